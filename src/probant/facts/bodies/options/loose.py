"""Options that a program compares by hand: `if arg == "--help"`. Hints, no definitions."""

from __future__ import annotations

import re

from probant.facts.bodies.code import Code, Sighting, bare

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


def compared_by_hand(code: Code) -> list[Sighting]:
    """Literals that look like an option and are compared with something."""
    found = []
    kinds = ("string", "string_literal", "interpreted_string_literal", "raw_string_literal")
    for node in code.nodes(*kinds):
        said = code.string(bare(node))
        if said is None or not _NAME.fullmatch(said):
            continue
        above = node.parent
        while above is not None and above.type in _LISTS:
            above = above.parent
        if above is not None and above.type in ("argument_list", "arguments"):
            call = above.parent
            is_compared = call is not None and bool(_CALLS.fullmatch(code.call(call).last_name))
        else:
            is_compared = above is not None and above.type in _COMPARING
        if is_compared:
            found.append(code.seen(said, node))
    return found
