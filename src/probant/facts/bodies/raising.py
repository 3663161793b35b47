"""Which exceptions a function raises in its own body, as they are written.

A function inside the function raises for itself. Passing on what was caught raises nothing new, so
it is told apart; a value made elsewhere is a raise without a name. In Go and Rust, a panic.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import Code, around, bare, below

if TYPE_CHECKING:
    from tree_sitter import Node

FUNCTIONS = frozenset(
    {"function_definition", "lambda", "function_declaration", "function_expression",
     "arrow_function", "method_definition", "generator_function",
     "generator_function_declaration", "method_declaration", "constructor_declaration",
     "lambda_expression", "func_literal", "function_item", "closure_expression",
     "compact_constructor_declaration", "static_initializer", "class_static_block"}
)  # fmt: skip
CLASSES = frozenset(
    {"class_definition", "class_declaration", "class_body", "class", "class_specifier",
     "struct_specifier", "interface_declaration", "enum_declaration", "record_declaration",
     "impl_item", "trait_item", "mod_item"}
)  # fmt: skip
_STATEMENTS = ("raise_statement", "throw_statement", "throw_expression", "throws")
_PANICS = frozenset({"panic", "unreachable", "todo", "unimplemented"})
_NEW = frozenset({"new_expression", "object_creation_expression"})
_CHOICES = frozenset({"conditional_expression", "ternary_expression"})
_HANDLERS = frozenset({"except_clause", "except_group_clause", "catch_clause"})
_TRIES = ("try_statement", "try_with_resources_statement")
_SWALLOWS = re.compile(r"\b(?:suppress|raises|assertRaises\w*|ignoring)\b")
_NAMES = frozenset({"identifier", "attribute", "member_expression", "qualified_identifier",
                    "scoped_identifier", "field_access", "field_expression"})  # fmt: skip

HAVE_NO_EXCEPTIONS = frozenset({"c", "go", "rust"})
"""Languages whose functions report failure by value; a panic is the nearest thing to a raise."""

WORDS = {"python": "raise", "go": "panic", "rust": "!"}
"""What a file must hold to raise anything; `throw` elsewhere."""


class Raise(NamedTuple):
    """`name` '' where it is a value made elsewhere, `again` where it passes on what was caught."""

    name: str
    first: int
    last: int
    again: bool = False
    caught: tuple[str, ...] = ()
    """What the handler around it catches, as written; for one that passes on."""
    is_class: bool = False
    """Whether the syntax says that a class is meant, as `new` does."""
    declared: bool = False
    """Whether the head of a method says that it may come out of it."""


def raised_by(code: Code, name: str, line: int, last_line: int) -> list[Raise] | None:
    """Raises in the body of the function whose name stands at `line`; None if there is none."""
    function = _function(code, name, line, last_line)
    if function is None:
        return None
    stop = FUNCTIONS | CLASSES
    nodes = [node for node in below(function, stop) if node is not function]
    return _raises(code, nodes, function)


def raised_anywhere(code: Code) -> list[Raise]:
    """Every raise of the file, in the order they stand."""
    more = {"go": ("call_expression",), "rust": ("macro_invocation",)}.get(code.language, ())
    return _raises(code, code.nodes(*_STATEMENTS, *more), None)


def is_guarded(code: Code, line: int) -> bool:
    """Whether what is raised on a line may be caught around it, in the same file's code."""
    return any(first <= line <= last for first, last in _guarded(code))


def _guarded(code: Code) -> list[tuple[int, int]]:
    """The lines of every block with a handler, and of what swallows exceptions by name."""
    found: list[tuple[int, int]] = []
    for node in code.nodes(*_TRIES):
        body = node.child_by_field_name("body")
        if body is not None and any(child.type in _HANDLERS for child in node.named_children):
            found.append((body.start_point[0] + 1, body.end_point[0] + 1))
    for node in code.nodes("with_statement"):
        head = code.text(node).partition(":")[0]
        if _SWALLOWS.search(head):
            found.append((node.start_point[0] + 1, node.end_point[0] + 1))
    return found


