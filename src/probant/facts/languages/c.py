"""C: its own grammar, C++'s way of naming and resolving. Headers may turn out to be C++."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.cpp import Resolver

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts

SUFFIXES = (".c", ".h")
GRAMMAR = "tree_sitter_c"
FAMILY = "cpp"

__all__ = ["FAMILY", "GRAMMAR", "SUFFIXES", "Resolver", "extract"]


def extract(source: bytes, suffix: str) -> FileFacts:
    from probant.facts.languages.cpp import extraction

    return extraction.extract_c(source, suffix)
