"""Many translation units put together: what they say of each file, and where calls lead.

A callee seen as a prototype in one unit may be defined in another; both know it by the same name
of the front end (USR). Next: clang.py makes the records of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from probant.evaluation.oracles.clang_calls import Call
from probant.evaluation.oracles.clang_pool import Reading
from probant.evaluation.sources.code.truth import (
    ForeignCall,
    TrueBase,
    TrueCall,
    TrueDefinition,
    TrueImport,
    TrueSignature,
)

Place = tuple[str, int]


@dataclass
class FileTruth:
    """One file, read without an error at least once; `inactive` are lines no unit saw."""

    languages: set[str] = field(default_factory=set)
    definitions: set[TrueDefinition] = field(default_factory=set)
    imports: set[TrueImport] = field(default_factory=set)
    bases: set[TrueBase] = field(default_factory=set)
    calls: set[Call] = field(default_factory=set)
    signatures: set[TrueSignature] = field(default_factory=set)
    renamed: set[int] = field(default_factory=set)
    inactive: set[int] | None = None


@dataclass
class Callee:
    definitions: set[Place] = field(default_factory=set)
    declarations: set[Place] = field(default_factory=set)


CLASSES = frozenset({"class", "struct"})


class Merged:
    def __init__(self) -> None:
        self.files: dict[str, FileTruth] = {}
        self.reasons: dict[str, str] = {}
        self._callees: dict[str, Callee] = {}

    def add(self, units: Iterable[Reading]) -> None:
        for unit in units:
            if unit["fatal"]:
                self.reasons.setdefault(unit["path"], unit["fatal"])
            for path, told in unit["files"].items():
                if told["error"]:
                    self.reasons.setdefault(path, told["error"])
                else:
                    self._add_file(path, unit["language"], told)

    def _add_file(self, path: str, language: str, told: Mapping[str, Any]) -> None:
        truth = self.files.setdefault(path, FileTruth())
        truth.languages.add(language)
        truth.definitions |= {TrueDefinition(path, *row) for row in told["definitions"]}
        truth.imports |= {TrueImport(path, *row) for row in told["imports"]}
        truth.bases |= {TrueBase(path, owner, base, "extends") for owner, base in told["bases"]}
        truth.calls |= {
            Call(path, line, callee, tuple(usrs), seen_path, seen_line)
            for _, line, callee, usrs, seen_path, seen_line in told["calls"]
        }
        truth.signatures |= {_signature(path, *row) for row in told["signatures"]}
        truth.renamed |= set(told["renamed"])
        inactive = {line for first, last in told["inactive"] for line in range(first, last + 1)}
        truth.inactive = inactive if truth.inactive is None else truth.inactive & inactive
        for usr, line, is_declaration in told["functions"]:
            callee = self._callees.setdefault(usr, Callee())
            (callee.declarations if is_declaration else callee.definitions).add((path, line))

    def calls(self, path: str) -> Iterator[TrueCall]:
        """The calls written in `path` that lead to something written in the tree."""
        for call in self.files[path].calls:
            target = _chosen(self._targets(call), call)
            if target is not None:
                others = tuple(sorted(self._as_right(call, target)))
                yield TrueCall(path, call.line, call.callee, *target, others)

    def foreign_calls(self, path: str) -> Iterator[ForeignCall]:
        """The calls written in `path` that certainly lead out of the tree."""
        calls = self.files[path].calls
        doubtful = {(c.line, c.callee) for c in calls if not c.usrs or self._targets(c)}
        for call in calls:
            if (call.line, call.callee) not in doubtful:
                yield ForeignCall(path, call.line, call.callee)

    def _as_right(self, call: Call, target: Place) -> set[Place]:
        """Declarations of the callee, and the class whose constructor is called."""
        found = {
            place for usr in call.usrs for place in self._callees.get(usr, Callee()).declarations
        }
        found |= {
            (path, one.line)
            for path in {target[0], *(path for path, _ in found)}
            for one in self.files.get(path, FileTruth()).definitions
            if one.name == call.callee and one.kind in CLASSES and not one.is_declaration
        }
        return found - {target}

    def _targets(self, call: Call) -> set[Place]:
        """Definitions of the callee, or else its declarations; none if it is not of the tree."""
        for usr in call.usrs:
            callee = self._callees.get(usr, Callee())
            if callee.definitions or callee.declarations:
                return callee.definitions or callee.declarations
        # A constructor nobody wrote stands where its class does.
        seen = (call.seen_path, call.seen_line)
        return {seen} if self._is_defined(*seen, call.callee) else set()

    def _is_defined(self, path: str, line: int, name: str) -> bool:
        truth = self.files.get(path, FileTruth())
        return any((found.line, found.name) == (line, name) for found in truth.definitions)


def _chosen(places: set[Place], call: Call) -> Place | None:
    """Of several, as the `main` of several programs, only one the caller's own unit points at."""
    if len(places) == 1:
        return next(iter(places))
    seen = (call.seen_path, call.seen_line)
    if seen in places:
        return seen
    beside = [place for place in places if place[0] == call.path]
    return beside[0] if len(beside) == 1 else None


def _signature(
    path: str,
    line: int,
    name: str,
    end_line: int,
    parameters: Sequence[str] | None,
    is_static: bool,
) -> TrueSignature:
    return TrueSignature(
        path=path,
        line=line,
        name=name,
        end_line=end_line,
        parameters=tuple(parameters) if parameters is not None else None,
        marks=frozenset({"static"} if is_static else ()),
    )
