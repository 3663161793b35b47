"""What a tree shows: which files, which state, which view."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from probant.errors import (
    CacheUnwritable,
    FileUnreadable,
    RevisionNotFound,
)
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import open_tree
from tests.repos import commit, git, make_repo, make_tree
from tests.unit.workspace.conftest import Opener, reasons, shown

A = RepoPath("a.py")


def test_a_committed_tree_is_clean_and_complete(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"b/c.py": "c\n", "a.py": "a\n"})
    tree = opened(repo)
    assert shown(tree) == {"a.py": b"a\n", "b/c.py": b"c\n"}
    assert list(tree.files) == ["a.py", "b/c.py"]
    assert tree.snapshot.commit == git(repo, "rev-parse", "HEAD").strip()
    assert not tree.snapshot.dirty
    assert tree.files[A].blob == git(repo, "rev-parse", "HEAD:a.py").strip()
    assert tree.files[A].size == 2
    assert tree.on_disk
    assert tree.root == repo


def test_every_kind_of_change_makes_it_dirty(tmp_path: Path, opened: Opener) -> None:
    for n, change in enumerate(("edit", "delete", "untracked", "retype", "stage")):
        repo = make_repo(tmp_path / f"r{n}", {"a.py": "a\n", "b.py": "b\n"})
        assert not opened(repo).snapshot.dirty
        match change:
            case "edit":
                (repo / "a.py").write_text("x\n")
            case "delete":
                (repo / "a.py").unlink()
            case "untracked":
                (repo / "new.py").write_text("n\n")
            case "retype":
                (repo / "a.py").unlink()
                (repo / "a.py").symlink_to("b.py")
            case "stage":
                make_tree(repo, {"new.py": "n\n"})
                git(repo, "add", "new.py")
        assert opened(repo).snapshot.dirty, change


def test_undoing_an_edit_makes_it_clean_again(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    clean = opened(repo).snapshot
    (repo / "a.py").write_text("x\n")
    assert opened(repo).snapshot.tree_digest != clean.tree_digest
    (repo / "a.py").write_text("a\n")
    assert opened(repo).snapshot == clean


def test_committing_an_edit_makes_it_clean(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    (repo / "a.py").write_text("x\n")
    before = opened(repo).snapshot
    sha = commit(repo)
    after = opened(repo).snapshot
    assert (before.dirty, after.dirty) == (True, False)
    assert after.commit == sha
    assert after.tree_digest == before.tree_digest


def test_a_checkout_with_crlf_is_not_dirty(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\nb\n"})
    (repo / "a.py").write_bytes(b"a\r\nb\r\n")
    assert not opened(repo).snapshot.dirty


def test_untracked_is_shown_ignored_and_deleted_are_not(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {".gitignore": "*.log\nout/\n", "a.py": "a\n", "b.py": "b\n"})
    make_tree(repo, {"new.py": "n\n", "x.log": "secret", "out/y.py": "y\n", "info.txt": "i\n"})
    (repo / "b.py").unlink()
    (repo / ".git" / "info").mkdir(exist_ok=True)
    (repo / ".git" / "info" / "exclude").write_text("info.txt\n")
    tree = opened(repo)
    assert set(tree.files) == {".gitignore", "a.py", "new.py"}
    with pytest.raises(FileUnreadable):
        tree.read(RepoPath("x.log"))


def test_a_tracked_file_that_is_ignored_is_shown(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.log": "a\n"})
    commit(repo, {".gitignore": "*.log\n"})
    assert "a.log" in opened(repo).files


def test_a_folder_of_a_repository_is_not_widened_to_the_whole(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"src/deep/a.py": "a\n", "src/deeper.py": "", "top.py": "t\n"})
    tree, whole = opened(repo / "src" / "deep"), opened(repo)
    assert tree.root == repo
    assert list(tree.files) == ["src/deep/a.py"]
    assert tree.read(RepoPath("src/deep/a.py")) == b"a\n"
    assert list(whole.files) == ["src/deep/a.py", "src/deeper.py", "top.py"]
    assert tree.snapshot.tree_digest != whole.snapshot.tree_digest
    assert tree.label != whole.label


def test_an_untracked_dependency_folder_is_skipped_and_named(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", "kept/node_modules/own.js": "o\n"})
    make_tree(repo, {".venv/lib/b.py": "b\n", "web/node_modules/dep/i.js": "i\n"})
    tree = opened(repo)
    assert list(tree.files) == ["a.py", "kept/node_modules/own.js"]
    assert [(one.path, one.reason) for one in tree.skipped] == [
        (".venv", "dependency_folder"),
        ("web/node_modules", "dependency_folder"),
    ]


def test_an_untracked_subdirectory_is_a_directory_of_its_own(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", ".gitignore": "vendor/\n"})
    make_tree(repo, {"vendor/lib/b.py": "b\n"})
    tree = opened(repo / "vendor")
    assert tree.git is None
    assert set(tree.files) == {"lib/b.py"}
    assert tree.snapshot.commit is None


def test_a_plain_directory_is_its_files(tmp_path: Path, opened: Opener) -> None:
    make_tree(tmp_path / "d", {"a.py": "a\n", "sub/.git/config": "x", "sub/b.py": "b\n"})
    tree = opened(tmp_path / "d")
    assert set(tree.files) == {"a.py", "sub/b.py"}
    assert (tree.snapshot.commit, tree.snapshot.dirty, tree.git) == (None, False, None)
    assert tree.identity == tree.label == str(tmp_path / "d")
    assert tree.on_disk


def test_a_plain_directory_has_no_revisions(tmp_path: Path, opened: Opener) -> None:
    make_tree(tmp_path / "d", {"a.py": "a\n"})
    with pytest.raises(RevisionNotFound, match="leave the revision out"):
        opened(tmp_path / "d", at="HEAD")


def test_a_directory_that_becomes_a_repository_is_seen_as_one(
    tmp_path: Path, opened: Opener
) -> None:
    root = make_tree(tmp_path / "d", {"a.py": "a\n"})
    assert opened(root).snapshot.commit is None
    make_repo(root, {})
    assert opened(root).snapshot.commit is not None
    (root / ".git").rename(tmp_path / "gone")
    assert opened(root).snapshot.commit is None


def test_before_the_first_commit_the_files_are_read(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r")
    make_tree(repo, {"a.py": "a\n"})
    tree = opened(repo)
    assert tree.snapshot.commit is None
    assert tree.snapshot.dirty
    assert shown(tree) == {"a.py": b"a\n"}
    with pytest.raises(RevisionNotFound):
        opened(repo, at="HEAD")


@pytest.mark.parametrize("object_format", ["sha1", "sha256"])
def test_at_reads_objects_only(tmp_path: Path, opened: Opener, object_format: str) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "old\n"}, object_format=object_format)
    old = git(repo, "rev-parse", "HEAD").strip()
    git(repo, "tag", "-a", "v1", "-m", "one")
    commit(repo, {"a.py": "new\n"})
    (repo / "a.py").write_text("on disk\n")
    for name in (old, old[:8], "v1", "main~1", "refs/tags/v1", "HEAD^"):
        tree = opened(repo, at=name)
        assert tree.read(A) == b"old\n", name
        assert tree.label == tree.snapshot.commit == old
        assert not tree.snapshot.dirty
        assert not tree.on_disk
    assert opened(repo).files[A].blob == git(repo, "hash-object", "a.py").strip()


def test_a_branch_that_moves_is_followed(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "1\n"})
    assert opened(repo, at="main").read(A) == b"1\n"
    commit(repo, {"a.py": "2\n"})
    git(repo, "pack-refs", "--all")
    assert opened(repo, at="main").read(A) == b"2\n"
    commit(repo, {"a.py": "3\n"})
    assert opened(repo, at="main").read(A) == b"3\n"


@pytest.mark.parametrize(
    "rev", ["", "nope", "--output=/tmp/x", "-h", "a\0b", "a\nb", "x" * 400, "HEAD:a.py", "HEAD@{9}"]
)
def test_a_revision_that_is_none_says_what_to_give(
    tmp_path: Path, opened: Opener, rev: str
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "1\n"})
    with pytest.raises(RevisionNotFound, match="give a branch, a tag or a commit id"):
        opened(repo, at=rev)


def test_skipped_files_carry_their_reason_on_disk_and_in_a_commit(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r")
    make_tree(
        repo,
        {
            "a.py": "a\n",
            "pic.py": b"\x89PNG\r\n\x1a\n\0\0",
            "wide.txt": "hi".encode("utf-16"),
            "big.txt": b"x" * 5_000_001,
        },
    )
    (repo / "in").symlink_to("a.py")
    (repo / "out").symlink_to("../../etc/passwd")
    (repo / "abs").symlink_to("/etc/passwd")
    commit(repo)
    want = {
        "pic.py": "binary",
        "wide.txt": "utf16",
        "big.txt": "too_large",
        "in": "symlink",
        "out": "symlink_outside",
        "abs": "symlink_outside",
    }
    disk, at = opened(repo), opened(repo, at="HEAD")
    assert reasons(disk) == reasons(at) == want
    assert disk.snapshot == at.snapshot
    for path in want:
        with pytest.raises(FileUnreadable):
            disk.read(RepoPath(path))


def test_a_changed_skipped_file_changes_the_digest(tmp_path: Path, opened: Opener) -> None:
    root = make_tree(tmp_path / "d", {"pic.png": b"\0a", "big.txt": b"x" * 5_000_001})
    first = opened(root).snapshot.tree_digest
    (root / "pic.png").write_bytes(b"\0b")
    second = opened(root).snapshot.tree_digest
    (root / "big.txt").write_bytes(b"x" * 5_000_002)
    assert len({first, second, opened(root).snapshot.tree_digest}) == 3


def test_read_never_returns_other_bytes_than_the_snapshot_names(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    tree = opened(repo)
    (repo / "a.py").write_text("b\n")
    with pytest.raises(FileUnreadable, match="changed after the snapshot"):
        tree.read(A)
    (repo / "a.py").unlink()
    with pytest.raises(FileUnreadable):
        tree.read(A)


def test_a_cache_that_cannot_be_written_names_the_setting(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "d", {"a.py": "a\n"})
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CacheUnwritable, match="PROBANT_CACHE_DIR"):
        open_tree(root, cache_dir=tmp_path / "file" / "cache")


def test_the_cache_is_private(tmp_path: Path, cache_dir: Path, opened: Opener) -> None:
    opened(make_repo(tmp_path / "r", {"a.py": "a\n"}), at="HEAD")
    opened(tmp_path / "r")
    for directory, names, files in os.walk(cache_dir):
        assert os.stat(directory).st_mode & 0o077 == 0
        for name in files:
            assert os.stat(os.path.join(directory, name)).st_mode & 0o077 == 0
        assert names or files or directory.endswith("refs")
