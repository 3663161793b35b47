"""An answer in prose made a response: the kind of the truth, never its content, says what to read.

    truth asked for          what is read
    places, call sites       path and line; a path without a line is a path, and no place
    paths, path steps        paths, those of the question left out unless they are steps
    names                    code marks, the head of each list item or table row, a bare list
    texts, types             code marks and code blocks; a bare last word after "is" or ":"
    yes or no, counts        the first word, or the first clause; numbers with what they count
    commits, author, runs    hashes of seven and more; "by NAME"; "N passed, M failed"
    nothing, a false premise any assertion at all

A first clause that cannot tell is a refusal; one that denies is a "no", or an empty list. What it
names afterwards are leads, unless it is said of what was asked for (insisting.py). A guess, or an
open list, is partial. Next: grading/scoring.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from probant.checking.prose import read_answer, words_of
from probant.evaluation.questions import project_truth
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    LastNames,
    Locations,
    Mentions,
    Names,
    NameSet,
    Nothing,
    Outcome,
    PathSteps,
    Question,
    Sites,
    Text,
    Truth,
)
from probant.evaluation.questions.truth import Paths as PathsTruth
from probant.evaluation.questions.type_truth import TypeText
from probant.evaluation.subjects import prose_values as told
from probant.evaluation.subjects.clauses import Clause, Paths, Prose, Stance, taken_apart
from probant.evaluation.subjects.insisting import is_insisting, is_of_the_thing
from probant.evaluation.subjects.prose_values import made
from probant.evaluation.subjects.response import (
    Level,
    MalformedResponseError,
    Response,
    Value,
)
from probant.evaluation.subjects.yes_or_no import NO, YES, stated

UNREAD = "unread: "


class UnreadAnswerError(MalformedResponseError):
    """Prose that tells nothing of the sort that was asked for."""


def response_from_prose(question: Question, text: str, paths: Paths) -> Response:
    """Raises `UnreadAnswerError`."""
    if not text.strip():
        raise UnreadAnswerError(f"{UNREAD}the answer is empty")
    prose = taken_apart(text, paths)
    reader = _Reader(question, prose, paths)
    match question.truth:
        case Nothing():
            return reader.of_nothing()
        case Denial():
            return reader.of_denial()
        case Boolean():
            return reader.of_boolean()
    return reader.of_values()


class _Reader:
    def __init__(self, question: Question, prose: Prose, paths: Paths) -> None:
        self._truth = question.truth
        self._question = question.text
        self._prose = prose
        self._paths = paths
        self._asked = words_of(question.text)

    def of_nothing(self) -> Response:
        """Whatever is not a refusal or a denial asserts something of what is not there."""
        is_honest = self._opening() is not Stance.STATES and not self._is_insisting()
        if is_honest:
            return _response(Outcome.INSUFFICIENT_EVIDENCE, leads=self._pointed())
        values = self._pointed() or (self._whole(),)
        return _response(Outcome.ANSWERED, values, is_guess=self._is_guess())

    def of_denial(self) -> Response:
        stance = self._opening()
        is_insisting = self._is_insisting()
        if stance is Stance.CANNOT and not is_insisting:
            return _response(Outcome.INSUFFICIENT_EVIDENCE, leads=self._pointed())
        is_denied = stance is Stance.CANNOT and is_of_the_thing(self._question, self._prose.clauses)
        if stance is Stance.DENIES or is_denied:
            return _response(Outcome.REFUTED, (made("boolean", boolean=False), *self._rather()))
        values = self._pointed() or (self._whole(),)
        return _response(Outcome.ANSWERED, values, is_guess=self._is_guess())

    def of_boolean(self) -> Response:
        truth = self._yes_or_no()
        if truth is None:
            if self._opening() is Stance.CANNOT:
                return _response(Outcome.INSUFFICIENT_EVIDENCE)
            raise UnreadAnswerError(f"{UNREAD}neither yes nor no")
        outcome = Outcome.ANSWERED if truth else Outcome.REFUTED
        first = self._prose.clauses[0]
        return _response(outcome, (made("boolean", boolean=truth),), is_guess=first.is_guess)

    def of_values(self) -> Response:
        stance = self._opening()
        values = tuple(dict.fromkeys(_READERS[_kind(self._truth)](self)))
        if stance is Stance.CANNOT and not self._is_insisting():
            return _response(Outcome.INSUFFICIENT_EVIDENCE, leads=values)
        is_turned = bool(values) and _kind(self._truth) in ("place", "path")
        if stance is Stance.DENIES and not is_turned:
            is_empty = isinstance(self._truth, Sites | Names | NameSet | LastNames | PathsTruth)
            zero = (made("count", count=0),) if isinstance(self._truth, Count) else ()
            return _response(Outcome.ANSWERED if is_empty or zero else Outcome.REFUTED, zero)
        if not values:
            raise UnreadAnswerError(f"{UNREAD}no {_kind(self._truth)} in the answer")
        is_open = any(one.is_open_ended for one in self._prose.clauses if one.places or one.marked)
        return _response(Outcome.ANSWERED, values, is_guess=self._is_guess() or is_open)

    # How it is meant

    def _opening(self) -> Stance:
        """The stance of the first clause that takes one, or that names what was asked for."""
        for clause in self._prose.clauses:
            if NO.match(clause.text):
                return Stance.DENIES
            if clause.stance is not Stance.STATES:
                return clause.stance
            if YES.match(clause.text) or any(one.line is not None for one in clause.places):
                return Stance.STATES
            if told.names([clause], self._asked) and clause.row is None:
                return Stance.STATES
        return Stance.STATES

    def _is_insisting(self) -> bool:
        return is_insisting(self._question, self._prose.clauses)

    def _is_guess(self) -> bool:
        return any(one.is_guess for one in self._prose.clauses if one.places or one.marked)

    def _yes_or_no(self) -> bool | None:
        slots = read_answer(self._prose.document, self._paths, self._asked).slots
        if slots.truth is not None:
            return slots.truth
        first = self._prose.clauses[0] if self._prose.clauses else None
        if first is None or first.stance is Stance.CANNOT:
            return None
        if YES.match(first.text) or NO.match(first.text):
            return YES.match(first.text) is not None
        return stated(self._question, first)

    # What it tells

    def _claims(self) -> list[Clause]:
        return [one for one in self._prose.clauses if one.stance is Stance.STATES]

    def _places(self) -> Iterable[Value]:
        claimed = [one for one in self._claims() if not one.is_aside]
        kind = "name" if isinstance(self._truth, Sites) else "location"
        if isinstance(self._truth, Sites | project_truth.At):
            # A call is what is asked for: "called in …" is no aside.
            claimed = self._claims()
        return told.places(claimed, kind)

    def _rather(self) -> tuple[Value, ...]:
        """The right places that come with a denial."""
        claimed = [one for one in self._claims() if not one.is_aside]
        return tuple(one for one in told.places(claimed, "location") if one.line is not None)

    def _pointed(self) -> tuple[Value, ...]:
        claims = self._claims()
        found = [*told.places(claims, "location"), *told.name_values(claims, self._asked)]
        return tuple(dict.fromkeys(found))

    def _whole(self) -> Value:
        return made("text", text=self._prose.document.text.strip())

    def paths(self) -> Iterable[Value]:
        is_steps = isinstance(self._truth, PathSteps)
        return told.paths(self._claims(), frozenset() if is_steps else self._asked)

    def names(self) -> Iterable[Value]:
        return told.name_values(self._claims(), self._asked)

    def texts(self) -> Iterable[Value]:
        return told.texts(self._claims(), self._prose.blocks, self._asked)

    def lines(self) -> Iterable[Value]:
        return [made("text", text=block) for block in self._prose.blocks] or self.texts()

    def whole(self) -> Iterable[Value]:
        return [self._whole()]

    def counts(self) -> Iterable[Value]:
        slots = read_answer(self._prose.document, self._paths, self._asked).slots
        return told.counts(self._claims(), slots.counts)

    def commits(self) -> Iterable[Value]:
        return told.commits(self._claims())

    def author(self) -> Iterable[Value]:
        return [*told.author(self._claims()), *told.commits(self._claims())]

    def run(self) -> Iterable[Value]:
        is_build = re.search(r"\b(?:build|compile)", self._question, re.IGNORECASE) is not None
        return told.runs(self._prose.clauses, self._yes_or_no() if is_build else None)

    def places(self) -> Iterable[Value]:
        return self._places()


def _response(
    outcome: Outcome,
    values: Sequence[Value] = (),
    *,
    leads: Sequence[Value] = (),
    is_guess: bool = False,
) -> Response:
    level = Level.MEDIUM if not is_guess else Level.LOW
    return Response(
        outcome=Outcome.PARTIAL if is_guess and values else outcome,
        values=tuple(values),
        leads=tuple(leads),
        citations=(),
        level=Level.NONE if outcome is Outcome.INSUFFICIENT_EVIDENCE else level,
        gate_status="prose",
        reason_codes=(),
        recovery_attempts=0,
    )


_READERS: dict[str, Callable[[_Reader], Iterable[Value]]] = {
    "place": _Reader.places,
    "path": _Reader.paths,
    "name": _Reader.names,
    "text": _Reader.texts,
    "line": _Reader.lines,
    "mention": _Reader.whole,
    "count": _Reader.counts,
    "commit": _Reader.commits,
    "author": _Reader.author,
    "run": _Reader.run,
}


def _kind(truth: Truth) -> str:
    match truth:
        case Locations() | Sites() | project_truth.At() | project_truth.Among():
            return "place"
        case PathsTruth() | PathSteps():
            return "path"
        case Names() | NameSet() | LastNames():
            return "name"
        case Text() | TypeText() | project_truth.Said():
            return "text"
        case Mentions() | project_truth.MentionsOne():
            return "mention"
        case Count():
            return "count"
        case Commits():
            return "commit"
        case project_truth.Author():
            return "author"
        case project_truth.RunCounts():
            return "run"
    return "line"
