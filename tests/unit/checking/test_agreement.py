"""Answers to one question, read into slots and compared two by two."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from probant.checking.agreement import Comparison, ConflictKind, Reply, compare_all
from probant.checking.answers import reply_from_text, reply_from_values
from probant.checking.conclusion import Stands, conclude
from probant.checking.document import Document
from probant.checking.shelf import Shelf
from probant.checking.slots import Cited, SlotKind, Slots
from probant.surfaces.answer_reading import answer_data
from probant.vocabulary.assertion import Assertion, Checked, Failure, Span
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import BooleanValue, CountValue, NameValue, PathValue, Value
from tests.unit.checking.bench import shelf_of

FILES = {
    "src/app/core.py": "def parse(text):\n    return text\n\n\ndef load():\n    return parse('')\n",
    "src/app/other.py": "def again():\n    pass\n",
}
QUESTION = "who calls parse?"


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    with shelf_of(tmp_path_factory.mktemp("agreement"), FILES) as made:
        yield made


def wrong(one: Assertion) -> Checked:
    return Checked(
        assertion=one,
        verdict=CheckResult.REFUTED,
        failure=Failure.WRONG_STRUCTURE,
        detail="not so",
    )


def told(shelf: Shelf, text: str) -> Slots:
    return reply_from_text(QUESTION, Document("-", text), shelf, answer_data).slots


def compared(shelf: Shelf, *texts: str) -> Comparison:
    replies = [reply_from_text(QUESTION, Document("-", text), shelf, answer_data) for text in texts]
    return compare_all(replies, shelf, wrong)


def found(comparison: Comparison) -> list[tuple[ConflictKind, SlotKind | None]]:
    return [(one.kind, one.slot) for one in comparison.conflicts]


def test_slots_are_read_from_prose(shelf: Shelf) -> None:
    slots = told(
        shelf,
        "Yes: `parse` is called by `load()` (core.py:6), three callers in all, or other.py",
    )
    assert slots.truth is True
    assert slots.counts == (("caller", 3),)
    assert slots.lines == (Cited("src/app/core.py", 6, 6),)
    assert slots.files == ("src/app/core.py", "src/app/other.py")
    assert slots.names == ("load",), "what the question names is no answer"
    assert not slots.is_typed


@pytest.mark.parametrize(
    ("text", "truth"),
    [
        ("Yes.", True),
        ("**Yes** - it does", True),
        ("# Does it call `parse`?\n\nNo: it does not.", False),
        ("No, it does not.", False),
        ("no", False),
        ("Short answer: no.", False),
        ("Nothing calls it.", None),
        ("No function calls it.", None),
        ("Notably, `load` does.", None),
        ("Yesterday it did.", None),
    ],
)
def test_yes_and_no_are_told_apart_from_words_that_begin_alike(
    shelf: Shelf, text: str, truth: bool | None
) -> None:
    assert told(shelf, text).truth is truth


@pytest.mark.parametrize(
    "text",
    ["", "\0\0", "I don't know what calls `parse`.", "It depends.", "\x1b[31mhm\x1b[0m", "{"],
)
def test_an_answer_that_tells_nothing_says_so(shelf: Shelf, text: str) -> None:
    reply = reply_from_text(QUESTION, Document("-", text), shelf, answer_data)
    assert reply.reason is ReasonCode.NOT_TOLD
    assert reply.slots.is_empty


@pytest.mark.parametrize(
    ("first", "second", "kind", "slot"),
    [
        ("Yes.", "No.", ConflictKind.CONTRADICTION, SlotKind.BOOLEAN),
        ("It has 3 callers.", "It has two callers.", ConflictKind.CONTRADICTION, SlotKind.COUNT),
        ("core.py:6", "core.py:60", ConflictKind.CONTRADICTION, SlotKind.LINES),
        ("core.py:6 and core.py:9", "core.py:6", ConflictKind.MISSING, SlotKind.LINES),
        ("core.py:6, core.py:9", "core.py:6, other.py:1", ConflictKind.DIFFERENT_SET,
         SlotKind.LINES),
        ("src/app/core.py", "It is in src/app/other.py", ConflictKind.CONTRADICTION,
         SlotKind.FILES),
        ("`load` does", "`again` does", ConflictKind.CONTRADICTION, SlotKind.NAMES),
        ("`load` and `again`", "`load`", ConflictKind.MISSING, SlotKind.NAMES),
        ("Nothing calls it.", "`load`", ConflictKind.CONTRADICTION, SlotKind.NAMES),
        ("`load`", "I am not sure.", ConflictKind.ONE_SIDE_INSUFFICIENT, None),
        ("Yes.", "`load`", ConflictKind.ONE_SIDE_INSUFFICIENT, None),
    ],
)  # fmt: skip
def test_conflict(
    shelf: Shelf, first: str, second: str, kind: ConflictKind, slot: SlotKind | None
) -> None:
    comparison = compared(shelf, first, second)
    assert found(comparison) == [(kind, slot)]
    assert (comparison.n_pairs, comparison.n_agreeing) == (1, 0)
    assert comparison.n_insufficient == (kind is ConflictKind.ONE_SIDE_INSUFFICIENT)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Yes, it is.", "yes"),
        ("`load` (core.py:6)", "src/app/core.py:5-6, in `load()`"),
        ("`app.load`", "`load`"),
        ("two callers", "It has 2 direct callers"),
        ("core.py:6, in `load`", "core.py:6"),
        ("Nothing.", "None."),
    ],
)
def test_agreement(shelf: Shelf, first: str, second: str) -> None:
    assert found(compared(shelf, first, second)) == []


def test_statements_of_two_texts_may_clash_where_no_slot_does(shelf: Shelf) -> None:
    first = "`load` is defined in `src/app/core.py`, and so on to src/app/other.py"
    second = "See src/app/core.py. `load` is defined in `src/app/other.py`."
    assert found(compared(shelf, first, second)) == [
        (ConflictKind.CONTRADICTION, SlotKind.STATEMENT)
    ]


def data(*values: Value, outcome: Outcome = Outcome.ANSWERED) -> Reply:
    return reply_from_values(QUESTION, values, outcome, (), "")


CORE, OTHER = RepoPath("a/core.py"), RepoPath("a/other.py")


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (data(BooleanValue(True)), data(BooleanValue(True)), []),
        (data(BooleanValue(True)), data(PathValue(CORE)),
         [(ConflictKind.MISSING, SlotKind.FILES), (ConflictKind.MISSING, SlotKind.BOOLEAN)]),
        (data(CountValue(2)), data(CountValue(3)), [(ConflictKind.CONTRADICTION, SlotKind.COUNT)]),
        (data(), data(), []),
        (data(), data(PathValue(CORE)), [(ConflictKind.CONTRADICTION, SlotKind.NAMES)]),
        (data(NameValue("load", CORE, 6)), data(NameValue("load", CORE, 6)), []),
        (data(NameValue("A.load")), data(NameValue("B.load")),
         [(ConflictKind.CONTRADICTION, SlotKind.NAMES)]),
        (data(PathValue(CORE), outcome=Outcome.PARTIAL), data(PathValue(CORE), PathValue(OTHER)),
         []),
        (data(PathValue(OTHER), outcome=Outcome.PARTIAL), data(PathValue(CORE)),
         [(ConflictKind.CONTRADICTION, SlotKind.FILES)]),
        (data(outcome=Outcome.INSUFFICIENT_EVIDENCE), data(PathValue(CORE)),
         [(ConflictKind.ONE_SIDE_INSUFFICIENT, None)]),
    ],
)  # fmt: skip
def test_answers_that_are_data(
    shelf: Shelf,
    first: Reply,
    second: Reply,
    expected: list[tuple[ConflictKind, SlotKind | None]],
) -> None:
    assert found(compare_all([first, second], shelf, wrong)) == expected


def test_an_answer_in_json_is_data_and_nothing_else_is(shelf: Shelf) -> None:
    answer = {
        "schema": "probant.answer/1",
        "outcome": "answered",
        "answer": {
            "text": "here",
            "values": [
                {"type": "location", "name": "load", "path": "src/app/core.py", "line": 5},
                {"type": "nonsense"},
                {"type": "count", "count": "seven"},
                7,
            ],
        },
    }
    slots = told(shelf, json.dumps(answer))
    assert slots.is_typed
    assert slots.lines == (Cited("src/app/core.py", 5, 5),)
    blocked = answer | {"outcome": "insufficient_evidence", "gate": {"reason_codes": ["timeout"]}}
    reply = reply_from_text(QUESTION, Document("-", json.dumps(blocked)), shelf, answer_data)
    assert reply.reason is ReasonCode.TIMEOUT
    assert not told(shelf, json.dumps(answer | {"schema": "other/1"})).is_typed
    assert told(shelf, "[" * 100_000 + "{").is_empty
    assert told(shelf, '{"schema": "probant.answer/1", "answer": [], "gate": 3}').is_empty


def test_a_huge_answer_is_bounded(shelf: Shelf) -> None:
    slots = told(shelf, " ".join(f"`name{n}` at file{n}.py:{n + 1}" for n in range(2_000)))
    assert len(slots.names) == len(slots.lines) == 300
    assert slots.is_partial


def test_the_same_disagreement_is_told_once(shelf: Shelf) -> None:
    texts = ["core.py:6", "core.py:6", "core.py:6", "core.py:60", "I do not know."]
    replies = [reply_from_text(QUESTION, Document("-", text), shelf, answer_data) for text in texts]
    comparison = compare_all(replies, shelf, wrong)
    assert (comparison.n_pairs, comparison.n_agreeing) == (10, 3)
    assert (comparison.n_conflicting, comparison.n_insufficient) == (3, 4)
    here = Stands(0, Span(0, 4, 1), "who?")
    labels = [f"answer {n}" for n in range(1, 6)]
    claims = [claim for _, claim in conclude(replies, comparison, labels, lambda _n, _s: here)]
    assert [(one.verdict, one.detail) for one in claims] == [
        (CheckResult.REFUTED, "answer 1 tells src/app/core.py:6; answer 4 tells "
         "src/app/core.py:60 (the same in 3 pairs)"),
        (CheckResult.UNVERIFIABLE, "answer 5: it tells no yes or no, number, file, line or name"),
    ]  # fmt: skip


def test_one_answer_alone_is_no_agreement(shelf: Shelf) -> None:
    reply = data(PathValue(CORE))
    here = Stands(0, Span(0, 4, 1), "who?")
    comparison = compare_all([reply], shelf, wrong)
    ((_, claim),) = conclude([reply], comparison, ["answer 1"], lambda _n, _s: here)
    assert claim.verdict is CheckResult.UNVERIFIABLE
