"""A built or vendored copy of the product is not a second thing of that name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import ask_json
from tests.repos import make_tree

SOURCE = "export function settleAll(done) {\n  finishAll(done);\n}\n\nfunction finishAll(done) {}\n"
FILES = {"lib/settle.js": SOURCE, "dist/bundle.js": f"// built\n{SOURCE}"}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("copies") / "repo", FILES)


def test_relations_are_those_of_the_source(repo: Path) -> None:
    answer = ask_json(repo, "what does settleAll call?")
    assert (answer["outcome"], answer["gate"]["truth_mode"]) == ("answered", "confirmed")
    assert [value["path"] for value in answer["answer"]["values"]] == ["lib/settle.js"]


def test_where_it_is_defined_names_every_place(repo: Path) -> None:
    answer = ask_json(repo, "where is settleAll defined?")
    assert {value["path"] for value in answer["answer"]["values"]} == set(FILES)


def test_the_copy_can_be_asked_about_by_its_file(repo: Path) -> None:
    answer = ask_json(repo, "what does settleAll in dist/bundle.js call?")
    assert [value["path"] for value in answer["answer"]["values"]] == ["dist/bundle.js"]


def test_what_only_a_copy_defines_is_found_there(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"dist/bundle.js": SOURCE})
    answer = ask_json(repo, "what does settleAll call?")
    assert answer["outcome"] == "answered"
