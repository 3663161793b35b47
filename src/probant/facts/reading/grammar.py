"""Load a grammar from its wheel: the compiled part alone.

The packages' own `__init__` brings two dozen standard modules along for files nobody asks for here;
on a machine where the compiled part stands elsewhere, the package is imported as usual.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node, Parser, Query

_start, _end = attrgetter("start_byte"), attrgetter("end_byte")


@cache
def make_parser(package: str, grammar: str = "language") -> Parser:
    """A parser for a grammar that this package ships; some ship several, by name."""
    from tree_sitter import Language, Parser

    return Parser(Language(_grammar(package, grammar)))


@cache
def make_query(package: str, text: str, grammar: str = "language") -> Query:
    from tree_sitter import Language, Query

    language = make_parser(package, grammar).language
    assert isinstance(language, Language)  # noqa: S101 - a parser made with one
    return Query(language, text)


def parse(
    source: bytes, package: str, query: str, grammar: str = "language"
) -> tuple[Node, dict[str, list[Node]]]:
    """The tree's root, and what the query captures in it: as it stands there, the outer first."""
    from tree_sitter import QueryCursor

    root = make_parser(package, grammar).parse(source).root_node
    captures = QueryCursor(make_query(package, query, grammar)).captures(root)
    for nodes in captures.values():  # they come in the order of their addresses
        nodes.sort(key=_end, reverse=True)
        nodes.sort(key=_start)
    return root, captures


def _grammar(package: str, grammar: str) -> object:
    from importlib import import_module
    from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder

    found = PathFinder.find_spec(package)
    where = found.submodule_search_locations if found is not None else None
    binding = PathFinder.find_spec(f"{package}._binding", list(where or ()))
    if binding is None or not isinstance(binding.loader, ExtensionFileLoader):
        made: object = getattr(import_module(package), grammar)()
        return made
    loader = binding.loader
    module = loader.create_module(ModuleSpec(binding.name, loader, origin=binding.origin))
    loader.exec_module(module)
    return getattr(module, grammar)()
