"""A phrase that no name spells is at most mentioned: where it stands is a lead, never an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.ruling import Outcome
from tests.cases.auditing import phrase
from tests.cases.goals import answered, reasons_of, said_of, values_of
from tests.repos import make_tree

LINE_BREAK = "# Every request passes the rate\n# limiter before it is queued.\nX = 1\n"


@pytest.mark.parametrize(
    ("path", "text", "lines"),
    [("a.py", LINE_BREAK, [1, 2]), ("README.md", "Set the rate-limiter first.\n", [1])],
)
def test_a_mention_of_a_phrase_is_a_lead(
    tmp_path: Path, path: str, text: str, lines: list[int]
) -> None:
    answer = answered(make_tree(tmp_path / "repo", {path: text}), phrase("rate limiter"))
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    assert reasons_of(answer) == {"missing_anchor", "mention_only"}
    assert values_of(answer) == []
    leads = [said_of(lead.value) for lead in answer.leads]
    assert leads == [f"rate limiter {path}:{line}" for line in lines]


def test_words_apart_are_no_phrase(tmp_path: Path) -> None:
    text = "rate = 3\n# the limiter is elsewhere\n"
    answer = answered(make_tree(tmp_path / "repo", {"a.py": text}), phrase("rate limiter"))
    assert answer.ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE
    assert reasons_of(answer) == {"missing_anchor"}
    assert (answer.values, answer.leads) == ((), ())


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("class RateLimiter: ...\n", "rate limiter", "RateLimiter a.py:1"),
        ("def parse_config_file(): ...\n", "parse config file", "parse_config_file a.py:1"),
    ],
)
def test_one_name_of_the_words_is_what_the_phrase_means(
    tmp_path: Path, text: str, words: str, found: str
) -> None:
    answer = answered(make_tree(tmp_path / "repo", {"a.py": text}), phrase(words))
    assert answer.ruling.outcome is Outcome.ANSWERED
    assert values_of(answer) == [found]
