"""Functions and files that no test refers to by name.

A word of a test is looked for, whatever it means there: what is listed is certainly not named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.errors import FileUnreadable
from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import each, located
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.parsed import may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, is_test_file, narrowed_to, stands_in_tests
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place
from probant.vocabulary.value import Observation, PathValue

_WORD = re.compile(r"[^\W\d][\w$]*")
_PACKAGES = frozenset({"__init__", "__main__", "index", "mod", "lib", "main"})
"""Files that imports name by their folder."""


class WithoutTests:
    """Looks for names in the tests of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._make = EntryMaker(box.tree, "without_tests", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.filters.only_tests:
            note = "what stands in tests is not asked about"
            not_told = (ReasonCode.NOT_TOLD,)
            return (self._make.absent(step, complete=False, reasons=not_told, note=note),)
        scope = narrowed_to(step.filters, self._tree, self._book)
        words, n_files, unread = self._words()
        find = self._files if step.facet is Facet.FILES else self._functions
        seen = tuple(find(scope, words))
        reasons: tuple[ReasonCode, ...] = ()
        if unread or scope.files(one.path for one in blind_spots(self._tree, self._book)):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        if self._unparsed(step, scope):
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        note = f"looked for names in {n_files} files of tests"
        if unread:  # what they name is unknown, so that nothing can be said of anything
            return (self._make.absent(step, complete=False, reasons=reasons, note=note),)
        if not seen:
            return (self._make.absent(step, complete=not reasons, reasons=reasons, note=note),)
        return (
            self._make.observed(
                step, Quality.STRONG, seen, complete=not reasons, reasons=reasons, note=note
            ),
        )

    def _unparsed(self, step: Step, scope: Scope) -> bool:
        if step.facet is Facet.FILES:
            return False
        paths = scope.files(sorted(self._tree.files))
        return any(may_define(self._tree, path, functions=True) for path in paths)

    def _words(self) -> tuple[set[str], int, list[RepoPath]]:
        """Every word of the tests, how many files they are, and those that could not be read."""
        words: set[str] = set()
        unread = [one.path for one in self._tree.skipped if is_test_file(self._book, one.path)]
        n_files = 0
        for path in sorted(self._tree.files):
            text = self._test_text(path)
            if text is None:
                unread.append(path)
            elif text:
                n_files += 1
                words.update(_WORD.findall(text))
        return words, n_files, unread

    def _test_text(self, path: RepoPath) -> str | None:
        """What of a file belongs to the tests; None where it cannot be read."""
        is_test = is_test_file(self._book, path)
        if not is_test and family_of(path) != "rust":
            return ""
        try:
            lines = self._tree.lines(path)
        except FileUnreadable:
            return None if is_test else ""
        if is_test:
            return "\n".join(lines)
        inside = {
            number
            for fact in self._book.definitions_in(path)
            if fact.details.decorators and stands_in_tests(self._tree, self._book, path, fact.line)
            for number in range(fact.first_line, fact.last_line + 1)
        }
        return "\n".join(lines[number - 1] for number in sorted(inside) if number <= len(lines))

    def _functions(self, scope: Scope, words: set[str]) -> Iterator[Observation]:
        for path in self._sources(scope):
            for fact in each(self._book.definitions_in(path)):
                if fact.kind not in FUNCTION_KINDS or fact.has(Trait.DECLARATION):
                    continue
                if not scope.holds(path, fact.line) or self._stands_in_tests(fact):
                    continue
                names = self._names(fact)
                if names and not words & names:
                    told = f"no test names {fact.qualified_name} ({fact.path}:{fact.line})"
                    yield replace(located(fact), statement=told)

    def _files(self, scope: Scope, words: set[str]) -> Iterator[Observation]:
        for path in self._sources(scope):
            defined = self._book.definitions_in(path)
            facts = [fact for fact in defined if not self._stands_in_tests(fact)]
            names = {name for fact in facts for name in self._names(fact)}
            if not words & (names | _file_names(path)):
                place = Place(path, LineRange(1, 1))
                yield Observation(PathValue(path), (place,), f"no test names {path}")

    def _sources(self, scope: Scope) -> list[RepoPath]:
        """Files of code that are no tests; empty ones have nothing a test could name."""
        return [
            path
            for path in scope.files(sorted(self._book.blobs))
            if not is_test_file(self._book, path) and self._tree.read(path).strip()
        ]

    def _stands_in_tests(self, fact: DefFact) -> bool:
        return stands_in_tests(self._tree, self._book, fact.path, fact.line)

    def _names(self, fact: DefFact) -> set[str]:
        """What a test would write to name it; nothing where syntax alone calls it."""
        owner = self._binder.owner(fact)
        is_maker = fact.has(Trait.CONSTRUCTOR) or fact.name == "__init__"
        if is_maker:
            return self._known_as(owner.name) if owner is not None else set()
        if self._binder.rules(fact.path).is_implicit(fact.name):
            return set()
        return self._known_as(fact.name)

    def _known_as(self, name: str) -> set[str]:
        """The name, and every other one under which files import or export it."""
        names, queue = {name}, [name]
        while queue:
            known = queue.pop()
            others = {*self._book.import_aliases(known), *self._book.export_aliases(known)}
            queue += sorted(others - names - {"", "default", "="})
            names |= others
        return names - {""}


def _file_names(path: RepoPath) -> set[str]:
    """The words by which a file is imported or spoken of."""
    folder, _, name = path.rpartition("/")
    stem = name.partition(".")[0]
    parts = {stem, stem.replace("-", "_"), *_WORD.findall(stem)}
    if stem in _PACKAGES and folder:
        parts |= {folder.rpartition("/")[2], *_WORD.findall(folder.rpartition("/")[2])}
    return parts
