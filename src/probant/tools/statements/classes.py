"""Does a class extend, or implement, what a text says, directly or through others?

A base from outside may itself extend anything, unless it comes with the language and its own bases
are known.
"""

from __future__ import annotations

import builtins
from collections.abc import Mapping

from probant.facts.ancestry import Above
from probant.facts.bound import Uncertain
from probant.facts.definitions import base_place
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.tools.statements.contracts import fits_outside
from probant.tools.statements.decision import Decision, Holds, no, said, unsure, yes
from probant.tools.statements.ground import Ground, doubt, last_name, listed, proven, where
from probant.tools.statements.traits import certainly_lacks
from probant.vocabulary.question import Relation, Stated, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import CLASS_KINDS, SymbolKind

ABOVE_OUTSIDE: Mapping[str, frozenset[str]] = {
    "ABC": frozenset(),
    "Generic": frozenset(),
    "Protocol": frozenset({"Generic"}),
    "Enum": frozenset(),
    "Flag": frozenset({"Enum"}),
    "IntEnum": frozenset({"int", "Enum", "ReprEnum"}),
    "StrEnum": frozenset({"str", "Enum", "ReprEnum"}),
    "IntFlag": frozenset({"int", "Flag", "Enum", "ReprEnum"}),
    "NamedTuple": frozenset({"tuple"}),
    "TypedDict": frozenset({"dict"}),
    "TestCase": frozenset(),
}
"""Python's own classes that are no builtins, and what stands above them."""

_OF_JAVA = {
    "Throwable": frozenset[str](),
    "Exception": frozenset({"Throwable"}),
    "Error": frozenset({"Throwable"}),
    "RuntimeException": frozenset({"Exception", "Throwable"}),
    "IOException": frozenset({"Exception", "Throwable"}),
    "IllegalArgumentException": frozenset({"RuntimeException", "Exception", "Throwable"}),
    "IllegalStateException": frozenset({"RuntimeException", "Exception", "Throwable"}),
    "UnsupportedOperationException": frozenset({"RuntimeException", "Exception", "Throwable"}),
}
"""Exceptions of Java itself, and what stands above them."""

_OF_SCRIPT = {
    "Error": frozenset[str](),
    **dict.fromkeys(
        ("TypeError", "RangeError", "SyntaxError", "ReferenceError", "EvalError", "URIError"),
        frozenset({"Error"}),
    ),
}
"""Errors of JavaScript itself, and what stands above them."""

ROOTS = frozenset({"object", "Object"})
STRUCTURAL = frozenset({"go", "rust"})
"""Languages in which what a type implements is not in its head."""

SHAPED = (".py", ".pyi", ".js", ".mjs", ".cjs", ".jsx")
"""Files in whose language "the interface of a class" is what it can do, whatever its bases."""


