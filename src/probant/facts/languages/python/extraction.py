"""Python: grammar, one query, naming rules, and what a name is bound to within a file.

Nothing here knows other files: imports are recorded as written. Module names are turned into paths
in `modules`. See `schema` for the rows.
"""

from __future__ import annotations

import builtins
import re
from bisect import bisect_right
from operator import itemgetter
from typing import TYPE_CHECKING

from probant.facts.chain import PLAIN, links
from probant.facts.reading.grammar import parse
from probant.facts.reading.parts import (
    ParameterRow,
    details_json,
    doc_lines,
    shortened,
    squeeze,
)
from probant.facts.reading.reading import MAX_EXPRESSION_CHARS, Reading
from probant.facts.reading.scopes import Binding
from probant.facts.reading.trouble import EVERYWHERE, Troubles
from probant.facts.schema import MODULE_SCOPE, CallRow, FileFacts, Trait

if TYPE_CHECKING:
    from tree_sitter import Node

GRAMMAR = "tree_sitter_python"

QUERY = """
(function_definition) @function
(decorated_definition) @decorated
(class_definition) @class
(call function: (_) @call)
(import_statement) @import
(import_from_statement) @from
(future_import_statement) @from
(assignment) @assign
(augmented_assignment) @augmented
(named_expression name: (identifier) @bound)
(for_statement left: (_) @pattern)
(for_in_clause left: (_) @pattern)
(as_pattern_target) @pattern
(lambda_parameters) @pattern
(case_pattern (dotted_name (identifier) @bound))
(case_pattern (as_pattern (identifier) @bound))
(keyword_pattern (dotted_name (identifier) @bound))
(splat_pattern (identifier) @bound)
(global_statement) @global
(nonlocal_statement) @global
(type_alias_statement) @alias
(yield) @yield
"""

CONSTANT = re.compile(r"_*[A-Z][A-Z0-9_]*")
IDENTIFIER = re.compile(r"[^\W\d]\w*")
DOTTED = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
STRING_ITEM = re.compile(r"""(['"])([^'"\\]+)\1""")
ENUM_BASE = re.compile(r"(?:.*\.)?(?:\w*Enum|\w*Flag|\w*Choices)")

_DECORATOR_TRAITS = {
    "staticmethod": Trait.STATIC,
    "classmethod": Trait.CLASS_METHOD,
    "property": Trait.PROPERTY,
    "cached_property": Trait.PROPERTY,
    "overload": Trait.OVERLOAD,
    "abstractmethod": Trait.ABSTRACT,
}
_LOCAL = Binding("l")
_STRING_STARTS = frozenset(b"\"'rRuUbBfF")
_EXPORTING = ("__all__.extend", "__all__.append")
_PREFIXED = ('f"', "f'", 'b"', "b'", 'r"', "r'")


def extract(source: bytes) -> FileFacts:
    """Every fact of one file. Bytes the parser cannot place are told by `status`."""
    root, captures = parse(source, GRAMMAR, QUERY)
    return _PythonReading(source, captures).facts(root)


