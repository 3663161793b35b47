"""The trees that questions are asked about, made from one: itself, with a history, without docs,
with traps for those who run it.

    plain    the tree as it is: code, project files, content; and its history, if it is a clone
    history  its files with a made-up history and an ignored folder, where it is no clone
    recall   a copy without the descriptions that are asked about
    runs     a copy whose tests are run, if that is permitted; broken: one that does not build

Next: running/runner.py asks, report/report.py prints.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from probant.evaluation.arms.history_ignored import IgnoredFacts, write_ignored
from probant.evaluation.arms.history_script import write_history
from probant.evaluation.arms.recall_copy import write_copy
from probant.evaluation.arms.run_environment import lay_out, wheels_for
from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.gates import GATES, Gate
from probant.evaluation.metrics.metrics import measured
from probant.evaluation.oracles.git_plumbing import is_own_repository
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.tree import Dropped, Tree, read_tree
from probant.evaluation.questions.generate import (
    DEFAULT_LIMIT,
    DEFAULT_SOURCES,
    MIN_NEGATIVES,
    generate,
)
from probant.evaluation.questions.truth import Question, QuestionSet
from probant.evaluation.questions.wordings.world import HISTORY, WORLD
from probant.evaluation.report.recall_table import RECALL_FAMILIES, RecallRow, recall_rows
from probant.evaluation.report.report import Report
from probant.evaluation.running.runner import Answerer, OnProgress, run
from probant.evaluation.sources.content.facts import ContentFacts
from probant.evaluation.sources.fact import MakeSource, Source
from probant.evaluation.sources.history.facts import HistoryFacts, history_of
from probant.evaluation.sources.project.facts import ProjectFacts
from probant.evaluation.sources.recall.facts import (
    ConceptFacts,
    DescribedFacts,
    described_functions,
)
from probant.evaluation.sources.runs import (
    RUN_FAMILIES,
    RunCopy,
    RunFacts,
    broken_copy,
    nothing_known,
)  # fmt: skip

HISTORY_FAMILIES = frozenset({*HISTORY, "U14"})
ENGINE = "probant"

OpenEngine = Callable[[Path], AbstractContextManager[Answerer]]
MakeAnswerer = Callable[[Tree], Answerer]


@dataclass(frozen=True, kw_only=True, slots=True)
class Stage:
    """One tree to ask about; `families` are those that belong to it, None all that is left."""

    name: str
    root: Path
    sources: tuple[MakeSource, ...]
    families: frozenset[str] | None
    min_negatives: int
    prepare: Callable[[], None] | None = None
    """Done after the tree was read and before anything is asked."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Running:
    """Leave to run a package's tests in the sandbox; what they need is brought below `cache`."""

    cache: Path
    environment: Mapping[str, str]


def stages(
    root: Path,
    seed: int,
    scratch: Path,
    families: Collection[str] | None,
    code: Sequence[MakeSource] = DEFAULT_SOURCES,
    running: Running | None = None,
) -> Iterator[Stage]:
    """Those stages on which something is to be asked; the others are not made."""
    tree = read_tree(root)
    is_clone = is_own_repository(root)
    own = HISTORY_FAMILIES | set(RECALL_FAMILIES) | RUN_FAMILIES
    if is_clone or families is None or set(families) - own:
        world: tuple[MakeSource, ...] = (ProjectFacts, ContentFacts)
        # Front ends of languages take minutes; they are not asked for what they cannot tell.
        is_code = families is None or bool(set(families) - set(WORLD))
        yield Stage(
            name="plain",
            root=root,
            sources=(*world, *((history_of,) if is_clone else ()), *(code if is_code else ())),
            families=None,
            min_negatives=MIN_NEGATIVES,
        )
    if not is_clone and _is_wanted(HISTORY_FAMILIES, families):
        yield _with_history(tree, seed, scratch / "history" / root.name)
    if _is_wanted(RECALL_FAMILIES, families):
        yield _without_docs(tree, seed, scratch / "recall" / root.name)
    if running is not None and _is_wanted(RUN_FAMILIES, families):
        yield from _run(tree, seed, scratch, running)


@dataclass(frozen=True, kw_only=True, slots=True)
class Measured:
    report: Report
    recall: tuple[RecallRow, ...]


