"""V4 over several answers to one question: every two of them compared, slot by slot.

An answer that could not be had, or that tells nothing, agrees with none and contradicts none: such
pairs are counted apart. Who answers is `workflows.consistency`'s matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import TypeVar

from probant.checking.consistency import Judge, Keyed, first_clash, gathered
from probant.checking.shelf import Shelf
from probant.checking.slots import Cited, SlotKind, Slots
from probant.vocabulary.assertion import Assertion, Span
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import Citation

MAX_SHOWN = 6
"""How many things of a slot are named; the rest is counted."""

T = TypeVar("T")


class ConflictKind(Enum):
    CONTRADICTION = "contradiction"
    DIFFERENT_SET = "different_set"
    MISSING = "missing"
    ONE_SIDE_INSUFFICIENT = "one_side_insufficient"


class Reply(Record, kw_only=True):
    """One answer. One that tells nothing has a reason, and no slot filled.

    `question` is the wording it answers, `text` what was answered.
    """

    question: str
    slots: Slots
    text: str = ""
    reason: ReasonCode | None = None
    why: str = ""
    statements: tuple[Assertion, ...] = ()
    citations: tuple[Citation, ...] = ()

    def __post_init__(self) -> None:
        if self.slots.is_empty != (self.reason is not None):
            raise ValueError("exactly an answer that tells nothing has a reason")


class Conflict(Record, kw_only=True):
    """Two answers, by number, that do not fit together: in which slot, and what each tells."""

    kind: ConflictKind
    first: int
    second: int
    slot: SlotKind | None = None
    told_first: tuple[str, ...] = ()
    told_second: tuple[str, ...] = ()
    why: str = ""
    span: Span | None = None
    """Where the second tells it, if that is a text."""


class Comparison(Record, kw_only=True):
    """All pairs of the answers to one question."""

    n_pairs: int
    n_agreeing: int
    n_insufficient: int
    conflicts: tuple[Conflict, ...]
    """Every pair that does not agree, the insufficient ones among them."""

    @property
    def n_conflicting(self) -> int:
        return self.n_pairs - self.n_agreeing - self.n_insufficient


def compare_all(replies: Sequence[Reply], shelf: Shelf, judge: Judge) -> Comparison:
    """Hold every answer against every other."""
    keyed = [gathered(reply.statements, shelf) for reply in replies]
    conflicts: list[Conflict] = []
    n_pairs = n_agreeing = n_insufficient = 0
    for one, other in combinations(range(len(replies)), 2):
        n_pairs += 1
        found = _compared(one, other, replies)
        if all(c.kind in (ConflictKind.MISSING, ConflictKind.DIFFERENT_SET) for c in found):
            found += _statements(one, other, (keyed[one], keyed[other]), shelf, judge)
        n_agreeing += not found
        n_insufficient += any(c.kind is ConflictKind.ONE_SIDE_INSUFFICIENT for c in found)
        conflicts += found
    return Comparison(
        n_pairs=n_pairs,
        n_agreeing=n_agreeing,
        n_insufficient=n_insufficient,
        conflicts=tuple(conflicts),
    )


def _compared(one: int, other: int, replies: Sequence[Reply]) -> list[Conflict]:
    first, second = replies[one], replies[other]
    if first.reason is not None or second.reason is not None:
        which = [str(n + 1) for n in (one, other) if replies[n].reason is not None]
        why = f"answer {which[0]} tells nothing"
        if len(which) > 1:
            why = f"answers {' and '.join(which)} tell nothing"
        return [_insufficient(one, other, why)]
    slots = first.slots, second.slots
    found = [
        Conflict(
            kind=kind,
            first=one,
            second=other,
            slot=slot,
            told_first=_shown(told[0]),
            told_second=_shown(told[1]),
            span=_span(second.slots, told[1]),
        )
        for slot, kind, told in _differences(*slots)
    ]
    if not found and not _is_comparable(*slots):
        return [_insufficient(one, other, "the two tell different sorts of things")]
    return found


def _insufficient(one: int, other: int, why: str) -> Conflict:
    return Conflict(kind=ConflictKind.ONE_SIDE_INSUFFICIENT, first=one, second=other, why=why)


Difference = tuple[SlotKind, ConflictKind, tuple[tuple[object, ...], tuple[object, ...]]]


def _differences(first: Slots, second: Slots) -> Iterator[Difference]:
    """In which slots two answers differ. A slot only one of them fills decides nothing in prose."""
    told: tuple[tuple[object, ...], tuple[object, ...]]
    if first.truth is not None and second.truth is not None and first.truth != second.truth:
        told = ((_yes(first),), (_yes(second),))
        yield SlotKind.BOOLEAN, ConflictKind.CONTRADICTION, told
    yield from _counts(first, second)
    if first.says_none != second.says_none and (emptier := _none_and_some(first, second)):
        yield SlotKind.NAMES, ConflictKind.CONTRADICTION, emptier
        return
    n_found = 0
    for difference in _sets(SlotKind.LINES, first.lines, second.lines, _overlap, (first, second)):
        n_found += 1
        yield difference
    if not n_found:
        yield from _sets(SlotKind.FILES, first.files, second.files, _ends_alike, (first, second))
    yield from _sets(SlotKind.NAMES, first.names, second.names, _ends_alike, (first, second))
    if first.is_typed and second.is_typed and (first.truth is None) != (second.truth is None):
        told = ((_yes(first),), (_yes(second),))
        yield SlotKind.BOOLEAN, ConflictKind.MISSING, told


def _yes(slots: Slots) -> str:
    return {True: "yes", False: "no", None: "neither yes nor no"}[slots.truth]


def _none_and_some(
    first: Slots, second: Slots
) -> tuple[tuple[object, ...], tuple[object, ...]] | None:
    told = [one.names or one.lines or one.files for one in (first, second)]
    if not any(told):
        return None
    shown = [
        ("none",) if one.says_none else one_told
        for one, one_told in zip((first, second), told, strict=True)
    ]
    return shown[0], shown[1]


def _counts(first: Slots, second: Slots) -> Iterator[Difference]:
    """Numbers of the same things; data does not say of what, so it is held against a lone one."""
    for noun, number in first.counts:
        others = _numbers(second, noun)
        if len(others) == 1 and len(_numbers(first, noun)) == 1 and number not in others:
            (other,) = others
            told = ((f"{number} {noun}".strip(),), (f"{other} {noun}".strip(),))
            yield SlotKind.COUNT, ConflictKind.CONTRADICTION, told


def _numbers(slots: Slots, noun: str) -> set[int]:
    if not noun or any(not of for of, _ in slots.counts):
        return {number for _, number in slots.counts}
    return {number for of, number in slots.counts if of == noun}


def _sets(
    slot: SlotKind,
    first: tuple[T, ...],
    second: tuple[T, ...],
    is_same: Callable[[T, T], bool],
    both: tuple[Slots, Slots],
) -> Iterator[Difference]:
    if not (first and second) and not (both[0].is_typed and both[1].is_typed):
        return
    if first == second:
        return
    only_first = [one for one in first if not any(is_same(one, other) for other in second)]
    only_second = [one for one in second if not any(is_same(one, other) for other in first)]
    if both[0].is_partial and not both[1].is_partial:
        only_second = []  # it says itself that there may be more
    if both[1].is_partial and not both[0].is_partial:
        only_first = []
    if not only_first and not only_second:
        return
    if len(first) == len(second) == 1:
        kind = ConflictKind.CONTRADICTION
    else:
        kind = ConflictKind.DIFFERENT_SET if only_first and only_second else ConflictKind.MISSING
    yield slot, kind, (tuple(only_first), tuple(only_second))


def _overlap(one: Cited, other: Cited) -> bool:
    is_apart = one.last < other.first or other.last < one.first
    return not is_apart and _ends_alike(one.path, other.path)


def _ends_alike(one: str, other: str) -> bool:
    """`Engine.run` and `run`, `src/a.py` and `a.py`: prose leaves out what is clear."""
    if one == other:
        return True
    short, long = sorted((one, other), key=len)
    return long.endswith((f".{short}", f"/{short}"))


def _is_comparable(first: Slots, second: Slots) -> bool:
    if first.is_typed and second.is_typed:
        return True
    pairs = (
        (first.lines, second.lines),
        (first.files, second.files),
        (first.names, second.names),
        (first.counts, second.counts),
    )
    both_say = first.truth is not None and second.truth is not None
    return both_say or (first.says_none and second.says_none) or any(a and b for a, b in pairs)


def _shown(told: Sequence[object]) -> tuple[str, ...]:
    shown = [str(one) for one in told[:MAX_SHOWN]]
    more = len(told) - len(shown)
    return (*shown, f"and {more} more") if more else tuple(shown)


def _span(slots: Slots, told: Sequence[object]) -> Span | None:
    known = dict(reversed(slots.spans))
    return next((known[str(one)] for one in told if str(one) in known), None)


def _statements(
    one: int, other: int, keyed: tuple[Keyed, Keyed], shelf: Shelf, judge: Judge
) -> list[Conflict]:
    found = first_clash(*keyed, shelf, judge)
    if found is None:
        return []
    first, second, why = found
    return [
        Conflict(
            kind=ConflictKind.CONTRADICTION,
            first=one,
            second=other,
            slot=SlotKind.STATEMENT,
            told_first=(first.text,),
            told_second=(second.text,),
            why=why,
            span=second.span,
        )
    ]
