"""The model out of sentences: a small network for the kind, and the words each kind is asked with.

Needs PyTorch (`pip install torch`), which neither Probant nor its tests need. Next: network.py.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from learning import asides
from learning.network import FURTHER_RATE, TEACHING, Learner, Row, Spelling, Tables
from learning.sentences import (
    FILLINGS,
    HOLE,
    IN_ORDER,
    PERSONS,
    PLAINEST,
    TRAITS,
    VISIBLE,
    Sentence,
)
from learning.words import listed_words
from probant.questions.compounds import COMPOUNDS
from probant.questions.registry import forms_by_label
from probant.reading.clauses import RESTRICTING, set_aside
from probant.reading.model import TURNED, asking_part, key_of, told_apart
from probant.reading.pieces import Lexicon, Token
from probant.reading.things import NoNames
from probant.reading.tokens import tokens_of
from probant.reading.words import NEVER_NOISE, NOISE
from probant.vocabulary.edits import distance

FRAME = Path(__file__).parent / "frame"
MUCH_SEEN = 30
SURE_OTHER = 0.5
"""From where on a near miss is taken for a question of another kind."""
N_TIMES_PLAIN, N_TIMES_TEACHING, N_TIMES = 2, 4, 8
"""How often all sentences are gone through: first without near misses, then with those left, by
the teachers and by what is kept."""
N_TEACHERS = 3
N_TIMES_FURTHER, SHARE_FURTHER = 8, 0.3
"""A network that goes on to learn sees all that it takes for something else, and a part of the
rest, so that it does not unlearn that."""
NEAR_SHARE = 0.5
MIN_CUE_SHARE = 0.01
CUE_LIFT = 4.0
"""How much commoner than on the average a word must be to be a cue of its label."""
SPELLED = frozenset("JavaScript TypeScript GitHub GitLab CMake PyPI MacOS PowerShell".split())
"""Words that are no names of code though they are written like some."""
SLIP_RATIO = 25
SWAP_RATIO = 4
"""How much commoner the word must be that another is taken for a slip of."""
MANY_SEEN = 4
OFTEN_SEEN = 12
MIN_TURNS = 4
TURN_RATIO = 2.0
TALK = frozenset(
    "like right just only would could may might must should not no other else without enough more"
    " write add make when".split()
)
"""Words that change a question at one place and fill a pause at another."""
KEYWORD = 0.22
KEY_SHARE = 0.1
RARE_KEYWORD, RARE_SHARE = 0.06, 0.02
MAX_NEAR = 6.0
DENYING = frozenset("not no without never neither nor".split())
CAREFUL_SHARE = 0.04
"""A word asks a kind if it is not far commoner in near misses, or is seen often enough anyway; one
that could change what is asked must stand in a good part of the sentences."""

NEUTRAL = frozenset(
    "file files line lines path paths number name names type types function functions"
    " method methods class classes module modules symbol definition declaration declared"
    " defined code place".split()
)
"""Words for things and places of code, of which every kind may speak."""

_ALWAYS = frozenset("'s 're 've 'll 'd 'm not".split())


@dataclass(frozen=True, slots=True)
class Trained:
    labels: tuple[str, ...]
    lexicon: Lexicon
    words: dict[str, frozenset[str]]
    cues: dict[str, frozenset[str]]
    noise: frozenset[str]
    known: dict[int, str]
    tables: Tables
    asides: asides.Weights


class Persons(NoNames):
    """Nothing is known but the people of the sentences."""

    def author(self, text: str) -> bool:
        return text in PERSONS


def lexicon_of(known: Iterable[Sentence]) -> Lexicon:
    """Words of two sentences at least that are no slip of a far commoner one."""
    words: Counter[str] = Counter()
    capitals: Counter[str] = Counter()
    for sentence in known:
        said = re.findall(r"[A-Za-z]+(?:'[a-z]+)?", HOLE.sub(" ", sentence.text))
        said = [word for word in said if word in SPELLED or not re.search("[a-z][A-Z]", word)]
        words.update({word.lower().split("'")[0] for word in said})
        capitals.update(word for word in said[1:] if word[0].isupper())
    often = {word: n for word, n in words.items() if n >= MUCH_SEEN}
    told = {word for word, n in words.items() if n > 1 and not _is_slip(word, n, often)}
    for name in ("noise.txt", "english.txt"):
        told |= set((FRAME / name).read_text(encoding="utf-8").split())
    proper = frozenset((FRAME / "capitals.txt").read_text(encoding="utf-8").split())
    told |= {word.lower() for word in proper}
    listed = {word for words in listed_words().values() for word in words} - told
    inflected = {word for word in listed if {f"{word}s", f"{word}ed"} & listed}
    told |= inflected | {word for word in listed if not _is_slip(word, 1, often)}
    filled = " ".join((*FILLINGS["language"], *TRAITS, *VISIBLE)).lower().split()
    ranked = sorted({*told, *filled, *_ALWAYS}, key=lambda word: (-words[word], word))
    return Lexicon(
        {word: rank for rank, word in enumerate(ranked)},
        proper | {word for word, n in capitals.items() if n > 1 and word.lower() in told},
    )


def _is_slip(word: str, n_seen: int, often: Mapping[str, int]) -> bool:
    if len(word) < 4:
        return False
    if any(n > SWAP_RATIO * n_seen and _is_swap(word, other) for other, n in often.items()):
        return True
    return any(
        abs(len(word) - len(other)) < 2
        and other[0] == word[0]
        and 0 < distance(word, other, 1) < 2
        and (len(word) > 4 or len(other) > 4 or sorted(word) == sorted(other))
        and word not in (f"{other}s", f"{other}d")
        and other not in (f"{word}s", f"{word}d")
        for other, n_often in often.items()
        if n_often > SLIP_RATIO * n_seen
    )


def _is_swap(word: str, other: str) -> bool:
    """Whether two neighbouring letters changed places."""
    if len(word) != len(other) or word == other or sorted(word) != sorted(other):
        return False
    wrong = [at for at in range(len(word)) if word[at] != other[at]]
    return len(wrong) == 2 and wrong[1] == wrong[0] + 1


def asked_with(rows: Sequence[tuple[Sentence, tuple[Token, ...]]]) -> dict[str, frozenset[str]]:
    """For each label the words its sentences ask with, and its near misses do not turn on."""
    asks: dict[str, Counter[str]] = defaultdict(Counter)
    nears: dict[str, Counter[str]] = defaultdict(Counter)
    n_asks, n_nears = Counter[str](), Counter[str]()
    for sentence, tokens in rows:
        aside = set_aside(tokens)
        said = {
            t.word
            for n, t in enumerate(tokens)
            if n not in aside and not t.is_stop and t.thing is None and not _is_denied(tokens, n)
        }
        counts, n = (nears, n_nears) if sentence.is_near else (asks, n_asks)
        counts[sentence.block].update(said)
        n[sentence.block] += 1
    keyness: dict[str, float] = {}
    for label, words in asks.items():
        for word, seen in words.items():
            keyness[word] = max(keyness.get(word, 0.0), seen / n_asks[label])
    found = {}
    listed = listed_words()
    for label, words in asks.items():
        own = set()
        for word, seen in words.items():
            share, near_share = seen / n_asks[label], nears[label][word] / max(1, n_nears[label])
            if _asks(word, seen, share, near_share) and not _belongs_elsewhere(
                word, seen, share, near_share, keyness[word]
            ):
                own.add(word)
        found[label] = listed.get(label, frozenset()) | own
    return found


def _is_denied(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word stands there to say what is not asked: "not its usages"."""
    before = [token.word for token in tokens[max(0, at - 3) : at]]
    return bool(DENYING.intersection(before)) and tokens[at].word not in DENYING


