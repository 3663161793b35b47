"""Reading one file: what every language does the same way with what its query captured.

A language derives from `Reading`, fills the rows in `read`, and gets its calls for free. Nothing
here knows a grammar's node names but `arguments`, which all of them share.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from probant.facts.chain import PLAIN, links
from probant.facts.reading.parts import CHOOSING, ELEMENTS, chosen_names, shortened, squeeze
from probant.facts.reading.scopes import Binding, Scopes
from probant.facts.reading.trouble import EVERYWHERE, Troubles, troubles, written
from probant.facts.schema import (
    MODULE_SCOPE,
    SEPARATOR,
    AliasRow,
    AttributeRow,
    BaseRow,
    CallRow,
    DefRow,
    ExportRow,
    FileFacts,
    ImportRow,
)

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_EXPRESSION_CHARS = 200
MAX_RETURN_STEPS = 3
"""How many calls in a row a value's type is followed through."""

WRAPPERS = frozenset({"parenthesized_expression", "pointer_expression", "unary_expression"})
"""What may stand around a callee without changing what is called."""

PARTLY_PARSED = "partly_parsed"

_FIRST = re.compile(r"[\w$]+")
_LAST_JOINT = re.compile(r"\.|::|->")


class Reading:
    """One pass over the captures of one file."""

    SEES_MEMBERS: ClassVar[bool] = False
    """Whether functions of a class reach its members by their bare names."""
    OVERLOADS: ClassVar[bool] = False
    """Whether one scope may hold several functions of one name; calls then count arguments."""
    SPREADS: ClassVar[frozenset[str]] = frozenset({"spread_element", "parameter_pack_expansion"})
    """Arguments that may stand for any number of them."""
    BUILTINS: ClassVar[frozenset[str]] = frozenset()
    IS_BRACED: ClassVar[bool] = True
    """Whether braces tell where bodies end, so that an error between them stays where it is."""

    def __init__(self, source: bytes, captures: dict[str, list[Node]]) -> None:
        self.source = source
        self.plain = source.decode("ascii") if source.isascii() else None
        """The whole as text, where each byte is a character: cut up far faster than decoded."""
        self.captures = captures
        self.scopes = Scopes(sees_members=self.SEES_MEMBERS, overloads=self.OVERLOADS)
        self.defs: list[DefRow] = []
        self.imports: list[ImportRow] = []
        self.bases: list[BaseRow] = []
        self.attributes: list[AttributeRow] = []
        self.exports: list[ExportRow] = []
        self.rebound: set[str] = set()
        self.aliases: list[AliasRow] = []
        self.package = ""
        self.callees: list[tuple[int, int, Node, str]] = []
        self.roots: set[str] = set()
        self.place = 0
        """The byte at which the callee stands whose binding is asked for: blocks may hide names."""
        self._codes: dict[tuple[int, str], str] = {}

    def read(self) -> None:
        """Fill everything but the calls; the names calls start with stand in `roots`."""
        raise NotImplementedError

    def troubles_of_lines(self, root: Node) -> Troubles:
        """Where lines and not braces hold a file together, an error may move them all."""
        return EVERYWHERE if root.has_error else ()

    def facts(self, root: Node) -> FileFacts:
        self._read_callees()
        self.read()
        troubled = troubles(root) if self.IS_BRACED else self.troubles_of_lines(root)
        return FileFacts(
            status=PARTLY_PARSED if troubled else "",
            troubled=written(troubled),
            defs=self.defs,
            imports=self.imports,
            calls=self._calls(),
            bases=self.bases,
            attributes=self.attributes,
            rebound=sorted(self.rebound),
            exports=self.exports,
            aliases=self.aliases,
            package=self.package,
        )

    # What languages use

    def text(self, node: Node) -> str:
        if self.plain is not None:
            return self.plain[node.start_byte : node.end_byte]
        return self.source[node.start_byte : node.end_byte].decode("utf-8", "replace")

    def squeezed(self, node: Node | None) -> str | None:
        """As written, on one line; None for no node."""
        return squeeze(self.text(node)) if node is not None else None

    def scope_of(self, node: Node) -> int:
        return self.scopes.at(node.start_byte)

    def open_scopes(
        self, nodes: list[Node], head: Callable[[Node], tuple[Node, Node, bool] | None]
    ) -> list[tuple[int, int, Node, Node]]:
        """Number the definitions that hold a body, in the order they stand.

        `head` gives name, body and whether it is a class; None leaves the node out. Returns number,
        parent, node and name of each, to be given to `define` in this order.
        """
        heads = [(node, *told) for node in nodes if (told := head(node)) is not None]
        heads.sort(key=lambda one: (one[2].start_byte, -one[2].end_byte))
        found = []
        around: list[tuple[int, int, int]] = []
        for no, (node, name, body, is_class) in enumerate(heads, 1):
            self.scopes.add(body.start_byte, body.end_byte, is_class)
            while around and around[-1][1] <= node.start_byte:
                around.pop()
            holding = (one for start, _, one in reversed(around) if start <= node.start_byte)
            found.append((no, next(holding, MODULE_SCOPE), node, name))
            around.append((body.start_byte, body.end_byte, no))
        return found

    def define(
        self,
        no: int,
        parent: int,
        name: Node,
        node: Node,
        kind: str,
        *,
        text: str | None = None,
        qualified: str | None = None,
        traits: int = 0,
        details: str | None = None,
        first_line: int | None = None,
    ) -> None:
        """One definition: `name` is where its name stands, `node` the whole of it."""
        text = self.text(name) if text is None else text
        qualified = self.scopes.name(no, parent, text, qualified)
        line, last = name.start_point[0] + 1, node.end_point[0] + 1
        first = node.start_point[0] + 1 if first_line is None else first_line
        self.defs.append((no, parent, text, qualified, kind, line, first, last, traits, details))

    def define_leaf(self, parent: int, name: Node, node: Node, kind: str, **rest: object) -> int:
        """A definition that holds no scope: a constant, an alias, a field. Returns its number."""
        no = len(self.scopes) + 1
        self.scopes.add_leaf()
        self.define(no, parent, name, node, kind, **rest)  # type: ignore[arg-type]
        return no

    def bind(self, scope: int, name: str, code: str, detail: str = "") -> None:
        self.scopes.bind(scope, name, Binding(code, detail))

    def add_import(
        self,
        scope: int,
        module: str,
        name: str,
        bound: str,
        node: Node,
        *,
        at: Node | None = None,
        form: str = "",
        tail: str,
    ) -> int:
        """A row for one bound name of the statement `node`; returns its number."""
        line, last = node.start_point[0] + 1, (at or node).end_point[0] + 1
        self.imports.append((scope, form, module, tail, name, bound, line, last))
        return len(self.imports) - 1

    def add_base(
        self, owner: int, node: Node, name: str, relation: str = "extends", owner_text: str = ""
    ) -> None:
        expression = squeeze(self.text(node))
        line = node.start_point[0] + 1
        ordinal = len(self.bases)
        self.bases.append((owner, ordinal, name, expression, relation, owner_text, line))

    @cached_property
    def line_starts(self) -> list[int]:
        """The byte each line but the first begins at."""
        return list(accumulate(map((1).__add__, map(len, self.source.split(b"\n")))))

    def line_at(self, byte: int) -> int:
        return bisect_right(self.line_starts, byte) + 1

    # Calls

    def _read_callees(self) -> None:
        """What is called, as written. Locals that no call starts with need no binding."""
        plain, text = self.plain, self.text
        nodes = self.captures.get("call", [])
        spans = [(node.start_byte, node.end_byte, node) for node in nodes]
        if plain is not None:
            self.callees = [(start, end, node, plain[start:end]) for start, end, node in spans]
        else:
            self.callees = [(start, end, node, text(node)) for start, end, node in spans]
        for expression in {expression for _, _, _, expression in self.callees}:
            first = expression.partition(".")[0]
            self.roots.add(first if first.isidentifier() else first_name(expression))

    def _calls(self) -> list[CallRow]:
        placed: list[tuple[int, int, CallRow]] = []
        scope_at, counts = self.scopes.at, self.OVERLOADS
        starts = self.line_starts
        for start, end, node, expression in self.callees:
            scope, self.place = scope_at(start), start
            line = last_line = bisect_right(starts, start) + 1
            if expression.isidentifier():
                name, bind = expression, self.bare_call(scope, node, expression)
            else:
                if "\n" in expression:
                    last_line = bisect_right(starts, end) + 1
                    expression = squeeze(expression)
                name, bind = self.chained_call(scope, node, expression)
            n_args = self._n_arguments(node) if counts else -1
            if len(expression) > MAX_EXPRESSION_CHARS:
                expression = shortened(expression, MAX_EXPRESSION_CHARS)
            row = (scope, name, expression, line, last_line, bind, n_args)
            placed.append((start, -end, row))
            if not name:
                placed += self.chosen_calls(scope, node)
        placed.sort()  # by place; of calls that begin together the outer one first
        return [row for _, _, row in placed]

    def chosen_calls(self, scope: int, callee: Node) -> list[tuple[int, int, CallRow]]:
        """Rows for the functions one of which a computed callee is."""
        if callee.type not in CHOOSING | ELEMENTS:
            return []
        found = []
        for node in chosen_names(callee):
            text, line = self.text(node), node.start_point[0] + 1
            row = (scope, text, text, line, line, "v", -1)
            found.append((node.start_byte, -node.end_byte, row))
        return found

    def bare_call(self, scope: int, node: Node, name: str) -> str:  # noqa: ARG002 - a language's
        """What a callee that is one name is bound to."""
        return self.bind_code(scope, name)

    def chained_call(self, scope: int, node: Node, expression: str) -> tuple[str, str]:
        """The callee's last identifier, and what its first is bound to."""
        if PLAIN.fullmatch(expression):
            return self.plain_call(scope, expression)
        chain = links(expression) if len(expression) <= MAX_EXPRESSION_CHARS else []
        if not chain or chain[-1].after:  # what an index or a call gives is called
            return self.last_name(node), "x"
        return chain[-1].name, self.bind_code(scope, chain[0].name)

    def plain_call(self, scope: int, expression: str) -> tuple[str, str]:
        """The same of names joined by nothing but dots, arrows and double colons."""
        if "-" not in expression and ":" not in expression:
            first, last = expression.partition(".")[0], expression.rpartition(".")[2]
        else:
            first, last = first_name(expression), _LAST_JOINT.split(expression)[-1]
        return last, self.bind_code(scope, first)

    def last_name(self, node: Node) -> str:
        """The identifier a callee ends in, '' where it ends in none."""
        for field in ("property", "attribute", "field", "name"):
            child = node.child_by_field_name(field)
            if child is not None:
                return self.last_name(child)
        if node.type in WRAPPERS and node.named_child_count == 1:
            return self.last_name(node.named_children[0])
        return self.text(node) if node.type.endswith("identifier") else ""

    def _n_arguments(self, callee: Node) -> int:
        call = callee.parent
        arguments = call.child_by_field_name("arguments") if call is not None else None
        if arguments is None:
            return -1
        n = 0
        for child in arguments.named_children:
            if child.type in self.SPREADS:
                return -1
            n += not child.type.endswith("comment")
        return n

    def bind_code(self, scope: int, name: str, n_steps: int = 0) -> str:
        """What a name is bound to, as told beside `CallRow`."""
        key = (scope, name)
        code = self._codes.get(key)
        if code is None:
            found = self.scopes.lookup(scope, name)
            if found is None:
                code = "b" if name in self.BUILTINS else "?"
            elif found.code == "r":
                code = self._returned(scope, name, found.detail, n_steps)
            else:
                code = found.code + found.detail
            self._codes[key] = code
        return code

    def _returned(self, scope: int, name: str, callee: str, n_steps: int) -> str:
        """A value made by a call is as certain as the first name of that call."""
        first = first_name(callee)
        if first == name or n_steps >= MAX_RETURN_STEPS or not first:
            return "l"
        inner = self.bind_code(scope, first, n_steps + 1)
        return "l" if inner in ("l", "m", "x") else f"r{inner}{SEPARATOR}{callee}"


def first_name(expression: str) -> str:
    """The identifier an expression starts with, '' where it starts with none."""
    found = _FIRST.match(expression)
    return found.group() if found else ""


__all__ = ["MODULE_SCOPE", "Reading"]
