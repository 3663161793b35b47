"""The worst failures, each with what was expected, what came, and the whole trace one click away.

Everything here was written by strangers or by the subject under test: read without trust, shown as
text. Next: page.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.grading.told import expected, got, worst
from probant.evaluation.report.markup import Markup, joined, shortened, tag
from probant.evaluation.report.plots import family_title

MAX_SHOWN = 60
MAX_CHARS = 600
MAX_CELL_CHARS = 160
MAX_ROWS = 40

WORDS: Mapping[Grade, str] = {
    Grade.FALSE_ANSWER: "false answer",
    Grade.WRONG: "wrong",
    Grade.ERROR: "error",
    Grade.ABSTAINED: "no answer",
}
STEP_COLUMNS = ("tool", "args", "status", "added")
EVIDENCE_COLUMNS = ("class", "tool", "signal", "status", "quality", "strength", "query",
                    "match_count", "sources", "note")  # fmt: skip


def failures(results: Sequence[Result]) -> Markup:
    missed = [r for r in results if r.grade is not Grade.CORRECT]
    if not results:
        return tag("p", "Not measured: no question was asked.", class_="quiet")
    if not missed:
        return tag("p", f"Every one of the {len(results)} outcomes was right.")
    shown = worst(missed, MAX_SHOWN)
    note = f"{len(missed)} of {len(results)} outcomes were not right"
    more = f"; the {len(shown)} worst are shown" if len(shown) < len(missed) else ""
    return joined([tag("p", f"{note}{more}. Open one to see how it came about."),
                   *(_failure(result) for result in shown)])  # fmt: skip


def _failure(result: Result) -> Markup:
    asked = result.question
    where = f"{asked.repo}, {asked.arm}" + (f" at {asked.at}" if asked.at else "")
    return tag(
        "details",
        tag(
            "summary",
            tag("span", WORDS[result.grade], class_=f"badge {result.grade.value}"),
            " ",
            tag("span", shortened(asked.text, MAX_CHARS), class_="asked"),
            " ",
            tag("span", f"{family_title(asked.family)} · {where}", class_="quiet"),
        ),
        _said(result),
        *(_trace(result.answer) if result.answer is not None else [_no_trace(result)]),
        class_="failure",
    )


def _said(result: Result) -> Markup:
    rows = [
        ("expected", shortened(expected(result), MAX_CHARS)),
        ("got", shortened(got(result), MAX_CHARS)),
        ("verified by", result.question.verified.value),
    ]
    if result.response is not None:
        reasons = ", ".join(result.response.reason_codes) or "none"
        rows += [
            ("gate", result.response.gate_status),
            ("reason codes", reasons),
            ("confidence", result.response.level.value),
        ]
    if result.weighted is not None:
        rows.append(("weighted score", f"{result.weighted:.2f}"))
    return _definitions(rows)


def _definitions(rows: Sequence[tuple[str, str]]) -> Markup:
    return tag("dl", *(joined([tag("dt", name), tag("dd", said)]) for name, said in rows))


def _no_trace(result: Result) -> Markup:
    said = "It broke down before it answered." if result.response is None else "No trace was kept."
    return tag("p", said, class_="quiet")


def _trace(answer: Mapping[str, object]) -> list[Markup]:
    trace = _mapping(answer.get("trace"))
    confidence = _mapping(answer.get("confidence"))
    gate = _mapping(answer.get("gate"))
    told = [
        ("because", _shown(confidence.get("because"))),
        ("explanation", _shown(gate.get("blocked_or_limited_explanation"))),
        ("recoveries", _shown(trace.get("recovery_attempts"))),
        ("stopped", _shown(trace.get("stop_reason"))),
    ]
    return [
        _definitions([(name, said) for name, said in told if said]),
        tag("h4", "Steps"),
        _table(STEP_COLUMNS, trace.get("steps"), "trace"),
        tag("h4", "Evidence"),
        _table(EVIDENCE_COLUMNS, answer.get("evidence"), "evidence"),
    ]


def _table(columns: Sequence[str], rows: object, name: str) -> Markup:
    listed = [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
    if not listed:
        return tag("p", "none", class_="quiet")
    head = tag("tr", *(tag("th", column.replace("_", " "), scope="col") for column in columns))
    body = [
        tag("tr", *(tag("td", _shown(row.get(column))) for column in columns))
        for row in listed[:MAX_ROWS]
    ]
    more = len(listed) - MAX_ROWS
    rest = [tag("p", f"{more} more", class_="quiet")] if more > 0 else []
    table = tag("table", tag("thead", head), tag("tbody", *body), class_=name)
    return tag("div", table, *rest, class_="wide")


def _shown(value: object) -> str:
    """One cell: lists of pairs as `name=value`, other lists by their first entries."""
    if value is None:
        return ""
    if isinstance(value, list | tuple):
        parts = [
            f"{one[0]}={one[1]}" if isinstance(one, list | tuple) and len(one) == 2 else str(one)
            for one in value[:MAX_ROWS]
        ]
        return shortened(", ".join(parts), MAX_CELL_CHARS)
    return shortened(str(value), MAX_CELL_CHARS)


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}
