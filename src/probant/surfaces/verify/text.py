"""A verdict for people: what it is and why, what to do, then what it rests on.

The first lines are for everybody, the last ones (footing.py) for those who want to know who was
asked and what of the files was seen. Whatever a model, a tool or a repository wrote is escaped.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from probant.council.response import (
    EvidenceDisposition,
    MachinePlace,
    MachineSaid,
    ResponseFinding,
    VerifyResponse,
)
from probant.surfaces.cli.text import Painter, one_line
from probant.surfaces.phrasing import asciified, clipped, flowing
from probant.surfaces.verify.footing import footing
from probant.surfaces.verify.wording import (
    LABELS,
    MARKS,
    SEVERITY_STYLES,
    STATUS_MARKS,
    STATUSES,
    VERDICTS,
    names_of,
    place_of,
    plain_path,
    rationale_of,
    reasons_of,
    worst_first,
)
from probant.vocabulary.council import (
    MACHINE,
    Bearing,
    Severity,
    Status,
    Verdict,
    WarningReason,
)

WIDTH = 100
MAX_PROSE = 600
MAX_RATIONALE = 300
MAX_QUOTE_LINES = 6
MAX_FINDINGS = 20
MAX_WARNINGS = 10
MAX_PLACES = 4
ITEM_INDENT = " " * 17
NAME_WIDTH = 14


def render_text(
    response: VerifyResponse, paint: Painter, *, ascii_only: bool = False, quiet: bool = False
) -> str:
    """The terminal view. Where the terminal has no Unicode, other characters are escaped."""
    blocks = [
        _verdict(response, paint),
        _grounded(response, paint),
        _ungrounded(response, paint),
        _evidence(response, paint),
        () if quiet else _warnings(response, paint),
        (line for name, text in footing(response) for line in _aligned(name, text, paint)),
    ]
    shown = ["\n".join(block) for block in map(list, blocks) if block]
    text = "\n\n".join(shown) + "\n"
    return asciified(text) if ascii_only else text


def _aligned(name: str, text: str, paint: Painter) -> Iterator[str]:
    first, *others = _wrapped(text, " " * NAME_WIDTH)
    yield paint("dim", f"{name:<{NAME_WIDTH}}") + first[NAME_WIDTH:]
    yield from others


def _verdict(response: VerifyResponse, paint: Painter) -> Iterator[str]:
    verdict = Verdict(response.verdict)
    style, mark = MARKS[verdict]
    yield f"{paint(style, mark)} {paint('bold', verdict.value)}: {VERDICTS[verdict].says}"
    if VERDICTS[verdict].remedy:
        yield f"  {paint('green', '→ ' + VERDICTS[verdict].remedy)}"
    for code, meaning in reasons_of(response).items():
        yield f"  · {meaning.says} {paint('dim', f'[{code}]')}"
        yield f"    {paint('green', '→ ' + meaning.remedy)}"
    rationale = rationale_of(response)
    if rationale:
        yield ""
        yield from _prose(rationale, MAX_PROSE, "  ")


def _prose(text: str, most: int, indent: str) -> list[str]:
    """Words of somebody else, in lines of ours."""
    said = one_line(clipped(flowing(text), most))
    return _wrapped(said, indent) if said else []


def _wrapped(text: str, indent: str) -> list[str]:
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False,
        break_long_words=False,
    )  # fmt: skip
    return lines or [f"{indent}–"]


def _grounded(response: VerifyResponse, paint: Painter) -> Iterator[str]:
    found = [one for one in worst_first(response.findings) if one.grounded]
    return _listed("findings", [list(_finding(one, paint)) for one in found], paint)


def _ungrounded(response: VerifyResponse, paint: Painter) -> Iterator[str]:
    found = [one for one in worst_first(response.findings) if not one.grounded]
    head = "reported, but not borne out by the source: counts for nothing"
    return _listed(head, [list(_loose(one, paint)) for one in found], paint)


def _listed(head: str, blocks: Sequence[Iterable[str]], paint: Painter) -> Iterator[str]:
    if blocks:
        yield paint("bold", head)
    for block in blocks[:MAX_FINDINGS]:
        yield from block
    if len(blocks) > MAX_FINDINGS:
        n_more = len(blocks) - MAX_FINDINGS
        yield paint("dim", f"  … and {n_more} more; --format json has them all")


def _finding(one: ResponseFinding, paint: Painter) -> Iterator[str]:
    severity = Severity(one.severity)
    label = paint(SEVERITY_STYLES[severity], f"{severity.value:<8}")
    yield f"  {label} {paint('cyan', place_of(one))}{_dimension(one)}"
    lines = one.quote.strip("\n").split("\n")
    for line in lines[:MAX_QUOTE_LINES]:
        yield f"           {paint('dim', '│')} {one_line(clipped(line.rstrip(), WIDTH))}"
    if len(lines) > MAX_QUOTE_LINES:
        yield paint("dim", f"           │ … {len(lines) - MAX_QUOTE_LINES} more lines")
    yield from _prose(one.description, MAX_RATIONALE, " " * 11)
    yield paint("dim", f"           grounded: the quote stands there; from {names_of(one)}")


def _loose(one: ResponseFinding, paint: Painter) -> Iterator[str]:
    yield f"  {one.severity:<8} {place_of(one)}{_dimension(one)}"
    yield from _prose(one.description, MAX_RATIONALE, " " * 11)
    yield paint("dim", f"           {_why_not(one)}; from {names_of(one)}")


def _dimension(one: ResponseFinding) -> str:
    return f"  {one_line(clipped(one.dimension, 40))}" if one.dimension else ""


def _why_not(one: ResponseFinding) -> str:
    return one_line(clipped(flowing(one.ungrounded_because or "its place was not found"), 200))


def _evidence(response: VerifyResponse, paint: Painter) -> Iterator[str]:
    listed = response.evidence_summary or []
    if not listed:
        return
    yield paint("bold", "evidence")
    remarks = {one.evidence_id: one for one in response.machine}
    width = max(len(one.evidence_id) for one in listed)
    for one in listed:
        yield from _item(one, width, remarks.get(one.evidence_id), paint)


def _item(
    one: EvidenceDisposition, width: int, machine: MachineSaid | None, paint: Painter
) -> Iterator[str]:
    status = Status(one.status)
    style, mark = STATUS_MARKS[status]
    name = f"{one_line(one.evidence_id):<{width}}"
    word = paint(style, f"{LABELS.get(status, status.value):<12}")
    yield f"  {paint(style, mark)} {word} {name}  {one.strength}, from {one_line(one.source)}"
    if one.council_rationale:
        yield from _prose(one.council_rationale, MAX_RATIONALE, ITEM_INDENT)
    elif status is not Status.ACKNOWLEDGED:
        yield f"{ITEM_INDENT}{STATUSES[status]}"
    if machine is not None and flowing(machine.rationale) not in flowing(
        one.council_rationale or ""
    ):
        yield from _prose(f"machine: {machine.rationale}", MAX_RATIONALE, ITEM_INDENT)
    yield from map(partial(paint, "dim"), _background(one, machine))


def _background(one: EvidenceDisposition, machine: MachineSaid | None) -> Iterator[str]:
    """Where it points and who said what; of mere context only what is wrong with it."""
    places = machine.places if machine is not None else []
    is_context = Bearing(one.strength) is Bearing.INFORMATIONAL
    if places and not (is_context and all(place.grounded for place in places)):
        yield from _prose(f"cites {', '.join(_places(places))}", MAX_PROSE, ITEM_INDENT)
    voices = {name: said for name, said in one.voices.items() if name != MACHINE}
    if voices:
        said = ", ".join(f"{name} {said}" for name, said in voices.items())
        yield from _prose(f"voices: {said}", MAX_PROSE, ITEM_INDENT)


def _places(cited: Sequence[MachinePlace]) -> Iterator[str]:
    """What an item cites, the wrong places first."""
    ordered = sorted(cited, key=lambda one: one.grounded)
    for one in ordered[:MAX_PLACES]:
        line = f":{one.start_line}" if one.start_line is not None else ""
        rule = f" {clipped(one.rule, 60)}" if one.rule else ""
        wrong = "" if one.grounded else " (not there)"
        yield one_line(f"{clipped(plain_path(one.path), 100)}{line}{rule}{wrong}")
    if len(ordered) > MAX_PLACES:
        yield f"… {len(ordered) - MAX_PLACES} more"


def _warnings(response: VerifyResponse, paint: Painter) -> Iterator[str]:
    label = paint("yellow", "warning:")
    told = [
        f"{one.evidence_id} from {one.source}: {one.detail} [{one.reason}]"
        for one in response.evidence_warnings
        if WarningReason(one.reason) is not WarningReason.DUPLICATE_SOURCE_DISAMBIGUATED
    ]
    told += [
        f"{one.evidence_id} tries to give orders: “{clipped(flowing(one.quote), 120)}”"
        for one in response.suspicious_evidence
    ]
    told += list(response.request_warnings)
    for line in told[:MAX_WARNINGS]:
        yield f"{label} {one_line(clipped(line, MAX_RATIONALE))}"
    if len(told) > MAX_WARNINGS:
        yield f"{label} {len(told) - MAX_WARNINGS} more; --format json has them all"
