"""Which oracle speaks about which language, and asking those a tree needs.

An oracle that lacks its program is reported with the remedy, never as a score. What is asked comes
from the languages' own front ends alone; only what is measured on the extracted facts may come from
a stand-in, which is named there. Each oracle is one
module with `read(root, cache, environment)`, loaded only when its language occurs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from probant.errors import ExecutionError
from probant.evaluation.oracles.tree import NOT_CONTENT
from probant.evaluation.sources.code.truth import CodeTruth

ORACLES: Mapping[str, str] = {
    "python": "python_code",
    "typescript": "typescript",
    "javascript": "typescript",
    "c": "clang",
    "cpp": "clang",
    "go": "golang",
    "java": "java",
    "rust": "rust",
}
"""Language → module below `oracles`: the language's own front end."""

STAND_IN = "ctags"
"""Tells definitions of any language whose front end is missing here: for `eval facts` only."""

_SUFFIXES: Mapping[str, tuple[str, ...]] = {
    "python": (".py", ".pyi", ".pyw"),
    "typescript": (".ts", ".tsx", ".mts", ".cts"),
    "javascript": (".js", ".jsx", ".mjs", ".cjs"),
    "c": (".c", ".h"),
    "cpp": (".cc", ".cpp", ".cxx", ".hpp", ".hh", ".hxx", ".ipp", ".tpp"),
    "go": (".go",),
    "java": (".java",),
    "rust": (".rs",),
}
LANGUAGE_OF = {suffix: name for name, suffixes in _SUFFIXES.items() for suffix in suffixes}


class Read(Protocol):
    def __call__(
        self, root: Path, cache: Path, environment: Mapping[str, str]
    ) -> tuple[CodeTruth, ...]: ...


@dataclass(frozen=True, order=True, slots=True)
class NotLooked:
    """A language nobody could judge here; the reason ends with what to do about it."""

    language: str
    reason: str


def languages_of(root: Path) -> tuple[str, ...]:
    """Languages with an oracle, by the names of the files below `root`; links not followed."""
    found: set[str] = set()
    for _, folders, files in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_CONTENT]
        found |= {LANGUAGE_OF.get(Path(name).suffix.lower(), "") for name in files}
    return tuple(language for language in ORACLES if language in found)


def look(
    root: Path,
    cache: Path,
    environment: Mapping[str, str],
    languages: Iterable[str],
    *,
    oracle_named: Callable[[str], Read] | None = None,
) -> tuple[tuple[CodeTruth, ...], tuple[NotLooked, ...]]:
    """What the oracles say about `languages`, and which of them could not look."""
    find = oracle_named or _oracle
    truths: list[CodeTruth] = []
    gaps: list[NotLooked] = []
    by_module: dict[str, list[str]] = {}
    for language in languages:
        by_module.setdefault(ORACLES[language], []).append(language)
    for module, wanted in by_module.items():
        try:
            truths += find(module)(root, cache, environment)
        except ExecutionError as error:
            gaps += [NotLooked(language, str(error)) for language in wanted]
    return tuple(truth for truth in truths if truth.files), tuple(gaps)


def look_or_stand_in(
    root: Path,
    cache: Path,
    environment: Mapping[str, str],
    languages: Iterable[str],
    *,
    oracle_named: Callable[[str], Read] | None = None,
) -> tuple[tuple[CodeTruth, ...], tuple[NotLooked, ...]]:
    """As `look`, with the stand-in's definitions of the languages that could not be looked at."""
    truths, gaps = look(root, cache, environment, languages, oracle_named=oracle_named)
    missing = [gap.language for gap in gaps]
    if not missing:
        return truths, gaps
    try:
        stood_in = (oracle_named or _oracle)(STAND_IN)(root, cache, environment)
    except ExecutionError as error:
        return truths, (*gaps, *(NotLooked(language, str(error)) for language in missing))
    return (*truths, *(one for one in stood_in if one.language in missing and one.files)), gaps


def _oracle(name: str) -> Read:
    return cast(Read, import_module(f"probant.evaluation.oracles.{name}").read)
