"""A review as annotations of a GitHub workflow, and the step summary that says the rest.

Only a finding that stands in the source gets a place. How both are escaped is annotations.py's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from probant.council.response import EvidenceDisposition, ResponseFinding, VerifyResponse
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
from probant.surfaces.verify.footing import deletions_of, footing
from probant.surfaces.verify.wording import (
    VERDICTS,
    names_of,
    place_of,
    plain_path,
    rationale_of,
    reasons_of,
    worst_first,
)
from probant.vocabulary.council import Severity, Verdict

MAX_WORDS = 400
LEVELS: Mapping[Severity, str] = {
    Severity.CRITICAL: "error",
    Severity.MAJOR: "warning",
    Severity.MINOR: "notice",
    Severity.INFO: "notice",
}


def render_github(
    response: VerifyResponse, *, quiet: bool = False, has_summary: bool = True
) -> str:
    """The verdict first, then the findings, worst first, then what there was no room for."""
    grounded = [one for one in worst_first(response.findings) if one.grounded]
    lines = [annotation("notice", _verdict(response), {"title": f"probant: {response.verdict}"})]
    room = {"error": MAX_OF_A_LEVEL, "warning": MAX_OF_A_LEVEL, "notice": MAX_OF_A_LEVEL - 1}
    n_left_out = 0
    for one in grounded:
        level = LEVELS[Severity(one.severity)]
        room[level] -= 1
        if room[level] < 0:
            n_left_out += 1
        else:
            lines.append(_annotation(level, one))
    if not quiet:
        told = list(response.request_warnings)[: max(0, room["warning"])]
        lines += [annotation("warning", one_line(text)) for text in told]
    where = "in the step summary" if has_summary else "not shown here"
    more = f"; {n_left_out} more are {where}" if n_left_out else ""
    lines.append(f"{response.verdict}: {_tally(response.findings)}{more}")
    return "\n".join(lines) + "\n"


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


def _annotation(level: str, one: ResponseFinding) -> str:
    place = {
        "title": f"{one.severity}: {one_line(clipped(one.dimension, 60)) or 'review'}",
        "file": one_line(plain_path(one.path)),
        "line": str(one.start_line),
        "endLine": str(one.end_line),
    }
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
