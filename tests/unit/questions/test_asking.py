"""Typed queries: what becomes of kind, targets and filters, and what is refused with its remedy."""

from __future__ import annotations

import pytest

from probant.errors import UsageError
from probant.questions.arguments import Named
from probant.questions.asking import command_of, form_of, goal_of_query, sentence_of_goal
from probant.questions.examples import example_of
from probant.questions.kind import Form
from probant.questions.registry import KINDS, forms_by_label, forms_by_name
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Facet, Goal, Intent, Relation, Target, TargetKind, Unit
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import SymbolKind

FORMS = [form for kind in KINDS.values() for form in kind.forms]
SAME_GOAL = {"exists-in": "exists", "config-value": "config-key"}
"""Forms whose goal another one asks as well: the shorter command is shown."""


def symbol(text: str, **more: object) -> Target:
    return replace(Target(text=text, kind=TargetKind.SYMBOL), **more)


@pytest.mark.parametrize(
    ("kind", "targets", "command", "sentence"),
    [
        ("called_by", ["parse"], "called_by parse", "which code calls `parse`?"),
        ("calls", ["f", "g"], "calls f g", "does `f` call `g`?"),
        ("trait", ["fetch", "async"], "trait fetch async", "is `fetch` async?"),
        ("trait", ["fetch", "coroutine"], "trait fetch async", "is `fetch` async?"),
        ("visibility", ["f"], "visibility f", "what visibility does `f` have?"),
        ("language_version", ["py"], "language_version python",
         "which version of Python is required?"),
        ("language_version", ["Python", "3.9"], "language_version python 3.9",
         "does this project support Python `3.9`?"),
        ("language_version", [], "language_version",
         "which version of the language is required?"),
        ("project_field", ["version"], "project_field version",
         "what does the manifest give as the project's version?"),
        ("defines", ["a.py", "classes"], "defines a.py classes",
         "what does `a.py` define (classes)?"),
        ("fields", ["Cart", "size"], "fields Cart size", "does `Cart` have a field `size`?"),
        ("fields", ["Cart", "attribute"], "fields Cart attributes",
         "which fields does `Cart` have (attributes)?"),
        ("fields", ["Cart", "`members`"], "fields Cart '`members`'",
         "does `Cart` have a field `members`?"),
        ("entry_points", ["scripts"], "commands", "which commands does the project install?"),
        ("change", ["parse", "read"], "change parse read",
         "what breaks if `parse` is renamed to `read`?"),
        ("broken_by_change", [], "broken_by_change", "what does the change at hand break?"),
        ("change", ["a.py"], "change a.py", "what breaks if the file `a.py` is removed?"),
        ("safe_change", ["parse"], "safe_change parse", "is it safe to change or remove `parse`?"),
        ("safe_change", ["parse", "read()"], "safe_change parse read",
         "is it safe to rename `parse` to `read`?"),
        ("default", ["fetch", "timeout"], "default fetch timeout",
         "what is the default of the parameter `timeout` of `fetch`?"),
        ("line_author", ["a.py", "12"], "line_author a.py 12", "who wrote line `12` of `a.py`?"),
        ("defined_in", ["./src/a.py"], "defined_in src/a.py", "where is the file `src/a.py`?"),
        ("defined_in", ["file:Cart"], "defined_in file:Cart", "where is the file `Cart`?"),
        ("defined_in", ["symbol:a.go"], "defined_in symbol:a.go", "where is `a.go` defined?"),
        ("defined_in", ["std::vector"], "defined_in std.vector",
         "where is `std.vector` defined?"),
        ("occurs_in", ["a b"], "occurs_in 'a b'", "where does the text `a b` occur?"),
        ("occurs_in", ["file:///etc"], "occurs_in file:///etc",
         "where does the text `file:///etc` occur?"),
        ("occurs_in", ["text:symbol:x"], "occurs_in text:symbol:x",
         "where does the text `symbol:x` occur?"),
        ("cli_option", ["--verbose"], "cli_option -- --verbose",
         "where is the command-line option `--verbose` declared?"),
        ("run_tests", ["tests/a.py::T::test_x[a::b]"], "run_tests 'tests/a.py::T.test_x[a::b]'",
         "does the test `T.test_x[a::b]` in tests/a.py pass?"),
        ("calls", ["src/a.py::f", "function,method:g"], "calls src/a.py::f function,method:g",
         "does `f` in src/a.py call function or method `g`?"),
        ("line_count", ["a.py"], "line_count a.py", "how many lines does `a.py` have?"),
        ("lines_author", ["a.py", "3-5"], "lines_author a.py 3-5",
         "who wrote lines `3-5` of `a.py`?"),
        ("line_author", ["a.py", "3", "Ada"], "line_author a.py 3 Ada",
         "did `Ada` write line `3` of `a.py`?"),
        ("changed_between", ["a.py", "v1", "v2"], "changed_between a.py v1 v2",
         "did `a.py` change between `v1` and `v2`?"),
        ("changed_since", ["v1"], "changed_since v1", "which files changed since `v1`?"),
        ("sorted_methods", ["Cart", "classmethod"], "sorted_methods Cart class",
         "which class methods does `Cart` define?"),
        ("raises", ["a.py"], "raises a.py", "which exceptions does the file `a.py` raise?"),
        ("raises", ["symbol:a.py"], "raises symbol:a.py",
         "which exceptions does `a.py` raise in its own body?"),
        ("dependencies", ["go.mod"], "dependencies go.mod",
         "what does this project depend on at run time for `go.mod`?"),
        ("dependency_group", ["go.mod", "indirect"], "dependency_group go.mod indirect",
         "what are the indirect dependencies for `go.mod`?"),
        ("compare", ["a.py", "f"], "compare a.py f",
         "how do the signatures of `a.py` and `f` differ?"),
    ],
)  # fmt: skip
def test_a_query_is_said_again(kind: str, targets: list[str], command: str, sentence: str) -> None:
    goal = goal_of_query(kind, targets)
    assert command_of(goal) == f"probant query {command}"
    assert sentence_of_goal(goal) == goal.question == sentence


