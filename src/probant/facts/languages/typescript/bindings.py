"""What names are bound to within a file, block by block, and what the values of things are.

Values are told in the codes beside `CallRow`. A chain of names is kept in a short form: brackets
without what stands in them, `~` for what an `await` gives, no `new`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.typescript.blocks import Maker
from probant.facts.languages.typescript.members import MemberReading
from probant.facts.languages.typescript.nodes import (
    Span,
    assigned,
    bare,
    first_part,
    function_start,
    pattern_names,
    span,
    words_before,
)
from probant.facts.languages.typescript.queries import BUILTINS, FUNCTIONS, LITERALS
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS
from probant.facts.schema import SEPARATOR, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

OPAQUE = Maker(code="l")
_NOTHING = frozenset({"null", "undefined"})
_UNKNOWN = ("l", "m", "x")
MAX_STEPS = 6
"""Through how many variables a value is followed."""
MAX_LINKS = 40
"""A longer chain of calls is followed by nobody."""
_PART = "_"
"""Stands for the first part of a chain that is no name."""


class BindingReading(MemberReading):
    """Fills the blocks of one file."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.import_at: dict[Span, int] = {}
        self.imported_names: dict[int, int] = {}
        self._known: dict[tuple[int, str], str] = {}
        self._under_way: set[tuple[int, str]] = set()

    def bind_all(self) -> None:
        self._bind_heads()
        self._bind_signatures()
        self._bind_variables()
        self._bind_parameters()
        self._bind_this()
        self._bind_opaque()
        self._bind_assigned()

    def give(self, byte: int, name: str, maker: Maker) -> None:
        self.blocks.bind(self.blocks.at(byte), name, maker)

    # Definitions

    def _bind_heads(self) -> None:
        for head in self.heads:
            held, node = head.held, head.node
            if held.object or held.owner or head.role in ("interface", "alias", "object"):
                continue
            text = held.text if held.text is not None else self.text(held.name)
            maker = Maker(code=f"d{self.number[span(node)]}")
            kind = held.outer.type
            if node.type == "method_definition" or kind in (
                "public_field_definition",
                "field_definition",
            ):
                continue
            if head.role == "namespace":
                block = self.blocks.at(node.start_byte)
                if held.name.type != "string" and not self.blocks.makers(block, text):
                    self.blocks.bind(block, text, maker)
            elif node.type in FUNCTIONS and node.child_by_field_name("name") == held.name:
                self.give(function_start(node), text, maker)
            elif not held.traits & Trait.EXPORTED and held.text != "default":
                self.give(held.name.start_byte, text, maker)
                own = node.child_by_field_name("name")
                if own is not None and own != held.name:
                    self.give(head.start, self.text(own), maker)

    def _bind_signatures(self) -> None:
        for no, name in self.signatures:
            block, text = self.blocks.at(name.start_byte), self.text(name)
            if not self.blocks.makers(block, text):
                self.blocks.bind(block, text, Maker(code=f"d{no}"))

    # Variables

    def _bind_variables(self) -> None:
        for node in self.captures.get("declaration", []):
            word = node.children[0].type if node.child_count else ""
            block = self.blocks.at(node.start_byte)
            if word == "var":
                block = self.blocks.hoisted(block)
            for declarator in node.named_children:
                name = declarator.child_by_field_name("name")
                if declarator.type == "variable_declarator" and name is not None:
                    self._bind_variable(declarator, name, block)

    def _bind_variable(self, declarator: Node, name: Node, block: int) -> None:
        value = assigned(declarator.child_by_field_name("value"))
        if name.type == "identifier" and value is not None:
            held = self.held.get(span(value))
            if held is not None and held.name == name:
                if value.type == "object":
                    no = self.number[span(value)]
                    self.blocks.bind(block, self.text(name), Maker(code=f"d{no}"))
                return
        annotation = declarator.child_by_field_name("type")
        whole = declarator.child_by_field_name("value")
        is_empty = whole is None or whole.type in _NOTHING
        for identifier, path in pattern_names(name):
            text = self.text(identifier)
            if identifier.start_byte in self.imported_names:
                code = f"i{self.imported_names[identifier.start_byte]}"
                self.blocks.bind(block, text, Maker(code=code))
                continue
            maker = Maker("", annotation, whole, path, is_empty and annotation is None)
            if identifier.start_byte in self.variable_at:
                maker = Maker(code=f"d{self.variable_at[identifier.start_byte]}")
            self.blocks.bind(block, text, maker)

    def _bind_parameters(self) -> None:
        for what in ("function", "method"):
            for node in self.captures.get(what, []):
                block = self.blocks.at(function_start(node))
                self._bind_generics(node, block)
                single = node.child_by_field_name("parameter")
                if single is not None:
                    self.blocks.bind(block, self.text(single), OPAQUE)
                listed = node.child_by_field_name("parameters")
                for child in listed.named_children if listed is not None else ():
                    self._bind_parameter(child, block)
        for node in self.captures.get("class", []):
            body = node.child_by_field_name("body")
            if body is not None:
                self._bind_generics(node, self.blocks.at(body.start_byte))

    def _bind_generics(self, node: Node, block: int) -> None:
        for name, bound in self.generics(node):
            self.blocks.bind(block, f"<{name}>", Maker(code=f"t{bound}" if bound else "l"))

    def _bind_parameter(self, node: Node, block: int) -> None:
        pattern = node.child_by_field_name("pattern") or node
        annotation = node.child_by_field_name("type")
        if pattern.type == "this":
            self.blocks.bind(block, "this", Maker(annotation=annotation))
            return
        is_typed = node.type in ("required_parameter", "optional_parameter")
        value = node.child_by_field_name("value") if is_typed else None
        for identifier, path in pattern_names(pattern):
            if annotation is None and value is None:
                maker = OPAQUE
            else:
                maker = Maker("", annotation, value, path)
            self.blocks.bind(block, self.text(identifier), maker)

    # `this`

    def _bind_this(self) -> None:
        for what in ("function", "method"):
            for node in self.captures.get(what, []):
                if node.type == "arrow_function":
                    continue
                block = self.blocks.at(function_start(node))
                if not self.blocks.makers(block, "this"):
                    self.blocks.bind(block, "this", Maker(code=self._this_of(node)))
        for node in self.captures.get("class", []):
            body = node.child_by_field_name("body")
            no = self.number.get(span(node))
            if body is not None:
                code = f"s{no}" if no is not None else "l"
                self.give(body.start_byte, "this", Maker(code=code))

    def _this_of(self, node: Node) -> str:
        held = self.held.get(span(node))
        if held is None:
            return "l"
        if held.object is not None:
            return f"d{self.number[held.object]}" if not held.inner_path else "l"
        if held.owner is not None:
            return self._owner_code(held.outer.start_byte, held.owner, held.traits)
        if node.type == "method_definition":
            owner = self.scopes.at(node.start_byte)
            if self.kind_of.get(owner) != "class":
                return "l"
            is_static = "static" in words_before(node, held.name)
            return f"d{owner}" if is_static else f"s{owner}"
        return "l"

    def _owner_code(self, byte: int, owner: str, traits: int) -> str:
        code = self.code_of_name(self.blocks.at(byte), owner)
        if code[:1] != "d":
            return "l"
        is_class = self.kind_of.get(int(code[1:])) == "class"
        return f"s{code[1:]}" if is_class and not traits & Trait.STATIC else code

    def _bind_opaque(self) -> None:
        for node in self.captures.get("each", []):
            left, kind = node.child_by_field_name("left"), node.child_by_field_name("kind")
            if left is None or kind is None:
                continue
            for identifier, _ in pattern_names(left):
                no = self.variable_at.get(identifier.start_byte)
                maker = OPAQUE if no is None else Maker(code=f"d{no}")
                self.give(node.start_byte, self.text(identifier), maker)
        for node in self.captures.get("catch", []):
            parameter = node.child_by_field_name("parameter")
            for identifier, _ in pattern_names(parameter) if parameter is not None else ():
                self.give(node.start_byte, self.text(identifier), OPAQUE)

    def _bind_assigned(self) -> None:
        for node in self.captures.get("assign", []):
            left = node.child_by_field_name("left")
            if left is not None and left.type == "identifier":
                self._assign(left, node.child_by_field_name("right"))
            elif left is not None and left.type in ("object_pattern", "array_pattern"):
                for identifier, _ in pattern_names(left):
                    self._assign(identifier, None)
        for left in self.captures.get("rebinds", []):
            self._assign(left, None)

    def _assign(self, left: Node, right: Node | None) -> None:
        name = self.text(left)
        holder = self.blocks.holder(self.blocks.at(left.start_byte), name)
        if holder is None:
            return
        value = assigned(right)
        first = self.blocks.makers(holder, name)[0]
        no = int(first.code[1:]) if first.code[:1] == "d" else 0
        if no and self.kind_of[no] in ("variable", "constant"):
            if no not in self.annotated:
                self.values.setdefault((no, "="), []).append(value if value is not None else "")
        else:
            self.blocks.bind(holder, name, Maker(value=right) if value is not None else OPAQUE)
            if holder == 0:
                self.rebound.add(name)

    # Codes

    def bind_code(self, scope: int, name: str, n_steps: int = 0) -> str:
        return self.code_of_name(scope, name, n_steps)

    def code_of_name(self, block: int, name: str, n_steps: int = 0) -> str:
        """What a name is bound to in a block."""
        holder = self.blocks.holder(block, name)
        if holder is None:
            return "b" if name in BUILTINS else "?"
        key = (holder, name)
        known = self._known.get(key)
        if known is None:
            if key in self._under_way or n_steps > MAX_STEPS:
                return "l"
            self._under_way.add(key)
            known = self._known[key] = self._settled(holder, name, n_steps)
            self._under_way.discard(key)
        return known

    def _settled(self, holder: int, name: str, n_steps: int) -> str:
        makers = self.blocks.makers(holder, name)
        if makers[0].annotation is not None:
            makers = makers[:1]  # what is assigned later is of the declared type
        solid = [maker for maker in makers if not maker.is_placeholder]
        codes = {self._made(holder, maker, n_steps) for maker in solid}
        if len(codes) == 1:
            return codes.pop()
        return "m" if codes else "l"

    def _made(self, holder: int, maker: Maker, n_steps: int) -> str:
        if maker.code:
            return self._typed(holder, maker.code[1:]) if maker.code[0] == "t" else maker.code
        if maker.path is None:
            return "l"
        if maker.annotation is not None:
            code = self._typed(holder, self.type_text(maker.annotation) or "")
        elif maker.value is not None:
            block = self.blocks.at(maker.value.start_byte)
            code = self.code_of(block, maker.value, n_steps + 1)
        else:
            return "l"
        if not maker.path or code in _UNKNOWN:
            return code
        return self._part_of(code, maker.path)

    def _part_of(self, code: str, path: str) -> str:
        if code.count(SEPARATOR) >= MAX_STEPS:
            return "l"
        return f"r{code}{SEPARATOR}{_PART}{path}"

    def _typed(self, block: int, text: str) -> str:
        """A written type; a type parameter counts as what it extends."""
        first = text.partition("<")[0].partition(" ")[0].partition(".")[0]
        holder = self.blocks.holder(block, f"<{first}>")
        if holder is None:
            return f"t{text}" if len(text) <= MAX_EXPRESSION_CHARS else "l"
        bound = self.blocks.makers(holder, f"<{first}>")[0].code
        return bound if first == text and f"<{bound[1:]}>" != f"<{first}>" else "l"

    def code_of(self, block: int, node: Node, n_steps: int = 0) -> str:
        """What the value of an expression is."""
        if node.type in ("as_expression", "type_assertion"):
            return self._cast(block, node, n_steps)
        number = self.number.get(span(node))
        if number is not None and node.type in (*FUNCTIONS, "class", "object"):
            return f"d{number}"
        root, name, text = self.chain(node)
        inner = self._root_code(block, root, name, n_steps)
        if inner in _UNKNOWN or text == name:
            return inner
        if len(text) > MAX_EXPRESSION_CHARS or inner.count(SEPARATOR) >= MAX_STEPS:
            return "l"
        return f"r{inner}{SEPARATOR}{text}"

    def _cast(self, block: int, node: Node, n_steps: int) -> str:
        parts = node.named_children
        if node.type == "type_assertion":
            listed = parts[0].named_children if parts else []
            return self._typed(block, self.type_text(listed[0]) or "") if listed else "l"
        if len(parts) < 2:  # `as const`
            inner = bare(node)
            return (
                self.code_of(block, inner, n_steps + 1)
                if inner is not None and n_steps <= MAX_STEPS
                else "l"
            )
        return self._typed(block, self.type_text(parts[-1]) or "")

    def _root_code(self, block: int, root: Node | None, name: str, n_steps: int) -> str:
        if root is None:
            return "x"
        if root.type in ("identifier", "this"):
            return self.code_of_name(block, name, n_steps + 1)
        if root.type == "call_expression":
            number = self.import_at.get(span(root))
            return f"i{number}" if number is not None else "x"
        if root.type in LITERALS:
            return "b"
        if root.type in ("as_expression", "type_assertion"):
            return self._cast(block, root, n_steps)
        return "l"

    def chain(self, node: Node) -> tuple[Node | None, str, str]:
        """The first part of an expression, its name, and the whole in short form."""
        tail: list[str] = []
        inner: Node | None = node
        while inner is not None and len(tail) < MAX_LINKS:
            kind = inner.type
            if kind == "member_expression":
                part = inner.child_by_field_name("property")
                tail.append(f".{self.text(part)}" if part is not None else "[]")
                inner = inner.child_by_field_name("object")
            elif kind == "call_expression" and span(inner) not in self.import_at:
                tail.append("()")
                inner = inner.child_by_field_name("function")
            elif kind == "new_expression":
                tail.append("()")
                inner = inner.child_by_field_name("constructor")
            elif kind == "subscript_expression":
                tail.append("[]")
                inner = inner.child_by_field_name("object")
            elif kind == "await_expression":
                tail.append("~")
                inner = first_part(inner)
            elif kind in (
                "parenthesized_expression",
                "non_null_expression",
                "satisfies_expression",
            ):
                inner = first_part(inner)
            else:
                break
        if inner is None or len(tail) == MAX_LINKS:
            return None, "", ""
        name = self.text(inner) if inner.type in ("identifier", "this") else _PART
        return inner, name, name + "".join(reversed(tail))
