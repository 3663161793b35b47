"""What narrows the answers of a question: where they stand, of what sort they are, when, by whom.

A filter that a kind cannot apply is never dropped: the question is then not covered. Next:
question.py.
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
    def narrows_places(self) -> bool:
        """Whether answers that stand in files may be left out."""
        return bool(
            self.within or self.of or self.symbol_kinds or self.outside_tests or self.only_tests
            or self.public
        )  # fmt: skip

    @property
    def words(self) -> tuple[str, ...]:
        """Every filter in plain words, as a trace and a sentence tell it."""
        kinds = " or ".join(sorted(kind.value.replace("_", " ") for kind in self.symbol_kinds))
        spoken = (
            (f"in {self.within}", self.within),
            (f"of {self.of}", self.of),
            ("outside tests", self.outside_tests),
            ("in tests", self.only_tests),
            (f"that are a {kinds}", kinds),
            ("that are public", self.public),
            (f"by {self.by}", self.by),
            (f"since {self.since}", self.since),
            (f"until {self.until}", self.until),
        )
        return tuple(words for words, is_set in spoken if is_set)

    @property
    def narrows(self) -> bool:
        """Whether any answer could be left out by these."""
        return self.narrows_places or bool(self.since or self.until or self.by)
