"""One run as a plain table for people and as an object for programs.

Stable: the same results give the same bytes, apart from latency, which only the object carries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.grading.told import by_wording, expected, got, worst
from probant.evaluation.metrics.gates import Gate, GateResult, judged
from probant.evaluation.metrics.metrics import UNMEASURED, Mean, Metrics, Rate, measured
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.report.figure_tables import gate_lines
from probant.evaluation.report.metrics_json import figure_json, metrics_json, rate_json

SCHEMA = "probant.evaluation/1"
HEADLINES: Mapping[str, str] = {
    "accuracy": "accuracy",
    "false_answers": "false answers",
    "unanswerables_right": "right on unanswerables",
    "over_abstention": "over-abstention",
    "citation_accuracy": "citation accuracy",
    "values_cited": "values with a true citation",
    "consistency": "consistency, strict",
    "hallucination": "hallucination",
    "recall_wrong": "descriptions and concepts wrong",
    "errors": "errors",
    "first_pass": "first-pass answers",
}
MAX_SHOWN_CHARS = 320
DEFAULT_SHOWN = 20


@dataclass(frozen=True, kw_only=True, slots=True)
class Report:
    repo: str
    seed: int
    metrics: Metrics
    gates: tuple[GateResult, ...]
    results: tuple[Result, ...]
    dropped: tuple[Dropped, ...]
    others: Mapping[str, Metrics]

    @classmethod
    def of(
        cls,
        *,
        repo: str,
        seed: int,
        results: Sequence[Result],
        dropped: Sequence[Dropped],
        others: Mapping[str, Metrics],
        gates: Sequence[Gate],
        fact_coverage: Rate = UNMEASURED,
    ) -> Report:
        metrics = measured(results, fact_coverage=fact_coverage)
        return cls(
            repo=repo,
            seed=seed,
            metrics=metrics,
            gates=judged(metrics, gates),
            results=tuple(results),
            dropped=tuple(dropped),
            others=others,
        )

    def without_rows(self) -> Report:
        """Its figures alone, which are all that is needed once it was told."""
        return replace(self, results=(), dropped=())

    @property
    def failures(self) -> tuple[Result, ...]:
        return tuple(result for result in self.results if result.grade is not Grade.CORRECT)

    @property
    def is_passed(self) -> bool:
        """Every gate met; a run with no gates has shown nothing."""
        return bool(self.gates) and all(result.is_met for result in self.gates)


def as_text(report: Report, *, n_shown: int = DEFAULT_SHOWN) -> str:
    sections = (
        [f"{report.repo}  seed {report.seed}"],
        _metric_lines(report),
        gate_lines(report.gates),
        _family_lines(report),
        _level_lines(report),
        _other_lines(report),
        _wording_lines(report, n_shown),
        _failure_lines(report, n_shown),
        _dropped_lines(report),
    )
    return "\n\n".join("\n".join(lines) for lines in sections if lines) + "\n"


def overview(reports: Sequence[Report]) -> str:
    """One line for each repository."""
    titles = ("n", "correct", "abstained", "false", "of", "consistent", "citations", "gates")
    lines = [f"{'repository':<44}" + "".join(f"{title:>11}" for title in titles)]
    for report in reports:
        metrics = report.metrics
        cells = (
            str(metrics.accuracy.n),
            _percent(metrics.accuracy),
            _percent(metrics.over_abstention),
            str(metrics.false_answers.n_hits),
            str(metrics.false_answers.n),
            _percent(metrics.consistency),
            _percent(metrics.citation_accuracy),
            "met" if report.is_passed else "MISSED",
        )
        lines.append(f"{report.repo[:43]:<44}" + "".join(f"{cell:>11}" for cell in cells))
    return "\n".join(lines) + "\n"


def as_json(report: Report) -> dict[str, object]:
    """A JSON object; unmeasured is null."""
    return {
        "schema": SCHEMA,
        "repo": report.repo,
        "seed": report.seed,
        "passed": report.is_passed,
        "metrics": metrics_json(report.metrics),
        "gates": [
            {
                "metric": result.gate.metric,
                "needs": f"{result.gate.direction.value} {result.gate.threshold}",
                "min_n": result.gate.min_n,
                "met": result.is_met,
                **figure_json(result.rate),
            }
            for result in report.gates
        ],
        "beside": {name: metrics_json(other) for name, other in report.others.items()},
        "failed_wordings": [
            {"family": family, "wording": sentence, **rate_json(rate)}
            for (family, sentence), rate in sorted(by_wording(report.results).items())
        ],
        "failures": [_failure_json(result) for result in report.failures],
        "dropped": [
            {"fact": entry.fact, "subject": entry.subject, "reason": entry.reason}
            for entry in report.dropped
        ],
    }


def _failure_json(result: Result) -> dict[str, object]:
    return {
        "id": result.question.id,
        "repo": result.question.repo,
        "at": result.question.at,
        "question": result.question.text,
        "grade": result.grade.value,
        "expected": expected(result),
        "got": got(result),
    }


def _metric_lines(report: Report) -> list[str]:
    lines = [_rate_line(title, getattr(report.metrics, name)) for name, title in HEADLINES.items()]
    return [*lines, _mean_line("set F1", report.metrics.set_f1)]


def _rate_line(title: str, rate: Rate) -> str:
    if rate.value is None or rate.interval is None:
        return f"{title:<30} {'unmeasured':>10}  n = 0"
    low, high = rate.interval
    return f"{title:<30} {rate.value:>10.2%}  n = {rate.n:<6} [{low:.2%}, {high:.2%}]"


def _mean_line(title: str, mean: Mean) -> str:
    value = "unmeasured" if mean.value is None else f"{mean.value:.4f}"
    return f"{title:<30} {value:>10}  n = {mean.n}"


def _family_lines(report: Report) -> list[str]:
    """A dash is unmeasured: no question, no citation, one wording only."""
    columns = ("n", "correct", "abstained", "wrong", "false", "error", "consistent", "citations")
    lines = [f"{'family':<36}" + "".join(f"{title:>11}" for title in columns)]
    for family, entry in report.metrics.by_family.items():
        if not entry.accuracy.n:
            continue
        grades = entry.n_by_grade
        cells = (
            str(entry.accuracy.n),
            _percent(entry.accuracy),
            _percent(entry.over_abstention),
            str(grades[Grade.WRONG]),
            str(grades[Grade.FALSE_ANSWER]),
            str(grades[Grade.ERROR]),
            _percent(entry.consistency),
            _percent(entry.citation_accuracy),
        )
        own = FAMILIES[family].title if family in FAMILIES else ""
        title = f"{family:<4} {own}"[:35]
        lines.append(f"{title:<36}" + "".join(f"{cell:>11}" for cell in cells))
    unasked = [family for family, e in report.metrics.by_family.items() if not e.accuracy.n]
    return [*lines, *([f"not asked here: {', '.join(unasked)}"] if unasked else [])]


def _percent(rate: Rate) -> str:
    return "–" if rate.value is None else f"{rate.value:.1%}"


def _level_lines(report: Report) -> list[str]:
    lines = [
        _rate_line(f"right at confidence {level.value}", rate)
        for level, rate in report.metrics.by_level.items()
    ]
    verdict = {True: "yes", False: "NO", None: "unmeasured"}[report.metrics.is_calibrated]
    return [*lines, f"{'never falls as it rises':<30} {verdict:>10}"]


def _other_lines(report: Report) -> list[str]:
    lines = []
    for name, other in report.others.items():
        lines.append(_rate_line(f"{name}: accuracy", other.accuracy))
        lines.append(_rate_line(f"{name}: false answers", other.false_answers))
    return lines


def _failure_lines(report: Report, n_shown: int) -> list[str]:
    counts = Counter(result.question.family for result in report.failures)
    by_family = ", ".join(f"{family}: {counts[family]}" for family in FAMILIES if counts[family])
    lines = [f"not correct: {len(report.failures)}" + (f" ({by_family})" if by_family else "")]
    for result in worst(report.failures, n_shown):
        repo = result.question.repo
        lines.append(
            f"  {result.question.id} {result.grade.value}: {result.question.text}  ({repo})"
        )
        lines.append(f"    expected {_shortened(expected(result))}")
        lines.append(f"    got      {_shortened(got(result))}")
    return lines


def _wording_lines(report: Report, n_shown: int) -> list[str]:
    """Which sentences are not understood, whatever they are about."""
    failed = by_wording(report.results)
    ranked = sorted(failed, key=lambda key: (-failed[key].n_hits / failed[key].n, key))
    if not ranked:
        return []
    lines = [f"wordings with wrong or missing answers: {len(ranked)}"]
    for family, sentence in ranked[:n_shown]:
        rate = failed[family, sentence]
        lines.append(f"  {family:<4} {rate.n_hits:>4} of {rate.n:<4} {sentence}")
    return lines


def _dropped_lines(report: Report) -> list[str]:
    counts = Counter(entry.fact for entry in report.dropped)
    lines = [f"facts dropped because the oracle is in doubt: {len(report.dropped)}"]
    return [*lines, *(f"  {fact:<6} {counts[fact]:>6}" for fact in sorted(counts))]


def _shortened(text: str) -> str:
    return text if len(text) <= MAX_SHOWN_CHARS else f"{text[: MAX_SHOWN_CHARS - 1]}…"
