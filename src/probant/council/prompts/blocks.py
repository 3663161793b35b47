"""Bounded blocks: a file's lines or a review between tags and a fence that its text cannot close.

Nothing here is random, so that equal input gives equal prompts. Evidence items have a boundary of
their own: boundary.py. What stands in a block is never changed, only its attributes are escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath

MIN_FENCE = 3
MAX_CHANGED_CHARS = 120
"""How long the list of changed lines in a tag may get; what follows is an ellipsis."""

_TILDES = re.compile(r"~{3,}")
_NAMED = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
_CHARACTERS = {escaped: character for character, escaped in _NAMED.items()}
_SPECIAL = re.compile(r'[&<>"]')
_REFERENCE = re.compile(r"&(?:amp|lt|gt|quot|#[0-9]{1,7});")
_FILE_TAG = re.compile(
    r'<file path="([^"<>\n]*)" lines="([0-9,-]*)" of="([0-9]+)"'
    r'(?: changed="([0-9,…-]*)")?( deleted="yes")?( final_newline="no")?>\n(~{3,})\n'
)
_FILE_LINE = re.compile(r"([0-9]+)\t([^\n]*)\n")
_REVIEW_TAG = re.compile(
    r'<review label="([^"<>\n]*)" lines="([0-9]+)" of="([0-9]+)"( cut="yes")?>\n(~{3,})\n'
)


class MalformedBlock(ValueError):
    """Text that no renderer here wrote."""


class FileBlock(Record, kw_only=True):
    """Lines of a file under their numbers. `n_lines` counts all it has, shown or not."""

    path: RepoPath
    n_lines: int
    lines: tuple[tuple[int, str], ...]
    changed: str = ""
    ends_in_newline: bool = True
    is_deleted: bool = False
    """The snapshot has it no more: these are lines of its last text."""


class ReviewBlock(Record, kw_only=True):
    """A reply of an earlier stage under its anonymous label, cut where `is_cut` says so."""

    label: str
    text: str
    n_lines: int
    is_cut: bool = False


def fence_for(body: str) -> str:
    """Tildes, at least three and more than stand side by side anywhere in the body."""
    longest = max((len(run) for run in _TILDES.findall(body)), default=0)
    return "~" * max(MIN_FENCE, longest + 1)


def escape_attribute(text: str) -> str:
    """One line of visible characters without quotes and brackets; `unescape_attribute` undoes it.

    Bidirectional marks, control characters and halves of surrogate pairs become numbers.
    """
    if text.isprintable() and not _SPECIAL.search(text):
        return text  # nearly all of them, and there may be thousands
    return "".join(
        _NAMED.get(one) or (one if one.isprintable() else f"&#{ord(one)};") for one in text
    )


def unescape_attribute(text: str) -> str:
    return _REFERENCE.sub(lambda found: _character(found[0]), text)


def _character(reference: str) -> str:
    named = _CHARACTERS.get(reference)
    return named if named is not None else chr(int(reference[2:-1]))


# Lines


def lines_of(text: str) -> tuple[str, ...]:
    """Split at line feeds only, as git counts; a final one ends the last line."""
    pieces = text.split("\n")
    if pieces[-1] == "":
        pieces.pop()
    return tuple(pieces)


def ranges_of(numbers: Iterable[int]) -> tuple[LineRange, ...]:
    """Ascending line numbers as the fewest ranges."""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and number <= ranges[-1][1] + 1:
            ranges[-1][1] = max(number, ranges[-1][1])
        else:
            ranges.append([number, number])
    return tuple(LineRange(first, last) for first, last in ranges)


def told_ranges(ranges: Sequence[LineRange]) -> str:
    """`3-9,12`"""
    return ",".join(
        str(one.first) if one.first == one.last else f"{one.first}-{one.last}" for one in ranges
    )


def told_changes(ranges: Sequence[LineRange]) -> str:
    """As `told_ranges`, kept short: a tag must not outgrow what it holds."""
    told = told_ranges(ranges)
    if len(told) <= MAX_CHANGED_CHARS:
        return told
    return told[: told.rindex(",", 0, MAX_CHANGED_CHARS) + 1] + "…"


# Files


def render_file(block: FileBlock) -> str:
    body = "".join(f"{number}\t{text}\n" for number, text in block.lines)
    fence = fence_for(body)
    return f"{file_tag(block)}\n{fence}\n{body}{fence}\n</file>\n"


def file_tag(block: FileBlock) -> str:
    shown = told_ranges(ranges_of(number for number, _text in block.lines))
    changed = f' changed="{block.changed}"' if block.changed else ""
    ending = "" if block.ends_in_newline else ' final_newline="no"'
    path = escape_attribute(block.path)
    gone = ' deleted="yes"' if block.is_deleted else ""
    return f'<file path="{path}" lines="{shown}" of="{block.n_lines}"{changed}{gone}{ending}>'


def parse_file(text: str, at: int = 0) -> tuple[FileBlock, int]:
    """The block that begins at `at`, and where it ends.

    No line of a file can be taken for the end of its block: each begins with its number.
    """
    tag = _FILE_TAG.match(text, at)
    if tag is None:
        raise MalformedBlock(f"no file block at {at}")
    path, shown, n_lines, changed, gone, ending, fence = tag.groups()
    lines: list[tuple[int, str]] = []
    here = tag.end()
    while (line := _FILE_LINE.match(text, here)) is not None:
        lines.append((int(line[1]), line[2]))
        here = line.end()
    here = _closed(text, here, f"{fence}\n</file>\n")
    block = FileBlock(
        path=RepoPath(unescape_attribute(path)), n_lines=int(n_lines), lines=tuple(lines),
        changed=changed or "", ends_in_newline=ending is None, is_deleted=gone is not None,
    )  # fmt: skip
    if shown != told_ranges(ranges_of(number for number, _text in lines)):
        raise MalformedBlock(f"the lines of {path} are not those its tag names")
    return block, here


# Reviews


def render_review(block: ReviewBlock) -> str:
    fence = fence_for(block.text)
    cut = ' cut="yes"' if block.is_cut else ""
    n_shown = len(lines_of(block.text))
    label = escape_attribute(block.label)
    tag = f'<review label="{label}" lines="{n_shown}" of="{block.n_lines}"{cut}>'
    return f"{tag}\n{fence}\n{block.text}\n{fence}\n</review>\n"


def parse_review(text: str, at: int = 0) -> tuple[ReviewBlock, int]:
    """The block that begins at `at`, and where it ends: at the first fence, its text has none."""
    tag = _REVIEW_TAG.match(text, at)
    if tag is None:
        raise MalformedBlock(f"no review block at {at}")
    label, _shown, n_lines, cut, fence = tag.groups()
    end = text.find(f"\n{fence}\n", tag.end())
    if end < 0:
        raise MalformedBlock(f"the review at {at} has no end")
    here = _closed(text, end, f"\n{fence}\n</review>\n")
    block = ReviewBlock(
        label=unescape_attribute(label), text=text[tag.end() : end], n_lines=int(n_lines),
        is_cut=cut is not None,
    )  # fmt: skip
    return block, here


def render_text(tag: str, text: str) -> str:
    """Any other text, for a reader who needs no parser; `tag` is ours, never the text's."""
    fence = fence_for(text)
    return f"<{tag}>\n{fence}\n{text}\n{fence}\n</{tag.split()[0]}>\n"


def _closed(text: str, at: int, closing: str) -> int:
    if not text.startswith(closing, at):
        raise MalformedBlock(f"no end of the block at {at}")
    return at + len(closing)
