"""An answer for people: first the answer, then the cited code, then how well it is proved."""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.answering.answer import Answer, Lead
from probant.surfaces.cli.text import Painter, one_line, printable
from probant.surfaces.phrasing import counted, flowing
from probant.vocabulary.requirement import Requirement
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import Citation
from probant.vocabulary.value import CommitValue, RunValue

MAX_CITATIONS = 8
MAX_QUOTE_LINES = 12
OF_OTHERS = {
    "submodule": "submodule",
    "nested_repository": "repository",
    "dependency_folder": "dependency folder",
}
"""Why a folder was left to others, and what such a one is called."""

MAX_FOLDERS = 3
MAX_LEADS = 6
CLOSEST = "Closest places:"

MARKS = {
    Outcome.ANSWERED: ("green", "✔"),
    Outcome.REFUTED: ("green", "✘"),
    Outcome.PARTIAL: ("yellow", "◐"),
    Outcome.INSUFFICIENT_EVIDENCE: ("yellow", "∅"),
    Outcome.ERROR: ("red", "!"),
}


def render_text(
    answer: Answer, paint: Painter, *, explain: bool = False, limit: int | None = None
) -> str:
    """The terminal view. Of several questions in one, each by itself; `limit` cuts the values."""
    if answer.heading and not explain:
        return _bearing(answer, paint, limit)
    if answer.parts:
        parts = [render_text(part, paint, explain=explain, limit=limit) for part in answer.parts]
        return "\n".join([f"{answer.heading}\n"] * bool(answer.heading) + parts)
    blocks = [_headline(answer, paint), *_narration(answer, paint)]
    blocks += _citations(answer, paint, limit)
    if answer.leads:
        blocks.append("\n".join(_leads(answer, paint, limit or MAX_LEADS)))
    if answer.offers:
        blocks.append("\n".join(_offers(answer, paint)))
    if answer.refusal is not None:
        blocks.append(printable(answer.refusal.remedy))
    blocks.append("\n".join(_proof(answer, paint, explain=explain)))
    if explain:
        blocks.append("\n".join(_steps(answer, paint)))
    blocks += [f"{paint('yellow', 'warning:')} {one_line(text)}" for text in answer.warnings]
    blocks += _left_out(answer)
    return "\n\n".join(block for block in blocks if block) + "\n"


def _bearing(answer: Answer, paint: Painter, limit: int | None) -> str:
    """What bears on a question that nothing settles: a point for each part, then how it was read,
    once. None of them bears the mark of an answer."""
    style, mark = MARKS[answer.ruling.outcome]
    blocks = [f"{paint(style, mark)} {paint('bold', answer.heading)}"]
    for part in answer.parts:
        blocks.append(f"• {printable(part.text)}")
        blocks += _citations(part, paint, limit)
    blocks.append("\n".join(_reading(answer, paint)))
    return "\n\n".join(block for block in blocks if block) + "\n"


def _left_out(answer: Answer) -> Iterator[str]:
    """Folders that belong to others, where what was not found may stand."""
    if answer.values:
        return
    for reason, noun in OF_OTHERS.items():
        folders = [skip.path for skip in answer.skipped if skip.reason == reason]
        if folders:
            more = "" if len(folders) <= MAX_FOLDERS else ", …"
            told = f"{', '.join(folders[:MAX_FOLDERS])}{more} ({counted(len(folders), noun)})"
            yield f"not looked into: {one_line(told)}"


def _headline(answer: Answer, paint: Painter) -> str:
    """The answer; of a refusal its first line, and below it why."""
    style, mark = MARKS[answer.ruling.outcome]
    refusal = answer.refusal
    if refusal is None:
        return f"{paint(style, mark)} {paint('bold', printable(answer.text))}"
    places = f" {CLOSEST}" if _is_led_on(answer) and not refusal.details else ""
    first = f"{paint(style, mark)} {paint('bold', printable(refusal.headline) + places)}"
    return "\n".join([first, *(f"  {printable(one)}" for one in refusal.details)])


def _is_led_on(answer: Answer) -> bool:
    """Whether the first line of a refusal may announce the places that follow."""
    return bool(answer.leads) and not answer.values


def _narration(answer: Answer, paint: Painter) -> Iterator[str]:
    """In a model's words, beside the answer's own; every sentence of it was checked."""
    narration = answer.narration
    if narration is None or not narration.sentences:
        return
    yield f"  {printable(narration.text)}"
    left_out = f", {len(narration.left_out)} sentences left out" if narration.left_out else ""
    who = f"worded by {one_line(narration.model)}, every sentence checked"
    yield paint("dim", f"  ({who}{left_out})")


