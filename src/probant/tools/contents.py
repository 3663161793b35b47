"""What a file, a folder or the repository defines: outermost definitions, or those of one kind.

Methods and nested functions belong to what holds them and are `members`' work.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import PYTHON_BASES, distinct, located
from probant.facts.file_names import files_named
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.parsed import may_define
from probant.tools.registry import Toolbox
from probant.tools.scope import narrowed_to, paths_meant
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath, is_inside
from probant.vocabulary.symbol import CLASS_KINDS, Place, SymbolKind
from probant.vocabulary.value import Observation, PathValue

KINDS = {
    Facet.FUNCTIONS: frozenset({"function"}),
    Facet.CLASSES: CLASS_KINDS - {"enum", "interface", "trait"},
    Facet.TYPES: CLASS_KINDS | {"type_alias"},
    Facet.INTERFACES: frozenset({"interface", "trait"}),
    Facet.ENUMS: frozenset({"enum"}),
    Facet.STRUCTS: frozenset({"struct"}),
    Facet.TRAITS: frozenset({"trait"}),
    Facet.CONSTANTS: frozenset({"constant"}),
    Facet.MACROS: frozenset({"macro"}),
    Facet.VARIABLES: frozenset({"variable", "constant"}),
}
_BY_BASES = {Facet.ENUMS: SymbolKind.ENUM, Facet.INTERFACES: SymbolKind.INTERFACE}


INNER = frozenset({"method", "enum_member", "module"})
"""Kinds that stand in something else: asked for by name, they are meant at any depth."""


class Contents:
    """Reads the definitions of a file, a folder or everything from the index."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._make = EntryMaker(box.tree, "contents", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.ANCHOR:
            return (self._folder(step),)
        if not step.targets:
            return (self._told(step, "", sorted(self._book.blobs)),)
        text = step.targets[0].text
        paths = files_named(self._tree, text).exact
        is_whole = any(f"/{path}".endswith(f"/{text.strip('/')}") for path in paths)
        folders = [] if is_whole else paths_meant(self._tree, text)
        if len(paths) == 1 and not folders and paths[0] in self._book.blobs:
            return (self._told(step, paths[0], paths),)
        if len(folders) == 1 and all(is_inside(path, folders[0]) for path in paths):
            inside = [path for path in self._book.blobs if is_inside(path, folders[0])]
            return (self._told(step, folders[0], sorted(inside)),)
        is_unclear = len(paths) > 1 or len(folders) > 1
        reason = ReasonCode.AMBIGUOUS_NAME if is_unclear else ReasonCode.FALSE_PREMISE
        note = f"{text} is not one file or folder whose structure is read"
        return (self._make.absent(step, complete=False, reasons=(reason,), note=note),)

    def _folder(self, step: Step) -> EvidenceEntry:
        """What definitions are asked of, where it is not a file."""
        folders = paths_meant(self._tree, step.targets[0].text)
        inside = [path for path in self._tree.files if folders and is_inside(path, folders[0])]
        if len(folders) != 1 or not inside:
            reasons = (ReasonCode.AMBIGUOUS_NAME,) if len(folders) > 1 else ()
            note = f"{len(folders)} folders are called so"
            return self._make.absent(step, complete=False, reasons=reasons, note=note)
        first = min(inside)
        place, statement = Place(first, LineRange(1, 1)), f"{first} stands in {folders[0]}"
        seen = Observation(PathValue(RepoPath(folders[0])), (place,), statement)
        return self._make.observed(step, Quality.STRONG, (seen,))

    def _told(self, step: Step, where: str, paths: Sequence[RepoPath]) -> EvidenceEntry:
        scope = narrowed_to(step.filters, self._tree, self._book)
        is_one = where in paths
        facts = [
            fact
            for path in scope.files(paths)
            for fact in distinct(self._book.definitions_in(path))
            if self._is_meant(step, fact) and (is_one or not fact.has(Trait.DECLARATION))
        ]
        spots = [
            spot
            for spot in blind_spots(self._tree, self._book)
            if is_inside(spot.path, where) and scope.holds_file(spot.path)
        ]
        unread = [
            path
            for path in self._tree.files
            if is_inside(path, where) and scope.holds_file(path) and self._is_unread(step, path)
        ]
        reasons: tuple[ReasonCode, ...] = (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        reasons += (ReasonCode.LANGUAGE_NOT_PARSED,) if unread else ()
        note = f"the structure of {unread[0]} is not read" if unread else None
        if not facts:
            note = note or f"{where or 'nothing here'} defines none at its outermost level"
            return self._make.absent(step, complete=not reasons, reasons=reasons, note=note)
        return self._make.observed(
            step, Quality.STRONG, tuple(located(fact) for fact in facts), complete=not reasons,
            reasons=reasons, note=note,
        )  # fmt: skip

    def _is_unread(self, step: Step, path: RepoPath) -> bool:
        """Whether a file may define such a thing and no parser knows its language."""
        is_function = step.facet in (None, Facet.FUNCTIONS)
        return may_define(self._tree, path, functions=is_function)

    def _is_meant(self, step: Step, fact: DefFact) -> bool:
        inner = {kind.value for kind in step.filters.symbol_kinds} & INNER
        if fact.kind in inner:
            return not fact.has(Trait.DECLARATION)
        kinds = KINDS[step.facet] if step.facet else None
        return self._is_outermost(fact) and (
            kinds is None or fact.kind in kinds or self._is_called(fact, step.facet)
        )

    def _is_called(self, fact: DefFact, facet: Facet | None) -> bool:
        """Whether a Python class is one people call an enum or an interface."""
        kind = _BY_BASES.get(facet) if facet else None
        if kind is None or not fact.path.endswith((".py", ".pyi")):
            return False
        wanted = PYTHON_BASES.get(kind)
        return bool(wanted and wanted & {base.name for base in self._binder.bases_of(fact)})

    def _is_outermost(self, fact: DefFact) -> bool:
        """In no other definition, a namespace or module apart."""
        if fact.has(Trait.DETACHED) or fact.kind in ("method", "module", "enum_member"):
            return False
        if not fact.parent:
            return True
        owner = self._book.definition(fact.path, fact.blob, fact.parent)
        return owner is not None and owner.kind == "module"
