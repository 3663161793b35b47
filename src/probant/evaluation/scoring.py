"""Grades one response against one question, and its citations against the files on disk.

    outcome                  answerable question              unanswerable question
    answered, refuted        correct if the values equal      correct if acceptable and equal,
                             the truth, else wrong            else false answer
    partial                  correct if the values equal      false answer if it asserts anything
                             the truth, wrong if one is       untrue, else abstained or correct
                             untrue, else abstained
    insufficient_evidence    abstained                        correct if acceptable, else abstained
    error, malformed         error                            error

Next: metrics.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path, PurePosixPath

from probant.evaluation.response import CitedLines, Response, Value
from probant.evaluation.truth import (
    Boolean,
    Locations,
    Names,
    NameSet,
    Nothing,
    Outcome,
    Paths,
    Question,
    Sites,
    Text,
    Truth,
)

Item = tuple[object, ...]
"""One value reduced to what is compared."""


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
            return given == [("name", name) for name in names]
        case Locations():
            return set(given) == _true_items(truth) and _qualified_names_fit(truth, values)
        case Boolean() | Text():
            return len(given) == 1 and set(given) == _true_items(truth)
    return set(given) == _true_items(truth)


def overlap(truth: Truth, values: Sequence[Value]) -> Overlap | None:
    """Set overlap, or None where the truth is no set."""
    if not isinstance(truth, Locations | Sites | NameSet | Paths):
        return None
    given = {_item(truth, value) for value in values}
    true_items = _true_items(truth)
    return Overlap(len(given & true_items), len(given), len(true_items))


def _true_items(truth: Truth) -> set[Item]:
    match truth:
        case Locations(qualified_by_place=entries):
            return {("location", *place) for place, _ in entries}
        case Sites(places=places):
            return {("name", *place) for place in places}
        case Names(names=ordered):
            return {("name", name) for name in ordered}
        case NameSet(names=names):
            return {("name", name) for name in names}
        case Paths(paths=paths):
            return {("path", path) for path in paths}
        case Text(text=text):
            return {("text", without_space(text))}
        case Boolean(value=value):
            return {("boolean", value)}
        case Nothing():
            return set()


def _item(truth: Truth, value: Value) -> Item:
    """What of `value` counts for this kind of truth."""
    match truth:
        case Locations() | Sites():
            return (value.type, value.path, value.line)
        case Names() | NameSet():
            return (value.type, value.name)
        case Paths():
            return (value.type, value.path)
        case Text():
            return (value.type, without_space(value.text or ""))
        case Boolean():
            return (value.type, value.boolean)
        case Nothing():
            return (value.type,)


def without_space(text: str) -> str:
    return re.sub(r"\s+", "", text)


def _qualified_names_fit(truth: Locations, values: Sequence[Value]) -> bool:
    """`pkg.mod.Class.method` and `Class.method` name the same thing; no name says nothing."""
    qualified_by_place = dict(truth.qualified_by_place)
    for value in values:
        if value.qualified_name is None or value.path is None or value.line is None:
            continue
        expected = qualified_by_place[value.path, value.line].split(".")
        given = [part for part in value.qualified_name.split(".") if part != "<locals>"]
        n_shared = min(len(expected), len(given))
        if expected[-n_shared:] != given[-n_shared:]:
            return False
    return True


def is_verbatim(root: Path, cited: CitedLines) -> bool:
    """Whether the quote is exactly what those lines of the file on disk say, right now."""
    pure = PurePosixPath(cited.path)
    if pure.is_absolute() or ".." in pure.parts:
        return False
    try:
        text = (root / pure).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not 1 <= cited.start_line <= cited.end_line <= len(lines):
        return False
    return "\n".join(lines[cited.start_line - 1 : cited.end_line]) == cited.quote
