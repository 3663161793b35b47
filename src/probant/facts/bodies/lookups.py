"""Places that find a function by a text: `getattr(x, "do_" + name)`, `api[verb]()`, reflection.

Tells what is looked in, as it is written, and which names the text can be. What that is in the
repository, and whether a function of it may be meant, is for `tools/computed.py` to say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.bindings import FUNCTIONS
from probant.facts.bodies.code import TRANSPARENT, Call, Code, around, bare, below

if TYPE_CHECKING:
    from tree_sitter import Node

HERE = "<here>"
"""Looked in are the names of the file itself."""
ANYTHING = ".*"
NOTHING = "(?!)"
_ARGUMENT: dict[str, dict[str, tuple[int | None, int | None]]] = {
    "python": {
        "getattr": (0, 1), "getattr_static": (0, 1), "getmembers": (0, None),
        "methodcaller": (None, 0), "attrgetter": (None, 0),
    },
    "typescript": {"Reflect.get": (0, 1), "Object.values": (0, None), "Object.entries": (0, None)},
    "go": {"MethodByName": (None, 0), "Method": (None, None)},
    "java": {
        "getMethod": (-1, 0), "getDeclaredMethod": (-1, 0), "getMethods": (-1, None),
        "getDeclaredMethods": (-1, None), "findVirtual": (0, 1), "findStatic": (0, 1),
    },
    "cpp": {"dlsym": (None, 1), "GetProcAddress": (None, 1)},
}  # fmt: skip
"""For each family, calls that look up: the argument that is looked in (-1: what the method is
called on; None: not told) and the one with the name (None: all names)."""
_OWN_NAMES = frozenset({"globals", "locals", "vars"})
_RUN_TEXT = frozenset({"eval", "exec"})
WORDS: dict[str, tuple[str, ...]] = {
    "python": ("getattr", "getmembers", "vars(", "methodcaller", "attrgetter", "globals(",
               "__dict__", "eval(", "exec("),
    "typescript": ("Reflect.get", "Object.values", "Object.entries", "eval("),
    "go": ('"reflect"',),
    "java": ("java.lang.reflect", "java.lang.invoke", "etMethod", "etDeclaredMethod"),
    "cpp": ("dlsym", "GetProcAddress"),
}  # fmt: skip
"""Texts without which a file of the family looks nothing up; calls of elements aside."""
_NEEDED = {"Method": b'"reflect"', "getMethods": b"java.lang.reflect", "getMethod": b"invoke"}
"""What else stands in a file where a word of many meanings is a lookup."""

_FUNCTIONS = frozenset(kind for kind in FUNCTIONS if "class" not in kind and "struct" not in kind)
_ELEMENTS = {"subscript": ("value", "subscript"), "subscript_expression": ("object", "index")}
_PASSING = TRANSPARENT | {"boolean_operator", "conditional_expression", "ternary_expression"}
_TESTED = frozenset(
    {"comparison_operator", "not_operator", "interpolation", "binary_operator", "unary_expression",
     "expression_statement", "if_statement", "while_statement", "for_in_clause", "for_statement",
     "template_substitution", "for_in_statement", "elif_clause", "assert_statement",
     "unary_operator", "update_expression", "binary_expression", "delete_statement"}
)  # fmt: skip
"""What looks at a value, and calls nothing."""
_READING = frozenset(
    {"isinstance", "issubclass", "str", "repr", "len", "int", "float", "bool", "print", "callable",
     "list", "tuple", "set", "dict", "sorted", "type", "id", "hash", "format", "join", "hasattr",
     "String", "Number", "Boolean", "keys"}
)  # fmt: skip
"""Callees that read what they are given and call none of it."""
_CALLED_ON = frozenset({"call", "apply", "bind"})


VERSION = 1
"""What was read is kept with it: raise it when anything here tells something new or different."""


class Use(IntEnum):
    """What becomes of the value that is found: more means that it may rather be called."""

    READ = 0
    KEPT = 1
    """It goes where somebody may call it: returned, stored, handed on."""
    CALLED = 2


class Lookup(NamedTuple):
    """One place. `names` is a pattern of the names it can find."""

    holder: str
    names: str
    line: int
    text: str
    use: Use
    is_instance: bool = False
    """Whether only what an object itself keeps is found, not what its class has."""
    runs_text: bool = False

    def may_be(self, name: str) -> bool:
        if self.names.isidentifier():
            return self.names == name
        return re.fullmatch(self.names, name) is not None

    @property
    def tells_names(self) -> bool:
        """Whether the names it can find have something in common."""
        return re.search(r"\w", self.names) is not None


def written(found: Sequence[Lookup]) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def read_back(text: str) -> list[Lookup]:
    """What `written` wrote."""
    return [
        Lookup(holder, names, line, said, Use(use), *rest)
        for holder, names, line, said, use, *rest in json.loads(text)
    ]


def lookups(code: Code, family: str) -> list[Lookup]:
    """All of a file, in the order they stand."""
    found = [*_by_calls(code, family)]
    if family == "python":
        for node in code.nodes("attribute"):
            if code.text(node.child_by_field_name("attribute")) == "__dict__":
                found += _mapping(code, node, code.text(node.child_by_field_name("object")))
    if family == "typescript":
        found += [
            one for node in code.nodes("subscript_expression") for one in _element(code, node)
        ]
    return sorted((one for one in found if one.names != NOTHING), key=lambda one: one.line)


def _by_calls(code: Code, family: str) -> Iterator[Lookup]:
    table = _ARGUMENT.get(family, {})
    for call in code.calls:
        name = call.callee if call.callee in table else call.last_name
        if name in _RUN_TEXT and call.callee == name and len(call.arguments) == 1:
            yield _looked(code, call.node, HERE, _words(code, call.arguments[0]), runs_text=True)
        elif family == "python" and name in _OWN_NAMES and not call.arguments:
            yield from _mapping(code, call.node, HERE)
        elif family == "python" and name == "vars" and len(call.arguments) == 1:
            yield from _mapping(code, call.node, code.text(call.arguments[0]))
        elif name in table and _is_lookup(code, call, name, table[name]):
            holder, key = table[name]
            names = _pattern(code, call.arguments[key]) if key is not None else ANYTHING
            yield _looked(code, call.node, _holder(code, call, holder), names)


def _is_lookup(code: Code, call: Call, name: str, places: tuple[int | None, int | None]) -> bool:
    """Whether the call has what it looks in and by; a word of many meanings needs more."""
    n_needed = max((place + 1 for place in places if place is not None), default=0)
    return len(call.arguments) >= n_needed and _NEEDED.get(name, b"") in code.source


def _holder(code: Code, call: Call, place: int | None) -> str:
    if place is None:
        return ""
    text = call.receiver if place < 0 else code.text(call.arguments[place])
    if (made := code.assigned.get(text)) is not None and made.type == "call":
        text = code.text(made)  # a name may stand for a module that was just loaded
    return re.sub(r"\.(?:class|getClass\(\))$|^getClass\(\)$", "", text) or "this"


def _mapping(code: Code, node: Node, holder: str) -> Iterator[Lookup]:
    """A mapping from names to values: one of them taken out of it, or all handed on."""
    is_own = holder != HERE
    parent = node.parent
    if parent is None or parent.type in ("dictionary_splat", "comparison_operator"):
        return
    if parent.type == "subscript" and parent.child_by_field_name("value") == node:
        if not _is_target(parent):
            key = _pattern(code, parent.child_by_field_name("subscript"))
            yield _looked(code, parent, holder, key, is_instance=is_own)
        return
    if parent.type == "attribute":
        call = parent.parent
        method = code.text(parent.child_by_field_name("attribute"))
        if method in ("get", "pop") and call is not None and call.type == "call":
            arguments = code.call(call).arguments
            key = _pattern(code, arguments[0]) if arguments else ANYTHING
            yield _looked(code, call, holder, key, is_instance=is_own)
        elif method in ("values", "items"):
            yield _looked(code, node, holder, ANYTHING, is_instance=is_own)._replace(use=Use.KEPT)
        return
    yield _looked(code, node, holder, ANYTHING, is_instance=is_own)


def _element(code: Code, node: Node) -> Iterator[Lookup]:
    if not _is_target(node):
        holder, key = (node.child_by_field_name(field) for field in _ELEMENTS[node.type])
        yield _looked(code, node, code.text(bare(holder)), _pattern(code, key))


def _is_target(node: Node) -> bool:
    parent = node.parent
    left = parent.child_by_field_name("left") if parent is not None else None
    return left is not None and left == node and parent is not None and "assign" in parent.type


def _looked(
    code: Code, node: Node, holder: str, names: str, *,
    is_instance: bool = False, runs_text: bool = False,
) -> Lookup:  # fmt: skip
    text = " ".join(code.text(node).split())
    use = Use.CALLED if runs_text else _use(code, node)
    line = node.start_point[0] + 1
    return Lookup(holder, names, line, text, use, is_instance, runs_text)


# Which names a text can be


def _pattern(code: Code, node: Node | None, *, follows: bool = True) -> str:
    """The texts an expression can give, as a pattern."""
    node = bare(node)
    said = code.string(node)
    if said is not None:
        return re.escape(said.rpartition(".")[2])
    if node is None or node.type in ("spread_element", "list_splat"):
        return ANYTHING
    if node.type in ("number", "integer", "float", "update_expression", "slice", "unary_operator"):
        return NOTHING
    if node.type in ("string", "template_string"):
        return "".join(_pieces(code, node))
    if node.type in ("binary_operator", "binary_expression"):
        return _combined(code, node)
    if node.type == "call" and code.call(node).last_name == "format":
        text = code.string((node.child_by_field_name("function") or node).named_children[0])
        return ANYTHING if text is None else _filled(text, r"\{[^{}]*\}")
    if node.type == "identifier" and follows:
        return _named(code, node)
    return ANYTHING


def _pieces(code: Code, node: Node) -> Iterator[str]:
    for child in node.named_children:
        if child.type in ("string_content", "string_fragment"):
            yield re.escape(code.text(child))
        elif child.type in ("interpolation", "template_substitution"):
            yield ANYTHING


def _combined(code: Code, node: Node) -> str:
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    operator = code.text(node.child_by_field_name("operator"))
    if operator == "+":
        parts = [_pattern(code, one, follows=False) for one in (left, right)]
        return NOTHING if NOTHING in parts else "".join(parts)
    said = code.string(left)
    if operator == "%" and said is not None:
        return _filled(said, r"%\S")
    return NOTHING if operator in ("-", "*", "/", "%") else ANYTHING


def _filled(text: str, blank: str) -> str:
    return ANYTHING.join(re.escape(piece) for piece in re.split(blank, text))


def _named(code: Code, node: Node) -> str:
    """What a name of the function around was given, if that is all it can be."""
    name, function = code.text(node), around(node, _FUNCTIONS)
    if loop := _looped(code, node, name):
        return loop
    if function is not None and _is_parameter(code, function, name):
        return _tabled(code, function, name) or ANYTHING
    value = code.assigned.get(name)
    if value is None:
        return ANYTHING
    home = around(value, _FUNCTIONS)
    return _pattern(code, value, follows=False) if home in (None, function) else ANYTHING


def _is_parameter(code: Code, function: Node, name: str) -> bool:
    head = function.child_by_field_name("parameters") or function.child_by_field_name("parameter")
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", code.text(head)) is not None


def _looped(code: Code, node: Node, name: str) -> str:
    """The texts a loop over literals gives a name; '' where no such loop stands around."""
    above = node.parent
    while above is not None and above.type not in FUNCTIONS | {"for_statement"}:
        above = above.parent
    loops = [above] if above is not None else []
    if above is not None and above.type != "for_statement":
        loops = [one for one in above.named_children if one.type == "for_in_clause"]
    for loop in loops:
        if code.text(loop.child_by_field_name("left")) == name:
            return _listed(code, loop.child_by_field_name("right"))
    return ""


def _listed(code: Code, node: Node | None) -> str:
    """The texts of a list of literals, which may have a name of its own in the file."""
    if node is not None and node.type in ("identifier", "attribute"):
        node = code.assigned.get(code.text(node).rpartition(".")[2])
    if node is None or node.type not in ("tuple", "list", "set"):
        return ""
    texts = [code.string(one) for one in node.named_children if one.type != "comment"]
    return "|".join(re.escape(text) for text in texts if text) if None not in texts else ""


def _tabled(code: Code, function: Node, name: str) -> str:
    """The texts that a decorator's table gives a parameter: `parametrize("verb", ["get"])`."""
    above = function.parent
    for one in above.named_children if above is not None else ():
        given = code.call(one.named_children[0]).arguments if one.type == "decorator" else []
        if len(given) > 1 and code.string(given[0]) == name:
            return _listed(code, given[1])
    return ""


