"""What a file defines: its outermost definitions, or those of one kind.

Methods and nested functions belong to what holds them and are `members`' work.
"""

from __future__ import annotations

from probant.facts.blind_spots import blind_spots
from probant.facts.definitions import PYTHON_BASES, distinct, located
from probant.facts.file_names import files_named
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, SymbolKind

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


class Contents:
    """Reads the outermost definitions of one file from the index."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._make = EntryMaker(box.tree, "contents", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        paths = files_named(self._tree, step.targets[0].text).exact
        if len(paths) != 1 or paths[0] not in self._book.blobs:
            reason = ReasonCode.AMBIGUOUS_NAME if len(paths) > 1 else ReasonCode.FALSE_PREMISE
            note = f"{step.targets[0].text} is not one file whose structure is read"
            return (self._make.absent(step, complete=False, reasons=(reason,), note=note),)
        kinds = KINDS[step.facet] if step.facet else None
        facts = [
            fact
            for fact in distinct(self._book.definitions_in(paths[0]))
            if self._is_outermost(fact)
            and (kinds is None or fact.kind in kinds or self._is_called(fact, step.facet))
        ]
        spots = blind_spots(self._tree, self._book, paths)
        reasons = (ReasonCode.WINDOW_SKIPPED_FILES,) if spots else ()
        if not facts:
            note = f"{paths[0]} defines none at its outermost level"
            return (self._make.absent(step, complete=not spots, reasons=reasons, note=note),)
        return (
            self._make.observed(
                step, Quality.STRONG, tuple(located(fact) for fact in facts), complete=not spots,
                reasons=reasons,
            ),
        )  # fmt: skip

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
