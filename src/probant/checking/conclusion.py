"""From compared answers to claims: one for each way they disagree, one if they agree.

The same disagreement between several pairs is told once. Answers that tell nothing are a claim of
their own, unverifiable, and never count as agreement.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from probant.checking.agreement import Comparison, Conflict, ConflictKind, Reply
from probant.checking.slots import SlotKind
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Failure, Span
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace

_SETS = frozenset({SlotKind.LINES, SlotKind.FILES, SlotKind.NAMES})
MAX_CITATIONS = 5
"""How many lines an agreement of answers shows; each answer has its own."""


class Stands(Record):
    """Where a claim about an answer is put: in which text, by number, and on which words."""

    source: int
    span: Span
    text: str


Anchor = Callable[[int, Span | None], Stands]
"""From an answer's number, and where in it the matter stands, to where the claim is put."""


def conclude(
    replies: Sequence[Reply], comparison: Comparison, labels: Sequence[str], anchor: Anchor
) -> tuple[tuple[int, Checked], ...]:
    """The claims about a group of answers, each with the number of the text it stands in."""
    found = list(_conflicts(comparison, labels, anchor))
    if not found and comparison.n_agreeing:
        found.append(_agreement(replies, comparison, anchor))
    found += _silent(replies, labels, anchor)
    if not found:
        detail = "there are no two answers that could be compared"
        found.append(_unverifiable(anchor(0, None), ReasonCode.NOT_TOLD, detail))
    return tuple(found)


def _conflicts(
    comparison: Comparison, labels: Sequence[str], anchor: Anchor
) -> Iterator[tuple[int, Checked]]:
    pairs: dict[tuple[int, int], list[Conflict]] = {}
    for one in comparison.conflicts:
        if one.kind is not ConflictKind.ONE_SIDE_INSUFFICIENT:
            pairs.setdefault((one.first, one.second), []).append(one)
    alike: dict[Hashable, list[list[Conflict]]] = {}
    for conflicts in pairs.values():
        alike.setdefault(frozenset(map(_whatever_the_order, conflicts)), []).append(conflicts)
    for disagreements in alike.values():
        first = disagreements[0]
        detail = "; ".join(told(conflict, labels) for conflict in _joined(first))
        if len(disagreements) > 1:
            detail += f" (the same in {len(disagreements)} pairs)"
        span = next((conflict.span for conflict in first if conflict.span is not None), None)
        stands = anchor(first[0].second, span)
        yield (
            stands.source,
            Checked(
                assertion=_assertion(stands),
                verdict=CheckResult.REFUTED,
                failure=Failure.CONTRADICTION,
                detail=detail,
            ),
        )


def _whatever_the_order(one: Conflict) -> Hashable:
    return one.kind, one.slot, frozenset({one.told_first, one.told_second})


def _joined(conflicts: Sequence[Conflict]) -> list[Conflict]:
    """Places and names in which two answers differ in the same way, told in one breath."""
    found: dict[Hashable, Conflict] = {}
    for one in conflicts:
        is_set = one.slot in _SETS
        key = one.kind, is_set or one.slot, bool(one.told_first), bool(one.told_second)
        known = found.get(key)
        found[key] = (
            one
            if known is None
            else replace(
                known,
                told_first=known.told_first + one.told_first,
                told_second=known.told_second + one.told_second,
            )
        )
    return list(found.values())


def told(conflict: Conflict, labels: Sequence[str]) -> str:
    """One conflict as a sentence."""
    first, second = labels[conflict.first], labels[conflict.second]
    these, those = ", ".join(conflict.told_first), ", ".join(conflict.told_second)
    if conflict.slot is SlotKind.STATEMENT:
        return f"{first} says “{these}”, {second} says “{those}”: {conflict.why}"
    if conflict.kind is ConflictKind.CONTRADICTION or conflict.slot is SlotKind.BOOLEAN:
        return f"{first} tells {these}; {second} tells {those}"
    if conflict.kind is ConflictKind.DIFFERENT_SET:
        return f"only {first} tells {these}; only {second} tells {those}"
    fuller, lacking = (first, second) if these else (second, first)
    return f"{lacking} lacks {these or those}, which {fuller} tells"


def _agreement(
    replies: Sequence[Reply], comparison: Comparison, anchor: Anchor
) -> tuple[int, Checked]:
    n_told = sum(reply.reason is None for reply in replies)
    pairs = "1 pair" if comparison.n_agreeing == 1 else f"{comparison.n_agreeing} pairs"
    stands = anchor(0, None)
    citations = next((reply.citations for reply in replies if reply.citations), ())
    return stands.source, Checked(
        assertion=_assertion(stands),
        verdict=CheckResult.VERIFIED,
        detail=f"{n_told} answers agree, in {pairs}",
        citations=citations[:MAX_CITATIONS],
    )


def _silent(
    replies: Sequence[Reply], labels: Sequence[str], anchor: Anchor
) -> Iterator[tuple[int, Checked]]:
    alike: dict[tuple[ReasonCode, str], list[int]] = {}
    for number, reply in enumerate(replies):
        if reply.reason is not None:
            alike.setdefault((reply.reason, reply.why), []).append(number)
    for (reason, why), numbers in alike.items():
        more = f" and {len(numbers) - 1} more" if len(numbers) > 1 else ""
        detail = f"{labels[numbers[0]]}{more}: {why}"
        yield _unverifiable(anchor(numbers[0], None), reason, detail)


def _unverifiable(stands: Stands, reason: ReasonCode, detail: str) -> tuple[int, Checked]:
    return stands.source, Checked(
        assertion=_assertion(stands),
        verdict=CheckResult.UNVERIFIABLE,
        reason=reason,
        detail=detail,
    )


def _assertion(stands: Stands) -> Assertion:
    return Assertion(kind=ClaimKind.CONSISTENCY, span=stands.span, text=stands.text)
