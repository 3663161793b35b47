"""Named repositories and the verbs on them: what the HTTP API and the MCP server stand on.

The roots are fixed when the server starts and a request can only name one of them. Nothing is ever
run or patched for a caller, so no verb here takes a permission. How a caller is spoken to is for
`http/` and `mcp/`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from probant.answering.refusal import for_callers
from probant.errors import RepositoryNotFound, SessionError, UsageError
from probant.ledger.store import SessionStore
from probant.settings import Settings
from probant.surfaces import api, browsing
from probant.surfaces.opened import OpenRepository
from probant.vocabulary.record import Record, replace
from probant.workspace.snapshot import open_tree

if TYPE_CHECKING:
    from probant.answering.answer import Answer
    from probant.council.stages.events import Say
    from probant.reading.followups import SessionFrame
    from probant.surfaces.browsing import IndexStatus
    from probant.surfaces.goal_wire import Query
    from probant.vocabulary.source import Snapshot
    from probant.wiring import Progress
    from probant.workflows.completion import Completion
    from probant.workflows.import_map import ImportMap
    from probant.workspace.history import Commit

ROOT_NAME = re.compile(r"[A-Za-z0-9._-]{1,80}")
MAX_SESSION_CHARS = 60


class Root(Record):
    """One repository that is served, and the name requests use for it."""

    name: str
    path: Path


class Caller(Record):
    """Who asks. Sessions of one caller are not those of another; "" is the user at this machine.

    `scopes` is what the caller may do (None: everything).
    """

    owner: str = ""
    scopes: tuple[str, ...] | None = None

    def may(self, scope: str) -> bool:
        return self.scopes is None or scope in self.scopes


LOCAL = Caller()


class PastAnswer(Record, kw_only=True):
    """An answer of one of the caller's sessions, as `probant.answer/1`."""

    session: str
    number: int
    repo: str
    at: str | None
    created: str
    artifacts: Mapping[str, object]


def roots_of(given: Sequence[str]) -> tuple[Root, ...]:
    """What `--repo [NAME=]PATH` names; the name is the directory's own where none is given."""
    roots = tuple(_root(one) for one in given)
    seen: set[str] = set()
    for root in roots:
        if root.name in seen:
            raise UsageError(
                f"two repositories are called {root.name!r}", remedy="name them: --repo NAME=PATH"
            )
        seen.add(root.name)
    return roots


def _root(given: str) -> Root:
    name, sign, rest = given.partition("=")
    is_named = bool(sign) and bool(ROOT_NAME.fullmatch(name)) and not Path(given).exists()
    path = Path(rest if is_named else given).resolve()
    if not path.is_dir():
        raise RepositoryNotFound(f"{path} is not a directory", remedy="give --repo [NAME=]PATH")
    return Root(name if is_named else path.name or "root", path)


