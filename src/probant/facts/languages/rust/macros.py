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
    b" trace debug info warn error bail ensure anyhow assert_snapshot assert_debug_snapshot"
    b" assert_json_snapshot assert_yaml_snapshot".split()
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
        for extent, inner in _expressions(source, pending.pop(), package, query):
            parsed.append((extent[0].start_byte, extent[1].end_byte))
            for kind in _KINDS:
                found.setdefault(kind, []).extend(inner.get(kind, []))
            pending += inner.get("invoked", [])
    found["token"] = _outside(found.get("token", []), parsed, captures.get("token", []))
    return found


def _expressions(
    source: bytes, macro: Node, package: str, query: str
) -> list[tuple[tuple[Node, Node], dict[str, list[Node]]]]:
    """What is captured in the arguments, all at once or, where that is no Rust, one by one."""
    name = (macro.text or b"").rpartition(b"::")[2]
    invocation = macro.parent
    if name not in TAKING_EXPRESSIONS | TAKING_A_PATTERN or invocation is None:
        return []
    tree = invocation.children[-1]
    if tree.type != "token_tree" or tree.child_count < 3:
        return []
    if name in TAKING_EXPRESSIONS:
        whole = _captured(source, (tree, tree), package, query)
        if whole is not None:
            return [((tree, tree), whole)]
    extents = _arguments(tree)
    if name in TAKING_A_PATTERN:
        extents = extents[:1]
    told = [(extent, _captured(source, extent, package, query)) for extent in extents]
    return [(extent, inner) for extent, inner in told if inner is not None]


def _arguments(tree: Node) -> list[tuple[Node, Node]]:
    """The first and the last token of each argument."""
    found: list[tuple[Node, Node]] = []
    first = last = None
    for child in tree.children[1:]:
        if child.type == "," or child == tree.children[-1]:
            if first is not None and last is not None:
                found.append((first, last))
            first = None
        else:
            first, last = first or child, child
    return found


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


def _outside(tokens: list[Node], parsed: list[tuple[int, int]], first: list[Node]) -> list[Node]:
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
