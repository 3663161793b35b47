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
            self.within or self.symbol_kinds or self.outside_tests or self.only_tests or self.public
        )  # fmt: skip

    @property
    def words(self) -> tuple[str, ...]:
        """Every filter in plain words, as a trace and a sentence tell it."""
        spoken = (
            f"in {self.within}" if self.within else "",
            f"of {self.of}" if self.of else "",
            "outside tests" if self.outside_tests else "",
            "in tests" if self.only_tests else "",
            self._among,
            f"by {self.by}" if self.by else "",
            self._when,
        )
        return tuple(one for one in spoken if one)

    @property
    def _among(self) -> str:
        kinds = sorted(kind.value.replace("_", " ") for kind in self.symbol_kinds)
        things = " or ".join(f"{one}{'es' if one.endswith('s') else 's'}" for one in kinds)
        things = things or ("names" if self.public else "")
        return f"among {'public ' if self.public else ''}{things}" if things else ""

    @property
    def _when(self) -> str:
        if self.since and self.since == self.until:
            return f"on {self.since}"
        since = f"since {self.since}" if self.since else ""
        until = f"until {self.until}" if self.until else ""
        return " and ".join(one for one in (since, until) if one)

    @property
    def narrows(self) -> bool:
        """Whether any answer could be left out by these."""
        return self.narrows_places or bool(self.of or self.since or self.until or self.by)
