"""Names that a file only imports: what they are is for the file they come from to say.

`const f = require("./f")` reads like a variable, and is whatever that module exports. Yields what
such a name is bound to, or from where it comes; no evidence.
"""

from __future__ import annotations

from collections.abc import Iterable

from probant.facts.binder import Binder
from probant.facts.bound import Defined
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact, ImportFact

_HOLDERS = frozenset({"variable", "constant"})


class ImportedNames:
    """Tells imported names of one snapshot from those that are defined."""

    def __init__(self, book: FactBook, binder: Binder) -> None:
        self._book = book
        self._binder = binder

    def row(self, fact: DefFact) -> ImportFact | None:
        """The import that makes a variable; None for one that is none."""
        if fact.kind not in _HOLDERS:
            return None
        return next(
            (
                row
                for row in self._book.imports_of(fact.path)
                if row.bound == fact.name
                and row.line <= fact.last_line
                and fact.line <= row.last_line
            ),
            None,
        )

    def meant(self, facts: Iterable[DefFact]) -> list[DefFact]:
        """The same definitions, with imported names replaced by what they certainly mean."""
        found: dict[tuple[str, int], DefFact] = {}
        for fact in facts:
            row = self.row(fact)
            bound = self._binder.imported(row) if row is not None else None
            one = bound.fact if isinstance(bound, Defined) else fact
            found.setdefault(one.key, one)
        return list(found.values())

    def origin(self, facts: Iterable[DefFact], name: str) -> ImportFact | None:
        """From where the name comes, if it is not defined in the repository but imported."""
        known = list(facts)
        rows = (self.row(fact) for fact in known)
        found = next((row for row in rows if row is not None), None)
        if found is not None or known:
            return found
        last = name.rpartition(".")[2]
        taken = (row for row in self._book.imports_mentioning(last) if row.bound == last)
        renamed = (row for row in self._book.all_imports() if row.bound == last)
        return next(taken, None) or next(renamed, None)


def told(name: str, row: ImportFact) -> str:
    return f"{name} is imported from {row.module} at {row.path}:{row.line}"
