"""Parse a file of C or C++; where that has errors, once more without what the grammar trips over.

The grammar knows no macros and wants whole statements between `#if` and `#endif`. Each step blanks
bytes with spaces, so that every offset and line stays as it is, and is kept only if fewer errors
are left. What is blanked is told in `conditionals` and `macros`; a file that parses is not touched.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages.cpp.conditionals import flattened
from probant.facts.languages.cpp.macros import (
    without_class_macros,
    without_directives,
    without_inner_comments,
    without_macros,
    without_suffixes,
)
from probant.facts.languages.cpp.prefixes import without_prefixes
from probant.facts.languages.cpp.strays import without_strays
from probant.facts.reading.grammar import make_parser, make_query

if TYPE_CHECKING:
    from tree_sitter import Node

HIDDEN = re.compile(
    rb'//[^\n]*|/\*.*?(?:\*/|\Z)|R"([^(\s]{0,16})\(.*?(?:\)\1"|\Z)'
    rb'|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\'',
    re.DOTALL,
)
Step = Callable[[bytearray, bytes, list[int]], bool]
"""Blanks bytes of the first; the second is the same without comments, strings and directives; the
third the rows at which errors start. Returns whether anything was done."""

DEFINE = re.compile(rb"^[ \t]*#[ \t]*define[ \t]+([^\W\d]\w*)(\([^)\n]*\))?", re.MULTILINE)
INCLUDE = re.compile(rb"^[ \t]*(#)[ \t]*include[ \t]*[<\"]([^>\"\n]+)[>\"]", re.MULTILINE)
_DEFAULT_STAR = re.compile(rb"(?:::|>|\w)\s*(\*+)\s*=\s*(?:nullptr|NULL|0)\s*[,>)]")


class Tree(NamedTuple):
    """`n_errors` is 0 where the grammar understood every byte."""

    root: Node
    captures: dict[str, list[Node]]
    n_errors: int
    lost_macros: tuple[tuple[int, str, str | None], ...] = ()
    """Row, name and parameters of macros that the tree does not show."""
    lost_includes: tuple[tuple[int, str], ...] = ()
    """Row and text of includes that the tree does not show: within a list, where one stands for its
    items."""
    dropped: tuple[tuple[int, int, str], ...] = ()
    """Row, place and text of lines that were left out: the other branch of a conditional."""


def parsed(source: bytes, package: str, query: str) -> Tree:
    """The tree with the fewest errors that the steps lead to."""
    # A directive without the end of its line is an error to the grammar.
    source = source if source.endswith(b"\n") else source + b"\n"
    source = without_inner_comments(without_class_macros(source))
    source = without_prefixes(source, _bare(source))
    best = root = make_parser(package).parse(source).root_node
    if not root.has_error:
        return Tree(root, _captures(root, package, query), 0)
    text, bare = source, _bare(source)
    errors = _Errors(root)
    dropped: tuple[tuple[int, int, str], ...] = ()
    for step in STEPS:
        changed = bytearray(text)
        if not step(changed, bare, sorted(errors.rows)):
            continue
        other = make_parser(package).parse(bytes(changed)).root_node
        left = _Errors(other)
        if left.weight < errors.weight:
            if step is flattened:
                dropped = _dropped(bare, bytes(changed))
            best, errors, text = other, left, bytes(changed)
            bare = _bare(text)
        if not errors.weight:
            break
    captures = _captures(best, package, query)
    if best is not root:
        _add_lost(captures, _captures(root, package, query), "include")
    tree = Tree(best, captures, errors.weight, dropped=dropped)
    lost = _lost_includes(captures.get("include", ()), source)
    return tree._replace(lost_macros=_lost_macros(tree, source), lost_includes=lost)


def _dropped(before: bytes, after: bytes) -> tuple[tuple[int, int, str], ...]:
    """Lines of code that are no longer there."""
    found = []
    place = 0
    for row, (old, new) in enumerate(zip(before.split(b"\n"), after.split(b"\n"), strict=True)):
        if old != new and not new.strip() and not old.lstrip().startswith(b"#"):
            found.append((row, place, old.decode("utf-8", "replace")))
        place += len(old) + 1
    return tuple(found)


def without_default_stars(source: bytearray, bare: bytes, rows: list[int]) -> bool:
    """Blank the star of `typename X::type* = nullptr`, a parameter without a name."""
    wanted = set(rows)
    is_changed = False
    for found in _DEFAULT_STAR.finditer(bare):
        if bare.count(b"\n", 0, found.start(1)) in wanted:
            source[found.start(1) : found.end(1)] = b" " * len(found[1])
            is_changed = True
    return is_changed


def _captures(root: Node, package: str, query: str) -> dict[str, list[Node]]:
    from tree_sitter import QueryCursor

    return QueryCursor(make_query(package, query)).captures(root)


def _lost_macros(tree: Tree, source: bytes) -> tuple[tuple[int, str, str | None], ...]:
    names = (node.child_by_field_name("name") for node in tree.captures.get("macro", ()))
    shown = {name.start_byte for name in names if name is not None}
    found: list[tuple[int, str, str | None]] = []
    row = at = 0
    for line in DEFINE.finditer(_bare(source)):
        row += source.count(b"\n", at, line.start(1))
        at = line.start(1)
        if at not in shown:
            listed = line[2].decode("utf-8", "replace")[1:-1] if line[2] is not None else None
            found.append((row, line[1].decode("utf-8", "replace"), listed))
    return tuple(found)


def _lost_includes(shown: Iterable[Node], source: bytes) -> tuple[tuple[int, str], ...]:
    rows = {node.start_point[0] for node in shown}
    found: list[tuple[int, str]] = []
    bare = _bare(source)
    for line in INCLUDE.finditer(source):
        row = source.count(b"\n", 0, line.start())
        is_code = bare.startswith(b"#", line.start(1))
        if is_code and row not in rows:
            found.append((row, line[2].decode("utf-8", "replace")))
    return tuple(found)


class _Errors:
    """The nodes the grammar could not place, or had to make up."""

    def __init__(self, root: Node) -> None:
        self.rows: set[int] = set()
        self.weight = 0
        pending = [(root, False)] if root.has_error else []
        while pending:
            node, is_inner = pending.pop()
            if node.is_error or node.is_missing:
                self.rows.add(node.start_point[0])
                # One that swallows a file is worse than two small ones.
                self.weight += 1 if is_inner else 1 + node.end_point[0] - node.start_point[0]
                is_inner = True
            pending += [
                (child, is_inner) for child in node.children if child.has_error or child.is_missing
            ]


def _bare(source: bytes) -> bytes:
    """The source with its comments and strings blanked; lines and offsets stay."""
    return HIDDEN.sub(_blank, source)


def _blank(found: re.Match[bytes]) -> bytes:
    text = found.group()
    if text[:1] in b"\"'R":
        return text[:1] + b"_" * (len(text) - 2) + text[-1:] if b"\n" not in text else _spaces(text)
    return _spaces(text)


def _spaces(text: bytes) -> bytes:
    return b"\n".join(b" " * len(line) for line in text.split(b"\n"))


def _add_lost(kept: dict[str, list[Node]], first: dict[str, list[Node]], name: str) -> None:
    known = {node.start_byte for node in kept.get(name, ())}
    lost = [node for node in first.get(name, ()) if node.start_byte not in known]
    if lost:
        kept[name] = kept.get(name, []) + lost


STEPS: tuple[Step, ...] = (
    flattened, without_default_stars, without_macros, without_suffixes, without_strays,
    without_directives,
)  # fmt: skip
