"""Java: what the local names and fields of a file hold, asked for only when a call needs them.

A call's code tells the value it is made on, not what its first name means:
t<type> a value of that type · s<no>/u<no> this and super of a class · n<type> a class is made ·
r<code><SEPARATOR>=chain a value the chain gives, calls in it written `name(n)` with the number of
their arguments, `_` standing for what the code tells · ? the names as written, which no block binds
· a<types> a bare name within classes without a name, which extend those types.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.chain import PLAIN
from probant.facts.reading.blocks import Blocks, Declared, Nested, Span
from probant.facts.reading.parts import ParameterRow, squeeze
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS, Reading
from probant.facts.schema import SEPARATOR

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_STEPS = 5
"""How many names in a row a value is followed through."""
MAX_LINKS = 40
"""How long an expression may be whose value is followed."""


class Held(NamedTuple):
    """A written type, or a node whose value it is; an `element` of that where one is taken."""

    written: str = ""
    node: Node | None = None
    is_element: bool = False


class Body(NamedTuple):
    """The body of a class; `name` is the class it is or, without a name of its own, extends."""

    start: int
    end: int
    name: str
    is_anonymous: bool


class JavaValues(Reading):
    """Blocks, class bodies, and the values of the names declared in them."""

    OVERLOADS = True

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.body_numbers: dict[int, int] = {}
        self.body_names: dict[int, str] = {}
        self._component_rows: dict[int, list[ParameterRow]] = {}
        self._anonymous_methods: dict[tuple[int, str], list[tuple[int, int, bool]]] = {}
        self._known: dict[tuple[str, int], str] = {}

    @cached_property
    def blocks(self) -> Blocks[Held]:
        nodes = [n for key in ("block", "body", "method", "lambda", "each") for n in self._all(key)]
        return Blocks(((n.start_byte, n.end_byte) for n in nodes), first_counts=False)

    def _all(self, key: str) -> list[Node]:
        return self.captures.get(key, [])

    # Class bodies

    def read_bodies(self) -> None:
        bodies = sorted(self._all("body"), key=lambda node: (node.start_byte, -node.end_byte))
        self._bodies = Nested([(node.start_byte, node.end_byte) for node in bodies])
        self._extended = {node.start_byte: "" for node in self._all("anonymous")}
        for node in self._all("created"):
            body = next((c for c in node.named_children if c.type == "class_body"), None)
            if body is not None:
                self._extended[body.start_byte] = (
                    self.squeezed(node.child_by_field_name("type")) or ""
                )

    def read_owners(self, nodes: list[Node]) -> None:
        """The definitions that hold code, beside the class bodies."""
        self._owners = {(node.start_byte, node.end_byte) for node in nodes}
        bodies = zip(self._bodies.starts, self._bodies.ends, strict=True)
        spans = sorted(self._owners | set(bodies), key=lambda span: (span[0], -span[1]))
        self._holding = Nested(spans)

    def is_owned(self, body: Body) -> bool:
        at = self._holding.around(body.start - 1)
        return (self._holding.starts[at], self._holding.ends[at]) in self._owners

    def body_around(self, byte: int) -> Body | None:
        at = self._bodies.around(byte)
        return self._body(at) if at >= 0 else None

    def _body(self, at: int) -> Body:
        start = self._bodies.starts[at]
        base = self._extended.get(start)
        name = self.body_names.get(start, "") if base is None else base
        return Body(start, self._bodies.ends[at], name, base is not None)

    def add_anonymous_method(
        self, body: Body, name: str, no: int, parameters: list[ParameterRow]
    ) -> None:
        has_rest = any(parameter[3] for parameter in parameters)
        told = (no, len(parameters), has_rest)
        self._anonymous_methods.setdefault((body.start, name), []).append(told)

    def _nameless_around(self, byte: int) -> tuple[list[Body], int]:
        """The classes without a name between a place and the named class around it."""
        found: list[Body] = []
        at = self._bodies.around(byte)
        while at >= 0:
            body = self._body(at)
            if not body.is_anonymous:
                return found, self.body_numbers.get(body.start, 0)
            found.append(body)
            at = self._bodies.outer[at]
        return found, 0

    # Types and parameters

    def plain_type(self, node: Node) -> str:
        """The name of a type without its arguments and annotations; '' where it has none."""
        while node.type in ("generic_type", "annotated_type"):
            inner = [c for c in node.named_children if c.type.endswith("type_identifier")]
            inner = inner or [c for c in node.named_children if c.type == "generic_type"]
            if not inner:
                return ""
            node = inner[0]
        text = "".join(self.text(node).split())
        if PLAIN.fullmatch(text):
            return text
        parts = [self.text(c) for c in node.named_children if c.type == "type_identifier"]
        return parts[-1] if parts else ""

    def parameter(self, node: Node) -> tuple[Node | None, str | None]:
        """The name and the type of a parameter; an array for one that takes any number."""
        if node.type == "formal_parameter":
            name, written = node.child_by_field_name("name"), node.child_by_field_name("type")
            text = self.squeezed(written)
            brackets = node.child_by_field_name("dimensions")
            return name, text + "[]" if text and brackets is not None else text
        if node.type != "spread_parameter":
            return None, None
        declarators = [c for c in node.named_children if c.type == "variable_declarator"]
        types = [
            c for c in node.named_children if c.type not in ("modifiers", "variable_declarator")
        ]
        if not declarators or not types:
            return None, None
        return declarators[0].child_by_field_name("name"), f"{self.squeezed(types[0])}[]"

    def type_parameters(self, no: int, node: Node | None) -> None:
        """Names that stand for types in one definition; they are kept among the attributes."""
        for child in node.named_children if node is not None else ():
            name = next((c for c in child.named_children if c.type == "type_identifier"), None)
            bound = next((c for c in child.named_children if c.type == "type_bound"), None)
            if child.type == "type_parameter" and name is not None:
                types = bound.named_children if bound is not None else []
                text = self.squeezed(types[0]) if len(types) == 1 else ""
                text = text if types else "Object"
                row = (no, self.text(name), text or "", name.start_point[0] + 1)
                self.attributes.append(row)

    # Declarations

    def declare(self, name: Node, start: int, block: Span, written: str) -> None:
        self.blocks.declare(self.text(name), start, block, Held(written))

    def declare_parameters(self, node: Node, listed: Node | None) -> None:
        block = (node.start_byte, node.end_byte)
        for child in listed.named_children if listed is not None else ():
            name, written = self.parameter(child)
            if name is not None:
                self.declare(name, node.start_byte, block, written or "")

    def read_locals(self) -> None:
        for node in self._all("local"):
            self._declare_local(node)
        for node in self._all("lambda"):
            self._declare_lambda(node)
        for node in self._all("each"):
            block = (node.start_byte, node.end_byte)
            held = self._held(node, node.child_by_field_name("value"), is_element=True)
            self._declare_one(node.child_by_field_name("name"), block, held)
        for node in self._all("resource"):
            held = self._held(node, node.child_by_field_name("value"))
            self._declare_one(node.child_by_field_name("name"), None, held)
        for node in self._all("caught"):
            types = [
                t for c in node.named_children if c.type == "catch_type" for t in c.named_children
            ]
            written = self.squeezed(types[0]) if len(types) == 1 else ""
            self._declare_one(node.child_by_field_name("name"), None, Held(written or ""))
        for node in self._all("instanceof"):
            self._declare_instanceof(node)
        for node in self._all("pattern"):
            parts = [c for c in node.named_children if c.type != "modifiers"]
            if len(parts) == 2 and parts[1].type == "identifier":
                written = self.squeezed(parts[0]) or ""
                self._declare_one(parts[1], None, Held("" if written == "var" else written))

    def _held(self, node: Node, value: Node | None, *, is_element: bool = False) -> Held:
        """A written type or, for `var`, the value."""
        written = self.squeezed(node.child_by_field_name("type")) or ""
        return Held("", value, is_element) if written == "var" else Held(written)

    def _declare_one(self, name: Node | None, block: Span | None, held: Held) -> None:
        if name is None or name.is_missing:
            return
        block = block or self.blocks.around(name.start_byte)
        if block is not None:
            self.blocks.declare(self.text(name), name.start_byte, block, held)

    def _declare_local(self, node: Node) -> None:
        for declarator in node.children_by_field_name("declarator"):
            held = self._held(node, declarator.child_by_field_name("value"))
            brackets = declarator.child_by_field_name("dimensions")
            if brackets is not None and held.written:
                held = Held(held.written + "[]" * self.text(brackets).count("["))
            self._declare_one(declarator.child_by_field_name("name"), None, held)

    def _declare_lambda(self, node: Node) -> None:
        listed = node.child_by_field_name("parameters")
        block = (node.start_byte, node.end_byte)
        if listed is None:
            return
        if listed.type == "formal_parameters":
            self.declare_parameters(node, listed)
            return
        names = [listed] if listed.type == "identifier" else listed.named_children
        for name in names:
            self.blocks.declare(self.text(name), node.start_byte, block, Held())

    def _declare_instanceof(self, node: Node) -> None:
        """Known to the end of the statement; behind it too, where the test is negated."""
        name, written = node.child_by_field_name("name"), node.child_by_field_name("right")
        block = self.blocks.around(node.start_byte)
        if name is None or block is None:
            return
        held = Held(self.squeezed(written) or "")
        self._declare_one(name, block, held)
        before = self.source[block[0] : node.start_byte]
        if before.startswith(b"if") and b"!" in before and block[0]:
            self._declare_one(name, self.blocks.around(block[0] - 1), held)

    # Values

    def _code_at(self, name: str, place: int, n_steps: int) -> str:
        found = self.blocks.lookup(name, place)
        if found is None:
            return "?"
        key = (name, found.start)
        if key not in self._known:
            if n_steps >= MAX_STEPS:
                return "l"
            self._known[key] = self._code_of(found, n_steps)
        return self._known[key]

    def _code_of(self, found: Declared[Held], n_steps: int) -> str:
        written, node, is_element = found.value
        if written:
            return (
                f"t{written}" if len(written) <= MAX_EXPRESSION_CHARS and written != "var" else "l"
            )
        if node is None:
            return "l"
        return self._value_code(node, n_steps, "[]" if is_element else "")

    def _value_code(self, node: Node, n_steps: int, after: str = "") -> str:
        code, chain = self._spine(node, n_steps)
        if code == "l" or len(code) + len(chain) > MAX_EXPRESSION_CHARS:
            return "l"
        if not chain and not after:
            return code
        chain = (chain if code[:1] in "?ad" else "_" + chain) + after
        if code == "?" and PLAIN.fullmatch(chain) and n_steps == 0:
            return "?"
        return f"r{code}{SEPARATOR}={chain}"

    def _spine(self, node: Node, n_steps: int) -> tuple[str, str]:
        """The code of what an expression starts with, and the chain that follows."""
        after: list[str] = []
        for _ in range(MAX_LINKS):
            inner: Node | None = None
            rest = "".join(reversed(after))
            match node.type:
                case "identifier":
                    code = self._code_at(self.text(node), node.start_byte, n_steps + 1)
                    return code, self.text(node) + rest if code == "?" else rest
                case "this" | "super":
                    return self._self_code(node), rest
                case "parenthesized_expression":
                    inner = node.named_child(0)
                case "field_access":
                    inner, field = (node.child_by_field_name(f) for f in ("object", "field"))
                    if field is not None and field.type == "this" and inner is not None:
                        return "t" + self.text(inner), rest
                    after.append("." + self.text(field) if field is not None else "")
                case "method_invocation":
                    name, inner = (node.child_by_field_name(f) for f in ("name", "object"))
                    called = f"{self.text(name) if name else ''}({self._n_arguments(node)})"
                    if inner is None and name is not None:
                        code = self.bare_call(0, node, self.text(name))
                        return "l" if code == "m" else code, called + rest
                    if any(child.type == "super" for child in node.children[1:]):
                        return "l", ""
                    after.append("." + called)
                case "array_access":
                    after.append("[]")
                    inner = node.child_by_field_name("array")
                case "object_creation_expression" if self._made_body(node) is not None:
                    break  # a class of its own, of which only the base can be named
                case "object_creation_expression" | "cast_expression":
                    types = node.children_by_field_name("type")
                    text = self.squeezed(types[0]) if len(types) == 1 else ""
                    return f"t{text}" if text else "l", rest
                case "string_literal":
                    return "tString", rest
                case "class_literal":
                    return "tClass", rest
            if inner is None:
                break
            node = inner
        return "l", ""

    def _self_code(self, node: Node) -> str:
        nameless, no = self._nameless_around(node.start_byte)
        if nameless:
            return f"t{nameless[0].name}" if nameless[0].name else "l"
        return f"{'s' if node.type == 'this' else 'u'}{no}" if no else "l"

    # Calls

    def _read_callees(self) -> None:
        for node in self._all("invoked"):
            name = node.child_by_field_name("name")
            if name is not None and not name.is_missing:
                self._callee(node, node.start_byte, name.end_byte)
        for node in self._all("created"):
            written = node.child_by_field_name("type")
            while written is not None and written.type in ("generic_type", "annotated_type"):
                inner = [c for c in written.named_children if c.type.endswith("type_identifier")]
                written = inner[0] if inner else None
            if written is not None:
                self._callee(node, written.start_byte, written.end_byte)
        for node in self._all("explicit"):
            self._callee(node, node.start_byte, node.end_byte)

    def _callee(self, node: Node, start: int, end: int) -> None:
        text = self.source[start:end].decode("utf-8", "replace")
        self.callees.append((start, end, node, text))

    def _n_arguments(self, callee: Node) -> int:
        if callee.type in ("this", "super") and callee.parent is not None:
            callee = callee.parent
        arguments = callee.child_by_field_name("arguments")
        if arguments is None:
            return -1
        return sum(not child.type.endswith("comment") for child in arguments.named_children)

    def bare_call(self, scope: int, node: Node, name: str) -> str:  # noqa: ARG002 - by place
        if node.type == "object_creation_expression":
            return "x" if self._has_outer(node) else "n" + name
        if node.type in ("this", "super"):
            nameless, no = self._nameless_around(node.start_byte)
            return f"{'s' if node.type == 'this' else 'u'}{no}" if no and not nameless else "x"
        nameless, _ = self._nameless_around(node.start_byte)
        code = self._declared_code(nameless, node, name)
        bases = SEPARATOR.join(body.name for body in nameless)
        return code or ("a" + bases if nameless else "?")

    def _has_outer(self, node: Node) -> bool:
        """`outer.new Inner()`: what Inner is, is for the type of `outer` to say."""
        return self.source[node.start_byte : node.start_byte + 3] != b"new"

    def _made_body(self, node: Node) -> Node | None:
        """The body of the class without a name that an expression makes."""
        if node.type != "object_creation_expression":
            return None
        return next((c for c in node.named_children if c.type == "class_body"), None)

    def _declared_code(self, nameless: list[Body], node: Node, name: str) -> str:
        """The method that a class without a name has itself; '' if none of them has one."""
        n_args = self._n_arguments(node)
        for body in nameless:
            own = self._anonymous_methods.get((body.start, name))
            if own:
                fitting = [no for no, n, rest in own if n == n_args or (rest and n_args >= n - 1)]
                return f"d{fitting[0]}" if len(fitting) == 1 and fitting[0] else "m"
        return ""

    def chained_call(self, scope: int, node: Node, expression: str) -> tuple[str, str]:
        if node.type == "object_creation_expression":
            plain = "".join(expression.split())
            is_plain = PLAIN.fullmatch(plain) and not self._has_outer(node)
            return plain.rpartition(".")[2], "n" + plain if is_plain else "x"
        name = node.child_by_field_name("name")
        text = self.text(name) if name is not None else ""
        receiver = node.child_by_field_name("object")
        if receiver is None:  # type arguments before a bare name
            return text, self.bare_call(scope, node, text)
        if any(child.type == "super" for child in node.children[1:]):
            return text, "t" + squeeze(self.text(receiver))
        body = self._made_body(receiver)
        if body is not None:
            made = self.body_around(body.start_byte)
            code = self._declared_code([made] if made else [], node, text)
            written = self.squeezed(receiver.child_by_field_name("type"))
            return text, code or f"t{written}"
        if receiver.type == "this":
            code = self._own_code(node, text)
            return text, code or self._self_code(receiver)
        code = self._value_code(receiver, 0)
        return text, "x" if code in ("l", "m") else code

    def _own_code(self, node: Node, name: str) -> str:
        """`this.name()` within a class without a name that has such a method."""
        nameless, _ = self._nameless_around(node.start_byte)
        if not nameless or (nameless[0].start, name) not in self._anonymous_methods:
            return ""
        return self.bare_call(0, node, name)
