"""Java: grammar, one query, definitions and imports of one file.

What local names hold is `values`' matter; nothing here knows other files. Rows: `schema`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.java.values import JavaValues
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import ParameterRow, details_json, head_lines
from probant.facts.schema import MODULE_SCOPE, FileFacts, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

GRAMMAR = "tree_sitter_java"

QUERY = """
(package_declaration [(identifier) (scoped_identifier)] @package)
(import_declaration) @import
(class_declaration) @type
(interface_declaration) @type
(enum_declaration) @type
(record_declaration) @type
(annotation_type_declaration) @type
(method_declaration) @method
(constructor_declaration) @method
(compact_constructor_declaration) @method
(annotation_type_element_declaration) @method
(enum_constant) @constant
(field_declaration) @field
(constant_declaration) @field
(local_variable_declaration) @local
(enhanced_for_statement) @each
(resource) @resource
(catch_formal_parameter) @caught
(lambda_expression) @lambda
(instanceof_expression name: (identifier)) @instanceof
(type_pattern) @pattern
(record_pattern_component) @pattern
(class_body) @body
(interface_body) @body
(enum_body) @body
(annotation_type_body) @body
(object_creation_expression (class_body) @anonymous)
(block) @block
(constructor_body) @block
(for_statement) @block
(if_statement) @block
(while_statement) @block
(try_with_resources_statement) @block
(catch_clause) @block
(switch_rule) @block
(switch_block_statement_group) @block
(switch_block) @block
(block_comment) @comment
(line_comment) @comment
(method_invocation) @invoked
(object_creation_expression) @created
(explicit_constructor_invocation constructor: (_) @explicit)
"""

_TYPE_KINDS = {
    "class_declaration": "class",
    "record_declaration": "class",
    "interface_declaration": "interface",
    "annotation_type_declaration": "interface",
    "enum_declaration": "enum",
}
_MODIFIERS = {
    "public": Trait.PUBLIC,
    "protected": Trait.PROTECTED,
    "private": Trait.PRIVATE,
    "static": Trait.STATIC,
    "abstract": Trait.ABSTRACT,
}
_CONSTRUCTORS = frozenset({"constructor_declaration", "compact_constructor_declaration"})


def extract(source: bytes) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    root, captures = parse(source, GRAMMAR, QUERY)
    return _JavaReading(source, captures).facts(root)


class _JavaReading(JavaValues):
    """One pass over the captures of one file."""

    def read(self) -> None:
        for node in self.captures.get("package", [])[:1]:
            self.package = "".join(self.text(node).split())
        self._comments = {
            node.end_point[0] + 1: node.start_point[0] + 1
            for node in self.captures.get("comment", [])
        }
        self._kinds: dict[int, str] = {}
        self.read_bodies()
        self._read_definitions()
        self._read_imports()
        self.read_locals()

    # Definitions

    def _read_definitions(self) -> None:
        found = self.captures.get
        fields = [
            (node, declarator)
            for node in found("field", [])
            for declarator in node.children_by_field_name("declarator")
        ]
        holding = [one for _, one in fields if self._value_body(one) is not None]
        declared = {declarator.start_byte: node for node, declarator in fields}
        self.read_owners([*found("method", []), *holding])
        methods = [node for node in found("method", []) if not self._is_unowned(node)]
        nodes = [*found("type", []), *methods, *found("constant", [])]
        for no, parent, node, name in self.open_scopes([*nodes, *holding], self._head):
            if node.type == "variable_declarator":
                self._field(declared[node.start_byte], node, no, parent)
            elif node.type in _TYPE_KINDS:
                self._type(no, parent, node, name)
            elif node.type == "enum_constant":
                self._constant(no, parent, node, name)
            else:
                self._method(no, parent, node, name)
        for node in nodes:
            own = node.child_by_field_name("name")
            if own is not None and not own.is_missing and self._head(node) is None:
                if node.type == "enum_constant":
                    self._constant(0, self.scope_of(node), node, own)
                elif node.type not in _TYPE_KINDS:
                    self._method(0, self.scope_of(node), node, own)
        for node, declarator in fields:
            if self._head(declarator) is None:
                self._field(node, declarator, 0, self.scope_of(node))

    def _is_unowned(self, method: Node) -> bool:
        """A method of a class without a name that no method or field holds: nobody can name it."""
        body = self.body_around(method.start_byte)
        if body is None or not body.is_anonymous or self.is_owned(body):
            return False
        name = method.child_by_field_name("name")
        if name is not None:
            self.add_anonymous_method(body, self.text(name), 0, [])
        return True

    def _head(self, node: Node) -> tuple[Node, Node, bool] | None:
        """Name, body and whether it is a class, of what holds a scope."""
        name = node.child_by_field_name("name")
        if node.type == "variable_declarator":
            body = self._value_body(node)
        else:
            body = node.child_by_field_name("body")
        if name is None or name.is_missing or body is None:
            return None
        if node.type not in _TYPE_KINDS and node.type != "enum_constant":
            return name, body, False
        self.body_names[body.start_byte] = self.text(name)
        return name, body, True

    def _value_body(self, declarator: Node) -> Node | None:
        """The value of a field that holds code: a function, or a class without a name."""
        value = declarator.child_by_field_name("value")
        if value is None or value.type not in ("lambda_expression", "object_creation_expression"):
            return None
        is_plain = value.type == "object_creation_expression" and not any(
            child.type == "class_body" for child in value.named_children
        )
        return None if is_plain else value

    def _type(self, no: int, parent: int, node: Node, name: Node) -> None:
        kind = _TYPE_KINDS[node.type]
        body = node.child_by_field_name("body")
        traits, decorators = self._modifiers(node)
        if self._is_interface(parent):
            traits |= Trait.PUBLIC
        if parent == MODULE_SCOPE and traits & Trait.PUBLIC:
            traits |= Trait.EXPORTED
        components = node.child_by_field_name("parameters")
        self._component_rows[no] = self._parameters(components)
        details = details_json(
            parameters=self._component_rows[no],
            decorators=decorators,
            doc=self._doc(node),
            head=head_lines(name, self._bases(no, node) or components),
        )
        self._kinds[no] = node.type
        self.define(no, parent, name, node, kind, traits=traits, details=details)
        if body is not None:
            self.body_numbers[body.start_byte] = no
        self.type_parameters(no, node.child_by_field_name("type_parameters"))
        self._components(no, node, components)

    def _bases(self, no: int, node: Node) -> Node | None:
        """What a type extends and implements; the last part of its head."""
        last = None
        for child in node.named_children:
            if child.type not in ("superclass", "super_interfaces", "extends_interfaces"):
                continue
            last = child
            relation = "implements" if child.type == "super_interfaces" else "extends"
            lists = [one for one in child.named_children if one.type == "type_list"]
            for base in lists[0].named_children if lists else child.named_children:
                name = self.plain_type(base)
                if name:
                    self.add_base(no, base, name.rpartition(".")[2], relation)
        return last

    def _components(self, no: int, node: Node, listed: Node | None) -> None:
        body = node.child_by_field_name("body")
        for child in listed.named_children if listed is not None else ():
            name, written = self.parameter(child)
            if name is None:
                continue
            details = details_json(annotation=written)
            self.define_leaf(no, name, child, "variable", traits=Trait.PRIVATE, details=details)
            if body is not None and written:
                self.declare(name, body.start_byte, (body.start_byte, body.end_byte), written)

    def _method(self, no: int, parent: int, node: Node, name: Node) -> None:
        owner = self.body_around(node.start_byte)
        traits, decorators = self._modifiers(node)
        traits |= self._implied(parent, node, traits)
        listed, returns = (node.child_by_field_name(f) for f in ("parameters", "type"))
        parameters = self._parameters(listed)
        if node.type == "compact_constructor_declaration":
            parameters = self._component_rows.get(parent, [])
        thrown = [child for child in node.named_children if child.type == "throws"]
        details = details_json(
            parameters=parameters,
            returns=self._typed_as(node, returns),
            decorators=decorators,
            doc=self._doc(node),
            head=head_lines(name, next(iter(thrown), listed)),
        )
        if no == 0:
            no = self.define_leaf(parent, name, node, "method", traits=traits, details=details)
        else:
            self.define(no, parent, name, node, "method", traits=traits, details=details)
        if owner is not None and owner.is_anonymous:
            self.add_anonymous_method(owner, self.text(name), no, parameters)
        self.type_parameters(no, node.child_by_field_name("type_parameters"))
        self.declare_parameters(node, listed)

    def _implied(self, parent: int, node: Node, traits: int) -> int:
        """What a member is without saying so."""
        if node.type in _CONSTRUCTORS:
            return Trait.CONSTRUCTOR
        if not self._is_interface(parent):
            return 0
        implied = 0 if traits & Trait.PRIVATE else Trait.PUBLIC
        is_bare = node.child_by_field_name("body") is None
        return implied | (Trait.ABSTRACT if is_bare else 0)

    def _is_interface(self, no: int) -> bool:
        return _TYPE_KINDS.get(self._kinds.get(no, "")) == "interface"

    def _constant(self, no: int, parent: int, node: Node, name: Node) -> None:
        _, decorators = self._modifiers(node)
        details = details_json(decorators=decorators, doc=self._doc(node))
        traits = Trait.PUBLIC | Trait.STATIC
        body = node.child_by_field_name("body")
        if no == 0:
            no = self.define_leaf(parent, name, node, "enum_member", traits=traits, details=details)
        else:
            self.define(no, parent, name, node, "enum_member", traits=traits, details=details)
            if body is not None:
                self.body_numbers[body.start_byte] = no
        around = self.body_around(node.start_byte)
        if around is not None and around.name:
            self.declare(name, around.start, (around.start, around.end), around.name)

    def _field(self, node: Node, declarator: Node, no: int, parent: int) -> None:
        name = declarator.child_by_field_name("name")
        if name is None or name.is_missing:
            return
        around = self.body_around(node.start_byte)
        written = self._typed_as(declarator, node.child_by_field_name("type"))
        if around is not None and written:
            self.declare(name, around.start, (around.start, around.end), written)
        if around is not None and around.is_anonymous:
            if no:
                self.define(no, parent, name, node, "variable")
            return
        traits, decorators = self._modifiers(node)
        is_constant = bool(traits & Trait.STATIC) and self._is_final(node)
        if node.type == "constant_declaration":
            traits, is_constant = traits | Trait.PUBLIC | Trait.STATIC, True
        kind = "constant" if is_constant else "variable"
        details = details_json(annotation=written, decorators=decorators, doc=self._doc(node))
        if no:
            self.define(no, parent, name, node, kind, traits=traits, details=details)
        else:
            self.define_leaf(parent, name, node, kind, traits=traits, details=details)

    def _is_final(self, node: Node) -> bool:
        for child in node.named_children[:1]:
            if child.type == "modifiers":
                return any(one.type == "final" for one in child.children)
        return False

    def _modifiers(self, node: Node) -> tuple[int, list[str]]:
        traits, decorators = 0, []
        for child in node.named_children[:1]:
            if child.type != "modifiers":
                break
            for one in child.children:
                traits |= _MODIFIERS.get(one.type, 0)
                if one.type in ("marker_annotation", "annotation"):
                    name = one.child_by_field_name("name")
                    if name is not None:
                        decorators.append(self.text(name))
        return traits, decorators

    def _parameters(self, node: Node | None) -> list[ParameterRow]:
        found: list[ParameterRow] = []
        for child in node.named_children if node is not None else ():
            name, written = self.parameter(child)
            if name is not None:
                is_rest = child.type == "spread_parameter"
                written = written.removesuffix("[]") if written and is_rest else written
                found.append((self.text(name), written, None, "..." if is_rest else ""))
        return found

    def _typed_as(self, node: Node, written: Node | None) -> str | None:
        """A written type; the brackets of an array may stand behind the name."""
        text, brackets = self.squeezed(written), node.child_by_field_name("dimensions")
        return text + "[]" * self.text(brackets).count("[") if text and brackets else text

    # Imports

    def _read_imports(self) -> None:
        for node in sorted(self.captures.get("import", []), key=lambda node: node.start_byte):
            path = next((c for c in node.named_children if c.type.endswith("identifier")), None)
            if path is None or path.is_missing:
                continue
            module = "".join(self.text(path).split())
            is_star = any(child.type == "asterisk" for child in node.named_children)
            is_static = any(child.type == "static" for child in node.children)
            name = "*" if is_star else ""
            if is_static and not is_star:
                module, _, name = module.rpartition(".")
            tail = module.rpartition(".")[2]
            self.add_import(MODULE_SCOPE, module, name, name or tail, node, at=path, tail=tail)

    # Comments

    def _doc(self, node: Node) -> tuple[int, int] | None:
        last = node.start_point[0]
        first = last + 1
        while (above := self._comments.get(first - 1)) is not None and above < first:
            first = above
        return (first, last) if first <= last else None
