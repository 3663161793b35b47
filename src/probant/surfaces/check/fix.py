"""`--fix`: put certain corrections into the texts, atomically, and show what changed.

Only characters that a refuted claim's own correction names are rewritten; encoding, line ends and
mode stay. A text that is not what was checked is left alone.
"""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from probant.checking.document import Document
from probant.errors import ExecutionError, ProbantError, UsageError
from probant.surfaces.cli.text import one_line, printable
from probant.vocabulary.assertion import Edit, TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

N_CONTEXT = 3
MAX_LINE = 400
_MARKUP = re.compile(r'[`"<>|\\]|\]\(')
_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (b"", "utf-8"),
)


class Fixed(Record, kw_only=True):
    """What was changed, as a unified diff, and what a person should know besides."""

    diff: str
    n_edits: int
    notes: tuple[str, ...]


def fix_files(documents: Sequence[Document], reports: Sequence[TextReport]) -> Fixed:
    """Write the corrected files."""
    diffs: list[str] = []
    notes: list[str] = []
    n_edits = 0
    for name, (document, report) in _each_once(documents, reports):
        edits, clashes = certain_edits(report, document.text)
        if clashes:
            notes.append(f"{one_line(name)}: {clashes} corrections contradict others; left out")
        if not edits:
            continue
        try:
            diffs.append(_rewritten(Path(name), document, edits))
            n_edits += len(edits)
        except ProbantError as trouble:  # the others are still corrected, and shown
            notes.append(str(trouble))
    return Fixed(diff="".join(diffs), n_edits=n_edits, notes=tuple(notes))


def refuse_unfixable(documents: Sequence[Document], *, at: str | None) -> None:
    """Say at once what cannot be corrected in place."""
    if any(document.name == "-" for document in documents):
        raise UsageError("standard input cannot be corrected", remedy="name a file with --fix")
    if at is not None:
        raise UsageError(
            "--fix would correct texts of today by another revision", remedy="leave out --at"
        )
    if any(document.only is not None for document in documents):
        raise UsageError("a diff is not corrected", remedy="check the files themselves with --fix")


def _each_once(
    documents: Sequence[Document], reports: Sequence[TextReport]
) -> Iterator[tuple[str, tuple[Document, TextReport]]]:
    seen: set[str] = set()
    for document, report in zip(documents, reports, strict=True):
        real = os.path.realpath(document.name)
        if real not in seen:
            seen.add(real)
            yield document.name, (document, report)


def certain_edits(report: TextReport, text: str) -> tuple[tuple[Edit, ...], int]:
    """The corrections that can be made together, and how many cannot.

    Two that overlap and differ are both left out: then neither is certain.
    """
    wished = {
        one.edit
        for one in report.claims
        if one.verdict is CheckResult.REFUTED and one.edit is not None
        if _is_plain(one.edit, text)
    }
    ordered = sorted(wished, key=lambda edit: edit.span)
    clashing = _clashing(ordered)
    return tuple(edit for edit in ordered if edit not in clashing), len(clashing)


def _clashing(ordered: Sequence[Edit]) -> set[Edit]:
    """Those that overlap another; whichever reaches furthest overlaps all that any before does."""
    found: set[Edit] = set()
    furthest: Edit | None = None
    for edit in ordered:
        if furthest is not None and edit.span.start < furthest.span.end:
            found |= {edit, furthest}
        if furthest is None or edit.span.end > furthest.span.end:
            furthest = edit
    return found


def _is_plain(edit: Edit, text: str) -> bool:
    """Within one line, of characters anybody can see, no markup of any format, and a change."""
    span = edit.span
    old = text[span.start : span.end]
    is_inside = 0 <= span.start < span.end <= len(text)
    is_harmless = edit.text.isprintable() and not _MARKUP.search(edit.text)
    return is_inside and is_harmless and "\n" not in old and old != edit.text