def _citations(answer: Answer, paint: Painter, limit: int | None) -> Iterator[str]:
    used = _used(answer, limit)
    most = limit or MAX_CITATIONS
    for number in used[:most]:
        yield _quote(answer.citations[number], paint)
    if limit is not None and limit < len(answer.values):
        yield paint("dim", f"{limit} of {len(answer.values)} shown (--limit)")
    elif len(used) > most:
        yield paint("dim", f"… and {len(used) - most} more citations (--limit {len(used)})")


def _used(answer: Answer, limit: int | None) -> list[int]:
    """The citations of the values that are shown."""
    return list(dict.fromkeys(n for cited in answer.values[:limit] for n in cited.citations))


def _quote(citation: Citation, paint: Painter) -> str:
    lines = citation.quote.split("\n")
    shown = [
        f"{paint('dim', f'{number:>5} │')} {printable(text.rstrip(chr(13)))}"
        for number, text in enumerate(lines[:MAX_QUOTE_LINES], citation.lines.first)
    ]
    if len(lines) > MAX_QUOTE_LINES:
        shown.append(paint("dim", f"      ┆ {len(lines) - MAX_QUOTE_LINES} more lines"))
    return "\n".join([f"  {paint('cyan', one_line(citation.path))}", *shown])


def _leads(answer: Answer, paint: Painter, most: int) -> Iterator[str]:
    """Ranked places: what and where, and below it why it is shown."""
    is_announced = answer.refusal is not None and not answer.refusal.details
    if not (is_announced and _is_led_on(answer)):
        yield paint("dim", CLOSEST if answer.refusal else "Not confirmed, but like it:")
    for number, lead in enumerate(answer.leads[:most], 1):
        yield f"{number:>3}. {one_line(lead_text(answer, lead))}"
        if lead.why:
            yield paint("dim", f"     {lead.quality.value}: {one_line(lead.why)}")
    if len(answer.leads) > most:
        yield paint("dim", f"  … and {len(answer.leads) - most} more (--limit {len(answer.leads)})")


def _offers(answer: Answer, paint: Painter) -> Iterator[str]:
    yield "Did you mean"
    for number, offer in enumerate(answer.offers, 1):
        yield f"  {number}. {one_line(offer.sentence)}"
        yield paint("dim", f"     {one_line(offer.command)}")


def _reading(answer: Answer, paint: Painter) -> Iterator[str]:
    """How the question was understood, and what of it was not."""
    reading = answer.reading
    if reading is None:
        return
    yield paint("dim", f"read as     {one_line(reading.sentence)}")
    if reading.left_over:
        yield f"not taken into account: {one_line(', '.join(reading.left_over))}"


def lead_text(answer: Answer, lead: Lead) -> str:
    """A lead in one line: what, and where it stands."""
    from probant.surfaces.wire import value_json

    value = value_json(lead.value)
    name = str(value.get("qualified_name") or value.get("name") or value.get("text") or "")
    kind = f"{value['kind']} " if value.get("kind") else ""
    if isinstance(lead.value, CommitValue):
        name = f"commit {lead.value.sha[:12]} “{lead.value.subject}”"
    if isinstance(lead.value, RunValue):
        counts = ", ".join(f"{value[how]} {how}" for how in ("passed", "failed", "skipped"))
        name = f"a run of {value['target']}: {counts}"
    if lead.citations:
        citation = answer.citations[lead.citations[0]]
        where = f"{citation.path}:{citation.lines.first}"
        return f"{kind}{name}  {where}" if name else where
    return f"{kind}{name or value.get('path', '')}"


def _proof(answer: Answer, paint: Painter, *, explain: bool) -> Iterator[str]:
    """How well it is proved: one line where nothing is missing, else what is and what there is."""
    pairs = zip(answer.requirements, answer.qualities, strict=True)
    is_met = all(quality >= need.min_quality for need, quality in pairs)
    if not answer.requirements:
        yield from _reading(answer, paint)
    elif is_met and not explain:
        yield from _proof_line(answer, paint)
    else:
        yield from _whole_proof(answer, paint, explain=explain)


def _proof_line(answer: Answer, paint: Painter) -> Iterator[str]:
    reading = answer.reading
    read_as = f"read as {one_line(reading.sentence)} · " if reading else ""
    level = answer.confidence.level.value
    yield paint("dim", f"{read_as}confidence {level} · {_snapshot(answer)}")
    if reading is not None and reading.left_over:
        yield f"not taken into account: {one_line(', '.join(reading.left_over))}"


def _snapshot(answer: Answer) -> str:
    snapshot = answer.snapshot
    commit = f"commit {snapshot.commit[:12]}" if snapshot.commit else "files on disk"
    return f"{commit}{' with uncommitted changes' if snapshot.dirty else ''}"


