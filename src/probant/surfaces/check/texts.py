"""From file names to documents: read the bytes, refuse what is no text, choose the format.

Not what the text says: that is `checking`'s work. Diffs: added.py.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from probant.checking.document import Document, Format
from probant.checking.formats.by_name import DIFF_SUFFIXES, format_of, is_code_unread, refined
from probant.errors import ProbantError, UsageError
from probant.surfaces.cli.text import one_line
from probant.vocabulary.record import Record

MAX_TEXT_BYTES = 20_000_000

_BYTE_ORDER_MARKS = (
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_MAX_WRONG_SHARE = 0.3
"""Of bytes that are no UTF-8: with more, the file is no text at all."""


class _Text(Record, kw_only=True):
    """What was read, and what has to be said about it."""

    text: str
    warnings: tuple[str, ...] = ()


def read_documents(
    names: Sequence[str], *, repo: Path, comments: bool = False, diff: bool = False
) -> list[Document]:
    """One document for each file ('-' is standard input); a diff gives one for each file in it."""
    if names.count("-") > 1:
        raise UsageError("standard input is named twice", remedy="name - once")
    root = repository_root(repo)
    found: list[Document] = []
    for name in names:
        if diff or Path(name).suffix in DIFF_SUFFIXES:
            from probant.surfaces.check.added import diff_documents

            read = _read_text(name)
            found += diff_documents(read.text, root, one_line(name), read.warnings)
        else:
            found.append(_document(name, root, comments=comments))
    return found


def repository_root(repo: Path) -> Path:
    """Where the paths of the repository begin: above a folder of it, if that is what was named."""
    from probant.workspace.gitdir import find_git_directory

    directory = Path(os.path.realpath(repo))
    try:
        where = find_git_directory(directory)
    except ProbantError:  # whoever opens the repository tells what is wrong with it
        return directory
    return directory if where is None else where.work_tree or directory


def _document(name: str, root: Path, *, comments: bool) -> Document:
    named = _form(name, comments=comments)
    read = _read_text(name)
    form = refined(named, read.text)
    return Document(
        name,
        read.text,
        form=form,
        folder=None if name == "-" else _folder(name, root),
        warnings=read.warnings + tuple(_remarks(name, read.text, form, comments=comments)),
    )


def _form(name: str, *, comments: bool) -> Format:
    form = format_of(name)
    if comments and (name == "-" or form is None):
        raise UsageError(
            f"the language of {_called(name)} is not known, so its comments cannot be found",
            remedy="name files in Python, TypeScript, JavaScript, C, C++, Go, Rust or Java",
        )
    if is_code_unread(name):
        raise UsageError(
            f"{_called(name)} is source code whose comments cannot be found",
            remedy="if it is text after all, give it through standard input",
        )
    return form or Format.PLAIN


def _remarks(name: str, text: str, form: Format, *, comments: bool) -> Iterator[str]:
    """What the reader of the report should know about the way the text was read."""
    if form in (Format.JSON, Format.JSON_LINES, Format.NOTEBOOK):
        from probant.checking.formats.json_strings import json_fault

        at = json_fault(text, is_lines=form is Format.JSON_LINES)
        if at is not None:
            line = text.count("\n", 0, at) + 1
            yield (
                f"{_called(name)} is not valid JSON from line {line} on: its strings were read as"
                " far as they can be told"
            )
    if form is Format.CODE and not comments:
        yield f"{_called(name)} is source code: only its comments and docstrings were read"


def _folder(name: str, root: Path) -> str | None:
    """The folder of a file, as a path of the repository; None if the file is not in it."""
    folder = Path(os.path.realpath(name)).parent
    if not folder.is_relative_to(root):
        return None
    inside = folder.relative_to(root).as_posix()
    return "" if inside == "." else inside


def _read_text(name: str) -> _Text:
    return _decoded(_read_input() if name == "-" else _read_file(name), name)


def _read_input() -> bytes:
    if sys.stdin is None:
        raise UsageError("there is no standard input", remedy="name a file")
    try:
        raw = sys.stdin.buffer.read(MAX_TEXT_BYTES + 1)
    except OSError as trouble:
        raise _unreadable("-", trouble.strerror or "not readable") from trouble
    if len(raw) > MAX_TEXT_BYTES:
        raise _too_large("-", f"more than {MAX_TEXT_BYTES:,}")
    return raw


def _read_file(name: str) -> bytes:
    try:
        # Looked at before it is opened: opening alone can block or act on a pipe or a device.
        status = Path(name).stat()
        _refuse_odd(name, status)
        fd = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        with os.fdopen(fd, "rb") as file:
            _refuse_odd(name, os.fstat(fd))
            raw = file.read(MAX_TEXT_BYTES + 1)
    except OSError as trouble:
        raise _unreadable(name, (trouble.strerror or "not readable").lower()) from trouble
    except ValueError as trouble:  # a NUL in the name
        raise _unreadable(name, "no file has such a name") from trouble
    if len(raw) > MAX_TEXT_BYTES:
        raise _too_large(name, f"more than {MAX_TEXT_BYTES:,}")
    return raw


def _refuse_odd(name: str, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise UsageError(f"{_called(name)} is a directory", remedy="name the files in it")
    if not stat.S_ISREG(status.st_mode):
        raise UsageError(
            f"{_called(name)} is not a regular file",
            remedy="give its text through standard input, as -",
        )
    if status.st_size > MAX_TEXT_BYTES:
        raise _too_large(name, f"{status.st_size:,}")


def _decoded(raw: bytes, name: str) -> _Text:
    """The text of these bytes; a few that are no UTF-8 are replaced, with a warning."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if raw.startswith(mark):
            return _decoded_as(encoding, raw, name)
    if (nul := raw.find(b"\0")) >= 0:
        raise _binary(name, f"byte {nul} is NUL")
    try:
        return _Text(text=raw.decode("utf-8"))
    except UnicodeDecodeError as trouble:
        text = raw.decode("utf-8", "replace")
        if text.count("\ufffd") > _MAX_WRONG_SHARE * len(text):
            raise _binary(name, f"byte {trouble.start} is no UTF-8, like many") from trouble
        line = raw.count(b"\n", 0, trouble.start) + 1
        warning = (
            f"{_called(name)} is not valid UTF-8 (line {line}, byte {trouble.start}): what cannot"
            " be read was replaced"
        )
        return _Text(text=text, warnings=(warning,))


def _decoded_as(encoding: str, raw: bytes, name: str) -> _Text:
    try:
        return _Text(text=raw.decode(encoding))
    except UnicodeDecodeError as trouble:
        raise _binary(name, f"it begins like {encoding.upper()} and is not") from trouble


def _called(name: str) -> str:
    return "standard input" if name == "-" else one_line(name)


def _unreadable(name: str, why: str) -> UsageError:
    return UsageError(
        f"cannot read {_called(name)}: {why}", remedy="name a text file, or - for standard input"
    )


def _too_large(name: str, size: str) -> UsageError:
    return UsageError(
        f"{_called(name)} has {size} bytes: texts are read up to {MAX_TEXT_BYTES:,}",
        remedy="check it in parts",
    )


def _binary(name: str, why: str) -> UsageError:
    return UsageError(
        f"{_called(name)} is not a text: {why}", remedy="name a text file, encoded as UTF-8"
    )
