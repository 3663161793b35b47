"""Questions about a repository's past that take more than one line of git's answer.

Which commits touched a path and how, through its renames; where a text came or went; which refs
contain a commit. git itself is run by git.py; only full object ids and literal paths are handed on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from probant.errors import GitFailed
from probant.vocabulary.source import RepoPath
from probant.workspace import history
from probant.workspace.git import NO_SUCH_LINE, TIMEOUT_SECONDS, GitMirror, checked
from probant.workspace.gitdir import is_object_id
from probant.workspace.history import COMMIT_FORMAT, Change, ChangedFile, Commit, Touch

MAX_RENAMES_FOLLOWED = 50
MERGED = "X"
"""The status of a change in a lineage that git does not tell, since a merge made it."""

N_COMMITS_AT_ONCE = 200
_PLAIN = ("--no-ext-diff", "--no-textconv", "--no-color", "--no-show-signature")
_RAW = ("-z", "--raw", "--no-abbrev", "--no-renames")


class Renaming(NamedTuple):
    """A commit that gave a file another name."""

    old: RepoPath
    new: RepoPath
    commit: Commit


class Lineage(NamedTuple):
    """Everything that happened to one file, newest first, and the names it had before."""

    touches: tuple[Touch, ...]
    renamings: tuple[Renaming, ...]


class Found(NamedTuple):
    """What a search with a time limit saw; `complete` if it came to its end."""

    touches: tuple[Touch, ...]
    complete: bool


class Chronicle:
    """Asks one repository about its past."""

    def __init__(self, git: GitMirror) -> None:
        self._git = git

    def commits(
        self,
        rev: str,
        *,
        path: str | None = None,
        without: str | None = None,
        author: str | None = None,
        mentioning: str | None = None,
        max_count: int | None = None,
    ) -> tuple[Commit, ...]:
        """Commits reachable from `rev` but not from `without`, newest first.

        `author` and `mentioning` are plain text, in any case: a part of the author's line, of the
        message.
        """
        options = [f"--format={COMMIT_FORMAT}", "-s", "--fixed-strings", *_PLAIN]
        options += [f"--max-count={int(max_count)}"] if max_count is not None else []
        options += ["--regexp-ignore-case"] if author or mentioning else []
        options += [f"--author={_one_line(author)}"] if author else []
        options += [f"--grep={_one_line(mentioning)}"] if mentioning else []
        ends = [_id(rev), *([f"^{_id(without)}"] if without else [])]
        where = [] if path is None else [path]
        raw = self._output("log", *options, "--end-of-options", *ends, "--", *where)
        return history.parse_commits(raw)

    def last_before(self, rev: str, moment: int) -> Commit | None:
        """The newest commit below `rev` that was made up to then (seconds since 1970)."""
        options = [f"--format={COMMIT_FORMAT}", "-s", *_PLAIN, "--max-count=1"]
        options += [f"--before=@{int(moment)} +0000"]
        raw = self._output("log", *options, "--end-of-options", _id(rev), "--")
        return next(iter(history.parse_commits(raw)), None)

    def roots(self, rev: str) -> tuple[Commit, ...]:
        """Commits without a parent, newest first."""
        options = (f"--format={COMMIT_FORMAT}", "-s", "--max-parents=0", *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(rev), "--")
        return history.parse_commits(raw)

    def touches(self, path: str, rev: str) -> tuple[Touch, ...]:
        """Commits that touched a path under this very name, newest first, and how."""
        options = (f"--format={COMMIT_FORMAT}", *_RAW, *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(rev), "--", path)
        return history.parse_touches(raw)

    def recent(self, rev: str, max_count: int) -> tuple[Touch, ...]:
        """The last commits before and with `rev`, merges left out, and all that each changed."""
        options = (f"--format={COMMIT_FORMAT}", *_RAW, *_PLAIN, "--no-merges")
        count = f"--max-count={int(max_count)}"
        raw = self._output("log", *options, count, "--end-of-options", _id(rev), "--")
        return history.parse_touches(raw)

    def touched(self, rev: str, *, without: str | None = None) -> tuple[Touch, ...]:
        """Commits reachable from `rev` but not from `without`, merges left out, and their paths."""
        options = (f"--format={COMMIT_FORMAT}", *_RAW, *_PLAIN, "--no-merges")
        ends = [_id(rev), *([f"^{_id(without)}"] if without else [])]
        raw = self._output("log", *options, "--end-of-options", *ends, "--")
        return history.parse_touches(raw)

    def touched_and_renamed(self, rev: str) -> tuple[Touch, ...]:
        """Commits reachable from `rev`, merges left out, children first, renames as git sees them.

        The order is that of the graph and not of dates, so that a rename comes before all that
        happened to the file under its old name.
        """
        raw_rows = ("-z", "--raw", "--no-abbrev", "-M", "--topo-order", "--no-merges")
        options = (f"--format={COMMIT_FORMAT}", *raw_rows, *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(rev), "--")
        return history.parse_touches(raw)

    def followed(self, path: str, rev: str) -> dict[str, str]:
        """The name a file had in each commit that touched it, by the commit's id, as `git log
        --follow` tells it: also where it was copied."""
        options = ("--format=%x01%H", "--follow", "--name-only", "-z", *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(rev), "--", path)
        names = {}
        for one in raw.decode("utf-8", "surrogateescape").split("\x01")[1:]:
            sha, _, rest = one.partition("\0")
            names[sha.strip()] = rest.strip("\0\n")
        return names

    def message(self, commit: str) -> str:
        """The whole message of a commit, without blank lines around it."""
        options = ("--format=%B", "--max-count=1", "-s", *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(commit), "--")
        return raw.decode("utf-8", "replace").strip()

    def messages(self, commits: Sequence[str]) -> dict[str, str]:
        """The whole message of each of these commits, by its id."""
        found: dict[str, str] = {}
        for start in range(0, len(commits), N_COMMITS_AT_ONCE):
            some = [_id(sha) for sha in commits[start : start + N_COMMITS_AT_ONCE]]
            options = ("-z", "--format=%H%n%B", "-s", "--no-walk=unsorted", *_PLAIN)
            raw = self._output("log", *options, "--end-of-options", *some, "--")
            for one in raw.decode("utf-8", "replace").split("\0"):
                sha, _, message = one.partition("\n")
                found[sha] = message.strip()
        return found

    def additions(self, path: str, rev: str) -> tuple[Commit, ...]:
        """Every commit that added a path, newest first; also where a branch had it and lost it."""
        options = (f"--format={COMMIT_FORMAT}", "-s", "--full-history", "--diff-filter=A", *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(rev), "--", path)
        return history.parse_commits(raw)

    def changes(self, commit: str) -> tuple[Change, ...]:
        """What a commit did to every path, against its first parent, without guessing renames."""
        options = (f"--format={COMMIT_FORMAT}", "--max-count=1", *_RAW, *_PLAIN)
        raw = self._output("log", *options, "--end-of-options", _id(commit), "--")
        return history.parse_touches(raw)[0].changes

    def lineage(self, path: str, rev: str) -> Lineage:
        """What happened to a file, also under its earlier names."""
        touches: list[Touch] = []
        renamings: list[Renaming] = []
        while len(renamings) < MAX_RENAMES_FOLLOWED:
            rows = self.touches(path, rev)
            birth = next((n for n, row in enumerate(rows) if _status(row, path) == "A"), None)
            old = self.renamed_from(rows[birth].commit, path) if birth is not None else None
            told = [_with_path(row, path) for row in rows]
            if birth is None or old is None:
                touches += told
                break
            touches += told[: birth + 1]
            renamings.append(Renaming(old, RepoPath(path), rows[birth].commit))
            path, rev = old, rows[birth].commit.parents[0]
        return Lineage(tuple(touches), tuple(renamings))

    def renamed_from(self, commit: Commit, path: str) -> RepoPath | None:
        """The name a file had before this commit gave it `path`."""
        return next((c.old_path for c in self._renames(commit) if c.path == path), None)

    def renamed_to(self, commit: Commit, path: str) -> RepoPath | None:
        """The name this commit gave to what had been `path`."""
        return next((c.path for c in self._renames(commit) if c.old_path == path), None)

    def deletions(self, rev: str, *, seconds: float) -> Found:
        """Commits that deleted files, newest first, with what they deleted."""
        return self._search(("--diff-filter=D",), rev, seconds)

    def text_changes(self, text: str, rev: str, *, seconds: float) -> Found:
        """Commits that changed how often a text stands in a file, newest first.

        First commits are left out, which can take nothing away, and merges, which only join.
        """
        parents = ("--min-parents=1", "--max-parents=1")
        return self._search((*parents, f"-S{_one_line(text)}"), rev, seconds)

    def text_commits(self, text: str, rev: str, *, path: str | None, seconds: float) -> Found:
        """The same in one path or everywhere, first commits among them."""
        return self._search((f"-S{_one_line(text)}",), rev, seconds, path=path)

    def has_text(self, text: str, rev: str, *, path: str | None) -> bool:
        """Whether a text stands in any file of a commit, or in this path of it."""
        options = ("-q", "-a", "--fixed-strings", "--no-textconv", "--full-name")
        where = [] if path is None else [path]
        done = self._git.plumb("grep", *options, "-e", _one_line(text), _id(rev), "--", *where)
        if done.returncode == 1 and not done.stderr:
            return False
        checked(done, "grep")
        return True

    def blame(self, path: str, rev: str, first: int, last: int) -> tuple[Commit, ...]:
        """Who last wrote each of these lines of `path` as it is in `rev`; () without such lines."""
        span = f"-L{int(first)},{int(last)}"
        done = self._git.plumb("blame", "--porcelain", "--no-progress", span, _id(rev), "--", path)
        if done.returncode != 0 and any(said in done.stderr for said in NO_SUCH_LINE):
            return ()
        shas = history.parse_blamed(checked(done, "blame"))
        known = {commit.sha: commit for commit in self._records(dict.fromkeys(shas))}
        return tuple(known[sha] for sha in shas)

    def holding(self, word: str, rev: str) -> tuple[RepoPath, ...]:
        """Files of a commit in which a word stands."""
        options = ("-l", "-z", "-a", "-w", "--fixed-strings", "--no-textconv", "--full-name")
        done = self._git.plumb("grep", *options, "-e", _one_line(word), _id(rev), "--")
        if done.stderr:  # of what it cannot read, git grep only says so and goes on
            said = done.stderr.decode("utf-8", "replace").strip().split("\n")[0]
            raise GitFailed(f"git grep failed: {said}", remedy="check it with git fsck")
        if done.returncode == 1 and not done.stdout:
            return ()
        rows = checked(done, "grep").decode("utf-8", "surrogateescape").split("\0")[:-1]
        return tuple(RepoPath(row.partition(":")[2]) for row in rows)

    def objects(self, path: str, commits: Sequence[str]) -> tuple[str, ...]:
        """The id of what each of these commits has at a path, file or folder; '' for nothing."""
        if "\n" in path:
            raise GitFailed("a path with a line break cannot be looked up", remedy="rename it")
        return tuple(sha for sha, _ in self._objects(path, commits))

    def _objects(self, path: str, commits: Sequence[str]) -> list[tuple[str, str]]:
        """Id and kind of each. What git calls missing may only not be in a partial clone."""
        asked = b"".join(b"%s:%s\n" % (_id(c).encode(), _encoded(path)) for c in commits)
        raw = checked(self._git.plumb("cat-file", "--batch-check", stdin=asked), "cat-file")
        rows = raw.decode("utf-8", "replace").split("\n")[: len(commits)]
        found = [None if row.endswith(" missing") else _sha_and_kind(row) for row in rows]
        missing = [commit for commit, one in zip(commits, found, strict=True) if one is None]
        if missing and not path:
            raise GitFailed("git lacks the tree of a commit", remedy="check it with git fsck")
        folder, _, name = path.rpartition("/")
        above = self._objects(folder, missing) if missing else []
        entries = {tree: self._entry(*tree, name) for tree in dict.fromkeys(above)}
        listed = iter([entries[tree] for tree in above])
        return [next(listed) if one is None else one for one in found]

    def _entry(self, tree: str, kind: str, name: str) -> tuple[str, str]:
        if kind != "tree":
            return "", ""
        raw = self._output("ls-tree", "-z", "--full-tree", "--end-of-options", tree, "--", name)
        row = raw.decode("utf-8", "replace").partition("\t")[0].split(" ")
        return (row[2], row[1]) if len(row) == 3 else ("", "")

    def refs(
        self, under: str, *, containing: str | None = None, within: str | None = None
    ) -> tuple[str, ...]:
        """Names of refs below `under`: all, those a commit is part of, or those part of it."""
        limits = [f"--contains={_id(containing)}"] if containing else []
        limits += [f"--merged={_id(within)}"] if within else []
        raw = self._output("for-each-ref", "--format=%(refname:strip=2)", *limits, under)
        return tuple(raw.decode("utf-8", "replace").split("\n")[:-1])

    def _records(self, shas: Iterable[str]) -> list[Commit]:
        wanted, found = list(shas), list[Commit]()
        for start in range(0, len(wanted), N_COMMITS_AT_ONCE):
            some = [_id(sha) for sha in wanted[start : start + N_COMMITS_AT_ONCE]]
            options = (f"--format={COMMIT_FORMAT}", "-s", "--no-walk=unsorted", *_PLAIN)
            raw = self._output("log", *options, "--end-of-options", *some, "--")
            found += history.parse_commits(raw)
        return found

    def _renames(self, commit: Commit) -> list[ChangedFile]:
        return [c for c in self._git.show_files(commit.sha) if c.status == "R"]

    def _search(
        self, options: Sequence[str], rev: str, seconds: float, *, path: str | None = None
    ) -> Found:
        where = [] if path is None else [path]
        done = self._git.plumb(
            "log", f"--format={COMMIT_FORMAT}", *_RAW, *_PLAIN, *options,
            "--end-of-options", _id(rev), "--", *where, seconds=seconds,
        )  # fmt: skip
        if done.timed_out or done.truncated:
            return Found(_whole(done.stdout), complete=False)
        return Found(history.parse_touches(checked(done, "log")), complete=True)

    def _output(self, *arguments: str) -> bytes:
        return checked(self._git.plumb(*arguments, seconds=TIMEOUT_SECONDS), arguments[0])


def _status(row: Touch, path: str) -> str:
    return next((change.status for change in row.changes if change.path == path), "")


def _with_path(row: Touch, path: str) -> Touch:
    """A merge tells no changes; the path it is about is kept all the same."""
    return row if row.changes else row._replace(changes=(Change(MERGED, RepoPath(path), "", ""),))


def _whole(raw: bytes) -> tuple[Touch, ...]:
    """What was said before git was stopped, without the last commit, which may be cut short."""
    end = raw.rfind(b"\0")
    try:
        return history.parse_touches(raw[: end + 1])[:-1]
    except (StopIteration, ValueError, IndexError, RuntimeError):
        return ()


def _id(sha: str) -> str:
    if not is_object_id(sha):
        raise GitFailed(f"not the full id of a commit: {sha[:80]!r}")
    return sha


def _sha_and_kind(row: str) -> tuple[str, str]:
    sha, kind, *_ = row.split(" ")
    return sha, kind


def _one_line(text: str) -> str:
    """git takes several lines for several patterns."""
    return text.replace("\n", " ").replace("\0", "")


def _encoded(path: str) -> bytes:
    return path.encode("utf-8", "surrogateescape")
