"""Where a question looks: everywhere, in a file or folder it names, in a definition, outside tests.

Shared by the tools that read bodies and by what narrows the answers of all others. Yields places,
not evidence. Next: narrowing.py.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import NamedTuple

from probant.facts.definitions import Definitions
from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.tools.parsed import stands_in
from probant.tools.projects.sources import is_test_path
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.source import RepoPath, is_inside
from probant.vocabulary.symbol import FUNCTION_KINDS
from probant.workspace.snapshot import SourceTree

N_NEAR = 3
_RUNNING_TESTS = frozenset({"pytest", "unittest", "nose", "hypothesis"})
_ONLY_FOR_TESTS = re.compile(r"#\s*\[\s*cfg\s*\(\s*(?:all\s*\((?:[^\"\)]*,)?\s*)?test\s*[,)]")
"""`#[cfg(test)]`, `#[cfg(all(unix, test))]`, and not a feature of that name."""
Range = tuple[RepoPath, int, int]


class Scope(NamedTuple):
    """`hint` is a word of the question for a file or folder, `within` a path; '' is everywhere.

    `ranges` are the lines of definitions, where one was named. `in_tests` is None where it does not
    matter; `book` knows tests that stand in the files they test.
    """

    hint: str = ""
    ranges: tuple[Range, ...] = ()
    within: str = ""
    in_tests: bool | None = None
    tree: SourceTree | None = None
    book: FactBook | None = None

    def holds_file(self, path: RepoPath) -> bool:
        """Whether a part of the file may lie in it."""
        if not is_inside(path, self.within) or not self._may_hold_such(path):
            return False
        if self.ranges:
            return any(path == one for one, _, _ in self.ranges)
        return stands_in(path, self.hint)

    def holds(self, path: RepoPath, line: int) -> bool:
        if not self.holds_file(path):
            return False
        if self.ranges and not any(
            path == one and first <= line <= last for one, first, last in self.ranges
        ):
            return False
        if self.in_tests is None or self.tree is None or self.book is None:
            return True
        return stands_in_tests(self.tree, self.book, path, line) is self.in_tests

    def files(self, paths: Iterable[RepoPath]) -> list[RepoPath]:
        return [path for path in paths if self.holds_file(path)]

    def _may_hold_such(self, path: RepoPath) -> bool:
        if self.in_tests is None or is_test_file(self.book, path) is self.in_tests:
            return True
        return self.in_tests and family_of(path) == "rust"


EVERYWHERE = Scope()


def is_test_file(book: FactBook | None, path: RepoPath) -> bool:
    """Whether a file belongs to the tests; a module about tests only has such a name.

    In Python, `tests.py` or `test.py` beside other code is one if it has tests, or imports what
    runs them.
    """
    folder, _, name = path.rpartition("/")
    if not is_test_path(path) and name != "test.py":
        return False
    is_by_folder = is_test_path(f"{folder}/x.py")
    if is_by_folder or family_of(path) != "python" or book is None or book.blob(path) is None:
        return is_test_path(path)
    if name == "conftest.py":
        return True
    return any(
        fact.name.startswith("test") and fact.kind in FUNCTION_KINDS
        for fact in book.definitions_in(path)
    ) or any(row.module.partition(".")[0] in _RUNNING_TESTS for row in book.imports_of(path))


def stands_in_tests(tree: SourceTree, book: FactBook, path: RepoPath, line: int) -> bool:
    """Whether a line belongs to tests; Rust keeps them in the file they test."""
    if is_test_file(book, path):
        return True
    if family_of(path) != "rust":
        return False
    return any(
        fact.first_line <= line <= fact.last_line and _is_for_tests(tree, fact)
        for fact in book.definitions_in(path)
        if fact.details.decorators
    )


def _is_for_tests(tree: SourceTree, fact: DefFact) -> bool:
    if "test" in fact.details.decorators:
        return True
    above = "".join(tree.lines(fact.path)[fact.first_line - 1 : fact.line])
    return _ONLY_FOR_TESTS.search(above) is not None


def scope_of(
    hint: str,
    tree: SourceTree,
    definitions: Definitions,
    filters: Filters | None = None,
    book: FactBook | None = None,
) -> Scope | None:
    """What a hint and the filters mean here; None where nothing is called as the hint says."""
    asked = narrowed_to(filters or Filters(), tree, book)
    if not hint or any(stands_in(path, hint) for path in tree.files):
        return asked._replace(hint=hint)
    name = hint.removesuffix("()")
    facts = definitions.of(Target(text=name, kind=TargetKind.SYMBOL)).fitting
    if not facts:
        return None
    ranges = tuple((f.path, f.first_line, f.last_line) for f in facts)
    return asked._replace(hint=hint, ranges=ranges)


def narrowed_to(filters: Filters, tree: SourceTree, book: FactBook | None) -> Scope:
    """The places the filters let through; of a folder that is not there, none."""
    named = paths_meant(tree, filters.within) if filters.within else []
    in_tests = True if filters.only_tests else (False if filters.outside_tests else None)
    return Scope(
        within=named[0] if len(named) == 1 else filters.within,
        in_tests=in_tests,
        tree=tree,
        book=book,
    )


def paths_meant(tree: SourceTree, text: str) -> list[str]:
    """Files and folders a text names: by its whole path, else by the end of one."""
    wanted = tree.from_here(text)
    known = _files_and_folders(tree)
    if wanted in known:
        return [wanted]
    return sorted(path for path in known if path.endswith(f"/{wanted}"))


def paths_like(tree: SourceTree, text: str) -> list[str]:
    """Files and folders spelled nearly so."""
    wanted = text.removeprefix("./").strip("/")
    known = _files_and_folders(tree)
    last = wanted.rpartition("/")[2]
    same = sorted(path for path in known if path.rpartition("/")[2] == last)
    return list(dict.fromkeys([*difflib.get_close_matches(wanted, known, N_NEAR), *same]))[:N_NEAR]


def _files_and_folders(tree: SourceTree) -> dict[str, None]:
    known: dict[str, None] = dict.fromkeys(tree.files)
    for path in tree.files:
        folder = path.rpartition("/")[0]
        while folder and folder not in known:
            known[folder] = None
            folder = folder.rpartition("/")[0]
    return known
