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
    """`kind` is one of probant.facts/1; `line` is the line on which the name stands.

    An optional one (the member of an interface, a method of an object literal) is a matter of
    taste: listing it is not wrong, leaving it out is no miss.
    """

    path: str
    line: int
    name: str
    kind: str
    qualified_name: str = ""
    is_declaration: bool = False
    is_optional: bool = False


@dataclass(frozen=True, order=True, slots=True)
class TrueImport:
    """`module` as written; `resolved` the file (or package folder) of the tree it means.

    `line` is where the statement starts, any of `lines` (first, last) is as right; `names` are the
    imported names, not what they are bound to. Where it leads is judged only if `is_certain`.
    """

    path: str
    line: int
    module: str
    resolved: str | None = None
    names: tuple[str, ...] = ()
    is_certain: bool = True
    is_optional: bool = False
    lines: tuple[int, int] | None = None


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
    is_optional: bool = False


@dataclass(frozen=True, order=True, slots=True)
class TrueCall:
    """A call site whose callee is defined in the tree, at `target_path`:`target_line`.

    `line` is where the callee's expression starts, `callee` its last identifier, the target the
    line of a name. `others` are places that are just as right: overloads, a declaration elsewhere,
    the constructor of the class that is called.
    """

    path: str
    line: int
    callee: str
    target_path: str
    target_line: int
    others: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, order=True, slots=True)
class ForeignCall:
    """A call site that certainly leads to no definition of the tree: a library, a parameter."""

    path: str
    line: int
    callee: str


@dataclass(frozen=True, order=True, slots=True)
class TrueSignature:
    """What stands at the head of a function whose name is at `path`:`line`.

    `parameters` in order without the receiver, None if one has no plain name; `returns` as written,
    '' for none; `marks` among async, generator, static, public, private; `end_line` 0 for no body.
    """

    path: str
    line: int
    name: str
    end_line: int
    parameters: tuple[str, ...] | None
    returns: str = ""
    marks: frozenset[str] = frozenset()


@dataclass(frozen=True, kw_only=True, slots=True)
class CodeTruth:
    """One oracle's word on one language of one tree; only about the files it could read.

    `unjudged` names a fact kind of `facts_score` and a path for which the oracle is silent,
    `silent_lines` path and line of places about which it has no word at all.
    """

    language: str
    oracle: str
    files: frozenset[str]
    kinds: frozenset[str] = frozenset()
    definitions: tuple[TrueDefinition, ...] | None = None
    imports: tuple[TrueImport, ...] | None = None
    bases: tuple[TrueBase, ...] | None = None
    exports: tuple[TrueExport, ...] | None = None
    calls: tuple[TrueCall, ...] | None = None
    foreign_calls: tuple[ForeignCall, ...] = ()
    signatures: tuple[TrueSignature, ...] = ()
    unjudged: frozenset[tuple[str, str]] = frozenset()
    silent_lines: frozenset[tuple[str, int]] = frozenset()
    dropped: tuple[tuple[str, str], ...] = ()
