"""Go: grammar, one query, definitions and imports of one file.

What local names hold is `values`' matter; nothing here knows other files. Rows: `schema`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.go.values import GoValues
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import ParameterRow, details_json, head_lines
from probant.facts.schema import MODULE_SCOPE, FileFacts, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

GRAMMAR = "tree_sitter_go"

QUERY = """
(package_clause (package_identifier) @package)
(import_spec) @import
(function_declaration) @function
(method_declaration) @function
(func_literal) @literal
(type_spec) @type
(type_alias) @type
(const_declaration) @const
(var_spec) @var
(short_var_declaration) @short
(range_clause) @range
(receive_statement) @receive
(type_switch_statement) @switch
(assignment_statement left: (expression_list (identifier) @assigned))
(block) @block
(if_statement) @block
(for_statement) @block
(expression_switch_statement) @block
(type_switch_statement) @block
(expression_case) @block
(type_case) @block
(default_case) @block
(communication_case) @block
(comment) @comment
(call_expression function: [
  (identifier) (selector_expression) (parenthesized_expression) (index_expression)
  (call_expression) (type_assertion_expression)
] @call)
(type_conversion_expression type: (generic_type type: (_) @call))
"""

_TYPE_KINDS = {"struct_type": "struct", "interface_type": "interface"}
_HOLDING = frozenset({"pointer_type", "slice_type", "array_type", "map_type", "channel_type"})


def extract(source: bytes) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    root, captures = parse(source, GRAMMAR, QUERY)
    captures["call"] = [node for node in captures.get("call", []) if not _converts_nil(node)]
    return _GoReading(source, captures).facts(root)


def _converts_nil(function: Node) -> bool:
    """`(*T)(nil)` is the nil of a type: nothing is called, and no T is made."""
    if function.type != "parenthesized_expression" or function.parent is None:
        return False
    given = function.parent.child_by_field_name("arguments")
    inner = function.named_child(0)
    return (
        given is not None
        and [one.type for one in given.named_children] == ["nil"]
        and inner is not None
        and inner.type == "unary_expression"
    )


class _GoReading(GoValues):
    """One pass over the captures of one file."""

    def read(self) -> None:
        for node in self.captures.get("package", [])[:1]:
            self.package = self.text(node)
        self._read_comments()
        self.read_literals()
        self._read_definitions()
        self._read_imports()
        self._read_values()
        self.read_locals()
        self.read_assigned()

    # Definitions

    def _read_definitions(self) -> None:
        nodes = [*self.captures.get("function", []), *self.captures.get("type", [])]
        nodes += [literal for literal, _ in self.named_literals.values()]
        for no, parent, node, name in self.open_scopes(nodes, self._head):
            if node.type == "func_literal":
                self._literal(no, parent, node, name)
            elif node.type in ("type_spec", "type_alias"):
                self._type(no, parent, node, name)
            else:
                self._function(no, parent, node, name)
        for node in nodes:
            own = node.child_by_field_name("name")
            if own is not None and not own.is_missing and self._head(node) is None:
                if self.text(own) == "_":
                    self.declare_parameters(node)
                elif node.type in ("type_spec", "type_alias"):
                    self._plain_type(node, own)
                else:
                    self._function(0, self.scope_of(node), node, own)

    def _head(self, node: Node) -> tuple[Node, Node, bool] | None:
        """Name, body and whether it is a class, of what holds a scope."""
        if node.type == "func_literal":
            _, name = self.named_literals[node.start_byte]
            body = node.child_by_field_name("body")
        else:
            found = node.child_by_field_name("name")
            if found is None or found.is_missing or self.text(found) == "_":
                return None
            name = found
            is_type = node.type in ("type_spec", "type_alias")
            body = node.child_by_field_name("type" if is_type else "body")
            if is_type and body is not None and body.type not in _TYPE_KINDS:
                return None
        return (name, body, body.type in _TYPE_KINDS) if body is not None else None

    def _function(self, no: int, parent: int, node: Node, name: Node) -> None:
        text = self.text(name)
        listed, result = (node.child_by_field_name(f) for f in ("parameters", "result"))
        traits, owner, receiver = _visibility(text), None, None
        qualified: str | None = None
        generic = node.child_by_field_name("type_parameters")
        if node.type == "method_declaration":
            traits |= Trait.DETACHED
            owner, receiver = self._receiver(node.child_by_field_name("receiver"))
            qualified = f"{owner}.{text}" if owner else None
        if no == 0:
            traits |= Trait.DECLARATION
        details = details_json(
            parameters=self._parameters(listed),
            returns=self.squeezed(result),
            doc=self._doc(node),
            receiver=receiver,
            head=head_lines(name, result or listed),
            owner=owner,
        )
        kind = "method" if qualified else "function"
        told = {"qualified": qualified, "traits": traits, "details": details}
        if no == 0:
            no = self.define_leaf(parent, name, node, kind, **told)
        else:
            self.define(no, parent, name, node, kind, **told)  # type: ignore[arg-type]
        self.type_parameters(no, generic, node.child_by_field_name("receiver"))
        self.declare_parameters(node)
        if not qualified and text not in ("_", "init"):
            self.bind(parent, text, "d", str(no))

    def _receiver(self, node: Node | None) -> tuple[str | None, str | None]:
        """The type a method belongs to, and the name its value has."""
        for child in node.named_children if node else ():
            if child.type != "parameter_declaration":
                continue
            name, written = child.child_by_field_name("name"), child.child_by_field_name("type")
            while written is not None and written.type in (
                "pointer_type", "parenthesized_type", "generic_type",
            ):  # fmt: skip
                inner = written.child_by_field_name("type")
                written = inner if inner is not None else written.named_child(0)
            if written is not None and written.type == "type_identifier":
                return self.text(written), self.text(name) if name else None
        return None, None

    def _parameters(self, node: Node | None) -> list[ParameterRow]:
        found: list[ParameterRow] = []
        for child in node.named_children if node else ():
            if not child.type.endswith("parameter_declaration"):
                continue
            written = self.squeezed(child.child_by_field_name("type"))
            star = "..." if child.type.startswith("variadic") else ""
            names = child.children_by_field_name("name")
            found += [(self.text(name), written, None, star) for name in names]
            if not names:
                found.append(("_", written, None, star))
        return found

    def _literal(self, no: int, parent: int, node: Node, name: Node) -> None:
        """A function bound to a name, by `:=` or `var`."""
        text = self.text(name)
        listed, result = (node.child_by_field_name(f) for f in ("parameters", "result"))
        details = details_json(
            parameters=self._parameters(listed),
            returns=self.squeezed(result),
            doc=self._doc(name),
            head=head_lines(name, result or listed),
        )
        is_local = self.blocks.around(name.start_byte) is not None
        traits = 0 if is_local else _visibility(text)
        self.define(no, parent, name, node, "function", traits=traits, details=details,
                    first_line=name.start_point[0] + 1)  # fmt: skip
        self.literal_numbers[node.start_byte] = no
        if traits & Trait.EXPORTED:
            self.rebound.add(text)  # any package may put another function there

    # Types

    def _type(self, no: int, parent: int, node: Node, name: Node) -> None:
        text = self.text(name)
        body = node.child_by_field_name("type")
        assert body is not None  # noqa: S101 - `_head` gave it
        traits = self._type_visibility(name, text)
        details = details_json(doc=self._doc(node))
        self.define(no, parent, name, node, _TYPE_KINDS[body.type], traits=traits, details=details)
        self.type_parameters(no, node.child_by_field_name("type_parameters"), None)
        self._bind_type(parent, name, str(no))
        if body.type == "struct_type":
            self._fields(no, body)
        else:
            self._interface(no, body)

    def _plain_type(self, node: Node, name: Node) -> None:
        """A type named after another one."""
        parent, text = self.scope_of(node), self.text(name)
        written = node.child_by_field_name("type")
        details = details_json(annotation=self.squeezed(written), doc=self._doc(node))
        no = self.define_leaf(
            parent,
            name,
            node,
            "type_alias",
            traits=self._type_visibility(name, text),
            details=details,
        )
        self.type_parameters(no, node.child_by_field_name("type_parameters"), None)
        self._bind_type(parent, name, str(no))
        if written is not None:
            self._fields(no, written)

    def _type_visibility(self, name: Node, text: str) -> int:
        """A type of a function is nobody else's, whatever its first letter."""
        is_local = self.blocks.around(name.start_byte) is not None
        return Trait.PRIVATE if is_local else _visibility(text)

    def _bind_type(self, parent: int, name: Node, no: str) -> None:
        block = self.blocks.around(name.start_byte)
        if block is None:
            self.bind(parent, self.text(name), "d", no)
        else:
            self.blocks.declare(
                self.text(name), name.start_byte, block, ("code", None, 0, "d" + no)
            )

    def _fields(self, owner: int, node: Node) -> None:
        """Fields of a struct, and of structs that are written inside it."""
        pending = [(owner, node, True)]
        while pending:
            parent, written, is_own = pending.pop()
            if written.type in _HOLDING:
                pending += [(parent, child, False) for child in written.named_children]
            if written.type != "struct_type":
                continue
            for listed in written.named_children:
                for field in listed.named_children:
                    if field.type == "field_declaration":
                        pending += self._field(parent, field, is_own)

    def _field(self, parent: int, field: Node, is_own: bool) -> list[tuple[int, Node, bool]]:
        written = field.child_by_field_name("type")
        if written is None or written.is_missing:
            return []
        names = field.children_by_field_name("name")
        if not names and is_own and self.scopes.is_class(parent):
            self._base(parent, written)
        inner = []
        for name in names:
            text = self.text(name)
            if text == "_" or name.is_missing:
                continue
            details = details_json(annotation=self.squeezed(written), doc=self._doc(field))
            no = self.define_leaf(
                parent, name, field, "variable", traits=_visibility(text), details=details
            )
            inner.append((no, written, True))
        return inner

    def _interface(self, no: int, body: Node) -> None:
        for child in body.named_children:
            if child.type == "type_elem" and child.named_child_count == 1:
                self._base(no, child.named_children[0])
            name = child.child_by_field_name("name")
            if child.type != "method_elem" or name is None or name.is_missing:
                continue
            listed, result = (child.child_by_field_name(f) for f in ("parameters", "result"))
            details = details_json(
                parameters=self._parameters(listed),
                returns=self.squeezed(result),
                doc=self._doc(child),
                head=head_lines(name, result or listed),
            )
            traits = Trait.ABSTRACT | _visibility(self.text(name))
            self.define_leaf(no, name, child, "method", traits=traits, details=details)

    def _base(self, owner: int, node: Node) -> None:
        name = node
        while name.type in ("generic_type", "qualified_type"):
            inner = name.child_by_field_name("type" if name.type == "generic_type" else "name")
            if inner is None:
                return
            name = inner
        if name.type == "type_identifier":
            self.add_base(owner, node, self.text(name))

    # Constants, variables, imports

    def _read_values(self) -> None:
        for node in self.captures.get("const", []):
            if self.blocks.around(node.start_byte) is None:
                self._constants(node)
        for node in self.captures.get("var", []):
            if self.blocks.around(node.start_byte) is None:
                self._variables(node)

    def _constants(self, node: Node) -> None:
        repeated = ""
        for spec in node.named_children:
            if spec.type != "const_spec":
                continue
            written = self.squeezed(spec.child_by_field_name("type"))
            if written or spec.child_by_field_name("value") is not None:
                repeated = written or ""
            for name in spec.children_by_field_name("name"):
                no = self._value(spec, name, "constant", written)
                if no and repeated and not written:
                    self.infer(name, repeated)

    def _variables(self, spec: Node) -> None:
        written = spec.child_by_field_name("type")
        names = spec.children_by_field_name("name")
        for number, name in enumerate(names):
            if self.is_literal(name):
                continue
            no = self._value(spec, name, "variable", self.squeezed(written))
            if no and written is not None:
                self._fields(no, written)
            elif no:
                self.infer_value(name, spec.child_by_field_name("value"), number, len(names))

    def _value(self, spec: Node, name: Node, kind: str, written: str | None) -> int:
        text = self.text(name)
        if text == "_" or name.type != "identifier" or name.is_missing:
            return 0
        details = details_json(annotation=written, doc=self._doc(spec))
        no = self.define_leaf(
            MODULE_SCOPE, name, spec, kind, traits=_visibility(text), details=details
        )
        self.bind(MODULE_SCOPE, text, "d", str(no))
        return no

    def _read_imports(self) -> None:
        for node in sorted(self.captures.get("import", []), key=lambda node: node.start_byte):
            path, alias = (node.child_by_field_name(f) for f in ("path", "name"))
            if path is None or path.is_missing:
                continue
            module = self.text(path).strip('"`')
            bound = self.text(alias) if alias is not None else package_guess(module)
            name = "*" if bound == "." else ""
            number = self.add_import(
                MODULE_SCOPE, module, name, name or bound, node, tail=module.rpartition("/")[2]
            )
            if not name and bound.isidentifier() and bound != "_":
                self.bind(MODULE_SCOPE, bound, "i", str(number))

    # Comments

    def _read_comments(self) -> None:
        """The first line of the comment that ends on a line."""
        self._comments = {
            node.end_point[0] + 1: node.start_point[0] + 1
            for node in self.captures.get("comment", [])
        }

    def _doc(self, node: Node) -> tuple[int, int] | None:
        last = node.start_point[0]
        first = last + 1
        while (above := self._comments.get(first - 1)) is not None and above < first:
            first = above
        return (first, last) if first <= last else None


def package_guess(module: str) -> str:
    """The name a package most likely has, by the path it is imported from."""
    head, _, last = module.rpartition("/")
    if head and last[:1] == "v" and last[1:].isdigit():
        last = head.rpartition("/")[2]
    stem, dot, version = last.rpartition(".v")
    return stem if dot and version.isdigit() else last


def _visibility(name: str) -> int:
    return Trait.PUBLIC | Trait.EXPORTED if name[:1].isupper() else Trait.PRIVATE
