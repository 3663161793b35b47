"""The exports of a file, as written: ES modules, and CommonJS in JavaScript.

`=` is the name of a module that is one value: `export = x`, `module.exports = x`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.typescript.imports import ImportReading
from probant.facts.languages.typescript.nodes import assigned, bare, span

if TYPE_CHECKING:
    from tree_sitter import Node


class ExportReading(ImportReading):
    """Writes the export rows of one file."""

    def _read_exports(self) -> None:
        for node in self.captures.get("export", []):
            if self.blocks.at(node.start_byte) != 0:
                continue
            words = {child.type for child in node.children if not child.is_named}
            if node.child_by_field_name("source") is not None:
                continue
            if "default" in words:
                self._export_default(node)
            elif "=" in words:
                self._export_whole(node, node.named_children[-1])
            elif "as" not in words:
                self._export_listed(node)

    def _export_default(self, node: Node) -> None:
        line = node.start_point[0] + 1
        inner = node.child_by_field_name("declaration") or bare(node.child_by_field_name("value"))
        if inner is None:
            return
        name = inner.child_by_field_name("name")
        if inner.type == "identifier":
            self.exports.append(("default", line, self.text(inner)))
        elif name is not None:
            self.exports.append(("default", line, self.text(name)))
        elif span(inner) in self.held:
            self.exports.append(("default", line, "default"))
        else:
            self.exports.append(("default", line, ""))
            self.values.setdefault((0, "default"), []).append(inner)
            if inner.type == "object":
                self.alias_properties(inner)

    def _export_whole(self, node: Node, value: Node | None) -> None:
        """`export = x` and `module.exports = x`: the module is that value."""
        line = node.start_point[0] + 1
        value = bare(value)
        if value is None:
            return
        if value.type == "identifier":
            self.exports.append(("=", line, self.text(value)))
        elif span(value) in self.import_at:
            self.exports.append(("=", line, f"i{self.import_at[span(value)]}"))
        elif span(value) in self.held:
            held = self.held[span(value)]
            self.exports.append(("=", line, held.text or self.text(held.name)))
        else:
            self.exports.append(("=", line, ""))
            self.values.setdefault((0, "="), []).append(value)

    def alias_properties(self, value: Node) -> None:
        """What an object keeps under another name than its own."""
        for child in value.named_children:
            key, part = child.child_by_field_name("key"), child.child_by_field_name("value")
            if child.type == "pair" and key is not None and part is not None:
                held, name = self.text(part), self.member_text(key)
                if part.type in ("identifier", "member_expression") and held != name:
                    last = held.rpartition(".")[2]
                    if last != name:
                        self.aliases.append((0, name, last, part.start_point[0] + 1))

    def _export_listed(self, node: Node) -> None:
        for child in node.named_children:
            if child.type == "export_clause":
                for part in child.named_children:
                    name, alias = (
                        part.child_by_field_name("name"),
                        part.child_by_field_name("alias"),
                    )
                    if name is not None and not name.is_missing:
                        local = self.text(name) if alias is not None else ""
                        self.exports.append(
                            (self.member_text(alias or name), part.start_point[0] + 1, local)
                        )
            elif child.type == "import_alias" and child.named_child_count:
                name = child.named_children[0]
                self.exports.append((self.text(name), name.start_point[0] + 1, ""))

    # CommonJS

    def _read_common_js(self) -> None:
        named = self._variables_of_assignments()
        for node in self.captures.get("assign", []):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            if (
                left is None
                or right is None
                or left.type not in ("member_expression", "subscript_expression")
            ):
                continue
            target = self.text(left)
            block = self.blocks.at(node.start_byte)
            if (
                not target.startswith(("exports", "module.exports"))
                or self.blocks.holder(block, target.partition(".")[0]) is not None
            ):
                continue
            if target == "module.exports":
                self._whole(node, right, named.get(span(node)))
            elif left.type == "member_expression":
                owner, _, name = target.rpartition(".")
                if owner in ("exports", "module.exports"):
                    self._exported_value(name, left, right)

    def _variables_of_assignments(self) -> dict[tuple[int, int], str]:
        """`var app = module.exports = {}`: the assignment's value has a name here."""
        found = {}
        for node in self.captures.get("declaration", []):
            for declarator in node.named_children:
                name, value = (
                    declarator.child_by_field_name("name"),
                    declarator.child_by_field_name("value"),
                )
                while (
                    name is not None and value is not None and value.type == "assignment_expression"
                ):
                    found[span(value)] = self.text(name)
                    value = value.child_by_field_name("right")
        return found

    def _whole(self, node: Node, right: Node, name: str | None) -> None:
        value = assigned(right)
        if name is not None:
            self.exports.append(("=", node.start_point[0] + 1, name))
        elif value is not None and value.type == "object":
            self._export_properties(value)
        else:
            self._export_whole(node, value)

    def _export_properties(self, value: Node) -> None:
        for child in value.named_children:
            line = child.start_point[0] + 1
            if child.type == "shorthand_property_identifier":
                self.exports.append((self.text(child), line, ""))
            elif child.type == "pair":
                key, part = child.child_by_field_name("key"), child.child_by_field_name("value")
                if (
                    key is not None
                    and part is not None
                    and key.type in ("property_identifier", "string")
                ):
                    self._exported_value(self.member_text(key), key, part)
            elif child.type == "method_definition":
                key = child.child_by_field_name("name")
                if key is not None:
                    self.exports.append((self.member_text(key), line, ""))

    def _exported_value(self, name: str, left: Node, right: Node) -> None:
        line, value = left.start_point[0] + 1, assigned(right)
        if value is None:
            return
        if value.type == "identifier":
            text = self.text(value)
            self.exports.append((name, line, text if text != name else ""))
        elif span(value) in self.import_at:
            self.exports.append((name, line, f"i{self.import_at[span(value)]}"))
        elif span(value) in self.held:
            held = self.held[span(value)]
            text = held.text or self.text(held.name)
            self.exports.append((name, line, text if text != name else ""))
        elif value.type == "unary_expression":  # `void 0`, ahead of the real value
            if all(known != name for known, _, _ in self.exports):
                self.exports.append((name, line, "exports"))
        else:
            self.exports.append((name, line, "exports"))
            self.values.setdefault((0, f"exports.{name}"), []).append(value)
