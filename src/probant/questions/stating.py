"""A goal put as a query: its form, the command that asks it, and the question in plain words.

The other direction is asking.py's work. A goal that no query asks has no form.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping, Sequence

from probant.questions.arguments import (
    Argument,
    arguments_of,
    filled_by,
    has_word,
    named_of,
    not_a_word,
    sorts_of,
    takes,
    takes_no_word,
    written,
)
from probant.questions.kind import COMPARED, TARGET_KIND, Fill, Filter, Form, Kind, Lexis
from probant.questions.lexis import FACETS, LEXIS
from probant.questions.registry import KINDS, forms_by_name
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Relation, Target, Unit
from probant.vocabulary.reading import Reading, ReadingQuality
from probant.vocabulary.record import replace

ABOUT_THE_TARGET = frozenset({Relation.DEFINED_IN, Relation.EXISTS})
"""Their answers are the target itself, so what narrows the answers narrows the target."""
_MARK = re.compile(r"\{(\w+)\}")

FLAGS: Mapping[Filter, tuple[str, ...]] = {
    Filter.IN: ("--in",),
    Filter.OF: ("--of",),
    Filter.SYMBOL_KIND: ("--symbol-kind",),
    Filter.OUTSIDE_TESTS: ("--outside-tests", "--only-tests"),
    Filter.PUBLIC: ("--public",),
    Filter.SINCE: ("--since",),
    Filter.UNTIL: ("--until",),
    Filter.BY: ("--by",),
    Filter.DIRECTLY: ("--directly", "--all-the-way"),
}


def form_of(goal: Goal) -> Form | None:
    """The form that asks a goal with the fewest words; None for one that no query asks."""
    kind = KINDS.get(goal.relation) if goal.relation is not None and goal.aside is None else None
    if kind is None:
        return None
    forms = [form for form in kind.forms if _is_form_of(goal, kind, form)]
    return min(forms, key=lambda form: len(given_arguments(form, goal)), default=None)


def reading_of(goal: Goal, quality: ReadingQuality) -> Reading:
    """How a goal reads that was given as one, or was made of the one before."""
    form = form_of(goal)
    kind = form.kind if form is not None else ""
    return Reading(sentence=sentence_of_goal(goal), kind=kind, quality=quality)


def command_of(goal: Goal) -> str:
    """The command that asks this goal, quoted for a shell. '' where no query asks it."""
    form = form_of(goal)
    if form is None or goal.relation is None:
        return ""
    kind = KINDS[goal.relation]
    words = [written_argument(one, goal, kind, form) for one in given_arguments(form, goal)]
    flags = [word for pair in _flags(goal, kind, form) for word in pair]
    if any(word.startswith("-") for word in words):
        return shlex.join(["probant", "query", form.kind, *flags, "--", *words])
    return shlex.join(["probant", "query", form.kind, *words, *flags])


def sentence_of_goal(goal: Goal) -> str:
    """The question in plain words; what was asked, word for word, where no query asks it."""
    form = form_of(goal)
    if form is None or goal.relation is None:
        return goal.question
    shown = {"word": "the language"}
    behind = []
    for argument in given_arguments(form, goal):
        text = _spoken_argument(argument, form, goal)
        name = argument.name if argument.slot is not None else "word"
        shown |= {name: text} | ({"facet": text} if argument.slot is None else {})
        marks = (name,) if argument.slot is not None else (name, "facet")
        if not any(f"{{{mark}}}" in form.sentence for mark in marks):
            behind.append(_behind(argument, text))
    if goal.transitive and not form.transitive:
        behind.append("directly or through others")
    said = _MARK.sub(lambda mark: shown.get(mark[1], mark[0]), form.sentence)
    return " ".join([said, *behind, *spoken_filters(goal)]) + "?"


def _behind(argument: Argument, text: str) -> str:
    """What the sentence has no place for."""
    if argument.slot is None:
        return f"({text})"
    if argument.slot.fill is Fill.NUMBER:
        return f"(the first {text})"
    return f"{'in' if argument.slot.fill is Fill.MEMBER else 'for'} {text}"


def spoken_filters(goal: Goal) -> Iterator[str]:
    """What narrows the answers, in plain words."""
    filters = goal.filters
    if goal.unit is not None and goal.unit is not Unit.PLACES:
        yield f"counted by {goal.unit.value}"
    if filters.symbol_kinds:
        kinds = sorted(kind.value.replace("_", " ") for kind in filters.symbol_kinds)
        yield f"(of kind {' or '.join(kinds)})"
    if filters.of:
        yield f"of {filters.of}"
    if filters.within:
        yield f"in {filters.within}"
    if filters.outside_tests:
        yield "outside tests"
    if filters.only_tests:
        yield "in tests"
    if filters.public:
        yield "(public ones)"
    if filters.by:
        yield f"by {filters.by}"
    if filters.since:
        yield f"since {filters.since}"
    if filters.until:
        yield f"until {filters.until}"
    if filters.directly:
        yield "(directly)"
    if goal.revision:
        yield f"at {goal.revision}"


def given_arguments(form: Form, goal: Goal) -> tuple[Argument, ...]:
    """The arguments a goal fills, in the order of a query."""
    texts = ((argument, argument_text(argument, form, goal)) for argument in arguments_of(form))
    return tuple(argument for argument, text in texts if text)


def argument_text(argument: Argument, form: Form, goal: Goal) -> str:
    """What stands in one place of the query; '' where nothing does."""
    slot = argument.slot
    if slot is None:
        return _word_of(form, goal)
    if slot.fill in TARGET_KIND:
        target = _target_in(argument, form, goal)
        return target.text if target is not None else ""
    first = goal.targets[0] if goal.targets else None
    match slot.fill:
        case Fill.LINE:
            return str(first.line) if first is not None and first.line is not None else ""
        case Fill.OWNER:
            return (first.owner if first is not None else None) or ""
        case Fill.WITHIN:
            return (first.within if first is not None else None) or ""
    return _member_of(form, goal)


def filters_of(kind: Kind, form: Form) -> tuple[Filter, ...]:
    """What may narrow the answers of a form. A yes or no is about all of them."""
    own = set() if form.polar else set(kind.filters)
    if any(other.transitive for other in kind.forms if _same_place(other, form)):
        own.add(Filter.DIRECTLY)
    return tuple(one for one in Filter if one in own)


def accepted_filters(kind: Kind, form: Form) -> tuple[Filter, ...]:
    """The same, and what says which one is meant where a form is about one name."""
    which = {Filter.IN, Filter.OF, Filter.SYMBOL_KIND} if len(name_places(form)) == 1 else set()
    own = {*filters_of(kind, form), *which}
    return tuple(one for one in Filter if one in own)


def goes_all_the_way(kind: Kind, form: Form) -> bool:
    """Whether a form about one thing can be followed through others, without a form for that."""
    has_own = any(
        other.transitive and other.counted is form.counted
        for other in kind.forms
        if _same_place(other, form)
    )
    return Filter.DIRECTLY in kind.filters and len(form.slots) == 1 and not has_own


def as_far(choices: Sequence[tuple[Kind, Form]], *, all_the_way: bool) -> list[tuple[Kind, Form]]:
    """Those of the forms that go as far as is asked; none where none does."""
    if not all_the_way:
        return [choice for choice in choices if not choice[1].transitive]
    far = [choice for choice in choices if choice[1].transitive]
    return far or [choice for choice in choices if goes_all_the_way(*choice)]


def filter_flags(filters: Filters) -> Iterator[tuple[str, Filter]]:
    """The flags that set these filters."""
    is_set = {
        "--in": filters.within,
        "--of": filters.of,
        "--symbol-kind": filters.symbol_kinds,
        "--outside-tests": filters.outside_tests,
        "--only-tests": filters.only_tests,
        "--public": filters.public,
        "--since": filters.since,
        "--until": filters.until,
        "--by": filters.by,
        "--directly": filters.directly is True,
        "--all-the-way": filters.directly is False,
    }
    for one, flags in FLAGS.items():
        yield from ((flag, one) for flag in flags if is_set[flag])


def name_places(form: Form) -> list[int]:
    """Where symbols and tests stand among the arguments: flags say which of one is meant."""
    return [
        n
        for n, argument in enumerate(arguments_of(form))
        if argument.slot is not None and argument.slot.fill in (Fill.SYMBOL, Fill.TEST)
    ]


def _same_place(form: Form, other: Form) -> bool:
    """Whether two forms are told apart by how far they go, and by nothing else."""
    if form.kind != other.kind or form.polar != other.polar:
        return False
    return len(form.slots) == len(other.slots)


def _is_form_of(goal: Goal, kind: Kind, form: Form) -> bool:
    if (form.polar, form.counted) != (goal.polar, goal.counted) or not _has_facet(form, goal):
        return False
    is_far = form.transitive or (goal.transitive and goes_all_the_way(kind, form))
    if is_far != goal.transitive or not _has_targets(form, goal):
        return False
    missing = [
        argument
        for argument in arguments_of(form)
        if not argument.is_optional and not argument_text(argument, form, goal)
    ]
    return not missing and _says_all(form, goal)


def _has_facet(form: Form, goal: Goal) -> bool:
    if form.facet is not None or form.word is None or form.word not in FACETS:
        return form.facet is goal.facet
    return goal.facet in FACETS[form.word].values() or (goal.facet is None and takes_no_word(form))


def _has_targets(form: Form, goal: Goal) -> bool:
    """Whether the targets stand in the form's slots and are of their sorts."""
    slots = [slot for slot in form.slots if slot.fill in TARGET_KIND]
    n_least = sum(not slot.is_optional for slot in slots)
    if not n_least <= len(goal.targets) <= len(slots):
        return False
    return all(
        target.kind in sorts_of(slot.fill) and target.language is None
        for slot, target in zip(slots, goal.targets, strict=False)
    )


