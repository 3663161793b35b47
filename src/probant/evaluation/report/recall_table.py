"""Who finds what was only described: the engine beside the baselines, in one table.

Right: the meant definition is among at most three places given. False: something was asserted
without it, or with too much else. Leads are no assertion; how often the meant definition is among
the first ten is counted apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.questions.project_truth import Among

RECALL_FAMILIES = ("64", "CONCEPT")
N_LEADS = 10


@dataclass(frozen=True, kw_only=True, slots=True)
class RecallRow:
    family: str
    answerer: str
    right: Rate
    false: Rate
    silent: Rate
    in_leads: Rate
    """Among the values or the first ten leads."""


def recall_rows(results_by_answerer: Mapping[str, Sequence[Result]]) -> list[RecallRow]:
    rows = []
    for family in RECALL_FAMILIES:
        for answerer, results in results_by_answerer.items():
            own = [result for result in results if result.question.family == family]
            if own:
                rows.append(_row(family, answerer, own))
    return rows


def as_lines(rows: Sequence[RecallRow], missing: Sequence[str] = ()) -> list[str]:
    """`missing` names answerers that could not be asked here."""
    if not rows:
        return []
    titles = f"{'recall':<10}{'answerer':<22}{'n':>6}{'right':>10}{'false':>10}{'silent':>10}"
    lines = [f"{titles}{'in 10 leads':>14}"]
    for row in rows:
        rates = (row.right, row.false, row.silent)
        shown = "".join(f"{_percent(rate):>10}" for rate in rates)
        head = f"{row.family:<10}{row.answerer:<22}{row.right.n:>6}"
        lines.append(f"{head}{shown}{_percent(row.in_leads):>14}")
    lines += [f"{'':<10}{name:<22}{'unmeasured':>16}  n = 0" for name in missing]
    return lines


def as_json(rows: Sequence[RecallRow], missing: Sequence[str] = ()) -> dict[str, object]:
    def rate(found: Rate) -> dict[str, object]:
        return {"value": found.value, "n": found.n, "hits": found.n_hits}

    return {
        "rows": [
            {
                "family": row.family,
                "answerer": row.answerer,
                "right": rate(row.right),
                "false": rate(row.false),
                "silent": rate(row.silent),
                "in_ten_leads": rate(row.in_leads),
            }
            for row in rows
        ],
        "unmeasured": list(missing),
    }


def _row(family: str, answerer: str, results: Sequence[Result]) -> RecallRow:
    n = len(results)
    false = (Grade.WRONG, Grade.FALSE_ANSWER)
    return RecallRow(
        family=family,
        answerer=answerer,
        right=Rate(sum(r.grade is Grade.CORRECT for r in results), n),
        false=Rate(sum(r.grade in false for r in results), n),
        silent=Rate(sum(r.grade in (Grade.ABSTAINED, Grade.ERROR) for r in results), n),
        in_leads=Rate(sum(_is_near(result) for result in results), n),
    )


def _is_near(result: Result) -> bool:
    truth, response = result.question.truth, result.response
    if response is None or not isinstance(truth, Among):
        return False
    return any(map(truth.holds, (*response.values, *response.leads[:N_LEADS])))


def _percent(rate: Rate) -> str:
    return "–" if rate.value is None else f"{rate.value:.1%}"
