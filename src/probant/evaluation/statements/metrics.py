"""Counts what became of statements, pages and labelled sentences into rates, and judges them.

n = 0 never passes, and what was not measured has no value. Next: report.py prints.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.statements.docs import DocsResult
from probant.evaluation.statements.grading import Graded, Outcome
from probant.evaluation.statements.labelled import LabelledResult

MIN_TRUE = 2_000
MIN_FALSE = 200
MIN_DOCUMENT_BYTES = 200_000
MIN_SENTENCES = 300
MIN_RECALL = 0.99
MIN_EXTRACTED = 0.90
MIN_PER_MUTATION = 20
"""A mutation with fewer statements is shown, and judged only with the others."""

MUTATIONS = (
    "wrong_file", "line_near", "line_far", "renamed", "swapped_call", "wrong_call", "swapped_base",
    "wrong_base", "wrong_return", "wrong_parameter", "wrong_import", "wrong_export",
    "wrong_commit", "changed_quote", "missing_file", "beyond_end",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True, slots=True)
class Counted:
    """Outcomes of one group of statements."""

    n: int
    n_by_outcome: Mapping[Outcome, int]

    def rate(self, *outcomes: Outcome) -> Rate:
        return Rate(sum(self.n_by_outcome.get(one, 0) for one in outcomes), self.n)


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckMetrics:
    true: Counted
    false: Counted
    true_by_sort: Mapping[str, Counted]
    false_by_mutation: Mapping[str, Counted]
    docs: DocsResult
    labelled: LabelledResult

    @property
    def recall(self) -> Rate:
        return self.false.rate(Outcome.REFUTED)

    @property
    def false_refutations(self) -> Rate:
        return self.true.rate(Outcome.FALSELY_REFUTED)

    @property
    def wrongly_verified(self) -> Rate:
        return self.false.rate(Outcome.WRONGLY_VERIFIED)

    @property
    def verified(self) -> Rate:
        return self.true.rate(Outcome.VERIFIED)

    @property
    def unread(self) -> Rate:
        return self.true.rate(Outcome.UNREAD)

    @property
    def extraction(self) -> Rate:
        return Rate(self.labelled.n_read, self.labelled.n_labels)

    @property
    def extraction_precision(self) -> Rate:
        return Rate(self.labelled.n_expected, self.labelled.n_claims)


@dataclass(frozen=True, slots=True)
class GateLine:
    """One thing a run must reach, in words, and whether it did."""

    name: str
    wanted: str
    seen: str
    is_met: bool


def counted(results: Sequence[Graded]) -> Counted:
    counts: dict[Outcome, int] = {}
    for one in results:
        counts[one.outcome] = counts.get(one.outcome, 0) + 1
    return Counted(n=len(results), n_by_outcome=counts)


def measured(results: Sequence[Graded], docs: DocsResult, labelled: LabelledResult) -> CheckMetrics:
    true = [one for one in results if one.statement.told.is_true]
    false = [one for one in results if not one.statement.told.is_true]
    sorts = sorted({one.statement.told.sort for one in true})
    return CheckMetrics(
        true=counted(true),
        false=counted(false),
        true_by_sort={
            sort: counted([one for one in true if one.statement.told.sort == sort])
            for sort in sorts
        },
        false_by_mutation={
            name: counted([one for one in false if one.statement.told.mutation == name])
            for name in MUTATIONS
        },
        docs=docs,
        labelled=labelled,
    )


def gates(metrics: CheckMetrics) -> tuple[GateLine, ...]:
    """Every gate of the track; one that cannot be judged is not met."""
    docs = metrics.docs
    lines = [
        _gate("refutation recall", metrics.recall, f">= {MIN_RECALL:.0%}", MIN_FALSE, _is_high),
        _gate("false refutations", metrics.false_refutations, "0", MIN_TRUE, _is_none),
        _gate("wrongly verified", metrics.wrongly_verified, "0", MIN_FALSE, _is_none),
    ]
    for name, group in metrics.false_by_mutation.items():
        if group.n >= MIN_PER_MUTATION:
            rate = group.rate(Outcome.REFUTED)
            lines.append(_gate(f"recall, {name}", rate, f">= {MIN_RECALL:.0%}", 1, _is_high))
        elif not group.n:
            lines.append(GateLine(f"recall, {name}", f">= {MIN_RECALL:.0%}", "n = 0", False))
    n_false_alarms = len(docs.false_alarms)
    lines.append(
        GateLine(
            "false alarms in documentation",
            f"0 in at least {MIN_DOCUMENT_BYTES // 1000} kB",
            f"{n_false_alarms} in {docs.n_bytes / 1000:.0f} kB",
            n_false_alarms == 0 and docs.n_bytes >= MIN_DOCUMENT_BYTES,
        )
    )
    n_sentences = metrics.labelled.n_sentences
    lines.append(
        GateLine(
            "claims read from labelled sentences",
            f">= {MIN_EXTRACTED:.0%} in at least {MIN_SENTENCES} sentences",
            f"{metrics.extraction.n_hits} of {metrics.extraction.n} in {n_sentences} sentences",
            n_sentences >= MIN_SENTENCES and (metrics.extraction.value or 0.0) >= MIN_EXTRACTED,
        )
    )
    return tuple(lines)


def _gate(
    name: str, rate: Rate, wanted: str, min_n: int, holds: Callable[[Rate], bool]
) -> GateLine:
    seen = f"{rate.n_hits} of {rate.n}" if rate.n else "n = 0"
    needs = f"{wanted}, n >= {min_n}" if min_n > 1 else wanted
    return GateLine(name, needs, seen, bool(rate.n) and rate.n >= min_n and holds(rate))


def _is_high(rate: Rate) -> bool:
    return rate.value is not None and rate.value >= MIN_RECALL


def _is_none(rate: Rate) -> bool:
    return rate.n_hits == 0
