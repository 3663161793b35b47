"""Is a name defined in the file, on the lines, in the class or module a text says?

A name that the file only imports or uses is not defined there; what may be a definition nobody
indexed (an attribute, a local, something a macro makes) leaves it open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.structure.corrections import hinted, new_lines
from probant.checking.structure.finding import Finding, Holds, no, unsure, yes
from probant.checking.structure.ground import Ground, last_name, where
from probant.facts.bound import MISSING, Defined
from probant.facts.definitions import distinct, without_declarations, without_makers
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.vocabulary.assertion import Assertion, CitedPlace, Failure, Mention
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS

_DEFINED = re.compile(r"\b(?:defin|implement)", re.IGNORECASE)
"""Words after which a declaration is not enough."""
_DEFINES = re.compile(r"\b(?:defin|overrid|implement|live|declar|found|locat)", re.IGNORECASE)
_NO_TYPES = frozenset(
    "return else new throw case goto sizeof delete in of and or not await yield import from using "
    "typeof instanceof extends implements is as if while throws raise assert del".split()
)
_DEFINING = frozenset(
    "def class function func fn struct enum interface trait type const let var val macro define "
    "mod static namespace typedef union record module async export default object component".split()
)
_GIVEN = re.compile(r"\s*(?:\?|!)?\s*(?::[^=:,(){}]{0,80})?(?::=|(?<![=!<>])=(?![=>]))")
_KEY = re.compile(r"[\"']?\s*\??\s*:(?![:=])")
_TYPED = frozenset({"cpp", "java"})
"""Languages that put the type before a name, without a word that says a definition comes."""


def check_defined(assertion: Assertion, ground: Ground) -> Finding:
    """One `defined_in` claim: by its place, or by what is said to hold the name."""
    subject = assertion.subject
    assert subject is not None  # noqa: S101 - the table of Assertion
    if assertion.place is not None:
        return _in_place(assertion, subject, assertion.place, ground)
    assert assertion.object is not None  # noqa: S101 - as above
    return _in_holder(assertion, subject, assertion.object, ground)


# By its place


def _in_place(assertion: Assertion, subject: Mention, place: CitedPlace, ground: Ground) -> Finding:
    known = _all_of(subject, ground)
    paths = ground.files(place)
    if not paths:
        found = ground.missing(assertion, place)
        return hinted(found, known, place) if found.holds is Holds.NO else found
    is_declared = _DEFINED.search(assertion.text) is None
    inside = [fact for fact in known if fact.path in paths]
    solid = inside if is_declared else _solid(known, inside)
    if solid and _points_at_declaration(inside, solid, place):
        note = f"{place.written} only declares {subject.text}, or an overload of it"
        return unsure(ReasonCode.DECLARED_ONLY, note)
    if solid:
        return _on_lines(solid, place, ground)
    if inside:
        return _only_declared(subject, inside, _solid(known, known), place, ground)
    return _absent(subject, known, paths, place, ground)


def _all_of(subject: Mention, ground: Ground) -> list[DefFact]:
    """Every definition and declaration the mention may mean, wherever it stands."""
    target = Target(text=subject.text, kind=TargetKind.SYMBOL, owner=subject.owner or None)
    named = ground.definitions.of(target, inherited=True)
    facts = without_makers(list(named.fitting))
    keys = {fact.qualified_name for fact in facts}
    facts += [
        fact
        for fact in ground.book.definitions(last_name(subject.text))
        if fact.has(Trait.DECLARATION) and fact.qualified_name in keys and fact not in facts
    ]
    return facts


def _solid(known: Sequence[DefFact], inside: Sequence[DefFact]) -> list[DefFact]:
    """Definitions among them; a declaration counts where no definition is known."""
    kept = without_declarations(list(known))
    return [fact for fact in inside if fact in kept and not fact.has(Trait.DECLARATION)]


def _points_at_declaration(
    inside: Sequence[DefFact], solid: Sequence[DefFact], place: CitedPlace
) -> bool:
    """Whether the lines show no definition, but a declaration in the very file that has one."""
    lines = place.lines
    if lines is None or any(_overlaps(fact, lines) for fact in solid):
        return False
    return any(_overlaps(fact, lines) for fact in inside if fact not in solid)


def _on_lines(facts: list[DefFact], place: CitedPlace, ground: Ground) -> Finding:
    lines = place.lines
    fitting = [f for f in facts if lines is None or _overlaps(f, lines)]
    if fitting:
        first = fitting[0]
        how = "declared" if first.has(Trait.DECLARATION) else "defined"
        detail = f"{first.kind} {first.qualified_name} is {how} at {where(first)}"
        return yes(detail, ground.cite(first))
    first = facts[0]
    spots = ", ".join(dict.fromkeys(where(fact) for fact in facts[:4]))
    found = no(f"{first.qualified_name} is defined at {spots}", ground.cite(first))
    if len(without_makers(distinct(facts))) > 1:
        return found
    return replace(found, suggestion=where(first), edit=new_lines(first, place))


def _overlaps(fact: DefFact, lines: LineRange) -> bool:
    doc = fact.details.doc_lines
    first = min(fact.first_line, doc[0]) if doc else fact.first_line
    return first <= lines.last and lines.first <= fact.last_line


def _only_declared(
    subject: Mention,
    inside: list[DefFact],
    elsewhere: list[DefFact],
    place: CitedPlace,
    ground: Ground,
) -> Finding:
    first = inside[0]
    if not elsewhere:
        note = f"{subject.text} is only declared at {where(first)}; nothing here defines it"
        return unsure(ReasonCode.DECLARED_ONLY, note)
    told = f"{where(first)} only declares it"
    found = no(f"{told}; it is defined at {where(elsewhere[0])}", ground.cite(elsewhere[0]))
    return hinted(found, elsewhere, place)


def _absent(
    subject: Mention,
    known: list[DefFact],
    paths: Sequence[RepoPath],
    place: CitedPlace,
    ground: Ground,
) -> Finding:
    """No definition of it is known in these files: is there certainly none?"""
    name = last_name(subject.text)
    for path in paths:
        if not ground.mentions(name, path):
            if family_of(path) == "cpp" and _may_be_pasted(name, path, ground):
                note = f"a macro in {path} may make {name}"
                return unsure(ReasonCode.UNRESOLVED_REFERENCES, note)
            continue
        if not known:
            return unsure(
                ReasonCode.MENTION_ONLY, f"{path} names {name}, but nothing here defines it"
            )
        if ground.book.blob(path) is None or not ground.is_parsed(path):
            return unsure(ReasonCode.LANGUAGE_NOT_PARSED, f"{path} is not wholly understood")
        line = _binding_line(name, path, ground)
        if line:
            note = f"{path}:{line} gives the name {name} to something"
            return unsure(ReasonCode.MENTION_ONLY, note)
    if not known:
        return _unknown(subject, paths, ground)
    spots = ", ".join(where(fact) for fact in known[:3])
    found = no(f"{subject.text} is defined at {spots}", ground.cite(known[0]))
    return hinted(found, known, place)


def _unknown(subject: Mention, paths: Sequence[RepoPath], ground: Ground) -> Finding:
    name = last_name(subject.text)
    if len(paths) > 1 or not ground.book.definitions(name):
        detail = f"{name} does not occur in {paths[0]}"
    else:
        others = ground.book.definitions(name)
        detail = f"{paths[0]} has no {subject.text}; there is {others[0].qualified_name}"
        detail += f" at {where(others[0])}"
    shown = (ground.shelf.cite(paths[0], 1),) if ground.text(paths[0]) else ()
    return Finding(
        holds=Holds.NO, detail=detail, failure=Failure.MISSING_IDENTIFIER, citations=shown
    )


def _may_be_pasted(name: str, path: RepoPath, ground: Ground) -> bool:
    """Whether a call of a macro in the file may put the name together: `DEFINE(foo)`."""
    text = ground.text(path)
    if text is None:
        return True
    words = {word for word in re.findall(r"[A-Za-z]\w{2,}", text) if word in name}
    return bool(words) and any(
        fact.kind == "macro" and "##" in (ground.text(fact.path, fact.line, fact.last_line) or "")
        for word in {call.name for call in ground.book.calls_of_file(path)}
        for fact in ground.book.definitions(word)
    )


def _binding_line(
    name: str, path: RepoPath, ground: Ground, first: int = 1, last: int | None = None
) -> int:
    """The first of these lines that may give this name to something; 0 if none does."""
    imported = {
        line for row in ground.book.imports_of(path) for line in range(row.line, row.last_line + 1)
    }
    imported |= {line for _, line, _ in ground.book.exports(path)}
    is_typed = family_of(path) in _TYPED
    word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])")
    for number, line in enumerate(ground.shelf.lines(path)[first - 1 : last], first):
        if number in imported:
            continue
        for found in word.finditer(line):
            if _may_bind(line[: found.start()], line[found.end() :], is_typed=is_typed):
                return number
    return 0


def _may_bind(before: str, after: str, *, is_typed: bool) -> bool:
    if after.startswith("::"):
        return False
    stripped = before.lstrip()
    if stripped.startswith(("#include", "//", "* ", "import ", "from ")):
        return False
    if stripped.startswith("#") and not stripped.startswith("#define"):
        return False
    is_inside = before.count("(") > before.count(")")
    if _GIVEN.match(after) and not is_inside:
        return True
    front = before.rstrip()
    if _KEY.match(after) and not front.endswith("?") and (is_inside or not front):
        return True
    previous = re.search(r"([A-Za-z_]\w*)\s+[*&]*$", before)
    if previous is not None and previous[1] in _DEFINING:
        return True
    if not is_typed or is_inside:
        return False
    typed = re.search(r"([A-Za-z_]\w*|[>\]*&])\s*$", before)
    return typed is not None and typed[1] not in _NO_TYPES and before[-1:] in (" ", "*", "&")


# By what holds it


def _in_holder(assertion: Assertion, subject: Mention, holder: Mention, ground: Ground) -> Finding:
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
    known = _all_of(subject, ground)
    place = CitedPlace(written=holder.text, path=paths[0], lines=None, span=holder.span,
                       path_span=holder.span, is_link=True)  # fmt: skip
    inside = [fact for fact in known if fact.path in paths]
    if inside:
        return yes(f"{name} is defined at {where(inside[0])}", ground.cite(inside[0]))
    return _absent(subject, known, paths, place, ground)


def _of_class(assertion: Assertion, name: str, owner: DefFact, ground: Ground) -> Finding:
    if types := ground.book.attribute_types(owner.blob, owner.no, name):
        detail = f"{owner.qualified_name} sets {name} on its instances"
        return yes(detail + (f" as {min(types)}" if any(types) else ""), ground.cite(owner))
    bound = ground.binder.member(owner, name)
    if isinstance(bound, Defined):
        detail = f"{owner.qualified_name} has {name} from {bound.fact.qualified_name}"
        detail += f" at {where(bound.fact)}"
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
        _binding_line(name, one.path, ground, one.first_line, one.last_line)
        or _is_open(one, ground)
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


_OPEN = ("__getattr__", "__getattribute__", "setattr", "metaclass", "__dict__", "impl", "macro")


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
