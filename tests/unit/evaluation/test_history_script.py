"""A made-up history is what its log says, and git agrees; real clones are told by git alone."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from probant.evaluation.arms.history_ignored import FOLDER, write_ignored
from probant.evaluation.arms.history_script import TAG_NAMES, write_history
from probant.evaluation.oracles.git_plumbing import GitHistory, is_own_repository
from probant.evaluation.oracles.history import Change, Doubt
from probant.evaluation.oracles.tree import Tree, read_tree
from probant.evaluation.questions.project_truth import Author
from probant.evaluation.questions.truth import Boolean, Commits, Count, Denial, Nothing, Paths
from probant.evaluation.sources.history.facts import HistoryFacts
from tests.unit.evaluation.trees import tree_of


def numbered_tree() -> Tree:
    """Two dozen files of some length, each with two functions of its own."""
    return tree_of(
        {
            f"src/part_{word}.py": "".join(
                f"def {word}_{verb}(value):\n"
                f"    # {word} {verb} is what happens on this line\n"
                f"    return value + {number}\n\n\n"
                for number, verb in enumerate(("rotates", "shrinks"))
            )
            for word in (
                "amber birch cedar delta ember fjord grove heath ivory jolly knoll linen "
                "maple north ocean pearl quartz raven slate thorn umber vivid willow xenon"
            ).split()
        }
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, HistoryFacts]:
    root = tmp_path_factory.mktemp("made")
    script = write_history(numbered_tree(), 7, root)
    return root, HistoryFacts(read_tree(root), random.Random(3), script)


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", "-C", str(root), *arguments], check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def test_the_same_seed_gives_the_same_hashes_and_another_one_others(tmp_path: Path) -> None:
    heads = []
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        root = tmp_path / name
        root.mkdir()
        heads.append(write_history(numbered_tree(), seed, root).head())
    assert heads[0] == heads[1] != heads[2]


def test_the_log_and_git_tell_the_same_story(tmp_path: Path) -> None:
    script = write_history(numbered_tree(), 7, tmp_path)
    told = GitHistory(tmp_path)
    assert told.commits == script.shas
    assert set(told.tags) == set(TAG_NAMES) == set(script.tag_marks)
    assert told.head() == script.head()
    for tag in TAG_NAMES:
        assert told.paths_at(tag) == script.paths_at(tag)
    for sha in script.shas:
        assert told.tags_with(sha) == script.tags_with(sha)
    assert set(told.renames) == set(script.moves)
    assert not git(tmp_path, "status", "--porcelain")


def test_every_history_family_has_facts(made: tuple[Path, HistoryFacts]) -> None:
    _, source = made
    empty = [family for family, facts in source.facts().items() if not facts]
    assert not empty


def test_facts_are_what_git_says(made: tuple[Path, HistoryFacts]) -> None:
    root, source = made
    facts = source.facts()
    assert facts["43"][0].truth == Commits((git(root, "rev-parse", "HEAD"),))
    for fact in facts["46"]:
        said = git(root, "log", "-1", "--format=%H", "--", dict(fact.targets)["x"])
        assert fact.truth == Commits((said,))
    for fact in facts["47"]:
        listed = git(root, "log", "--format=%H", "--", dict(fact.targets)["x"])
        assert fact.truth == Count(len(listed.split()))
    for fact in facts["50"]:
        place = dict(fact.targets)
        told = git(root, "blame", "--porcelain", f"-L{place['y']},{place['y']}", place["x"])
        assert isinstance(fact.truth, Author)
        assert told.startswith(fact.truth.sha)
        assert f"author {fact.truth.name}\n" in told
    for fact in facts["51"]:
        thing, tag = dict(fact.targets)["x"], dict(fact.targets)["y"]
        shown = git(root, "grep", "-c", "", tag) if "/" in thing else git(root, "grep", "", tag)
        assert fact.truth == Boolean(thing in shown)


def test_what_was_deleted_is_nowhere_at_head(made: tuple[Path, HistoryFacts]) -> None:
    root, source = made
    deleted = source.facts()["U11"]
    assert any("." in dict(fact.targets)["x"] for fact in deleted)
    assert any("_" in dict(fact.targets)["x"] for fact in deleted)
    now = "\n".join(f"{p}\n{text.decode()}" for p, text in read_tree(root).files.items())
    for fact in deleted:
        assert fact.truth == Nothing()
        assert dict(fact.targets)["x"] not in now


def test_a_wrong_commit_is_no_commit_or_left_the_file_alone(
    made: tuple[Path, HistoryFacts],
) -> None:
    root, source = made
    facts = source.facts()
    for fact in facts["U18"]:
        with pytest.raises(subprocess.CalledProcessError):
            git(root, "cat-file", "-e", dict(fact.targets)["x"])
    for fact in facts["U18.NO"]:
        shown = git(root, "show", "--name-only", "--format=", dict(fact.targets)["x"])
        assert dict(fact.targets)["y"] not in shown.split("\n")
        assert fact.truth == Denial()


def test_a_disagreement_is_dropped_and_listed(tmp_path: Path) -> None:
    script = write_history(numbered_tree(), 7, tmp_path)
    git(tmp_path, "-c", "user.name=x", "-c", "user.email=x@y", "commit", "--allow-empty", "-mx")
    git(tmp_path, "mv", "src", "lib")
    git(tmp_path, "-c", "user.name=x", "-c", "user.email=x@y", "commit", "-mMove")
    source = HistoryFacts(read_tree(tmp_path), random.Random(3), script)
    facts = source.facts()
    assert not facts["43"]
    assert not facts["46"]
    assert any(entry.fact == "46" for entry in source.dropped)


def test_a_clone_with_a_side_branch_and_a_rename(tmp_path: Path) -> None:
    def commit(message: str) -> str:
        git(tmp_path, "add", "-A")
        name = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        git(tmp_path, *name, "commit", "-q", "-m", message)
        return git(tmp_path, "rev-parse", "HEAD")

    git(tmp_path, "init", "-q", "-b", "main")
    (tmp_path / "one.txt").write_text("first line of the file\nsecond one\n")
    first = commit("first")
    (tmp_path / "two.txt").write_text("quite another text\n")
    second = commit("second")
    git(tmp_path, "tag", "v1")
    git(tmp_path, "mv", "two.txt", "three.txt")
    third = commit("third")
    told = GitHistory(tmp_path)
    assert is_own_repository(tmp_path)
    assert told.added_by("one.txt") == first == told.last_change("one.txt")
    assert told.changes_of(second) == (Change("A", "two.txt"),)
    assert isinstance(told.changes_of(third), Doubt)
    assert isinstance(told.added_by("three.txt"), Doubt)
    assert isinstance(told.n_commits("three.txt"), Doubt)
    assert told.renames == (("two.txt", "three.txt"),)
    assert told.tags_with(first) == {"v1"}
    assert told.files_at("v1") == {
        "one.txt": b"first line of the file\nsecond one\n",
        "two.txt": b"quite another text\n",
    }
    facts = HistoryFacts(read_tree(tmp_path), random.Random(1)).facts()
    assert [fact.truth for fact in facts["48"]] == [Paths(frozenset({"three.txt"}))]


def test_a_folder_inside_another_repository_is_no_clone(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / "inner").mkdir()
    assert not is_own_repository(tmp_path / "inner")
    assert not is_own_repository(tmp_path)


def test_ignored_functions_stand_only_where_git_does_not_look(tmp_path: Path) -> None:
    tree = numbered_tree()
    write_history(tree, 7, tmp_path)
    names = write_ignored(tmp_path, tree, random.Random(1))
    assert names
    assert not git(tmp_path, "status", "--porcelain")
    text = (tmp_path / FOLDER / "experiments.py").read_text()
    for name in names:
        assert f"def {name}(" in text
        assert not any(name.encode() in content for content in tree.files.values())
