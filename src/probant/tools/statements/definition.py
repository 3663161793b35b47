"""Is a name defined in the file, on the lines, in the class or module a text says?

A name that the file only imports or uses is not defined there; what may be a definition nobody
indexed (an attribute, a local, something a macro makes) leaves it open.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.facts.definitions import distinct, without_declarations, without_makers
from probant.facts.languages import family_of
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.statements.absence import absent, known_as, only
from probant.tools.statements.decision import Decision, no, stands, unsure, yes
from probant.tools.statements.ground import Ground, last_name, where
from probant.tools.statements.holding import decide_held, is_package, lent_by
from probant.vocabulary.question import Manner, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS


def decide_defines(target: Target, stated: Stated, ground: Ground) -> Decision:
    """Whether the target, a file, a module or a class, holds the object."""
    subject = stated.object
    assert subject is not None  # noqa: S101 - the tool hands on only pairs
    if target.kind is not TargetKind.PATH:
        return decide_held(target, subject, stated, ground)
    paths = ground.files(target)
    if not paths:
        return ground.nothing(target, "file")
    known = known_as(subject, ground)
    inside = [fact for fact in known if fact.path in paths]
    if inside and (made := _made_elsewhere(known, inside, ground)) is not None:
        return made
    solid = _solid(known, inside) if Manner.DEFINITION in stated.manners else inside
    if solid and _points_at_declaration(inside, solid, stated.lines):
        note = f"{target.text} only declares {subject.text}, or an overload of it"
        return unsure(ReasonCode.DECLARED_ONLY, note)
    if solid:
        return _of_another_kind(subject, solid) or _on_lines(solid, stated)
    if inside:
        return _only_declared(subject, inside, _solid(known, known))
    return _lent(subject, stated, paths, ground) or absent(subject, known, paths, ground)


def _made_elsewhere(
    known: Sequence[DefFact], inside: Sequence[DefFact], ground: Ground
) -> Decision | None:
    """Of a name that a file only takes from another: `const { open } = require("./doors")`."""
    own = [fact for fact in known if not _is_brought(fact, ground)]
    if not own or any(fact in own for fact in inside):
        return None
    note = f"{where(inside[0])} only imports it; it is defined at {where(own[0])}"
    return no(note, own[0].head, instead=only(own))


def _is_brought(fact: DefFact, ground: Ground) -> bool:
    if fact.kind not in ("variable", "constant") or family_of(fact.path) != "typescript":
        return False
    return any(
        row.bound == fact.name and row.line <= fact.line <= row.last_line
        for row in ground.book.imports_of(fact.path)
    )


def _of_another_kind(subject: Target, facts: Sequence[DefFact]) -> Decision | None:
    """A function is no class; that a class is no function is often left unsaid."""
    stated, kinds = {kind.value for kind in subject.kinds}, {fact.kind for fact in facts}
    fact = facts[0]
    note = f"{fact.qualified_name} is a {fact.kind} ({where(fact)})"
    if stated and stated <= CLASS_KINDS and kinds <= FUNCTION_KINDS:
        if family_of(fact.path) in ("python", "go", "rust"):
            return no(note, fact.head)
        return unsure(ReasonCode.FALSE_PREMISE, note)
    if stated and stated <= FUNCTION_KINDS and kinds <= CLASS_KINDS:
        return unsure(ReasonCode.FALSE_PREMISE, note)
    return None


def _lent(
    subject: Target, stated: Stated, paths: Sequence[RepoPath], ground: Ground
) -> Decision | None:
    """What is only said to be in a package is, where the package brings it."""
    if Manner.THERE in stated.manners or not is_package(paths) or stated.lines is not None:
        return None
    fact = lent_by(paths, last_name(subject.text), ground)
    if fact is None:
        return None
    return yes(f"{paths[0]} has {subject.text} from {where(fact)}", fact.head)


def _solid(known: Sequence[DefFact], inside: Sequence[DefFact]) -> list[DefFact]:
    """Definitions among them; a declaration counts where no definition is known."""
    kept = without_declarations(list(known))
    return [fact for fact in inside if fact in kept and not fact.has(Trait.DECLARATION)]


def _points_at_declaration(
    inside: Sequence[DefFact], solid: Sequence[DefFact], lines: LineRange | None
) -> bool:
    """Whether the lines show no definition, but a declaration in the very file that has one."""
    if lines is None or any(_overlaps(fact, lines) for fact in solid):
        return False
    return any(_overlaps(fact, lines) for fact in inside if fact not in solid)


def _on_lines(facts: list[DefFact], stated: Stated) -> Decision:
    """Where it is only said where it is, a line of its body will do."""
    lines, is_loose = stated.lines, Manner.START not in stated.manners
    fitting = [f for f in facts if lines is None or _overlaps(f, lines)]
    if lines is not None and Manner.FIRST in stated.manners:
        fitting = [f for f in fitting if lines.first <= f.line]
    inner = [
        f for f in facts if lines and f.first_line <= lines.first and lines.last <= f.last_line
    ]
    if not fitting and is_loose and inner:
        first = inner[0]
        return yes(f"these lines are part of {first.qualified_name} ({where(first)})", first.head)
    if fitting:
        first = fitting[0]
        how = "declared" if first.has(Trait.DECLARATION) else "defined"
        detail = f"{first.kind} {first.qualified_name} is {how} at {where(first)}"
        return yes(detail, first.head)
    first = facts[0]
    spots = ", ".join(dict.fromkeys(where(fact) for fact in facts[:4]))
    is_one = len(without_makers(distinct(facts))) == 1
    note = f"{first.qualified_name} is defined at {spots}"
    return no(note, first.head, instead=stands(first) if is_one else None)


def _overlaps(fact: DefFact, lines: LineRange) -> bool:
    """Whether the lines show the definition: what introduces it, or its head; not only its body."""
    doc = fact.details.doc_lines
    first = min(fact.first_line, doc[0]) if doc else fact.first_line
    return first <= lines.last and lines.first <= fact.head.lines.last


def _only_declared(
    subject: Target,
    inside: list[DefFact],
    elsewhere: list[DefFact],
) -> Decision:
    first = inside[0]
    if not elsewhere:
        note = f"{subject.text} is only declared at {where(first)}; nothing here defines it"
        return unsure(ReasonCode.DECLARED_ONLY, note)
    told = f"{where(first)} only declares it"
    note = f"{told}; it is defined at {where(elsewhere[0])}"
    return no(note, elsewhere[0].head, instead=only(elsewhere))
