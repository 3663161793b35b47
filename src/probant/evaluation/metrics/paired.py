"""Two runs over the same questions: what changed, and whether chance would do as much.

Questions are the same where repository, arm, family, revision and sentence are. McNemar's exact
test looks only at facts that went another way, each of which has one vote: its wordings are no
trials of their own. Next: report/compared.py prints it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import comb

from probant.errors import UsageError
from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.questions.truth import Question

ALPHA = 0.05
N_LEVELS = 2
"""One half of alpha is for the whole, the other for the families."""
MIN_PAIRED = 0.9
"""Of the first run's questions; one that lost more cannot be called as good."""
Key = tuple[str, str, str, str, str, int]
BADNESS: Mapping[Grade, int] = {
    Grade.CORRECT: 0,
    Grade.ABSTAINED: 1,
    Grade.ERROR: 2,
    Grade.WRONG: 3,
    Grade.FALSE_ANSWER: 3,
}


@dataclass(frozen=True, slots=True)
class McNemar:
    """Of `n` facts `n_lost` were good in more wordings before than now, `n_won` in fewer."""

    n: int
    n_lost: int
    n_won: int
    p: float
    """Two-sided, corrected by Holm for all that is tested."""

    @property
    def is_worse(self) -> bool:
        return self.n_lost > self.n_won and self.p < ALPHA

    @property
    def is_better(self) -> bool:
        return self.n_won > self.n_lost and self.p < ALPHA


@dataclass(frozen=True, kw_only=True, slots=True)
class Change:
    """Right answers, and silence on what has no answer."""

    correct: McNemar
    not_false: McNemar

    @property
    def is_worse(self) -> bool:
        return self.correct.is_worse or self.not_false.is_worse


@dataclass(frozen=True, slots=True)
class Pair:
    before: Result
    after: Result

    @property
    def worsening(self) -> int:
        """Above 0 it got worse, below 0 better."""
        return BADNESS[self.after.grade] - BADNESS[self.before.grade]


@dataclass(frozen=True, kw_only=True, slots=True)
class Comparison:
    pairs: tuple[Pair, ...]
    overall: Change
    by_family: Mapping[str, Change]
    only_before: tuple[Question, ...]
    only_after: tuple[Question, ...]

    @property
    def worse(self) -> tuple[Pair, ...]:
        """The worst turn first."""
        turned = [pair for pair in self.pairs if pair.worsening > 0]
        return tuple(sorted(turned, key=lambda pair: -pair.worsening))

    @property
    def better(self) -> tuple[Pair, ...]:
        turned = [pair for pair in self.pairs if pair.worsening < 0]
        return tuple(sorted(turned, key=lambda pair: pair.worsening))

    @property
    def n_other_truth(self) -> int:
        """The same sentence, but the oracles say something else now."""
        return sum(p.before.question.truth != p.after.question.truth for p in self.pairs)

    @property
    def n_facts(self) -> int:
        return len({pair.before.question.fact for pair in self.pairs})

    @property
    def is_short(self) -> bool:
        """Whether too much of what the first run asked is not in the second."""
        return len(self.pairs) < MIN_PAIRED * (len(self.pairs) + len(self.only_before))

    @property
    def is_worse(self) -> bool:
        """Whether the second run lacks questions, or is worse than chance explains, on the whole or
        in a family."""
        by_family = any(change.is_worse for change in self.by_family.values())
        return self.is_short or self.overall.is_worse or by_family


def compare(before: Sequence[Result], after: Sequence[Result]) -> Comparison:
    """Raises UsageError where the runs have no question in common."""
    first, second = _keyed(before), _keyed(after)
    pairs = tuple(Pair(first[key], second[key]) for key in first if key in second)
    if not pairs:
        raise UsageError(
            "the two runs have no question in common",
            remedy="compare runs of the same corpus, seed, families and limit",
        )
    by_family: dict[str, list[Pair]] = {}
    # Where the oracles changed their mind, it was not the engine that turned.
    judged = [p for p in pairs if p.before.question.truth == p.after.question.truth]
    for pair in judged:
        by_family.setdefault(pair.before.question.family, []).append(pair)
    return Comparison(
        pairs=pairs,
        overall=_corrected({"": judged})[""],
        by_family=_corrected(by_family),
        only_before=tuple(first[key].question for key in first if key not in second),
        only_after=tuple(second[key].question for key in second if key not in first),
    )


def mcnemar_p(n_lost: int, n_won: int) -> float:
    """How often chance alone turns as many questions as one-sidedly, either way."""
    n = n_lost + n_won
    tail = sum(comb(n, k) for k in range(min(n_lost, n_won) + 1))
    return min(1.0, 2 * tail / (1 << n))


def holm(p_values: Mapping[str, float]) -> dict[str, float]:
    """Corrected for their number: the k-th smallest times what is left, never falling."""
    ranked = sorted(p_values, key=lambda name: (p_values[name], name))
    found: dict[str, float] = {}
    highest = 0.0
    for number, name in enumerate(ranked):
        highest = max(highest, min(1.0, p_values[name] * (len(ranked) - number)))
        found[name] = highest
    return found


def _keyed(results: Sequence[Result]) -> dict[Key, Result]:
    seen: Counter[tuple[str, str, str, str, str]] = Counter()
    found: dict[Key, Result] = {}
    for result in results:
        asked = result.question
        key = (asked.repo, asked.arm, asked.family, asked.at or "", asked.text)
        found[*key, seen[key]] = result
        seen[key] += 1
    return found


def _tested(pairs: Sequence[Pair], is_good: Callable[[Result], bool]) -> McNemar:
    balance: Counter[tuple[str, str, str]] = Counter()
    for pair in pairs:
        balance[pair.before.question.fact] += is_good(pair.after) - is_good(pair.before)
    n_lost = sum(won < 0 for won in balance.values())
    n_won = sum(won > 0 for won in balance.values())
    return McNemar(len(balance), n_lost, n_won, mcnemar_p(n_lost, n_won))


def _not_false(pairs: Sequence[Pair]) -> McNemar:
    negatives = [pair for pair in pairs if pair.before.question.is_unanswerable]
    return _tested(negatives, lambda result: result.grade is not Grade.FALSE_ANSWER)


def _corrected(parts: Mapping[str, Sequence[Pair]]) -> dict[str, Change]:
    """Both tests of every part, corrected together for how many have anything to test."""
    tests = {
        f"{kind}:{name}": test
        for name, own in parts.items()
        for kind, test in (("correct", _tested(own, _is_right)), ("not_false", _not_false(own)))
    }
    corrected = holm({key: test.p for key, test in tests.items() if test.n})
    final = {
        key: replace(test, p=min(1.0, N_LEVELS * corrected.get(key, 1.0)))
        for key, test in tests.items()
    }
    return {
        name: Change(correct=final[f"correct:{name}"], not_false=final[f"not_false:{name}"])
        for name in parts
    }


def _is_right(result: Result) -> bool:
    return result.grade is Grade.CORRECT
