"""What a receiver is made of, as far as one Rust file tells: locals by Rust's own scoping, and the
chain of fields, calls and patterns that leads from a known name to a value.

A value is told in the `bind` of a call: `t<type>`, or `r<start><SEPARATOR><steps>`, where `<start>`
tells the first step and steps stand one space apart: a path · `()` called · `{}` a literal of that
type · `.name` a field · `.name()` a method's result · `?` · `[]` an element by index · `@` what is
iterated · `!N` part of a tuple · `~path/part` part of a pattern · `|name/A:N` what a function gives
to the N-th parameter of the closure that is its A-th argument. What they come to, `typed` says.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages.rust import prelude
from probant.facts.languages.rust.patterns import index_of, numbered, patterns, tails, visible
from probant.facts.reading.parts import squeeze
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS, Reading
from probant.facts.schema import SEPARATOR

if TYPE_CHECKING:
    from tree_sitter import Node

OPAQUE = "l"
MAX_BIND_CHARS = 300
MAX_STEPS = 100
MAX_BINDINGS = 500
"""How many bindings of one name are looked through for the one in view."""
UNSEEN = -1
MAX_DEPTH = 8
"""How many locals in a row a value is followed through."""
_WORD = re.compile(r"[^\W\dA-Z]\w*|_\w+")
RAW = re.compile(r"\br#(?=[^\W\d])")
_KEEPING = frozenset(
    "Box::new Rc::new Arc::new Rc::clone Arc::clone mem::take mem::replace std::mem::take"
    " std::mem::replace core::mem::take core::mem::replace".split()
)
"""Functions whose value is, to a method call, that of their first argument."""
_MADE_BY_MACRO = {"format": "tString", "vec": "tVec<_>"}


class _Local(NamedTuple):
    """A binding: the bytes in which it is visible, its scope, and the node that makes it."""

    start: int
    end: int
    scope: int
    node: Node
    pattern: Node


class Values(Reading):
    """Reads locals, and what expressions come to."""

    BUILTINS = prelude.NAMES

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.closure_scopes: set[int] = set()
        self.closure_numbers: dict[int, int] = {}
        self.parent_of: dict[int, int] = {}
        self._makers: dict[str, list[Node]] = {}
        self._locals: dict[str, list[_Local]] = {}
        self._local_binds: dict[tuple[int, int, str], str] = {}

    def text(self, node: Node) -> str:
        """As written, but for the mark that makes a keyword a name: `r#type` is called `type`."""
        found = super().text(node)
        return RAW.sub("", found) if "r#" in found else found

    def read_locals(self) -> None:
        """Which nodes make a local of which name; what they make is found when asked for."""
        for kind, field in _PATTERN_FIELDS:
            for node in self.captures.get(kind, []):
                pattern = node.child_by_field_name(field)
                if pattern is not None:
                    for name in set(_WORD.findall(self.text(pattern))):
                        self._makers.setdefault(name, []).append(node)

    # Locals

    def local(self, name: str, at: int) -> _Local | None:
        """The binding of a name that is visible at a byte: of those around it the last one."""
        if name not in self._makers:
            return None
        if name not in self._locals:
            found = [one for node in self._makers[name] if (one := self._made(name, node))]
            self._locals[name] = sorted(found, key=lambda one: one.start)
        known, around = self._locals[name], self._function_around(at)
        last = bisect_right(known, at, key=lambda one: one.start)
        for one in reversed(known[max(0, last - MAX_BINDINGS) : last]):
            if at < one.end and one.scope in around:
                return one
        return None if last <= MAX_BINDINGS else known[0]._replace(scope=UNSEEN)

    def _function_around(self, at: int) -> set[int]:
        """Scopes whose locals are seen: closures see those of the function around them."""
        scope = self.scopes.at(at)
        found = {scope}
        while scope in self.closure_scopes:
            scope = self.parent_of[scope]
            found.add(scope)
        return found

    def _made(self, name: str, node: Node) -> _Local | None:
        start, end = visible(node)
        for pattern in patterns(node):
            if self._steps_to(name, pattern) is not None:
                return _Local(start, end, self.scopes.at(start), node, pattern)
        return None

    def _local_bind(self, name: str, local: _Local, depth: int) -> str:
        if local.scope == UNSEEN:
            return OPAQUE
        key = (local.node.start_byte, local.pattern.start_byte, name)
        if key not in self._local_binds:
            self._local_binds[key] = OPAQUE  # whatever leads back here is not known
            self._local_binds[key] = self._find_local_bind(name, local, depth)
        return self._local_binds[key]

    def _find_local_bind(self, name: str, local: _Local, depth: int) -> str:
        node, pattern = local.node, local.pattern
        steps = self._steps_to(name, pattern)
        if steps is None:
            return OPAQUE
        closure = self.closure_numbers.get(node.start_byte)
        if closure is not None and node.type == "let_declaration":
            return f"d{closure}"
        written = self._written_type(node, pattern)
        if written is not None:
            kind = squeeze(self.text(written))
            known = f"t{kind}" if len(kind) < MAX_EXPRESSION_CHARS and kind != "_" else OPAQUE
            return _joined(known, steps)
        match node.type:
            case "let_declaration" | "let_condition":
                return self._taken(node, steps, depth)
            case "for_expression":
                return _joined(self._value_of(node, depth), ["@", *steps])
            case "match_arm":
                block = node.parent
                matched = block.parent if block is not None else None
                return self._taken(matched, steps, depth)
            case "closure_expression":
                return _joined(self._given_to(node, pattern, depth), steps)
        return OPAQUE

    def _written_type(self, node: Node, pattern: Node) -> Node | None:
        if node.type in ("function_item", "closure_expression"):
            parameter = pattern.parent
            if parameter is not None and parameter.type == "parameter":
                return parameter.child_by_field_name("type")
            return None
        return node.child_by_field_name("type") if node.type == "let_declaration" else None

    def _taken(self, node: Node | None, steps: list[str], depth: int) -> str:
        """What a pattern takes out of the value it is matched with."""
        value = node.child_by_field_name("value") if node is not None else None
        while value is not None and steps and value.type == "tuple_expression":
            number = steps[0][1:]
            if steps[0][0] != "!" or not number.isdigit():
                return OPAQUE
            parts = [one for one in value.named_children if not one.type.endswith("comment")]
            value = parts[int(number)] if int(number) < len(parts) else None
            steps = steps[1:]
        return _joined(self.value(value, depth + 1) if value is not None else OPAQUE, steps)

    def _value_of(self, node: Node | None, depth: int) -> str:
        value = node.child_by_field_name("value") if node is not None else None
        return self.value(value, depth + 1) if value is not None else OPAQUE

    def _given_to(self, closure: Node, pattern: Node, depth: int) -> str:
        """What the method that takes a closure gives to this parameter of it."""
        arguments = closure.parent
        call = arguments.parent if arguments is not None else None
        if call is None or call.type != "call_expression":
            return OPAQUE
        callee = without_type_arguments(call.child_by_field_name("function"))
        parameters = closure.child_by_field_name("parameters")
        if callee is None or parameters is None or arguments is None:
            return OPAQUE
        place = f"{index_of(arguments, closure)}:{index_of(parameters, pattern)}"
        if callee.type in ("identifier", "scoped_identifier"):
            return self._rooted(callee, [f"|/{place}"])
        receiver, field = callee.child_by_field_name("value"), callee.child_by_field_name("field")
        if callee.type != "field_expression" or receiver is None or field is None:
            return OPAQUE
        return _joined(self.value(receiver, depth + 1), [f"|{self.text(field)}/{place}"])

    def _steps_to(self, name: str, pattern: Node) -> list[str] | None:
        """The steps from a matched value to the part that a pattern calls `name`."""
        pending: list[tuple[Node, list[str]]] = [(pattern, [])]
        found: list[list[str]] = []
        while pending:
            node, steps = pending.pop()
            if node.type in ("identifier", "shorthand_field_identifier"):
                if self.text(node) == name:
                    found.append(steps)
                continue
            pending += self._inner_patterns(node, steps)
        if not found:
            return None
        return found[0] if all(one == found[0] for one in found) else ["!?"]

    def _inner_patterns(self, node: Node, steps: list[str]) -> list[tuple[Node, list[str]]]:
        children = [one for one in node.named_children if not one.type.endswith("comment")]
        match node.type:
            case "tuple_pattern" | "slice_pattern":
                mark = "[]" if node.type == "slice_pattern" else ""
                return [(one, [*steps, mark or f"!{number}"]) for number, one in numbered(node)]
            case "tuple_struct_pattern":
                path = node.child_by_field_name("type")
                told = self._path(path) if path is not None else ""
                return [(one, [*steps, f"~{told}/{n}"]) for n, one in numbered(node)]
            case "struct_pattern":
                path = node.child_by_field_name("type")
                return self._field_patterns(children, steps, self._path(path) if path else "")
            case "match_pattern":
                return [(children[0], steps)] if children else []
            case "captured_pattern" | "or_pattern" | "ref_pattern" | "mut_pattern":
                return [(one, steps) for one in children]
            case "reference_pattern" | "parameter" | "closure_parameters":
                return [(one, steps) for one in children]
        return []

    def _field_patterns(
        self, children: list[Node], steps: list[str], path: str
    ) -> list[tuple[Node, list[str]]]:
        found = []
        for one in children:
            if one.type == "field_pattern":
                name, inner = one.child_by_field_name("name"), one.child_by_field_name("pattern")
                if name is not None:
                    found.append((inner or name, [*steps, f"~{path}/{self.text(name)}"]))
        return found

    def _path(self, node: Node) -> str:
        """A path without spaces and type arguments."""
        text = "".join(self.text(node).split())
        return without_arguments(text) if "<" in text else text

    # Values

    def value(self, node: Node, depth: int = 0) -> str:
        """What an expression comes to, told as a `bind`."""
        steps: list[str] = []
        for _ in range(MAX_STEPS):
            inner = self._step(node, steps)
            if inner is None:
                break
            node = inner
        else:
            return OPAQUE
        steps.reverse()
        return self._started(node, steps, depth)

    def _step(self, node: Node, steps: list[str]) -> Node | None:
        """One step towards the start of an expression; None where it is reached."""
        match node.type:
            case "field_expression":
                field = node.child_by_field_name("field")
                steps.append(f".{self.text(field)}" if field is not None else "!?")
                return node.child_by_field_name("value")
            case "call_expression":
                return self._call_step(node, steps)
            case "try_expression":
                steps.append("?")
            case "await_expression":
                steps.append(".await")
            case "index_expression":
                if node.named_child_count > 1 and node.named_children[1].type != "range_expression":
                    steps.append("[]")
            case "parenthesized_expression" | "reference_expression":
                return node.named_children[-1] if node.named_child_count else None
            case "unary_expression":
                if not self.source.startswith(b"*", node.start_byte):
                    return None
            case _:
                return None
        return node.named_children[0] if node.named_child_count else None

    def _call_step(self, node: Node, steps: list[str]) -> Node | None:
        callee = without_type_arguments(node.child_by_field_name("function"))
        if callee is None:
            return None
        if callee.type == "field_expression":
            field = callee.child_by_field_name("field")
            steps.append(f".{self.text(field)}()" if field is not None else "!?")
            return callee.child_by_field_name("value")
        if callee.type not in ("identifier", "scoped_identifier"):
            return None
        if callee.type == "scoped_identifier" and self._path(callee) in _KEEPING:
            arguments = node.child_by_field_name("arguments")
            if arguments is not None and arguments.named_child_count:
                return arguments.named_children[0]
        steps.append("()")
        return callee

    def _started(self, node: Node, steps: list[str], depth: int) -> str:
        match node.type:
            case "self":
                return _joined("tSelf", steps)
            case "identifier" | "scoped_identifier":
                return self._named(node, steps, depth)
            case "struct_expression":
                name = node.child_by_field_name("name")
                return self._rooted(name, ["{}", *steps]) if name is not None else OPAQUE
            case "type_cast_expression":
                kind = node.child_by_field_name("type")
                return _joined(f"t{squeeze(self.text(kind))}" if kind else OPAQUE, steps)
            case "string_literal" | "raw_string_literal":
                return _joined("t&str", steps)
            case "macro_invocation":
                macro = node.child_by_field_name("macro")
                made = _MADE_BY_MACRO.get(self.text(macro)) if macro is not None else None
                return _joined(made, steps) if made else OPAQUE
            case "match_expression" | "if_expression" | "block" | "unsafe_block":
                return self._chosen(node, steps, depth)
        return OPAQUE

    def _chosen(self, node: Node, steps: list[str], depth: int) -> str:
        """What branches come to: all of them are of one type, so one that is known tells it."""
        if depth >= MAX_DEPTH:
            return OPAQUE
        for tail in tails(node):
            found = self.value(tail, depth + 1)
            if found != OPAQUE:
                return _joined(found, steps)
        return OPAQUE

    def _named(self, node: Node, steps: list[str], depth: int) -> str:
        if node.type == "identifier":
            name = self.text(node)
            local = self.local(name, node.start_byte)
            if local is not None:
                known = self._local_bind(name, local, depth) if depth < MAX_DEPTH else OPAQUE
                return _joined(known, steps)
        return self._rooted(node, steps)

    def _rooted(self, node: Node, steps: list[str]) -> str:
        """A value that starts with a path, not with a local."""
        path = self._path(node)
        if not path or path[0] == "<":
            return OPAQUE
        code = self.path_code(self.scopes.at(node.start_byte), path)
        bind = f"r{code}{SEPARATOR}{' '.join([path, *steps])}"
        return bind if len(bind) <= MAX_BIND_CHARS else OPAQUE

    def path_code(self, scope: int, path: str) -> str:
        """What a path's first name is bound to; namespaces are the resolver's matter."""
        code = self.bind_code(scope, path.removeprefix("::").partition("::")[0])
        return "?" if code == "m" else code


_PATTERN_FIELDS = (
    ("function", "parameters"), ("let", "pattern"), ("arm", "pattern"), ("for", "pattern"),
    ("closure", "parameters"),
)  # fmt: skip


def _joined(known: str, steps: list[str]) -> str:
    """A value with further steps behind it."""
    if known[0] in "lmx":
        # A pattern tells what it takes apart, whatever the value came from.
        first = next((n for n, step in enumerate(steps) if _is_own_pattern(step)), None)
        if first is None:
            return OPAQUE
        known, steps = OPAQUE, steps[first:]
    if not steps:
        return known
    bind = (
        f"{known} {' '.join(steps)}"
        if known[0] == "r"
        else f"r{known}{SEPARATOR}_ {' '.join(steps)}"
    )
    return bind if len(bind) <= MAX_BIND_CHARS else OPAQUE


def _is_own_pattern(step: str) -> bool:
    return step[0] == "~" and step[1:].partition("/")[0] not in ("Some", "Ok", "Err")


def without_type_arguments(node: Node | None) -> Node | None:
    """A callee without the type arguments written behind it."""
    if node is not None and node.type == "generic_function":
        return node.child_by_field_name("function")
    return node


def without_arguments(text: str) -> str:
    """A path without what stands in angle brackets: `Vec::<u8>::new` is `Vec::new`."""
    if text[:1] == "<":
        return text
    found, depth = [], 0
    for place, char in enumerate(text):
        if char == "<":
            depth += 1
        elif char == ">" and text[place - 1] not in "-=":
            depth -= 1
        elif depth == 0:
            found.append(char)
    return "".join(found).replace("::::", "::").removesuffix("::")
