"""Which files a review looks at: named ones, or what the commit changed, with a reason for each
that is left out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from probant.council.selection.changes import changed_lines, joined
from probant.council.selection.choosing import (
    MAX_READ_BYTES,
    Chosen,
    Selection,
    select_files,
)
from probant.council.selection.omission import OF_SKIPPED, Omission
from probant.errors import RequestRefused
from probant.vocabulary.source import LineRange, RepoPath
from probant.workspace.content import KINDS
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import commit, git, make_repo, make_tree

Open = Callable[..., SourceTree]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    trees: list[SourceTree] = []

    def open_it(root: Path, at: str | None = "HEAD") -> SourceTree:
        trees.append(open_tree(root, at=at, cache_dir=tmp_path / "cache"))
        return trees[-1]

    yield open_it
    for tree in trees:
        tree.close()


def reasons(found: Selection) -> dict[str, str | None]:
    return {one.path: one.reason for one in found.files}


def ranges(found: Selection) -> dict[str, list[tuple[int, int]]]:
    return {one.path: [(r.first, r.last) for r in one.changed] for one in found.files}


def lines(n: int, mark: str = "line") -> str:
    return "".join(f"{mark} {number}\n" for number in range(1, n + 1))


# What is asked for


def test_named_files_are_taken_each_once_and_by_path(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"b.py": "b\n", "a.py": "a\n", "c.py": "c\n"})
    found = select_files(opened(root), ("b.py", "./a.py", "b.py"))
    assert [(one.path, one.text) for one in found.files] == [("a.py", "a\n"), ("b.py", "b\n")]
    assert found.is_explicit
    assert found.warnings == ()


@pytest.mark.parametrize("target", ["src", "src/", "./src", "./src/"])
def test_a_folder_means_everything_below_it(tmp_path: Path, opened: Open, target: str) -> None:
    files = {"src/a.py": "a", "src/deep/b.py": "b", "src.py": "c", "src-2/d.py": "d"}
    root = make_repo(tmp_path / "repo", files)
    found = select_files(opened(root), (target,))
    assert list(reasons(found)) == ["src/a.py", "src/deep/b.py"]


@pytest.mark.parametrize("target", [".", "./"])
def test_a_dot_means_the_whole_tree(tmp_path: Path, opened: Open, target: str) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a", "src/b.py": "b"})
    assert list(reasons(select_files(opened(root), (target,)))) == ["a.py", "src/b.py"]


def test_the_snapshot_counts_not_the_disk(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "old\n"})
    make_tree(root, {"a.py": "new\n", "b.py": "untracked\n"})
    found = select_files(opened(root), ("a.py", "b.py"))
    assert [one.text for one in found.files] == ["old\n", None]
    assert reasons(found)["b.py"] == "not_in_snapshot"


def test_one_name_that_is_not_there_is_left_out_with_its_reason(
    tmp_path: Path, opened: Open
) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a"})
    assert reasons(select_files(opened(root), ("a.py", "b.py"))) == {
        "a.py": None,
        "b.py": "not_in_snapshot",
    }


def test_nothing_but_wrong_names_is_refused_with_near_ones(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"src/engine.py": "a", "README.md": "b"})
    with pytest.raises(RequestRefused) as caught:
        select_files(opened(root), ("engine.py", "src/enigne.py", "x\x1b[2J"))
    assert caught.value.code == "nothing_to_review"
    assert caught.value.members["near"] == ["src/engine.py"]
    assert "did you mean 'src/engine.py'?" in str(caught.value)
    assert "\x1b" not in str(caught.value)


def test_what_is_there_and_may_not_be_shown_is_no_reason_to_refuse(
    tmp_path: Path, opened: Open
) -> None:
    root = make_repo(tmp_path / "repo", {".env": "KEY=1", "a.bin": b"\0\1", "b.py": "b"})
    found = select_files(opened(root), (".env", "a.bin"))
    assert reasons(found) == {".env": "secret", "a.bin": "binary"}


def test_many_reasons_are_counted(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a"})
    with pytest.raises(RequestRefused, match="and 3 more"):
        select_files(opened(root), tuple(f"nothing{n}" for n in range(8)))


# What the commit changed


def test_without_targets_it_is_what_the_commit_changed(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": lines(20), "b.py": "b\n", "gone.py": "x\n"})
    changed = lines(20).replace("line 5\n", "new 5\n").replace("line 12\n", "new\nnew\n")
    commit(root, {"a.py": changed, "new.py": "n\n"}, remove=("gone.py",))
    found = select_files(opened(root), None)
    assert not found.is_explicit
    assert ranges(found) == {"a.py": [(5, 5), (12, 13)], "gone.py": [], "new.py": [(1, 1)]}
    assert found.warnings == ()


def test_lines_that_are_only_gone_leave_their_neighbours(tmp_path: Path, opened: Open) -> None:
    text = lines(10)
    root = make_repo(tmp_path / "repo", {"top.py": text, "mid.py": text, "end.py": text, "x": "x"})
    cut = {
        "top.py": text.replace("line 1\n", ""),
        "mid.py": text.replace("line 5\n", ""),
        "end.py": text.replace("line 10\n", ""),
    }
    commit(root, cut)
    found = select_files(opened(root), None)
    assert ranges(found) == {"end.py": [(9, 9)], "mid.py": [(4, 5)], "top.py": [(1, 1)]}


def test_a_file_that_was_emptied_has_no_changed_lines(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": lines(3), "b.py": "b"})
    commit(root, {"a.py": "", "new.py": ""})
    found = select_files(opened(root), None)
    assert [(one.path, one.text) for one in found.files] == [("a.py", ""), ("new.py", "")]
    assert ranges(found) == {"a.py": [], "new.py": []}


def test_a_renamed_file_goes_by_its_new_name(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"old.py": lines(30), "b.py": "b"})
    text = lines(30).replace("line 7\n", "new\n")
    commit(root, {"sub/new name.py": text}, remove=("old.py",))
    found = select_files(opened(root), None)
    assert ranges(found) == {"sub/new name.py": [(7, 7)]}
    assert found.warnings == ()
    assert reasons(select_files(opened(root), ("old.py", "b.py")))["old.py"] == "renamed"


def test_a_file_that_was_only_renamed_has_no_changed_lines(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"old.py": lines(30)})
    commit(root, {"new.py": lines(30)}, remove=("old.py",))
    assert ranges(select_files(opened(root), None)) == {"new.py": []}


def test_of_a_first_commit_everything_is_new(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": lines(3), "b/c.py": "no end"})
    assert ranges(select_files(opened(root), None)) == {"a.py": [(1, 3)], "b/c.py": [(1, 1)]}


def test_a_merge_is_what_it_brought_to_its_first_parent(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": lines(9), "b.py": lines(9)})
    git(root, "checkout", "--quiet", "-b", "side")
    commit(root, {"b.py": lines(9).replace("line 3\n", "side\n"), "side.py": "s\n"})
    git(root, "checkout", "--quiet", "main")
    commit(root, {"a.py": lines(9).replace("line 8\n", "main\n")})
    git(root, "merge", "--quiet", "--no-ff", "-m", "merge", "side")
    assert ranges(select_files(opened(root), None)) == {"b.py": [(3, 3)], "side.py": [(1, 1)]}


def test_a_commit_that_changes_nothing_is_refused(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a"})
    commit(root, {}, "empty")
    with pytest.raises(RequestRefused, match="the commit changes nothing that can be reviewed"):
        select_files(opened(root), None)


def test_a_shallow_clone_says_that_it_guesses(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "b.py": "b\n"})
    commit(root, {"a.py": "c\n"})
    git(tmp_path, "clone", "--quiet", "--depth=1", f"file://{root}", "shallow")
    found = select_files(opened(tmp_path / "shallow"), None)
    assert list(reasons(found)) == ["a.py", "b.py"]
    assert "shallow clone" in found.warnings[0]
    tree = opened(tmp_path / "shallow")
    assert tree.git is not None
    assert tree.snapshot.commit is not None
    assert changed_lines(tree.git, tree.snapshot.commit) == {}


def test_names_that_git_quotes_are_found_again(tmp_path: Path, opened: Open) -> None:
    names = ("a\tb.py", 'q"uote.py', "é ü.py", "new\nline.py", "back\\slash.py", "+++ b/x", "a b ")
    root = make_repo(tmp_path / "repo", dict.fromkeys(names, lines(5)))
    commit(root, dict.fromkeys(names, lines(5).replace("line 2\n", "new\n")))
    assert ranges(select_files(opened(root), None)) == {name: [(2, 2)] for name in sorted(names)}


def test_lines_of_a_file_cannot_pass_for_lines_of_git(tmp_path: Path, opened: Open) -> None:
    forged = "++ b/other.py\n@@ -1 +90,9 @@\ndiff --git a/x b/x\n"
    root = make_repo(tmp_path / "repo", {"a.py": "1\n2\n3\n", "other.py": lines(99), "x": "x\n"})
    commit(root, {"a.py": f"1\n{forged}3\n"})
    assert ranges(select_files(opened(root), None)) == {"a.py": [(2, 4)]}


def test_a_file_that_became_a_link_is_left_out(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n", "b.py": "b\n"})
    (root / "a.py").unlink()
    (root / "a.py").symlink_to("b.py")
    commit(root, {"b.py": "c\n"})
    assert reasons(select_files(opened(root), None)) == {"a.py": "symlink", "b.py": None}


def test_a_link_that_became_a_file_is_shown(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"b.py": "b\n"})
    (root / "a.py").symlink_to("b.py")
    commit(root)
    (root / "a.py").unlink()
    commit(root, {"a.py": lines(2)})
    assert ranges(select_files(opened(root), None)) == {"a.py": [(1, 2)]}


def test_what_git_cannot_tell_is_said(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n"})
    old = git(root, "rev-parse", "HEAD:a.py").strip()
    commit(root, {"a.py": "b\n"})
    (root / ".git/objects" / old[:2] / old[2:]).unlink()
    found = select_files(opened(root), None)
    assert [(one.text, one.changed) for one in found.files] == [("b\n", ())]
    assert found.warnings == ("git could not tell which lines the commit changed",)


# Why files are left out


def test_every_reason(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "sub" / "inner", {"x": "x"})
    root = make_repo(tmp_path / "repo")
    make_tree(
        root,
        {
            "fine.py": "x\n",
            "latin.c": "caf\xe9\n".encode("latin-1"),
            ".env": "A=1\n",
            "key.txt": f"-----BEGIN RSA PRIVATE KEY-----\n{'MIIEpAIBAAKC' * 6}\n",
            ".llmignore": "hidden/\n",
            "hidden/a.py": "x\n",
            "data.bin": b"\0\1\2",
            "wide.txt": "x".encode("utf-16"),
            "large.txt": b"x" * 5_000_001,
        },
    )
    (root / "link.py").symlink_to("fine.py")
    (root / "out.py").symlink_to("/etc/hostname")
    git(root, "add", "--all")
    head = git(tmp_path / "sub" / "inner", "rev-parse", "HEAD").strip()
    git(root, "update-index", "--add", "--cacheinfo", f"160000,{head},vendored")
    git(root, "commit", "--quiet", "-m", "all")
    found = select_files(opened(root), (".", "nowhere.py"))
    assert reasons(found) == {
        ".env": "secret",
        ".llmignore": None,
        "data.bin": "binary",
        "fine.py": None,
        "hidden/a.py": "ignored",
        "key.txt": "secret",
        "large.txt": "too_large",
        "latin.c": None,
        "link.py": "symlink",
        "nowhere.py": "not_in_snapshot",
        "out.py": "symlink",
        "vendored": "submodule",
        "wide.txt": "utf16",
    }
    assert all((one.text is None) != (one.reason is None) for one in found.files)
    by_path = {one.path: one.text for one in found.files}
    assert by_path[RepoPath("latin.c")] == "caf\ufffd\n"


def test_a_name_that_is_no_text_is_left_out(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a"})
    (root / os.fsdecode(b"odd\xff.py")).write_text("x")
    commit(root, {"b.py": "b"})
    changed = select_files(opened(root), None)
    assert reasons(changed) == {"b.py": None, "odd\ufffd.py": "bad_name"}
    assert reasons(select_files(opened(root), (".",)))["odd\\xff.py"] == "bad_name"


def test_every_state_of_a_file_has_a_reason_of_its_own() -> None:
    known = set(OF_SKIPPED)
    assert set(KINDS) - {"text"} <= known
    assert {one.value for one in OF_SKIPPED.values()} <= {one.value for one in Omission}


def test_ignore_rules_come_from_the_snapshot(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a", "b.py": "b", ".aiignore": "a.py"})
    make_tree(root, {".aiignore": "b.py"})
    assert reasons(select_files(opened(root), ("a.py", "b.py"))) == {
        "a.py": "ignored",
        "b.py": None,
    }


def test_a_commit_cannot_hide_its_own_changes_without_being_seen(
    tmp_path: Path, opened: Open
) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n"})
    commit(root, {"a.py": "evil\n", ".llmignore": "a.py\n"})
    assert reasons(select_files(opened(root), None)) == {".llmignore": None, "a.py": "ignored"}


def test_rules_that_cannot_be_read_hide_what_is_beside_them(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a", "sub/b.py": "b"})
    (root / "sub/.llmignore").symlink_to("/dev/null")
    commit(root)
    found = select_files(opened(root), (".",))
    assert reasons(found)["sub/b.py"] == "ignored"
    assert reasons(found)["a.py"] is None
    assert found.warnings == (
        "'sub/.llmignore' cannot be read, so nothing beside or below it is shown",
    )


def test_rules_kept_under_two_names_count_under_both(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a", "b.py": "b", "rules/main": "a.py\n"})
    (root / ".aiignore").symlink_to("rules/main")
    commit(root)
    found = select_files(opened(root), ("a.py", "b.py"))
    assert reasons(found) == {"a.py": "ignored", "b.py": None}
    assert found.warnings == ()


@pytest.mark.parametrize("target", ["nowhere", "../../x", ".aiignore", "/etc/hostname"])
def test_rules_behind_a_link_that_ends_nowhere_hide_everything(
    tmp_path: Path, opened: Open, target: str
) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a"})
    (root / ".aiignore").symlink_to(target)
    commit(root)
    found = select_files(opened(root), ("a.py",))
    assert reasons(found) == {"a.py": "ignored"}
    assert found.warnings == ("'.aiignore' cannot be read, so nothing beside or below it is shown",)


def test_more_than_any_prompt_holds_is_not_read(tmp_path: Path, opened: Open) -> None:
    big = "x" * (MAX_READ_BYTES // 2 - 10)
    root = make_repo(tmp_path / "repo", {"a.txt": big, "b.txt": big, "c.txt": big, "z.py": "z"})
    assert reasons(select_files(opened(root), (".",))) == {
        "a.txt": None,
        "b.txt": None,
        "c.txt": "budget",
        "z.py": None,
    }


# Other trees than a commit's


def test_a_working_tree_is_read_as_it_is(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo", {"a.py": "a\n"})
    commit(root, {"a.py": "b\n"})
    make_tree(root, {"a.py": "c\n"})
    found = select_files(opened(root, at=None), None)
    assert [(one.text, one.changed) for one in found.files] == [("c\n", ())]


def test_a_plain_folder_has_no_changes(tmp_path: Path, opened: Open) -> None:
    root = make_tree(tmp_path / "plain", {"a.py": "a\n"})
    assert reasons(select_files(opened(root, at=None), ("a.py",))) == {"a.py": None}
    with pytest.raises(RequestRefused, match="no commit"):
        select_files(opened(root, at=None), None)


def test_a_file_that_went_away_is_unreadable(tmp_path: Path, opened: Open) -> None:
    root = make_tree(tmp_path / "plain", {"a.py": "a\n", "b.py": "b\n", ".aiignore": "c\n"})
    tree = opened(root, at=None)
    (root / "a.py").unlink()
    assert reasons(select_files(tree, ("a.py", "b.py"))) == {"a.py": "unreadable", "b.py": None}
    (root / ".aiignore").unlink()
    assert reasons(select_files(tree, ("b.py",))) == {"b.py": "ignored"}


def test_an_empty_repository_has_nothing(tmp_path: Path, opened: Open) -> None:
    root = make_repo(tmp_path / "repo")
    with pytest.raises(RequestRefused):
        select_files(opened(root, at=None), (".",))


# Records


def test_a_chosen_file_has_a_text_or_a_reason() -> None:
    with pytest.raises(ValueError, match="a text or the reason"):
        Chosen(path=RepoPath("a"))
    with pytest.raises(ValueError, match="a text or the reason"):
        Chosen(path=RepoPath("a"), text="", reason="secret")


def test_ranges_that_touch_are_one() -> None:
    given = [LineRange(7, 9), LineRange(1, 3), LineRange(4, 4), LineRange(2, 2), LineRange(11, 12)]
    assert joined(given) == (LineRange(1, 4), LineRange(7, 9), LineRange(11, 12))
    assert joined([]) == ()
