"""Is a name defined in the file, on the lines, in the class or module a text says?

A name that the file only imports or uses is not defined there; what may be a definition nobody
indexed (an attribute, a local, something a macro makes) leaves it open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.structure.absence import absent, known_as
from probant.checking.structure.corrections import hinted, moved, new_lines
from probant.checking.structure.finding import Finding, Holds, no, unsure, yes
from probant.checking.structure.ground import Ground, last_name, where
from probant.checking.structure.holding import SAYS_DEFINED, check_held, is_package, lent_by
from probant.facts.definitions import distinct, without_declarations, without_makers
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.vocabulary.assertion import Assertion, CitedPlace, Mention
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

_DEFINED = re.compile(r"\b(?:defin|implement)", re.IGNORECASE)
"""Words after which a declaration is not enough."""
_SAYS_START = re.compile(
    r"\b(?:defin|declar|implement|introduc|start|begin|span|cover|occup|definition)", re.IGNORECASE
)
"""Words after which a line somewhere inside is not enough."""
_IS_A = re.compile(
    r"\bis an? (?:(?!class|struct)[\w-]+ )?(class|struct|function|method)\b"
    r"(?! (?:method|attribute|variable|constant|property|decorator|object))"
)


def check_defined(assertion: Assertion, ground: Ground) -> Finding:
    """One `defined_in` claim: by its place, or by what is said to hold the name."""
    subject = assertion.subject
    assert subject is not None  # noqa: S101 - the table of Assertion
    if assertion.place is not None:
        return _in_place(assertion, subject, assertion.place, ground)
    assert assertion.object is not None  # noqa: S101 - as above
    return check_held(assertion, subject, assertion.object, ground)


def _in_place(assertion: Assertion, subject: Mention, place: CitedPlace, ground: Ground) -> Finding:
    known = known_as(subject, ground)
    paths = ground.files(place)
    if not paths:
        found = ground.missing(assertion, place)
        return moved(found, known, place) if found.holds is Holds.NO else found
    is_declared = _DEFINED.search(assertion.text) is None
    inside = [fact for fact in known if fact.path in paths]
    solid = inside if is_declared else _solid(known, inside)
    if solid and _points_at_declaration(inside, solid, place):
        note = f"{place.written} only declares {subject.text}, or an overload of it"
        return unsure(ReasonCode.DECLARED_ONLY, note)
    if solid:
        is_loose = _SAYS_START.search(assertion.text) is None
        return _of_another_kind(assertion, solid, ground) or _on_lines(
            solid, place, ground, is_loose=is_loose
        )
    if inside:
        return _only_declared(subject, inside, _solid(known, known), ground)
    return _lent(assertion, subject, paths, ground) or absent(subject, known, paths, ground)


def _stated(assertion: Assertion) -> frozenset[str]:
    """The kinds of thing a text says it is: "the class x is in F", "x is a class in F"."""
    assert assertion.subject is not None  # noqa: S101 - the table of Assertion
    told = _IS_A.search(assertion.text)
    if told is not None:
        return CLASS_KINDS if told[1] in ("class", "struct") else FUNCTION_KINDS
    return frozenset(kind.value for kind in assertion.subject.kinds)


def _of_another_kind(
    assertion: Assertion, facts: Sequence[DefFact], ground: Ground
) -> Finding | None:
    """A function is no class; that a class is no function is often left unsaid."""
    stated, kinds = _stated(assertion), {fact.kind for fact in facts}
    fact = facts[0]
    note = f"{fact.qualified_name} is a {fact.kind} ({where(fact)})"
    if stated and stated <= CLASS_KINDS and kinds <= FUNCTION_KINDS:
        if family_of(fact.path) in ("python", "go", "rust"):
            return no(note, ground.cite(fact))
        return unsure(ReasonCode.FALSE_PREMISE, note)
    if stated and stated <= FUNCTION_KINDS and kinds <= CLASS_KINDS:
        return unsure(ReasonCode.FALSE_PREMISE, note)
    return None


def _lent(
    assertion: Assertion, subject: Mention, paths: Sequence[RepoPath], ground: Ground
) -> Finding | None:
    """What is only said to be in a package is, where the package brings it."""
    if SAYS_DEFINED.search(assertion.text) or not is_package(paths) or assertion.place is None:
        return None
    fact = lent_by(paths, last_name(subject.text), ground)
    if fact is None or assertion.place.lines is not None:
        return None
    return yes(f"{paths[0]} has {subject.text} from {where(fact)}", ground.cite(fact))


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


def _on_lines(
    facts: list[DefFact], place: CitedPlace, ground: Ground, *, is_loose: bool
) -> Finding:
    """`is_loose`: the text only says where it is, so that a line of its body will do."""
    lines = place.lines
    fitting = [f for f in facts if lines is None or _overlaps(f, lines)]
    inner = [
        f for f in facts if lines and f.first_line <= lines.first and lines.last <= f.last_line
    ]
    if not fitting and is_loose and inner:
        first = inner[0]
        return yes(
            f"these lines are part of {first.qualified_name} ({where(first)})", ground.cite(first)
        )
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
    """Whether the lines show the definition: what introduces it, or its head; not only its body."""
    doc = fact.details.doc_lines
    first = min(fact.first_line, doc[0]) if doc else fact.first_line
    return first <= lines.last and lines.first <= fact.head.lines.last


def _only_declared(
    subject: Mention,
    inside: list[DefFact],
    elsewhere: list[DefFact],
    ground: Ground,
) -> Finding:
    first = inside[0]
    if not elsewhere:
        note = f"{subject.text} is only declared at {where(first)}; nothing here defines it"
        return unsure(ReasonCode.DECLARED_ONLY, note)
    told = f"{where(first)} only declares it"
    found = no(f"{told}; it is defined at {where(elsewhere[0])}", ground.cite(elsewhere[0]))
    return hinted(found, elsewhere)
