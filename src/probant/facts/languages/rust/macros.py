"""Expressions among the arguments of common macros, which the grammar leaves as loose tokens.

`println!("{}", name(x))` calls `name`: macros known to take expressions are parsed once more, their
arguments alone, in place. Tokens of any other macro stay tokens, for they may become anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
MAX_NESTING = 6
"""How many macros within each other are parsed again; deeper ones keep their tokens."""
_KINDS = ("call", "invoked", "let", "arm", "for", "closure")


class _Extent(NamedTuple):
    """Bytes that were parsed on their own, and the tokens found there."""

    start: int
    end: int
    tokens: list[Node]


def unfold(
    source: bytes, captures: dict[str, list[Node]], package: str, query: str
) -> dict[str, list[Node]]:
    """The captures, with those inside such arguments in place of their tokens."""
    if not captures.get("token") and not captures.get("invoked"):
        return captures
    pending = [(node, 0) for node in captures.get("invoked", [])]
    found = {kind: list(nodes) for kind, nodes in captures.items()}
    extents = [_Extent(0, len(source), captures.get("token", []))]
    for node in captures.get("attribute", []) + captures.get("inner_attribute", []):
        extents.append(_Extent(node.start_byte, node.end_byte, []))  # nothing is called there
    n_left = MAX_INVOCATIONS
    while pending and n_left:
        n_left -= 1
        macro, depth = pending.pop()
        for (first, last), inner in _expressions(source, macro, package, query):
            extents.append(_Extent(first.start_byte, last.end_byte, inner.get("token", [])))
            for kind in _KINDS:
                found.setdefault(kind, []).extend(inner.get(kind, []))
            if depth < MAX_NESTING:
                pending += [(node, depth + 1) for node in inner.get("invoked", [])]
    found["token"] = _innermost(extents)
    return found


def _innermost(extents: list[_Extent]) -> list[Node]:
    """The tokens of each extent that no extent within it holds as well."""
    extents.sort(key=lambda one: (one.start, -one.end))
    kept: list[Node] = []
    for number, extent in enumerate(extents):
        inner = number + 1
        for node in sorted(extent.tokens, key=lambda one: one.start_byte):
            at = node.start_byte
            while inner < len(extents) and extents[inner].end <= at:
                inner += 1
            if inner == len(extents) or not extents[inner].start <= at < extents[inner].end:
                kept.append(node)
    return kept


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
