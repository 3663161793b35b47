"""One file of C or C++: its definitions, imports and bases. Locals are `bindings`' matter.

Anonymous namespaces, the bodies of macros like `TEST(…) {…}` and unnamed lambdas are scopes for
their locals without being definitions: what stands in them belongs to what is around them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from probant.facts.languages.cpp.bindings import Bindings
from probant.facts.languages.cpp.declarators import (
    Declared,
    conversion_parameters,
    declared,
    plain_name,
)
from probant.facts.languages.cpp.signatures import BODIED, Specifiers
from probant.facts.reading.parts import details_json, head_lines, squeeze
from probant.facts.schema import MODULE_SCOPE, FileFacts, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

    from probant.facts.languages.cpp.repair import Tree

CAPITALS = re.compile(r"_*[A-Z][A-Z0-9_]*")
OPERATOR = re.compile(r"operator\s*(.*)", re.DOTALL)
STATEMENT_END = re.compile(rb"\s*;")
ONE_NAME = re.compile(r"\s*([^\W\d]\w*)\s*")
ACCESS = {"public": Trait.PUBLIC, "protected": Trait.PROTECTED, "private": Trait.PRIVATE}
CLASS_KIND = {
    "struct_specifier": "struct",
    "union_specifier": "struct",
    "class_specifier": "class",
    "enum_specifier": "enum",
}
RESERVED = frozenset(
    "if else for while do switch case default return goto break continue sizeof typedef struct"
    " union enum int char long short float double void signed unsigned static extern const"
    " volatile register auto inline true false nullptr static_cast override final this".split()
)
VISIBILITY = Trait.PUBLIC | Trait.PROTECTED | Trait.PRIVATE

CALLED = "()"
"""How a macro that takes arguments, were it none, is marked among its attributes."""

CONDITIONAL = "#if"
"""How a function that only some builds have is marked, likewise."""

# What a scope is.
FILE, SPACE, CLASS, ENUM, BODY = range(5)


class Head(NamedTuple):
    """A node that opens a scope, and the bytes of that scope. No name: it is passed over."""

    start: int
    end: int
    node: Node
    name: Node | None
    sort: int
    declared: Declared | None = None


class NativeReading(Bindings):
    """One pass over the captures of one file."""

    IS_CPP: ClassVar[bool] = False

    def __init__(self, source: bytes, tree: Tree, *, is_header: bool) -> None:
        super().__init__(source, tree.captures)
        self.tree = tree
        self.is_header = is_header
        self.sorts = [FILE]
        self.real: dict[int, int] = {}
        self.moved: dict[int, int] = {}
        self.hidden: set[int] = set()
        self.class_names: dict[int, str] = {}
        self.keywords: dict[int, str] = {}
        self.outer: dict[int, Node] = {}
        self.friends: set[int] = set()
        self.holders: dict[int, Node] = {}
        self.lambda_names: dict[int, Node] = {}
        self.spaces: set[str] = set()
        self._linked = {node.start_byte for node in tree.captures.get("linked", [])}
        self.conditional = self._conditional_places()
        self.access: dict[int, tuple[list[int], list[int]]] = {}

    def whole(self) -> FileFacts:
        """Rows that point at a scope that is no definition point at what is around it."""
        facts = self.facts(self.tree.root)
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

    # Scopes

    def _read_surroundings(self) -> None:
        """Templates and friends around a declaration; names given to what has none itself."""
        for node in self.captured("around"):
            inner = node.named_children[-1] if node.named_child_count else None
            if inner is not None:
                self.outer[inner.start_byte] = node
                if node.type == "friend_declaration":
                    self.friends.add(inner.start_byte)
        for node in self.captured("typedef"):
            body = node.child_by_field_name("type")
            if body is not None and body.type in BODIED and not body.child_by_field_name("name"):
                told = [declared(one) for one in node.children_by_field_name("declarator")]
                names = [one for one in told if one is not None]
                plain = [one for one in names if one.outer == one.name] or names
                if plain:
                    self.holders[body.start_byte] = plain[0].name
        for node in self.captured("bound_lambda"):
            value, name = node.child_by_field_name("value"), node.child_by_field_name("declarator")
            if value is not None and name is not None and name.type == "identifier":
                self.lambda_names[value.start_byte] = name

    def _heads(self) -> list[Head]:
        found: list[Head] = []
        for node in self.captured("function"):
            found.append(self._function_head(node))
        for node in self.captured("class"):
            found += self._class_head(node)
        for node in self.captured("namespace"):
            found += self._namespace_heads(node)
        for node in self.captured("lambda"):
            name = self.lambda_names.get(node.start_byte)
            found.append(Head(node.start_byte, node.end_byte, node, name, BODY))
        found += self._lone_blocks(found)
        found.sort(key=lambda head: (head.start, -head.end))
        return found

    def _lone_blocks(self, heads: list[Head]) -> list[Head]:
        """Blocks of no function: a macro stands before them."""
        spans = sorted((h.node.start_byte, h.node.end_byte) for h in heads if h.sort == BODY)
        found: list[Head] = []
        covered = place = 0
        for node in self.captured("block"):
            while place < len(spans) and spans[place][0] <= node.start_byte:
                covered = max(covered, spans[place][1])
                place += 1
            if node.start_byte >= covered:
                found.append(Head(node.start_byte, node.end_byte, node, None, BODY))
                covered = node.end_byte
        return found

    def _function_head(self, node: Node) -> Head:
        told = declared(node.child_by_field_name("declarator"))
        start = node.start_byte
        if told is None or not self._is_function(told):
            return Head(start, node.end_byte, node, None, BODY)
        listed = self._parameter_list(told)
        start = listed.start_byte if listed is not None else told.name.end_byte
        return Head(start, node.end_byte, node, told.name, BODY, told)

    def _is_function(self, told: Declared) -> bool:
        return told.function is not None or told.name.type == "operator_cast"

    def _parameter_list(self, told: Declared) -> Node | None:
        if told.name.type == "operator_cast":
            return conversion_parameters(told.name)
        return told.function.child_by_field_name("parameters") if told.function else None

    def _class_head(self, node: Node) -> list[Head]:
        body = node.child_by_field_name("body")
        told = declared(node.child_by_field_name("name"))
        name = told.name if told is not None else self.holders.get(node.start_byte)
        if body is None or name is None:
            return []  # without a name: its members belong to what is around it
        sort = ENUM if node.type == "enum_specifier" else CLASS
        return [Head(body.start_byte, body.end_byte, node, name, sort, told)]

    def _namespace_heads(self, node: Node) -> list[Head]:
        name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
        if body is None:
            return []
        if name is None:
            return [Head(body.start_byte, node.end_byte, node, None, SPACE)]
        parts = [name] if name.type == "namespace_identifier" else _leaves(name)
        return [Head(part.end_byte, node.end_byte, node, part, SPACE) for part in parts]

    def _parents(self, heads: list[Head]) -> list[int]:
        """The scope around each, and what is known of all of them by that."""
        found: list[int] = []
        stack: list[tuple[int, int]] = []
        for no, head in enumerate(heads, 1):
            while stack and stack[-1][0] <= head.start:
                stack.pop()
            found.append(stack[-1][1] if stack else MODULE_SCOPE)
            stack.append((head.end, no))
            self.sorts.append(head.sort)
            if head.sort == CLASS and head.name is not None:
                self.class_names[no] = self.text(plain_name(head.name))
                self.keywords[no] = head.node.type
            if head.sort == SPACE and head.name is not None:
                self.spaces.add(self.text(head.name))
            if found[-1] in self.hidden or (head.sort == SPACE and head.name is None):
                self.hidden.add(no)
        return found

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

    def pass_over(self, no: int, parent: int) -> None:
        self.scopes.pass_over(no, parent)
        self.real[no] = self.real.get(parent, parent)

    # Definitions that open a scope

    def _namespace(self, no: int, parent: int, node: Node, name: Node) -> None:
        traits = self.outside_traits(parent, is_linked=False)
        self.define(no, parent, name, node, "module", traits=traits)
        if any(child.type == "inline" for child in node.children):
            # People name what stands in it without its name.
            self.scopes.pass_over(no, parent)

    def _class(self, no: int, parent: int, node: Node, name: Node, told: Declared | None) -> None:
        is_alias = told is None  # `typedef struct {…} Name`
        owner = told.owner if told is not None else ()
        traits = self.place_traits(parent, node, is_linked=False, is_member=bool(owner))
        first = self.first_row(node)
        words = self.parts.specifiers(node)
        written = node.child_by_field_name("name")
        details = details_json(
            annotation=self.squeezed(written) if told is not None and told.is_specialised else None,
            decorators=words.attributes,
            doc=self.parts.doc(first),
            owner=self.owner_text(owner),
        )
        if owner:
            traits |= Trait.DETACHED
        self.define(
            no, parent, name, node, "type_alias" if is_alias else CLASS_KIND[node.type],
            qualified=self.qualified(parent, owner, self.text(name)),
            traits=traits, details=details, first_line=first + 1,
        )  # fmt: skip
        self.template_parameters(no, node)
        self.read_bases(no, node)

    def _function(self, no: int, parent: int, node: Node, told: Declared) -> None:
        specifiers = self.parts.specifiers(node)
        if not self._is_named(parent, specifiers, told):
            self.pass_over(no, parent)
            self.read_nameless(no, node)
            return
        traits = self._function_traits(parent, node, specifiers, told)
        for child in node.children:
            if child.type == "pure_virtual_clause":
                traits |= Trait.ABSTRACT | Trait.DECLARATION
        self._define_function(no, parent, node, told, specifiers, traits, node)

    def _is_named(self, parent: int, specifiers: Specifiers, told: Declared) -> bool:
        """Whether it is a function of that name, and not a macro's call with a body behind it."""
        name = told.name
        if self.is_reserved(name):
            return False
        if specifiers.type is not None or name.type not in ("identifier", "field_identifier"):
            return True
        text = self.text(name)
        if told.owner:
            return self.text(plain_name(told.owner[-1])) == text or self.IS_CPP
        if self.sorts[parent] == CLASS:
            return self.class_names.get(parent) == text
        return not self.IS_CPP and not CAPITALS.fullmatch(text)

    def _home(self, parent: int, node: Node) -> int:
        """The scope a function belongs to: a friend's is the namespace around the class."""
        return self.home_of_friend(parent) if node.start_byte in self.friends else parent

    def home_of_friend(self, parent: int) -> int:
        while parent and self.sorts[parent] not in (SPACE, FILE):
            parent = self.scopes.parent(parent)
        return parent

    def _function_traits(
        self, parent: int, node: Node, specifiers: Specifiers, told: Declared
    ) -> int:
        is_static = "static" in specifiers.words
        parent = self._home(parent, node)
        is_member = self.sorts[parent] == CLASS
        traits = self.place_traits(
            parent, node, is_linked=not is_static, is_member=bool(told.owner)
        )
        if is_static:
            traits |= Trait.STATIC if is_member else Trait.PRIVATE
        if told.owner:
            traits |= Trait.DETACHED
        if self._is_constructor(parent, told):
            traits |= Trait.CONSTRUCTOR
        return traits

    def _is_constructor(self, parent: int, told: Declared) -> bool:
        if told.name.type not in ("identifier", "field_identifier"):
            return False
        text = self.text(told.name)
        if told.owner:
            return self.text(plain_name(told.owner[-1])) == text
        return self.sorts[parent] == CLASS and self.class_names.get(parent) == text

    def _define_function(
        self, no: int, parent: int, node: Node, told: Declared, specifiers: Specifiers,
        traits: int, whole: Node,
    ) -> None:  # fmt: skip
        """`no` is 0 where it has no body: it gets a number then."""
        listed = self._parameter_list(told)
        parameters = self.parts.parameters(listed)
        declarator = node.child_by_field_name("declarator") or told.outer
        first = self.first_row(node)
        attributes = specifiers.attributes + self._late_attributes(told)
        details = details_json(
            parameters=parameters,
            returns=self.parts.returned_type(specifiers, told, told.outer),
            decorators=attributes,
            doc=self.parts.doc(first),
            head=head_lines(told.name, declarator),
            owner=self.owner_text(told.owner),
        )
        name = self.spelled(told.name)
        home = self._home(parent, node)
        is_member = self.sorts[home] == CLASS or (
            bool(told.owner) and self.text(plain_name(told.owner[-1])) not in self.spaces
        )
        no = no or self.new_number()
        self.define(
            no, parent, told.name, whole, "method" if is_member else "function",
            text=name, qualified=self.qualified(home, told.owner, name, is_moved=home != parent),
            traits=traits, details=details, first_line=first + 1,
        )  # fmt: skip
        if home != parent:
            self.moved[no] = home
        self.template_parameters(no, node)
        if whole.type == "function_definition":
            if self._is_conditional(node.start_byte):
                self.attributes.append((no, CONDITIONAL, "", told.name.start_point[0] + 1))
            self.bind_parameters(no, parameters)
            self.bind_this(no, parent, told)
            if self.sorts[self.scopes.parent(no)] == BODY:
                self.bind(self.scopes.parent(no), name, "d", str(no))

    def _conditional_places(self) -> tuple[list[int], list[int]]:
        """Starts of the outermost conditionals, and their ends; guards of headers are none."""
        starts: list[int] = []
        ends: list[int] = []
        for node in self.captured("conditional"):
            if not _is_guard(node) and (not ends or node.start_byte >= ends[-1]):
                starts.append(node.start_byte)
                ends.append(node.end_byte)
        return starts, ends

    def _is_conditional(self, byte: int) -> bool:
        starts, ends = self.conditional
        place = bisect_right(starts, byte)
        return bool(place) and byte < ends[place - 1]

    def _late_attributes(self, told: Declared) -> list[str]:
        found: list[str] = []
        for child in told.function.named_children if told.function is not None else ():
            if child.type in ("attribute_specifier", "attribute_declaration"):
                found += self.parts.attributes(child)
        return found

    def _lambda(self, no: int, parent: int, node: Node, name: Node) -> None:
        listed = self.lambda_parameters(node)
        parameters = self.parts.parameters(listed) if listed is not None else []
        traits = self.place_traits(parent, node, is_linked=True, is_member=False)
        details = details_json(parameters=parameters, returns=self.lambda_result(node))
        self.define(no, parent, name, node, "function", traits=traits, details=details,
                    first_line=name.start_point[0] + 1)  # fmt: skip
        self.bind_parameters(no, parameters)
        if self.sorts[parent] == BODY:
            self.bind(parent, self.text(name), "d", str(no))

    # Definitions without a scope

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

    def alias(self, scope: int, name: Node, text: str) -> None:
        plain = ONE_NAME.fullmatch(text.removeprefix("struct ").removeprefix("enum "))
        if plain and plain[1] != self.text(name):
            self.aliases.append((scope, self.text(name), plain[1], name.start_point[0] + 1))

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

    # Imports and bases

    def _read_imports(self) -> None:
        for node in self.captured("include"):
            path = node.child_by_field_name("path")
            if path is None:
                continue
            module = self.text(path).strip('"<> \t')
            tail = module.rpartition("/")[2].partition(".")[0]
            self.add_import(MODULE_SCOPE, module, "*", "*", node, at=path, tail=tail)
        self.read_usings()
        self.imports.sort(key=lambda row: row[6])

    def read_usings(self) -> None:
        """Names brought into view by C++."""

    def read_bases(self, no: int, node: Node) -> None:
        """Base classes of C++."""

    # What all of them need

    def is_reserved(self, name: Node) -> bool:
        """Whether it is a word of the language: the grammar has lost its way there."""
        return self.text(name) in RESERVED

    def new_number(self) -> int:
        self.scopes.add_leaf()
        return len(self.scopes)

    def spelled(self, name: Node) -> str:
        """A function's name: operators without the spaces one may write into them."""
        if name.type == "operator_cast":
            written = name.child_by_field_name("type")
            end = written.end_byte if written is not None else name.end_byte
            listed = conversion_parameters(name)
            end = listed.start_byte if listed is not None else end
            text = self.source[name.start_byte : end].decode("utf-8", "replace")
            return " ".join(text.split())
        text = self.text(name)
        if name.type == "operator_name" and (found := OPERATOR.fullmatch(text)):
            rest = "".join(found[1].split())
            return f"operator {rest}" if rest[:1].isalpha() else f"operator{rest}"
        return squeeze(text) if name.type != "destructor_name" else "".join(text.split())

    def owner_text(self, owner: tuple[Node, ...]) -> str | None:
        return "::".join(self.text(plain_name(one)) for one in owner) or None

    def qualified(
        self, parent: int, owner: tuple[Node, ...], name: str, *, is_moved: bool = False
    ) -> str | None:
        """The dotted name of what belongs elsewhere than it is written; None for any other."""
        if not owner and not is_moved:
            return None
        parts = [self.scopes.name_of(parent), *(self.text(plain_name(one)) for one in owner), name]
        return ".".join(part for part in parts if part)

    def first_row(self, node: Node) -> int:
        """The first row of a definition, with what is written around it."""
        while (around := self.outer.get(node.start_byte)) is not None:
            node = around
        return node.start_point[0]

    def place_traits(self, scope: int, node: Node, *, is_linked: bool, is_member: bool) -> int:
        """What follows from where a definition stands: visibility, and whether others see it."""
        if self.sorts[scope] == CLASS:
            return self.visibility(scope, node.start_byte)
        return 0 if is_member else self.outside_traits(scope, is_linked=is_linked)

    def outside_traits(self, scope: int, *, is_linked: bool) -> int:
        if scope in self.hidden:
            return Trait.PRIVATE
        is_open = self.sorts[scope] in (FILE, SPACE)
        return Trait.EXPORTED if is_open and (self.is_header or is_linked) else 0

    def visibility(self, scope: int, byte: int) -> int:
        starts, traits = self.access.get(scope, ([], []))
        place = bisect_right(starts, byte)
        return traits[place - 1] if place else 0

    def read_access(self) -> None:
        """Access specifiers of C++; C knows no visibility."""

    def template_parameters(self, no: int, node: Node) -> None:
        """Names that stand for any type in a definition of C++."""


def _is_guard(node: Node) -> bool:
    """`#ifndef X` around `#define X` and the rest."""
    name = node.child_by_field_name("name")
    inner = next((child for child in node.named_children[1:2]), None)
    defined = inner.child_by_field_name("name") if inner is not None else None
    return name is not None and defined is not None and name.text == defined.text


def _leaves(node: Node) -> list[Node]:
    """The parts of a nested namespace name, in their order."""
    found: list[Node] = []
    pending = [node]
    while pending:
        one = pending.pop()
        if one.type == "namespace_identifier":
            found.append(one)
        else:
            pending += reversed(one.named_children)
    return found
