"""Go: reading in `extraction`, values in `values`, packages in `modules`, names in `resolve`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (".go",)
GRAMMAR = "tree_sitter_go"

__all__ = ["GRAMMAR", "SUFFIXES", "extract", "make_resolver"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.go import extraction

    return extraction.extract(source)


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.go.resolve import GoResolver

    return GoResolver(book, tree)
