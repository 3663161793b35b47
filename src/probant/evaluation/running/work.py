"""The two steps of a run, the same for every engine: prepare a unit, answer a batch of questions.

Both are functions from a picklable task to bytes or rows; what they need on the machine they run
on, the surface opens there (`settle`). Next: engines.py carries them out, conduct.py orders them.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from probant.errors import ExecutionError
from probant.evaluation.arms.arm import Families, Ground
from probant.evaluation.arms.place import Place
from probant.evaluation.arms.published import usable
from probant.evaluation.arms.trees import Made, kept_tree, made
from probant.evaluation.grading.cited import CitedFiles
from probant.evaluation.grading.codec import result_json
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.coverage import FactCoverage, fact_coverage
from probant.evaluation.oracles.git_plumbing import is_own_repository
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.plain import line_of
from probant.evaluation.questions.codec import set_json
from probant.evaluation.questions.generate import gather, generate
from probant.evaluation.questions.truth import Question, QuestionSet
from probant.evaluation.running.folder import Unit
from probant.evaluation.running.program import program_digest
from probant.evaluation.running.published import tree_of
from probant.evaluation.running.runner import ask
from probant.evaluation.running.writing import Row
from probant.evaluation.subjects.registry import Answerer
from probant.evaluation.templates.asking import Asking
from probant.evaluation.templates.reading import Templates


@dataclass(frozen=True, kw_only=True, slots=True)
class SubjectSpec:
    """Who is asked: probant, cli, a baseline by its name, or a command."""

    name: str
    command: str | None = None
    allow_exec: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Site:
    """A machine that works: its cache, its environment, and how a subject is opened there."""

    cache: Path
    environment: Mapping[str, str]
    open_subject: Callable[[SubjectSpec, Path], AbstractContextManager[Answerer]]
    extract: Callable[[Path], Mapping[str, object]]
    """The facts of a tree as `probant.facts/1`: what share of them is asked about is counted."""


Settle = Callable[[], Site]


@dataclass(frozen=True, kw_only=True, slots=True)
class Base:
    """What both kinds of task say."""

    unit: Unit
    place: Place
    seed: int
    program: str
    settle: Settle
    published: str | None = None
    """The folder of a set whose tree is asked about, instead of one made here."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PrepareTask(Base):
    families: tuple[str, ...] | None
    limit: int
    templates: Templates | None = None
    """Outside templates that are asked instead of the own wordings; `limit` counts facts then."""


class SurveyTask(Base):
    """Only where and what."""


@dataclass(frozen=True, kw_only=True, slots=True)
class AnswerTask(Base):
    subject: SubjectSpec
    questions: tuple[Question, ...]
    keep_answers: bool = True
    """Whether the whole answer is kept where it was not right."""


FAULTS = (
    ArithmeticError, AssertionError, AttributeError, LookupError, OSError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip
"""What wrong code raises: a fault of whoever is asked is a measurement. Anything else, such as no
memory being left, ends the process that works, and the question is asked once more alone."""

OTHER_PROGRAM = "the process that works has another version of the program"


class OtherProgram(ExecutionError):
    """Its results would be another program's."""


class NotOpened(ExecutionError):
    """Whoever is to be asked could not be opened here."""


def prepare(task: PrepareTask) -> bytes:
    """Make the arm, ask the oracles, word the questions: the set as JSON."""
    site = _settled(task)
    ground = _ground(task.place, task.seed, site, task.families)
    with made(task.place, task.unit.arm, ground, task.program) as arm:
        return set_json(_asked(task, arm))


def survey(task: SurveyTask) -> FactCoverage:
    """Which of the extracted facts of the plain tree some question could ask about."""
    site = _settled(task)
    root = _tree(task, site)
    return fact_coverage(task.unit.repo, site.extract(root))


def answer(task: AnswerTask) -> tuple[Row, ...]:
    """Ask a batch; one row per question, in the order asked."""
    site = _settled(task)
    root = _tree(task, site)
    answerer = _OPENED.opened(site, task.subject, root)
    files = CitedFiles(root)
    return tuple(_row(task, question, answerer, files) for question in task.questions)


def _row(task: AnswerTask, question: Question, answerer: Answerer, files: CitedFiles) -> Row:
    try:
        result = ask(question, answerer, files)
    except FAULTS as error:
        result = Result.failed(question, f"{type(error).__name__}: {error}"[:400], 0.0)
    if result.grade is Grade.CORRECT or not task.keep_answers:
        result = replace(result, answer=None)
    return Row(question.id, line_of(result_json(result)), round(result.seconds, 6))


def _settled(task: Base) -> Site:
    if task.program != program_digest():
        raise OtherProgram(OTHER_PROGRAM, remedy="install the same one everywhere")
    return task.settle()


def unit_tree(unit: Unit, place: Place, seed: int, program: str, site: Site) -> Path:
    """The tree of a unit on this machine, made if it is not there."""
    return kept_tree(place, unit.arm, _ground(place, seed, site, None), program)


def _ground(place: Place, seed: int, site: Site, families: Families) -> Ground:
    root = place.brought(site.cache, site.environment)
    return Ground(
        tree=read_tree(root),
        seed=seed,
        is_clone=is_own_repository(root),
        families=families,
        cache=site.cache,
        environment=site.environment,
    )


def _tree(task: Base, site: Site) -> Path:
    key = (task.place, task.unit, task.seed, task.published)
    if key not in _TREES:
        if task.published is None:
            found = unit_tree(task.unit, task.place, task.seed, task.program, site)
        else:
            source = tree_of(Path(task.published), task.unit)
            unit = task.unit
            found = usable(source, unit.repo, unit.arm, site.cache, site.environment)
        _TREES[key] = found
    return _TREES[key]


def _asked(task: PrepareTask, arm: Made) -> QuestionSet:
    own, chosen = arm.asking.families, task.families
    if own is not None and chosen is not None:
        families: Families = own & set(chosen)
    else:
        families = chosen if own is None else own
    if task.templates is not None:
        gathered = gather(arm.tree, task.seed, arm.asking.sources)
        asked = Asking(
            templates=task.templates, gathered=gathered, families=families, limit=task.limit
        ).questions()
    else:
        asked = generate(
            arm.tree,
            task.seed,
            arm.asking.sources,
            families=families,
            limit_per_family=task.limit,
            min_negatives=arm.asking.min_negatives,
        )
    named = [replace(one, arm=task.unit.arm, repo=task.unit.repo) for one in asked.questions]
    return QuestionSet(tuple(named), asked.dropped)


class _Opened:
    """The subject this process asked last: opening one anew for every batch would cost most."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._key: object = None
        self._answerer: Answerer | None = None

    def opened(self, site: Site, subject: SubjectSpec, root: Path) -> Answerer:
        key = (site.cache, subject, root)
        if self._answerer is None or key != self._key:
            self.close()
            self._answerer = self._entered(site.open_subject(subject, root))
            self._key = key
        return self._answerer

    def _entered(self, opening: AbstractContextManager[Answerer]) -> Answerer:
        try:
            return self._stack.enter_context(opening)
        except FAULTS as error:
            raise NotOpened(f"{type(error).__name__}: {error}"[:400]) from error

    def close(self) -> None:
        self._answerer = None
        self._stack.close()


_OPENED = _Opened()
_TREES: dict[tuple[Place, Unit, int, str | None], Path] = {}
atexit.register(_OPENED.close)
