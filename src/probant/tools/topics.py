"""Code that uses libraries for a topic, by the table of what libraries are for.

One observation for each function and library, at its first call. What comes from outside and is in
no table leaves the list open; a "no" needs that nothing comes from outside. Next:
library_topics.py, library_calls.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from probant.facts.bodies.environment import environment_reads
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.library_calls import Doubt, LibraryCalls
from probant.tools.library_topics import CONCURRENCY, ENVIRONMENT, fitting
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation

_ENVIRONMENT_OF = {
    "python": "os", "javascript": "process", "typescript": "process", "go": "os",
    "rust": "std.env", "java": "java.lang", "c": "stdlib.h", "cpp": "stdlib.h",
}  # fmt: skip
N_CALLEES = 3
"""How many different calls of one function are named."""


class Use(NamedTuple):
    """One place that uses a library; `how` says what is done there."""

    library: str
    path: RepoPath
    line: int
    holder: str
    how: str


class Topics:
    """Looks for uses of libraries in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._calls = LibraryCalls(box)
        self._make = EntryMaker(box.tree, "topics", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        uses = [
            use
            for path in scope.files(sorted(self._book.blobs))
            for use in self._uses(path, step.member)
            if scope.holds(path, use.line)
        ]
        return (self._entry(step, scope, uses, self._doubted(step, scope)),)

    def _doubted(self, step: Step, scope: Scope) -> list[Use]:
        """Calls that are of such a library unless the name means something else there."""
        return [
            Use(library.label, path, call.line, _name(self._calls.holder(call)), f"calls {named}")
            for path in scope.files(sorted(self._book.blobs))
            for call, named in self._calls.unsure(path)
            for library in fitting(self._calls.language(path), named)
            if library.topic == step.member and scope.holds(path, call.line)
        ]

    def _uses(self, path: RepoPath, topic: str) -> list[Use]:
        called = list(self._called(path, topic))
        lines = {use.line for use in called}
        called += [one for one in self._by_language(path, topic) if one.line not in lines]
        known = {use.library for use in called}
        imported = [one for one in self._imported(path, topic) if one.library not in known]
        return called + imported

    def _called(self, path: RepoPath, topic: str) -> Iterator[Use]:
        language = self._calls.language(path)
        for call, named in self._calls.calls(path):
            for library in fitting(language, named):
                if library.topic == topic:
                    holder = _name(self._calls.holder(call))
                    yield Use(library.label, path, call.line, holder, f"calls {named}")

    def _imported(self, path: RepoPath, topic: str) -> Iterator[Use]:
        language = self._calls.language(path)
        for row, named in self._calls.imports(path):
            for library in fitting(language, named, is_call=False):
                if library.topic == topic:
                    yield Use(library.label, path, row.line, "", f"imports {named}")

    def _by_language(self, path: RepoPath, topic: str) -> Iterator[Use]:
        """What is written without a call: a variable of the environment, a goroutine."""
        language = self._calls.language(path)
        if topic == ENVIRONMENT and language in _ENVIRONMENT_OF:
            code = self._calls.parsed.code(path)
            for read in environment_reads(code) if code is not None else []:
                holder = _name(self._calls.holder_at(path, read.first))
                yield Use(
                    _ENVIRONMENT_OF[language], path, read.first, holder,
                    f"reads {read.name or 'a variable of the environment'}",
                )  # fmt: skip
        if topic == CONCURRENCY and language == "go":
            code = self._calls.parsed.code(path)
            for node in code.nodes("go_statement") if code is not None else []:
                line = node.start_point[0] + 1
                holder = _name(self._calls.holder_at(path, line))
                yield Use("go statements", path, line, holder, "starts a goroutine")

    def _entry(
        self, step: Step, scope: Scope, uses: list[Use], doubted: list[Use]
    ) -> EvidenceEntry:
        doubts = self._calls.doubts(scope)
        leads = tuple(_observations(doubted))
        if doubted:
            files = tuple(one.path for one in doubted)
            why = f"what {doubted[0].path}:{doubted[0].line} calls is bound more than once"
            doubts.append(Doubt(ReasonCode.UNRESOLVED_REFERENCES, files, why))
        unknown = self._calls.unlisted(scope) if uses else self._calls.any_outside(scope)
        doubts += [unknown] if unknown is not None else []
        reasons = tuple(dict.fromkeys(one.reason for one in doubts))
        note = "; ".join(one.why for one in doubts) or None
        unsure = {path for one in doubts for path in one.files}
        if not uses:
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, candidates=leads,
                unsure_in=unsure,
            )  # fmt: skip
        return self._make.observed(
            step, Quality.STRONG, tuple(_observations(uses)), candidates=leads,
            complete=not reasons or step.polar,
            reasons=() if step.polar else reasons, note=note, unsure_in=unsure,
        )  # fmt: skip


def _observations(uses: list[Use]) -> Iterator[Observation]:
    """One for each library, file and function, the libraries one behind the other."""
    groups: dict[tuple[str, RepoPath, str], list[Use]] = {}
    for use in sorted(uses):
        groups.setdefault((use.library, use.path, use.holder), []).append(use)
    for (library, path, holder), some in groups.items():
        first = min(one.line for one in some)
        hows = list(dict.fromkeys(one.how for one in some))
        verb = hows[0].partition(" ")[0]
        same = [how.removeprefix(f"{verb} ") for how in hows if how.startswith(f"{verb} ")]
        more = " and others" if len(hows) > N_CALLEES else ""
        told = f"{verb} {', '.join(same[:N_CALLEES])}{more}"
        where = f"{holder} ({path}:{first})" if holder else f"{path}:{first}"
        lines = sorted({one.line for one in some})
        places = tuple(Place(path, LineRange(line, line)) for line in lines)
        value = NameValue(f"{library} in {holder}" if holder else library, path, first)
        yield Observation(value, places, f"{library}: {where} {told}")


def _name(fact: DefFact | None) -> str:
    return fact.qualified_name if fact is not None else ""
