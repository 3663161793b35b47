"""The imports of a file: ES statements, re-exports, `require` and `import()` with literal names.

One row for each bound name, the module as written. What is exported otherwise is `exports`' matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from probant.facts.languages.typescript.bindings import BindingReading
from probant.facts.languages.typescript.blocks import MODULE_BLOCK, Maker
from probant.facts.languages.typescript.modules import module_tail
from probant.facts.languages.typescript.nodes import (
    assigned,
    bare,
    first_part,
    pattern_names,
    span,
    string_value,
)

if TYPE_CHECKING:
    from tree_sitter import Node


class ImportReading(BindingReading):
    """Writes the import rows of one file."""

    masked: Sequence[tuple[str, int]] = ()
    """Modules of types that were hidden from the parser, with their lines."""

    def _read_imports(self) -> None:
        nodes = self.captures.get("import", []) + self.captures.get("export", [])
        for node in sorted(nodes, key=lambda one: one.start_byte):
            if node.type == "import_statement":
                self._import_statement(node)
            elif self.blocks.at(node.start_byte) == MODULE_BLOCK:
                source = node.child_by_field_name("source")
                if source is not None:
                    self._reexport(node, string_value(source))
        for module, line in self.masked:
            self.imports.append((MODULE_BLOCK, "", module, module_tail(module), "", "", line, line))

    def _import_statement(self, node: Node) -> None:
        scope = self.scopes.at(node.start_byte)
        module = string_value(node.child_by_field_name("source"))
        for child in node.named_children:
            if child.type == "import_clause" and module is not None:
                return self._import_clause(scope, module, child, node)
            if child.type == "import_require_clause":
                return self._import_require(scope, child, node)
        if module is not None:
            self._add(scope, module, "", "", node, node)
        return None

    def _import_clause(self, scope: int, module: str, clause: Node, node: Node) -> None:
        for child in clause.named_children:
            if child.type == "identifier":
                self._add(scope, module, "default", self.text(child), node, child)
            elif child.type == "namespace_import":
                bound = self.text(child.named_children[-1]) if child.named_child_count else ""
                self._add(scope, module, "", bound, node, child)
            elif child.type == "named_imports":
                if not child.named_child_count:
                    self._add(scope, module, "", "", node, node)
                for part in child.named_children:
                    name, alias = (
                        part.child_by_field_name("name"),
                        part.child_by_field_name("alias"),
                    )
                    if name is not None and not name.is_missing:
                        self._add(
                            scope,
                            module,
                            self.member_text(name),
                            self.text(alias or name),
                            node,
                            part,
                        )

    def _import_require(self, scope: int, clause: Node, node: Node) -> None:
        module = string_value(clause.child_by_field_name("source"))
        if module is not None and clause.named_child_count:
            self._add(scope, module, "", self.text(clause.named_children[0]), node, clause)

    def _reexport(self, node: Node, module: str | None) -> None:
        if module is None:
            return
        line = node.start_point[0] + 1
        for child in node.named_children:
            if child.type == "export_clause":
                for part in child.named_children:
                    name, alias = (
                        part.child_by_field_name("name"),
                        part.child_by_field_name("alias"),
                    )
                    if name is not None and not name.is_missing:
                        bound = self.member_text(alias or name)
                        number = self._add(
                            0, module, self.member_text(name), bound, node, part, "reexport"
                        )
                        self.exports.append((bound, part.start_point[0] + 1, f"i{number}"))
                if not child.named_child_count:
                    self._add(0, module, "", "", node, node)
                return
            if child.type == "namespace_export":
                bound = (
                    self.member_text(child.named_children[-1]) if child.named_child_count else ""
                )
                number = self._add(0, module, "", bound, node, child, "reexport")
                self.exports.append((bound, line, f"i{number}"))
                return
        number = self._add(0, module, "*", "*", node, node, "reexport")
        self.exports.append(("*", line, f"i{number}"))

    def _add(
        self, scope: int, module: str, name: str, bound: str, node: Node, at: Node, form: str = ""
    ) -> int:
        return self.add_import(
            scope, module, name, bound, node, at=at, form=form, tail=module_tail(module)
        )

    def _read_required(self) -> None:
        """`require("x")` and `import("x")`, with the names their value is given to."""
        calls = {}
        for _, _, node, text in self.callees:
            if text in ("require", "import"):
                call = node.parent
                arguments = call.child_by_field_name("arguments") if call is not None else None
                if arguments is not None and arguments.type == "arguments":
                    module = string_value(first_part(arguments))
                    if module is not None and call is not None:
                        calls[span(call)] = (call, module)
        if not calls:
            return
        for node in self.captures.get("declaration", []):
            for declarator in node.named_children:
                self._required_by(declarator, calls)
        for key, (call, module) in sorted(calls.items()):
            self.import_at[key] = self._add(
                self.scopes.at(call.start_byte), module, "", "", call, call
            )

    def _required_by(
        self, declarator: Node, calls: dict[tuple[int, int], tuple[Node, str]]
    ) -> None:
        name, value = (
            declarator.child_by_field_name("name"),
            assigned(declarator.child_by_field_name("value")),
        )
        if name is None or value is None:
            return
        member = ""
        if value.type == "member_expression":
            part = value.child_by_field_name("property")
            member = self.text(part) if part is not None else ""
            value = bare(value.child_by_field_name("object"))
        if value is not None and value.type == "await_expression":
            value = bare(value.named_children[0]) if value.named_child_count else None
        elif value is not None and self.text(value).startswith("import"):
            return  # a promise of the module
        if value is None or span(value) not in calls:
            return
        call, module = calls[span(value)]
        scope = self.scopes.at(declarator.start_byte)
        names = [(identifier, path) for identifier, path in pattern_names(name)]
        if (
            any(path is None or path.count(".") > 1 or (member and path) for _, path in names)
            or not names
        ):
            return
        del calls[span(value)]
        for identifier, path in names:
            taken = member or (path or "").lstrip(".")
            number = self._add(scope, module, taken, self.text(identifier), declarator, call)
            self.imported_names[identifier.start_byte] = number
            self.import_at.setdefault(span(call), number)

    def _bind_imports(self) -> None:
        required = set(self.imported_names.values())
        for number, (_, form, _, _, _, bound, *_) in enumerate(self.imports):
            if bound and form == "" and number not in required:
                self.blocks.bind(0, bound, Maker(code=f"i{number}"))