def _rewritten(file: Path, document: Document, edits: Sequence[Edit]) -> str:
    if file.is_symlink():
        raise UsageError(f"{file} is a link", remedy="name the file itself with --fix")
    try:
        raw = file.read_bytes()
        mark, codec = _encoding(raw, document.text, file)
        text = edited(document.text, edits)
        _replace(file, mark + text.removeprefix("\ufeff" if mark else "").encode(codec))
    except OSError as trouble:
        raise ExecutionError(
            f"cannot correct {file}: {trouble.strerror}",
            remedy="make the file and its directory writable; the file is as it was",
        ) from trouble
    return _diff(document.name, document.text, text)


def _encoding(raw: bytes, text: str, file: Path) -> tuple[bytes, str]:
    """How the file is written, if it still says what was checked."""
    for mark, codec in _MARKS:
        if not raw.startswith(mark):
            continue
        with contextlib.suppress(UnicodeDecodeError):
            if raw[len(mark) :].decode(codec) == text.removeprefix("\ufeff" if mark else ""):
                return mark, codec
    raise ExecutionError(
        f"{file} is no longer what was checked, or is not valid UTF-8; it was left alone",
        remedy="run the check again",
    )


def edited(text: str, edits: Sequence[Edit]) -> str:
    """The text with the corrections made; they are in order and share no character."""
    pieces, place = [], 0
    for edit in edits:
        pieces += [text[place : edit.span.start], edit.text]
        place = edit.span.end
    return "".join([*pieces, text[place:]])


def _replace(file: Path, content: bytes) -> None:
    """A temporary neighbour, flushed to the disk, then renamed; mode and owner are the file's."""
    status = file.stat()
    temporary = file.with_name(f".{file.name[:100]}.{os.urandom(6).hex()}.tmp")
    fd = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
    try:
        with os.fdopen(fd, "wb") as opened:
            opened.write(content)
            opened.flush()
            with contextlib.suppress(PermissionError):
                os.fchown(opened.fileno(), status.st_uid, status.st_gid)
            os.fchmod(opened.fileno(), stat.S_IMODE(status.st_mode))
            os.fsync(opened.fileno())
        temporary.replace(file)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _diff(name: str, old: str, new: str) -> str:
    """Unified. Corrections stay within their lines, so rows of both texts correspond."""
    before, after = old.split("\n"), new.split("\n")
    changed = {n: None for n, (a, b) in enumerate(zip(before, after, strict=True)) if a != b}
    label = one_line(name)
    rows = [f"--- {label}", f"+++ {label}"]
    for first, last in _hunks(changed, len(before) - (before[-1] == "")):
        rows.append(f"@@ -{first + 1},{last - first} +{first + 1},{last - first} @@")
        for n in range(first, last):
            if n in changed:
                place = _n_shared(before[n], after[n])
                rows += [f"-{_shown(before[n], place)}", f"+{_shown(after[n], place)}"]
            else:
                rows.append(f" {_shown(before[n])}")
    return "\n".join(rows) + "\n"


def _hunks(changed: Iterable[int], n_rows: int) -> Iterator[tuple[int, int]]:
    first = last = -1
    for n in changed:
        if first >= 0 and n - N_CONTEXT > last:
            yield first, last
            first = -1
        if first < 0:
            first = max(0, n - N_CONTEXT)
        last = min(n_rows, n + 1 + N_CONTEXT)
    if first >= 0:
        yield first, last


def _n_shared(left: str, right: str) -> int:
    """How many characters two different lines begin with in common."""
    return len(os.path.commonprefix([left, right]))  # noqa: RUF071 - characters are meant


def _shown(line: str, place: int = 0) -> str:
    """The line, a very long one cut around what changes."""
    first = max(0, place - MAX_LINE // 2) if len(line) > MAX_LINE else 0
    piece = printable(line[first : first + MAX_LINE].removesuffix("\r"))
    return f"{'…' if first else ''}{piece}{'…' if len(line) > first + MAX_LINE else ''}"
