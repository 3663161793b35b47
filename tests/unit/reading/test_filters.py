"""A pattern that narrows is tried only where one of its words is said: never too seldom."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probant.reading.filters import _PATTERNS, _STEMS


@pytest.mark.parametrize("at", range(len(_PATTERNS)), ids=lambda at: _PATTERNS[at][0].value)
def test_whatever_a_pattern_matches_holds_a_word_it_is_tried_for(at: int) -> None:
    pattern = _PATTERNS[at][1].replace("(?=", "(?:")  # what must follow is part of the text too

    @given(st.from_regex(re.compile(pattern, re.ASCII), fullmatch=True))
    @settings(max_examples=200, deadline=None)
    def check(text: str) -> None:
        assert {word[:3] for word in re.findall("[a-z]+", text)} & _STEMS[at]

    check()
