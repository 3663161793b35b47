"""The report of a small real run, looked at in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.opened import Opened, browser
from tests.browser.runs import evaluate, make_run

WITH_MARKS = (
    "risk-coverage", "levels", "model-derived", "model-weighted", "models-curve", "false-answers",
    "languages", "languages-absent", "beside-accuracy", "beside-false-answers",
    "beside-over-abstention", "beside-citation-accuracy", "repos", "arms", "by-language",
    "consistency", "latency",
)  # fmt: skip
N_MARKS = "id => document.querySelectorAll(`#figure-${id} svg .mark`).length"
SIZES = """id => [...document.querySelectorAll(`#figure-${id} svg .mark`)]
    .map(mark => mark.getBoundingClientRect()).map(box => [box.width, box.height])"""
CUT_OFF = """() => [...document.querySelectorAll('svg.plot')].flatMap(plot => {
    const frame = plot.getBoundingClientRect();
    return [...plot.querySelectorAll('text')].filter(text => {
        const box = text.getBoundingClientRect();
        return box.left < frame.left - 1 || box.right > frame.right + 1
            || box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
    }).map(text => text.textContent);
})"""
TOO_WIDE = """() => [...document.querySelectorAll('main *')].filter(part =>
    part.getBoundingClientRect().right > document.documentElement.clientWidth + 1
    && !part.closest('.wide')).map(part => part.tagName + ' ' + part.textContent.slice(0, 60))"""
CONTRAST = """() => {
    const numbers = colour => (colour.match(/[0-9.]+/g) || []).map(Number);
    const light = colour => {
        const [r, g, b] = numbers(colour).map(part => part / 255)
            .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = part => {
        for (let own = part; own; own = own.parentElement) {
            const colour = getComputedStyle(own).backgroundColor;
            if (numbers(colour)[3] !== 0) return colour;
        }
        return 'rgb(255, 255, 255)';
    };
    const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const found = [];
    const texts = 'h1, h2, h3, p, summary span, .number, a, dd, dt, svg text';
    for (const part of document.querySelectorAll(texts)) {
        if (!part.textContent.trim()) continue;
        const style = getComputedStyle(part);
        const cell = /heat-text/.test(part.getAttribute('class') || '')
            ? getComputedStyle(part.previousElementSibling).fill : null;
        const colour = part.ownerSVGElement ? style.fill : style.color;
        const back = cell || behind(part.closest('figure') || part);
        const value = ratio(light(colour), light(back));
        if (value < 4.5) found.push([part.textContent.slice(0, 30), colour, value]);
    }
    return found;
}"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run over a tree of a few files, and the page of it, both by the program itself."""
    top = tmp_path_factory.mktemp("report")
    folder = make_run(top)
    done = evaluate(top, "report", str(folder))
    assert done.returncode == 0, done.stderr
    assert str(folder / "report.html") in done.stdout
    return folder / "report.html"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    with browser() as found:
        yield found


def opened(chromium: Any, report: Path, *, width: int = 1200, scheme: str = "light") -> Opened:
    context = chromium.new_context(
        viewport={"width": width, "height": 900}, color_scheme=scheme, java_script_enabled=True
    )
    return Opened(context.new_page()).open(report)


def test_every_plot_has_marks_that_can_be_seen(chromium: Any, report: Path) -> None:
    page = opened(chromium, report).page
    for figure in WITH_MARKS:
        assert page.evaluate(N_MARKS, figure) > 0, figure
        assert all(wide > 0 and tall > 0 for wide, tall in page.evaluate(SIZES, figure)), figure


def test_nothing_is_complained_of_and_nothing_fetched(chromium: Any, report: Path) -> None:
    seen = opened(chromium, report)
    seen.page.wait_for_load_state("networkidle")
    assert seen.complaints == []
    assert seen.requests == [report.as_uri()]


def test_a_failure_opens_and_shows_its_trace(chromium: Any, report: Path) -> None:
    page = opened(chromium, report).page
    failure = page.locator("details.failure:has(table.trace)").first
    table = failure.locator("table.trace")
    assert not table.is_visible()
    failure.locator("summary").click()
    assert table.is_visible()
    assert failure.locator("table.trace tbody tr").count() > 0
    assert failure.locator("dt", has_text="expected").is_visible()


@pytest.mark.parametrize("width", [400, 1200])
def test_no_text_is_cut_off_and_nothing_overflows(chromium: Any, report: Path, width: int) -> None:
    page = opened(chromium, report, width=width).page
    page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_by_day_and_night(chromium: Any, report: Path, scheme: str) -> None:
    page = opened(chromium, report, scheme=scheme).page
    assert page.evaluate(CONTRAST) == []


def test_the_dark_page_is_dark(chromium: Any, report: Path) -> None:
    shade = "() => getComputedStyle(document.body).backgroundColor"
    day = opened(chromium, report).page.evaluate(shade)
    night = opened(chromium, report, scheme="dark").page.evaluate(shade)
    assert sum(map(int, day[4:-1].split(","))) > 600 > 200 > sum(map(int, night[4:-1].split(",")))
