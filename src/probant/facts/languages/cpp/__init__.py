"""C++, and what C shares with it: naming in `reading`, resolution in `resolve` and `headers`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.cpp.resolve import CppResolver as Resolver

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts

SUFFIXES = (
    ".cc", ".cpp", ".cxx", ".c++", ".hpp", ".hh", ".hxx", ".h++", ".ipp", ".tpp", ".inl",
)  # fmt: skip
GRAMMAR = "tree_sitter_cpp"

__all__ = ["GRAMMAR", "SUFFIXES", "Resolver", "extract"]


def extract(source: bytes, suffix: str) -> FileFacts:
    from probant.facts.languages.cpp import extraction

    return extraction.extract_cpp(source, suffix)