def measure_stages(
    staged: Iterator[Stage],
    *,
    repo: str,
    seed: int,
    open_engine: OpenEngine,
    beside: Mapping[str, MakeAnswerer],
    recall_beside: Mapping[str, MakeAnswerer],
    families: Collection[str] | None = None,
    limit_per_family: int = DEFAULT_LIMIT,
    gates: Sequence[Gate] = GATES,
    on_progress: OnProgress | None = None,
) -> Measured:
    """Every stage asked of the engine and of those beside it; one report over all of them."""
    by_answerer: dict[str, list[Result]] = {ENGINE: [], **{name: [] for name in beside}}
    recalled: dict[str, list[Result]] = {}
    dropped: list[Dropped] = []
    for stage in staged:
        tree = read_tree(stage.root)
        if stage.prepare is not None:
            stage.prepare()
        asked = _asked(stage, tree, seed, families, limit_per_family)
        dropped += asked.dropped
        with open_engine(stage.root) as engine:
            by_answerer[ENGINE] += run(
                asked.questions, engine, root=stage.root, on_progress=on_progress
            )
        for name, make in beside.items():
            by_answerer[name] += run(asked.questions, make(tree), root=stage.root)
        if stage.name == "recall":
            recalled = _recalled(stage, tree, asked.questions, by_answerer, recall_beside)
    others = {name: measured(by_answerer[name]) for name in beside}
    report = Report.of(repo=repo, seed=seed, results=by_answerer[ENGINE], dropped=dropped,
                       others=others, gates=gates)  # fmt: skip
    return Measured(report=report, recall=tuple(recall_rows(recalled)))


def _asked(
    stage: Stage, tree: Tree, seed: int, families: Collection[str] | None, limit_per_family: int
) -> QuestionSet:
    return generate(
        tree,
        seed,
        stage.sources,
        families=_chosen(stage, families),
        limit_per_family=limit_per_family,
        min_negatives=stage.min_negatives,
    )


def _recalled(
    stage: Stage,
    tree: Tree,
    questions: Sequence[Question],
    by_answerer: Mapping[str, list[Result]],
    recall_beside: Mapping[str, MakeAnswerer],
) -> dict[str, list[Result]]:
    found = {name: list(results) for name, results in by_answerer.items()}
    for name, make in recall_beside.items():
        found[name] = list(run(questions, make(tree), root=stage.root))
    return found


def _chosen(stage: Stage, families: Collection[str] | None) -> Collection[str] | None:
    if stage.families is None or families is None:
        return stage.families if families is None else families
    return stage.families & set(families)


def _is_wanted(own: Collection[str], families: Collection[str] | None) -> bool:
    return families is None or not set(own).isdisjoint(families)


def _with_history(tree: Tree, seed: int, root: Path) -> Stage:
    root.mkdir(parents=True)
    script = write_history(tree, seed, root)
    names = write_ignored(root, tree, random.Random(f"{seed}:ignored"))

    def ignored(_: Tree, __: random.Random) -> Source:
        return IgnoredFacts(names)

    return Stage(
        name="history",
        root=root,
        sources=(partial(HistoryFacts, script=script), ignored),
        families=HISTORY_FAMILIES,
        min_negatives=0,
    )


def _run(tree: Tree, seed: int, scratch: Path, running: Running) -> Iterator[Stage]:
    root = scratch / "runs" / tree.root.name
    wheels = wheels_for(tree, running.cache, running.environment)
    if isinstance(wheels, Doubt):
        root.mkdir(parents=True)
        yield _of_runs("runs", root, nothing_known(wheels.reason))
        return
    root.mkdir(parents=True)
    venv = scratch / "runs" / "venv"
    lay_out(wheels, venv)
    made = RunCopy(tree, root, venv, random.Random(f"{seed}:runs")).made()
    yield _of_runs("runs", root, made, partial(lay_out, wheels, root / ".venv"))
    broken = scratch / "broken" / tree.root.name
    broken.mkdir(parents=True)
    facts = broken_copy(tree, broken)
    yield _of_runs("broken", broken, facts, partial(lay_out, wheels, broken / ".venv"))


def _of_runs(
    name: str, root: Path, facts: RunFacts, prepare: Callable[[], None] | None = None
) -> Stage:
    def known(_: Tree, __: random.Random) -> Source:
        return facts

    return Stage(
        name=name,
        root=root,
        sources=(known,),
        families=RUN_FAMILIES,
        min_negatives=0,
        prepare=prepare,
    )


def _without_docs(tree: Tree, seed: int, root: Path) -> Stage:
    root.mkdir(parents=True)
    chosen = described_functions(tree, random.Random(f"{seed}:described"))
    write_copy(tree, [entry for entry, _ in chosen], root)

    def described(_: Tree, __: random.Random) -> Source:
        return DescribedFacts(chosen)

    return Stage(
        name="recall",
        root=root,
        sources=(described, ConceptFacts),
        families=frozenset(RECALL_FAMILIES),
        min_negatives=0,
    )
