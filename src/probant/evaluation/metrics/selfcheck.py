"""Whether the measurement itself can fail: truths dealt out wrongly, and definitions taken away.

    shuffled   every fact gets the truth of another one of its family and kind, answers stay; what
               is still right must be no more than chance gives, since equal truths are equal
    deleted    a tree without one definition: oracle and engine must both lose it

Next: report/figures.py tells the first, tests/evaluation/test_selfcheck.py does both.
"""

from __future__ import annotations

import ast
import dataclasses
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, grade
from probant.evaluation.metrics.rates import Rate, counted
from probant.evaluation.questions.truth import Outcome, Truth

SEED = 7
Label = tuple[Truth, frozenset[Outcome]]
"""What a question's grade depends on."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Shuffled:
    """`n_expected` is how many would stay right if truths were dealt out at random."""

    before: Rate
    after: Rate
    n_expected: float

    @property
    def chance(self) -> float | None:
        return self.n_expected / self.after.n if self.after.n else None

    @property
    def is_at_chance(self) -> bool | None:
        """Whether no more is right than chance gives, within the interval; None if unmeasured."""
        interval = self.after.interval
        if interval is None or self.chance is None:
            return None
        return interval[0] <= self.chance


def shuffled(results: Sequence[Result], seed: int = SEED) -> Shuffled:
    """Over answerable questions that came back and whose kind has two facts or more."""
    groups: dict[tuple[str, str, str, str], dict[str, list[Result]]] = {}
    for result in results:
        asked = result.question
        if asked.is_unanswerable or result.response is None:
            continue
        kind = (asked.repo, asked.arm, asked.family, type(asked.truth).__name__)
        groups.setdefault(kind, {}).setdefault(asked.paraphrase_group, []).append(result)
    before, after, expected = [], [], []
    for kind in sorted(groups):
        facts = groups[kind]
        names = sorted(facts)
        if len(names) < 2:
            continue
        labels = [_label(facts[name][0]) for name in names]
        dealt = _dealt(labels, random.Random(f"{seed}:{':'.join(kind)}"))
        for name, own, other in zip(names, labels, dealt, strict=True):
            n_equal = sum(label == own for label in labels) - 1
            for result in facts[name]:
                was, stays = result.grade is Grade.CORRECT, _is_right(result, other)
                before.append((kind[0], int(was), 1))
                after.append((kind[0], int(stays), 1))
                expected.append(n_equal / (len(names) - 1))
    return Shuffled(before=counted(before), after=counted(after), n_expected=math.fsum(expected))


def _label(result: Result) -> Label:
    return result.question.truth, result.question.acceptable


def _dealt(labels: Sequence[Label], rng: random.Random) -> list[Label]:
    """Each gets that of another: a cycle through all of them in a drawn order."""
    order = list(range(len(labels)))
    rng.shuffle(order)
    found: dict[int, Label] = {}
    for here, there in zip(order, [*order[1:], order[0]], strict=True):
        found[here] = labels[there]
    return [found[number] for number in range(len(labels))]


def _is_right(result: Result, label: Label) -> bool:
    truth, acceptable = label
    asked = dataclasses.replace(result.question, truth=truth, acceptable=acceptable)
    return result.response is not None and grade(asked, result.response) is Grade.CORRECT


def without_definition(source: bytes, name: str) -> bytes | None:
    """A Python file without the top-level function or class `name`; None where it has none."""
    for node in ast.parse(source).body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if node.name == name and node.end_lineno is not None:
            first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            lines = source.split(b"\n")
            return b"\n".join([*lines[: first - 1], *lines[node.end_lineno :]])
    return None
