"""Boxes and arrows with their places: what a map is drawn from, on a page and as a file alike.

Pure layout. Parts that import stand above what they import; parts of a circle stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from probant.surfaces.phrasing import clipped
from probant.vocabulary.record import Record

BOX_WIDTH, BOX_HEIGHT = 150, 40
GAP_X, GAP_Y = 18, 64
MARGIN, TOP = 14, 40
"""Above the first row there is room for the arrows that bow."""
MAX_COLUMNS = 7
MAX_LABEL = 20


class Box(Record, kw_only=True):
    """A thing of the picture. `title` is its whole name, `note` what stands below the label."""

    key: str
    label: str
    title: str
    href: str
    x: int
    y: int
    note: str = ""
    is_marked: bool = False
    is_centre: bool = False


class Arrow(Record, kw_only=True):
    """`is_faint`: other arrows lead there as well, so it is drawn thin."""

    path: str
    title: str
    is_marked: bool
    is_faint: bool


class Picture(Record, kw_only=True):
    width: int
    height: int
    boxes: tuple[Box, ...]
    arrows: tuple[Arrow, ...]


class Item(Record, kw_only=True):
    """A thing that is not placed yet."""

    key: str
    label: str
    href: str
    note: str = ""
    is_marked: bool = False
    is_centre: bool = False


class Connection(Record, kw_only=True):
    start: str
    end: str
    title: str
    is_marked: bool = False


def layered(items: Sequence[Item], connections: Sequence[Connection]) -> Picture:
    """Every thing above what it leads to; arrows inside of circles do not count for that."""
    rows: dict[int, list[Item]] = {}
    levels = _levels([one.key for one in items], connections)
    for one in items:
        rows.setdefault(levels[one.key], []).append(one)
    lines: list[list[Item]] = []
    for level in sorted(rows):
        row = rows[level]
        lines += [row[at : at + MAX_COLUMNS] for at in range(0, len(row), MAX_COLUMNS)]
    return _placed(lines, connections)


def columns(
    left: Sequence[Item], centre: Item, right: Sequence[Item], connections: Sequence[Connection]
) -> Picture:
    """A thing between what leads to it and what it leads to."""
    tallest = max(len(left), len(right), 1)
    step = BOX_HEIGHT + GAP_X
    height = tallest * step
    boxes: list[Box] = []
    for column, items in enumerate((left, [centre], right)):
        top = MARGIN + (height - len(items) * step) // 2
        x = MARGIN + column * (BOX_WIDTH + 110)
        boxes += [_box(one, x, top + number * step) for number, one in enumerate(items)]
    width = 2 * MARGIN + 3 * BOX_WIDTH + 220
    return Picture(width=width, height=height + 2 * MARGIN, boxes=tuple(boxes),
                   arrows=_arrows(boxes, connections, sideways=True))  # fmt: skip


def _levels(keys: Iterable[str], connections: Sequence[Connection]) -> dict[str, int]:
    """How many arrows lead at most to each, those of circles left out."""
    levels = dict.fromkeys(keys, 0)
    arrows = [(one.start, one.end) for one in connections if not one.is_marked]
    for _ in levels:  # a way without circles is no longer than there are things
        is_moved = False
        for start, end in arrows:
            if levels[end] <= levels[start] < len(levels):
                levels[end] = levels[start] + 1
                is_moved = True
        if not is_moved:
            break
    return levels


def _placed(lines: Sequence[Sequence[Item]], connections: Sequence[Connection]) -> Picture:
    widest = max((len(line) for line in lines), default=1)
    width = widest * (BOX_WIDTH + GAP_X) - GAP_X + 2 * MARGIN
    boxes: list[Box] = []
    for number, line in enumerate(lines):
        own = len(line) * (BOX_WIDTH + GAP_X) - GAP_X
        left = (width - own) // 2
        y = TOP + number * (BOX_HEIGHT + GAP_Y)
        boxes += [_box(one, left + at * (BOX_WIDTH + GAP_X), y) for at, one in enumerate(line)]
    height = len(lines) * (BOX_HEIGHT + GAP_Y) - GAP_Y + TOP + MARGIN
    return Picture(width=width, height=max(height, BOX_HEIGHT), boxes=tuple(boxes),
                   arrows=_arrows(boxes, connections, sideways=False))  # fmt: skip


def _box(item: Item, x: int, y: int) -> Box:
    return Box(
        key=item.key, label=clipped(item.label, MAX_LABEL), title=item.key, href=item.href,
        x=x, y=y, note=clipped(item.note, MAX_LABEL + 4), is_marked=item.is_marked,
        is_centre=item.is_centre,
    )  # fmt: skip


def _arrows(
    boxes: Sequence[Box], connections: Sequence[Connection], *, sideways: bool
) -> tuple[Arrow, ...]:
    by_key: Mapping[str, Box] = {box.key: box for box in boxes}
    implied = _implied(connections)
    return tuple(
        Arrow(
            path=(_across if sideways else _down)(by_key[one.start], by_key[one.end]),
            title=one.title,
            is_marked=one.is_marked,
            is_faint=(one.start, one.end) in implied and not one.is_marked,
        )
        for one in connections
        if one.start in by_key and one.end in by_key
    )


def _implied(connections: Sequence[Connection]) -> set[tuple[str, str]]:
    """Arrows whose end is also reached by a longer way; arrows of circles do not count."""
    ends: dict[str, set[str]] = {}
    for one in connections:
        if not one.is_marked:
            ends.setdefault(one.start, set()).add(one.end)
    reached: dict[str, set[str]] = {}

    def reach(start: str) -> set[str]:
        if start not in reached:
            reached[start] = set()  # also ends a way that comes back
            for end in ends.get(start, ()):
                reached[start] |= {end} | reach(end)
        return reached[start]

    return {
        (start, end)
        for start, direct in ends.items()
        for end in direct
        if any(end in reach(other) for other in direct - {end})
    }


def _across(start: Box, end: Box) -> str:
    x1, y1 = start.x + BOX_WIDTH, start.y + BOX_HEIGHT // 2
    x2, y2 = end.x, end.y + BOX_HEIGHT // 2
    middle = (x1 + x2) // 2
    return f"M{x1} {y1}C{middle} {y1} {middle} {y2} {x2} {y2}"


def _down(start: Box, end: Box) -> str:
    """From the lower edge to the upper one; upwards and sideways the arrow bows."""
    x1, y1 = start.x + BOX_WIDTH // 2, start.y + BOX_HEIGHT
    x2, y2 = end.x + BOX_WIDTH // 2, end.y
    if end.y <= start.y:
        x1, y1, y2 = start.x + BOX_WIDTH // 2 + 20, start.y, end.y + BOX_HEIGHT
        if end.y == start.y:
            return f"M{x1} {y1}C{x1} {y1 - 40} {x2} {y1 - 40} {x2} {end.y}"
    middle = (y1 + y2) // 2
    return f"M{x1} {y1}C{x1} {middle} {x2} {middle} {x2} {y2}"
