"""Interfaces that come with Go and are known by heart: which methods make a type one of them.

Any other interface from outside asks for methods nobody here can look up.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.facts.bound import MISSING, Defined
from probant.facts.languages.go.types import result_types
from probant.facts.rows import DefFact
from probant.tools.statements.decision import Decision, no, unsure, yes
from probant.tools.statements.ground import Ground
from probant.vocabulary.reason import ReasonCode

_STREAM = "([]byte)(int,error)"
WITH_GO: Mapping[str, Mapping[str, str]] = {
    "error": {"Error": "()string"},
    "fmt.Stringer": {"String": "()string"},
    "fmt.GoStringer": {"GoString": "()string"},
    "io.Reader": {"Read": _STREAM},
    "io.Writer": {"Write": _STREAM},
    "io.Closer": {"Close": "()error"},
    "io.ReadCloser": {"Read": _STREAM, "Close": "()error"},
    "io.WriteCloser": {"Write": _STREAM, "Close": "()error"},
    "io.ReadWriter": {"Read": _STREAM, "Write": _STREAM},
    "sort.Interface": {"Len": "()int", "Less": "(int,int)bool", "Swap": "(int,int)"},
    "http.Handler": {"ServeHTTP": "(http.ResponseWriter,*http.Request)"},
    "json.Marshaler": {"MarshalJSON": "()([]byte,error)"},
    "json.Unmarshaler": {"UnmarshalJSON": "([]byte)error"},
    "sync.Locker": {"Lock": "()", "Unlock": "()"},
}
"""By name, their methods with the types they take and return."""


def fits_outside(fact: DefFact, interface: str, ground: Ground) -> Decision:
    """Whether a Go type has every method of an interface that is none of the repository."""
    wanted = WITH_GO.get("fmt.Stringer" if interface == "Stringer" else interface)
    if wanted is None:
        note = f"{interface} is no interface of this repository, and a Go type need not name it"
        return unsure(ReasonCode.OUTSIDE_REPOSITORY, note)
    bound = {name: ground.binder.member(fact, name) for name in wanted}
    lacking = next((name for name, one in bound.items() if one == MISSING), None)
    if lacking is not None and ground.is_parsed(fact.path):
        return no(f"{fact.qualified_name} has no method {lacking}", fact.head)
    methods = [
        one.fact
        for name, one in bound.items()
        if isinstance(one, Defined) and signature(one.fact) == wanted[name]
    ]
    if len(methods) < len(wanted):
        note = f"whether the methods of {fact.name} are those of {interface} cannot be told"
        return unsure(ReasonCode.NOT_TOLD, note)
    told = f"{fact.qualified_name} has every method of {interface}"
    return yes(told, *(one.head for one in methods))


def signature(method: DefFact) -> str:
    """The types a method takes and returns, without the names of either."""
    taken = [f"{one.star}{one.annotation or one.name}" for one in method.details.parameters]
    returned = result_types(method.details.returns or "")
    told = ",".join(returned)
    return f"({','.join(taken)}){f'({told})' if len(returned) > 1 else told}".replace(" ", "")
