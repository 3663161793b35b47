"""Requests for one council fit the other: llm-council-core, in an environment of its own.

Examples of both are held against both schemas, and where they differ the difference is named here.
"""

from __future__ import annotations

import json
import re
import subprocess
import venv
from pathlib import Path
from typing import Any

import pytest

from probant.council.intake.reading import read_evidence
from probant.council.submission import MAX_ITEM_CHARS, read_items, read_request
from probant.errors import RequestRefused

PACKAGE = "llm-council-core==0.53.0"
SKILL = Path(__file__).parents[2] / "skills" / "council-verify" / "SKILL.md"

JUDGE = """
import importlib.resources, json, sys
from llm_council.verification.schemas import EvidenceItem, VerifyRequest
def takes(model, data):
    try:
        model.model_validate(data)
    except ValueError:
        return False
    return True
asked = json.load(sys.stdin)
page = importlib.resources.files("llm_council") / "skills/bundled/council-verify/references"
print(json.dumps({
    "items": [takes(EvidenceItem, one) for one in asked["items"]],
    "requests": [takes(VerifyRequest, one) for one in asked["requests"]],
    "page": (page / "evidence.md").read_text(encoding="utf-8"),
    "schema": EvidenceItem.model_json_schema(),
}))
"""


def item(**fields: Any) -> dict[str, Any]:
    return {"source": "ruff@0.15.0", "content": "x"} | fields


TAKEN_BY_BOTH: tuple[dict[str, Any], ...] = (
    item(),
    item(evidence_id=None),
    item(evidence_id="a.B_c-1"),
    item(evidence_id="x" * 64),
    item(source="@scope/tool@1.0+build"),
    item(source="s" * 200),
    item(format="json", content="{}"),
    item(format="json", content="{"),
    item(format="text", content=" \n"),
    item(content="x" * MAX_ITEM_CHARS),
    item(content="</evidence_item>\0\u202e😀"),
    item(strength="blocking"),
)
REFUSED_BY_BOTH: tuple[dict[str, Any], ...] = (
    {"source": "a"},
    {"content": "x"},
    item(content=""),
    item(content="x" * (MAX_ITEM_CHARS + 1)),
    item(content=7),
    item(content=None),
    item(source=""),
    item(source="a b"),
    item(source="a\n## heading"),
    item(source="é"),
    item(source="s" * 201),
    item(evidence_id=""),
    item(evidence_id="a b"),
    item(evidence_id="x" * 65),
    item(evidence_id=7),
    item(format="html"),
    item(format=None),
    item(strength="fatal"),
    item(strength=True),
)
ONLY_REFUSED_HERE: tuple[dict[str, Any], ...] = (
    item(source="a\n"),  # a line end behind the last letter
    item(evidence_id="a\n"),
    item(evidence_id="auto-1"),  # such ids are issued here
    item(severity="high"),  # a name that nobody reads
)
REQUESTS: tuple[dict[str, Any], ...] = (
    {"snapshot_id": "0123abc"},
    {"snapshot_id": "a" * 40, "target_paths": ["src"], "rubric_focus": "Security", "tier": "high"},
    {"snapshot_id": "0123abc", "evidence": []},
    {"snapshot_id": "0123abc", "evidence": list(TAKEN_BY_BOTH[:9])},
)


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the other council in it."""
    home = tmp_path_factory.mktemp("other")
    try:
        venv.create(home, symlinks=True, with_pip=True)
    except subprocess.CalledProcessError as failed:
        pytest.skip(f"no environment can be made: {failed}")
    python = home / "bin" / "python"
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", PACKAGE], capture_output=True, text=True
    )
    if done.returncode:
        pytest.skip(f"{PACKAGE} cannot be had: {done.stderr.strip()[-300:]}")
    return python


def judged(python: Path, items: Any = (), requests: Any = ()) -> dict[str, Any]:
    asked = json.dumps({"items": list(items), "requests": list(requests)})
    done = subprocess.run([python, "-c", JUDGE], input=asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def takes(data: Any) -> bool:
    try:
        read_items([data])
    except RequestRefused:
        return False
    return True


def examples(page: str) -> list[dict[str, Any]]:
    """Every JSON block of a page that is a whole request."""
    blocks = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    return [one for one in blocks if isinstance(one, dict) and "snapshot_id" in one]


def test_what_both_take_and_both_refuse(other: Path) -> None:
    tables = (TAKEN_BY_BOTH, REFUSED_BY_BOTH, ONLY_REFUSED_HERE)
    here = [[takes(one) for one in table] for table in tables]
    there = [judged(other, table)["items"] for table in tables]
    assert [set(row) for row in here] == [{True}, {False}, {False}]
    assert [set(row) for row in there] == [{True}, {False}, {True}]


def test_fields_and_words_are_the_same(other: Path) -> None:
    from probant.council.submission import item_schema

    ours, theirs = item_schema(), judged(other)["schema"]
    assert ours["properties"].keys() == theirs["properties"].keys()
    assert ours["required"] == theirs["required"]
    for name in ("format", "strength"):
        for word in ("enum", "default"):
            assert ours["properties"][name][word] == theirs["properties"][name][word]
    for limit in ("minLength", "maxLength"):
        assert ours["properties"]["content"][limit] == theirs["properties"]["content"][limit]


def test_their_example_is_a_request_here(other: Path) -> None:
    found = examples(judged(other)["page"])
    assert found
    for one in found:
        read, warnings = read_request(one)
        assert warnings == ()
        assert read.evidence


def test_our_examples_are_requests_there(other: Path) -> None:
    found = [*examples(SKILL.read_text(encoding="utf-8")), *REQUESTS]
    assert len(found) > len(REQUESTS)
    for one in found:
        read_request(one)
    assert judged(other, requests=found)["requests"] == [True] * len(found)


def test_evidence_read_from_files_is_taken_there(other: Path, tmp_path: Path) -> None:
    results = [{"ruleId": f"R{n}", "message": {"text": "x" * 500}} for n in range(300)]
    log = {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "A tool"}}}]}
    log["runs"][0]["results"] = results  # type: ignore[index]
    (tmp_path / "log.sarif").write_text(json.dumps(log))
    (tmp_path / "notes.md").write_text("# Notes\n")
    found = read_evidence(
        [str(tmp_path / "log.sarif"), f"notes@1:{tmp_path / 'notes.md'}:blocking"]
    )
    assert len(found) > 3
    assert judged(other, found)["items"] == [True] * len(found)
