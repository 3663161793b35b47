"""Words for an answer: one sentence per relation, from confirmed values only.

A limit stands in the text itself. What is said where nothing is confirmed: refusal.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from probant.answering.scope_words import within_scope
from probant.answering.sentences import REASON_REMEDY
from probant.questions.kind import Answers, Found
from probant.questions.registry import KINDS, PRODUCED, is_proved_by_anchor
from probant.vocabulary.evidence import (
    ANY_NUMBER,
    ARE_RESOLVED,
    IN_TESTS,
    MAY_TAKE_MORE,
    NOT_COUNTED,
    NOT_EXTENDED,
    STARTED_ELSEWHERE,
    TOLD_HERE,
    WITHOUT_IMPORTS,
)
from probant.vocabulary.question import Facet, Goal, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome, Ruling, TruthMode, TruthStatus
from probant.vocabulary.symbol import CLASS_KINDS, SymbolKind, kind_word
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    RunValue,
    TextValue,
    Value,
)

N_SPELLED_OUT = 12
"""How many values the sentence itself lists."""

N_UNREAD = 5
"""How many files that were not looked into are named."""

N_NAME_CHARS = 60
"""How long a name is told in full; what stands in the values is never cut."""

USUAL_KINDS = (SymbolKind.CLASS, SymbolKind.FUNCTION, SymbolKind.METHOD, SymbolKind.CONSTANT)
"""Of several kinds a word may mean, the one people have in mind."""

MADE_KINDS = frozenset({SymbolKind.STRUCT, SymbolKind.ENUM})
"""What is not called but made."""

CLASSES = frozenset(map(SymbolKind, CLASS_KINDS))

WRITTEN = frozenset(
    {SymbolKind.TEXT, SymbolKind.CONFIG_KEY, SymbolKind.ENV_VAR, SymbolKind.CLI_OPTION}
)
"""What is not defined but stands somewhere: its place says enough."""

SAID_BY_INSTEAD = frozenset(
    {ReasonCode.MISSING_ANCHOR, ReasonCode.OTHER_TARGET, ReasonCode.NOT_AT_THIS_SNAPSHOT}
)
"""Reasons that say in general what a sentence about this very name says in particular."""


def compose(
    goal: Goal,
    ruling: Ruling,
    values: Sequence[Value],
    notes: Sequence[str],
    *,
    told: Sequence[str] = (),
    instead: str = "",
    of: Sequence[Value] = (),
) -> str:
    """The answer's text. `notes` say what the tools have to add.

    `told` are the confirmed statements, for sentences that hold more than the values do. `instead`
    says what there is in place of what was asked about, `of` what the first target is.
    """
    kinds = frozenset(one.definition.kind for one in of if isinstance(one, LocationValue))
    goal, answers = _fitted(goal, kinds), _answers(goal, values, kinds, told)
    why = f"{_why(ruling, notes, instead)}. {run_remedy(goal, ruling)}".rstrip()
    match ruling.outcome:
        case Outcome.ANSWERED:
            said = _scoped(goal, _affirmed(goal, answers, values, told, notes))
            return _limited(ruling, said) + _remarked(goal, notes)
        case Outcome.REFUTED if goal.relation in PRODUCED:
            return _limited(ruling, f"No: {'; '.join(told)}.")
        case Outcome.REFUTED if instead:
            return _limited(ruling, f"No: {instead}.")
        case Outcome.REFUTED:
            said = _scoped(goal, _fill(answers.negated or "that is not so.", goal))
            said = f"No: {said}"
            return _limited(ruling, said) + _remarked(goal, notes)
        case Outcome.PARTIAL if goal.relation in PRODUCED and told:
            return f"Confirmed so far: {'; '.join(told)}. Not confirmed: {_why(ruling, notes)}."
        case Outcome.PARTIAL:
            said = _scoped(goal, _affirmed(goal, answers, values, told))
            return f"Confirmed so far: {said} Not confirmed: {why}"
    return f"The question could not be investigated: {why}"


def _remarked(goal: Goal, notes: Sequence[str]) -> str:
    """How many parameters may be given besides, how many calls were ranked, what is left out."""
    ends: tuple[str, ...] = (ARE_RESOLVED, TOLD_HERE)
    if goal.relation is Relation.PARAMETERS:
        ends = (MAY_TAKE_MORE, ANY_NUMBER) if goal.counted else (MAY_TAKE_MORE,)
    elif goal.relation is Relation.EXTENDS:
        ends = (NOT_EXTENDED,)
    elif goal.relation is Relation.DEPENDENCIES:
        ends = (NOT_COUNTED,)
    elif goal.relation in (Relation.IMPORTS, Relation.IMPORT_PATH, Relation.IMPORT_CYCLE):
        ends = (WITHOUT_IMPORTS,)
    elif goal.relation is Relation.ENTRY_POINTS:
        ends = (STARTED_ELSEWHERE,)
    parts = [part for note in notes for part in note.split("; ")]
    told = dict.fromkeys(part for part in parts if part.endswith(ends))
    return "".join(f" {part[0].upper()}{part[1:]}." for part in told)


def _fitted(goal: Goal, kinds: frozenset[SymbolKind]) -> Goal:
    """What is there is told as the kind it is, not as one the question's word may mean."""
    if goal.relation is Relation.EXISTS and kinds and goal.targets[0].kinds:
        return replace(goal, targets=(replace(goal.targets[0], kinds=kinds), *goal.targets[1:]))
    return goal


