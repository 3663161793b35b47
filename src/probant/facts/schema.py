"""What is recorded about one file: plain rows, written by a language, stored by the index.

Rows speak about one file's bytes alone, so they can be keyed by blob id and reused on every branch.
Binding a name across files is `resolution`'s work, asked for at query time. Next: languages/.
"""

from __future__ import annotations

from enum import IntFlag
from typing import NamedTuple

MODULE_SCOPE = 0
"""`no` of the scope that is the file itself; definitions are numbered from 1."""


class Trait(IntFlag):
    """Properties of a definition, as bits in `DefRow.traits`."""

    ASYNC = 1
    GENERATOR = 2
    STATIC = 4
    CLASS_METHOD = 8
    PROPERTY = 16
    OVERLOAD = 32
    ABSTRACT = 64
    EMPTY_VALUE = 128  # assigned None: a placeholder, not a rival binding
    PRIVATE = 256


class DefRow(NamedTuple):
    """One definition. `line` is where the name stands; `first_line` includes decorators."""

    no: int
    parent: int
    name: str
    qualified_name: str
    kind: str
    line: int
    first_line: int
    last_line: int
    traits: int
    details: str | None


class ImportRow(NamedTuple):
    """One bound name. `module` as written; `name` '' for a whole module, '*' for everything.

    `line` is where the statement starts, `last_line` where the name stands.
    """

    scope: int
    module: str
    name: str
    bound: str
    line: int
    last_line: int


class CallRow(NamedTuple):
    """One call. `name` is the last identifier of the callee ('' where it has none).

    `bind` says what the callee's first identifier is bound to within the file:
    d<no> a definition · i<n> the n-th import · s<no>/k<no>/u<no> the instance, class or super of
    class <no> · t<text> a local of that written type · b a builtin · l an opaque local ·
    m bound more than once · x an expression · ? not bound in this file.
    """

    caller: int
    name: str
    expression: str
    line: int
    last_line: int
    bind: str


class BaseRow(NamedTuple):
    """One base of class `owner`; `name` is the last identifier of `expression`."""

    owner: int
    ordinal: int
    name: str
    expression: str


class AttributeRow(NamedTuple):
    """An attribute set on the instance of class `owner`; `type` '' where it is not written."""

    owner: int
    name: str
    type: str
    line: int


class FileFacts(NamedTuple):
    """All rows of one file. `status` is '' when the parser understood every byte."""

    status: str
    defs: list[tuple[int, int, str, str, str, int, int, int, int, str | None]]
    imports: list[tuple[int, str, str, str, int, int]]
    calls: list[tuple[int, str, str, int, int, str]]
    bases: list[tuple[int, int, str, str]]
    attributes: list[tuple[int, str, str, int]]
    rebound: list[str]
    exports: list[tuple[str, int]]


class Parameter(NamedTuple):
    """As written; `star` is '', '*' or '**'."""

    name: str
    annotation: str | None
    default: str | None
    star: str


class Details(NamedTuple):
    """The parts of a definition that few questions need, stored as one JSON text."""

    parameters: tuple[Parameter, ...] = ()
    returns: str | None = None
    annotation: str | None = None
    decorators: tuple[str, ...] = ()
    doc_lines: tuple[int, int] | None = None
    receiver: str | None = None
    n_head_lines_below: int = 0
