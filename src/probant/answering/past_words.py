"""What sentences about the past say besides their targets: spans, narrowings, who and under what.

Marks for the sentences of the kinds; the sentences themselves stand there.
"""

from __future__ import annotations

from probant.vocabulary.question import Facet, Goal, Relation, Target, TargetKind


def past_marks(goal: Goal) -> dict[str, str]:
    """The marks a question about the past fills; those it does not need stay blank."""
    revisions = [t.text for t in goal.targets if t.kind is TargetKind.COMMIT]
    thing = _thing(goal)
    if thing in revisions:
        revisions.remove(thing)
    span = _span(revisions)
    narrowed = goal.relation in (Relation.COMMIT_FILES, Relation.CHANGED_BETWEEN)
    lines = _lines(goal)
    return {
        "{thing}": thing or "this repository",
        "{inside}": f" in {thing}" if thing else "",
        "{between}": span,
        "{done}": goal.facet.value if narrowed and goal.facet else "changed",
        "{commits}": "authors" if goal.facet is Facet.AUTHORS else "commits",
        "{of}": _of(goal, thing, span),
        "{lines}": lines,
        "{Lines}": lines[:1].upper() + lines[1:],
        "{by}": _by(goal),
        "{info}": _info(goal),
        "{known}": f"by {goal.member}" if goal.member else "a commit, tag or branch here",
        "{renamed}": _renamed(goal),
        "{to}": _to(goal),
        "{contained}": _contained(goal),
    }


def _thing(goal: Goal) -> str:
    """The path among revisions, where one is named: it comes first."""
    first = goal.targets[0] if goal.targets else None
    if first is None or first.kind is TargetKind.LITERAL:
        return ""
    is_path = first.kind is not TargetKind.COMMIT or len(goal.targets) == 3
    return first.text if is_path else ""


def _span(revisions: list[str]) -> str:
    if len(revisions) > 1:
        return f"between {revisions[0]} and {revisions[1]}"
    return f"since {revisions[0]}" if revisions else ""


def _of(goal: Goal, thing: str, span: str) -> str:
    authors = [t.text for t in goal.targets if t.kind is TargetKind.LITERAL]
    parts = [f"by {authors[0]}"] if authors else []
    parts += [f"that touched {thing}"] if thing else []
    parts += [span] if span else []
    return "".join(f" {part}" for part in parts)


def _lines(goal: Goal) -> str:
    line = goal.targets[0].line if goal.targets else None
    if line is not None:
        return f"line {line} of "
    if goal.relation is Relation.LINE_AUTHOR and goal.member and not goal.polar:
        return f"lines {goal.member.replace('-', '–')} of "
    return ""


def _by(goal: Goal) -> str:
    named: Target | None = goal.targets[0] if goal.targets else None
    if named is None:
        return ""
    return f" by {named.text}" if named.kind is TargetKind.LITERAL else f" of {named.text}"


def _info(goal: Goal) -> str:
    first = goal.targets[0] if goal.targets else None
    if first is None:
        return "That is"
    is_search = first.kind is TargetKind.LITERAL
    return f"Commits that mention “{first.text}”:" if is_search else f"{first.text} is"


def _renamed(goal: Goal) -> str:
    name = goal.targets[0].text if goal.targets else ""
    match goal.facet:
        case Facet.BEFORE:
            return f"Before, {name} was called"
        case Facet.AFTER:
            return f"{name} was renamed to"
        case Facet.COMMIT:
            return f"{name} was renamed by"
    return f"Other names of {name} are"


def _to(goal: Goal) -> str:
    if len(goal.targets) < 2:
        return ""
    return f" {'from' if goal.facet is Facet.BEFORE else 'to'} {goal.targets[1].text}"


def _contained(goal: Goal) -> str:
    name = goal.targets[0].text if goal.targets else ""
    if goal.facet is Facet.FIRST:
        return f"The first to contain {name} is"
    return f"{name} is contained in"
