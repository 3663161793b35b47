"""TypeScript and JavaScript: one query, then imports, exports, calls and what values are.

Nothing here knows other files: modules are recorded as written. They are turned into paths in
`modules`. Definitions and names come from `definitions` and `bindings`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

from probant.facts.languages.typescript.exports import ExportReading
from probant.facts.languages.typescript.nodes import (
    assigned,
    bare,
    first_part,
    function_start,
    string_value,
)
from probant.facts.languages.typescript.queries import (
    JAVASCRIPT_QUERY,
    LITERALS,
    PLAIN,
    TYPESCRIPT_QUERY,
)
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import shortened, squeeze
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS
from probant.facts.schema import SEPARATOR, CallRow, FileFacts

if TYPE_CHECKING:
    from tree_sitter import Node

_IMPORT_TYPE = re.compile(rb"""(import\(["']([^"'\n]*)["']\))(?=(?:\.[\w$]+)+<)""")
APPLIED = frozenset({"call", "apply"})
"""Members of every function that call it."""
OWN = frozenset(f"this.{name}" for name in APPLIED)
"""Here an object calls a method of its own: it is no function."""
_NO_VALUE = ("l", "m", "x", "b", "?")


def extract(source: bytes, package: str, grammar: str) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    is_javascript = grammar == "language"
    query = JAVASCRIPT_QUERY if is_javascript else TYPESCRIPT_QUERY
    root, captures = parse(source, package, query, grammar)
    masked = _masked(source) if root.has_error and not is_javascript else source
    if masked is not source:
        root, captures = parse(masked, package, query, grammar)
    reading = _FileReading(source, captures)
    if masked is not source:
        reading.masked = [
            (found.group(2).decode("utf-8", "replace"), source.count(b"\n", 0, found.start()) + 1)
            for found in _IMPORT_TYPE.finditer(source)
        ]
    reading.is_script = is_javascript and not captures.get("import") and not captures.get("export")
    return reading.facts(root)


def _masked(source: bytes) -> bytes:
    """With `import("x").Name<…>` as a plain name of its length: the grammar has no such type."""
    made = _IMPORT_TYPE.sub(lambda found: b"_" * len(found.group(1)), source)
    return made if made != source else source


_OPERATORS = frozenset({"await_expression", "unary_expression", "binary_expression"})


class _FileReading(ExportReading):
    """One pass over the captures of one file."""

    def read(self) -> None:
        self.collect()
        self.define_all()
        self._read_imports()
        self._read_required()
        self.bind_all()
        self._bind_imports()
        self._read_exports()
        if self.is_script:
            self._read_common_js()
        self._read_returns()
        self._read_attributes()
        self._read_aliases()
        self._write_values()

    # What functions give and instances hold

    def _read_returns(self) -> None:
        wanted: dict[int, int] = {}
        for no, head in enumerate(self.heads, 1):
            node = head.node
            if head.role != "function" or node.child_by_field_name("return_type") is not None:
                continue
            body = node.child_by_field_name("body")
            if body is None:
                continue
            if body.type != "statement_block":
                self.values.setdefault((no, "()"), []).append(body)
            else:
                wanted[self.blocks.at(function_start(node))] = no
        for node in self.captures.get("return", []) if wanted else ():
            owner = wanted.get(self.blocks.hoisted(self.blocks.at(node.start_byte)))
            value = first_part(node) if owner is not None else None
            if owner is not None and value is not None:
                self.values.setdefault((owner, "()"), []).append(value)

    def _read_attributes(self) -> None:
        for node in self.captures.get("assign", []):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            if left is None or right is None or left.type != "member_expression":
                continue
            target, part = left.child_by_field_name("object"), left.child_by_field_name("property")
            if target is None or part is None or target.type != "this":
                continue
            code = self.code_of_name(self.blocks.at(node.start_byte), "this")
            if code[:1] == "s":
                self.values.setdefault((int(code[1:]), self.text(part)), []).append(
                    assigned(right) or ""
                )

    def _write_values(self) -> None:
        for (no, name), values in self.values.items():
            if name.startswith("<"):
                self.attributes.append((no, name, str(values[0]), 0))
                continue
            codes = set()
            for value in values:
                if isinstance(value, str):
                    codes.add("l")
                elif value.type not in ("null", "undefined"):
                    codes.add(self._value_code(name, value))
            code = codes.pop() if len(codes) == 1 else ""
            if code and code not in _NO_VALUE:
                self.attributes.append((no, name, code, 0))
            elif name not in ("=", "()"):
                self.attributes.append((no, name, "", 0))

    def _value_code(self, name: str, value: Node) -> str:
        code = self.code_of(self.blocks.at(value.start_byte), value)
        if name == "()" and code[:1] == "s" and code.isalnum() and value.type == "this":
            return "this"
        return code

    def _read_aliases(self) -> None:
        for node in self.captures.get("declaration", []):
            for declarator in node.named_children:
                name, value = (
                    declarator.child_by_field_name("name"),
                    declarator.child_by_field_name("value"),
                )
                if (
                    name is not None
                    and value is not None
                    and name.type == "identifier"
                    and value.type == "object"
                    and not self.blocks.at(node.start_byte)
                ):
                    self.alias_properties(value)
                if (
                    name is not None
                    and value is not None
                    and name.type == "identifier"
                    and value.type in ("identifier", "member_expression")
                ):
                    text = self.text(value)
                    if PLAIN.fullmatch(text):
                        last = text.rpartition(".")[2]
                        self.aliases.append(
                            (
                                self.scopes.at(node.start_byte),
                                self.text(name),
                                last,
                                value.start_point[0] + 1,
                            )
                        )

    # Calls

    def _read_callees(self) -> None:
        """Before type arguments the grammar takes `await f` or `!f` for the callee."""
        self.captures["call"] = [_without_operators(node) for node in self.captures.get("call", [])]
        super()._read_callees()

    def _calls(self) -> list[CallRow]:
        rows: list[CallRow] = []
        starts = list(accumulate(len(line) + 1 for line in self.source.split(b"\n")))
        # By place; of calls that begin together the outer one first.
        self.callees.sort(key=lambda callee: (callee[0], -callee[1]))
        for start, end, node, expression in self.callees:
            if node.type == "import":
                continue
            line = last_line = bisect_right(starts, start) + 1
            if "\n" in expression:
                last_line = bisect_right(starts, end) + 1
                expression = squeeze(expression)
            name, bind = self._callee(self.blocks.at(start), node, expression)
            shown = self._shown(node, expression)
            rows.append((self.scopes.at(start), name, shown, line, last_line, bind, -1))
            if not name:
                rows += [row for _, _, row in self.chosen_calls(self.scopes.at(start), node)]
            own = self._own_method(self.blocks.at(start), expression)
            if own is not None:
                rows.append((self.scopes.at(start), own[0], shown, line, last_line, own[1], -1))
        return rows

    def _own_method(self, block: int, expression: str) -> tuple[str, str] | None:
        """`client.call()` calls the client, or a method of it that is named so: both are told."""
        parts = expression.split(".")
        if len(parts) < 2 or parts[-1] not in APPLIED or not PLAIN.fullmatch(expression):
            return None
        code = self.code_of_name(block, parts[0])
        if expression in OWN or code[:1] in "dib" or "prototype" in parts:
            return None
        return parts[-1], code

    def _callee(self, block: int, node: Node, expression: str) -> tuple[str, str]:
        if PLAIN.fullmatch(expression) and len(expression) <= MAX_EXPRESSION_CHARS:
            first, _, rest = expression.partition(".")
            name = rest.rpartition(".")[2] or first
            if name in APPLIED and rest and expression not in OWN:  # what stands before is called
                return expression.split(".")[-2], "x"
            if first == "super":
                code = self.code_of_name(block, "this")
                return name, f"u{code[1:]}" if code[:1] in "sd" and "." not in rest else "x"
            return name, self.code_of_name(block, first)
        inner = bare(node)
        if inner is not None and inner.type == "subscript_expression":
            return string_value(inner.child_by_field_name("index")) or "", "x"
        is_call = inner is not None and inner.type == "call_expression"
        if is_call and expression.startswith("require("):
            return "=", "x"  # what a module is, called at once
        if inner is None or inner.type != "member_expression":
            return (
                self.text(inner) if inner is not None and inner.type == "identifier" else ""
            ), "x"
        part, target = inner.child_by_field_name("property"), inner.child_by_field_name("object")
        if part is None or target is None:
            return "", "x"
        if target.type in LITERALS:
            return self.text(part), "b"
        code = self.code_of(block, target)
        return self.text(part), code if code[:1] in ("r", "b") else self._wrapped(code)

    def _shown(self, node: Node, expression: str) -> str:
        """A callee that is too long loses what stands between its brackets."""
        if len(expression) > MAX_EXPRESSION_CHARS:
            root, name, text = self.chain(node)
            if root is not None and name != "_":
                expression = text.replace("~", "")
        return shortened(expression, MAX_EXPRESSION_CHARS)

    def _wrapped(self, code: str) -> str:
        """The code of a receiver that is not written as a plain name."""
        return "x" if code in ("l", "m", "x", "?") else f"r{code}{SEPARATOR}_"


def _without_operators(callee: Node) -> Node:
    while callee.type in _OPERATORS and callee.named_child_count:
        callee = callee.named_children[-1]
    return callee
