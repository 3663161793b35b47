"""A partial clone knows every commit and few versions of files: what it lacks is never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.question import Relation
from tests.cases.asking import ask_json
from tests.cases.goals import goal
from tests.repos import commit, git, make_repo

FIRST = "def kept():\n    return 1\n\n\ndef gone():\n    return 2\n\n\ndef other():\n    return 5\n"
SECOND = "def kept():\n    return 3\n\n\ndef other():\n    return 5\n"
THIRD = SECOND + "\n\ndef young():\n    return 9\n"

TOLD: dict[str, object] = {
    "what was the last commit?": "Move the shop",
    "how many commits are there?": 3,
    "did shop/old.py exist at v1?": True,
}
"""What commits and trees tell."""

LACKING = (
    "probant query defined_in gone",
    "probant query called_by gone",
    "probant query removed_by gone",
    "probant query added_by gone",
    "probant query existed_at gone v1",
    "who wrote line 1 of shop/new.py?",
    "which commit added young?",
    "probant query last_change kept",
    "how many commits touched shop/new.py?",
    "was shop/new.py renamed?",
    "which commit added shop/new.py?",
    "which commit removed shop/old.py?",
    "probant query changed_between v1 HEAD",
    "probant query added_between v1 HEAD",
)
"""What only versions tell that were never fetched."""


@pytest.fixture(scope="module")
def partial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("partial")
    whole = make_repo(where / "whole")
    commit(whole, {"shop/old.py": FIRST, "README.md": "A shop.\n"}, "Start")
    git(whole, "tag", "v1")
    commit(whole, {"shop/old.py": SECOND, "README.md": "A small shop.\n"}, "Shrink")
    commit(whole, {"shop/new.py": THIRD}, "Move the shop", remove=("shop/old.py",))
    git(where, "clone", "-q", "--bare", str(whole), str(where / "bare"))
    git(where / "bare", "config", "uploadpack.allowFilter", "true")
    address = (where / "bare").as_uri()
    git(where, "clone", "-q", "--filter=blob:none", address, str(where / "clone"))
    (where / "bare").rename(where / "away")  # nothing may be fetched later
    return where / "clone"


@pytest.mark.parametrize("question", TOLD)
def test_commits_and_trees_tell(partial: Path, question: str) -> None:
    answer = ask_json(partial, question)
    assert answer["outcome"] == "answered", answer["answer"]["text"]
    assert TOLD[question] in answer["answer"]["values"][0].values()


def test_trees_tell_which_tags_have_a_file(partial: Path) -> None:
    answer = ask_json(partial, goal(Relation.TAGS_CONTAINING, "README.md"))
    assert answer["outcome"] == "answered", answer["answer"]["text"]
    assert "v1" in answer["answer"]["values"][0].values()


@pytest.mark.parametrize("question", LACKING)
def test_what_is_lacking_is_not_told(partial: Path, question: str) -> None:
    answer = ask_json(partial, question)
    assert answer["outcome"] == "insufficient_evidence", answer["answer"]["text"]
    assert not answer["answer"]["values"]


def test_a_revision_without_its_files_proves_nothing(partial: Path) -> None:
    answer = ask_json(partial, "probant query exists function:gone", at="v1")
    assert answer["outcome"] == "insufficient_evidence", answer["answer"]["text"]
