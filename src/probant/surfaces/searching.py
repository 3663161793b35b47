"""`search` in Python: ranked places as a frozen result, warm work done by the workflow."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from probant.errors import UsageError
from probant.settings import Settings, load_settings
from probant.vocabulary.record import Record
from probant.vocabulary.source import Snapshot
from probant.wiring import Progress, Workbench, on_workbench

if TYPE_CHECKING:
    from probant.surfaces.wire import Json
    from probant.tools.places import FoundPlace
    from probant.workflows.search import Search


class SearchResult(Record):
    """Ranked places, best first. Each exists and says so; nothing else is claimed."""

    query: str
    snapshot: Snapshot
    places: tuple[FoundPlace, ...]

    def to_json(self) -> Json:
        """`probant.search/1`."""
        from probant.surfaces.wire import search_json

        return search_json(self.query, self.snapshot, self.places)


def search(
    text: str,
    repo: str | os.PathLike[str] = ".",
    *,
    at: str | None = None,
    within: str | None = None,
    limit: int = 10,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> SearchResult:
    """The places of a repository that say most of these words, best first."""
    asked = search_of(text, within=within, limit=limit)
    return run_search(asked, repo, at=at, settings=settings, progress=progress)


def search_of(
    text: str,
    *,
    within: str | None = None,
    symbol_kind: Iterable[str] = (),
    lang: Iterable[str] = (),
    exact: bool = False,
    regex: bool = False,
    limit: int = 10,
) -> Search:
    """What is asked for, checked as far as that needs no repository."""
    from probant.tools.places import Narrowed
    from probant.workflows.search import Manner, Search

    if exact and regex:
        raise UsageError("--exact and --regex exclude each other", remedy="give one of them")
    narrowed = Narrowed(
        within=within or "",
        kinds=_kinds(symbol_kind),
        languages=_languages(lang),
    )
    manner = Manner.EXACT if exact else Manner.REGEX if regex else Manner.WORDS
    return Search(text=text, manner=manner, narrowed=narrowed, limit=limit)


def run_search(
    asked: Search,
    repo: str | os.PathLike[str],
    *,
    at: str | None,
    settings: Settings | None,
    progress: Progress | None,
) -> SearchResult:
    from probant.workflows.search import search_places

    def found(bench: Workbench) -> SearchResult:
        places = search_places(asked, bench.tree, bench.places())
        return SearchResult(asked.text, bench.tree.snapshot, places)

    return on_workbench(found, settings or load_settings(), Path(repo), at=at, progress=progress)


def _kinds(names: Iterable[str]) -> frozenset[str]:
    if not names:
        return frozenset()
    from probant.questions.arguments import symbol_kinds

    return frozenset(kind.value for kind in symbol_kinds(names))


def _languages(names: Iterable[str]) -> frozenset[str]:
    from probant.facts.languages import names as known

    wanted = [word.strip().lower() for name in names for word in name.split(",") if word.strip()]
    for word in wanted:
        if word not in known():
            raise UsageError(
                f"there is no language {word!r}", remedy=f"choose one of {', '.join(known())}"
            )
    return frozenset(wanted)
