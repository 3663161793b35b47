"""How many results a function has, and whether an error is among them, by its written result type.

Only for languages that write all results into the head, as Go does. Which error it is, and when it
comes, is not asked.
"""

from __future__ import annotations

import re

from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.tools.statements.decision import Decision, no, said, unsure, yes
from probant.vocabulary.reason import ReasonCode

ERROR = "error"
"""What a text calls an error, whatever its type is."""

_TELLING = frozenset({"go"})
_BUILTIN = re.compile(
    r"(?:\[\]|\*)*(?:string|bool|byte|rune|u?int(?:8|16|32|64)?|float(?:32|64)|uintptr)"
    r"|\(\)|func\(.*",
    re.DOTALL,
)
_NAMED = re.compile(r"[a-z_]\w*(?:\s*,\s*[a-z_]\w*)*\s+(?=[\w*\[(])")


def decide_count(fact: DefFact, n_results: int) -> Decision:
    """Whether it has so many results."""
    results = _results(fact)
    if results is None:
        return unsure(ReasonCode.NOT_TOLD, f"{fact.qualified_name} does not say all its results")
    told = _told(fact)
    if len(results) == n_results:
        return yes(told, fact.head)
    return no(told, fact.head, instead=said(str(len(results)), fact.head, told))


def decide_error(fact: DefFact) -> Decision:
    """Whether one of its results is an error; only what has no methods certainly is none."""
    results = _results(fact)
    if results is None:
        return unsure(ReasonCode.NOT_TOLD, f"{fact.qualified_name} does not say all its results")
    told = _told(fact)
    if ERROR in results:
        return yes(told, fact.head)
    if all(_BUILTIN.fullmatch(one) for one in results):
        return no(told, fact.head)
    return unsure(ReasonCode.NOT_TOLD, f"{told}; whether that is an error cannot be told")


def _told(fact: DefFact) -> str:
    shown = fact.details.returns or "nothing"
    return f"{fact.qualified_name} ({fact.path}:{fact.line}) returns {shown}"


def _results(fact: DefFact) -> list[str] | None:
    """The written types of the results, one for each; None where the head does not tell."""
    if family_of(fact.path) not in _TELLING:
        return None
    written = (fact.details.returns or "").strip()
    if not written or written == "()":
        return []
    if not written.startswith("("):
        return [written]
    parts = _split(written[1:-1])
    if not any(_NAMED.match(part) for part in parts):
        return parts
    # `(head, tail string, ok bool)`: a name alone has the type of the next one.
    types: list[str] = []
    for part in reversed(parts):
        found = part.split(None, 1)
        types.append(found[1] if len(found) > 1 else types[-1] if types else part)
    return types[::-1]


def _split(text: str) -> list[str]:
    """What stands between the commas that no bracket holds."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]