def _answers(
    goal: Goal, values: Sequence[Value], kinds: frozenset[SymbolKind], told: Sequence[str]
) -> Answers:
    """The sentences of the goal's kind, those that fit what was found first."""
    assert goal.relation is not None  # noqa: S101 - asides are answered before
    found = _found(goal, values, kinds)
    if goal.relation is Relation.CALLED_BY and any(" constructs " in one for one in told):
        found = Found.MADE
    return KINDS[goal.relation].answers.fitting(found, is_pair=len(goal.targets) == 2)


def _found(
    goal: Goal, values: Sequence[Value], kinds: frozenset[SymbolKind]
) -> Facet | Found | None:
    """Which sentence of a relation fits; None where it is asked about a member.

    An enum has members, no fields; a tuple's fields have no names; one thing is no list. A struct
    is made, mostly by no call.
    """
    if not goal.is_plain:
        return goal.facet
    if goal.relation is Relation.CALLED_BY and kinds and kinds <= MADE_KINDS:
        return Found.MADE
    if goal.relation is Relation.OVERRIDES and kinds & CLASSES:
        return Found.OF_CLASS
    if goal.relation is not Relation.FIELDS or goal.polar:
        return Found.PLAIN
    names = [value.name for value in values if isinstance(value, NameValue)]
    if kinds == {SymbolKind.ENUM}:
        return Found.VARIANTS
    if names and all(name.isdigit() for name in names):
        return Found.UNNAMED
    return Found.ONE if len(names) == 1 else Found.PLAIN


def _scoped(goal: Goal, text: str) -> str:
    """Where only a part was asked about, the sentence says so."""
    if goal.facet is Facet.IN_TESTS:
        return f"In tests: {text}"
    return within_scope(text, goal)


def _came_out(goal: Goal, values: Sequence[Value]) -> str:
    """How the sentence about a run begins; "is it broken?" gets no bare yes or no."""
    if goal.polar:
        return "Yes: "
    runs = [value for value in values if isinstance(value, RunValue)]
    if goal.relation is not Relation.RUN or goal.facet is not Facet.BUILD or not runs:
        return ""
    is_broken = any(run.failed or run.exit_code for run in runs)
    return "The build fails: " if is_broken else "The build does not fail: "