def _belongs_elsewhere(
    word: str, seen: int, share: float, near_share: float, keyness: float
) -> bool:
    """Whether a word that is another kind's own stands here only by chance."""
    is_chance = seen < MANY_SEEN and share < KEY_SHARE * keyness and keyness >= KEYWORD
    is_rare = share < RARE_SHARE * keyness and keyness >= RARE_KEYWORD and near_share >= share
    return (is_chance or is_rare) and word not in NEUTRAL


def _asks(word: str, seen: int, share: float, near_share: float) -> bool:
    if word in NEVER_NOISE or word in RESTRICTING:
        is_usual = share >= 4 * CAREFUL_SHARE or (seen >= OFTEN_SEEN and share >= near_share)
        return is_usual or (share >= CAREFUL_SHARE and share >= NEAR_SHARE * near_share)
    is_usual = seen >= MANY_SEEN and near_share <= MAX_NEAR * share
    return is_usual or share >= NEAR_SHARE * near_share


def cues_of(rows: Sequence[tuple[Sentence, tuple[Token, ...]]]) -> dict[str, frozenset[str]]:
    """For each label the words that are far commoner in its sentences than elsewhere."""
    asks: dict[str, Counter[str]] = defaultdict(Counter)
    n_asks = Counter[str]()
    for sentence, tokens in rows:
        if not sentence.is_near and sentence.block in forms_by_label():
            aside = set_aside(tokens)
            asks[sentence.block].update(
                {
                    t.word
                    for n, t in enumerate(tokens)
                    if n not in aside and t.thing is None and not t.is_stop
                }
            )
            n_asks[sentence.block] += 1
    shares = {
        label: {w: n / n_asks[label] for w, n in words.items()} for label, words in asks.items()
    }
    mean: dict[str, float] = defaultdict(float)
    for words in shares.values():
        for word, share in words.items():
            mean[word] += share / len(shares)
    return {
        label: frozenset(
            word for word, share in words.items()
            if share >= CUE_LIFT * mean[word]
            and share >= MIN_CUE_SHARE
            and word not in NOISE
        )
        for label, words in shares.items()
    }  # fmt: skip


