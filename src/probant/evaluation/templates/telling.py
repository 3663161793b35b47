"""The figures of a run of outside templates as text and JSON, and the misses one may read.

Only misses of the first half are ever told one by one: the second half stays unseen, so that its
accuracy says how sentences nobody looked at are read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.grading.told import expected, got
from probant.evaluation.metrics.gates import GateResult, judged
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.questions.truth import TemplateKind
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.report.figure_tables import gate_lines
from probant.evaluation.report.metrics_json import figure_json, rate_json
from probant.evaluation.templates.figures import (
    GATES,
    Figures,
    counted_figures,
    is_miss,
    templated_of,
)
from probant.evaluation.templates.goals import expected_goal, goal_read
from probant.evaluation.templates.reading import Templates, is_first_half

SCHEMA = "probant.wordings/1"
HEADLINES = {
    "accuracy": "accuracy",
    "accuracy_with_apart": "accuracy, with 64",
    "false_answers": "false answers on twins",
    "near_misses": "near misses confirmed",
    "consistency": "consistency, strict",
    "first_half": "accuracy, hashes 0-7",
    "second_half": "accuracy, hashes 8-f",
    "errors": "errors",
}
TITLES = {
    **{family: entry.title for family, entry in FAMILIES.items()},
    "9": "where is a decorated handler",
    "48": "what a file was called before",
    "54": "number of tests",
    "60": "does anything really run",
}
"""The own titles, but where the templates' reading of a family is another."""
MAX_CHARS = 240


@dataclass(frozen=True, kw_only=True, slots=True)
class TemplatesReport:
    title: str
    seed: int
    templates: Templates
    figures: Figures
    gates: tuple[GateResult, ...]
    results: tuple[Result, ...]
    dropped: tuple[Dropped, ...]

    @classmethod
    def of(
        cls,
        title: str,
        seed: int,
        templates: Templates,
        results: Sequence[Result],
        dropped: Sequence[Dropped],
        families: Collection[str] | None = None,
    ) -> TemplatesReport:
        figures = counted_figures(results, templates, families)
        return cls(
            title=title,
            seed=seed,
            templates=templates,
            figures=figures,
            gates=judged(figures, GATES),
            results=tuple(results),
            dropped=tuple(dropped),
        )

    @property
    def is_passed(self) -> bool:
        return bool(self.gates) and all(result.is_met for result in self.gates)


def as_text(report: TemplatesReport) -> str:
    """The same results give the same bytes: no seconds, no paths of a machine."""
    listed = report.templates.listed
    head = f"{report.title}  seed {report.seed}  {len(listed)} templates"
    sections = (
        [f"{head} {report.templates.digest[:12]}"],
        [*_headlines(report.figures), _gap_line(report.figures)],
        gate_lines(report.gates),
        list(_family_lines(report.figures)),
        list(_twin_lines(report.figures)),
        list(_repo_lines(report.figures)),
        list(_skipped_lines(report)),
    )
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def misses_text(report: TemplatesReport) -> str:
    """Every miss whose template's hash begins with 0 to 7."""
    misses = list(shown_misses(report))
    lines = [f"misses of the half 0-7: {len(misses)}"]
    for result in misses:
        templated = templated_of(result)
        read = goal_read(result.answer) if result.answer is not None else None
        kind = templated.kind.value
        if templated.kind is TemplateKind.TWIN:
            kind = f"{kind} {result.question.family}"
        lines += [
            f"  {templated.family} {kind}: {result.question.text}  ({result.question.repo})",
            f"    outcome  {result.grade.value}: {_cut(got(result))}",
            f"    read     {read if read is not None else 'nothing'}",
            f"    expected {expected_goal(templated)}"
            + ("" if templated.kind is TemplateKind.NEAR else f" {_cut(expected(result))}"),
        ]
    return "\n".join(lines) + "\n"


def shown_misses(report: TemplatesReport) -> Iterator[Result]:
    for result in report.results:
        if is_first_half(result.question.wording) and is_miss(result):
            yield result


def as_json(report: TemplatesReport) -> dict[str, object]:
    """Figures only; unmeasured is null."""
    figures = report.figures
    return {
        "schema": SCHEMA,
        "title": report.title,
        "seed": report.seed,
        "templates": {"n": len(report.templates.listed), "digest": report.templates.digest},
        "passed": report.is_passed,
        **{name: rate_json(getattr(figures, name)) for name in HEADLINES},
        "gap": figure_json(figures.gap),
        "gates": [
            {
                "metric": result.gate.metric,
                "needs": f"{result.gate.direction.value} {result.gate.threshold}",
                "met": result.is_met,
                **figure_json(result.rate),
            }
            for result in report.gates
        ],
        "by_family": {
            family: {
                **rate_json(entry.accuracy),
                "consistency": rate_json(entry.consistency),
                "near_misses": rate_json(entry.near_misses),
                "grades": {grade.value: n for grade, n in entry.n_by_grade.items()},
                "skipped": entry.n_skipped,
            }
            for family, entry in figures.by_family.items()
        },
        "false_by_kind": {kind: rate_json(rate) for kind, rate in figures.false_by_kind.items()},
        "by_repo": {
            repo: dict(
                zip(
                    ("accuracy", "false_answers", "near_misses", "consistency"),
                    map(rate_json, rates),
                    strict=True,
                )
            )
            for repo, rates in figures.by_repo.items()
        },
        "skipped": figures.n_skipped,
        "never_asked": dict(figures.never_asked),
    }


