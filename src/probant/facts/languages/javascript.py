"""JavaScript: read and resolved as TypeScript is, with its own grammar and CommonJS exports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.typescript.resolve import TypeScriptResolver as Resolver

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts

SUFFIXES = (".js", ".jsx", ".mjs", ".cjs")
GRAMMAR = "tree_sitter_javascript"
FAMILY = "typescript"

__all__ = ["FAMILY", "GRAMMAR", "SUFFIXES", "Resolver", "extract"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.typescript import extraction

    return extraction.extract(source, GRAMMAR, "language")
