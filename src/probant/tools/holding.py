"""Whether a function is ever named without being called: only then can a value be that function.

A call of a value reaches what somebody put into a value, and who puts a function there names it.
Reads every file in which the name stands; what cannot be told counts as named. Calls themselves are
the work of `references`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from probant.errors import FileUnreadable
from probant.facts.languages import family_of, is_unparsed_code
from probant.facts.rows import DefFact
from probant.tools.parsed import ParsedFiles
from probant.tools.pasting import Pasting
from probant.tools.registry import Toolbox
from probant.vocabulary.source import RepoPath

if TYPE_CHECKING:
    from tree_sitter import Node

    from probant.facts.bodies.code import Code

MAX_FILES = 80
"""In more files than these a name is not looked at: it counts as named everywhere."""

_ACCESS = {
    ("member_expression", "property"),
    ("attribute", "attribute"),
    ("selector_expression", "field"),
    ("field_expression", "field"),
    ("scoped_identifier", "name"),
    ("qualified_identifier", "name"),
    ("nested_identifier", "property"),
    ("field_access", "field"),
    ("generic_function", "function"),
    ("template_function", "name"),
    ("template_method", "name"),
    ("instantiation_expression", "function"),
    ("parenthesized_expression", ""),
    ("non_null_expression", ""),
}
"""Node and field of what a callee's last name may stand in; it is the callee then, as a whole."""

_CALLS = {
    ("call", "function"),
    ("call_expression", "function"),
    ("method_invocation", "name"),
    ("new_expression", "constructor"),
    ("macro_invocation", "macro"),
}
_NAMING = frozenset({"name", "declarator", "key", "label"})
"""Fields in which something else, or the thing itself, gets its name."""

_DECORATING = frozenset({"python", "typescript"})
"""Languages in which a decorator is a function that is given what it stands on."""
_NAMED_USES = frozenset({"jsx_opening_element", "jsx_self_closing_element", "jsx_closing_element"})
_STATEMENTS = (
    "import", "export_specifier", "use_declaration", "using_declaration", "package_",
)  # fmt: skip
"""What nodes begin with in which a name is brought in or given out, not used."""

_CALLED = re.compile(r"\s*(?:(?:::)?<[^<>()]*>\s*)?\(")
_NO_FUNCTION = r"(?!(?:true|false|null|undefined|None|True|False|function|async|new|lambda)\b)"
"""What cannot be a function defined elsewhere: a plain value, or one that is written there."""
_KEYS = {
    "typescript": r"(?:(?<![\w$]){0}['\"]?\s*:|\.{0}\s*=(?![=>]))\s*"
    + _NO_FUNCTION
    + r"[A-Za-z_$]",
    "python": r"[.(,]\s*{0}\s*=(?!=)\s*" + _NO_FUNCTION + r"[A-Za-z_]",
}
"""How objects are given a value under a name: `{ serialize: write }`, `api.load = read`."""
WORD = r"(?<![\w$]){}(?![\w$])"


