"""Which nodes of a file are definitions that hold code, and under which name each is known.

A function expression is named by what holds it: a variable, a field, a property of an object, an
assignment, a default export. Only collects; `definitions` writes the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages.typescript.blocks import MODULE_BLOCK, Blocks
from probant.facts.languages.typescript.nodes import (
    Span,
    assigned,
    bare,
    field_name,
    function_start,
    span,
)
from probant.facts.languages.typescript.queries import FUNCTIONS, PLAIN
from probant.facts.reading.reading import Reading
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

_ORDERED = (
    "import", "export", "declaration", "assign", "signature", "alias", "namespace", "class",
    "interface", "each", "return", "rebinds",
)  # fmt: skip
_CODE = FUNCTIONS | {"class"}
_NAME_TYPES = frozenset(
    {"property_identifier", "private_property_identifier", "string", "number",
     "computed_property_name"}
)  # fmt: skip


class Held(NamedTuple):
    """The name an expression has from what holds it. `outer` is the whole of the definition."""

    name: Node
    kind: str
    outer: Node
    text: str | None = None
    object: Span | None = None
    inner_path: str = ""
    owner: str | None = None
    traits: int = 0


class Head(NamedTuple):
    """A definition with a scope of its own, before it has a number."""

    start: int
    end: int
    node: Node
    role: str
    held: Held


class HeadReading(Reading):
    """Collects the heads of one file."""

    is_script = False
    """Whether CommonJS exports count: in JavaScript that is no ES module."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.blocks = Blocks()
        self.held: dict[Span, Held] = {}
        self.heads: list[Head] = []
        self.export_of: dict[int, Node] = {}
        self.ambient_of: dict[int, Node] = {}
        self.open_blocks: set[int] = {MODULE_BLOCK}
        self.decorators_of: dict[int, list[Node]] = {}
        self.class_bodies: dict[Span, list[Node]] = {}

    def collect(self) -> None:
        for what in _ORDERED:
            if what in self.captures:
                self.captures[what].sort(key=lambda node: node.start_byte)
        self._read_wrappers()
        self._build_blocks()
        self._hold_variables()
        self._hold_members()
        self._hold_assigned()
        self._hold_loose_methods()
        self._add_heads()
        self.heads.sort(key=lambda head: (head.start, -head.end))

    def _read_wrappers(self) -> None:
        for node in self.captures.get("export", []):
            declaration = node.child_by_field_name("declaration")
            if declaration is not None:
                self.export_of[declaration.start_byte] = node
            value = bare(node.child_by_field_name("value"))
            if value is not None and value.type in _CODE:
                self.export_of[value.start_byte] = node
                name = value.child_by_field_name("name")
                text = None if name is not None else "default"
                kind = "class" if value.type == "class" else "function"
                self.held[span(value)] = Held(name or value, kind, node, text)
        for node in self.captures.get("ambient", []):
            for child in node.named_children:
                self.ambient_of[child.start_byte] = node

    def _build_blocks(self) -> None:
        spans = [
            (function_start(node), node.end_byte, True)
            for what in ("function", "method")
            for node in self.captures.get(what, [])
        ]
        for what in ("block", "each", "catch"):
            spans += [(*span(node), False) for node in self.captures.get(what, [])]
        for node in self.captures.get("class", []):
            body = node.child_by_field_name("body")
            if body is not None:
                spans.append((*span(body), False))
                self._read_body(node, body)
        bodies = [
            body
            for node in self.captures.get("namespace", [])
            if (body := node.child_by_field_name("body")) is not None
        ]
        starts = {body.start_byte for body in bodies}
        spans = [one for one in spans if one[0] not in starts]
        spans += [(*span(body), True) for body in bodies]
        self.blocks.build(spans)
        self.open_blocks |= {self.blocks.at(body.start_byte) for body in bodies}
        for node in self.captures.get("ambient", []):
            for child in node.named_children:
                if child.type == "statement_block":  # declare global { … }
                    self.open_blocks.add(self.blocks.at(child.start_byte))

    def _read_body(self, node: Node, body: Node) -> None:
        """The members of a class; decorators may stand before them as nodes of their own."""
        members: list[Node] = []
        pending: list[Node] = []
        for child in body.named_children:
            if child.type == "decorator":
                pending.append(child)
            elif child.type != "comment":
                members.append(child)
                if pending:
                    self.decorators_of[child.start_byte] = pending
                    pending = []
        self.class_bodies[span(node)] = members

    def is_open(self, byte: int, word: str) -> bool:
        """Whether a variable declared here is a definition: at the top of a file or namespace."""
        block = self.blocks.at(byte)
        if block in self.open_blocks:
            return True
        return word == "var" and self.blocks.hoisted(block) in self.open_blocks

    # Who holds what

    def _hold_variables(self) -> None:
        for node in self.captures.get("declaration", []):
            word = node.children[0].type if node.child_count else ""
            for declarator in node.named_children:
                name = declarator.child_by_field_name("name")
                if name is None or name.type != "identifier" or name.is_missing:
                    continue
                value = assigned(declarator.child_by_field_name("value"))
                if value is None:
                    continue
                if value.type in _CODE:
                    kind = "class" if value.type == "class" else "function"
                    self.held[span(value)] = Held(name, kind, self._statement(node, declarator))
                elif value.type == "object" and self.is_open(node.start_byte, word):
                    self._hold_object(value, name, self._statement(node, declarator))

    def _statement(self, node: Node, declarator: Node) -> Node:
        """The whole statement where it declares one thing, else that declarator."""
        return self.wrapping(node) if node.named_child_count == 1 else declarator

    def _hold_object(self, value: Node, name: Node, outer: Node) -> None:
        """Functions of an object literal are members of the variable that holds it."""
        before = len(self.held)
        self._hold_properties(value, holder=span(value))
        if len(self.held) > before:
            self.held[span(value)] = Held(name, "variable", outer)
            self.heads.append(Head(*span(value), value, "object", self.held[span(value)]))

    def _hold_properties(self, value: Node, *, holder: Span | None = None, traits: int = 0) -> None:
        pending: list[tuple[Node, str]] = [(value, "")]
        while pending:
            properties, path = pending.pop()
            for child in properties.named_children:
                if child.type == "method_definition":
                    name, code = child.child_by_field_name("name"), child
                elif child.type == "pair":
                    name = child.child_by_field_name("key")
                    code = bare(child.child_by_field_name("value")) or child
                else:
                    continue
                if name is None or name.type not in _NAME_TYPES:
                    continue
                if code.type == "object":
                    if holder is not None:
                        pending.append((code, f"{path}{self.text(name)}."))
                    continue
                kind = {"method_definition": "method", "class": "class"}.get(code.type, "function")
                if code.type in _CODE or kind == "method":
                    self.held[span(code)] = Held(
                        name, kind, child, self.member_text(name), holder, path, None, traits
                    )

    def _hold_members(self) -> None:
        for members in self.class_bodies.values():
            for child in members:
                name = field_name(child)
                if name is None:
                    continue
                if child.type == "method_definition":
                    self.held[span(child)] = Held(name, "method", child, self.member_text(name))
                    continue
                value = bare(child.child_by_field_name("value"))
                if value is not None and value.type in FUNCTIONS:
                    self.held[span(value)] = Held(name, "method", child, self.member_text(name))

    def _hold_loose_methods(self) -> None:
        """Functions of objects that no variable holds: their calls are not those of what is around.

        A function that is a property's value belongs to the object where that is returned; in one
        that is handed on, it is a callback like any other.
        """
        for node in self.captures.get("method", []):
            if node.parent is not None and node.parent.type == "object":
                self._hold_loose(node, node.child_by_field_name("name"), node)
        for node in self.captures.get("return", []):
            value = bare(node.named_children[0]) if node.named_children else None
            for pair in (
                value.named_children if value is not None and value.type == "object" else ()
            ):
                code = bare(pair.child_by_field_name("value"))
                if code is not None and code.type in FUNCTIONS:
                    self._hold_loose(code, pair.child_by_field_name("key"), pair)

    def _hold_loose(self, code: Node, name: Node | None, outer: Node) -> None:
        if span(code) not in self.held and name is not None and name.type in _NAME_TYPES:
            self.held[span(code)] = Held(name, "method", outer, self.member_text(name))

    def _hold_assigned(self) -> None:
        for node in self.captures.get("assign", []):
            left, value = node.child_by_field_name("left"), bare(node.child_by_field_name("right"))
            if left is None or value is None or left.type != "member_expression":
                continue
            target = self.text(left)
            if not PLAIN.fullmatch(target):
                continue
            if target == "module.exports" and value.type == "object" and self.is_script:
                self._hold_properties(value, traits=Trait.EXPORTED)
            elif value.type in _CODE and span(value) not in self.held:
                made = self._assigned_name(node, left, value, target)
                if made is not None:
                    self.held[span(value)] = made

    def _assigned_name(self, node: Node, left: Node, value: Node, target: str) -> Held | None:
        name = left.child_by_field_name("property")
        kind = "class" if value.type == "class" else "function"
        if name is None or target.startswith("this."):
            return None
        owner = target.rpartition(".")[0]
        if target == "module.exports":
            own = value.child_by_field_name("name")
            text = None if own is not None else "default"
            return (
                Held(own or value, kind, node, text, traits=Trait.EXPORTED)
                if self.is_script
                else None
            )
        if owner in ("exports", "module.exports"):
            return Held(name, kind, node, traits=Trait.EXPORTED) if self.is_script else None
        if owner.endswith(".prototype"):
            method = "method" if kind == "function" else kind
            return Held(name, method, node, owner=owner.removesuffix(".prototype"))
        if self.blocks.at(node.start_byte) != MODULE_BLOCK:
            return None
        return Held(name, kind, node, owner=owner, traits=Trait.STATIC)

    def member_text(self, name: Node) -> str:
        """A member's name; quotes are no part of it."""
        text = self.text(name)
        return text[1:-1] if name.type == "string" else text

    # Heads

    def _add_heads(self) -> None:
        for what in ("function", "method"):
            for node in self.captures.get(what, []):
                held = self.held.get(span(node)) or self._own_name(node, "function")
                if held is not None and not held.name.is_missing:
                    start = function_start(node)
                    self.heads.append(Head(start, node.end_byte, node, "function", held))
        for node in self.captures.get("class", []):
            body = node.child_by_field_name("body")
            held = self.held.get(span(node)) or self._own_name(node, "class")
            if held is not None and body is not None and not held.name.is_missing:
                self.heads.append(Head(*span(body), node, "class", held))
        for what in ("interface", "enum", "alias", "namespace"):
            for node in self.captures.get(what, []):
                body = node.child_by_field_name("value" if what == "alias" else "body")
                if body is None or (what == "alias" and body.type != "object_type"):
                    continue
                held = self._own_name(
                    node, {"alias": "type_alias", "namespace": "module"}.get(what, what)
                )
                if held is not None:
                    self.heads.append(Head(*span(body), node, what, held))

    def _own_name(self, node: Node, kind: str) -> Held | None:
        name = node.child_by_field_name("name")
        if name is None or name.is_missing or node.type == "method_definition":
            return None
        text = self.member_text(name) if name.type == "string" else None
        return Held(name, kind, self.wrapping(node), text)

    def wrapping(self, node: Node) -> Node:
        """The statement around a declaration that exports or declares it, or itself."""
        outer = self.ambient_of.get(node.start_byte, node)
        return self.export_of.get(outer.start_byte, outer)
