"""TypeScript: grammar and naming in `extraction`, resolution rules in `resolve` and `modules`.

JavaScript shares all of it; see `languages/javascript.py` for what differs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (".ts", ".tsx", ".mts", ".cts")
GRAMMAR = ("tree_sitter_typescript", "language_tsx")

__all__ = ["GRAMMAR", "SUFFIXES", "extract", "make_resolver"]


def extract(source: bytes, suffix: str) -> FileFacts:
    from probant.facts.languages.typescript import extraction

    grammar = "language_tsx" if suffix == ".tsx" else "language_typescript"
    return extraction.extract(source, GRAMMAR[0], grammar)


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.typescript.resolve import TypeScriptResolver

    return TypeScriptResolver(book, tree)
