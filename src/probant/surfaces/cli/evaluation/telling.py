"""What `eval run` prints of a run's folder: each repository, then all of them together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from probant.evaluation import corpus
from probant.evaluation.metrics.gates import GATES, PUBLIC_GATES
from probant.evaluation.metrics.metrics import measured
from probant.evaluation.report import recall_table
from probant.evaluation.report.recall_table import RecallRow, recall_rows
from probant.evaluation.report.report import Report, as_json, as_text, overview
from probant.evaluation.running.coverages import covered
from probant.evaluation.running.folder import Missing, Run
from probant.evaluation.subjects.registry import BASELINES
from probant.surfaces.wire import Json


class RepoTold:
    """One repository of a run: its report, and its recall table where that was asked."""

    def __init__(self, run: Run, repo: str) -> None:
        # Told when all of it is done, though other repositories may not be.
        run = replace(run, meta=replace(run.meta, finished=True))
        units = [unit for unit in run.units() if unit.repo == repo]
        by_subject = {
            name: [result for unit in units for result in run.of_unit(unit, name)]
            for name in run.subjects()
        }
        # Whoever has nothing to say elsewhere stands in the recall table only.
        others = [name for name in run.meta.beside if BASELINES[name].arms is None]
        self.report = Report.of(
            repo=repo,
            seed=run.meta.seed,
            results=by_subject.get(run.meta.subject, []),
            dropped=[entry for unit in units for entry in run.dropped_of(unit)],
            others={name: measured(by_subject.get(name, [])) for name in others},
            gates=GATES,
        )
        recalled = {
            name: [result for result in results if result.question.arm == "recall"]
            for name, results in by_subject.items()
        }
        self.recall: list[RecallRow] = recall_rows(recalled)
        self._idle = run.meta.unmeasured_beside

    def text(self, n_shown: int) -> str:
        recall = recall_table.as_lines(self.recall, self._idle)
        lines = [as_text(self.report, n_shown=n_shown), *([*recall, ""] if recall else [])]
        return "\n".join(lines) + "\n"

    def json(self) -> Json:
        return as_json(self.report) | {"recall": recall_table.as_json(self.recall, self._idle)}


def whole_of(run: Run, reports: Sequence[Report]) -> Report:
    """All repositories together, read from the folder: every question counts once."""
    is_public = run.meta.corpus == corpus.PUBLIC
    if len(reports) == 1 and not is_public:
        return reports[0]
    return Report.of(
        repo=f"{len(reports)} repositories together",
        seed=run.meta.seed,
        results=run.results(),
        dropped=run.dropped(),
        others={},
        gates=PUBLIC_GATES if is_public else GATES,
        fact_coverage=covered(run),
    )


def closing_text(
    whole: Report, reports: Sequence[Report], missing: Sequence[Missing], n_shown: int
) -> str:
    shown = []
    if not any(whole is report for report in reports):
        shown = [as_text(whole, n_shown=n_shown), overview(reports)]
    shown += [f"not measured: {_said(entry)}\n" for entry in missing]
    return "\n".join(shown)


def document(whole: Report, told: Sequence[Json], missing: Sequence[Missing]) -> Json:
    """One repository as itself; several, or one that is not whole, as a list."""
    if len(told) == 1 and not missing:
        return told[0]
    return {
        "reports": list(told),
        "together": as_json(whole) if told else None,
        "unavailable": {_name(entry): entry.reason for entry in missing},
    }


def _said(entry: Missing) -> str:
    return f"{_name(entry)}: {entry.reason}" if entry.arm else entry.reason


def _name(entry: Missing) -> str:
    return f"{entry.repo}.{entry.arm}" if entry.arm else entry.repo
