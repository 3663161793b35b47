"""Which lines of which files go into a prompt: small files whole, the others share what is left.

Sizes are those of rendered blocks. Files are cut between lines, and a file that was changed keeps
the lines around its changes first. Order in, order out: the result does not depend on the order
in which files were asked for.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from probant.council.prompts.blocks import (
    FileBlock,
    fence_for,
    file_tag,
    lines_of,
    told_changes,
)
from probant.council.prompts.prompt import file_text
from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import LineRange, RepoPath

BUDGET = "budget"
LINE_TOO_LONG = "line_too_long"
FLOOR_CHARS = 600
"""A file that cannot be whole gets at least this much: a dozen lines. Fewer say nothing."""
CONTEXT_LINES = 12
_CLOSING_CHARS = len("</file>\n\n")


class Wanted(Protocol):
    """A file that was asked for; `selection.Chosen` is one. Without a text there is a reason."""

    @property
    def path(self) -> RepoPath: ...
    @property
    def text(self) -> str | None: ...
    @property
    def reason(self) -> str | None: ...
    @property
    def changed(self) -> tuple[LineRange, ...]: ...
    @property
    def is_deleted(self) -> bool: ...


class Filled(Record, kw_only=True):
    """What is shown, by path, and why the rest is not."""

    blocks: tuple[FileBlock, ...]
    reasons: Mapping[RepoPath, str]


class _Source(Record, kw_only=True):
    """A file whose text is at hand. `size` orders them; it is exact where it could fit whole."""

    size: int
    path: RepoPath
    text: str
    changed: tuple[LineRange, ...]
    is_deleted: bool


def fill(files: Sequence[Wanted], max_chars: int) -> Filled:
    sources = sorted(_sources(files, max_chars), key=lambda one: (one.size, one.path))
    blocks: dict[RepoPath, FileBlock] = {}
    left = max_chars
    n_waiting = _n_admitted(sources, max_chars)
    for source in sources[:n_waiting]:
        left -= _place(source, left // n_waiting, blocks)
        n_waiting -= 1
    for source in sources:
        # What others left over at their line ends.
        held = _size(blocks.get(source.path))
        if held < source.size and (held or left >= min(source.size, FLOOR_CHARS)):
            left += held - _place(source, held + left, blocks)
    return Filled(
        blocks=tuple(blocks[path] for path in sorted(blocks)),
        reasons={
            source.path: _why_not_whole(source, blocks.get(source.path), max_chars)
            for source in sources
            if _size(blocks.get(source.path)) < source.size
        },
    )


def whole_block(
    path: RepoPath, text: str, changed: tuple[LineRange, ...] = (), *, is_deleted: bool = False
) -> FileBlock:
    lines = lines_of(text)
    return FileBlock(
        path=path, n_lines=len(lines), lines=tuple(enumerate(lines, 1)),
        changed=told_changes(changed), ends_in_newline=not lines or text.endswith("\n"),
        is_deleted=is_deleted,
    )  # fmt: skip


def cut_block(
    path: RepoPath, text: str, changed: tuple[LineRange, ...], max_chars: int, *,
    is_deleted: bool = False,
) -> FileBlock | None:  # fmt: skip
    """As many lines as fit, the changed ones first. A line too long for any block is passed over;
    the first other one that finds no room ends it, so that what is shown hangs together.
    """
    lines = lines_of(text)
    empty = FileBlock(
        path=path, n_lines=len(lines), lines=(), changed=told_changes(changed),
        ends_in_newline=not lines or text.endswith("\n"), is_deleted=is_deleted,
    )  # fmt: skip
    room = _Room(len(lines), len(file_tag(empty)))
    for number in by_importance(len(lines), changed):
        line = lines[number - 1]
        if room.with_line(number, line) <= max_chars:
            room.take(number, line)
        elif room.alone(number, line) <= max_chars:
            break
    if not room.taken:
        return None
    return replace(empty, lines=tuple((number, lines[number - 1]) for number in sorted(room.taken)))


def by_importance(n_lines: int, changed: Sequence[LineRange]) -> Iterator[int]:
    """Every line number once: changed lines, rings around them, then from the top.

    Who asks soon has enough, so nothing is kept but what the rings gave.
    """
    merged = _merged(changed)
    for one in merged:
        yield from range(max(one.first, 1), min(one.last, n_lines) + 1)
    firsts = [one.first for one in merged]

    def is_changed(number: int) -> bool:
        at = bisect_right(firsts, number) - 1
        return at >= 0 and number <= merged[at].last

    near: set[int] = set()
    for number in _around(merged):
        if 1 <= number <= n_lines and number not in near and not is_changed(number):
            near.add(number)
            yield number
    yield from (
        number for number in range(1, n_lines + 1) if number not in near and not is_changed(number)
    )


def _around(changed: Sequence[LineRange]) -> Iterator[int]:
    for distance in range(1, CONTEXT_LINES + 1):
        for one in changed:
            yield one.first - distance
            yield one.last + distance


class _Room:
    """Counts what a growing block takes; never less than it really does."""

    def __init__(self, n_lines: int, n_tag_chars: int) -> None:
        self.taken: set[int] = set()
        self._n_body_chars = 0
        self._n_ranges = 0
        self._n_fence_chars = len(fence_for(""))
        self._n_fixed_chars = n_tag_chars + 1 + _CLOSING_CHARS
        self._n_range_chars = 2 * len(str(n_lines)) + 2

    def with_line(self, number: int, line: str) -> int:
        return self._total(
            self._n_body_chars + _line_chars(number, line),
            self._n_ranges + self._new_ranges(number),
            max(self._n_fence_chars, len(fence_for(line))),
        )

    def alone(self, number: int, line: str) -> int:
        return self._total(_line_chars(number, line), 1, len(fence_for(line)))

    def take(self, number: int, line: str) -> None:
        self._n_body_chars += _line_chars(number, line)
        self._n_ranges += self._new_ranges(number)
        self._n_fence_chars = max(self._n_fence_chars, len(fence_for(line)))
        self.taken.add(number)

    def _new_ranges(self, number: int) -> int:
        return 1 - (number - 1 in self.taken) - (number + 1 in self.taken)

    def _total(self, n_body: int, n_ranges: int, n_fence: int) -> int:
        return self._n_fixed_chars + n_body + n_ranges * self._n_range_chars + 2 * (n_fence + 1)


def _line_chars(number: int, line: str) -> int:
    return len(str(number)) + len("\t") + len(line) + len("\n")


def _sources(files: Sequence[Wanted], max_chars: int) -> Iterator[_Source]:
    known: set[RepoPath] = set()
    for file in files:
        if file.text is None or file.path in known:
            continue
        known.add(file.path)
        changed = _merged(file.changed)
        size = len(file.text)
        if size <= max_chars:
            size = _size(whole_block(file.path, file.text, changed, is_deleted=file.is_deleted))
        yield _Source(
            size=size, path=file.path, text=file.text, changed=changed, is_deleted=file.is_deleted
        )


def _merged(changed: Sequence[LineRange]) -> tuple[LineRange, ...]:
    """In order, joined where they touch."""
    found: list[LineRange] = []
    for one in sorted(changed):
        if found and one.first <= found[-1].last + 1:
            found[-1] = LineRange(found[-1].first, max(found[-1].last, one.last))
        else:
            found.append(one)
    return tuple(found)


def _n_admitted(sources: Sequence[_Source], max_chars: int) -> int:
    """How many of the smallest can have at least their floor."""
    for n_before, source in enumerate(sources):
        max_chars -= min(source.size, FLOOR_CHARS)
        if max_chars < 0:
            return n_before
    return len(sources)


def _place(source: _Source, max_chars: int, blocks: dict[RepoPath, FileBlock]) -> int:
    """How much the file takes now; what it had before it keeps if no more fits."""
    held = _size(blocks.get(source.path))
    if source.size <= max_chars:
        block: FileBlock | None = whole_block(
            source.path, source.text, source.changed, is_deleted=source.is_deleted
        )
    else:
        block = cut_block(
            source.path, source.text, source.changed, max_chars, is_deleted=source.is_deleted
        )
    if block is None or _size(block) <= held:
        return held
    blocks[source.path] = block
    return _size(block)


def _size(block: FileBlock | None) -> int:
    return len(file_text(block)) if block is not None else 0


def _why_not_whole(source: _Source, block: FileBlock | None, max_chars: int) -> str:
    shown = {number for number, _line in block.lines} if block is not None else set()
    room = _Room(1, 0)
    for number, line in enumerate(lines_of(source.text), 1):
        if number not in shown and room.alone(number, line) <= max_chars:
            return BUDGET
    return LINE_TOO_LONG
