"""Settings and a repository → where a verification takes place.

The code is indexed only if there is prose among the evidence, and models load with their first
question; a verification without either opens the commit and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from probant.errors import IndexCorrupt
from probant.facts import store
from probant.facts.index import index_directory
from probant.settings import Settings
from probant.vocabulary.assertion import TextReport
from probant.vocabulary.council import Item
from probant.wiring import Progress, open_workbench
from probant.wiring.council import council_config
from probant.workflows.chamber import Chamber
from probant.workflows.evidence_check import EvidenceChecker
from probant.workflows.verify import needs_repository
from probant.workspace.process import user_env
from probant.workspace.snapshot import SourceTree, open_tree

__all__ = ["commit_of", "open_chamber"]


@contextmanager
def open_chamber(
    settings: Settings, repo: Path, *, progress: Progress | None = None
) -> Iterator[Chamber]:
    """Everything a verification of this repository needs; closed again at the end."""
    with ExitStack() as opened:
        yield Chamber(
            open_tree=lambda commit: open_tree(
                repo, at=commit, cache_dir=settings.cache_dir, whole=True
            ),
            council=council_config(settings, user_env()),
            checker=partial(_Prose, settings, repo, progress, opened),
            log_root=settings.log_dir,
            store=settings.store,
        )


def commit_of(rev: str, repo: Path, settings: Settings) -> str:
    """The full id of the commit that a revision names."""
    with (
        needs_repository(),
        open_tree(repo, at=rev, cache_dir=settings.cache_dir, whole=True) as tree,
    ):
        assert tree.snapshot.commit is not None  # noqa: S101 - a revision resolves to a commit
        return tree.snapshot.commit


class _Prose:
    """Checks prose against a tree; its index is made for the first text that comes."""

    def __init__(
        self,
        settings: Settings,
        repo: Path,
        progress: Progress | None,
        opened: ExitStack,
        tree: SourceTree,
    ) -> None:
        self._settings = settings
        self._repo = repo
        self._progress = progress
        self._tree = tree
        self._opened = opened.enter_context(ExitStack())
        self._checker: EvidenceChecker | None = None

    def check(self, item: Item) -> TextReport:
        try:
            return self._at_hand().check(item)
        except IndexCorrupt:
            self._opened.close()
            self._checker = None
            store.remove(index_directory(self._tree, self._settings.cache_dir))
        return self._at_hand().check(item)

    def _at_hand(self) -> EvidenceChecker:
        if self._checker is None:
            bench = self._opened.enter_context(
                open_workbench(
                    self._settings,
                    self._repo,
                    at=self._tree.snapshot.commit,
                    progress=self._progress,
                )
            )
            self._checker = EvidenceChecker(bench.tree, bench.book, bench.binder, bench.desk)
        return self._checker
