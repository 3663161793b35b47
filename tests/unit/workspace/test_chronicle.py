"""The past of a repository, against histories with known answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.workspace.chronicle import Chronicle
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import commit, git, make_repo

BODY = "".join(f"line {n}\n" for n in range(20))


class Told:
    """a.py is added, edited by Bob, renamed to b.py, then to `c ü.py`; gone.py comes and goes."""

    def __init__(self, tmp_path: Path) -> None:
        self.repo = make_repo(tmp_path / "r")
        self.first = commit(self.repo, {"a.py": BODY, "gone.py": "def lost(): ...\n"}, "Add")
        self.second = commit(self.repo, {"a.py": BODY + "more\n"}, "Edit", author="Bob Brown")
        self.third = commit(self.repo, {"b.py": BODY + "more\n"}, "To b", remove=("a.py",))
        self.fourth = commit(self.repo, {"c ü.py": BODY + "more\n"}, "To c", remove=("b.py",))
        self.fifth = commit(self.repo, {}, "Drop [it]\n\nbecause", remove=("gone.py",))
        git(self.repo, "tag", "light", self.second)
        git(self.repo, "tag", "-a", "heavy", "-m", "x", self.fourth)
        self.tree: SourceTree = open_tree(self.repo, cache_dir=tmp_path / "cache")
        assert self.tree.git is not None
        self.past = Chronicle(self.tree.git)


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Told]:
    history = Told(tmp_path)
    yield history
    history.tree.close()


def test_a_file_is_followed_through_all_its_names(told: Told) -> None:
    lineage = told.past.lineage("c ü.py", told.fifth)
    assert [touch.commit.sha for touch in lineage.touches] == [
        told.fourth, told.third, told.second, told.first,
    ]  # fmt: skip
    assert [(one.old, one.new) for one in lineage.renamings] == [("b.py", "c ü.py"),
                                                                 ("a.py", "b.py")]  # fmt: skip


def test_touches_tell_what_was_done_and_to_which_blobs(told: Told) -> None:
    edited, added = told.past.touches("a.py", told.second)
    assert [change.status for change in edited.changes] == ["M"]
    assert edited.changes[0].old == added.changes[0].new
    assert (added.changes[0].status, added.changes[0].old) == ("A", "")
    removed = told.past.touches("gone.py", told.fifth)[0]
    assert (removed.commit.sha, removed.changes[0].new) == (told.fifth, "")


def test_commits_by_author_by_text_and_of_a_range(told: Told) -> None:
    def shas(**how: str) -> list[str]:
        return [one.sha for one in told.past.commits(told.fifth, **how)]  # type: ignore[arg-type]

    assert shas(author="bob brown") == [told.second]
    assert shas(author="B.b") == []
    assert shas(mentioning="drop [IT]") == [told.fifth]
    assert shas(mentioning="because") == [told.fifth]
    assert shas(without=told.third) == [told.fifth, told.fourth]
    assert [one.sha for one in told.past.roots(told.fifth)] == [told.first]


def test_text_that_came_or_went_is_found_but_not_in_first_commits(told: Told) -> None:
    found = told.past.text_changes("lost", told.fifth, seconds=20)
    assert found.complete
    assert [touch.commit.sha for touch in found.touches] == [told.fifth]
    assert told.past.text_changes("never", told.fifth, seconds=20).touches == ()


def test_a_search_that_is_cut_short_says_so(told: Told) -> None:
    found = told.past.text_changes("lost", told.fifth, seconds=0.0)
    assert not found.complete


def test_blame_of_several_lines(told: Told) -> None:
    blamed = told.past.blame("c ü.py", told.fifth, 20, 21)
    assert [one.author for one in blamed] == ["Ada", "Bob Brown"]
    assert told.past.blame("c ü.py", told.fifth, 99, 99) == ()
    assert told.past.blame("nope.py", told.fifth, 1, 1) == ()


def test_refs_that_contain_a_commit_and_are_part_of_it(told: Told) -> None:
    assert told.past.refs("refs/tags/", containing=told.third) == ("heavy",)
    assert told.past.refs("refs/tags/", within=told.third) == ("light",)
    assert told.past.refs("refs/heads/", containing=told.first) == ("main",)


def test_files_of_a_commit_that_hold_a_word_or_a_path(told: Told) -> None:
    assert told.past.holding("lost", told.fourth) == ("gone.py",)
    assert told.past.holding("lost", told.fifth) == ()
    assert told.past.holding("los", told.fourth) == ()
    was, now = told.past.objects("gone.py", [told.first, told.fifth])
    assert (was, now) == (told.past.changes(told.fifth)[0].old, "")


def test_the_end_of_a_shallow_clone_is_known(told: Told, tmp_path: Path) -> None:
    assert told.tree.git is not None and told.tree.git.shallow == frozenset()
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--depth=2", f"file://{told.repo}", str(clone))
    with open_tree(clone, cache_dir=tmp_path / "other") as tree:
        assert tree.git is not None
        assert tree.git.shallow == {told.fourth}
