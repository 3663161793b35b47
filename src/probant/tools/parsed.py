"""Files of a snapshot as syntax trees, each parsed once; and whether a path is the one hinted at.

Shared by the tools that read bodies. Yields trees, not evidence.
"""

from __future__ import annotations

from probant.errors import FileUnreadable
from probant.facts.bodies.code import Code, parse
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


def stands_in(path: RepoPath, hint: str) -> bool:
    """Whether a path is the file, or in the folder, that a question names; '' is anywhere."""
    wanted = hint.strip("/").removeprefix("./")
    if not wanted:
        return True
    full = "/" + path
    stem = full.rpartition(".")[0]
    return full.endswith("/" + wanted) or f"/{wanted}/" in full or stem.endswith("/" + wanted)
