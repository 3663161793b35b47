"""JavaScript: read and resolved as TypeScript is, with its own grammar and CommonJS exports."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.resolver import Resolver as AnyResolver
    from probant.facts.schema import FileFacts

SUFFIXES = (".js", ".jsx", ".mjs", ".cjs")
GRAMMAR = "tree_sitter_javascript"
FAMILY = "typescript"

__all__ = ["FAMILY", "GRAMMAR", "SUFFIXES", "extract"]


def __getattr__(name: str) -> type[AnyResolver]:
    """`Resolver` is loaded when a question first needs it."""
    from probant.facts.languages import typescript

    return typescript.__getattr__(name)


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.typescript import extraction

    return extraction.extract(source, GRAMMAR, "language")
