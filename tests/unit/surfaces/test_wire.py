"""The JSON of answers and facts: every field of the contract, every value shape."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path

import pytest

from probant.surfaces.api import facts
from probant.surfaces.wire import value_json
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.value import (
    BooleanValue,
    CommitValue,
    CountValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)
from tests.cases.asking import Json, ask_json, settings_beside
from tests.repos import make_repo, make_tree
from tests.unit.judgement.building import location

FIELDS = {
    "": {"schema", "question", "snapshot", "outcome", "answer", "leads", "citations", "claims",
         "goal", "requirements", "gaps", "evidence", "confidence", "gate", "warnings", "skipped",
         "trace", "reading", "readings", "parts"},
    "snapshot": {"commit", "dirty", "tree_digest"},
    "answer": {"text", "values"},
    "citations": {"path", "start_line", "end_line", "quote", "blob"},
    "claims": {"text", "verdict", "citations"},
    "goal": {"intent", "relation", "kind", "filters", "targets"},
    "requirements": {"class", "min_quality"},
    "evidence": {"class", "tool", "signal", "status", "query", "target", "quality", "strength",
                 "sources", "match_count", "exact_match_count", "phrase_match", "note"},
    "confidence": {"level", "quality", "coverage", "agreement", "because"},
    "gate": {"status", "coverage_status", "grounding_status", "truth_mode",
             "carryover_eligibility", "evidence_grade", "reason_codes",
             "blocked_or_limited_explanation"},
    "trace": {"steps", "recovery_attempts", "stop_reason"},
}  # fmt: skip

QUESTIONS = ["where is load?", "who calls load?", "does main call load?", "where is zebra?",
             "hi", "what is the last commit?", "what kind of project is this?",
             "explain load"]  # fmt: skip


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {"a.py": "def load(): ...\n\n\ndef main():\n    load()\n", "pyproject.toml": "[x]\n"}
    return make_repo(tmp_path_factory.mktemp("wire") / "repo", files)


def parts(answer: Json, name: str) -> list[Json]:
    found = answer[name] if name else answer
    return list(found) if isinstance(found, list) else [found]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_field_of_the_contract_is_there(repo: Path, question: str) -> None:
    answer = json.loads(json.dumps(ask_json(repo, question)))
    assert answer["schema"] == "probant.answer/1"
    assert answer["question"] == question
    for name, fields in FIELDS.items():
        for part in parts(answer, name):
            assert fields <= set(part)
    for step in answer["trace"]["steps"]:
        assert {"tool", "args", "status", "added"} <= set(step)
    for gap in answer["gaps"]:
        assert {"class", "need", "have", "because"} <= set(gap)
    for target in answer["goal"]["targets"]:
        assert {"text", "kind", "resolved"} <= set(target)


@pytest.mark.parametrize("question", QUESTIONS)
def test_reason_codes_come_from_the_closed_list(repo: Path, question: str) -> None:
    known = {reason.wire for reason in ReasonCode}
    assert set(ask_json(repo, question)["gate"]["reason_codes"]) <= known


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (location(3), {"type": "location", "name": "Engine", "qualified_name": "Engine",
                       "kind": "class", "path": "a.py", "line": 3}),
        (BooleanValue(False), {"type": "boolean", "value": False}),
        (NameValue("x"), {"type": "name", "name": "x"}),
        (NameValue("x", RepoPath("a.py")), {"type": "name", "name": "x", "path": "a.py"}),
        (NameValue("x", RepoPath("a.py"), 2),
         {"type": "name", "name": "x", "path": "a.py", "line": 2}),
        (TextValue("int"), {"type": "text", "text": "int"}),
        (PathValue(RepoPath("a.py")), {"type": "path", "path": "a.py"}),
        (CountValue(0), {"type": "count", "count": 0}),
        (CommitValue("ab", "s", "Ada", "d"),
         {"type": "commit", "sha": "ab", "subject": "s", "author": "Ada", "date": "d"}),
    ],
)  # fmt: skip
def test_values(value: Value, expected: Json) -> None:
    assert value_json(value) == expected


SOURCE = '''\
"""Sample."""
import os
from .core import Base as B, helper

__all__ = ["load", "Box"]
LIMIT: int = 3


async def load(path: str, *rest, mode="r", **more) -> "Box | None":
    return helper(os.stat(path))


def _hidden(): ...


class Box(B):
    @property
    def size(self) -> int:
        return len(self.items)
'''


def test_facts(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {
        "pkg/__init__.py": "", "pkg/a.py": SOURCE,
        "pkg/core.py": "class Base: ...\n\n\ndef helper(x): ...\n",
        "bad.py": "def oops(:\n    pass\n", "notes.md": "hello\n", "x.bin": b"\x00\x01" * 99,
    }  # fmt: skip
    repo = make_tree(tmp_path / "repo", files)
    told = facts(repo, settings=settings_beside(repo)).to_json()
    assert told["schema"] == "probant.facts/1"
    named = {f["qualified_name"]: f for f in told["functions"]}
    load = named["load"]
    assert load["signature"] == 'load(path: str, *rest, mode="r", **more) -> "Box | None"'
    assert (load["file"], load["line"], load["end_line"]) == ("pkg/a.py", 9, 10)
    assert (load["async"], load["exported"], load["class"], load["kind"]) == (
        True, True, None, "function",
    )  # fmt: skip
    assert (named["_hidden"]["exported"], named["Box.size"]["class"]) == (False, "Box")
    box = next(c for c in told["classes"] if c["name"] == "Box")
    assert (box["extends"], box["implements"], box["line"]) == (["B"], [], 16)
    assert {(i["to"], i["resolved"]) for i in told["imports"]} == {
        ("os", None),
        (".core", "pkg/core.py"),
    }
    assert [name for i in told["imports"] for name in i["symbols"]] == ["Base", "helper"]
    assert {"file": "pkg/a.py", "symbols": ["load", "Box"]} in told["exports"]
    assert {"caller": "load", "callee": "helper", "file": "pkg/a.py", "line": 10,
            "resolved": "pkg/core.py:4 helper", "binding": "resolved",
            "candidates": []} in told["calls"]  # fmt: skip
    typed = {t["identifier"]: t["type"] for t in told["types"]}
    assert (typed["LIMIT"], typed["load.path"], typed["Box.size"]) == ("int", "str", "int")
    assert {s["file"] for s in told["skipped"]} == {"bad.py", "x.bin"}
    assert told["languages"]["python"] == 4


def test_an_unresolved_call_names_whom_it_may_mean(tmp_path: Path) -> None:
    source = """\
    class Box:
        def open(self): ...


    def use(thing):
        thing.open()
        print(thing)
    """
    files: dict[str, str | bytes] = {"a.py": textwrap.dedent(source)}
    repo = make_tree(tmp_path / "repo", files)
    calls = facts(repo, settings=settings_beside(repo)).to_json()["calls"]
    told = {
        call["callee"]: (call["resolved"], call["binding"], call["candidates"]) for call in calls
    }
    assert told == {
        "thing.open": (None, "unresolved", ["a.py:2 Box.open"]),
        "print": (None, "outside", []),
    }


def test_facts_of_a_folder(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a/x.py": "X = 1\n", "ab/y.py": "Y = 1\n"})
    told = facts(repo, path="a", settings=settings_beside(repo)).to_json()
    assert told["files"] == ["a/x.py"]


def test_an_edit_is_seen_by_the_next_call(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "def load(): ...\n"})
    assert ask_json(repo, "where is load?")["answer"]["values"][0]["line"] == 1
    make_tree(repo, {"a.py": "\n\ndef load(): ...\n"})
    assert ask_json(repo, "where is load?")["answer"]["values"][0]["line"] == 3
