"""Does a class, a module or a package hold a name, as a text says?

A class has what it inherits, a module what it imports for others; where a text says "defines",
that is not enough.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.structure.absence import absent, binding_line, known_as
from probant.checking.structure.finding import Finding, Holds, no, unsure, yes
from probant.checking.structure.ground import Ground, last_name, where
from probant.facts.bound import MISSING, Defined
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.vocabulary.assertion import Assertion, Failure, Mention
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS

_DEFINES = re.compile(r"\b(?:defin|overrid|implement|live|declar|found|locat)", re.IGNORECASE)
SAYS_DEFINED = re.compile(r"\b(?:defin|declar|implement)", re.IGNORECASE)
"""Words after which it is not enough to have it from elsewhere."""
_OPEN = ("__getattr__", "__getattribute__", "setattr", "metaclass", "__dict__", "impl", "macro")


def check_held(assertion: Assertion, subject: Mention, holder: Mention, ground: Ground) -> Finding:
    """One `defined_in` claim that names a holder instead of a file."""
    name = last_name(subject.text)
    owned = Target(text=name, kind=TargetKind.SYMBOL, owner=holder.text)
    found = ground.definitions.of(owned).fitting
    if found:
        first = found[0]
        return yes(f"{first.qualified_name} is defined at {where(first)}", ground.cite(first))
    classes = ground.facts(holder, CLASS_KINDS)
    if classes:
        return ground.over(classes, lambda one: _of_class(assertion, name, one, ground))
    paths = [path for path in ground.importing.files(holder.text) if family_of(path)]
    if not paths:
        return ground.nothing(holder, "class or module")
    return _of_module(assertion, subject, holder, paths, ground)


def _of_module(
    assertion: Assertion, subject: Mention, holder: Mention, paths: list[RepoPath], ground: Ground
) -> Finding:
    name = last_name(subject.text)
    known = known_as(subject, ground)
    inside = [fact for fact in known if fact.path in paths]
    if inside:
        return yes(f"{name} is defined at {where(inside[0])}", ground.cite(inside[0]))
    below = [fact for fact in known if _is_below(fact.path, paths)]
    lent = lent_by(paths, name, ground)
    is_strict = SAYS_DEFINED.search(assertion.text) is not None
    if lent is not None and (lent in below or (is_package(paths) and not is_strict)):
        return yes(f"{holder.text} has {name} from {where(lent)}", ground.cite(lent))
    if below:
        note = f"{where(below[0])} defines {name}, below {holder.text}"
        return unsure(ReasonCode.NOT_TOLD, note)
    if lent is not None and (is_package(paths) or not is_strict):
        return unsure(ReasonCode.NOT_TOLD, f"{holder.text} has {name} from {where(lent)}")
    return absent(subject, known, paths, ground)


def is_package(paths: Sequence[RepoPath]) -> bool:
    """Whether a file among these speaks for its folder."""
    return any(
        path.rpartition("/")[2].startswith(("__init__.", "index.", "mod.")) for path in paths
    )


def _is_below(path: RepoPath, modules: list[RepoPath]) -> bool:
    """Whether a file lies in the folder of one of these, where that is the package itself."""
    folders = [one.rpartition("/")[0] for one in modules if is_package([one])]
    return any(path.startswith(f"{folder}/") for folder in folders if folder)


def lent_by(paths: Sequence[RepoPath], name: str, ground: Ground) -> DefFact | None:
    """What a module has under this name without defining it."""
    for path in paths:
        bound = ground.binder.attribute(path, name)
        if isinstance(bound, Defined):
            return bound.fact
    return None


def _of_class(assertion: Assertion, name: str, owner: DefFact, ground: Ground) -> Finding:
    if types := ground.book.attribute_types(owner.blob, owner.no, name):
        detail = f"{owner.qualified_name} sets {name} on its instances"
        return yes(detail + (f" as {min(types)}" if any(types) else ""), ground.cite(owner))
    bound = ground.binder.member(owner, name)
    if isinstance(bound, Defined):
        detail = f"{owner.qualified_name} has {name} from {bound.fact.qualified_name}"
        detail += f" at {where(bound.fact)}"
        if bound.fact in ground.binder.members_of(owner):
            own = f"{bound.fact.qualified_name} is defined at {where(bound.fact)}"
            return yes(own, ground.cite(bound.fact))
        if _DEFINES.search(assertion.text):
            return no(detail, ground.cite(bound.fact), suggestion=where(bound.fact))
        return yes(detail, ground.cite(bound.fact))
    if bound != MISSING or not ground.is_parsed(owner.path):
        return unsure(ReasonCode.NOT_TOLD, f"what {owner.qualified_name} has is not all written")
    above = ground.ancestry.above(owner)
    spans = [owner, *(one.fact for one in above if one.fact is not None)]
    if ground.comes_from_outside(owner, name):
        return unsure(ReasonCode.OUTSIDE_REPOSITORY, "a class above it lies outside")
    if owner.details.decorators or any(
        binding_line(name, one.path, ground, one.first_line, one.last_line) or _is_open(one, ground)
        for one in spans
    ):
        return unsure(ReasonCode.DYNAMIC_DISPATCH, f"{owner.qualified_name} may get {name} unseen")
    others = [
        fact
        for fact in ground.book.definitions(name)
        if family_of(fact.path) == family_of(owner.path)
    ]
    detail = f"{owner.qualified_name} has no {name}"
    if not others:
        cited = (ground.cite(owner),)
        return Finding(
            holds=Holds.NO, detail=detail, failure=Failure.MISSING_IDENTIFIER, citations=cited
        )
    detail += f"; {others[0].qualified_name} is at {where(others[0])}"
    return no(detail, ground.cite(owner), suggestion=where(others[0]) if len(others) == 1 else None)


def _is_open(owner: DefFact, ground: Ground) -> bool:
    """Whether a class may get members that its text does not name."""
    if family_of(owner.path) in ("rust", "go", "cpp"):
        return any(
            ground.mentions(owner.name, path) and not ground.is_parsed(path)
            for path in ground.book.blobs
            if family_of(path) == family_of(owner.path)
        )
    text = ground.text(owner.path, owner.first_line, owner.last_line) or ""
    return any(re.search(rf"\b{word}\b", text) for word in _OPEN)
