"""Definitions without a scope of their own: signatures, members, type aliases, variables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.typescript.definitions import (
    CONSTANT,
    FIELDS,
    WORD_TRAITS,
    DefinitionReading,
)
from probant.facts.languages.typescript.heads import Held
from probant.facts.languages.typescript.nodes import (
    assigned,
    bare,
    field_name,
    pattern_names,
    span,
    words_before,
)
from probant.facts.languages.typescript.queries import FUNCTIONS
from probant.facts.reading.parts import details_json
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

_SIGNATURES = frozenset({"method_signature", "abstract_method_signature", "property_signature"})


class MemberReading(DefinitionReading):
    """Writes the rows of all other definitions."""

    def define_all(self) -> None:
        self._read_comments()
        self._define_heads()
        self._define_signatures()
        self._define_members()
        self._define_types()
        self._define_variables()

    def _define_signatures(self) -> None:
        found = []
        for node in self.captures.get("signature", []):
            name = node.child_by_field_name("name")
            if name is not None and not name.is_missing:
                found.append((self.scopes.at(node.start_byte), self.text(name), node, name))
        counts: dict[tuple[int, str], int] = {}
        for parent, text, _, _ in found:
            counts[parent, text] = counts.get((parent, text), 0) + 1
        implemented = {
            key for parent, text, _, _ in found if (key := (parent, text)) in self.places
        }
        for parent, text, node, name in found:
            outer = self.wrapping(node)
            traits = self._statement_traits(outer) | (
                Trait.ASYNC if "async" in words_before(node, name) else 0
            )
            if (parent, text) in implemented:
                traits |= Trait.OVERLOAD
            else:
                traits |= Trait.DECLARATION | (Trait.OVERLOAD if counts[parent, text] > 1 else 0)
            no = self.leaf(
                parent,
                name,
                outer,
                "function",
                traits=traits,
                details=self._function_details(Held(name, "", outer), node),
            )
            self._read_generics(no, node)
            self.signatures.append((no, name))

    def _define_members(self) -> None:
        for members in self.class_bodies.values():
            implemented = {
                self.text(name)
                for child in members
                if child.type == "method_definition" and (name := field_name(child)) is not None
            }
            for child in members:
                if child.type in FIELDS:
                    self._field(child)
                elif child.type in _SIGNATURES:
                    self._signature(child, implemented)
                elif child.type == "method_definition":
                    self._parameter_properties(child)
        for head in self.heads:
            if head.role in ("interface", "alias"):
                body = head.node.child_by_field_name(
                    "body" if head.role == "interface" else "value"
                )
                for child in body.named_children if body is not None else ():
                    if child.type in _SIGNATURES:
                        self._signature(child, None)
            elif head.role == "enum":
                self._enum_members(head.node)

    def _field(self, node: Node) -> None:
        name = field_name(node)
        value = bare(node.child_by_field_name("value"))
        if name is None or name.is_missing or (value is not None and value.type in FUNCTIONS):
            return
        text = self.member_text(name)
        annotation = self.type_text(node.child_by_field_name("type"))
        details = details_json(
            annotation=annotation, decorators=self._decorators(node), doc=self.doc_of(node)
        )
        kind = "constant" if CONSTANT.fullmatch(text) else "variable"
        no = self.leaf(
            self.scopes.at(node.start_byte),
            name,
            node,
            kind,
            text=text,
            traits=self._member_traits(node, name),
            details=details,
        )
        if value is not None and annotation is None:
            self.values.setdefault((no, "="), []).append(value)

    def _member_traits(self, node: Node, name: Node) -> int:
        traits = Trait.PRIVATE if self.text(name).startswith("#") else 0
        for word in words_before(node, name):
            traits |= WORD_TRAITS.get(word, 0)
        return traits

    def _signature(self, node: Node, implemented: set[str] | None) -> None:
        name = field_name(node)
        if name is None or name.is_missing:
            return
        text = self.member_text(name)
        traits = self._member_traits(node, name)
        parent = self.scopes.at(name.start_byte)
        if node.type == "property_signature":
            annotation = self.type_text(node.child_by_field_name("type"))
            details = details_json(annotation=annotation, doc=self.doc_of(node))
            self.leaf(parent, name, node, "variable", text=text, traits=traits, details=details)
            return
        if implemented is not None and node.type == "method_signature":
            traits |= Trait.OVERLOAD if self.text(name) in implemented else Trait.DECLARATION
        if implemented is not None and text == "constructor":
            traits |= Trait.CONSTRUCTOR
        details = self._function_details(Held(name, "", node), node)
        no = self.leaf(parent, name, node, "method", text=text, traits=traits, details=details)
        self._read_generics(no, node)

    def _parameter_properties(self, node: Node) -> None:
        """`constructor(private x: T)` makes a field."""
        name = field_name(node)
        listed = node.child_by_field_name("parameters")
        if name is None or listed is None or self.text(name) != "constructor":
            return
        owner = self.scopes.at(node.start_byte)
        for child in listed.named_children:
            pattern = child.child_by_field_name("pattern")
            if pattern is None or pattern.type != "identifier":
                continue
            words = words_before(child, pattern)
            if not words & {"private", "protected", "public", "readonly", "override"}:
                continue
            traits = 0
            for word in words:
                traits |= WORD_TRAITS.get(word, 0)
            details = details_json(annotation=self.type_text(child.child_by_field_name("type")))
            self.leaf(owner, pattern, child, "variable", traits=traits, details=details)

    def _enum_members(self, node: Node) -> None:
        body = node.child_by_field_name("body")
        for child in body.named_children if body is not None else ():
            name = child.child_by_field_name("name") if child.type == "enum_assignment" else child
            if name is not None and name.type != "comment":
                no = self.scopes.at(child.start_byte)
                self.leaf(
                    no,
                    name,
                    child,
                    "enum_member",
                    text=self.member_text(name),
                    details=details_json(doc=self.doc_of(child)),
                )

    # Types

    def _define_types(self) -> None:
        for node in self.captures.get("alias", []):
            name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
            if (
                name is None
                or name.is_missing
                or (value is not None and value.type == "object_type")
            ):
                continue
            outer = self.wrapping(node)
            details = details_json(annotation=self.type_text(value), doc=self.doc_of(outer))
            no = self.leaf(
                self.scopes.at(node.start_byte),
                name,
                outer,
                "type_alias",
                traits=self._statement_traits(outer) & ~Trait.DECLARATION,
                details=details,
            )
            self._read_generics(no, node)
        for node in self.captures.get("namespace", []):
            name = node.child_by_field_name("name")
            if node.child_by_field_name("body") is None and name is not None:
                outer = self.wrapping(node)
                self.leaf(
                    self.scopes.at(node.start_byte),
                    name,
                    outer,
                    "module",
                    text=self.member_text(name),
                    traits=self._statement_traits(outer),
                )

    # Variables

    def _define_variables(self) -> None:
        for node in self.captures.get("declaration", []):
            word = node.children[0].type if node.child_count else ""
            if not self.is_open(node.start_byte, word):
                continue
            outer = self.wrapping(node)
            for declarator in node.named_children:
                name = declarator.child_by_field_name("name")
                if declarator.type == "variable_declarator" and name is not None:
                    self._variable(declarator, name, outer)
        for node in self.captures.get("each", []):
            left, kind = node.child_by_field_name("left"), node.child_by_field_name("kind")
            if (
                left is not None
                and kind is not None
                and kind.type == "var"
                and self.is_open(node.start_byte, "var")
            ):
                for name, _ in pattern_names(left):
                    self._plain_variable(name, name, 0, None)

    def _variable(self, declarator: Node, name: Node, outer: Node) -> None:
        value = assigned(declarator.child_by_field_name("value"))
        if (
            name.type == "identifier"
            and value is not None
            and span(value) in self.held
            and self.held[span(value)].name == name
        ):
            return
        annotation = self.type_text(declarator.child_by_field_name("type"))
        traits = self._statement_traits(outer)
        single = (
            outer if name.type == "identifier" and len(outer.named_children) == 1 else declarator
        )
        doc = self.doc_of(outer)
        for identifier, path in pattern_names(name):
            details = details_json(annotation=annotation if path == "" else None, doc=doc)
            no = self._plain_variable(identifier, single, traits, details)
            if annotation is not None and path == "":
                self.annotated.add(no)
            elif value is not None and path == "":
                self.values.setdefault((no, "="), []).append(value)

    def _plain_variable(self, name: Node, outer: Node, traits: int, details: str | None) -> int:
        text = self.text(name)
        if not text or name.is_missing:
            return 0
        kind = "constant" if CONSTANT.fullmatch(text) else "variable"
        no = self.leaf(
            self.scopes.at(name.start_byte), name, outer, kind, traits=traits, details=details
        )
        self.variable_at[name.start_byte] = no
        return no
