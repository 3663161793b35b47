"""Rust: reading in `extraction` and `values`; `crates`, `names` and `typed` say what names mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.rust.resolve import RustResolver as Resolver

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts

SUFFIXES = (".rs",)
GRAMMAR = "tree_sitter_rust"

__all__ = ["GRAMMAR", "SUFFIXES", "Resolver", "extract"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.rust import extraction

    return extraction.extract(source)
