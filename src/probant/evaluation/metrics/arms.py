"""What a changed copy costs: accuracy on it beside the same questions on the tree itself.

A subject that knows a package by heart loses on its renamed copy; one that reads names out of
documentation loses where it is stripped. Next: metrics.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.bootstrap import Interval, figure_interval
from probant.evaluation.metrics.rates import Rate, share

PLAIN = "plain"
Pair = tuple[int, int, int, int]
"""Right and asked on the tree itself, right and asked on the copy."""


@dataclass(frozen=True, slots=True)
class Gap:
    """`value` is accuracy on the tree minus accuracy on the copy: above 0 the copy is harder."""

    plain: Rate
    copy: Rate
    by_repo: Mapping[str, Pair] = field(default_factory=dict, compare=False, repr=False)

    @property
    def n(self) -> int:
        return min(self.plain.n, self.copy.n)

    @property
    def value(self) -> float | None:
        if self.plain.value is None or self.copy.value is None:
            return None
        return self.plain.value - self.copy.value

    @property
    def interval(self) -> Interval | None:
        return figure_interval(self.by_repo, _difference) if self.n else None


def gap(answerable: Sequence[Result], arm: str) -> Gap:
    """Over the facts asked on both in the same words: pairs that differ in the copy alone."""
    plain = [r for r in answerable if r.question.arm == PLAIN]
    copied = [r for r in answerable if r.question.arm == arm]
    both = {_key(r) for r in plain} & {_key(r) for r in copied}
    plain = [r for r in plain if _key(r) in both]
    copied = [r for r in copied if _key(r) in both]
    pairs: dict[str, Pair] = {}
    for repo in {repo for repo, *_ in both}:
        pairs[repo] = (*_counts(plain, repo), *_counts(copied, repo))
    return Gap(share(plain, _is_right), share(copied, _is_right), pairs)


def _key(result: Result) -> tuple[str, str, str, str]:
    asked = result.question
    return asked.repo, asked.family, asked.paraphrase_group, asked.wording


def _counts(results: Sequence[Result], repo: str) -> tuple[int, int]:
    own = [r for r in results if r.question.repo == repo]
    return sum(_is_right(r) for r in own), len(own)


def _difference(pairs: Sequence[Pair]) -> float | None:
    plain_right, plain_n, copy_right, copy_n = (sum(column) for column in zip(*pairs, strict=True))
    return plain_right / plain_n - copy_right / copy_n if plain_n and copy_n else None


def _is_right(result: Result) -> bool:
    return result.grade is Grade.CORRECT
