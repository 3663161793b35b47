"""The rows' little language, and how a row is held against a line of nodes.

A row reads like the sentence it stands for: `{subject} calls|invokes {object}`. Words in square
brackets may be missing, bars separate choices, a name in braces is a slot. The first word after a
leading slot is its verb: it may be plural after several subjects, and it may be denied.
Next: table.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from probant.checking.forms import words
from probant.checking.forms.fillers import TESTS
from probant.checking.sentences import Node, NodeKind
from probant.vocabulary.assertion import ClaimKind

Bound = dict[str, Node]

_NEGATED_DO = frozenset({"doesn't", "don't"})
_NEGATED_BE = frozenset({"isn't", "aren't"})
_MODALS = frozenset({"may", "can", "might", "could", "will"})
_NEGATED_MODALS = frozenset({"won't", "can't", "cannot"})


_MAX_GAP = 7
_CLOSING = (
    words.SUBORDINATORS
    | words.SPOILING
    | frozenset("and or but nor not never no only neither either unlike instead rather".split())
)
"""Words no gap goes over: behind them something else is said, or it is taken back."""


class Words(NamedTuple):
    """A choice of words; `bases` are a verb's as several do it."""

    texts: frozenset[str]
    is_optional: bool = False
    bases: frozenset[str] = frozenset()


class Gap(NamedTuple):
    """Some words that say more, and no other thing by name: they stay unread."""

    max_words: int


class Slot(NamedTuple):
    role: str
    test: str


class Row(NamedTuple):
    """One form. `modal` rows may be said with "can" or "may", `elided` ones without their "is"."""

    kind: ClaimKind
    text: str
    first: Slot | None
    rest: tuple[Words | Slot | Gap, ...]
    is_modal: bool
    is_elided: bool
    fixed: Mapping[str, str]
    needed: frozenset[str]
    """Words of which one must stand near the verb; none if there is no such choice."""


class Fit(NamedTuple):
    """A row that fits a line: what fills its slots, and the nodes it takes up."""

    row: Row
    bound: Bound
    first: int
    end: int
    is_denied: bool = False
    follows: str = ""
    """The word or mark right behind it."""
    is_respective: bool = False
    """Whether its lists go two by two."""
    begin: int = 0
    """Where its own words begin, behind the phrase it speaks about."""


def row(
    kind: ClaimKind, text: str, *, modal: bool = False, elided: bool = False, **fixed: str
) -> Row:
    """A row from its text."""
    parts = [_element(word) for word in text.split()]
    first = parts[0] if isinstance(parts[0], Slot) else None
    rest = parts[1:] if first else parts
    if first and isinstance(rest[0], Words):
        rest[0] = rest[0]._replace(bases=frozenset(map(plural, rest[0].texts)))
    needed = next((e.texts for e in rest[1:] if isinstance(e, Words) and not e.is_optional), None)
    return Row(kind, text, first, tuple(rest), modal, elided, fixed, needed or frozenset())


def _element(word: str) -> Words | Slot | Gap:
    if word == "...":
        return Gap(_MAX_GAP)
    if word.startswith("{"):
        role, _, test = word[1:-1].partition(":")
        return Slot(role, test or role)
    if word.startswith("["):
        return Words(frozenset(word[1:-1].split("|")), is_optional=True)
    return Words(frozenset(word.split("|")))


def plural(verb: str) -> str:
    """A verb as several do it."""
    irregular = {"is": "are", "has": "have", "does": "do"}
    if verb in irregular:
        return irregular[verb]
    if re.search(r"(?:ss|ch|sh|x)es$", verb):
        return verb[:-2]
    return verb[:-3] + "y" if verb.endswith("ies") else verb.removesuffix("s")


def accepts(slot: Slot, node: Node) -> bool:
    """Whether a node may fill a slot."""
    return TESTS[slot.test](node)


