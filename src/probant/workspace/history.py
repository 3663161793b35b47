"""Records of a repository's history, and how git's NUL-separated output becomes them.

Runs nothing; git.py asks and hands the bytes over. The records are named tuples: a data class
costs half a millisecond at every start, and these modules are part of every start.
"""

from __future__ import annotations

from typing import NamedTuple

from probant.errors import GitFailed
from probant.vocabulary.source import RepoPath
from probant.workspace.gitdir import unquote_c

COMMIT_FORMAT = "%H%x00%P%x00%an%x00%ae%x00%aI%x00%s%x00"
_N_COMMIT_FIELDS = 6


class Commit(NamedTuple):
    """One commit; `date` is the author's, ISO 8601 with its offset."""

    sha: str
    subject: str
    author: str
    email: str
    date: str
    parents: tuple[str, ...]


class ChangedFile(NamedTuple):
    """A file of a change: `status` is A, M, D, R, C or T; `old_path` only for R and C."""

    status: str
    path: RepoPath
    old_path: RepoPath | None = None


class BlamedLine(NamedTuple):
    """Who last wrote a line, where it stood in that commit, and its text."""

    commit: Commit
    path: RepoPath
    line: int
    text: str


class Tag(NamedTuple):
    """A tag and the commit it stands on; `date` is the tag's own, ISO 8601."""

    name: str
    commit: str
    date: str


class Change(NamedTuple):
    """What a commit did to one path: `old` and `new` are blob ids, '' where there is none.

    `old_path` is there only where renames were asked for and this is one.
    """

    status: str
    path: RepoPath
    old: str
    new: str
    old_path: RepoPath | None = None


class Touch(NamedTuple):
    """A commit and what it did to the paths asked about; a merge tells no changes."""

    commit: Commit
    changes: tuple[Change, ...]


class TreeRow(NamedTuple):
    """One entry of a commit's tree; `size` is -1 where git does not know it."""

    mode: str
    type: str
    sha: str
    size: int
    path: str


def parse_commits(raw: bytes) -> tuple[Commit, ...]:
    fields = _text(raw).split("\0")
    rows = range(0, len(fields) - _N_COMMIT_FIELDS, _N_COMMIT_FIELDS)
    return tuple(_commit(fields[start : start + _N_COMMIT_FIELDS]) for start in rows)


def parse_touches(raw: bytes) -> tuple[Touch, ...]:
    """`log -z --raw --no-abbrev` in `COMMIT_FORMAT`, with `--no-renames` or `-M`.

    A path follows its own row, of a rename the old and the new one, so whatever comes after it
    begins a row or a commit.
    """
    found: list[Touch] = []
    fields = iter(_text(raw).split("\0"))
    for first in fields:
        token = first.lstrip("\n")
        if token.startswith(":"):
            _, _, old, new, status = token.split(" ")
            old_path = RepoPath(next(fields)) if status[:1] == "R" else None
            path = RepoPath(next(fields))
            change = Change(status[:1], path, _object_or_none(old), _object_or_none(new), old_path)
            found[-1] = found[-1]._replace(changes=(*found[-1].changes, change))
        elif token:
            rest = [next(fields, "") for _ in range(_N_COMMIT_FIELDS - 1)]
            found.append(Touch(_commit([token, *rest]), ()))
    return tuple(found)


def parse_blamed(raw: bytes) -> tuple[str, ...]:
    """`blame --porcelain` of several lines: the commit of each, in the order of the lines."""
    shas: list[str] = []
    current = ""
    for line in raw.split(b"\n"):
        if line.startswith(b"\t"):
            shas.append(current)
        elif (head := line.split(b" ", 1)[0]) and len(head) in (40, 64) and _is_hex(head):
            current = head.decode("ascii")
    return tuple(shas)


def parse_changes(raw: bytes) -> tuple[ChangedFile, ...]:
    """`--name-status -z`: a status, then one path or, for R and C, two."""
    changes: list[ChangedFile] = []
    fields = iter(_text(raw).split("\0"))
    for status in fields:
        letter = status.strip()[:1]
        if not letter:
            continue
        path = RepoPath(next(fields))
        if letter in "RC":
            changes.append(ChangedFile(letter, RepoPath(next(fields)), path))
        else:
            changes.append(ChangedFile(letter, path))
    return tuple(changes)


def parse_tree(raw: bytes) -> tuple[TreeRow, ...]:
    """`ls-tree -r -z -l`; names keep odd bytes as lone surrogates."""
    rows: list[TreeRow] = []
    for entry in raw.decode("utf-8", "surrogateescape").split("\0")[:-1]:
        about, _, path = entry.partition("\t")
        mode, kind, sha, size = about.split()
        rows.append(TreeRow(mode, kind, sha, int(size) if size.isdigit() else -1, path))
    return tuple(rows)


def parse_blame(raw: bytes) -> tuple[str, int, str, str]:
    """`blame --porcelain` of one line: commit, line there, path there, text."""
    lines = raw.decode("utf-8", "replace").split("\n")
    if not lines[0]:
        raise GitFailed("git blame answered nothing")
    sha, old_line = lines[0].split(" ")[:2]
    path = next(
        (line.removeprefix("filename ") for line in lines if line.startswith("filename ")), ""
    )
    text = next((line[1:] for line in lines if line.startswith("\t")), "")
    return sha, int(old_line), unquote_c(path), text.removesuffix("\r")


def parse_tags(raw: bytes) -> tuple[Tag, ...]:
    fields = _text(raw).split("\0")
    tags: list[Tag] = []
    for start in range(0, len(fields) - 4, 4):
        name, sha, peeled, date = fields[start : start + 4]
        tags.append(Tag(name.lstrip("\n"), peeled or sha, date))
    return tuple(tags)


def _commit(fields: list[str]) -> Commit:
    sha, parents, author, email, date, subject = fields
    return Commit(sha.lstrip("\n"), subject, author, email, date, tuple(parents.split()))


def _object_or_none(sha: str) -> str:
    return sha if sha.strip("0") else ""


def _is_hex(word: bytes) -> bool:
    return all(byte in b"0123456789abcdef" for byte in word)


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")
