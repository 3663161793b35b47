"""Does a function hand a certain number to another: "exits with status 3", "sleeps for 5 seconds"?

By the literals that stand in its own calls. A number that is computed, or that somebody else hands
on, leaves it open.
"""

from __future__ import annotations

import re

from probant.facts.calling import Calling
from probant.facts.rows import CallFact, DefFact
from probant.tools.statements.decision import Decision, no, unsure, yes
from probant.tools.statements.ground import Ground
from probant.vocabulary.question import Target
from probant.vocabulary.reason import ReasonCode

_NUMBER = re.compile(r"-?\d[\d_]*(?:\.\d+)?")


def decide_number(caller: DefFact, callee: Target, number: str, ground: Ground) -> Decision:
    """Whether a call by that name, written small or large, is given the number alone."""
    wanted = callee.text.lower()
    calls = Calling(ground.tree, ground.book, ground.binder).calls_of(caller)
    named = [call for call in calls if call.name.lower().strip("_") == wanted]
    if not named:
        note = f"{caller.qualified_name} itself calls nothing named {callee.text}"
        return unsure(ReasonCode.NOT_TOLD, note)
    given = [_only_argument(call, ground) for call in named]
    for call, text in zip(named, given, strict=True):
        if _NUMBER.fullmatch(text) and float(text) == float(number):
            return yes(f"{caller.qualified_name} calls {call.expression}({text})", call.place)
    if not all(map(_NUMBER.fullmatch, given)):
        note = f"{caller.qualified_name} gives {callee.text} what only a run would show"
        return unsure(ReasonCode.NOT_TOLD, note)
    shown = ", ".join(dict.fromkeys(given))
    told = f"{caller.qualified_name} calls {named[0].expression} with {shown}"
    return no(told, *(call.place for call in named))


def _only_argument(call: CallFact, ground: Ground) -> str:
    """The text between the brackets of a call; '' where it cannot be told from the line."""
    text = ground.text(call.path, call.line, call.last_line) or ""
    found = re.findall(re.escape(call.expression) + r"\(([^()]*)\)", text)
    return found[0].strip() if len(set(found)) == 1 else ""
