"""Does one function call another, of the repository or from outside?

Calls of what the repository defines are proved by the engine; a call of something from outside is a
call by that name, and its absence counts only where nothing dynamic could hide it.
"""

from __future__ import annotations

import re

from probant.facts.bound import Defined, Outside, Uncertain
from probant.facts.calling import Calling
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.tools.statements.decision import Decision, Holds, no, unsure, yes
from probant.tools.statements.ground import Ground, doubt, last_name, listed, proven, where
from probant.tools.statements.numbers import decide_number
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import Relation, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import CALLABLE_KINDS

_CALLERS = CALLABLE_KINDS - {"type_alias"}


def decide_calls(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target calls the object."""
    callee = stated.object
    assert callee is not None  # noqa: S101 - the tool hands on only pairs
    callers = [] if target.kind is TargetKind.PATH else ground.facts(target, _CALLERS, stated)
    if not callers:
        return _from_file(target, callee, ground)
    if stated.argument:
        return ground.over(callers, lambda one: decide_number(one, callee, stated.argument, ground))
    return ground.over(callers, lambda one: _one(one, callee, ground))


def _one(caller: DefFact, callee: Target, ground: Ground) -> Decision:
    target = _target(callee, caller, ground)
    if target is None:
        return _outside(caller, callee, ground)
    found = _bound(caller, callee, ground)
    if found is not None:
        return found
    proof = ground.entry("references", Relation.CALLS, ground.exactly(caller), target)
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
        if call.name == last_name(callee.text) and _is_taken_out(call.expression):
            note = f"what {call.expression}() at line {call.line} is taken out of may hold anything"
            return unsure(ReasonCode.DYNAMIC_DISPATCH, note)
    if _is_applied(caller, last_name(callee.text), ground):
        note = f"{caller.qualified_name} applies {callee.text} as a decorator, which calls it"
        return unsure(ReasonCode.DYNAMIC_DISPATCH, note)
    if found.places:
        return found
    told = listed(call.expression for call in calls)
    detail = f"{caller.qualified_name} does not call {callee.text}"
    return no(detail + (f"; it calls {told}" if told else ""), caller.head)


def _is_applied(caller: DefFact, name: str, ground: Ground) -> bool:
    """Whether a function inside the caller's body is decorated with it."""
    body = ground.text(caller.path, caller.line + 1, caller.last_line) or ""
    is_python = family_of(caller.path) == "python"
    return is_python and re.search(rf"^\s*@(?:\w+\.)*{re.escape(name)}\b", body, re.M) is not None


def _is_taken_out(expression: str) -> bool:
    """Whether the callee is a member of what a subscript gives: `app.extensions[KEY].register`."""
    return "[" in expression.rpartition(".")[0]


def _absent(caller: DefFact, callee: Target, proof: EvidenceEntry, ground: Ground) -> Decision:
    """The engine doubts for what a value may be; a name that is only brought is no such value."""
    reasons = set(proof.reasons)
    name = last_name(callee.text)
    is_hidden = ground.binder.rules(caller.path).is_implicit(name)
    calling = Calling(ground.tree, ground.book, ground.binder)
    if reasons != {ReasonCode.DYNAMIC_DISPATCH} or is_hidden or family_of(caller.path) != "python":
        return doubt(proof)
    if not calling.is_absent(caller, name) or _is_value(name, ground):
        return doubt(proof)
    return no(f"{caller.qualified_name} does not call {callee.text}", caller.head)


def _is_value(name: str, ground: Ground) -> bool:
    """Whether the name may be handed on somewhere, to be called under another one."""
    before, after = r"(?:(?:^|[=(,\[{:])\s*|\b(?:return|yield)\s+)", r"\s*(?:[,)\]}#]|$)"
    used = re.compile(before + re.escape(name) + after)
    return any(
        used.search(line) is not None
        for path in ground.book.blobs
        if family_of(path) == "python" and ground.mentions(name, path)
        for line in (ground.text(path) or "").splitlines()
        if not line.lstrip().startswith(_NO_USE)
    )


_NO_USE = ("import ", "from ", "#")
"""Lines that only bring a name or speak of it."""


def _target(callee: Target, caller: DefFact, ground: Ground) -> Target | None:
    """What of the repository is said to be called; None where that is nothing of it."""
    asked = replace(callee, kinds=frozenset(), language=None)
    family = family_of(caller.path)
    named = [f for f in ground.definitions.of(asked).fitting if family_of(f.path) == family]
    if any(fact.kind in _CALLERS for fact in named):
        return asked
    above = ground.facts(callee, _CALLERS)
    return ground.exactly(above[0]) if len(above) == 1 else None


def _bound(caller: DefFact, callee: Target, ground: Ground) -> Decision | None:
    """A call in the body that is certainly bound to what is meant."""
    name = last_name(callee.text)
    calls = Calling(ground.tree, ground.book, ground.binder).calls_of(caller)
    named = [call for call in calls if call.name == name]
    keys = {fact.key for fact in ground.facts(callee, _CALLERS)} if named else set()
    for call in named:
        bound = ground.binder.call(call)
        if isinstance(bound, Defined) and bound.fact.key in keys:
            detail = f"{caller.qualified_name} calls {callee.text} ({where(bound.fact)})"
            return yes(detail, call.place)
    return None


def _by_name(caller: DefFact, callee: Target, ground: Ground) -> Decision | None:
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
            return yes(detail, call.place)
    return None


def _outside(caller: DefFact, callee: Target, ground: Ground) -> Decision:
    calling = Calling(ground.tree, ground.book, ground.binder)
    text = f"{callee.owner}.{callee.text}" if callee.owner else callee.text
    called = calling.outside(caller, text)
    if called.sites:
        detail = f"{caller.qualified_name} calls {called.sites[0].expression}"
        return yes(detail, called.sites[0].place)
    if called.doubt and not (called.by_value and not ground.occurs(last_name(callee.text))):
        return unsure(ReasonCode.DYNAMIC_DISPATCH, called.doubt)
    if ground.binder.rules(caller.path).is_implicit(last_name(callee.text)):
        return unsure(ReasonCode.DYNAMIC_DISPATCH, f"{callee.text} may be called by syntax alone")
    told = listed(call.expression for call in calling.calls_of(caller))
    detail = f"{caller.qualified_name} does not call {callee.text}"
    return no(detail + (f"; it calls {told}" if told else ""), caller.head)


def _from_file(subject: Target, callee: Target, ground: Ground) -> Decision:
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
                return yes(detail, call.place)
    return unsure(ReasonCode.NOT_TOLD, f"no call in {paths[0]} is certainly one of {callee.text}")
