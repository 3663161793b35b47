"""Why a family misses its gate, as people wrote it down in reasons.toml: family = "reason".

A family below its gate without a reason is named as such, and so is a reason no longer needed.
Next: figures.py.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.gates import PUBLIC_GATES
from probant.evaluation.metrics.metrics import APART, FamilyMetrics, Metrics, Rate

Reasons = Mapping[str, str]
THRESHOLDS = {gate.metric: gate.threshold for gate in PUBLIC_GATES}
MIN_ACCURACY = THRESHOLDS["accuracy"]
MIN_CONSISTENCY = THRESHOLDS["consistency"]
MAX_ERRORS = THRESHOLDS["errors"]
MAX_RECALL_WRONG = THRESHOLDS["recall_wrong"]
NO_REASON = "no reason given"


def read_reasons(path: Path | None) -> Reasons:
    """None, or a file that is not there, gives no reasons."""
    if path is None or not path.is_file():
        return {}
    try:
        entries = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UsageError(f"{path} cannot be read: {error}", remedy="correct the file") from error
    wrong = [name for name, reason in entries.items() if not isinstance(reason, str)]
    if wrong:
        raise UsageError(
            f"{path}: the reason of {wrong[0]} is no text", remedy='write "family" = "reason"'
        )
    return entries


def missed(family: str, entry: FamilyMetrics) -> list[str]:
    """The gates this family misses, with what it reached; one that was not asked misses none."""
    n = entry.accuracy.n
    if not n:
        return []
    n_errors = entry.n_by_grade[Grade.ERROR]
    found = [f"errors {n_errors} of {n}"] if n_errors > MAX_ERRORS * n else []
    if family in APART:
        n_wrong = entry.n_by_grade[Grade.WRONG]
        return found + ([f"wrong {n_wrong} of {n}"] if n_wrong > MAX_RECALL_WRONG * n else [])
    if entry.false_answers.n_hits:
        rate = entry.false_answers
        found.append(f"false answers {rate.n_hits} of {rate.n}")
    if _is_below(entry.accuracy, MIN_ACCURACY):
        found.append(f"accuracy {entry.accuracy.value:.1%}, n = {n}")
    if _is_below(entry.consistency, MIN_CONSISTENCY):
        found.append(f"consistency {entry.consistency.value:.1%}, n = {entry.consistency.n}")
    if _is_below(entry.citation_accuracy, 1.0):
        rate = entry.citation_accuracy
        found.append(f"citations {rate.n_hits} of {rate.n}")
    return found


def reason_lines(metrics: Metrics, reasons: Reasons) -> list[str]:
    lines = []
    needed = set()
    for family, entry in metrics.by_family.items():
        short = missed(family, entry)
        if short:
            needed.add(family)
            lines.append(f"{family:<9} {'; '.join(short)}: {reasons.get(family, NO_REASON)}")
    stale = [family for family in reasons if family not in needed]
    if stale:
        lines.append(f"reasons no longer needed: {', '.join(stale)}")
    return lines or ["every family meets its gates"]


def _is_below(rate: Rate, threshold: float) -> bool:
    return rate.value is not None and rate.value < threshold
