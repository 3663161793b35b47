"""Options compared by hand (`if arg == "--help"`) or handed to code that may define them.

Hints, no definitions.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.facts.bodies.code import Code, Sighting, bare

if TYPE_CHECKING:
    from tree_sitter import Node

ARGUMENTS = ("argv", "os.Args", "env::args", "args_os", "String[] args", "String... args")
"""A file that looks at its command line itself holds one of these."""

_NAME = re.compile(r"--?[A-Za-z][\w-]*")
_COMPARING = frozenset(
    {"comparison_operator", "binary_expression", "switch_case", "expression_case", "case_statement",
     "match_pattern", "or_pattern", "case_pattern", "switch_label", "union_pattern"}
)  # fmt: skip
_LISTS = frozenset({"list", "tuple", "set", "array", "expression_list", "parenthesized_expression"})
_CALLS = re.compile(
    r"strn?cmp|equals(?:IgnoreCase)?|starts?_?[wW]ith|includes|indexOf|contains|has|hasPrefix|eq"
)

_STRINGS = ("string", "string_literal", "interpreted_string_literal", "raw_string_literal")
_ARGUMENTS = ("argument_list", "arguments")
_STORING = frozenset(
    {"assignment", "variable_declarator", "default_parameter", "typed_default_parameter",
     "keyword_argument", "assignment_pattern", "let_declaration", "const_item", "static_item",
     "short_var_declaration", "const_spec", "var_spec", "named_expression"}
)  # fmt: skip
_USING = frozenset(
    {"append", "extend", "insert", "push", "push_back", "emplace_back", "add", "addAll", "remove",
     "print", "println", "printf", "fprintf", "puts", "echo", "secho", "write", "format", "join",
     "split", "replace", "index", "count", "find", "startswith", "endswith", "match", "search",
     "compile", "log", "debug", "info", "warning", "warn", "error", "invoke", "run", "call",
     "Popen", "check_call", "check_output", "exec", "spawn", "system", "args", "arg", "Command",
     "add_row", "add_rows", "addRow", "writerow",
     "command", "len", "str", "get", "pop", "assertIn", "assertEqual", "assertNotIn", "expect"}
)  # fmt: skip
"""Calls that take the text of an option and define none."""


def compared_by_hand(code: Code) -> list[Sighting]:
    """Literals that look like an option and are compared with something."""
    found = []
    for node in code.nodes(*_STRINGS):
        said = code.string(bare(node))
        if said is None or not _NAME.fullmatch(said):
            continue
        above = node.parent
        while above is not None and above.type in _LISTS:
            above = above.parent
        if above is not None and above.type in _ARGUMENTS:
            call = above.parent
            is_compared = call is not None and bool(_CALLS.fullmatch(code.call(call).last_name))
        else:
            is_compared = above is not None and above.type in _COMPARING
        if is_compared:
            found.append(code.seen(said, node))
    return found


def handed_over(code: Code) -> list[Sighting]:
    """Literals that look like an option, given to a call or kept in a list of names.

    `version_flag("-V", "--version")` may define one, as may what `names = ("--version",)` goes to.
    """
    found = []
    for node in code.nodes(*_STRINGS):
        said = code.string(bare(node))
        if said is None or not _NAME.fullmatch(said) or node.parent is None:
            continue
        if _is_given(code, node.parent) or _is_listed(code, node.parent):
            found.append(code.seen(said, node))
    return found


def _is_given(code: Code, above: Node) -> bool:
    if above.type not in _ARGUMENTS or above.parent is None:
        return False
    name = code.call(above.parent).last_name
    return bool(name) and name not in _USING and not _CALLS.fullmatch(name)


def _is_listed(code: Code, above: Node) -> bool:
    """In a list that is kept under a name and holds nothing but options: no command to run."""
    if above.type not in _LISTS or above.parent is None or above.parent.type not in _STORING:
        return False
    told = [code.string(bare(node)) for node in above.named_children]
    return all(one is not None and _NAME.fullmatch(one) for one in told)
