"""Rust: grammar, one query, and the definitions, imports and bases of one file.

Nothing here knows other files. What a receiver is made of is told by `values`, what names mean
across files by `names` and `typed`. Members of `impl` blocks are written outside their type.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.languages.rust.fronts import Impl, last_name_of
from probant.facts.languages.rust.macros import unfold
from probant.facts.languages.rust.uses import Uses
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import details_json, head_lines, squeeze
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
(inner_attribute_item) @inner_attribute
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


def extract(source: bytes) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    root, captures = parse(source, GRAMMAR, QUERY)
    captures = unfold(source, captures, GRAMMAR, QUERY)
    for nodes in captures.values():  # they come in no order of their own
        nodes.sort(key=lambda node: (node.start_byte, -node.end_byte))
    return _RustReading(source, captures).facts(root)


class _RustReading(Uses):
    """One pass over the captures of one file."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.outer: dict[int, str] = {MODULE_SCOPE: ""}
        self.impl_of: dict[int, Impl] = {}
        self.foreign: set[int] = set()
        self.traits_at: set[int] = set()

    def read(self) -> None:
        self._read_impls()
        self._read_scopes()
        self._read_leaves()
        self.read_uses()
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
            impl = Impl(self._plain(kind), written, self._trait_name(trait), generics)
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

    def _implements(self, trait: Node, impl: Impl) -> None:
        line = trait.start_point[0] + 1
        name = impl.owner.rpartition("::")[2]
        bounds = dict(impl.generics).get(impl.owner)
        owner = impl.owner if bounds is None else f"?{bounds}"
        self.attributes.append((MODULE_SCOPE, f"<impl{line}", owner, line))
        self.add_base(0, trait, last_name_of(self._plain(trait)), "implements", owner_text=name)

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
    ) -> None:
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
                self.add_base(no, base, last_name_of(plain))
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
        self, no: int, parent: int, node: Node, name: Node, impl: Impl | None
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

    def _tell_owner(self, no: int, node: Node, name: Node, impl: Impl | None) -> None:
        line = name.start_point[0] + 1
        generics = self._generics(node)
        if impl is not None:
            generics = impl.generics + generics
            if impl.written != impl.owner:
                self.attributes.append((no, "<Self", impl.written, line))
            if impl.trait:
                self.attributes.append((no, "<impl", impl.trait, line))
        self._tell_generics(no, line, generics)

    def _qualified(self, parent: int, text: str, impl: Impl | None) -> str | None:
        if impl is None:
            return None
        parts = (self.outer.get(parent, ""), last_name_of(impl.owner), text)
        return ".".join(part for part in parts if part)

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


def _file_tail(path: str) -> str:
    """The part of a file's path by which it is looked up."""
    folder, _, name = path.rpartition("/")
    stem = name.removesuffix(".rs")
    return folder.rpartition("/")[2] if stem == "mod" and folder else stem
