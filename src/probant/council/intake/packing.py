"""Slim SARIF runs as items that fit: a run whole, else by rule, else in parts.

Nothing is cut inside a result. How many items are too many is reading.py's to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from probant.council.intake.items import RESERVED_ID
from probant.council.intake.slim_sarif import SlimResult, SlimRun, rendered, slim_runs
from probant.errors import RequestRefused
from probant.vocabulary.record import Record

_NOT_IN_SOURCE = re.compile(r"[^A-Za-z0-9._@/\-+]+")
_NOT_IN_ID = re.compile(r"[^A-Za-z0-9._\-]+")
_PART = "999/999"


class Packing(Record, kw_only=True):
    """How SARIF becomes items."""

    per_rule: bool = False
    errors_block: bool = False
    root: str | None = None
    max_chars: int = 50_000


class _Load(Record, kw_only=True):
    """What goes into one item, or several if it is too large for one."""

    label: str
    strength: str
    results: tuple[SlimResult, ...]


def sarif_items(
    document: Mapping[str, Any],
    packing: Packing,
    *,
    source: str | None = None,
    strength: str | None = None,
) -> Iterator[dict[str, object]]:
    """Items of every run; `source` and `strength` say it for all of them."""
    for run in slim_runs(document, packing.root):
        named = source or source_of(run)
        loads = list(_loads(run, packing, strength))
        packed = [(load, part) for load in loads for part in _parts(run, load, packing.max_chars)]
        for place, (load, part) in enumerate(packed):
            told = f"{place + 1}/{len(packed)}" if len(packed) > 1 else ""
            item: dict[str, object] = {
                "source": named,
                "format": "json",
                "content": rendered(run, part, told),
                "strength": load.strength,
            }
            if len(packed) > 1:
                item["evidence_id"] = _id_of(run, load, place + 1)
            yield item


def source_of(run: SlimRun) -> str:
    """`name@version`, with hyphens for what a source may not hold."""
    told = f"{run.name}@{run.version}" if run.version else run.name
    return _NOT_IN_SOURCE.sub("-", told).strip("-")[:200] or "sarif"


def _id_of(run: SlimRun, load: _Load, place: int) -> str:
    """By the rule, where the item is about one; two of the same name are told apart later."""
    told = "-".join(part for part in (run.name, load.label) if part)
    name = _NOT_IN_ID.sub("-", told).strip("-.")[:52] or "sarif"
    name = f"sarif-{name}" if name.startswith(RESERVED_ID) else name
    return name if load.label else f"{name}-{place}"


def _loads(run: SlimRun, packing: Packing, strength: str | None) -> Iterator[_Load]:
    rest = run.results
    given = strength or "informational"
    if packing.errors_block and strength is None:
        errors = tuple(one for one in rest if one.level == "error")
        rest = tuple(one for one in rest if one.level != "error")
        if errors:
            yield from _divided(errors, "errors", "blocking", packing)
            if not rest:
                return
    yield from _divided(rest, "", given, packing)


def _divided(
    results: tuple[SlimResult, ...], label: str, strength: str, packing: Packing
) -> Iterator[_Load]:
    if not packing.per_rule or not results:
        yield _Load(label=label, strength=strength, results=results)
        return
    for rule, some in _by_rule(results):
        yield _Load(label=rule or label, strength=strength, results=some)


def _parts(run: SlimRun, load: _Load, max_chars: int) -> Iterator[tuple[SlimResult, ...]]:
    """The load whole if it fits; else as few parts as whole rules, or whole results, allow."""
    if len(rendered(run, load.results)) <= max_chars:
        yield load.results
        return
    room = max_chars - len(rendered(run, (), _PART))
    pieces: list[tuple[SlimResult, ...]] = []
    for rule, some in _by_rule(load.results):
        if _size(some) <= room:
            pieces.append(some)
            continue
        for one in some:
            if _size((one,)) > room:
                raise RequestRefused(
                    f"has a result of rule {rule or 'without a name'} of {len(one.text):,} "
                    f"characters, more than the {max_chars:,} of an item",
                    remedy="leave that result out, or shorten its snippet",
                )
            pieces.append((one,))
    yield from _packed(pieces, room)


def _packed(
    pieces: Sequence[tuple[SlimResult, ...]], room: int
) -> Iterator[tuple[SlimResult, ...]]:
    part: list[SlimResult] = []
    n_chars = 0
    for piece in pieces:
        size = _size(piece)
        if part and n_chars + size > room:
            yield tuple(part)
            part, n_chars = [], 0
        part += piece
        n_chars += size
    yield tuple(part)


def _by_rule(results: Sequence[SlimResult]) -> Iterator[tuple[str, tuple[SlimResult, ...]]]:
    """Rules in the order in which they first appear."""
    found: dict[str, list[SlimResult]] = {}
    for one in results:
        found.setdefault(one.rule, []).append(one)
    for rule, some in found.items():
        yield rule, tuple(some)


def _size(results: Sequence[SlimResult]) -> int:
    """With the comma and the line break behind each."""
    return sum(len(one.text) + 2 for one in results)
