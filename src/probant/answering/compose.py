"""Words for an answer: one sentence per relation, from confirmed values only.

A refusal says what was not found and why; a limit stands in the text itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from probant.vocabulary.question import Aside, Goal, Relation
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

ASIDE_TEXT = {
    Aside.CHAT: "Hello. Ask me something about this repository; I make no claims in small talk.",
    Aside.OPINION: (
        "That asks for an opinion, a reason or advice; no evidence in the code can settle it. "
        "I can say where things are, what they call and what changed."
    ),
    Aside.UNDERSPECIFIED: (
        "I cannot tell what this asks about. Name a symbol, file, commit or phrase, for example: "
        "where is NAME defined? who calls NAME? what does FILE import?"
    ),
    Aside.NO_CARRYOVER: (
        "I do not know what that refers to: no earlier answer of this session may be reused for "
        "it. Name the symbol, file or commit."
    ),
}

_NEGATED = {
    Relation.CALLS: "{a} does not call {b}.",
    Relation.EXTENDS: "{a} does not extend {b}.",
    Relation.IMPORTS: "{a} does not import {b}.",
    Relation.EXISTS: "There is no {a} in this snapshot.",
}
_AFFIRMED = {
    Relation.CALLS: "Yes, {a} calls {b}.",
    Relation.EXTENDS: "Yes, {a} extends {b}.",
    Relation.IMPORTS: "Yes, {a} imports {b}.",
    Relation.EXISTS: "Yes, there is.",
}
_EMPTY = {
    Relation.CALLED_BY: "Nothing in this snapshot calls {a}.",
    Relation.CALLS: "{a} calls nothing.",
    Relation.IMPORTS: "{a} imports nothing.",
    Relation.IMPORTED_BY: "Nothing in this snapshot imports {a}.",
    Relation.EXTENDS: "{a} has no base classes.",
    Relation.EXTENDED_BY: "Nothing in this snapshot extends {a}.",
    Relation.PARAMETERS: "{a} takes no parameters.",
    Relation.RETURNS: "{a} has no return annotation.",
    Relation.COMMIT_FILES: "Commit {a} changed no files.",
}
_LISTED = {
    Relation.DEFINED_IN: "{a} is {list}.",
    Relation.OCCURS_IN: "{a} occurs at {list}.",
    Relation.CALLED_BY: "{a} is called by {list}.",
    Relation.CALLS: "{a} calls {list}.",
    Relation.IMPORTS: "{a} imports {list}.",
    Relation.IMPORTED_BY: "{a} is imported by {list}.",
    Relation.EXTENDS: "{a} extends {list}.",
    Relation.EXTENDED_BY: "{a} is extended by {list}.",
    Relation.PARAMETERS: "{a} takes {list}.",
    Relation.RETURNS: "{a} is annotated to return {list}.",
    Relation.LAST_COMMIT: "The last commit is {list}.",
    Relation.COMMIT_FILES: "Commit {a} changed {list}.",
    Relation.LAST_CHANGE: "{a} was last changed by {list}.",
    Relation.LINE_AUTHOR: "Line {line} of {a} was written by {list}.",
    Relation.PROJECT_TYPE: "This is a {list} project.",
}


def compose(goal: Goal, ruling: Ruling, values: Sequence[Value], notes: Sequence[str]) -> str:
    """The answer's text. `notes` say what the tools have to add to a refusal."""
    if goal.aside is not None:
        return ASIDE_TEXT[goal.aside]
    match ruling.outcome:
        case Outcome.ANSWERED:
            return _limited(ruling, _affirmed(goal, values))
        case Outcome.REFUTED:
            return _limited(ruling, "No: " + _fill(_NEGATED, goal))
        case Outcome.PARTIAL:
            return (
                f"Confirmed so far: {_affirmed(goal, values)} Not confirmed: {_why(ruling, notes)}."
            )
        case Outcome.INSUFFICIENT_EVIDENCE:
            return f"Insufficient evidence to answer{_about(goal)}: {_why(ruling, notes)}."
    return f"The question could not be investigated: {_why(ruling, notes)}."


def _affirmed(goal: Goal, values: Sequence[Value]) -> str:
    assert goal.relation is not None  # noqa: S101 - asides are answered before
    if goal.relation is Relation.DESCRIPTION:
        return " ".join(value.text for value in values if isinstance(value, TextValue))
    for value in values:
        if isinstance(value, BooleanValue):
            return _fill(_AFFIRMED if value.value else _NEGATED, goal)
    if not values and goal.relation is Relation.IMPORTS and len(goal.targets) == 2:
        return f"{goal.targets[0].text} imports no name from {goal.targets[1].text}."
    if not values:
        return _fill(_EMPTY, goal)
    if goal.relation is Relation.IMPORTS and len(goal.targets) == 2:
        listed = _list(goal.relation, values)
        return f"{goal.targets[0].text} imports {listed} from {goal.targets[1].text}."
    listed = _list(goal.relation, values)
    return _fill(_LISTED, goal).replace("{list}", listed)


def _fill(templates: Mapping[Relation, str], goal: Goal) -> str:
    assert goal.relation is not None  # noqa: S101 - asides are answered before
    names = [target.text for target in goal.targets] + ["", ""]
    line = str(goal.targets[0].line) if goal.targets else ""
    text = templates.get(goal.relation, "{list}")
    for mark, name in (("{a}", names[0]), ("{b}", names[1]), ("{line}", line)):
        text = text.replace(mark, name)
    return text


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
