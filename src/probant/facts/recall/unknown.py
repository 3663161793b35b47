"""What a word may mean that hardly any file holds: a part of it, or what it was mistyped for.

People write `autoreload` of what the code calls a reloader, and `enviroment`. What is meant only
helps to rank: a place is said to hold the words as they were asked. Next: ranking.py.
"""

from __future__ import annotations

from probant.facts.recall.query import Words
from probant.facts.recall.store import RecallStore
from probant.facts.recall.words import stem
from probant.vocabulary.record import replace

MAX_HOLDING = 2
"""A word that more files hold needs nothing in its place."""

FOREPARTS = ("auto", "multi", "inter", "over", "under", "non", "pre", "sub", "un", "re", "de", "co")
"""What is put before a word without another word being meant."""

MIN_PART = 4
MIN_MISTYPED = 6
"""A shorter word is one slip away from too many."""

N_LETTERS_KEPT = 3
"""Hardly anybody mistypes how a word begins; and so only few words are looked at."""


def with_known_words(store: RecallStore, words: Words) -> Words:
    """The words, each that hardly any file holds with what may be meant by it."""
    found = tuple(
        (one, instead)
        for one, spoken in words.spoken
        if len(spoken) >= MIN_MISTYPED
        and store.n_files_holding(one) <= MAX_HOLDING
        and (instead := _part_of(store, spoken) or _mistyped(store, one))
    )
    return replace(words, instead=found) if found else words


def _part_of(store: RecallStore, spoken: str) -> tuple[str, ...]:
    for forepart in FOREPARTS:
        rest = stem(spoken.removeprefix(forepart))
        if spoken.startswith(forepart) and len(rest) >= MIN_PART:
            return (rest,) if store.n_files_holding(rest) else ()
    return ()


def _mistyped(store: RecallStore, one: str) -> tuple[str, ...]:
    if len(one) < MIN_MISTYPED:
        return ()
    alike = store.terms_beginning(one[:N_LETTERS_KEPT])
    known = (term for term in alike if is_one_slip(term, one) and store.n_files_holding(term))
    return tuple(sorted(known))


def is_one_slip(one: str, other: str) -> bool:
    """Whether a letter is missing, too much, wrong, or two stand the wrong way round."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    at = next((i for i, letter in enumerate(short) if letter != long[i]), len(short))
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    is_turned = short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    return is_turned or short[at + 1 :] == long[at + 1 :]
