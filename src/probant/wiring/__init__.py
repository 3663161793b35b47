"""Settings → working objects. The only place that chooses implementations.

A repository that stays open is warm.py's; the models of the council are made in council.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from probant.errors import RevisionNotFound
from probant.facts.index import IndexState, Progress, is_current, refresh
from probant.facts.lookup import FactBook
from probant.runs.workshop import Permission, Say, Workshop
from probant.settings import Settings
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.cache import MB, check_daily
from probant.workspace.search import TextSearch
from probant.workspace.snapshot import SourceTree, open_tree
from probant.workspace.text_index import TextIndex

if TYPE_CHECKING:
    from probant.ci.service import CiService
    from probant.facts.binder import Binder
    from probant.facts.rows import CallFact, DefFact
    from probant.opinions.port import Asked, Opinion, Places, Usable
    from probant.opinions.seconds import SecondOpinions
    from probant.tools.base import Desk
    from probant.tools.change_proposal import Proposal
    from probant.tools.narrowing import Narrowing
    from probant.tools.places import PlaceSearch
    from probant.tools.registry import Toolbox
    from probant.vocabulary.capability import Capability
    from probant.workflows.names import SnapshotNames

__all__ = [
    "Execution",
    "OpenSnapshot",
    "Permission",
    "Progress",
    "Workbench",
    "names_of",
    "open_snapshot",
    "open_tree_at",
    "open_workbench",
    "second_opinions",
    "workbench_on",
]


class OpenSnapshot(Record, kw_only=True):
    """One snapshot of a repository with what was learned about it; good for many questions."""

    tree: SourceTree
    book: FactBook
    binder: Callable[[], Binder]
    search: TextSearch
    index: IndexState
    texts: TextIndex
    places: Callable[[], PlaceSearch]
    """Search by words; loaded and indexed by the first that searches."""
    names: Callable[[], SnapshotNames]
    is_indexed: Callable[[], bool]
    """Whether the index still shows this snapshot."""


class Workbench(Record, kw_only=True):
    """An open snapshot with everything that can look at it, for one call."""

    tree: SourceTree
    book: FactBook
    binder: Binder
    desk: Desk
    index: IndexState
    texts: TextIndex
    places: Callable[[], PlaceSearch]
    names: Callable[[], SnapshotNames]
    is_past: bool
    opinions: OpinionsOnDemand
    workshop: Workshop


class Execution(Record, kw_only=True):
    """What the user lets be run, and who is told while it runs."""

    permission: Permission = Permission()
    say: Say | None = None
    patch: bytes | None = None
    """A proposed change, as a unified diff."""


class OpinionsOnDemand:
    """Second opinions, loaded and started by the first question that needs one."""

    def __init__(self, tree: SourceTree, settings: Settings) -> None:
        self._tree = tree
        self._settings = settings
        self._made: SecondOpinions | None = None

    def type_of(self, asked: Asked) -> Opinion:
        if self._settings.second_opinions == "never":
            from probant.opinions.port import could_not_look

            note = "second opinions are switched off in the settings"
            return could_not_look(note, reason=ReasonCode.NOT_PERMITTED)
        if self._made is None:
            from probant.opinions.seconds import SecondOpinions

            self._made = SecondOpinions(self._tree, _places(self._settings))
        return self._made.type_of(asked)

    def close(self) -> None:
        if self._made is not None:
            self._made.close()


@contextmanager
def open_workbench(
    settings: Settings,
    repo: Path,
    *,
    at: str | None = None,
    progress: Progress | None = None,
    execution: Execution | None = None,
) -> Iterator[Workbench]:
    """Open a repository, refresh its index, lay out the tools; closed again at the end."""
    with ExitStack() as opened:
        tree = open_tree_at(settings, repo, at)
        snapshot = opened.enter_context(open_snapshot(settings, tree, progress=progress))
        yield opened.enter_context(workbench_on(snapshot, settings, at=at, execution=execution))


def open_tree_at(settings: Settings, repo: Path, at: str | None) -> SourceTree:
    if at is not None and not at.strip():
        raise RevisionNotFound("no revision is named", remedy="name one, or leave --at out")
    return open_tree(repo, at=at, cache_dir=settings.cache_dir)


@contextmanager
def open_snapshot(
    settings: Settings,
    tree: SourceTree,
    *,
    progress: Progress | None = None,
    with_words: bool = False,
) -> Iterator[OpenSnapshot]:
    """The facts of a tree, which is closed with them; the words of its text if they are wanted."""
    with tree, ExitStack() as opened:
        texts = opened.enter_context(closing(TextIndex.of(tree, settings.cache_dir)))
        connection, view, state = refresh(
            tree, settings.cache_dir, progress=progress, texts=texts if with_words else None
        )
        opened.callback(check_daily, settings.cache_dir, settings.cache_max_mb * MB)
        opened.callback(connection.close)
        book = FactBook(connection, view)
        search = TextSearch(tree, texts)
        binder = _binder_of(book, tree)
        yield OpenSnapshot(
            tree=tree,
            book=book,
            binder=binder,
            search=search,
            index=state,
            texts=texts,
            places=_places_of(tree, book, binder, search, state.directory, opened),
            names=names_of(tree, book),
            is_indexed=lambda: is_current(connection, view, tree),
        )


def _binder_of(book: FactBook, tree: SourceTree) -> Callable[[], Binder]:
    @cache
    def binder() -> Binder:
        from probant.facts.binder import Binder

        return Binder(book, tree)

    return binder


def names_of(tree: SourceTree, book: FactBook) -> Callable[[], SnapshotNames]:
    @cache
    def names() -> SnapshotNames:
        from probant.workflows.names import SnapshotNames

        return SnapshotNames(tree, book)

    return names


@contextmanager
def workbench_on(
    snapshot: OpenSnapshot,
    settings: Settings,
    *,
    at: str | None = None,
    execution: Execution | None = None,
) -> Iterator[Workbench]:
    """Lay out the tools on an open snapshot. What was run, asked or proposed ends with the call."""
    from probant.tools.registry import Toolbox

    leave, tree = execution or Execution(), snapshot.tree
    with ExitStack() as opened:
        opinions = opened.enter_context(closing(OpinionsOnDemand(tree, settings)))
        runs = settings.cache_dir / "runs"
        workshop = opened.enter_context(closing(Workshop(tree, leave.permission, runs, leave.say)))
        box = Toolbox(
            tree=tree,
            book=snapshot.book,
            binder=snapshot.binder(),
            search=snapshot.search,
            places=snapshot.places,
            opinions=opinions,
            workshop=workshop,
            proposal=_proposal_of(leave, settings, opened),
            ci=lambda: ci_service(tree, settings),
        )
        yield Workbench(
            tree=tree,
            book=snapshot.book,
            binder=snapshot.binder(),
            desk=_desk(tree, box, settings),
            index=snapshot.index,
            texts=snapshot.texts,
            places=snapshot.places,
            names=snapshot.names,
            is_past=_is_past(tree, at),
            opinions=opinions,
            workshop=workshop,
        )


def _desk(tree: SourceTree, box: Toolbox, settings: Settings) -> Desk:
    from probant.tools.base import Desk
    from probant.tools.registry import make_tool

    def narrowing() -> Narrowing:
        from probant.tools.narrowing import Narrowing

        return Narrowing(box)

    def capabilities() -> tuple[Capability, ...]:
        from probant.tools.capabilities import CAPABILITIES

        return CAPABILITIES

    return Desk(
        capabilities,
        lambda name: make_tool(name, box),
        tree,
        narrow=cache(narrowing),
        is_seconding=settings.second_opinions == "always",
    )


def _places_of(
    tree: SourceTree,
    book: FactBook,
    binder: Callable[[], Binder],
    search: TextSearch,
    directory: Path,
    opened: ExitStack,
) -> Callable[[], PlaceSearch]:
    def calls_of(fact: DefFact) -> list[CallFact]:
        from probant.tools.references import References
        from probant.tools.registry import Toolbox

        box = Toolbox(tree=tree, book=book, binder=binder(), search=search)
        return References(box).call_sites([fact])[0]

    @cache
    def places() -> PlaceSearch:
        from probant.tools.places import PlaceSearch

        return opened.enter_context(closing(PlaceSearch(tree, book, search, directory, calls_of)))

    return places


def _proposal_of(leave: Execution, settings: Settings, opened: ExitStack) -> Callable[[], Proposal]:
    """The change at hand, made by the first question about it and closed with the rest."""

    @cache
    def proposal() -> Proposal:
        from probant.tools.change_proposal import Proposal

        return opened.enter_context(closing(Proposal(leave.patch, settings.cache_dir)))

    return proposal


def second_opinions(settings: Settings) -> tuple[Usable, ...]:
    """Which second opinions can be had on this machine."""
    from probant.opinions.seconds import usable

    return usable(_places(settings))


def ci_service(tree: SourceTree, settings: Settings) -> CiService:
    """Who knows about runs of this snapshot. Only the user's settings say who that is."""
    from probant.ci.service import CiService
    from probant.ci.where import Wish
    from probant.workspace.process import user_env

    wish = Wish(
        host=settings.ci_host,
        api=settings.ci_api,
        repository=settings.ci_repository,
        token_env=settings.ci_token_env,
        via=settings.ci_via,
    )
    return CiService(tree, wish, user_env())


def _places(settings: Settings) -> Places:
    from probant.opinions.port import Places

    return Places(typescript=settings.typescript)


def _is_past(tree: SourceTree, at: str | None) -> bool:
    """Whether a revision was asked for that is not the present one."""
    if at is None or tree.git is None:
        return False
    return tree.git.head() != tree.snapshot.commit
