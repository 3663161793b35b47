"""Comments that read as code: blocks that parse as statements of the language they stand in.

Only comments on lines of their own that document nothing. A block counts if all of it parses and a
statement of it says more than prose could; what only looks like code is a doubt, never a finding.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import dedent
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import CALLS, COMMENTS, Code, below, parse

if TYPE_CHECKING:
    from tree_sitter import Node

_TELLING = frozenset(
    """import_statement import_from_statement import_declaration use_declaration if_statement
    for_statement for_in_statement while_statement with_statement try_statement switch_statement
    match_statement function_definition class_definition decorated_definition function_declaration
    class_declaration method_declaration lexical_declaration variable_declaration
    local_variable_declaration short_var_declaration assignment_statement var_declaration
    const_declaration let_declaration const_item static_item function_item struct_item
    export_statement type_alias_declaration return_statement throw_statement raise_statement
    assert_statement delete_statement defer_statement go_statement enhanced_for_statement
    preproc_include preproc_def declaration do_statement""".split()
)
"""Statements that prose is not."""
_HOLDING = frozenset({"expression_statement", *CALLS, "await", "macro_invocation"})
_ASSIGNING = frozenset(
    {"assignment", "augmented_assignment", "assignment_expression",
     "augmented_assignment_expression", "compound_assignment_expr"}
)  # fmt: skip
_IMPORTS = frozenset(
    {"import_statement", "import_from_statement", "import_declaration", "use_declaration",
     "preproc_include"}
)  # fmt: skip
_EITHER = frozenset({"pass_statement", "break_statement", "continue_statement", "empty_statement"})
_PUNCTUATED = re.compile(r"[=\[\]{}();]|:\s*$", re.MULTILINE)
_LEGAL = re.compile(r"copyright|licen[cs]e|spdx", re.IGNORECASE)
_DOCUMENTS = re.compile(r"/\*\*|/\*!|///|//!|#!|#:")
_SIGN = re.compile(r"^\s*(?://+|#+) ?")
_MARGIN = re.compile(r"^\s*\*(?!/) ?")
_SEEMS = re.compile(
    r"^\s*(?:[\w.:>-]+\(.*\);?|[\w.\[\]]+\s*(?::=|[-+*/|&]?=)\s*\S+;?"
    r"|(?:if|for|while|def|class|func|fn|let|const|var|return|import|from|use|switch)\b.*[;{(:=)]"
    r"|.*[;{]|\}.*)\s*$"
)


class Commented(NamedTuple):
    """A comment or a run of them; `is_sure` where it parses as code."""

    line: int
    text: str
    is_sure: bool


def commented_out(code: Code, path: str) -> list[Commented]:
    """The comments of a file that are code, and those that may be."""
    found = []
    for line, text in _blocks(code):
        if _is_code(text, path):
            found.append(Commented(line, text, is_sure=True))
        elif any(_SEEMS.match(one) for one in text.splitlines()) and not _LEGAL.search(text):
            found.append(Commented(line, text, is_sure=False))
    return found


def _blocks(code: Code) -> Iterator[tuple[int, str]]:
    """Comments on lines of their own, those on lines that follow each other as one."""
    lines = code.source.split(b"\n")
    first, last, column, texts = 0, -2, -1, list[str]()
    for node in code.nodes(*COMMENTS):
        row, at = node.start_point
        said = code.text(node)
        is_alone = not lines[row][:at].strip()
        if not is_alone or _DOCUMENTS.match(said):
            continue
        is_block = said.startswith("/*")
        if texts and (row != last + 1 or at != column or is_block):
            yield first + 1, _joined(texts)
            texts = []
        if is_block:
            yield row + 1, _inside(said)
            last = -2
            continue
        first = row if not texts else first
        texts.append(said.rstrip("\n"))
        last, column = row, at
    if texts:
        yield first + 1, _joined(texts)


def _joined(texts: list[str]) -> str:
    return dedent("\n".join(_SIGN.sub("", one, count=1) for one in texts)).strip("\n")


def _inside(said: str) -> str:
    body = said.removeprefix("/*").removesuffix("*/")
    return dedent("\n".join(_MARGIN.sub("", one) for one in body.split("\n"))).strip()


def _is_code(text: str, path: str) -> bool:
    if not text.strip() or not any(_SEEMS.match(one) for one in text.splitlines()):
        return False
    code = parse(f"{text}\n".encode(), path)
    if code is None or not code.is_whole:
        return False
    statements = [one for one in code.root.named_children if one.type not in COMMENTS]
    kinds = [_tells(one, code, is_alone=len(statements) == 1) for one in statements]
    return any(kinds) and all(one is not None for one in kinds)


def _tells(node: Node, code: Code, *, is_alone: bool) -> bool | None:
    """Whether a statement is surely code; None where it could not be one."""
    text = code.text(node)
    if node.type in _EITHER:
        return False
    if node.type in _TELLING:
        return node.type in _IMPORTS or _PUNCTUATED.search(text) is not None
    if node.type not in _HOLDING:
        return None
    inner = node.named_children[0] if node.type == "expression_statement" else node
    if inner.type in _ASSIGNING:
        return _assigns(inner, text, is_alone=is_alone)
    if inner.type in ("await", "await_expression") and inner.named_children:
        inner = inner.named_children[0]
    if inner.type == "macro_invocation":
        return text.rstrip().endswith(";")
    if inner.type not in CALLS:
        return None
    return _calls(inner, code, text, is_alone=is_alone)


def _assigns(node: Node, text: str, *, is_alone: bool) -> bool | None:
    """An annotation is how notes for tools are written: `pylint: disable=x`."""
    right = node.child_by_field_name("right")
    if node.child_by_field_name("type") is not None or right is None:
        return None
    is_prose = is_alone and right.type == "identifier" and not text.rstrip().endswith(";")
    return None if is_prose else True


def _calls(node: Node, code: Code, text: str, *, is_alone: bool) -> bool | None:
    arguments = node.child_by_field_name("arguments")
    if arguments is None or code.source[arguments.start_byte - 1 : arguments.start_byte].isspace():
        return None  # "words (like these)"
    if text.rstrip().endswith(";") or not is_alone:
        return True
    called = code.call(node)
    is_dotted = bool(called.receiver)
    has_value = any(
        one.type in ("string", "integer", "float", "number", "keyword_argument")
        or one.type.endswith(("_literal", "string_fragment"))
        for one in below(node)
    )
    return True if has_value or (is_dotted and called.arguments) else None
