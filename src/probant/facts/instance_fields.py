"""Fields that code gives to the instance at hand: `self.x = …`, `this.x = …`, read on demand.

Few questions need them, so the index does not keep them: the one file concerned is parsed again.
Not what a class declares in its body; that is in the index.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.languages import MAX_PARSED_BYTES, module, suffix_of, suffixes
from probant.facts.reading.depth import is_too_deep
from probant.facts.reading.grammar import make_parser

if TYPE_CHECKING:
    from tree_sitter import Node

_PYTHON_CLASS = "class_definition"
_SETTERS = (b"setattr", b"object.__setattr__", b"super().__setattr__")
_SCRIPT_OWN_THIS = frozenset({"function_declaration", "function_expression", "function",
                              "generator_function", "class", "class_declaration",
                              "class_static_block"})  # fmt: skip
_RECORDS = frozenset({"struct_specifier", "union_specifier", "class_specifier"})


class InstanceFields(NamedTuple):
    """Names with the lines they are first set on, and whether more may be set unseen."""

    fields: tuple[tuple[str, int], ...]
    is_dynamic: bool


def instance_fields(source: bytes, path: str, first: int, last: int) -> InstanceFields:
    """What the methods of the class on these lines set on their instance."""
    root = _root(source, path)
    if root is None:
        return InstanceFields((), is_dynamic=True)
    language = suffixes()[suffix_of(path)]
    found: dict[str, int] = {}
    is_dynamic = False
    holder = _spanning(root, first, last)
    read = _python if language == "python" else _script
    for name, line in read(holder) if holder is not None else ():
        if name:
            found.setdefault(name, line)
        else:
            is_dynamic = True
    return InstanceFields(tuple(found.items()), is_dynamic)


def direct_fields(source: bytes, path: str, first: int, last: int) -> frozenset[str] | None:
    """Members of a C structure itself, without those of structures that one of them is made of.

    None where the structure cannot be found.
    """
    root = _root(source, path)
    holder = _spanning(root, first, last, _RECORDS) if root is not None else None
    body = holder.child_by_field_name("body") if holder is not None else None
    return frozenset(_declared(body)) if body is not None else None


def _root(source: bytes, path: str) -> Node | None:
    if len(source) > MAX_PARSED_BYTES or is_too_deep(source):
        return None
    grammar = module(suffixes()[suffix_of(path)]).GRAMMAR
    package, *name = (grammar,) if isinstance(grammar, str) else grammar
    return make_parser(package, *name).parse(source).root_node


def _spanning(
    root: Node, first: int, last: int, kinds: frozenset[str] | None = None
) -> Node | None:
    """The class, or record, whose text stands on these lines."""
    pending = [root]
    while pending:
        node = pending.pop()
        top, bottom = node.start_point[0] + 1, node.end_point[0] + 1
        if bottom < first or top > last:
            continue
        is_kind = node.type in kinds if kinds else "class" in node.type
        if is_kind and first <= top and bottom <= last and node.child_by_field_name("body"):
            return node
        pending += reversed(node.named_children)
    return None


# Python


def _python(holder: Node) -> Iterator[tuple[str, int]]:
    body = holder.child_by_field_name("body")
    pending = list(reversed(body.named_children)) if body is not None else []
    while pending:
        node = pending.pop()
        inner = (
            node.child_by_field_name("definition") if node.type == "decorated_definition" else node
        )
        if inner is None or inner.type == _PYTHON_CLASS:
            continue
        if inner.type == "function_definition":
            marks = [child.text for child in node.named_children if child.type == "decorator"]
            if not any(mark in (b"@staticmethod", b"@classmethod") for mark in marks):
                yield from _set_by_method(inner)
            continue
        pending += reversed(inner.named_children)


def _set_by_method(method: Node) -> Iterator[tuple[str, int]]:
    listed = method.child_by_field_name("parameters")
    first = listed.named_children[0] if listed is not None and listed.named_children else None
    while first is not None and first.type != "identifier":
        first = first.named_children[0] if first.named_children else None
    if first is None:
        return
    receiver = first.text
    pending = [method.child_by_field_name("body")]
    while pending:
        node = pending.pop()
        if node is None or node.type == _PYTHON_CLASS:
            continue
        if node.type in ("assignment", "for_statement"):
            yield from _targets(node.child_by_field_name("left"), receiver)
        elif node.type == "as_pattern_target":
            yield from _targets(node, receiver)
        elif node.type == "call":
            yield from _set_by_call(node, receiver)
        elif node.type == "attribute" and node.text == (receiver or b"") + b".__dict__":
            yield "", 0
        pending += reversed(node.named_children)


def _targets(node: Node | None, receiver: bytes | None) -> Iterator[tuple[str, int]]:
    if node is None:
        return
    if node.type == "attribute":
        owner, name = node.child_by_field_name("object"), node.child_by_field_name("attribute")
        is_own = owner is not None and owner.type == "identifier" and owner.text == receiver
        if is_own and name is not None and name.text:
            yield name.text.decode("utf-8", "replace"), name.start_point[0] + 1
        return
    if node.type in ("pattern_list", "tuple_pattern", "list_pattern", "list_splat_pattern",
                     "as_pattern_target", "tuple", "list", "parenthesized_expression"):  # fmt: skip
        for child in node.named_children:
            yield from _targets(child, receiver)


def _set_by_call(node: Node, receiver: bytes | None) -> Iterator[tuple[str, int]]:
    function, given = node.child_by_field_name("function"), node.child_by_field_name("arguments")
    arguments = given.named_children if given is not None else []
    if function is None or not arguments:
        return
    if function.text == b"vars" and arguments[0].text == receiver:
        yield "", 0
    if function.text not in _SETTERS:
        return
    if function.text == b"super().__setattr__":
        arguments = [node, *arguments]
    elif arguments[0].text != receiver:
        return
    name = arguments[1] if len(arguments) > 1 else None
    content = [c for c in name.named_children if c.type == "string_content"] if name else []
    if name is not None and name.type == "string" and len(content) == 1 and content[0].text:
        yield content[0].text.decode("utf-8", "replace"), name.start_point[0] + 1
    else:
        yield "", 0


# JavaScript and TypeScript


def _script(holder: Node) -> Iterator[tuple[str, int]]:
    body = holder.child_by_field_name("body")
    for member in body.named_children if body is not None else []:
        if any(child.type == "static" for child in member.children):
            continue
        pending = list(reversed(member.named_children))
        while pending:
            node = pending.pop()
            if node.type in _SCRIPT_OWN_THIS:
                continue
            yield from _set_on_this(node)
            pending += reversed(node.named_children)


def _set_on_this(node: Node) -> Iterator[tuple[str, int]]:
    if node.type == "assignment_expression":
        left = node.child_by_field_name("left")
        owner = left.child_by_field_name("object") if left is not None else None
        if left is None or owner is None or owner.type != "this":
            return
        name = left.child_by_field_name("property")
        if left.type == "subscript_expression":
            yield "", 0
        elif name is not None and name.text:
            yield name.text.decode("utf-8", "replace"), name.start_point[0] + 1
    elif node.type == "call_expression":
        function, given = (
            node.child_by_field_name("function"),
            node.child_by_field_name("arguments"),
        )
        if function is not None and (function.text or b"").startswith(
            (b"Object.assign", b"Object.define")
        ):
            arguments = given.named_children if given is not None else []
            if arguments and arguments[0].type == "this":
                yield "", 0


# C and C++


def _declared(body: Node) -> Iterator[str]:
    for child in body.named_children:
        if child.type.startswith("preproc"):
            yield from _declared(child)
        elif child.type == "field_declaration":
            declarators = child.children_by_field_name("declarator")
            if not declarators:  # an unnamed structure lends its members to the outer one
                kind = child.child_by_field_name("type")
                inner = kind.child_by_field_name("body") if kind is not None else None
                yield from _declared(inner) if inner is not None else ()
            for one in declarators:
                yield from _names(one)


def _names(node: Node) -> Iterator[str]:
    if node.type in ("field_identifier", "identifier") and node.text:
        yield node.text.decode("utf-8", "replace")
        return
    inner = node.child_by_field_name("declarator")
    for child in [inner] if inner is not None else node.named_children:
        yield from _names(child)
