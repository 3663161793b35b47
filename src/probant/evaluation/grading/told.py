"""Single answers for people to read: what was true, what came, which ones to look at first.

Next: report/report.py puts them into the report.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    Judged,
    LastNames,
    Locations,
    Mentions,
    Names,
    NameSet,
    Nothing,
    Paths,
    PathSteps,
    Sites,
    Text,
    Truth,
)

SEVERITY = (Grade.FALSE_ANSWER, Grade.WRONG, Grade.ERROR, Grade.ABSTAINED)


def expected(result: Result) -> str:
    outcomes = "/".join(sorted(outcome.value for outcome in result.question.acceptable))
    return f"{outcomes} [{'; '.join(truth_lines(result.question.truth))}]"


def truth_lines(truth: Truth) -> list[str]:
    """What is true, in an order that does not depend on hashing."""
    match truth:
        case Locations(qualified_by_place=entries):
            return [f"location {name} {path} {line}" for (path, line), name in entries]
        case Sites(places=places):
            return [f"call {path} {line}" for path, line in sorted(places)]
        case Names(names=ordered):
            return [f"name {name}" for name in ordered]
        case NameSet(names=names) | LastNames(names=names):
            return [f"name {name}" for name in sorted(names)]
        case Paths(paths=paths):
            return [f"path {path}" for path in sorted(paths)]
        case PathSteps(paths=steps):
            return [f"path {path}" for path in steps]
        case Count(count=count):
            return [f"count {count}"]
        case Commits(shas=shas):
            return [f"commit {sha}" for sha in shas]
        case Mentions(words=words):
            return [f"text with {word}" for word in sorted(words)]
        case Denial(places=places):
            return [f"no; rather {path} {line}" for path, line in sorted(places)]
        case Text(text=text):
            return [f"text {text}"]
        case Boolean(value=value):
            return [f"boolean {value}"]
        case Nothing():
            return []
        case Judged():
            return truth.lines()


def got(result: Result) -> str:
    if result.response is None:
        return f"error: {result.error}"
    said = [
        " ".join(
            str(part)
            for part in (
                *(v.type, v.qualified_name or v.name, v.path, v.line),
                *(v.text, v.boolean, v.count, v.sha),
            )
            if part is not None
        )
        for v in result.response.values
    ]
    reasons = ",".join(result.response.reason_codes)
    return f"{result.response.outcome.value} [{'; '.join(said)}]" + (
        f" {reasons}" if reasons else ""
    )


def by_wording(results: Sequence[Result]) -> dict[tuple[str, str], Rate]:
    """Family and sentence → how often it was not answered right."""
    asked = [(r.question.family, r.question.wording) for r in results]
    failed = [key for key, r in zip(asked, results, strict=True) if r.grade is not Grade.CORRECT]
    n_asked, n_failed = Counter(asked), Counter(failed)
    return {key: Rate(n_failed[key], n_asked[key]) for key in n_failed}


def worst(failures: Sequence[Result], n_wanted: int) -> list[Result]:
    """False ones first, then wrong ones; families take turns, so that none hides the others."""
    turns: Counter[tuple[Grade, str]] = Counter()
    ranked: list[tuple[int, int, int, Result]] = []
    for number, result in enumerate(failures):
        key = (result.grade, result.question.family)
        ranked.append((SEVERITY.index(result.grade), turns[key], number, result))
        turns[key] += 1
    return [result for *_, result in sorted(ranked, key=lambda entry: entry[:3])[:n_wanted]]
