"""What only C++ has: namespaces, visibility, bases, templates, aliases, `using`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.languages.cpp.declarators import declared, plain_name
from probant.facts.languages.cpp.marks import TEMPLATE_PARAMETER
from probant.facts.languages.cpp.reading import NativeReading
from probant.facts.reading.parts import details_json, squeeze
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

ARGUMENTS = re.compile(r"<[^<>]*>")
ACCESS = {"public": Trait.PUBLIC, "protected": Trait.PROTECTED, "private": Trait.PRIVATE}
BASES = frozenset({"type_identifier", "qualified_identifier", "template_type", "dependent_type",
                   "identifier"})  # fmt: skip


class CppReading(NativeReading):
    IS_CPP = True

    def read_access(self) -> None:
        for no, name in self.class_names.items():
            if name:
                self.access[no] = ([], [])
        for node in self.captured("access"):
            scope, trait = self.scope_of(node), ACCESS.get(self.text(node))
            known = self.access.get(scope)
            if known is not None and trait is not None:
                known[0].append(node.start_byte)
                known[1].append(trait)

    def visibility(self, scope: int, byte: int) -> int:
        is_class = self.keywords.get(scope) == "class_specifier"
        return super().visibility(scope, byte) or (Trait.PRIVATE if is_class else Trait.PUBLIC)

    # Bases and templates

    def read_bases(self, no: int, node: Node) -> None:
        for clause in node.named_children:
            if clause.type != "base_class_clause":
                continue
            for base in clause.named_children:
                if base.type in BASES:
                    self.add_base(no, base, last_identifier(self.text(base)))

    def template_parameters(self, no: int, node: Node) -> None:
        """Types that name one of them say nothing about the class behind."""
        while (around := self.outer.get(node.start_byte)) is not None:
            node = around
            listed = node.child_by_field_name("parameters")
            for child in listed.named_children if listed is not None else ():
                name = _parameter_name(child)
                if name is not None and not name.is_missing:
                    text, line = self.text(name), name.start_point[0] + 1
                    self.attributes.append((no, TEMPLATE_PARAMETER.format(text), "", line))
                    if text in self.roots:
                        self.bind(no, text, "l")

    # Aliases, concepts

    def read_more(self) -> None:
        for node in self.captured("around"):
            if node.type == "friend_declaration" and node.start_byte in self.outer:
                self._friend_class(node)
        for node in self.captured("alias"):
            name, written = node.child_by_field_name("name"), node.child_by_field_name("type")
            if name is None or written is None or name.is_missing:
                continue
            scope, text = self.scope_of(node), squeeze(self.text(written))
            first = self.first_row(node)
            traits = self.place_traits(scope, node, is_linked=False, is_member=False)
            details = details_json(annotation=text, doc=self.parts.doc(first))
            no = self.define_leaf(scope, name, node, "type_alias", traits=traits, details=details,
                                  first_line=first + 1)  # fmt: skip
            self.template_parameters(no, node)
            self.alias(scope, name, text)
        for node in self.captured("concept"):
            name = node.child_by_field_name("name")
            if name is not None and not name.is_missing:
                scope = self.scope_of(node)
                traits = self.place_traits(scope, node, is_linked=False, is_member=False)
                first = self.first_row(node)
                self.define_leaf(scope, name, node, "trait", traits=traits, first_line=first + 1)

    def _friend_class(self, node: Node) -> None:
        """`template <class T> friend class Name;` declares a class of the namespace around."""
        kinds = [child.type for child in node.children if child.type in ("class", "struct")]
        names = [child for child in node.named_children if child.type == "type_identifier"]
        if not kinds or len(names) != 1:
            return
        scope = self.scope_of(node)
        home = self.home_of_friend(scope)
        name = names[0]
        traits = self.outside_traits(home, is_linked=False) | Trait.DECLARATION
        qualified = self.qualified(home, (), self.text(name), is_moved=True)
        first = self.first_row(node)
        no = self.define_leaf(scope, name, node, kinds[0], traits=traits, qualified=qualified,
                              first_line=first + 1)  # fmt: skip
        self.moved[no] = home

    # Names brought into view

    def read_usings(self) -> None:
        for node in self.captured("using"):
            scope = self.scope_of(node)
            if node.type == "namespace_alias_definition":
                self._space_alias(scope, node)
                continue
            target = next((one for one in node.named_children if one.type != "comment"), None)
            if target is None:
                continue
            path = _plain_path(self.text(target))
            is_all = any(child.type == "namespace" for child in node.children)
            if is_all:
                self.add_import(scope, path, "*", "*", node, form="using",
                                tail=path.rpartition("::")[2])  # fmt: skip
            elif "::" in path:
                module, _, name = path.rpartition("::")
                self.add_import(scope, module, name, name, node, form="using",
                                tail=module.rpartition("::")[2])  # fmt: skip

    def _space_alias(self, scope: int, node: Node) -> None:
        name = node.child_by_field_name("name")
        others = [child for child in node.named_children if child != name]
        if name is not None and others:
            path = _plain_path(self.text(others[-1]))
            self.add_import(scope, path, "", self.text(name), node, form="using",
                            tail=path.rpartition("::")[2])  # fmt: skip


def _parameter_name(node: Node) -> Node | None:
    """The name a template parameter is given, None where it has none."""
    name = node.child_by_field_name("name")
    if name is not None:
        return plain_name(name)
    declarator = node.child_by_field_name("declarator")
    if declarator is not None:
        told = declared(declarator)
        return told.name if told is not None else None
    for child in reversed(node.named_children):
        if child.type == "type_identifier":
            return child
        if child.type.endswith("parameter_declaration"):
            return _parameter_name(child)
    return None


def last_identifier(text: str) -> str:
    """`ns::Base<T>` gives `Base`."""
    return _plain_path(text).rpartition("::")[2]


def _plain_path(text: str) -> str:
    """A qualified name without template arguments and spaces."""
    while (shorter := ARGUMENTS.sub("", text)) != text:
        text = shorter
    return "".join(text.split()).removeprefix("::").removeprefix("typename")
