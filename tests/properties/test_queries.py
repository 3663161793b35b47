"""A goal becomes a command, and the command the same goal again; likewise its JSON."""

from __future__ import annotations

import json
import shlex

from hypothesis import given, settings
from hypothesis import strategies as st

from probant.questions.arguments import SYMBOL_KINDS, Argument, Named, arguments_of, sorts_of
from probant.questions.asking import command_of, form_of, goal_of_query, words_of
from probant.questions.kind import Fill, Filter, Form, Kind
from probant.questions.registry import KINDS
from probant.questions.stating import accepted_filters, goes_all_the_way
from probant.surfaces.cli.commands import parse
from probant.surfaces.cli.query import query_of
from probant.surfaces.goal_wire import goal_json, query_from_json
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal
from probant.vocabulary.record import replace

NAME = st.from_regex(r"\A[A-Za-z_][A-Za-z0-9_]{0,8}(\.[A-Za-z_][A-Za-z0-9_]{0,8}){0,2}\Z")
PATH = st.from_regex(r"\A([a-z_][a-z0-9_]{0,6}/){0,2}[A-Za-z_.][A-Za-z0-9_-]{1,6}(\.py|\.go)?\Z")
TEXT = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1).map(
    str.strip
).filter(bool)  # fmt: skip
WORD = st.from_regex(r"\A[a-z][a-z0-9_.-]{0,10}\Z")
DATE = st.one_of(st.dates().map(str), WORD)
FORMS = [(kind, form) for kind in KINDS.values() for form in kind.forms]


@st.composite
def goals(draw: st.DrawFn) -> Goal:
    kind, form = draw(st.sampled_from(FORMS))
    arguments = [one for one in arguments_of(form) if not one.is_optional or draw(st.booleans())]
    targets = [draw(_argument(argument, form)) for argument in arguments]
    filters = draw(_filters(kind, form))
    if form.transitive:
        filters = replace(filters, directly=False)
    elif filters.directly is False and not _is_far(kind, form):
        filters = replace(filters, directly=None)
    at = draw(st.one_of(st.none(), WORD))
    return goal_of_query(form.kind, targets, filters, count=form.counted, at=at)


def _is_far(kind: Kind, form: Form) -> bool:
    return goes_all_the_way(kind, form)


@st.composite
def _argument(draw: st.DrawFn, argument: Argument, form: Form) -> Named:
    slot = argument.slot
    if slot is None:
        return Named(text=draw(st.sampled_from(words_of(form.word))) if form.word else "x")
    match slot.fill:
        case Fill.SYMBOL | Fill.TEST:
            kinds = draw(st.frozensets(st.sampled_from(list(SYMBOL_KINDS.values())), max_size=2))
            (sort,) = sorts_of(slot.fill)
            within, owner = draw(st.one_of(st.just(""), PATH)), draw(st.one_of(st.just(""), NAME))
            return Named(text=draw(NAME), kinds=kinds, within=within, owner=owner, kind=sort)
        case Fill.NAMED | Fill.MODULE:
            sort = draw(st.sampled_from(sorted(sorts_of(slot.fill), key=str)))
            return Named(text=draw(PATH if sort.value == "path" else NAME), kind=sort)
        case Fill.CASE:
            return Named(text=draw(NAME), within=draw(st.one_of(st.just(""), PATH)))
        case Fill.PATH | Fill.TESTS_IN | Fill.WITHIN:
            return Named(text=draw(PATH), kind=next(iter(sorts_of(slot.fill)), None))
        case Fill.LINE | Fill.LINES | Fill.NUMBER:
            return Named(text=str(draw(st.integers(1, 99_999))))
        case Fill.OWNER:
            return Named(text=draw(NAME))
        case Fill.MEMBER | Fill.VERSION:
            return Named(text=draw(st.one_of(NAME, PATH, TEXT)))
        case Fill.REVISION:
            return Named(text=draw(st.one_of(WORD, st.just("HEAD~1"))))
    return Named(text=draw(TEXT), kind=next(iter(sorts_of(slot.fill))))


@st.composite
def _filters(draw: st.DrawFn, kind: Kind, form: Form) -> Filters:
    some = draw(st.sets(st.sampled_from(list(Filter)))) & set(accepted_filters(kind, form))
    return Filters(
        within=draw(PATH) if Filter.IN in some else "",
        of=draw(NAME) if Filter.OF in some else "",
        symbol_kinds=frozenset(
            draw(st.sets(st.sampled_from(list(SYMBOL_KINDS.values())), max_size=3))
            if Filter.SYMBOL_KIND in some
            else ()
        ),
        outside_tests=Filter.OUTSIDE_TESTS in some,
        public=Filter.PUBLIC in some,
        since=draw(DATE) if Filter.SINCE in some else "",
        until=draw(DATE) if Filter.UNTIL in some else "",
        by=draw(TEXT) if Filter.BY in some else "",
        directly=draw(st.booleans()) if Filter.DIRECTLY in some else None,
    )


@settings(max_examples=600, deadline=None)
@given(goals())
def test_a_goal_is_its_command_again(goal: Goal) -> None:
    program, *words = shlex.split(command_of(goal))
    assert program == "probant"
    assert query_of(parse(words)).goal() == goal


@settings(max_examples=300, deadline=None)
@given(goals())
def test_a_goal_is_its_json_again(goal: Goal) -> None:
    document = json.loads(json.dumps(goal_json(goal)))
    assert query_from_json(document).goal() == goal
    assert form_of(goal) is not None
