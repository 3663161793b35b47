"""Small plots as inline SVG: bars with whiskers, curves, histograms, a heat map.

Values come with their titles, shown on hover; colours are the page's classes, so that light, dark
and print work. What was not measured is said in words. Next: plots.py chooses what to plot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from probant.evaluation.report.markup import Markup, joined, shortened, tag

WIDTH = 480
LINE = 22
LABEL_WIDTH, VALUE_WIDTH = 190, 118
MAX_LABEL_CHARS = 26
UNMEASURED = "not measured"


@dataclass(frozen=True, kw_only=True, slots=True)
class Bar:
    """`value` and `interval` are shares; None was not measured. `shown` stands beside it."""

    label: str
    value: float | None
    shown: str
    title: str
    interval: tuple[float, float] | None = None
    tone: str = "main"
    goal: float | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class Curve:
    """Points from left to right, each with what it says on hover."""

    name: str
    points: tuple[tuple[float, float, str], ...]
    tone: str


@dataclass(frozen=True, kw_only=True, slots=True)
class Group:
    """One colour of a histogram; a count for each bin."""

    name: str
    counts: tuple[int, ...]
    tone: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A share, how it is written, and what it says on hover."""

    value: float
    shown: str
    title: str


def bars(title: str, rows: Sequence[Bar], *, top: float = 1.0, ticks: str = "percent") -> Markup:
    """Horizontal bars from 0 to `top`, whiskers for intervals, a tick where the goal is."""
    if not any(row.value is not None for row in rows):
        return unmeasured()
    left, right = LABEL_WIDTH, WIDTH - VALUE_WIDTH
    height = LINE * len(rows) + 26
    marks = [_bar(row, number * LINE, left, right, top) for number, row in enumerate(rows)]
    axis = _across(left, right, LINE * len(rows) + 4, top, ticks)
    return _picture(title, height, [axis, *marks])


def _bar(row: Bar, y: float, left: float, right: float, top: float) -> Markup:
    middle = y + LINE / 2
    name = tag(
        "text",
        shortened(row.label, MAX_LABEL_CHARS),
        x=left - 8,
        y=middle + 4,
        text_anchor="end",
    )
    said = tag("text", row.shown, x=right + 8, y=middle + 4, class_="value")
    if row.value is None:
        return _titled(row.title, [name, tag("text", UNMEASURED, x=left + 4, y=middle + 4,
                                             class_="quiet")])  # fmt: skip
    span = right - left

    def at(share: float) -> float:
        return left + span * min(max(share / top, 0.0), 1.0)

    parts = [
        name,
        tag("rect", x=left, y=y + 4, width=max(at(row.value) - left, 1.5), height=LINE - 8,
            class_=f"mark {row.tone}"),
        said,
    ]  # fmt: skip
    if row.goal is not None:
        parts.append(tag("line", x1=at(row.goal), x2=at(row.goal), y1=y + 1, y2=y + LINE - 1,
                         class_="goal"))  # fmt: skip
    if row.interval is not None:
        low, high = row.interval
        # Without an end it goes on beyond the axis.
        ends = [at(end) for end in (low, high) if end <= top]
        parts.append(_whisker(at(low), at(high), ends, middle))
    return _titled(row.title, parts)


def _whisker(low: float, high: float, ends: Sequence[float], y: float) -> Markup:
    line = tag("line", x1=low, x2=high, y1=y, y2=y, class_="whisker")
    return joined(
        [line, *(tag("line", x1=x, x2=x, y1=y - 4, y2=y + 4, class_="whisker") for x in ends)]
    )


def _across(left: float, right: float, y: float, top: float, ticks: str) -> Markup:
    parts = []
    for step in range(5):
        share = step / 4
        x = left + (right - left) * share
        parts.append(tag("line", x1=x, x2=x, y1=0, y2=y, class_="grid"))
        label = tag("text", _tick(share * top, ticks, top), x=x, y=y + 15, class_="tick",
                    text_anchor="middle")  # fmt: skip
        parts.append(label)
    return joined(parts)


