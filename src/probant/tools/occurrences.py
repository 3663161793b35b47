"""Where a name stands in one file as code, and whether something nearer hides what it may mean.

Reads the syntax tree on demand: the index keeps calls and definitions, not every mention. What a
mention is bound to in other files is the binder's work.
"""

from __future__ import annotations

import re
from collections import defaultdict
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages import MAX_PARSED_BYTES, language_of, module, suffix_of
from probant.facts.reading.depth import is_too_deep
from probant.facts.reading.grammar import make_parser
from probant.tools.naming import NAMING, Naming

if TYPE_CHECKING:
    from tree_sitter import Node

MAX_CHAIN_CHARS = 200
_TEXTS = ("string", "comment", "char_literal")
_PARTS_OF_TEXT = ("fragment", "content", "start", "end", "escape", "comment")
_GENERICS = frozenset(
    "Callable Optional Union List Dict Tuple Type Set FrozenSet Sequence Iterable Iterator Mapping"
    " MutableMapping Collection Generator Awaitable Coroutine AsyncIterator ClassVar Final list"
    " dict tuple set frozenset type".split()
)
"""What holds types in brackets: a string there is a type that comes later."""

_PLAIN_TYPESCRIPT = (".ts", ".mts", ".cts")


class Role(Enum):
    USED = "used"
    BOUND = "bound"
    MEMBER = "member"


class Scope(NamedTuple):
    start: int
    end: int
    is_class: bool


class Occurrence(NamedTuple):
    """One mention. `chain` is the dotted expression that ends in it, where it is a member.

    `is_type` says that it stands where a type is written.
    """

    name: str
    role: Role
    line: int
    start: int
    scope: Scope
    chain: str
    is_type: bool


class Text(NamedTuple):
    """A string or comment, and whether it stands where a type is written."""

    text: str
    line: int
    kind: str
    is_type: bool


