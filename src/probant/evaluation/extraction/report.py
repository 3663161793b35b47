"""Scores of extracted facts as a plain table for people and as an object for programs.

Stable: the same facts and the same oracle give the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from probant.evaluation.extraction.compare import Disagreement, FactScore
from probant.evaluation.extraction.score import LanguageScore
from probant.evaluation.metrics.metrics import Rate
from probant.evaluation.sources.code.oracles import NotLooked

SCHEMA = "probant.facts-evaluation/1"
DEFAULT_SHOWN = 3
_HEAD = ("fact", "precision", "95 %", "n", "recall", "95 %", "n", "unjudged")


@dataclass(frozen=True, kw_only=True, slots=True)
class FactsReport:
    repo: str
    scores: tuple[LanguageScore, ...]
    not_looked: tuple[NotLooked, ...]

    @property
    def n_judged(self) -> int:
        """A run that judged nothing has shown nothing."""
        return sum(fact.precision.n + fact.recall.n for s in self.scores for fact in s.facts)


def as_text(report: FactsReport, *, n_shown: int = DEFAULT_SHOWN) -> str:
    sections = [[report.repo]]
    for language in report.scores:
        sections.append(_language_lines(language, n_shown))
    for gap in report.not_looked:
        sections.append([f"{gap.language}: could not look: {gap.reason}"])
    if not report.scores and not report.not_looked:
        sections.append(["no language of this tree has an oracle: nothing was judged"])
    return "\n\n".join("\n".join(lines) for lines in sections) + "\n"


def as_json(report: FactsReport) -> dict[str, object]:
    """A JSON object with every disagreement; unmeasured is null."""
    return {
        "schema": SCHEMA,
        "repo": report.repo,
        "judged": report.n_judged,
        "languages": [_language_json(language) for language in report.scores],
        "not_looked": [
            {"language": gap.language, "reason": gap.reason} for gap in report.not_looked
        ],
    }


def _language_lines(language: LanguageScore, n_shown: int) -> list[str]:
    unseen = f", {language.n_unseen} more not in the engine's tree" if language.n_unseen else ""
    lines = [f"{language.language}  by {language.oracle}, {language.n_files} files{unseen}"]
    rows = [_HEAD, *(_row(fact) for fact in language.facts)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append(("  " + "  ".join(cells)).rstrip())
    for fact in language.facts:
        lines += _example_lines(fact, n_shown)
    for subject, reason in language.dropped[:n_shown]:
        lines.append(f"  not judged: {subject}: {reason}")
    n_more = len(language.dropped) - n_shown
    return [*lines, f"  not judged: {n_more} more"] if n_more > 0 else lines


def _row(fact: FactScore) -> tuple[str, ...]:
    unjudged = str(fact.n_unjudged) if fact.n_unjudged else ""
    return (
        fact.fact.replace("_", " "), *_rate_cells(fact.precision), *_rate_cells(fact.recall),
        unjudged,
    )  # fmt: skip


def _rate_cells(rate: Rate) -> tuple[str, str, str]:
    if rate.value is None or rate.interval is None:
        return "–", "–", "0"
    low, high = rate.interval
    return f"{_percent(rate)} %", f"{100 * low:.1f}–{100 * high:.1f}", str(rate.n)


def _percent(rate: Rate) -> str:
    """Never rounded up to a perfect score."""
    value = 100 * rate.n_hits / rate.n
    return f"{min(value, 99.99):.2f}" if rate.n_hits < rate.n else "100.00"


def _example_lines(fact: FactScore, n_shown: int) -> list[str]:
    lines = []
    for side in ("missed", "extra", "differs"):
        told = [entry for entry in fact.disagreements if entry.side == side]
        for entry in told[:n_shown]:
            lines.append(f"  {fact.fact} {side}: {_where(entry)} {entry.what}")
        if len(told) > n_shown > 0:
            lines.append(f"  {fact.fact} {side}: {len(told) - n_shown} more")
    return lines


def _where(entry: Disagreement) -> str:
    return f"{entry.path}:{entry.line}" if entry.line else entry.path


def _language_json(language: LanguageScore) -> dict[str, object]:
    return {
        "language": language.language,
        "oracle": language.oracle,
        "files": language.n_files,
        "unseen_files": language.n_unseen,
        "facts": {fact.fact: _fact_json(fact) for fact in language.facts},
        "dropped": [{"subject": subject, "reason": reason} for subject, reason in language.dropped],
    }


def _fact_json(fact: FactScore) -> dict[str, object]:
    return {
        "precision": _rate_json(fact.precision),
        "recall": _rate_json(fact.recall),
        "unjudged": fact.n_unjudged,
        "disagreements": _disagreements_json(fact.disagreements),
    }


def _rate_json(rate: Rate) -> dict[str, object]:
    interval = list(rate.interval) if rate.interval else None
    return {"value": rate.value, "n": rate.n, "hits": rate.n_hits, "interval": interval}


def _disagreements_json(entries: Sequence[Disagreement]) -> list[dict[str, object]]:
    return [
        {"path": entry.path, "line": entry.line or None, "side": entry.side, "what": entry.what}
        for entry in entries
    ]
