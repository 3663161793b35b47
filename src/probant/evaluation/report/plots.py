"""Which plot shows what: each function makes one figure of the page from metrics or results.

Order and words of the page are page.py; marks and axes are svg.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.evaluation.confidence_study import N_BINS, RISING, Model, Study
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.languages import language_of, main_languages
from probant.evaluation.metrics.metrics import APART, FamilyMetrics, Metrics, Slice
from probant.evaluation.metrics.rates import Rate, share
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.report.markup import Markup, tag
from probant.evaluation.report.svg import (
    UNMEASURED,
    Bar,
    Cell,
    Curve,
    Group,
    bars,
    curves,
    heat_map,
    histogram,
)

TONES = ("tone-0", "tone-1", "tone-2", "tone-3", "tone-4", "tone-5")
SCALES = (0.02, 0.04, 0.1, 0.2, 0.4, 1.0)
SLOWEST: tuple[tuple[float, str], ...] = (
    (0.005, "5 ms"), (0.01, "10"), (0.02, "20"), (0.05, "50"), (0.1, "100"), (0.2, "200"),
    (0.5, "500"), (1.0, "1 s"), (3.0, "3 s"), (float("inf"), "more"),
)  # fmt: skip
"""Upper end of each bin of the latency histogram, with its label."""
MAX_CURVE_POINTS = 40
MIN_FOR_SCALE = 25
MAX_FAMILIES = 16


def figure(name: str, title: str, note: str, plot: Markup, *more: Markup) -> Markup:
    caption = tag("figcaption", tag("h3", title), tag("p", note))
    return tag("figure", caption, plot, *more, id=f"figure-{name}")


def family_title(family: str) -> str:
    """Number and name; a family that has no number is its name."""
    known = FAMILIES.get(family)
    if known is None:
        return family
    return known.title if known.title == family.lower() else f"{family} {known.title}"


def percent(value: float | None) -> str:
    return UNMEASURED if value is None else f"{value:.1%}"


def told(rate: Rate) -> str:
    """A rate in one line: value, n, interval."""
    if rate.value is None or rate.interval is None:
        return f"{UNMEASURED}, n = 0"
    low, high = rate.interval
    return f"{rate.value:.2%} ({rate.n_hits} of {rate.n}), 95 % interval {low:.1%} to {high:.1%}"


def rate_bar(label: str, rate: Rate, tone: str = "main", goal: float | None = None) -> Bar:
    return Bar(
        label=label,
        value=rate.value,
        shown=f"{percent(rate.value)} of {rate.n}",
        title=f"{label}: {told(rate)}",
        interval=rate.interval,
        tone=tone,
        goal=goal,
    )


def scale_for(rates: Sequence[Rate]) -> float:
    """An axis that holds every value, and every whisker that stands for more than a few."""
    ends = [rate.interval[1] for rate in rates if rate.interval and rate.n >= MIN_FOR_SCALE]
    highest = max([*ends, *(rate.value for rate in rates if rate.value is not None)], default=1.0)
    return next((top for top in SCALES if highest <= top), 1.0)


def risk_coverage(by_subject: Mapping[str, Metrics]) -> Markup:
    series = []
    for number, (name, metrics) in enumerate(by_subject.items()):
        points: list[tuple[float, float, str]] = []
        for level in reversed(RISING):
            cut = metrics.by_least_level.get(level)
            coverage, accuracy = (
                (cut.coverage, cut.selective_accuracy) if cut else (Rate(0, 0), Rate(0, 0))
            )
            if coverage.value is None or accuracy.value is None:
                continue
            said = (
                f"answers at {level.value} or above: {coverage.value:.1%} covered, "
                f"{1 - accuracy.value:.1%} of {accuracy.n} not right"
            )
            if not points or points[-1][0] != coverage.value:
                points.append((coverage.value, 1 - accuracy.value, said))
        series.append(Curve(name=name, points=tuple(points), tone=TONES[number % len(TONES)]))
    return figure(
        "risk-coverage",
        "Risk and coverage",
        "How much is answered, and how much of that is not right, as answers of lower confidence "
        "are let in. Lower right is best; who never answers has no dot.",
        curves("Risk and coverage of every subject", series, x_title="answered",
               y_title="not right"),
    )  # fmt: skip


def two_curves(study: Study) -> Markup:
    models = (study.derived, study.weighted)
    highest = max((risk for model in models for *_, risk in model.curve), default=0.0)
    top = next((top for top in SCALES if highest <= top * 0.95), 1.0)
    series = [
        Curve(name=f"{model.name} model", points=_points(model), tone=tone)
        for model, tone in zip(models, ("tone-0", "tone-1"), strict=True)
    ]
    return figure(
        "models-curve",
        "Risk and coverage of both confidence models",
        "The same answers, let in by the derived level or by the weighted score; the axis is "
        f"stretched. AUGRC {_area(study.derived)} and {_area(study.weighted)}, 0 is best.",
        curves("Risk and coverage of both models", series, x_title="answered",
               y_title="not right", y_top=top),
    )  # fmt: skip


def _points(model: Model) -> tuple[tuple[float, float, str], ...]:
    step = -(-len(model.curve) // MAX_CURVE_POINTS) or 1
    kept = [*model.curve[:-1][::step], *model.curve[-1:]]
    return tuple(
        (coverage, risk, f"from {score:.2f} up: {coverage:.1%} answered, {risk:.2%} not right")
        for score, coverage, risk in kept
    )


def _area(model: Model) -> str:
    return UNMEASURED if model.augrc is None else f"{model.augrc:.4f} (n = {model.n_augrc})"


def levels(metrics: Metrics) -> Markup:
    rows = []
    for level, rate in metrics.by_level.items():
        part = metrics.share_by_level.get(level, Rate(0, 0))
        rows.append(rate_bar(f"{level.value} ({percent(part.value)})", rate))
    verdict = {
        True: "Accuracy never falls as the level rises.",
        False: "Accuracy falls somewhere as the level rises; see the whiskers.",
        None: "Too few levels to tell whether accuracy rises with them.",
    }[metrics.is_calibrated]
    return figure(
        "levels",
        "Accuracy per confidence level",
        f"Of what was asserted at each level, how much was right; in brackets the share of all "
        f"answers. {verdict}",
        bars("Accuracy per confidence level", rows),
    )


def false_answers(metrics: Metrics) -> Markup:
    asked = {f: m for f, m in metrics.by_family.items() if m.false_answers.n}
    rows = [
        rate_bar(family_title(family), own.false_answers, _tone(own.false_answers))
        for family, own in asked.items()
    ]
    return figure(
        "false-answers",
        "False answers per family",
        "Questions whose answer is not there: the share that got one all the same. The whisker is "
        "how high the rate may be, given how many were asked.",
        bars("False answers per family", rows,
             top=scale_for([own.false_answers for own in asked.values()])),
    )  # fmt: skip


def _tone(fooled: Rate) -> str:
    return "bad" if fooled.n_hits else "good"


def heat(name: str, title: str, note: str, results: Sequence[Result]) -> Markup:
    main = main_languages(results)
    cells: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        asked = result.question
        cells.setdefault((asked.family, language_of(asked, main)), []).append(result)
    languages = sorted({language for _, language in cells})
    asked_of = {family for family, _ in cells}
    families = [family for family in FAMILIES if family in asked_of and family not in APART]
    families += [family for family in FAMILIES if family in asked_of and family in APART]
    rows = [
        (
            family_title(family),
            [_heat_cell(cells.get((family, own)), family, own) for own in languages],
        )
        for family in families
    ]
    return figure(name, title, note, heat_map(title, languages, rows))


def _heat_cell(own: Sequence[Result] | None, family: str, language: str) -> Cell | None:
    if not own:
        return None
    rate = share(own, lambda r: r.grade is Grade.CORRECT)
    value = rate.value or 0.0
    # Rounding may not make everything right of what is not.
    shown = "100" if value == 1.0 else f"{min(value * 100, 99.0):.0f}"
    return Cell(value, shown, f"{family_title(family)}, {language}: {told(rate)}")


def level_histogram(study: Study) -> Markup:
    labels = [level.value for level in RISING]
    return _two_histograms("derived", "The derived level", labels, study.derived,
                           "confidence level")  # fmt: skip


def weighted_histogram(study: Study) -> Markup:
    labels = [f".{n}" for n in range(N_BINS)]
    return _two_histograms("weighted", "The weighted score", labels, study.weighted,
                           "score, from")  # fmt: skip


def _two_histograms(
    name: str, title: str, labels: Sequence[str], model: Model, x_title: str
) -> Markup:
    rest = [a - b for a, b in zip(model.answered.wrong_bins, model.answers.wrong_bins, strict=True)]
    groups = (
        Group(name="right answers", counts=model.answers.right_bins, tone="good"),
        Group(name="wrong answers", counts=model.answers.wrong_bins, tone="bad"),
        Group(name="no answer", counts=tuple(rest), tone="silent"),
    )
    note = (
        f"Each colour as a share of its own. AUC, right against wrong answers: "
        f"{_auc(model.answers.auc, model.answers.n_right, model.answers.n_wrong)}; right answers "
        f"against all else: "
        f"{_auc(model.answered.auc, model.answered.n_right, model.answered.n_wrong)}."
    )
    return figure(f"model-{name}", title, note,
                  histogram(title, labels, groups, x_title=x_title, y_title="share"))  # fmt: skip


def _auc(value: float | None, n_right: int, n_wrong: int) -> str:
    return f"{UNMEASURED if value is None else f'{value:.3f}'} (n = {n_right} and {n_wrong})"


def latency(metrics: Metrics, results: Sequence[Result]) -> Markup:
    seconds = [r.seconds for r in results if r.seconds > 0]
    counts = [0] * len(SLOWEST)
    for number in seconds:
        counts[next(n for n, (end, _) in enumerate(SLOWEST) if number <= end)] += 1
    p50, p95 = metrics.latency.p50, metrics.latency.p95
    note = (
        f"Half of the answers came within {p50 * 1000:.0f} ms, 95 of 100 within "
        f"{p95 * 1000:.0f} ms (n = {metrics.latency.n}). Times of one machine, never compared."
        if seconds and p50 is not None and p95 is not None
        else "No times were kept with this run."
    )
    return figure(
        "latency",
        "Latency",
        note,
        histogram("Latency", [label for _, label in SLOWEST],
                  [Group(name="answers", counts=tuple(counts), tone="main")],
                  x_title="time, up to", y_title="share"),
    )  # fmt: skip


def consistency(metrics: Metrics) -> Markup:
    def worst(entry: tuple[str, FamilyMetrics]) -> float:
        return entry[1].consistency.value or 0.0

    fallen = [(f, m) for f, m in metrics.by_family.items() if (m.consistency.value or 1.0) < 1.0]
    fallen.sort(key=worst)
    rows = [
        rate_bar("groups, all the same", metrics.consistency, goal=0.95),
        rate_bar("pairs of wordings", metrics.consistency_pairwise),
        *(rate_bar(family_title(f), m.consistency, "bad") for f, m in fallen[:MAX_FAMILIES]),
    ]
    more = len(fallen) - MAX_FAMILIES
    below = (
        f"Below: the {min(len(fallen), MAX_FAMILIES)} families where wordings do not always agree"
        f"{f', {more} more are not shown' if more > 0 else ''}."
        if fallen
        else "In every family all wordings agree."
    )
    return figure("consistency", "Consistency", f"One question in several wordings: the share of "
                  f"groups that got one answer. {below}", bars("Consistency", rows))  # fmt: skip


def beside(by_subject: Mapping[str, Metrics], metric: str, title: str, note: str) -> Markup:
    rows = [
        rate_bar(name, getattr(metrics, metric), TONES[number % len(TONES)])
        for number, (name, metrics) in enumerate(by_subject.items())
    ]
    return figure(f"beside-{metric.replace('_', '-')}", title, note, bars(title, rows))


def slices(name: str, title: str, note: str, parts: Mapping[str, Slice]) -> Markup:
    right = [rate_bar(own, part.accuracy) for own, part in parts.items()]
    fooled = [
        rate_bar(own, part.false_answers, _tone(part.false_answers)) for own, part in parts.items()
    ]
    top = scale_for([part.false_answers for part in parts.values()])
    return figure(
        name,
        title,
        note,
        tag("h4", "Accuracy"),
        bars(f"{title}: accuracy", right),
        tag("h4", "False answers"),
        bars(f"{title}: false answers", fooled, top=top),
    )
