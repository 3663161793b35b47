"""The definitions of a file: numbers, names, traits, signatures, members and bases.

What names are bound to within the file is `bindings`' matter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.languages.typescript.heads import Head, HeadReading, Held
from probant.facts.languages.typescript.nodes import (
    Span,
    bare,
    span,
    words_before,
)
from probant.facts.reading.parts import ParameterRow, details_json, head_lines, squeeze
from probant.facts.reading.scopes import Scopes
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]*")
MAX_TYPE_CHARS = 2000
"""A longer type, default value or alias is told by its beginning alone: it is of no one class."""

WORD_TRAITS = {
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
FIELDS = frozenset({"public_field_definition", "field_definition"})


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
    """Writes the rows of definitions that hold code."""

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
        if held.outer.type in FIELDS:
            words |= words_before(held.outer, held.name)
        for word in words:
            traits |= WORD_TRAITS.get(word, 0)
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

    # Comments

    def _read_comments(self) -> None:
        """Last line of each comment that stands alone → its first line."""
        for node in self.captures.get("comment", []):
            start = node.start_byte
            line_start = self.source.rfind(b"\n", 0, start) + 1
            if not self.source[line_start:start].strip():
                self.comments[node.end_point[0] + 1] = node.start_point[0] + 1

    def _stands_apart(self, last: int) -> bool:
        """Whether a documentation comment ends on that line, with an empty one below it."""
        first = self.comments.get(last)
        lines = self.source.split(b"\n", last + 1) if first is not None else []
        is_doc = first is not None and lines[first - 1].lstrip().startswith(b"/**")
        return is_doc and not lines[last].strip()

    def doc_of(self, outer: Node) -> tuple[int, int] | None:
        """The lines of the comment block directly above a definition."""
        before = self.decorators_of.get(outer.start_byte)
        last = first = (before[0] if before else outer).start_point[0]
        if first not in self.comments and self._stands_apart(first - 1):
            last = first = first - 1
        while first in self.comments:
            first = self.comments[first] - 1
        return (first + 1, last) if first < last else None