def _words(code: Code, node: Node) -> str:
    said = code.string(node)
    return ANYTHING if said is None else "|".join(re.findall(r"\w+", said)) or NOTHING


# What becomes of the value


def _use(code: Code, node: Node, depth: int = 0) -> Use:
    parent = node.parent
    while parent is not None and parent.type in _PASSING:
        node, parent = parent, parent.parent
    if parent is None or parent.type in _TESTED or parent.type in _ELEMENTS:
        return Use.READ
    if parent.type in ("call", "call_expression", "new_expression"):
        return Use.CALLED
    if parent.type in ("attribute", "member_expression"):
        last = code.text(parent.named_children[-1])
        return Use.CALLED if code.language != "python" and last in _CALLED_ON else Use.READ
    if parent.type in ("argument_list", "arguments") and parent.parent is not None:
        return Use.READ if code.call(parent.parent).last_name in _READING else Use.KEPT
    if parent.type in ("assignment", "variable_declarator") and depth == 0:
        return _use_of_name(code, parent)
    return Use.KEPT


def _use_of_name(code: Code, binding: Node) -> Use:
    """What becomes of the name that gets the value, in the function around."""
    left = binding.child_by_field_name("left") or binding.child_by_field_name("name")
    home = around(binding, _FUNCTIONS)
    if left is None or left.type != "identifier" or home is None:
        return Use.KEPT
    name = code.text(left)
    uses = (one for one in below(home) if one.type == "identifier" and one != left)
    return max((_use(code, one, 1) for one in uses if code.text(one) == name), default=Use.READ)
