"""What a sentence says of the things of another: stories, second mentions, what is said again."""

from __future__ import annotations

import pytest

from probant.reading.understanding import Understood, understand
from probant.vocabulary.question import Goal, Relation
from probant.vocabulary.reading import ReadingQuality
from probant.vocabulary.symbol import SymbolKind
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

NAMES = SomeNames(
    "load_table", "fetch_rows", "RowStore", "RowStore.fetch", "Parent", "file", "something",
    paths=("pkg/rows.py", "pkg/store.py", "README", "why-rows-grow"),
)  # fmt: skip


def parts(text: str) -> tuple[Understood, ...]:
    return understand(text, reading_model(), NAMES, TODAY)


def goal(text: str) -> Goal:
    (one,) = parts(text)
    assert one.goal.relation is not None, (text, one.goal.aside)
    assert one.reading is not None
    assert one.reading.quality >= ReadingQuality.STRONG, (text, one.reading.left_over)
    return one.goal


def named(text: str) -> tuple[Relation | None, list[str]]:
    one = goal(text)
    return one.relation, [target.text for target in one.targets]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("load_table and fetch_rows: does the first call the second?", "load_table fetch_rows"),
        ("load_table and fetch_rows: does the latter call the former?", "fetch_rows load_table"),
        ("does load_table call fetch_rows, because I want to drop the latter's export?",
         "load_table fetch_rows"),
    ],
)  # fmt: skip
def test_things_told_by_their_order_are_those_named_before(text: str, expected: str) -> None:
    assert named(text) == (Relation.CALLS, expected.split())


@pytest.mark.parametrize(
    "text",
    [
        "what happened in the first commit after load_table and fetch_rows were added?",
        "which of load_table and fetch_rows has the second parameter?",
    ],
)
def test_an_order_among_other_things_names_none(text: str) -> None:
    assert all(one.goal.relation is not Relation.CALLS for one in parts(text))


def test_what_is_said_of_a_name_is_no_question_of_its_own() -> None:
    one = goal("fetch: it's a method of class RowStore, where is it defined?")
    assert (one.relation, one.targets[0].text, one.targets[0].owner) == (
        Relation.DEFINED_IN, "fetch", "RowStore",
    )  # fmt: skip


def test_the_same_question_put_twice_is_one() -> None:
    assert named("who calls fetch_rows, i.e. who invokes it?")[0] is Relation.CALLED_BY
    assert named("what are the entry points of this project, where does it start?")[0] is (
        Relation.ENTRY_POINTS
    )


def test_to_have_the_answer_told_asks_nothing_more() -> None:
    assert named("Which classes extend RowStore? Name those classes please.")[0] is (
        Relation.EXTENDED_BY
    )


def test_but_to_have_it_counted_does() -> None:
    assert len(parts("Which classes extend RowStore? Which tests refer to RowStore?")) == 2


@pytest.mark.parametrize(
    ("text", "relation", "target"),
    [
        ("I printed a RowStore in the REPL and got an address. Which fields does that class have?",
         Relation.FIELDS, "RowStore"),
        ("I exported ROWS_HOME because the README said so. Where is that environment variable"
         " read?", Relation.ENV_VAR, "ROWS_HOME"),
    ],
)  # fmt: skip
def test_a_story_may_name_what_is_not_asked_about(
    text: str, relation: Relation, target: str
) -> None:
    assert named(text) == (relation, [target])


def test_but_nothing_that_may_be_what_is_pointed_at() -> None:
    said = (
        "A colleague mentioned PoolKeeper when we spoke of RowStore. Where is that class defined?"
    )
    (one,) = parts(said)
    assert all(target.text != "RowStore" for target in one.goal.targets)


def test_nor_the_place_to_look_in() -> None:
    (one,) = parts("In pkg/rows.py I saw a RowStore. Which fields does that class have?")
    within = [target.within for target in one.goal.targets]
    assert one.goal.relation is None or within == ["pkg/rows.py"]


@pytest.mark.parametrize(
    "text", ["Parent: which decorators sit above it?", "Parent: what does it extend?"]
)
def test_an_english_word_named_first_and_pointed_at_is_a_name(text: str) -> None:
    assert named(text)[1] == ["Parent"]


@pytest.mark.parametrize(
    "text",
    [
        "I was told to open pkg/rows.py. Where in the tree is that file?",
        "the build: does it really build something?",
    ],
)
def test_a_word_for_a_sort_of_thing_is_no_name(text: str) -> None:
    for one in parts(text):
        assert not {"file", "something"}.intersection(target.text for target in one.goal.targets)


def test_a_member_of_an_enum_is_no_enum() -> None:
    kinds = goal("RowStore.fetch enum member, where is it defined?").targets[0].kinds
    assert SymbolKind.ENUM_MEMBER in kinds
    assert SymbolKind.ENUM not in kinds


def test_an_interface_may_be_any_type_but_no_function() -> None:
    kinds = goal("where is the interface RowStore declared?").targets[0].kinds
    assert SymbolKind.TYPE_ALIAS in kinds
    assert SymbolKind.FUNCTION not in kinds


def test_without_what_it_calls_is_directly() -> None:
    one = goal("which exceptions does fetch_rows raise, not counting what it calls?")
    assert (one.relation, one.filters.directly) == (Relation.RAISES, True)


def test_whether_a_method_is_static_is_not_whether_it_is_a_method() -> None:
    one = goal("the method fetch_rows, it is static or not?")
    assert (one.relation, one.member) == (Relation.TRAIT, "static")


@pytest.mark.parametrize(
    "text",
    [
        "Is `numpy` a declared dependency of the project, and what version constraint applies?",
        "do we depend on numpy, and which versions are allowed?",
    ],
)
def test_what_a_yes_is_followed_up_with_is_one_question(text: str) -> None:
    one = goal(text)
    assert (one.relation, one.polar) == (Relation.DEPENDENCIES, False)
    assert [target.text for target in one.targets] == ["numpy"]


@pytest.mark.parametrize(
    ("text", "relation"),
    [
        ("there is a workflow ci.yml and it starts by itself, and what is it that triggers it",
         Relation.WORKFLOW_TRIGGERS),
        ("The commit `3f2a9c1`, which files it has changed?", Relation.COMMIT_FILES),
    ],
)  # fmt: skip
def test_a_statement_before_a_question_is_no_question(text: str, relation: Relation) -> None:
    assert goal(text).relation is relation


@pytest.mark.parametrize(
    "text",
    [
        "which classes extend RowStore, not the grandchildren?",
        "which classes extend RowStore, excluding deeper descendants?",
        "which exceptions does fetch_rows raise, leaving its callees aside?",
    ],
)
def test_what_is_left_out_of_a_direct_relation_is_said_by_it(text: str) -> None:
    assert goal(text).filters.directly


@pytest.mark.parametrize(
    "text",
    [
        "which classes that extend RowStore have no descendants?",
        "who calls fetch_rows? and on windows",
        "how many methods does RowStore have if you count the inherited ones too?",
        "which abstract methods of RowStore are left unimplemented in at least one subclass?",
        "which imports in pkg/rows.py became unused because of my last change?",
    ],
)
def test_what_narrows_or_widens_a_question_is_not_passed_over(text: str) -> None:
    for one in parts(text):
        assert one.reading is None or one.reading.quality < ReadingQuality.STRONG, one.reading
