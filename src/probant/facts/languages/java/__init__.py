"""Java: reading in `extraction`, values in `values`, types in `types`, names in `resolve`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.java.resolve import JavaResolver as Resolver

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts

SUFFIXES = (".java",)
GRAMMAR = "tree_sitter_java"

__all__ = ["GRAMMAR", "SUFFIXES", "Resolver", "extract"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.java import extraction

    return extraction.extract(source)
