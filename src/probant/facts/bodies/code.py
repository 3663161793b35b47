"""One file as a syntax tree: its nodes by type, its calls, the values of its strings.

Grammars differ in names only where these readers look; the differences stand in the tables below.
What the nodes mean is for the other modules of this package to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages import MAX_PARSED_BYTES, language_of, module, suffix_of
from probant.facts.reading.depth import is_too_deep
from probant.facts.reading.grammar import make_parser, make_query

if TYPE_CHECKING:
    from tree_sitter import Node

CALLS = ("call", "call_expression", "method_invocation")
STRINGS = frozenset(
    {"string", "template_string", "interpreted_string_literal", "raw_string_literal",
     "string_literal", "concatenated_string", "binary_expression", "binary_operator"}
)  # fmt: skip
COMMENTS = frozenset({"comment", "line_comment", "block_comment"})
TRANSPARENT = frozenset(
    {"parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression",
     "type_cast_expression", "await", "await_expression", "cast_expression",
     "reference_expression"}
)  # fmt: skip
"""What may stand around a value without making it another."""

ASSIGNING: dict[str, tuple[str, str]] = {
    "assignment": ("left", "right"),
    "variable_declarator": ("name", "value"),
    "assignment_expression": ("left", "right"),
    "const_spec": ("name", "value"),
    "var_spec": ("name", "value"),
    "short_var_declaration": ("left", "right"),
    "assignment_statement": ("left", "right"),
    "const_item": ("name", "value"),
    "static_item": ("name", "value"),
    "let_declaration": ("pattern", "value"),
    "init_declarator": ("declarator", "value"),
    "preproc_def": ("name", "value"),
}
"""Nodes that give a name a value, and the fields in which the two stand."""

_INSERTED = frozenset({"interpolation", "template_substitution"})
_QUOTED = re.compile(r"""[A-Za-z0-9]*?(#*)(\"{3}|'{3}|["'`])(.*)\2\1""", re.DOTALL)
_ESCAPE = re.compile(r"\\(u\{?[0-9a-fA-F]{1,6}\}?|x[0-9a-fA-F]{2}|\n|.)", re.DOTALL)
_PLAIN_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "\n": ""}


class Sighting(NamedTuple):
    """Something that stands in a file. `name` '' is one that only running the code could tell.

    `word` is what really stands in those lines: a name may be spelled out of other words.
    """

    name: str
    first: int
    last: int
    word: str


class Call(NamedTuple):
    node: Node
    callee: str
    arguments: list[Node]

    @property
    def last_name(self) -> str:
        return re.split(r"[.:>!]", self.callee)[-1]

    @property
    def receiver(self) -> str:
        return self.callee[: -len(self.last_name)].rstrip(".:->?")


class Code:
    """A parsed file."""

    def __init__(self, source: bytes, root: Node, language: str, grammar: tuple[str, str]) -> None:
        self.source = source
        self.root = root
        self.language = language
        self._grammar = grammar
        self._known: dict[tuple[str, ...], list[Node]] = {}

    @property
    def is_whole(self) -> bool:
        """Whether the grammar understood every byte."""
        return not self.root.has_error

    def nodes(self, *types: str) -> list[Node]:
        """All nodes of these types, in the order they stand."""
        if types not in self._known:
            found = _captured(types, self.root, *self._grammar)
            self._known[types] = sorted(found, key=lambda node: (node.start_byte, -node.end_byte))
        return self._known[types]

    @cached_property
    def calls(self) -> list[Call]:
        return [self.call(node) for node in self.nodes(*CALLS)]

    def call(self, node: Node) -> Call:
        callee = node.child_by_field_name("function")
        if callee is None:  # Java names the method apart from what it is called on
            start = node.start_byte
            name = node.child_by_field_name("name")
            end = name.end_byte if name is not None else start
            text = self.source[start:end].decode("utf-8", "replace")
        else:
            text = self.text(callee)
        arguments = node.child_by_field_name("arguments")
        given = arguments.named_children if arguments is not None else []
        return Call(node, "".join(text.split()), [a for a in given if a.type not in COMMENTS])

    def text(self, node: Node | None) -> str:
        if node is None:
            return ""
        return self.source[node.start_byte : node.end_byte].decode("utf-8", "replace")

    def squeezed(self, node: Node | None) -> str:
        return "".join(self.text(node).split())

    def string(self, node: Node | None) -> str | None:
        """What a literal says; None where it is none, or where something is inserted into it."""
        node = bare(node)
        if node is None or node.type not in STRINGS:
            return None
        if node.type in ("concatenated_string", "binary_expression", "binary_operator"):
            return self._joined(node)
        if any(child.type in _INSERTED for child in node.children):
            return None
        quoted = _QUOTED.fullmatch(self.text(node))
        if quoted is None:
            return None
        is_raw = node.type == "raw_string_literal" or self.text(node)[:1] in "rR"
        return quoted[3] if is_raw else unescaped(quoted[3])

    def _joined(self, node: Node) -> str | None:
        operator = node.child_by_field_name("operator")
        if operator is not None and operator.type != "+":
            return None
        given = [child for child in node.named_children if child.type not in COMMENTS]
        if len(given) > 2 and operator is not None:
            return None
        parts = [self.string(child) for child in given]
        if not parts or any(part is None for part in parts):
            return None
        return "".join(part for part in parts if part is not None)

    def known(self, node: Node | None) -> str | None:
        """What a literal says, or a name that this file gives one literal and nothing else."""
        said = self.string(node)
        node = bare(node)
        if said is None and node is not None and node.type.endswith("identifier"):
            return self.constants.get(self.text(node))
        return said

    @cached_property
    def constants(self) -> dict[str, str]:
        """Names of the file that are given a literal, once."""
        told = {
            name: self.string(value) if value is not None else None
            for name, value in self.assigned.items()
        }
        for node in self.nodes("preproc_def"):
            quoted = _QUOTED.fullmatch(self.text(node.child_by_field_name("value")).strip())
            name = self.text(node.child_by_field_name("name"))
            told[name] = unescaped(quoted[3]) if quoted and name not in told else None
        return {name: value for name, value in told.items() if value is not None}

    @cached_property
    def assigned(self) -> dict[str, Node | None]:
        """What each name is given; None where that differs, or where a parameter has the name."""
        found: dict[str, Node | None] = {}
        for node in self.nodes(*(kind for kind in ASSIGNING if kind != "preproc_def")):
            left, right = (node.child_by_field_name(field) for field in ASSIGNING[node.type])
            name, value = self._one_name(left), only(right)
            if name:
                found[name] = None if name in found else value
        return found

    def _one_name(self, node: Node | None) -> str:
        node = only(node)
        while node is not None and node.type.endswith("_declarator"):
            node = node.child_by_field_name("declarator")
        return self.text(node) if node is not None and node.type.endswith("identifier") else ""

    def seen(self, name: str, node: Node, word: str | None = None) -> Sighting:
        """`name` at the lines of this node."""
        first, last = node.start_point[0] + 1, node.end_point[0] + 1
        return Sighting(name, first, last, name if word is None else word)


