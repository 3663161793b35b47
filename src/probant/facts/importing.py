"""Whether an import is the one that somebody means: as it is written, or as what it is bound to.

Yields rows and verdicts about rows, not evidence. What a module is in the repository is `binder`'s
to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probant.facts.binder import Binder
from probant.facts.bound import Defined, Module
from probant.facts.definitions import Definitions
from probant.facts.file_names import files_named, module_files, package_files
from probant.facts.languages import language_of
from probant.facts.lookup import FactBook
from probant.facts.rows import CallFact, ImportFact
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.snapshot import SourceTree

_OF_NO_CLASS = re.compile(r"(?<!\bClass)\.forName$")
"""Java's `Charset.forName` loads no class, as `Class.forName` does."""
JOINTS = (".", "/")
"""What stands between a module and what is inside it."""


class Importing:
    """Reads imports of one snapshot."""

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder) -> None:
        self._tree = tree
        self._book = book
        self._binder = binder
        self._definitions = Definitions(book, binder)
        self._modules: dict[str, frozenset[RepoPath]] = {}
        self._keys: dict[Target, frozenset[tuple[str, int]]] = {}

    def files(self, text: str) -> tuple[RepoPath, ...]:
        """The indexed files that a text names."""
        found = files_named(self._tree, text).exact or module_files(self._tree, text)
        return tuple(path for path in found if self._book.blob(path) is not None)

    def modules(self, text: str) -> frozenset[RepoPath]:
        """The source files that a text names as a module."""
        if text not in self._modules:
            found = module_files(self._tree, text) or self.files(text)
            self._modules[text] = frozenset(found or package_files(self._tree, text))
        return self._modules[text]

    def rows(self, paths: Iterable[RepoPath]) -> list[ImportFact]:
        return [row for path in paths for row in self._book.imports_of(path) if row.is_listed]

    def dynamic(self, path: RepoPath) -> list[CallFact]:
        """Calls that could import anything."""
        names = self._binder.rules(path).DYNAMIC_IMPORTS
        return [
            call
            for call in self._book.calls_of_file(path)
            if call.name in names and not _OF_NO_CLASS.search(call.expression)
        ]

    def could_bring(self, row: ImportFact) -> bool:
        """Whether it brings everything of a module that nobody can look into."""
        return row.name == "*" and self._binder.resolve(row) is None

    def _keys_of(self, target: Target) -> frozenset[tuple[str, int]]:
        if target not in self._keys:
            named = self._definitions.of(target).fitting
            self._keys[target] = frozenset(fact.key for fact in named)
        return self._keys[target]

    def brings(self, row: ImportFact, imported: Target) -> bool:
        """By what is written, or by what it is bound to: either makes the answer yes."""
        text = imported.text
        if imported.kind is not TargetKind.PATH and (names(row, text) or text == row.bound):
            return True
        bound = self._binder.imported(row) if row.name not in ("", "*") else None
        files = self.modules(text)
        if self._binder.files(row) & files or (isinstance(bound, Module) and bound.path in files):
            return True
        if imported.kind is TargetKind.PATH:
            return not files and is_module(row, text)  # `./a.js` as written, for a.ts
        keys = self._keys_of(imported)
        at = self._binder.resolve(row)
        if row.name == "*" and at is not None:
            bound = self._binder.attribute(at, text)
        return isinstance(bound, Defined) and bound.fact.key in keys


def is_module(row: ImportFact, name: str) -> bool:
    """Whether the row's module is written so, with or without its quotes and leading dots."""
    module, name = _plain(row.module), _plain(name)
    return module == name or (not name.startswith(".") and module.lstrip("./") == name)


def _plain(name: str) -> str:
    """Without quotes, and with dots for double colons: how a name is said does not matter."""
    return name.strip("<>\"'").replace("::", ".")


def names(row: ImportFact, name: str) -> bool:
    """Whether a statement imports something under this very name."""
    module, name = _plain(row.module), _plain(name)
    wholes = [module + joint + row.name for joint in JOINTS] if row.name else [module]
    is_below = not row.name.startswith("*") and module.startswith(
        tuple(name + joint for joint in JOINTS)
    )
    is_go = language_of(row.path) == "go"
    is_below = is_below and not (is_go and "." not in name.partition("/")[0])  # net, net/http
    return is_module(row, name) or name == row.name or name in wholes or is_below


def import_place(row: ImportFact) -> Place:
    """The lines of the statement, and the word that must stand there."""
    expects = row.name
    if expects in ("", "*", "=") or (expects == "default" and row.bound != expects):
        # What has no name there, or is taken under a free one, is known by its module alone.
        is_file = "/" in row.module or language_of(row.module) not in (None, language_of(row.path))
        expects = row.module if is_file else re.split(r"\.|::", row.module.lstrip("."))[-1]
    return Place(row.path, LineRange(row.line, row.last_line), expects)