@pytest.mark.parametrize(
    ("filters", "command", "sentence"),
    [
        (Filters(within="./src/", outside_tests=True), "--in src --outside-tests",
         "which code calls `f` in src outside tests?"),
        (Filters(directly=True), "--directly", "which code calls `f` (directly)?"),
        (Filters(directly=False), "--all-the-way",
         "which code calls `f`, directly or through others?"),
        (Filters(only_tests=True), "--only-tests", "which code calls `f` in tests?"),
        (Filters(of="Cart"), "--of Cart", "which code calls `f` of `Cart`?"),
        (Filters(within="."), "", "which code calls `f`?"),
    ],
)  # fmt: skip
def test_filters_are_said_again(filters: Filters, command: str, sentence: str) -> None:
    goal = goal_of_query("called_by", ["f"], filters)
    assert command_of(goal) == f"probant query called_by f {command}".strip()
    assert sentence_of_goal(goal) == sentence


def test_the_goal_of_a_query() -> None:
    goal = goal_of_query(
        "called_by", ["parse"], Filters(within="src"), count=True, unit=Unit.FILES, at="v1"
    )
    assert goal == Goal(
        question="how many calls of `parse` are there counted by files in src at v1?",
        intent=Intent.NAVIGATE,
        relation=Relation.CALLED_BY,
        targets=(symbol("parse"),),
        counted=True,
        unit=Unit.FILES,
        filters=Filters(within="src"),
        revision="v1",
    )


def test_what_narrows_no_answer_says_which_target_is_meant() -> None:
    narrowed = Filters(within="src", of="Cart", symbol_kinds=frozenset({SymbolKind.METHOD}))
    goal = goal_of_query("parameters", ["add"], narrowed)
    meant = symbol("add", within="src", owner="Cart", kinds=frozenset({SymbolKind.METHOD}))
    assert (goal.targets, goal.filters) == ((meant,), Filters())
    assert command_of(goal) == "probant query parameters method:src/::add --of Cart"
    assert goal_of_query("parameters", ["method:src/::add"], Filters(of="Cart")) == goal


def test_where_something_is_narrows_the_thing_itself() -> None:
    goal = goal_of_query("defined_in", ["add"], Filters(within="src/a.py"))
    assert goal.targets == (symbol("add", within="src/a.py"),)
    assert command_of(goal) == "probant query defined_in add --in src/a.py"


def test_each_target_has_its_own_qualifiers() -> None:
    named = [Named(text="f", within="a.py"), Named(text="g", owner="Cart")]
    goal = goal_of_query("calls", named)
    assert goal.targets == (symbol("f", within="a.py"), symbol("Cart.g"))


@pytest.mark.parametrize(
    ("given", "asked", "command"),
    [
        ("functions", (None, Facet.FUNCTIONS), "defines functions --count"),
        ("./functions", ("functions", None), "defines ./functions --count"),
        (Named(text="functions", kind=TargetKind.PATH), ("functions", None),
         "defines ./functions --count"),
        ("src", ("src", None), "defines src --count"),
    ],
)  # fmt: skip
def test_what_is_called_like_a_word_of_a_list_says_so(
    given: str | Named, asked: tuple[str | None, Facet | None], command: str
) -> None:
    goal = goal_of_query("defines", [given], count=True)
    path = goal.targets[0].text if goal.targets else None
    assert (path, goal.facet) == asked
    assert command_of(goal) == f"probant query {command}"


