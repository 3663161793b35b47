"""Verdicts, reasons and fates of items in plain words: one table each, for all forms and docs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from probant.council.deciding.verdict import SENTENCES
from probant.council.response import ResponseFinding, VerifyResponse
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped
from probant.vocabulary.council import Severity, Status, Verdict, VerdictReason, VoiceStatus
from probant.vocabulary.record import Record


class Meaning(Record):
    """What it says about the review, and what somebody can do about it."""

    says: str
    remedy: str


REMEDIES: Mapping[VerdictReason, str] = {
    VerdictReason.NO_MODELS: "name models under [[council.reviewers]] in the configuration file",
    VerdictReason.INFRA_FAILURE: "see below who failed and why; `probant doctor` tries every model",
    VerdictReason.TIMEOUT: "run it again, name fewer files, or take a tier with more time",
    VerdictReason.TOO_FEW_REVIEWERS: "configure more models, or lower council.min_reviewers",
    VerdictReason.INPUT_TOO_LARGE: "name fewer files, or take a tier that reads more",
    VerdictReason.INCOMPLETE_COVERAGE: "name fewer files, or take a tier that reads more",
    VerdictReason.VERDICT_CONTRADICTS_DISPOSITIONS: "read what is confirmed: one is wrong",
    VerdictReason.BLOCKING_EVIDENCE_OPEN: "mend what holds of it, and drop what does not",
    VerdictReason.UNCORROBORATED_CRITICAL: "look at the critical finding yourself: it may be real",
    VerdictReason.UNGROUNDED_FINDINGS: "read what was reported: it may be real all the same",
    VerdictReason.REVIEWERS_DISAGREE: "read the findings, or ask more reviewers",
}


def reasons_of(response: VerifyResponse) -> dict[str, Meaning]:
    """The reasons as people read them, what kept the council from working first."""
    given = {VerdictReason(reason) for reason in response.verdict_reasons}
    return {
        reason.value: Meaning(sentence, REMEDIES[reason])
        for reason, sentence in SENTENCES.items()
        if reason in given
    }


def rationale_of(response: VerifyResponse) -> str:
    """Words of a model; where no model spoke the reasons say it all."""
    return response.rationale if has_spoken(response) else ""


def has_spoken(response: VerifyResponse) -> bool:
    """Whether any model gave a reply that could be read."""
    voices = [*response.reviewers, *([response.chairman] if response.chairman else [])]
    return any(one.status == VoiceStatus.ANSWERED.value for one in voices)


VERDICTS: Mapping[Verdict, Meaning] = {
    Verdict.PASS: Meaning(
        "the chairman and most reviewers say pass, and nothing speaks against it", ""
    ),
    Verdict.FAIL: Meaning(
        "a critical finding stands in the source, and enough of those who answered report it",
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