class _PythonReading(Reading):
    """One pass over the captures of one file."""

    BUILTINS = frozenset(dir(builtins))
    IS_BRACED = False

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        super().__init__(source, captures)
        self.enums: set[int] = set()
        self.placeholders: set[tuple[int, str]] = set()
        """Names that were given nothing but None so far."""
        self.decorated: dict[int, Node] = {}

    def troubles_of_lines(self, root: Node) -> Troubles:
        """A slice in an annotation, which the grammar does not know, moves nothing."""
        pending = [root] if root.has_error else []
        while pending:
            node = pending.pop()
            if node.is_missing or (node.is_error and not _is_slice_of_a_type(node)):
                return EVERYWHERE
            if not node.is_error:
                pending += [one for one in node.children if one.has_error or one.is_missing]
        return ()

    def read(self) -> None:
        self._read_definitions()
        self._read_imports()
        self._read_bindings()
        self._read_assignments()
        self._read_aliases()
        self._mark_generators()
        if b"__all__." in self.source:
            self._read_exporting_calls()
        if b"isinstance(" in self.source:
            self._read_narrowings()

    # Definitions

    def _read_definitions(self) -> None:
        for outer in self.captures.get("decorated", []):
            inner = outer.child_by_field_name("definition")
            if inner is not None:
                self.decorated[inner.start_byte] = outer
        nodes = [
            (node.start_byte, is_class, node)
            for is_class, capture in enumerate(("function", "class"))
            for node in self.captures.get(capture, [])
        ]
        nodes.sort(key=itemgetter(0))
        heads = []
        for start, is_class, node in nodes:
            name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
            if name is None or body is None or name.is_missing:
                continue
            heads.append((start, is_class, node, name, body))
            self.scopes.add(body.start_byte, node.end_byte, bool(is_class))
        for no, (start, is_class, node, name, body) in enumerate(heads, 1):
            parent = self.scopes.at(start)
            if is_class:
                self._class(no, parent, node, name, body)
            else:
                self._function(no, parent, node, name, body)

    def _class(self, no: int, parent: int, node: Node, name: Node, body: Node) -> None:
        text = self.text(name)
        qualified = self.scopes.name(no, parent, text)
        decorators, first_line, _ = self._decorators(node)
        supers = node.child_by_field_name("superclasses")
        for base in supers.named_children if supers else ():
            if base.type in ("keyword_argument", "comment", "dictionary_splat"):
                continue
            expression = squeeze(self.text(base))
            plain = expression.split("[", 1)[0].split("(", 1)[0]
            self.add_base(no, base, plain.rpartition(".")[2])
            if ENUM_BASE.fullmatch(plain):
                self.enums.add(no)
        details = details_json(
            decorators=decorators, doc=self._doc_lines(body), head=self._head_lines(name, supers)
        )
        self.scopes.bind(parent, text, Binding("d", str(no)))
        self._define(no, parent, text, qualified, "class", name, first_line, node, 0, details)

    def _function(self, no: int, parent: int, node: Node, name: Node, body: Node) -> None:
        text = self.text(name)
        qualified = self.scopes.name(no, parent, text)
        decorators, first_line, traits = self._decorators(node)
        if self.source.startswith(b"async", node.start_byte):
            traits |= Trait.ASYNC
        is_method = self.scopes.is_class(parent)
        listed = node.child_by_field_name("parameters")
        parameters = self._parameters(listed)
        receiver = None
        if is_method and parameters and not traits & Trait.STATIC and not parameters[0][3]:
            receiver = parameters[0][0]
        returns = node.child_by_field_name("return_type")
        self._bind_parameters(no, parent, parameters, receiver, traits)
        details = details_json(
            parameters=parameters,
            returns=squeeze(self.text(returns)) if returns else None,
            decorators=decorators,
            doc=self._doc_lines(body),
            receiver=receiver,
            head=self._head_lines(name, returns or listed),
        )
        kind = "method" if is_method else "function"
        accessor = bool(decorators) and any(
            d.endswith((".setter", ".deleter", ".getter")) for d in decorators
        )
        if not accessor and not traits & Trait.OVERLOAD:
            self.scopes.bind(parent, text, Binding("d", str(no)))
        self._define(no, parent, text, qualified, kind, name, first_line, node, traits, details)

    def _define(
        self, no: int, parent: int, text: str, qualified: str, kind: str, name: Node,
        first_line: int, node: Node, traits: int, details: str | None,
    ) -> None:  # fmt: skip
        if text.startswith("_") and not text.endswith("__"):
            traits |= Trait.PRIVATE
        line, last = self.line_at(name.start_byte), self.line_at(node.end_byte)
        self.defs.append(
            (no, parent, text, qualified, kind, line, first_line, last, traits, details)
        )

    def _doc_lines(self, body: Node) -> tuple[int, int] | None:
        """Most bodies do not begin with a string, which their first character tells."""
        return doc_lines(body) if self.source[body.start_byte] in _STRING_STARTS else None

    def _head_lines(self, name: Node, last: Node | None) -> int:
        """How many lines below its name a definition's head ends."""
        return self.line_at(last.end_byte) - self.line_at(name.start_byte) if last else 0

    def _decorators(self, node: Node) -> tuple[list[str], int, int]:
        start = node.start_byte
        outer = self.decorated.get(start)
        if outer is None:
            return [], self.line_at(start), 0
        names, traits = [], 0
        for child in outer.named_children:
            if child.type == "decorator":
                name = squeeze(self.text(child)[1:]).split("(", 1)[0].strip()
                names.append(name)
                traits |= _DECORATOR_TRAITS.get(name.rpartition(".")[2], 0)
        return names, self.line_at(outer.start_byte), traits

    def _parameters(self, node: Node | None) -> list[ParameterRow]:
        found: list[ParameterRow] = []
        for child in node.named_children if node else ():
            if child.type == "identifier":
                found.append((self.text(child), None, None, ""))
                continue
            annotation = child.child_by_field_name("type")
            default = child.child_by_field_name("value")
            name = child.child_by_field_name("name") or child
            if child.type == "typed_parameter" and child.named_child_count:
                name = child.named_children[0]
            if name.type not in ("identifier", "list_splat_pattern", "dictionary_splat_pattern"):
                continue  # separators, comments, Python 2 tuples
            text = self.text(name)
            star = text[: len(text) - len(text.lstrip("*"))]
            found.append(
                (
                    text[len(star) :].strip(),
                    squeeze(self.text(annotation)) if annotation else None,
                    squeeze(self.text(default)) if default else None,
                    star,
                )
            )
        return found

    def _bind_parameters(
        self, no: int, parent: int, parameters: list[ParameterRow],
        receiver: str | None, traits: int,
    ) -> None:  # fmt: skip
        for name, annotation, _default, star in parameters:
            if name == receiver:
                code = "k" if traits & Trait.CLASS_METHOD or receiver == "cls" else "s"
                self.scopes.bind(no, name, Binding(code, str(parent)))
            elif annotation and not star:
                self.scopes.bind(no, name, Binding("t", annotation))
            elif name in self.roots:
                self.scopes.bind(no, name, _LOCAL)

    # Imports

    def _read_imports(self) -> None:
        for node in self.captures.get("import", []):
            start = node.start_byte
            scope, line = self.scopes.at(start), self.line_at(start)
            for child in node.named_children:
                module, bound = self._imported(child)
                if module:
                    root = bound or module.partition(".")[0]
                    last = self.line_at(child.end_byte)
                    self._import(scope, module, "", root, line, last)
        for node in self.captures.get("from", []):
            self._read_from(node)
        self.imports.sort(key=lambda row: row[6])
        first: dict[tuple[int, str, str, str], int] = {}
        for number, (scope, _, module, _, name, bound, *_) in enumerate(self.imports):
            if name != "*":
                # `import a.b` and `import a.c` bind one and the same `a`.
                origin = module if name or bound != module.partition(".")[0] else bound
                same = first.setdefault((scope, origin, name, bound), number)
                self.scopes.bind(scope, bound, Binding("i", str(same)))

    def _read_from(self, node: Node) -> None:
        start = node.start_byte
        scope, line = self.scopes.at(start), self.line_at(start)
        origin = node.child_by_field_name("module_name")
        module = squeeze(self.text(origin)).replace(" ", "") if origin else "__future__"
        for child in node.named_children:
            last = self.line_at(child.end_byte)
            if child.type == "wildcard_import":
                self._import(scope, module, "*", "*", line, last)
            elif child != origin:
                name, bound = self._imported(child)
                if name:
                    self._import(scope, module, name, bound or name, line, last)

    def _import(
        self, scope: int, module: str, name: str, bound: str, line: int, last_line: int
    ) -> None:
        tail = module.rpartition(".")[2]
        self.imports.append((scope, "", module, tail, name, bound, line, last_line))

    def _imported(self, node: Node) -> tuple[str, str]:
        """Module or name, and its alias ('' where there is none)."""
        if node.type == "aliased_import":
            name, alias = node.child_by_field_name("name"), node.child_by_field_name("alias")
            return (self.text(name) if name else "", self.text(alias) if alias else "")
        return (self.text(node), "") if node.type in ("dotted_name", "identifier") else ("", "")

    # Other bindings

    def _read_bindings(self) -> None:
        for node in self.captures.get("global", []):
            scope = self.scopes.at(node.start_byte)
            for child in node.named_children:
                name = self.text(child)
                self.scopes.forward(scope, name)
                self.rebound.add(name)
        for node in self.captures.get("bound", []):
            self._bind_opaque(node.start_byte, self.text(node))
        for node in self.captures.get("pattern", []):
            for name in IDENTIFIER.findall(self.text(node)):
                self._bind_opaque(node.start_byte, name)

    def _bind_opaque(self, at: int, name: str) -> None:
        scope = self.scopes.at(at)
        if scope == MODULE_SCOPE:
            self.rebound.add(name)
        elif name not in self.roots and not self.scopes.is_class(scope):
            return
        self.scopes.bind(scope, name, _LOCAL)

    # Assignments: constants, variables, attributes, __all__

    def _read_assignments(self) -> None:
        for node in self.captures.get("augmented", []):
            left = node.child_by_field_name("left")
            if left is not None and self.text(left) == "__all__":
                self._read_exports(node)
        for node in self.captures.get("assign", []):
            left = node.child_by_field_name("left")
            if left is None:
                continue
            kind = left.type
            if kind == "identifier":
                self._assign_name(node, left)
            elif kind == "attribute":
                self._assign_attribute(node, left)
            elif kind in ("pattern_list", "tuple_pattern", "list_pattern"):
                for child in left.named_children:
                    if child.type == "identifier":
                        name, scope = self.text(child), self.scopes.at(child.start_byte)
                        self._bind_opaque(child.start_byte, name)
                        if scope == MODULE_SCOPE or self.scopes.is_class(scope):
                            self._variable(node, child, name, scope, 0)

    def _assign_name(self, node: Node, left: Node) -> None:
        name, scope = self.text(left), self.scopes.at(left.start_byte)
        right = node.child_by_field_name("right")
        is_local = scope != MODULE_SCOPE and not self.scopes.is_class(scope)
        if is_local and name not in self.roots:
            if right is not None and right.type in ("identifier", "attribute"):
                self._alias(scope, name, right)
            return
        written = node.child_by_field_name("type")
        if right is None and written is None:
            return
        empty = right is not None and self.text(right) == "None"
        if not (empty and self.scopes.has(scope, name)):  # a placeholder is no rival
            binding = _LOCAL
            if written is not None:
                binding = Binding("t", squeeze(self.text(written)))
            elif made := self._constructed(right):
                binding = Binding("r", made)
            if empty and written is None:
                self.placeholders.add((scope, name))
            elif (scope, name) in self.placeholders:
                self.placeholders.remove((scope, name))
                self.scopes.unbind(scope, name)
            self.scopes.bind(scope, name, binding)
        if name == "__all__":
            self._read_exports(node)
        if right is not None and right.type in ("identifier", "attribute"):
            self._alias(scope, name, right)
        if not is_local:
            self._variable(node, left, name, scope, Trait.EMPTY_VALUE if empty else 0)

    def _alias(self, scope: int, name: str, right: Node) -> None:
        """`other = name`: from here on the thing has a second name."""
        text = self.text(right)
        if DOTTED.fullmatch(text) and text not in ("None", "True", "False"):
            self.aliases.append((scope, name, text.rpartition(".")[2], right.start_point[0] + 1))

    def _variable(self, node: Node, left: Node, name: str, scope: int, traits: int) -> None:
        """A name of a module or a class; locals are no definitions."""
        written = node.child_by_field_name("type")
        annotation = squeeze(self.text(written)) if written else None
        kind = "constant" if CONSTANT.fullmatch(name) else "variable"
        if scope in self.enums and not name.startswith("_") and annotation is None:
            kind = "enum_member"
        if annotation in ("TypeAlias", "typing.TypeAlias"):
            kind = "type_alias"
        no = len(self.scopes) + 1
        self.scopes.add_leaf()
        self._define(
            no, scope, name, self.scopes.name(no, scope, name), kind, left,
            self.line_at(left.start_byte), node, traits,
            details_json(annotation=annotation) if annotation else None,
        )  # fmt: skip

    def _assign_attribute(self, node: Node, left: Node) -> None:
        expression = self.text(left)
        receiver, _, name = expression.partition(".")
        if not IDENTIFIER.fullmatch(name):
            return
        found = self.scopes.lookup(self.scopes.at(left.start_byte), receiver)
        if found is None or found.code not in "sk":
            return
        right, written = node.child_by_field_name("right"), node.child_by_field_name("type")
        type_text = squeeze(self.text(written)) if written else self._constructed(right)
        if not type_text and right is not None and right.type == "identifier":
            origin = self.scopes.lookup(self.scopes.at(right.start_byte), self.text(right))
            if origin is not None and origin.code in "tr":
                type_text = origin.detail if origin.code == "t" else "=" + origin.detail
        elif not written and type_text:
            type_text = "=" + type_text
        owner = int(found.detail)
        self.attributes.append((owner, name, type_text, left.start_point[0] + 1))

    def _constructed(self, right: Node | None) -> str:
        """The callee whose call makes the value, '' if it is anything else."""
        if right is None or right.type != "call":
            return ""
        function = right.child_by_field_name("function")
        text = squeeze(self.text(function)) if function else ""
        if len(text) > MAX_EXPRESSION_CHARS:
            return ""
        return text if PLAIN.fullmatch(text) or links(text) else ""

    def _read_exports(self, node: Node) -> None:
        right = node.child_by_field_name("right")
        if right is not None and self.scopes.at(node.start_byte) == MODULE_SCOPE:
            self._export_strings(right)

    def _export_strings(self, node: Node) -> None:
        """Every plain string directly in a list, tuple or argument list."""
        for child in node.named_children:
            if child.type == "string" and (item := STRING_ITEM.fullmatch(self.text(child))):
                self.exports.append((item.group(2), child.start_point[0] + 1, ""))
            elif child.type in ("list", "tuple"):
                self._export_strings(child)

    def _read_aliases(self) -> None:
        for node in self.captures.get("alias", []):
            left = node.child_by_field_name("left")
            if left is None:
                continue
            name = self.text(left).partition("[")[0].strip()
            scope = self.scopes.at(node.start_byte)
            no = len(self.scopes) + 1
            self.scopes.add_leaf()
            qualified = self.scopes.name(no, scope, name)
            line = left.start_point[0] + 1
            self._define(no, scope, name, qualified, "type_alias", left, line, node, 0, None)

    def _mark_generators(self) -> None:
        marked = {self.scopes.at(node.start_byte) for node in self.captures.get("yield", [])}
        for index, row in enumerate(self.defs):
            if row[0] in marked:
                self.defs[index] = (*row[:8], row[8] | Trait.GENERATOR, row[9])

    # Calls

    def _calls(self) -> list[CallRow]:
        starts, edges, codes = self.line_starts, self.scopes.edges(), self._codes
        is_ascii = self.plain is not None
        rows: list[CallRow] = []
        chosen: list[tuple[int, int, CallRow]] = []
        scope, scope_end = MODULE_SCOPE, 0
        for start, end, node, expression in self.callees:
            if start >= scope_end:
                scope, scope_end = self.scopes.at(start), edges[bisect_right(edges, start)]
            line = last_line = bisect_right(starts, start) + 1
            first, _, rest = expression.partition(".")
            if is_ascii and f"{first}{rest.replace('.', '')}".isidentifier():
                name = rest.rpartition(".")[2] or first
                bind = codes.get((scope, first)) or self.bind_code(scope, first)
            else:
                if "\n" in expression:
                    last_line = bisect_right(starts, end) + 1
                    expression = squeeze(expression)
                name, bind = self._called(scope, node, expression)
                if not name:
                    chosen += self.chosen_calls(scope, node)
            if len(expression) > MAX_EXPRESSION_CHARS:
                expression = shortened(expression, MAX_EXPRESSION_CHARS)
            rows.append((scope, name, expression, line, last_line, bind, -1))
        if not chosen:
            return rows
        placed = zip(self.callees, rows, strict=True)
        every = [(start, -end, row) for (start, end, *_), row in placed] + chosen
        return [row for _, _, row in sorted(every)]

    def _called(self, scope: int, node: Node, expression: str) -> tuple[str, str]:
        if expression.isidentifier():
            return expression, self.bind_code(scope, expression)
        return self.chained_call(scope, node, expression)

    def chained_call(self, scope: int, node: Node, expression: str) -> tuple[str, str]:
        if PLAIN.fullmatch(expression):
            return self.plain_call(scope, expression)
        if expression.startswith("super()."):
            name = expression[8:]
            owner = self.scopes.owner_class(scope)
            return name, f"u{owner}" if owner and name.isidentifier() else "x"
        if expression[:1] in "\"'[{" or expression[:2] in _PREFIXED:
            return self.last_name(node), "b"
        return super().chained_call(scope, node, expression)

    def _read_narrowings(self) -> None:
        """`isinstance(x, …)`: from there on x is more than its written type says."""
        for start, _, node, expression in self.callees:
            call = node.parent if expression == "isinstance" else None
            arguments = call.child_by_field_name("arguments") if call is not None else None
            first = arguments.named_child(0) if arguments is not None else None
            if first is None or first.type != "identifier":
                continue
            name, scope = self.text(first), self.scopes.at(start)
            found = self.scopes.lookup(scope, name)
            if found is not None and found.code in "tr" and self.scopes.has(scope, name):
                self.scopes.bind(scope, name, _LOCAL)

    def _read_exporting_calls(self) -> None:
        for start, _, node, expression in self.callees:
            call = node.parent if expression in _EXPORTING else None
            if call is not None and self.scopes.at(start) == MODULE_SCOPE:
                arguments = call.child_by_field_name("arguments")
                if arguments is not None:
                    self._export_strings(arguments)


def _is_slice_of_a_type(node: Node) -> bool:
    """The colon of `Annotated[float, 0:]`: within brackets that open and close around it."""
    around = node.parent
    while around is not None and around.type in ("type", "constrained_type"):
        around = around.parent
    if node.text not in (b":", b",") or around is None or around.type != "type_parameter":
        return False
    return around.children[0].type == "[" and around.children[-1].type == "]"
