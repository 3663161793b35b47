"""What a model said, read strictly from its raw reply, or why it could not be read.

Every string is untrusted and stays a string. Nothing is guessed from prose: a word that is not
exactly one of those asked for is not a verdict. Findings are read with more patience, since each is
held against the source anyway. What it comes to: dispositions.py, weighing.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TypeVar

from probant.council.hearing.own_words import Texts, own_object
from probant.council.hearing.reply_json import NotRead
from probant.vocabulary.council import (
    DIMENSIONS,
    Ballot,
    Bearing,
    Finding,
    Review,
    SaidDisposition,
    Severity,
    Status,
    Suspicion,
    Verdict,
)
from probant.vocabulary.record import Record

MAX_ENTRIES = 1000
"""More dispositions or suspicions than this are a flood, and the reply is not read; of findings so
many are looked at."""
MAX_FINDINGS = 100
"""So many are looked up in the source. What is more is lost, and a loss keeps from a pass: else a
flood of findings could wash away the one that matters, or the whole review with it."""
MAX_SUSPICIONS = 40
MAX_TEXT = 20_000
MAX_QUOTE = 10_000
MAX_NAME = 4096
MAX_LINE = 10**9
MAX_MARK = 10

E = TypeVar("E", bound=Enum)


class Unread(Record):
    """A reply that says nothing that counts; `why` is one line for a person."""

    why: str


class _Malformed(ValueError):
    """One entry of a list is not what was asked for."""


def read_review(text: str, forbidden: Texts = ()) -> Review | Unread:
    """A reviewer's reply. `forbidden`: texts it was shown, whose blocks are not its own words."""
    return _read(text, forbidden, (), summary="summary")


def read_synthesis(text: str, forbidden: Texts = (), reviews: Texts = ()) -> Review | Unread:
    """The chairman's. A block copied from one of the `reviews` gives way to one of its own."""
    return _read(text, forbidden, reviews, summary="rationale")


def read_ballot(
    text: str,
    *,
    voter: str,
    order: Sequence[tuple[str, str]],
    forbidden: Texts = (),
    reviews: Texts = (),
) -> Ballot | Unread:
    """Marks and ranking for the labels in `order`; what is said of other labels is left out."""
    try:
        said, _ = own_object(text, forbidden, reviews)
    except NotRead as odd:
        return Unread(str(odd))
    labels = [label for label, _ in order]
    evaluations, ranked = said.get("evaluations"), said.get("ranking")
    if not isinstance(evaluations, dict):
        evaluations = {}
    if not isinstance(ranked, list):
        ranked = []
    scores = tuple(
        (label, marks) for label in labels if (marks := _marks(evaluations.get(label))) is not None
    )
    known = dict.fromkeys(one for one in ranked if isinstance(one, str) and one in labels)
    if not scores and not known:
        return Unread("no marks and no ranking of the reviews that were shown")
    return Ballot(voter=voter, order=tuple(order), scores=scores, ranking=tuple(known))


def read_fields(text: str, forbidden: Texts = ()) -> dict[str, object] | Unread:
    """The fields of the reply's own block, for a form that is nobody's else."""
    try:
        return own_object(text, forbidden, ())[0]
    except NotRead as odd:
        return Unread(str(odd))


def _read(text: str, forbidden: Texts, reviews: Texts, summary: str) -> Review | Unread:
    try:
        said, prose = own_object(text, forbidden, reviews)
        verdict = _verdict(said)
        findings, n_lost_findings = _findings(_list(said, "findings", most=None))
        dispositions, n_odd_dispositions = _dispositions(_list(said, "evidence_dispositions"))
        suspicions = _suspicions(_list(said, "suspicious_evidence"))
    except NotRead as odd:
        return Unread(str(odd))
    return Review(
        verdict=verdict,
        summary=_words(said.get(summary)) or _words(said.get("summary")) or "",
        findings=findings,
        dispositions=dispositions,
        suspicions=suspicions,
        prose=prose,
        n_malformed=n_lost_findings + n_odd_dispositions,
        n_lost_findings=n_lost_findings,
    )


# What its fields say


def _verdict(said: Mapping[str, object]) -> Verdict:
    word = said.get("verdict")
    verdict = _member(Verdict, word.strip(" \t\r\n") if isinstance(word, str) else word)
    if verdict is None:
        raise NotRead("the verdict is none of pass, fail, unclear")
    return verdict


