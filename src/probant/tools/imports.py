"""Imports in both directions: what a file imports, who imports it, whether it imports that."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from probant.facts.languages.python.binding import Binder, Defined, Module
from probant.facts.lookup import FactBook, ImportFact
from probant.tools.base import EntryMaker, blind_spots
from probant.tools.definitions import Definitions
from probant.tools.paths import files_named, module_files
from probant.vocabulary.capability import Capability, Step
from probant.vocabulary.evidence import Aspect, EvidenceClass, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation, PathValue
from probant.workspace.snapshot import SourceTree

IMPORTING = frozenset({Relation.IMPORTS, Relation.IMPORTED_BY})


class Imports:
    """Follows imports through the index of one snapshot."""

    capabilities = (
        Capability(
            tool="imports",
            evidence_class=EvidenceClass.FILE_SEARCH,
            aspect=Aspect.RELATION,
            signal=Signal.STRUCTURAL,
            best=Quality.STRONG,
            cost=2,
            relations=IMPORTING,
        ),
        Capability(
            tool="imports",
            evidence_class=EvidenceClass.FILE_SEARCH,
            aspect=Aspect.ANCHOR,
            signal=Signal.STRUCTURAL,
            best=Quality.STRONG,
            cost=2,
            target_kinds=frozenset({TargetKind.SYMBOL}),
            relations=IMPORTING,
        ),
    )

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder) -> None:
        self._tree = tree
        self._book = book
        self._binder = binder
        self._definitions = Definitions(book, binder)
        self._make = EntryMaker(tree, "imports", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.ANCHOR:
            return (self._outside_module(step),)
        if step.relation is Relation.IMPORTED_BY:
            return (self._imported_by(step),)
        if len(step.targets) == 2:
            return (self._from(step),)
        return (self._imports(step),)

    def _outside_module(self, step: Step) -> EvidenceEntry:
        """A module that is no file here is known by the imports that name it."""
        name = step.targets[0].text
        rows = [row for row in self._mentions(name) if _names_module(row, name)]
        if rows:
            return self._make.observed(
                step, Quality.STRONG, (_import_seen(rows[0], name),), n_matches=len(rows)
            )
        if is_standard_module(name):
            known = Observation(NameValue(name), (), f"{name} is a standard module")
            return self._make.observed(step, Quality.STRONG, (known,))
        return self._make.absent(step, complete=False, note="no import names it")

    def _mentions(self, name: str) -> list[ImportFact]:
        return self._book.imports_mentioning(name.rpartition(".")[2])

    # What a file imports

    def _imports(self, step: Step) -> EvidenceEntry:
        paths = self._files(step.targets[0])
        rows = [row for path in paths for row in self._book.imports_of(path)]
        seen: dict[str, Observation] = {}
        for row in rows:
            at = self._binder.modules.resolve(row.module, row.path)
            value = NameValue(row.module, at)
            statement = f"{row.path} imports {row.module}"
            seen.setdefault(row.module, Observation(value, (_place(row),), statement))
        return self._listed(step, paths, tuple(seen.values()))

    def _from(self, step: Step) -> EvidenceEntry:
        """What, if anything, the first target imports from the second."""
        importer, imported = step.targets
        paths = self._files(importer)
        wanted = self._wanted(imported)
        seen: dict[str, Observation] = {}
        for path in paths:
            for row in self._book.imports_of(path):
                if not self._is_wanted(row, imported.text, wanted):
                    continue
                name = imported.text if step.polar else (row.name or row.module)
                statement = f"{row.path} imports {name}"
                if not step.polar and row.name:
                    statement += f" from {row.module}"
                seen.setdefault(name, Observation(NameValue(name), (_place(row),), statement))
        return self._listed(step, paths, tuple(seen.values()))

    # Who imports it

    def _imported_by(self, step: Step) -> EvidenceEntry:
        target = step.targets[0]
        wanted = self._wanted(target)
        names = {target.text.rpartition(".")[2], *(_module_tail(path) for path in wanted)}
        rows = [row for name in sorted(names) for row in self._book.imports_mentioning(name)]
        if any(path.rpartition("/")[2].startswith("__init__.") for path in wanted):
            rows += self._book.relative_package_imports()
        seen: dict[str, Observation] = {}
        for row in sorted(rows):
            if row.path not in wanted and self._is_wanted(row, target.text, wanted):
                statement = f"{row.path} imports {target.text}"
                seen.setdefault(
                    row.path, Observation(PathValue(row.path), (_place(row),), statement)
                )
        spots = blind_spots(self._tree, self._book)
        return self._entry(step, tuple(seen.values()), complete=not spots)

    # Shared

    def _files(self, target: Target) -> tuple[RepoPath, ...]:
        found = files_named(self._tree, target.text).exact
        return tuple(
            path
            for path in (found or module_files(self._tree, target.text))
            if self._book.blob(path) is not None
        )

    def _wanted(self, target: Target) -> Mapping[RepoPath, frozenset[str]]:
        """Files meant by a target; for a symbol, the files that define it and its name there."""
        if target.kind is TargetKind.PATH or module_files(self._tree, target.text):
            return dict.fromkeys(self._files(target), frozenset())
        facts = self._definitions.of(target).fitting
        if facts:
            return {
                path: frozenset(f.name for f in facts if f.path == path)
                for path in sorted({f.path for f in facts})
            }
        return dict.fromkeys(self._files(target), frozenset())

    def _is_wanted(
        self, row: ImportFact, text: str, wanted: Mapping[RepoPath, frozenset[str]]
    ) -> bool:
        if not wanted:
            return _names_module(row, text)
        symbols = frozenset().union(*wanted.values())
        if symbols:
            bound = self._binder.imported(row, []) if row.name in symbols else None
            return isinstance(bound, Defined) and bound.fact.path in wanted
        if self._binder.modules.resolve(row.module, row.path) in wanted:
            return True
        bound = self._binder.imported(row, []) if row.name else None
        return isinstance(bound, Module) and bound.path in wanted

    def _listed(
        self, step: Step, paths: tuple[RepoPath, ...], found: tuple[Observation, ...]
    ) -> EvidenceEntry:
        if not paths:
            return self._make.absent(
                step,
                complete=False,
                reasons=(ReasonCode.FALSE_PREMISE,),
                note=f"{step.targets[0].text} is no source file whose imports are known",
            )
        spots = blind_spots(self._tree, self._book, paths)
        return self._entry(step, found, complete=not spots)

    def _entry(
        self, step: Step, found: tuple[Observation, ...], *, complete: bool
    ) -> EvidenceEntry:
        reasons = () if complete else (ReasonCode.WINDOW_SKIPPED_FILES,)
        if found:
            return self._make.observed(
                step, Quality.STRONG, found, complete=complete, reasons=reasons
            )
        return self._make.absent(step, complete=complete, reasons=reasons, note="there is none")


def is_standard_module(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


def _names_module(row: ImportFact, name: str) -> bool:
    whole = f"{row.module}.{row.name}" if row.name else row.module
    return row.module == name or whole == name or row.module.startswith(name + ".")


def _module_tail(path: str) -> str:
    head, _, leaf = path.rpartition("/")
    return head.rpartition("/")[2] if leaf.startswith("__init__.") else leaf.rpartition(".")[0]


def _place(row: ImportFact) -> Place:
    expects = row.name if row.name not in ("", "*") else row.module.lstrip(".").split(".")[-1]
    return Place(row.path, LineRange(row.line, row.last_line), expects)


def _import_seen(row: ImportFact, name: str) -> Observation:
    return Observation(NameValue(name), (_place(row),), f"{row.path} imports {name}")
