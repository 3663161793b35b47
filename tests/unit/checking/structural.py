"""Structural claims made by hand, checked on a small repository, and their verdicts as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from probant.checking.shelf import Shelf
from probant.checking.structure import check_structure
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, ClaimKind, Mention, Span
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.source import LineRange
from probant.wiring import Workbench
from probant.workflows.check import Engine
from tests.cases.asking import workbench
from tests.repos import Files, make_repo, make_tree

NOWHERE = Span(0, 0, 1)
KINDS = {kind.wire: kind for kind in ClaimKind}


def mention(text: str, *, owner: str = "", within: str = "") -> Mention:
    return Mention(text=text, span=NOWHERE, owner=owner, within=place(within) if within else None)


def place(text: str) -> CitedPlace:
    """`a.py`, `a.py:3` or `a.py:3-5`."""
    path, _, numbers = text.partition(":")
    first, _, last = numbers.partition("-")
    lines = LineRange(int(first), int(last or first)) if first else None
    return CitedPlace(
        written=text,
        path=path,
        lines=lines,
        span=Span(0, len(text), 1),
        path_span=Span(0, len(path), 1),
        lines_span=Span(len(path) + 1, len(text), 1) if lines else None,
    )


def said(
    kind: str,
    subject: str = "",
    what: str = "",
    *,
    at: str = "",
    owner: str = "",
    within: str = "",
    names: tuple[str, ...] = (),
    count: int | None = None,
    complete: bool = False,
    literal: str = "",
    denied: bool = False,
    text: str = "",
) -> Assertion:
    """A claim; `what` is its object, `at` its place."""
    return Assertion(
        kind=KINDS[kind],
        span=NOWHERE,
        text=text or f"{subject} {kind} {what or at or literal}",
        subject=mention(subject, owner=owner, within=within) if subject else None,
        object=mention(what) if what else None,
        place=place(at) if at else None,
        names=names,
        count=count,
        is_complete=complete,
        literal=literal,
        denied=denied,
    )


Check = Callable[[Assertion], Checked]


def check_on(bench: Workbench) -> Check:
    shelf = Shelf(bench.tree, bench.book, bench.binder)
    engine = Engine(bench.tree, bench.desk)
    return lambda assertion: check_structure(assertion, shelf, engine)


def verdicts(
    root: Path, files: Files, claims: Mapping[str, Assertion], *, repo: bool = False
) -> dict[str, str]:
    """What became of each claim, and that each verdict shows what it rests on."""
    (make_repo if repo else make_tree)(root / "repo", files)
    with workbench(root / "repo") as bench:
        check = check_on(bench)
        done = {name: check(claim) for name, claim in claims.items()}
    for one in done.values():
        assert one.detail
        is_of_commit = one.assertion.kind is ClaimKind.COMMIT_CHANGED
        if one.verdict is CheckResult.VERIFIED and not is_of_commit:
            assert one.citations, one
    return {name: rendered(one) for name, one in done.items()}


def rendered(one: Checked) -> str:
    if one.failure is not None:
        hint = f" -> {one.suggestion}" if one.suggestion else ""
        return f"refuted {one.failure.value}{hint}"
    return f"unverifiable {one.reason.wire}" if one.reason is not None else "verified"