def only(node: Node | None) -> Node | None:
    """The one expression of a list of expressions."""
    if node is not None and node.type == "expression_list":
        return node.named_children[0] if node.named_child_count == 1 else None
    return node


def bare(node: Node | None) -> Node | None:
    """The value itself, without what only stands around it."""
    while node is not None and node.type in TRANSPARENT and node.named_children:
        inner = node.child_by_field_name("value")
        node = inner if inner is not None else node.named_children[0]
    return node


def below(node: Node, stop: frozenset[str] = frozenset()) -> Iterator[Node]:
    """Every node under this one, in the order they stand, not looking into those of `stop`."""
    pending = list(reversed(node.children))
    while pending:
        one = pending.pop()
        yield one
        if one.type not in stop:
            pending += reversed(one.children)


def around(node: Node, types: frozenset[str]) -> Node | None:
    """The nearest node of these types that holds this one."""
    above = node.parent
    while above is not None and above.type not in types:
        above = above.parent
    return above


def unescaped(text: str) -> str:
    """The text that a literal's escapes stand for."""
    if "\\" not in text:
        return text

    def plain(found: re.Match[str]) -> str:
        code = found[1]
        if code[0] in "ux" and len(code) > 1:
            number = int(code.strip("ux{}"), 16)
            return chr(number) if number < 0x110000 else found[0]
        return _PLAIN_ESCAPES.get(code, code)

    return _ESCAPE.sub(plain, text)


def parse(source: bytes, path: str) -> Code | None:
    """The file as a tree; None where no grammar reads it, or where it is beyond all bounds."""
    language = language_of(path)
    if language is None or len(source) > MAX_PARSED_BYTES or is_too_deep(source):
        return None
    language, package, grammar = _grammar(language, source, suffix_of(path))
    root = _root(source, language, package, grammar)
    return Code(source, root, language, (package, grammar))


@cache
def _query(types: tuple[str, ...], package: str, grammar: str) -> str:
    """A query for those of the types that the grammar has."""
    language = make_parser(package, grammar).language
    has = [kind for kind in types if language and language.id_for_node_kind(kind, True)]
    return " ".join(f"({kind}) @node" for kind in has)


def _captured(types: tuple[str, ...], root: Node, package: str, grammar: str) -> list[Node]:
    from tree_sitter import QueryCursor

    text = _query(types, package, grammar)
    if not text:
        return []
    return QueryCursor(make_query(package, text, grammar)).captures(root).get("node", [])


def _grammar(language: str, source: bytes, suffix: str) -> tuple[str, str, str]:
    if language == "c":
        from probant.facts.languages.cpp.extraction import HEADERS, shows_cpp

        if suffix in HEADERS and shows_cpp(source):
            language = "cpp"
    if language == "typescript":
        return language, "tree_sitter_typescript", (
            "language_tsx" if suffix == ".tsx" else "language_typescript"
        )  # fmt: skip
    return language, module(language).GRAMMAR, "language"


def _root(source: bytes, language: str, package: str, grammar: str) -> Node:
    if language in ("c", "cpp"):
        from probant.facts.languages.cpp.repair import parsed

        return parsed(source, package, "(comment) @comment").root
    return make_parser(package, grammar).parse(source).root_node
