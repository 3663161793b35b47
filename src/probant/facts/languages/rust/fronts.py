"""Parts of a Rust item as written: attributes, doc lines, visibility, parameters, generics.

No rows of definitions are made here: see `extraction`.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages.rust.calls import Calls
from probant.facts.reading.parts import ParameterRow, squeeze
from probant.facts.schema import Trait

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_GAP = 4000
"""How many bytes of comments may stand between an attribute and its item."""
MAX_DOC_LINES = 500


class Impl(NamedTuple):
    """One `impl` block: `owner` is its type's plain path, `written` that type as written."""

    owner: str
    written: str
    trait: str
    generics: list[tuple[str, str]]


class Front(NamedTuple):
    """What stands before an item: its attributes, and where it begins with them."""

    decorators: list[str]
    first_line: int
    doc: tuple[int, int] | None
    attributes: list[Node]


class Fronts(Calls):
    """Reads the parts of items."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.lines = source.split(b"\n")
        attributes = captures.get("attribute", [])
        self.attribute_nodes = attributes
        self.attribute_ends = [node.end_byte for node in attributes]

    def _front(self, node: Node) -> Front:
        attributes: list[Node] = []
        start = node.start_byte
        index = bisect_right(self.attribute_ends, start) - 1
        while index >= 0 and self._is_front(self.attribute_ends[index], start):
            attributes.append(self.attribute_nodes[index])
            start = attributes[-1].start_byte
            index -= 1
        attributes.reverse()
        first = (attributes[0] if attributes else node).start_point[0]
        names = [name for item in attributes if (name := self._attribute_name(item))]
        return Front(names, first + 1, self._doc(node.start_point[0], first), attributes)

    def _is_front(self, end: int, start: int) -> bool:
        """Whether nothing but space and comments stands between an attribute and its item."""
        if start - end > MAX_GAP:
            return False
        rest = self.source[end:start].strip()
        return not rest or all(
            not line.strip() or line.strip().startswith((b"//", b"/*", b"*"))
            for line in rest.split(b"\n")
        )

    def _attribute_name(self, item: Node) -> str:
        inner = item.named_children[0] if item.named_child_count else None
        if inner is None or not inner.named_child_count:
            return ""
        return "".join(self.text(inner.named_children[0]).split())

    def _doc(self, row: int, first: int) -> tuple[int, int] | None:
        """The lines of the `///` block above an item; attributes may stand between."""
        for last in dict.fromkeys((row, first)):
            top = last
            while top > 0 and last - top < MAX_DOC_LINES and _is_doc(self.lines[top - 1]):
                top -= 1
            if top < last:
                return top + 1, last
        return None

    def _visibility(self, node: Node, *, impl: Impl | None = None, in_trait: bool = False) -> int:
        member = Trait.DETACHED if impl is not None else 0
        if in_trait or (impl is not None and impl.trait):
            return member | Trait.PUBLIC
        return member | self._written_visibility(node, is_item=impl is None)

    def _written_visibility(self, node: Node, *, is_item: bool) -> int:
        for child in node.children[:1]:
            if child.type == "visibility_modifier":
                if child.end_byte - child.start_byte > 3:
                    return Trait.PROTECTED
                return Trait.PUBLIC | Trait.EXPORTED if is_item else Trait.PUBLIC
        return Trait.PRIVATE

    def _plain(self, node: Node) -> str:
        """A type's path without references, arguments and lifetimes; else as written."""
        while True:
            inner = None
            if node.type in ("reference_type", "generic_type"):
                inner = node.child_by_field_name("type")
            elif node.type in ("dynamic_type", "abstract_type"):
                inner = node.child_by_field_name("trait")
            elif node.type == "bounded_type" and node.named_child_count:
                inner = node.named_children[0]
            if inner is None:
                return "".join(self.text(node).split())
            node = inner

    def _generics(self, node: Node) -> list[tuple[str, str]]:
        """Type parameters of an item with their bounds, in order; those of `where` added."""
        listed = node.child_by_field_name("type_parameters")
        found: dict[str, list[str]] = {}
        for child in listed.named_children if listed is not None else ():
            name = child.child_by_field_name("name")
            if child.type == "type_parameter" and name is not None:
                found[self.text(name)] = self._bounds(child)
        for child in node.children if found else ():
            for predicate in child.named_children if child.type == "where_clause" else ():
                left = predicate.child_by_field_name("left")
                if left is not None and self.text(left) in found:
                    found[self.text(left)] += self._bounds(predicate)
        return [(name, " + ".join(bounds)) for name, bounds in found.items()]

    def _bounds(self, node: Node) -> list[str]:
        bounds = node.child_by_field_name("bounds")
        return [
            squeeze(self.text(child))
            for child in (bounds.named_children if bounds is not None else ())
            if child.type not in ("lifetime", "removed_trait_bound")
        ]

    def _tell_generics(self, no: int, line: int, generics: list[tuple[str, str]]) -> None:
        for number, (name, bounds) in enumerate(generics):
            self.attributes.append((no, f"<{name}", f"{number}:{bounds}", line))

    def _parameters(self, listed: Node | None) -> tuple[list[ParameterRow], str | None]:
        found: list[ParameterRow] = []
        receiver = None
        for child in listed.named_children if listed is not None else ():
            if child.type == "self_parameter":
                receiver = "self"
                found.append(("self", None, None, _self_prefix(self.text(child))))
            elif child.type == "variadic_parameter":
                found.append(("", None, None, "..."))
            elif child.type == "parameter":
                pattern = child.child_by_field_name("pattern")
                kind = self.squeezed(child.child_by_field_name("type"))
                name = self._pattern_name(pattern) if pattern is not None else "_"
                if name == "self":
                    receiver = "self"
                found.append((name, kind, None, ""))
        return found, receiver

    def _closure_parameters(self, listed: Node | None) -> list[ParameterRow]:
        found: list[ParameterRow] = []
        for child in listed.named_children if listed is not None else ():
            if child.type == "parameter":
                pattern = child.child_by_field_name("pattern")
                if pattern is not None:
                    kind = self.squeezed(child.child_by_field_name("type"))
                    found.append((self._pattern_name(pattern), kind, None, ""))
            elif not child.type.endswith("comment"):
                found.append((self._pattern_name(child), None, None, ""))
        return found

    def _pattern_name(self, pattern: Node) -> str:
        text = squeeze(self.text(pattern))
        return text.removeprefix("mut ") if pattern.type in ("mut_pattern", "identifier") else text


def _self_prefix(text: str) -> str:
    """What stands before `self`: a reference, with its lifetime, or nothing."""
    prefix = squeeze(text[: text.rfind("self")])
    return prefix if prefix.startswith("&") else ""


def _is_doc(line: bytes) -> bool:
    text = line.lstrip()
    return text.startswith(b"///") and not text.startswith(b"////")


def last_name_of(path: str) -> str:
    return path.rpartition("::")[2]
