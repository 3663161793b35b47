"""Trees that are given to others: what goes with them, and what is made of them again."""

from __future__ import annotations

import subprocess
from pathlib import Path

from probant.evaluation.arms.published import publish, usable
from tests.unit.evaluation.trees import write_tree


def git(root: Path, *arguments: str) -> str:
    identity = ["-c", "user.name=a", "-c", "user.email=a@b.example"]
    done = subprocess.run(
        ["git", *identity, *arguments], cwd=root, check=True, capture_output=True, text=True
    )
    return done.stdout


def clone(root: Path) -> Path:
    """With a tag, a second branch, a stash, a branch of a remote and a private ref."""
    write_tree(root, {"a.py": "x = 1\n"})
    git(root, "init", "-q", "--initial-branch=main")
    git(root, "add", "-A")
    git(root, "commit", "-qm", "one")
    git(root, "tag", "v1")
    git(root, "branch", "side")
    for ref in ("refs/remotes/origin/theirs", "refs/private/mine"):
        git(root, "checkout", "-q", "--detach")
        git(root, "commit", "-q", "--allow-empty", "-m", f"secret {ref}")
        git(root, "update-ref", ref, "HEAD")
        git(root, "checkout", "-q", "main")
    (root / "a.py").write_text("x = 'secret'\n")
    git(root, "stash", "-q")
    return root


def test_only_branches_and_tags_go_with_a_tree(tmp_path: Path) -> None:
    root = clone(tmp_path / "mine")
    publish(root, "plain", tmp_path / "set" / "plain")
    heads = git(root, "bundle", "list-heads", str(tmp_path / "set" / "plain.bundle"))
    names = {line.split(" ")[1] for line in heads.splitlines()}
    assert names == {"HEAD", "refs/heads/main", "refs/heads/side", "refs/tags/v1"}
    again = usable(tmp_path / "set" / "plain", "mine", "plain", tmp_path / "cache", {})
    assert git(again, "rev-parse", "HEAD") == git(root, "rev-parse", "HEAD")
    assert "secret" not in git(again, "log", "--all", "--format=%s")


def test_equal_trees_of_two_repositories_and_arms_are_kept_apart(tmp_path: Path) -> None:
    source = write_tree(tmp_path / "tree", {"a.py": "x = 1\n"})
    units = [("one", "plain"), ("two", "plain"), ("one", "stripped")]
    roots = [usable(source, repo, arm, tmp_path / "cache", {}) for repo, arm in units]
    assert len(set(roots)) == len(units)
    assert [root.name for root in roots] == ["one", "two", "one"]
    assert all((root / "a.py").is_file() for root in roots)
    assert roots[0] == usable(source, "one", "plain", tmp_path / "cache", {})
