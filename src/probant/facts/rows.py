"""What the index knows of one thing, at a path of the snapshot: a definition, call, import, base.

Rows as `lookup` reads them; how they were extracted is `schema`'s matter.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from probant.facts.schema import LISTED_FORMS, Details, Parameter
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind


class DefFact(NamedTuple):
    """A definition at a path of the snapshot. (path, no) identifies it."""

    path: RepoPath
    blob: int
    no: int
    parent: int
    name: str
    qualified_name: str
    kind: str
    line: int
    first_line: int
    last_line: int
    traits: int
    details_text: str | None

    @property
    def key(self) -> tuple[str, int]:
        return self.path, self.no

    @property
    def details(self) -> Details:
        raw = json.loads(self.details_text) if self.details_text else {}
        doc = raw.get("doc")
        return Details(
            parameters=tuple(Parameter(*parameter) for parameter in raw.get("p", ())),
            returns=raw.get("r"),
            annotation=raw.get("a"),
            decorators=tuple(raw.get("d", ())),
            doc_lines=(doc[0], doc[1]) if doc else None,
            receiver=raw.get("self"),
            n_head_lines_below=raw.get("h", 0),
            owner=raw.get("o"),
        )

    @property
    def definition(self) -> Definition:
        return Definition(
            path=self.path,
            line=self.line,
            name=self.name,
            qualified_name=self.qualified_name,
            kind=SymbolKind(self.kind),
        )

    @property
    def head(self) -> Place:
        """The lines from the name to the end of the signature."""
        last = self.line + self.details.n_head_lines_below
        return Place(self.path, LineRange(self.line, last), self.name)

    def has(self, trait: int) -> bool:
        return bool(self.traits & trait)


class CallFact(NamedTuple):
    """A call site. `caller` 0 is the module itself."""

    path: RepoPath
    blob: int
    no: int
    caller: int
    name: str
    expression: str
    line: int
    last_line: int
    bind: str
    n_arguments: int = -1

    @property
    def place(self) -> Place:
        return Place(self.path, LineRange(self.line, self.last_line), self.name)


class ImportFact(NamedTuple):
    path: RepoPath
    blob: int
    no: int
    scope: int
    form: str
    module: str
    name: str
    bound: str
    line: int
    last_line: int

    @property
    def is_listed(self) -> bool:
        """Whether people would call it an import of this file."""
        return self.form in LISTED_FORMS


class BaseFact(NamedTuple):
    path: RepoPath
    blob: int
    owner: int
    ordinal: int
    name: str
    expression: str
    relation: str
    owner_text: str
    line: int
