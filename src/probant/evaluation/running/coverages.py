"""Which extracted facts could be asked, kept beside the results: coverage/<repo>.json.

Next: metrics/coverage.py counts them, report/figures.py reads them here.
"""

from __future__ import annotations

import json
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.metrics.coverage import FactCoverage, askable, coverage_json, coverage_of
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.running.folder import Run

FOLDER = "coverage"


def write_coverage(run: Path, coverage: FactCoverage) -> None:
    folder = run / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / f".{coverage.repo}.new"
    beside.write_text(json.dumps(coverage_json(coverage), indent=2) + "\n", "utf-8")
    beside.replace(folder / f"{coverage.repo}.json")


def is_kept(run: Path, repo: str) -> bool:
    return (run / FOLDER / f"{repo}.json").is_file()


def read_coverages(run: Path) -> tuple[FactCoverage, ...]:
    """Those that were written, in the order of their names."""
    return tuple(_read(path) for path in sorted((run / FOLDER).glob("[!.]*.json")))


def covered(run: Run) -> Rate:
    """The share some question could ask, over all repositories; unmeasured where one is missing."""
    found = read_coverages(run.root)
    known = {coverage.repo for coverage in found}
    wanted = {unit.repo for unit in run.meta.units if unit.arm == "plain"}
    return askable(found) if wanted <= known else Rate(0, 0)


def _read(path: Path) -> FactCoverage:
    try:
        document = json.loads(path.read_text("utf-8"))
        if not isinstance(document, dict):
            raise ValueError("no object")
        return coverage_of(document)
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(
            f"{path} cannot be read: {error}", remedy="remove it and run again"
        ) from error
