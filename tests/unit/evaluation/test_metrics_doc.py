"""The worked example of docs/metrics.md, recomputed."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.gates import PUBLIC_GATES
from probant.evaluation.metrics.metrics import measured
from probant.evaluation.subjects.response import Level
from tests.unit.evaluation.results import made

PAGE = (Path(__file__).parents[3] / "docs" / "metrics.md").read_text("utf-8")


def rows(header: str) -> list[dict[str, str]]:
    """The table whose header starts like that."""
    lines = PAGE.split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith(header))
    titles = [cell.strip() for cell in lines[first].strip("|").split("|")]
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        found.append(dict(zip(titles, cells, strict=True)))
    return found


def example() -> list[Result]:
    results = []
    for row in rows("| repo | family | group"):
        verbatim, cited = map(int, row["cited"].split("/"))
        unverified, claims = map(int, row["claims"].split("/"))
        results.append(
            made(
                Grade(row["grade"]),
                repo=row["repo"],
                family=row["family"],
                group=row["group"],
                names=() if row["values"] == "–" else tuple(row["values"].split()),
                level=Level(row["level"]),
                verbatim=verbatim,
                cited=cited,
                unverified=unverified,
                claims=claims,
                recoveries=int(row["recoveries"]),
            )
        )
    return results


@pytest.mark.parametrize("row", rows("| figure | value | n |"), ids=lambda row: row["figure"])
def test_the_page_says_what_is_computed(row: dict[str, str]) -> None:
    figure = getattr(measured(example()), row["figure"])
    assert figure.n == int(row["n"])
    assert f"{figure.value:.4f}" == row["value"]


def test_the_page_lists_every_gate() -> None:
    assert len(rows("| gate | needs | for |")) == len(PUBLIC_GATES)
