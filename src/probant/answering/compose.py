"""Words for an answer: one sentence per relation, from confirmed values only.

A refusal says what was not found and why; a limit stands in the text itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from probant.answering.sentences import (
    AFFIRMED,
    ASIDE_TEXT,
    COUNTED,
    EMPTY,
    LISTED,
    NEGATED,
    Sentences,
)
from probant.vocabulary.question import Goal, Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome, Ruling, TruthMode, TruthStatus
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)

N_SPELLED_OUT = 12
"""How many values the sentence itself lists."""

QUOTED_WHOLE = frozenset({Relation.DESCRIPTION, Relation.REVIEW, Relation.COMPARE, Relation.LINES})
"""Relations whose values are sentences, or lines, themselves."""


def compose(
    goal: Goal,
    ruling: Ruling,
    values: Sequence[Value],
    notes: Sequence[str],
    *,
    told: Sequence[str] = (),
) -> str:
    """The answer's text. `notes` say what the tools have to add to a refusal.

    `told` are the confirmed statements, for sentences that hold more than the values do.
    """
    if goal.aside is not None:
        return ASIDE_TEXT[goal.aside]
    match ruling.outcome:
        case Outcome.ANSWERED:
            return _limited(ruling, _affirmed(goal, values, told))
        case Outcome.REFUTED:
            return _limited(ruling, "No: " + _fill(NEGATED, goal, otherwise="that is not so."))
        case Outcome.PARTIAL:
            said = _affirmed(goal, values, told)
            return f"Confirmed so far: {said} Not confirmed: {_why(ruling, notes)}."
        case Outcome.INSUFFICIENT_EVIDENCE:
            return f"Insufficient evidence to answer{_about(goal)}: {_why(ruling, notes)}."
    return f"The question could not be investigated: {_why(ruling, notes)}."


def _affirmed(goal: Goal, values: Sequence[Value], told: Sequence[str]) -> str:
    assert goal.relation is not None  # noqa: S101 - asides are answered before
    if goal.relation in QUOTED_WHOLE:
        between = "\n" if goal.relation is Relation.LINES else " "
        return between.join(value.text for value in values if isinstance(value, TextValue))
    for value in values:
        if isinstance(value, BooleanValue):
            return _fill(AFFIRMED if value.value else NEGATED, goal, told=told)
        if isinstance(value, CountValue):
            return _fill(COUNTED, goal, otherwise="The number is {n}.", n=value.count)
    if goal.relation is Relation.IMPORTS and len(goal.targets) == 2:
        a, b = (target.text for target in goal.targets)
        return f"{a} imports {_list(goal.relation, values) if values else 'no name'} from {b}."
    if not values:
        return _fill(EMPTY, goal, otherwise="There is none.")
    return _fill(LISTED, goal, otherwise="{list}.", listed=_list(goal.relation, values),
                 n=len(values), told=told)  # fmt: skip


def _fill(
    templates: Sentences,
    goal: Goal,
    *,
    otherwise: str = "{list}",
    listed: str = "",
    n: int = 0,
    told: Sequence[str] = (),
) -> str:
    """One pass over the template, so that nothing inside a target is taken for a mark."""
    assert goal.relation is not None  # noqa: S101 - asides are answered before
    names = [target.text for target in goal.targets] + ["", ""]
    marks = {
        "{a}": names[0],
        "{b}": names[1],
        "{line}": str(goal.targets[0].line) if goal.targets else "",
        "{about}": goal.about,
        "{through}": f" through {names[0]}" if names[0] else "",
        "{within}": f" in {names[0]}" if names[0] else "",
        "{list}": listed,
        "{n}": str(n),
        "{told}": "; ".join(told[:N_SPELLED_OUT]),
        "{them}": "them" if n > 1 else "it",
    }
    text = templates.get((goal.relation, goal.about)) or templates.get(goal.relation, otherwise)
    filled = re.sub(r"\{\w+\}", lambda mark: marks.get(mark.group(), mark.group()), text)
    return _singular(filled, n) if templates is COUNTED else filled


def _singular(text: str, n: int) -> str:
    """ "1 methods" is no English."""
    if n != 1:
        return text
    one = re.sub(r"\b1 (\w+?)(classes|dependencies)\b", r"1 \1\2", text)
    return re.sub(r"\b1 ((?:different |unused |abstract )?\w+?)s\b", r"1 \1", one)


def _list(relation: Relation, values: Sequence[Value]) -> str:
    if relation is Relation.LINE_AUTHOR:
        return _blame(values)
    say = _named_location if relation is Relation.EXTENDED_BY else _word
    told = [say(value) for value in values[:N_SPELLED_OUT]]
    if len(values) > N_SPELLED_OUT:
        told.append(f"{len(values) - N_SPELLED_OUT} more")
    if len(told) == 1:
        return told[0]
    return f"{', '.join(told[:-1])} and {told[-1]}"


def _word(value: Value) -> str:
    return _WORDS[type(value)](value)


def _named_location(value: Value) -> str:
    if not isinstance(value, LocationValue):
        return _word(value)
    definition = value.definition
    return f"{definition.qualified_name} ({definition.path}:{definition.line})"


def _blame(values: Sequence[Value]) -> str:
    """The author once, then the commit."""
    commits = [value for value in values if isinstance(value, CommitValue)]
    names = [value.name for value in values if isinstance(value, NameValue)]
    told = [f"in {c.sha[:12]} “{c.subject}” on {c.date}" for c in commits]
    return " ".join([*names, *told])


def _location(value: LocationValue) -> str:
    place = f"{value.definition.path}:{value.definition.line}"
    if value.definition.kind.value == "text":
        return place
    kind = value.definition.kind.value.replace("_", " ")
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} defined at {place}"


def _name(value: NameValue) -> str:
    at = f":{value.line}" if value.line else ""
    return f"{value.name} ({value.path}{at})" if value.path else value.name


_WORDS: Mapping[type, Callable[..., str]] = {
    LocationValue: _location,
    NameValue: _name,
    TextValue: lambda value: value.text,
    PathValue: lambda value: value.path,
    CountValue: lambda value: str(value.count),
    BooleanValue: lambda value: "yes" if value.value else "no",
    CommitValue: lambda value: (
        f"{value.sha[:12]} “{value.subject}” by {value.author} on {value.date}"
    ),
}


def _limited(ruling: Ruling, text: str) -> str:
    if ruling.status is TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL:
        limits = "; ".join(reason.meaning for reason in ruling.reasons)
        return f"{text} (Within limits: {limits}.)"
    if ruling.truth_mode < TruthMode.CONFIRMED:
        return f"As far as the evidence goes: {text}"
    return text


def _about(goal: Goal) -> str:
    names = " and ".join(f"“{target.text}”" for target in goal.targets)
    return f" about {names}" if names else ""


def _why(ruling: Ruling, notes: Sequence[str]) -> str:
    shown = [r for r in ruling.reasons if r is not ReasonCode.BELOW_MINIMUM] or ruling.reasons
    return "; ".join(dict.fromkeys([*(reason.meaning for reason in shown), *notes]))