def _says_all(form: Form, goal: Goal) -> bool:
    """Whether nothing of the goal is lost: its member, and the line of its target."""
    fills = {slot.fill for slot in form.slots}
    if any(target.line is not None for target in goal.targets) and Fill.LINE not in fills:
        return False
    has_member = bool(fills & COMPARED) or form.word in LEXIS
    if goal.member and not has_member:
        return False
    return form.word not in LEXIS or _rest_of_member(form, goal) == _member_of(form, goal)


def _target_in(argument: Argument, form: Form, goal: Goal) -> Target | None:
    slots = [slot for slot in form.slots if slot.fill in TARGET_KIND]
    place = slots.index(argument.slot) if argument.slot in slots else len(slots)
    return goal.targets[place] if place < len(goal.targets) else None


def _word_of(form: Form, goal: Goal) -> str:
    """The first word of the form's list that means what the goal has."""
    if form.word is not None and form.word in FACETS:
        words = [word for word, facet in FACETS[form.word].items() if facet is goal.facet]
        return words[0] if words else ""
    meaning = _meaning_of(form, goal)
    if not meaning and takes_no_word(form):
        return ""
    words = [word for word, member in LEXIS[_lexis(form)].items() if member == meaning]
    return words[0] if words else ""


def _lexis(form: Form) -> Lexis:
    if form.word is None:
        raise ValueError(f"{form.label} has no word")
    return form.word


