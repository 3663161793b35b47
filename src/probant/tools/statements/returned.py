"""Does a function really give back an error, by what stands behind its every `return`?

For Go, where the error is one of the results: a body that only ever gives `nil` in its place gives
none, whatever its head allows. What a function inside it returns is not its own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from probant.errors import FileUnreadable
from probant.facts.bodies.code import Code, below, parse
from probant.facts.bodies.raising import FUNCTIONS
from probant.facts.rows import DefFact
from probant.tools.statements.decision import Decision, Holds, no, unsure, yes
from probant.tools.statements.ground import Ground
from probant.tools.statements.results import decide_error
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place

if TYPE_CHECKING:
    from tree_sitter import Node

_HEADS = frozenset({"function_declaration", "method_declaration"})


def decide_given_error(fact: DefFact, ground: Ground) -> Decision:
    """Whether some `return` of its own gives an error."""
    allowed = decide_error(fact)
    if allowed.holds is not Holds.YES:
        return allowed
    code, function = _function(fact, ground)
    if code is None or function is None:
        return unsure(ReasonCode.WINDOW_SKIPPED_FILES, f"the body of {fact.name} was not read")
    given = [_error_of(code, node) for node in _returns(function)]
    if any(text is None for text in given) or not given:
        return unsure(ReasonCode.NOT_TOLD, f"what {fact.qualified_name} returns is set before")
    told = f"{fact.qualified_name} ({fact.path}:{fact.line})"
    first = next((text for text in given if text != "nil"), None)
    if first is not None:
        return yes(f"{told} returns {first}", fact.head)
    lines = [node.start_point[0] + 1 for node in _returns(function)]
    shown = [Place(fact.path, LineRange(line, line), fact.name) for line in lines]
    return no(f"{told} returns nil for its error wherever it returns", *shown)


def is_handed_on(fact: DefFact, ground: Ground) -> bool:
    """Whether all it does is to give back what its namesake gives: `return v.Bind(flags)`."""
    code, function = _function(fact, ground)
    returns = _returns(function) if function is not None else []
    if code is None or len(returns) != 1:
        return False
    given = _error_of(code, returns[0]) or ""
    return re.match(rf"\w+\.{re.escape(fact.name)}\(", given) is not None


def _function(fact: DefFact, ground: Ground) -> tuple[Code | None, Node | None]:
    try:
        code = parse(ground.tree.read(fact.path), fact.path)
    except FileUnreadable:
        return None, None
    if code is None:
        return None, None
    named = (
        node
        for node in code.nodes(*_HEADS)
        if (name := node.child_by_field_name("name")) is not None
        and name.start_point[0] + 1 == fact.line
        and code.text(name) == fact.name
    )
    return code, next(named, None)


def _returns(function: Node) -> list[Node]:
    inner = FUNCTIONS - _HEADS
    return [node for node in below(function, inner) if node.type == "return_statement"]


def _error_of(code: Code, node: Node) -> str | None:
    """The last thing that is returned, as it is written; None where nothing is told."""
    told = [child for child in node.named_children if child.type != "comment"]
    if told and told[-1].type == "expression_list":
        told = list(told[-1].named_children)
    return code.text(told[-1]) if told else None
