"""Rust: reading in `extraction` and `values`; `crates`, `names` and `typed` say what names mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (".rs",)
GRAMMAR = "tree_sitter_rust"

__all__ = ["GRAMMAR", "SUFFIXES", "extract", "make_resolver"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.rust import extraction

    return extraction.extract(source)


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.rust.resolve import RustResolver

    return RustResolver(book, tree)
