"""Generated questions: true, seeded, worded in every style, and unanswerable where they say so."""

from __future__ import annotations

from collections import Counter

import pytest

from probant.evaluation.oracles.raw_bytes import RawBytes
from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.truth import (
    Boolean,
    Locations,
    Names,
    NameSet,
    Nothing,
    Outcome,
    Paths,
    Question,
    Sites,
    Text,
    Truth,
    Verified,
)
from probant.evaluation.questions.wordings.families import FAMILIES, Style
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import tree_of

TREE = tree_of(SAMPLE)
ASKED = generate(TREE, 7, limit_per_family=200)


def truths(family: str) -> dict[str, Truth]:
    return {
        q.paraphrase_group.removeprefix(f"{family}:"): q.truth
        for q in ASKED.questions
        if q.family == family
    }


def place(path: str, line: int, qualified: str) -> Locations:
    return Locations((((path, line), qualified),))


@pytest.mark.parametrize(
    ("family", "group", "truth"),
    [
        ("1", "weigh_parcel", place("src/depot/parcel.py", 9, "weigh_parcel")),
        ("2", "Parcel", place("src/depot/parcel.py", 5, "Parcel")),
        ("3", "Shelf store", place("src/depot/shelf.py", 8, "Shelf.store")),
        ("10", "README.md", Paths(frozenset({"README.md"}))),
        ("18", "list_destinations", Text("list[str]")),
        ("20", "ColdShelf", Names(("Shelf",))),
        ("31", "parcel.py", NameSet(frozenset({"dataclasses"}))),
        ("32", "parcel.py", Paths(frozenset({"src/depot/shelf.py"}))),
        ("33", "weigh_parcel", Sites(frozenset({("src/depot/shelf.py", 10)}))),
        ("34", "round_up", NameSet(frozenset({"max"}))),
        ("35", "weigh_parcel round_up", Boolean(True)),
        ("U9", "round_up weigh_parcel", Boolean(False)),
        ("U10", "Shelf ColdShelf", Boolean(False)),
    ],
)
def test_truth_by_family(family: str, group: str, truth: Truth) -> None:
    assert truths(family)[group] == truth


def test_parameters_and_subclasses() -> None:
    by_target = truths("16")
    stores = [by_target[name] for name in ("store", "Shelf.store") if name in by_target]
    assert stores == [Names(("parcel", "fragile"))]
    shelf = truths("21")["Shelf"]
    assert isinstance(shelf, Locations)
    assert [name for _, name in shelf.qualified_by_place] == ["ColdShelf", "TallShelf"]


def test_every_family_has_every_style_and_five_wordings() -> None:
    for family in FAMILIES.values():
        assert {wording.style for wording in family.wordings} == set(Style)
        assert len({wording.template for wording in family.wordings}) >= 5


def test_every_family_is_asked_and_half_are_negatives() -> None:
    counts = Counter(question.family for question in ASKED.questions)
    assert {"1", "2", "3", "10", "16", "18", "20", "21", "24", "27"} <= set(counts)
    assert {"28", "29", "30", "31", "32", "33", "34", "35", "36", "37", "53", "54"} <= set(counts)
    assert {f"U{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 16, 17, 19, 20)} <= set(
        counts
    )
    n_negative = sum(question.is_unanswerable for question in ASKED.questions)
    assert n_negative >= 400
    assert n_negative >= len(ASKED.questions) - n_negative


def test_the_seed_decides_everything() -> None:
    assert generate(TREE, 7, limit_per_family=200) == ASKED
    assert generate(TREE, 8, limit_per_family=200).questions != ASKED.questions


def test_ids_are_unique_and_texts_carry_their_target() -> None:
    assert len({question.id for question in ASKED.questions}) == len(ASKED.questions)
    for question in ASKED.questions:
        assert "{" not in question.text
        target = question.paraphrase_group.split(":", 1)[1].split()[0]
        assert target in question.text


def test_limit_bounds_each_answerable_family() -> None:
    few = generate(TREE, 7, limit_per_family=10, min_negatives=10)
    counts = Counter(q.family for q in few.questions if not q.is_unanswerable)
    assert max(counts.values()) <= 10


def absent_questions(*families: str) -> list[Question]:
    return [question for question in ASKED.questions if question.family in families]


def test_invented_targets_are_proved_absent_while_their_words_occur() -> None:
    raw = RawBytes.of(TREE)
    for question in absent_questions("U1", "U2", "U4", "U5"):
        phrase = question.paraphrase_group.split(":", 1)[1]
        assert question.truth == Nothing()
        assert question.verified is Verified.BYTES
        assert question.acceptable == {Outcome.INSUFFICIENT_EVIDENCE}
        assert raw.is_absent(phrase)
        if question.family in ("U1", "U2"):
            assert all(raw.has_word(word) for word in phrase.split())
            assert not FRAME_WORDS.intersection(phrase.split())


def test_only_mentioned_words_come_from_prose_and_nowhere_else() -> None:
    words = {q.paraphrase_group.removeprefix("U13:") for q in absent_questions("U13")}
    assert {"ombudsman", "turnstile", "pigeonholes", "quadruple"} <= words
    assert not words & {"parcel", "Parcel", "parcels", "weighs", "fragile", "grams"}


def test_doubtful_facts_are_listed_not_asked() -> None:
    names = {"defrost", "ColdShelf.defrost"}
    assert names & {dropped.subject for dropped in ASKED.dropped if dropped.fact == "33"}
    assert not names & set(truths("33"))


def test_a_name_shared_with_a_file_is_not_asked_by_name() -> None:
    tree = tree_of({"a/runner.py": "def runner(): ...\ndef other(): ...\n"})
    asked = generate(tree, 1, min_negatives=0)
    groups = {q.paraphrase_group for q in asked.questions if q.family == "1"}
    assert groups == {"1:other"}


def test_all_definitions_of_one_name_are_the_truth() -> None:
    source = "from typing import overload\n@overload\ndef f(a: int): ...\ndef f(a): ...\n"
    asked = generate(tree_of({"m.py": source}), 1, min_negatives=0)
    (truth,) = {q.truth for q in asked.questions if q.family == "1"}
    assert truth == Locations(((("m.py", 3), "f"), (("m.py", 4), "f")))


def test_an_empty_tree_gives_no_questions() -> None:
    assert generate(tree_of({}), 1).questions == ()
