"""The places that prose cites, from what `checking` found out about its statements.

Prose also speaks of what is missing, planned or gone; only a citation that takes its place for
granted can be wrong in a way that takes the ground from under it. Next: opinions.py.
"""

from __future__ import annotations

from probant.council.machine.cited import Held, State
from probant.council.machine.lacking import speaks_of_lack
from probant.council.machine.located import Names
from probant.council.machine.quoting import TooMuch
from probant.council.machine.scanners.place import MAX_QUOTED_CHARS, told
from probant.errors import FileUnreadable, PathRefused
from probant.vocabulary.assertion import Checked, ClaimKind, Failure, Span, TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.council import Grounding
from probant.vocabulary.machine import Cited
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath

_SPECIFIC = (ClaimKind.QUOTE, ClaimKind.IDENTIFIER)
_KINDS = (ClaimKind.FILE, ClaimKind.LINE_RANGE, *_SPECIFIC)


class TextPlaces(Record):
    """`others` are decided statements that are no citations: with one of them nothing is sure."""

    held: tuple[Held, ...]
    others: tuple[Checked, ...]


def read_report(report: TextReport, body: str, names: Names) -> TextPlaces:
    """Each cited place once, with the most that is said of it."""
    is_about_lack = speaks_of_lack(body)
    cited = [one for one in report.claims if _is_citation(one)]
    specific = {_span(one) for one in cited if _tells_more(one)}
    has_lines = any(one.assertion.kind is not ClaimKind.FILE for one in cited)
    kept = [
        one
        for one in cited
        if _tells_more(one) or not (_span(one) in specific or (has_lines and _is_mere_mention(one)))
    ]
    decided = (one for one in report.claims if one.verdict is not CheckResult.UNVERIFIABLE)
    return TextPlaces(
        tuple(Held(_state(one, names, is_about_lack), _cited(one, names)) for one in kept),
        tuple(one for one in decided if not _is_citation(one)),
    )


def _is_citation(claim: Checked) -> bool:
    return claim.assertion.kind in _KINDS and claim.assertion.place is not None


def _span(claim: Checked) -> Span | None:
    return None if claim.assertion.place is None else claim.assertion.place.span


def _tells_more(claim: Checked) -> bool:
    """Whether it is about what stands at its place. A block of code may be a proposal."""
    kind = claim.assertion.kind
    return kind in _SPECIFIC and (
        claim.verdict is CheckResult.VERIFIED
        or claim.assertion.is_stated
        or kind is ClaimKind.IDENTIFIER
    )


def _is_mere_mention(claim: Checked) -> bool:
    """A file that is there, in a text that cites lines as well."""
    is_there = claim.verdict is CheckResult.VERIFIED
    return is_there and claim.assertion.kind is ClaimKind.FILE


def _state(claim: Checked, names: Names, is_about_lack: bool) -> State:
    if claim.verdict is CheckResult.VERIFIED:
        return State.UNKNOWN if claim.assertion.denied else State.CHECKS
    if claim.verdict is CheckResult.UNVERIFIABLE or claim.assertion.denied:
        return State.UNKNOWN
    if claim.failure is Failure.QUOTE_DRIFTED or claim.suggestion:
        return State.DRIFTED
    if claim.assertion.kind is ClaimKind.QUOTE and not claim.assertion.is_stated:
        return State.UNKNOWN
    if is_about_lack and claim.assertion.kind is not ClaimKind.LINE_RANGE:
        return State.UNKNOWN
    if claim.failure is Failure.MISSING_FILE and not _is_surely_missing(claim, names):
        return State.UNKNOWN
    return _refuted(claim, names)


def _refuted(claim: Checked, names: Names) -> State:
    """Lines behind the end are not there; a range that begins before it is, as far as it goes."""
    if claim.failure is Failure.MISSING_FILE:
        return State.ABSENT
    if claim.failure is not Failure.INVALID_LINE:
        return State.DIFFERS
    place = claim.assertion.place
    path = "" if place is None else place.path.removeprefix("./")
    if place is None or place.lines is None or not names.pages.is_file(path):
        return State.UNKNOWN
    try:
        n_lines = len(names.pages.lines(RepoPath(path)))
    except (FileUnreadable, PathRefused, TooMuch):
        return State.UNKNOWN
    return State.ABSENT if place.lines.first > n_lines + 1 else State.UNKNOWN


def _is_surely_missing(claim: Checked, names: Names) -> bool:
    """A file of ours whose lines are spoken of; others are spoken of because they are wanted."""
    place = claim.assertion.place
    if place is None or place.lines is None:
        return False
    return not names.why_unsure(place.path.removeprefix("./"))


def _cited(claim: Checked, names: Names) -> Cited:
    place = claim.assertion.place
    assert place is not None  # noqa: S101 - `_is_citation`
    lines, path = place.lines, place.path.removeprefix("./")
    shown = {one.path for one in claim.citations}
    if len(shown) == 1:
        path = claim.citations[0].path
        lines = lines or claim.citations[0].lines
    is_right = claim.verdict is CheckResult.VERIFIED and not claim.assertion.denied
    is_grounded = is_right and len(shown) <= 1 and names.pages.is_file(path)
    why = claim.detail + (f" (perhaps {claim.suggestion})" if claim.suggestion else "")
    return Cited(
        path=path,
        lines=lines,
        quote=claim.assertion.literal if len(claim.assertion.literal) <= MAX_QUOTED_CHARS else "",
        message=told(claim.assertion.text),
        grounding=Grounding(
            is_grounded=is_grounded,
            path=RepoPath(path) if is_grounded else None,
            why="" if is_grounded else told(why),
        ),
    )
