"""Places that make values of a type without calling it, as rows like those of calls.

A place counts only where its written type is certainly the target. What a file says of itself is
read by `facts.bodies.making`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from probant.facts.bodies.making import Certainty, Making, makings
from probant.facts.bound import Defined, Instance, Outside
from probant.facts.languages import family_of
from probant.facts.rows import CallFact, DefFact
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import NameValue, Observation

MADE = "made"
"""The `bind` of a row that is no call: a value is made there."""

N_SHOWN = 5


class Made(NamedTuple):
    certain: list[CallFact]
    doubtful: list[CallFact]


class Makings:
    """Reads the files of one snapshot that name a type."""

    def __init__(self, box: Toolbox) -> None:
        self._book = box.book
        self._binder = box.binder
        self._search = box.search
        self._files = ParsedFiles(box.tree)
        self._seen: dict[tuple[str, str], list[tuple[RepoPath, Making]]] = {}

    def sites(self, targets: Sequence[DefFact], names: Sequence[str]) -> Made:
        """Where values of these types are made, and where they may be."""
        keys = {fact.key for fact in targets}
        made = Made([], [])
        for path, one in self._makings(targets, names):
            if one.certainty is Certainty.NOT_EXCLUDED:
                continue
            row = self._row(path, one)
            bound = self._binder.rules(path).typed((path, row.caller), one.written)
            match bound:
                case Instance(fact) | Defined(fact):
                    is_meant = fact.key in keys
                    if is_meant:
                        is_sure = one.certainty is Certainty.MADE
                        (made.certain if is_sure else made.doubtful).append(row)
                case Outside():
                    continue
                case _:
                    made.doubtful.append(row)
        return made

    def not_excluded(self, targets: Sequence[DefFact], names: Sequence[str]) -> list[Observation]:
        """Places that name a type where a value of it may come to be unseen."""
        found = [
            Observation(
                NameValue(one.written, path, one.first),
                (Place(path, LineRange(one.first, one.last), one.word),),
                f"{one.written} is named at {path}:{one.first}, where one may be constructed",
            )
            for path, one in self._makings(targets, names)
            if one.certainty is Certainty.NOT_EXCLUDED
        ]
        return found[:N_SHOWN]

    def _makings(
        self, targets: Sequence[DefFact], names: Sequence[str]
    ) -> Iterator[tuple[RepoPath, Making]]:
        types = [fact for fact in targets if fact.kind in CLASS_KINDS]
        if not types or (family := family_of(types[0].path)) not in ("go", "rust", "cpp", "java"):
            return
        for name in names:
            if (family, name) not in self._seen:
                self._seen[family, name] = [
                    (path, one)
                    for path in sorted(self._search.files([name]).paths())
                    if family_of(path) == family and (code := self._files.code(path)) is not None
                    for one in makings(code, name)
                ]
            yield from self._seen[family, name]

    def _row(self, path: RepoPath, one: Making) -> CallFact:
        blob = self._book.blob(path)
        around = [
            fact
            for fact in self._book.definitions_in(path)
            if fact.kind in FUNCTION_KINDS and fact.first_line <= one.first <= fact.last_line
        ]
        caller = max(around, key=lambda fact: fact.first_line).no if around else 0
        return CallFact(
            path, blob or 0, -1, caller, one.word, one.written, one.first, one.last, MADE
        )  # fmt: skip
