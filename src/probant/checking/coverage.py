"""Which words of a sentence its claims account for, and which nobody read.

Pure bookkeeping over one sentence, as coverage is for questions: a word is accounted for by the
relation of a claim, by what the claim names, or by a closed list of words that say nothing. What
is decided about a word by which kind of claim: forms/decided.py. What a sentence is then worth:
marking.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from probant.checking.forms import words
from probant.checking.forms.decided import (
    DECIDED,
    FREE,
    FREE_PHRASES,
    KIND_NOUNS,
    PHRASE_WORDS,
    PLACE_NOUNS,
)
from probant.checking.mentions import KINDS, Name
from probant.checking.sentences import Node, NodeKind
from probant.vocabulary.assertion import ClaimKind

_TELLING_MARKS = frozenset("→ -> => = < > ≠ ≤ ≥ + × / ~ ≈".split())
"""Signs that say how what stands beside them belongs together."""

_LITERAL_ROLES = frozenset("type value call argument code string".split())
_UNUSED_ROLES = frozenset({"heir"})
"""Roles that no claim is made of."""


class Taken(NamedTuple):
    """Characters of a passage whose words a claim of this kind decides."""

    start: int
    end: int
    kind: ClaimKind
    is_literal: bool = False
    """Whether the claim decides it as it is written: a type, a value, a quotation."""


KindsOf = Callable[[str], frozenset[str]]
"""What kinds of things of this code have a name."""


class Left(NamedTuple):
    """A run of characters nobody read; `has_words` is False where it only names things."""

    start: int
    end: int
    has_words: bool


class Covered:
    """What the claims of one sentence take up, noted while they are made."""

    def __init__(self) -> None:
        self.relations: list[Taken] = []
        self.things: list[Taken] = []
        """Names, places, numbers and pieces of code that a claim is about."""

    def note_relation(self, start: int, end: int, kind: ClaimKind) -> None:
        self.relations.append(Taken(start, end, kind))

    def note_thing(
        self, start: int, end: int, kind: ClaimKind, *, is_literal: bool = False
    ) -> None:
        self.things.append(Taken(start, end, kind, is_literal))

    def note_bound(self, bound: Iterable[tuple[str, Node]], kind: ClaimKind) -> None:
        """What fills a form. A place is noted where its own claim is made."""
        for role, node in bound:
            if role in _UNUSED_ROLES:
                continue
            is_literal = role in _LITERAL_ROLES
            for name in node.names:
                self.note_thing(name.start, name.end, kind, is_literal=is_literal)
            if not node.names and node.kind is not NodeKind.PLACE:
                self.note_thing(node.start, node.end, kind)


def left_over(
    raw: Sequence[Node], line: Sequence[Node], covered: Covered, kinds_of: KindsOf
) -> tuple[Left, ...]:
    """The runs of a sentence that no claim accounts for.

    `raw` is the sentence piece by piece, `line` the same with its phrases put together.
    """
    phrases = [_Phrase(node, kinds_of) for node in line if _is_read(node, covered)]
    idle = _idle(raw, line)
    flags = [None if n in idle else _flag(node, phrases, covered) for n, node in enumerate(raw)]
    return tuple(_runs(raw, flags))


def _is_read(node: Node, covered: Covered) -> bool:
    return any(_holds(taken, name.start) for taken in covered.things for name in node.names) or any(
        _holds(taken, node.start) for taken in covered.things
    )


def _holds(taken: Taken, at: int) -> bool:
    return taken.start <= at < taken.end


def _idle(raw: Sequence[Node], line: Sequence[Node]) -> set[int]:
    """Pieces inside a turn of speech, and those set aside before the sentence was read."""
    begin = line[0].extent[0] if line else 0
    found = {n for n, node in enumerate(raw) if node.start < begin}
    texts = [node.text if node.kind is NodeKind.WORD else "" for node in raw]
    for at in range(len(texts)):
        for phrase in FREE_PHRASES:
            if tuple(texts[at : at + len(phrase)]) == phrase:
                found.update(range(at, at + len(phrase)))
    return found


class _Phrase:
    """A phrase whose name or place was read, and which of its other words that accounts for."""

    def __init__(self, node: Node, kinds_of: KindsOf) -> None:
        self.node = node
        self.kinds_of = kinds_of

    def holds(self, node: Node) -> bool:
        first, last = self.node.extent
        return first <= node.start < last

    def owns(self, node: Node) -> bool:
        """Whether it is the class or module that is said to hold what was read."""
        owners = {name.owner for name in self.node.names}
        return self.holds(node) and any(name.text in owners for name in node.names)

    def accounts_for(self, word: Node) -> bool:
        if not self.holds(word):
            return False
        noun = words.singular(word.text)
        if self.node.kind is NodeKind.PLACE:
            return noun in PLACE_NOUNS or word.text in PHRASE_WORDS
        is_joined = self.node.raw == "group" and word.text in _JOINTS
        return word.text in PHRASE_WORDS or is_joined or self._is_kind(noun)

    def _is_kind(self, noun: str) -> bool:
        """Whether what is named is what the text calls it; of an unknown name, its claim tells."""
        if noun in words.PARAMETER_NOUNS:
            return True
        is_owned = any(name.owner or not name.text.isidentifier() for name in self.node.names)
        told = {kind.value for kind in KINDS.get(noun, ())}
        if noun == "method" and not is_owned:
            told = {noun}
        known = [kinds for name in self.node.names if (kinds := self.kinds_of(name.text))]
        if noun in KIND_NOUNS:
            return all(kinds & told for kinds in known)
        return bool(known) and all(kinds == {noun} for kinds in known)


_JOINTS = frozenset("and or as well plus nor".split())
_WORDS, _THING = "words", "thing"


def _flag(node: Node, phrases: Sequence[_Phrase], covered: Covered) -> str | None:
    """What of a piece is left over; None if it is accounted for."""
    if node.kind is NodeKind.MARK:
        is_told = node.text in _TELLING_MARKS and not _in_relation(node, covered)
        return _WORDS if is_told else None
    if node.kind is NodeKind.WORD:
        return _word_flag(node, phrases, covered)
    if node.kind is NodeKind.BREAK:
        return None
    taken = [one for one in covered.things if _overlaps(one, node)]
    if not taken:
        is_owner = any(phrase.owns(node) for phrase in phrases)
        return None if is_owner else _THING
    if node.names and not any(_is_whole(name, one) for name in node.names for one in taken):
        return _WORDS
    return None


def _overlaps(taken: Taken, node: Node) -> bool:
    return taken.start < node.end and node.start < taken.end


def _is_whole(name: Name, taken: Taken) -> bool:
    """Whether a claim decides all that a name is written with: not its arguments, nor `async`."""
    if taken.is_literal:
        return True
    head, _, tail = name.full.partition(name.text)
    if taken.kind is ClaimKind.RETURNS:
        tail = tail.partition("->")[0]
    keyword = head.strip().lstrip("@~!&*.(").rstrip(".)")
    return keyword in {"", *KIND_NOUNS, "def"} and tail.strip() in _PLAIN_TAILS


_PLAIN_TAILS = frozenset({"", "()", "(...)", "(…)", ";", "();", "!", "!()"})


def _in_relation(node: Node, covered: Covered) -> bool:
    return any(_overlaps(one, node) for one in covered.relations)


def _word_flag(node: Node, phrases: Sequence[_Phrase], covered: Covered) -> str | None:
    text = node.text
    if text in FREE:
        return None
    if any(_overlaps(one, node) and text in DECIDED[one.kind] for one in covered.relations):
        return None
    if any(phrase.accounts_for(node) for phrase in phrases):
        return None
    if any(one.start <= node.start and node.end <= one.end for one in covered.things):
        return None  # a plain word is what a claim is about: "returns a string"
    return _WORDS


def _runs(raw: Sequence[Node], flags: Sequence[str | None]) -> Iterable[Left]:
    """Pieces left over one after the other, over what says nothing between them."""
    first = last = -1
    has_words = False
    for n, flag in enumerate(flags):
        is_stop = raw[n].kind is not NodeKind.MARK and raw[n].text not in FREE
        if flag is None and is_stop and first >= 0:
            yield Left(raw[first].start, raw[last].end, has_words)
            first, has_words = -1, False
        if flag is not None:
            first, last = (n if first < 0 else first), n
            has_words = has_words or flag is not _THING
    if first >= 0:
        yield Left(raw[first].start, raw[last].end, has_words)
