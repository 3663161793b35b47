"""The ordinary documentation of a tree: what its authors wrote for people, not for this project.

What is refuted there is a false alarm unless somebody looked and found the page wrong: those places
are listed in docs.toml with the reason, and counted apart.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import PurePosixPath

from probant.evaluation.oracles.tree import Tree
from probant.evaluation.statements.response import SaidClaim, Text, Verdict

SUFFIXES = (".md", ".rst", ".markdown")
_LISTS_OF_CHANGES = re.compile(r"(change|news|history|release|whatsnew|licen[cs]e|copying)", re.I)


@dataclass(frozen=True, order=True, slots=True)
class Alarm:
    """A refutation in a page of documentation; `why` is what somebody found who looked."""

    repo: str
    path: str
    line: int
    text: str
    failure: str
    detail: str
    why: str = ""


@dataclass(frozen=True, kw_only=True, slots=True)
class DocsResult:
    n_bytes: int = 0
    n_pages: int = 0
    n_by_verdict: tuple[tuple[Verdict, int], ...] = ()
    alarms: tuple[Alarm, ...] = ()

    @property
    def false_alarms(self) -> tuple[Alarm, ...]:
        return tuple(alarm for alarm in self.alarms if not alarm.why)

    def n(self, verdict: Verdict) -> int:
        return dict(self.n_by_verdict).get(verdict, 0)


def pages(tree: Tree) -> Iterator[Text]:
    """READMEs, guides and everything below a documentation folder; no list of changes, which
    speaks of other times, and no licence."""
    for path, content in tree.files.items():
        pure = PurePosixPath(path)
        if pure.suffix.lower() not in SUFFIXES or _LISTS_OF_CHANGES.search(pure.stem):
            continue
        if "debian" in pure.parts:
            continue
        try:
            text = content.decode("utf-8")
        except UnicodeDecodeError:
            continue
        yield Text(path, text, is_part=True)


def docs_result(repo: str, texts: list[Text], claims: list[tuple[SaidClaim, ...]]) -> DocsResult:
    known = looked_at()
    counts: dict[Verdict, int] = dict.fromkeys(Verdict, 0)
    alarms: list[Alarm] = []
    for page, found in zip(texts, claims, strict=True):
        for claim in found:
            counts[claim.verdict] += 1
            if claim.verdict is Verdict.REFUTED:
                why = known.get((repo, page.name, claim.text), "")
                alarms.append(
                    Alarm(repo, page.name, claim.line, claim.text, claim.failure, claim.detail, why)
                )
    return DocsResult(
        n_bytes=sum(len(page.text.encode()) for page in texts),
        n_pages=len(texts),
        n_by_verdict=tuple(counts.items()),
        alarms=tuple(alarms),
    )


def looked_at() -> Mapping[tuple[str, str, str], str]:
    """Pages that are wrong about the tree they come with: repository, path, words → reason."""
    listed = (
        resources.files("probant.evaluation.statements").joinpath("docs.toml").read_text("utf-8")
    )
    entries = tomllib.loads(listed).get("wrong", [])
    return {(entry["repo"], entry["path"], entry["text"]): entry["why"] for entry in entries}


def together(results: Sequence[DocsResult]) -> DocsResult:
    """Of several trees, as one."""
    return DocsResult(
        n_bytes=sum(one.n_bytes for one in results),
        n_pages=sum(one.n_pages for one in results),
        n_by_verdict=tuple((v, sum(one.n(v) for one in results)) for v in Verdict),
        alarms=tuple(alarm for one in results for alarm in one.alarms),
    )
