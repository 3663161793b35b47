"""A question without English: a kind, its targets and filters become a goal, and a goal a command.

    goal_of_query("called_by", ["parse"], Filters(within="src"))
    command_of(goal)          probant query called_by parse --in src
    sentence_of_goal(goal)    which code calls `parse` in src?

Pure. The flags themselves are read in `surfaces.cli.query`, the JSON in `surfaces.goal_wire`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from probant.errors import UsageError
from probant.questions.arguments import (
    NAMES,
    Argument,
    Named,
    arguments_of,
    filled_by,
    has_word,
    make_target,
    member_text,
    read_named,
    sorts_of,
    takes,
)
from probant.questions.kind import TARGET_KIND, Fill, Filter, Form, Kind, Lexis
from probant.questions.lexis import FACETS, LEXIS, meaning_of
from probant.questions.looks import clean_path
from probant.questions.registry import forms_by_name
from probant.questions.stating import (
    ABOUT_THE_TARGET,
    FLAGS,
    accepted_filters,
    as_far,
    filter_flags,
    filters_of,
    name_places,
)
from probant.questions.stating import command_of as command_of
from probant.questions.stating import form_of as form_of
from probant.questions.stating import sentence_of_goal as sentence_of_goal
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Facet, Goal, Relation, Target, TargetKind, Unit
from probant.vocabulary.record import replace

LIST_COMMAND = "probant query --list"

WITH_UNITS = frozenset({Relation.CALLED_BY, Relation.RAISED_BY, Relation.MARKS})
"""Relations whose values are places within something, so that a number needs to say of what."""

_DATE = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?")
_LINES = re.compile(r"(?:around )?[1-9]\d{0,8}(?:-[1-9]\d{0,8})?")
_Choice = tuple[Kind, Form]


def goal_of_query(
    kind_name: str,
    targets: Sequence[str | Named],
    filters: Filters = Filters(),  # noqa: B008 - frozen
    *,
    count: bool = False,
    unit: Unit | None = None,
    at: str | None = None,
    question: str = "",
) -> Goal:
    """The goal of a typed query. What does not fit the kind is a `UsageError`, never dropped."""
    for given in targets:
        text = given if isinstance(given, str) else given.text
        if not text.strip():
            raise UsageError("a target is empty", remedy=f"{kind_name} takes {usage_of(kind_name)}")
    kind, form, named = _choose(kind_name, targets, filters.directly, count=count)
    filters = _clean(filters)
    named, filters = _qualified(kind, form, named, filters)
    _check_filters(kind, form, filters)
    if unit is not None and not (count and kind.relation in WITH_UNITS):
        names = ", ".join(sorted(relation.value for relation in WITH_UNITS))
        raise UsageError(
            f"{form.kind} has no unit to count by",
            remedy=f"leave out the unit; it goes with a count of {names}",
        )
    goal = _goal(kind, form, named, filters)
    goal = replace(goal, unit=unit, revision=at or "")
    return replace(goal, question=question or sentence_of_goal(goal))


def usage_of(kind_name: str) -> str:
    """What a kind takes, for people: `CALLER [CALLEE]`, or `nothing`."""
    ways = dict.fromkeys(_usage(form) for _, form in _forms(kind_name))
    return " or ".join(way or "nothing" for way in ways)


def _forms(kind_name: str) -> tuple[_Choice, ...]:
    known = forms_by_name()
    if kind_name not in known:
        from difflib import get_close_matches

        near = get_close_matches(kind_name.replace("-", "_"), known, n=3, cutoff=0.6)
        raise UsageError(
            f"there is no kind of question called {kind_name!r}",
            remedy=f"did you mean {' or '.join(near)}?" if near else f"see {LIST_COMMAND}",
        )
    names = list(dict.fromkeys(form.kind for _, form in known[kind_name]))
    if names != [kind_name]:
        raise UsageError(
            f"{kind_name} is asked in several ways", remedy=f"choose one of {', '.join(names)}"
        )
    return known[kind_name]


def _choose(
    kind_name: str, targets: Sequence[str | Named], directly: bool | None, *, count: bool
) -> tuple[Kind, Form, tuple[Named, ...]]:
    every = _forms(kind_name)
    fitting = [choice for choice in every if takes(choice[1], len(targets))]
    if not fitting:
        raise UsageError(
            f"{kind_name} takes {usage_of(kind_name)} and got {_n_targets(len(targets))}",
            remedy=f"see {LIST_COMMAND}",
        )
    fitting = _counted(kind_name, every, fitting, count=count)
    fitting = _as_far(kind_name, fitting, directly)
    fitting = _by_word(fitting, targets)
    named = _named(fitting, targets)
    for kind, form in fitting:
        if all(_suits(*pair) for pair in zip(filled_by(form, len(named)), named, strict=True)):
            return kind, form, named
    wanted = " or ".join(dict.fromkeys(_usage(form) or "nothing" for _, form in fitting))
    raise UsageError(
        f"{kind_name} takes {wanted}, and {named[0].text!r} is none of that",
        remedy=f"see {LIST_COMMAND}",
    )


def _counted(
    kind_name: str, every: Sequence[_Choice], fitting: list[_Choice], *, count: bool
) -> list[_Choice]:
    if not count and all(form.counted for _, form in every):
        return fitting
    found = [choice for choice in fitting if choice[1].counted == count]
    if found:
        return found
    if count:
        raise UsageError(f"{kind_name} cannot be counted so", remedy="leave out --count")
    raise UsageError(
        f"{kind_name} without a target is only counted", remedy="add --count, or a target"
    )


def _as_far(kind_name: str, fitting: list[_Choice], directly: bool | None) -> list[_Choice]:
    found = as_far(fitting, all_the_way=directly is False)
    if not found and directly is False:
        raise UsageError(
            f"{kind_name} cannot be followed all the way so", remedy="leave out --all-the-way"
        )
    return found


def _by_word(fitting: list[_Choice], targets: Sequence[str | Named]) -> list[_Choice]:
    """A word of a list means that word; any other text is the name of something."""
    knowing = [choice for choice in fitting if has_word(choice[1], targets)]
    wordless = [
        choice for choice in fitting if all(one.slot for one in filled_by(choice[1], len(targets)))
    ]
    return knowing or wordless or fitting


def _named(fitting: Sequence[_Choice], targets: Sequence[str | Named]) -> tuple[Named, ...]:
    ways = [filled_by(form, len(targets)) for _, form in fitting]
    return tuple(
        read_named(given, frozenset(way[n].slot.fill for way in ways if way[n].slot is not None))  # type: ignore[union-attr]
        for n, given in enumerate(targets)
    )


def _suits(argument: Argument, named: Named) -> bool:
    if argument.slot is None or argument.slot.fill not in TARGET_KIND:
        return True
    return named.kind in sorts_of(argument.slot.fill)


def _clean(filters: Filters) -> Filters:
    for flag, text in (("--since", filters.since), ("--until", filters.until)):
        _check_date(flag, text)
    return replace(
        filters,
        within=clean_path(filters.within),
        of=filters.of.strip(),
        by=filters.by.strip(),
        since=filters.since.strip(),
        until=filters.until.strip(),
    )


def _check_date(flag: str, text: str) -> None:
    """A date must be one; anything else without blanks may be a tag or a commit."""
    said = text.strip()
    parts = _DATE.fullmatch(said)
    if parts is not None:
        year, month, day = (int(part) if part else 1 for part in parts.groups())
        try:
            date(year, month, day)
        except ValueError:
            parts = None
        else:
            return
        raise UsageError(f"{flag} {said} is not a date", remedy="write it as 2024-05-31")
    if said.startswith("-") or any(letter.isspace() for letter in said):
        raise UsageError(
            f"{flag} {said!r} is neither a date nor a revision",
            remedy="write 2024-05-31, a tag or a commit",
        )


def _qualified(
    kind: Kind, form: Form, named: tuple[Named, ...], filters: Filters
) -> tuple[tuple[Named, ...], Filters]:
    """What narrows no answers of this kind says which target is meant, if one has a name."""
    places = name_places(form)
    is_one = len(places) == 1
    named = tuple(
        one if is_one and n == places[0] else _with_owner(one) for n, one in enumerate(named)
    )
    if not is_one:
        return named, filters
    place, first = places[0], named[places[0]]
    own = frozenset() if kind.relation in ABOUT_THE_TARGET else frozenset(filters_of(kind, form))
    if filters.within and Filter.IN not in own:
        first, filters = replace(first, within=filters.within), replace(filters, within="")
    if filters.of and Filter.OF not in own:
        first, filters = replace(first, owner=filters.of), replace(filters, of="")
    if filters.symbol_kinds and Filter.SYMBOL_KIND not in own:
        first = replace(first, kinds=filters.symbol_kinds)
        filters = replace(filters, symbol_kinds=frozenset())
    return (*named[:place], first, *named[place + 1 :]), filters


def _with_owner(named: Named) -> Named:
    """Of several names each has its owner before it: `Cart.total`."""
    if not named.owner or named.kind not in (TargetKind.SYMBOL, TargetKind.TEST):
        return named
    return replace(named, text=f"{named.owner}.{named.text}", owner="")


def _check_filters(kind: Kind, form: Form, filters: Filters) -> None:
    allowed = filters_of(kind, form)
    for flag, one in filter_flags(filters):
        if one not in allowed:
            flags = [name for own in accepted_filters(kind, form) for name in FLAGS[own]]
            takes = ", ".join(flags) or "no filter"
            raise UsageError(
                f"{form.kind} cannot be filtered by {flag}", remedy=f"it takes {takes}"
            )


def _goal(kind: Kind, form: Form, named: tuple[Named, ...], filters: Filters) -> Goal:
    targets: list[Target] = []
    words: list[str] = []
    facet: Facet | None = None
    pairs = list(zip(filled_by(form, len(named)), named, strict=True))
    for argument, one in pairs:
        slot = argument.slot
        if slot is None:
            member, facet = _word(form, one.text)
            words.append(member)
        elif slot.fill in TARGET_KIND:
            if one.is_qualified and slot.fill not in NAMES | {Fill.CASE}:
                raise UsageError(
                    f"{one.text!r} cannot be narrowed",
                    remedy="only names can be in or of something",
                )
            targets.append(make_target(slot.fill, one))
        elif slot.fill in (Fill.MEMBER, Fill.VERSION):
            words.append(member_text(one.text))
        elif slot.fill is Fill.LINES:
            words.append(_lines(form, one.text))
        elif slot.fill is Fill.NUMBER:
            words.append(_number(form, one.text))
        else:
            targets[0] = _narrowed(form, targets[0], slot.fill, one.text)
    return Goal(
        question=form.sentence,
        intent=kind.intent,
        relation=kind.relation,
        targets=tuple(targets),
        polar=form.polar,
        counted=form.counted,
        transitive=filters.directly is False,
        facet=form.facet or facet,
        member=" ".join(word for word in words if word),
        filters=filters,
    )


def _narrowed(form: Form, target: Target, fill: Fill, text: str) -> Target:
    if fill is Fill.OWNER:
        return replace(target, owner=member_text(text))
    if fill is Fill.WITHIN:
        return replace(target, within=clean_path(text))
    said = _lines(form, text)
    if not said.isdigit():
        raise UsageError(f"{form.kind} takes one line, and {said!r} are several", remedy="write 12")
    return replace(target, line=int(said))


def _lines(form: Form, text: str) -> str:
    said = text.strip()
    if _LINES.fullmatch(said) is None:
        raise UsageError(
            f"{form.kind} takes a line, and {said!r} is none",
            remedy="write 12, 12-20 or 'around 12'",
        )
    return said


def _number(form: Form, text: str) -> str:
    said = text.strip()
    if re.fullmatch(r"[1-9]\d{0,5}", said) is None:
        raise UsageError(f"{form.kind} takes a number, and {said!r} is none", remedy="write 5")
    return said


def _word(form: Form, text: str) -> tuple[str, Facet | None]:
    """What a word of the form's list means: a member, or a facet."""
    if form.word is None:
        raise ValueError(f"{form.label} has no word")
    meaning = meaning_of(form.word, text)
    if meaning is not None:
        return meaning
    raise UsageError(
        f"{form.kind} knows no {form.word.value.replace('_', ' ')} called {text!r}",
        remedy=f"choose one of {', '.join(words_of(form.word))}",
    )


def words_of(lexis: Lexis) -> tuple[str, ...]:
    """The first word for each meaning of a list."""
    meanings: dict[object, str] = {}
    for word, meaning in (*LEXIS.get(lexis, {}).items(), *FACETS.get(lexis, {}).items()):
        meanings.setdefault(meaning, word)
    return tuple(meanings.values())


def _usage(form: Form) -> str:
    shown = (
        f"[{argument.name.upper()}]" if argument.is_optional else argument.name.upper()
        for argument in arguments_of(form)
    )
    return " ".join(shown)


def _n_targets(number: int) -> str:
    return "no target" if number == 0 else f"{number} target{'' if number == 1 else 's'}"
