"""Facts of one tree turned into worded questions, sampled by a seed.

Answerable and unanswerable ones come out of the same door, so that one run measures both.
Next: runner.py.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from probant.evaluation.askable import Askable, Fact
from probant.evaluation.oracles.python_ast import PythonFacts
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.truth import Question, QuestionSet
from probant.evaluation.unanswerable import Absences
from probant.evaluation.wordings import FAMILIES

WORDINGS_PER_FACT = 2
"""At least two, so that answers to different wordings of one question can be compared."""

DEFAULT_LIMIT = 40
MIN_NEGATIVES = 400


def generate(
    tree: Tree,
    seed: int,
    *,
    limit_per_family: int = DEFAULT_LIMIT,
    min_negatives: int = MIN_NEGATIVES,
) -> QuestionSet:
    """The question set of `tree`; the same seed gives the same questions, in the same order.

    About half are negatives, and at least `min_negatives` wherever the tree has words enough.
    """
    rng = random.Random(seed)
    facts = PythonFacts(tree)
    askable = Askable(tree, facts, rng)
    by_family = dict(askable.families())
    repo = tree.root.resolve().name
    questions: list[Question] = []
    for family in by_family:
        questions += _worded(family, by_family[family], rng, limit_per_family, repo)
    n_refutable = sum(question.is_unanswerable for question in questions)
    n_wanted = max(min_negatives, len(questions) - n_refutable) - n_refutable
    absences = Absences(tree, facts, rng)
    for family, n_questions in absences.quotas(n_wanted).items():
        absent = absences.facts(family, -(-n_questions // WORDINGS_PER_FACT))
        questions += _worded(family, absent, rng, n_questions + 1, repo)
    return QuestionSet(tuple(questions), tuple(askable.dropped))


def _worded(
    family: str, facts: Sequence[Fact], rng: random.Random, limit: int, repo: str
) -> list[Question]:
    wordings = list(FAMILIES[family].wordings)
    rng.shuffle(wordings)
    questions: list[Question] = []
    for fact in _sample(facts, rng, max(1, limit // WORDINGS_PER_FACT)):
        targets = dict(fact.targets)
        for _ in range(WORDINGS_PER_FACT):
            # Taking turns lets every wording be heard even in a short run.
            wording = wordings[len(questions) % len(wordings)]
            questions.append(
                Question(
                    id=f"{family}-{len(questions) + 1:04d}",
                    family=family,
                    text=wording.worded(**targets),
                    acceptable=fact.acceptable,
                    truth=fact.truth,
                    verified=fact.verified,
                    paraphrase_group=f"{family}:{' '.join(targets.values())}",
                    repo=repo,
                )
            )
    return questions


def _sample(facts: Sequence[Fact], rng: random.Random, n_wanted: int) -> list[Fact]:
    """At random, but answers of the kind 'there are none' never outnumber the others."""
    shuffled = list(facts)
    rng.shuffle(shuffled)
    telling = [fact for fact in shuffled if not fact.is_empty]
    empty = [fact for fact in shuffled if fact.is_empty]
    n_telling = min(len(telling), max(n_wanted - len(empty), -(-n_wanted // 2)))
    n_empty = min(n_wanted - n_telling, max(n_telling, 2), len(empty))
    return telling[:n_telling] + empty[:n_empty]


def counts_by_family(questions: Sequence[Question]) -> Mapping[str, int]:
    counts = dict.fromkeys(FAMILIES, 0)
    for question in questions:
        counts[question.family] += 1
    return counts
