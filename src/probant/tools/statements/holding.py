"""Does a class, a module or a package hold a name, as a text says?

A class has what it inherits, a module what it imports for others; where a text says "defines",
that is not enough.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.bound import MISSING, Defined
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.tools.statements.absence import absent, binding_line, known_as
from probant.tools.statements.decision import Decision, no, stands, unknown, unsure, yes
from probant.tools.statements.ground import Ground, last_name, where
from probant.vocabulary.question import Manner, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS

_OPEN = ("__getattr__", "__getattribute__", "setattr", "metaclass", "__dict__", "impl", "macro")


def decide_held(holder: Target, subject: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether a holder that is not told as a file has the name."""
    name = last_name(subject.text)
    owned = Target(text=name, kind=TargetKind.SYMBOL, owner=holder.text)
    classes = ground.facts(holder, CLASS_KINDS, stated)
    found = ground.definitions.of(owned).fitting
    if classes:  # a file may be called as its class is, and hold more
        found = [fact for fact in found if fact.parent]
    if found:
        first = found[0]
        return yes(f"{first.qualified_name} is defined at {where(first)}", first.head)
    if classes:
        return ground.over(classes, lambda one: _of_class(stated, name, one, ground))
    paths = [path for path in ground.importing.files(holder.text) if family_of(path)]
    if not paths:
        return ground.nothing(holder, "class or module")
    return _of_module(stated, subject, holder, paths, ground)


def _of_module(
    stated: Stated, subject: Target, holder: Target, paths: list[RepoPath], ground: Ground
) -> Decision:
    name = last_name(subject.text)
    known = known_as(subject, ground)
    inside = [fact for fact in known if fact.path in paths]
    if inside:
        return yes(f"{name} is defined at {where(inside[0])}", inside[0].head)
    below = [fact for fact in known if _is_below(fact.path, paths)]
    lent = lent_by(paths, name, ground)
    is_strict = Manner.THERE in stated.manners
    if lent is not None and (lent in below or (is_package(paths) and not is_strict)):
        return yes(f"{holder.text} has {name} from {where(lent)}", lent.head)
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


def _of_class(stated: Stated, name: str, owner: DefFact, ground: Ground) -> Decision:
    if types := ground.book.attribute_types(owner.blob, owner.no, name):
        detail = f"{owner.qualified_name} sets {name} on its instances"
        return yes(detail + (f" as {min(types)}" if any(types) else ""), owner.head)
    bound = ground.binder.member(owner, name)
    if isinstance(bound, Defined):
        detail = f"{owner.qualified_name} has {name} from {bound.fact.qualified_name}"
        detail += f" at {where(bound.fact)}"
        if bound.fact in ground.binder.members_of(owner):
            own = f"{bound.fact.qualified_name} is defined at {where(bound.fact)}"
            return yes(own, bound.fact.head)
        if Manner.OWN in stated.manners:
            return no(detail, bound.fact.head, instead=stands(bound.fact))
        return yes(detail, bound.fact.head)
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
        return unknown(detail, owner.head)
    detail += f"; {others[0].qualified_name} is at {where(others[0])}"
    return no(detail, owner.head, instead=stands(others[0]) if len(others) == 1 else None)


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