def _whole_proof(answer: Answer, paint: Painter, *, explain: bool) -> Iterator[str]:
    """One line per required class: what it needs, what there is."""
    yield paint("dim", "evidence")
    for need, quality in zip(answer.requirements, answer.qualities, strict=True):
        met = quality >= need.min_quality
        mark = paint("green", "✔") if met else paint("yellow", "✘")
        label = f"{need.evidence_class.value} ({_about(need)})"
        needs = f"needs {need.min_quality.value:<9}"
        yield f"  {mark} {one_line(label):<40} {needs} has {quality.value}"
    ruling, confidence = answer.ruling, answer.confidence
    yield f"confidence  {one_line(confidence.because)}"
    if explain:
        reasons = ", ".join(reason.wire for reason in ruling.reasons)
        yield f"ruling      {ruling.status.value}, speaks {ruling.truth_mode.value}" + (
            f" [{reasons}]" if reasons else ""
        )
    yield from _reading(answer, paint)
    yield f"snapshot    {_snapshot(answer)}"


def _about(need: Requirement) -> str:
    return need.target.text if need.target else need.aspect.value


def _steps(answer: Answer, paint: Painter) -> Iterator[str]:
    yield paint("dim", "steps")
    for number, step in enumerate(answer.trace.steps, 1):
        args = ", ".join(f"{key}={value}" for key, value in step.args)
        yield f"  {number}. {step.tool}({one_line(args)}) → {step.status}, {step.n_added} entries"
    for entry in answer.evidence:
        note = f" — {entry.note}" if entry.note else ""
        yield (
            f"     {entry.tool}: {entry.status.value}, {entry.evidence_class.value},"
            f" quality {entry.quality.value}, strength {entry.strength.value},"
            f" {entry.match_count} matches{one_line(note)}"
        )
    yield (
        f"  stopped: {answer.trace.stop_reason.value};"
        f" {answer.trace.recovery_attempts} recovery steps"
    )


def render_markdown(answer: Answer, *, limit: int | None = None) -> str:
    """For pasting into an issue or a review."""
    if answer.parts:
        heading = [f"{answer.heading}\n"] * bool(answer.heading)
        return "\n".join(heading + [render_markdown(part, limit=limit) for part in answer.parts])
    outcome = answer.ruling.outcome.value.replace("_", " ")
    lines = [f"**{outcome}** — {_plain(flowing(answer.text))}", ""]
    if answer.narration is not None and answer.narration.sentences:
        lines += [_plain(answer.narration.text), ""]
    for number in _used(answer, limit):
        citation = answer.citations[number]
        fence = _fence(citation.quote)
        lines += [
            f"`{one_line(citation.path)}` lines {citation.lines.first}–{citation.lines.last}",
            fence,
            printable(citation.quote),
            fence,
            "",
        ]
    if limit is not None and limit < len(answer.values):
        lines += [f"{limit} of {len(answer.values)} shown.", ""]
    lines += [f"- lead: {_plain(lead_text(answer, lead))}" for lead in answer.leads[:limit]]
    if answer.leads:
        lines.append("")
    if answer.offers:
        lines += ["Did you mean", ""]
        lines += [
            f"{number}. {_plain(offer.sentence)} ({_code(offer.command)})"
            for number, offer in enumerate(answer.offers, 1)
        ]
        lines.append("")
    if answer.requirements:
        lines += ["| evidence | about | needs | has |", "| --- | --- | --- | --- |"]
        for need, quality in zip(answer.requirements, answer.qualities, strict=True):
            lines.append(
                f"| {need.evidence_class.value} | {_plain(_about(need))} |"
                f" {need.min_quality.value} | {quality.value} |"
            )
        lines += ["", f"Confidence {_plain(answer.confidence.because)}."]
    if answer.reading is not None:
        lines.append(f"Read as: {_plain(answer.reading.sentence)}")
        if answer.reading.left_over:
            left = ", ".join(answer.reading.left_over)
            lines.append(f"Not taken into account: {_plain(left)}.")
        lines.append("")
    reasons = ", ".join(reason.wire for reason in answer.ruling.reasons) or "none"
    lines.append(f"Ruling: {answer.ruling.status.value}; reasons: {reasons}.")
    return "\n".join(lines) + "\n"


def _code(text: str) -> str:
    """On one line, between backticks that nothing inside can close."""
    if "`" not in text:
        return f"`{one_line(text)}`"
    ticks = "`" * (_longest_run(text) + 1)
    return f"{ticks} {one_line(text)} {ticks}"


def _plain(text: str) -> str:
    escaped = one_line(text)
    for character in "\\`*_<>[]|#":
        escaped = escaped.replace(character, "\\" + character)
    return escaped


def _fence(quote: str) -> str:
    """Longer than any run of backticks inside, so that no quote can close it."""
    return "`" * max(3, _longest_run(quote) + 1)


def _longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)
