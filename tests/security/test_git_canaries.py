"""No configuration, attribute, hook or object of a repository makes anything run."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from probant.errors import ProbantError
from probant.vocabulary.source import RepoPath
from probant.workspace.chronicle import Chronicle
from probant.workspace.git import GitMirror
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import commit, git, make_repo, make_tree
from tests.security.hostile import TRAPS, script

ASKED: dict[str, Callable[[GitMirror, Path], object]] = {
    "head": lambda mirror, _: mirror.head(),
    "resolve": lambda mirror, _: [mirror.resolve(rev) for rev in ("HEAD", "HEAD~1", "HEAD^{}")],
    "list_tree": lambda mirror, _: mirror.list_tree(mirror.resolve("HEAD")),
    "read_blobs": lambda mirror, _: mirror.read_blobs(
        [row.sha for row in mirror.list_tree(mirror.resolve("HEAD~1"))]
    ),
    "read_blob": lambda mirror, _: [
        mirror.read_blob(row.sha) for row in mirror.list_tree(mirror.resolve("HEAD~1"))
    ],
    "start_untracked": lambda mirror, root: mirror.finish_untracked(
        mirror.start_untracked(root), root
    ),
    "finish_untracked": lambda mirror, root: mirror.finish_untracked(
        mirror.start_untracked(root), root
    ),
    "ignored_folders": lambda mirror, root: mirror.ignored_folders(root),
    "forget_refs": lambda mirror, _: mirror.forget_refs(),
    "tracked": lambda mirror, root: mirror.tracked(root, under="."),
    "work_tree_paths": lambda mirror, root: mirror.work_tree_paths(root),
    "commit": lambda mirror, _: mirror.commit("HEAD"),
    "log": lambda mirror, _: [mirror.log(), mirror.log(path="a.py", follow=True)],
    "show_files": lambda mirror, _: [mirror.show_files(one.sha) for one in mirror.log()],
    "changed_between": lambda mirror, _: mirror.changed_between("HEAD~1", "HEAD"),
    "last_change": lambda mirror, _: mirror.last_change("a.py"),
    "added_by": lambda mirror, _: mirror.added_by("a.py", follow=True),
    "deleted_by": lambda mirror, _: mirror.deleted_by("a.py"),
    "blame_line": lambda mirror, _: mirror.blame_line("a.py", 1),
    "tags": lambda mirror, _: mirror.tags(),
    "branches": lambda mirror, _: mirror.branches(),
    "plumb": lambda mirror, _: mirror.plumb("log", "--max-count=1", mirror.resolve("HEAD")),
}

PAST: dict[str, Callable[[Chronicle, str], object]] = {
    "commits": lambda past, head: past.commits(head, path="a.py", author="ada", mentioning="e"),
    "roots": lambda past, head: past.roots(head),
    "touches": lambda past, head: past.touches("a.py", head),
    "recent": lambda past, head: past.recent(head, 5),
    "additions": lambda past, head: past.additions("a.py", head),
    "changes": lambda past, head: past.changes(head),
    "lineage": lambda past, head: past.lineage("a.py", head),
    "renamed_from": lambda past, head: past.renamed_from(past.commits(head)[0], "a.py"),
    "renamed_to": lambda past, head: past.renamed_to(past.commits(head)[0], "a.py"),
    "deletions": lambda past, head: past.deletions(head, seconds=20),
    "text_changes": lambda past, head: past.text_changes("two", head, seconds=20),
    "text_commits": lambda past, head: past.text_commits("two", head, path=None, seconds=20),
    "has_text": lambda past, head: past.has_text("two", head, path="a.py"),
    "touched": lambda past, head: past.touched(head),
    "touched_and_renamed": lambda past, head: past.touched_and_renamed(head),
    "followed": lambda past, head: past.followed("a.py", head),
    "message": lambda past, head: past.message(head),
    "messages": lambda past, head: past.messages([head]),
    "last_before": lambda past, head: past.last_before(head, 2_000_000_000),
    "blame": lambda past, head: past.blame("a.py", head, 1, 1),
    "holding": lambda past, head: past.holding("two", head),
    "objects": lambda past, head: past.objects("a.py", [head]),
    "refs": lambda past, head: past.refs("refs/tags/", containing=head),
}


class Field:
    """A repository in a state where careless git would look at everything, and a canary."""

    def __init__(self, tmp_path: Path) -> None:
        self.repo = make_repo(tmp_path / "repo", {"a.py": "one\n", "b.py": "b\n"})
        commit(self.repo, {"a.py": "two\n"})
        git(self.repo, "tag", "-a", "v1", "-m", "v1")
        self.canary = tmp_path / "canary"
        self.command = f"touch {self.canary}"
        self.cache_dir = tmp_path / "cache"

    def make_dirty(self) -> None:
        make_tree(self.repo, {"a.py": "edited\n", "new.py": "new\n"})


def drive(root: Path, cache_dir: Path) -> int:
    """Every public operation on every view; how many of them answered."""
    n_answered = 0
    for at in (None, "HEAD", "HEAD~1"):
        try:
            tree = open_tree(root, at=at, cache_dir=cache_dir)
        except ProbantError:
            continue
        with tree:
            n_answered += 1 + drive_tree(tree)
    return n_answered


def drive_tree(tree: SourceTree) -> int:
    n_answered = 0
    assert tree.snapshot.tree_digest
    assert tree.skipped is not None
    for path in (*tree.files, RepoPath("a.py"), RepoPath("nope")):
        try:
            tree.lines(path)
            n_answered += 1
        except ProbantError:
            continue
    for ask in ASKED.values() if tree.git is not None else ():
        assert tree.git is not None
        try:
            ask(tree.git, tree.root)
            n_answered += 1
        except ProbantError:
            continue
    return n_answered + drive_past(tree)


def drive_past(tree: SourceTree) -> int:
    n_answered = 0
    head = tree.snapshot.commit
    for ask in PAST.values() if tree.git is not None and head is not None else ():
        assert tree.git is not None and head is not None
        try:
            ask(Chronicle(tree.git), head)
            n_answered += 1
        except ProbantError:
            continue
    return n_answered


def test_every_public_operation_is_driven() -> None:
    public = {
        name
        for name, _ in inspect.getmembers(GitMirror, inspect.isfunction)
        if not name.startswith("_")
    }
    assert public - {"close"} == set(ASKED)
    asked = inspect.getmembers(Chronicle, inspect.isfunction)
    assert {name for name, _ in asked if not name.startswith("_")} == set(PAST)


def test_there_are_enough_kinds() -> None:
    assert len(TRAPS) >= 30
    assert sum(bool(trap.triggers) for trap in TRAPS.values()) >= 20


@pytest.mark.parametrize("kind", TRAPS)
def test_nothing_of_the_repository_runs(kind: str, tmp_path: Path) -> None:
    field = Field(tmp_path)
    TRAPS[kind].lay(field.repo, field.command)
    field.make_dirty()
    field.canary.unlink(missing_ok=True)

    n_answered = drive(field.repo, field.cache_dir)
    for inside in ("evil", "nested", "sub"):
        if (field.repo / inside).is_dir():
            n_answered += drive(field.repo / inside, field.cache_dir)
    assert not field.canary.exists()
    # A refusal to answer would be no proof: on nearly all of them everything must work.
    assert n_answered >= 50, n_answered

    if TRAPS[kind].triggers:
        git(field.repo, *TRAPS[kind].triggers, check=False)
        assert field.canary.exists(), "the trap is a dud: plain git did not spring it"


def test_the_callers_own_git_variables_are_not_passed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    field = Field(tmp_path)
    for name in (
        *("GIT_EXTERNAL_DIFF", "GIT_PAGER", "GIT_EDITOR", "GIT_SSH_COMMAND", "GIT_ASKPASS"),
        *("GIT_PROXY_COMMAND", "PAGER", "EDITOR", "GIT_TRACE"),
    ):
        monkeypatch.setenv(name, str(field.canary) if name == "GIT_TRACE" else field.command)
    monkeypatch.setenv("GIT_CONFIG_COUNT", "1")
    monkeypatch.setenv("GIT_CONFIG_KEY_0", "core.fsmonitor")
    monkeypatch.setenv("GIT_CONFIG_VALUE_0", field.command)
    field.make_dirty()
    assert drive(field.repo, field.cache_dir) >= 50
    assert not field.canary.exists()


@pytest.mark.parametrize("entry", ["", ".", "bin", "./bin"])
def test_a_git_inside_the_repository_is_not_the_one_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str
) -> None:
    field = Field(tmp_path)
    for place in ("git", "bin/git"):
        script(field.repo / place, field.command)
    monkeypatch.setenv("PATH", entry + os.pathsep + os.environ["PATH"])
    monkeypatch.chdir(field.repo)
    assert drive(field.repo, field.cache_dir) >= 50
    assert not field.canary.exists()


def test_a_work_tree_elsewhere_is_not_read(tmp_path: Path) -> None:
    field = Field(tmp_path)
    TRAPS["work_tree_elsewhere"].lay(field.repo, field.command)
    with open_tree(field.repo, cache_dir=field.cache_dir) as tree:
        assert tree.read(RepoPath("a.py")) == b"two\n"


def test_revisions_and_paths_are_never_options(tmp_path: Path) -> None:
    field = Field(tmp_path)
    with open_tree(field.repo, cache_dir=field.cache_dir) as tree:
        assert tree.git is not None
        for text in (f"--output={field.canary}", f"-O{field.command}", "--exec=x", "--help"):
            for ask in (tree.git.resolve, tree.git.log, tree.git.show_files, tree.git.list_tree):
                with pytest.raises(ProbantError):
                    ask(text)
            assert tree.git.last_change(text) is None
            assert tree.git.blame_line(text, 1) is None
    assert not field.canary.exists()


def test_words_about_the_past_are_never_options(tmp_path: Path) -> None:
    field = Field(tmp_path)
    with open_tree(field.repo, cache_dir=field.cache_dir) as tree:
        assert tree.git is not None and tree.snapshot.commit is not None
        past, head = Chronicle(tree.git), tree.snapshot.commit
        for text in (f"--output={field.canary}", f"-O{field.command}", "--exec=x", "--help", "-p"):
            for refused in (past.roots, past.changes):
                with pytest.raises(ProbantError):
                    refused(text)
            with pytest.raises(ProbantError):
                past.refs("refs/tags/", containing=text)
            assert past.commits(head, path=text) == ()
            assert past.commits(head, author=text) == ()
            assert past.commits(head, mentioning=text) == ()
            assert past.touches(text, head) == ()
            assert past.text_changes(text, head, seconds=20).touches == ()
            assert past.blame(text, head, 1, 1) == ()
            assert past.holding(text, head) == ()
            assert past.objects(text, [head]) == ("",)
        with pytest.raises(ProbantError):
            tree.git.plumb("config", "--list")
    assert not field.canary.exists()


def test_git_is_started_in_one_module_only() -> None:
    package = Path(inspect.getfile(GitMirror)).parents[1]
    sources = {file.name: file.read_text() for file in package.rglob("*.py")}
    starting_git = {name for name, text in sources.items() if '["git"' in text}
    assert starting_git == {"git.py", "git_plumbing.py"}  # the engine's, and the oracle beside it
    starting = (
        "import subprocess",
        "from subprocess",
        "os.system",
        "os.popen",
        "os.spawn",
        "import pty",
    )
    starters = {name for name, text in sources.items() if any(word in text for word in starting)}
    assert starters == {"process.py"}
