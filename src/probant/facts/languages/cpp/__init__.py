"""C++, and what C shares with it: naming in `reading`, resolution in `resolve` and `headers`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (
    ".cc", ".cpp", ".cxx", ".c++", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl",
)  # fmt: skip
GRAMMAR = "tree_sitter_cpp"

__all__ = ["GRAMMAR", "SUFFIXES", "extract", "make_resolver"]


def extract(source: bytes, suffix: str) -> FileFacts:
    from probant.facts.languages.cpp import extraction

    return extraction.extract_cpp(source, suffix)


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.cpp.resolve import CppResolver

    return CppResolver(book, tree)
