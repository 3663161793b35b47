"""Go: reading in `extraction`, values in `values`, packages in `modules`, names in `resolve`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.go.resolve import GoResolver as Resolver

if TYPE_CHECKING:
    from probant.facts.schema import FileFacts

SUFFIXES = (".go",)
GRAMMAR = "tree_sitter_go"

__all__ = ["GRAMMAR", "SUFFIXES", "Resolver", "extract"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.go import extraction

    return extraction.extract(source)
