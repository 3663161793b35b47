"""What is recorded about one file: plain rows, written by a language, stored by the index.

Rows speak about one file's bytes alone, so they can be keyed by blob id and reused on every branch.
Binding a name across files is `resolution`'s work, asked for at query time. Next: languages/.
"""

from __future__ import annotations

import json
import zlib
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
    PUBLIC = 512
    PROTECTED = 1024
    EXPORTED = 2048
    DECLARATION = 4096  # says that a thing exists; its definition stands elsewhere
    CONSTRUCTOR = 8192
    DETACHED = 16384  # a member written outside its class: `Details.owner` names that


DefRow: TypeAlias = tuple[int, int, str, str, str, int, int, int, int, str | None]
"""no, parent, name, qualified name, kind, line of the name, first line (decorators included), last
line, traits, details as JSON."""

ImportRow: TypeAlias = tuple[int, str, str, str, str, str, int, int]
"""scope, form, module as written, its last part (by which a file is looked up), name ('' for a
whole module, '*' for everything), bound name, line of the statement, line of the name. One row for
each bound name. Forms: '' a plain import · 'reexport' binds nothing here · 'using' and 'mod' bring
names or files into view but are no imports people would list."""

LISTED_FORMS = frozenset({"", "reexport"})

CallRow: TypeAlias = tuple[int, str, str, int, int, str, int]
"""caller, last identifier of the callee ('' where it has none), callee as written, first line, last
line, what the callee's first identifier is bound to within the file, and the number of arguments
(-1 where it is not told):
d<no> a definition · o<no> overloads, <no> the first of them · i<n> the n-th import ·
s<no>/k<no>/u<no> the instance, class or super of class <no> · t<text> a value of that written type
· r<code><SEPARATOR><callee> what a call returns, <code> telling its first identifier · b a builtin
· l an opaque local · m bound more than once · x an expression · v only named, as what may be
called · ? not bound in this file."""

SEPARATOR = "\x1f"

BaseRow: TypeAlias = tuple[int, int, str, str, str, str, int]
"""class (0 where it is written outside its class), ordinal within the file, last identifier of the
base, base as written, 'extends' or 'implements', the class's identifier (where it is
written outside, else ''), line."""

ExportRow: TypeAlias = tuple[str, int, str]
"""name as others see it ('*' for everything of a module), line, and what it stands for: '' the same
name of this file, another name of it, or i<n> the n-th import."""

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
    exports: list[ExportRow]
    aliases: list[AliasRow]
    package: str = ""
    language: str = ""
    """Where it is not the one its suffix tells: a header may be C or C++."""
    troubled: str = ""
    """The lines the parser could not place, as `reading.trouble` writes them."""

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
    owner: str | None = None


class StoredFacts(NamedTuple):
    """The same as the index keeps it: calls packed into one, for they are read by the file."""

    status: str
    defs: list[DefRow]
    imports: list[ImportRow]
    calls: bytes
    called: list[str]
    bases: list[BaseRow]
    attributes: list[AttributeRow]
    rebound: list[str]
    exports: list[ExportRow]
    aliases: list[AliasRow]
    package: str
    language: str
    troubled: str


def to_store(facts: FileFacts) -> StoredFacts:
    """A callee that is its own expression, and a call on one line, are not written twice."""
    calls = [
        (caller, name, None if text == name else text, line, last - line, bind)
        if n_args < 0
        else (caller, name, None if text == name else text, line, last - line, bind, n_args)
        for caller, name, text, line, last, bind, n_args in facts.calls
    ]
    return StoredFacts(
        status=facts.status,
        defs=facts.defs,
        imports=facts.imports,
        calls=zlib.compress(_encode(calls).encode(), 1),
        called=list({row[1] for row in facts.calls}),
        bases=facts.bases,
        attributes=facts.attributes,
        rebound=facts.rebound,
        exports=facts.exports,
        aliases=facts.aliases,
        package=facts.package,
        language=facts.language,
        troubled=facts.troubled,
    )


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
