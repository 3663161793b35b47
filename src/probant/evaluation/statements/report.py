"""What a run of checked statements found, as text for people and as JSON.

Not which numbers suffice: that is metrics.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.sources.code.oracles import NotLooked
from probant.evaluation.statements.grading import Graded, Outcome
from probant.evaluation.statements.metrics import CheckMetrics, Counted, GateLine, gates
from probant.evaluation.statements.response import Verdict

WRONG = (
    Outcome.FALSELY_REFUTED,
    Outcome.WRONGLY_VERIFIED,
    Outcome.REFUTED_OTHERWISE,
    Outcome.LEFT_OPEN,
    Outcome.UNREAD,
)
"""The worst first."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CheckEvaluation:
    repos: tuple[str, ...]
    seed: int
    results: tuple[Graded, ...]
    metrics: CheckMetrics
    gaps: tuple[tuple[str, NotLooked], ...] = ()

    @property
    def gates(self) -> tuple[GateLine, ...]:
        return gates(self.metrics)

    @property
    def is_passed(self) -> bool:
        return all(line.is_met for line in self.gates)


def as_text(report: CheckEvaluation, *, n_shown: int) -> str:
    metrics = report.metrics
    lines = [f"{', '.join(report.repos)} · seed {report.seed}", ""]
    lines += _table("true statements", metrics.true, metrics.true_by_sort, _TRUE)
    lines += _table("false statements", metrics.false, metrics.false_by_mutation, _FALSE)
    lines += [*_docs_lines(report), *_labelled_lines(report, n_shown)]
    lines += [f"not looked: {repo}: {gap.language}: {gap.reason}" for repo, gap in report.gaps]
    lines += [*_shown(report.results, n_shown), "gates"]
    for gate in report.gates:
        mark = "met   " if gate.is_met else "MISSED"
        lines.append(f"  {mark}  {gate.name}: {gate.seen} (wanted: {gate.wanted})")
    return "\n".join(lines) + "\n"


_TRUE = (
    ("verified", (Outcome.VERIFIED,)),
    ("unverifiable", (Outcome.LEFT_OPEN,)),
    ("unread", (Outcome.UNREAD,)),
    ("falsely refuted", (Outcome.FALSELY_REFUTED,)),
)
_FALSE = (
    ("refuted", (Outcome.REFUTED,)),
    ("other code", (Outcome.REFUTED_OTHERWISE,)),
    ("unverifiable", (Outcome.LEFT_OPEN,)),
    ("unread", (Outcome.UNREAD,)),
    ("wrongly verified", (Outcome.WRONGLY_VERIFIED,)),
)
Columns = Sequence[tuple[str, tuple[Outcome, ...]]]


def _table(
    title: str, whole: Counted, groups: Mapping[str, Counted], columns: Columns
) -> Iterator[str]:
    yield f"{title:<18} {'n':>6}  {columns[0][0] + ' (95 %)':<24}" + "".join(
        f"{name:>18}" for name, _ in columns[1:]
    )
    for name, group in {**groups, "all": whole}.items():
        first = share(group.rate(*columns[0][1]))
        others = "".join(f"{group.rate(*outcomes).n_hits:>18}" for _, outcomes in columns[1:])
        yield f"  {name:<16} {group.n:>6}  {first:<24}{others}"
    yield ""


def share(rate: Rate) -> str:
    """Never rounded up to 100 %."""
    if rate.value is None or rate.interval is None:
        return "–"
    low, high = rate.interval
    return f"{_cut(rate.value)} ({_cut(low)}–{_cut(high)})"


def _cut(value: float) -> str:
    return f"{int(value * 1000) / 10:.1f} %"


def _docs_lines(report: CheckEvaluation) -> Iterator[str]:
    docs = report.metrics.docs
    n_claims = sum(docs.n(verdict) for verdict in Verdict)
    yield (
        f"documentation: {docs.n_bytes / 1000:.1f} kB in {docs.n_pages} pages, {n_claims} claims: "
        + ", ".join(f"{docs.n(verdict)} {verdict.value}" for verdict in Verdict)
    )
    for alarm in docs.alarms:
        label = f"the page is wrong: {alarm.why}" if alarm.why else "FALSE ALARM"
        yield f"  {alarm.repo} {alarm.path}:{alarm.line} {alarm.failure}: {_one_line(alarm.text)}"
        yield f"    {alarm.detail}"
        yield f"    {label}"
    yield ""