class Holding:
    """Looks for functions that are used as values."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box
        self._files = ParsedFiles(box.tree)
        self._known: dict[tuple[str, str], bool] = {}
        self._keys: dict[tuple[str, str], bool] = {}
        self.pasting = Pasting(box)

    def is_held(self, targets: Collection[DefFact], names: Collection[str]) -> bool:
        """Whether one of the targets may have been put into a value under one of these names."""
        if any(family_of(fact.path) in _DECORATING and fact.details.decorators for fact in targets):
            return True
        families = {family_of(fact.path) or "" for fact in targets}
        return any(self._is_named(name, family) for name in names for family in families)

    def is_key(self, name: str, family: str) -> bool:
        """Whether some object may keep a value under this name, which no definition shows."""
        pattern = _KEYS.get(family)
        if pattern is None:
            return False
        key = (name, family)
        if key not in self._keys:
            paths = [
                one for one in self._box.search.files([name]).paths() if family_of(one) == family
            ]
            kept = re.compile(pattern.format(re.escape(name)).encode())
            self._keys[key] = len(paths) > MAX_FILES or any(self._finds(one, kept) for one in paths)
        return self._keys[key]

    def _finds(self, path: RepoPath, pattern: re.Pattern[bytes]) -> bool:
        try:
            return pattern.search(self._box.tree.read(path)) is not None
        except FileUnreadable:
            return True

    def _is_named(self, name: str, family: str) -> bool:
        key = (name, family)
        if key not in self._known:
            self._known[key] = self._find(name, family)
        return self._known[key]

    def _find(self, name: str, family: str) -> bool:
        book, tree = self._box.book, self._box.tree
        if not name or book.aliases_of(name) or self.pasting.may_make(name, family):
            return True
        if any(family_of(skip.path) == family for skip in tree.skipped):
            return True
        paths = [
            path
            for path in dict.fromkeys(self._box.search.files([name]).paths())
            if family_of(path) == family or is_unparsed_code(path)
        ]
        return len(paths) > MAX_FILES or any(self._is_named_in(path, name) for path in paths)

    def _is_named_in(self, path: RepoPath, name: str) -> bool:
        try:
            source = self._box.tree.read(path)
        except FileUnreadable:
            return True
        book = self._box.book
        made = Counter(fact.line for fact in book.definitions(name) if fact.path == path)
        shown = {line for export, line, local in book.exports(path) if name in (export, local)}
        code = self._files.code(path)
        for found in re.finditer(WORD.format(re.escape(name)).encode(), source):
            line = source.count(b"\n", 0, found.start()) + 1
            if made[line]:
                made[line] -= 1  # where it is defined, its name comes first
            elif line not in shown and _is_value(code, source, *found.span()):
                return True
        return False


def _is_value(code: Code | None, source: bytes, start: int, end: int) -> bool:
    """Whether the name that stands here may be used as a value."""
    is_called = _CALLED.match(source[end : end + 300].decode("utf-8", "replace")) is not None
    if code is None:
        return not is_called
    leaf = code.root.descendant_for_byte_range(start, end)
    if leaf is None:
        return not is_called
    around = _texts_around(leaf)
    if "comment" in around:
        return False
    if code.language == "java":  # methods are no values there, but for references to them
        return source[:start].rstrip().endswith(b"::")
    if "string" in around or "content" in around or "fragment" in around:
        return _is_whole_text(source, start, end)
    is_name = leaf.start_byte == start and leaf.end_byte == end
    if not code.is_whole or not is_name or "token_tree" in around:
        return not is_called
    return is_used(leaf)


def _texts_around(leaf: Node) -> str:
    parent = leaf.parent
    return leaf.type + " " + (parent.type if parent is not None and _is_piece(leaf) else "") + (
        "token_tree" if parent is not None and parent.type == "token_tree" else ""
    )  # fmt: skip


def _is_piece(leaf: Node) -> bool:
    return not leaf.type.endswith("identifier")


def _is_whole_text(source: bytes, start: int, end: int) -> bool:
    """Whether a string says this name and nothing else, perhaps behind the name of its owner."""
    return source[end : end + 1] in (b'"', b"'", b"`") and source[start - 1 : start] in (
        b'"', b"'", b"`", b".", b":", b"#", b"/",
    )  # fmt: skip


def is_used(node: Node) -> bool:
    while True:
        parent = node.parent
        if parent is None:
            return True
        field = field_of(parent, node)
        if (parent.type, field) in _CALLS:
            return False
        if (parent.type, field) not in _ACCESS:
            break
        node = parent
    if parent.type.startswith(_STATEMENTS) or _is_brought_in(parent):
        return False
    return not (field in _NAMING and parent.type not in _NAMED_USES)


def field_of(parent: Node, node: Node) -> str:
    for index, child in enumerate(parent.children):
        if child.id == node.id:
            return parent.field_name_for_child(index) or ""
    return ""


def _is_brought_in(node: Node | None) -> bool:
    for _ in range(6):
        if node is None:
            return False
        if node.type.startswith(_STATEMENTS):
            return True
        node = node.parent
    return False
