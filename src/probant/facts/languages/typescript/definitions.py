"""The definitions of a file: numbers, names, traits, signatures, members and bases.

What names are bound to within the file is `bindings`' matter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.languages.typescript.heads import Head, Held, HeadReading
from probant.facts.languages.typescript.nodes import (
    Span,
    assigned,
    bare,
    field_name,
    pattern_names,
    span,
    words_before,
)
from probant.facts.languages.typescript.queries import FUNCTIONS
from probant.facts.reading.parts import ParameterRow, details_json, head_lines, squeeze
from probant.facts.reading.scopes import Scopes
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]*")
MAX_TYPE_CHARS = 2000
"""A longer type, default value or alias is told by its beginning alone: it is of no one class."""

_WORD_TRAITS = {
    "static": Trait.STATIC,
    "async": Trait.ASYNC,
    "*": Trait.GENERATOR,
    "get": Trait.PROPERTY,
    "set": Trait.PROPERTY,
    "abstract": Trait.ABSTRACT,
    "private": Trait.PRIVATE,
    "protected": Trait.PROTECTED,
    "public": Trait.PUBLIC,
    "declare": Trait.DECLARATION,
}
_SIGNATURES = frozenset({"method_signature", "abstract_method_signature", "property_signature"})
_FIELDS = frozenset({"public_field_definition", "field_definition"})


class ObjectScopes(Scopes):
    """Objects hold members but are no scope to the names in them."""

    def __init__(self) -> None:
        super().__init__()
        self.objects: set[int] = set()

    def at(self, byte: int) -> int:
        no = super().at(byte)
        while no in self.objects:
            no = self._parents[no]
        return no

    def qualified(self, no: int) -> str:
        return self._names[no]


class DefinitionReading(HeadReading):
    """Writes the definition rows of one file."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.scopes: ObjectScopes = ObjectScopes()
        self.number: dict[Span, int] = {}
        self.places: dict[tuple[int, str], list[int]] = {}
        self.kind_of: dict[int, str] = {}
        self.comments: dict[int, int] = {}
        self.variable_at: dict[int, int] = {}
        self.annotated: set[int] = set()
        self.signatures: list[tuple[int, Node]] = []
        self.values: dict[tuple[int, str], list[Node | str]] = {}

    def define_all(self) -> None:
        self._read_comments()
        self._define_heads()
        self._define_signatures()
        self._define_members()
        self._define_types()
        self._define_variables()

    # Heads

    def _define_heads(self) -> None:
        for no, head in enumerate(self.heads, 1):
            self.scopes.add(
                head.start, head.end, head.role in ("class", "interface", "alias", "enum")
            )
            if head.role == "object":
                self.scopes.objects.add(no)
            self.number[span(head.node)] = no
        for no, head in enumerate(self.heads, 1):
            self._define_head(no, head)

    def _define_head(self, no: int, head: Head) -> None:
        held, node = head.held, head.node
        text = held.text if held.text is not None else self.text(held.name)
        parent, qualified = self._parent(held, head, text)
        traits, details = self._traits(head), None
        if head.role == "function":
            details = self._function_details(held, node)
        elif head.role == "object":
            details = details_json(annotation=self._held_type(held), doc=self.doc_of(held.outer))
        else:
            self._read_bases(no, node)
            annotation = (
                self.type_text(node.child_by_field_name("value")) if head.role == "alias" else None
            )
            details = details_json(
                annotation=annotation, decorators=self._decorators(node, held.outer),
                doc=self.doc_of(held.outer), owner=held.owner,
            )  # fmt: skip
        self._read_generics(no, node)
        kind = "constant" if head.role == "object" and CONSTANT.fullmatch(text) else held.kind
        self._put(no, parent, held.name, held.outer, kind, text, traits, details, qualified)

    def _put(
        self, no: int, parent: int, name: Node, outer: Node, kind: str, text: str, traits: int,
        details: str | None, qualified: str | None = None,
    ) -> None:  # fmt: skip
        self.kind_of[no] = kind
        self.places.setdefault((parent, text), []).append(no)
        before = self.decorators_of.get(outer.start_byte)
        self.define(
            no, parent, name, outer, kind, text=text, qualified=qualified, traits=traits,
            details=details, first_line=before[0].start_point[0] + 1 if before else None,
        )  # fmt: skip

    def leaf(
        self,
        parent: int,
        name: Node,
        outer: Node,
        kind: str,
        *,
        text: str | None = None,
        traits: int = 0,
        details: str | None = None,
    ) -> int:
        no = len(self.scopes) + 1
        self.scopes.add_leaf()
        self._put(
            no,
            parent,
            name,
            outer,
            kind,
            self.text(name) if text is None else text,
            traits,
            details,
        )
        return no

    def _parent(self, held: Held, head: Head, text: str) -> tuple[int, str | None]:
        if held.object is not None:
            no = self.number[held.object]
            return no, f"{self.scopes.qualified(no)}.{held.inner_path}{text}"
        parent = self.scopes.at(held.name.start_byte)
        if held.owner is not None:
            return self.scopes.at(held.outer.start_byte), f"{held.owner}.{held.inner_path}{text}"
        if head.role == "function" and held.text == "default":
            parent = self.scopes.at(held.outer.start_byte)
        return parent, None

    def _traits(self, head: Head) -> int:
        held, node = head.held, head.node
        traits = held.traits
        words = words_before(node, node.child_by_field_name("name"))
        if held.outer.type in _FIELDS:
            words |= words_before(held.outer, held.name)
        for word in words:
            traits |= _WORD_TRAITS.get(word, 0)
        if head.role == "object":
            traits = held.traits
        text = self.text(held.name)
        if text.startswith("#"):
            traits |= Trait.PRIVATE
        if held.owner is not None:
            traits |= Trait.DETACHED
        if text == "constructor" and node.type == "method_definition" and held.object is None:
            traits |= Trait.CONSTRUCTOR
        return traits | self._statement_traits(held.outer)

    def _statement_traits(self, outer: Node) -> int:
        """What the statement around a definition says of it."""
        if outer.type == "ambient_declaration":
            inner = self.export_of.get(outer.start_byte)
            return Trait.DECLARATION | (Trait.EXPORTED if inner is not None else 0)
        if outer.type != "export_statement":
            return 0
        declaration = outer.child_by_field_name("declaration")
        is_ambient = declaration is not None and declaration.type == "ambient_declaration"
        return Trait.EXPORTED | (Trait.DECLARATION if is_ambient else 0)

    def _function_details(self, held: Held, node: Node) -> str | None:
        listed = node.child_by_field_name("parameters")
        returns = node.child_by_field_name("return_type")
        return details_json(
            parameters=self.parameters(node),
            returns=self.type_text(returns),
            decorators=self._decorators(node, held.outer),
            doc=self.doc_of(held.outer),
            head=max(head_lines(held.name, returns or listed), 0),
            owner=held.owner,
        )

    def _held_type(self, held: Held) -> str | None:
        """The type written for the variable that holds an object."""
        found = held.name.parent
        return self.type_text(found.child_by_field_name("type")) if found is not None else None

    def type_text(self, node: Node | None) -> str | None:
        """A type as written, without its colon."""
        if node is None:
            return None
        text = self.source[node.start_byte : node.end_byte].decode("utf-8", "replace")
        text = squeeze(text.removeprefix(":").strip())
        return text[:MAX_TYPE_CHARS] or None

    def parameters(self, node: Node) -> list[ParameterRow]:
        listed = node.child_by_field_name("parameters")
        if listed is None:
            single = node.child_by_field_name("parameter")
            return [(self.text(single), None, None, "")] if single is not None else []
        return [row for child in listed.named_children if (row := self._parameter(child))]

    def _parameter(self, node: Node) -> ParameterRow | None:
        if node.type == "comment":
            return None
        pattern = node.child_by_field_name("pattern") or node.child_by_field_name("left") or node
        default = node.child_by_field_name("value") or node.child_by_field_name("right")
        star = "..." if pattern.type == "rest_pattern" else ""
        name = squeeze(self.text(pattern)).removeprefix("...")
        annotation = self.type_text(node.child_by_field_name("type"))
        return name[:MAX_TYPE_CHARS], annotation, self.type_text(default), star

    def _decorators(self, *nodes: Node) -> list[str]:
        found = {}
        for node in nodes:
            before = self.decorators_of.get(node.start_byte, [])
            for child in [*before, *node.children]:
                if child.type == "decorator":
                    name = squeeze(self.text(child)[1:]).split("(", 1)[0].strip()
                    found[child.start_byte] = name
                elif child.type in ("class", "class_body", "statement_block"):
                    break
        return [found[start] for start in sorted(found)]

    # Bases and type parameters

    def _read_bases(self, no: int, node: Node) -> None:
        for clause in node.children:
            if clause.type == "extends_type_clause":
                for base in clause.children_by_field_name("type"):
                    self._base(no, base, "extends")
            elif clause.type == "class_heritage":
                for part in clause.named_children:
                    if part.type == "extends_clause":
                        value = part.child_by_field_name("value")
                        if value is not None:
                            self._base(no, value, "extends")
                    elif part.type == "implements_clause":
                        for base in part.named_children:
                            self._base(no, base, "implements")
                    elif part.type != "comment":
                        self._base(no, part, "extends")

    def _base(self, no: int, node: Node, relation: str) -> None:
        if node.type == "comment":
            return
        inner: Node | None = bare(node)
        while inner is not None and inner.type in ("generic_type", "call_expression"):
            inner = bare(inner.child_by_field_name("name") or inner.child_by_field_name("function"))
        name = self.last_name(inner) if inner is not None else ""
        self.add_base(no, node, name, relation)

    def _read_generics(self, no: int, node: Node) -> None:
        """Type parameters stand among the values of a definition, as `<T>` with their bound."""
        for name, bound in self.generics(node):
            self.values.setdefault((no, f"<{name}>"), []).append(bound)

    def generics(self, node: Node) -> list[tuple[str, str]]:
        listed = node.child_by_field_name("type_parameters")
        found = []
        for child in listed.named_children if listed is not None else ():
            name = child.child_by_field_name("name")
            bound = child.child_by_field_name("constraint")
            if name is not None:
                text = self.type_text(bound) or ""
                found.append((self.text(name), text.removeprefix("extends ").strip()))
        return found

    # Signatures, members, types

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
                if child.type in _FIELDS:
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
            traits |= _WORD_TRAITS.get(word, 0)
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
                traits |= _WORD_TRAITS.get(word, 0)
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

    # Comments

    def _read_comments(self) -> None:
        """Last line of each comment that stands alone → its first line."""
        for node in self.captures.get("comment", []):
            start = node.start_byte
            line_start = self.source.rfind(b"\n", 0, start) + 1
            if not self.source[line_start:start].strip():
                self.comments[node.end_point[0] + 1] = node.start_point[0] + 1

    def doc_of(self, outer: Node) -> tuple[int, int] | None:
        """The lines of the comment block directly above a definition."""
        before = self.decorators_of.get(outer.start_byte)
        last = first = (before[0] if before else outer).start_point[0]
        while first in self.comments:
            first = self.comments[first] - 1
        return (first + 1, last) if first < last else None