def _meaning_of(form: Form, goal: Goal) -> str:
    """What of the member is the word's; the rest is another slot's."""
    meanings = sorted(set(LEXIS[_lexis(form)].values()), key=len, reverse=True)
    for meaning in meanings:
        if goal.member == meaning or goal.member.startswith(f"{meaning} "):
            return meaning
    return ""


def _rest_of_member(form: Form, goal: Goal) -> str:
    return goal.member.removeprefix(_meaning_of(form, goal)).strip()


def _member_of(form: Form, goal: Goal) -> str:
    has_slot = any(slot.fill in COMPARED for slot in form.slots)
    if form.word in LEXIS:
        return _rest_of_member(form, goal) if has_slot else ""
    return goal.member if has_slot else ""


def written_argument(argument: Argument, goal: Goal, kind: Kind, form: Form) -> str:
    """What stands in one place of the query, so that it is read as this and nothing else."""
    text = _written(argument, goal, kind, form)
    texts = [text if one == argument else "" for one in given_arguments(form, goal)]
    if argument.slot is not None and any(has_word(one, texts) for _, one in _rivals(form, goal)):
        return not_a_word(text, argument.slot.fill)
    return text


def _written(argument: Argument, goal: Goal, kind: Kind, form: Form) -> str:
    target = _target_in(argument, form, goal)
    if argument.slot is None or target is None:
        return argument_text(argument, form, goal)
    named = named_of(target)
    if kind.relation in ABOUT_THE_TARGET and len(name_places(form)) == 1:
        named = replace(named, within="", kinds=frozenset())
    return written(named, _fills_there(argument, form, goal))


