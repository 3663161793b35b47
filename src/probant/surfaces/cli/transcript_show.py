"""`probant transcript show`: one verification as a page for the terminal.

Everything on it is text of others: it is shown, never sent to the terminal raw. A transcript that
was changed is shown all the same, under a warning.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.council.minutes.chain import Checked, check_transcript
from probant.council.minutes.codec import Unreadable, plain
from probant.council.minutes.files import NAME, read_directory
from probant.council.minutes.manifest import EVIDENCE, PROMPT, REQUEST, RESULT, STAGES, Files
from probant.council.minutes.transcript import document, material_of
from probant.surfaces.cli.output import write, write_json
from probant.surfaces.cli.text import Painter, one_line, painter
from probant.surfaces.cli.transcript import changes_plain, changes_told, transcript_of

SCHEMA = "probant.transcript-page/1"
_MAX_TEXT = 300
_STAGE_NAMES = ("reviewers", "cross-review", "chairman")


def execute(args: argparse.Namespace) -> int:
    directory = transcript_of(args)
    checked = check_transcript(directory)
    page = page_of(directory, read_directory(directory), checked)
    if args.format == "json":
        write_json(page)
    else:
        write("\n".join(_lines(page, checked, painter(args.color))) + "\n")
    return 1 if checked.changes else 0


def page_of(directory: Path, files: Files, checked: Checked) -> dict[str, Any]:
    """What the page says, as data; a file that cannot be read leaves its part empty."""
    parts = {name: _document(files, name) for name in (REQUEST, EVIDENCE, RESULT, *STAGES)}
    first = parts[STAGES[0]]
    return {
        "schema": SCHEMA,
        "directory": str(directory),
        "unchanged": not checked.changes,
        "changes": changes_plain(checked),
        "manifest_sha256": checked.manifest_sha256,
        "request": parts[REQUEST],
        "evidence": [
            {name: one for name, one in item.items() if name != "content"}
            for item in _objects(parts[EVIDENCE].get("items"))
        ],
        "stages": {
            name: [
                {key: one for key, one in heard.items() if key != "text"}
                | {"chars": len(str(heard.get("text", "")))}
                for heard in _objects(parts[file].get("heard"))
            ]
            for name, file in zip(_STAGE_NAMES, STAGES, strict=True)
        },
        "machine": _objects(first.get("machine")),
        "ranking": _ranking(files),
        "result": parts[RESULT],
        "files": {
            name: len(content) if isinstance(content, bytes) else None
            for name, content in sorted(files.items())
        },
    }


def _document(files: Files, name: str) -> dict[str, Any]:
    try:
        return document(files, name)
    except Unreadable:
        return {}


def _objects(found: object) -> list[dict[str, Any]]:
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _object(found: object) -> dict[str, Any]:
    return found if isinstance(found, dict) else {}


def _ranking(files: Files) -> list[dict[str, Any]]:
    """Derived again from the stored ballots."""
    from probant.council.deciding.outcome import conclude

    try:
        ranking = conclude(material_of(files)).ranking
    except Unreadable:
        return []
    standings: list[dict[str, Any]] = plain(ranking.standings)
    return standings


def _lines(page: dict[str, Any], checked: Checked, paint: Painter) -> Iterator[str]:
    request, result = page["request"], page["result"]
    about = _object(request.get("about"))
    yield _head(f"verification {_told(about.get('verification_id'))}", paint) + _when(page)
    if checked.changes:
        yield paint("red", "  ✘ CHANGED since it was written; do not rely on what follows")
        yield from (f"  {line}" for line in changes_told(checked))
    else:
        yield f"  {paint('green', '✔')} unchanged, manifest {_told(page['manifest_sha256'])}"
    if request.get("note"):
        yield paint("yellow", f"  note: {_told(request['note'])}")
    yield from _asked(page, about, paint)
    yield from _coverage(result, paint)
    yield from _voices(page, paint)
    yield from _dispositions(result, paint)
    yield from _findings(result, paint)
    yield from _verdict(result, paint)
    yield from _warnings(result, paint)
    yield _head("files", paint)
    yield f"  {_told(page['directory'])}"
    yield f"  what every reviewer reads: {PROMPT}; raw replies: {', '.join(STAGES)}"
    if EVIDENCE in page["files"]:
        yield f"  evidence, verbatim: {EVIDENCE}"


def _when(page: dict[str, Any]) -> str:
    """The time in the directory's name, if it still has that name."""
    name = NAME.fullmatch(Path(page["directory"]).name)
    if name is None:
        return ""
    told = name[1]
    return f", {told[:4]}-{told[4:6]}-{told[6:8]} {told[9:11]}:{told[11:13]}:{told[13:15]} UTC"


def _head(title: str, paint: Painter) -> str:
    return paint("bold", title)


def _told(value: object, most: int = _MAX_TEXT) -> str:
    """Any stored value on one line, harmless and not too long."""
    text = one_line("–" if value is None else str(value))
    return text if len(text) <= most else text[:most] + "…"


