"""History as git's own plumbing tells it, one small command per question.

Nothing of the repository runs: no pager, hooks, filters, external diffs or text conversion, and no
lazy fetching. Never through the engine's mirror or its parsers. Next: sources/history/facts.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from probant.errors import ExecutionError
from probant.evaluation.oracles.history import Change, Doubt, History, LineAuthor
from probant.workspace import process

GIT_SECONDS = 60.0
MAX_OUTPUT_BYTES = 200_000_000
MAX_COMMITS = 20_000
_SAFE = (
    "--no-pager",
    "--no-optional-locks",
    "--literal-pathspecs",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.quotePath=false",
    "-c",
    "log.showSignature=false",
)
_ENVIRONMENT = {
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_TERMINAL_PROMPT": "0",
}
_PLAIN_DIFF = ("--no-ext-diff", "--no-textconv", "--no-color")
_EVERY = ("--full-history", "--no-merges")
"""Git leaves out side branches that came to the same end; with this it leaves out none."""
_TAG_NAME = "--format=%(refname:strip=2)"
_STATUS = re.compile(r"(?P<status>[A-Z])\d*")


class GitSilent(ExecutionError):
    """Git gave no answer: no repository, no such object, or too much to say."""


def git(
    root: Path, *arguments: str, stdin: bytes | None = None, seconds: float = GIT_SECONDS
) -> str:
    """Standard output of one git command; raises where git fails."""
    said = git_bytes(root, *arguments, stdin=stdin, seconds=seconds)
    return said.decode("utf-8", "surrogateescape")


def git_bytes(
    root: Path, *arguments: str, stdin: bytes | None = None, seconds: float = GIT_SECONDS
) -> bytes:
    """The same, undecoded."""
    done = process.run(
        ["git", *_SAFE, "-C", str(root), *arguments],
        env=_ENVIRONMENT,
        stdin=stdin,
        timeout=seconds,
        max_output=MAX_OUTPUT_BYTES,
    )
    if done.returncode != 0 or done.truncated:
        said = done.stderr.decode("utf-8", "replace").strip().split("\n")[0]
        raise GitSilent(f"git {arguments[0]} failed: {said}", remedy="name a git clone")
    return done.stdout


def is_own_repository(root: Path) -> bool:
    """Whether `root` itself is the top of a work tree with at least one commit."""
    try:
        top = git(root, "rev-parse", "--show-toplevel").strip()
        git(root, "rev-parse", "--verify", "--quiet", "HEAD^{commit}")
    except ExecutionError:
        return False
    return Path(top).resolve() == root.resolve()


@dataclass(frozen=True)
class GitHistory(History):
    """The history of the clone at `root`, up to its HEAD."""

    root: Path

    @cached_property
    def commits(self) -> tuple[str, ...]:
        listed = self._lines("rev-list", f"--max-count={MAX_COMMITS}", "HEAD")
        return tuple(reversed(listed))

    @cached_property
    def plain_commits(self) -> tuple[str, ...]:
        listed = self._lines("rev-list", "--no-merges", f"--max-count={MAX_COMMITS}", "HEAD")
        return tuple(reversed(listed))

    @cached_property
    def tags(self) -> tuple[str, ...]:
        """Tags of commits in HEAD's past, oldest first."""
        return tuple(
            self._lines(
                "tag", "--merged", "HEAD", "--sort=creatordate", "--format=%(refname:strip=2)"
            )
        )

    def head(self) -> str:
        return git(self.root, "rev-parse", "--verify", "HEAD^{commit}").strip()

    def changes_of(self, sha: str) -> tuple[Change, ...] | Doubt:
        """By two readings that must agree: with and without looking for renames."""
        with_renames = self._status(sha, "-M")
        without = self._status(sha, "--no-renames")
        if len(self._lines("rev-parse", f"{sha}^@")) > 1:
            return Doubt("a merge has several answers")
        if sorted(with_renames, key=repr) != sorted(without, key=repr):
            return Doubt("renames can be told in two ways")
        return tuple(sorted(without, key=lambda change: change.path))

    def added_by(self, path: str) -> str | Doubt:
        plain = self._log("--diff-filter=A", "--", path)
        followed = self._log("--follow", "--diff-filter=A", "--", path)
        whole = self._log(*_EVERY, "--diff-filter=A", "--", path)
        if len(plain) != 1 or followed != plain or whole != plain:
            return Doubt("added more than once, or renamed")
        return plain[0]

    def last_change(self, path: str) -> str | Doubt:
        plain = self._log("-1", "--", path)
        if len(plain) != 1 or self._log(*_EVERY, "-1", "--", path) != plain:
            return Doubt("merges tell it in two ways")
        return plain[0]

    def n_commits(self, path: str) -> int | Doubt:
        plain = self._log("--", path)
        followed = plain if self._is_folder(path) else self._log("--follow", "--", path)
        if not plain or not plain == followed == self._log(*_EVERY, "--", path):
            return Doubt("renames or merges can be counted in two ways")
        return len(plain)

    @cached_property
    def renames(self) -> tuple[tuple[str, str], ...]:
        """Exact renames, old and new, of files that moved once and still lie there."""
        told = git(
            self.root, "log", "--format=", "--name-status", "-z", "-M100%", "--diff-filter=R",
            *_PLAIN_DIFF, f"--max-count={MAX_COMMITS}", "HEAD",
        )  # fmt: skip
        fields = [field for field in told.split("\0") if field]
        moves = [(fields[i + 1], fields[i + 2]) for i in range(0, len(fields) - 2, 3)]
        olds = [old for old, _ in moves]
        news = [new for _, new in moves]
        now = self.paths_at("HEAD")
        return tuple(
            (old, new)
            for old, new in moves
            if olds.count(old) == 1
            and news.count(new) == 1
            and old not in news
            and new not in olds
            and old not in now
            and new in now
            and len(self._log("--diff-filter=A", "--no-renames", "--full-history", "--", new)) == 1
            and len(self._log("--diff-filter=D", "--no-renames", "--full-history", "--", old)) == 1
        )

    def tags_with(self, sha: str) -> frozenset[str]:
        return frozenset(self._lines("tag", "--contains", sha, _TAG_NAME))

    def line_author(self, path: str, line: int) -> LineAuthor | Doubt:
        told = git(
            self.root, "blame", "--porcelain", "-L", f"{line},{line}", "HEAD", "--", path
        ).split("\n")
        sha = told[0].split(" ")[0]
        as_written, as_mapped = git(
            self.root, "log", "-1", "--format=%an%n%aN", sha, "--"
        ).split("\n")[:2]  # fmt: skip
        if as_written != as_mapped:
            return Doubt("the mail map gives the author another name")
        return LineAuthor(as_written, sha)

    def paths_at(self, rev: str) -> frozenset[str]:
        told = git(self.root, "ls-tree", "-r", "-z", "--name-only", "--full-tree", rev)
        return frozenset(path for path in told.split("\0") if path)

    def files_at(self, rev: str) -> dict[str, bytes]:
        """Every file of a revision with its bytes, by one conversation with git."""
        paths = sorted(self.paths_at(rev))
        wanted = "".join(f"{rev}:{path}\n" for path in paths if "\n" not in path)
        told = git(
            self.root, "cat-file", "--batch", stdin=wanted.encode("utf-8", "surrogateescape")
        )
        return dict(_batched(told.encode("utf-8", "surrogateescape"), paths))

    @cached_property
    def deletions(self) -> tuple[tuple[str, str], ...]:
        """Commit and path of every file's deletion, newest first; a submodule is no file."""
        told = git(
            self.root, "log", "--format=%x01%H", "--name-only", "-z", "--no-renames",
            "--diff-filter=D", "--ignore-submodules=all", *_PLAIN_DIFF,
            f"--max-count={MAX_COMMITS}", "HEAD",
        )  # fmt: skip
        found = []
        for block in told.split("\1")[1:]:
            sha, *paths = (field.strip("\n") for field in block.split("\0"))
            found += [(sha, path) for path in paths if path]
        return tuple(found)

    def content_at(self, rev: str, path: str) -> bytes:
        told = git(self.root, "cat-file", "blob", f"{rev}:{path}")
        return told.encode("utf-8", "surrogateescape")

    def added_between(self, old: str, new: str) -> frozenset[str] | Doubt:
        found = [
            frozenset(
                path
                for path in git(
                    self.root, "diff", "--name-only", "-z", "--diff-filter=A", how, *_PLAIN_DIFF,
                    old, new, "--",
                ).split("\0")
                if path
            )
            for how in ("-M", "--no-renames")
        ]  # fmt: skip
        if found[0] != found[1]:
            return Doubt("a rename between them can be told in two ways")
        return found[1]

    def is_known(self, prefix: str) -> bool:
        """Whether any object's name begins so."""
        try:
            return bool(git(self.root, "rev-parse", f"--disambiguate={prefix}").strip())
        except GitSilent:
            return False

    def shortened(self, sha: str) -> str:
        return git(self.root, "rev-parse", "--short=8", sha).strip()

    def _status(self, sha: str, how: str) -> tuple[Change, ...]:
        told = git(
            self.root, "diff-tree", "-r", "-z", "--root", "--no-commit-id", "--name-status", how,
            *_PLAIN_DIFF, sha, "--",
        ).split("\0")  # fmt: skip
        fields = iter(field for field in told if field)
        changes = []
        for field in fields:
            found = _STATUS.fullmatch(field)
            if found is None:
                raise GitSilent(f"git diff-tree said {field!r} where a status was due")
            old = next(fields) if found["status"] in "RC" else None
            changes.append(Change(found["status"], next(fields), old))
        return tuple(changes)

    def _log(self, *arguments: str) -> list[str]:
        at = arguments.index("--")
        return self._lines(
            "log", "--format=%H", "-s", *_PLAIN_DIFF, *arguments[:at], "HEAD", *arguments[at:]
        )

    def _lines(self, *arguments: str) -> list[str]:
        return [line for line in git(self.root, *arguments).split("\n") if line]

    def _is_folder(self, path: str) -> bool:
        return git(self.root, "cat-file", "-t", f"HEAD:{path}").strip() == "tree"


def _batched(told: bytes, paths: list[str]) -> Iterator[tuple[str, bytes]]:
    at = 0
    for path in paths:
        if "\n" in path:
            continue
        end = told.index(b"\n", at)
        fields = told[at:end].split(b" ")
        if fields[-1] == b"missing":
            at = end + 1
            continue
        n_bytes = int(fields[-1])
        if fields[-2] == b"blob":
            yield path, told[end + 1 : end + 1 + n_bytes]
        at = end + 1 + n_bytes + 1
