"""Does a function raise what a text says?

Its own raise is proof. What it calls may raise more, and operations raise without a word: only a
class of the repository that nothing reached from the function names is denied.
"""

from __future__ import annotations

import builtins
import re

from probant.checking.structure.finding import Finding, Holds, no, unsure
from probant.checking.structure.ground import Ground, doubt, last_name, proven
from probant.facts.bound import Defined, Outside
from probant.facts.calling import Calling
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.vocabulary.assertion import Assertion, Mention
from probant.vocabulary.question import Relation
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS
from probant.vocabulary.value import NameValue

_CALLING_BACK = frozenset(
    "map filter sorted min max sort eval exec getattr setattr delattr iter next super type compile "
    "__import__ open print".split()
)
MAX_REACHED = 60
"""More functions than these are not followed."""


def check_raises(assertion: Assertion, ground: Ground) -> Finding:
    """One `raises` claim."""
    subject, raised = assertion.subject, assertion.object
    assert subject is not None and raised is not None  # noqa: S101 - the table of Assertion
    return ground.judged(
        subject,
        FUNCTION_KINDS | CLASS_KINDS,
        lambda one: _one(one, raised, ground),
        "function",
    )


def _one(fact: DefFact, raised: Mention, ground: Ground) -> Finding:
    name = raised.text.rstrip("!")
    proof = ground.with_member(Relation.RAISES, ground.exactly(fact), name)
    found = proven(proof)
    if found is None:
        return doubt(proof)
    if found.holds is Holds.YES:
        return found
    why = _may_come_from(fact, raised, ground)
    if why:
        return unsure(ReasonCode.NOT_TOLD, f"its own body does not raise {name}, but {why}")
    return no(f"nothing that {fact.qualified_name} does raises {name}", ground.cite(fact))


def _may_come_from(fact: DefFact, raised: Mention, ground: Ground) -> str:
    """Why something else may raise it out of the function; '' if nothing can."""
    classes = ground.facts(raised, CLASS_KINDS)
    if not classes:
        return f"{raised.text} may come out of what it calls"
    if fact.kind in CLASS_KINDS or family_of(fact.path) != "python":
        return "what it calls may"
    names = {last_name(raised.text), *(one.name for one in _below(classes, ground))}
    if _is_raised_by_syntax(raised, ground):
        return "an operation may"
    reached = _reached(fact, ground)
    if reached is None:
        return "not all that it calls is known"
    for one in reached:
        text = ground.text(one.path, one.first_line, one.last_line) or ""
        if names & set(re.findall(r"\w+", text)):
            return f"{one.qualified_name} speaks of it"
    return ""


def _is_raised_by_syntax(raised: Mention, ground: Ground) -> bool:
    """Whether a method that is called without its name raises it, or that is not known."""
    proof = ground.listing(Relation.RAISED_BY, ground.target(raised))
    if not proof.is_full:
        return True
    named = [one.name for one in proof.values if isinstance(one, NameValue)]
    return len(named) != len(proof.values) or any(
        last_name(name).startswith("__") and last_name(name) != "__init__" for name in named
    )


def _below(classes: list[DefFact], ground: Ground) -> list[DefFact]:
    """Classes that extend these, at any distance, by the names of their bases."""
    found, queue = list[DefFact](), list(classes)
    while queue and len(found) < MAX_REACHED:
        for base in ground.book.bases_named(queue.pop().name):
            child = ground.binder.owner_of_base(base)
            if child is not None and child not in found:
                found.append(child)
                queue.append(child)
    return found


def _is_plain(outside: str, name: str) -> bool:
    """Whether it is a builtin, or a method of one, that calls nothing it is given."""
    return hasattr(builtins, outside.partition(".")[0]) and name not in _CALLING_BACK


def _reached(fact: DefFact, ground: Ground) -> list[DefFact] | None:
    """All functions that calls lead to; None where one may lead anywhere."""
    calling = Calling(ground.tree, ground.book, ground.binder)
    found, queue = [fact], [fact]
    while queue:
        one = queue.pop()
        if one.details.decorators or not ground.is_parsed(one.path):
            return None
        for call in calling.calls_of(one):
            bound = ground.binder.call(call)
            if isinstance(bound, Outside) and _is_plain(bound.name, call.name):
                continue
            if not isinstance(bound, Defined) or bound.fact.kind not in FUNCTION_KINDS:
                return None
            if bound.fact not in found:
                found.append(bound.fact)
                queue.append(bound.fact)
            if len(found) > MAX_REACHED:
                return None
    return found
