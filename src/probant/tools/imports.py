"""Imports in both directions: what a file imports, who imports it, whether it imports that."""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.blind_spots import Spot, blind_spots
from probant.facts.bound import Defined, Module
from probant.facts.definitions import Definitions
from probant.facts.file_names import files_named
from probant.facts.importing import Importing, import_place, is_module, names
from probant.facts.languages import family_of, is_unparsed_code, language_of
from probant.facts.rows import DefFact, ImportFact
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, PathValue

_IMPORTING = {
    "python": ("import",),
    "typescript": ("import", "from", "require"),
    "java": ("import",),
    "cpp": ("include", "import"),
}
"""Words one of which every import has in it, where the language has such words."""


class Imports:
    """Follows imports through the index of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._definitions = Definitions(box.book, box.binder)
        self._importing = Importing(box.tree, box.book, box.binder)
        self._make = EntryMaker(box.tree, "imports", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.ANCHOR:
            return (self._named_module(step),)
        if step.transitive:
            from probant.tools.import_graph import ImportGraph

            graph = ImportGraph(self._box)
            if step.relation is Relation.IMPORTED_BY:
                return (graph.importers(step),)
            is_pair = len(step.targets) == 2
            return (graph.reaches(step) if is_pair else graph.imported(step),)
        if step.relation is Relation.IMPORTED_BY:
            return (self._imported_by(step),)
        if len(step.targets) == 2:
            return (self._does_import(step) if step.polar else self._names_from(step),)
        return (self._imports(step),)

    def _named_module(self, step: Step) -> EvidenceEntry:
        """A module is known by the imports that name it, wherever it comes from."""
        name = step.targets[0].text
        rows = [row for row in self._mentions(name) if names(row, name)]
        rows = rows or self._book.imports_below(name)
        if rows:
            place = import_place(rows[0])
            at = self._binder.resolve(rows[0])
            seen = Observation(NameValue(name, at), (place,), f"{rows[0].path} imports {name}")
            return self._make.observed(step, Quality.STRONG, (seen,), n_matches=len(rows))
        if self._binder.is_standard(name):
            known = Observation(NameValue(name), (), f"{name} is a standard module")
            return self._make.observed(step, Quality.STRONG, (known,))
        return self._make.absent(step, complete=False, note="no import names it")

    def _mentions(self, name: str) -> list[ImportFact]:
        """Imports whose module or name could be meant by this text."""
        words = re.findall(r"\w+", name)
        ends = words[-2:] if language_of(name) else words[-1:]  # the suffix of a file is no name
        named = [row for word in ends for row in self._book.imports_mentioning(word)]
        bare = name.strip("<>\"'")
        exact = [
            row for way in ("", "./", "../") for row in self._book.imports_of_module(way + bare)
        ]
        return sorted({row for row in (*named, *exact) if row.is_listed})

    # What a file imports

    def _imports(self, step: Step) -> EvidenceEntry:
        paths = self._importing.files(step.targets[0].text)
        seen: dict[str, Observation] = {}
        for row in self._importing.rows(paths):
            at = self._binder.resolve(row)
            if at is None and step.filters.narrows_places:
                continue  # what lies outside stands in no folder of this repository
            value = NameValue(row.module, at)
            statement = f"{row.path} imports {row.module}"
            stands_at = Place(at, LineRange(1, 1)) if at is not None else None
            one = Observation(value, (import_place(row),), statement, stands_at=stands_at)
            seen.setdefault(row.module, one)
        return self._listed(step, paths, tuple(seen.values()))

    def _names_from(self, step: Step) -> EvidenceEntry:
        """The names the first target imports from the second."""
        importer, origin = step.targets
        paths = self._importing.files(importer.text)
        files = self._importing.modules(origin.text)
        seen: dict[str, Observation] = {}
        for row in self._importing.rows(paths):
            is_meant = is_module(row, origin.text) or self._binder.files(row) & files
            if row.name and is_meant:
                statement = f"{row.path} imports {row.name} from {row.module}"
                value = Observation(NameValue(row.name), (import_place(row),), statement)
                seen.setdefault(row.name, value)
        return self._listed(step, paths, tuple(seen.values()))

    def _does_import(self, step: Step) -> EvidenceEntry:
        """Whether the first target imports the second: a module, or a name from anywhere."""
        importer, imported = step.targets
        paths = self._importing.files(importer.text)
        found = [
            row for row in self._importing.rows(paths) if self._importing.brings(row, imported)
        ]
        seen = tuple(
            Observation(NameValue(imported.text), (import_place(row),),
                        f"{row.path} imports {imported.text}")
            for row in found[:1]
        )  # fmt: skip
        is_file = imported.kind is not TargetKind.PATH or self._importing.modules(imported.text)
        if not seen and not is_file:
            note = f"no file is called {imported.text}, and an import may spell it otherwise"
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.UNRESOLVED_REFERENCES,), note=note
            )
        dynamic = [c for path in paths for c in self._importing.dynamic(path)]
        if dynamic and not seen:
            return self._make.absent(
                step,
                complete=False,
                reasons=(ReasonCode.DYNAMIC_DISPATCH,),
                note=f"{dynamic[0].expression}() at line {dynamic[0].line} can import anything",
            )
        stars = [row for row in self._importing.rows(paths) if self._importing.could_bring(row)]
        if stars and not seen:
            return self._make.absent(
                step,
                complete=False,
                reasons=(ReasonCode.UNRESOLVED_REFERENCES,),
                note=f"everything of {stars[0].module} is imported, and it lies outside",
            )
        return self._listed(step, paths, seen)

    # Who imports it

    def _imported_by(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        named = [row for row in self._mentions(target.text) if is_module(row, target.text)]
        files = self._meant(target, named)
        facts = self._definitions.of(target).fitting if not files and not named else []
        seen: dict[str, Observation] = {}
        for row in self._possible(target, files):
            others = files - {row.path}  # of two modules of the name, one may import the other
            if (files and not others) or not self._reaches(row, target, others, facts):
                continue
            statement = f"{row.path} imports {target.text}"
            value = Observation(PathValue(row.path), (import_place(row),), statement)
            seen.setdefault(row.path, value)
        like = min(files, default=None) or (facts[0].path if facts else None)
        words = self._spelled(files) or _importing_words(like)
        spots = blind_spots(self._tree, self._book, words=words, like=like)
        return self._entry(step, tuple(seen.values()), spots)

    def _spelled(self, files: frozenset[RepoPath]) -> tuple[str, ...]:
        """Words one of which every import of the files has in it; none where that is not known."""
        tails = [self._binder.tails(path) for path in files]
        known = [tail for tail in tails if tail and all(tail)]
        return tuple(sorted(frozenset().union(*known))) if len(known) == len(tails) else ()

    def _possible(self, target: Target, files: frozenset[RepoPath]) -> list[ImportFact]:
        """Imports among which those of the target are."""
        tails: set[str] = set()
        for path in files:
            known = self._binder.tails(path)
            if known is None:
                return [row for row in self._book.all_imports() if row.is_listed]
            tails |= known
        rows = {row for tail in tails for row in self._book.imports_mentioning(tail)}
        rows |= set() if files else set(self._book.imports_below(target.text))
        return sorted({row for row in (*rows, *self._mentions(target.text)) if row.is_listed})

    def _meant(self, target: Target, named: list[ImportFact]) -> frozenset[RepoPath]:
        """The files meant; none where imports show that the name means something outside."""
        if named and target.kind is not TargetKind.PATH:
            return frozenset(path for row in named for path in self._binder.files(row))
        return self._importing.modules(target.text)

    def _reaches(
        self, row: ImportFact, target: Target, files: frozenset[RepoPath], facts: list[DefFact]
    ) -> bool:
        if files:
            if self._binder.files(row) & files:
                return True
            bound = self._binder.imported(row) if row.name else None
            return isinstance(bound, Module) and bound.path in files
        if facts and row.name:
            bound = self._binder.imported(row)
            return isinstance(bound, Defined) and bound.fact.key in {fact.key for fact in facts}
        return names(row, target.text)

    # Shared

    def _listed(
        self, step: Step, paths: tuple[RepoPath, ...], found: tuple[Observation, ...]
    ) -> EvidenceEntry:
        named = files_named(self._tree, step.targets[0].text).exact
        if not paths and any(is_unparsed_code(path) for path in named):
            note = f"the imports of {named[0]} are not read: no parser for its language"
            return self._make.could_not_look(step, ReasonCode.LANGUAGE_NOT_PARSED, note)
        if not paths:
            return self._make.absent(
                step,
                complete=False,
                reasons=(ReasonCode.FALSE_PREMISE,),
                note=f"{step.targets[0].text} is no source file whose imports are known",
            )
        spots = [
            spot
            for path in paths
            for spot in blind_spots(self._tree, self._book, [path], words=_importing_words(path))
        ]
        return self._entry(step, found, spots)

    def _entry(
        self, step: Step, found: tuple[Observation, ...], spots: Sequence[Spot]
    ) -> EvidenceEntry:
        reasons = (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        unsure_in = [spot.path for spot in spots]
        if found:
            return self._make.observed(
                step, Quality.STRONG, found, complete=not spots, reasons=reasons,
                unsure_in=unsure_in,
            )  # fmt: skip
        return self._make.absent(
            step, complete=not spots, reasons=reasons, note="there is none", unsure_in=unsure_in
        )


def _importing_words(path: RepoPath | None) -> tuple[str, ...]:
    """Words without which nothing is imported where a file was not understood; none: unknown."""
    return _IMPORTING.get(family_of(path) or "", ()) if path is not None else ()
