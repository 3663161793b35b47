"""Definitions of C and C++ that open a scope: namespaces, classes, functions, bound lambdas."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.languages.cpp.declarators import Declared, plain_name
from probant.facts.languages.cpp.heads import BODY, CLASS, Heads
from probant.facts.languages.cpp.marks import CONDITIONAL
from probant.facts.languages.cpp.signatures import Specifiers
from probant.facts.reading.parts import details_json, head_lines
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

CAPITALS = re.compile(r"_*[A-Z][A-Z0-9_]*")
ONE_NAME = re.compile(r"\s*([^\W\d]\w*)\s*")
CLASS_KIND = {
    "struct_specifier": "struct",
    "union_specifier": "struct",
    "class_specifier": "class",
    "enum_specifier": "enum",
}


class Functions(Heads):
    def _namespace(self, no: int, parent: int, node: Node, name: Node) -> None:
        traits = self.outside_traits(parent, is_linked=False)
        self.define(no, parent, name, node, "module", traits=traits)
        if any(child.type == "inline" for child in node.children):
            # People name what stands in it without its name.
            self.scopes.pass_over(no, parent)

    def _class(self, no: int, parent: int, node: Node, name: Node, told: Declared | None) -> None:
        is_alias = told is None  # `typedef struct {…} Name`
        owner = told.owner if told is not None else ()
        traits = self.place_traits(parent, node, is_linked=False, is_member=bool(owner))
        first = self.first_row(node)
        words = self.parts.specifiers(node)
        written = node.child_by_field_name("name")
        details = details_json(
            annotation=self.squeezed(written) if told is not None and told.is_specialised else None,
            decorators=words.attributes,
            doc=self.parts.doc(first),
            owner=self.owner_text(owner),
        )
        if owner:
            traits |= Trait.DETACHED
        self.define(
            no, parent, name, node, "type_alias" if is_alias else CLASS_KIND[node.type],
            qualified=self.qualified(parent, owner, self.text(name)),
            traits=traits, details=details, first_line=first + 1,
        )  # fmt: skip
        self.template_parameters(no, node)
        self.read_bases(no, node)

    def _function(self, no: int, parent: int, node: Node, told: Declared) -> None:
        specifiers = self.parts.specifiers(node)
        if not self._is_named(parent, specifiers, told):
            self.pass_over(no, parent)
            self.read_nameless(no, node)
            return
        traits = self._function_traits(parent, node, specifiers, told)
        for child in node.children:
            if child.type == "pure_virtual_clause":
                traits |= Trait.ABSTRACT | Trait.DECLARATION
        self._define_function(no, parent, node, told, specifiers, traits, node)

    def _is_named(self, parent: int, specifiers: Specifiers, told: Declared) -> bool:
        """Whether it is a function of that name, and not a macro's call with a body behind it."""
        name = told.name
        if self.is_reserved(name):
            return False
        if specifiers.type is not None or name.type not in ("identifier", "field_identifier"):
            return True
        text = self.text(name)
        if told.owner:
            return self.text(plain_name(told.owner[-1])) == text or self.IS_CPP
        if self.sorts[parent] == CLASS:
            return self.class_names.get(parent) == text
        return not self.IS_CPP and not CAPITALS.fullmatch(text)

    def _function_traits(
        self, parent: int, node: Node, specifiers: Specifiers, told: Declared
    ) -> int:
        is_static = "static" in specifiers.words
        parent = self._home(parent, node)
        is_member = self.sorts[parent] == CLASS
        traits = self.place_traits(
            parent, node, is_linked=not is_static, is_member=bool(told.owner)
        )
        if is_static:
            traits |= Trait.STATIC if is_member else Trait.PRIVATE
        if told.owner:
            traits |= Trait.DETACHED
        if self._is_constructor(parent, told):
            traits |= Trait.CONSTRUCTOR
        return traits

    def _is_constructor(self, parent: int, told: Declared) -> bool:
        if told.name.type not in ("identifier", "field_identifier"):
            return False
        text = self.text(told.name)
        if told.owner:
            return self.text(plain_name(told.owner[-1])) == text
        return self.sorts[parent] == CLASS and self.class_names.get(parent) == text

    def _define_function(
        self, no: int, parent: int, node: Node, told: Declared, specifiers: Specifiers,
        traits: int, whole: Node,
    ) -> None:  # fmt: skip
        """`no` is 0 where it has no body: it gets a number then."""
        listed = self._parameter_list(told)
        parameters = self.parts.parameters(listed) or self.parts.old_parameters(listed, node)
        declarator = node.child_by_field_name("declarator") or told.outer
        first = self.first_row(node)
        attributes = specifiers.attributes + self._late_attributes(told)
        details = details_json(
            parameters=parameters,
            returns=self.parts.returned_type(specifiers, told, told.outer),
            decorators=attributes,
            doc=self.parts.doc(first),
            head=head_lines(told.name, declarator),
            owner=self.owner_text(told.owner),
        )
        name = self.spelled(told.name)
        home = self._home(parent, node)
        is_member = self.sorts[home] == CLASS or (
            bool(told.owner) and self.text(plain_name(told.owner[-1])) not in self.spaces
        )
        no = no or self.new_number()
        self.define(
            no, parent, told.name, whole, "method" if is_member else "function",
            text=name, qualified=self.qualified(home, told.owner, name, is_moved=home != parent),
            traits=traits, details=details, first_line=first + 1,
        )  # fmt: skip
        if home != parent:
            self.moved[no] = home
        self.template_parameters(no, node)
        if whole.type == "function_definition":
            if self._is_conditional(node.start_byte):
                self.attributes.append((no, CONDITIONAL, "", told.name.start_point[0] + 1))
            self.bind_parameters(no, parameters)
            self.bind_this(no, parent, told)
            if self.sorts[self.scopes.parent(no)] == BODY:
                self.bind(self.scopes.parent(no), name, "d", str(no))

    def _late_attributes(self, told: Declared) -> list[str]:
        found: list[str] = []
        for child in told.function.named_children if told.function is not None else ():
            if child.type in ("attribute_specifier", "attribute_declaration"):
                found += self.parts.attributes(child)
        return found

    def _lambda(self, no: int, parent: int, node: Node, name: Node) -> None:
        listed = self.lambda_parameters(node)
        parameters = self.parts.parameters(listed) if listed is not None else []
        traits = self.place_traits(parent, node, is_linked=True, is_member=False)
        details = details_json(parameters=parameters, returns=self.lambda_result(node))
        self.define(no, parent, name, node, "function", traits=traits, details=details,
                    first_line=name.start_point[0] + 1)  # fmt: skip
        self.bind_parameters(no, parameters)
        if self.sorts[parent] == BODY:
            self.bind(parent, self.text(name), "d", str(no))

    def read_bases(self, no: int, node: Node) -> None:
        """Base classes of C++."""

    def alias(self, scope: int, name: Node, text: str) -> None:
        plain = ONE_NAME.fullmatch(text.removeprefix("struct ").removeprefix("enum "))
        if plain and plain[1] != self.text(name):
            self.aliases.append((scope, self.text(name), plain[1], name.start_point[0] + 1))
