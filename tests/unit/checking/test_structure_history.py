"""Claims about what a commit changed."""

from __future__ import annotations

from pathlib import Path

from tests.cases.asking import workbench
from tests.repos import commit, git, make_repo
from tests.unit.checking.structural import check_on, rendered, said


def test_a_commit_changed_what_it_changed(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "a = 1\n", "lib/b.py": "b = 1\n" * 20})
    first = _head(repo)
    commit(repo, {"a.py": "a = 2\n"}, "second")
    second = _head(repo)
    commit(repo, {"lib/c.py": "b = 1\n" * 20}, "renamed", remove=("lib/b.py",))
    third = _head(repo)
    git(repo, "checkout", "--quiet", "-b", "side", first)
    commit(repo, {"d.py": "d = 1\n"}, "side")
    git(repo, "merge", "--quiet", "--no-edit", "main")
    merged = _head(repo)
    claims = {
        "changed": (second, "a.py", False),
        "by its short name": (second[:7], "a.py", False),
        "not that": (second, "lib/b.py", False),
        "denied": (second, "lib/b.py", True),
        "first": (first, "lib/b.py", False),
        "old name": (third, "lib/b.py", False),
        "new name": (third, "c.py", False),
        "folder": (third, "lib", False),
        "merge": (merged, "a.py", False),
        "the other side of a merge": (merged, "d.py", False),
        "unknown": ("deadbeefdeadbeef", "a.py", False),
        "too short": (second[:3], "a.py", False),
    }
    with workbench(repo) as bench:
        check = check_on(bench)
        found = {
            name: rendered(check(said("commit_changed", at=path, literal=sha, denied=denied)))
            for name, (sha, path, denied) in claims.items()
        }
    assert found == {
        "changed": "verified",
        "by its short name": "verified",
        "not that": "refuted wrong_structure",
        "denied": "verified",
        "first": "verified",
        "old name": "verified",
        "new name": "verified",
        "folder": "verified",
        "merge": "verified",
        "the other side of a merge": "unverifiable not_told",
        "unknown": "unverifiable missing_anchor",
        "too short": "unverifiable missing_anchor",
    }


def test_a_commit_nobody_has_is_told_apart_from_one_cut_off(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "a = 1\n"})
    commit(repo, {"a.py": "a = 2\n"}, "second")
    git(tmp_path, "clone", "--quiet", "--depth=1", repo.as_uri(), "cut")
    claim = said("commit_changed", at="a.py", literal="1234567")
    told = []
    for where in (repo, tmp_path / "cut"):
        with workbench(where) as bench:
            found = check_on(bench)(claim)
            told.append((rendered(found), "1234567" in found.detail, found.detail))
    assert [one[:2] for one in told] == [
        ("unverifiable missing_anchor", True),
        ("unverifiable window_revision", True),
    ], told


def _head(repo: Path) -> str:
    return git(repo, "rev-parse", "HEAD").strip()
