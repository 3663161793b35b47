"""The capacity set: 50 pinned questions of mixed intents about pinned packages.

Both confidence models are first looked at on these. The list is data (capacity.toml), chosen from
generated sets by the rule of `chosen`, which knows no answer; each truth was verified as the
question's `verified` says. Next: running asks them, confidence_study.py compares the models.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import resources

from probant.evaluation.questions.codec import question_json, question_of
from probant.evaluation.questions.truth import Question

SEED = 7
"""Of the rule, of the generated sets it chose from, and of the copies that are asked about."""
ARMS = ("plain", "history", "recall")


def _numbers(first: int, last: int) -> frozenset[str]:
    return frozenset(str(number) for number in range(first, last + 1))


INTENTS: Mapping[str, tuple[int, frozenset[str]]] = {
    "locate": (12, _numbers(1, 15) - {"12"}),
    "structure": (6, _numbers(16, 30)),
    "relations": (9, _numbers(31, 41)),
    "history": (4, _numbers(43, 52)),
    "project": (4, _numbers(53, 63) | {"42"}),
    "compare": (3, frozenset({"66"})),
    "absent": (12, frozenset(f"U{number}" for number in range(1, 21))),
}
"""How many of each intent, from which families. Left out is what would quote a package here: its
literals, descriptions and lines. No oracle knows a good explanation; comparing stands in."""
N_QUESTIONS = sum(n for n, _ in INTENTS.values())


def capacity_set() -> tuple[Question, ...]:
    """The pinned questions; `repo` is the label of the package."""
    listed = resources.files(__package__ or "").joinpath("capacity.toml").read_text("utf-8")
    return tuple(question_of(entry) for entry in tomllib.loads(listed)["question"])


def chosen(asked: Sequence[Question], seed: int = SEED) -> tuple[Question, ...]:
    """The rule. Within an intent families take turns, then packages, least used first; chance
    decides the rest. Neither answers nor truths are looked at.
    """
    used: Counter[str] = Counter()
    found: list[Question] = []
    for intent, (n_wanted, families) in INTENTS.items():
        rng = random.Random(f"{seed}:capacity:{intent}")
        own = [q for q in asked if q.family in families and q.arm in ARMS]
        found += _in_turns(sorted(own, key=_rank), n_wanted, rng, used)
    return tuple(_pinned(question, number) for number, question in enumerate(found, start=1))


def _in_turns(
    asked: Sequence[Question], n_wanted: int, rng: random.Random, used: Counter[str]
) -> list[Question]:
    turns = sorted({question.family for question in asked})
    rng.shuffle(turns)
    found: list[Question] = []
    taken: set[tuple[str, str, str]] = set()
    while len(found) < n_wanted:
        before = len(found)
        for family in turns[: n_wanted - len(found)]:
            open_ones = [q for q in asked if q.family == family and _fact(q) not in taken]
            if not open_ones:
                continue
            least = min(used[q.repo] for q in open_ones)
            question = rng.choice([q for q in open_ones if used[q.repo] == least])
            taken.add(_fact(question))
            used[question.repo] += 1
            found.append(question)
        if len(found) == before:
            break
    return found


def as_toml(questions: Sequence[Question]) -> str:
    """The data file, one table for each question."""
    head = (
        f"# {len(questions)} questions chosen by capacity.py, seed {SEED}; not written by hand.\n"
    )
    return head + "".join(f"\n[[question]]\n{_table(question)}" for question in questions)


def _table(question: Question) -> str:
    fields = question_json(question)
    return "".join(f"{name} = {_toml(value)}\n" for name, value in fields.items())


def _toml(value: object) -> str:
    """Strings, numbers and truth values are written as in JSON."""
    if isinstance(value, dict):
        inner = ", ".join(f"{name} = {_toml(entry)}" for name, entry in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(entry) for entry in value)}]"
    return json.dumps(value)


def _pinned(question: Question, number: int) -> Question:
    name = f"capacity-{number:02}"
    return replace(question, id=name, paraphrase_group=name)


def _fact(question: Question) -> tuple[str, str, str]:
    return question.repo, question.arm, question.paraphrase_group


def _rank(question: Question) -> tuple[str, str, str, str]:
    return question.family, question.repo, question.arm, question.id
