"""Which of several namesakes of C or C++ is meant: declarations joined with their definition."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from probant.facts.bound import MISSING, Bound, Defined, Uncertain
from probant.facts.resolver import takes
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.vocabulary.symbol import FUNCTION_KINDS

QUALIFIER = re.compile(r"(?:\w+::)+|\b(?:struct|class|enum|union|typename)\s+")
SPACE = re.compile(r"\s+")
SOURCES = (".c", ".cc", ".cpp", ".cxx", ".c++")
Signature = tuple[str, ...]
MAX_REMEMBERED = 20_000
_signatures: dict[str | None, Signature] = {}


def chosen(
    facts: Iterable[DefFact],
    n_args: int,
    *,
    is_visible: Callable[[DefFact], bool],
    is_c: Callable[[DefFact], bool],
    is_conditional: Callable[[DefFact], bool],
    for_result: bool = False,
) -> Bound:
    """The one function that a call with so many arguments can mean.

    One signature must be left, visible from where it is called; its one definition is meant, or
    else its one declaration. `for_result` also takes any of several that return the same.
    """
    groups: dict[Signature, list[DefFact]] = {}
    listed = list(facts)
    is_plain = all(map(is_c, listed))
    for fact in listed:
        groups.setdefault(() if is_plain else signature(fact), []).append(fact)
    seen = [group for group in groups.values() if any(map(is_visible, group))]
    if not seen:
        return MISSING
    fitting = [g for g in seen if n_args < 0 or any(_takes(f, n_args, is_plain) for f in g)]
    if not fitting:
        return Uncertain("no namesake takes this number of arguments")
    if len(fitting) > 1:
        return _same_result(fitting, is_visible) if for_result else Uncertain("overloaded")
    found = _one(fitting[0], is_visible, is_conditional)
    if for_result and isinstance(found, Uncertain):
        return _same_result(fitting, is_visible)
    return found


def _one(
    group: list[DefFact],
    is_visible: Callable[[DefFact], bool],
    is_conditional: Callable[[DefFact], bool],
) -> Bound:
    bodies = [fact for fact in group if not fact.has(Trait.DECLARATION)]
    near = [fact for fact in bodies if is_visible(fact)]
    linked = near or [fact for fact in bodies if not _is_internal(fact)]
    if len(linked) == 1:
        rivals = [
            fact
            for fact in bodies
            if fact not in near and not _is_internal(fact) and fact.path.endswith(SOURCES)
        ]
        if near and rivals and is_conditional(near[0]):
            return Uncertain("defined here under a condition, and elsewhere")
        return Defined(linked[0])
    if linked:
        return Uncertain("defined more than once")
    heads = [fact for fact in group if fact.has(Trait.DECLARATION) and is_visible(fact)]
    return Defined(heads[0]) if len(heads) == 1 else Uncertain("declared more than once")


def _is_internal(fact: DefFact) -> bool:
    """Whether other files cannot reach a function: `static` outside a class."""
    is_member = fact.kind == "method" or fact.has(Trait.DETACHED)
    return fact.has(Trait.PRIVATE) and not is_member


def _same_result(groups: list[list[DefFact]], is_visible: Callable[[DefFact], bool]) -> Bound:
    seen = [fact for group in groups for fact in group if is_visible(fact)]
    returned = {_plain(f.details.returns or "").strip("&").removeprefix("const") for f in seen}
    if len(returned) == 1 and "" not in returned:
        return Defined(seen[0])
    return Uncertain("overloaded")


def _takes(fact: DefFact, n_args: int, is_plain: bool) -> bool:
    if fact.kind not in FUNCTION_KINDS:
        return True
    if is_plain and not fact.details.parameters:
        return True  # `f()` in C says nothing about its parameters
    return takes(fact, n_args)


def signature(fact: DefFact) -> Signature:
    """Parameter types without what may be written one way here and another there."""
    known = _signatures.get(fact.details_text)
    if known is None:
        if len(_signatures) > MAX_REMEMBERED:
            _signatures.clear()
        parameters = fact.details.parameters
        known = tuple(_plain(p.annotation or "") + p.star for p in parameters)
        _signatures[fact.details_text] = known
    return known


def _plain(written: str) -> str:
    text = SPACE.sub("", QUALIFIER.sub("", written + " ").replace(" const", "const").strip())
    return text if text.endswith(("*", "&")) else text.removeprefix("const")
