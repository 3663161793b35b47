"""TypeScript: grammar and naming in `extraction`, resolution rules in `resolve` and `modules`.

JavaScript shares all of it; see `languages/javascript.py` for what differs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.resolver import Resolver as AnyResolver
    from probant.facts.schema import FileFacts

SUFFIXES = (".ts", ".tsx", ".mts", ".cts")
GRAMMAR = ("tree_sitter_typescript", "language_tsx")

__all__ = ["GRAMMAR", "SUFFIXES", "extract"]


def __getattr__(name: str) -> type[AnyResolver]:
    """`Resolver` is loaded when a question first needs it: most start-ups do not."""
    if name != "Resolver":
        raise AttributeError(name)
    from probant.facts.languages.typescript.resolve import TypeScriptResolver

    return TypeScriptResolver


def extract(source: bytes, suffix: str) -> FileFacts:
    from probant.facts.languages.typescript import extraction

    grammar = "language_tsx" if suffix == ".tsx" else "language_typescript"
    return extraction.extract(source, GRAMMAR[0], grammar)