def _affirmed(
    goal: Goal,
    answers: Answers,
    values: Sequence[Value],
    told: Sequence[str],
    notes: Sequence[str] = (),
) -> str:
    assert goal.relation is not None  # noqa: S101 - asides are answered before
    if goal.facet is Facet.FAILING and not told and not values:
        seen = "; ".join(notes)
        return f"No test failed{': ' + seen if seen else ''}."
    if goal.relation in PRODUCED:
        return f"{_came_out(goal, values) if told else ''}{'; '.join(told) or 'There is none'}."
    if answers.quoted_with and values and not goal.polar:
        return answers.quoted_with.join(one.text for one in values if isinstance(one, TextValue))
    for value in values:
        if isinstance(value, BooleanValue):
            text = answers.affirmed if value.value else answers.negated
            return _fill(text or "{list}", goal, told=told, notes=notes)
        if isinstance(value, CountValue):
            return _counted(goal, answers, value.count, told)
    if goal.relation is Relation.IMPORTS and len(goal.targets) == 2 and not goal.polar:
        a, b = (target.text for target in goal.targets)
        return f"{a} imports {_list(goal.relation, values) if values else 'no name'} from {b}."
    if goal.relation is Relation.DEFINED_IN and len(goal.targets) > 1:
        return _join([f"{_named_location(value)}" for value in values]) + "."
    if not values and is_proved_by_anchor(goal) and answers.negated:
        denied = _fill(answers.negated, goal)
        return denied[:1].upper() + denied[1:]
    if not values:
        return _fill(answers.empty or "There is none.", goal)
    whole = answers.whole if not goal.targets else ""
    listed = _list(goal.relation, values, named=bool(whole))
    text = whole or answers.listed or "{list}."
    return _fill(text, goal, listed=listed, n=len(values), told=told)


def _counted(goal: Goal, answers: Answers, n: int, told: Sequence[str]) -> str:
    by_unit = answers.by_unit.get(goal.unit, "") if goal.unit is not None else ""
    text = by_unit or answers.counted or "The number is {n}."
    return _singular(_fill(text, goal, n=n, told=told), n)


def _fill(
    text: str,
    goal: Goal,
    *,
    listed: str = "",
    n: int = 0,
    told: Sequence[str] = (),
    notes: Sequence[str] = (),
) -> str:
    """One pass over the template, so that nothing inside a target is taken for a mark."""
    say = described if goal.relation is Relation.EXISTS else _text
    names = [say(target) for target in goal.targets] + ["", ""]
    marks = {
        **_reminder_marks(goal, told, notes),
        **_library_marks(goal, told),
        "{a}": names[0] or "this repository",
        "{b}": names[1],
        "{line}": str(goal.targets[0].line) if goal.targets else "",
        "{member}": goal.member,
        "{facet}": _facet_word(goal),
        "{sort}": f"{goal.member} " if goal.member and not goal.polar else "",
        "{things}": _facet_word(goal) or "things",
        "{through}": f" through {names[0]}" if names[0] else "",
        "{within}": f" in {names[0]}" if names[0] else "",
        "{overridden}": _overridden(goal),
        "{unused}": f"the unused import {goal.member}" if goal.member else "unused imports",
        "{list}": listed,
        "{n}": str(n),
        "{how}": "".join(f" ({how})" for one in told[:1] if (how := one.partition("; ")[2])),
        "{told}": "; ".join(told[:N_SPELLED_OUT]),
        "{more}": f"; and {len(told) - N_SPELLED_OUT} more" if len(told) > N_SPELLED_OUT else "",
        "{of_tests}": _of_tests(told),
        "{extends}": "extends or implements" if _implements(told) else "extends",
        "{declared}": _declared(told),
        "{them}": "them" if n > 1 else "it",
        "{directly}": "directly or through others " if goal.transitive else "directly ",
        "{outermost}": "" if goal.filters.symbol_kinds else " at its outermost level",
        "{by_itself}": "directly or through others" if goal.transitive else "in its own body",
        "{reached}": f": {'; '.join(told[:N_SPELLED_OUT])}" if goal.transitive and told else "",
    }
    if any(mark not in marks for mark in re.findall(r"\{\w+\}", text)):
        from probant.answering.past_words import past_marks  # loaded for questions of the past

        marks = past_marks(goal) | marks
    return re.sub(r"\{\w+\}", lambda mark: marks.get(mark.group(), mark.group()), text)


def _implements(told: Sequence[str]) -> bool:
    """Whether interfaces are among the bases that are told."""
    return any(" implements " in one for one in told)


def _declared(told: Sequence[str]) -> str:
    """Where manifests say what they say."""
    places = dict.fromkeys(one.partition(" says ")[0] for one in told if " says " in one)
    return f", declared at {_join(_cut(list(places)))}" if places else ""


