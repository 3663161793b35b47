"""What the code of a tree really says, as an oracle tells it: the ruler for extracted facts.

Pure records. Oracles fill them (oracles/), `facts_score` lays the engine's facts beside them. A
part an oracle cannot judge is None, never an empty tuple.
"""

from __future__ import annotations

from dataclasses import dataclass

from probant.errors import ExecutionError


class OracleMissingError(ExecutionError):
    """The program or package an oracle stands on is not on this machine."""


@dataclass(frozen=True, order=True, slots=True)
class TrueDefinition:
    """`kind` is one of probant.facts/1; `line` is the line on which the name stands."""

    path: str
    line: int
    name: str
    kind: str
    qualified_name: str = ""
    is_declaration: bool = False


@dataclass(frozen=True, order=True, slots=True)
class TrueImport:
    """`module` as written; `resolved` the file (or package folder) of the tree it means."""

    path: str
    line: int
    module: str
    resolved: str | None = None
    names: tuple[str, ...] = ()


@dataclass(frozen=True, order=True, slots=True)
class TrueBase:
    """`owner` extends or implements `base`, the last identifier of what is written."""

    path: str
    owner: str
    base: str
    relation: str


@dataclass(frozen=True, order=True, slots=True)
class TrueExport:
    path: str
    name: str


@dataclass(frozen=True, order=True, slots=True)
class TrueCall:
    """A call site whose callee is defined in the tree, at `target_path`:`target_line`."""

    path: str
    line: int
    callee: str
    target_path: str
    target_line: int


@dataclass(frozen=True, kw_only=True, slots=True)
class CodeTruth:
    """One oracle's word on one language of one tree; only about the files it could read."""

    language: str
    oracle: str
    files: frozenset[str]
    kinds: frozenset[str] = frozenset()
    definitions: tuple[TrueDefinition, ...] | None = None
    imports: tuple[TrueImport, ...] | None = None
    bases: tuple[TrueBase, ...] | None = None
    exports: tuple[TrueExport, ...] | None = None
    calls: tuple[TrueCall, ...] | None = None
    dropped: tuple[tuple[str, str], ...] = ()
