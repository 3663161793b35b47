"""Text in any file: an exact phrase or identifier, part of a longer one, or only some words of it.

A multi-word target is one phrase in all its spellings, also across a line break. For a name, a hit
is a mention, not a definition, and is offered as a lead. A quoted text counts in its own case; what
kind of place it stands at is `quoted`'s matter.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.languages import is_unparsed_code, language_of
from probant.facts.recall.origins import Origin, origin_of
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind
from probant.vocabulary.value import LocationValue, Observation
from probant.workspace.search import Found, Hit, Pending

MAX_FEW_SUBSTRINGS = 10
"""An imprecise match tells less the more of them there are."""

N_LEADS = 5

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_a-zA-Z]+")
_BETWEEN = r"(?:[_.\-]|\s+(?:[#*/;]+\s*)?)?"
"""What may stand between the words of a phrase: a separator, white space, a comment's margin."""


class Grep:
    """Searches the text of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._search = box.search
        self._make = EntryMaker(box.tree, "grep", Signal.LEXICAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        target = step.targets[0]
        # Single words matter only if the whole is nowhere; looked for meanwhile, they cost no time.
        # Who asks where a text stands likely knows that it does.
        words = _single_words(target) if step.relation is not Relation.OCCURS_IN else []
        single = self._search.files(words) if words else None
        try:
            found = self._search.lines(_pattern(target), _parts(target))
            return self._graded(step, found, single)
        finally:
            if single is not None:
                single.cancel()

    def _graded(
        self, step: Step, found: Found, single: Pending | None
    ) -> tuple[EvidenceEntry, ...]:
        target = step.targets[0]
        hits = [hit for hit in found.hits if _inside(hit.path, target.within)]
        exact = [hit for hit in hits if _is_exact(hit, target)]
        if exact and not _may_speak_of(exact, target):
            return (self._last_name_only(step, exact),)
        if exact and step.facet is Facet.STRING:
            return (self._string(step, exact, found.complete),)
        if exact:
            return (self._exact(step, exact, found.complete),)
        if step.relation is Relation.EXISTS and target.kind is not TargetKind.PHRASE:
            elsewhere = len(hits) < len(found.hits)
            is_place = any(_inside(path, target.within) for path in self._tree.files)
            return (self._nowhere(step, hits, found.complete and (is_place or not elsewhere)),)
        if hits:
            return (self._substring(step, hits),)
        return (self._words_only(step, single),)

    def _exact(self, step: Step, hits: list[Hit], complete: bool) -> EvidenceEntry:
        target = step.targets[0]
        if target.kind is TargetKind.SYMBOL:
            hits = sorted(hits, key=_place_order)
        sightings = tuple(_sighting(hit, target) for hit in hits)
        is_literal = target.kind is TargetKind.LITERAL
        is_answer = step.relation is Relation.OCCURS_IN or (
            step.relation is Relation.EXISTS and is_literal
        )
        return self._make.observed(
            step,
            Quality.STRONG,
            sightings if is_answer else (),
            candidates=() if is_answer else sightings[:N_LEADS],
            n_matches=len(hits),
            phrase_match=target.kind is not TargetKind.SYMBOL,
            complete=complete,
            reasons=() if is_answer else (_why_no_answer(hits),),
            note=_extent(hits),
        )

    def _string(self, step: Step, hits: list[Hit], complete: bool) -> EvidenceEntry:
        """Where a string of the code says it; a comment or a document only mentions it."""
        from probant.tools.quoted import sorted_out

        target = step.targets[0]
        told = sorted_out(self._tree, hits, _pattern(target), target.text)
        answers = told.strings or told.texts
        leads = tuple(_sighting(hit, target) for hit in (*told.inside, *told.mentions)[:N_LEADS])
        if not answers:
            return self._make.observed(
                step,
                Quality.STRONG,
                candidates=leads,
                n_matches=len(hits),
                phrase_match=True,
                reasons=(ReasonCode.MENTION_ONLY,),
                note="no string of the code says it",
            )
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(_sighting(hit, target, told.said) for hit in answers),
            candidates=leads,
            phrase_match=True,
            complete=complete,
            note=_extent(answers),
        )

    def _nowhere(self, step: Step, hits: list[Hit], complete: bool) -> EvidenceEntry:
        """A name that stands nowhere in the text is defined nowhere either."""
        return self._make.absent(
            step,
            complete=complete and not any(s.reason != "binary" for s in self._tree.skipped),
            candidates=tuple(_sighting(hit, step.targets[0]) for hit in hits[:N_LEADS]),
            note=self._searched(),
        )

    def _last_name_only(self, step: Step, hits: list[Hit]) -> EvidenceEntry:
        """Of `Owner.name` only the name stands anywhere: that is said of something else."""
        name = step.targets[0].text.rpartition(".")[2]
        return self._make.observed(
            step,
            Quality.WEAK,
            n_matches=len(hits),
            n_exact=0,
            note=f"the whole name stands nowhere, “{name}” alone on {_counted(len(hits), 'line')}",
        )

    def _substring(self, step: Step, hits: list[Hit]) -> EvidenceEntry:
        few = len(hits) <= MAX_FEW_SUBSTRINGS
        is_literal = step.targets[0].kind is TargetKind.LITERAL
        how = "in another case" if is_literal else "inside longer words"
        return self._make.observed(
            step,
            Quality.MODERATE if few else Quality.WEAK,
            candidates=tuple(_sighting(hit, step.targets[0]) for hit in hits[:N_LEADS]),
            n_matches=len(hits),
            n_exact=0,
            note=f"only {how}, on {len(hits)} lines",
        )

    def _words_only(self, step: Step, single: Pending | None) -> EvidenceEntry:
        """Not there as a whole. That settles nothing: "where is it?" has no answer then."""
        words = _single_words(step.targets[0])
        if single is None and words:
            single = self._search.files(words)
        paths = single.paths() if single is not None else ()
        if not paths:
            return self._make.absent(step, complete=False, note=self._searched())
        return self._make.observed(
            step,
            Quality.WEAK,
            n_matches=len(paths),
            n_exact=0,
            note=f"single words of it occur in {len(paths)} files, the whole never",
        )

    def _searched(self) -> str:
        return f"searched the text of {len(self._tree.files)} files"


_ORIGINS = (Origin.PRODUCT, Origin.TEST, Origin.FOREIGN)


def _place_order(hit: Hit) -> tuple[bool, int]:
    """Who asks where a name is used looks for code before documents, the product's own first."""
    return language_of(hit.path) is None, _ORIGINS.index(origin_of(hit.path))


