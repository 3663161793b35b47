"""Reading by likeness: sentences no rule knows, and rules that must not be believed."""

from __future__ import annotations

import pytest

from probant.inquiry.kept_names import lost_names
from probant.inquiry.likeness import weights
from probant.inquiry.likeness.filling import filled
from probant.inquiry.likeness.kinds import ALIKE, KINDS, NO_KIND, OTHER_KIND, TURNED
from probant.inquiry.likeness.model import features_of, shares_of
from probant.inquiry.likeness.reading import said_plainly
from probant.inquiry.likeness.tokens import Lexicon, tokens_of
from probant.inquiry.reader import read_question
from probant.vocabulary.question import Aside, Relation

LEXICON = Lexicon(
    frozenset("who calls what is the of in does call infer".split()), frozenset({"I"})
)
SLOTS = {
    "name": "`fetch_rows`", "path": "`pkg/rows.py`", "literal": '"no such row"', "tag": "`v1.2.0`",
    "commit": "`3f2a9c1`", "line": "42", "option": "`--rows`", "env": "`ROWS_HOME`",
    "thing": "`fetch_rows`", "key": "`max_rows`", "package": "`attrs`",
}  # fmt: skip


@pytest.mark.parametrize("name", KINDS)
def test_rules_read_the_plain_sentence_of_every_kind(name: str) -> None:
    kind = KINDS[name]
    word = {"is-trait": "static", "is-visible": "private"}.get(name, "python")
    plain = kind.plain.format(*(SLOTS[slot] for slot in kind.slots), word=word)
    goal = read_question(plain)
    assert goal.aside is None
    assert goal.relation is not None
    assert goal.relation.value in weights.RELATIONS
    assert lost_names(plain, goal) == ()


def test_the_model_knows_the_kinds_of_the_table_and_no_others() -> None:
    known = {kind.removesuffix(TURNED) for kind in weights.KINDS}
    assert known == {*KINDS, NO_KIND, OTHER_KIND}
    assert all(name in KINDS for names in ALIKE.values() for name in names)
    assert len(weights.RELATIONS) == len(weights.KINDS)


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("which modules rely on a/b.py via an import", "which files import `a/b.py`?"),
        ("among the callers of {y}, is there {x}?", "does `x_run` call `y_run`?"),
        ("Would I see {y} being called if I read {x}?", "does `x_run` call `y_run`?"),
        ("which commit brought a/b.py into the tree?", "which commit added `a/b.py`?"),
        ("which return type has {x} in src/a.ts?", "what does `x_run` in `src/a.ts` return?"),
    ],
)
def test_said_plainly(asked: str, plain: str) -> None:
    assert said_plainly(asked.replace("{x}", "x_run").replace("{y}", "y_run")) == plain


@pytest.mark.parametrize(
    "asked",
    [
        "which exceptions should load_rows raise?",
        "what does load_rows not call?",
        "make load_rows async",
        "which private functions call load_rows?",
        "who calls load_rows most often?",
        "is Circle not a subclass of Shape?",
        "when was a/b.py last executed?",
    ],
)
def test_a_word_that_changes_the_question_is_not_read_over(asked: str) -> None:
    assert read_question(asked).aside is Aside.UNDERSPECIFIED


@pytest.mark.parametrize(
    ("asked", "relation"),
    [
        ("isn't Circle a subclass of Shape?", Relation.EXTENDS),
        ("load_rows calls fetch_rows, doesn't it?", Relation.CALLS),
        ("which imports in a/b.py are never used?", Relation.UNUSED_IMPORTS),
        ("I want to rename load_rows. Who calls load_rows?", Relation.CALLED_BY),
        ("which methods override Leaf.nothing?", Relation.OVERRIDDEN_BY),
    ],
)
def test_a_word_that_changes_nothing_is_no_hindrance(asked: str, relation: Relation) -> None:
    assert read_question(asked).relation is relation


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("who calls load_rows?", ("who", "calls", "<name>", "|")),
        ("who calls `the`?", ("who", "calls", "<name>", "|")),
        ("what's in a/b.py", ("what", "is", "in", "<path>")),
        ("who infers Foo's zzz", ("who", "infer", "<name>", "'s", "<name>")),
        ("waht does Foo call", ("what", "does", "<name>", "call")),
    ],
)
def test_tokens(text: str, words: tuple[str, ...]) -> None:
    assert tokens_of(text, LEXICON).words == words


def test_a_plain_word_nobody_knows_is_a_guess() -> None:
    assert tokens_of("who calls zebra", LEXICON).n_guessed == 1
    assert tokens_of("who calls `zebra`", LEXICON).n_guessed == 0


def test_slots_are_filled_without_a_rest() -> None:
    two = tokens_of("who calls load_rows of fetch_rows and a_b", LEXICON)
    assert filled("callers", two) is None
    one = tokens_of("who calls load_rows", LEXICON)
    filling = filled("callers", one)
    assert filling is not None
    assert filling.said == ("`load_rows`",)


def test_a_name_with_marks_in_it_is_put_into_no_sentence() -> None:
    assert said_plainly("the functions that call 'a\"b' please, which are they?") is None


def test_shares_make_one() -> None:
    shares = shares_of({"a": 2.0, "b": 1.0, "c": -50.0})
    assert sum(shares.values()) == pytest.approx(1)
    assert shares["a"] > shares["b"] > shares["c"]


def test_the_side_of_the_verb_is_a_feature() -> None:
    by = set(features_of(("who", "calls", "<name>")))
    to = set(features_of(("what", "<name>", "calls")))
    assert {one for one in by if one.startswith("#")} != {one for one in to if one.startswith("#")}