def curves(
    title: str, series: Sequence[Curve], *, x_title: str, y_title: str, y_top: float = 1.0
) -> Markup:
    """Lines with dots; x from 0 to 1, y from 0 to `y_top`."""
    if not any(curve.points for curve in series):
        return unmeasured()
    left, right, top, bottom = 58.0, WIDTH - 16.0, 10.0, 230.0

    def x_at(value: float) -> float:
        return left + (right - left) * value

    def y_at(value: float) -> float:
        return bottom - (bottom - top) * min(value / y_top, 1.0)

    parts = [_square(left, right, top, bottom, y_top)]
    for curve in series:
        line = " ".join(f"{x_at(x):.1f},{y_at(y):.1f}" for x, y, _ in curve.points)
        if len(curve.points) > 1:
            parts.append(tag("polyline", points=line, class_=f"curve {curve.tone}"))
        for x, y, said in curve.points:
            dot = tag("circle", cx=x_at(x), cy=y_at(y), r=4, class_=f"mark {curve.tone}")
            parts.append(_titled(f"{curve.name}: {said}", [dot]))
    parts.append(tag("text", x_title, x=(left + right) / 2, y=bottom + 36, text_anchor="middle",
                     class_="axis"))  # fmt: skip
    parts.append(tag("text", y_title, x=0, y=0, text_anchor="middle", class_="axis",
                     transform=f"translate(12 {(top + bottom) / 2}) rotate(-90)"))  # fmt: skip
    legend, height = _legend([(c.name, c.tone) for c in series], int(bottom) + 52)
    return _picture(title, height, [*parts, legend])


def _square(left: float, right: float, top: float, bottom: float, y_top: float) -> Markup:
    parts = []
    for step in range(5):
        share = step / 4
        x, y = left + (right - left) * share, bottom - (bottom - top) * share
        parts += [
            tag("line", x1=left, x2=right, y1=y, y2=y, class_="grid"),
            tag("line", x1=x, x2=x, y1=top, y2=bottom, class_="grid"),
            tag("text", _tick(share, "percent", 1.0), x=x, y=bottom + 16, class_="tick",
                text_anchor="middle" if step < 4 else "end"),
            tag("text", _tick(share * y_top, "percent", y_top), x=left - 6, y=y + 4, class_="tick",
                text_anchor="end"),
        ]  # fmt: skip
    return joined(parts)


def histogram(
    title: str, labels: Sequence[str], groups: Sequence[Group], *, x_title: str, y_title: str
) -> Markup:
    """Bars side by side for each bin, every group as a share of its own whole.

    Groups differ in size by a hundred, so that counts would hide the smaller one; they are said
    on hover and in the legend.
    """
    if not any(sum(group.counts) for group in groups):
        return unmeasured()
    left, right, top, bottom = 58.0, WIDTH - 16.0, 10.0, 190.0
    shares = [[n / max(sum(group.counts), 1) for n in group.counts] for group in groups]
    y_top = _rounded_up(max(max(own) for own in shares))
    slot = (right - left) / len(labels)
    width = slot * 0.84 / len(groups)
    parts = [_rows(left, right, top, bottom, y_top)]
    for place, (group, own) in enumerate(zip(groups, shares, strict=True)):
        for number, share in enumerate(own):
            if not group.counts[number]:
                continue
            tall = max((bottom - top) * share / y_top, 1.5)
            x = left + slot * number + slot * 0.08 + width * place
            said = f"{group.name}, {labels[number]}: {group.counts[number]} ({share:.1%})"
            mark = tag("rect", x=x, y=bottom - tall, width=max(width - 1, 1.0), height=tall,
                       class_=f"mark {group.tone}")  # fmt: skip
            parts.append(_titled(said, [mark]))
    for number, label in enumerate(labels):
        parts.append(tag("text", label, x=left + slot * (number + 0.5), y=bottom + 16,
                         text_anchor="middle", class_="tick"))  # fmt: skip
    parts.append(tag("text", x_title, x=(left + right) / 2, y=bottom + 36, text_anchor="middle",
                     class_="axis"))  # fmt: skip
    parts.append(tag("text", y_title, x=0, y=0, text_anchor="middle", class_="axis",
                     transform=f"translate(12 {(top + bottom) / 2}) rotate(-90)"))  # fmt: skip
    named = [(f"{group.name} (n = {sum(group.counts)})", group.tone) for group in groups]
    legend, height = _legend(named, int(bottom) + 52)
    return _picture(title, height, [*parts, legend])


