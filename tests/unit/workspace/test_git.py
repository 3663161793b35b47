"""History questions, against histories with known answers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.errors import FileUnreadable, GitFailed, RevisionNotFound
from probant.workspace.git import GitMirror, git_version
from probant.workspace.history import ChangedFile
from probant.workspace.snapshot import open_tree
from tests.repos import commit, git, make_repo


class History:
    """first (Ada): a.py, old.py; second (Bob): edits a.py, renames old.py; third: deletes c.py."""

    def __init__(self, tmp_path: Path) -> None:
        body = "".join(f"line {n}\n" for n in range(20))
        self.repo = make_repo(tmp_path / "r")
        self.first = commit(
            self.repo,
            {"a.py": "one\ntwo\n", "old.py": body, "c.py": "c\n"},
            "Add things\n\nbody",
            date="2024-01-01T00:00:00+00:00",
        )
        self.second = commit(
            self.repo,
            {"a.py": "one\nTWO\n", "new ü.py": body},
            "Rename",
            remove=("old.py",),
            author="Bob",
            date="2024-02-01T10:00:00+02:00",
        )
        self.third = commit(
            self.repo, {}, "Drop c", remove=("c.py",), date="2024-03-01T00:00:00+00:00"
        )
        git(self.repo, "tag", "light", self.first)
        git(self.repo, "tag", "-a", "heavy", "-m", "x", self.second)
        self.tree = open_tree(self.repo, cache_dir=tmp_path / "cache")
        assert self.tree.git is not None
        self.git: GitMirror = self.tree.git


@pytest.fixture
def told(tmp_path: Path) -> Iterator[History]:
    history = History(tmp_path)
    yield history
    history.tree.close()


def test_log_is_newest_first(told: History) -> None:
    found = told.git.log()
    assert [one.sha for one in found] == [told.third, told.second, told.first]
    assert [one.subject for one in found] == ["Drop c", "Rename", "Add things"]
    assert (found[1].author, found[1].email) == ("Bob", "bob@example.org")
    assert found[1].date == "2024-02-01T10:00:00+02:00"
    assert found[1].parents == (told.first,)
    assert found[2].parents == ()
    assert told.git.commit("HEAD") == found[0]
    assert told.git.log(max_count=1) == found[:1]
    assert told.git.log(reverse=True) == found[::-1]


def test_log_of_a_path_and_through_its_rename(told: History) -> None:
    def shas(*, follow: bool) -> list[str]:
        return [one.sha for one in told.git.log(path="new ü.py", follow=follow)]

    assert shas(follow=False) == [told.second]
    assert shas(follow=True) == [told.second, told.first]
    assert told.git.log(path="nowhere.py") == ()


def test_paths_are_literal(told: History) -> None:
    for pattern in ("*.py", ":(glob)**", ":/a.py", "a.p?", "--all", "-p"):
        assert told.git.log(path=pattern) == ()


def test_files_of_a_commit_with_their_status(told: History) -> None:
    assert told.git.show_files(told.first) == (
        ChangedFile("A", "a.py"),  # type: ignore[arg-type]
        ChangedFile("A", "c.py"),  # type: ignore[arg-type]
        ChangedFile("A", "old.py"),  # type: ignore[arg-type]
    )
    assert [tuple(one) for one in told.git.show_files(told.second)] == [
        ("M", "a.py", None),
        ("R", "new ü.py", "old.py"),
    ]
    assert [tuple(one) for one in told.git.show_files("HEAD")] == [("D", "c.py", None)]


def test_files_of_a_merge_are_those_it_brought(told: History) -> None:
    git(told.repo, "checkout", "--quiet", "-b", "side", told.second)
    commit(told.repo, {"side.py": "s\n"})
    git(told.repo, "checkout", "--quiet", "main")
    git(told.repo, "merge", "--quiet", "--no-ff", "-m", "merge", "side")
    with open_tree(told.repo, cache_dir=told.repo.parent / "cache") as tree:
        assert tree.git is not None
        assert [tuple(one) for one in tree.git.show_files("HEAD")] == [("A", "side.py", None)]
        assert len(tree.git.commit("HEAD").parents) == 2


def test_files_between_commits(told: History) -> None:
    assert [one.status for one in told.git.changed_between("light", "HEAD")] == ["M", "D", "R"]


def test_who_last_changed_added_and_deleted_a_file(told: History) -> None:
    def sha(found: object) -> str | None:
        return getattr(found, "sha", None)

    assert sha(told.git.last_change("a.py")) == told.second
    assert sha(told.git.last_change("a.py", told.first)) == told.first
    assert sha(told.git.last_change("nowhere.py")) is None
    assert sha(told.git.added_by("a.py")) == told.first
    assert sha(told.git.added_by("new ü.py")) == told.second
    assert sha(told.git.added_by("new ü.py", follow=True)) == told.first
    assert sha(told.git.deleted_by("c.py")) == told.third
    assert sha(told.git.deleted_by("a.py")) is None


def test_who_wrote_a_line(told: History) -> None:
    one, two = (told.git.blame_line("a.py", line) for line in (1, 2))
    assert one is not None and two is not None
    assert (one.commit.sha, one.text) == (told.first, "one")
    assert (two.commit.author, two.text) == ("Bob", "TWO")
    renamed = told.git.blame_line("new ü.py", 20)
    assert renamed is not None
    assert (renamed.commit.sha, renamed.path, renamed.line) == (told.first, "old.py", 20)
    assert told.git.blame_line("a.py", 3) is None
    assert told.git.blame_line("nowhere.py", 1) is None
    assert told.git.blame_line("--contents=/etc/passwd", 1) is None


def test_tags_stand_on_commits(told: History) -> None:
    assert [(tag.name, tag.commit) for tag in told.git.tags()] == [
        ("heavy", told.second),
        ("light", told.first),
    ]
    assert told.git.resolve("heavy") == told.second
    assert told.git.branches() == ("main",)


def test_the_tree_of_a_commit(told: History) -> None:
    rows = told.git.list_tree(told.third)
    assert [(row.mode, row.type, row.size, row.path) for row in rows] == [
        ("100644", "blob", 8, "a.py"),
        ("100644", "blob", 150, "new ü.py"),
    ]
    assert told.git.list_tree(told.third) == rows
    assert told.git.read_blob(rows[0].sha) == b"one\nTWO\n"


@pytest.mark.parametrize("sha", ["0" * 40, "zz", "HEAD", "-h", "a" * 39 + "\n", ""])
def test_a_blob_that_is_none_is_unreadable_and_the_next_still_works(
    told: History, sha: str
) -> None:
    good = told.git.list_tree(told.third)[0].sha
    with pytest.raises(FileUnreadable):
        told.git.read_blob(sha)
    with pytest.raises(FileUnreadable, match="not a file"):
        told.git.read_blob(told.third)
    assert told.git.read_blob(good) == b"one\nTWO\n"


def test_missing_objects_are_an_error_with_a_remedy(told: History) -> None:
    with pytest.raises(GitFailed, match="git fsck"):
        told.git.list_tree("1" * 40)
    with pytest.raises(RevisionNotFound):
        told.git.log("1" * 40)


def test_a_helper_that_was_killed_is_started_again(told: History) -> None:
    sha = told.git.list_tree(told.third)[0].sha
    assert told.git.read_blob(sha) == b"one\nTWO\n"
    killed = 0
    for pid in Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split():
        if b"cat-file" in Path(f"/proc/{pid}/cmdline").read_bytes():
            os.kill(int(pid), signal.SIGKILL)
            killed += 1
    assert killed == 1
    assert told.git.read_blob(sha) == b"one\nTWO\n"


def test_a_damaged_listing_is_made_again(told: History) -> None:
    rows = told.git.list_tree(told.third)
    kept = told.git.directory / "listings" / told.third
    for damaged in (b"", b"junk", kept.read_bytes()[:-1], kept.read_bytes().replace(b"a", b"b")):
        kept.write_bytes(damaged)
        assert told.git.list_tree(told.third) == rows


def test_replacement_refs_do_not_change_what_is_read(told: History) -> None:
    good, other = (row.sha for row in told.git.list_tree(told.third))
    git(told.repo, "replace", good, other)
    with open_tree(told.repo, at="HEAD", cache_dir=told.repo.parent / "cache") as tree:
        assert tree.git is not None
        assert tree.git.read_blob(good) == b"one\nTWO\n"


def test_an_object_that_is_not_what_its_name_says_is_not_read(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "good\n", "b.py": "evil\n"})
    paths = [
        repo / ".git/objects" / sha[:2] / sha[2:]
        for sha in (git(repo, "rev-parse", f"HEAD:{name}").strip() for name in ("a.py", "b.py"))
    ]
    paths[0].unlink()
    paths[0].write_bytes(paths[1].read_bytes())
    with (
        open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as tree,
        pytest.raises(FileUnreadable),
    ):
        tree.read(next(iter(tree.files)))


def test_an_object_that_is_missing_is_skipped_until_it_is_there(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "good\n", "b.py": "b\n"})
    sha = git(repo, "rev-parse", "HEAD:a.py").strip()
    lost = repo / ".git/objects" / sha[:2] / sha[2:]
    lost.rename(tmp_path / "kept")
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        assert [(skip.path, skip.reason) for skip in tree.skipped] == [("a.py", "unreadable")]
    (tmp_path / "kept").rename(lost)
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        assert len(tree.files) == 2


def test_the_version_of_git_is_told() -> None:
    assert git_version().startswith("git version 2.")


def test_many_blobs_at_once_and_one_that_is_missing(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a": "1", "b": b"\0\n\n", "c": ""})
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        assert tree.git is not None and tree.snapshot.commit is not None
        rows = tree.git.list_tree(tree.snapshot.commit)
        shas = [row.sha for row in rows]
        assert tree.git.read_blobs([*shas, "0" * 40, shas[0]]) == [b"1", b"\0\n\n", b"", None, b"1"]
        no_file = tree.git.read_blobs([tree.snapshot.commit, shas[0]])
        assert no_file == [None, b"1"]
        assert tree.git.read_blobs([]) == []
