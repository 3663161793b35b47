"""What the reader learns from can be read, is enough, and is what the model was made from."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

import pytest
from learning.packing import digest_of, head_of, learned_files
from learning.sentences import (
    FOLDER,
    HOLE,
    IN_ORDER,
    NEAR,
    NOT_ASKED,
    Sentence,
    plain_sentences,
    sentences,
    sentences_in,
)
from learning.training import FRAME, lexicon_of
from learning.words import listed_words

import probant.reading
from probant.questions.registry import forms_by_label
from probant.reading.model import TURNED
from probant.reading.words import NEVER_NOISE

FILES = sorted(FOLDER.glob("*.txt"))
MODEL = Path(probant.reading.__file__).with_name("model.bin")
LABELS = {*forms_by_label(), *NOT_ASKED}
MIN_ASKS = 10
ONLY_NEAR = "none"
"""The block of what no kind answers and nothing tells apart."""


def written() -> list[Sentence]:
    return [one for path in FILES for one in sentences_in(path)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_is_read(path: Path) -> None:
    """Each sentence stands under a label, and every hole of it can be filled."""
    found = list(sentences_in(path))
    assert found
    assert {one.block for one in found} <= LABELS
    for one in found:
        assert all(text.strip() and not HOLE.search(text) for text in one.filled()), one.text


@pytest.mark.parametrize("label", sorted(LABELS - {ONLY_NEAR}))
def test_every_label_is_asked_often_enough(label: str) -> None:
    assert len(asks_by_label()[label]) >= MIN_ASKS


def test_what_nothing_tells_apart_is_all_near_misses() -> None:
    assert {one.is_near for one in written() if one.block == ONLY_NEAR} == {True}


def asks_by_label() -> dict[str, set[str]]:
    """Different sentences only: what is written twice teaches nothing."""
    found: dict[str, set[str]] = defaultdict(set)
    for one in written():
        if not one.is_near:
            found[one.block].add(" ".join(one.text.lower().split()))
    return found


def test_no_sentence_asks_what_it_only_sounds_like() -> None:
    sides: dict[tuple[str, str], set[bool]] = defaultdict(set)
    for one in written():
        sides[one.block, " ".join(one.text.lower().split())].add(one.is_near)
    assert [key for key, both in sides.items() if len(both) > 1] == []


def test_the_plain_sentence_of_every_form_is_learned() -> None:
    assert {one.block for one in plain_sentences()} == set(forms_by_label())
    assert Counter(one.source for one in sentences())["plain"] >= len(forms_by_label())


def test_a_label_that_no_form_has_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text("== callers\nwho calls {name}?\n== no-such-label\nwhat?\n")
    with pytest.raises(ValueError, match=r"odd.txt: no form has the label no-such-label"):
        list(sentences_in(path))


def test_blocks_asks_and_near_misses(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    path.write_text(
        "== callers\nwho calls {name}?\n\n--\nwhy call {name}?\n== opinion\nis it good?\n"
    )
    found = [(one.block, one.label, one.text, one.source) for one in sentences_in(path)]
    assert found == [
        ("callers", "callers", "who calls {name}?", "some"),
        ("callers", NEAR, "why call {name}?", "some"),
        ("opinion", NOT_ASKED["opinion"], "is it good?", "some"),
    ]


def test_which_way_round_two_things_stand() -> None:
    assert not Sentence("does-call", "does {caller} call {callee}?", False, "x").is_turned
    assert Sentence("does-call", "is {callee} called by {caller}?", False, "x").is_turned


@pytest.mark.parametrize("label", sorted(IN_ORDER))
def test_both_ways_round_are_taught(label: str) -> None:
    ways = {one.is_turned for one in sentences() if one.block == label and not one.is_near}
    assert ways == {True, False}


def test_a_slip_is_no_word_of_the_language() -> None:
    often = [
        Sentence("callers", f"which function calls {{name}} {n}", False, "x") for n in "ab" * 30
    ]
    slips = [Sentence("callers", "which fucntion calls {name}", False, "x")] * 2
    words = lexicon_of([*often, *slips]).words
    assert "function" in words
    assert "fucntion" not in words


def test_listed_words_belong_to_labels_and_change_no_question() -> None:
    listed = listed_words()
    assert set(listed) <= LABELS
    assert all(listed.values())
    assert not NEVER_NOISE & {word for words in listed.values() for word in words}


def test_the_model_knows_every_label_and_no_other() -> None:
    labels = head_of(MODEL.read_bytes())["labels"]
    taught = {one.label for one in sentences()}
    assert set(labels) == taught | {label + TURNED for label in IN_ORDER}
    assert len(labels) == len(set(labels))


def test_the_model_was_made_from_what_is_written_here() -> None:
    """Whoever adds a sentence makes the model anew: `python -m learning`."""
    assert head_of(MODEL.read_bytes()).get("made_from") == digest_of(learned_files())


def test_a_model_says_what_it_was_made_from(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("== callers\nwho calls {name}?\n")
    second.write_text("")
    told = {digest_of([first]), digest_of([second]), digest_of([first, second])}
    first.write_text("== callers\nwho called {name}?\n")
    told.add(digest_of([first, second]))
    assert len(told) == 4
    assert {path.name for path in learned_files()} >= {path.name for path in FILES}
    assert FRAME / "noise.txt" in learned_files()
