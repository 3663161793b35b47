"""The same 200 ways to name something outside, as targets of a review: nothing of it is shown."""

from __future__ import annotations

from pathlib import Path

from probant.council.selection.choosing import select_files
from probant.council.submission import read_request
from probant.errors import RequestRefused
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import git, make_repo
from tests.security.test_paths import SECRET, build, variants

INSIDE = {"a\n", "b\n", "f\n"}


def commit_all(root: Path) -> Path:
    """Everything of the hostile tree that git can keep."""
    make_repo(root)
    build(root)
    git(root, "add", "--all", check=False)
    git(root, "commit", "--quiet", "-m", "all")
    return root


def outcome(tree: SourceTree, target: str) -> str:
    """What became of a target; whatever is shown is a file of the tree."""
    try:
        found = select_files(tree, (target,))
    except RequestRefused as refused:
        assert "\n" not in str(refused)
        assert str(refused).isprintable()
        return refused.code
    shown = {one.text for one in found.files if one.text is not None}
    assert shown <= INSIDE, target
    assert SECRET.decode() not in shown
    return "shown" if shown else "omitted"


def test_no_target_shows_what_is_outside(tmp_path: Path) -> None:
    root = commit_all(tmp_path / "place" / "repo")
    names = variants(root)
    assert len(names) >= 200
    with open_tree(root, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        seen = {name: outcome(tree, name) for name in names}
    inside = {name for name, what in seen.items() if what == "shown"}
    assert inside <= {".", "./", "./a.py", "pkg", "pkg/", "dir", "dir/", "a.py/"}
    assert {"target_path_refused", "nothing_to_review"} <= set(seen.values())


def test_nor_does_a_target_of_a_tree_on_disk(tmp_path: Path) -> None:
    root = tmp_path / "place" / "repo"
    root.mkdir(parents=True)
    build(root)
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        for name in variants(root):
            outcome(tree, name)


def test_what_cannot_be_in_a_repository_is_refused_before_it_is_looked_up(tmp_path: Path) -> None:
    n_refused = 0
    for name in variants(tmp_path / "place" / "repo"):
        try:
            read_request({"snapshot_id": "0123abc", "target_paths": [name]})
        except RequestRefused as refused:
            n_refused += 1
            assert refused.members["field"] in ("target_paths", "target_paths[0]")
    assert n_refused > 80
