"""The pinned questions: enough, mixed, true to the rule that chose them."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from importlib import resources

from probant.evaluation import corpus
from probant.evaluation.capacity import ARMS, INTENTS, N_QUESTIONS, as_toml, capacity_set, chosen
from probant.evaluation.questions.truth import Nothing, Outcome, Question, Verified


def test_fifty_questions_of_every_intent_about_many_packages() -> None:
    asked = capacity_set()
    assert len(asked) == N_QUESTIONS == 50
    for intent, (n_wanted, families) in INTENTS.items():
        assert sum(q.family in families for q in asked) == n_wanted, intent
    assert len({q.repo for q in asked}) >= 6
    assert {q.repo for q in asked} <= {package.label for package in corpus.pinned()}
    assert {q.arm for q in asked} <= set(ARMS)
    assert len({q.id for q in asked}) == len({q.text for q in asked}) == 50


def test_absent_ones_accept_no_assertion_that_is_false() -> None:
    absent = [q for q in capacity_set() if q.is_unanswerable]
    assert len(absent) >= 10
    assert all(q.acceptable - {Outcome.ANSWERED} for q in absent)


def test_the_file_is_what_the_questions_say() -> None:
    listed = resources.files("probant.evaluation").joinpath("capacity.toml").read_text("utf-8")
    assert as_toml(capacity_set()) == listed


def question(number: int, family: str, repo: str) -> Question:
    return Question(
        id=f"{family}-{number}",
        family=family,
        text=f"{family} {number} {repo}?",
        acceptable=frozenset({Outcome.INSUFFICIENT_EVIDENCE}),
        truth=Nothing(),
        verified=Verified.BYTES,
        paraphrase_group=f"{family}:{number}",
        repo=repo,
    )


MANY = [
    question(number, family, repo)
    for _, families in INTENTS.values()
    for family in sorted(families)
    for repo in ("a", "b", "c")
    for number in range(3)
]


def test_the_rule_does_not_depend_on_the_order_of_what_it_chooses_from() -> None:
    shuffled = random.Random(1).sample(MANY, len(MANY))
    assert chosen(MANY) == chosen(shuffled)
    assert chosen(MANY) != chosen(MANY, seed=8)


def test_packages_take_turns_and_no_fact_comes_twice() -> None:
    found = chosen(MANY)
    assert len(found) == N_QUESTIONS
    counts = Counter(q.repo for q in found).values()
    assert max(counts) - min(counts) <= 1
    assert len({q.text for q in found}) == N_QUESTIONS


def test_what_runs_something_is_not_chosen() -> None:
    assert chosen([replace(q, arm="runs") for q in MANY]) == ()


def test_too_few_give_fewer_and_end() -> None:
    assert len(chosen(MANY[:2])) == 2
