"""A second opinion confirms, contradicts or says nothing; it never speaks for an absence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from probant.settings import Settings
from probant.surfaces.api import ask
from probant.vocabulary.record import replace
from tests.cases.asking import can_be_asked, settings_beside
from tests.repos import make_tree

pytestmark = pytest.mark.skipif(not can_be_asked("ty"), reason="ty is not installed")


def asked(repo: Path, question: str, when: str) -> dict[str, Any]:
    settings: Settings = replace(settings_beside(repo), second_opinions=when)
    return dict(ask(question, repo, settings=settings).to_json())


def by_tool(answer: dict[str, Any], tool: str) -> list[dict[str, Any]]:
    return [entry for entry in answer["evidence"] if entry["tool"] == tool]


def test_agreement_is_shown_as_a_signal_of_its_own(tmp_path: Path) -> None:
    source = "from typing import Optional\n\n\ndef f(a: int) -> Optional[int]:\n    return a\n"
    repo = make_tree(tmp_path / "repo", {"m.py": source})
    answer = asked(repo, "what does f return?", "always")
    assert answer["outcome"] == "answered"
    assert [value["text"] for value in answer["answer"]["values"]] == ["Optional[int]"]
    (entry,) = by_tool(answer, "opinion")
    assert (entry["status"], entry["signal"], entry["quality"]) == (
        "observed",
        "execution",
        "strong",
    )
    assert "int | None" in entry["note"]
    assert by_tool(asked(repo, "what does f return?", "needed"), "opinion") == []


def test_a_sure_disagreement_is_a_contradiction(tmp_path: Path) -> None:
    """The annotation says `str`; but here that name means something else."""
    repo = make_tree(tmp_path / "repo", {"m.py": "str = int\n\n\ndef f() -> str:\n    return 1\n"})
    answer = asked(repo, "what does f return?", "always")
    assert answer["outcome"] == "partial"
    assert "contradiction" in answer["gate"]["reason_codes"]
    assert answer["gate"]["grounding_status"] == "contradicted"
    assert answer["confidence"]["level"] in ("low", "none")
    entries = [one for one in answer["evidence"] if one["status"] == "contradiction"]
    assert entries and "the source says str" in entries[0]["note"]
    assert asked(repo, "what does f return?", "needed")["outcome"] == "answered"


def test_two_spellings_that_may_be_one_contradict_nothing(tmp_path: Path) -> None:
    source = "Number = int\n\n\ndef f() -> Number:\n    return 1\n"
    repo = make_tree(tmp_path / "repo", {"m.py": source})
    answer = asked(repo, "what does f return?", "always")
    assert answer["outcome"] == "answered"
    assert "contradiction" not in answer["gate"]["reason_codes"]


def test_what_is_only_inferred_is_not_verified_by_reading_its_line(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": "LIMIT = [1]\n"})
    answer = asked(repo, "what is the type of LIMIT?", "needed")
    assert (answer["outcome"], answer["confidence"]["level"]) == ("answered", "high")


def test_switched_off_is_a_refusal_with_its_reason(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": "LIMIT = [1]\nN: int = 1\n"})
    answer = asked(repo, "what is the type of LIMIT?", "never")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"] == ["not_permitted"]
    assert asked(repo, "what is the type of N?", "never")["outcome"] == "answered"


UNANNOTATED = """# type: ignore
import abc
from typing import Protocol


def nothing(): ...


def one_of(a: int):
    if a:
        return [a]


def open_ended(a):
    return a


class Shape(Protocol):
    def area(self): ...


class Base(abc.ABC):
    @abc.abstractmethod
    def edges(self): ...
"""


@pytest.mark.parametrize(
    ("name", "told"), [("nothing", ["None"]), ("one_of", ["list[int] | None"])]
)
def test_a_result_nobody_annotated_is_inferred_and_said_to_be(
    name: str, told: list[str], tmp_path: Path
) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": UNANNOTATED})
    answer = asked(repo, f"what type does `{name}` return?", "needed")
    assert [value["text"] for value in answer["answer"]["values"]] == told
    assert answer["confidence"]["level"] == "high", "no more than strong: it is nowhere written"
    text = answer["answer"]["text"]
    assert "has no annotation" in text and "infers" in text and "is annotated" not in text


@pytest.mark.parametrize("name", ["open_ended", "Shape.area", "Base.edges"])
def test_a_result_nobody_can_tell_is_refused_not_said_to_be_none(name: str, tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": UNANNOTATED})
    answer = asked(repo, f"what type does `{name}` return?", "needed")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"] == ["below_minimum", "not_told"]
    assert f"{name} has no return annotation" in answer["answer"]["text"]


def test_without_a_checker_what_is_not_annotated_is_not_an_empty_answer(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": UNANNOTATED})
    answer = asked(repo, "what does `nothing` return?", "never")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"] == ["not_permitted"]
    assert "nothing has no return annotation" in answer["answer"]["text"]


def test_where_a_head_without_a_result_has_none_nobody_is_asked(tmp_path: Path) -> None:
    source = "package p\n\nfunc f() {}\n\nfunc g() int { return 1 }\n"
    repo = make_tree(tmp_path / "repo", {"m.go": source})
    answer = asked(repo, "what does f return?", "needed")
    assert (answer["outcome"], answer["gate"]["reason_codes"]) == (
        "answered",
        ["complete_and_empty"],
    )
    assert by_tool(answer, "opinion") == []


def test_several_written_types_are_not_decided_by_a_checker(tmp_path: Path) -> None:
    sources = {
        "a.py": "def f() -> int:\n    return 1\n",
        "b.py": "def f() -> str:\n    return ''\n",
    }
    answer = asked(make_tree(tmp_path / "repo", sources), "what does f return?", "needed")
    assert answer["outcome"] == "insufficient_evidence"
    assert "ambiguous_name" in answer["gate"]["reason_codes"]
    assert answer["answer"]["values"] == []