def _may_speak_of(hits: list[Hit], target: Target) -> bool:
    """Whether any of these lines also names what a dotted name belongs to.

    In code nobody parsed, the owner may stand on any other line.
    """
    owner = target.text.rpartition(".")[0].rpartition(".")[2].lower()
    if target.kind is not TargetKind.SYMBOL or not owner:
        return True
    return any(owner in hit.text.lower() or is_unparsed_code(hit.path) for hit in hits)


def _extent(hits: Sequence[Hit]) -> str:
    n_files = len({hit.path for hit in hits})
    return f"{_counted(len(hits), 'line')} in {_counted(n_files, 'file')}"


def _counted(n: int, thing: str) -> str:
    return f"{n} {thing}{'' if n == 1 else 's'}"


def _why_no_answer(hits: list[Hit]) -> ReasonCode:
    """A hit in code nobody parsed may be the definition; elsewhere it is a mention."""
    if any(is_unparsed_code(hit.path) for hit in hits):
        return ReasonCode.LANGUAGE_NOT_PARSED
    return ReasonCode.MENTION_ONLY


def _single_words(target: Target) -> list[str]:
    """The words of a target that has several, without those too short to tell anything."""
    words = [word for word in _words(target.text) if len(word) > 2]
    return words if target.kind is not TargetKind.LITERAL and len(words) > 1 else []


def _words(text: str) -> list[str]:
    return [word.lower() for word in _WORD.findall(text)]


def _pattern(target: Target) -> str:
    if target.kind is TargetKind.LITERAL:
        parts = r"\s+".join(re.escape(part) for part in target.text.split())
        return re.sub(r"(?<!\\)([\"'])", r"\\\\?\1", parts)  # a quote may be escaped
    name = target.text.rpartition(".")[2] if target.kind is TargetKind.SYMBOL else target.text
    return _BETWEEN.join(re.escape(word) for word in _words(name)) or re.escape(name)


def _parts(target: Target) -> list[str]:
    """What any match must contain."""
    if target.kind is TargetKind.LITERAL:
        return target.text.split()
    is_name = target.kind is TargetKind.SYMBOL
    return _words(target.text.rpartition(".")[2] if is_name else target.text)


def _is_exact(hit: Hit, target: Target) -> bool:
    """Whole identifier as written, or the phrase with nothing of a longer word around it."""
    if target.kind is TargetKind.LITERAL:
        pattern = _pattern(target)
        over_lines = re.search(pattern, hit.text, re.IGNORECASE) is None
        return over_lines or re.search(pattern, hit.text) is not None
    if target.kind is TargetKind.SYMBOL:
        name = target.text.rpartition(".")[2]
        return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", hit.text) is not None
    words = _words(target.text)
    if not words:
        return target.text in hit.text
    first, last = words[0], words[-1]
    whole = re.search(rf"(?<!\w){_pattern(target)}(?!\w)", hit.text, re.IGNORECASE)
    if whole is not None:
        return True
    # Over a line break each line shows one end of the phrase.
    ends = (rf"(?<!\w){re.escape(first)}\b.*$", rf"\b{re.escape(last)}(?!\w)")
    inside = re.search(_pattern(target), hit.text, re.IGNORECASE)
    return inside is None and any(re.search(end, hit.text, re.IGNORECASE) for end in ends)


def _inside(path: RepoPath, within: str | None) -> bool:
    if within is None:
        return True
    hint = within.strip("/")
    return f"/{path}".endswith("/" + hint) or f"/{hint}/" in f"/{path}"


def _sighting(hit: Hit, target: Target, said: str | None = None) -> Observation:
    name = said or _name_shown(hit, target)
    definition = Definition(
        path=hit.path,
        line=hit.line,
        name=name,
        qualified_name=name,
        kind=SymbolKind.TEXT,
    )
    place = Place(hit.path, LineRange(hit.line, hit.line))
    return Observation(
        LocationValue(definition), (place,), f"{name!r} stands at {hit.path}:{hit.line}"
    )


def _name_shown(hit: Hit, target: Target) -> str:
    """Of a dotted name a line may show the last part only."""
    is_whole = target.kind is not TargetKind.SYMBOL or target.text in hit.text
    return target.text if is_whole else target.text.rpartition(".")[2]
