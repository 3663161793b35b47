"""Does one function call another, of the repository or from outside?

Calls of what the repository defines are proved by the engine; a call of something from outside is a
call by that name, and its absence counts only where nothing dynamic could hide it.
"""

from __future__ import annotations

from probant.checking.prover import Proof
from probant.checking.structure.finding import Finding, Holds, no, unsure, yes
from probant.checking.structure.ground import Ground, doubt, last_name, listed, proven, where
from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.calling import Calling
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.vocabulary.assertion import Assertion, Mention
from probant.vocabulary.question import Relation, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import CALLABLE_KINDS

_CALLERS = CALLABLE_KINDS - {"type_alias"}


def check_calls(assertion: Assertion, ground: Ground) -> Finding:
    """One `calls` claim."""
    subject, callee = assertion.subject, assertion.object
    assert subject is not None and callee is not None  # noqa: S101 - the table of Assertion
    callers = ground.facts(subject, _CALLERS)
    if not callers:
        return _from_file(subject, callee, ground)
    return ground.over(callers, lambda one: _one(one, callee, ground))


def _one(caller: DefFact, callee: Mention, ground: Ground) -> Finding:
    target = _target(callee, caller, ground)
    if target is None:
        return _outside(caller, callee, ground)
    found = _bound(caller, callee, ground)
    if found is not None:
        return found
    proof = ground.pair(Relation.CALLS, ground.exactly(caller), target)
    found = proven(proof)
    if found is None:
        return _by_name(caller, callee, ground) or _absent(caller, callee, proof, ground)
    if found.holds is Holds.YES:
        return found
    calls = Calling(ground.tree, ground.book, ground.binder).calls_of(caller)
    for call in calls:
        if call.name != last_name(callee.text) == last_name(call.expression):
            note = f"{call.expression}() at line {call.line} may be it"
            return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)
    if found.citations:
        return found
    told = listed(call.expression for call in calls)
    detail = f"{caller.qualified_name} does not call {callee.text}"
    return no(detail + (f"; it calls {told}" if told else ""), ground.cite(caller))


def _absent(caller: DefFact, callee: Mention, proof: Proof, ground: Ground) -> Finding:
    """The engine doubts for what a value may be; a name that is only brought is no such value."""
    reasons = set(proof.reasons) - {ReasonCode.BELOW_MINIMUM, ReasonCode.AMBIGUOUS_NAME}
    name = last_name(callee.text)
    is_hidden = ground.binder.rules(caller.path).is_implicit(name)
    calling = Calling(ground.tree, ground.book, ground.binder)
    if reasons != {ReasonCode.DYNAMIC_DISPATCH} or is_hidden or family_of(caller.path) != "python":
        return doubt(proof)
    if not calling.is_absent(caller, name):
        return doubt(proof)
    return no(f"{caller.qualified_name} does not call {callee.text}", ground.cite(caller))


def _target(callee: Mention, caller: DefFact, ground: Ground) -> Target | None:
    """What of the repository is said to be called; None where that is nothing of it."""
    asked = replace(ground.target(callee), language=None)
    family = family_of(caller.path)
    named = [f for f in ground.definitions.of(asked).fitting if family_of(f.path) == family]
    if any(fact.kind in _CALLERS for fact in named):
        return asked
    above = ground.facts(callee, _CALLERS)
    return ground.exactly(above[0]) if len(above) == 1 else None


def _bound(caller: DefFact, callee: Mention, ground: Ground) -> Finding | None:
    """A call in the body that is certainly bound to what is meant."""
    name = last_name(callee.text)
    calls = Calling(ground.tree, ground.book, ground.binder).calls_of(caller)
    named = [call for call in calls if call.name == name]
    keys = {fact.key for fact in ground.facts(callee, _CALLERS)} if named else set()
    for call in named:
        bound = ground.binder.call(call)
        if isinstance(bound, Defined) and bound.fact.key in keys:
            detail = f"{caller.qualified_name} calls {callee.text} ({where(bound.fact)})"
            return yes(detail, *ground.cite_places([call.place]))
    return None


def _by_name(caller: DefFact, callee: Mention, ground: Ground) -> Finding | None:
    """A call by the bare name that is told, whatever it is bound to.

    In its own scope the name means something from outside, though the repository has a namesake; or
    it is a method of something nobody knows, and which class has it is not said.
    """
    name = callee.text
    if callee.owner or callee.within is not None or last_name(name) != name:
        return None
    known = ground.book.definitions(name)
    is_member = any(fact.kind == "method" or fact.qualified_name != name for fact in known)
    for call in Calling(ground.tree, ground.book, ground.binder).calls_of(caller):
        if call.name != name:
            continue
        bound = ground.binder.call(call)
        is_bare = call.expression == name
        if isinstance(bound, Outside) if is_bare else isinstance(bound, Uncertain) and is_member:
            detail = f"{caller.qualified_name} calls {call.expression}"
            return yes(detail, *ground.cite_places([call.place]))
    return None


def _outside(caller: DefFact, callee: Mention, ground: Ground) -> Finding:
    calling = Calling(ground.tree, ground.book, ground.binder)
    text = f"{callee.owner}.{callee.text}" if callee.owner else callee.text
    called = calling.outside(caller, text)
    if called.sites:
        detail = f"{caller.qualified_name} calls {called.sites[0].expression}"
        return yes(detail, *ground.cite_places([called.sites[0].place]))
    if called.doubt and not (called.by_value and not ground.occurs(last_name(callee.text))):
        return unsure(ReasonCode.DYNAMIC_DISPATCH, called.doubt)
    if ground.binder.rules(caller.path).is_implicit(last_name(callee.text)):
        return unsure(ReasonCode.DYNAMIC_DISPATCH, f"{callee.text} may be called by syntax alone")
    told = listed(call.expression for call in calling.calls_of(caller))
    detail = f"{caller.qualified_name} does not call {callee.text}"
    return no(detail + (f"; it calls {told}" if told else ""), ground.cite(caller))


def _from_file(subject: Mention, callee: Mention, ground: Ground) -> Finding:
    """A file is said to call something: a call anywhere in it is one."""
    paths = ground.importing.files(subject.text)
    if not paths:
        return ground.nothing(subject, "function")
    keys = {fact.key for fact in ground.facts(callee)}
    for path in paths:
        for call in ground.book.calls_of_file(path):
            if call.name != last_name(callee.text) or call.bind == "v":
                continue
            bound = ground.binder.call(call)
            is_meant = isinstance(bound, Defined) and bound.fact.key in keys
            if is_meant or (isinstance(bound, Outside) and not keys):
                detail = f"{path} calls {call.expression} at line {call.line}"
                return yes(detail, *ground.cite_places([call.place]))
    return unsure(ReasonCode.NOT_TOLD, f"no call in {paths[0]} is certainly one of {callee.text}")