class Matcher:
    """Holds rows against one line."""

    def __init__(self, line: Sequence[Node]) -> None:
        self.line = line
        self.words = [
            node.text if node.kind in (NodeKind.WORD, NodeKind.MARK) else "" for node in line
        ]

    def word(self, at: int) -> str:
        return self.words[at] if at < len(self.words) else ""

    def fit(
        self, row: Row, subject: Node | None, first: int, at: int, *, elided: bool
    ) -> Fit | None:
        """The row with this subject and the rest of it from `at` on."""
        elements = row.rest
        if elided:
            if not row.is_elided:
                return None
            elements = elements[1:]
        is_many = subject is not None and len(subject.names) + len(subject.places) > 1
        found = (
            self._verb(row, elements, at, is_many) if subject and not elided else [(0, at, False)]
        )
        for n, begin, denied in found:
            if denied and self.word(begin) in words.NARROWING:
                continue
            bound: Bound = {row.first.role: subject} if row.first and subject else {}
            end = self._rest(elements, n, begin, bound)
            if end is not None:
                return Fit(row, bound, first, end, denied, self.word(end), begin=at)
        return None

    def _verb(
        self, row: Row, elements: Sequence[Words | Slot | Gap], at: int, is_many: bool
    ) -> list[tuple[int, int, bool]]:
        """Where the verb may end, and whether it is denied."""
        verb = elements[0]
        if not isinstance(verb, Words):
            return []
        at = self.past_adverbs(at)
        word, bases = self.word(at), verb.bases
        is_be = "is" in verb.texts
        found: list[tuple[int, int, bool]] = []
        if word in verb.texts or (is_many and word in bases):
            found.append((1, at + 1, False))
            if is_be and self.word(at + 1) in ("not", "never"):
                found = [(1, at + 2, True)]
            elif is_be and self.word(at + 1) == "no" and self.word(at + 2) == "longer":
                found = [(1, at + 3, True)]
        elif is_be and word in _NEGATED_BE:
            found.append((1, at + 1, True))
        elif word in _NEGATED_DO or (word in ("does", "do") and self.word(at + 1) == "not"):
            after = at + (1 if word in _NEGATED_DO else 2)
            if self.word(after) not in words.NARROWING:
                after = self.past_adverbs(after)
            if self.word(after) in bases:
                found.append((1, after + 1, True))
        elif word == "never" and self.word(at + 1) in verb.texts:
            found.append((1, at + 2, True))
        elif word == "no" and self.word(at + 1) == "longer" and self.word(at + 2) in verb.texts:
            found.append((1, at + 3, True))
        elif row.is_modal and word in _MODALS | _NEGATED_MODALS:
            denied = word in _NEGATED_MODALS or self.word(at + 1) in ("not", "never")
            skip = 2 if denied and word in _MODALS else 1
            after = self.past_adverbs(at + skip)
            # What it may not do is no statement; what it will not do is one.
            if self.word(after) in bases and not (denied and word in ("may", "might", "could")):
                found.append((1, after + 1, denied))
        return found

    def _over(
        self, gap: Gap, elements: Sequence[Words | Slot | Gap], n: int, at: int, bound: Bound
    ) -> int | None:
        """The same behind a gap, the shortest that fits."""
        for begin in range(at, at + gap.max_words + 1):
            end = self._rest(elements, n + 1, begin, bound)
            if end is not None:
                return end
            node = self.line[begin] if begin < len(self.line) else None
            is_word = node is not None and (node.kind is NodeKind.WORD or node.text == "'s")
            if node is None or not is_word or node.text in _CLOSING:
                return None
        return None

    def past_adverbs(self, at: int) -> int:
        """Past the adverbs, three at most, that stand here."""
        if self.word(at) not in words.ADVERBS and self.word(at) != "in":
            return at
        for _ in range(3):
            word = self.word(at)
            if word in words.ADVERBS:
                at += 1
            elif word == "in" and self.word(at + 1) == "turn":
                at += 2
        return at

    def _rest(
        self, elements: Sequence[Words | Slot | Gap], n: int, at: int, bound: Bound
    ) -> int | None:
        """Where the rest of a row ends if it fits from here; rows are short, so this is too."""
        if n == len(elements):
            return at
        element = elements[n]
        if isinstance(element, Gap):
            return self._over(element, elements, n, at, bound)
        later = self.past_adverbs(at)
        for begin in (at,) if later == at else (at, later):
            if isinstance(element, Slot):
                node = self.line[begin] if begin < len(self.line) else None
                if node is not None and accepts(element, node):
                    end = self._rest(elements, n + 1, begin + 1, bound)
                    if end is not None:
                        bound[element.role] = node
                        return end
            elif self.word(begin) in element.texts:
                end = self._rest(elements, n + 1, begin + 1, bound)
                if end is not None:
                    return end
        if isinstance(element, Words) and element.is_optional:
            return self._rest(elements, n + 1, at, bound)
        return None
