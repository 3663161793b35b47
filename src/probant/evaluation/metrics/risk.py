"""What confidence is worth: accuracy and coverage as the level rises, and the area under it.

    covered       questions something was asserted on, or should have been: answerable ones, and
                  unanswerable ones that got an answer; a rightly declined one has no answer to rank
    failure       a covered question whose grade is not correct; silence counts as one, at the end
    AUGRC         mean over all coverages of (failures among those taken) / (all covered); 0 is
                  best, a scorer that knows nothing reaches half its failure rate

Levels tie many answers; within a tie every order is as likely. Next: metrics.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade
from probant.evaluation.metrics.bootstrap import Interval, figure_interval
from probant.evaluation.metrics.rates import Rate, counted, share
from probant.evaluation.questions.truth import Outcome
from probant.evaluation.subjects.response import Level

ASSERTING = frozenset({Outcome.ANSWERED, Outcome.REFUTED})
FALLING = tuple(reversed(Level))

Tier = tuple[int, int]
"""Of one confidence level: how many, and how many of them failed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class LevelMetrics:
    """One confidence level and all above it, over what is covered."""

    coverage: Rate
    selective_accuracy: Rate


@dataclass(frozen=True, slots=True)
class Area:
    """Area under the generalised risk-coverage curve."""

    value: float | None
    n: int
    by_repo: Mapping[str, tuple[Tier, ...]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def interval(self) -> Interval | None:
        return figure_interval(self.by_repo, _of_repositories)

    between_repositories = interval


def is_assertion(result: Result) -> bool:
    """Whether something was said to be so; a partial answer only where it was not graded as
    abstention: its values are the whole truth, or one of them is untrue.
    """
    said = result.response
    if said is None:
        return False
    if said.outcome is Outcome.PARTIAL:
        return bool(said.values) and result.grade is not Grade.ABSTAINED
    return said.outcome in ASSERTING


def level_of(result: Result) -> Level | None:
    """None for silence, which comes after every level."""
    if not is_assertion(result) or result.response is None:
        return None
    return result.response.level


def covered(results: Sequence[Result]) -> list[Result]:
    return [r for r in results if not r.question.is_unanswerable or is_assertion(r)]


def accuracy_by_level(results: Sequence[Result]) -> dict[Level, Rate]:
    """Of what was asserted at each confidence level, how much was right."""
    return {
        level: share([r for r in results if level_of(r) is level], _is_right) for level in Level
    }


def share_by_level(results: Sequence[Result]) -> dict[Level, Rate]:
    """Of what was asserted at all, how much at each level."""
    asserted = [r for r in results if is_assertion(r)]
    counts = Counter((r.question.repo, level_of(r)) for r in asserted)
    sizes = Counter(r.question.repo for r in asserted)
    return {
        level: counted((repo, counts[repo, level], n) for repo, n in sizes.items())
        for level in Level
    }


def by_least_level(results: Sequence[Result]) -> dict[Level, LevelMetrics]:
    """What is left when only answers of a level or above count."""
    population = covered(results)
    found: dict[Level, LevelMetrics] = {}
    for number, level in enumerate(Level):
        enough = set(tuple(Level)[number:])
        taken = [r for r in population if level_of(r) in enough]
        ids = {id(r) for r in taken}
        found[level] = LevelMetrics(
            coverage=counted((r.question.repo, int(id(r) in ids), 1) for r in population),
            selective_accuracy=share(taken, _is_right),
        )
    return found


def augrc(results: Sequence[Result]) -> Area:
    by_repo: dict[str, list[Result]] = {}
    for result in covered(results):
        by_repo.setdefault(result.question.repo, []).append(result)
    tiers = {repo: _tiers(own) for repo, own in by_repo.items()}
    n = sum(size for own in tiers.values() for size, _ in own)
    return Area(_of_repositories(list(tiers.values())), n, tiers)


def area(tiers: Sequence[Tier]) -> float | None:
    """By the trapezoid rule over `tiers` in falling confidence: exact for ties in any order."""
    n = sum(size for size, _ in tiers)
    if not n:
        return None
    n_failed, total = 0, 0.0
    for size, failed in tiers:
        total += size * (n_failed + failed / 2)
        n_failed += failed
    return total / n**2


def is_calibrated(by_level: Mapping[Level, Rate]) -> bool | None:
    """Whether accuracy never falls as the confidence level rises; None below two levels."""
    values = [rate.value for rate in by_level.values() if rate.value is not None]
    return None if len(values) < 2 else values == sorted(values)


@dataclass(frozen=True, kw_only=True, slots=True)
class Fall:
    """A higher level at which less was right than at a lower one."""

    lower: Level
    higher: Level
    is_beyond_chance: bool
    """Their Wilson intervals do not even touch."""


def falls(by_level: Mapping[Level, Rate]) -> tuple[Fall, ...]:
    """Every pair of measured levels in the wrong order."""
    measured = [(level, by_level[level]) for level in Level if by_level[level].n]
    found = []
    for number, (lower, low) in enumerate(measured):
        for higher, high in measured[number + 1 :]:
            if (high.value or 0.0) < (low.value or 0.0):
                beyond = bool(high.interval and low.interval and high.interval[1] < low.interval[0])
                found.append(Fall(lower=lower, higher=higher, is_beyond_chance=beyond))
    return tuple(found)


def _tiers(results: Sequence[Result]) -> tuple[Tier, ...]:
    found = []
    for level in (*FALLING, None):
        own = [r for r in results if level_of(r) is level]
        found.append((len(own), sum(not _is_right(r) for r in own)))
    return tuple(found)


def _of_repositories(repositories: Sequence[Sequence[Tier]]) -> float | None:
    summed = [
        (sum(size for size, _ in same), sum(failed for _, failed in same))
        for same in zip(*repositories, strict=True)
    ]
    return area(summed)


def _is_right(result: Result) -> bool:
    return result.grade is Grade.CORRECT
