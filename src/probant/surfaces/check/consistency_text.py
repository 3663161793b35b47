"""Compared answers as text: for each question a short table, then what does not fit together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from probant.checking.agreement import Reply
from probant.checking.slots import Slots
from probant.surfaces.cli.text import Painter, one_line
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import replace
from probant.workflows.consistency import Group

MAX_WORDING_CHARS = 60
MAX_TOLD_CHARS = 100
_MARKS = {
    CheckResult.VERIFIED: ("green", "agree"),
    CheckResult.REFUTED: ("red", "conflict"),
    CheckResult.UNVERIFIABLE: ("yellow", "open"),
}


def consistency_text(groups: Sequence[Group], paint: Painter) -> str:
    """One block for each group, and the sum of all below."""
    blocks = ["\n".join(_block(group, paint)) for group in groups]
    return "\n\n".join([*blocks, _sum(groups)]) + "\n"


def _block(group: Group, paint: Painter) -> Iterator[str]:
    yield paint("bold", one_line(group.question) if group.question else "The given texts")
    rows = [_cut(variant, MAX_WORDING_CHARS) for variant in group.variants]
    width = max(map(len, rows))
    seen: dict[Slots, int] = {}
    for number, (row, reply) in enumerate(zip(rows, group.replies, strict=True), start=1):
        same = seen.setdefault(replace(reply.slots, spans=()), number)
        is_repeated = same < number and reply.reason is None
        told = paint("dim", f"as {same}") if is_repeated else _told(reply, paint)
        yield f"  {number:>2}  {row.ljust(width)}  {told}"
    for _, claim in group.claims:
        style, word = _MARKS[claim.verdict]
        yield f"  {paint(style, word)}: {one_line(claim.detail)}"


def _told(reply: Reply, paint: Painter) -> str:
    if reply.reason is not None:
        return paint("dim", _cut(f"- {reply.why}", MAX_TOLD_CHARS))
    slots = reply.slots
    told = [] if slots.truth is None else ["yes" if slots.truth else "no"]
    told += [f"{count} {noun}".strip() for noun, count in slots.counts]
    told += [str(one) for one in slots.lines] or list(slots.files)
    told += slots.names
    if slots.says_none:
        told.append("none")
    return _cut(", ".join(told), MAX_TOLD_CHARS)


def _cut(text: str, n_chars: int) -> str:
    line = one_line(text)
    return line if len(line) <= n_chars else line[: n_chars - 1] + "…"


def _sum(groups: Sequence[Group]) -> str:
    compared = [group.comparison for group in groups]
    n_pairs = sum(one.n_pairs for one in compared)
    return (
        f"{_many(len(groups), 'question')}, {_many(n_pairs, 'pair')}: "
        f"{sum(one.n_agreeing for one in compared)} agree, "
        f"{sum(one.n_conflicting for one in compared)} in conflict, "
        f"{sum(one.n_insufficient for one in compared)} with a side that tells nothing"
    )


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
