"""What stands beside a definition: before it, after it, or in the same scope at all.

The order is that of the file. What a definition is made of is `members`' work.
"""

from __future__ import annotations

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import Definitions, distinct, located
from probant.facts.rows import DefFact
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode


class Neighbours:
    """Reads the order of definitions from the index of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._definitions = Definitions(box.book, box.binder)
        self._make = EntryMaker(box.tree, "neighbours", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        facts = distinct(self._definitions.of(step.targets[0]).fitting)
        if not facts:
            return (
                self._make.absent(
                    step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,),
                    note=f"{step.targets[0].text} is no definition that could have neighbours",
                ),
            )  # fmt: skip
        if len(facts) > 1:
            return (
                self._make.observed(
                    step, Quality.WEAK, candidates=tuple(map(located, facts)),
                    n_matches=len(facts), complete=False, reasons=(ReasonCode.AMBIGUOUS_NAME,),
                    note=f"{len(facts)} definitions share the name",
                ),
            )  # fmt: skip
        return (self._beside(step, facts[0]),)

    def _beside(self, step: Step, fact: DefFact) -> EvidenceEntry:
        listed = [one for one in self._book.definitions_in(fact.path) if one.parent == fact.parent]
        listed = sorted(distinct(listed), key=lambda one: (one.line, one.no))
        at = next((n for n, one in enumerate(listed) if one.name == fact.name
                   and one.qualified_name == fact.qualified_name), 0)  # fmt: skip
        before, after = listed[:at], listed[at + 1 :]
        match step.facet:
            case Facet.SIBLINGS:
                chosen = [*before, *after]
            case Facet.BEFORE:
                chosen = before[-1:]
            case Facet.AFTER:
                chosen = after[:1]
            case _:
                chosen = [*before[-1:], *after[:1]]
        spots = blind_spots(self._tree, self._book, [fact.path])
        reasons = (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        if chosen:
            return self._make.observed(
                step, Quality.STRONG, tuple(map(located, chosen)), complete=not spots,
                reasons=reasons,
            )  # fmt: skip
        return self._make.absent(
            step, complete=not spots, reasons=reasons, note="nothing else stands there"
        )
