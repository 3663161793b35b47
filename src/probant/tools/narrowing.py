"""What the filters of a question leave of the answers that tools saw.

Between tools and judgement, for every relation whose answers stand in files: where they stand, of
what kind they are, whether they are public. What a tool was not sure of in a file that is left out
makes no difference to the rest. When and by whom is the history's own matter (history/when.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cached_property

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import Definitions
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to, paths_like, paths_meant
from probant.tools.subjects import Subjects
from probant.tools.traits import Traits
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import (
    Aspect,
    EntryStatus,
    EvidenceClass,
    EvidenceEntry,
    Quality,
    Signal,
    Strength,
)
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Definition, Place
from probant.vocabulary.value import LocationValue, Observation, PathValue

OF_PLACES = frozenset(
    {
        ReasonCode.UNRESOLVED_REFERENCES,
        ReasonCode.DYNAMIC_DISPATCH,
        ReasonCode.WINDOW_SKIPPED_FILES,
        ReasonCode.LANGUAGE_NOT_PARSED,
    }
)
"""Reasons that speak of places, so that they hold only where those lie."""


class Fit(Enum):
    """Whether an observation is among those asked for."""

    YES = "yes"
    NO = "no"
    UNTOLD = "untold"


class Narrowing:
    """Narrows the entries of steps by the files and definitions of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._make = EntryMaker(box.tree, "find", Signal.LEXICAL)

    def missing(self, step: Step) -> EvidenceEntry | None:
        """Why nothing can be narrowed so: the place is not there, or two are called so."""
        if step.filters.within:
            found = paths_meant(self._tree, step.filters.within)
            if len(found) != 1:
                return self._no_place(step, step.filters.within, found)
        return None

    def _no_place(self, step: Step, text: str, found: Sequence[str]) -> EvidenceEntry:
        near = found or paths_like(self._tree, text)
        if found:
            note = f"{len(found)} files or folders are called {text}: {', '.join(near)}"
        else:
            note = f"there is no file or folder {text} here"
            note += f"; near: {', '.join(near)}" if near else ""
        reasons = (ReasonCode.MISSING_ANCHOR, *((ReasonCode.AMBIGUOUS_NAME,) if found else ()))
        leads = tuple(
            Observation(PathValue(RepoPath(path)), (), f"{path} is a path of the repository")
            for path in near
        )
        return self._make.absent(step, complete=False, reasons=reasons, note=note, candidates=leads)

    def aimed(self, step: Step) -> Step:
        """The step as it is meant where a built or vendored place is named: about what is defined
        there, not about the source it repeats."""
        within = step.filters.within
        place = paths_meant(self._tree, within)[0] if within else ""
        if origin_of(place) is not Origin.FOREIGN and origin_of(f"{place}/") is not Origin.FOREIGN:
            return step
        targets = [
            one if one.within or one.kind is not TargetKind.SYMBOL else replace(one, within=place)
            for one in step.targets
        ]
        return replace(step, targets=tuple(targets))

    def kept(self, step: Step, entries: tuple[EvidenceEntry, ...]) -> tuple[EvidenceEntry, ...]:
        """The entries with what the filters leave of them."""
        scope = narrowed_to(step.filters, self._tree, self._book)
        return tuple(
            self._narrowed(step, scope, entry)
            if entry.evidence_class is EvidenceClass.FILE_SEARCH
            else entry
            for entry in entries
        )

    def _narrowed(self, step: Step, scope: Scope, entry: EvidenceEntry) -> EvidenceEntry:
        is_of_all = not any(one.kind is not TargetKind.PATH for one in step.targets)
        fits = {one: self._fit(one, step.filters, scope, is_of_all) for one in entry.observations}
        kept = tuple(_inside(one, scope) for one, fit in fits.items() if fit is Fit.YES)
        untold = tuple(one for one, fit in fits.items() if fit is Fit.UNTOLD)
        leads = untold + tuple(
            one
            for one in entry.candidates
            if not one.places or self._fit(one, step.filters, scope, is_of_all) is not Fit.NO
        )
        left_out = (*entry.left_out, *(one for one, fit in fits.items() if fit is Fit.NO))
        complete, reasons = _certainty(entry, scope)
        if untold:
            complete, reasons = False, (*reasons, ReasonCode.NOT_TOLD)
        note = entry.note
        if entry.candidates and len(leads) != len(entry.candidates):
            note = f"{len(leads)} more places there are not certain" if leads else None
        same = replace(
            entry, candidates=leads, left_out=left_out, complete=complete, reasons=reasons,
            note=note,
        )  # fmt: skip
        if not entry.observations:
            return self._emptied(step, scope, same) if _is_cleared(same) else same
        if kept:
            return _counted(_one_meant(step, same, kept), kept)
        is_doubted = bool(leads) and not complete
        return self._doubted(same) if is_doubted else self._emptied(step, scope, same)

    def _emptied(self, step: Step, scope: Scope, entry: EvidenceEntry) -> EvidenceEntry:
        """Nothing is left: a "no" if all of that part was looked at."""
        if entry.complete and self._is_hidden(step, scope):
            reasons = (*entry.reasons, ReasonCode.WINDOW_SKIPPED_FILES)
            entry = replace(entry, complete=False, reasons=reasons)
        n_left_out = len(entry.left_out)
        seen = f"{n_left_out} elsewhere" if n_left_out else "there is none"
        return replace(
            entry, status=EntryStatus.ABSENT, quality=Quality.NONE, strength=Strength.NONE,
            observations=(), match_count=0, exact_match_count=0, phrase_match=False,
            searched=tuple(place for one in entry.left_out[:1] for place in one.places),
            note=entry.note or seen,
        )  # fmt: skip

    def _is_hidden(self, step: Step, scope: Scope) -> bool:
        """Whether what was looked up by its name may stand in a file that was not understood."""
        if step.aspect is not Aspect.ANCHOR or not step.targets:
            return False
        words = [step.targets[0].text.rpartition(".")[2]]
        spots = blind_spots(self._tree, self._book, words=words)
        return any(scope.holds_file(spot.path) for spot in spots)

    def _doubted(self, entry: EvidenceEntry) -> EvidenceEntry:
        """Only places in doubt are left."""
        n_leads = len(entry.candidates)
        return replace(
            entry, quality=Quality.WEAK, strength=Strength.of_count(n_leads), observations=(),
            match_count=n_leads, exact_match_count=0,
        )  # fmt: skip

    def _fit(self, one: Observation, filters: Filters, scope: Scope, is_of_all: bool) -> Fit:
        if not any(scope.holds(place.path, place.lines.first) for place in _standing(one)):
            return Fit.NO
        if not (filters.symbol_kinds or filters.public):
            return Fit.YES
        fact = self._definition(one)
        if fact is None:  # code outside any definition is of no kind
            return Fit.NO
        if filters.symbol_kinds and not self._definitions.is_kind(fact, filters.symbol_kinds):
            return Fit.NO
        if not filters.public:
            return Fit.YES
        return self._is_reachable(fact) if is_of_all else self._is_public(fact)

    def _definition(self, one: Observation) -> DefFact | None:
        """The definition an observation is, or the one it stands in."""
        if isinstance(one.value, LocationValue):
            return self._fact(one.value.definition)
        if one.holder is not None:
            return self._fact(one.holder)
        places = _standing(one)
        around = [
            fact
            for place in places[:1]
            for fact in self._book.definitions_in(place.path)
            if fact.first_line <= place.lines.first <= fact.last_line
        ]
        return max(around, key=lambda fact: (fact.first_line, fact.no), default=None)

    def _fact(self, definition: Definition) -> DefFact | None:
        return next(
            (
                fact
                for fact in self._book.definitions_in(definition.path)
                if fact.line == definition.line and fact.name == definition.name
            ),
            None,
        )

    def _is_reachable(self, fact: DefFact) -> Fit:
        """Public from the outside in: nothing in a function, nothing in what is not public.

        Of the members of one thing that was named, only what they are themselves is asked.
        """
        fits = [self._is_public(fact)]
        inner, owner = fact, self._box.binder.owner(fact)
        while owner is not None and Fit.NO not in fits:
            is_local = inner.parent and not inner.has(Trait.DETACHED) and inner.kind != "method"
            if owner.kind in FUNCTION_KINDS and is_local:
                return Fit.NO
            if owner.kind in CLASS_KINDS | {"type_alias"}:
                fits.append(self._is_public(owner))
            inner, owner = owner, self._box.binder.owner(owner)
        return next((fit for fit in (Fit.NO, Fit.UNTOLD) if fit in fits), Fit.YES)

    def _is_public(self, fact: DefFact) -> Fit:
        is_public = self._traits.is_public(fact)
        return Fit.UNTOLD if is_public is None else (Fit.YES if is_public else Fit.NO)

    @cached_property
    def _traits(self) -> Traits:
        return Traits(Subjects(self._box, "members"))

    @cached_property
    def _definitions(self) -> Definitions:
        return Definitions(self._box.book, self._box.binder)


