"""Does a function take these parameters, or so many?

The receiver counts for nobody. Where parameters may be left out or gathered, any reading of a
number that fits is granted, and none is denied that could be meant.
"""

from __future__ import annotations

import re

from probant.facts.definitions import parameters
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Parameter, Trait
from probant.tools.statements.decision import Decision, Holds, any_of, no, said, unsure, yes
from probant.tools.statements.ground import Ground
from probant.vocabulary.question import Manner, Stated, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

_GATHERING = frozenset({"*", "**", "..."})
_WITH_LISTED_RECEIVER = frozenset({"python", "rust"})
"""Languages in which the receiver stands among the parameters, where somebody may count it."""
_MAKERS = frozenset({"dataclass", "define", "attrs", "s", "frozen", "mutable", "attr"})
_MADE_BY_FIELDS = frozenset({"NamedTuple", "TypedDict", "BaseModel", "Struct"})


def decide_parameters(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target, a function or a class that is made, takes what is stated."""
    functions = ground.facts(target, FUNCTION_KINDS, stated)
    if functions:
        return ground.over(functions, lambda one: _of_all(one, stated, ground))
    return ground.judged(
        target, stated, CLASS_KINDS, lambda one: _of_class(one, stated, ground), "function or class"
    )


def _of_class(fact: DefFact, stated: Stated, ground: Ground) -> Decision:
    makers = [
        one
        for one in ground.binder.members_of(fact)
        if one.has(Trait.CONSTRUCTOR) or one.name in ("__init__", "constructor")
    ]
    if makers:
        return ground.over(makers, lambda one: _of_all(one, stated, ground))
    maker = ground.constructor(fact)
    if maker is not None:
        return _of_all(maker, stated, ground)
    return _by_fields(fact, stated, ground)


def _by_fields(fact: DefFact, stated: Stated, ground: Ground) -> Decision:
    """A class whose fields are what it is made from."""
    marks = {one.partition("(")[0].rpartition(".")[2] for one in fact.details.decorators}
    bases = {base.name for base in ground.binder.bases_of(fact)}
    fields = [m for m in ground.binder.members_of(fact) if m.details.annotation]
    wanted = [name.lstrip("*&") for name in stated.names]
    is_made = bool(marks & _MAKERS or bases & _MADE_BY_FIELDS)
    known = {one.name: one for one in fields}
    if is_made and wanted and all(name in known for name in wanted) and not stated.is_all:
        cited = [known[name].head for name in wanted]
        return yes(f"{fact.qualified_name} is made from {', '.join(wanted)}", *cited)
    return unsure(ReasonCode.NOT_TOLD, f"{fact.qualified_name} has no constructor of its own")


def _of_all(fact: DefFact, stated: Stated, ground: Ground) -> Decision:
    """Of a function with overloads any head will do."""
    heads = (fact, *ground.overloads(fact))
    return any_of([_of(one, stated, ground) for one in heads])


def _of(fact: DefFact, stated: Stated, ground: Ground) -> Decision:
    known = parameters(fact)
    told = _signature(fact, known)
    found: Decision
    if stated.names:
        found = _named(fact, known, stated)
    elif stated.count is not None:
        found = _counted(fact, known, stated.count)
    else:
        return unsure(ReasonCode.NOT_TOLD, "no parameter and no number is named")
    if found.holds is Holds.UNSURE:
        return found
    if found.holds is Holds.YES:
        return yes(told, fact.head)
    names = {one.name for one in known}
    if Manner.SOME in stated.manners and names.isdisjoint(stated.names):
        return unsure(ReasonCode.NOT_TOLD, f"{told}; whether parameters are meant is not said")
    if not ground.is_parsed(fact.path) and not _is_whole(fact, ground):
        return unsure(ReasonCode.WINDOW_SKIPPED_FILES, f"{fact.path} is not wholly understood")
    shown = ", ".join(one.name or one.star for one in known)
    return no(told, fact.head, instead=said(shown, fact.head, told))


def _is_whole(fact: DefFact, ground: Ground) -> bool:
    """Whether the head, counted by its commas, has as many parameters as are known."""
    lines = fact.head.lines
    text = (ground.text(fact.path, lines.first, lines.last) or "").partition(fact.name)[2]
    depth, n_commas, inner = 0, 0, ""
    for char in text.strip():
        depth += (char in "([{<") - (char in ")]}>")
        n_commas += char == "," and depth == 1
        inner += char
        if depth == 0:
            break
    is_empty = inner[1:-1].strip() in ("", "void")
    return depth == 0 and len(fact.details.parameters) == (0 if is_empty else n_commas + 1)


def _signature(fact: DefFact, known: list[Parameter]) -> str:
    names = [_shown(one) for one in known]
    taken = ", ".join(names) if names else "nothing"
    return f"{fact.qualified_name} ({fact.path}:{fact.line}) takes {taken}"


def _shown(one: Parameter) -> str:
    star = one.star if one.star in _GATHERING else ""
    return f"{star}{one.name}" or "_"


def _named(fact: DefFact, known: list[Parameter], stated: Stated) -> Decision:
    wanted = [name.strip("*&.`@ ").removeprefix("--") for name in stated.names]
    receiver = fact.details.receiver
    wanted = [name for name in wanted if name != receiver or family_of(fact.path) == "go"]
    names = [one.name.strip("*&.") for one in known]
    if any(not name.isidentifier() for name in names):
        return _patterned(names, wanted)
    lacking = [name for name in wanted if name not in names]
    if lacking and any(one.star == "**" for one in known):
        return unsure(ReasonCode.NOT_TOLD, f"{fact.name} gathers further keywords")
    if lacking and _only_spelled_otherwise(lacking, names):
        return unsure(ReasonCode.NOT_TOLD, f"{lacking[0]} may be another spelling")
    if lacking:
        return no(f"it has no parameter {lacking[0]}")
    if not stated.is_all:
        return yes("it has them")
    if wanted == names:
        return yes("it has exactly these")
    required = [one.name.strip("*&.") for one in known if _is_required(one)]
    if wanted == required or set(wanted) == set(names):
        is_reordered = set(wanted) == set(names)
        if not is_reordered:
            return unsure(ReasonCode.NOT_TOLD, "the others may be left out")
    kept = [name for name in names if name in wanted]
    if kept == wanted and not [name for name in required if name not in wanted]:
        return unsure(ReasonCode.NOT_TOLD, "the others may be left out")
    return no("it has others")


def _patterned(names: list[str], wanted: list[str]) -> Decision:
    """Parameters that are taken apart where they are named, or have no name at all."""
    if all(name in names for name in wanted):
        return yes("it has them")
    text = " ".join(names)
    if "..." not in text and all(names) and not set(wanted) <= set(re.findall(r"[\w$]+", text)):
        return no("it has others")
    return unsure(ReasonCode.NOT_TOLD, "a parameter has no plain name")


def _only_spelled_otherwise(lacking: list[str], names: list[str]) -> bool:
    def plain(name: str) -> str:
        return name.replace("_", "").replace("-", "").lower()

    return all(plain(name) in {plain(one) for one in names} for name in lacking)


def _is_required(one: Parameter) -> bool:
    return one.default is None and one.star not in _GATHERING


def _counted(fact: DefFact, known: list[Parameter], count: int) -> Decision:
    marks = [one for one in known if one.star in _GATHERING and not one.name]
    named = [one for one in known if one not in marks]
    gathering = [one for one in named if one.star in _GATHERING]
    plain = [one for one in named if one not in gathering]
    required = [one for one in plain if _is_required(one) and not _is_optional(one)]
    readings = set(range(len(required), len(plain) + 1))
    readings |= {len(named), len(plain) + min(len(gathering), 1)}
    if count == len(named) or (count == len(plain) and not gathering):
        return yes("it has so many")
    if count in readings:
        return _left_open()
    is_listed = family_of(fact.path) in _WITH_LISTED_RECEIVER and bool(fact.details.receiver)
    is_listed |= any(one.star == "..." for one in marks)
    if is_listed and count in {number + 1 for number in readings}:
        return _left_open()
    return no("it has another number")


def _left_open() -> Decision:
    return unsure(ReasonCode.NOT_TOLD, "parameters that may be left out can be counted or not")


def _is_optional(one: Parameter) -> bool:
    return one.name.endswith("?")
