"""Options of getopt, getopt_long, gflags, absl flags, CLI11, cxxopts and boost, in C and C++."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Call, Code, below
from probant.facts.bodies.options.option import Option, option, unknown

if TYPE_CHECKING:
    from tree_sitter import Node

_GETOPT = {"getopt": 2, "getopt_long": 2, "getopt_long_only": 2}
_ADDERS = frozenset({"add_option", "add_flag", "add_argument", "add_flag_function",
                     "add_option_function"})  # fmt: skip
_DEFINE = re.compile(r"DEFINE_(?:bool|int32|uint32|int64|uint64|double|string)")
_FLAG = re.compile(r"(?<![\w-])--?[A-Za-z0-9?][\w.-]*")


def read(code: Code) -> Iterator[Option]:
    for node in code.nodes("declaration", "field_declaration"):
        if re.search(r"\boption\b", code.text(node.child_by_field_name("type"))):
            yield from _table(code, node)
    for call in code.calls:
        if call.callee in _GETOPT:
            yield from _short(code, call)
        elif call.last_name in _ADDERS and call.receiver and call.arguments:
            names = [flag for a in call.arguments for flag in _FLAG.findall(code.string(a) or "")]
            if names and (code.string(call.arguments[0]) or "").startswith("-"):
                yield option(call.node, names)
        elif _DEFINE.fullmatch(call.callee) and len(call.arguments) == 3:
            yield option(call.node, [code.text(call.arguments[0])], dashed=False)
        elif call.callee == "ABSL_FLAG" and len(call.arguments) == 4:
            yield option(call.node, [code.text(call.arguments[1])], dashed=False)


def _table(code: Code, declaration: Node) -> Iterator[Option]:
    """`struct option longs[] = {{"verbose", no_argument, 0, 'v'}, …}`."""
    for node in below(declaration):
        if node.type != "initializer_list" or not node.named_children:
            continue
        first = node.named_children[0]
        if first.type == "initializer_list" or len(node.named_children) < 3:
            continue
        if first.type == "initializer_pair":
            first = first.named_children[-1]
        name = code.known(first)
        if name:
            yield _row(code, node, name)
        elif first.type == "identifier" and code.text(first) not in ("NULL", "nullptr"):
            yield unknown(node)


def _row(code: Code, node: Node, name: str) -> Option:
    made = option(node, [name])
    letter = code.text(node.named_children[-1])
    if short := re.fullmatch(r"'([A-Za-z0-9?])'", letter):
        return made._replace(names=(f"--{name}", f"-{short[1]}"), words=(name, short[1]))
    return made._replace(names=(f"--{name}",))


def _short(code: Code, call: Call) -> Iterator[Option]:
    """The letters of `getopt(argc, argv, "ab:c")`."""
    place = _GETOPT[call.callee]
    if len(call.arguments) <= place:
        return
    letters = code.known(call.arguments[place])
    if letters is None:
        yield unknown(call.node)
        return
    argument = call.arguments[place]
    word = letters if code.string(argument) is not None else code.text(argument)
    for letter in re.findall(r"[A-Za-z0-9?]", letters):
        made = option(argument, [letter], dashed=False)
        yield made._replace(words=(word,))
