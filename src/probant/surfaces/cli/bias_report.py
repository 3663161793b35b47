"""`probant bias-report`: whether reviewers judge the work or something else, over many reviews."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from probant.council.deciding.measures import Share
from probant.council.sessions.bias import (
    HARSHNESS,
    LENGTH,
    MAX_SESSIONS,
    MIN_SESSIONS,
    POSITION,
    BiasReport,
    Effect,
    Segment,
    report,
)
from probant.council.sessions.bias_exact import SMALLEST_P
from probant.council.sessions.telemetry import ParserFailures
from probant.council.sessions.telemetry_store import parser_failures, read_counts
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import Painter, one_line, painter

SCHEMA = "probant.bias-report/1"
_MEANS = {
    HARSHNESS: "points more or less than others gave the same review",
    POSITION: "-1 to 1: marks rise with the place in the list",
    LENGTH: "-1 to 1: marks rise with the length; an association, lengths are nobody's draw",
}


def execute(args: argparse.Namespace) -> int:
    store = settings_of(args).store
    told = report(read_counts(store, most=MAX_SESSIONS), parser_failures(store))
    if args.format == "json":
        write_json(_plain(told))
    else:
        write("\n".join(_lines(told, painter(args.color))) + "\n")
    return 0


def _plain(told: BiasReport) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "sessions": told.n_sessions,
        "min_sessions": MIN_SESSIONS,
        "parser_failures": parser_failures_plain(told.failures),
        "segments": [
            {
                "evidence_present": one.evidence_present,
                "sessions": one.n_sessions,
                "effects": [_effect_plain(effect) for effect in one.effects],
                "verdicts": {name: dict(counts) for name, counts in one.verdicts},
                "blocking_rejected": _share_plain(one.blocking_rejected),
                "independent_findings": _share_plain(one.independent_findings),
            }
            for one in told.segments
        ],
    }


def parser_failures_plain(failures: ParserFailures) -> dict[str, Any]:
    return {
        "unparsed": failures.n_unparsed if failures.n_replies else None,
        "replies": failures.n_replies,
        "runs": failures.n_runs,
        "share": failures.share,
        "too_many": failures.is_too_many,
    }


def _effect_plain(effect: Effect) -> dict[str, Any]:
    return {
        "kind": effect.kind,
        "reviewer": effect.reviewer,
        "sessions": effect.n_sessions,
        "comparisons": effect.n_comparisons,
        "sufficient": effect.is_sufficient,
        "size": effect.size,
        "p": effect.p,
        "p_adjusted": effect.p_adjusted,
        "means": _MEANS[effect.kind],
    }


def _share_plain(share: Share) -> dict[str, Any]:
    return {"hits": share.n_hits if share.n else None, "n": share.n, "share": share.value}


def _lines(told: BiasReport, paint: Painter) -> Iterator[str]:
    n_with, n_without = (one.n_sessions for one in told.segments)
    yield f"reviews: {told.n_sessions}, {n_with} with evidence, {n_without} without"
    mark = paint("yellow", "! ") if told.failures.is_too_many else ""
    yield f"{mark}{told.failures.sentence}"
    for segment in told.segments:
        yield from _segment(segment, paint)


def _segment(segment: Segment, paint: Painter) -> Iterator[str]:
    yield paint("bold", "with evidence" if segment.evidence_present else "without evidence")
    if not segment.n_sessions:
        yield f"  insufficient: 0 of {MIN_SESSIONS} sessions"
        return
    for kind in (HARSHNESS, POSITION, LENGTH):
        yield f"  {kind}: {_MEANS[kind]}"
        found = [one for one in segment.effects if one.kind == kind]
        yield from (f"    {_told(one)}" for one in found)
        if not found:
            yield f"    insufficient: 0 of {MIN_SESSIONS} sessions"
    for name, counts in segment.verdicts:
        yield f"  {one_line(name)} said " + ", ".join(f"{word} {n}" for word, n in counts)
    yield f"  blocking items rejected: {_share(segment.blocking_rejected)}"
    yield f"  findings that no evidence names: {_share(segment.independent_findings)}"


def _told(effect: Effect) -> str:
    named = f"{one_line(effect.reviewer)}: " if effect.reviewer is not None else ""
    if effect.size is None or effect.p is None or effect.p_adjusted is None:
        return f"{named}insufficient: {effect.n_sessions} of {MIN_SESSIONS} sessions"
    return (
        f"{named}{effect.size:+.2f}, p {_chance(effect.p)}"
        f" (adjusted {_chance(effect.p_adjusted)}),"
        f" n = {effect.n_sessions} sessions, {effect.n_comparisons} comparisons"
    )


def _chance(p: float) -> str:
    if p <= SMALLEST_P:
        return f"< {SMALLEST_P:.0e}"
    return f"= {p:.3f}" if p >= 0.001 else f"= {p:.1e}"


def _share(share: Share) -> str:
    value = share.value
    return "none yet" if value is None else f"{share.n_hits} of {share.n} ({value:.0%})"