def misses_json(report: TemplatesReport) -> list[dict[str, object]]:
    return [
        {
            "id": result.question.id,
            "repo": result.question.repo,
            "family": templated_of(result).family,
            "kind": templated_of(result).kind.value,
            "question": result.question.text,
            "grade": result.grade.value,
            "got": got(result),
            "read": str(read) if (read := goal_read(result.answer or {})) else None,
            "expected_goal": str(expected_goal(templated_of(result))),
        }
        for result in shown_misses(report)
    ]


def _headlines(figures: Figures) -> list[str]:
    return [_rate_line(title, getattr(figures, name)) for name, title in HEADLINES.items()]


def _rate_line(title: str, rate: Rate) -> str:
    if rate.value is None or rate.interval is None:
        return f"{title:<30} {'unmeasured':>10}  n = 0"
    low, high = rate.interval
    told = f"{title:<30} {rate.value:>10.2%}  n = {rate.n:<6} [{low:.2%}, {high:.2%}]"
    return told + (f"  {rate.n_hits} of {rate.n}" if rate.n_hits != rate.n else "")


def _gap_line(figures: Figures) -> str:
    gap = figures.gap
    told = "unmeasured" if gap.value is None else f"{100 * gap.value:.2f} pt"
    return f"{'gap between the halves':<30} {told:>10}  n = {gap.n}"


def _family_lines(figures: Figures) -> Iterator[str]:
    columns = ("n", "correct", "abstained", "wrong", "error", "consistent", "of", "near", "of",
               "skipped")  # fmt: skip
    yield f"{'family':<36}" + "".join(f"{title:>11}" for title in columns)
    for family, entry in figures.by_family.items():
        if not entry.accuracy.n and not entry.near_misses.n:
            continue
        grades = entry.n_by_grade
        cells = (
            str(entry.accuracy.n),
            _percent(entry.accuracy),
            *(str(grades.get(g, 0)) for g in (Grade.ABSTAINED, Grade.WRONG, Grade.ERROR)),
            _percent(entry.consistency),
            str(entry.consistency.n),
            str(entry.near_misses.n_hits),
            str(entry.near_misses.n),
            str(entry.n_skipped),
        )
        title = f"{family:<4} {TITLES.get(family, '')}"[:35]
        yield f"{title:<36}" + "".join(f"{cell:>11}" for cell in cells)


def _twin_lines(figures: Figures) -> Iterator[str]:
    yield f"{'unanswerable twins':<36}{'n':>11}{'false':>11}"
    for kind, rate in figures.false_by_kind.items():
        title = f"{kind:<8} {TITLES.get(kind, '')}"[:35]
        yield f"{title:<36}{rate.n:>11}{rate.n_hits:>11}"


def _repo_lines(figures: Figures) -> Iterator[str]:
    titles = ("n", "correct", "false", "of", "near", "of", "consistent", "of")
    yield f"{'repository':<36}" + "".join(f"{title:>11}" for title in titles)
    for repo, (right, false, near, agreed) in figures.by_repo.items():
        cells = (
            str(right.n), _percent(right), str(false.n_hits), str(false.n), str(near.n_hits),
            str(near.n), _percent(agreed), str(agreed.n),
        )  # fmt: skip
        yield f"{repo[:35]:<36}" + "".join(f"{cell:>11}" for cell in cells)


def _skipped_lines(report: TemplatesReport) -> Iterator[str]:
    figures = report.figures
    yield f"skipped, as the template does not fit the fact: {figures.n_skipped}"
    never = ", ".join(f"{family}: {n}" for family, n in figures.never_asked.items())
    yield f"templates that fitted no fact: {sum(figures.never_asked.values())}" + (
        f" ({never})" if never else ""
    )
    counts = Counter(entry.fact for entry in report.dropped)
    yield f"facts not asked, in doubt or without fitting words: {counts.total()}"


def _percent(rate: Rate) -> str:
    return "–" if rate.value is None else f"{rate.value:.1%}"


def _cut(text: str) -> str:
    return text if len(text) <= MAX_CHARS else f"{text[: MAX_CHARS - 1]}…"
