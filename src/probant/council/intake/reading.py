"""Evidence as it lies on disk: what a person names with `--evidence` becomes items.

    FILE                          EvidenceItem JSON (one, a list, {"evidence": […]}), JSONL, SARIF
    tool@version:FILE[:blocking]  text, Markdown, or any JSON of a tool

Items are data of the wire, checked as if they had come over it. Next: submission.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePath
from typing import NamedTuple

from probant.council.intake.evidence_files import is_there, read_evidence_file, unreadable
from probant.council.intake.packing import Packing, sarif_items
from probant.council.intake.slim_sarif import VERSION
from probant.council.sarif_log import is_sarif
from probant.council.selection.targets import shown
from probant.council.submission import (
    MAX_EVIDENCE_CHARS,
    MAX_ITEM_CHARS,
    MAX_ITEMS,
    SOURCE,
    EvidenceItem,
    item_data,
    read_items,
)
from probant.errors import RequestRefused
from probant.vocabulary.json_text import NotStrictJson, is_json, read_json
from probant.vocabulary.record import Record

_STRENGTHS = ("blocking", "informational")
_MARKDOWN = (".md", ".markdown", ".mdown")
_JSON_LINES = (".jsonl", ".ndjson")
_ID_CHARS = 64


class Named(Record, kw_only=True):
    """An argument taken apart; without `source` the file says who speaks."""

    path: str
    source: str | None = None
    strength: str | None = None


class _Given(NamedTuple):
    """An item and the file it was read from."""

    item: EvidenceItem
    path: str
    is_made_here: bool
    """Whether its id, if it has one, was made here and not by the caller."""


def read_evidence(
    arguments: Sequence[str],
    *,
    per_rule: bool = False,
    errors_block: bool = False,
    root: str | None = None,
    max_item_chars: int = MAX_ITEM_CHARS,
) -> list[dict[str, object]]:
    """Everything that the arguments name, as items of a request.

    `root` is the repository's directory: absolute places of SARIF below it become relative. Larger
    SARIF runs are divided to fit `max_item_chars`.
    """
    packing = Packing(
        per_rule=per_rule, errors_block=errors_block, root=root, max_chars=max_item_chars
    )
    given: list[_Given] = []
    for argument in arguments:
        named = taken_apart(argument)
        text = read_evidence_file(named.path)
        document = _document(text)
        read = read_items(list(_items_of(named, document, text, packing)), named=named.path)
        given += [_Given(item, named.path, is_sarif(document)) for item in read]
    _check_limits([one.item for one in given])
    return [item_data(item) for item in _with_ids_of_their_own(given)]


def taken_apart(argument: str) -> Named:
    """`tool@version:path[:blocking]`; a file of exactly this name is that file."""
    source, colon, rest = argument.partition(":")
    is_tool = bool(colon) and "@" in source and SOURCE.fullmatch(source) is not None
    if not is_tool or is_there(argument):
        _refuse_half_a_tool(argument)
        return Named(path=argument)
    path, colon, strength = rest.rpartition(":")
    if colon and strength in _STRENGTHS and not is_there(rest):
        return Named(path=path, source=source, strength=strength)
    return Named(path=rest, source=source)


def _refuse_half_a_tool(argument: str) -> None:
    """A tool without its version, or with a name that no source may have, before a file."""
    if is_there(argument):
        return
    source, colon, rest = argument.partition(":")
    path, end, strength = rest.rpartition(":")
    is_file = is_there(rest) or (bool(end) and strength in _STRENGTHS and is_there(path))
    if not colon or not rest or not is_file:
        return
    is_odd = "@" in source and SOURCE.fullmatch(source) is None
    raise unreadable(
        argument,
        "names a tool with characters that a source may not have"
        if is_odd
        else "names a file behind a colon, but no tool with its version before it",
        "write tool@version:path, as in ruff@0.15:out.json"
        + (" (letters, digits and . _ @ / - + before the colon)" if is_odd else ""),
    )


def _items_of(named: Named, document: object, text: str, packing: Packing) -> Iterator[object]:
    if is_sarif(document):
        yield from _of_sarif(named, document, packing)
    elif named.source is not None:
        yield _of_tool(named, named.source, text)
    else:
        yield from _ready_made(named.path, document, text)


def _document(text: str) -> object:
    """The JSON value of the text; None where it has none."""
    try:
        return read_json(text)
    except NotStrictJson:
        return None


def _of_sarif(named: Named, document: object, packing: Packing) -> Iterator[object]:
    assert isinstance(document, dict)  # noqa: S101 - is_sarif said so
    if document.get("version") != VERSION:
        raise unreadable(
            named.path,
            f"is SARIF of another version than {VERSION}",
            "let the tool write 2.1.0, or convert it",
        )
    if not any(isinstance(run, dict) for run in document["runs"]):
        raise unreadable(named.path, "is SARIF without a run", "let the tool run, or leave it out")
    try:
        yield from sarif_items(document, packing, source=named.source, strength=named.strength)
    except RequestRefused as refused:
        raise unreadable(named.path, refused.message, refused.remedy or "") from refused


def _of_tool(named: Named, source: str, text: str) -> dict[str, object]:
    form, body = _form(named.path, text)
    if len(body) > MAX_ITEM_CHARS:
        raise unreadable(
            named.path,
            f"has {len(body):,} characters of {MAX_ITEM_CHARS:,}",
            "send what matters most, or SARIF, which is divided",
        )
    strength = named.strength or "informational"
    return {"source": source, "format": form, "content": body, "strength": strength}


def _form(path: str, text: str) -> tuple[str, str]:
    ending = PurePath(path).suffix.lower()
    if ending in _MARKDOWN:
        return "markdown", text
    if ending == ".json" or (text.lstrip()[:1] in ("{", "[") and is_json(text)):
        return "json", text
    lines = [line for line in text.split("\n") if line.strip()]
    if ending in _JSON_LINES and all(is_json(line) for line in lines):
        return "json", "[" + ",\n".join(lines) + "]"
    return "text", text


# EvidenceItem data


def _ready_made(path: str, document: object, text: str) -> Sequence[object]:
    if document is None:
        return list(_json_lines(path, text))
    within = document.get("evidence") if isinstance(document, dict) else document
    rows: Sequence[object] = within if isinstance(within, list) else [document]
    if not rows:
        raise unreadable(path, "holds an empty list", "leave it out")
    if not any(isinstance(row, dict) and {"source", "content"} & row.keys() for row in rows):
        raise unreadable(
            path,
            "is JSON, but neither EvidenceItem nor SARIF",
            "if it is a tool's own output, say whose: tool@version:FILE",
        )
    return rows


def _json_lines(path: str, text: str) -> Iterator[object]:
    if not text.lstrip().startswith("{"):
        why = "is neither EvidenceItem JSON or JSONL nor SARIF"
        raise unreadable(path, why, "for other text say whose it is: tool@version:FILE")
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            yield read_json(line)
        except NotStrictJson as odd:
            raise unreadable(
                path, f"is not JSON, nor one JSON object a line (line {number}: {odd})",
                "correct it, or say whose text it is: tool@version:FILE",
            ) from None  # fmt: skip


# All of them together


def _check_limits(items: Sequence[EvidenceItem]) -> None:
    if len(items) > MAX_ITEMS:
        raise RequestRefused(
            f"the evidence makes {len(items)} items of {MAX_ITEMS}",
            remedy="name fewer files, filter them, or do not divide SARIF by rule",
            code="too_many_items",
        )
    n_chars = sum(len(item.content) for item in items)
    if n_chars > MAX_EVIDENCE_CHARS:
        raise RequestRefused(
            f"the evidence has {n_chars:,} characters of {MAX_EVIDENCE_CHARS:,}",
            remedy="send what matters most: filter by rule, level or path",
            code="too_much_evidence",
        )


def _with_ids_of_their_own(given: Sequence[_Given]) -> Iterator[EvidenceItem]:
    """Ids that were made here for parts of SARIF give way; those of the caller stay as they are."""
    taken: dict[str, str] = {}
    for one in given:
        name = one.item.evidence_id
        if name is None or one.is_made_here:
            continue
        if name in taken:
            raise RequestRefused(
                f"evidence_id {shown(name)} is used twice: in {shown(taken[name], 200)} and "
                f"{shown(one.path, 200)}",
                remedy="give each item its own id, or none",
                code="request_invalid",
            )
        taken[name] = one.path
    for one in given:
        name = one.item.evidence_id
        if name is None or not one.is_made_here:
            yield one.item
            continue
        free, n = name, 1
        while free in taken:
            n += 1
            free = f"{name[: _ID_CHARS - 4]}-{n}"
        taken[free] = one.path
        yield one.item.model_copy(update={"evidence_id": free})
