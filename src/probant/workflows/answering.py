"""Answer what was understood: one question, or several together; a refusal shows where to look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from probant.answering.answer import Answer, Lead
from probant.answering.refusal import with_places
from probant.reading.understanding import Understood
from probant.tools.base import Desk
from probant.vocabulary.question import Aside, Goal, Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome, TruthMode, TruthStatus
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import LocationValue, Observation, PathValue, Value
from probant.workflows.grounding import MAX_LEADS, Citations
from probant.workflows.investigate import investigate
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:
    from probant.tools.places import FoundPlace, PlaceSearch

N_LINES_OF_LEAD = 6
"""How much of a definition a lead cites: enough to see what it is."""

MAX_SAID_CHARS = 100
"""How much of a sentence of documentation is told of a lead."""

OF_FEW_WORDS = frozenset({Aside.CHAT, Aside.UNDERSPECIFIED})
MIN_WORDS = 3
"""Small talk, and what asks nothing, may still speak of code if it says so many telling words."""

_ORDER = (
    Outcome.ERROR, Outcome.INSUFFICIENT_EVIDENCE, Outcome.PARTIAL, Outcome.ANSWERED,
    Outcome.REFUTED,
)  # fmt: skip


def answered(
    one: Understood,
    tree: SourceTree,
    desk: Desk,
    places: Callable[[], PlaceSearch],
    *,
    wished: TruthMode = TruthMode.CONFIRMED,
    window: tuple[ReasonCode, ...] = (),
) -> Answer:
    """The answer of one question, with how it was read and what else it may mean."""
    answer = investigate(one.goal, tree, desk, wished=wished, window=window, reading=one.reading)
    if _wants_places(answer):
        left_over = one.reading.left_over if one.reading else ()
        answer = _with_places(answer, one.goal, left_over, tree, places())
    answer = replace(answer, reading=one.reading, offers=one.offers)
    if not one.bearing:
        return answer
    parts = [
        answered(part, tree, desk, places, wished=wished, window=window) for part in one.bearing
    ]
    return _with_bearing(answer, [part for part in parts if part.ruling.outcome in _TOLD])


_TOLD = frozenset({Outcome.PARTIAL, Outcome.ANSWERED, Outcome.REFUTED})
NO_SINGLE_FACT = "No single fact settles this. What is proved and bears on it:"
_ALREADY_SAID = f" (Within limits: {ReasonCode.QUESTION_NOT_COVERED.meaning}.)"
"""What the heading says of all parts."""


def _with_bearing(answer: Answer, parts: Sequence[Answer]) -> Answer:
    """A question that asks for a judgement, with what of it can be proved; the places stay."""
    if not parts:
        return answer
    parts = [replace(part, text=part.text.removesuffix(_ALREADY_SAID)) for part in parts]
    least = together(answer.question, parts).ruling
    ruling = replace(
        least, status=TruthStatus.PARTIAL_SUPPORTED, outcome=Outcome.PARTIAL,
        truth_mode=min(least.truth_mode, TruthMode.LIMITED),
    )  # fmt: skip
    text = "\n".join([NO_SINGLE_FACT, *(part.text for part in parts)])
    return replace(
        answer, text=text, heading=NO_SINGLE_FACT, ruling=ruling, refusal=None, parts=tuple(parts)
    )


def _wants_places(answer: Answer) -> bool:
    """Whether it was refused for want of the thing itself, and not of a run or a permission."""
    goal, ruling = answer.goal, answer.ruling
    if ruling.outcome is not Outcome.INSUFFICIENT_EVIDENCE or goal.aside is Aside.NO_CARRYOVER:
        return False
    is_missing = ruling.status is TruthStatus.BLOCKED_MISSING_ANCHOR
    return is_missing or goal.relation is Relation.DESCRIBED_AS


def _with_places(
    answer: Answer, goal: Goal, left_over: Sequence[str], tree: SourceTree, places: PlaceSearch
) -> Answer:
    """Where the words of the question stand, ranked, after what the tools themselves point at.

    Nothing is claimed of these places, so the ruling stays as it is.
    """
    found = _found(goal, left_over, places)
    calls = _calls(found, places) if goal.aside is Aside.OPEN else None
    citations = Citations(tree, answer.citations)
    leads = list(answer.leads)
    for one in found:
        if len(leads) >= MAX_LEADS:
            break
        lead = citations.lead(_observation(one, calls), one.quality)
        if lead is not None and not _is_shown(lead, answer.leads):
            leads.append(lead)
    answer = replace(answer, leads=tuple(leads), citations=citations.made)
    if answer.refusal is None:
        return answer
    ranked = [(lead.value, lead.quality) for lead in leads]
    refusal = with_places(answer.refusal, goal, ranked, _spoken(goal))
    return replace(answer, refusal=refusal, text=refusal.text)


def _spoken(goal: Goal) -> str:
    """What is named; else the telling words, where they stand side by side in the question."""
    if goal.targets and goal.aside is None:
        return goal.targets[0].text
    from probant.facts.recall.query import words_asked  # only refusals need it

    said = " ".join(word for _, word in words_asked(goal.question).spoken)
    is_whole = said and said in " ".join(goal.question.lower().split())
    return said if is_whole else ""


def _found(goal: Goal, left_over: Sequence[str], places: PlaceSearch) -> tuple[FoundPlace, ...]:
    """By what the question names and what of it was not read; by all of its words otherwise."""
    if goal.aside is None:
        named = " ".join((*(target.text for target in goal.targets), *left_over))
        is_described = goal.relation is Relation.DESCRIBED_AS
        by = places.functions_by_words if is_described else places.by_words
        if found := by(named, limit=MAX_LEADS):
            return found
    least = MIN_WORDS if goal.aside in OF_FEW_WORDS else 1
    return places.by_words(goal.question, limit=MAX_LEADS, min_words=least)


def _is_shown(lead: Lead, before: Sequence[Lead]) -> bool:
    """A file is shown by any line of it already."""
    if isinstance(lead.value, PathValue):
        return any(_path_of(one.value) == lead.value.path for one in before)
    return any(one.value == lead.value for one in before)


def _path_of(value: Value) -> str | None:
    match value:
        case LocationValue(definition):
            return definition.path
        case PathValue(path):
            return path
    return None


Calls = Mapping[tuple[str, int], Sequence[str]]
"""The names of what is called, by the key of the caller."""


def _calls(found: Sequence[FoundPlace], places: PlaceSearch) -> Calls:
    """How the places of an open question hang together: what each of them calls of the others."""
    among = places.calls_among([one.fact for one in found if one.fact is not None])
    return {key: [fact.qualified_name for fact in called] for key, called in among.items()}


def _observation(found: FoundPlace, calls: Calls | None) -> Observation:
    """With `calls`, those of an open question, a place also says what it is for."""
    if found.fact is None:
        return Observation(PathValue(found.path), (Place(found.path, found.lines),), found.why)
    fact, why = found.fact, found.why
    if calls is not None and found.says:
        from textwrap import shorten  # compiles its patterns when it is loaded

        why += f"; says “{shorten(found.says, MAX_SAID_CHARS, placeholder='…')}”"
    if calls is not None and fact.key in calls:
        why += f"; calls {', '.join(calls[fact.key])}"
    lines = LineRange(fact.line, max(fact.line, min(fact.last_line, fact.line + N_LINES_OF_LEAD)))
    place = Place(found.path, lines, fact.name)
    return Observation(LocationValue(fact.definition), (place,), why)


def together(question: str, answers: Sequence[Answer]) -> Answer:
    """One answer of several; no better than its least part."""
    if len(answers) == 1:
        return answers[0]
    least = min(answers, key=lambda one: _ORDER.index(one.ruling.outcome))
    mode = min(one.ruling.truth_mode for one in answers)
    reasons = tuple(dict.fromkeys(reason for one in answers for reason in one.ruling.reasons))
    return replace(
        least,
        question=question,
        text="\n".join(one.text for one in answers),
        refusal=None,
        ruling=replace(least.ruling, truth_mode=mode, reasons=reasons),
        values=(), leads=(), citations=(), statements=(), targets=(), offers=(),
        parts=tuple(answers),
    )  # fmt: skip
