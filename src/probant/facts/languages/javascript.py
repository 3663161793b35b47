"""JavaScript: read and resolved as TypeScript is, with its own grammar and CommonJS exports."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (".js", ".jsx", ".mjs", ".cjs")
GRAMMAR = "tree_sitter_javascript"
FAMILY = "typescript"

__all__ = ["FAMILY", "GRAMMAR", "SUFFIXES", "extract", "make_resolver"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.typescript import extraction

    return extraction.extract(source, GRAMMAR, "language")


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.typescript.resolve import TypeScriptResolver

    return TypeScriptResolver(book, tree)
