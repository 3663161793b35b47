"""One thing said about code, true or made false, with what proves it; and the texts it stands in.

Pure records. Next: facts.py makes the true ones, mutations.py the false ones,
wordings.py words them, texts.py puts them into texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

TRUE = ""
"""The mutation of a statement that was not mutated."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Told:
    """A statement before it is worded.

    `sort` chooses the wordings, `kinds` are the claims a reader may take it for, `slots` fill a
    wording. `failures` are the ways in which a mutated one may be found wrong; `proof` says how its
    falsehood was established. `where` is the file that narrows an ambiguous name, or ''.
    """

    sort: str
    kinds: frozenset[str]
    slots: tuple[tuple[str, str], ...]
    language: str
    where: str = ""
    mutation: str = TRUE
    failures: frozenset[str] = frozenset()
    proof: str = ""

    def __post_init__(self) -> None:
        if (self.mutation == TRUE) != (not self.failures) or (self.mutation == TRUE) == bool(
            self.proof
        ):
            raise ValueError("exactly the mutated have failures and a proof")

    @property
    def slot(self) -> Mapping[str, str]:
        return dict(self.slots)

    @property
    def is_true(self) -> bool:
        return self.mutation == TRUE


@dataclass(frozen=True, kw_only=True, slots=True)
class Statement:
    """A worded one, at its place in a text; `wording` is the template it was made by."""

    told: Told
    text: str
    wording: str = ""
    start: int = 0

    @property
    def end(self) -> int:
        return self.start + len(self.text)


@dataclass(frozen=True, kw_only=True, slots=True)
class ComposedText:
    """`name` ends like the file it could be; all its statements are true, or all are false."""

    name: str
    text: str
    statements: tuple[Statement, ...] = field(default=())


def told(
    sort: str,
    language: str,
    *kinds: str,
    where: str = "",
    **slots: str,
) -> Told:
    """A true statement; without `kinds` the sort's first word is the kind."""
    return Told(
        sort=sort,
        kinds=frozenset(kinds) or frozenset({sort.partition(".")[0]}),
        slots=tuple(sorted(slots.items())),
        language=language,
        where=where,
    )
