"""All files of one view in columns (path, size and times, kind, blob id), and its cache file.

Columns instead of objects, since most questions touch few of the files. Knows bytes, not disks:
worktree.py and committed.py fill it, snapshot.py shows it.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Iterator, Mapping
from itertools import compress
from typing import NamedTuple

from probant.vocabulary.source import Digest, RepoPath, SkippedFile, SourceFile
from probant.workspace.content import (
    ABSENT,
    BAD_NAME,
    KINDS,
    TEXT,
    TOO_LARGE,
    UNREADABLE,
    printable_name,
)
from probant.workspace.store import sealed, unsealed

STATS_PER_ROW = 4
"""Size, mtime, ctime (both in nanoseconds), inode."""

NOT_CHECKED_OUT = "not_checked_out"
"""Reason of a path that a sparse checkout leaves out; it holds only while the file is absent."""

_MAGIC = b"probant tree 3\n"


class FixedSkip(NamedTuple):
    """A path that is skipped by its nature: a submodule, a nested repository."""

    path: str
    reason: str
    blob: str = ""


class TableRow(NamedTuple):
    """One path with what is known of it; `stats` are all zero where they tell nothing."""

    path: str
    kind: int
    blob: str
    stats: tuple[int, ...]


class FileTable(NamedTuple):
    """Rows sorted by path; row i is element i of each column, `width` bytes per id.

    `lf_blobs` has the id with CRLF read as LF where that differs, else zeros: a checkout with
    converted line ends is not dirty.
    """

    width: int
    paths: list[str]
    stats: array[int]
    kinds: bytes
    blobs: bytes
    lf_blobs: bytes
    fixed: tuple[FixedSkip, ...] = ()

    def blob(self, row: int) -> str:
        return self.blobs[row * self.width : (row + 1) * self.width].hex()

    def lf_blob(self, row: int) -> str:
        return self.lf_blobs[row * self.width : (row + 1) * self.width].hex()

    def size(self, row: int) -> int:
        return self.stats[row * STATS_PER_ROW]

    def row_stats(self, row: int) -> array[int]:
        return self.stats[row * STATS_PER_ROW : (row + 1) * STATS_PER_ROW]

    def rows(self) -> Iterator[TableRow]:
        """Every path that is there, of whatever kind, sorted."""
        for row, (path, kind) in enumerate(zip(self.paths, self.kinds, strict=True)):
            if kind != ABSENT:
                yield TableRow(path, kind, self.blob(row), tuple(self.row_stats(row)))

    def standing_skips(self) -> tuple[FixedSkip, ...]:
        """The fixed skips that hold: not those of a sparse checkout whose file is there."""
        if all(skip.reason != NOT_CHECKED_OUT for skip in self.fixed):
            return self.fixed
        kinds = zip(self.paths, self.kinds, strict=True)
        absent = {path for path, kind in kinds if kind == ABSENT}
        return tuple(
            skip for skip in self.fixed if skip.reason != NOT_CHECKED_OUT or skip.path in absent
        )

    def within(self, folder: str) -> FileTable:
        """The rows of what lies in one folder."""
        inside = [path.startswith(f"{folder}/") for path in self.paths]
        rows = list(compress(range(len(inside)), inside))
        stats = array("Q")
        for row in rows:
            stats.extend(self.row_stats(row))
        return FileTable(
            self.width,
            list(compress(self.paths, inside)),
            stats,
            bytes(compress(self.kinds, inside)),
            b"".join(self.blobs[row * self.width : (row + 1) * self.width] for row in rows),
            b"".join(self.lf_blobs[row * self.width : (row + 1) * self.width] for row in rows),
            tuple(skip for skip in self.fixed if skip.path.startswith(f"{folder}/")),
        )

    def n_skipped(self) -> int:
        n_others = self.kinds.count(TEXT) + self.kinds.count(ABSENT)
        return len(self.kinds) - n_others + len(self.standing_skips())

    def skipped(self) -> tuple[SkippedFile, ...]:
        """Everything nobody may look into, with its reason, sorted by path."""
        rows = [
            (printable_name(path) if kind == BAD_NAME else path, KINDS[kind])
            for path, kind in zip(self.paths, self.kinds, strict=True)
            if kind not in (TEXT, ABSENT)
        ]
        rows += [(printable_name(skip.path), skip.reason) for skip in self.standing_skips()]
        return tuple(SkippedFile(RepoPath(path), reason) for path, reason in sorted(rows))

    def digest(self) -> Digest:
        """One hash over every path with its content, or with why its content is not known."""
        lines = [
            f"{path}\0{KINDS[kind]}\0{self._content_key(row, kind)}\n"
            for row, (path, kind) in enumerate(zip(self.paths, self.kinds, strict=True))
            if kind != ABSENT
        ]
        lines += [f"{skip.path}\0{skip.reason}\0{skip.blob}\n" for skip in self.standing_skips()]
        text = "".join(sorted(lines)).encode("utf-8", "surrogateescape")
        return Digest(hashlib.sha256(text).hexdigest())

    def _content_key(self, row: int, kind: int) -> str:
        if kind == TOO_LARGE:
            return str(self.size(row))
        return "" if kind == UNREADABLE else self.blob(row)


class FolderTable(NamedTuple):
    """Folders and rules that decide which untracked files there are, with their stats.

    `left_out` are folders, each with its '/', that git does not look into; `has_links` says that
    a link stands on the way to a file.
    """

    paths: list[str]
    stats: array[int]
    left_out: frozenset[str]
    has_links: bool


class TextFiles(Mapping[RepoPath, SourceFile]):
    """The text files of a table by path; each record is made when it is asked for."""

    def __init__(self, table: FileTable) -> None:
        self._table = table
        is_text = [kind == TEXT for kind in table.kinds]
        rows = compress(range(len(is_text)), is_text)
        self._row_by_path = dict(zip(compress(table.paths, is_text), rows, strict=True))

    def __getitem__(self, path: RepoPath) -> SourceFile:
        row = self._row_by_path[path]
        return SourceFile(path, Digest(self._table.blob(row)), self._table.size(row))

    def __contains__(self, path: object) -> bool:
        return path in self._row_by_path

    def __iter__(self) -> Iterator[RepoPath]:
        return map(RepoPath, self._row_by_path)

    def __len__(self) -> int:
        return len(self._row_by_path)


class SavedTree(NamedTuple):
    """A table with what was derived from it and what it was derived from."""

    table: FileTable
    digest: str
    dirty: bool
    head: str | None
    index_key: tuple[int, ...]
    untracked: bytes
    folders: FolderTable | None = None
    """None until nothing changed for a while, or where they cannot tell."""

    def within(self, folder: str) -> SavedTree:
        """What a folder holds, as a tree of its own; paths stay as they are."""
        table = self.table.within(folder)
        return self._replace(table=table, digest=table.digest())

    def to_bytes(self) -> bytes:
        table, folders = self.table, self.folders or FolderTable([], array("Q"), frozenset(), False)
        sections = (
            "\0".join(table.paths).encode("utf-8", "surrogateescape"),
            table.stats.tobytes(),
            bytes(table.kinds),
            table.blobs,
            table.lf_blobs,
            self.untracked,
            "\0".join(folders.paths).encode("utf-8", "surrogateescape"),
            folders.stats.tobytes(),
        )
        header = {
            "n_rows": len(table.paths),
            "width": table.width,
            "fixed": [[skip.path, skip.reason, skip.blob] for skip in table.fixed],
            "digest": self.digest,
            "dirty": self.dirty,
            "head": self.head,
            "index_key": list(self.index_key),
            "left_out": sorted(folders.left_out),
            "has_links": folders.has_links,
            "sections": [len(section) for section in sections],
        }
        body = json.dumps(header).encode() + b"\n" + b"".join(sections)
        return sealed(_MAGIC + body)

    @classmethod
    def from_bytes(cls, raw: bytes) -> SavedTree | None:
        """None for anything that is not exactly what `to_bytes` wrote."""
        content = unsealed(raw)
        if content is None or not content.startswith(_MAGIC):
            return None
        # The checksum held, so the rest is as it was written.
        end = content.index(b"\n", len(_MAGIC))
        header = json.loads(content[len(_MAGIC) : end])
        sections: list[bytes] = []
        at = end + 1
        for length in header["sections"]:
            sections.append(content[at : at + length])
            at += length
        names, stat_bytes, kinds, blobs, lf_blobs, untracked, folder_names, folder_bytes = sections
        stats, folder_stats = array("Q"), array("Q")
        stats.frombytes(stat_bytes)
        folder_stats.frombytes(folder_bytes)
        paths = names.decode("utf-8", "surrogateescape").split("\0") if header["n_rows"] else []
        fixed = tuple(FixedSkip(*row) for row in header["fixed"])
        table = FileTable(header["width"], paths, stats, kinds, blobs, lf_blobs, fixed)
        return cls(
            table,
            header["digest"],
            header["dirty"],
            header["head"],
            tuple(header["index_key"]),
            untracked,
            FolderTable(
                folder_names.decode("utf-8", "surrogateescape").split("\0"),
                folder_stats,
                frozenset(header["left_out"]),
                header["has_links"],
            )
            if folder_names
            else None,
        )
