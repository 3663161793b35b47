"""Definitions that do not say what they are: values another module gives, other names of types,
functions that return what no annotation says.

`const f = require("./f")` may hold a function, a class or anything; to say it is none would be a
guess. What it holds is not followed here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probant.errors import FileUnreadable
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.workspace.snapshot import SourceTree

_VALUES = frozenset({"variable", "constant"})
_UNTYPED = frozenset({"typescript", "python"})
_PLAIN = re.compile(
    r"(?:[rbfuRBFU]{0,2}[\"'`]|[-+]?\.?\d|\[|\{|/[^/*]|(?:true|false|null|undefined|None|True|False)\b)"
)
"""How a value begins that is text, a number, a list or the like."""


def why_open(tree: SourceTree, facts: Iterable[DefFact]) -> str:
    """Why nobody can say of these what they are not; '' where that can be said."""
    for fact in facts:
        if fact.kind == "type_alias":
            return f"{fact.qualified_name} is another name of a type, which may be of any kind"
        if may_hold_anything(tree, fact):
            return f"what the {fact.kind} {fact.qualified_name} holds is not followed"
    return ""


def may_hold_anything(tree: SourceTree, fact: DefFact) -> bool:
    """Whether a value may be a function or a class, by how it is written."""
    if fact.kind not in _VALUES or family_of(fact.path) not in _UNTYPED:
        return False
    try:
        text = "\n".join(tree.lines(fact.path)[fact.line - 1 : fact.last_line])
    except FileUnreadable:
        return True
    name = rf"(?<![\w$.]){re.escape(fact.name)}\s*(?::[^=]*)?=(?![=>])"
    found = re.search(name, text) or re.search(r"=(?![=>])", text)
    return found is None or _PLAIN.match(text[found.end() :].lstrip()) is None


def may_be_extended(fact: DefFact) -> bool:
    """TypeScript: an interface may extend another name of a type as it does an interface."""
    return fact.kind == "type_alias" and family_of(fact.path) == "typescript"


def returns_unsaid(fact: DefFact) -> bool:
    """Whether a function that names no result may have one all the same.

    In Go or Rust a head without a result has none; in Python or TypeScript it leaves it open.
    """
    return family_of(fact.path) in _UNTYPED and not fact.details.returns