def _fills_there(argument: Argument, form: Form, goal: Goal) -> frozenset[Fill]:
    """What could stand in the place of an argument, over all forms the query chooses from."""
    given = given_arguments(form, goal)
    rivals = _rivals(form, goal)
    slots = [filled_by(other, len(given))[given.index(argument)].slot for _, other in rivals]
    return frozenset(slot.fill for slot in slots if slot is not None)


def _rivals(form: Form, goal: Goal) -> list[tuple[Kind, Form]]:
    """The forms a query with as many arguments chooses from."""
    n_given = len(given_arguments(form, goal))
    rivals = [
        (kind, other)
        for kind, other in forms_by_name()[form.kind]
        if other.counted == form.counted and takes(other, n_given)
    ]
    return as_far(rivals, all_the_way=goal.transitive)


def _flags(goal: Goal, kind: Kind, form: Form) -> Iterator[tuple[str, ...]]:
    filters = _with_the_target(goal, kind, form)
    kinds = ",".join(sorted(one.value for one in filters.symbol_kinds))
    texts = {
        "--in": filters.within, "--of": filters.of, "--symbol-kind": kinds,
        "--since": filters.since, "--until": filters.until, "--by": filters.by,
    }  # fmt: skip
    for flag, _ in filter_flags(filters):
        yield (flag, texts[flag]) if flag in texts else (flag,)
    if goal.transitive and filters.directly is None:
        yield ("--all-the-way",)
    if goal.counted and not all(other.counted for _, other in forms_by_name()[form.kind]):
        yield ("--count",)
    if goal.unit is not None:
        yield ("--unit", goal.unit.value)
    if goal.revision:
        yield ("--at", goal.revision)


def _with_the_target(goal: Goal, kind: Kind, form: Form) -> Filters:
    """The filters as flags have them: what says which target is meant is among them."""
    filters, places = goal.filters, name_places(form)
    if len(places) != 1 or not goal.targets:
        return filters
    first = goal.targets[0]
    if first.owner and not any(slot.fill is Fill.OWNER for slot in form.slots):
        filters = replace(filters, of=first.owner)
    if kind.relation in ABOUT_THE_TARGET:
        is_slot = any(slot.fill is Fill.WITHIN for slot in form.slots)
        within = "" if is_slot else (first.within or filters.within)
        filters = replace(filters, within=within, symbol_kinds=first.kinds or filters.symbol_kinds)
    return filters


def _spoken_argument(argument: Argument, form: Form, goal: Goal) -> str:
    text = argument_text(argument, form, goal)
    if argument.slot is None:
        return _spoken_word(form, goal, text)
    target = _target_in(argument, form, goal)
    if target is None:
        return f"`{text}`"
    kinds = " or ".join(sorted(kind.value.replace("_", " ") for kind in target.kinds))
    fills = {slot.fill for slot in form.slots}
    owner = f"of `{target.owner}`" if target.owner and Fill.OWNER not in fills else ""
    within = f"in {target.within}" if target.within and Fill.WITHIN not in fills else ""
    return " ".join(part for part in (kinds, f"`{text}`", owner, within) if part)


def _spoken_word(form: Form, goal: Goal, text: str) -> str:
    if form.word in FACETS:
        return text
    return _meaning_of(form, goal) or text
