"""The Python interface: the verbs as functions, each a single call on an open repository.

What they take besides the repository, and what it means, is said by the methods of
`OpenRepository` (opened.py). Who asks more than once opens the repository once.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from probant.settings import Settings
from probant.surfaces.opened import OpenRepository
from probant.surfaces.results import AnswerResult as AnswerResult
from probant.surfaces.results import CheckReport as CheckReport
from probant.surfaces.results import FactsResult as FactsResult
from probant.surfaces.results import SearchResult as SearchResult
from probant.surfaces.results import ShowResult as ShowResult
from probant.surfaces.verifying import VerifyResult as VerifyResult
from probant.surfaces.verifying import verify as verify

if TYPE_CHECKING:
    from typing import TypedDict, Unpack

    from probant.checking.document import Document
    from probant.surfaces.goal_wire import Query
    from probant.vocabulary.assertion import Tier
    from probant.vocabulary.question import Goal
    from probant.vocabulary.ruling import TruthMode
    from probant.wiring import Execution, Progress
    from probant.workflows.search import Search

    class Watched(TypedDict, total=False):
        """What every call takes."""

        progress: Progress | None

    class Run(Watched, total=False):
        execution: Execution | None

    class Answered(Run, total=False):
        session: str | None
        truth_mode: TruthMode
        narrate: bool

    class Asked(Answered, total=False):
        allow_exec: bool
        patch: str | bytes | None

    class Queried(Run, total=False):
        within: str
        of: str
        symbol_kind: str | Iterable[str]
        outside_tests: bool
        only_tests: bool
        public: bool
        since: str
        until: str
        by: str
        directly: bool | None
        count: bool
        unit: str | None
        limit: int | None
        allow_exec: bool
        truth_mode: TruthMode

    class CheckedBy(Watched, total=False):
        tiers: Iterable[str] | str | None
        allow_exec: bool

    class Searched(Watched, total=False):
        within: str | None
        limit: int


Repo = str | os.PathLike[str]


def open_repository(
    repo: Repo = ".", *, at: str | None = None, settings: Settings | None = None
) -> OpenRepository:
    """A repository that stays open: the same verbs as methods, warm between calls.

    with probant.open(repo) as opened:
        opened.ask("who calls parse?")
    """
    return OpenRepository(repo, at=at, settings=settings)


def ask(
    question: str,
    repo: Repo = ".",
    *,
    at: str | None = None,
    settings: Settings | None = None,
    **options: Unpack[Asked],
) -> AnswerResult:
    """Answer a question about a repository, or refuse with the reason."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.ask(question, **options)


def query(
    kind: str,
    *targets: str,
    repo: Repo = ".",
    at: str | None = None,
    settings: Settings | None = None,
    **options: Unpack[Queried],
) -> AnswerResult:
    """The same as `ask` without English: a kind of question and what it is about."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.query(kind, *targets, **options)


def ask_query(
    asked: Query | Goal,
    repo: Repo = ".",
    *,
    settings: Settings | None = None,
    **options: Unpack[Answered],
) -> AnswerResult:
    """The answer to a typed query, or to a goal that was read elsewhere and chosen by a person."""
    with OpenRepository(repo, settings=settings) as opened:
        return opened.ask_query(asked, **options)


def check(
    text: str,
    repo: Repo = ".",
    *,
    at: str | None = None,
    settings: Settings | None = None,
    **options: Unpack[CheckedBy],
) -> CheckReport:
    """Hold what a text says about a repository against the repository."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.check(text, **options)


def check_documents(
    documents: Sequence[Document],
    repo: Repo,
    *,
    at: str | None,
    tiers: frozenset[Tier],
    settings: Settings | None,
    **options: Unpack[Run],
) -> CheckReport:
    """The same for texts that were read elsewhere."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.check_documents(documents, tiers=tiers, **options)


def search(
    text: str,
    repo: Repo = ".",
    *,
    at: str | None = None,
    settings: Settings | None = None,
    **options: Unpack[Searched],
) -> SearchResult:
    """The places of a repository that say most of these words, best first."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.search(text, **options)


def run_search(
    asked: Search,
    repo: Repo,
    *,
    at: str | None = None,
    settings: Settings | None = None,
    **options: Unpack[Watched],
) -> SearchResult:
    """The same for what was asked in full."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.run_search(asked, **options)


def show(
    name: str,
    repo: Repo = ".",
    *,
    at: str | None = None,
    lines: int | None = None,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> ShowResult:
    """The whole code of a definition, a file or `PATH:A-B`; at most `lines` lines of each."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.show(name, lines=lines, progress=progress)


def facts(
    repo: Repo = ".",
    *,
    at: str | None = None,
    path: str | None = None,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> FactsResult:
    """The extracted facts of a repository, or of one file or folder of it."""
    with OpenRepository(repo, at=at, settings=settings) as opened:
        return opened.facts(path, progress=progress)
