"""TypeScript and JavaScript: one query, then imports, exports, calls and what values are.

Nothing here knows other files: modules are recorded as written. They are turned into paths in
`modules`. Definitions and names come from `definitions` and `bindings`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from probant.facts.languages.typescript.bindings import BindingReading
from probant.facts.languages.typescript.blocks import MODULE_BLOCK, Maker
from probant.facts.languages.typescript.heads import PLAIN
from probant.facts.languages.typescript.nodes import (
    assigned,
    bare,
    first_part,
    function_start,
    pattern_names,
    span,
    string_value,
)
from probant.facts.languages.typescript.queries import (
    JAVASCRIPT_QUERY,
    LITERALS,
    TYPESCRIPT_QUERY,
)
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import squeeze
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS
from probant.facts.schema import SEPARATOR, CallRow, FileFacts

if TYPE_CHECKING:
    from tree_sitter import Node

CODE_SUFFIXES = (
    ".d.ts",
    ".d.mts",
    ".d.cts",
    ".tsx",
    ".ts",
    ".mts",
    ".cts",
    ".jsx",
    ".js",
    ".mjs",
    ".cjs",
)
_IMPORT_TYPE = re.compile(rb"""(import\(["']([^"'\n]*)["']\))(?=(?:\.[\w$]+)+<)""")
_NO_VALUE = ("l", "m", "x", "b", "?")


def extract(source: bytes, package: str, grammar: str) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    is_javascript = grammar == "language"
    query = JAVASCRIPT_QUERY if is_javascript else TYPESCRIPT_QUERY
    root, captures = parse(source, package, query, grammar)
    masked = _masked(source) if root.has_error and not is_javascript else source
    if masked is not source:
        root, captures = parse(masked, package, query, grammar)
    reading = _FileReading(source, captures)
    if masked is not source:
        reading.masked = [
            (found.group(2).decode("utf-8", "replace"), source.count(b"\n", 0, found.start()) + 1)
            for found in _IMPORT_TYPE.finditer(source)
        ]
    reading.is_script = is_javascript and not captures.get("import") and not captures.get("export")
    return reading.facts(root)


def _masked(source: bytes) -> bytes:
    """With `import("x").Name<…>` as a plain name of its length: the grammar has no such type."""
    made = _IMPORT_TYPE.sub(lambda found: b"_" * len(found.group(1)), source)
    return made if made != source else source


def module_tail(module: str) -> str:
    """The part of a module's name by which its file would be looked up."""
    tail = module.rstrip("/").rpartition("/")[2]
    for suffix in CODE_SUFFIXES:
        if tail.endswith(suffix):
            return tail.removesuffix(suffix)
    return "" if tail in (".", "..") else tail


