"""What of the requested files a prompt contains, read from the prompt itself.

The receipt does not ask the allocator what it meant to do: it parses the final text and counts a
line only if it stands there under its number, character for character.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.council.prompts import wording
from probant.council.prompts.blocks import (
    FileBlock,
    MalformedBlock,
    lines_of,
    parse_file,
    ranges_of,
)
from probant.council.prompts.boundary import ShownItem, boundary_at, read_items
from probant.council.prompts.filling import BUDGET, Wanted
from probant.llm.port import Prompt
from probant.vocabulary.council import DELETED, Covered, Receipt, Sighting
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath


class ShownMaterial(Record, kw_only=True):
    """The evidence and the files that a prompt shows, as its text has them."""

    items: tuple[ShownItem, ...]
    files: tuple[FileBlock, ...]


def receipt_of(
    prompt: Prompt, requested: Sequence[Wanted], reasons: Mapping[RepoPath, str] | None = None
) -> Receipt:
    """One line for each requested path, by path. `reasons` tells why files are not whole."""
    blocks = {block.path: block for block in read_material(prompt.user).files}
    wanted = {file.path: file for file in reversed(requested)}
    return Receipt(
        tuple(
            _covered(wanted[path], blocks.get(path), (reasons or {}).get(path))
            for path in sorted(wanted)
        )
    )


def read_material(user: str) -> ShownMaterial:
    """Read from the front: until the evidence begins there is one untrusted line, the focus,
    and it cannot begin a line of its own. Raises MalformedBlock for any other text.
    """
    at = len(wording.TITLE) + 2
    if not user.startswith(f"{wording.TITLE}\n\n"):
        raise MalformedBlock("no title")
    at = _after(user, "\n\n", user.find("\n", at))
    items: tuple[ShownItem, ...] = ()
    if user.startswith(wording.EVIDENCE_HEADING, at):
        at = _after(user, f"{wording.EVIDENCE_HEADING}\n\n{wording.EVIDENCE_PREAMBLE}\n\n", at)
        items, at = read_items(user, boundary_at(user, at) or "", at)
    at = _after(user, f"{wording.CODE_HEADING}\n\n{wording.CODE_PREAMBLE}\n", at)
    if user.startswith(note := f"{wording.DELETED_NOTE}\n", at):
        at += len(note)
    at = _after(user, "\n\n", user.find("\n", at))
    files: list[FileBlock] = []
    while user.startswith("<file ", at):
        block, at = parse_file(user, at)
        files.append(block)
        at = _after(user, "\n", at)
    _after(user, "## ", at)
    return ShownMaterial(items=items, files=tuple(files))


def _after(text: str, expected: str, at: int) -> int:
    if at < 0 or not text.startswith(expected, at):
        raise MalformedBlock(f"no prompt of a council: expected {expected[:40]!r} at {at}")
    return at + len(expected)


def _covered(file: Wanted, block: FileBlock | None, reason: str | None) -> Covered:
    if file.text is None:
        reason = file.reason or "unreadable"
        return Covered(path=file.path, sighting=Sighting.OMITTED, reason=reason)
    lines = lines_of(file.text)
    if block is not None and block.is_deleted != file.is_deleted:
        block = None  # shown as something else
    shown = block.lines if block is not None else ()
    seen = [
        number for number, text in shown if 1 <= number <= len(lines) and lines[number - 1] == text
    ]
    if block is not None and seen == list(range(1, len(lines) + 1)):
        reason = DELETED if file.is_deleted else None
        return Covered(
            path=file.path, sighting=Sighting.FULL, ranges=ranges_of(seen), reason=reason
        )
    if not seen:
        return Covered(path=file.path, sighting=Sighting.OMITTED, reason=reason or BUDGET)
    reason = DELETED if file.is_deleted else reason or BUDGET
    return Covered(path=file.path, sighting=Sighting.PARTIAL, ranges=ranges_of(seen), reason=reason)
