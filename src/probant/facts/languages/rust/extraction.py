"""Rust: grammar, one query, and the definitions, imports and bases of one file.

Nothing here knows other files. What a receiver is made of is told by `values`, what names mean
across files by `names` and `typed`. Members of `impl` blocks are written outside their type.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages.rust.macros import unfold
from probant.facts.languages.rust.values import Values
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import ParameterRow, details_json, head_lines, squeeze
from probant.facts.schema import MODULE_SCOPE, FileFacts, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

GRAMMAR = "tree_sitter_rust"

QUERY = """
(function_item) @function
(function_signature_item) @signature
(trait_item) @trait
(impl_item) @impl
(mod_item) @module
(struct_item) @struct
(union_item) @struct
(enum_item) @enum
(const_item) @const
(static_item) @static
(type_item) @alias
(associated_type) @alias
(macro_definition) @macro
(foreign_mod_item) @foreign
(attribute_item) @attribute
(use_declaration) @use
(extern_crate_declaration) @crate
(call_expression function: (_) @call)
(macro_invocation macro: (_) @invoked)
(let_declaration) @let
(let_declaration pattern: (identifier) value: (closure_expression)) @bound_closure
(let_condition) @let
(match_arm) @arm
(for_expression) @for
(closure_expression) @closure
(token_tree (identifier) @token . (token_tree))
"""

CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]*")
PATH_ATTRIBUTE = re.compile(r'path\s*=\s*"([^"]*)"')
MAX_GAP = 4000
"""How many bytes of comments may stand between an attribute and its item."""
MAX_DOC_LINES = 500


def extract(source: bytes) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    root, captures = parse(source, GRAMMAR, QUERY)
    captures = unfold(source, captures, GRAMMAR, QUERY)
    return _RustReading(source, captures).facts(root)


class _Impl(NamedTuple):
    """One `impl` block: `owner` is its type's plain path, `written` that type as written."""

    owner: str
    written: str
    trait: str
    generics: list[tuple[str, str]]


class _Front(NamedTuple):
    """What stands before an item: its attributes, and where it begins with them."""

    decorators: list[str]
    first_line: int
    doc: tuple[int, int] | None
    attributes: list[Node]


