"""A review as annotations of a GitHub workflow, and the step summary that says the rest.

Only what stands in the source gets a place. How both are escaped is annotations.py's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from probant.council.response import (
    EvidenceDisposition,
    MachinePlace,
    ResponseFinding,
    VerifyResponse,
)
from probant.surfaces.annotations import (
    MAX_OF_A_LEVEL,
    MAX_SUMMARY_BYTES,
    annotation,
    fitting_rows,
    table_row,
    unmarked,
)
from probant.surfaces.cli.text import one_line
from probant.surfaces.phrasing import clipped, counted, flowing
from probant.surfaces.verify.footing import coverage_of, deletions_of, footing
from probant.surfaces.verify.wording import (
    LABELS,
    STATUSES,
    VERDICTS,
    names_of,
    place_of,
    plain_path,
    rationale_of,
    reasons_of,
    worst_first,
)
from probant.vocabulary.council import Bearing, Severity, Status, Verdict

MAX_WORDS = 400
DELETED = "deleted"
"""The receipt's reason for a file that the commit took away."""
LEVELS: Mapping[Severity, str] = {
    Severity.CRITICAL: "error",
    Severity.MAJOR: "warning",
    Severity.MINOR: "notice",
    Severity.INFO: "notice",
}


VERDICT_LEVELS: Mapping[Verdict, str] = {
    Verdict.FAIL: "error",
    Verdict.UNCLEAR: "warning",
    Verdict.PASS: "notice",
}
MAX_NAMED = 5
"""Items and files that one line names."""


def render_github(
    response: VerifyResponse, *, quiet: bool = False, has_summary: bool = True
) -> str:
    """The verdict first, then the findings, worst first, the evidence that is open, and what was
    left out; then what there was no room for."""
    level = VERDICT_LEVELS[Verdict(response.verdict)]
    lines = [annotation(level, _verdict(response), {"title": f"probant: {response.verdict}"})]
    told = [(LEVELS[Severity(one.severity)], _annotation(one)) for one in _grounded(response)]
    told += [("warning", one) for one in _open_items(response)]
    told += [("warning", annotation("warning", text)) for text in _left_out(response)]
    if not quiet:
        told += [("warning", annotation("warning", one_line(text)))
                 for text in response.request_warnings]  # fmt: skip
    room = dict.fromkeys(("error", "warning", "notice"), MAX_OF_A_LEVEL)
    room[level] -= 1
    n_left_out = 0
    for level, line in told:
        room[level] -= 1
        if room[level] < 0:
            n_left_out += 1
        else:
            lines.append(line)
    where = "in the step summary" if has_summary else "not shown here"
    more = f"; {n_left_out} more are {where}" if n_left_out else ""
    lines.append(f"{response.verdict}: {_tally(response.findings)}{more}")
    return "\n".join(lines) + "\n"


def _grounded(response: VerifyResponse) -> list[ResponseFinding]:
    return [one for one in worst_first(response.findings) if one.grounded]


def _open_items(response: VerifyResponse) -> Iterator[str]:
    """Blocking evidence that nobody rejected, at the first of its places that is there."""
    machine = {one.evidence_id: one for one in response.machine}
    for item in response.evidence_summary or []:
        status = Status(item.status)
        if Bearing(item.strength) is Bearing.INFORMATIONAL or status is Status.REJECTED:
            continue
        said = machine.get(item.evidence_id)
        places = sorted(said.places if said else [], key=lambda one: not one.grounded)
        cites = f" It cites {_cited(places[0])}." if places else ""
        why = item.council_rationale or (said.rationale if said else "") or STATUSES[status]
        named = one_line(f"{item.evidence_id} from {item.source}")
        yield annotation(
            "warning",
            f"Blocking evidence {named} is {LABELS.get(status, status.value)}.{cites} {_said(why)}",
            {"title": f"open evidence: {one_line(item.evidence_id)}"} | _spot(places),
        )


def _cited(place: MachinePlace) -> str:
    line = f":{place.start_line}" if place.start_line is not None else ""
    there = "" if place.grounded else " (not there)"
    return one_line(f"{clipped(plain_path(place.path), 200)}{line}{there}")


