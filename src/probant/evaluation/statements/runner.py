"""The whole track on one tree: make statements, put them into texts, have them checked, grade.

Knows nothing of the engine: the checker is handed in. Next: metrics.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from probant.evaluation.arms.history_script import write_history
from probant.evaluation.oracles.git_plumbing import GitHistory
from probant.evaluation.oracles.tree import Tree, read_tree
from probant.evaluation.sources.code import oracles as code_oracles
from probant.evaluation.sources.code.oracles import NotLooked
from probant.evaluation.sources.code.truth import CodeTruth
from probant.evaluation.statements.docs import DocsResult, docs_result, pages
from probant.evaluation.statements.facts import CheckFacts
from probant.evaluation.statements.grading import Graded, graded
from probant.evaluation.statements.history import CommitFacts
from probant.evaluation.statements.mutations import CheckMutations
from probant.evaluation.statements.reading import CheckReading
from probant.evaluation.statements.response import Checker, Text
from probant.evaluation.statements.statement import ComposedText, Told
from probant.evaluation.statements.texts import composed

DEFAULT_LIMIT = 40
BATCH = 200
"""Texts handed over at once: enough that opening the repository costs little."""

T = TypeVar("T")
OnProgress = Callable[[int, int], None]


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckRun:
    """What one tree gave; `gaps` are languages no oracle could read."""

    repo: str
    seed: int
    results: tuple[Graded, ...]
    docs: DocsResult
    gaps: tuple[NotLooked, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class Measurement:
    """How to measure one tree."""

    root: Path
    seed: int
    cache: Path
    environment: Mapping[str, str]
    scratch: Path
    limit: int = DEFAULT_LIMIT


def measure(
    job: Measurement, checker: Checker, *, on_progress: OnProgress | None = None
) -> CheckRun:
    tree = read_tree(job.root)
    repo = job.root.resolve().name
    languages = code_oracles.languages_of(job.root)
    truths, gaps = code_oracles.look(job.root, job.cache, job.environment, languages)
    texts = code_texts(tree, truths, job.seed, job.limit)
    commits, past = _commit_texts(tree, job)
    documents = list(pages(tree))
    n_all = len(texts) + len(commits) + len(documents)
    steps = _Steps(n_all, on_progress)
    results = [*_checked(repo, job.root, texts, checker, steps)]
    results += _checked(repo, past, commits, checker, steps)
    claims = checker(job.root, documents) if documents else []
    return CheckRun(
        repo=repo,
        seed=job.seed,
        results=tuple(results),
        docs=docs_result(repo, documents, claims),
        gaps=gaps,
    )


def code_texts(
    tree: Tree, truths: Sequence[CodeTruth], seed: int, limit: int
) -> list[ComposedText]:
    """Texts of true statements, then of false ones; at most `limit` statements of each sort."""
    rng = random.Random(f"{seed}:check:{tree.root.name}")
    facts = CheckFacts(CheckReading(tree, truths, rng))
    grounds = {sort: _some(found, 4 * limit, rng) for sort, found in facts.all().items()}
    true = [g.told for found in grounds.values() for g in _some(found, limit, rng)]
    made = CheckMutations(facts).all(grounds)
    false = [one for found in made.values() for one in _some(found, limit, rng)]
    return [*composed(true, rng), *composed(false, rng)]


def _commit_texts(tree: Tree, job: Measurement) -> tuple[list[ComposedText], Path]:
    rng = random.Random(f"{job.seed}:commits:{tree.root.name}")
    past = job.scratch / tree.root.name
    past.mkdir(parents=True)
    script = write_history(tree, job.seed, past)
    facts = CommitFacts(script, GitHistory(past), rng)
    true: list[Told] = _some(facts.true(), job.limit, rng)
    return [*composed(true, rng), *composed(facts.false(true), rng)], past


class _Steps:
    def __init__(self, n_all: int, on_progress: OnProgress | None) -> None:
        self._n_all = n_all
        self._n_done = 0
        self._tell = on_progress

    def take(self, n: int) -> None:
        self._n_done += n
        if self._tell is not None:
            self._tell(self._n_done, self._n_all)


def _checked(
    repo: str, root: Path, texts: Sequence[ComposedText], checker: Checker, steps: _Steps
) -> Iterator[Graded]:
    for start in range(0, len(texts), BATCH):
        batch = texts[start : start + BATCH]
        found = checker(root, [Text(one.name, one.text) for one in batch])
        for text, claims in zip(batch, found, strict=True):
            yield from graded(repo, text, claims)
        steps.take(len(batch))


def _some(found: Sequence[T], n: int, rng: random.Random) -> list[T]:
    return rng.sample(list(found), min(len(found), n))