def _list(said: Mapping[str, object], name: str, most: int | None = MAX_ENTRIES) -> list[object]:
    found = said.get(name)
    if found is None:
        return []
    if not isinstance(found, list):
        raise NotRead(f"{name} is not a list")
    if most is not None and len(found) > most:
        raise NotRead(f"{name} has more than {most} entries")
    return found


def _findings(entries: list[object]) -> tuple[tuple[Finding, ...], int]:
    """The gravest, in their own order, and how many are lost."""
    found: list[Finding] = []
    for entry in entries[:MAX_ENTRIES]:
        try:
            found.append(_finding(entry))
        except _Malformed:
            continue
    gravest = sorted(range(len(found)), key=lambda at: (-found[at].severity.rank, at))
    kept = tuple(found[at] for at in sorted(gravest[:MAX_FINDINGS]))
    return kept, len(entries) - len(kept)


def _finding(entry: object) -> Finding:
    if not isinstance(entry, dict):
        raise _Malformed
    severity = _member(Severity, _plainly(entry.get("severity")))
    path, quote, end = entry.get("path"), entry.get("quote"), entry.get("end_line")
    first = _line(entry.get("start_line"))
    last = first if end is None else _line(end)
    if (
        severity is None
        or not (isinstance(path, str) and 0 < len(path) <= MAX_NAME)
        or not (quote is None or (isinstance(quote, str) and len(quote) <= MAX_QUOTE))
        or first > last
    ):
        raise _Malformed
    return Finding(
        severity=severity,
        path=path,
        first_line=first,
        last_line=last,
        quote=quote or "",
        description=_words(entry.get("description")) or "",
        dimension=_words(entry.get("dimension")) or "",
    )


def _dispositions(entries: list[object]) -> tuple[tuple[SaidDisposition, ...], int]:
    """The last one of each id. One that cannot be read takes back what was said before it."""
    said: dict[str, SaidDisposition] = {}
    n_malformed = 0
    for entry in entries:
        evidence_id = entry.get("evidence_id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(evidence_id, str):
            n_malformed += 1
            continue
        said.pop(evidence_id, None)
        try:
            said[evidence_id] = _disposition(evidence_id, entry)
        except _Malformed:
            n_malformed += 1
    return tuple(said.values()), n_malformed


def _disposition(evidence_id: str, entry: Mapping[str, object]) -> SaidDisposition:
    status = _member(Status, entry.get("status"))
    source, strength = entry.get("source"), entry.get("strength")
    bearing = _member(Bearing, strength)
    if (
        status is None
        or not (source is None or isinstance(source, str))
        or (strength is not None and bearing is None)
    ):
        raise _Malformed
    return SaidDisposition(
        evidence_id=evidence_id,
        status=status,
        source=source,
        bearing=bearing,
        rationale=_words(entry.get("council_rationale")) or _words(entry.get("rationale")),
    )


def _suspicions(entries: list[object]) -> tuple[Suspicion, ...]:
    found: dict[Suspicion, None] = {}
    for entry in entries:
        if isinstance(entry, dict):
            evidence_id, quote = entry.get("evidence_id"), _words(entry.get("quote"))
            if isinstance(evidence_id, str) and quote:
                found[Suspicion(evidence_id=evidence_id, quote=quote)] = None
    return tuple(found)[:MAX_SUSPICIONS]


def _marks(entry: object) -> tuple[int, ...] | None:
    if not isinstance(entry, dict):
        return None
    try:
        marks = tuple(_number(entry.get(dimension)) for dimension in DIMENSIONS)
    except _Malformed:
        return None
    return marks if all(mark <= MAX_MARK for mark in marks) else None


def _member(kind: type[E], word: object) -> E | None:
    """Exactly one of the words; no other case, no near miss."""
    return next((one for one in kind if isinstance(word, str) and one.value == word), None)


def _plainly(word: object) -> object:
    """Without capitals and blanks around it."""
    return word.strip().lower() if isinstance(word, str) else word


def _line(number: object) -> int:
    """The number of a line; also one written as a text of digits."""
    said = number.strip() if isinstance(number, str) else ""
    is_digits = said.isascii() and said.isdigit() and len(said) <= len(str(MAX_LINE))
    return _number(int(said) if is_digits else number)


def _number(number: object) -> int:
    """A bool is no number here, though Python takes it for one."""
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MAX_LINE:
        raise _Malformed
    return number


def _words(text: object) -> str | None:
    """A string that says something, at a length that can be shown."""
    said = text.strip() if isinstance(text, str) else ""
    return (said if len(said) <= MAX_TEXT else f"{said[:MAX_TEXT]}…") or None
