"""Compare answers to rewordings of one question: ask each, read its slots, hold all pairs together.

The answers are the engine's own, those of a command the user names, or texts somebody wrote.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from probant.checking.agreement import Comparison, Reply, compare_all
from probant.checking.answers import ReadData, reply_from_text, reply_from_values
from probant.checking.behaviour import NotPermitted
from probant.checking.checker import Bench, check_one
from probant.checking.conclusion import Stands, conclude
from probant.checking.document import Document
from probant.checking.shelf import Shelf
from probant.checking.slots import Slots
from probant.errors import UsageError
from probant.facts.binder import Binder
from probant.facts.lookup import FactBook
from probant.reading.understanding import Understood
from probant.tools.base import Desk
from probant.vocabulary.assertion import Checked, Span, TextReport
from probant.vocabulary.question import Goal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.workflows.answer_command import MAX_ANSWER_SECONDS, AnswerCommand, Silent
from probant.workflows.check import Engine
from probant.workflows.investigate import investigate
from probant.workflows.variants import MAX_VARIANTS, variants_of
from probant.workspace.snapshot import SourceTree

MAX_QUESTION_SECONDS = 240.0
"""How long a command may take over all wordings of one question."""

MAX_TEXTS = 40
"""Of texts every two are compared, so their number counts twice."""

MAX_QUESTIONS = 2_000
MAX_QUESTION_CHARS = 4_000
MAX_LABEL_CHARS = 60


class Asked(Record, kw_only=True):
    """A question as it stands in a file, with the rewordings given for it there, if any."""

    question: str
    span: Span
    rewordings: tuple[str, ...] = ()


class Group(Record, kw_only=True):
    """One question, its variants, what each was answered, and how the answers fit together.

    Of given texts there is no question; the variants are then the names of the texts.
    """

    question: str
    variants: tuple[str, ...]
    replies: tuple[Reply, ...]
    comparison: Comparison
    claims: tuple[tuple[int, Checked], ...]
    """Each with the number of the text it stands in."""


Read = Callable[[str], tuple[Understood, ...]]
"""The reader of the repository that is asked."""


class Answerer(Protocol):
    def answer(self, question: str) -> Reply: ...

    def answer_all(self, wordings: Sequence[str]) -> tuple[Reply, ...]: ...


class OwnAnswers:
    """The engine that `ask` uses; a goal is investigated once, however it was worded."""

    def __init__(self, tree: SourceTree, desk: Desk, read: Read) -> None:
        self._tree = tree
        self._desk = desk
        self._read = read
        self._known: dict[Goal, Reply] = {}

    def answer(self, question: str) -> Reply:
        understood = self._read(question)
        if len(understood) > 1:
            why = "it asks several things at once; ask them one by one"
            return failed(question, ReasonCode.UNDERSPECIFIED, why)
        goal = understood[0].goal
        if goal.revision:
            why = "it speaks of another revision; name that with --at"
            return failed(question, ReasonCode.WINDOW_REVISION, why)
        key = replace(goal, question="")
        if key not in self._known:
            self._known[key] = self._investigated(goal)
        return replace(self._known[key], question=question)

    def answer_all(self, wordings: Sequence[str]) -> tuple[Reply, ...]:
        return tuple(map(self.answer, wordings))

    def _investigated(self, goal: Goal) -> Reply:
        answer = investigate(goal, self._tree, self._desk)
        ruling = answer.ruling
        numbers = dict.fromkeys(n for value in answer.values for n in value.citations)
        return reply_from_values(
            goal.question,
            [cited.value for cited in answer.values],
            ruling.outcome,
            ruling.reasons,
            answer.text,
            tuple(answer.citations[n] for n in numbers),
        )


class Command:
    """A command of the user's, and how its answers are read."""

    def __init__(
        self,
        template: str,
        repo: Path,
        shelf: Shelf,
        read: ReadData,
        *,
        max_seconds: float = MAX_ANSWER_SECONDS,
        max_question_seconds: float = MAX_QUESTION_SECONDS,
    ) -> None:
        self._command = AnswerCommand(template, repo, max_seconds=max_seconds)
        self._read = read
        self._max_question_seconds = max_question_seconds
        self._shelf = shelf

    def answer_all(self, wordings: Sequence[str]) -> tuple[Reply, ...]:
        """The wordings of one question, as far as there is time for them."""
        until = time.monotonic() + self._max_question_seconds
        why = f"not asked: this question took longer than {self._max_question_seconds:g} seconds"
        return tuple(
            self.answer(one) if time.monotonic() < until else failed(one, ReasonCode.TIMEOUT, why)
            for one in wordings
        )

    def answer(self, question: str) -> Reply:
        said = self._command.ask(question)
        if isinstance(said, Silent):
            return failed(question, said.reason, said.why)
        return reply_from_text(question, Document("-", said), self._shelf, self._read)


def failed(question: str, reason: ReasonCode, why: str) -> Reply:
    """An answer that could not be had: it agrees with none and contradicts none."""
    return Reply(question=question, slots=Slots(), reason=reason, why=why)


