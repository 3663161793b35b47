"""Where values of a type are made without a call: literals, `new`, declarations, `T::new`.

Which type a name means is for the binder to say. Makings that are written as calls are rows of the
index and are not told here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import Code, around

if TYPE_CHECKING:
    from tree_sitter import Node


class Certainty(Enum):
    """How much a place where a type is named says about values of it."""

    MADE = "made"
    MAY_BE_MADE = "may be made"  # in code that no grammar reads, or under another name
    NOT_EXCLUDED = "not excluded"  # names the type where a value may come to be without a literal


class Making(NamedTuple):
    """`written` is the type that is meant, `word` what names it there: `Self`, perhaps."""

    certainty: Certainty
    written: str
    word: str
    first: int
    last: int


def makings(code: Code, name: str) -> list[Making]:
    """Every place of a file that makes a value of a type of this name, or may."""
    read = _READERS.get(code.language)
    if read is None:
        return []
    words = {name, "Self"} if code.language == "rust" else {name}
    named = (n for n in code.nodes("type_identifier", "identifier") if code.text(n) in words)
    return [seen for node in named if (seen := read(code, node, name)) is not None]


def _at(certainty: Certainty, written: str, node: Node) -> Making:
    word = (node.text or b"").decode("utf-8", "replace")
    return Making(certainty, written, word, node.start_point[0] + 1, node.start_point[0] + 1)


def _is_field(parent: Node, field: str, node: Node) -> bool:
    return any(one == node for one in parent.children_by_field_name(field))


def _written(node: Node, wrappers: Mapping[str, str]) -> Node:
    """The whole name that this one is the last part of: `pkg.T`, `T[int]`."""
    parent = node.parent
    while parent is not None and parent.type in wrappers:
        if not _is_field(parent, wrappers[parent.type], node):
            break
        node, parent = parent, parent.parent
    return node


# Go

_GO_NAMES = {"qualified_type": "name", "generic_type": "type"}
_GO_HOLDERS = frozenset(
    {"slice_type", "array_type", "implicit_length_array_type", "map_type", "pointer_type"}
)
_GO_ASIDE = frozenset(
    {"type_spec", "parameter_declaration", "variadic_parameter_declaration", "pointer_type",
     "slice_type", "type_assertion_expression", "type_case", "call_expression", "method_spec",
     "selector_expression", "function_type", "map_type", "channel_type",
     "type_parameter_declaration", "function_declaration", "method_declaration", "method_elem"}
)  # fmt: skip
"""What names a type without making a value of it, or by a call."""


def _go(code: Code, node: Node, name: str) -> Making | None:  # noqa: ARG001 - as the others
    if node.type != "type_identifier":
        return None
    whole = _written(node, _GO_NAMES)
    text = code.squeezed(whole).partition("[")[0]
    parent = whole.parent
    held, holder = whole, parent
    while holder is not None and holder.type in _GO_HOLDERS:
        held, holder = holder, holder.parent
    if holder is not None and holder.type == "composite_literal" and held != whole:
        is_made = _has_bare_elements(holder)
        return _at(Certainty.MADE, text, node) if is_made else None
    if holder is not None and holder.type == "argument_list" and held != whole:
        return _at(Certainty.NOT_EXCLUDED, text, node)  # `make([]T, n)`
    if parent is None:
        return None
    if parent.type == "type_alias" and not _is_field(parent, "name", whole):
        return _at(Certainty.MAY_BE_MADE, text, node)
    if parent.type == "composite_literal":
        return _at(Certainty.MADE, text, node)
    if parent.type == "argument_list" and parent.parent is not None:
        callee = code.text(parent.parent.child_by_field_name("function"))
        return _at(Certainty.MADE if callee == "new" else Certainty.NOT_EXCLUDED, text, node)
    if parent.type == "var_spec" and parent.child_by_field_name("value") is None:
        return _at(Certainty.MADE, text, node)
    if parent.type in _GO_ASIDE and not _is_named_result(parent):
        return None
    return _at(Certainty.NOT_EXCLUDED, text, node)


def _is_named_result(declared: Node) -> bool:
    """Whether this is a result that has a name, and so a value from the start."""
    listed = declared.parent
    function = listed.parent if listed is not None else None
    is_result = (
        declared.type == "parameter_declaration"
        and listed is not None
        and function is not None
        and _is_field(function, "result", listed)
    )
    return is_result and declared.child_by_field_name("name") is not None


def _has_bare_elements(literal: Node) -> bool:
    """Whether elements are written without their type: `[]T{{1}, {2}}`."""
    pending = [literal.child_by_field_name("body")]
    while pending:
        body = pending.pop()
        for element in body.named_children if body is not None else ():
            value = element.child_by_field_name("value") or element
            if any(child.type == "literal_value" for child in value.named_children):
                return True
    return False


# Rust

_RUST_NAMES = {
    "scoped_type_identifier": "name",
    "scoped_identifier": "name",
    "generic_type": "type",
    "generic_type_with_turbofish": "type",
}
_RUST_ITEMS = frozenset({"struct_item", "enum_item", "union_item", "trait_item", "type_item"})
_RUST_ASIDE = frozenset(
    {"impl_item", "use_declaration", "use_list", "use_as_clause", "scoped_use_list",
     "struct_pattern", "tuple_struct_pattern", "parameter", "reference_type", "call_expression"}
)  # fmt: skip


def _rust(code: Code, node: Node, name: str) -> Making | None:
    whole = _written(node, _RUST_NAMES)
    parent = whole.parent
    if parent is None:
        return None
    text = code.squeezed(whole).partition("<")[0].removesuffix("::")
    if code.text(node) == "Self":
        owner = around(node, frozenset({"impl_item"}))
        held = owner.child_by_field_name("type") if owner is not None else None
        text = code.squeezed(held).partition("<")[0]
        if text.rpartition("::")[2] != name:
            return None
        if parent.type == "call_expression" and _is_field(parent, "function", whole):
            return _at(Certainty.MADE, text, node)
    if parent.type == "type_item" and not _is_field(parent, "name", node):
        return _at(Certainty.MAY_BE_MADE, text, node)
    if parent.type == "struct_expression" and _is_field(parent, "name", whole):
        return _at(Certainty.MADE, text, node)
    if parent.type == "token_tree":
        after = node.next_sibling
        is_literal = after is not None and code.text(after)[:1] == "{"
        kind = Certainty.MAY_BE_MADE if is_literal else Certainty.NOT_EXCLUDED
        return _at(kind, text, node)
    if parent.type == "scoped_identifier" and _is_field(parent, "path", whole):
        call = parent.parent
        is_call = call is not None and call.type == "call_expression"
        is_new = is_call and code.text(parent.child_by_field_name("name")) == "new"
        return _at(Certainty.MADE if is_new else Certainty.NOT_EXCLUDED, text, node)
    is_aside = parent.type in _RUST_ASIDE or (
        parent.type in _RUST_ITEMS and _is_field(parent, "name", node)
    )
    return None if is_aside else _at(Certainty.NOT_EXCLUDED, text, node)


# C and C++

_CPP_NAMES = {"qualified_identifier": "name", "template_type": "name", "struct_specifier": "name"}
_CPP_MAKERS = frozenset({"make_unique", "make_shared"})
_CPP_PLAIN = frozenset({"identifier", "field_identifier", "init_declarator", "array_declarator"})
_CPP_ASIDE = frozenset(
    {"class_specifier", "struct_specifier", "base_class_clause", "parameter_declaration",
     "call_expression", "new_expression", "compound_literal_expression", "using_declaration",
     "function_declarator", "function_definition", "destructor_name"}
)  # fmt: skip


def _cpp(code: Code, node: Node, name: str) -> Making | None:
    if node.type != "type_identifier":
        return None
    whole = _written(node, _CPP_NAMES)
    parent = whole.parent
    if parent is None or (whole.type == "struct_specifier" and whole.child_by_field_name("body")):
        return None
    text = code.squeezed(whole).partition("<")[0].removeprefix("struct")
    if parent.type in ("declaration", "field_declaration"):
        given = parent.children_by_field_name("declarator")
        plain = [one for one in given if one.type in _CPP_PLAIN and not _points(one)]
        is_local = around(node, frozenset({"compound_statement"})) is not None
        if parent.type == "declaration" and plain and is_local:
            return _at(Certainty.MADE, text, node)
        return _at(Certainty.NOT_EXCLUDED, text, node) if plain or not given else None
    if (second := _second_name(code, parent)) is not None:
        is_same = name in second  # `typedef struct T T`
        return None if is_same else _at(Certainty.MAY_BE_MADE, text, node)
    if _is_made_by_template(code, parent):
        return _at(Certainty.MADE, text, node)
    return None if parent.type in _CPP_ASIDE else _at(Certainty.NOT_EXCLUDED, text, node)


def _second_name(code: Code, parent: Node) -> list[str] | None:
    """The names that `typedef` or `using` give the type there; None where neither does."""
    if parent.type == "type_descriptor" and parent.parent is not None:
        parent = parent.parent
    if parent.type not in ("type_definition", "alias_declaration"):
        return None
    field = "declarator" if parent.type == "type_definition" else "name"
    return [code.text(one) for one in parent.children_by_field_name(field)]


def _is_made_by_template(code: Code, parent: Node) -> bool:
    """Whether a type is the one that `std::make_unique<T>` and its like are given."""
    listed = parent.parent if parent.type == "type_descriptor" else None
    function = listed.parent if listed is not None else None
    if function is None or function.type != "template_function" or listed is None:
        return False
    is_first = listed.named_children[0] == parent
    return is_first and code.text(function.child_by_field_name("name")) in _CPP_MAKERS


def _points(declarator: Node) -> bool:
    inner = declarator.child_by_field_name("declarator")
    return inner is not None and inner.type in ("pointer_declarator", "reference_declarator")


# Java


def _java(code: Code, node: Node, name: str) -> Making | None:  # noqa: ARG001 - as the others
    parent = node.parent
    is_made = (
        parent is not None
        and parent.type == "method_reference"
        and parent.children[0] == node
        and parent.children[-1].type == "new"
    )
    return _at(Certainty.MADE, code.text(node), node) if is_made else None


_READERS: Mapping[str, Callable[[Code, Node, str], Making | None]] = {
    "go": _go,
    "rust": _rust,
    "c": _cpp,
    "cpp": _cpp,
    "java": _java,
}
