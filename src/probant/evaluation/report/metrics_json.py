"""All metrics of one subject as an object for programs; unmeasured is null.

Latency is here, and only here and on the page: it differs from machine to machine.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.evaluation.metrics.arms import Gap
from probant.evaluation.metrics.gates import Figure
from probant.evaluation.metrics.metrics import FamilyMetrics, Metrics, Rate, Slice

RATES = (
    "accuracy",
    "false_answers",
    "unanswerables_right",
    "over_abstention",
    "citation_accuracy",
    "values_cited",
    "consistency",
    "consistency_pairwise",
    "hallucination",
    "recall_wrong",
    "errors",
    "first_pass",
    "first_pass_success",
    "recovery_success",
)
SLICE = ("accuracy", "false_answers", "over_abstention", "consistency", "citation_accuracy")


def metrics_json(metrics: Metrics) -> dict[str, object]:
    return {
        **{name: headline_json(getattr(metrics, name)) for name in RATES},
        **{name: figure_json(getattr(metrics, name)) for name in ("set_f1", "augrc", "steps")},
        "mean_seconds": {"value": metrics.mean_seconds.value, "n": metrics.mean_seconds.n},
        "latency": {
            "p50": metrics.latency.p50,
            "p95": metrics.latency.p95,
            "n": metrics.latency.n,
        },
        "calibrated": metrics.is_calibrated,
        "by_level": {level.value: rate_json(rate) for level, rate in metrics.by_level.items()},
        "by_least_level": {
            level.value: {
                "coverage": rate_json(entry.coverage),
                "selective_accuracy": rate_json(entry.selective_accuracy),
            }
            for level, entry in metrics.by_least_level.items()
        },
        "by_family": {name: _family(entry) for name, entry in metrics.by_family.items()},
        "by_language": _slices(metrics.by_language),
        "by_repo": _slices(metrics.by_repo),
        "by_arm": _slices(metrics.by_arm),
        "well_known": _slice(metrics.well_known),
        "less_known": _slice(metrics.less_known),
        "renamed_gap": _gap(metrics.renamed_gap),
        "stripped_gap": _gap(metrics.stripped_gap),
        "patterns": metrics.patterns.value,
        "patterns_not_asked": list(metrics.diversity.missing),
        "routes": metrics.diversity.routes.value,
    }


def rate_json(rate: Rate) -> dict[str, object]:
    interval = list(rate.interval) if rate.interval else None
    return {"value": rate.value, "n": rate.n, "hits": rate.n_hits, "interval": interval}


def headline_json(rate: Rate) -> dict[str, object]:
    """With the second interval, which only whole runs have a use for."""
    drawn = rate.between_repositories
    return {**rate_json(rate), "between_repositories": list(drawn) if drawn else None}


def figure_json(figure: Figure) -> dict[str, object]:
    if isinstance(figure, Rate):
        return rate_json(figure)
    interval = list(figure.interval) if figure.interval else None
    return {"value": figure.value, "n": figure.n, "interval": interval}


def _family(entry: FamilyMetrics) -> dict[str, object]:
    return {
        **rate_json(entry.accuracy),
        "over_abstention": rate_json(entry.over_abstention),
        "false_answers": rate_json(entry.false_answers),
        "consistency": rate_json(entry.consistency),
        "citation_accuracy": rate_json(entry.citation_accuracy),
        "grades": {grade.value: n for grade, n in entry.n_by_grade.items()},
    }


def _slices(parts: Mapping[str, Slice]) -> dict[str, object]:
    return {name: _slice(part) for name, part in parts.items()}


def _slice(part: Slice) -> dict[str, object]:
    return {name: rate_json(getattr(part, name)) for name in SLICE}


def _gap(gap: Gap) -> dict[str, object]:
    return {**figure_json(gap), "plain": rate_json(gap.plain), "copy": rate_json(gap.copy)}
