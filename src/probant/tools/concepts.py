"""Definitions by what they are said to do, where no name is given.

An answer only where structure and text agree on one definition; where words alone point to one, it
is shown as the closest and not confirmed; otherwise ranked leads. A name, however many words it
has, is never answered from here: for that, the words must stand together.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.facts.definitions import distinct, located, without_declarations
from probant.facts.recall.words import content_words
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.recall.agreement import agreed, named_after
from probant.tools.recall.candidates import KINDS, Asked, Candidate, Candidates
from probant.tools.recall.closest_name import closest_name
from probant.tools.recall.likeness import by_likeness, stands_out
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceClass, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS
from probant.vocabulary.value import Observation

N_LEADS = 10

WORDS_OF_A_DESCRIPTION = 4
"""Fewer, of nothing in particular, are a phrase: many things may share its words."""

KINDS_ASKED = {Facet.FUNCTIONS: FUNCTION_KINDS | {"macro"}, Facet.CLASSES: CLASS_KINDS}


class Concepts:
    """Recalls definitions of one snapshot by a description."""

    def __init__(self, box: Toolbox) -> None:
        self._book = box.book
        self._candidates = Candidates(box.tree, box.book, box.search)
        self._make = EntryMaker(box.tree, "concepts", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = step.targets[0]
        if named := self._book.definitions_spelled_like(target.text):
            if step.facet is Facet.CONCEPT:
                named = [*named, *self._of_other_number(target.text)]
            return (self._named(step, named),)
        stems = content_words(target.text)
        if not stems:
            note = "the words tell nothing apart"
            return (self._make.absent(step, complete=False, note=note),)
        kinds = KINDS_ASKED.get(step.facet, KINDS) if step.facet else KINDS
        asked, found = self._candidates.of(target.text, kinds)
        rule = named_after if step.facet is Facet.CONCEPT else agreed
        chosen = rule(asked, found)
        if chosen is not None and not self._candidates.is_near_namesake(chosen, stems):
            return self._agreed(step, chosen, found)
        return self._likely(step, asked, found)

    def _likely(
        self, step: Step, asked: Asked, found: Sequence[Candidate]
    ) -> tuple[EvidenceEntry, ...]:
        """What the words point to, where they point to one thing; nothing proves it is meant."""
        likely = by_likeness(asked, found)
        ranked = likely.ranked if likely else ()
        used = self._candidates.words_used(asked.stems)
        chosen = None
        if step.facet not in KINDS_ASKED:
            chosen = closest_name(asked, found, used)
            note = "its name is made of these words; that it is meant is not proved"
        if likely and chosen is None and _is_description(step.facet, asked):
            chosen = ranked[0] if stands_out(asked, likely, used) else None
            note = "it is far more alike than any other definition; that it is meant is not proved"
        if chosen is not None and self._is_overloaded(chosen.fact):
            chosen = None
        if chosen is None:
            return (self._leads(step, ranked),)
        others = _as_leads([one for one in ranked if one is not chosen])
        seen = (located(chosen.fact),)
        # The ranking read each candidate, and this one is what it is because of what was read.
        reading = replace(step, evidence_class=EvidenceClass.FILE_CONTENT)
        return (
            self._make.observed(
                step, Quality.MODERATE, seen, candidates=others,
                n_matches=len(found), n_exact=0, note=note,
            ),
            self._make.observed(
                reading, Quality.MODERATE, seen, n_matches=len(found), n_exact=1,
                signal=Signal.CONTENT, note=f"one of {len(found)} ranked candidates was read",
            ),
        )  # fmt: skip

    def _of_other_number(self, words: str) -> list[DefFact]:
        """A concept is no name: "bundles" may be what a class `Bundle` is for."""
        other = words.removesuffix("s") if words.endswith("s") else f"{words}s"
        return self._book.definitions_spelled_like(other)

    def _named(self, step: Step, named: Sequence[DefFact]) -> EvidenceEntry:
        """The words are a name after all, in some spelling."""
        facts = distinct(without_declarations(list(named)))
        return self._make.observed(
            step, Quality.STRONG, tuple(located(fact) for fact in facts), phrase_match=True,
            reasons=(ReasonCode.AMBIGUOUS_NAME,) if len(facts) > 1 else (),
        )  # fmt: skip

    def _is_overloaded(self, fact: DefFact) -> bool:
        """Whether words alone cannot tell which of several of the same name is meant."""
        others = without_declarations(self._book.definitions(fact.name))
        bodies = [one for one in others if not one.has(Trait.OVERLOAD)]
        own = (fact.path, fact.qualified_name)
        return sum((one.path, one.qualified_name) == own for one in bodies) > 1

    def _agreed(
        self, step: Step, chosen: Candidate, found: Sequence[Candidate]
    ) -> tuple[EvidenceEntry, ...]:
        seen = (located(chosen.fact),)
        others = _as_leads([one for one in found if one is not chosen])
        return (
            self._make.observed(
                step, Quality.STRONG, seen, candidates=others, n_matches=len(found), n_exact=1,
                note="its name and signature fit, and no other definition does",
            ),
            self._make.observed(
                step, Quality.STRONG, seen, n_matches=1, signal=Signal.CONTENT,
                note="what it says of itself fits as well",
            ),
        )  # fmt: skip

    def _leads(self, step: Step, found: Sequence[Candidate]) -> EvidenceEntry:
        leads = _as_leads(found)
        if not leads:
            note = "no definition holds any of its words"
            return self._make.absent(step, complete=False, note=note)
        return self._make.observed(
            step, Quality.WEAK, candidates=leads, n_matches=len(found), n_exact=0,
            note=f"{len(found)} definitions hold some of its words; none is proved to be meant",
        )  # fmt: skip


def _is_description(facet: Facet | None, asked: Asked) -> bool:
    """Of a function or a class, or of so many words that they tell what something does."""
    return facet in KINDS_ASKED or len(asked.stems) >= WORDS_OF_A_DESCRIPTION


def _as_leads(found: Sequence[Candidate]) -> tuple[Observation, ...]:
    return tuple(located(one.fact) for one in found[:N_LEADS])
