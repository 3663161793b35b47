"""One file of C or C++: all its definitions, imports and bases, from what a query captured.

Scopes are told in `heads`, definitions that open one in `functions`, locals in `bindings`, what
only C++ has in `spaces`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.languages.cpp.declarators import Declared, declared
from probant.facts.languages.cpp.functions import CLASS_KIND, Functions
from probant.facts.languages.cpp.heads import BODY, CLASS, ENUM, RESERVED, SPACE, Head
from probant.facts.languages.cpp.marks import CALLED
from probant.facts.languages.cpp.signatures import Specifiers
from probant.facts.reading.parts import details_json
from probant.facts.schema import MODULE_SCOPE, FileFacts, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

STATEMENT_END = re.compile(rb"\s*;")
_LIKE_A_CALL = re.compile(r"([^\W\d]\w*)\s*\(")
_WORD_BEFORE = re.compile(r"(\w+)[\s*&]+$")
_BEFORE_A_CALL = frozenset({"return", "else", "do", "case", "throw", "co_return", "co_await"})
_NO_CODE = re.compile(r'"(?:[^"\\\n]|\\.)*"|/\*.*?\*/|//[^\n]*', re.DOTALL)
"""Strings and comments."""


class NativeReading(Functions):
    """One pass over the captures of one file."""

    def whole(self) -> FileFacts:
        """Rows that point at a scope that is no definition point at what is around it."""
        facts = self.facts(self.tree.root)
        self._read_macro_arguments()
        self._read_dropped()
        if self.macro_calls:
            calls = sorted([*facts.calls, *self.macro_calls], key=lambda row: row[3])
            facts = facts._replace(calls=calls)
        if not self.real and not self.moved:
            return facts
        real, moved = self.real, self.moved
        return facts._replace(
            defs=[
                (row[0], real.get(inner := moved.get(row[0], row[1]), inner), *row[2:])
                for row in facts.defs
            ],
            calls=[(real.get(row[0], row[0]), *row[1:]) for row in facts.calls],
            imports=[(real.get(row[0], row[0]), *row[1:]) for row in facts.imports],
            aliases=[(real.get(row[0], row[0]), *row[1:]) for row in facts.aliases],
        )

    def read(self) -> None:
        self.widen_roots()
        self._read_surroundings()
        heads = self._heads()
        for head in heads:
            self.scopes.add(head.start, head.end, head.sort in (CLASS, ENUM))
        opened = list(enumerate(zip(heads, self._parents(heads), strict=True), 1))
        for no, (_, parent) in opened:
            self.scopes.pass_over(no, parent)
        self.read_access()
        for no, (head, parent) in opened:
            self._open(no, parent, head)
        self._read_leaves()
        self._read_imports()
        self.read_locals()

    def _open(self, no: int, parent: int, head: Head) -> None:
        if head.name is None or head.name.is_missing:
            self.pass_over(no, parent)
            self.read_nameless(no, head.node)
        elif head.sort == SPACE:
            self._namespace(no, parent, head.node, head.name)
        elif head.node.type in CLASS_KIND:
            self._class(no, parent, head.node, head.name, head.declared)
        elif head.node.type == "lambda_expression":
            self._lambda(no, parent, head.node, head.name)
        elif head.declared is not None:
            self._function(no, parent, head.node, head.declared)

    def _read_leaves(self) -> None:
        for node in self.captured("declaration"):
            scope = self.scope_of(node)
            if self.sorts[scope] == BODY:
                self.bind_declaration(scope, node)
            else:
                self._declaration(scope, node)
        for node in self.captured("field"):
            self._declaration(self.scope_of(node), node)
        for node in self.captured("typedef"):
            self._typedef(node)
        for node in self.captured("class"):
            if self._is_forward(node):
                self._forward(node)
        for node in self.captured("enumerator"):
            name = node.child_by_field_name("name")
            if name is not None and not name.is_missing:
                self.define_leaf(self.scope_of(node), name, node, "enum_member")
        for node in self.captured("macro"):
            self._macro(node)
        for row, text, listed in self.tree.lost_macros:
            self._lost_macro(row + 1, text, listed)
        self.read_more()

    def _declaration(self, scope: int, node: Node) -> None:
        specifiers = self.parts.specifiers(node)
        for declarator in node.children_by_field_name("declarator"):
            told = declared(declarator)
            if told is None or self.is_reserved(told.name):
                continue
            if self._is_function(told):
                self._prototype(scope, node, told, specifiers)
            elif specifiers.type is not None:
                self._variable(scope, node, declarator, told, specifiers)

    def _prototype(self, scope: int, node: Node, told: Declared, specifiers: Specifiers) -> None:
        is_plain = told.name.type in ("identifier", "field_identifier")
        if specifiers.type is None and is_plain and not self._is_constructor(scope, told):
            return  # a macro's call
        traits = self._function_traits(scope, node, specifiers, told)
        value = node.child_by_field_name("default_value")
        if value is None or value.type != "initializer_list":  # `void f() {};` has a body
            traits |= Trait.DECLARATION
            traits &= ~0 if self.is_header else ~Trait.EXPORTED
        if value is not None and self.text(value) == "0":
            traits |= Trait.ABSTRACT
        self._define_function(0, scope, node, told, specifiers, traits, node)

    def _variable(
        self, scope: int, node: Node, declarator: Node, told: Declared, specifiers: Specifiers
    ) -> None:
        value = declarator.child_by_field_name("value")
        if value is not None and value.start_byte in self.lambda_names:
            return
        words = specifiers.words
        written = self.parts.variable_type(specifiers, told, declarator)
        is_constant = "constexpr" in words or ("const" in words and "*" not in written)
        is_member = self.sorts[scope] == CLASS
        is_extern = "extern" in words or self._is_linkage(node)
        is_linked = "static" not in words and not (self.IS_CPP and is_constant)
        traits = self.place_traits(
            scope, node, is_linked=is_linked or is_extern, is_member=bool(told.owner)
        )
        if node.type == "field_declaration" and not is_member:
            traits &= ~Trait.EXPORTED  # of a structure without a name
        if "static" in words:
            traits |= Trait.STATIC if is_member else Trait.PRIVATE
        if told.owner:
            traits |= Trait.DETACHED
        is_static_field = is_member and "static" in words
        if (is_extern and value is None) or (
            is_static_field and not words & {"constexpr", "inline"}
        ):
            traits |= Trait.DECLARATION
        first = self.first_row(node)
        details = details_json(
            annotation=written,
            decorators=specifiers.attributes,
            doc=self.parts.doc(first),
            owner=self.owner_text(told.owner),
        )
        name = self.text(told.name)
        no = self.define_leaf(
            scope, told.name, node, "constant" if is_constant else "variable",
            qualified=self.qualified(scope, told.owner, name), traits=traits, details=details,
        )  # fmt: skip
        self.template_parameters(no, node)

    def _is_linkage(self, node: Node) -> bool:
        """`extern "C" int x;` without braces."""
        return node.start_byte in self._linked

    def _typedef(self, node: Node) -> None:
        scope = self.scope_of(node)
        written = node.child_by_field_name("type")
        holder = self.holders.get(written.start_byte) if written is not None else None
        specifiers = self.parts.specifiers(node)
        if holder is not None:
            specifiers = specifiers._replace(type_text=self.text(holder))
        traits = self.place_traits(scope, node, is_linked=False, is_member=False)
        doc = self.parts.doc(node.start_point[0])
        for declarator in node.children_by_field_name("declarator"):
            told = declared(declarator)
            if told is None or told.name == holder or self.is_reserved(told.name):
                continue
            text = self.parts.variable_type(specifiers, told, declarator)
            details = details_json(annotation=text, doc=doc)
            self.define_leaf(scope, told.name, node, "type_alias", traits=traits, details=details)
            self.alias(scope, told.name, text)

    def _is_forward(self, node: Node) -> bool:
        """`struct Name;` as a statement: nothing between it and a statement's end around it."""
        if node.child_by_field_name("body") is not None:
            return False
        if not STATEMENT_END.match(self.source, node.end_byte):
            return False
        start = node.start_byte - node.start_point[1]
        before = self.source[max(start, 0) : node.start_byte].rstrip()
        name = node.child_by_field_name("name")
        is_instance = name is not None and name.type == "template_type"
        return not is_instance and (not before or before[-1] in b";{}>:/")

    def _forward(self, node: Node) -> None:
        told = declared(node.child_by_field_name("name"))
        if told is None or node.start_byte in self.friends:
            return
        scope = self.scope_of(node)
        traits = self.place_traits(scope, node, is_linked=False, is_member=bool(told.owner))
        traits |= Trait.DECLARATION
        kind = CLASS_KIND[node.type]
        first = self.first_row(node)
        no = self.define_leaf(scope, told.name, node, kind, traits=traits, first_line=first + 1)
        self.template_parameters(no, node)

    def _macro(self, node: Node) -> None:
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name is None or name.is_missing or self.is_reserved(name):
            return
        listed = node.child_by_field_name("parameters")
        rows = [
            ("", None, None, "...") if child.type == "..." else (self.text(child), None, None, "")
            for child in (listed.children if listed is not None else ())
            if child.type in ("identifier", "...")
        ]
        is_visible = self.is_header and (value is not None or listed is not None)
        details = details_json(parameters=rows, doc=self.parts.doc(node.start_point[0]))
        no = self.define_leaf(
            MODULE_SCOPE, name, name, "macro",
            traits=Trait.EXPORTED if is_visible else 0, details=details,
        )  # fmt: skip
        if listed is not None:
            self.attributes.append((no, CALLED, "", name.start_point[0] + 1))
        if value is not None and listed is None:
            self.alias(MODULE_SCOPE, name, self.text(value))
        if value is not None:
            self._read_macro_body(no, value, {row[0] for row in rows})

    def _read_macro_arguments(self) -> None:
        """What a macro is given by name, it may call: nothing certain, and nothing to overlook."""
        for start, _, node, expression in self.callees:
            call = node.parent if expression.isupper() else None
            arguments = call.child_by_field_name("arguments") if call is not None else None
            for child in arguments.named_children if arguments is not None else ():
                if child.type == "identifier":
                    name, line = self.text(child), child.start_point[0] + 1
                    scope = self.scopes.at(start)
                    self.macro_calls.append((scope, name, name, line, line, "v", -1))

    def _read_dropped(self) -> None:
        """Calls in the branch of a conditional that the tree does not show: known by name alone."""
        for row, place, text in self.tree.dropped:
            for found in _LIKE_A_CALL.finditer(text):
                before = _WORD_BEFORE.search(text, 0, found.start())
                is_head = before is not None and before[1] not in _BEFORE_A_CALL
                if found[1] not in RESERVED and not is_head:
                    scope = self.scopes.at(place + found.start())
                    self.macro_calls.append((scope, found[1], found[1], row + 1, row + 1, "x", -1))

    def _read_macro_body(self, no: int, value: Node, parameters: set[str]) -> None:
        """What a macro's body calls is known by name alone: it is code only where it is used."""
        first = value.start_point[0] + 1
        body = _NO_CODE.sub(lambda found: "\n" * found.group().count("\n"), self.text(value))
        for found in _LIKE_A_CALL.finditer(body):
            name, line = found.group(1), first + body.count("\n", 0, found.start())
            if name not in RESERVED and name not in parameters:
                self.macro_calls.append((no, name, name, line, line, "x", -1))

    def _lost_macro(self, line: int, name: str, listed: str | None) -> None:
        """A macro whose definition the grammar could not read."""
        parts = [part.strip() for part in listed.split(",")] if listed else []
        rows = [("", None, None, "...") if part == "..." else (part, None, None, "")
                for part in parts]  # fmt: skip
        traits = Trait.EXPORTED if self.is_header else 0
        no = self.new_number()
        self.scopes.name(no, MODULE_SCOPE, name)
        if listed is not None:
            self.attributes.append((no, CALLED, "", line))
        details = details_json(parameters=rows)
        self.defs.append((no, MODULE_SCOPE, name, name, "macro", line, line, line, traits, details))

    def read_more(self) -> None:
        """What only one of the two languages has."""

    def _read_imports(self) -> None:
        for node in self.captured("include"):
            path = node.child_by_field_name("path")
            if path is None:
                continue
            module = self.text(path).strip('"<> \t')
            self.add_import(MODULE_SCOPE, module, "*", "*", node, at=path, tail=_tail(module))
        for row, module in self.tree.lost_includes:
            line = row + 1
            self.imports.append((MODULE_SCOPE, "", module, _tail(module), "*", "*", line, line))
        self.read_usings()
        self.imports.sort(key=lambda row: row[6])

    def read_usings(self) -> None:
        """Names brought into view by C++."""


def _tail(module: str) -> str:
    return module.rpartition("/")[2].partition(".")[0]