class _FileReading(BindingReading):
    """One pass over the captures of one file."""

    masked: Sequence[tuple[str, int]] = ()
    """Modules of types that were hidden from the parser, with their lines."""

    def read(self) -> None:
        self.collect()
        self.define_all()
        self._read_imports()
        self._read_required()
        self.bind_all()
        self._bind_imports()
        self._read_exports()
        if self.is_script:
            self._read_common_js()
        self._read_returns()
        self._read_attributes()
        self._read_aliases()
        self._write_values()

    # Imports

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

    def _add(
        self, scope: int, module: str, name: str, bound: str, node: Node, at: Node, form: str = ""
    ) -> int:
        return self.add_import(
            scope, module, name, bound, node, at=at, form=form, tail=module_tail(module)
        )

    def _read_required(self) -> None:
        """`require("x")` and `import("x")`, with the names their value is given to."""
        calls = {}
        for start, end, node, text in self.callees:
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
        for key, (call, module) in calls.items():
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
            number = self._add(scope, module, taken, self.text(identifier), call, call)
            self.imported_names[identifier.start_byte] = number
            self.import_at.setdefault(span(call), number)

    def _bind_imports(self) -> None:
        required = set(self.imported_names.values())
        for number, (_, form, _, _, name, bound, *_) in enumerate(self.imports):
            if bound and form == "" and number not in required:
                self.blocks.bind(0, bound, Maker(code=f"i{number}"))

    # ES exports

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

    # What functions give and instances hold

    def _read_returns(self) -> None:
        wanted: dict[int, int] = {}
        for no, head in enumerate(self.heads, 1):
            node = head.node
            if head.role != "function" or node.child_by_field_name("return_type") is not None:
                continue
            body = node.child_by_field_name("body")
            if body is None:
                continue
            if body.type != "statement_block":
                self.values.setdefault((no, "()"), []).append(body)
            else:
                wanted[self.blocks.at(function_start(node))] = no
        for node in self.captures.get("return", []) if wanted else ():
            no = wanted.get(self.blocks.hoisted(self.blocks.at(node.start_byte)))
            if no is not None:
                value = next(
                    (child for child in node.named_children if child.type != "comment"), None
                )
                if value is not None:
                    self.values.setdefault((no, "()"), []).append(value)

    def _read_attributes(self) -> None:
        for node in self.captures.get("assign", []):
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            if left is None or right is None or left.type != "member_expression":
                continue
            target, part = left.child_by_field_name("object"), left.child_by_field_name("property")
            if target is None or part is None or target.type != "this":
                continue
            code = self.code_of_name(self.blocks.at(node.start_byte), "this")
            if code[:1] == "s":
                self.values.setdefault((int(code[1:]), self.text(part)), []).append(
                    assigned(right) or ""
                )

    def _write_values(self) -> None:
        for (no, name), values in self.values.items():
            if name.startswith("<"):
                self.attributes.append((no, name, str(values[0]), 0))
                continue
            codes = set()
            for value in values:
                if isinstance(value, str):
                    codes.add("l")
                elif value.type not in ("null", "undefined"):
                    codes.add(self._value_code(no, name, value))
            code = codes.pop() if len(codes) == 1 else ""
            if code and code not in _NO_VALUE:
                self.attributes.append((no, name, code, 0))
            elif name not in ("=", "()"):
                self.attributes.append((no, name, "", 0))

    def _value_code(self, no: int, name: str, value: Node) -> str:
        code = self.code_of(self.blocks.at(value.start_byte), value)
        if name == "()" and code[:1] == "s" and code.isalnum() and value.type == "this":
            return "this"
        return code

    def _read_aliases(self) -> None:
        for node in self.captures.get("declaration", []):
            for declarator in node.named_children:
                name, value = (
                    declarator.child_by_field_name("name"),
                    declarator.child_by_field_name("value"),
                )
                if (
                    name is not None
                    and value is not None
                    and name.type == "identifier"
                    and value.type in ("identifier", "member_expression")
                ):
                    text = self.text(value)
                    if PLAIN.fullmatch(text):
                        last = text.rpartition(".")[2]
                        self.aliases.append(
                            (
                                self.scopes.at(node.start_byte),
                                self.text(name),
                                last,
                                value.start_point[0] + 1,
                            )
                        )

    # Calls

    def _calls(self) -> list[CallRow]:
        placed: list[tuple[int, int, CallRow]] = []
        starts = list(accumulate(len(line) + 1 for line in self.source.split(b"\n")))
        for start, end, node, expression in self.callees:
            if node.type == "import":
                continue
            line = last_line = bisect_right(starts, start) + 1
            if "\n" in expression:
                last_line = bisect_right(starts, end) + 1
                expression = squeeze(expression)
            name, bind = self._callee(self.blocks.at(start), node, expression)
            expression = self._shown(node, expression)
            row = (self.scopes.at(start), name, expression, line, last_line, bind, -1)
            placed.append((start, -end, row))
        placed.sort()  # by place; of calls that begin together the outer one first
        return [row for _, _, row in placed]

    def _callee(self, block: int, node: Node, expression: str) -> tuple[str, str]:
        if PLAIN.fullmatch(expression) and len(expression) <= MAX_EXPRESSION_CHARS:
            first, _, rest = expression.partition(".")
            name = rest.rpartition(".")[2] or first
            if first == "super":
                code = self.code_of_name(block, "this")
                return name, f"u{code[1:]}" if code[:1] in "sd" and "." not in rest else "x"
            return name, self.code_of_name(block, first)
        inner = bare(node)
        if inner is None or inner.type != "member_expression":
            return (
                self.text(inner) if inner is not None and inner.type == "identifier" else ""
            ), "x"
        part, target = inner.child_by_field_name("property"), inner.child_by_field_name("object")
        if part is None or target is None:
            return "", "x"
        if target.type in LITERALS:
            return self.text(part), "b"
        code = self.code_of(block, target)
        return self.text(part), code if code[:1] in ("r", "b") else self._wrapped(code)

    def _shown(self, node: Node, expression: str) -> str:
        """A callee that is too long loses what stands between its brackets."""
        if len(expression) > MAX_EXPRESSION_CHARS:
            root, name, text = self.chain(node)
            if root is not None and name != "_":
                expression = text.replace("~", "")
        return expression[:MAX_EXPRESSION_CHARS]

    def _wrapped(self, code: str) -> str:
        """The code of a receiver that is not written as a plain name."""
        return "x" if code in ("l", "m", "x", "?") else f"r{code}{SEPARATOR}_"
