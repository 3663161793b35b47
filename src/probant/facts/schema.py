"""What is recorded about one file: plain rows, written by a language, stored by the index.

Rows speak about one file's bytes alone, so they can be keyed by blob id and reused on every branch.
Binding a name across files is `resolution`'s work, asked for at query time. Next: languages/.
"""

from __future__ import annotations

import json
from typing import NamedTuple, TypeAlias

MODULE_SCOPE = 0
"""`no` of the scope that is the file itself; definitions are numbered from 1."""


class Trait:
    """Properties of a definition, as bits in its row. Plain numbers, for they are tested a lot."""

    ASYNC = 1
    GENERATOR = 2
    STATIC = 4
    CLASS_METHOD = 8
    PROPERTY = 16
    OVERLOAD = 32
    ABSTRACT = 64
    EMPTY_VALUE = 128  # assigned None: a placeholder, not a rival binding
    PRIVATE = 256


DefRow: TypeAlias = tuple[int, int, str, str, str, int, int, int, int, str | None]
"""no, parent, name, qualified name, kind, line of the name, first line (decorators included), last
line, traits, details as JSON."""

ImportRow: TypeAlias = tuple[int, str, str, str, int, int]
"""scope, module as written, name ('' for a whole module, '*' for everything), bound name, line of
the statement, line of the name. One row for each bound name."""

CallRow: TypeAlias = tuple[int, str, str, int, int, str]
"""caller, last identifier of the callee ('' where it has none), callee as written, first line, last
line, and what the callee's first identifier is bound to within the file:
d<no> a definition · i<n> the n-th import · s<no>/k<no>/u<no> the instance, class or super of class
<no> · t<text> a local of that written type · b a builtin · l an opaque local · m bound more than
once · x an expression · ? not bound in this file."""

BaseRow: TypeAlias = tuple[int, int, str, str]
"""class, ordinal, last identifier of the base, base as written."""

AttributeRow: TypeAlias = tuple[int, str, str, int]
"""class, attribute set on its instances, written type ('' where none is), line."""


AliasRow: TypeAlias = tuple[int, str, str, int]
"""scope, new name, last identifier of what it stands for, line."""


class FileFacts(NamedTuple):
    """All rows of one file. `status` is '' when the parser understood every byte."""

    status: str
    defs: list[DefRow]
    imports: list[ImportRow]
    calls: list[CallRow]
    bases: list[BaseRow]
    attributes: list[AttributeRow]
    rebound: list[str]
    exports: list[tuple[str, int]]
    aliases: list[AliasRow]

    @staticmethod
    def unparsed(status: str) -> FileFacts:
        """A file about which nothing is known but why."""
        return FileFacts(status, [], [], [], [], [], [], [], [])


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


class StoredFacts(NamedTuple):
    """The same as the index keeps it: calls as one JSON text, since they are read by the file."""

    status: str
    defs: list[DefRow]
    imports: list[ImportRow]
    calls: str
    called: list[str]
    bases: list[BaseRow]
    attributes: list[AttributeRow]
    rebound: list[str]
    exports: list[tuple[str, int]]
    aliases: list[AliasRow]


def to_store(facts: FileFacts) -> StoredFacts:
    """A callee that is its own expression, and a call on one line, are not written twice."""
    calls = [
        (caller, name, None if text == name else text, line, last - line, bind)
        for caller, name, text, line, last, bind in facts.calls
    ]
    return StoredFacts(
        status=facts.status,
        defs=facts.defs,
        imports=facts.imports,
        calls=_encode(calls),
        called=list({row[1] for row in facts.calls}),
        bases=facts.bases,
        attributes=facts.attributes,
        rebound=facts.rebound,
        exports=facts.exports,
        aliases=facts.aliases,
    )


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