class _RustReading(Values):
    """One pass over the captures of one file."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.outer: dict[int, str] = {MODULE_SCOPE: ""}
        self.impl_of: dict[int, _Impl] = {}
        self.foreign: set[int] = set()
        self.traits_at: set[int] = set()
        self.lines: list[bytes] = []
        attributes = sorted(captures.get("attribute", []), key=lambda node: node.start_byte)
        self.attribute_nodes = attributes
        self.attribute_ends = [node.end_byte for node in attributes]

    def read(self) -> None:
        self.lines = self.source.split(b"\n")
        self._read_impls()
        self._read_scopes()
        self._read_leaves()
        self._read_uses()
        self.read_locals()

    # Blocks that hold members

    def _read_impls(self) -> None:
        for node in self.captures.get("impl", []):
            kind, body = node.child_by_field_name("type"), node.child_by_field_name("body")
            if kind is None or kind.is_missing:
                continue
            trait = node.child_by_field_name("trait")
            generics = self._generics(node)
            negated = any(child.type == "!" for child in node.children[:6])
            written = squeeze(self.text(kind))
            impl = _Impl(self._plain(kind), written, self._trait_name(trait), generics)
            for child in body.named_children if body is not None else ():
                self.impl_of[child.start_byte] = impl
            if trait is not None and not negated:
                self._implements(trait, impl)
        for node in self.captures.get("foreign", []):
            body = node.child_by_field_name("body")
            if body is not None:
                self.foreign.update(child.start_byte for child in body.named_children)

    def _trait_name(self, trait: Node | None) -> str:
        return squeeze(self.text(trait)) if trait is not None else ""

    def _implements(self, trait: Node, impl: _Impl) -> None:
        line = trait.start_point[0] + 1
        name = impl.owner.rpartition("::")[2]
        bounds = dict(impl.generics).get(impl.owner)
        owner = impl.owner if bounds is None else f"?{bounds}"
        self.attributes.append((MODULE_SCOPE, f"<impl{line}", owner, line))
        self.add_base(0, trait, _last(self._plain(trait)), "implements", owner_text=name)

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

    # Definitions that hold a body

    def _read_scopes(self) -> None:
        nodes = [
            node
            for kind in ("function", "trait", "module", "bound_closure")
            for node in self.captures.get(kind, [])
        ]
        for no, parent, node, name in self.open_scopes(nodes, _head):
            match node.type:
                case "trait_item":
                    self._trait(no, parent, node, name)
                case "mod_item":
                    front = self._front(node)
                    traits = self._visibility(node)
                    self.define(
                        no, parent, name, node, "module", traits=traits,
                        first_line=front.first_line,
                        details=details_json(decorators=front.decorators, doc=front.doc),
                    )  # fmt: skip
                    self.bind(parent, self.text(name), "d", str(no))
                case "let_declaration":
                    self._closure(no, parent, node, name)
                case _:
                    self._function(no, parent, node, name)

    def define(
        self, no: int, parent: int, name: Node, node: Node, kind: str, **rest: object
    ) -> None:  # type: ignore[override]
        super().define(no, parent, name, node, kind, **rest)  # type: ignore[arg-type]
        self.outer[no] = self.defs[-1][3]
        self.parent_of[no] = parent

    def _trait(self, no: int, parent: int, node: Node, name: Node) -> None:
        front = self._front(node)
        self.traits_at.add(no)
        self.bind(parent, self.text(name), "d", str(no))
        self._tell_generics(no, name.start_point[0] + 1, self._generics(node))
        bounds = node.child_by_field_name("bounds")
        for base in bounds.named_children if bounds is not None else ():
            if base.type not in ("lifetime", "removed_trait_bound"):
                plain = self._plain(base)
                self.add_base(no, base, _last(plain))
        self.define(
            no, parent, name, node, "trait", traits=self._visibility(node),
            first_line=front.first_line,
            details=details_json(
                decorators=front.decorators, doc=front.doc, head=head_lines(name, bounds)
            ),
        )  # fmt: skip

    def _closure(self, no: int, parent: int, node: Node, name: Node) -> None:
        value = node.child_by_field_name("value")
        assert value is not None  # noqa: S101 - the query asks for it
        listed = value.child_by_field_name("parameters")
        returns = value.child_by_field_name("return_type")
        self.closure_scopes.add(no)
        traits = Trait.ASYNC if self.source.startswith(b"async", value.start_byte) else 0
        details = details_json(
            parameters=self._closure_parameters(listed), returns=self.squeezed(returns),
            head=head_lines(name, returns or listed),
        )  # fmt: skip
        self.define(no, parent, name, node, "function", traits=traits, details=details)
        self.closure_numbers[node.start_byte] = no

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

    def _function(self, no: int, parent: int, node: Node, name: Node) -> None:
        impl = self.impl_of.get(node.start_byte)
        traits, details, first_line = self._function_parts(no, parent, node, name, impl)
        kind = "method" if impl is not None or parent in self.traits_at else "function"
        text = self.text(name)
        self.define(
            no, parent, name, node, kind, traits=traits, details=details,
            first_line=first_line, qualified=self._qualified(parent, text, impl),
        )  # fmt: skip
        if impl is None:
            self.bind(parent, text, "d", str(no))

    def _function_parts(
        self, no: int, parent: int, node: Node, name: Node, impl: _Impl | None
    ) -> tuple[int, str | None, int]:
        front = self._front(node)
        listed = node.child_by_field_name("parameters")
        returns = node.child_by_field_name("return_type")
        parameters, receiver = self._parameters(listed)
        in_trait = parent in self.traits_at
        traits = self._visibility(node, impl=impl, in_trait=in_trait)
        if any(
            child.type == "function_modifiers" and b"async" in (child.text or b"").split()
            for child in node.children[:4]
        ):
            traits |= Trait.ASYNC
        if receiver is None and (impl is not None or in_trait):
            traits |= Trait.STATIC
        self._tell_owner(no, node, name, impl)
        details = details_json(
            parameters=parameters, returns=self.squeezed(returns), decorators=front.decorators,
            doc=front.doc, receiver=receiver, head=head_lines(name, returns or listed),
            owner=impl.owner if impl is not None else None,
        )  # fmt: skip
        return traits, details, front.first_line

    def _tell_owner(self, no: int, node: Node, name: Node, impl: _Impl | None) -> None:
        line = name.start_point[0] + 1
        generics = self._generics(node)
        if impl is not None:
            generics = impl.generics + generics
            if impl.written != impl.owner:
                self.attributes.append((no, "<Self", impl.written, line))
            if impl.trait:
                self.attributes.append((no, "<impl", impl.trait, line))
        self._tell_generics(no, line, generics)

    def _qualified(self, parent: int, text: str, impl: _Impl | None) -> str | None:
        if impl is None:
            return None
        parts = (self.outer.get(parent, ""), _last(impl.owner), text)
        return ".".join(part for part in parts if part)

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

    def _pattern_name(self, pattern: Node) -> str:
        text = squeeze(self.text(pattern))
        return text.removeprefix("mut ") if pattern.type in ("mut_pattern", "identifier") else text

    # What stands before an item

    def _front(self, node: Node) -> _Front:
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
        return _Front(names, first + 1, self._doc(node.start_point[0], first), attributes)

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

    def _visibility(self, node: Node, *, impl: _Impl | None = None, in_trait: bool = False) -> int:
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

    # Definitions without a body of their own

    def _read_leaves(self) -> None:
        for node in self.captures.get("signature", []):
            self._signature(node)
        for node in self.captures.get("module", []):
            self._module_file(node)
        for node in self.captures.get("struct", []):
            self._struct(node)
        for node in self.captures.get("enum", []):
            self._enum(node)
        for kind in ("const", "static", "alias"):
            for node in self.captures.get(kind, []):
                self._value(node, kind)
        for node in self.captures.get("macro", []):
            self._macro(node)

    def _leaf(self, node: Node, kind: str, *, traits: int, details: dict[str, object]) -> int:
        """A leaf with the parts that stand before it; 0 where it has no name."""
        name = node.child_by_field_name("name")
        if name is None or name.is_missing or self.text(name) == "_":
            return 0
        front, parent = self._front(node), self.scope_of(node)
        impl = self.impl_of.get(node.start_byte)
        text = self.text(name)
        no = self.define_leaf(
            parent, name, node, kind, traits=traits, first_line=front.first_line,
            details=details_json(
                decorators=front.decorators, doc=front.doc,
                owner=impl.owner if impl is not None else None, **details,  # type: ignore[arg-type]
            ),
            qualified=self._qualified(parent, text, impl),
        )  # fmt: skip
        if impl is None:
            self.bind(parent, text, "d", str(no))
        return no

    def _signature(self, node: Node) -> None:
        """A required method of a trait, or a function of an `extern` block."""
        name = node.child_by_field_name("name")
        if name is None or name.is_missing:
            return
        parent = self.scope_of(node)
        no = len(self.scopes) + 1
        traits, details, first_line = self._function_parts(no, parent, node, name, None)
        in_trait = parent in self.traits_at
        traits |= Trait.ABSTRACT if in_trait else Trait.DECLARATION
        self.define_leaf(
            parent, name, node, "method" if in_trait else "function", traits=traits,
            details=details, first_line=first_line,
        )  # fmt: skip
        self.bind(parent, self.text(name), "d", str(no))

    def _module_file(self, node: Node) -> None:
        name = node.child_by_field_name("name")
        if node.child_by_field_name("body") is not None or name is None or name.is_missing:
            return
        traits = self._visibility(node) | Trait.DECLARATION
        self._leaf(node, "module", traits=traits, details={})
        text, front = self.text(name), self._front(node)
        module = tail = text
        for attribute in front.attributes:
            given = PATH_ATTRIBUTE.search(self.text(attribute))
            if given is not None:
                module = given.group(1)
                tail = _file_tail(module)
        scope = self.scope_of(node)
        self.add_import(scope, module, "", text, node, form="mod", tail=tail)

    def _struct(self, node: Node) -> None:
        body = node.child_by_field_name("body")
        no = self._leaf(node, "struct", traits=self._visibility(node), details={})
        if no:
            line = node.start_point[0] + 1
            self._tell_generics(no, line, self._generics(node))
            self._fields(no, body, is_public=False)

    def _fields(self, owner: int, body: Node | None, *, is_public: bool) -> None:
        """Named fields are definitions; those of tuples have no names but types."""
        n_positions = 0
        for child in body.named_children if body is not None else ():
            if child.type == "field_declaration":
                name, kind = child.child_by_field_name("name"), child.child_by_field_name("type")
                if name is None or name.is_missing:
                    continue
                front = self._front(child)
                written = self._written_visibility(child, is_item=False)
                self.define_leaf(
                    owner, name, child, "variable", first_line=front.first_line,
                    traits=Trait.PUBLIC if is_public else written,
                    details=details_json(
                        annotation=self.squeezed(kind), decorators=front.decorators, doc=front.doc
                    ),
                )  # fmt: skip
            elif child.type not in _NO_TYPES:
                line = child.start_point[0] + 1
                self.attributes.append((owner, str(n_positions), squeeze(self.text(child)), line))
                n_positions += 1

    def _enum(self, node: Node) -> None:
        body = node.child_by_field_name("body")
        no = self._leaf(node, "enum", traits=self._visibility(node), details={})
        if not no:
            return
        self._tell_generics(no, node.start_point[0] + 1, self._generics(node))
        for child in body.named_children if body is not None else ():
            name = child.child_by_field_name("name")
            if child.type != "enum_variant" or name is None or name.is_missing:
                continue
            front = self._front(child)
            variant = self.define_leaf(
                no, name, child, "enum_member", first_line=front.first_line, traits=Trait.PUBLIC,
                details=details_json(decorators=front.decorators, doc=front.doc),
            )  # fmt: skip
            self._fields(variant, child.child_by_field_name("body"), is_public=True)

    def _value(self, node: Node, kind: str) -> None:
        impl = self.impl_of.get(node.start_byte)
        in_trait = self.scope_of(node) in self.traits_at
        traits = self._visibility(node, impl=impl, in_trait=in_trait)
        is_static = kind == "static"
        if in_trait and node.child_by_field_name("type" if kind == "alias" else "value") is None:
            traits |= Trait.ABSTRACT
        if node.start_byte in self.foreign:
            traits |= Trait.DECLARATION
        name = node.child_by_field_name("name")
        told = {"alias": "type_alias", "const": "constant"}.get(kind, "variable")
        if is_static and name is not None and CONSTANT.fullmatch(self.text(name)):
            told = "constant"
        annotation = self.squeezed(node.child_by_field_name("type"))
        no = self._leaf(node, told, traits=traits, details={"annotation": annotation})
        if no and name is not None:
            line = name.start_point[0] + 1
            generics = self._generics(node)
            if impl is not None:
                generics = impl.generics + generics
                if impl.trait:
                    self.attributes.append((no, "<impl", impl.trait, line))
            self._tell_generics(no, line, generics)
            if kind == "alias" and in_trait:
                self.attributes.append((no, "<", " + ".join(self._bounds(node)), line))

    def _macro(self, node: Node) -> None:
        name = node.child_by_field_name("name")
        if name is None or name.is_missing:
            return
        front = self._front(node)
        is_exported = "macro_export" in front.decorators
        traits = Trait.PUBLIC | Trait.EXPORTED if is_exported else Trait.PRIVATE
        no = self.define_leaf(
            self.scope_of(node), name, node, "macro", traits=traits, first_line=front.first_line,
            details=details_json(decorators=front.decorators, doc=front.doc),
        )  # fmt: skip
        self.bind(self.scope_of(node), self.text(name) + "!", "d", str(no))

    # Imports and exports

    def _read_uses(self) -> None:
        nodes = self.captures.get("use", []) + self.captures.get("crate", [])
        nodes.sort(key=lambda node: node.start_byte)
        for node in nodes:
            if node.type == "use_declaration":
                argument = node.child_by_field_name("argument")
                if argument is not None:
                    self._use(node, argument)
                continue
            name, alias = node.child_by_field_name("name"), node.child_by_field_name("alias")
            if name is not None and not name.is_missing:
                text = self.text(name)
                self._imported(node, text, "", self.text(alias) if alias else text, name)

    def _use(self, node: Node, argument: Node) -> None:
        """One row for each leaf of the tree, in the order they stand."""
        pending = [(argument, "")]
        while pending:
            item, prefix = pending.pop()
            match item.type:
                case "use_list":
                    inner = [one for one in item.named_children if not one.type.endswith("comment")]
                    pending += [(one, prefix) for one in reversed(inner)]
                case "scoped_use_list":
                    path, listed = (
                        item.child_by_field_name("path"),
                        item.child_by_field_name("list"),
                    )
                    if listed is not None:
                        pending.append((listed, self._joined(prefix, path)))
                case "use_wildcard":
                    path = item.named_children[0] if item.named_child_count else None
                    module = self._joined(prefix, path) or "::"
                    self._imported(node, module, "*", "*", item)
                case "use_as_clause":
                    path, alias = (
                        item.child_by_field_name("path"),
                        item.child_by_field_name("alias"),
                    )
                    if path is not None and alias is not None:
                        self._used(node, self._joined(prefix, path), self.text(alias), item)
                case "identifier" | "scoped_identifier" | "self" | "crate" | "super":
                    self._used(node, self._joined(prefix, item), "", item)

    def _joined(self, prefix: str, path: Node | None) -> str:
        text = "".join(self.text(path).split()) if path is not None else ""
        return f"{prefix}::{text}" if prefix and text else prefix or text

    def _used(self, node: Node, path: str, alias: str, at: Node) -> None:
        whole = path.removesuffix("::self")
        module, _, name = path.rpartition("::")
        if whole != path or not module:  # `self` in braces is the module before them
            module, name = whole, ""
        self._imported(node, module, name, alias or _last(whole), at)

    def _imported(self, node: Node, module: str, name: str, bound: str, at: Node) -> None:
        scope = self.scope_of(node)
        number = self.add_import(scope, module, name, bound, node, at=at, tail=_last(module))
        if name != "*":
            self.bind(scope, bound, "i", str(number))
        shown = node.children[0] if node.child_count else None
        if shown is None or shown.type != "visibility_modifier":
            return
        line = at.start_point[0] + 1
        if shown.end_byte - shown.start_byte > 3:
            self.attributes.append((MODULE_SCOPE, f"<use{number}", "restricted", line))
        elif scope == MODULE_SCOPE and bound != "_":
            self.exports.append((bound, line, f"i{number}"))
        else:
            self.attributes.append((MODULE_SCOPE, f"<use{number}", "public", line))


_NO_TYPES = frozenset({"visibility_modifier", "attribute_item", "line_comment", "block_comment"})


def _head(node: Node) -> tuple[Node, Node, bool] | None:
    if node.type == "let_declaration":
        name, value = node.child_by_field_name("pattern"), node.child_by_field_name("value")
        body = value.child_by_field_name("body") if value is not None else None
    else:
        name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
    if name is None or body is None or name.is_missing:
        return None
    return name, body, node.type == "trait_item"


def _last(path: str) -> str:
    return path.rpartition("::")[2]


def _file_tail(path: str) -> str:
    """The part of a file's path by which it is looked up."""
    folder, _, name = path.rpartition("/")
    stem = name.removesuffix(".rs")
    return folder.rpartition("/")[2] if stem == "mod" and folder else stem


def _self_prefix(text: str) -> str:
    """What stands before `self`: a reference, with its lifetime, or nothing."""
    prefix = squeeze(text[: text.rfind("self")])
    return prefix if prefix.startswith("&") else ""


def _is_doc(line: bytes) -> bool:
    text = line.lstrip()
    return text.startswith(b"///") and not text.startswith(b"////")
