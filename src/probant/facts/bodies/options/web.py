"""Options of commander, yargs, cac and node's own parseArgs, in JavaScript and TypeScript."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Call, Code, bare
from probant.facts.bodies.options.option import Option, option, unknown, with_dashes

if TYPE_CHECKING:
    from tree_sitter import Node

_METHODS = frozenset({"option", "requiredOption", "argument", "addOption"})
_FLAG = re.compile(r"(?<![\w-])--?[A-Za-z0-9?][\w.-]*")


def read(code: Code) -> Iterator[Option]:
    is_yargs = b"yargs" in code.source
    for call in code.calls:
        if call.last_name in _METHODS and call.receiver and call.arguments:
            yield from _method(code, call, is_yargs)
        elif call.last_name == "options" and is_yargs and call.arguments:
            yield from _keys(code, call.arguments[0])
        elif call.last_name == "parseArgs" and call.arguments:
            for node in _pairs(bare(call.arguments[0])):
                if code.text(node.child_by_field_name("key")) == "options":
                    yield from _keys(code, node.child_by_field_name("value"))
    for node in code.nodes("new_expression"):
        made = code.text(node.child_by_field_name("constructor")).rpartition(".")[2]
        arguments = node.child_by_field_name("arguments")
        if made == "Option" and arguments is not None and arguments.named_children:
            yield from _flags(code, node, code.known(arguments.named_children[0]))


def _method(code: Code, call: Call, is_yargs: bool) -> Iterator[Option]:
    said = code.known(call.arguments[0])
    place = call.arguments[0]
    if said is None:
        if call.last_name in ("option", "requiredOption") and is_yargs:
            yield unknown(place)
        return
    if said.strip().startswith("-"):
        yield from _flags(code, place, said)
    elif call.last_name == "argument":
        name = said.strip("<>[] .")
        yield option(place, [name])
    elif call.last_name == "option" and is_yargs and re.fullmatch(r"[\w.-]+", said):
        short = [
            alias
            for node in call.arguments[1:]
            for pair in _pairs(bare(node))
            if code.text(pair.child_by_field_name("key")) in ("alias", "short")
            and (alias := code.string(pair.child_by_field_name("value")))
        ]
        whole = place if not short else call.node
        made = option(whole, [said, *short], dashed=False)
        first = place.start_point[0] + 1
        yield made._replace(first=first)


def _flags(_code: Code, node: Node, said: str | None) -> Iterator[Option]:
    names = _FLAG.findall(said or "")
    if names:
        yield option(node, names)


def _pairs(node: Node | None) -> list[Node]:
    if node is None or node.type != "object":
        return []
    return [child for child in node.named_children if child.type == "pair"]


def _keys(code: Code, node: Node | None) -> Iterator[Option]:
    """`{port: {type: "string", short: "p"}}`: each key is an option."""
    value = bare(node)
    if value is not None and value.type.endswith("identifier"):
        value = bare(code.assigned.get(code.text(value)))
    pairs = _pairs(value)
    for pair in pairs:
        key = pair.child_by_field_name("key")
        name = code.string(key) or code.text(key)
        inner = [
            code.string(one.child_by_field_name("value"))
            for one in _pairs(bare(pair.child_by_field_name("value")))
            if code.text(one.child_by_field_name("key")) in ("short", "alias")
        ]
        names = [name, *(one for one in inner if one)]
        made = option(pair, names, dashed=False)
        yield made._replace(names=tuple(map(with_dashes, names)))
