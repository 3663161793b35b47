"""How sentences are meant."""

from __future__ import annotations

import pytest

from probant.checking.mood import Mood, mood_of
from probant.checking.sentences import sentences

MEANT = {
    "`a` calls `b`.": Mood.STATES,
    "Does `a` call `b`?": Mood.ASKS,
    "Create `a` first.": Mood.INSTRUCTS,
    "First, add `a`.": Mood.INSTRUCTS,
    "To extend `a`, do this.": Mood.INSTRUCTS,
    "To a reader, `a` is a list.": Mood.STATES,
    "You can call `a`.": Mood.INSTRUCTS,
    "Suppose `a` is there.": Mood.SUPPOSES,
    "`a` is probably there.": Mood.GUESSES,
    "Previously, `a` was there.": Mood.OTHER_TIME,
    "Added `a`.": Mood.OTHER_TIME,
    "`a` is designed to be small.": Mood.INTENDS,
    "`a` is ugly.": Mood.JUDGES,
    "x = {a = 1}": Mood.CODES,
}


@pytest.mark.parametrize("text", MEANT)
def test_mood(text: str) -> None:
    (sentence,) = sentences(text, (), lambda _name: False)
    assert mood_of(text, sentence) is MEANT[text]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One. Two.", 2),
        ("See a.py, e.g. the `x.y` of it. Done!", 2),
        ("Version 1.2.3 is out (v. 2). So what?", 3),
        ("A list:\n- one\n- two", 3),
        ("`a. b` and `c. d` stay whole.", 1),
    ],
)
def test_sentences(text: str, count: int) -> None:
    assert len(list(sentences(text, (), lambda _name: False))) == count