def _labelled_lines(report: CheckEvaluation, n_shown: int) -> Iterator[str]:
    labelled, metrics = report.metrics.labelled, report.metrics
    yield (
        f"labelled sentences: {labelled.n_sentences} (and {labelled.n_unavailable} whose package "
        f"is not at hand); claims read {labelled.n_read} of {labelled.n_labels}, "
        f"{share(metrics.extraction)}; precision {labelled.n_expected} of {labelled.n_claims}, "
        f"{share(metrics.extraction_precision)}"
    )
    for text, label in labelled.unread[:n_shown]:
        named = " ".join(filter(None, (label.subject, label.object, label.place, label.literal)))
        yield f"  unread {label.kind} {named}: {_one_line(text)}"
    for text, claim in labelled.extra[:n_shown]:
        yield f"  extra {claim.kind} {_one_line(claim.text)}: {_one_line(text)}"
    yield ""


def _shown(results: Sequence[Graded], n_shown: int) -> Iterator[str]:
    for outcome in WRONG:
        found = [one for one in results if one.outcome is outcome]
        for one in found[:n_shown]:
            told = one.statement.told
            yield f"{outcome.value}: {one.repo} {told.mutation or 'true'} {told.sort}"
            yield f"  {_one_line(one.statement.text)}"
            for claim in one.claims:
                why = claim.failure or claim.reason
                yield f"    {claim.kind} {claim.verdict.value} {why} {_one_line(claim.detail)}"
        if len(found) > n_shown:
            yield f"  … and {len(found) - n_shown} more {outcome.value}"
    yield ""


def _one_line(text: str) -> str:
    return " ⏎ ".join(text.split("\n"))


def as_json(report: CheckEvaluation) -> dict[str, Any]:
    metrics = report.metrics
    return {
        "schema": "probant.eval-check/1",
        "repos": list(report.repos),
        "seed": report.seed,
        "metrics": {
            "refutation_recall": rate_json(metrics.recall),
            "false_refutations": rate_json(metrics.false_refutations),
            "wrongly_verified": rate_json(metrics.wrongly_verified),
            "verified": rate_json(metrics.verified),
            "unread": rate_json(metrics.unread),
            "labelled_recall": rate_json(metrics.extraction),
            "labelled_precision": rate_json(metrics.extraction_precision),
        },
        "true_by_sort": _groups_json(metrics.true_by_sort),
        "false_by_mutation": _groups_json(metrics.false_by_mutation),
        "documentation": _docs_json(metrics),
        "gates": [
            {"name": g.name, "wanted": g.wanted, "seen": g.seen, "is_met": g.is_met}
            for g in report.gates
        ],
        "is_passed": report.is_passed,
        "wrong": [_wrong_json(one) for one in report.results if one.outcome in WRONG],
        "unread_labels": [
            {"text": text, "kind": label.kind, "subject": label.subject, "object": label.object}
            for text, label in metrics.labelled.unread
        ],
        "unlabelled_claims": [
            {"text": text, "kind": claim.kind, "claim": claim.text}
            for text, claim in metrics.labelled.extra
        ],
        "not_looked": [
            {"repo": repo, "language": gap.language, "reason": gap.reason}
            for repo, gap in report.gaps
        ],
    }  # fmt: skip


def rate_json(rate: Rate) -> dict[str, Any]:
    interval = rate.interval
    return {
        "value": rate.value,
        "n_hits": rate.n_hits,
        "n": rate.n,
        "interval": list(interval) if interval else None,
    }


def _groups_json(groups: Mapping[str, Counted]) -> dict[str, Any]:
    return {
        name: {"n": group.n, **{o.value: n for o, n in group.n_by_outcome.items()}}
        for name, group in groups.items()
    }


def _docs_json(metrics: CheckMetrics) -> dict[str, Any]:
    docs = metrics.docs
    return {
        "bytes": docs.n_bytes,
        "pages": docs.n_pages,
        "claims": {verdict.value: docs.n(verdict) for verdict in Verdict},
        "false_alarms": len(docs.false_alarms),
        "refuted": [
            {"repo": a.repo, "path": a.path, "line": a.line, "text": a.text, "failure": a.failure,
             "detail": a.detail, "why": a.why or None}
            for a in docs.alarms
        ],
    }  # fmt: skip


def _wrong_json(one: Graded) -> dict[str, Any]:
    told = one.statement.told
    return {
        "repo": one.repo,
        "outcome": one.outcome.value,
        "sort": told.sort,
        "mutation": told.mutation or None,
        "text": one.statement.text,
        "proof": told.proof or None,
        "claims": [
            {"kind": c.kind, "verdict": c.verdict.value, "failure": c.failure or None,
             "reason": c.reason or None, "detail": c.detail}
            for c in one.claims
        ],
    }  # fmt: skip
