"""The one module that runs git.

Only on a mirror that obeys none of the repository's configuration, only plumbing that reads;
never `status` or `diff` on a work tree, where filters would run. Parsing is history.py's.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from pathlib import Path

from probant.errors import (
    FileUnreadable,
    GitFailed,
    ObjectMissing,
    ProgramFailed,
    RevisionNotFound,
)
from probant.vocabulary.source import RepoPath
from probant.workspace import gitdir, history, mirror, process, store
from probant.workspace.history import BlamedLine, ChangedFile, Commit, Tag, TreeRow
from probant.workspace.listing import git_listing, odd_ignore_file
from probant.workspace.table import FixedSkip

TIMEOUT_SECONDS = 120.0
MAX_OUTPUT_BYTES = 500_000_000
MAX_BLOB_BYTES = 64_000_000
N_LISTINGS_KEPT = 16
_MAX_REVISION_CHARS = 300
NO_SUCH_LINE = (b"no such path", b" has only ", b"cannot stat path")
_SAFE_DIFF = ("--no-ext-diff", "--no-textconv", "--no-color")
_READING_VERBS = frozenset(
    {"log", "diff-tree", "for-each-ref", "cat-file", "grep", "blame", "ls-tree"}
)


class GitMirror:
    """Questions to git about one repository."""

    def __init__(self, where: gitdir.GitDirectory, *, cache_dir: Path) -> None:
        self.where = where
        self.directory = mirror.ensure_mirror(where, cache_dir)
        self._refs_copied = False
        self._blobs: process.Conversation | None = None
        self._lock = threading.Lock()

    def head(self) -> str | None:
        """The commit HEAD stands on now; None before the first commit."""
        return gitdir.head_commit(self.where)

    def resolve(self, rev: str) -> str:
        """The full id of the commit a revision names; an annotated tag gives its commit."""
        _check_revision(rev)
        done = self._git("rev-parse", "--verify", "--quiet", "--end-of-options", rev + "^{commit}")
        sha = done.stdout.decode("ascii", "replace").strip()
        if done.returncode != 0 or not sha:
            raise _no_revision(rev, is_empty=self._is_empty())
        return sha

    def _is_empty(self) -> bool:
        return self.head() is None and not self._output("for-each-ref", "--count=1")

    def list_tree(self, commit: str) -> tuple[TreeRow, ...]:
        """Every blob, link and submodule of a commit (by its full id), in git's order."""
        _check_object_id(commit)
        kept = self.directory / "listings" / commit
        raw = store.unsealed(store.read_or_none(kept) or b"")
        if raw is None:
            arguments = ("ls-tree", "-r", "-z", "-l", "--full-tree", "--end-of-options", commit)
            raw = checked(self._start(*arguments, work_tree=None).finish(), "ls-tree")
            store.make_private(kept.parent)
            store.write_atomically(kept, store.sealed(raw))
            store.keep_newest(kept.parent, N_LISTINGS_KEPT)
        return history.parse_tree(raw)

    def read_blob(self, sha: str) -> bytes:
        """A blob's bytes, by its full id."""
        _check_object_id(sha)
        with self._lock:
            try:
                return self._read_blob(sha)
            except ProgramFailed:  # the helper may have been killed: ask a new one, once
                self._hang_up()
            try:
                return self._read_blob(sha)
            except ProgramFailed as failed:
                self._hang_up()
                raise FileUnreadable(f"git cannot read object {sha}: {failed.message}") from failed

    def read_blobs(self, shas: Sequence[str]) -> list[bytes | None]:
        """A few blobs at once, which spares waiting for each; None for one that is not there."""
        for sha in shas:
            _check_object_id(sha)
        with self._lock:
            try:
                self._blobs_helper().ask("".join(f"{sha}\n" for sha in shas).encode())
                return [self._take_blob_or_none(sha) for sha in shas]
            except ProgramFailed:
                self._hang_up()
        return [self._read_blob_or_none(sha) for sha in shas]

    def _take_blob_or_none(self, sha: str) -> bytes | None:
        try:
            return self._take_blob(sha)
        except ObjectMissing:
            return None
        except FileUnreadable as odd:  # what follows it can no longer be told apart
            raise ProgramFailed(odd.message) from odd

    def _read_blob_or_none(self, sha: str) -> bytes | None:
        try:
            return self.read_blob(sha)
        except FileUnreadable:
            return None

    def start_untracked(self, root: Path) -> process.Running:
        """Begin listing what is neither tracked nor ignored; `finish_untracked` takes it."""
        mirror.copy_ignore_rules(self.where, self.directory)
        mirror.copy_shared_index(self.where, self.directory)
        return self._start("ls-files", "-z", "--others", "--exclude-standard", work_tree=root)

    def finish_untracked(
        self, running: process.Running, root: Path
    ) -> tuple[bytes, tuple[str, ...]]:
        """The NUL-separated listing `start_untracked` began, and what git could not look into."""
        done = running.finish(if_slow=lambda: _refuse_odd_ignore_files(root))
        said = done.stderr.decode("utf-8", "replace").split("\n")
        warnings = tuple(f"git_listing: {line}" for line in said if line.startswith("warning: "))
        return checked(done, "ls-files"), warnings

    def ignored_folders(self, root: Path) -> list[str]:
        """Folders with nothing in them that counts, relative to `root`, each with its '/'."""
        mirror.copy_ignore_rules(self.where, self.directory)
        mirror.copy_shared_index(self.where, self.directory)
        options = ("--others", "--ignored", "--exclude-standard", "--directory")
        running = self._start("ls-files", "-z", *options, work_tree=root)
        done = running.finish(if_slow=lambda: _refuse_odd_ignore_files(root))
        paths = checked(done, "ls-files").decode("utf-8", "surrogateescape").split("\0")
        return [path for path in paths if path.endswith("/")]

    def tracked(self, root: Path, *, under: str | None = None) -> bytes:
        """`ls-files --stage -t -z` of the repository's own index, which is only read."""
        mirror.copy_shared_index(self.where, self.directory)
        where = () if under is None else (under,)
        arguments = ("ls-files", "-z", "--cached", "--stage", "-t", "--", *where)
        return checked(self._start(*arguments, work_tree=root).finish(), "ls-files")

    def work_tree_paths(self, root: Path) -> tuple[tuple[str, ...], tuple[FixedSkip, ...]]:
        """Tracked and untracked paths, sorted; and submodules and nested repositories."""
        untracked, _ = self.finish_untracked(self.start_untracked(root), root)
        paths, fixed = git_listing(self.tracked(root), untracked)
        return tuple(paths), fixed

    def commit(self, rev: str) -> Commit:
        """One commit's record."""
        return self.log(rev, max_count=1)[0]

    def log(
        self,
        rev: str = "HEAD",
        *,
        path: str | None = None,
        follow: bool = False,
        max_count: int | None = None,
        diff_filter: str | None = None,
        reverse: bool = False,
    ) -> tuple[Commit, ...]:
        """Commits reachable from `rev`, newest first; with `path`, those that touched it."""
        options = [f"--format={history.COMMIT_FORMAT}", "--no-show-signature", *_SAFE_DIFF, "-s"]
        options += ["--follow"] if follow and path is not None else []
        options += [f"--max-count={int(max_count)}"] if max_count is not None else []
        options += [f"--diff-filter={diff_filter}"] if diff_filter else []
        options += ["--reverse"] if reverse else []
        where = [] if path is None else [path]
        return history.parse_commits(
            self._output("log", *options, "--end-of-options", self.resolve(rev), "--", *where)
        )

    def show_files(self, commit: str) -> tuple[ChangedFile, ...]:
        """Files a commit changed against its first parent; a first commit adds all of its."""
        options = ("-r", "-z", "--root", "--no-commit-id", "--name-status", "-M", *_SAFE_DIFF)
        sha = self.resolve(commit)
        parents = self.commit(sha).parents
        ends = (parents[0], sha) if len(parents) > 1 else (sha,)
        return history.parse_changes(self._output("diff-tree", *options, "--end-of-options", *ends))

    def changed_between(self, old: str, new: str) -> tuple[ChangedFile, ...]:
        """Files that differ between two commits."""
        options = ("-r", "-z", "--name-status", "-M", *_SAFE_DIFF)
        ends = (self.resolve(old), self.resolve(new))
        return history.parse_changes(self._output("diff-tree", *options, "--end-of-options", *ends))

    def last_change(self, path: str, rev: str = "HEAD") -> Commit | None:
        """The newest commit that touched `path`; None if none did."""
        return next(iter(self.log(rev, path=path, max_count=1)), None)

    def added_by(self, path: str, rev: str = "HEAD", *, follow: bool = False) -> Commit | None:
        """The commit that first added `path` (with `follow`, also under earlier names)."""
        found = self.log(rev, path=path, follow=follow, diff_filter="A")
        return found[-1] if found else None

    def deleted_by(self, path: str, rev: str = "HEAD") -> Commit | None:
        """The newest commit that deleted `path`; None if none did."""
        return next(iter(self.log(rev, path=path, diff_filter="D", max_count=1)), None)

    def blame_line(self, path: str, line: int, commit: str = "HEAD") -> BlamedLine | None:
        """Who last wrote a line of `path` as it is in `commit`; None if there is no such line."""
        span = f"-L{int(line)},{int(line)}"
        where = (self.resolve(commit), "--", path)
        done = self._git("blame", "--porcelain", "--no-progress", span, *where)
        if done.returncode != 0 and any(said in done.stderr for said in NO_SUCH_LINE):
            return None
        raw = checked(done, "blame")
        sha, old_line, old_path, text = history.parse_blame(raw)
        return BlamedLine(self.commit(sha), RepoPath(old_path), old_line, text)

    def tags(self) -> tuple[Tag, ...]:
        """All tags by name, each with the commit it stands on."""
        fields = (
            "%(refname:strip=2)%00%(objectname)%00%(*objectname)%00%(creatordate:iso-strict)%00"
        )
        return history.parse_tags(self._output("for-each-ref", f"--format={fields}", "refs/tags/"))

    def branches(self) -> tuple[str, ...]:
        """Names of the local branches."""
        raw = self._output("for-each-ref", "--format=%(refname:strip=2)", "refs/heads/")
        return tuple(raw.decode("utf-8", "replace").split("\n")[:-1])

    @property
    def shallow(self) -> frozenset[str]:
        """Commits whose parents were never fetched; empty where the whole history is here."""
        self._bring_refs()
        raw = store.read_or_none(self.directory / "shallow") or b""
        return frozenset(raw.decode("ascii", "replace").split())

    def plumb(
        self, *arguments: str, stdin: bytes | None = None, seconds: float = TIMEOUT_SECONDS
    ) -> process.Completed:
        """One question of chronicle.py, as it ended; only verbs that read are run."""
        if arguments[0] not in _READING_VERBS:
            raise GitFailed(f"git {arguments[0]} is none of the verbs that only read")
        self._bring_refs()
        return process.run(
            self._argv(*arguments),
            env=self._env(None),
            stdin=stdin,
            timeout=seconds,
            max_output=MAX_OUTPUT_BYTES,
        )

    def forget_refs(self) -> None:
        """Refs may have moved since they were copied: the next question copies them again."""
        self._refs_copied = False

    def close(self) -> None:
        """End the helper process; closing twice is fine."""
        with self._lock:
            self._hang_up()

    def _read_blob(self, sha: str) -> bytes:
        self._blobs_helper().ask(sha.encode() + b"\n")
        return self._take_blob(sha)

    def _blobs_helper(self) -> process.Conversation:
        if self._blobs is None:
            argv = self._argv("cat-file", "--batch")
            self._blobs = process.Conversation(argv, env=self._env(None), timeout=TIMEOUT_SECONDS)
        return self._blobs

    def _take_blob(self, sha: str) -> bytes:
        """The answer about a blob that was asked for."""
        helper = self._blobs_helper()
        answer = helper.line().split(b" ")
        if len(answer) != 3:
            raise ObjectMissing(f"git has no object {sha}")
        n_bytes = int(answer[2])
        if n_bytes > MAX_BLOB_BYTES:
            self._hang_up()
            raise FileUnreadable(f"git object {sha} is larger than {MAX_BLOB_BYTES} bytes")
        content = helper.exactly(n_bytes + 1)[:-1]
        if answer[1] != b"blob":
            raise FileUnreadable(f"git object {sha} is not a file")
        return content

    def _hang_up(self) -> None:
        if self._blobs is not None:
            self._blobs.close()
            self._blobs = None

    def _git(self, *arguments: str) -> process.Completed:
        """Run one question that needs refs to its end."""
        self._bring_refs()
        return self._start(*arguments, work_tree=None).finish()

    def _bring_refs(self) -> None:
        if not self._refs_copied:
            mirror.copy_refs(self.where, self.directory)
            self._refs_copied = True

    def _output(self, *arguments: str) -> bytes:
        return checked(self._git(*arguments), arguments[0])

    def _start(self, *arguments: str, work_tree: Path | None) -> process.Running:
        return process.start(
            self._argv(*arguments),
            cwd=work_tree,
            env=self._env(work_tree),
            timeout=TIMEOUT_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )

    def _argv(self, *arguments: str) -> list[str]:
        return ["git", "--no-pager", "--no-replace-objects", "--literal-pathspecs", *arguments]

    def _env(self, work_tree: Path | None) -> dict[str, str]:
        env = {
            "GIT_DIR": os.fspath(self.directory),
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_SYSTEM": os.devnull,
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_ATTR_NOSYSTEM": "1",
            "GIT_NO_REPLACE_OBJECTS": "1",
            "GIT_LITERAL_PATHSPECS": "1",
            "GIT_OPTIONAL_LOCKS": "0",
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_ALLOW_PROTOCOL": "",
            "GIT_NO_LAZY_FETCH": "1",
            "GIT_PAGER": "cat",
            "HOME": os.fspath(self.directory),
            "XDG_CONFIG_HOME": os.fspath(self.directory),
        }
        if work_tree is not None:
            env["GIT_WORK_TREE"] = os.fspath(work_tree)
            env["GIT_INDEX_FILE"] = os.fspath(self.where.index_file)
        return env


