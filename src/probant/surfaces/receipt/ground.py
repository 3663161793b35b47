"""What a receipt looks at, from an open repository: the tree, what it was before, and runs.

"Before" is the commit the conversation began at: the one its log names, or the newest that is
older than the conversation. Runs and calls happen only where the person permitted them.
"""

from __future__ import annotations

import http.client
from collections.abc import Collection, Mapping
from contextlib import ExitStack
from datetime import datetime
from functools import cached_property
from pathlib import Path
from urllib.parse import urlsplit

from probant.agents.weakened import WeakenedTest, is_configuration, weakened_tests
from probant.errors import ProbantError, RevisionNotFound
from probant.settings import Settings
from probant.surfaces.opened import OpenRepository
from probant.surfaces.results import AnswerResult
from probant.tools.projects.sources import is_test_path
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import RepoPath, Snapshot
from probant.vocabulary.value import RunValue
from probant.wiring import Execution
from probant.workflows.receipt import Proof
from probant.workspace.chronicle import Chronicle
from probant.workspace.snapshot import SourceTree, open_tree

MAX_CODE_LINES = 2_000
MAX_KEY_FILE_BYTES = 1_000_000
CALL_SECONDS = 5
LOOPBACK = frozenset({"localhost", "127.0.0.1"})
NOT_PERMITTED = Proof(
    outcome=Outcome.INSUFFICIENT_EVIDENCE, text="only a run can tell, and --allow-exec permits it"
)


class TreeGround:
    """The `Ground` of workflows/receipt.py over one repository; close it, or use it in `with`."""

    def __init__(
        self,
        opened: OpenRepository,
        settings: Settings,
        root: Path,
        *,
        folder: Path,
        began: str = "",
        commit: str = "",
        execution: Execution | None = None,
    ) -> None:
        self._opened = opened
        self._execution = execution
        self._stack = ExitStack()
        self._runs: dict[str, Proof] = {}
        self._tree = self._stack.enter_context(
            open_tree(root, cache_dir=settings.cache_dir, whole=True)
        )
        self._folder = _below(folder, self._tree.root)
        self._base = _base_commit(self._tree, began, commit)
        self.since = "" if self._base is None else self._base[:12] or "the beginning"
        self._before = self._open(settings, self._base) if self._base else None
        head = self._tree.snapshot.commit
        self._head = self._open(settings, head) if head else None

    def __enter__(self) -> TreeGround:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def snapshot(self) -> Snapshot:
        return self._tree.snapshot

    def _open(self, settings: Settings, at: str) -> SourceTree:
        tree = open_tree(self._tree.root, at=at, cache_dir=settings.cache_dir, whole=True)
        return self._stack.enter_context(tree)

    # Files

    @cached_property
    def _blobs(self) -> Mapping[str, str]:
        return {row.path: row.blob for row in self._tree.rows()}

    @cached_property
    def _blobs_before(self) -> Mapping[str, str]:
        return {row.path: row.blob for row in self._before.rows()} if self._before else {}

    def paths(self) -> Collection[str]:
        return self._blobs.keys()

    def paths_before(self) -> Collection[str]:
        return self._blobs_before.keys()

    def near(self, path: str) -> str:
        return f"{self._folder}/{path}" if self._folder else path

    def is_on_disk(self, path: str) -> bool:
        return self._tree.is_on_disk(path)

    def is_changed(self, path: str) -> bool:
        return self._blobs.get(path) != self._blobs_before.get(path)

    def text(self, path: str) -> str | None:
        return _text(self._tree, path)

    def text_before(self, path: str) -> str | None:
        return _text(self._before, path) if self._before else None

    def text_on_disk(self, path: str) -> str | None:
        if self._tree.confined is None:
            return None
        try:
            raw = self._tree.confined.read(path, max_bytes=MAX_KEY_FILE_BYTES)
        except (ProbantError, OSError, ValueError):
            return None
        return raw.decode("utf-8", "replace")

    def weakened(self) -> tuple[WeakenedTest, ...]:
        """Tests that became weaker since before."""
        if not self.since:
            return ()
        before: dict[str, str] = {}
        after: dict[str, str] = {}
        for path in self._blobs.keys() | self._blobs_before.keys():
            if not self.is_changed(path) or not (is_test_path(path) or is_configuration(path)):
                continue
            old, new = self.text_before(path), self.text(path)
            if (old is None and path in self._blobs_before) or (
                new is None and path in self._blobs
            ):
                continue  # not readable is not gone
            before |= {path: old} if old is not None else {}
            after |= {path: new} if new is not None else {}
        return weakened_tests(before, after)

    # Code

    def exists(self, name: str, within: str = "") -> Proof:
        try:
            return _proof(self._opened.query("exists", name, within=within))
        except ProbantError as trouble:
            return Proof(outcome=Outcome.ERROR, text=trouble.message)

    def is_mentioned(self, word: str) -> bool:
        """Where that cannot be told, it is taken to be so: nobody is accused for it."""
        try:
            found = self._opened.query("text_exists", word, limit=1)
        except ProbantError:
            return True
        return found.answer.ruling.outcome is not Outcome.REFUTED

    def code(self, name: str) -> tuple[str, ...]:
        return self._code(name, None)

    def code_before(self, name: str) -> tuple[str, ...]:
        return self._code(name, self._base) if self._base else ()

    def _code(self, name: str, at: str | None) -> tuple[str, ...]:
        try:
            shown = self._opened.show(name, at=at, lines=MAX_CODE_LINES)
        except ProbantError:
            return ()
        return tuple(one.text for one in shown.definitions)

    # History

    def has_commit(self, sha: str) -> bool:
        if self._tree.git is None:
            return False
        try:
            return bool(self._tree.git.resolve(sha))
        except RevisionNotFound:
            return False

    def n_commits_since(self) -> int:
        head = self._tree.snapshot.commit
        if self._tree.git is None or head is None:
            return 0
        return len(Chronicle(self._tree.git).commits(head, without=self._base or None))

    def uncommitted(self) -> tuple[str, ...]:
        """Tracked files that are not as in the last commit."""
        if self._head is None or not self._tree.snapshot.dirty:
            return ()
        return tuple(row.path for row in self._head.rows() if self._blobs.get(row.path) != row.blob)

    # Runs

    def run_tests(self, path: str) -> Proof:
        return self._run("run_tests", *([path] if path else []))

    def run_build(self) -> Proof:
        return self._run("run_build")

    def _run(self, kind: str, *targets: str) -> Proof:
        if self._execution is None or not self._execution.permission.allowed:
            return NOT_PERMITTED
        key = " ".join((kind, *targets))
        if key not in self._runs:
            try:
                found = self._opened.query(kind, *targets, execution=self._execution)
                self._runs[key] = _proof(found)
            except ProbantError as trouble:
                self._runs[key] = Proof(outcome=Outcome.ERROR, text=trouble.message)
        return self._runs[key]

    def call(self, url: str) -> Proof:
        """A request to a server on this machine, and to no other."""
        if self._execution is None or not self._execution.permission.allowed:
            return NOT_PERMITTED
        return _called(url if "://" in url else f"http://{url}")


