"""The page of a run that lies in a folder: what it says of itself, whom it asked, what came back.

Next: page.py writes it.
"""

from __future__ import annotations

from probant.evaluation import corpus
from probant.evaluation.metrics.gates import GATES, PUBLIC_GATES
from probant.evaluation.report.page import Shown, page
from probant.evaluation.running.coverages import covered
from probant.evaluation.running.folder import Run

MAX_NAMED = 3


def page_of(run: Run) -> str:
    return page(shown_of(run))


def shown_of(run: Run) -> Shown:
    meta = run.meta
    return Shown(
        title=title_of(run),
        about={
            "corpus": meta.corpus or "of the user",
            "seed": str(meta.seed),
            "at most": f"{meta.limit} of each family",
            "copies": ", ".join(meta.arms) or "none",
            "families": "all" if meta.families is None else ", ".join(meta.families),
        },
        results={name: run.results(name) for name in run.subjects()},
        dropped=run.dropped(),
        notes=_notes(run),
        fact_coverage=covered(run),
        gates=PUBLIC_GATES if meta.corpus == corpus.PUBLIC else GATES,
    )


def title_of(run: Run) -> str:
    names = [package.repo for package in run.meta.packages]
    if len(names) <= MAX_NAMED:
        return f"Evaluation on {', '.join(names) or 'nothing'}"
    return f"Evaluation on {len(names)} repositories"


def _notes(run: Run) -> list[str]:
    meta = run.meta
    notes = [] if meta.finished else ["This run is not finished; its figures are of a part of it."]
    notes += [
        f"Not measured: {one.repo}, {one.arm or 'at all'}: {one.reason}" for one in meta.missing
    ]
    if meta.unmeasured_beside:
        notes.append(f"Not installed here: {', '.join(meta.unmeasured_beside)}.")
    return notes
