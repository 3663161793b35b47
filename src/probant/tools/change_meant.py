"""Which change a question means, if there is one: what was handed in, and whether it does that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from probant.facts.definitions import Definitions, dotted
from probant.facts.file_names import files_named
from probant.facts.rows import DefFact
from probant.tools.change_impact import Touched
from probant.tools.change_proposal import Sides
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.question import Target, TargetKind


def sides_for(box: Toolbox, step: Step) -> Sides | None:
    """Both trees, if a change was handed in and it is about what the question names."""
    sides = box.proposal().sides(box) if box.proposal is not None else None
    if sides is None or not step.targets:
        return sides
    touched = touched_of(box, sides)
    is_meant = concerns(sides, touched, step.targets) and (
        not step.member or any(fact.name == _last(step.targets[0].text) for fact in _gone(touched))
    )
    return sides if is_meant else None


def _last(name: str) -> str:
    return dotted(name).rpartition(".")[2]


def _gone(touched: Iterable[Touched]) -> Iterator[DefFact]:
    """What a change takes away; a rename does so with the old name."""
    for one in touched:
        yield from one.removed


def touched_of(box: Toolbox, sides: Sides) -> tuple[Touched, ...]:
    assert box.proposal is not None  # noqa: S101 - the sides come from it
    return box.proposal().touched(sides)


def concerns(sides: Sides, touched: Sequence[Touched], targets: Sequence[Target]) -> bool:
    """Whether the change touches what the question names."""
    paths = {path for one in touched for path in (one.file.path, one.file.was_at)}
    before = Definitions(sides.before.book, sides.before.binder)
    for target in targets:
        if target.kind is TargetKind.PATH:
            named = files_named(sides.before.tree, target.text).exact
            found = bool(set(named) & paths)
        else:
            keys = {fact.key for one in touched for fact in old_of(one)}
            facts = before.of(target).fitting
            inside = {f.key for one in touched for o in old_of(one) for f in facts if _holds(f, o)}
            found = bool(keys & {fact.key for fact in facts}) or bool(inside)
        if not found:
            return False
    return True


def no_change(box: Toolbox) -> str:
    """Why there is no change to judge, and what to do about it."""
    if box.proposal is not None and box.proposal().is_patch:
        empty = box.proposal().sides(box) is None
        return "the patch changes nothing" if empty else "the patch does not do that"
    return "no change was handed in: give one with --patch, or make it in the working tree"


def _holds(outer: DefFact, inner: DefFact) -> bool:
    return (
        outer.path == inner.path
        and outer.first_line <= inner.first_line
        and inner.last_line <= outer.last_line
    )


def old_of(one: Touched) -> tuple[DefFact, ...]:
    return (*one.removed, *one.changed)