def _function(code: Code, name: str, line: int, last_line: int) -> Node | None:
    """The function that has its name on this line and ends where the definition does."""
    named: list[Node] = []
    for node in code.nodes(*FUNCTIONS):
        first, last = node.start_point[0] + 1, node.end_point[0] + 1
        if first <= line <= last:
            named.append(node)
    exact = [node for node in named if _name_line(code, node, name) == line]
    if exact:
        return exact[0]
    bound = [node for node in named if _bound_line(code, node, name) == line]
    if bound:
        return bound[0]
    return next((n for n in named if n.start_point[0] + 1 == line and _ends(n) <= last_line), None)


def _ends(node: Node) -> int:
    return node.end_point[0] + 1


def _name_line(code: Code, function: Node, name: str) -> int:
    node = function.child_by_field_name("name") or function.child_by_field_name("declarator")
    while node is not None and (inner := node.child_by_field_name("declarator")) is not None:
        node = inner
    if node is None:
        return 0
    last = re.split(r"::|\.", code.squeezed(node))[-1]
    return node.end_point[0] + 1 if last == name else 0


def _bound_line(code: Code, function: Node, name: str) -> int:
    """`const parse = () => …`, `exports.parse = function …`: the line of the name it is given."""
    node: Node | None = function.parent
    for _ in range(4):
        if node is None:
            return 0
        for field in ("name", "left", "key", "property", "pattern"):
            given = node.child_by_field_name(field)
            if given is not None and re.split(r"[.\s]", code.text(given))[-1].strip("\"'#") == name:
                return given.end_point[0] + 1
        node = node.parent
    return 0


def _raises(code: Code, nodes: list[Node], function: Node | None) -> list[Raise]:
    found: list[Raise] = []
    for node in nodes:
        if node.type in _STATEMENTS:
            if node.is_named:
                found += _raised(code, node, function)
        elif node.type == "call_expression" and code.language == "go":
            if code.text(node.child_by_field_name("function")) == "panic":
                found.append(_at(node, "panic", is_class=True))
        elif node.type == "macro_invocation" and code.language == "rust":
            macro = code.squeezed(node.child_by_field_name("macro")).rpartition("::")[2]
            if macro in _PANICS:
                found.append(_at(node, macro + "!", is_class=True))
    return found


def _at(node: Node, name: str, **more: object) -> Raise:
    made = Raise(name, node.start_point[0] + 1, node.end_point[0] + 1)
    return made._replace(**more)  # type: ignore[arg-type]


def _raised(code: Code, statement: Node, function: Node | None) -> list[Raise]:
    if statement.type == "throws":  # Java says in the head what may come out
        types = [node for node in statement.named_children if node.type.endswith("identifier")]
        return [_at(node, code.squeezed(node), is_class=True, declared=True) for node in types]
    cause = statement.child_by_field_name("cause")
    given = [
        node for node in statement.named_children if node != cause and "comment" not in node.type
    ]
    if not given:
        return [_again(code, statement, statement)]
    return [one for value in _values(given[0]) for one in _named(code, value, statement, function)]


def _values(node: Node) -> list[Node]:
    """Both ends of a choice."""
    value = bare(node)
    if value is None:
        return []
    if value.type not in _CHOICES:
        return [value]
    if (left := value.child_by_field_name("consequence")) is not None:
        right = value.child_by_field_name("alternative")
        ends = [left, *([right] if right is not None else [])]
    else:
        ends = [value.named_children[0], value.named_children[-1]]
    return [one for end in ends for one in _values(end)]


