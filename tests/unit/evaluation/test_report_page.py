"""The page: whole for every run there may be, and nothing a stranger wrote breaks out of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.report.markup import Markup, escaped, tag
from probant.evaluation.report.page import SECTIONS, Shown, page
from probant.evaluation.report.svg import Bar, Cell, Curve, Group, bars, curves, heat_map, heat_step
from probant.evaluation.report.svg import histogram as drawn_histogram
from tests.unit.evaluation.test_metrics import RESULTS, result

HOSTILE = (
    "<script>alert(1)</script>",
    "</details></main></html>",
    '"><img src=x onerror=alert(1)>',
    "\u202egnp.exe\u202c",
    "a\u200bb\x00c\ud800d",
    "&lt;b&gt; & ' \" `",
    "</title></svg></style>",
)
VOID = {"meta", "line", "rect", "circle", "polyline"}


class Reader(HTMLParser):
    """Every element must be closed in order; what it met is kept."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(document: str) -> Reader:
    reader = Reader()
    reader.feed(document)
    reader.close()
    assert reader.open == []
    return reader


def shown(results: Sequence[Result], title: str = "a run") -> Shown:
    return Shown(title=title, about={"seed": "7"}, results={"probant": results})


def failed(text: str) -> Result:
    """A wrong answer in which every free text is `text`."""
    made = result("34", Grade.WRONG, names=(text,), level="low")
    answer = {
        "evidence": [{"class": text, "tool": text, "sources": [text], "note": text}, text],
        "trace": {"steps": [{"tool": text, "args": [[text, text]], "status": text, "added": 1}],
                  "stop_reason": text},
        "confidence": {"because": text},
        "gate": {"blocked_or_limited_explanation": text},
    }  # fmt: skip
    question = replace(made.question, text=text, repo=text, at=text, arm=text)
    return replace(made, question=question, answer=answer, weighted=0.8)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str) -> None:
    document = page(
        Shown(
            title=text,
            about={text: text},
            results={text: [failed(text)], f"{text} 2": [failed(text)]},
            dropped=[Dropped("34", text, text)],
            notes=[text],
        )
    )
    reader = read(document)
    assert "script" not in reader.tags
    assert "img" not in reader.tags
    assert not any(name.startswith("on") for name, _ in reader.attributes)
    assert document.count("</main>") == 1
    assert not any(char in document for char in "\u202e\u200b\x00\ud800")
    document.encode("utf-8")


def test_a_reordering_character_is_shown_by_its_number() -> None:
    assert escaped("a\u202eb<") == "a\\u202eb&lt;"


@given(st.text())
def test_whatever_is_escaped_reads_back_as_text(text: str) -> None:
    reader = read(tag("p", text, title=text))
    assert reader.tags == ["p"]


def test_markup_is_not_escaped_twice_and_names_cannot_be_forged() -> None:
    assert tag("p", tag("b", "x"), class_="y") == '<p class="y"><b>x</b></p>'
    assert isinstance(tag("p"), Markup)
    with pytest.raises(ValueError, match="attribute"):
        tag("p", **{'x" onload': "1"})


EMPTY: list[Result] = []


@pytest.mark.parametrize(
    ("name", "results"),
    [
        ("a real mixture", RESULTS),
        ("nothing asked", EMPTY),
        ("no failures", [result("34", Grade.CORRECT, names=("a", "b"))]),
        ("negatives only", [result("U1", Grade.CORRECT, level="none")]),
        ("errors only", [result("34", Grade.ERROR)]),
    ],
)
def test_every_run_gives_a_whole_page(name: str, results: list[Result]) -> None:
    document = page(shown(results, name))
    reader = read(document)
    text = " ".join(reader.text)
    for title in SECTIONS.values():
        assert title in text
    assert "http" not in document.replace("http-equiv", "")
    assert document.startswith("<!DOCTYPE html>")
    assert "nan" not in text.split()


def test_what_was_not_measured_says_so() -> None:
    text = " ".join(read(page(shown(EMPTY))).text)
    assert "not measured" in text
    assert "Not measured: no question was asked." in text
    assert "5 of 5 gates missed" in text or "gates missed" in text


def test_a_run_without_any_subject_is_a_page_too() -> None:
    read(page(Shown(title="nobody", about={}, results={})))


def test_everything_right_is_said_and_shows_no_failure() -> None:
    document = page(shown([result("34", Grade.CORRECT, names=("a", "b"))]))
    assert "Every one of the 1 outcomes was right." in document
    assert "<details" not in document


def test_a_failure_has_its_trace_inside() -> None:
    document = page(shown([failed("shelf")]))
    inside = document.partition("<details")[2].partition("</details>")[0]
    for word in ("expected", "got", "gate", "reason codes", "Steps", "Evidence", "weighted score"):
        assert word in inside
    assert "shelf=shelf" in inside


def test_a_broken_down_subject_has_no_trace_and_says_so() -> None:
    document = page(shown([result("34", Grade.ERROR)]))
    assert "It broke down before it answered." in document


def test_the_same_results_give_the_same_bytes() -> None:
    assert page(shown(RESULTS)) == page(shown(RESULTS))


def n_marks(plot: str) -> int:
    return plot.count('class="mark')


def test_bars_draw_one_mark_for_each_value_and_words_where_there_is_none() -> None:
    rows = [
        Bar(label="a", value=0.5, shown="50%", title="a: half", interval=(0.2, 0.8), goal=0.9),
        Bar(label="b", value=None, shown="", title="b"),
        Bar(label="c", value=0.0, shown="0%", title="c: none", interval=(0.0, 2.0)),
    ]
    plot = bars("p", rows)
    assert n_marks(plot) == 2
    assert plot.count("not measured") == 1
    assert "<title>a: half</title>" in plot
    # The last whisker goes beyond the axis, so it has one end instead of two.
    assert plot.count('class="whisker"') == 3 + 2
    assert "n = 0" in bars("p", [rows[1]])


def test_curves_histograms_and_heat_maps_have_marks_and_titles() -> None:
    curve = Curve(name="s", points=((0.0, 0.1, "first"), (1.0, 0.2, "last")), tone="tone-0")
    plot = curves("p", [curve], x_title="x", y_title="y")
    assert n_marks(plot) == 2
    assert plot.count("<polyline") == 1
    assert "<title>s: last</title>" in plot
    counted = drawn_histogram("p", ["a", "b"], [Group(name="g", counts=(3, 0), tone="good")],
                              x_title="x", y_title="y")  # fmt: skip
    assert n_marks(counted) == 1
    assert "g (n = 3)" in counted
    heat = heat_map("p", ["python"], [("1 one", [Cell(0.5, "50", "t")]), ("2 two", [None])])
    assert n_marks(heat) == 1
    for empty in (
        curves("p", [], x_title="x", y_title="y"),
        drawn_histogram("p", ["a"], [], x_title="x", y_title="y"),
        heat_map("p", [], []),
    ):
        assert "n = 0" in empty


def test_only_everything_right_has_the_best_colour() -> None:
    assert [heat_step(value) for value in (0.0, 0.5, 0.85, 0.9, 0.99, 1.0)] == [0, 1, 2, 3, 4, 5]
