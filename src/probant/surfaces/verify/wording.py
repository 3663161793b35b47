"""Verdicts, reasons and fates of items in plain words: one table each, for all forms and docs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from probant.council.response import ResponseFinding
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped
from probant.vocabulary.council import Severity, Status, Verdict, VerdictReason, VoiceStatus
from probant.vocabulary.record import Record


class Meaning(Record):
    """What it says about the review, and what somebody can do about it."""

    says: str
    remedy: str


REASONS: Mapping[VerdictReason, Meaning] = {
    VerdictReason.NO_MODELS: Meaning(
        "no model is configured, so that only the machine reviewer looked",
        "name reviewers under [[council.reviewers]] in the configuration file",
    ),
    VerdictReason.TOO_FEW_REVIEWERS: Meaning(
        "fewer reviewers answered than a verdict needs",
        "see below who failed and why; `probant doctor` asks every model for a word",
    ),
    VerdictReason.INFRA_FAILURE: Meaning(
        "a model failed or its answer could not be read",
        "see below which one and why, then run it again",
    ),
    VerdictReason.TIMEOUT: Meaning(
        "the time of this tier ran out before everybody had answered",
        "run it again, name fewer files, or take a tier with more time",
    ),
    VerdictReason.INCOMPLETE_COVERAGE: Meaning(
        "the reviewers did not see all of what was to be reviewed",
        "name fewer files, or take a tier that reads more",
    ),
    VerdictReason.BLOCKING_EVIDENCE_OPEN: Meaning(
        "a blocking item is confirmed, or nobody settled it",
        "look at the blocking items below; mend what holds, drop what does not",
    ),
    VerdictReason.VERDICT_CONTRADICTS_DISPOSITIONS: Meaning(
        "the reviewers say pass and confirm a blocking item all the same",
        "read the confirmed items: one of the two is wrong",
    ),
    VerdictReason.UNGROUNDED_FINDINGS: Meaning(
        "a reported problem cites a place or a quotation that is not in the source",
        "it counts for nothing; look at it yourself or run it again",
    ),
    VerdictReason.UNCORROBORATED_CRITICAL: Meaning(
        "a critical finding stands in the source, and too few reviewers report it",
        "look at it yourself: it may be real",
    ),
    VerdictReason.REVIEWERS_DISAGREE: Meaning(
        "the reviewers do not agree with each other or with the chairman",
        "read the findings, or ask more reviewers",
    ),
    VerdictReason.INPUT_TOO_LARGE: Meaning(
        "what was to be reviewed is larger than the prompt may be",
        "name fewer files, or take a tier that reads more",
    ),
}
"""In the order in which they are told: what explains the others comes first."""

VERDICTS: Mapping[Verdict, Meaning] = {
    Verdict.PASS: Meaning(
        "the chairman and most reviewers say pass, and nothing speaks against it", ""
    ),
    Verdict.FAIL: Meaning(
        "a critical finding stands in the source, and more than one reader reports it",
        "mend the critical findings below, then run it again",
    ),
    Verdict.UNCLEAR: Meaning("neither a pass nor a fail is proved", ""),
}

LABELS: Mapping[Status, str] = {
    Status.NOT_REVIEWED: "not reviewed",
    Status.PARSER_ERROR: "unread",
}
"""Shorter words for people."""

STATUSES: Mapping[Status, str] = {
    Status.CONFIRMED: "the council bears it out",
    Status.REJECTED: "the council, or the source itself, says it does not hold",
    Status.UNRESOLVED: "nobody settled it",
    Status.ACKNOWLEDGED: "context, read",
    Status.NOT_REVIEWED: "left out for want of room: no reviewer saw it",
    Status.PARSER_ERROR: "shown, but the answer about it could not be read",
}

VOICES: Mapping[VoiceStatus, str] = {
    VoiceStatus.ANSWERED: "answered",
    VoiceStatus.UNPARSED: "answered, but not in the form asked for",
    VoiceStatus.CUT: "was cut off",
    VoiceStatus.TIMEOUT: "ran out of time",
    VoiceStatus.FAILED: "failed",
    VoiceStatus.NOT_ASKED: "was not asked",
}

MARKS: Mapping[Verdict, tuple[str, str]] = {
    Verdict.PASS: ("green", "✔"),
    Verdict.FAIL: ("red", "✘"),
    Verdict.UNCLEAR: ("yellow", "?"),
}
SEVERITY_STYLES: Mapping[Severity, str] = {
    Severity.CRITICAL: "red",
    Severity.MAJOR: "yellow",
    Severity.MINOR: "cyan",
    Severity.INFO: "dim",
}
STATUS_MARKS: Mapping[Status, tuple[str, str]] = {
    Status.CONFIRMED: ("red", "✘"),
    Status.REJECTED: ("green", "✔"),
    Status.UNRESOLVED: ("yellow", "?"),
    Status.PARSER_ERROR: ("yellow", "?"),
    Status.NOT_REVIEWED: ("yellow", "–"),
    Status.ACKNOWLEDGED: ("dim", "·"),
}
"""By what they mean for the code: a confirmed item is bad news."""


def worst_first(findings: Iterable[ResponseFinding]) -> list[ResponseFinding]:
    """By severity, then as they were told."""
    return sorted(findings, key=lambda one: Severity(one.severity), reverse=True)


def place_of(one: ResponseFinding) -> str:
    """`path:line` or `path:first-last`, as the voice gave it."""
    last = f"-{one.end_line}" if one.end_line != one.start_line else ""
    return one_line(f"{clipped(one.path, 200)}:{one.start_line}{last}")


def names_of(one: ResponseFinding) -> str:
    return ", ".join(one_line(name) for name in one.reported_by)


def plain_path(path: str) -> str:
    """The path of a grounded finding as the repository has it."""
    return path.removeprefix("./")
