"""Files that a commit deletes are files it changes: what becomes of their last text."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from probant.council.machine.grounding import Grounder
from probant.council.prompts import wording
from probant.council.prompts.coverage import read_material, receipt_of
from probant.council.selection.choosing import Chosen, Selection, select_files
from probant.council.selection.omission import is_lfs_pointer
from probant.errors import RequestRefused
from probant.vocabulary.council import Finding, Severity, Sighting
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import commit, git, make_repo
from tests.unit.council.requested import a_file, allocated

GUARD = "def allow(user):\n    raise PermissionError(user)\n"
POINTER = (
    f"version https://git-lfs.github.com/spec/v1\noid sha256:{'4d7a21' * 10}abcd\nsize 12345\n"
)
KEY = f"-----BEGIN RSA PRIVATE KEY-----\n{'MIIEpAIBAAKC' * 6}\n"

Open = Callable[..., SourceTree]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    trees: list[SourceTree] = []

    def open_it(root: Path) -> SourceTree:
        trees.append(open_tree(root, at="HEAD", cache_dir=tmp_path / "cache"))
        return trees[-1]

    yield open_it
    for tree in trees:
        tree.close()


def told(found: Selection) -> dict[str, tuple[str | None, bool]]:
    """(its text or why not, whether it is deleted)"""
    return {
        one.path: (one.text if one.text is not None else one.reason, one.is_deleted)
        for one in found.files
    }


# Which files


def test_a_deleted_file_went_unmentioned(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "auth.py": GUARD})
    commit(root, {"a.py": "b\n"}, remove=("auth.py",))
    found = select_files(opened(root), None)
    assert told(found) == {"a.py": ("b\n", False), "auth.py": (GUARD, True)}
    assert found.warnings == ()


def test_a_commit_that_only_deletes_was_refused(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "auth.py": GUARD})
    commit(root, {}, remove=("auth.py",))
    assert told(select_files(opened(root), None)) == {"auth.py": (GUARD, True)}


@pytest.mark.parametrize("target", ["p", "p/", ".", "p/b.py"])
def test_a_named_folder_hid_what_was_deleted_below_it(
    tmp_path: Path, opened: Open, target: str
) -> None:
    root = make_repo(tmp_path / "repo", {"p/a.py": "a\n", "p/b.py": GUARD, "q.py": "q\n"})
    commit(root, {"p/a.py": "c\n"}, remove=("p/b.py",))
    assert told(select_files(opened(root), (target,)))["p/b.py"] == (GUARD, True)


def test_a_folder_of_which_nothing_is_left_is_still_a_folder(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"p/a.py": "one\n", "p/b.py": GUARD, "q.py": "q\n"})
    commit(root, {}, remove=("p/a.py", "p/b.py"))
    assert list(told(select_files(opened(root), ("p",)))) == ["p/a.py", "p/b.py"]


def test_a_file_where_a_folder_was_and_a_folder_where_a_file_was(
    tmp_path: Path, opened: Open
) -> None:
    root = make_repo(tmp_path / "repo", {"x/in.py": GUARD, "y": "a file\n", "z": "z\n"})
    (root / "x/in.py").unlink()
    (root / "x").rmdir()
    (root / "y").unlink()
    commit(root, {"x": "other text, short\n", "y/in.py": "new\n"})
    found = opened(root)
    assert told(select_files(found, ("x",))) == {
        "x": ("other text, short\n", False),
        "x/in.py": (GUARD, True),
    }
    assert told(select_files(found, ("y",))) == {
        "y": ("a file\n", True),
        "y/in.py": ("new\n", False),
    }


def test_the_old_path_of_a_rename_is_no_deletion(tmp_path: Path, opened: Open) -> None:
    text = "".join(f"line {number}\n" for number in range(30))
    root = make_repo(tmp_path / "repo", {"old.py": text, "b.py": "b\n"})
    commit(root, {"new.py": text.replace("line 7\n", "")}, remove=("old.py",))
    tree = opened(root)
    assert list(told(select_files(tree, None))) == ["new.py"]
    assert list(told(select_files(tree, (".",)))) == ["b.py", "new.py"]
    assert told(select_files(tree, ("old.py", "b.py")))["old.py"] == ("renamed", False)
    with pytest.raises(RequestRefused, match=r"did you mean 'new\.py'"):
        select_files(tree, ("old.py",))


def test_a_merge_deletes_against_its_first_parent(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "auth.py": GUARD})
    git(root, "checkout", "--quiet", "-b", "side")
    commit(root, {}, remove=("auth.py",))
    git(root, "checkout", "--quiet", "main")
    commit(root, {"a.py": "b\n"})
    git(root, "merge", "--quiet", "--no-ff", "-m", "merge", "side")
    assert told(select_files(opened(root), None)) == {"auth.py": (GUARD, True)}


def test_what_an_earlier_commit_deleted_is_not_there(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "auth.py": GUARD})
    commit(root, {}, remove=("auth.py",))
    commit(root, {"a.py": "b\n"})
    tree = opened(root)
    assert list(told(select_files(tree, None))) == ["a.py"]
    assert told(select_files(tree, ("auth.py", "a.py")))["auth.py"] == ("not_in_snapshot", False)


# What is never shown


def test_every_reason_why_a_deleted_file_is_not_shown(tmp_path: Path, opened: Open) -> None:
    inner = make_repo(tmp_path / "inner", {"x": "x"})
    files: dict[str, str | bytes] = {
        "fine.py": GUARD,
        "latin.c": "caf\xe9\n".encode("latin-1"),
        ".env": "A=1\n",
        "key.txt": KEY,
        "hidden/a.py": "secret plans\n",
        "data.bin": b"\0\1\2",
        "wide.txt": "wide".encode("utf-16"),
        "large.txt": b"x" * 5_000_001,
        "model.onnx": POINTER,
    }
    root = make_repo(tmp_path / "repo", {".llmignore": "hidden/\n", "stays.py": "s\n", **files})
    (root / "link.py").symlink_to("stays.py")
    git(root, "add", "--all")
    head = git(inner, "rev-parse", "HEAD").strip()
    git(root, "update-index", "--add", "--cacheinfo", f"160000,{head},vendored")
    git(root, "commit", "--quiet", "-m", "before")
    git(root, "rm", "--quiet", "--cached", "vendored")
    commit(root, {}, remove=(*files, "link.py"))
    found = select_files(opened(root), None)
    assert {path: what for path, (what, _) in told(found).items()} == {
        "fine.py": GUARD,
        "latin.c": "caf\ufffd\n",
        ".env": "secret",
        "key.txt": "secret",
        "hidden/a.py": "ignored",
        "data.bin": "binary",
        "wide.txt": "utf16",
        "large.txt": "too_large",
        "model.onnx": "lfs_pointer",
        "link.py": "symlink",
        "vendored": "submodule",
    }
    assert all(one.is_deleted for one in found.files)
    (warning,) = found.warnings
    assert warning.startswith("the commit deletes files that cannot be shown: '.env' (secret), ")
    assert warning.endswith(" and 4 more")


def test_rules_deleted_with_the_file_they_hide(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"p/.aiignore": "plans.md\n", "p/plans.md": "x\n"})
    commit(root, {"a.py": "a\n"}, remove=("p/.aiignore", "p/plans.md"))
    assert told(select_files(opened(root), None))["p/plans.md"] == ("ignored", True)


def test_rules_of_the_parent_that_are_a_link(tmp_path: Path, opened: Open) -> None:
    files = {"rules": "plans.md\n", "plans.md": "x\n", "other.md": "other text\n", "a.py": "a\n"}
    root = make_repo(tmp_path / "repo", files)
    (root / ".llmignore").symlink_to("rules")
    (root / "sub").mkdir()
    (root / "sub/.llmignore").symlink_to("/nowhere")
    commit(root, {"sub/b.md": "b, the other\n"})
    gone = ("plans.md", "other.md", ".llmignore", "sub/.llmignore", "sub/b.md")
    commit(root, {"a.py": "c\n"}, remove=gone)
    assert {path: what for path, (what, _) in told(select_files(opened(root), None)).items()} == {
        ".llmignore": "symlink", "sub/.llmignore": "ignored", "a.py": "c\n",
        "plans.md": "ignored", "other.md": "other text\n", "sub/b.md": "ignored",
    }  # fmt: skip


def test_a_deleted_name_that_is_no_text(tmp_path: Path, opened: Open) -> None:
    odd = os.fsdecode(b"odd\xff.py")
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "odd\ufffd.py": "stays\n"})
    (root / odd).write_text("x")
    commit(root)
    (root / odd).unlink()
    commit(root, {"a.py": "b\n"})
    found = told(select_files(opened(root), None))
    assert found == {"a.py": ("b\n", False), "odd\\xff.py": ("bad_name", True)}


def test_more_deleted_text_than_can_be_read_is_left_out(tmp_path: Path, opened: Open) -> None:
    large = {f"{name}.txt": name.encode() * 4_500_000 for name in "pq"}
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", **large})
    commit(root, {"a.py": "b\n"}, remove=tuple(large))
    found = told(select_files(opened(root), None))
    assert found["q.txt"] == ("budget", True)
    assert found["p.txt"][0] != "budget"


def test_an_object_that_is_lost_is_unreadable(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "auth.py": GUARD})
    blob = git(root, "rev-parse", "HEAD:auth.py").strip()
    with open_tree(root, at="HEAD", cache_dir=tmp_path / "cache"):
        pass
    listed = git(root, "rev-parse", "HEAD").strip()
    with open_tree(root, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        assert tree.git is not None
        tree.git.list_tree(listed)
    commit(root, {"a.py": "b\n"}, remove=("auth.py",))
    (root / ".git/objects" / blob[:2] / blob[2:]).unlink()
    assert told(select_files(opened(root), None))["auth.py"] == ("unreadable", True)


# The prompt and its receipt


def test_a_prompt_marks_what_is_deleted_and_says_what_that_means() -> None:
    made = allocated([a_file("a.py", "x\n"), a_file("auth.py", GUARD, is_deleted=True)])
    user = made.prompt.user
    assert '<file path="auth.py" lines="1-2" of="2" deleted="yes">' in user
    assert user.count("\n" + wording.DELETED_NOTE) == 1
    assert [(one.path, one.is_deleted) for one in read_material(user).files] == [
        ("a.py", False),
        ("auth.py", True),
    ]
    (a, auth) = made.receipt.files
    assert (a.sighting, a.reason) == (Sighting.FULL, None)
    assert (auth.sighting, auth.reason) == (Sighting.FULL, "deleted")
    assert made.receipt.is_complete
    assert made.receipt.deleted == {"auth.py"}


def test_without_deletions_a_prompt_says_nothing_of_them() -> None:
    made = allocated([a_file("a.py", "x\n"), a_file("b.py", why="binary", is_deleted=True)])
    assert "deleted" not in made.prompt.user
    assert made.receipt.deleted == frozenset()


def test_a_deleted_file_that_does_not_fit_leaves_coverage_incomplete() -> None:
    text = "".join(f"value_{number} = {number}\n" for number in range(4000))
    made = allocated([a_file("auth.py", text, is_deleted=True)])
    (covered,) = made.receipt.files
    assert (covered.sighting, covered.reason) == (Sighting.PARTIAL, "deleted")
    made = allocated([a_file("auth.py", "x" * 60_000, is_deleted=True)])
    (covered,) = made.receipt.files
    assert (covered.sighting, covered.reason) == (Sighting.OMITTED, "line_too_long")
    assert not made.receipt.is_complete


def test_a_file_that_is_shown_as_another_kind_of_file_was_not_shown() -> None:
    made = allocated([a_file("auth.py", GUARD)])
    (covered,) = receipt_of(made.prompt, [a_file("auth.py", GUARD, is_deleted=True)]).files
    assert covered.sighting is Sighting.OMITTED


def test_a_name_cannot_pass_for_the_mark() -> None:
    made = allocated([a_file('a.py" deleted="yes', "x\n")])
    assert [one.is_deleted for one in read_material(made.prompt.user).files] == [False]


# Citations


def test_a_citation_of_a_deleted_file_does_not_check(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "auth.py": GUARD})
    commit(root, {"a.py": "b\n"}, remove=("auth.py",))
    finding = Finding(
        severity=Severity.CRITICAL, path="auth.py", first_line=2, last_line=2,
        quote="raise PermissionError(user)", description="the guard is gone",
    )  # fmt: skip
    found = Grounder(opened(root)).ground(finding)
    assert not found.is_grounded
    assert found.why == "auth.py is not in the snapshot: the commit deletes it"


# Git LFS


def test_an_lfs_pointer_passed_for_the_content(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n"})
    commit(root, {"a.py": "b\n", "weights.bin": POINTER})
    found = select_files(opened(root), None)
    assert told(found)["weights.bin"] == ("lfs_pointer", False)
    assert found.files[1] == Chosen(path=found.files[1].path, reason="lfs_pointer")


@pytest.mark.parametrize(
    ("raw", "is_one"),
    [
        (POINTER, True),
        (POINTER.replace("\n", "\r\n"), True),
        (POINTER.replace("oid", "ext-0-foo sha256:abcd\noid"), True),
        (POINTER.replace("git-lfs", "hawser"), True),
        (POINTER.rpartition("size")[0].rstrip("\n"), True),
        (f"# a page about pointers\n{POINTER}", False),
        (POINTER.splitlines()[0], False),
        (POINTER + "x" * 1024, False),
        ("", False),
    ],
)
def test_what_is_an_lfs_pointer(raw: str, is_one: bool) -> None:
    assert is_lfs_pointer(raw.encode()) == is_one
