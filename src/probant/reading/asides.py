"""Which words of a text only tell: greetings, the story before a question, the reason behind it.

A linear model over each word, its neighbours and the clause it stands in, learned from texts in
which people marked what could be struck out (`learning/asides`). It says how likely a word is to be
one of those; whether that is enough is for `coverage.py`, which never lets it pass over a scope.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from probant.reading.pieces import Token
from probant.vocabulary.memo import remembered
from probant.vocabulary.record import Record

N_WEIGHTS = 1 << 15
_SEAMS = frozenset(",;:-()")
_ENDS = frozenset(".?!")
_WH = frozenset("what which who whom whose where when how whether why".split())
_SPEAKERS = frozenset("i we my our me us".split())
_ASKERS = _WH | frozenset(
    "list show find tell give name locate identify count enumerate print get fetch report is are"
    " does do did was were has have can could".split()
)
_JOINTS = frozenset("so because since but as before after while when if and to for".split())
_OUTSIDE = "<>"


class Clause(Record, kw_only=True):
    """A stretch between two stops, and what can be seen of it at a glance."""

    first: int
    end: int
    head: str
    second: str
    n_words: int
    stop: str
    has_thing: bool
    has_wh: bool
    has_speaker: bool
    place: str
    """Whether its sentence stands before, in or behind the one that asks."""

    @property
    def asks(self) -> bool:
        return self.head in _ASKERS

    @property
    def shape(self) -> str:
        flags = (self.has_thing, self.has_wh, self.has_speaker, self.asks)
        return "".join("01"[flag] for flag in flags) + self.stop

    @property
    def outline(self) -> str:
        return f"{self.has_wh:d}{self.asks:d}{self.has_thing:d}"


class Asides(Record, kw_only=True):
    """The weights, a signed byte each, and what a step of them means in log odds."""

    weights: Sequence[int]
    step: float
    bias: float

    def odds(self, tokens: Sequence[Token]) -> list[float]:
        """For each word the log odds that it only tells."""
        weights = self.weights
        return [
            self.bias + self.step * sum(weights[number_of(one)] for one in features)
            for features in features_of(tokens)
        ]


def number_of(feature: str) -> int:
    return crc32(feature.encode()) % N_WEIGHTS


@remembered
def told_odds(asides: Asides, tokens: Sequence[Token]) -> list[float]:
    """The same, once for all readings of a text."""
    return asides.odds(tokens)


def features_of(tokens: Sequence[Token]) -> Iterator[list[str]]:
    """What can be seen of each word, as texts."""
    clauses = _clauses(tokens)
    words = [_OUTSIDE, _OUTSIDE, *(token.word for token in tokens), _OUTSIDE, _OUTSIDE]
    questions = [at for at, token in enumerate(tokens) if token.word in _WH]
    for number, clause in enumerate(clauses):
        around = _around(clauses, number)
        for at in range(clause.first, clause.end):
            side = "b" if not questions or at < questions[0] else "am"[at < questions[-1]]
            yield [
                *_of_word(words[at : at + 5], clause),
                *_within(tokens, clause, at, side),
                *around,
            ]


def _of_word(window: Sequence[str], clause: Clause) -> Iterator[str]:
    before2, before, word, after, after2 = window
    yield from (f"w {word}", f"-1 {before}", f"+1 {after}", f"-2 {before2}", f"+2 {after2}")
    yield from (f"-b {before} {word}", f"+b {word} {after}", f"t {before} {word} {after}")
    yield from (f"wp {clause.place}{word}", f"ws {word}{clause.shape}", f"wh {word} {clause.head}")
    yield from (f"e3 {word[-3:]}", f"e2 {word[-2:]}{clause.shape}{clause.place}")


def _within(tokens: Sequence[Token], clause: Clause, at: int, side: str) -> Iterator[str]:
    """Where in its clause a word stands: behind which joint, before which question."""
    before = [tokens[n].word for n in range(clause.first, at + 1) if tokens[n].word in _JOINTS]
    behind = (tokens[n].word for n in range(at + 1, clause.end) if tokens[n].word in _ASKERS)
    joint = before[-1] if before else ""
    had = any(tokens[n].thing for n in range(clause.first, at))
    comes = any(tokens[n].thing for n in range(at + 1, clause.end))
    yield from (f"side {side}{clause.place}", f"n {clause.shape}{clause.n_words}{side}")
    yield from (f"joint {joint}", f"js {joint}{clause.shape}{side}")
    yield f"comes {next(behind, '')}{clause.place}"
    yield f"thing {had:d}{comes:d}{joint}{clause.place}{side}"


def _around(clauses: Sequence[Clause], number: int) -> list[str]:
    """What is the same for every word of a clause."""
    one = clauses[number]
    before = clauses[number - 1] if number else None
    after = clauses[number + 1] if number + 1 < len(clauses) else None
    seen_before = f"{before.outline}{before.stop}" if before else ""
    seen_after = after.outline if after else ""
    is_first, left = min(number, 3), min(len(clauses) - number, 3)
    return [
        f"place {one.place}", f"head {one.head}", f"heads {one.head} {one.second}",
        f"hp {one.head}{one.place}{number == 0:d}", f"s {one.shape}{one.place}",
        f"hs {one.head}{one.shape}", f"before {seen_before} {before.head if before else ''}",
        f"after {seen_after} {after.head if after else ''}",
        f"as {seen_after}{one.shape}{one.place}", f"bs {seen_before}{one.shape}{one.place}",
        f"at {is_first}{left}{one.shape}",
    ]  # fmt: skip


def _clauses(tokens: Sequence[Token]) -> list[Clause]:
    cuts = [at + 1 for at, token in enumerate(tokens) if _is_cut(token) and at + 1 < len(tokens)]
    bounds = list(zip([0, *cuts], [*cuts, len(tokens)], strict=True)) if tokens else []
    sentence, sentences = 0, []
    for token in tokens:
        sentences.append(sentence)
        sentence += token.is_stop and token.word in _ENDS
    put = [number for number, token in zip(sentences, tokens, strict=True) if token.word == "?"]
    asking = put[-1] if put else max(sentences, default=0)
    return [_clause(tokens, first, end, sentences[first] - asking) for first, end in bounds]


def _is_cut(token: Token) -> bool:
    return token.is_stop and (token.word in _SEAMS or token.word in _ENDS)


def _clause(tokens: Sequence[Token], first: int, end: int, distance: int) -> Clause:
    some = tokens[first:end]
    words = [token.word for token in some if not token.is_stop]
    return Clause(
        first=first,
        end=end,
        head="".join(words[:1]),
        second="".join(words[1:2]),
        n_words=min(len(words), 6),
        stop=some[-1].word if some[-1].is_stop else "",
        has_thing=any(token.thing for token in some),
        has_wh=not _WH.isdisjoint(words),
        has_speaker=not _SPEAKERS.isdisjoint(words),
        place="<" if distance < 0 else ">" if distance > 0 else "=",
    )
