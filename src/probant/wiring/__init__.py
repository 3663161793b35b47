"""Settings → working objects. The only place that chooses implementations.

The models of the council are made in council.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from probant.errors import IndexCorrupt, RevisionNotFound
from probant.facts import store
from probant.facts.binder import Binder
from probant.facts.index import IndexState, Progress, index_directory, refresh
from probant.facts.lookup import FactBook
from probant.runs.workshop import Permission, Say, Workshop
from probant.settings import Settings
from probant.tools.base import Desk
from probant.tools.registry import Toolbox, make_tool
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.cache import MB, check_daily
from probant.workspace.search import TextSearch
from probant.workspace.snapshot import SourceTree, open_tree
from probant.workspace.text_index import TextIndex

if TYPE_CHECKING:
    from probant.ci.service import CiService
    from probant.facts.rows import CallFact, DefFact
    from probant.opinions.port import Asked, Opinion, Places, Usable
    from probant.opinions.seconds import SecondOpinions
    from probant.tools.change_proposal import Proposal
    from probant.tools.narrowing import Narrowing
    from probant.tools.places import PlaceSearch
    from probant.vocabulary.capability import Capability

T = TypeVar("T")

__all__ = [
    "Execution",
    "Permission",
    "Progress",
    "Workbench",
    "on_workbench",
    "open_workbench",
    "second_opinions",
]


class Workbench(Record, kw_only=True):
    """One opened repository with everything that can look at it."""

    tree: SourceTree
    book: FactBook
    binder: Binder
    desk: Desk
    index: IndexState
    texts: TextIndex
    places: Callable[[], PlaceSearch]
    """Search by words; loaded and indexed by the first that searches."""
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
    if at is not None and not at.strip():
        raise RevisionNotFound("no revision is named", remedy="name one, or leave --at out")
    leave = execution or Execution()
    with open_tree(repo, at=at, cache_dir=settings.cache_dir) as tree, ExitStack() as opened:
        connection, view, state = refresh(tree, settings.cache_dir, progress=progress)
        opened.callback(check_daily, settings.cache_dir, settings.cache_max_mb * MB)
        opened.callback(connection.close)
        texts = opened.enter_context(closing(TextIndex.of(tree, settings.cache_dir)))
        opinions = opened.enter_context(closing(OpinionsOnDemand(tree, settings)))
        runs = settings.cache_dir / "runs"
        workshop = opened.enter_context(closing(Workshop(tree, leave.permission, runs, leave.say)))
        book = FactBook(connection, view)
        search = TextSearch(tree, texts)
        places = cache(lambda: _places_of(box, state.directory, opened))
        box = Toolbox(
            tree=tree,
            book=book,
            binder=Binder(book, tree),
            search=search,
            places=places,
            opinions=opinions,
            workshop=workshop,
            proposal=_proposal_of(leave, settings, opened),
            ci=lambda: ci_service(tree, settings),
        )
        yield Workbench(
            tree=tree,
            book=book,
            binder=box.binder,
            desk=_desk(tree, box, settings),
            index=state,
            texts=texts,
            places=places,
            is_past=_is_past(tree, at),
            opinions=opinions,
            workshop=workshop,
        )


def _desk(tree: SourceTree, box: Toolbox, settings: Settings) -> Desk:
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


def _places_of(box: Toolbox, directory: Path, opened: ExitStack) -> PlaceSearch:
    from probant.tools.places import PlaceSearch

    def calls_of(fact: DefFact) -> list[CallFact]:
        from probant.tools.references import References

        return References(box).call_sites([fact])[0]

    search = PlaceSearch(box.tree, box.book, box.search, directory, calls_of)
    return opened.enter_context(closing(search))


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


def on_workbench(
    work: Callable[[Workbench], T],
    settings: Settings,
    repo: Path,
    *,
    at: str | None = None,
    progress: Progress | None = None,
    execution: Execution | None = None,
) -> T:
    """Do some work on a repository; an index found damaged on the way is made anew, once."""
    try:
        with open_workbench(settings, repo, at=at, progress=progress, execution=execution) as bench:
            return work(bench)
    except IndexCorrupt:
        with open_tree(repo, at=at, cache_dir=settings.cache_dir) as tree:
            store.remove(index_directory(tree, settings.cache_dir))
    with open_workbench(settings, repo, at=at, progress=progress, execution=execution) as bench:
        return work(bench)


def _is_past(tree: SourceTree, at: str | None) -> bool:
    """Whether a revision was asked for that is not the present one."""
    if at is None or tree.git is None:
        return False
    return tree.git.head() != tree.snapshot.commit