def _of_tests(told: Sequence[str]) -> str:
    """How many of those that are told belong to the tests."""
    n_tests = sum(one.endswith(IN_TESTS) for one in told)
    if not n_tests or len(told) == 1:
        return ""
    return f"; {n_tests if n_tests < len(told) else 'all'} of them in tests"


def sentence_start(text: str) -> str:
    return text[:1].upper() + text[1:]


def _reminder_marks(goal: Goal, told: Sequence[str], notes: Sequence[str]) -> dict[str, str]:
    """What is said of TODO comments and the like; their words are loaded for them alone."""
    if goal.relation is not Relation.MARKS:
        return {}
    from probant.answering.mark_words import (
        begun,
        by_file,
        for_what,
        found,
        lacking,
        looked_for,
        summed,
        unsaid,
    )

    sorts = found(goal.member, told)
    return {
        "{marks}": looked_for(goal.member),
        "{found}": sorts,
        "{Found}": sentence_start(sorts),
        "{by_file}": by_file(told, N_SPELLED_OUT),
        "{stay}": unsaid(goal.member, told),
        "{for_what}": for_what(goal.member, told) + lacking(goal.member, told),
        "{Yes_in}": begun(goal.member, told),
        "{seen}": summed(notes) or sorts,
    }


def _library_marks(goal: Goal, told: Sequence[str]) -> dict[str, str]:
    """What is told of libraries, each with its places; their words are loaded for them alone."""
    if goal.relation is not Relation.TOPIC:
        return {}
    from probant.answering.library_words import grouped, topic_words

    return {"{by_library}": grouped(told), "{topic}": topic_words(goal.member)}


def _facet_word(goal: Goal) -> str:
    return goal.facet.value.replace("_", " ") if goal.facet else ""


def _text(target: Target) -> str:
    return target.text


def described(target: Target) -> str:
    """The name with everything that narrows it, for only with that is its absence true."""
    usual = [kind for kind in USUAL_KINDS if kind in target.kinds]
    kinds = usual or sorted(target.kinds, key=str)
    front = f"{kinds[0].value.replace('_', ' ')} " if kinds else ""
    if target.kind is TargetKind.PATH:
        front = "file "
    owner = f" of {target.owner}" if target.owner else ""
    within = f" in {target.within}" if target.within else ""
    return f"{front}{target.text}{owner}{within}"


def _overridden(goal: Goal) -> str:
    """What a question asks to be overridden: a name, another method, or anything."""
    other = goal.targets[1].text if len(goal.targets) > 1 else ""
    return goal.member or other or "a method of a base"


def _singular(text: str, n: int) -> str:
    """ "1 methods" is no English."""
    if n != 1:
        return text
    text = re.sub(r"^There are 1\b", "There is 1", text)
    for many, one in (("classes", "class"), ("dependencies", "dependency")):
        text = text.replace(f"1 {many}", f"1 {one}")
    return re.sub(r"\b1 ((?:different |unused |abstract )?\w+?[^s])s\b", r"1 \1", text)


def _list(relation: Relation, values: Sequence[Value], *, named: bool = False) -> str:
    if relation is Relation.LINE_AUTHOR:
        return _blame(values)
    if relation is Relation.COMMIT_INFO and isinstance(values[-1], TextValue):
        body = " ".join(values[-1].text.split()).rstrip(".")
        return f"{_list(relation, values[:-1])}; its message goes on: {body}"
    is_named = named or KINDS[relation].answers.are_named
    if one_place := _shared_place(values):
        names = [_on_one_line(one.name) for one in values if isinstance(one, NameValue)]
        return f"{_join(_cut(names))} ({one_place})"
    say = _named_location if is_named else worded
    return _join([*(say(value) for value in values[:N_SPELLED_OUT]), *_cut_off(values)])


def _cut(told: list[str]) -> list[str]:
    return [*told[:N_SPELLED_OUT], *_cut_off(told)]


def _cut_off(told: Sequence[object]) -> list[str]:
    """How many are not spelled out."""
    return [f"{len(told) - N_SPELLED_OUT} more"] if len(told) > N_SPELLED_OUT else []


def _shared_place(values: Sequence[Value]) -> str:
    """The one line all names stand on, as parameters do; "" where there is none."""
    places = {
        (value.path, value.line) if isinstance(value, NameValue) else None for value in values
    }
    place = places.pop() if len(places) == 1 and len(values) > 1 else None
    return f"{place[0]}:{place[1]}" if place and place[0] and place[1] else ""


