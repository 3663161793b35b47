"""What a Rust file imports and passes on: `use` trees of any depth, `extern crate`, `pub use`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.facts.languages.rust.fronts import Fronts, last_name_of
from probant.facts.schema import MODULE_SCOPE

if TYPE_CHECKING:
    from tree_sitter import Node


class Uses(Fronts):
    """Reads imports."""

    def read_uses(self) -> None:
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
                self._add_use(node, text, "", self.text(alias) if alias else text, name)

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
                    self._add_use(node, module, "*", "*", item)
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
        self._add_use(node, module, name, alias or last_name_of(whole), at)

    def _add_use(self, node: Node, module: str, name: str, bound: str, at: Node) -> None:
        scope = self.scope_of(node)
        number = self.add_import(scope, module, name, bound, node, at=at, tail=last_name_of(module))
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