class Mentions:
    """Everything one file mentions by name."""

    def __init__(self, path: str, source: bytes) -> None:
        language = language_of(path) or ""
        self._naming: Naming = NAMING[language]
        self._source = source
        self.texts: list[Text] = []
        self.by_name: dict[str, list[Occurrence]] = defaultdict(list)
        self.jsx = False
        root = make_parser(*grammar_of(language, path)).parse(source).root_node
        self.is_whole = not root.has_error
        self._walk(root)

    def loads(self, name: str) -> list[Occurrence]:
        return [one for one in self.by_name.get(name, ()) if one.role is Role.USED]

    def binds(self, name: str) -> list[Occurrence]:
        return [one for one in self.by_name.get(name, ()) if one.role is Role.BOUND]

    def is_hidden(self, one: Occurrence, *, apart_from: range = range(0)) -> bool:
        """Whether a nearer binding of the same name stands around the mention.

        A binding on one of the lines `apart_from` is not counted: it is the one asked about.
        """
        return any(
            self._hides(bind, one) for bind in self.binds(one.name) if bind.line not in apart_from
        )

    def _hides(self, bind: Occurrence, one: Occurrence) -> bool:
        scope = bind.scope
        if scope == self._root:
            return False
        if scope.is_class:
            return one.scope == scope
        return scope.start <= one.start < scope.end

    @cached_property
    def _root(self) -> Scope:
        return Scope(0, len(self._source) + 1, False)

    def _walk(self, root: Node) -> None:
        naming = self._naming
        pending: list[tuple[Node, bool, bool, Scope]] = [(root, False, False, self._root)]
        while pending:
            node, binding, typing, scope = pending.pop()
            kind = node.type
            if kind in naming.imports:
                continue
            if any(word in kind for word in _TEXTS) and not self._has_code(node):
                self._add_text(node, kind, typing)
                continue
            if kind in naming.names:
                self._add_name(node, Role.BOUND if binding else Role.USED, scope, typing)
                continue
            self.jsx = self.jsx or kind.startswith("jsx_")
            if kind.endswith("export_statement") and node.child_by_field_name("source"):
                continue
            pending += self._children(node, kind, binding, typing, scope)

    def _children(
        self, node: Node, kind: str, binding: bool, typing: bool, scope: Scope
    ) -> list[tuple[Node, bool, bool, Scope]]:
        naming = self._naming
        binds, members = naming.binds.get(kind), naming.members.get(kind)
        inner = scope
        if kind in naming.scopes:
            inner = Scope(node.start_byte, node.end_byte, kind in naming.classes)
        typing = typing or kind in ("type", "type_annotation") or self._holds_types(node, kind)
        passes = binding and kind in naming.patterns
        found = []
        before = ""
        for index, child in enumerate(node.children):
            field = node.field_name_for_child(index) or ""
            child_kind = child.type
            if self._is_member(kind, field, members, before) and child_kind in naming.names:
                self._add_member(child, node, scope, typing)
            else:
                bound = passes or (binds is not None and (field in binds or "" in binds))
                if kind == "typed_parameter" and field == "type":
                    bound = False
                if kind in ("pair_pattern", "object_assignment_pattern", "assignment_pattern"):
                    bound = (
                        binding
                        and field in ("value", "left")
                        and not (kind != "pair_pattern" and field == "value")
                    )
                outer = field == "name" and kind in naming.scopes
                found.append((child, bound, typing, scope if outer else inner))
            before = child_kind if child_kind not in naming.names else ""
        return found[::-1]

    def _holds_types(self, node: Node, kind: str) -> bool:
        """`Callable[["Later"], None]`, `cast("Later", value)`."""
        if kind not in ("subscript", "call"):
            return False
        field = "value" if kind == "subscript" else "function"
        front = node.child_by_field_name(field)
        last = (front.text or b"").decode("utf-8", "replace") if front is not None else ""
        last = last.rpartition(".")[2]
        return last in _GENERICS if kind == "subscript" else last == "cast"

    def _is_member(
        self, kind: str, field: str, members: frozenset[str] | None, before: str
    ) -> bool:
        if kind == "token_tree":
            return before in ("::", ".")
        if kind == "method_invocation":
            return field == "name" and before == "."
        if kind == "scoped_type_identifier":
            return before in (".", "::")
        if kind == "method_reference":
            return before == "::"
        return members is not None and field in members

    def _has_code(self, node: Node) -> bool:
        """A formatted string holds code of its own, a concatenated one other strings."""
        return any(
            not any(word in child.type for word in _PARTS_OF_TEXT) for child in node.named_children
        )

    def _add_text(self, node: Node, kind: str, typing: bool) -> None:
        text = (node.text or b"").decode("utf-8", "replace")
        self.texts.append(Text(text, node.start_point[0] + 1, kind, typing))

    def _add_name(
        self, node: Node, role: Role, scope: Scope, typing: bool, chain: str = ""
    ) -> None:
        name = (node.text or b"").decode("utf-8", "replace")
        line = node.start_point[0] + 1
        self.by_name[name].append(
            Occurrence(name, role, line, node.start_byte, scope, chain, typing)
        )

    def _add_member(self, child: Node, node: Node, scope: Scope, typing: bool) -> None:
        chain = self._source[node.start_byte : child.end_byte]
        told = (
            ""
            if len(chain) > MAX_CHAIN_CHARS
            else "".join(chain.decode("utf-8", "replace").split())
        )
        self._add_name(child, Role.MEMBER, scope, typing, told)


def mentions_of(path: str, source: bytes) -> Mentions | None:
    """What a file mentions; None where it is not read: unknown, too long, nested too deep."""
    language = language_of(path)
    if language not in NAMING or len(source) > MAX_PARSED_BYTES or is_too_deep(source):
        return None
    return Mentions(path, source)


def stands_in(word: str, text: str) -> bool:
    """Whether a word stands whole in a text."""
    return re.search(rf"(?<![\w$]){re.escape(word)}(?![\w$])", text) is not None


def grammar_of(language: str, path: str) -> tuple[str, ...]:
    grammar = module(language).GRAMMAR
    if isinstance(grammar, str):
        return (grammar,)
    package, function = grammar
    plain = suffix_of(path) in _PLAIN_TYPESCRIPT
    return (package, "language_typescript" if plain else function)
