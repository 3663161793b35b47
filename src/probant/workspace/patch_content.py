"""What a diff makes of the content of one file: its hunks put where they fit, or binary content.

Fuzz 0; a hunk may have moved, as git lets it. Only bytes here; files are patching.py's work.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.vocabulary.source import RepoPath
from probant.workspace.content import blob_id
from probant.workspace.diff_binary import BinaryPiece
from probant.workspace.diff_refusal import refused
from probant.workspace.diffs import FileDiff, Hunk

MAX_SHOWN_CHARS = 60

MAX_COMPARED_LINES = 20_000_000
"""How long a place for one hunk is looked for."""


def patched(diff: FileDiff, name: RepoPath, before: bytes) -> bytes:
    if diff.binary is not None:
        return _binary(diff, diff.binary, name, before)
    lines = _lines(before)
    is_fixed = [False] * len(lines)
    for hunk in diff.hunks:
        at = _position(hunk, lines, is_fixed)
        if at is None and diff.is_crlf:
            hunk = hunk.without_returns()
            at = _position(hunk, lines, is_fixed)
        if at is None:
            raise refused(f"{name}, hunk {hunk.number}: {_unlike(hunk, lines)}")
        lines[at : at + len(hunk.old)] = hunk.new
        is_fixed[at : at + len(hunk.old)] = [True] * len(hunk.new)
    if any(not line.endswith(b"\n") for line in lines[:-1]):
        raise refused(f"{name}: it puts lines behind one that has no end")
    return b"".join(lines)


def _lines(raw: bytes) -> list[bytes]:
    """Split at line feeds only, ends kept."""
    lines = [line + b"\n" for line in raw.split(b"\n")]
    lines[-1] = lines[-1][:-1]
    return lines if lines[-1] else lines[:-1]


def _position(hunk: Hunk, lines: list[bytes], is_fixed: list[bool]) -> int | None:
    """Where a hunk fits, nearest to where it says; without context around it, at the ends only."""
    n_lines, n_old = len(lines), len(hunk.old)
    last = n_lines - n_old
    old = list(hunk.old)
    is_first = hunk.old_start <= 1
    is_last = not hunk.n_trailing

    def fits(at: int) -> bool:
        return (
            0 <= at <= last
            and (not is_first or at == 0)
            and (not is_last or at == last)
            and lines[at : at + n_old] == old
            and not any(is_fixed[at : at + n_old])
        )

    wanted = min(max(hunk.new_start - 1, 0), n_lines)
    if is_first or is_last:
        at = 0 if is_first else last
        return at if fits(at) else None
    for away in range(min(n_lines, MAX_COMPARED_LINES // max(n_old, 1)) + 1):
        for at in (wanted + away, wanted - away):
            if fits(at):
                return at
    return None


def _unlike(hunk: Hunk, lines: Sequence[bytes]) -> str:
    """What the hunk expects where it says it belongs, and what stands there."""
    start = max(hunk.old_start - 1, 0)
    for number, expected in enumerate(hunk.old, start):
        found = lines[number] if number < len(lines) else None
        if found != expected:
            told = "the end of the file" if found is None else _shown(found)
            return f"line {number + 1} should be {_shown(expected)}, it is {told}"
    if not hunk.n_leading or not hunk.n_trailing:
        return f"no lines around line {start + 1} show where it belongs"
    return f"its lines are not where they should be, at line {start + 1}"


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace")
    body = text.rstrip("\r\n")
    ends = "" if text.endswith("\n") else " without a line end"
    ends = " with a carriage return" if text.endswith("\r\n") else ends
    cut = f"{body[:MAX_SHOWN_CHARS]}…" if len(body) > MAX_SHOWN_CHARS else body
    return f"{cut!r}{ends}"


def _binary(diff: FileDiff, piece: BinaryPiece, name: RepoPath, before: bytes) -> bytes:
    expected_old, expected_new = diff.blobs
    if expected_old and not _is_blob(before, expected_old):
        raise refused(f"{name}: it is for other binary content")
    after = piece.applied_to(before, name)
    if expected_new and not _is_blob(after, expected_new):
        raise refused(f"{name}: its binary content is damaged")
    return after


def _is_blob(raw: bytes, expected: str) -> bool:
    if not expected.strip("0"):
        return not raw
    return blob_id(raw, "sha1" if len(expected) == 40 else "sha256").hex() == expected
