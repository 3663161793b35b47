"""C: its own grammar, C++'s way of naming and resolving. Headers may turn out to be C++."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (".c", ".h")
GRAMMAR = "tree_sitter_c"
FAMILY = "cpp"

__all__ = ["FAMILY", "GRAMMAR", "SUFFIXES", "extract", "make_resolver"]


def extract(source: bytes, suffix: str) -> FileFacts:
    from probant.facts.languages.cpp import extraction

    return extraction.extract_c(source, suffix)


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.cpp.resolve import CppResolver

    return CppResolver(book, tree)