def _spot(places: Sequence[MachinePlace]) -> dict[str, str]:
    """Where the annotation stands: nowhere, if the place was not checked."""
    if not places or not places[0].grounded:
        return {}
    first = places[0]
    lines = {"line": first.start_line, "endLine": first.end_line}
    told = {name: str(line) for name, line in lines.items() if line is not None}
    return {"file": one_line(plain_path(first.path))} | told


def _left_out(response: VerifyResponse) -> Iterator[str]:
    """Evidence without room, and files that were not seen whole, deleted ones among them."""
    dropped = [
        f"{one.evidence_id} from {one.source}"
        for one in response.evidence_summary or []
        if Status(one.status) is Status.NOT_REVIEWED
    ]
    if dropped:
        yield f"Not reviewed for want of room: {_named(dropped)}"
    deleted = [one.path for one in response.coverage.files if one.reason == DELETED]
    if deleted:
        yield f"Deleted by this commit: {_named(deleted)}"
    if not response.coverage.complete:
        yield f"coverage {coverage_of(response)}"


def _named(names: Sequence[str]) -> str:
    told = ", ".join(one_line(clipped(name, 200)) for name in names[:MAX_NAMED])
    return told + (f" and {len(names) - MAX_NAMED} more" if len(names) > MAX_NAMED else "")


def _verdict(response: VerifyResponse) -> str:
    verdict = Verdict(response.verdict)
    reasons = " ".join(meaning.says for meaning in reasons_of(response).values())
    said = f"{verdict.value}: {reasons or VERDICTS[verdict].says}"
    gone = deletions_of(response)
    return f"{said.removesuffix('.')}. {gone}" if gone else said


def _tally(findings: Sequence[ResponseFinding]) -> str:
    n_grounded = sum(one.grounded for one in findings)
    return (
        f"{counted(len(findings), 'finding')}, {n_grounded} borne out by the source"
        if findings
        else "no findings"
    )


def _annotation(one: ResponseFinding) -> str:
    place = {
        "title": f"{one.severity}: {one_line(clipped(one.dimension, 60)) or 'review'}",
        "file": one_line(plain_path(one.path)),
        "line": str(one.start_line),
        "endLine": str(one.end_line),
    }
    level = LEVELS[Severity(one.severity)]
    return annotation(level, f"{_said(one.description)} (from {names_of(one)})", place)


def _said(text: str) -> str:
    return one_line(clipped(flowing(text), MAX_WORDS))


def step_summary(response: VerifyResponse, max_bytes: int = MAX_SUMMARY_BYTES) -> str:
    """The review in Markdown, as far as there is room."""
    head = "".join(_head(response))
    found = worst_first(response.findings)
    listed = response.evidence_summary or []
    if not found and not listed:
        return head if len(head.encode()) <= max_bytes else ""
    head += "\n| | what | says | by |\n| --- | --- | --- | --- |\n"
    rows = [*map(_finding_row, found), *map(_item_row, listed)]
    return fitting_rows(head, rows, len(rows), max_bytes)


def _head(response: VerifyResponse) -> Iterator[str]:
    yield f"### probant verify: {response.verdict}\n\n"
    for meaning in reasons_of(response).values():
        yield f"- {unmarked(meaning.says)} → {unmarked(meaning.remedy)}\n"
    if not response.verdict_reasons:
        yield f"{VERDICTS[Verdict(response.verdict)].says}\n"
    rationale = rationale_of(response)
    if rationale:
        yield f"\n{unmarked(_said(rationale))}\n"
    yield "\n"
    for name, text in footing(response):
        yield f"{unmarked(f'{name}: {text}' if name else text)}  \n"


def _finding_row(one: ResponseFinding) -> str:
    what = f"{one.severity}{'' if one.grounded else ', not borne out by the source'}"
    return table_row([what, place_of(one), _said(one.description), names_of(one)])


def _item_row(one: EvidenceDisposition) -> str:
    said = ", ".join(f"{one_line(name)} {word}" for name, word in one.voices.items())
    what = f"{one.strength} evidence {one.status}"
    named = one_line(f"{one.evidence_id} from {one.source}")
    return table_row([what, named, _said(one.council_rationale or ""), said])
