"""The scopes of one file of C or C++: what opens them, what surrounds them, what follows from that.

Anonymous namespaces, the bodies of macros like `TEST(…) {…}` and unnamed lambdas are scopes for
their locals without being definitions: what stands in them belongs to what is around them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from probant.facts.languages.cpp.bindings import Bindings
from probant.facts.languages.cpp.declarators import (
    Declared,
    conversion_parameters,
    declared,
    plain_name,
)
from probant.facts.languages.cpp.signatures import BODIED
from probant.facts.reading.parts import squeeze
from probant.facts.schema import MODULE_SCOPE, CallRow, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

    from probant.facts.languages.cpp.repair import Tree

OPERATOR = re.compile(r"operator\s*(.*)", re.DOTALL)
RESERVED = frozenset(
    "if else for while do switch case default return goto break continue sizeof typedef struct"
    " union enum int char long short float double void signed unsigned static extern const"
    " volatile register auto inline true false nullptr static_cast override final this".split()
)

# What a scope is.
FILE, SPACE, CLASS, ENUM, BODY = range(5)


class Head(NamedTuple):
    """A node that opens a scope, and the bytes of that scope. No name: it is passed over."""

    start: int
    end: int
    node: Node
    name: Node | None
    sort: int
    declared: Declared | None = None


class Heads(Bindings):
    """What all definitions of one file need to know about where they stand."""

    IS_CPP: ClassVar[bool] = False

    def __init__(self, source: bytes, tree: Tree, *, is_header: bool) -> None:
        super().__init__(source, tree.captures)
        self.tree = tree
        self.is_header = is_header
        self.sorts = [FILE]
        self.real: dict[int, int] = {}
        self.moved: dict[int, int] = {}
        self.hidden: set[int] = set()
        self.class_names: dict[int, str] = {}
        self.keywords: dict[int, str] = {}
        self.outer: dict[int, Node] = {}
        self.friends: set[int] = set()
        self.holders: dict[int, Node] = {}
        self.lambda_names: dict[int, Node] = {}
        self.spaces: set[str] = set()
        self._linked = {node.start_byte for node in tree.captures.get("linked", [])}
        self.conditional = self._conditional_places()
        self.access: dict[int, tuple[list[int], list[int]]] = {}
        self.macro_calls: list[CallRow] = []

    def _read_surroundings(self) -> None:
        """Templates and friends around a declaration; names given to what has none itself."""
        for node in self.captured("around"):
            inner = node.named_children[-1] if node.named_child_count else None
            if inner is not None:
                self.outer[inner.start_byte] = node
                if node.type == "friend_declaration":
                    self.friends.add(inner.start_byte)
        for node in self.captured("typedef"):
            body = node.child_by_field_name("type")
            if body is not None and body.type in BODIED and not body.child_by_field_name("name"):
                told = [declared(one) for one in node.children_by_field_name("declarator")]
                names = [one for one in told if one is not None]
                plain = [one for one in names if one.outer == one.name] or names
                if plain:
                    self.holders[body.start_byte] = plain[0].name
        for node in self.captured("bound_lambda"):
            value, name = node.child_by_field_name("value"), node.child_by_field_name("declarator")
            if value is not None and name is not None and name.type == "identifier":
                self.lambda_names[value.start_byte] = name

    def _heads(self) -> list[Head]:
        found: list[Head] = []
        for node in self.captured("function"):
            found.append(self._function_head(node))
        for node in self.captured("class"):
            found += self._class_head(node)
        for node in self.captured("namespace"):
            found += self._namespace_heads(node)
        for node in self.captured("lambda"):
            name = self.lambda_names.get(node.start_byte)
            found.append(Head(node.start_byte, node.end_byte, node, name, BODY))
        found += self._lone_blocks(found)
        found.sort(key=lambda head: (head.start, -head.end))
        return found

    def _lone_blocks(self, heads: list[Head]) -> list[Head]:
        """Blocks of no function: a macro stands before them."""
        spans = sorted((h.node.start_byte, h.node.end_byte) for h in heads if h.sort == BODY)
        found: list[Head] = []
        covered = place = 0
        for node in self.captured("block"):
            while place < len(spans) and spans[place][0] <= node.start_byte:
                covered = max(covered, spans[place][1])
                place += 1
            if node.start_byte >= covered:
                found.append(Head(node.start_byte, node.end_byte, node, None, BODY))
                covered = node.end_byte
        return found

    def _function_head(self, node: Node) -> Head:
        told = declared(node.child_by_field_name("declarator"))
        start = node.start_byte
        if told is None or not self._is_function(told):
            return Head(start, node.end_byte, node, None, BODY)
        listed = self._parameter_list(told)
        start = listed.start_byte if listed is not None else told.name.end_byte
        return Head(start, node.end_byte, node, told.name, BODY, told)

    def _is_function(self, told: Declared) -> bool:
        return told.function is not None or told.name.type == "operator_cast"

    def _parameter_list(self, told: Declared) -> Node | None:
        if told.name.type == "operator_cast":
            return conversion_parameters(told.name)
        return told.function.child_by_field_name("parameters") if told.function else None

    def _class_head(self, node: Node) -> list[Head]:
        body = node.child_by_field_name("body")
        told = declared(node.child_by_field_name("name"))
        name = told.name if told is not None else self.holders.get(node.start_byte)
        if body is None or name is None:
            return []  # without a name: its members belong to what is around it
        sort = ENUM if node.type == "enum_specifier" else CLASS
        return [Head(body.start_byte, body.end_byte, node, name, sort, told)]

    def _namespace_heads(self, node: Node) -> list[Head]:
        name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
        if body is None:
            return []
        if name is None:
            return [Head(body.start_byte, node.end_byte, node, None, SPACE)]
        parts = [name] if name.type == "namespace_identifier" else _leaves(name)
        return [Head(part.end_byte, node.end_byte, node, part, SPACE) for part in parts]

    def _parents(self, heads: list[Head]) -> list[int]:
        """The scope around each, and what is known of all of them by that."""
        found: list[int] = []
        stack: list[tuple[int, int]] = []
        for no, head in enumerate(heads, 1):
            while stack and stack[-1][0] <= head.start:
                stack.pop()
            found.append(stack[-1][1] if stack else MODULE_SCOPE)
            stack.append((head.end, no))
            self.sorts.append(head.sort)
            if head.sort == CLASS and head.name is not None:
                self.class_names[no] = self.text(plain_name(head.name))
                self.keywords[no] = head.node.type
            if head.sort == SPACE and head.name is not None:
                self.spaces.add(self.text(head.name))
            if found[-1] in self.hidden or (head.sort == SPACE and head.name is None):
                self.hidden.add(no)
        return found

    def pass_over(self, no: int, parent: int) -> None:
        self.scopes.pass_over(no, parent)
        self.real[no] = self.real.get(parent, parent)

    def _home(self, parent: int, node: Node) -> int:
        """The scope a function belongs to: a friend's is the namespace around the class."""
        return self.home_of_friend(parent) if node.start_byte in self.friends else parent

    def home_of_friend(self, parent: int) -> int:
        while parent and self.sorts[parent] not in (SPACE, FILE):
            parent = self.scopes.parent(parent)
        return parent

    def _conditional_places(self) -> tuple[list[int], list[int]]:
        """Starts of the outermost conditionals, and their ends; guards of headers are none."""
        starts: list[int] = []
        ends: list[int] = []
        for node in self.captured("conditional"):
            if not _is_guard(node) and (not ends or node.start_byte >= ends[-1]):
                starts.append(node.start_byte)
                ends.append(node.end_byte)
        return starts, ends

    def _is_conditional(self, byte: int) -> bool:
        starts, ends = self.conditional
        place = bisect_right(starts, byte)
        return bool(place) and byte < ends[place - 1]

    # What all of them need

    def is_reserved(self, name: Node) -> bool:
        """Whether it is a word of the language: the grammar has lost its way there."""
        return self.text(name) in RESERVED

    def new_number(self) -> int:
        self.scopes.add_leaf()
        return len(self.scopes)

    def spelled(self, name: Node) -> str:
        """A function's name: operators without the spaces one may write into them."""
        if name.type == "operator_cast":
            written = name.child_by_field_name("type")
            end = written.end_byte if written is not None else name.end_byte
            listed = conversion_parameters(name)
            end = listed.start_byte if listed is not None else end
            text = self.source[name.start_byte : end].decode("utf-8", "replace")
            return " ".join(text.split())
        text = self.text(name)
        if name.type == "operator_name" and (found := OPERATOR.fullmatch(text)):
            rest = "".join(found[1].split())
            return f"operator {rest}" if rest[:1].isalpha() else f"operator{rest}"
        return squeeze(text) if name.type != "destructor_name" else "".join(text.split())

    def owner_text(self, owner: tuple[Node, ...]) -> str | None:
        return "::".join(self.text(plain_name(one)) for one in owner) or None

    def qualified(
        self, parent: int, owner: tuple[Node, ...], name: str, *, is_moved: bool = False
    ) -> str | None:
        """The dotted name of what belongs elsewhere than it is written; None for any other."""
        if not owner and not is_moved:
            return None
        parts = [self.scopes.name_of(parent), *(self.text(plain_name(one)) for one in owner), name]
        return ".".join(part for part in parts if part)

    def first_row(self, node: Node) -> int:
        """The first row of a definition, with what is written around it."""
        while (around := self.outer.get(node.start_byte)) is not None:
            node = around
        return node.start_point[0]

    def place_traits(self, scope: int, node: Node, *, is_linked: bool, is_member: bool) -> int:
        """What follows from where a definition stands: visibility, and whether others see it."""
        if self.sorts[scope] == CLASS:
            return self.visibility(scope, node.start_byte)
        return 0 if is_member else self.outside_traits(scope, is_linked=is_linked)

    def outside_traits(self, scope: int, *, is_linked: bool) -> int:
        if scope in self.hidden:
            return Trait.PRIVATE
        is_open = self.sorts[scope] in (FILE, SPACE)
        return Trait.EXPORTED if is_open and (self.is_header or is_linked) else 0

    def visibility(self, scope: int, byte: int) -> int:
        starts, traits = self.access.get(scope, ([], []))
        place = bisect_right(starts, byte)
        return traits[place - 1] if place else 0

    def read_access(self) -> None:
        """Access specifiers of C++; C knows no visibility."""

    def template_parameters(self, no: int, node: Node) -> None:
        """Names that stand for any type in a definition of C++."""


def _is_guard(node: Node) -> bool:
    """`#ifndef X` around `#define X` and the rest."""
    name = node.child_by_field_name("name")
    inner = next((child for child in node.named_children[1:2]), None)
    defined = inner.child_by_field_name("name") if inner is not None else None
    return name is not None and defined is not None and name.text == defined.text


def _leaves(node: Node) -> list[Node]:
    """The parts of a nested namespace name, in their order."""
    found: list[Node] = []
    pending = [node]
    while pending:
        one = pending.pop()
        if one.type == "namespace_identifier":
            found.append(one)
        else:
            pending += reversed(one.named_children)
    return found
