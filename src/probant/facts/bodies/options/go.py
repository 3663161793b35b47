"""Options of the flag package, pflag, cobra and urfave/cli, in Go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Call, Code
from probant.facts.bodies.options.option import Option, option, unknown

if TYPE_CHECKING:
    from tree_sitter import Node

_TYPES = (
    "Bool|BoolFunc|Int|Int8|Int16|Int32|Int64|Uint|Uint8|Uint16|Uint32|Uint64|String|Float32|Float64"
    "|Duration|Text|Func|Count|IP|IPMask|IPNet|StringSlice|StringArray|StringToString|StringToInt"
    "|IntSlice|BoolSlice|DurationSlice|BytesHex|BytesBase64|Float64Slice|UintSlice|Int32Slice"
)
_METHOD = re.compile(rf"(?:{_TYPES})?(?P<var>Var)?(?P<short>P)?(?P<flag>F)?")
_SETS = re.compile(r"(?:.*\.)?(?:Flags|PersistentFlags|LocalFlags|FlagSet|CommandLine)(?:\(\))?$")
_NEW_SET = re.compile(r"(?:\w+\.)?NewFlagSet\(|(?:.*\.)(?:Flags|PersistentFlags)\(\)$")


def read(code: Code) -> Iterator[Option]:
    packages: dict[str, str] = {}
    for node in code.nodes("import_spec"):
        path = code.string(node.child_by_field_name("path")) or ""
        last = re.sub(r"/v\d+$", "", path).rpartition("/")[2]
        packages[code.text(node.child_by_field_name("name")) or last] = last
    sets = {name for name, last in packages.items() if last in ("flag", "pflag")}
    sets |= {
        name
        for name, value in code.assigned.items()
        if value is not None and _NEW_SET.match(code.squeezed(value))
    }
    sets |= _typed_sets(code)
    for call in code.calls:
        told = _METHOD.fullmatch(call.last_name)
        if told is None or not call.last_name or not call.arguments:
            continue
        if call.receiver in sets or _SETS.match(call.receiver):
            yield from _defined(code, call, told)
    for node in code.nodes("composite_literal"):
        kind = code.squeezed(node.child_by_field_name("type"))
        if (
            re.fullmatch(r"(?:\w+\.)\w*Flag", kind)
            and packages.get(kind.partition(".")[0]) == "cli"
        ):
            yield from _literal(code, node)


def _typed_sets(code: Code) -> set[str]:
    """Parameters and fields that are written to be a set of flags."""
    found = set()
    for node in code.nodes("parameter_declaration", "var_spec", "field_declaration"):
        kind = code.squeezed(node.child_by_field_name("type"))
        if re.fullmatch(r"\*?(?:flag|pflag)\.FlagSet", kind):
            found |= {code.text(name) for name in node.children_by_field_name("name")}
    return found


def _defined(code: Code, call: Call, told: re.Match[str]) -> Iterator[Option]:
    at = 1 if told["var"] else 0
    if len(call.arguments) < at + 2:
        return
    name = code.known(call.arguments[at])
    if name is None:
        yield unknown(call.node)
        return
    short = code.known(call.arguments[at + 1]) if told["short"] else None
    yield option(call.node, [name, *([short] if short else [])], dashed=False)


def _literal(code: Code, literal: Node) -> Iterator[Option]:
    """`&cli.StringFlag{Name: "port", Aliases: []string{"p"}}`: the line of the name counts."""
    body = literal.child_by_field_name("body")
    names: list[str] = []
    place: Node | None = None
    for node in body.named_children if body is not None else []:
        key, value = code.text(node.child_by_field_name("key")), node.child_by_field_name("value")
        if value is not None and key in ("Name", "Aliases"):
            place = value if key == "Name" else place
            names += re.findall(r'"([^"\\]+)"', code.text(value))
    if place is not None and names:
        split = [part.strip() for name in names for part in name.split(",")]
        made = option(place, split, dashed=False)
        yield made._replace(words=(split[0],) * len(made.names))
