"""Expressions among the arguments of common macros, which the grammar leaves as loose tokens.

`println!("{}", name(x))` calls `name`: macros known to take expressions are parsed once more, their
arguments alone, in place. Tokens of any other macro stay tokens, for they may become anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.reading.grammar import make_parser, make_query

if TYPE_CHECKING:
    from tree_sitter import Node

TAKING_EXPRESSIONS = frozenset(
    b"assert assert_eq assert_ne debug_assert debug_assert_eq debug_assert_ne dbg eprint eprintln"
    b" format format_args panic print println todo unimplemented unreachable vec write writeln"
    b" trace debug info warn error bail ensure anyhow".split()
)
TAKING_A_PATTERN = frozenset({b"matches", b"assert_matches", b"debug_assert_matches"})
"""Of their arguments only the first is an expression."""

MAX_INVOCATIONS = 20_000
_KINDS = ("call", "invoked", "let", "arm", "for", "closure", "token")


def unfold(
    source: bytes, captures: dict[str, list[Node]], package: str, query: str
) -> dict[str, list[Node]]:
    """The captures, with those inside such arguments in place of their tokens."""
    pending = list(captures.get("invoked", []))
    if not pending:
        return captures
    found = {kind: list(nodes) for kind, nodes in captures.items()}
    parsed: list[tuple[int, int]] = []
    n_left = MAX_INVOCATIONS
    while pending and n_left:
        n_left -= 1
        extent = _arguments(pending.pop())
        inner = _captured(source, extent, package, query) if extent is not None else None
        if extent is None or inner is None:
            continue
        parsed.append((extent[0].start_byte, extent[1].end_byte))
        for kind in _KINDS:
            found.setdefault(kind, []).extend(inner.get(kind, []))
        pending += inner.get("invoked", [])
    found["token"] = _outside(found.get("token", []), parsed, captures.get("token", []))
    return found


def _arguments(macro: Node) -> tuple[Node, Node] | None:
    """The first and the last token that are parsed again; None for any other macro."""
    name = macro.text or b""
    invocation = macro.parent
    if name not in TAKING_EXPRESSIONS and name not in TAKING_A_PATTERN or invocation is None:
        return None
    tree = invocation.children[-1]
    if tree.type != "token_tree" or tree.child_count < 3:
        return None
    if name in TAKING_EXPRESSIONS:
        return tree, tree
    before = None
    for child in tree.children[1:-1]:
        if child.type == "," or (child.text or b"")[:1] == b",":
            return (tree.children[1], before) if before is not None else None
        before = child
    return None


def _captured(
    source: bytes, extent: tuple[Node, Node], package: str, query: str
) -> dict[str, list[Node]] | None:
    from tree_sitter import Parser, QueryCursor, Range

    first, last = extent
    span = Range(first.start_point, last.end_point, first.start_byte, last.end_byte)
    parser = Parser(make_parser(package).language, included_ranges=[span])
    root = parser.parse(source).root_node
    statement = root.children[0] if root.child_count == 1 else None
    value = statement.children[0] if statement is not None and statement.child_count else None
    if value is None or value.has_error or value.end_byte != last.end_byte:
        return None  # only the semicolon may be missing
    return QueryCursor(make_query(package, query)).captures(root)


def _outside(
    tokens: list[Node], parsed: list[tuple[int, int]], first: list[Node]
) -> list[Node]:
    """Tokens that were not parsed again; those found by parsing again are among them."""
    old = {id(node) for node in first}
    starts = sorted(parsed)
    kept, place, until = [], 0, -1
    for node in sorted(tokens, key=lambda one: one.start_byte):
        while place < len(starts) and starts[place][0] <= node.start_byte:
            until = max(until, starts[place][1])
            place += 1
        if id(node) not in old or node.start_byte >= until:
            kept.append(node)
    return kept
