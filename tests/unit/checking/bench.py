"""A small repository laid out for checking, and short ways to write statements about it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from probant.checking.shelf import Shelf
from probant.settings import load_settings
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Mention, Span
from probant.vocabulary.source import LineRange
from probant.wiring import open_workbench
from tests.repos import make_tree


@contextmanager
def shelf_of(folder: Path, files: dict[str, str]) -> Iterator[Shelf]:
    repo = make_tree(folder / "repo", files)
    settings = load_settings({"PROBANT_CACHE_DIR": str(folder / "cache"), "HOME": str(folder)})
    with open_workbench(settings, repo) as bench:
        yield Shelf(bench.tree, bench.book, bench.binder)


def named(text: str, owner: str = "") -> Mention:
    return Mention(text=text, span=Span(0, 0, 1), owner=owner)


def placed(written: str) -> CitedPlace:
    path, _, lines = written.partition(":")
    first, _, last = lines.partition("-")
    rows = LineRange(int(first), int(last or first)) if first else None
    span = Span(0, 0, 1)
    return CitedPlace(written=written, path=path, lines=rows, span=span, path_span=span)


def says(
    line: int,
    kind: ClaimKind,
    subject: str = "",
    object: str = "",  # noqa: A002 - the field's own name
    place: str = "",
    text: str = "",
    **more: object,
) -> Assertion:
    return Assertion(
        kind=kind,
        span=Span(line * 100, line * 100 + 10, line),
        text=text or f"{subject} {kind.wire} {object}{place}",
        subject=named(subject) if subject else None,
        object=named(object) if object else None,
        place=placed(place) if place else None,
        **more,  # type: ignore[arg-type]
    )
