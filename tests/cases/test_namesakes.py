"""What a refusal says of a name that is there, but not as the question has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json
from tests.repos import commit, make_repo, make_tree

FILES = {
    "auth.py": (
        "class Digest:\n    def resolve(self) -> str: ...\n\n\nclass Basic:\n    pass\n\n\n"
        "def sign(client):\n    return client.resolve()\n"
    ),
    "client.py": "from auth import Digest\n\n\nclass Client:\n    pass\n",
}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("namesakes") / "repo", FILES)


def text(answer: Json) -> str:
    return str(answer["answer"]["text"])


@pytest.mark.parametrize(
    "question",
    [
        "where is Digest in client.py?",
        "where in client.py is Digest defined?",
        "probant query defined_in Digest --in client.py",
        "is Digest defined in client.py?",
    ],
)
def test_a_wrong_file_is_denied_in_one_way_however_it_is_asked(repo: Path, question: str) -> None:
    answer = ask_json(repo, question)
    assert answer["outcome"] == "refuted"
    assert [value["value"] for value in answer["answer"]["values"]] == [False]
    assert text(answer) == "No: Digest is not defined in client.py; it is a class at auth.py:1."


@pytest.mark.parametrize(
    "question",
    [
        "where is Basic.resolve?",
        "what does Basic.resolve return?",
        "who calls Basic.resolve?",
        "where is the method resolve of Basic?",
        "probant query defined_in method:resolve --of Basic",
    ],
)
def test_a_wrong_owner_is_told_who_has_it(repo: Path, question: str) -> None:
    answer = ask_json(repo, question)
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"] == ["missing_anchor", "other_target"]
    told = ": Basic defines no resolve; Digest.resolve is a method at auth.py:2."
    assert text(answer).splitlines()[0].endswith(told)


def test_a_wrong_kind_is_told_the_right_one(repo: Path) -> None:
    answer = ask_json(repo, "where is the function Digest defined?")
    assert answer["outcome"] == "insufficient_evidence"
    assert (
        text(answer)
        .splitlines()[0]
        .endswith(": Digest is a class, no function; it stands at auth.py:1.")
    )


def test_a_file_that_is_not_there_is_said_with_what_is(repo: Path) -> None:
    said = text(ask_json(repo, "probant query defined_in Digest --in gone.py"))
    assert said.splitlines()[0].endswith(": there is no gone.py; Digest is a class at auth.py:1.")


@pytest.mark.parametrize("name", ["Cli\u0435nt", "B\u0430sic.resolve", "Dig\u0435st.resolve"])
def test_a_look_alike_letter_is_named_and_nothing_counted_for_another_word(
    repo: Path, name: str
) -> None:
    answer = ask_json(repo, f"probant query defined_in {name}")
    assert answer["outcome"] == "insufficient_evidence"
    assert f"“{name}” has a letter of another alphabet" in text(answer)
    assert "mention_only" not in answer["gate"]["reason_codes"]
    assert "lines in" not in text(answer)


def test_the_look_alike_is_a_lead(repo: Path) -> None:
    answer = ask_json(repo, "what does Dig\u0435st.resolve return?")
    assert answer["leads"][0]["qualified_name"] == "Digest.resolve"
    assert "the look-alike Digest.resolve is a method at auth.py:2" in text(answer)


def test_a_name_of_another_alphabet_alone_looks_like_nothing(repo: Path) -> None:
    said = text(ask_json(repo, "probant query defined_in \u0441\u043b\u043e\u0432\u043e"))
    assert "alphabet" not in said


def test_a_mention_of_something_gone_does_not_hide_that_it_is_gone(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "class Old: ...\n\n\nclass New: ...\n"})
    commit(repo, {"a.py": "class New: ...\n", "NEWS.md": "Old is gone.\n"}, "Drop Old")
    answer = ask_json(repo, "probant query defined_in class:Old")
    codes = answer["gate"]["reason_codes"]
    assert codes == ["missing_anchor", "not_at_this_snapshot", "mention_only"]
    assert "Not proved: Old is not at this snapshot.\nlast seen in commit " in text(answer)
    assert "no definition or file of that name" not in text(answer)
