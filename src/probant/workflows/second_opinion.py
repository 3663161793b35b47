"""Second opinions on definitions of the index, for whoever has a fact and wants its type.

Joins two strangers: facts say where a thing stands, opinions what type it has there. A literal type
is told as the type it is of, since that is what people write.
"""

from __future__ import annotations

from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.opinions.port import TypeOpinion
from probant.opinions.spelling import without_literals
from probant.tools.typed import asked_of


class FactOpinions:
    """Types of definitions, each asked once."""

    def __init__(self, opinions: TypeOpinion, book: FactBook) -> None:
        self._opinions = opinions
        self._book = book
        self._known: dict[tuple[str, int], str | None] = {}

    def type_of(self, fact: DefFact) -> str | None:
        """The type a function returns or a variable has; None where nobody knows."""
        if fact.key not in self._known:
            opinion = self._opinions.type_of(asked_of(fact, self._book))
            told = without_literals(opinion.text, fact.path) if opinion.text else ""
            self._known[fact.key] = told or None
        return self._known[fact.key]