class Opened:
    """Repositories that were asked about, each kept open: its calls take turns."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = Lock()
        self._known: dict[Path, OpenRepository] = {}

    def at(self, path: Path) -> OpenRepository:
        with self._lock:
            if path not in self._known:
                self._known[path] = OpenRepository(path, settings=self._settings)
            return self._known[path]

    def close(self) -> None:
        with self._lock:
            for one in self._known.values():
                one.close()
            self._known.clear()


class Served:
    """The table of roots with the verbs. Every call sees the files as they are at that moment."""

    def __init__(
        self, roots: Sequence[Root], settings: Settings, opened: Opened | None = None
    ) -> None:
        self._roots = {root.name: root for root in roots}
        self._opened = opened or Opened(settings)
        self.settings = settings

    @property
    def roots(self) -> tuple[Root, ...]:
        return tuple(self._roots.values())

    def with_roots(self, more: Sequence[Root]) -> Served:
        """The same and these, where no root has their name already."""
        return Served([*more, *self._roots.values()], self.settings, self._opened)

    def close(self) -> None:
        """Let go of what is kept open."""
        self._opened.close()

    def _open(self, name: str | None) -> OpenRepository:
        return self._opened.at(self.root(name).path)

    def root(self, name: str | None) -> Root:
        """The root of that name; without one, the only root there is."""
        names = ", ".join(self._roots)
        if not self._roots:
            raise RepositoryNotFound("no repository is served", remedy="start it with --repo PATH")
        if name is None:
            if len(self._roots) == 1:
                return next(iter(self._roots.values()))
            raise UsageError("several repositories are served", remedy=f"set repo: {names}")
        if name not in self._roots:
            raise RepositoryNotFound(
                f"no repository is served as {name[:80]!r}", remedy=f"choose one of {names}"
            )
        return self._roots[name]

    def snapshot(self, root: Root) -> Snapshot:
        """What a question would be answered from now."""
        with open_tree(root.path, at=None, cache_dir=self.settings.cache_dir) as tree:
            return tree.snapshot

    def ask(
        self, question: str, repo: str | None = None, *, at: str | None = None,
        session: str | None = None, caller: Caller = LOCAL, progress: Progress | None = None,
    ) -> api.AnswerResult:  # fmt: skip
        return _for_callers(
            self._open(repo).ask(
                question, at=at, session=session_of(caller, session), progress=progress
            )
        )

    def query(
        self, asked: Query, repo: str | None = None, *, at: str | None = None,
        session: str | None = None, caller: Caller = LOCAL, progress: Progress | None = None,
    ) -> api.AnswerResult:  # fmt: skip
        return _for_callers(
            self._open(repo).ask_query(
                asked if at is None else replace(asked, at=at),
                session=session_of(caller, session),
                progress=progress,
            )
        )

    def search(
        self, text: str, repo: str | None = None, *, at: str | None = None,
        within: str | None = None, limit: int = 10, progress: Progress | None = None,
    ) -> api.SearchResult:  # fmt: skip
        return self._open(repo).search(text, at=at, within=within, limit=limit, progress=progress)

    def show(
        self, name: str, repo: str | None = None, *, at: str | None = None,
        lines: int | None = None, progress: Progress | None = None,
    ) -> api.ShowResult:  # fmt: skip
        return self._open(repo).show(name, at=at, lines=lines, progress=progress)

    def check(
        self, text: str, repo: str | None = None, *, at: str | None = None,
        tiers: Iterable[str] | str | None = None, progress: Progress | None = None,
    ) -> api.CheckReport:  # fmt: skip
        return self._open(repo).check(text, at=at, tiers=tiers, progress=progress)

    def facts(
        self, repo: str | None = None, *, path: str | None = None, at: str | None = None,
        progress: Progress | None = None,
    ) -> api.FactsResult:  # fmt: skip
        return self._open(repo).facts(path, at=at, progress=progress)

    def verify(
        self, request: Mapping[str, object], repo: str | None = None, *, say: Say | None = None,
        progress: Progress | None = None,
    ) -> api.VerifyResult:  # fmt: skip
        return api.verify(
            request, self.root(repo).path, config=self.settings, say=say, progress=progress
        )

    # What only a page asks

    def complete(
        self, text: str, repo: str | None = None, *, at: str | None = None
    ) -> tuple[Completion, ...]:
        return browsing.complete(self._open(repo), text, at)

    def examples(self, repo: str | None = None) -> tuple[str, ...]:
        return browsing.examples(self._open(repo))

    def files(
        self, under: str = "", repo: str | None = None, *, at: str | None = None
    ) -> tuple[str, ...]:
        return browsing.files_below(self._open(repo), under, at)

    def import_map(
        self, under: str = "", repo: str | None = None, *, at: str | None = None
    ) -> ImportMap:
        return browsing.draw_imports(self._open(repo), under, at)

    def line_commits(
        self, path: str, repo: str | None = None, *, at: str | None = None
    ) -> tuple[Commit, ...]:
        return browsing.line_commits(self._open(repo), path, at)

    def index_status(self, repo: str | None = None) -> IndexStatus:
        return browsing.index_status(self._open(repo))

    def session_frame(
        self, session: str, repo: str | None = None, *, caller: Caller = LOCAL
    ) -> SessionFrame | None:
        """What the caller's session lends to its next question about this repository."""
        stored = session_of(caller, session)
        return self._open(repo).session_frame(stored) if stored else None

    def history(self, caller: Caller = LOCAL, *, limit: int = 500) -> tuple[PastAnswer, ...]:
        """What the caller asked in sessions about the repositories served, newest first."""
        names = {os.path.realpath(root.path): root.name for root in self.roots}
        start = f"{caller.owner}@" if caller.owner else ""
        return tuple(
            PastAnswer(
                session=one.session.removeprefix(start),
                number=one.number,
                repo=names[str(one.frame.get("repository"))],
                at=str(one.frame["revision"]) if one.frame.get("revision") else None,
                created=one.created,
                artifacts=one.artifacts,
            )
            for one in SessionStore(self.settings.store).newest(start, limit)
            if one.frame.get("repository") in names
        )


def session_of(caller: Caller, name: str | None) -> str | None:
    """The stored name of a caller's session: one caller cannot name the session of another."""
    if name is None or not caller.owner:
        return name
    if not name or len(name) > MAX_SESSION_CHARS:
        raise SessionError(
            f"a session name has 1 to {MAX_SESSION_CHARS} characters", remedy="choose another"
        )
    return f"{caller.owner}@{name}"


def _for_callers(result: api.AnswerResult) -> api.AnswerResult:
    return replace(result, answer=_told_to_callers(result.answer))


def _told_to_callers(answer: Answer) -> Answer:
    """The same without the commands and flags of a terminal, which a caller does not have."""
    parts = tuple(_told_to_callers(part) for part in answer.parts)
    text, refusal = for_callers(answer.text, answer.refusal)
    text = "\n".join(part.text for part in parts) if parts else text
    return replace(answer, text=text, refusal=refusal, parts=parts)
