"""A baseline: every tag of the name, by universal-ctags. It knows definitions, and nothing else.

A name it has no tag of, and a question that is not for a place, it does not answer.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from probant.errors import ExecutionError, ProgramMissing
from probant.evaluation.subjects.anchors import Wish, anchor_of, wish_of
from probant.evaluation.subjects.baselines import always_abstain
from probant.evaluation.subjects.cited_lines import CitedAnswers
from probant.workspace import process

MAX_SECONDS = 300.0
MAX_OUTPUT_BYTES = 500_000_000
_OPTIONS = ("--options=NONE", "--output-format=json", "--fields=+nKZ-P", "--sort=no")
"""A file of the tree may not configure the program that reads it."""


def missing() -> str | None:
    try:
        said = _run(["ctags", "--version"])
    except ExecutionError:
        said = b""
    is_there = said.startswith(b"Universal Ctags")
    return None if is_there else "universal-ctags is not installed"


class CtagsTags:
    def __init__(self, root: Path) -> None:
        self._cited = CitedAnswers(root)
        self._tags: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
        for tag in _tags(root):
            self._tags[tag["name"]].append(tag)

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        anchor = anchor_of(question_text)
        if anchor is None or at is not None or wish_of(question_text) is not Wish.DEFINITIONS:
            return always_abstain(question_text)
        owner, _, name = anchor.rpartition(".")
        tags = [tag for tag in self._tags.get(name, []) if _is_owned(tag, owner)]
        places = sorted({(tag["path"], tag["line"]) for tag in tags})
        return self._cited.located(question_text, name, places)


def _is_owned(tag: Mapping[str, Any], owner: str) -> bool:
    scope = str(tag.get("scope", "")).replace("::", ".")
    return not owner or scope == owner or scope.endswith(f".{owner}")


def _tags(root: Path) -> Iterator[Mapping[str, Any]]:
    said = _run(["ctags", *_OPTIONS, "-R", "--exclude=.git", "-f", "-"], root)
    for line in said.splitlines():
        try:
            tag = json.loads(line)
        except ValueError:
            continue  # bytes that are no UTF-8 are printed as they are
        if isinstance(tag, dict) and isinstance(tag.get("line"), int) and "name" in tag:
            yield tag | {"path": str(tag.get("path", "")).removeprefix("./")}


def _run(argv: list[str], root: Path | None = None) -> bytes:
    done = process.run(
        argv,
        cwd=root.resolve() if root is not None else None,
        env=process.clean_env(),
        timeout=MAX_SECONDS,
        max_output=MAX_OUTPUT_BYTES,
    )
    if done.returncode:
        raise ProgramMissing("ctags did not work", remedy="install universal-ctags")
    return done.stdout
