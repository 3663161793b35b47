"""A file that names many repositories."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.evaluation.corpus.ownership import answerer
from probant.evaluation.running.listed import labels, listed_repos
from tests.unit.evaluation.trees import write_tree


def test_each_line_is_a_repository_and_what_is_not_there_is_listed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        write_tree(tmp_path / "repos" / name, {"a.py": f"{name} = 1\n"})
    listed = tmp_path / "repos.txt"
    listed.write_text("# mine\nrepos/one\n\nrepos/two\nrepos/one\nrepos/three\n")
    found, missing = listed_repos(listed)
    assert [(repo.place.repo, repo.place.path) for repo in found] == [
        ("one", str(tmp_path / "repos/one")),
        ("two", str(tmp_path / "repos/two")),
    ]
    assert [(one.repo, one.arm) for one in missing] == [("three", None)]
    assert "no directory" in missing[0].reason


def test_what_the_answerer_wrote_is_listed_as_not_measured(tmp_path: Path) -> None:
    write_tree(tmp_path / "far", {"package.json": '{"name": "far"}'})
    write_tree(tmp_path / "near", {"package.json": '{"name": "near"}'})
    (tmp_path / "list.txt").write_text("far\nnear\n")
    found, missing = listed_repos(tmp_path / "list.txt", answerer(packages=["near"]))
    assert [repo.place.repo for repo in found] == ["far"]
    assert [one.repo for one in missing] == ["near"]
    assert "the measured answerer wrote it" in missing[0].reason


def test_repositories_of_one_name_are_told_apart() -> None:
    roots = [Path("/x/a/lib"), Path("/x/b/lib"), Path("/y/b/lib"), Path("/x/c")]
    assert labels(roots) == ["a_lib", "b_lib", "b_lib-2", "c"]


@pytest.mark.parametrize("text", ["", "# nothing\n", "no/such/folder\n"])
def test_a_list_without_a_repository_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "list.txt").write_text(text)
    with pytest.raises(UsageError, match="no repository of"):
        listed_repos(tmp_path / "list.txt")


def test_a_list_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be read"):
        listed_repos(tmp_path / "none.txt")
