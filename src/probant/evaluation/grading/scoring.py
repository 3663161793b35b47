"""Grades one response against one question, and its citations against the files on disk.

    outcome                  answerable question              unanswerable question
    answered, refuted        correct if the values equal      correct if acceptable and equal,
                             the truth, else wrong            else false answer
    partial                  correct if the values equal      false answer if it asserts anything
                             the truth, wrong if one is       untrue, else abstained or correct
                             untrue, else abstained
    insufficient_evidence    abstained                        correct if acceptable, else abstained
    error, malformed         error                            error

Next: metrics/metrics.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

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
    Outcome,
    Paths,
    PathSteps,
    Question,
    Sites,
    Text,
    Truth,
)
from probant.evaluation.sources.identifiers import last_identifier
from probant.evaluation.subjects.response import CitedLines, Response, Value

Item = tuple[object, ...]
"""One value reduced to what is compared."""


MIN_SHA_CHARS = 7
_POINTERS = ("location", "name", "path")


class Grade(Enum):
    CORRECT = "correct"
    WRONG = "wrong"
    ABSTAINED = "abstained"
    FALSE_ANSWER = "false_answer"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Overlap:
    """How a set of values meets the true set; only for questions whose truth is a set."""

    n_common: int
    n_given: int
    n_true: int

    @property
    def f1(self) -> float:
        total = self.n_given + self.n_true
        return 1.0 if total == 0 else 2 * self.n_common / total


def grade(question: Question, response: Response) -> Grade:
    """The one grade of `response`, by the table above."""
    if response.outcome is Outcome.ERROR:
        return Grade.ERROR
    asserted = Grade.FALSE_ANSWER if question.is_unanswerable else Grade.WRONG
    if response.outcome is Outcome.INSUFFICIENT_EVIDENCE:
        if response.values:
            return asserted
        return Grade.CORRECT if response.outcome in question.acceptable else Grade.ABSTAINED
    if response.outcome is Outcome.PARTIAL:
        return _grade_partial(question, response, asserted)
    is_right = response.outcome in question.acceptable and equals(question.truth, response.values)
    return Grade.CORRECT if is_right else asserted


def _grade_partial(question: Question, response: Response, asserted: Grade) -> Grade:
    if not response.values:
        is_honest = Outcome.INSUFFICIENT_EVIDENCE in question.acceptable
        return Grade.CORRECT if is_honest else Grade.ABSTAINED
    if equals(question.truth, response.values):
        return Grade.CORRECT
    true_items = _true_items(question.truth)
    is_sound = all(_item(question.truth, value) in true_items for value in response.values)
    return Grade.ABSTAINED if is_sound else asserted


def equals(truth: Truth, values: Sequence[Value]) -> bool:
    """Whether `values` say exactly what is true: all of it, nothing else, of the right type."""
    given = [_item(truth, value) for value in values]
    match truth:
        case Nothing():
            return False
        case Names(names=names):
            listed = [("name", name) for name in names]
            once = [("name", name) for name in truth.once]
            return given == listed or (truth.is_once_enough and given == once)
        case PathSteps(paths=paths):
            return given == [("path", path) for path in paths]
        case Commits(shas=shas):
            # A file or a tag beside the commit is said in passing, not in its place.
            return [item for item in given if item[0] == "commit"] == [("commit", s) for s in shas]
        case Locations():
            return _are_the_places(truth, set(given)) and _qualified_names_fit(truth, values)
        case Boolean() | Text() | Count():
            return len(given) == 1 and set(given) == _true_items(truth)
        case Mentions(words=words):
            said = " ".join(value.text or "" for value in values if value.type == "text")
            return words <= set(re.findall(r"[\w$]+", said))
        case Denial():
            return set(given) <= _true_items(truth)
        case Judged():
            return truth.fits(values)
    return set(given) == _true_items(truth)


def _are_the_places(truth: Locations, given: set[Item]) -> bool:
    optional: set[Item] = {("location", *place) for place, _ in truth.optional}
    return given - optional == _true_items(truth) - optional


def overlap(truth: Truth, values: Sequence[Value]) -> Overlap | None:
    """Set overlap, or None where the truth is no set."""
    if not isinstance(truth, Locations | Sites | NameSet | LastNames | Paths):
        return None
    given = {_item(truth, value) for value in values}
    true_items = _true_items(truth)
    if isinstance(truth, Locations):
        given -= {("location", *place) for place, _ in truth.optional}
    return Overlap(len(given & true_items), len(given), len(true_items))


def _true_items(truth: Truth) -> set[Item]:
    match truth:
        case Locations(qualified_by_place=entries):
            return {("location", *place) for place, _ in entries}
        case Sites(places=places):
            return {("name", *place) for place in places}
        case Names(names=ordered):
            return {("name", name) for name in ordered}
        case NameSet(names=names) | LastNames(names=names):
            return {("name", name) for name in names}
        case Paths(paths=paths):
            return {("path", path) for path in paths}
        case PathSteps(paths=steps):
            return {("path", path) for path in steps}
        case Count(count=count):
            return {("count", count)}
        case Commits(shas=shas):
            return {("commit", sha) for sha in shas}
        case Mentions(words=words):
            return {("text", word) for word in words}
        case Denial(places=places):
            pointed: set[Item] = {(kind, *place) for place in places for kind in _POINTERS}
            return pointed | {("boolean", False)}
        case Text(text=text):
            return {("text", without_space(text))}
        case Boolean(value=value):
            return {("boolean", value)}
        case Nothing():
            return set()
        case Judged():
            return {(True,)}


def _item(truth: Truth, value: Value) -> Item:
    """What of `value` counts for this kind of truth."""
    match truth:
        case Locations() | Sites():
            return (value.type, value.path, value.line)
        case Names() | NameSet():
            return (value.type, value.name)
        case LastNames():
            return (value.type, last_identifier(value.name or ""))
        case Paths() | PathSteps():
            return (value.type, value.path)
        case Count():
            return (value.type, value.count)
        case Commits(shas=shas):
            return (value.type, _whole(value.sha, shas))
        case Mentions():
            return (value.type, value.text)
        case Denial():
            if value.type == "boolean":
                return (value.type, value.boolean)
            return (value.type, value.path, value.line)
        case Text():
            return (value.type, without_space(value.text or ""))
        case Boolean():
            return (value.type, value.boolean)
        case Nothing():
            return (value.type,)
        case Judged():
            return (truth.holds(value),)


def _whole(sha: str | None, known: Sequence[str]) -> str | None:
    """The known hash that a shortened one stands for."""
    if sha is None or len(sha) < MIN_SHA_CHARS:
        return sha
    return next((whole for whole in known if whole.startswith(sha.lower())), sha)


def without_space(text: str) -> str:
    return re.sub(r"\s+", "", text)


def _qualified_names_fit(truth: Locations, values: Sequence[Value]) -> bool:
    """`pkg.mod.Class.method` and `Class.method` name the same thing; no name says nothing."""
    qualified_by_place = dict((*truth.optional, *truth.qualified_by_place))
    for value in values:
        if value.qualified_name is None or value.path is None or value.line is None:
            continue
        expected = qualified_by_place[value.path, value.line].split(".")
        given = [part for part in value.qualified_name.split(".") if part != "<locals>"]
        n_shared = min(len(expected), len(given))
        if expected[-n_shared:] != given[-n_shared:]:
            return False
    return True


def is_verbatim(content: bytes | None, cited: CitedLines) -> bool:
    """Whether the quote is exactly what those lines of the file say."""
    if content is None:
        return False
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not 1 <= cited.start_line <= cited.end_line <= len(lines):
        return False
    return "\n".join(lines[cited.start_line - 1 : cited.end_line]) == cited.quote