def read_questions(document: Document) -> list[Asked]:
    """One question on each line; lines indented below it reword it. `#` starts a remark."""
    found: list[Asked] = []
    rewordings: list[list[str]] = []
    start = 0
    for line in document.text.split("\n"):
        said = line.strip()
        if said and not said.startswith("#"):
            first = start + line.index(said)
            if line[0] in " \t" and found:
                rewordings[-1].append(said)
            else:
                span = document.span(first, first + len(said))
                found.append(Asked(question=said, span=span))
                rewordings.append([])
        start += len(line) + 1
    asked = [
        replace(one, rewordings=tuple(others))
        for one, others in zip(found, rewordings, strict=True)
    ]
    _refuse_too_much(asked, document)
    return asked


def _refuse_too_much(asked: Sequence[Asked], document: Document) -> None:
    if not asked:
        raise UsageError(
            f"there is no question in {document.name}", remedy="write one question on each line"
        )
    if len(asked) > MAX_QUESTIONS:
        raise UsageError(
            f"{document.name} has {len(asked)} questions", remedy=f"ask at most {MAX_QUESTIONS}"
        )
    longest = max(asked, key=lambda one: max(map(len, (one.question, *one.rewordings))))
    if max(map(len, (longest.question, *longest.rewordings))) > MAX_QUESTION_CHARS:
        raise UsageError(
            f"line {longest.span.line} of {document.name} is no question: it is too long",
            remedy=f"ask in at most {MAX_QUESTION_CHARS} characters",
        )


def group_bench(tree: SourceTree, book: FactBook, binder: Binder, desk: Desk) -> Bench:
    """What statements of two answers are held against; nothing is run for that."""
    shelf = Shelf(tree, book, binder)
    return Bench(shelf=shelf, prover=Engine(tree, desk), runner=NotPermitted())


def compare_answers(
    asked: Sequence[tuple[int, Asked]], answerer: Answerer, bench: Bench, read: Read
) -> tuple[Group, ...]:
    """Ask every question in all its variants, and compare; each comes with its file's number."""
    return tuple(_asked(number, one, answerer, bench, read) for number, one in asked)


def _asked(number: int, one: Asked, answerer: Answerer, bench: Bench, read: Read) -> Group:
    variants = _variants(one, read)
    replies = answerer.answer_all(variants)
    comparison = compare_all(replies, bench.shelf, lambda said: check_one(said, bench))
    labels = [f"answer {n} (to “{_short(text)}”)" for n, text in enumerate(variants, start=1)]
    here = Stands(number, one.span, one.question)
    claims = conclude(replies, comparison, labels, lambda _number, _span: here)
    return Group(
        question=one.question,
        variants=variants,
        replies=replies,
        comparison=comparison,
        claims=claims,
    )


def _variants(asked: Asked, read: Read) -> tuple[str, ...]:
    if not asked.rewordings:
        return variants_of(asked.question, read(asked.question)[0])
    given = tuple(dict.fromkeys((asked.question, *asked.rewordings)))
    if len(given) > MAX_VARIANTS:
        raise UsageError(
            f"line {asked.span.line} has {len(given)} wordings",
            remedy=f"give at most {MAX_VARIANTS}: every two answers are compared",
        )
    return given


def _short(text: str) -> str:
    return text if len(text) <= MAX_LABEL_CHARS else text[: MAX_LABEL_CHARS - 1] + "…"


def compare_texts(documents: Sequence[Document], bench: Bench, read: ReadData) -> Group:
    """Texts that all answer one question nobody has told: what they tell, compared."""
    if len(documents) > MAX_TEXTS:
        raise UsageError(
            f"{len(documents)} texts are too many to compare every two",
            remedy=f"name at most {MAX_TEXTS}",
        )
    names = tuple(document.name for document in documents)
    replies = tuple(reply_from_text("", one, bench.shelf, read) for one in documents)
    comparison = compare_all(replies, bench.shelf, lambda said: check_one(said, bench))

    def stands(number: int, span: Span | None) -> Stands:
        document = documents[number]
        where = span or document.span(0, len(document.text.partition("\n")[0]))
        return Stands(number, where, document.text[where.start : where.end])

    return Group(
        question="",
        variants=names,
        replies=replies,
        comparison=comparison,
        claims=conclude(replies, comparison, names, stands),
    )


def reports_of(
    groups: Sequence[Group], documents: Sequence[Document], tree: SourceTree
) -> tuple[TextReport, ...]:
    """The claims of the groups, as a check of the texts they stand in."""
    claims = [claim for group in groups for claim in group.claims]
    return tuple(
        TextReport(
            source=document.name,
            snapshot=tree.snapshot,
            claims=tuple(
                sorted((c for n, c in claims if n == number), key=lambda c: c.assertion.span)
            ),
            n_citations=0,
            warnings=document.warnings + tree.warnings,
        )
        for number, document in enumerate(documents)
    )