def test_a_word_of_a_list_chooses_a_facet() -> None:
    assert goal_of_query("dependency_group", ["testing"]).facet is Facet.FOR_TESTS
    assert goal_of_query("defines", ["a.py"]).facet is None


@pytest.mark.parametrize(
    ("kind", "targets", "filters", "says"),
    [
        ("caled_by", ["x"], Filters(), ["'caled_by'", "did you mean called_by"]),
        ("zzz", ["x"], Filters(), ["'zzz'", "probant query --list"]),
        ("neighbours", ["x"], Filters(), ["next_definition, previous_definition, siblings"]),
        ("calls", [], Filters(), ["calls takes CALLER or CALLER CALLEE and got no target"]),
        ("first_commit", ["x"], Filters(), ["first_commit takes nothing and got 1 target"]),
        ("calls", ["a", " "], Filters(), ["a target is empty"]),
        ("methods", ["Cart"], Filters(since="2024-01-01"),
         ["methods cannot be filtered by --since; it takes --in,", "--public"]),
        ("import_path", ["a.py", "b.py"], Filters(public=True), ["--public; it takes no filter"]),
        ("calls", ["f", "g"], Filters(within="src"), ["calls cannot be filtered by --in"]),
        ("last_commit", [], Filters(since="2024-13-01"), ["2024-13-01 is not a date"]),
        ("last_commit", [], Filters(until="last week"), ["neither a date nor a revision"]),
        ("fields", ["A"], Filters(directly=False), ["leave out --all-the-way"]),
        ("fields", ["A"], Filters(directly=True), ["cannot be filtered by --directly"]),
        ("trait", ["f", "zork"], Filters(), ["no trait called 'zork'", "async"]),
        ("line_author", ["a.py", "first"], Filters(), ["takes a line", "12"]),
        ("line_author", ["a.py", "around 12"], Filters(), ["takes one line", "12"]),
        ("line_author", ["a.py", "12-20"], Filters(), ["takes one line", "12"]),
        ("sorted_methods", ["Cart", "big"], Filters(), ["no method sort called 'big'", "static"]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused(
    kind: str, targets: list[str], filters: Filters, says: list[str]
) -> None:
    with pytest.raises(UsageError) as refused:
        goal_of_query(kind, targets, filters)
    assert refused.value.remedy
    assert "\n" not in str(refused.value)
    for said in says:
        assert said in str(refused.value)


def test_only_some_kinds_are_counted() -> None:
    with pytest.raises(UsageError, match="leave out --count"):
        goal_of_query("description", ["f"], count=True)
    with pytest.raises(UsageError, match="no unit to count by"):
        goal_of_query("methods", ["C"], count=True, unit=Unit.FILES)


def test_a_path_has_no_owner() -> None:
    with pytest.raises(UsageError, match="only names can be in or of something"):
        goal_of_query("exports", [Named(text="a.py", owner="Cart")])


@pytest.mark.parametrize("form", FORMS, ids=[form.label for form in FORMS])
def test_every_form_has_an_example_that_asks_it(form: Form) -> None:
    goal = example_of(form)
    _, expected = forms_by_label()[SAME_GOAL.get(form.label, form.label)]
    assert form_of(goal) == expected
    assert command_of(goal).startswith(f"probant query {form.kind}")
    assert "{" not in sentence_of_goal(goal)


def test_a_name_is_asked_in_one_way_for_its_targets() -> None:
    """What no flag can say (a list, or a yes) has a name of its own: nothing is chosen silently."""
    for name, choices in forms_by_name().items():
        ways = [
            (form.counted, form.transitive, tuple(slot.fill for slot in form.slots), form.word)
            for _, form in choices
            if form.label != "config-value" and form.kind == name
        ]
        assert len(ways) == len(set(ways)), name


def test_a_goal_no_query_asks_has_no_form() -> None:
    odd = Goal(
        question="what is beside `x`?", intent=Intent.NAVIGATE, relation=Relation.NEIGHBOURS,
        targets=(symbol("x"),), facet=Facet.BESIDE,
    )  # fmt: skip
    assert form_of(odd) is None
    assert command_of(odd) == ""
    assert sentence_of_goal(odd) == "what is beside `x`?"
