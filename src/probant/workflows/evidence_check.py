"""Prose among the evidence, held against the code by `checking`: the machine reviewer's reading."""

from __future__ import annotations

from probant.checking.behaviour import NotPermitted
from probant.checking.checker import Bench, check_document
from probant.checking.document import Document, Format
from probant.checking.shelf import Shelf
from probant.facts.binder import Binder
from probant.facts.lookup import FactBook
from probant.tools.base import Desk
from probant.vocabulary.assertion import TextReport, Tier
from probant.vocabulary.council import BodyFormat, Item
from probant.workflows.check import Engine
from probant.workspace.snapshot import SourceTree

TIERS = frozenset({Tier.EXISTENCE, Tier.STRUCTURE})
"""Nothing is run for a text of anybody."""


class EvidenceChecker:
    """A `TextChecker` of the council."""

    def __init__(self, tree: SourceTree, book: FactBook, binder: Binder, desk: Desk) -> None:
        self._bench = Bench(
            shelf=Shelf(tree, book, binder), prover=Engine(tree, desk), runner=NotPermitted()
        )

    def check(self, item: Item) -> TextReport:
        form = Format.MARKDOWN if item.format is BodyFormat.MARKDOWN else Format.PLAIN
        return check_document(Document("-", item.content, form=form), self._bench, TIERS)
