"""Python: grammar and naming in `extraction`, resolution rules in `resolve` and `modules`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from probant.facts.lookup import FactBook
    from probant.facts.resolver import Resolver
    from probant.facts.schema import FileFacts
    from probant.workspace.snapshot import SourceTree

SUFFIXES = (".py", ".pyi", ".pyw")
GRAMMAR = "tree_sitter_python"

__all__ = ["GRAMMAR", "SUFFIXES", "confirms", "extract", "make_resolver"]


def extract(source: bytes, _suffix: str) -> FileFacts:
    from probant.facts.languages.python import extraction

    return extraction.extract(source)


def confirms(lines: list[bytes], name: str) -> bool:
    """Whether these lines, parsed on their own, give the name a role."""
    from probant.facts.languages.python import confirm

    return confirm.confirms(lines, name)


def make_resolver(book: FactBook, tree: SourceTree) -> Resolver:
    from probant.facts.languages.python.resolve import PythonResolver

    return PythonResolver(book, tree)
