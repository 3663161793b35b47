"""Options of picocli, JCommander, args4j and commons-cli, in Java."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Call, Code, below
from probant.facts.bodies.options.option import Option, option, unknown

if TYPE_CHECKING:
    from tree_sitter import Node

_ANNOTATIONS = frozenset({"Option", "CommandLine.Option", "Parameter", "Flag"})
_NAMING = frozenset({"name", "names", "aliases", "value"})
_BUILDERS = frozenset({"Option.builder", "OptionBuilder.withLongOpt"})


def read(code: Code) -> Iterator[Option]:
    is_commons = b"commons.cli" in code.source
    for node in code.nodes("annotation"):
        if code.squeezed(node.child_by_field_name("name")) in _ANNOTATIONS:
            yield from _annotated(code, node)
    for call in code.calls:
        if not is_commons:
            break
        if call.last_name in ("addOption", "addRequiredOption") and call.arguments:
            yield from _added(code, call, call.arguments)
        elif call.callee in _BUILDERS:
            yield from _built(code, call)
    for node in code.nodes("object_creation_expression") if is_commons else ():
        made = code.text(node.child_by_field_name("type")).rpartition(".")[2]
        given = node.child_by_field_name("arguments")
        if made == "Option" and given is not None:
            yield from _named(code, node, given.named_children[:2])


def _annotated(code: Code, node: Node) -> Iterator[Option]:
    given = node.child_by_field_name("arguments")
    values = []
    for child in given.named_children if given is not None else ():
        if child.type == "element_value_pair":
            if code.text(child.child_by_field_name("key")) in _NAMING:
                values.append(child.child_by_field_name("value"))
        else:
            values.append(child)
    names = []
    for value in values:
        if value is None:
            continue
        own = code.known(value)
        found = [own] if own is not None else [code.known(one) for one in below(value)]
        names += [name for name in found if name and name.startswith("-")]
    if names:
        yield option(node, list(dict.fromkeys(names)))


def _added(code: Code, call: Call, arguments: list[Node]) -> Iterator[Option]:
    if len(arguments) == 1:
        return  # an option made elsewhere
    yield from _named(code, call.node, arguments[:2])


def _named(code: Code, node: Node, arguments: list[Node]) -> Iterator[Option]:
    """A short name, then perhaps a long one; a third text would be its description."""
    told = [code.known(argument) for argument in arguments]
    names = [name for name in told if name and " " not in name]
    if names:
        yield option(node, names, dashed=False)
    elif any(name is None for name in told[:1]):
        yield unknown(node)


def _built(code: Code, call: Call) -> Iterator[Option]:
    names = [name for argument in call.arguments if (name := code.known(argument))]
    last = node = call.node
    while (above := node.parent) is not None and above.type == "method_invocation":
        more = code.call(above)
        if more.last_name in ("longOpt", "create") and more.arguments:
            names += [name for argument in more.arguments if (name := code.known(argument))]
            last = more.arguments[-1]
        node = above
    if names:
        made = option(call.node, names, dashed=False)
        yield made._replace(last=max(made.last, last.end_point[0] + 1))
