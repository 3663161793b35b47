"""Go: what the local names of a file hold, as told beside `CallRow`, asked for only when a call
starts with them.

A value that is made by an expression is written `r<code of its first name><SEPARATOR>n=chain`: the
chain with its arguments left out, and which of several results is meant. `resolve` reads that.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from probant.facts.chain import PLAIN
from probant.facts.reading.blocks import Blocks, Declared
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS, Reading
from probant.facts.schema import MODULE_SCOPE, SEPARATOR

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_STEPS = 5
"""How many names in a row a value is followed through."""

MAX_LINKS = 40
"""How long an expression may be whose value is followed."""

Held = tuple[str, "Node | None", int, str]
"""type|value|element|code, the node it is written as, which of several results, the code itself."""

OPAQUE: Held = ("code", None, 0, "l")
_TYPE_MAKERS = frozenset({"new", "make"})
_NO_CONSTRAINT = frozenset({"any", "comparable", "interface{}"})


class GoValues(Reading):
    """Blocks, and the values of the names declared in them."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.named_literals: dict[int, tuple[Node, Node]] = {}
        self.literal_numbers: dict[int, int] = {}
        self._literal_names: set[int] = set()
        self._constraints: dict[tuple[int, int], dict[str, str]] = {}
        self._assigned: set[tuple[str, int]] = set()
        self._known: dict[tuple[str, int], str] = {}

    @cached_property
    def blocks(self) -> Blocks[Held]:
        spans = ((n.start_byte, n.end_byte) for n in self.captures.get("block", []))
        return Blocks(spans, first_counts=True)

    # Functions bound to names

    def read_literals(self) -> None:
        """Which function literals get a name where they stand."""
        for node in self.captures.get("short", []):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            if left is not None and right is not None:
                self._pair(left.named_children, right)
        for node in self.captures.get("var", []):
            right = node.child_by_field_name("value")
            if right is not None:
                self._pair(node.children_by_field_name("name"), right)

    def _pair(self, names: list[Node], right: Node) -> None:
        values = right.named_children
        for name, value in zip(names, values, strict=False):
            named = name.type == "identifier" and self.text(name) != "_" and not name.is_missing
            if value.type == "func_literal" and named:
                self.named_literals[value.start_byte] = (value, name)
                self._literal_names.add(name.start_byte)

    def is_literal(self, name: Node) -> bool:
        return name.start_byte in self._literal_names

    # Declarations

    def read_locals(self) -> None:
        for node in self.captures.get("literal", []):
            self.declare_parameters(node)
        for node in self.captures.get("short", []):
            self._declare_values(node, node.child_by_field_name("left"), "right")
        for node in self.captures.get("receive", []):
            self._declare_values(node, node.child_by_field_name("left"), "right")
        for node in self.captures.get("var", []):
            self._declare_variables(node)
        for node in self.captures.get("const", []):
            self._declare_constants(node)
        for node in self.captures.get("range", []):
            self._declare_range(node)
        for node in self.captures.get("switch", []):
            self._declare_switch(node)

    def declare_parameters(self, node: Node) -> None:
        body = node.child_by_field_name("body")
        if body is None:
            return
        block = (body.start_byte, body.end_byte)
        for field in ("receiver", "parameters", "result"):
            listed = node.child_by_field_name(field)
            if listed is None or listed.type != "parameter_list":
                continue
            for child in listed.named_children:
                written = child.child_by_field_name("type")
                kind = "rest" if child.type.startswith("variadic") else "type"
                for name in child.children_by_field_name("name"):
                    held = (kind, written, 0, "") if written is not None else OPAQUE
                    self.blocks.declare(self.text(name), body.start_byte, block, held)

    def _declare_values(self, node: Node, left: Node | None, field: str) -> None:
        right = node.child_by_field_name(field)
        block = self.blocks.around(node.start_byte)
        if block is None or left is None:
            return
        values = [right] if right is not None and right.type != "expression_list" else []
        values = values or (right.named_children if right is not None else [])
        names = [name for name in left.named_children if name.type != "comment"]
        for number, name in enumerate(names):
            if name.type == "identifier":
                held = self._held(values, number, len(names))
                self.blocks.declare(self.text(name), node.end_byte, block, held)

    def _held(self, values: list[Node], number: int, n_names: int) -> Held:
        if len(values) == n_names:
            return ("value", values[number], 0, "")
        return ("value", values[0], number, "") if len(values) == 1 else OPAQUE

    def _declare_variables(self, node: Node) -> None:
        block = self.blocks.around(node.start_byte)
        if block is None:
            return
        written, right = node.child_by_field_name("type"), node.child_by_field_name("value")
        names = node.children_by_field_name("name")
        for number, name in enumerate(names):
            held = OPAQUE
            if written is not None:
                held = ("type", written, 0, "")
            elif right is not None:
                held = self._held(right.named_children, number, len(names))
            self.blocks.declare(self.text(name), node.end_byte, block, held)

    def _declare_constants(self, node: Node) -> None:
        block = self.blocks.around(node.start_byte)
        if block is None:
            return
        for spec in node.named_children:
            for name in spec.children_by_field_name("name"):
                self.blocks.declare(self.text(name), spec.end_byte, block, OPAQUE)

    def _declare_range(self, node: Node) -> None:
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        block = self.blocks.around(node.start_byte)
        if left is None or right is None or block is None:
            return
        if b":=" not in self.source[left.end_byte : right.start_byte]:
            return
        for number, name in enumerate(left.named_children):
            held: Held = ("element", right, 0, "") if number == 1 else OPAQUE
            self.blocks.declare(self.text(name), node.end_byte, block, held)

    def _declare_switch(self, node: Node) -> None:
        """`switch x := y.(type)`: in a case of one type, that is the type of `x`."""
        alias = node.child_by_field_name("alias")
        if alias is None:
            return
        names = [self.text(name) for name in alias.named_children if name.type == "identifier"]
        for case in node.named_children:
            if case.type not in ("type_case", "default_case"):
                continue
            types = case.children_by_field_name("type")
            block = (case.start_byte, case.end_byte)
            held = ("type", types[0], 0, "") if len(types) == 1 else OPAQUE
            for name in names:
                self.blocks.declare(name, case.start_byte, block, held)

    def type_parameters(self, no: int, node: Node | None, receiver: Node | None) -> None:
        """Names that stand for types in one definition; they are kept among the attributes."""
        found: dict[str, str] = {}
        for child in node.named_children if node else ():
            written = self.squeezed(child.child_by_field_name("type")) or ""
            found |= {self.text(name): written for name in child.children_by_field_name("name")}
        pending = [receiver] if receiver is not None else []
        while pending:
            inner = pending.pop()
            if inner.type == "type_arguments":
                found |= {self.text(child): "" for child in inner.named_children}
            elif inner.type != "type_identifier":
                pending += inner.named_children
        head = node if node is not None else receiver
        definition = head.parent if head is not None else None
        body = definition.child_by_field_name("body") if definition is not None else None
        for name, constraint in found.items():
            line = self.defs[-1][5]
            self.attributes.append((no, name, "", line))
            if body is not None:
                block = (body.start_byte, body.end_byte)
                self.blocks.declare(name, body.start_byte, block, OPAQUE)
                self._constraints.setdefault(block, {})[name] = constraint

    # Package-level variables without a written type

    def infer(self, name: Node, written: str) -> None:
        """What a variable of the file holds is kept among the attributes of scope 0."""
        self.attributes.append((MODULE_SCOPE, self.text(name), written, name.start_point[0] + 1))

    def infer_value(self, name: Node, right: Node | None, number: int, n_names: int) -> None:
        if right is None:
            return
        kind, node, which, _ = self._held(right.named_children, number, n_names)
        if kind != "value" or node is None:
            return
        root, chain = self._spine(node)
        if root is None and chain:
            self.infer(name, f"{which or ''}={chain}" if chain.endswith("()") else f"={chain}")
        elif root is not None and root[:1] == "t" and not chain and not which:
            self.infer(name, root[1:])

    # Values

    def bind_code(self, scope: int, name: str, n_steps: int = 0) -> str:
        return self._code_at(scope, name, self.place, n_steps)

    def _code_at(self, scope: int, name: str, place: int, n_steps: int) -> str:
        found = self.blocks.lookup(name, place)
        if found is None:
            return super().bind_code(scope, name, n_steps)
        key = (name, found.start)
        if key not in self._known:
            if n_steps >= MAX_STEPS:
                return "l"
            self._known[key] = self._code_of(scope, name, found, n_steps)
        return self._known[key]

    def _code_of(self, scope: int, name: str, found: Declared[Held], n_steps: int) -> str:
        kind, node, which, code = found.value
        if kind == "code" or node is None:
            return code
        if kind in ("type", "rest"):
            return self._type_code(node, found.block, "[]" if kind == "rest" else "")
        if kind == "value" and node.type == "func_literal":
            no = self.literal_numbers.get(node.start_byte)
            return "l" if no is None or (name, found.start) in self._assigned else f"d{no}"
        return self._value_code(scope, node, which, n_steps, "[]" if kind == "element" else "")

    def _type_code(self, node: Node, block: tuple[int, int], before: str) -> str:
        text = self.squeezed(node) or ""
        constraint = self._constraints.get(block, {}).get(text)
        if constraint is not None:
            is_one = PLAIN.fullmatch(constraint) and constraint not in _NO_CONSTRAINT
            text = constraint if is_one else ""
        return f"t{before}{text}" if text and len(text) <= MAX_EXPRESSION_CHARS else "l"

    def _value_code(self, scope: int, node: Node, which: int, n_steps: int, after: str) -> str:
        root, chain = self._spine(node)
        if which and not chain.endswith("()"):
            return "l"  # `ok` of a map, a channel or an assertion
        if root is None:
            first = chain.partition(".")[0].partition("(")[0].partition("[")[0]
            root = self._code_at(scope, first, node.start_byte, n_steps + 1)
        elif chain:
            chain = "_" + chain
        if root in ("l", "m", "x", "b") or len(chain) + len(root) > MAX_EXPRESSION_CHARS:
            return "l"
        chain += after
        if not chain:
            return root
        return f"r{root}{SEPARATOR}{which or ''}={chain}"

    def _spine(self, node: Node) -> tuple[str | None, str]:
        """A value as a chain of names, calls and elements; or a code and what follows it."""
        after: list[str] = []
        for _ in range(MAX_LINKS):
            inner: Node | None = None
            match node.type:
                case "identifier":
                    return None, self.text(node) + "".join(reversed(after))
                case "parenthesized_expression":
                    inner = node.named_child(0)
                case "unary_expression":
                    sign = self.source[node.start_byte : node.start_byte + 1]
                    inner = node.child_by_field_name("operand") if sign in b"&*<" else None
                    if sign == b"<":
                        after.append("[]")
                case "selector_expression":
                    field = node.child_by_field_name("field")
                    after.append("." + self.text(field) if field else "")
                    inner = node.child_by_field_name("operand")
                case "index_expression":
                    after.append("[]")
                    inner = node.child_by_field_name("operand")
                case "slice_expression":
                    inner = node.child_by_field_name("operand")
                case "call_expression":
                    inner = node.child_by_field_name("function")
                    made = self._made(node, inner)
                    if made is not None:
                        return made, "".join(reversed(after))
                    after.append("()")
                case "type_conversion_expression":
                    written = node.child_by_field_name("type")
                    text = self.squeezed(written) or ""
                    if written is not None and written.type == "generic_type":
                        plain = text.partition("[")[0]  # a generic function is written the same way
                        return None, plain + "()" + "".join(reversed(after))
                    return "t" + text, "".join(reversed(after))
                case "composite_literal" | "type_assertion_expression":
                    text = self.squeezed(node.child_by_field_name("type")) or ""
                    return "t" + text if text else "l", "".join(reversed(after))
            if inner is None:
                break
            node = inner
        return "l", ""

    def _made(self, node: Node, function: Node | None) -> str | None:
        """The type `new` and `make` give."""
        if function is None or function.type != "identifier":
            return None
        if self.text(function) not in _TYPE_MAKERS:
            return None
        arguments = node.child_by_field_name("arguments")
        first = arguments.named_child(0) if arguments is not None else None
        return "t" + (self.squeezed(first) or "") if first is not None else "l"

    # Calls and assignments

    def chained_call(self, scope: int, node: Node, expression: str) -> tuple[str, str]:
        if PLAIN.fullmatch(expression):
            return super().chained_call(scope, node, expression)
        while node.type == "parenthesized_expression" and node.named_child_count:
            node = node.named_children[0]
            if node.type == "unary_expression":  # a conversion to a pointer: (*T)(x)
                node = node.child_by_field_name("operand") or node
        if node.type == "index_expression":  # a generic function with its types, or an element
            node = node.child_by_field_name("operand") or node
            return self.chained_call(scope, node, self.text(node))
        if node.type == "identifier":
            return self.text(node), self.bind_code(scope, self.text(node))
        if node.type != "selector_expression":
            return "", "x"
        operand, field = node.child_by_field_name("operand"), node.child_by_field_name("field")
        if operand is None or field is None:
            return "", "x"
        code = self._value_code(scope, operand, 0, 0, "")
        return self.text(field), "x" if code == "l" else code

    def read_assigned(self) -> None:
        for node in self.captures.get("assigned", []):
            name = self.text(node)
            found = self.blocks.lookup(name, node.start_byte)
            if found is None:
                self.rebound.add(name)
            else:
                self._assigned.add((name, found.start))