def _asked(page: dict[str, Any], about: dict[str, Any], paint: Painter) -> Iterator[str]:
    request = page["request"]
    commit = _object(about.get("snapshot")).get("commit")
    paths = request.get("target_paths")
    named = ", ".join(map(str, paths)) if isinstance(paths, list) else "the files it changed"
    yield _head("asked", paint)
    yield f"  commit {_told(commit)}, tier {_told(request.get('tier'))}"
    yield f"  paths: {_told(named)}"
    if request.get("rubric_focus"):
        yield f"  focus: {_told(request['rubric_focus'])}"
    for item in page["evidence"]:
        fate = f"shown as item {_told(item.get('rendered_position'))}"
        if not item.get("kept"):
            fate = f"not shown: {_told(item.get('drop_reason'))}"
        yield (
            f"  evidence {_told(item.get('evidence_id'))} from {_told(item.get('source'))},"
            f" {_told(item.get('strength'))}, {_told(item.get('content_chars_submitted'))}"
            f" characters, {fate}"
        )
    if not page["evidence"]:
        yield "  no evidence"


def _coverage(result: dict[str, Any], paint: Painter) -> Iterator[str]:
    coverage = _object(result.get("coverage"))
    state = "complete" if coverage.get("complete") is True else "incomplete"
    yield _head(f"coverage: {state}", paint)
    for one in _objects(coverage.get("files")):
        reason = f" ({_told(one['reason'])})" if one.get("reason") else ""
        yield f"  {_told(one.get('status')):<8} {_told(one.get('path'))}{reason}"


def _voices(page: dict[str, Any], paint: Painter) -> Iterator[str]:
    for stage, voices in page["stages"].items():
        yield _head(stage, paint)
        yield from (_voice(one) for one in voices)
        if not voices:
            yield "  nobody was asked"
    yield _head("machine reviewer", paint)
    for one in page["machine"]:
        said = f"{_told(one.get('status'))}: {_told(one.get('rationale'))}"
        yield f"  {_told(one.get('evidence_id'))} {said}"
    if not page["machine"]:
        yield "  had nothing to say"
    if page["ranking"]:
        yield _head("ranking by the others", paint)
    for place, one in enumerate(page["ranking"], start=1):
        score = f", marks {one['score']:.2f} of 10" if one["score"] is not None else ""
        borda = f"{one['borda']:.2f}" if one["borda"] is not None else "not ranked"
        yield f"  {place}. {_told(one['name'])} {borda}{score}, {one['n_ballots']} ballots"


def _voice(heard: dict[str, Any]) -> str:
    detail = f" – {_told(heard['detail'])}" if heard.get("detail") else ""
    named = f"{_told(heard.get('name'))} ({_told(heard.get('model'))})"
    size = f"{_told(heard['chars'])} characters"
    return (
        f"  {named:<32} {_told(heard.get('status')):<10} {_told(heard.get('seconds'))} s, {size}"
        f"{detail}"
    )


def _dispositions(result: dict[str, Any], paint: Painter) -> Iterator[str]:
    found = _objects(result.get("evidence_summary"))
    if found:
        yield _head("evidence", paint)
    for one in found:
        yield (
            f"  {_told(one.get('evidence_id'))} {_told(one.get('source'))}"
            f" ({_told(one.get('strength'))}): {_told(one.get('status'))}"
        )
        if one.get("council_rationale"):
            yield f"    {_told(one['council_rationale'])}"
        if voices := _object(one.get("voices")):
            yield "    " + ", ".join(f"{_told(name)}: {_told(v)}" for name, v in voices.items())


def _findings(result: dict[str, Any], paint: Painter) -> Iterator[str]:
    found = _objects(result.get("findings"))
    yield _head(f"findings: {len(found)}", paint)
    for one in found:
        by = one.get("reported_by")
        voices = ", ".join(map(str, by)) if isinstance(by, list) else ""
        proved = "checks" if one.get("grounded") is True else "DOES NOT CHECK, not counted"
        place = f"{_told(one.get('path'))}:{_told(one.get('start_line'))}"
        yield f"  {_told(one.get('severity'))} {place} by {_told(voices)}; citation {proved}"
        yield f"    {_told(one.get('description'))}"


def _verdict(result: dict[str, Any], paint: Painter) -> Iterator[str]:
    verdict = _told(result.get("verdict"))
    colour = {"pass": "green", "fail": "red"}.get(verdict, "yellow")
    reasons = result.get("verdict_reasons")
    told = ", ".join(map(str, reasons)) if isinstance(reasons, list) else ""
    because = f" ({_told(told)})" if told else ""
    yield f"{_head('verdict:', paint)} {paint(colour, verdict)}{because}"
    if result.get("rationale"):
        yield f"  {_told(result['rationale'], 1_000)}"
    if confidence := _object(result.get("confidence")):
        yield f"  confidence {_told(confidence.get('because'))}"


def _warnings(result: dict[str, Any], paint: Painter) -> Iterator[str]:
    said = result.get("request_warnings")
    told = [_told(one) for one in said] if isinstance(said, list) else []
    for one in _objects(result.get("evidence_warnings")):
        about = f"{_told(one.get('evidence_id'))} {_told(one.get('reason'))}"
        told.append(f"{about}: {_told(one.get('detail'))}")
    if told:
        yield _head("warnings", paint)
    yield from (f"  {one}" for one in told)
