"""Whether a few lines, parsed on their own, hold a name as code, not in a comment or a string.

A second look at what was just read, not an extraction: no query, no scopes, only the small tree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.reading.grammar import make_parser

if TYPE_CHECKING:
    from tree_sitter import Node


def has_identifier(grammar: str | tuple[str, str], lines: list[bytes], name: str) -> bool:
    """Whether an identifier of this name stands in the lines."""
    package, *function = (grammar,) if isinstance(grammar, str) else grammar
    wanted = name.encode()
    root = make_parser(package, *function).parse(b"\n".join(lines)).root_node
    pending: list[Node] = [root]
    while pending:
        node = pending.pop()
        if node.text == wanted and ("identifier" in node.type or node.child_count == 0):
            return not _is_text(node)
        pending += [child for child in node.children if not _is_text(child)]
    return False


def _is_text(node: Node) -> bool:
    return "comment" in node.type or node.type.endswith(("string", "string_literal"))
