"""Sentences that fit what they are about: members of an enum, unnamed fields, long names."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.question import Relation, Target, TargetKind
from tests.cases.asking import ask_json
from tests.cases.goals import goal
from tests.repos import make_tree

RUST = """
pub enum Kind { Plain, Fancy }
pub struct Pair(u8, u8);
pub struct Single { pub only: u8 }

fn all(names: Vec<String>) -> Vec<usize> {
    names.into_iter()
        .filter(|name| !name.starts_with("an option that is long"))
        .map(|name| name.len())
        .collect()
}
"""
MANIFEST = """
[project]
name = "tool"
version = "1"

[project.optional-dependencies]
fast = ["brotli"]
"""


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {"src/lib.rs": RUST, "pyproject.toml": MANIFEST}
    return make_tree(tmp_path_factory.mktemp("words") / "repo", files)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("what fields does Kind have?", "The members of Kind are Plain and Fancy."),
        ("how many fields does Kind have?", "Kind has 2 members."),
        ("what fields does Pair have?", "The fields of Pair have no names but their places: 0 and 1."),  # noqa: E501
        ("what fields does Single have?", "Single has the field only."),
    ],
)  # fmt: skip
def test_fields_are_called_what_they_are(repo: Path, question: str, told: str) -> None:
    assert ask_json(repo, question)["answer"]["text"] == told


def test_a_long_chain_is_whole_in_the_values_and_short_in_the_text(repo: Path) -> None:
    answer = ask_json(repo, "probant query calls all")
    longest = max((value["name"] for value in answer["answer"]["values"]), key=len)
    assert "starts_with" in longest
    assert longest.endswith("collect")
    told = answer["answer"]["text"]
    assert longest not in told
    assert "… .collect (src/lib.rs:7)" in told


def test_an_optional_dependency_has_its_article(repo: Path) -> None:
    told = ask_json(repo, "does this project depend on brotli?")["answer"]["text"]
    assert "as an optional dependency" in told


def test_a_kind_of_two_words_is_told_as_words(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"src/lib.rs": "pub type Outcome = Result<(), String>;\n"})
    told = ask_json(repo, "probant query exists type_alias:Outcome")["answer"]["text"]
    assert told == "Yes, there is: type alias Outcome."


def test_one_manifest_does_and_several_do(repo: Path) -> None:
    asked = goal(Relation.DEPENDENCIES, Target(text="numpy", kind=TargetKind.LITERAL), polar=True)
    claims = ask_json(repo, asked)["claims"]
    assert "pyproject.toml does not name it" in claims[0]["text"]
