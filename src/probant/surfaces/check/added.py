"""The documents of a diff: for each file the new text, of which only the added lines speak.

Where the repository's own file has the very lines the diff shows, the whole of it is read, so that
a fence or a docstring that opens above a hunk is known. Else the hunks are all there is.
"""

from __future__ import annotations

from pathlib import Path

from probant.checking.document import Document, Format
from probant.checking.formats.by_name import format_of, refined
from probant.checking.formats.diffs import PatchedFile, patched_files
from probant.errors import ProbantError, UsageError
from probant.surfaces.check.texts import MAX_TEXT_BYTES
from probant.workspace.paths import ConfinedRoot, is_repo_path


def diff_documents(diff: str, root: Path, name: str, warnings: tuple[str, ...]) -> list[Document]:
    """One document for each file of the diff that is written in a format that speaks."""
    files = patched_files(diff)
    if files is None:
        raise UsageError(
            f"{'standard input' if name == '-' else name} is not a diff",
            remedy="give what git diff writes, or leave --diff out",
        )
    confined = ConfinedRoot(root)
    try:
        found = [
            _document(file, form, confined, warnings)
            for file in files
            if (form := format_of(file.path)) is not None
        ]
    finally:
        confined.close()
    return found


def _document(
    file: PatchedFile, form: Format, confined: ConfinedRoot, warnings: tuple[str, ...]
) -> Document:
    is_inside = is_repo_path(file.path)
    whole = _whole_text(file, confined) if is_inside else None
    text = "\n".join(line.text for line in file.lines) if whole is None else whole
    return Document(
        file.path,
        text,
        form=refined(form, text),
        folder=file.path.rpartition("/")[0] if is_inside else None,
        lines=None if whole is not None else tuple(line.number for line in file.lines),
        only=frozenset(line.number for line in file.lines if line.is_added),
        warnings=warnings,
    )


def _whole_text(file: PatchedFile, confined: ConfinedRoot) -> str | None:
    """The repository's file, if it is what the diff leads to."""
    try:
        text = confined.read(file.path, max_bytes=MAX_TEXT_BYTES).decode("utf-8")
    except (ProbantError, UnicodeDecodeError):
        return None
    rows = text.split("\n")
    for line in file.lines:
        if not 0 < line.number <= len(rows) or rows[line.number - 1].rstrip("\r") != line.text:
            return None
    return text
