"""Conditional directives that cut through a statement: the lines of the directives are blanked.

Where the branches are alternatives (a brace opened in each, parts of one condition) only the first
stays; where they list items (of an enumeration, an array) all stay.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

DIRECTIVE = re.compile(rb"^[ \t]*#[ \t]*(\w+)(?:\\\r?\n|[^\n])*", re.MULTILINE)
OPENING = frozenset({b"if", b"ifdef", b"ifndef"})
MIDDLE = frozenset({b"else", b"elif", b"elifdef", b"elifndef"})
WHOLE = frozenset(b";{}:>")
"""Bytes after which a new statement may begin."""
CONTINUING = frozenset(b",?|.)]")
"""Bytes that no statement begins with."""
ELSE = re.compile(rb"\s*else\b")
MAX_DEPTH = 40
"""Of conditionals within each other; deeper ones are left alone."""
BRACKETS = re.compile(rb"[(){}\[\]]")


@dataclass
class Group:
    """One `#if … #endif`: the places of its directive lines, in their order."""

    lines: list[tuple[int, int]] = field(default_factory=list)

    def branches(self) -> list[tuple[int, int]]:
        return [(self.lines[at][1], self.lines[at + 1][0]) for at in range(len(self.lines) - 1)]


def flattened(source: bytearray, bare: bytes, _rows: list[int]) -> bool:
    """Blank the conditionals that the grammar cannot hold; whether there were any."""
    groups, text = _groups(bare)
    is_changed = False
    for group in groups:
        branches = group.branches()
        if not branches or not _cuts(text, group, branches):
            continue
        is_changed = True
        keeps_all = _lists_items(text, branches)
        for start, end in group.lines:
            blank(source, start, end)
        for start, end in () if keeps_all else branches[1:]:
            blank(source, start, end)
    return is_changed


def _groups(bare: bytes) -> tuple[list[Group], bytes]:
    """All conditionals, and the text with every directive blanked."""
    found: list[Group] = []
    stack: list[Group] = []
    text = bytearray(bare)
    for line in DIRECTIVE.finditer(bare):
        word = line[1]
        if word in OPENING:
            stack.append(Group())
        if stack and (word in OPENING or word in MIDDLE or word == b"endif"):
            stack[-1].lines.append(line.span())
            if word == b"endif":
                group = stack.pop()
                if len(stack) < MAX_DEPTH:
                    found.append(group)
        blank(text, *line.span())
    return found, bytes(text)


def _cuts(text: bytes, group: Group, branches: list[tuple[int, int]]) -> bool:
    """Whether a branch is no row of whole statements."""
    before = text[max(group.lines[0][0] - 2000, 0) : group.lines[0][0]].rstrip()
    if before and before[-1] not in WHOLE:
        return True
    if ELSE.match(text, group.lines[-1][1]):
        return True
    return any(_is_part(text[start:end]) for start, end in branches)


def _is_part(branch: bytes) -> bool:
    inner = branch.strip()
    if not inner:
        return False
    if inner[0] in CONTINUING or ELSE.match(inner):
        return True
    return inner[-1] not in WHOLE or not _is_balanced(inner)


def _is_balanced(text: bytes) -> bool:
    depth = 0
    for bracket in BRACKETS.findall(text):
        depth += 1 if bracket in b"({[" else -1
        if depth < 0:
            return False
    return depth == 0


def _lists_items(text: bytes, branches: list[tuple[int, int]]) -> bool:
    """Whether the branches hold items separated by commas."""
    parts = [text[start:end].strip() for start, end in branches]
    return all(_is_balanced(part) and part[-1:] in (b"", b",") for part in parts)


def blank(source: bytearray, start: int, end: int) -> None:
    """Spaces instead of everything but line ends."""
    part = bytes(source[start:end])
    source[start:end] = b"\n".join(b" " * len(line) for line in part.split(b"\n"))
