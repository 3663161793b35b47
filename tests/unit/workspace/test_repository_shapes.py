"""Repositories of every shape: bare, linked, shallow, sparse, borrowed, broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import (
    GitFailed,
    RepositoryNotFound,
)
from probant.vocabulary.source import RepoPath
from tests.repos import commit, git, make_repo, make_tree
from tests.unit.workspace.conftest import Opener, reasons, shown

A = RepoPath("a.py")


def test_a_bare_repository_is_its_head(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(tmp_path, "clone", "--quiet", "--bare", str(repo), "b.git")
    tree = opened(tmp_path / "b.git")
    assert shown(tree) == {"a.py": b"a\n"}
    assert tree.label == tree.snapshot.commit == git(repo, "rev-parse", "HEAD").strip()
    assert not tree.on_disk
    assert tree.snapshot.tree_digest == opened(repo).snapshot.tree_digest


def test_worktrees_share_identity_but_not_label(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(repo, "worktree", "add", "--quiet", "-b", "side", str(tmp_path / "w"))
    commit(tmp_path / "w", {"a.py": "side\n"})
    main, side = opened(repo), opened(tmp_path / "w")
    assert main.identity == side.identity
    assert main.label != side.label
    assert (main.read(A), side.read(A)) == (b"a\n", b"side\n")
    assert side.snapshot.commit == git(tmp_path / "w", "rev-parse", "HEAD").strip()
    assert not side.snapshot.dirty
    assert opened(repo, at="side").read(A) == b"side\n"


def test_an_empty_bare_repository_is_empty(tmp_path: Path, opened: Opener) -> None:
    git(tmp_path, "init", "--quiet", "--bare", "b.git")
    tree = opened(tmp_path / "b.git")
    assert (len(tree.files), tree.snapshot.commit) == (0, None)


def test_a_shallow_clone_has_its_one_commit(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    head = commit(repo, {"a.py": "b\n"})
    git(tmp_path, "clone", "--quiet", "--depth=1", f"file://{repo}", "s")
    tree = opened(tmp_path / "s")
    assert tree.snapshot.commit == head
    assert tree.git is not None
    assert [found.sha for found in tree.git.log()] == [head]


def test_a_path_that_is_no_directory_is_not_found(tmp_path: Path, opened: Opener) -> None:
    with pytest.raises(RepositoryNotFound, match="No such file"):
        opened(tmp_path / "nope")
    (tmp_path / "file").write_text("x")
    with pytest.raises(RepositoryNotFound, match="is a file"):
        opened(tmp_path / "file")


@pytest.mark.parametrize("broken", ["empty dir", "bad file", "lost target", "no head", "junk head"])
def test_a_broken_git_directory_is_one_line_with_a_remedy(
    tmp_path: Path, opened: Opener, broken: str
) -> None:
    root = make_tree(tmp_path / "d", {"a.py": "a\n"})
    match broken:
        case "empty dir":
            (root / ".git").mkdir()
        case "bad file":
            (root / ".git").write_text("what")
        case "lost target":
            (root / ".git").write_text("gitdir: ../nowhere\n")
        case "no head":
            make_repo(root, {})
            (root / ".git" / "HEAD").unlink()
        case _:
            make_repo(root, {})
            (root / ".git" / "HEAD").write_text("\x1b[31mjunk")
    with pytest.raises(GitFailed, match="not a usable git directory") as caught:
        opened(root)
    assert caught.value.remedy
    assert "\n" not in str(caught.value)


def test_submodules_and_nested_repositories_are_named_not_read(
    tmp_path: Path, opened: Opener
) -> None:
    inner = make_repo(tmp_path / "inner", {"i.py": "i\n"})
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(
        repo,
        *("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(inner), "sub"),
    )
    commit(repo)
    assert not opened(repo).snapshot.dirty
    make_repo(repo / "nested", {"n.py": "n\n"})
    tree = opened(repo)
    assert reasons(tree) == {"sub": "submodule", "nested": "nested_repository"}
    assert set(tree.files) == {".gitmodules", "a.py"}
    assert reasons(opened(repo, at="HEAD")) == {"sub": "submodule"}


def test_opening_a_submodule_opens_the_submodule(tmp_path: Path, opened: Opener) -> None:
    inner = make_repo(tmp_path / "inner", {"i.py": "i\n"})
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(
        repo,
        *("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", str(inner), "sub"),
    )
    tree = opened(repo / "sub")
    assert set(tree.files) == {"i.py"}
    assert not tree.snapshot.dirty


def test_what_a_sparse_checkout_leaves_out_is_named_and_not_dirty(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", "in/b.py": "b\n", "out/c.py": "c\n"})
    git(repo, "sparse-checkout", "set", "--sparse-index", "in")
    assert not (repo / "out").exists()
    tree = opened(repo)
    assert set(tree.files) == {"a.py", "in/b.py"}
    assert reasons(tree) == {"out/c.py": "not_checked_out"}
    assert not tree.snapshot.dirty
    make_tree(repo, {"out/c.py": "changed\n"})
    tree = opened(repo)
    assert tree.read(RepoPath("out/c.py")) == b"changed\n"
    assert reasons(tree) == {}
    assert tree.snapshot.dirty


def test_a_detached_or_linked_head_is_followed(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "1\n"})
    first = git(repo, "rev-parse", "HEAD").strip()
    second = commit(repo, {"a.py": "2\n"})
    (repo / ".git/HEAD").unlink()
    (repo / ".git/HEAD").symlink_to("refs/heads/main")
    assert opened(repo).snapshot.commit == second
    assert opened(repo, at="HEAD").snapshot.commit == second
    (repo / ".git/HEAD").unlink()
    (repo / ".git/HEAD").write_text(first + "\n")
    tree = opened(repo)
    assert (tree.snapshot.commit, tree.snapshot.dirty) == (first, True)
    assert opened(repo, at="HEAD").read(A) == b"1\n"


def test_a_reference_that_leads_in_circles_is_no_commit(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "1\n"})
    (repo / ".git/refs/heads/main").write_text("ref: refs/heads/main\n")
    assert opened(repo).snapshot.commit is None


def test_an_unknown_storage_format_is_refused_with_a_remedy(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "1\n"})
    git(repo, "config", "extensions.refStorage", "reftable")
    with pytest.raises(GitFailed, match="clone it in git's default format"):
        opened(repo)


def test_only_the_newest_listings_are_kept(tmp_path: Path, opened: Opener, cache_dir: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "0\n"})
    for n in range(20):
        commit(repo, {"a.py": f"{n}\n"})
        assert opened(repo, at="HEAD").read(A) == b"%d\n" % n
    (mirror,) = (cache_dir / "git").iterdir()
    assert len(list((mirror / "trees").iterdir())) == 16
    assert len(list((mirror / "listings").iterdir())) == 16


def test_split_indexes_are_read(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", "b/b.py": "b\n"})
    git(repo, "update-index", "--split-index")
    make_tree(repo, {"c.py": "c\n"})
    git(repo, "add", "c.py")
    assert set(opened(repo).files) == {"a.py", "b/b.py", "c.py"}


def test_objects_borrowed_from_another_repository_are_found(tmp_path: Path, opened: Opener) -> None:
    make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(tmp_path, "clone", "--quiet", "--shared", "r", "s1")
    git(tmp_path, "clone", "--quiet", "--shared", "s1", "s2")
    (tmp_path / "s2/.git/objects/info/alternates").write_text("../../../s1/.git/objects\n")
    (tmp_path / "s1/.git/objects/info/alternates").write_text("../../../r/.git/objects\n")
    assert opened(tmp_path / "s2", at="HEAD").read(A) == b"a\n"


def test_a_repository_under_an_odd_name_works(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / '#a "q" \\ \n ü', {"a.py": "a\n"})
    assert opened(repo, at="HEAD").read(A) == b"a\n"
    assert opened(repo).read(A) == b"a\n"
