"""A run as one HTML file: no script, nothing fetched; for phones, the dark and paper too.

Everything a repository or a subject wrote goes through markup.py. Figures are made in plots.py,
failures with their traces in failures.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import resources

from probant.evaluation.confidence_study import study
from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.gates import (
    GATES,
    Direction,
    Figure,
    Gate,
    GateResult,
    Unit,
    judged,
)
from probant.evaluation.metrics.metrics import Metrics, Rate, measured
from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.report import plots
from probant.evaluation.report.confidence_table import verdicts
from probant.evaluation.report.failures import failures
from probant.evaluation.report.markup import Markup, joined, shortened, tag, trusted
from probant.evaluation.report.report import HEADLINES
from probant.evaluation.report.svg import UNMEASURED

MAX_DROPPED = 30
UNCOUNTED = Rate(0, 0)
MAX_REASON_CHARS = 120
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
SECTIONS: Mapping[str, str] = {
    "figures": "Figures",
    "confidence": "Confidence",
    "families": "Families and languages",
    "beside": "Beside others",
    "repositories": "Repositories and copies",
    "effort": "Consistency and time",
    "failures": "Worst failures",
    "dropped": "Facts not asked",
}


@dataclass(frozen=True, kw_only=True, slots=True)
class Shown:
    """What a page is about: `results` by subject, the one that is measured first."""

    title: str
    about: Mapping[str, str]
    results: Mapping[str, Sequence[Result]]
    dropped: Sequence[Dropped] = ()
    notes: Sequence[str] = ()
    """What a reader must know before the figures, such as a run that was not finished."""
    fact_coverage: Rate = UNCOUNTED
    gates: Sequence[Gate] = GATES


def page(shown: Shown) -> str:
    by_subject = {
        name: measured(results, fact_coverage=shown.fact_coverage)
        for name, results in shown.results.items()
    }
    subject = next(iter(shown.results), "nobody")
    results = shown.results.get(subject, ())
    metrics = by_subject.get(subject) or measured(())
    met = judged(metrics, shown.gates)
    parts = {
        "figures": _headlines(metrics, met),
        "confidence": _confidence(results, metrics, by_subject),
        "families": _families(results, metrics),
        "beside": _beside(by_subject),
        "repositories": _repositories(metrics),
        "effort": _grid(plots.consistency(metrics), plots.latency(metrics, results)),
        "failures": failures(results),
        "dropped": _dropped(shown.dropped),
    }
    sections = [
        tag("section", tag("h2", SECTIONS[name]), part, id=name) for name, part in parts.items()
    ]
    return _document(shown.title, [_header(shown, subject, results, met), *sections])


def _document(title: str, parts: Sequence[Markup]) -> str:
    style = resources.files(__package__ or "").joinpath("page.css").read_text("utf-8")
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
        tag("title", title),
        tag("style", trusted(style)),
    )
    whole = tag("html", head, tag("body", tag("main", *parts)), lang="en")
    return f"<!DOCTYPE html>\n{whole}\n"


def _header(
    shown: Shown, subject: str, results: Sequence[Result], met: Sequence[GateResult]
) -> Markup:
    n_missed = sum(not one.is_met for one in met)
    verdict = (
        "All gates are met." if met and not n_missed else f"{n_missed} of {len(met)} gates missed."
    )
    n_negative = sum(r.question.is_unanswerable for r in results)
    n_repos = len({r.question.repo for r in results})
    counted = (
        f"{len(results)} questions, {n_negative} of them without an answer, about {n_repos} "
        f"{'repository' if n_repos == 1 else 'repositories'}, put to {subject}."
    )
    about = " · ".join(f"{name} {said}" for name, said in shown.about.items())
    links = [tag("a", title, href=f"#{name}") for name, title in SECTIONS.items()]
    return tag(
        "header",
        tag("h1", shown.title),
        tag("p", f"{counted} {verdict}"),
        tag("p", about, class_="quiet"),
        *(tag("p", tag("strong", note)) for note in shown.notes),
        tag("nav", *links),
    )


def _headlines(metrics: Metrics, met: Sequence[GateResult]) -> Markup:
    gates = {one.gate.metric: one for one in met}
    further = {name: name.replace("_", " ") for name in gates if name not in HEADLINES}
    cards = [
        _card(title, getattr(metrics, name), gates.get(name))
        for name, title in {**HEADLINES, **further}.items()
    ]
    cards += [
        _card("set F1", metrics.set_f1, None, is_share=False),
        _card("AUGRC, 0 is best", metrics.augrc, None, is_share=False),
    ]
    return tag("div", *cards, class_="cards")


def _card(title: str, figure: Figure, gate: GateResult | None, *, is_share: bool = True) -> Markup:
    unit = gate.gate.unit if gate is not None else Unit.SHARE
    spelled = partial(_spelled, unit=unit, is_share=is_share)
    small = [f"n = {figure.n}"]
    if figure.interval is not None:
        small.append(f"95 %: {spelled(figure.interval[0])} to {spelled(figure.interval[1])}")
    between = getattr(figure, "between_repositories", None)
    # One repository is a point, which says nothing of others.
    if between is not None and between != figure.interval and between[0] < between[1]:
        small.append(f"by repository: {spelled(between[0])} to {spelled(between[1])}")
    lines = [tag("p", part, class_="small") for part in small]
    state = ""
    if gate is not None:
        state = "met" if gate.is_met else "missed"
        lines.append(
            tag("p", tag("span", state, class_="verdict"), f": {_wanted(gate.gate)}",
                class_="small")
        )  # fmt: skip
    return tag(
        "div",
        tag("div", title, class_="name"),
        tag("div", UNMEASURED if figure.value is None else spelled(figure.value), class_="number"),
        *lines,
        class_=f"card {state}".strip(),
    )


def _spelled(value: float, *, unit: Unit, is_share: bool) -> str:
    match unit:
        case Unit.COUNT:
            return f"{value:g}"
        case Unit.POINTS:
            return f"{value * 100:.1f} points"
    return f"{value:.2%}" if is_share else f"{value:.4f}"


def _wanted(gate: Gate) -> str:
    sign = "at least" if gate.direction is Direction.AT_LEAST else "at most"
    wanted = _spelled(gate.threshold, unit=gate.unit, is_share=True)
    return f"{sign} {wanted}" + (f" in n ≥ {gate.min_n}" if gate.min_n > 1 else "")


def _confidence(
    results: Sequence[Result], metrics: Metrics, by_subject: Mapping[str, Metrics]
) -> Markup:
    both = study(results)
    told = tag("ul", *(tag("li", sentence) for sentence in verdicts(both)))
    return _grid(
        plots.risk_coverage(by_subject),
        plots.levels(metrics),
        plots.level_histogram(both),
        plots.weighted_histogram(both),
        plots.two_curves(both),
        tag("div", tag("h3", "What both models say"), told, class_="told"),
    )


def _families(results: Sequence[Result], metrics: Metrics) -> Markup:
    there = [r for r in results if not r.question.is_unanswerable]
    absent = [r for r in results if r.question.is_unanswerable]
    answered = plots.heat(
        "languages", "Right answers by language and family",
        "Share of right answers in percent; an empty place was not asked. “any” is what no "
        "language has a part in. The last two are about meaning and count as recall.", there,
    )  # fmt: skip
    refused = plots.heat(
        "languages-absent", "Not fooled, by language and family",
        "The same for questions without an answer.", absent,
    )  # fmt: skip
    left = tag("div", plots.false_answers(metrics), refused, class_="stack")
    return _grid(left, answered)


def _beside(by_subject: Mapping[str, Metrics]) -> Markup:
    return _grid(
        plots.beside(by_subject, "accuracy", "Accuracy, everybody",
                       "The same questions put to everybody; answerable ones only."),
        plots.beside(by_subject, "false_answers", "False answers, everybody",
                       "Of the questions without an answer, those that got one."),
        plots.beside(by_subject, "over_abstention", "Over-abstention, everybody",
                       "Of the answerable questions, those that got no answer."),
        plots.beside(by_subject, "citation_accuracy", "Citations, everybody",
                       "Of the lines cited, those that say exactly what was quoted."),
    )  # fmt: skip


def _repositories(metrics: Metrics) -> Markup:
    known = {"well known": metrics.well_known, "less known": metrics.less_known}
    return _grid(
        plots.slices("repos", "By repository", "Each repository on its own.", metrics.by_repo),
        plots.slices("known", "Well-known packages apart",
                       "What a model is likely to have read says less about finding out.", known),
        plots.slices("arms", "By copy", f"The tree itself and copies made from it. "
                       f"{_gap('renamed', metrics)} {_gap('stripped', metrics)}", metrics.by_arm),
        plots.slices("by-language", "By language", "What a question is about.",
                       metrics.by_language),
    )  # fmt: skip


def _gap(arm: str, metrics: Metrics) -> str:
    gap = metrics.renamed_gap if arm == "renamed" else metrics.stripped_gap
    if gap.value is None:
        return f"The {arm} copy was not measured (n = 0)."
    return f"The {arm} copy costs {gap.value * 100:+.1f} points (n = {gap.n})."


def _dropped(dropped: Sequence[Dropped]) -> Markup:
    if not dropped:
        return tag("p", "No fact was left out because of doubt.")
    counts = Counter((entry.fact, entry.reason) for entry in dropped)
    head = tag("tr", *(tag("th", name, scope="col") for name in ("family", "facts", "reason")))
    rows = [
        tag("tr", tag("td", plots.family_title(fact)), tag("td", n, class_="number"),
            tag("td", shortened(reason, MAX_REASON_CHARS)))
        for (fact, reason), n in counts.most_common(MAX_DROPPED)
    ]  # fmt: skip
    more = len(counts) - MAX_DROPPED
    rest = (
        f" The {MAX_DROPPED} most frequent reasons are shown, {more} more are not."
        if more > 0
        else ""
    )
    said = f"{len(dropped)} facts were not asked, since their oracle is in doubt.{rest}"
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    return joined([tag("p", said), tag("div", table, class_="wide")])


def _grid(*parts: Markup) -> Markup:
    return tag("div", *parts, class_="figures")
