"""One file's facts as short lines of text, and what calls of a small tree are bound to."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeGuard

from probant.facts.binder import Binder
from probant.facts.bound import Bound, Defined, Module, Outside
from probant.facts.index import refresh
from probant.facts.languages import extract
from probant.facts.lookup import FactBook
from probant.facts.schema import FileFacts, Trait
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree


def facts_of(source: str | bytes) -> FileFacts:
    raw = source if isinstance(source, bytes) else textwrap.dedent(source).encode()
    return extract(raw, ".py")


def definitions(source: str | bytes) -> list[str]:
    """`kind qualified.name:line`, by line."""
    rows = sorted(facts_of(source).defs, key=lambda row: (row[5], row[3]))
    return [f"{row[4]} {row[3]}:{row[5]}" for row in rows]


def _is_bit(value: object) -> TypeGuard[int]:
    return isinstance(value, int)


def traits(source: str) -> dict[str, list[str]]:
    """Lower-case trait names per qualified name, of definitions that have any."""
    return {
        row[3]: [name.lower() for name, bit in vars(Trait).items() if _is_bit(bit) and row[8] & bit]
        for row in facts_of(source).defs
        if row[8]
    }


def imports(source: str) -> list[str]:
    """`module name as bound:line`; '' for a whole module."""
    return [
        f"{module} {name} as {bound}:{line}".replace("  ", " ")
        for _, _, module, _, name, bound, line, _ in facts_of(source).imports
    ]


def calls(source: str) -> list[str]:
    """`caller → expression:line`."""
    facts = facts_of(source)
    names = {row[0]: row[3] for row in facts.defs} | {0: "<module>"}
    return [f"{names[row[0]]} → {row[2]}:{row[3]}" for row in facts.calls]


@contextmanager
def indexed(root: Path) -> Iterator[tuple[FactBook, Binder]]:
    """The index of a tree; its cache stands beside it."""
    cache = root.parent / f"{root.name}.cache"
    with open_tree(root, cache_dir=cache) as tree:
        connection, view, _ = refresh(tree, cache)
        try:
            book = FactBook(connection, view)
            yield book, Binder(book, tree)
        finally:
            connection.close()


def bindings(root: Path, files: Mapping[str, str], path: str) -> dict[str, str]:
    """What every call of one file means: `path:line name`, `outside …`, or `?`."""
    make_tree(root, {name: textwrap.dedent(text) for name, text in files.items()})
    with indexed(root) as (book, binder):
        found = book.calls_of_file(path)
        return {call.expression: told(binder.call(call)) for call in found}


def bases(root: Path, files: Mapping[str, str]) -> dict[str, list[str]]:
    """What the bases of every class of the tree mean."""
    make_tree(root, {name: textwrap.dedent(text) for name, text in files.items()})
    with indexed(root) as (book, binder):
        return {
            fact.qualified_name: [told(binder.base(base)) for base in book.bases_of(fact)]
            for path in book.blobs
            for fact in book.definitions_in(path)
            if fact.kind == "class"
        }


def told(bound: Bound) -> str:
    match bound:
        case Defined(fact):
            return f"{fact.path}:{fact.line} {fact.qualified_name}"
        case Module(path):
            return f"module {path}"
        case Outside(name):
            return f"outside {name}"
    return "?"