def known_of(rows: Sequence[tuple[Sentence, tuple[Token, ...]]]) -> dict[int, str]:
    """The plainest sentences, each under the one label that has it; the plainest file decides."""
    found: dict[int, str] = {}
    for source in PLAINEST:
        new: dict[int, set[str]] = defaultdict(set)
        for sentence, tokens in rows:
            if sentence.source == source and not sentence.is_near:
                new[key_of(tokens)].add(sentence.label)
        found = {**{key: min(labels) for key, labels in new.items() if len(labels) == 1}, **found}
    return found


def noise_of(lexicon: Lexicon) -> frozenset[str]:
    """The words and turns of speech of `frame/`, as the reader cuts them."""
    names = Persons()
    found = set()
    for path in (FRAME / "noise.txt", FRAME / "phrases.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            said = [token.word for token in tokens_of(line, names, lexicon) if not token.is_stop]
            found.add(" ".join(said))
    return frozenset(found)


def talk_of(rows: Sequence[tuple[Sentence, tuple[Token, ...]]], noise: frozenset[str]) -> set[str]:
    """Turns of speech around a word that could change a question, learned from those it does not.

    They stand in questions of several kinds, far oftener than in near misses, and hold nothing but
    such a word and noise.
    """
    asks, nears = Counter[str](), Counter[str]()
    labels: dict[str, set[str]] = defaultdict(set)
    n_asks = n_nears = 0
    for sentence, tokens in rows:
        if sentence.is_near:
            n_nears += 1
            nears.update(_turns(tokens, noise))
        elif sentence.block in forms_by_label():
            n_asks += 1
            for turn in _turns(tokens, noise):
                asks[turn] += 1
                labels[turn].add(sentence.block)
    return {
        turn
        for turn, n in asks.items()
        if n >= MIN_TURNS
        and len(labels[turn]) >= MIN_TURNS
        and n / n_asks >= TURN_RATIO * (nears[turn] + 1) / n_nears
    }


def _turns(tokens: Sequence[Token], noise: frozenset[str]) -> set[str]:
    words = [token.word for token in tokens if not token.is_stop]
    found: set[str] = set()
    for at in range(len(words)):
        for n in (2, 3, 4):
            some = words[at : at + n]
            talk = TALK.intersection(some)
            if len(some) == n and talk and all(w in TALK or w in NOISE or w in noise for w in some):
                is_mine = talk != {"not"} or {"i", "we", "or"}.intersection(some)
                found.update({" ".join(some)} if is_mine else ())
    return found


def trained(
    known: Sequence[Sentence], kept: Tables | None = None, begun: Tables | None = None
) -> Trained:
    """Everything that is learned; `kept` is a network that stays as it is, `begun` one that goes on
    to learn."""
    lexicon = lexicon_of(known)
    names = Persons()
    rows = _undisputed(
        [(one, tokens_of(text, names, lexicon)) for one in known for text in one.filled()]
    )
    noise = noise_of(lexicon)
    labels = sorted({one.label for one, _ in rows})
    tables = kept or _tables(rows, labels, begun)
    return Trained(
        labels=(*labels, *(label + TURNED for label in IN_ORDER)),
        lexicon=lexicon,
        words=asked_with(rows),
        cues=cues_of(rows),
        noise=noise | talk_of(rows, noise),
        known=known_of(rows),
        tables=tables,
        asides=asides.learned(list(asides.marked_texts()), names, lexicon),
    )


def _tables(
    rows: Sequence[tuple[Sentence, tuple[Token, ...]]], labels: Sequence[str], begun: Tables | None
) -> Tables:
    encoded = [_row(one, tokens, labels) for one, tokens in rows]
    if begun is not None:
        return _learned_further(rows, encoded, labels, begun).tables(encoded)
    return _learned(rows, encoded, labels).tables(encoded)


def _learned_further(
    rows: Sequence[tuple[Sentence, tuple[Token, ...]]], encoded: list[Row], labels: Sequence[str],
    begun: Tables,
) -> Learner:  # fmt: skip
    """A network that is made goes on: of what it says rightly it remains its own teacher."""
    import numpy as np

    learner = Learner(Spelling(encoded), len(labels), len(IN_ORDER))
    learner.start_from(begun)
    kept = _without_other_questions(rows, encoded, labels, learner)
    taught = learner.shares(kept).astype(np.float32)
    told = np.array([row.label for row in kept])
    wrong = taught.argmax(1) != told
    print(f"{wrong.mean():.2%} of {len(kept)} are taken for something else", flush=True)
    taught[wrong] = 0
    taught[wrong, told[wrong]] = 1
    chosen = np.flatnonzero(wrong | (learner.random.random(len(kept)) < SHARE_FURTHER))
    learner.learn([kept[n] for n in chosen], N_TIMES_FURTHER, taught[chosen], pace=FURTHER_RATE)
    return learner


def _learned(
    rows: Sequence[tuple[Sentence, tuple[Token, ...]]], encoded: list[Row], labels: Sequence[str]
) -> Learner:
    """A small network, taught by what several wider ones say together."""
    known = (Spelling(encoded), len(labels), len(IN_ORDER))
    first = Learner(*known)
    plain = [row for row, (one, _) in zip(encoded, rows, strict=True) if not one.is_near]
    first.learn(plain, N_TIMES_PLAIN)
    kept = _without_other_questions(rows, encoded, labels, first)
    taught = 0
    for seed in range(2, 2 + N_TEACHERS):
        teacher = Learner(*known, size=TEACHING, seed=seed)
        teacher.learn(kept, N_TIMES_TEACHING)
        taught = taught + teacher.shares(kept) / N_TEACHERS
    learner = Learner(*known)
    learner.learn(kept, N_TIMES, taught)
    return learner


def _row(sentence: Sentence, tokens: tuple[Token, ...], labels: Sequence[str]) -> Row:
    orders = list(IN_ORDER)
    is_ordered = not sentence.is_near and sentence.block in IN_ORDER and sentence.has_order
    return Row(
        words=tuple(told_apart(tokens)),
        asked=asking_part(tokens),
        label=labels.index(sentence.label),
        order=(orders.index(sentence.block), sentence.is_turned) if is_ordered else None,
    )


def _undisputed(
    rows: Sequence[tuple[Sentence, tuple[Token, ...]]],
) -> list[tuple[Sentence, tuple[Token, ...]]]:
    """Without near misses that others wrote as a question of that kind."""
    asked = {(one.block, key_of(tokens)) for one, tokens in rows if not one.is_near}
    return [
        (one, tokens)
        for one, tokens in rows
        if not (one.is_near and (one.block, key_of(tokens)) in asked)
    ]


def _without_other_questions(
    rows: Sequence[tuple[Sentence, tuple[Token, ...]]], encoded: Sequence[Row],
    labels: Sequence[str], learner: Learner,
) -> list[Row]:  # fmt: skip
    """A near miss may ask another kind: then it is no example of what nobody answers."""
    shares = learner.shares(encoded)
    kept = []
    for (sentence, _), row, share in zip(rows, encoded, shares, strict=True):
        other = labels[int(share.argmax())]
        is_asked = not other.startswith("-") or other[1:] in COMPOUNDS
        is_other = other not in (sentence.block, f"-{sentence.block}") and is_asked
        if not (sentence.is_near and is_other and share.max() > SURE_OTHER):
            kept.append(row)
    return kept
