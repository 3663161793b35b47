"""What a structural claim asks: a goal, and the answer that is expected of it.

Nothing is looked up here but the files that a cited path means. Next: verdict.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Mention
from probant.vocabulary.question import Goal, Intent, Manner, Relation, Stated, Target, TargetKind
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, SymbolKind

_MANNERS: Mapping[Manner, re.Pattern[str]] = {
    Manner.DEFINITION: re.compile(r"\b(?:defin|implement)", re.IGNORECASE),
    Manner.START: re.compile(
        r"\b(?:defin|declar|implement|introduc|start|begin|span|cover|occup)", re.IGNORECASE
    ),
    Manner.FIRST: re.compile(r"\b(?:start|begin)", re.IGNORECASE),
    Manner.OWN: re.compile(r"\b(?:defin|overrid|implement|live|declar|found|locat)", re.IGNORECASE),
    Manner.THERE: re.compile(r"\b(?:defin|declar|implement)", re.IGNORECASE),
}
"""Words that say more than where a name can be met."""

_IS_A = re.compile(
    r"\bis an? (?:(?!class|struct)[\w-]+ )?(class|struct|function|method)\b"
    r"(?! (?:method|attribute|variable|constant|property|decorator|object))"
)


def goal_of(assertion: Assertion, shelf: Shelf) -> Goal:
    """The yes-or-no question whose "yes" is what the claim says, or denies."""
    return _GOALS[assertion.kind](assertion, shelf)


def _goal(
    relation: Relation,
    assertion: Assertion,
    *targets: Target,
    stated: Stated | None = None,
    is_followed: bool = False,
    intent: Intent = Intent.NAVIGATE,
) -> Goal:
    member = stated.object.text if stated is not None and stated.object is not None else ""
    return Goal(
        question=assertion.text,
        intent=intent,
        relation=relation,
        targets=targets,
        polar=True,
        transitive=is_followed,
        member=member,
        stated=stated,
    )


def _target(mention: Mention) -> Target:
    within = mention.within.path if mention.within is not None else None
    return Target(
        text=mention.text, kind=TargetKind.SYMBOL, within=within, owner=mention.owner or None
    )


def _subject(assertion: Assertion) -> Mention:
    assert assertion.subject is not None  # noqa: S101 - the table of Assertion
    return assertion.subject


def _stated(subject: Mention) -> Stated:
    near = subject.within.lines if subject.within is not None else None
    return Stated(kinds=subject.kinds, near=near)


def _object(assertion: Assertion) -> Target:
    assert assertion.object is not None  # noqa: S101 - the table of Assertion
    return replace(_target(assertion.object), kinds=assertion.object.kinds)


def _path(place: CitedPlace, shelf: Shelf) -> Target:
    """The file a citation means; where it means several, they share the end that is written."""
    located = shelf.located(place)
    found = (*shelf.files_of(place), *located.folders)
    text = found[0] if len(found) == 1 else place.path.removeprefix("./").rstrip("/")
    return Target(text=text, kind=TargetKind.PATH)


def _importer(assertion: Assertion, shelf: Shelf) -> Target:
    if assertion.place is not None:
        return _path(assertion.place, shelf)
    return _target(_subject(assertion))


def _pair(relation: Relation) -> Callable[[Assertion, Shelf], Goal]:
    def goal(assertion: Assertion, shelf: Shelf) -> Goal:
        subject = _subject(assertion)
        target, stated = _target(subject), _stated(subject)
        file = "" if shelf.has_name(subject.text) else shelf.module_file(subject.text)
        if relation is Relation.CALLS and file:
            target = Target(text=file, kind=TargetKind.PATH)
        stated = replace(stated, object=_object(assertion), argument=assertion.expected)
        is_followed = relation in (Relation.EXTENDS, Relation.RAISES)
        return _goal(relation, assertion, target, stated=stated, is_followed=is_followed)

    return goal


def _typed(relation: Relation) -> Callable[[Assertion, Shelf], Goal]:
    def goal(assertion: Assertion, shelf: Shelf) -> Goal:  # noqa: ARG001 - one of `_GOALS`
        subject = _subject(assertion)
        stated = replace(_stated(subject), count=assertion.count)
        if assertion.literal:
            written = Target(text=assertion.literal, kind=TargetKind.LITERAL)
            stated = replace(stated, object=written)
        if assertion.is_given:
            stated = replace(stated, manners=frozenset({Manner.GIVEN}))
        return _goal(relation, assertion, _target(subject), stated=stated, intent=Intent.LOCATE)

    return goal


def _raise_sites(assertion: Assertion, shelf: Shelf) -> Goal:
    """Whether so many raises of one class stand in its own body."""
    goal = _pair(Relation.RAISES)(assertion, shelf)
    assert goal.stated is not None  # noqa: S101 - a pair states its object
    return replace(goal, transitive=False, stated=replace(goal.stated, count=assertion.count))


def _parameters(assertion: Assertion, shelf: Shelf) -> Goal:  # noqa: ARG001 - one of `_GOALS`
    subject = _subject(assertion)
    stated = replace(
        _stated(subject),
        names=assertion.names,
        count=assertion.count,
        is_all=assertion.is_complete,
        manners=frozenset({Manner.SOME}) if assertion.is_loose else frozenset(),
    )
    target = _target(subject)
    return _goal(Relation.PARAMETERS, assertion, target, stated=stated, intent=Intent.LOCATE)


def _imports(assertion: Assertion, shelf: Shelf) -> Goal:
    origin = _object(assertion) if assertion.object is not None else None
    stated = Stated(object=origin, names=assertion.names)
    return _goal(Relation.IMPORTS, assertion, _importer(assertion, shelf), stated=stated)


def _exports(assertion: Assertion, shelf: Shelf) -> Goal:
    stated = Stated(object=_object(assertion))
    target = _importer(assertion, shelf)
    return _goal(Relation.EXPORTS, assertion, target, stated=stated, intent=Intent.LOCATE)


def _defines(assertion: Assertion, shelf: Shelf) -> Goal:
    """Of where something is: whether that place, or that class or module, defines it."""
    subject = _subject(assertion)
    manners = frozenset(one for one, words in _MANNERS.items() if words.search(assertion.text))
    name = Target(
        text=subject.text,
        kind=TargetKind.SYMBOL,
        kinds=_kinds(assertion, subject),
        owner=subject.owner or None,
    )
    place = assertion.place
    lines = place.lines if place is not None else None
    stated = Stated(object=name, lines=lines, manners=manners)
    if place is not None:
        target = _path(place, shelf)
    else:
        target = replace(_object(assertion), kinds=frozenset())
    return _goal(Relation.DEFINES, assertion, target, stated=stated, intent=Intent.LOCATE)


def _kinds(assertion: Assertion, subject: Mention) -> frozenset[SymbolKind]:
    """The kinds of thing a text says it is: "the class x is in F", "x is a class in F"."""
    told = _IS_A.search(assertion.text)
    if told is None:
        return subject.kinds
    names = CLASS_KINDS if told[1] in ("class", "struct") else FUNCTION_KINDS
    return frozenset(map(SymbolKind, names))


def _changed(assertion: Assertion, shelf: Shelf) -> Goal:  # noqa: ARG001 - one of `_GOALS`
    place = assertion.place
    assert place is not None  # noqa: S101 - the table of Assertion
    commit = Target(text=assertion.literal.strip(), kind=TargetKind.COMMIT)
    file = Target(text=place.path, kind=TargetKind.PATH)
    stated = Stated()
    return _goal(
        Relation.COMMIT_FILES, assertion, commit, file, stated=stated, intent=Intent.STATUS
    )


_GOALS: Mapping[ClaimKind, Callable[[Assertion, Shelf], Goal]] = {
    ClaimKind.DEFINED_IN: _defines,
    ClaimKind.IMPORTS: _imports,
    ClaimKind.EXTENDS: _pair(Relation.EXTENDS),
    ClaimKind.IMPLEMENTS: _pair(Relation.IMPLEMENTS),
    ClaimKind.CALLS: _pair(Relation.CALLS),
    ClaimKind.RETURNS: _typed(Relation.RETURNS),
    ClaimKind.TYPE_OF: _typed(Relation.TYPE),
    ClaimKind.EXPORTS: _exports,
    ClaimKind.PARAMETER: _parameters,
    ClaimKind.RAISES: _pair(Relation.RAISES),
    ClaimKind.RAISE_SITES: _raise_sites,
    ClaimKind.COMMIT_CHANGED: _changed,
}
