"""Options of clap (derived and built), structopt, argh and getopts, in Rust."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import COMMENTS, Code
from probant.facts.bodies.options.option import Option, option, unknown

if TYPE_CHECKING:
    from tree_sitter import Node

_ATTRIBUTES = frozenset({"arg", "clap", "structopt", "argh"})
_LONG = re.compile(r"\blong\s*[=(]\s*\"([^\"\\]+)\"")
_SHORT = re.compile(r"\bshort\s*[=(]\s*(?:'(.)'|\"(.)\")")
_BARE = re.compile(r"(?:[(,]\s*)(long|short)\s*(?=[,)])")
_GETOPTS = frozenset({"optopt", "optflag", "optmulti", "optflagmulti", "reqopt", "optflagopt"})


def read(code: Code) -> Iterator[Option]:
    for node in code.nodes("field_declaration"):
        yield from _field(code, node)
    for call in code.calls:
        if call.callee in ("Arg::new", "Arg::with_name", "clap::Arg::new"):
            yield from _built(code, call.node)
        elif call.last_name in _GETOPTS and len(call.arguments) > 1:
            names = [code.known(argument) for argument in call.arguments[:2]]
            told = [name for name in names if name]
            yield option(call.node, told, dashed=False) if told else unknown(call.node)


def _field(code: Code, field: Node) -> Iterator[Option]:
    """A field of a struct whose attributes say that it is an option."""
    attributes: list[Node] = []
    before = field.prev_named_sibling
    while before is not None and before.type in ("attribute_item", *COMMENTS):
        if before.type == "attribute_item":
            attributes.append(before)
        before = before.prev_named_sibling
    told = [a for a in attributes if _attribute(code, a) in _ATTRIBUTES]
    if not told:
        return
    text = "".join(code.text(attribute) for attribute in told)
    name = code.text(field.child_by_field_name("name"))
    names, words = _names(text, name)
    is_argh = any(_attribute(code, attribute) == "argh" for attribute in told)
    if not names and is_argh and re.search(r"\b(?:option|switch)\b", text):
        names, words = ["--" + name.replace("_", "-")], [name]
    if names:
        above = min((*told, field), key=lambda node: node.start_byte)
        start = field if words[0] == name else above
        last = field.end_point[0] + 1
        yield Option(tuple(names), tuple(words), start.start_point[0] + 1, last)


def _names(text: str, field: str) -> tuple[list[str], list[str]]:
    bare = {found[1] for found in _BARE.finditer(text)}
    names: list[str] = []
    words: list[str] = []
    for long in _LONG.findall(text):
        names.append("--" + long)
        words.append(long)
    if "long" in bare:
        names.append("--" + field.removeprefix("r#").replace("_", "-"))
        words.append(field)
    for found in _SHORT.finditer(text):
        names.append("-" + (found[1] or found[2]))
        words.append(found[1] or found[2])
    if "short" in bare:
        names.append("-" + field.removeprefix("r#")[:1])
        words.append(field)
    return names, words


def _attribute(code: Code, item: Node) -> str:
    attribute = next((c for c in item.named_children if c.type == "attribute"), None)
    if attribute is None or not attribute.named_children:
        return ""
    return code.text(attribute.named_children[0])


def _built(code: Code, start: Node) -> Iterator[Option]:
    """`Arg::new("x").long("y").short('z')`: the chain of calls that starts here."""
    names: list[str] = []
    lines = [start]
    node = start
    while (field := node.parent) is not None and field.type == "field_expression":
        call = field.parent
        if call is None or call.type != "call_expression":
            break
        given = code.call(call)
        if given.last_name in ("long", "short", "visible_alias") and given.arguments:
            literal = given.arguments[0]
            said = code.known(literal) or _character(code, literal)
            if said is None:
                yield unknown(call)
            else:
                dashes = "-" if given.last_name == "short" else "--"
                names.append(dashes + said)
                lines.append(literal)
        node = call
    if names:
        last = max(line.end_point[0] for line in lines) + 1
        words = tuple(name.lstrip("-") for name in names)
        yield Option(tuple(names), words, start.start_point[0] + 1, last)
    elif (own := code.known(next(iter(code.call(start).arguments), None))) is not None:
        yield option(start, [own])


def _character(code: Code, node: Node) -> str | None:
    return code.text(node).strip("'") if node.type == "char_literal" else None
