"""Facts of one tree turned into worded questions, sampled by a seed.

Answerable and unanswerable ones come out of the same door, so that one run measures both.
Next: running/work.py.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.misleading import Misleading
from probant.evaluation.questions.truth import Boolean, Question, QuestionSet
from probant.evaluation.questions.unanswerable import Absences
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.sources.fact import WORDINGS_PER_FACT, Fact, MakeSource
from probant.evaluation.sources.python.source import PythonSource
from probant.evaluation.sources.vocabulary import Naming, Symbol

DEFAULT_LIMIT = 40
MIN_NEGATIVES = 400


DEFAULT_SOURCES: tuple[MakeSource, ...] = (PythonSource,)


@dataclass(frozen=True, kw_only=True, slots=True)
class Gathered:
    """What all sources say of one tree: facts by family, names, and what was in doubt."""

    tree: Tree
    seed: int
    by_family: Mapping[str, Sequence[Fact]]
    symbols: Sequence[Symbol]
    dropped: tuple[Dropped, ...]

    def absences(self) -> Absences:
        """The makers of what is not there, drawing from the start."""
        return Absences(self.tree, self.symbols, random.Random(f"{self.seed}:absent"))


def gather(tree: Tree, seed: int, sources: Sequence[MakeSource]) -> Gathered:
    made = [make(tree, random.Random(f"{seed}:{index}")) for index, make in enumerate(sources)]
    symbols = [
        symbol for source in made if isinstance(source, Naming) for symbol in source.symbols()
    ]
    made.append(Misleading(tree, symbols, random.Random(f"{seed}:misleading")))
    by_family, clashes = _merged([source.facts() for source in made])
    dropped = [entry for source in made for entry in source.dropped]
    return Gathered(
        tree=tree,
        seed=seed,
        by_family=by_family,
        symbols=symbols,
        dropped=(*dropped, *clashes),
    )


def generate(
    tree: Tree,
    seed: int,
    sources: Sequence[MakeSource] = DEFAULT_SOURCES,
    *,
    families: Collection[str] | None = None,
    limit_per_family: int = DEFAULT_LIMIT,
    min_negatives: int = MIN_NEGATIVES,
) -> QuestionSet:
    """The question set of `tree`; the same seed gives the same questions, in the same order.

    About half are negatives, and at least `min_negatives` wherever the tree has words enough.
    `families` leaves out all others; then only what was chosen is asked.
    """
    gathered = gather(tree, seed, sources)
    repo = tree.root.resolve().name
    questions: list[Question] = []
    for family in FAMILIES:
        if family in gathered.by_family and is_chosen(family, families):
            rng = random.Random(f"{seed}:{family}")
            questions += _worded(family, gathered.by_family[family], rng, limit_per_family, repo)
    n_refutable = sum(question.is_unanswerable for question in questions)
    n_wanted = max(0, max(min_negatives, len(questions) - n_refutable) - n_refutable)
    absences = gathered.absences()
    for family, n_questions in absences.quotas(n_wanted).items():
        if is_chosen(family, families):
            rng = random.Random(f"{seed}:{family}")
            absent = absences.facts(family, -(-n_questions // WORDINGS_PER_FACT))
            questions += _worded(family, absent, rng, n_questions + WORDINGS_PER_FACT, repo)
    return QuestionSet(tuple(questions), gathered.dropped)


def is_chosen(family: str, families: Collection[str] | None) -> bool:
    return families is None or family in families


def _merged(
    readings: Sequence[Mapping[str, Sequence[Fact]]],
) -> tuple[dict[str, list[Fact]], list[Dropped]]:
    """The facts of all sources; where two disagree about the same words, neither is asked."""
    found: dict[str, dict[tuple[object, ...], Fact]] = {}
    clashes: set[tuple[str, tuple[object, ...]]] = set()
    for reading in readings:
        for family, facts in reading.items():
            known = found.setdefault(family, {})
            for fact in facts:
                key = (fact.targets, fact.at)
                if known.setdefault(key, fact).truth != fact.truth:
                    clashes.add((family, key))
    dropped = []
    for family, clash in sorted(clashes, key=repr):
        words = " ".join(dict(found[family].pop(clash).targets).values())
        dropped.append(Dropped(family, words, "two oracles disagree"))
    return {family: list(facts.values()) for family, facts in found.items()}, dropped


def _worded(
    family: str, facts: Sequence[Fact], rng: random.Random, limit: int, repo: str
) -> list[Question]:
    wordings = list(FAMILIES[family].wordings)
    rng.shuffle(wordings)
    questions: list[Question] = []
    for place, fact in enumerate(sample_facts(facts, rng, max(1, limit // WORDINGS_PER_FACT))):
        if not fact.is_asked:
            continue
        targets = dict(fact.targets)
        for number in range(WORDINGS_PER_FACT * place, WORDINGS_PER_FACT * (place + 1)):
            # Taking turns lets every wording be heard even in a short run.
            wording = wordings[number % len(wordings)]
            questions.append(
                Question(
                    id=f"{family}-{number + 1:04d}",
                    family=family,
                    text=wording.worded(**targets),
                    acceptable=fact.acceptable,
                    truth=fact.truth,
                    verified=fact.verified,
                    paraphrase_group=f"{family}:{fact.group_name}",
                    repo=repo,
                    at=fact.at,
                    wording=wording.template,
                )
            )
    return questions


def sample_facts(facts: Sequence[Fact], rng: random.Random, n_wanted: int) -> list[Fact]:
    """At random, but answers of the kind 'there are none' or 'no' never outnumber the others."""
    shuffled = list(facts)
    rng.shuffle(shuffled)
    has_yes = any(fact.truth == Boolean(True) for fact in facts)
    quiet = [f for f in shuffled if f.is_empty or (has_yes and f.truth == Boolean(False))]
    ids = {id(fact) for fact in quiet}
    telling = [fact for fact in shuffled if id(fact) not in ids]
    n_telling = min(len(telling), max(n_wanted - len(quiet), -(-n_wanted // 2)))
    n_quiet = min(n_wanted - n_telling, max(n_telling, 2), len(quiet))
    return telling[:n_telling] + quiet[:n_quiet]