def decide_extends(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target extends the object, at any distance."""
    parent = stated.object
    assert parent is not None  # noqa: S101 - the tool hands on only pairs
    return _is_above(target, parent, ground) or ground.judged(
        target, stated, CLASS_KINDS, lambda one: _extends(one, parent, ground), "class"
    )


def _is_above(target: Target, parent: Target, ground: Ground) -> Decision | None:
    """A class from outside that a class here extends does not extend that one."""
    if ground.facts(target, CLASS_KINDS):
        return None
    for fact in ground.facts(parent, CLASS_KINDS):
        for one in ground.ancestry.above(fact):
            if one.fact is None and one.base.name == last_name(target.text):
                told = f"it is the other way round: {fact.qualified_name} extends {target.text}"
                return no(told, base_place(one.owner, one.base))
    return None


def _extends(fact: DefFact, parent: Target, ground: Ground) -> Decision:
    parents = {one.key for one in ground.facts(parent, CLASS_KINDS)}
    way = ground.ancestry.way_up(fact, parents, parent.text)
    if way.places:
        detail = f"{fact.qualified_name} extends {parent.text}"
        return yes(detail, *way.places)
    above = ground.ancestry.above(fact)
    wanted = last_name(parent.text)
    for one in above:
        if one.base.name == wanted and one.fact is None:
            detail = f"{one.owner.qualified_name} extends {one.base.expression}"
            return yes(detail, base_place(one.owner, one.base))
    if fact.key in parents and len(parents) == 1:
        return unsure(ReasonCode.AMBIGUOUS_NAME, f"{fact.name} and {parent.text} are one class")
    if wanted in ROOTS and family_of(fact.path) in ("python", "java"):
        return yes(f"every class extends {wanted}", fact.head)
    return _not_above(fact, parent, parents, above, ground)


def _not_above(
    fact: DefFact,
    parent: Target,
    parents: set[tuple[str, int]],
    above: list[Above],
    ground: Ground,
) -> Decision:
    """No base leads up to it: is that certain?"""
    if not parents and ground.facts(parent):
        return unsure(ReasonCode.NOT_TOLD, f"{parent.text} is another name of some class, perhaps")
    for one in above:
        if one.fact is not None:
            continue
        if isinstance(one.bound, Uncertain) or (parents and not hasattr(one.bound, "name")):
            note = f"what {one.base.expression} means could not be followed"
            return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)
        if parents:
            continue  # what lies outside extends nothing of this repository
        known = _known_above(one, last_name(parent.text))
        if known is Holds.YES:
            detail = f"{fact.qualified_name} extends {one.base.expression}, a {parent.text}"
            return yes(detail, base_place(one.owner, one.base))
        if known is Holds.UNSURE:
            note = f"what {one.base.expression} extends lies outside"
            return unsure(ReasonCode.OUTSIDE_REPOSITORY, note)
    head = fact.head.lines
    if not ground.is_parsed(fact.path) and ground.mentions(
        last_name(parent.text), fact.path, fact.first_line, head.last
    ):
        return unsure(ReasonCode.WINDOW_SKIPPED_FILES, f"{fact.path} is not wholly understood")
    bases = listed(base.expression for base in ground.binder.bases_of(fact))
    detail = f"{fact.qualified_name} ({where(fact)}) extends {bases or 'nothing'}"
    return no(detail, fact.head, instead=said(bases, fact.head, detail))


def _known_above(one: Above, wanted: str) -> Holds:
    """Whether a class from outside is known to be, or not to be, a kind of the wanted one."""
    name = one.base.name
    if family_of(one.owner.path) == "java" and name in _OF_JAVA:
        return Holds.YES if wanted in _OF_JAVA[name] | {name} else Holds.NO
    if family_of(one.owner.path) == "typescript" and name in _OF_SCRIPT:
        return Holds.YES if wanted in _OF_SCRIPT[name] | {name} else Holds.NO
    if family_of(one.owner.path) != "python":
        return Holds.NO if name in ROOTS else Holds.UNSURE
    if name in ABOVE_OUTSIDE:
        return Holds.YES if wanted in ABOVE_OUTSIDE[name] else Holds.NO
    kind = getattr(builtins, name, None)
    if not isinstance(kind, type):
        return Holds.UNSURE
    return Holds.YES if wanted in {base.__name__ for base in kind.__mro__} else Holds.NO


def decide_implements(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target implements the object."""
    contract = stated.object
    assert contract is not None  # noqa: S101 - the tool hands on only pairs
    return ground.judged(
        target,
        stated,
        CLASS_KINDS | {"type_alias"},
        lambda one: _implements(one, contract, ground),
        "class",
    )


def _implements(fact: DefFact, contract: Target, ground: Ground) -> Decision:
    family = family_of(fact.path)
    contracts = ground.facts(contract, CLASS_KINDS)
    if not contracts:
        own = [m for m in ground.binder.members_of(fact) if m.name == last_name(contract.text)]
        if own:
            return yes(f"{fact.qualified_name} has {own[0].name}", own[0].head)
    is_contract = family != "go" or any(one.kind == "interface" for one in contracts)
    if family in STRUCTURAL and (is_contract or not contracts):
        asked = replace(contract, kinds=frozenset())
        proof = ground.entry("hierarchy", Relation.IMPLEMENTS, ground.exactly(fact), asked)
        found = proven(proof)
        is_named = found is not None and found.holds is Holds.YES
        if family == "go" and not contracts and not is_named:
            return fits_outside(fact, contract.text, ground)
        if found is None:
            if family == "rust" and certainly_lacks(fact, contract.text, ground):
                detail = f"nothing implements {contract.text} for {fact.qualified_name}"
                return no(detail, fact.head)
            return doubt(proof)
        return found if found.places else no(found.note, fact.head)
    found = _extends(fact, contract, ground)
    if found.holds is not Holds.NO:
        return found
    if fact.path.endswith(SHAPED) and SymbolKind.INTERFACE in contract.kinds:
        return unsure(ReasonCode.NOT_TOLD, f"{fact.name} may fit it without naming it")
    if not contracts:
        if contract.text[:1].islower() or family == "typescript":
            return unsure(ReasonCode.NOT_TOLD, f"no base of {fact.name} says so")
        return found
    is_shaped = (
        family == "typescript"
        and fact.kind == "class"
        and any(one.kind == "interface" for one in contracts)
    )
    if is_shaped or any(_is_protocol(one, ground) for one in contracts):
        return _by_shape(fact, contracts, found, ground)
    return found


def _is_protocol(contract: DefFact, ground: Ground) -> bool:
    return any(base.name == "Protocol" for base in ground.binder.bases_of(contract))


def _by_shape(fact: DefFact, contracts: list[DefFact], found: Decision, ground: Ground) -> Decision:
    """A class that has all members fits without saying so; one that lacks some does not."""
    if len(contracts) != 1:
        return unsure(ReasonCode.NOT_TOLD, f"{fact.name} may fit it without naming it")
    above = [one.fact for one in ground.ancestry.above(fact)]
    classes = [fact, *(one for one in above if one is not None)]
    has = {member.name for one in classes for member in ground.binder.members_of(one)}
    wanted = {member.name for member in ground.binder.members_of(contracts[0])}
    has |= {name for name in wanted if ground.comes_from_outside(fact, name)}
    if wanted <= has or fact.details.decorators:
        return unsure(ReasonCode.NOT_TOLD, f"{fact.name} may fit it without naming it")
    lacking = sorted(wanted - has)
    if any(ground.mentions(name, one.path, one.first_line, one.last_line)
           for name in lacking for one in classes):  # fmt: skip
        return unsure(ReasonCode.NOT_TOLD, f"{fact.name} may fit it without naming it")
    return found