def _base_commit(tree: SourceTree, began: str, commit: str) -> str | None:
    """The commit a conversation began at; "" if it began before the first, None if not known."""
    head = tree.snapshot.commit
    if tree.git is None or head is None:
        return None
    if commit:
        try:
            return tree.git.resolve(commit)
        except RevisionNotFound:
            pass
    try:
        moment = datetime.fromisoformat(began)
    except ValueError:
        return None
    if moment.tzinfo is None:
        return None
    found = Chronicle(tree.git).last_before(head, int(moment.timestamp()))
    return found.sha if found is not None else ""


def _below(folder: Path, root: Path) -> str:
    resolved = folder.resolve()
    if not resolved.is_relative_to(root) or resolved == root:
        return ""
    return resolved.relative_to(root).as_posix()


def _text(tree: SourceTree, path: str) -> str | None:
    try:
        return tree.read(RepoPath(path)).decode("utf-8", "replace")
    except ProbantError:
        return None


def _proof(result: AnswerResult) -> Proof:
    answer = result.answer
    runs = [one.value for one in answer.values if isinstance(one.value, RunValue)]
    return Proof(
        outcome=answer.ruling.outcome,
        text=answer.refusal.because if answer.refusal else answer.text,
        citations=answer.citations[:3],
        n_tests=sum(one.passed + one.failed + one.skipped for one in runs) if runs else None,
    )


def _called(url: str) -> Proof:
    where = urlsplit(url)
    if where.scheme != "http" or where.hostname not in LOOPBACK:
        return Proof(outcome=Outcome.INSUFFICIENT_EVIDENCE, text=f"{url} is not called")
    try:
        connection = http.client.HTTPConnection(
            where.hostname, where.port or 80, timeout=CALL_SECONDS
        )
        connection.request("GET", where.path or "/")
        status = connection.getresponse().status
        connection.close()
    except TimeoutError:
        return Proof(outcome=Outcome.INSUFFICIENT_EVIDENCE, text=f"{url} did not answer in time")
    except (OSError, http.client.HTTPException, ValueError) as trouble:
        return Proof(outcome=Outcome.REFUTED, text=f"{url} does not answer: {trouble}")
    is_broken = status in (404, 410) or status >= 500
    outcome = Outcome.REFUTED if is_broken else Outcome.ANSWERED
    return Proof(outcome=outcome, text=f"{url} answers {status}")