def _named(code: Code, value: Node, statement: Node, function: Node | None) -> list[Raise]:
    if value.type in _NEW:
        made = value.child_by_field_name("constructor") or value.child_by_field_name("type")
        return [_at(statement, _without_arguments(code, made), is_class=True)]
    if value.type in ("compound_literal_expression",):
        made = value.child_by_field_name("type")
        return [_at(statement, _without_arguments(code, made), is_class=True)]
    if value.type in ("call", "call_expression"):
        callee = value.child_by_field_name("function")
        if callee is not None and callee.type == "attribute":
            inner = callee.child_by_field_name("object")
            is_chained = code.text(callee.child_by_field_name("attribute")) == "with_traceback"
            if is_chained and inner is not None:
                return _named(code, inner, statement, function)
        if callee is None or (callee.type not in _NAMES and callee.type != "template_function"):
            return [_at(statement, "")]
        return [_at(statement, _without_arguments(code, callee))]
    if value.type in _NAMES:
        return [_variable(code, value, statement, function)]
    return [_at(statement, "")]


def _without_arguments(code: Code, node: Node | None) -> str:
    return re.split(r"<|\(", code.squeezed(node))[0]


def _variable(code: Code, value: Node, statement: Node, function: Node | None) -> Raise:
    """A name without a call: a class in Python, a caught or a made exception anywhere."""
    text = code.squeezed(value)
    if value.type == "identifier":
        if _handler_of(code, statement, text) is not None:
            return _again(code, statement, statement)
        scope = function or around(statement, FUNCTIONS) or code.root
        if (made := _made(code, scope, text)) is not None:
            return made._replace(first=made.first, last=made.last)
        if _is_local(code, scope, text):
            return _at(statement, "")
    return _at(statement, text) if code.language == "python" else _at(statement, "")


def _again(code: Code, node: Node, statement: Node) -> Raise:
    handler = around(node, _HANDLERS)
    caught: list[str] = []
    if handler is not None:
        head = handler.named_children[0] if handler.named_children else None
        caught = re.findall(r"[A-Za-z_][\w.:]*", code.text(head)) if head is not None else []
    return _at(statement, "", again=True, caught=tuple(caught))


def _handler_of(code: Code, node: Node, name: str) -> Node | None:
    """The handler around the place that calls what it caught by this name."""
    handler = around(node, _HANDLERS)
    while handler is not None:
        block = handler.child_by_field_name("body")
        head = code.source[handler.start_byte : (block or handler).start_byte]
        if block is None:
            head = code.source[handler.start_byte : handler.named_children[-1].start_byte]
        if re.search(rf"\b{re.escape(name)}\b", head.decode("utf-8", "replace")):
            return handler
        handler = around(handler, _HANDLERS)
    return None


def _assignments(code: Code, scope: Node, name: str) -> list[tuple[Node, Node | None]]:
    from probant.facts.bodies.code import ASSIGNING, only

    found = []
    for node in below(scope):
        fields = ASSIGNING.get(node.type)
        if fields is None:
            continue
        left, right = (node.child_by_field_name(field) for field in fields)
        if code.text(only(left)) == name:
            found.append((node, only(right)))
    return found


def _made(code: Code, scope: Node, name: str) -> Raise | None:
    """`error = ValueError(…)` and then `raise error`: what it is made of, if that is one thing."""
    given = _assignments(code, scope, name)
    if len(given) != 1 or (value := bare(given[0][1])) is None:
        return None
    node = given[0][0]
    if value.type in _NEW:
        made = value.child_by_field_name("constructor") or value.child_by_field_name("type")
        return _at(node, _without_arguments(code, made), is_class=True)
    if value.type == "call" and code.language == "python":
        callee = value.child_by_field_name("function")
        if callee is not None and callee.type in _NAMES:
            return _at(node, _without_arguments(code, callee))
    return None


def _is_local(code: Code, scope: Node, name: str) -> bool:
    """Whether the name is a parameter or is given a value: then it is no class of that name."""
    if _assignments(code, scope, name):
        return True
    given = scope.child_by_field_name("parameters")
    return given is not None and any(
        node.type == "identifier" and code.text(node) == name for node in below(given)
    )