def checked(done: process.Completed, verb: str) -> bytes:
    """What git said, if it came to its end and succeeded."""
    if done.timed_out or done.truncated:
        limit = "time" if done.timed_out else "output"
        raise GitFailed(f"git {verb} went over its {limit} limit")
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().split("\n")[-1]
        raise GitFailed(f"git {verb} failed: {said}", remedy="check it with git fsck")
    return done.stdout


def git_version() -> str:
    """What `git --version` says, run outside any repository."""
    done = process.run(["git", "--version"], cwd=Path("/"), timeout=10, max_output=1000)
    return done.stdout.decode("utf-8", "replace").strip()


def _refuse_odd_ignore_files(root: Path) -> None:
    """git would wait for ever on a pipe of this name; nothing git stores can be one."""
    if (odd := odd_ignore_file(os.fspath(root))) is not None:
        raise GitFailed(f"{odd!r} is not a regular file, git cannot go on", remedy="remove it")


def _check_object_id(sha: str) -> None:
    if not gitdir.is_object_id(sha):
        raise FileUnreadable(f"not the full id of a git object: {sha[:80]!r}")


def _check_revision(rev: str) -> None:
    odd = not rev or rev.startswith("-") or len(rev) > _MAX_REVISION_CHARS
    if odd or any(character < " " or character == "\x7f" for character in rev):
        raise _no_revision(rev)


def _no_revision(rev: str, *, is_empty: bool = False) -> RevisionNotFound:
    if is_empty:
        return RevisionNotFound(
            f"the repository has no commit yet, so none is named {rev[:80]!r}",
            remedy="commit something first",
        )
    if ".." in rev:  # no name of a branch or a tag holds two dots
        return RevisionNotFound(
            f"{rev[:80]!r} is a range, and one commit is wanted",
            remedy="name the last commit of it",
        )
    return RevisionNotFound(
        f"no commit is named {rev[:80]!r}",
        remedy="give a branch, a tag or a commit id of this repository",
    )
