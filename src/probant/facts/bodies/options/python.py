"""Options of argparse, optparse, click, typer, absl and fire-like registries, in Python."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Call, Code, around
from probant.facts.bodies.options.option import Option, option, unknown

if TYPE_CHECKING:
    from tree_sitter import Node

_ADDERS = frozenset({"add_argument", "add_option", "addoption", "addini_option"})
_FOREIGN = re.compile(r"\b(?:selenium|webdriver|undetected_chromedriver)\b")
"""Packages whose options are those of a browser, not of this program."""

_DECORATORS = frozenset({"option", "argument", "confirmation_option", "password_option"})
_MODULES = re.compile(r"\b(?:click|typer|rich_click|asyncclick|cloup|optparse|argparse)\b")
_DEFINE = re.compile(r"(?:\w+\.)*DEFINE_\w+")
_PARAMETERS = frozenset({"typed_default_parameter", "typed_parameter", "default_parameter"})
_GIVEN = {"version_option": "--version", "help_option": "--help",
          "confirmation_option": "--yes", "password_option": "--password"}  # fmt: skip
"""Decorators of click that name their option themselves, unless told otherwise."""


def read(code: Code) -> Iterator[Option]:
    imported = " ".join(
        code.text(node) for node in code.nodes("import_statement", "import_from_statement")
    )
    foreign = _FOREIGN.search(imported) is not None
    for call in code.calls:
        if call.last_name in _ADDERS and call.receiver and not foreign:
            yield from _added(code, call)
        elif call.last_name in _DECORATORS or call.last_name in _GIVEN:
            if call.node.parent is not None and call.node.parent.type == "decorator":
                yield from _decorated(code, call, imported)
        elif _is_click_class(call, imported):
            yield from _class(code, call)
        elif _DEFINE.fullmatch(call.callee) and "absl" in imported and call.arguments:
            name = code.known(call.arguments[0])
            yield option(call.node, [name], dashed=False) if name else unknown(call.node)


def _written(code: Code, arguments: list[Node]) -> list[str] | None:
    """The literals among the arguments; None where a name is computed."""
    plain = [node for node in arguments if node.type != "keyword_argument"]
    told = [code.known(node) for node in plain]
    return [name for name in told if name] if all(name is not None for name in told) else None


def _added(code: Code, call: Call) -> Iterator[Option]:
    if not call.arguments:
        return
    names = _written(code, call.arguments)
    if names is None:
        some = [name for node in call.arguments if (name := code.string(node))]
        dashed = [name for name in some if name.startswith("-")]
        yield option(call.node, dashed) if dashed else unknown(call.node)
    elif names:
        yield option(call.node, names)


def _decorated(code: Code, call: Call, imported: str) -> Iterator[Option]:
    known = _MODULES.search(imported) is not None
    names = _written(code, call.arguments)
    if names is None:
        yield from [unknown(call.node)] if known else []
        return
    dashed = [part for name in names for part in name.split("/") if part.strip().startswith("-")]
    if dashed:
        yield option(call.node, [name.strip() for name in dashed])
    elif known and call.last_name == "argument" and names:
        yield option(call.node, names[:1])
    elif known and call.last_name in _GIVEN and not names:
        given = _GIVEN[call.last_name]
        place = option(call.node, [given])
        yield place._replace(words=(call.last_name,))


def _is_click_class(call: Call, imported: str) -> bool:
    root = call.callee.partition(".")[0]
    if call.last_name not in ("Option", "Argument", "make_option"):
        return False
    if root in ("typer", "click", "rich_click", "cloup"):
        return True
    taken = r"\bfrom\s+(?:typer|click|optparse|rich_click|cloup)[\w.]*\s+import\b[^;]*\b"
    return re.search(taken + call.last_name + r"\b", imported) is not None


def _class(code: Code, call: Call) -> Iterator[Option]:
    """`typer.Option(…)` names its option, or the parameter it belongs to does."""
    listed = [
        child for node in call.arguments if node.type == "list" for child in node.named_children
    ]
    given = [code.string(node) for node in (*call.arguments, *listed)]
    names = [p.strip() for name in given if name for p in name.split("/") if p.strip()[:1] == "-"]
    if names:
        yield option(call.node, names)
        return
    parameter = around(call.node, _PARAMETERS)
    if parameter is None:
        return
    name = parameter.child_by_field_name("name") or parameter.named_children[0]
    word = code.text(name)
    made = option(parameter, [word])
    is_option = call.last_name == "Option"
    yield made._replace(names=("--" + word.replace("_", "-"),)) if is_option else made
