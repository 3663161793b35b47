"""The figures of a run as plain text that diffs well: metrics.txt, which is committed.

The same results give the same bytes: no seconds, no dates, no paths of a machine. The measured
subject stands first and those beside it in the same tables. Next: `probant eval report --metrics`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation import corpus
from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.coverage import ASKABLE, FactCoverage, askable, judged
from probant.evaluation.metrics.gates import GATES, PUBLIC_GATES
from probant.evaluation.metrics.gates import judged as judged_gates
from probant.evaluation.metrics.metrics import Metrics, Rate, measured
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.report import figure_tables as tables
from probant.evaluation.report.reasons import Reasons, read_reasons, reason_lines
from probant.evaluation.running.coverages import covered, read_coverages
from probant.evaluation.running.folder import Run

WIDTH = 100


@dataclass(frozen=True, kw_only=True, slots=True)
class Material:
    """All that the text is made of; `subjects` has the measured one first."""

    head: Sequence[str]
    is_public: bool
    subjects: Mapping[str, Sequence[Result]]
    coverages: Sequence[FactCoverage]
    covered: Rate
    dropped: Sequence[Dropped]
    reasons: Reasons


def figures(run: Run, reasons: Path | None = None) -> str:
    """The text of one run; `reasons` is the file that says why families miss their gate."""
    return text_of(
        Material(
            head=_head(run),
            is_public=run.meta.corpus == corpus.PUBLIC,
            subjects={name: run.results(name) for name in run.subjects()},
            coverages=read_coverages(run.root),
            covered=covered(run),
            dropped=run.dropped(),
            reasons=read_reasons(reasons),
        )
    )


def text_of(material: Material) -> str:
    metrics = {
        name: measured(results, fact_coverage=material.covered)
        for name, results in material.subjects.items()
    }
    if not metrics:
        return "\n".join([*material.head, "", "nothing was measured"]) + "\n"
    first, *_ = metrics.values()
    gates = judged_gates(first, PUBLIC_GATES if material.is_public else GATES)
    sections: tuple[tuple[str, list[str]], ...] = (
        ("", [*material.head, *_questions(next(iter(material.subjects.values())))]),
        ("figures: value, n, [Wilson 95 %], {repositories drawn again 95 %}",
         tables.headline_lines(metrics)),
        ("gates", tables.gate_lines(gates)),
        ("families", tables.family_lines(metrics)),
        ("languages", tables.slice_lines(metrics, "by_language", "language")),
        ("repositories", tables.slice_lines(metrics, "by_repo", "repository")),
        ("well known and less known packages", tables.known_lines(metrics)),
        ("arms", [*tables.slice_lines(metrics, "by_arm", "arm"), "", *tables.gap_lines(metrics)]),
        ("confidence levels", tables.level_lines(metrics)),
        ("fact coverage", _coverage_lines(material.coverages)),
        ("diversity", tables.diversity_lines(metrics)),
        ("self-check", tables.selfcheck_lines(material.subjects)),
        ("why families miss a gate", reason_lines(first, material.reasons)),
        ("facts no question was made of", tables.dropped_lines(material.dropped)),
    )  # fmt: skip
    return "\n\n".join(_section(title, lines) for title, lines in sections if lines) + "\n"


def _section(title: str, lines: Sequence[str]) -> str:
    body = "\n".join(line.rstrip() for line in lines)
    return f"== {title}\n{body}" if title else body


def _head(run: Run) -> list[str]:
    meta = run.meta
    families = "all" if meta.families is None else ", ".join(meta.families)
    lines = [
        f"corpus {meta.corpus or 'of the user'}  seed {meta.seed}  limit {meta.limit}",
        f"arms {', '.join(meta.arms)}  families {families}",
        f"measured {meta.subject}  beside {', '.join(meta.beside) or 'nobody'}",
    ]
    if meta.unmeasured_beside:
        lines.append(f"not installed here: {', '.join(meta.unmeasured_beside)}")
    for gone in meta.missing:
        why = tables.plain_reason(gone.reason)
        lines.append(f"not measured: {gone.repo} {gone.arm or 'at all'}: {why}")
    return lines if meta.finished else [*lines, "THE RUN IS NOT FINISHED"]


def _questions(results: Sequence[Result]) -> list[str]:
    n_negative = sum(r.question.is_unanswerable for r in results)
    n_repos = len({r.question.repo for r in results})
    n = len(results)
    n_facts = len({r.question.fact for r in results})
    return [
        f"{n} questions about {n_facts} facts of {n_repos} repositories: {n - n_negative} "
        f"answerable, {n_negative} unanswerable"
    ]


def _coverage_lines(coverages: Sequence[FactCoverage]) -> list[str]:
    if not coverages:
        return ["unmeasured"]
    lines = [f"{'facts':<12}{'n':>9}{'some question could ask':>26}{'and an oracle judge':>22}"]
    for kind in (None, *ASKABLE):
        can, known = askable(coverages, kind), judged(coverages, kind)
        cells = f"{can.n:>9}{tables.percent(can):>26}{tables.percent(known):>22}"
        lines.append(f"{kind or 'all':<12}{cells}")
    return lines


__all__ = ["Material", "Metrics", "figures", "text_of"]
