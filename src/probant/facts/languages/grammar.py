"""Load a grammar from its wheel: the compiled part alone.

The packages' own `__init__` brings two dozen standard modules along for files nobody asks for here;
on a machine where the compiled part stands elsewhere, the package is imported as usual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Parser


def make_parser(package: str) -> Parser:
    """A parser for the grammar that this package ships."""
    from tree_sitter import Language, Parser

    return Parser(Language(_grammar(package)))


def _grammar(package: str) -> object:
    from importlib import import_module
    from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder

    found = PathFinder.find_spec(package)
    where = found.submodule_search_locations if found is not None else None
    binding = PathFinder.find_spec(f"{package}._binding", list(where or ()))
    if binding is None or not isinstance(binding.loader, ExtensionFileLoader):
        return import_module(package).language()
    loader = binding.loader
    module = loader.create_module(ModuleSpec(binding.name, loader, origin=binding.origin))
    loader.exec_module(module)
    return module.language()
