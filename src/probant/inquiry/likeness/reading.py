"""A sentence said plainly, by its likeness to sentences whose kind is known.

Only kinds whose slots the named things fill without a rest compete; "none of these" always does. A
kind that is not likely enough is no reading at all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache

from probant.inquiry.likeness import weights
from probant.inquiry.likeness.doubts import CHANGING, asking_part, is_turned
from probant.inquiry.likeness.filling import filled, narrowed, word_of
from probant.inquiry.likeness.kinds import ALIKE, KINDS, NO_KIND, OTHER_KIND, TURNED
from probant.inquiry.likeness.model import features_of, scores_of, shares_of
from probant.inquiry.likeness.tokens import Lexicon, Tokens, tokens_of
from probant.vocabulary.record import Record

MIN_PROBABILITY = 0.7
"""Below it a sentence is rather refused; measured on sentences the model never saw."""

MIN_DOUBT = 0.8
"""How likely a sentence must be none of what can be asked for a rule's reading to be doubted."""

SURE = 0.9
"""How likely a kind must be that was never asked with one of the sentence's words."""

MAX_WORDS = 60
"""A longer text tells a story around its question."""

MAX_WORD_CHARS = 500
"""No name is longer, and looking at what is takes its time."""


class Reading(Record):
    plain: str
    probability: float


def said_plainly(text: str, *, may_guess: bool = True) -> str | None:
    """The same question in words the rules know, or None.

    With `may_guess`, one plain word that nobody knows may be a name, where a relation is asked for.
    """
    if _is_out_of_bounds(text):
        return None
    tokens = tokens_of(text, _lexicon())
    ways = [way for way in (tokens, narrowed(tokens)) if way is not None]
    asked = asking_part(text)
    read = [one for way in ways if (one := _reading(way, asked, may_guess=may_guess)) is not None]
    return max(read, key=lambda one: one.probability).plain if read else None


def _reading(tokens: Tokens, asked: str, *, may_guess: bool) -> Reading | None:
    fillings = {kind: filled(kind, tokens) for kind in weights.KINDS}
    open_to = {kind for kind, filling in fillings.items() if filling} | {NO_KIND, OTHER_KIND}
    shares = _shares(tokens, open_to)
    best = max(shares, key=lambda kind: shares[kind])
    filling = fillings[best]
    if filling is None or _is_strange(tokens.words, best) or is_turned(asked, _relation(best)):
        return None
    if tokens.n_guessed > (1 if may_guess and not _locates(best) else 0):
        return None
    if shares[best] >= (SURE if _holds_news(tokens.words, best) else MIN_PROBABILITY):
        kind = KINDS[best.removesuffix(TURNED)]
        plain = kind.plain.format(*filling.said, word=word_of(kind, tokens))
    elif (shared := _shared(best, shares)) is not None:
        plain = shared.format(*filling.said)
    else:
        return None
    plain = f"{plain.rstrip('?')} at {filling.revision}?" if filling.revision else plain
    return Reading(plain, shares[best])


def is_doubted(text: str, relation: str, names: Collection[str], *, is_told_apart: bool) -> bool:
    """Whether a rule read something into the sentence that people ask in other words.

    A rule is believed where every word is one that this is asked with; else no other word may be
    one that changes a question, and where the model tells what is asked from what only sounds so,
    it must not see the latter. Tells nothing where it did not see one of the `names` as a name.
    """
    asked = asking_part(text)
    if _is_out_of_bounds(asked):
        return False
    tokens = tokens_of(asked, _lexicon())
    seen = {thing.text.lower() for thing in tokens.things}
    if tokens.n_guessed or not {name.lower() for name in names} <= seen:
        return False
    if is_turned(asked, relation):
        return True
    kinds = [kind for kind, one in zip(weights.KINDS, weights.RELATIONS, strict=True)
             if one == relation]  # fmt: skip
    news = [word for word in tokens.words if word.isalpha() and not _is_asked(word, kinds)]
    if not CHANGING.isdisjoint(news):
        return True
    if not news or not is_told_apart:
        return False
    return _shares(tokens, set(weights.KINDS))[NO_KIND] >= MIN_DOUBT


def _is_out_of_bounds(text: str) -> bool:
    words = text.split()
    return not 0 < len(words) <= MAX_WORDS or max(map(len, words)) > MAX_WORD_CHARS


def _relation(kind: str) -> str:
    return weights.RELATIONS[weights.KINDS.index(kind)]


def _is_asked(word: str, kinds: Iterable[str]) -> bool:
    return any(weights.is_asked_with(word, kind) for kind in kinds)


def _shares(tokens: Tokens, open_to: Collection[str]) -> dict[str, float]:
    scores = scores_of(features_of(tokens.words), weights.lookup, len(weights.KINDS))
    return shares_of({k: s for k, s in zip(weights.KINDS, scores, strict=True) if k in open_to})


def _is_strange(words: Sequence[str], kind: str) -> bool:
    """Whether a word never asked with the kind could change the question, or be a name in it.

    A word may be a name where it was seen beside neither of its neighbours.
    """
    said = ("^", *words, "$")
    return any(
        not weights.is_asked_with(word, kind)
        and (word in CHANGING or not (weights.is_pair(left, word) or weights.is_pair(word, right)))
        for left, word, right in zip(said[:-2], words, said[2:], strict=True)
        if word.isalpha()
    )


def _holds_news(words: Sequence[str], kind: str) -> bool:
    """Whether the kind was never asked with one of the words."""
    return any(not weights.is_asked_with(word, kind) for word in words if word.isalpha())


def _locates(kind: str) -> bool:
    return kind in ("exists", "explain", "where-file", "where-text")


def _shared(best: str, shares: Mapping[str, float]) -> str | None:
    """What kinds with one answer ask together, if together they are likely enough."""
    turned = TURNED if best.endswith(TURNED) else ""
    for plain, alike in ALIKE.items():
        names = [f"{name}{turned}" for name in alike]
        if best in names and sum(shares.get(name, 0) for name in names) >= MIN_PROBABILITY:
            return plain
    return None


@cache
def _lexicon() -> Lexicon:
    return Lexicon(frozenset(weights.WORDS.split()), frozenset(weights.CAPITALS.split()))
