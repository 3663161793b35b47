"""What carries a decorator: the way back from `@app.route` to the functions below it.

By the decorator's name as it is written, whole or from its last parts on. Where the question gives
its arguments too, they must stand there. What a definition itself carries is `members`' work.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import dotted, located
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation


class Decorated:
    """Finds decorated definitions in the index of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._make = EntryMaker(box.tree, "decorated", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        asked = re.sub(r"^@|^#?\[|\]$", "", step.targets[0].text).strip()
        name, bracket, arguments = asked.partition("(")
        wanted = dotted(name.strip())
        last = wanted.rpartition(".")[2]
        seen = [
            self._seen(fact, last)
            for fact in self._book.definitions_detailed(last)
            if any(_ends_with(dotted(one), wanted) for one in fact.details.decorators)
            and (not bracket or self._is_given(fact, arguments))
        ]
        spots = blind_spots(self._tree, self._book, words=[last])
        reasons = (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        if not seen:
            note = f"nothing in {len(self._book.blobs)} indexed files carries it"
            return (self._make.absent(step, complete=not spots, reasons=reasons, note=note),)
        return (
            self._make.observed(
                step, Quality.STRONG, tuple(seen), complete=not spots, reasons=reasons,
                unsure_in=[spot.path for spot in spots],
            ),
        )  # fmt: skip

    def _seen(self, fact: DefFact, last: str) -> Observation:
        place = self._place(fact, last)
        statement = f"{fact.qualified_name} is decorated with {last}"
        return replace(located(fact), places=(*located(fact).places, place), statement=statement)

    def _place(self, fact: DefFact, last: str) -> Place:
        """The line the decorator stands on, else the definition's own."""
        for number, text in enumerate(self._above(fact), fact.first_line):
            if re.search(rf"(?<!\w){re.escape(last)}(?!\w)", text):
                return Place(fact.path, LineRange(number, number), last)
        return fact.head

    def _is_given(self, fact: DefFact, arguments: str) -> bool:
        """Whether these arguments stand above the definition, however they are quoted."""
        return _plain(arguments.rstrip(") ")) in _plain(" ".join(self._above(fact)))

    def _above(self, fact: DefFact) -> list[str]:
        try:
            return list(self._tree.lines(fact.path)[fact.first_line - 1 : fact.line])
        except FileUnreadable:
            return []


def _plain(text: str) -> str:
    return re.sub(r"\s+", "", text).replace("'", '"')


def _ends_with(name: str, wanted: str) -> bool:
    return name == wanted or name.endswith("." + wanted)
