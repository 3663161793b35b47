"""The tables of metrics.txt: plain columns, one line for each thing that can change.

A dash is unmeasured. Next: figures.py puts them together.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.arms import Gap
from probant.evaluation.metrics.bootstrap import Interval
from probant.evaluation.metrics.gates import Figure, GateResult, Unit
from probant.evaluation.metrics.metrics import Mean, Metrics, Rate, Slice
from probant.evaluation.metrics.risk import Area, falls
from probant.evaluation.metrics.selfcheck import shuffled
from probant.evaluation.metrics.spread import N_PATTERNS
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.subjects.response import Level

Subjects = Mapping[str, Metrics]
RATES: Mapping[str, str] = {
    "accuracy": "accuracy",
    "false_answers": "false answers on unanswerables",
    "unanswerables_right": "right on unanswerables",
    "over_abstention": "over-abstention",
    "citation_accuracy": "citation precision",
    "values_cited": "citation recall",
    "consistency": "consistency, strict",
    "consistency_pairwise": "consistency, pairwise",
    "hallucination": "hallucination",
    "recall_wrong": "descriptions and concepts wrong",
    "errors": "errors",
    "first_pass": "no recovery needed",
    "first_pass_success": "right at the first pass",
    "recovery_success": "right after a recovery",
}
OTHERS: Mapping[str, str] = {"set_f1": "set F1", "augrc": "AUGRC", "steps": "tool steps"}
_PLACE = re.compile(r"\S+\.\w+:\d+")
_PATH = re.compile(r"(?<![\w.])/[^\s:;,)]+")
MAX_REASON_CHARS = 90


def percent(rate: Rate) -> str:
    return "–" if rate.value is None else _share(rate.value)


def headline_lines(subjects: Subjects) -> list[str]:
    """One figure after the other, all subjects below it."""
    lines: list[str] = []
    for name, title in RATES.items():
        lines.append(title)
        for subject, metrics in subjects.items():
            lines.append(f"  {subject:<18}{_rate(getattr(metrics, name))}")
    for name, title in OTHERS.items():
        lines.append(title)
        for subject, metrics in subjects.items():
            lines.append(f"  {subject:<18}{_number(getattr(metrics, name))}")
    return lines


def gate_lines(gates: Sequence[GateResult]) -> list[str]:
    lines = []
    for result in gates:
        mark = "met" if result.is_met else "MISSED"
        value = _value(result.rate, result.gate.unit)
        wanted = f"needs {result.gate.needs}"
        lines.append(f"{mark:<7} {result.gate.metric:<18} {value:>12}  n = {result.rate.n:<7} {wanted}")  # fmt: skip # noqa: E501
    return lines


def family_lines(subjects: Subjects) -> list[str]:
    """The grades of the measured subject; of the others only what they got right."""
    first, *others = subjects.values()
    titles = ("n", "correct", "abstained", "wrong", "false", "error", "consistent", "citations")
    names = [name[:15] for name in list(subjects)[1:]]
    lines = [f"{'family':<46}" + _cells(titles, 11) + _cells(names, 16)]
    for family, entry in first.by_family.items():
        if not entry.accuracy.n:
            continue
        grades = entry.n_by_grade
        cells = (
            str(entry.accuracy.n),
            percent(entry.accuracy),
            percent(entry.over_abstention),
            *(str(grades[grade]) for grade in (Grade.WRONG, Grade.FALSE_ANSWER, Grade.ERROR)),
            percent(entry.consistency),
            percent(entry.citation_accuracy),
        )
        title = FAMILIES[family].title if family in FAMILIES else ""
        beside = [percent(other.by_family[family].accuracy) for other in others if family in other.by_family]  # fmt: skip # noqa: E501
        lines.append(f"{f'{family:<9} {title}'[:45]:<46}" + _cells(cells, 11) + _cells(beside, 16))
    unasked = [family for family, entry in first.by_family.items() if not entry.accuracy.n]
    return [*lines, *([f"not asked: {', '.join(unasked)}"] if unasked else [])]


def slice_lines(subjects: Subjects, field: str, title: str) -> list[str]:
    """The measured subject, and the accuracy of the others."""
    parts: list[Mapping[str, Slice]] = [getattr(metrics, field) for metrics in subjects.values()]
    return _slices(title, parts, list(subjects)[1:])


def known_lines(subjects: Subjects) -> list[str]:
    parts = [
        {"well known": metrics.well_known, "less known": metrics.less_known}
        for metrics in subjects.values()
    ]
    return _slices("packages", parts, list(subjects)[1:])


def gap_lines(subjects: Subjects) -> list[str]:
    """Points lost on the copy, over the facts asked on both in the same words."""
    lines = [f"{'points lost on the copy':<36}{'gap':>9}{'tree':>10}{'copy':>10}{'n':>8}"]
    for subject, metrics in subjects.items():
        for title, gap in (("renamed", metrics.renamed_gap), ("stripped", metrics.stripped_gap)):
            if gap.n:
                lines.append(f"{f'{subject}, {title}':<36}{_gap(gap)}")
    return lines if len(lines) > 1 else ["points lost on a renamed or stripped copy: unmeasured"]


def level_lines(subjects: Subjects) -> list[str]:
    """Right at a level; how much was said there; and what counts when only it and above count."""
    lines = []
    titles = ("n", "right", "share", "coverage >=", "right >=")
    for subject, metrics in subjects.items():
        if not any(rate.n for rate in metrics.by_level.values()):
            continue
        lines.append(f"{subject:<20}" + _cells(titles, 13))
        for level in reversed(Level):
            least = metrics.by_least_level[level]
            cells = (
                str(metrics.by_level[level].n),
                percent(metrics.by_level[level]),
                percent(metrics.share_by_level[level]),
                percent(least.coverage),
                percent(least.selective_accuracy),
            )
            lines.append(f"  {level.value:<18}" + _cells(cells, 13))
        lines += _calibration(metrics)
    return lines


def _calibration(metrics: Metrics) -> list[str]:
    verdict = {True: "yes", False: "NO", None: "unmeasured"}[metrics.is_calibrated]
    lines = [f"  accuracy never falls as the level rises: {verdict}"]
    for fall in falls(metrics.by_level):
        told = "beyond" if fall.is_beyond_chance else "within"
        lines.append(
            f"  falls from {fall.lower.value} to {fall.higher.value}, {told} the intervals"
        )
    return lines


def diversity_lines(subjects: Subjects) -> list[str]:
    found = next(iter(subjects.values())).diversity
    routes = "–" if not found.routes.n else str(found.routes.value)
    lines = [
        f"patterns asked {found.patterns.value} of {N_PATTERNS}",
        f"routes (relation and tools) the answers took {routes}",
    ]
    return [*lines, *([f"not asked: {', '.join(found.missing)}"] if found.missing else [])]


def selfcheck_lines(subjects: Mapping[str, Sequence[Result]]) -> list[str]:
    """The answers of the measured subject beside truths of other questions."""
    found = shuffled(next(iter(subjects.values())))
    if found.chance is None:
        return ["unmeasured"]
    verdict = "at chance" if found.is_at_chance else "ABOVE CHANCE: the measurement is broken"
    return [
        f"truths dealt out anew within each family: right {percent(found.before)} -> "
        f"{percent(found.after)}, chance {_share(found.chance)}, n = {found.after.n}: {verdict}"
    ]


def dropped_lines(dropped: Sequence[Dropped]) -> list[str]:
    """By reason, most first, with the families it concerns."""
    counts = Counter(plain_reason(entry.reason) for entry in dropped)
    families: dict[str, Counter[str]] = {}
    for entry in dropped:
        families.setdefault(plain_reason(entry.reason), Counter())[entry.fact] += 1
    lines = [f"{len(dropped)} in all"]
    for reason in sorted(counts, key=lambda text: (-counts[text], text)):
        named = ", ".join(sorted(families[reason]))
        lines.append(f"{counts[reason]:>7}  {reason}  ({named[:60]})")
    return lines


def _slices(title: str, parts: Sequence[Mapping[str, Slice]], names: Sequence[str]) -> list[str]:
    first, *others = parts
    titles = ("n", "correct", "abstained", "false", "of", "consistent", "citations")
    lines = [f"{title:<44}" + _cells(titles, 11) + _cells([name[:15] for name in names], 16)]
    for name, own in first.items():
        cells = (
            str(own.accuracy.n),
            percent(own.accuracy),
            percent(own.over_abstention),
            str(own.false_answers.n_hits),
            str(own.false_answers.n),
            percent(own.consistency),
            percent(own.citation_accuracy),
        )
        beside = [percent(other[name].accuracy) if name in other else "–" for other in others]
        lines.append(f"{name[:43]:<44}" + _cells(cells, 11) + _cells(beside, 16))
    return lines


def _cells(cells: Sequence[str], width: int) -> str:
    return "".join(f"{cell:>{width}}" for cell in cells)


def _share(value: float) -> str:
    """Never rounded up to all or down to none."""
    text = f"{value:.2%}"
    if text == "100.00%" and value < 1:
        return "99.99%"
    return "0.01%" if text == "0.00%" and value > 0 else text


def _rate(rate: Rate) -> str:
    if rate.value is None:
        return f"{'unmeasured':>10}  n = 0"
    told = f"n = {rate.n:<7}"
    if rate.n_facts is not None:
        told = f"{rate.n_hits:,} of {rate.n:,} questions about {rate.n_facts:,} facts"
    return (
        f"{_share(rate.value):>10}  {told} {_between(rate.interval, '[]')} "
        f"{_between(rate.between_repositories, '{}')}"
    )


def _between(interval: Interval | None, brackets: str) -> str:
    if interval is None:
        return ""
    low, high = interval
    return f"{brackets[0]}{low:.2%}, {high:.2%}{brackets[1]}"


def _number(figure: Mean | Area) -> str:
    if figure.value is None:
        return f"{'unmeasured':>10}  n = 0"
    interval = figure.between_repositories
    told = f" {{{interval[0]:.4f}, {interval[1]:.4f}}}" if interval else ""
    return f"{figure.value:>10.4f}  n = {figure.n:<7}{told}"


def _value(figure: Figure, unit: Unit) -> str:
    if figure.value is None:
        return "unmeasured"
    match unit:
        case Unit.SHARE:
            return _share(figure.value)
        case Unit.POINTS:
            return f"{100 * figure.value:+.2f} pts"
        case Unit.COUNT:
            return f"{figure.value:g}"


def _gap(gap: Gap) -> str:
    if gap.value is None:
        return f"{'–':>9}"
    interval = gap.interval
    told = f"  {{{100 * interval[0]:+.2f}, {100 * interval[1]:+.2f}}}" if interval else ""
    return (
        f"{100 * gap.value:>+9.2f}{percent(gap.plain):>10}{percent(gap.copy):>10}{gap.n:>8}{told}"
    )


def plain_reason(text: str) -> str:
    """Without what belongs to one machine or one place, on one line."""
    plain = _PATH.sub("PATH", _PLACE.sub("PLACE", " ".join(text.split())))
    return plain if len(plain) <= MAX_REASON_CHARS else f"{plain[: MAX_REASON_CHARS - 1]}…"
