"""What narrows the answers of a question: where they stand, of what sort they are, when and by whom.

A filter that a kind cannot apply is never dropped: the reading is then not covered. Next: question.py.
"""

from __future__ import annotations

from probant.vocabulary.record import Record
from probant.vocabulary.symbol import SymbolKind


class Filters(Record, kw_only=True):
    """`within` is a file or folder ('' is everywhere); dates are ISO or revisions, as written.

    `directly` is None where the question does not say, False for all the way.
    """

    within: str = ""
    of: str = ""
    symbol_kinds: frozenset[SymbolKind] = frozenset()
    outside_tests: bool = False
    only_tests: bool = False
    public: bool = False
    since: str = ""
    until: str = ""
    by: str = ""
    directly: bool | None = None

    @property
    def narrows(self) -> bool:
        """Whether any answer could be left out by these."""
        return bool(
            self.within or self.of or self.symbol_kinds or self.outside_tests or self.only_tests
            or self.public or self.since or self.until or self.by
        )  # fmt: skip