def _rows(left: float, right: float, top: float, bottom: float, y_top: float) -> Markup:
    parts = []
    for step in range(5):
        y = bottom - (bottom - top) * step / 4
        parts.append(tag("line", x1=left, x2=right, y1=y, y2=y, class_="grid"))
        parts.append(tag("text", _tick(y_top * step / 4, "percent", y_top), x=left - 6, y=y + 4,
                         class_="tick", text_anchor="end"))  # fmt: skip
    return joined(parts)


def heat_map(
    title: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Cell | None]]],
) -> Markup:
    """One square for each row and column; what was not asked stays empty."""
    if not any(cell for _, cells in rows for cell in cells):
        return unmeasured()
    left, head = float(LABEL_WIDTH), 62
    wide = min((WIDTH - left - 36) / max(len(columns), 1), 64.0)
    parts = [
        tag("text", shortened(name, 12), x=0, y=0, class_="tick",
            transform=f"translate({left + wide * (n + 0.45):.1f} {head - 6}) rotate(-40)")
        for n, name in enumerate(columns)
    ]  # fmt: skip
    for number, (label, cells) in enumerate(rows):
        y = head + number * LINE
        name = shortened(label, MAX_LABEL_CHARS)
        parts.append(_titled(label, [tag("text", name, x=left - 8, y=y + 15, text_anchor="end")]))
        parts += [
            _cell(cell, left + wide * n, y, wide) for n, cell in enumerate(cells) if cell
        ]  # fmt: skip
    return _picture(title, head + LINE * len(rows) + 4, parts)


def _cell(cell: Cell, x: float, y: float, wide: float) -> Markup:
    step = heat_step(cell.value)
    square = tag("rect", x=x + 1, y=y + 1, width=wide - 2, height=LINE - 2, rx=2,
                 class_=f"mark heat-{step}")  # fmt: skip
    said = tag("text", cell.shown, x=x + wide / 2, y=y + 15, text_anchor="middle",
               class_=f"heat-text-{step}")  # fmt: skip
    return _titled(cell.title, [square, said])


HEAT_STEPS = (0.5, 0.8, 0.9, 0.95, 1.0)


def heat_step(value: float) -> int:
    """The colour: the number of steps it reaches; only everything right is the best one."""
    return sum(value >= step for step in HEAT_STEPS)


def unmeasured() -> Markup:
    return tag("p", f"{UNMEASURED[0].upper()}{UNMEASURED[1:]}: n = 0.", class_="quiet")


def _picture(title: str, height: float, parts: Sequence[Markup]) -> Markup:
    return tag(
        "svg",
        tag("title", title),
        *parts,
        view_box=f"0 0 {WIDTH} {round(height)}",
        role="img",
        aria_label=title,
        class_="plot",
    )


def _titled(said: str, parts: Sequence[Markup]) -> Markup:
    return tag("g", tag("title", said), *parts)


def _legend(named: Sequence[tuple[str, str]], y: int) -> tuple[Markup, int]:
    """Two in a row; with the height the picture then needs."""
    parts = []
    for number, (name, tone) in enumerate(named):
        x, own = 58 + 205 * (number % 2), y + 20 * (number // 2)
        parts.append(tag("rect", x=x, y=own - 10, width=12, height=12, class_=tone))
        parts.append(tag("text", shortened(name, 28), x=x + 18, y=own))
    return joined(parts), y + 20 * ((len(named) - 1) // 2) + 10


def _tick(value: float, ticks: str, top: float) -> str:
    if ticks == "percent":
        return f"{value:.0%}" if top > 0.05 else f"{value:.1%}"
    return f"{value:g}"


def _rounded_up(share: float) -> float:
    return next((top for top in (0.04, 0.1, 0.2, 0.4, 0.6, 0.8) if share <= top), 1.0)
