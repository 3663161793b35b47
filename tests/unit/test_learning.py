"""The sentences the reader learned from, and that what it learned is theirs."""

from __future__ import annotations

from collections import Counter

from learning.sentences import HOLE, sentences
from learning.training import lexicon_of, pairs_in

from probant.inquiry.likeness import weights
from probant.inquiry.likeness.kinds import KINDS, NO_KIND
from probant.inquiry.likeness.tokens import Lexicon, tokens_of
from probant.inquiry.reader import read_question

KNOWN = list(sentences())
LEAST = 40
"""Fewer sentences of a kind teach their own words only."""


def test_every_kind_has_sentences_enough() -> None:
    n_of = Counter(sentence.kind for sentence in KNOWN)
    assert min(n_of[kind] for kind in KINDS) >= LEAST
    assert n_of[NO_KIND] > 1_000


def test_every_hole_is_filled() -> None:
    assert [one.text for one in KNOWN if any(HOLE.search(text) for text in one.filled())] == []


def test_what_was_learned_belongs_to_these_sentences() -> None:
    """Whoever changes a sentence learns again: `python -m learning`."""
    lexicon = lexicon_of(KNOWN)
    assert set(weights.WORDS.split()) == set(lexicon.words)
    assert set(weights.CAPITALS.split()) == set(lexicon.capitals)


def test_pairs_are_words_side_by_side() -> None:
    assert pairs_in([("callers", ("who", "calls"))]) == {"^ who", "who calls", "calls $"}
    assert weights.is_pair("who", "calls")
    assert not weights.is_pair("calls", "who")


def test_sentences_are_mostly_read_as_their_kind() -> None:
    """Of what was learned little may get lost on the way to a goal."""
    some = [one for one in KNOWN if one.kind in KINDS][::40]
    read = [read_question(next(one.filled())).relation for one in some]
    wanted = dict(zip(weights.KINDS, weights.RELATIONS, strict=True))
    right = [
        relation is not None and relation.value == wanted[one.label]
        for one, relation in zip(some, read, strict=True)
    ]
    assert sum(right) / len(right) >= 0.8


def test_near_misses_are_mostly_refused_or_read_as_something_else() -> None:
    near = [one for one in KNOWN if one.kind == NO_KIND][::20]
    asides = [read_question(next(one.filled())).aside is not None for one in near]
    assert sum(asides) / len(asides) >= 0.6


def test_a_sentence_is_learned_with_its_names_hidden() -> None:
    lexicon = Lexicon(frozenset({"who", "calls"}), frozenset())
    (text, *_) = next(one for one in KNOWN if one.kind == "callers").filled()
    words = tokens_of(text, lexicon).words
    assert "fetch_rows" not in words
    assert "<name>" in words
