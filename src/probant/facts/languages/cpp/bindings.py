"""What the locals of a function of C or C++ are: a written type, what a call gives, or unknown.

Only names that calls start with matter. Blocks are not told apart: a name with two types in one
function is uncertain.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING

from probant.facts.chain import links
from probant.facts.languages.cpp.declarators import Declared, declared
from probant.facts.languages.cpp.signatures import Text, named_children
from probant.facts.reading.parts import ParameterRow, squeeze
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS, Reading

if TYPE_CHECKING:
    from tree_sitter import Node

CAST = re.compile(r"(?:static|dynamic|const|reinterpret)_cast\s*<(.*)>", re.DOTALL)
MAKE = re.compile(r"(?:std\s*::\s*)?make_(?:unique|shared)\s*<(.*)>", re.DOTALL)
NO_CALLEES = frozenset(
    "sizeof alignof _Alignof typeof __typeof__ decltype noexcept typeid defined _Static_assert"
    " static_assert __attribute__ __declspec alignas _Alignas return if while for switch".split()
)
NO_CALLEE_TYPES = frozenset({"primitive_type", "sized_type_specifier", "placeholder_type_specifier",
                             "auto", "decltype"})  # fmt: skip
SPACE = re.compile(rb"\s*")
FIRST_NAME = re.compile(rb"[A-Za-z_]\w*")
AUTO = "placeholder_type_specifier"


class Bindings(Reading):
    SEES_MEMBERS = True
    OVERLOADS = True
    SPREADS = frozenset({"parameter_pack_expansion", "preproc_if", "preproc_ifdef", "ERROR"})

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.parts = Text(source, captures.get("comment", []))
        attributes = sorted((n.start_byte, n.end_byte) for n in captures.get("attribute", []))
        self._attribute_starts = [start for start, _ in attributes]
        self._attribute_ends = [end for _, end in attributes]
        self._argument_lists = {n.start_byte: n for n in captures.get("arguments", [])}
        self._placed: set[str] = set()
        if "call" in captures:
            captures["call"] = [node for node in captures["call"] if self._is_callee(node)]

    def _is_callee(self, node: Node) -> bool:
        if node.type in NO_CALLEE_TYPES:
            return False
        if node.type in ("identifier", "template_function"):
            text = self.text(node)
            if text in NO_CALLEES or (node.type != "identifier" and CAST.match(text)):
                return False
        if node.type in ("type_identifier", "qualified_identifier") and self._makes_number(node):
            return False
        place = bisect_right(self._attribute_starts, node.start_byte)
        return not place or self._attribute_ends[place - 1] <= node.start_byte

    def _makes_number(self, node: Node) -> bool:
        """`std::size_t n{0}`: by their suffix such types are plain values, which call nothing."""
        if not self.source.endswith(b"_t", node.start_byte, node.end_byte):
            return False
        return node.parent is not None and node.parent.type == "declaration"

    def widen_roots(self) -> None:
        """What `auto` gives a name to matters as well: the names such values start with."""
        nodes = [*self.captured("declaration"), *self.captured("range")]
        for node in sorted(nodes, key=_start, reverse=True):
            written = node.child_by_field_name("type")
            if written is None or written.type != AUTO:
                continue
            for declarator in node.children_by_field_name("declarator"):
                told = declared(declarator)
                value = declarator.child_by_field_name("value") or node.child_by_field_name("right")
                if told is None or value is None or self.text(told.name) not in self.roots:
                    continue
                if first := FIRST_NAME.match(self.source, value.start_byte):
                    self.roots.add(first.group().decode())

    def captured(self, name: str) -> list[Node]:
        """What the query captured under this name, in the order of the text."""
        found = self.captures.get(name, [])
        if name not in self._placed:
            found.sort(key=_start)
            self._placed.add(name)
        return found

    def _n_arguments(self, callee: Node) -> int:
        """Found by its place: asking each node for its parent is slow in deep trees."""
        space = SPACE.match(self.source, callee.end_byte)
        listed = self._argument_lists.get(space.end()) if space is not None else None
        if listed is None:
            return -1
        n = 0
        for child in listed.named_children:
            if child.type in self.SPREADS:
                return -1
            n += child.type != "comment"
        return n

    def last_name(self, node: Node) -> str:
        """Also through template arguments: `x.template f<int>`."""
        if node.type == "dependent_name" and node.named_child_count:
            node = node.named_children[0]
        return super().last_name(node)

    # Parameters and the instance

    def bind_parameters(self, scope: int, rows: list[ParameterRow]) -> None:
        for name, written, _, star in rows:
            if name in self.roots:
                is_known = written and not star and "auto" not in written and "(" not in written
                self.bind(scope, name, *(("t", written or "") if is_known else ("l", "")))

    def bind_this(self, scope: int, parent: int, told: Declared) -> None:
        if "this" not in self.roots:
            return
        if told.owner:
            owner = "::".join(squeeze(self.text(one)) for one in told.owner)
            self.bind(scope, "this", "t", owner)
        elif self.scopes.is_class(parent):
            self.bind(scope, "this", "s", str(parent))

    def read_nameless(self, scope: int, node: Node) -> None:
        """A scope that is no definition: the parameters of an unnamed lambda."""
        if node.type == "lambda_expression":
            listed = self.lambda_parameters(node)
            if listed is not None:
                self.bind_parameters(scope, self.parts.parameters(listed))

    def lambda_parameters(self, node: Node) -> Node | None:
        declarator = node.child_by_field_name("declarator")
        return declarator.child_by_field_name("parameters") if declarator is not None else None

    def lambda_result(self, node: Node) -> str | None:
        declarator = node.child_by_field_name("declarator")
        for child in declarator.named_children if declarator is not None else ():
            if child.type == "trailing_return_type":
                return squeeze(self.text(child).removeprefix("->").strip())
        return None

    # Locals

    def read_locals(self) -> None:
        for node in self.captured("range"):
            declarator = node.child_by_field_name("declarator")
            if declarator is not None:
                self._bind_declarator(self.scope_of(declarator), node, declarator, None)
                self._bind_element(self.scope_of(declarator), node, declarator)
        for node in self.captured("catch"):
            self.bind_parameters(self.scope_of(node), self.parts.parameters(node))
        for node in self.captured("opaque"):
            for child in node.named_children:
                name = self.text(child)
                if name in self.roots:
                    self.bind(self.scope_of(node), name, "l")
        for node in self.captured("capture"):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            if left is not None and self.text(left) in self.roots:
                self.bind(self.scope_of(node), self.text(left), *self._value(right))

    def bind_declaration(self, scope: int, node: Node) -> None:
        value = node.child_by_field_name("value")
        for declarator in node.children_by_field_name("declarator"):
            given = declarator.child_by_field_name("value") or value
            self._bind_declarator(scope, node, declarator, given)

    def _bind_declarator(
        self, scope: int, node: Node, declarator: Node, value: Node | None
    ) -> None:
        told = declared(declarator)
        if told is None or told.owner:
            return
        name = self.text(told.name)
        if name not in self.roots or (value is not None and self.is_bound_lambda(value)):
            return
        specifiers = self.parts.specifiers(node)
        if specifiers.type is None:
            return
        if specifiers.type.type in ("placeholder_type_specifier", "auto"):
            if node.type != "for_range_loop":
                self.bind(scope, name, *self._value(value))
            return
        if declarator.type == "function_declarator" and told.function is None:
            self.bind(scope, name, "l")  # a pointer to a function
            return
        if told.function is not None:
            written = specifiers.type_text  # `Foo x(y)` reads like a prototype
        else:
            written = self.parts.variable_type(specifiers, told, declarator)
        self.bind(scope, name, "t", written)

    def _bind_element(self, scope: int, node: Node, declarator: Node) -> None:
        """`for (auto &x : xs)`: what `xs` holds."""
        told, right = declared(declarator), node.child_by_field_name("right")
        written = node.child_by_field_name("type")
        if told is None or right is None or written is None or written.type != AUTO:
            return
        name, text = self.text(told.name), squeeze(self.text(right))
        if name in self.roots:
            is_chain = len(text) < MAX_EXPRESSION_CHARS and links(text)
            self.bind(scope, name, *(("r", f"{text}[0]=") if is_chain else ("l", "")))

    def is_bound_lambda(self, value: Node) -> bool:
        return value.type == "lambda_expression"

    def _value(self, value: Node | None) -> tuple[str, str]:
        """What `auto` stands for, by the value given."""
        if value is None:
            return "l", ""
        if value.type in ("compound_literal_expression", "new_expression"):
            written = value.child_by_field_name("type")
            return ("t", self.parts.type_text(written)) if written is not None else ("l", "")
        if value.type == "initializer_list" and value.named_child_count == 1:
            return self._value(named_children(value)[0] if named_children(value) else None)
        if value.type in ("identifier", "field_expression"):
            text = squeeze(self.text(value))
            is_chain = len(text) < MAX_EXPRESSION_CHARS and links(text)
            return ("r", f"{text}=") if is_chain else ("l", "")
        if value.type != "call_expression":
            return "l", ""
        callee = value.child_by_field_name("function")
        text = squeeze(self.text(callee)) if callee is not None else ""
        if found := CAST.fullmatch(text):
            return "t", found[1].strip()
        if found := MAKE.fullmatch(text):
            return "t", f"std::unique_ptr<{found[1].strip()}>"
        if len(text) > MAX_EXPRESSION_CHARS or not links(text):
            return "l", ""
        return "r", text


def _start(node: Node) -> int:
    return node.start_byte