def _standing(one: Observation) -> tuple[Place, ...]:
    """Where an answer itself stands."""
    if one.stands_at is not None:
        return (one.stands_at,)
    if isinstance(one.value, LocationValue):
        return (one.value.definition.place,)
    return one.places


def _inside(one: Observation, scope: Scope) -> Observation:
    """An answer shown at several places is shown at those that were asked about."""
    if one.stands_at is not None or isinstance(one.value, LocationValue):
        return one
    places = tuple(place for place in one.places if scope.holds(place.path, place.lines.first))
    return replace(one, places=places)


def _certainty(entry: EvidenceEntry, scope: Scope) -> tuple[bool, tuple[ReasonCode, ...]]:
    """Whether all of the part was seen: a doubt about another file does not reach into it."""
    if entry.complete or entry.unsure_in is None:
        return entry.complete, entry.reasons
    if any(scope.holds_file(path) for path in entry.unsure_in):
        return False, entry.reasons
    reasons = tuple(reason for reason in entry.reasons if reason not in OF_PLACES)
    return not reasons, reasons


def _is_cleared(entry: EvidenceEntry) -> bool:
    """Whether nothing but doubts was seen, and none of them is about this part."""
    is_doubt = entry.status is EntryStatus.OBSERVED and entry.quality is Quality.WEAK
    return is_doubt and entry.complete and not entry.candidates


def _one_meant(step: Step, entry: EvidenceEntry, kept: tuple[Observation, ...]) -> EvidenceEntry:
    """Of several definitions of a name, one alone may stand there."""
    if step.aspect is not Aspect.ANCHOR or len({one.value for one in kept}) > 1:
        return entry
    reasons = tuple(one for one in entry.reasons if one is not ReasonCode.AMBIGUOUS_NAME)
    return replace(entry, reasons=reasons)


def _counted(entry: EvidenceEntry, kept: tuple[Observation, ...]) -> EvidenceEntry:
    places = [place for seen in (*kept, *entry.candidates) for place in seen.places]
    return replace(
        entry, observations=kept, match_count=len(kept), exact_match_count=len(kept),
        strength=Strength.of_count(len(kept)),
        sources=tuple(sorted({place.path for place in places})),
    )  # fmt: skip
