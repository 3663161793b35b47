"""Environment variables that libraries read for a program: told in an option, a tag, a field.

Only where the code writes the variable's name, or says that there may be names it does not write.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Code, Sighting, below

if TYPE_CHECKING:
    from tree_sitter import Node

_KEYWORDS = frozenset({"envvar", "show_envvar_name", "env_var"})
_GO_TAG = re.compile(r"\b(?:env|envconfig):\"([A-Za-z_]\w*)")
_GO_FIELDS = frozenset({"EnvVars", "EnvVar", "Envars", "Envar"})
_RUST_ATTRIBUTE = re.compile(r"^(?:arg|clap|structopt)\b")
_RUST_ENV = re.compile(r"\benv\s*=\s*\"([^\"\\]+)\"")
_RUST_BARE_ENV = re.compile(r"[(,]\s*env\s*[,)]")
_DYNAMIC_CALLS = frozenset({"AutomaticEnv", "SetEnvPrefix", "Process", "MustProcess"})


def read_by_libraries(code: Code) -> list[Sighting]:
    """Reads that a library does for this file."""
    match code.language:
        case "python":
            return list(_python(code))
        case "go":
            return list(_go(code))
        case "rust":
            return list(_rust(code))
    return []


def _python(code: Code) -> Iterator[Sighting]:
    for node in code.nodes("keyword_argument"):
        name, value = code.text(node.child_by_field_name("name")), node.child_by_field_name("value")
        if name == "auto_envvar_prefix":
            yield code.seen("", node, "")
        elif name in _KEYWORDS and value is not None:
            yield from _strings(code, value)
    for node in code.nodes("pair"):  # `context_settings={"auto_envvar_prefix": …}`
        if code.string(node.child_by_field_name("key")) == "auto_envvar_prefix":
            yield code.seen("", node, "")
    for node in code.nodes("class_definition"):
        bases = code.text(node.child_by_field_name("superclasses"))
        if re.search(r"\bBaseSettings\b", bases):  # each field is read from a variable of its name
            yield code.seen("", node, "")
    imports = " ".join(code.text(n) for n in code.nodes("import_from_statement"))
    if re.search(r"\bfrom\s+decouple\s+import\b[^;]*\bconfig\b", imports):
        for call in code.calls:
            if call.callee == "config" and call.arguments:
                told = code.known(call.arguments[0])
                yield code.seen(told or "", call.node)


def _go(code: Code) -> Iterator[Sighting]:
    for node in code.nodes("field_declaration"):
        for name in _GO_TAG.findall(code.text(node.child_by_field_name("tag"))):
            yield code.seen(name, node)
    for node in code.nodes("keyed_element"):
        if code.text(node.child_by_field_name("key")) in _GO_FIELDS:
            yield from _strings(code, node.child_by_field_name("value"))
    for call in code.calls:
        if call.receiver.rpartition(".")[2] in ("viper", "v", "envconfig"):
            if call.last_name in _DYNAMIC_CALLS:
                yield code.seen("", call.node, "")
            elif call.last_name == "BindEnv":
                for argument in call.arguments[1:]:
                    yield from _strings(code, argument)


def _rust(code: Code) -> Iterator[Sighting]:
    for call in code.calls:
        if _RUST_FROM_ENV.search(call.callee):
            yield code.seen("", call.node, "")
    for node in code.nodes("attribute"):
        text = code.text(node)
        if not _RUST_ATTRIBUTE.match(text):
            continue
        for name in _RUST_ENV.findall(text):
            yield code.seen(name, node)
        if _RUST_BARE_ENV.search(text):
            field = _field_below(node)
            name = code.text(field.child_by_field_name("name")) if field is not None else ""
            yield code.seen(name.upper(), node, "env")
    for call in code.calls:
        is_builder = call.last_name == "env" and len(call.arguments) == 1
        if is_builder and re.search(r"\bArg::(?:new|with_name)\(", call.callee):
            yield code.seen(code.known(call.arguments[0]) or "", call.node)


def _field_below(attribute: Node) -> Node | None:
    item = attribute.parent
    after = item.next_named_sibling if item is not None else None
    while after is not None and after.type in ("attribute_item", "line_comment", "block_comment"):
        after = after.next_named_sibling
    return after if after is not None and after.type == "field_declaration" else None


def _strings(code: Code, value: Node | None) -> Iterator[Sighting]:
    """Every literal in a value: one name, or a list of them."""
    if value is None:
        return
    own = code.known(value)
    if own is not None:
        yield code.seen(own, value, own if code.string(value) is not None else code.text(value))
        return
    for node in below(value):
        said = code.string(node)
        if said:
            yield code.seen(said, node)


_RUST_FROM_ENV = re.compile(r"(?:^|::)(?:try_)?from_(?:default_)?env$|^env_logger::(?:try_)?init$")
"""Calls by which a library reads variables that only it names."""
