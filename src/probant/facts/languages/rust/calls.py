"""The calls of a Rust file, in the order they stand: paths, methods, macros, tokens like calls."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate
from typing import TYPE_CHECKING

from probant.facts.languages.rust import prelude
from probant.facts.languages.rust.values import OPAQUE, RAW, Values, without_type_arguments
from probant.facts.reading.parts import CHOOSING, ELEMENTS, chosen_names, shortened, squeeze
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS
from probant.facts.schema import CallRow

if TYPE_CHECKING:
    from tree_sitter import Node

_BEFORE = re.compile(r"(?:[\w$]+\s*(?:\.|::)\s*)+$|\.\s*$|::\s*$")
_NO_CALLS = frozenset(
    "if else while for match return let in as fn struct enum impl trait mod use pub move loop where"
    " unsafe async await dyn ref mut break continue".split()
)


class Calls(Values):
    """Reads calls."""

    def _calls(self) -> list[CallRow]:
        placed: list[tuple[int, int, CallRow]] = []
        starts = list(accumulate(len(line) + 1 for line in self.source.split(b"\n")))
        for start, end, name, expression, bind in self._told_calls():
            line, last = bisect_right(starts, start) + 1, bisect_right(starts, end) + 1
            text = RAW.sub("", shortened(squeeze(expression), MAX_EXPRESSION_CHARS))
            placed.append((start, -end, (self.scopes.at(start), name, text, line, last, bind, -1)))
        placed.sort()
        return [row for _, _, row in placed]

    def _told_calls(self) -> list[tuple[int, int, str, str, str]]:
        found = []
        for start, end, node, expression in self.callees:
            inner = _without_brackets(node)
            if inner.id != node.id:
                expression = self.text(inner)
            name, bind = self._callee(inner)
            found.append((start, end, name, expression, bind))
            if not name and inner.type in CHOOSING | ELEMENTS:
                found += [
                    (one.start_byte, one.end_byte, self.text(one), self.text(one), "v")
                    for one in chosen_names(inner)
                ]
        for node in self.captures.get("invoked", []):
            path = self._path(node)
            scope = self.scopes.at(node.start_byte)
            name = path.rpartition("::")[2]
            bind = self._macro_code(scope, path, name)
            found.append((node.start_byte, node.end_byte, name, path + "!", bind))
        for node in self.captures.get("token", []):
            told = self._token_call(node)
            if told is not None:
                found.append((node.start_byte, node.end_byte, *told, "x"))
        return found

    def _callee(self, node: Node) -> tuple[str, str]:
        callee = without_type_arguments(node) or node
        match callee.type:
            case "identifier":
                name = self.text(callee)
                local = self.local(name, callee.start_byte)
                if local is None:
                    return name, self.path_code(self.scopes.at(callee.start_byte), name)
                bind = self._local_bind(name, local, 0)
                return name, bind if bind[0] == "d" else OPAQUE
            case "scoped_identifier":
                path, last = self._path(callee), callee.child_by_field_name("name")
                name = self.text(last) if last is not None else ""
                if not path or path[0] == "<":
                    return name, "x"
                return name, self.path_code(self.scopes.at(callee.start_byte), path)
            case "field_expression":
                field, value = (callee.child_by_field_name(one) for one in ("field", "value"))
                if field is None or value is None or field.type != "field_identifier":
                    return "", "x"
                return self.text(field), self.value(value)
        return "", "x"

    def _macro_code(self, scope: int, path: str, name: str) -> str:
        if path == name:
            found = self.scopes.lookup(scope, name + "!")
            if found is not None:
                return found.code + found.detail if found.code == "d" else "?"
        code = self.path_code(scope, path)
        if code[0] in "i":
            return code
        return "b" if path == name and name in prelude.MACROS else "?"

    def _token_call(self, node: Node) -> tuple[str, str] | None:
        """A name with arguments among the tokens of a macro: it may well be a call."""
        name, rest = self.text(node), self.source[node.end_byte : node.end_byte + 2]
        before = self.source[max(0, node.start_byte - 80) : node.start_byte].decode(
            "utf-8", "replace"
        )
        if name in _NO_CALLS or before.endswith(("fn ", "struct ", "$", "'")):
            return None
        if rest[:1] == b"!":
            return name, name + "!"
        if rest[:1] != b"(":
            return None
        path = _BEFORE.search(before)
        return name, "".join(path.group().split()) + name if path else name


def _without_brackets(callee: Node) -> Node:
    """`(f)` is `f`; what `(self.f)` is no method."""
    inner = callee
    while inner.type == "parenthesized_expression" and inner.named_child_count == 1:
        inner = inner.named_children[0]
    return inner if inner.type in ("identifier", "scoped_identifier") else callee
