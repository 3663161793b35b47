"""Heads of C and C++ definitions, as written: types, parameters, attributes, comments above."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages.cpp.declarators import ASIDE, Declared, declared
from probant.facts.reading.parts import ParameterRow, squeeze

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tree_sitter import Node

BODIED = frozenset({"struct_specifier", "union_specifier", "class_specifier", "enum_specifier"})
KEPT_QUALIFIERS = frozenset({"const", "volatile", "_Atomic"})
PARAMETERS = frozenset(
    {"parameter_declaration", "optional_parameter_declaration", "variadic_parameter_declaration",
     "explicit_object_parameter_declaration"}
)  # fmt: skip


class Specifiers(NamedTuple):
    """What stands before the declarators: words like `static`, the type, attributes."""

    words: frozenset[str]
    type: Node | None
    type_text: str
    attributes: list[str]


class Text:
    """Reads parts of one file's text."""

    def __init__(self, source: bytes, comments: Iterable[Node]) -> None:
        self._source = source
        self._comments = {node.end_point[0]: node for node in comments}

    def text(self, node: Node) -> str:
        return self._source[node.start_byte : node.end_byte].decode("utf-8", "replace")

    def specifiers(self, node: Node) -> Specifiers:
        """Of a declaration, a definition or a parameter."""
        words: list[str] = []
        kept: list[str] = []
        attributes: list[str] = []
        written: Node | None = node.child_by_field_name("type")
        for child in node.children:
            kind = child.type
            if kind == "type_qualifier":
                word = self.text(child)
                words.append(word)
                if word in KEPT_QUALIFIERS:
                    kept.append(word)
            elif kind in ("attribute_declaration", "attribute_specifier"):
                attributes += self.attributes(child)
            elif child == written:
                kept.append(self.type_text(child))
            elif child.child_count == 0 or kind.endswith("_specifier"):
                words.append(self.text(child).partition("(")[0].strip())
        return Specifiers(frozenset(words), written, " ".join(kept), attributes)

    def type_text(self, node: Node) -> str:
        """A type as written; of a body written in its place, only the name."""
        if node.type not in BODIED or node.child_by_field_name("body") is None:
            return squeeze(self.text(node))
        name = node.child_by_field_name("name")
        keyword = node.type.partition("_")[0]
        return f"{keyword} {squeeze(self.text(name))}" if name is not None else ""

    def attributes(self, node: Node) -> list[str]:
        """The names in `[[nodiscard]]` and `__attribute__((noreturn))`."""
        found = []
        for child in node.named_children:
            inner = child.named_children if child.type == "argument_list" else [child]
            for one in inner:
                name = one.child_by_field_name("function") or one
                found.append(squeeze(self.text(name)).partition("(")[0].strip())
        return found

    def variable_type(self, specifiers: Specifiers, told: Declared, whole: Node) -> str:
        """The written type of a variable: the specifiers and the declarator without the name."""
        if whole.type == "init_declarator":
            whole = whole.child_by_field_name("declarator") or whole
        before = self._source[whole.start_byte : told.name.start_byte]
        after = self._source[told.name.end_byte : whole.end_byte]
        around = squeeze((before + after).decode("utf-8", "replace")).strip()
        if told.owner:
            around = around.rpartition(":")[2]
        return " ".join(part for part in (specifiers.type_text, around) if part)

    def returned_type(self, specifiers: Specifiers, told: Declared, whole: Node) -> str | None:
        """The declared return type of a function; None for constructors and the like."""
        for child in told.function.named_children if told.function is not None else ():
            if child.type == "trailing_return_type":
                return squeeze(self.text(child).removeprefix("->").strip())
        if told.name.type == "operator_cast":
            written = told.name.child_by_field_name("type")
            return self.type_text(written) if written is not None else None
        if specifiers.type is None or told.function is None:
            return None
        before = self._source[whole.start_byte : told.function.start_byte]
        after = self._source[told.function.end_byte : whole.end_byte].strip()
        if after.startswith(b")") and len(after) > 1:  # a pointer to a function or an array
            around = squeeze((before + after).decode("utf-8", "replace"))
            return f"{specifiers.type_text} {around}".strip()
        stars = re.sub(r"[^*&]", "", before.decode("utf-8", "replace"))
        return " ".join(part for part in (specifiers.type_text, stars) if part) or None

    def parameters(self, node: Node | None) -> list[ParameterRow]:
        found: list[ParameterRow] = []
        children = node.children if node is not None else []
        for child in children:
            if child.type in PARAMETERS:
                found.append(self._parameter(child))
        if any(child.type in ("...", "variadic_parameter") for child in children):
            found.append(("", None, None, "..."))
        if len(found) == 1 and found[0][:3] == ("", "void", None):
            return []
        return found

    def old_parameters(self, listed: Node | None, function: Node) -> list[ParameterRow]:
        """`f(a, b) int a; char *b; {…}`: named in the head, declared below it."""
        names = [
            self.text(child)
            for child in (listed.named_children if listed is not None else ())
            if child.type == "identifier"
        ]
        types: dict[str, str] = {}
        for node in function.named_children if names else ():
            specifiers = self.specifiers(node) if node.type == "declaration" else None
            for one in node.children_by_field_name("declarator") if specifiers else ():
                told = declared(one)
                if told is not None and specifiers is not None:
                    types[self.text(told.name)] = self.variable_type(specifiers, told, one)
        return [(name, types.get(name, "int"), None, "") for name in names]

    def _parameter(self, node: Node) -> ParameterRow:
        specifiers = self.specifiers(node)
        declarator = node.child_by_field_name("declarator")
        default = node.child_by_field_name("default_value")
        told = declared(declarator)
        star = "..." if node.type.startswith("variadic") else ""
        if told is not None and declarator is not None:
            written = self.variable_type(specifiers, told, declarator)
            name = self.text(told.name)
        else:
            around = squeeze(self.text(declarator)) if declarator is not None else ""
            written = " ".join(part for part in (specifiers.type_text, around) if part)
            name = ""
        written = written.replace("...", "").strip()
        value = squeeze(self.text(default)) if default is not None else None
        return name, written or None, value, star

    def doc(self, first_row: int) -> tuple[int, int] | None:
        """The first and last line of the comments directly above a row."""
        last = first = first_row
        while (node := self._comments.get(first - 1)) is not None and self._is_alone(node):
            first = node.start_point[0]
        return (first + 1, last) if first < last else None

    def _is_alone(self, node: Node) -> bool:
        """Whether nothing but space stands before a comment on its line."""
        start = node.start_byte
        line = self._source[max(start - node.start_point[1], 0) : start]
        return not line.strip()


def named_children(node: Node) -> list[Node]:
    return [child for child in node.named_children if child.type not in ASIDE]
