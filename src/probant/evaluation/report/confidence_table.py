"""Both confidence models as a table for people and an object for programs, with a plain verdict.

Says where a model does not keep what it promises; the figures come from confidence_study.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from probant.evaluation.confidence_study import (
    MAX_RECOVERY,
    SEPARATE_BANDS,
    SEPARATING,
    Model,
    Separation,
    Study,
)
from probant.evaluation.metrics.rates import Rate
from probant.evaluation.weighted_confidence import RECOVERY_THRESHOLD, STOP_THRESHOLD

SCHEMA = "probant.confidence/1"
FEW = 10
"""Below this many of either sort an area decides nothing, and the text says so."""


def as_text(study: Study, title: str) -> str:
    sections = (
        [title, *_counted(study)],
        _model_lines(study.derived, "derived levels"),
        _model_lines(study.weighted, "weighted bands"),
        _separation_lines(study),
        _recovery_lines(study),
        ["what this says", *(f"  {sentence}" for sentence in verdicts(study))],
    )
    return "\n\n".join("\n".join(lines) for lines in sections) + "\n"


def _counted(study: Study) -> list[str]:
    lines = [f"{study.n} investigations scored by both models"]
    if study.n_unscored:
        lines.append(f"{study.n_unscored} without a score: an error, or no evidence was listed")
    return lines


def _model_lines(model: Model, title: str) -> list[str]:
    lines = [f"{title:<16}{'n':>8}{'share':>9}{'answers':>9}{'right':>9}  interval"]
    for step, rate in model.by_step.items():
        right = model.accuracy[step]
        lines.append(
            f"{step:<16}{rate.n_hits:>8}{_percent(rate):>9}{right.n:>9}{_percent(right):>9}"
            f"  {_interval(right)}".rstrip()
        )
    return lines


def _separation_lines(study: Study) -> list[str]:
    lines = [_row("right answers against", "derived", "weighted", "n")]
    for title, name in (("wrong answers", "answers"), ("all else, silence too", "answered")):
        left, right = (getattr(model, name) for model in (study.derived, study.weighted))
        n = f"{left.n_right} and {left.n_wrong}"
        lines += [
            _row(f"{title}: AUC", _number(left.auc), _number(right.auc), n),
            _row("  at or above the median right one", _percent(left.above_median),
                 _percent(right.above_median)),
            _row("  overlap of the histograms", _number(left.overlap), _number(right.overlap)),
        ]  # fmt: skip
    derived, weighted = study.derived, study.weighted
    n = str(derived.n_augrc)
    return [*lines, _row("AUGRC, 0 is best", _number(derived.augrc), _number(weighted.augrc), n)]


def _row(title: str, derived: str, weighted: str, n: str = "") -> str:
    return f"{title:<40}{derived:>10}{weighted:>10}  {n}".rstrip()


def _recovery_lines(study: Study) -> list[str]:
    rows = (
        ("took a recovery, all questions", study.recovered),
        ("took a recovery, answerable ones", study.recovered_answerable),
        (f"weighted below {RECOVERY_THRESHOLD:.2f} at the end", study.below_threshold),
        ("  of these right as it was", study.right_below_threshold),
        (f"weighted below {STOP_THRESHOLD:.2f} at the end", study.below_stop),
        ("missed answers it would have left", study.missed_above_threshold),
        ("right at once, answerable ones", study.first_pass),
        ("right after a recovery", study.recovery_success),
    )
    return [
        f"{title:<36}{_percent(rate):>9}  n = {rate.n:<6} {_interval(rate)}".rstrip()
        for title, rate in rows
    ]


def verdicts(study: Study) -> Iterator[str]:
    """What the figures mean, one sentence each; nothing is claimed of what was not measured."""
    if not study.n:
        yield "Nothing was measured: no investigation has both scores."
        return
    yield _bands_verdict(study)
    yield _recovery_verdict(study)
    for model in (study.weighted, study.derived):
        yield from _separation_verdicts(model)
    yield _calibration_verdict(study)


def _bands_verdict(study: Study) -> str:
    empty = [
        band.value
        for band in SEPARATE_BANDS
        if not study.weighted.by_step[band.value].n_hits
    ]  # fmt: skip
    if not empty:
        return "Weighted: all three separate bands are populated."
    return f"Weighted: the bands do not separate as expected; nobody is in {' or '.join(empty)}."


def _recovery_verdict(study: Study) -> str:
    value = study.recovered.value or 0.0
    word = "at most" if value <= MAX_RECOVERY else "MORE than"
    said = f"Recovery: {value:.1%} of all questions, {word} the {MAX_RECOVERY:.0%} aimed at"
    answerable = study.recovered_answerable
    if answerable.value is not None:
        said += f"; {answerable.value:.1%} of those that have an answer"
    return said + "."


def _separation_verdicts(model: Model) -> Iterator[str]:
    name = model.name.capitalize()
    yield f"{name}, right against wrong answers: {_told(model.answers)}"
    yield f"{name}, right answers against all else: {_told(model.answered)}"


def _told(found: Separation) -> str:
    if found.auc is None:
        missing = "wrong" if found.n_right else "right"
        return f"not measured, there is no {missing} one."
    n = f"n = {found.n_right} and {found.n_wrong}"
    if min(found.n_right, found.n_wrong) < FEW:
        return f"not decided, too few to tell (AUC {found.auc:.3f}, {n})."
    word = "separates" if found.is_apart else "does NOT separate"
    return f"{word} (AUC {found.auc:.3f}, needs more than {SEPARATING}; {n})."


def _calibration_verdict(study: Study) -> str:
    if study.is_calibrated is None:
        return "Derived: calibration is not measured, answers are at fewer than two levels."
    if study.is_calibrated:
        return "Derived: accuracy never falls as the level rises."
    if _has_certain_fall(study.derived):
        return "Derived: accuracy FALLS as the level rises, beyond its intervals."
    return "Derived: accuracy falls somewhere as the level rises, within its intervals."


def _has_certain_fall(model: Model) -> bool:
    intervals = [rate.interval for rate in model.accuracy.values() if rate.interval]
    return any(
        higher[1] < lower[0] for n, lower in enumerate(intervals) for higher in intervals[n + 1 :]
    )


def as_json(study: Study, source: str) -> dict[str, object]:
    """Unmeasured is null."""
    return {
        "schema": SCHEMA,
        "source": source,
        "n": study.n,
        "unscored": study.n_unscored,
        "derived": _model_json(study.derived),
        "weighted": _model_json(study.weighted) | {"bands_populated": study.bands_populated},
        "calibrated": study.is_calibrated,
        "recovery": {
            "share": _rate_json(study.recovered),
            "share_answerable": _rate_json(study.recovered_answerable),
            "goal": MAX_RECOVERY,
            "threshold": RECOVERY_THRESHOLD,
            "below_threshold": _rate_json(study.below_threshold),
            "right_below_threshold": _rate_json(study.right_below_threshold),
            "below_stop": _rate_json(study.below_stop),
            "missed_above_threshold": _rate_json(study.missed_above_threshold),
            "first_pass_success": _rate_json(study.first_pass),
            "recovery_success": _rate_json(study.recovery_success),
        },
        "verdicts": list(verdicts(study)),
    }


def _model_json(model: Model) -> dict[str, object]:
    return {
        "steps": {
            step: {"share": _rate_json(rate), "accuracy": _rate_json(model.accuracy[step])}
            for step, rate in model.by_step.items()
        },
        "right_against_wrong": _separation_json(model.answers),
        "right_against_all_else": _separation_json(model.answered),
        "augrc": {"value": model.augrc, "n": model.n_augrc},
    }


def _separation_json(found: Separation) -> dict[str, object]:
    return {
        "auc": found.auc,
        "n_right": found.n_right,
        "n_other": found.n_wrong,
        "above_median": _rate_json(found.above_median),
        "overlap": found.overlap,
        "right_bins": list(found.right_bins),
        "other_bins": list(found.wrong_bins),
    }


def _rate_json(rate: Rate) -> dict[str, object]:
    interval = list(rate.interval) if rate.interval else None
    return {"value": rate.value, "n": rate.n, "hits": rate.n_hits, "interval": interval}


def _percent(rate: Rate) -> str:
    return "–" if rate.value is None else f"{rate.value:.1%}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.4f}"


def _interval(rate: Rate) -> str:
    return f"[{rate.interval[0]:.1%}, {rate.interval[1]:.1%}]" if rate.interval else ""