def _join(told: Sequence[str]) -> str:
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"


def worded(value: Value) -> str:
    return _WORDS[type(value)](value)


def _named_location(value: Value) -> str:
    if not isinstance(value, LocationValue):
        return worded(value)
    definition = value.definition
    return f"{definition.qualified_name} ({definition.path}:{definition.line})"


def _blame(values: Sequence[Value]) -> str:
    """The author once, then the commit."""
    commits = [value for value in values if isinstance(value, CommitValue)]
    names = [value.name for value in values if isinstance(value, NameValue)]
    told = [f"in {c.sha[:12]} “{c.subject}” on {c.date}" for c in commits]
    who = " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
    return " ".join([who, *told])


def _location(value: LocationValue) -> str:
    place = f"{value.definition.path}:{value.definition.line}"
    if value.definition.kind in WRITTEN:
        return place
    kind = kind_word(value.definition.kind.value, value.definition.path)
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} defined at {place}"


def _name(value: NameValue) -> str:
    at = f":{value.line}" if value.line else ""
    name = _on_one_line(value.name)
    return f"{name} ({value.path}{at})" if value.path else name


def _on_one_line(name: str) -> str:
    """A chain of calls is told by its beginning and its end."""
    name = " ".join(name.split())
    if len(name) <= N_NAME_CHARS:
        return name
    last = name.rpartition(".")[2]
    shown = last if len(last) < N_NAME_CHARS else last[-N_NAME_CHARS // 2 :]
    return f"{name[: N_NAME_CHARS // 2].rstrip()}… .{shown}"


_WORDS: Mapping[type, Callable[..., str]] = {
    LocationValue: _location,
    NameValue: _name,
    TextValue: lambda value: value.text,
    PathValue: lambda value: value.path,
    CountValue: lambda value: str(value.count),
    RunValue: lambda value: (
        f"{value.target}: {value.passed} passed, {value.failed} failed, {value.skipped} skipped, "
        f"exit code {value.exit_code}"
    ),
    BooleanValue: lambda value: "yes" if value.value else "no",
    CommitValue: lambda value: (
        f"{value.sha[:12]} “{value.subject}” by {value.author} on {value.date}"
    ),
}


def _limit(ruling: Ruling, reason: ReasonCode) -> str:
    """What limits an answer, with the files it is about."""
    if reason is not ReasonCode.WINDOW_SKIPPED_FILES or not ruling.unread:
        return reason.meaning
    more = f" and {len(ruling.unread) - N_UNREAD} more" if len(ruling.unread) > N_UNREAD else ""
    return f"{reason.meaning}: {', '.join(ruling.unread[:N_UNREAD])}{more}"


def _limited(ruling: Ruling, text: str) -> str:
    if ruling.status is TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL:
        limiting = (one for one in ruling.reasons if one is not ReasonCode.COMPLETE_AND_EMPTY)
        limits = "; ".join(_limit(ruling, reason) for reason in limiting)
        return f"{text} (Within limits: {limits}.)"
    if ruling.truth_mode < TruthMode.CONFIRMED:
        return f"As far as the evidence goes: {text}"
    return text


def run_remedy(goal: Goal, ruling: Ruling) -> str:
    """What the person who asks can do about a run that did not come about.

    What keeps a CI service from answering is said, with its cure, by the tool that asked it.
    """
    reasons = ruling.reasons if goal.relation in PRODUCED and goal.facet is not Facet.CI else ()
    return " ".join(REASON_REMEDY[one] for one in reasons if one in REASON_REMEDY)


def _why(ruling: Ruling, notes: Sequence[str], instead: str = "") -> str:
    """In general words and those of the tools; what there is instead says it more plainly."""
    silent = {ReasonCode.BELOW_MINIMUM, *(SAID_BY_INSTEAD if instead else ())}
    shown = [r for r in ruling.reasons if r not in silent] or ([] if instead else ruling.reasons)
    first = [instead] if instead else []
    return "; ".join(dict.fromkeys([*first, *(reason.meaning for reason in shown), *notes]))
