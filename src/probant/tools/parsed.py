"""Files of a snapshot as syntax trees, each parsed once; and whether a path is the one hinted at.

Shared by the tools that read bodies. Yields trees, not evidence.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable
from probant.facts.bodies.code import Code, parse
from probant.facts.languages import is_unparsed_code
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree


class ParsedFiles:
    """Parses when first asked, and remembers."""

    def __init__(self, tree: SourceTree) -> None:
        self._tree = tree
        self._codes: dict[RepoPath, Code | None] = {}

    def code(self, path: RepoPath) -> Code | None:
        """The file's tree; None where no grammar reads it."""
        if path not in self._codes:
            try:
                self._codes[path] = parse(self._tree.read(path), path)
            except FileUnreadable:
                self._codes[path] = None
        return self._codes[path]


def may_define(tree: SourceTree, path: RepoPath, *, functions: bool) -> bool:
    """Whether a file of a language that no parser knows may define something, or functions."""
    if not is_unparsed_code(path):
        return False
    plain = next((seen for ends, seen in _FUNCTIONS_ONLY.items() if path.endswith(ends)), None)
    return plain is None or (functions and plain.search(tree.read(path)) is not None)


_FUNCTIONS_ONLY = {
    (".sh", ".bash", ".zsh"): re.compile(rb"^\s*(?:function\s+\w|[\w-]+\s*\(\))", re.MULTILINE),
    (".sql",): re.compile(rb"(?i)\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b"),
}
"""Languages that define functions or nothing, and how those begin."""


def stands_in(path: RepoPath, hint: str) -> bool:
    """Whether a path is the file, or in the folder, that a question names; '' is anywhere."""
    wanted = hint.strip("/").removeprefix("./")
    if not wanted:
        return True
    full = "/" + path
    stem = full.rpartition(".")[0]
    return full.endswith("/" + wanted) or f"/{wanted}/" in full or stem.endswith("/" + wanted)
