"""Runs every case of this folder: one Markdown file per investigation, `reading.py` has the form.

Whatever a case expects, every answer must also keep what all answers keep.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json
from tests.cases.reading import Case, read_case
from tests.repos import commit, git, make_repo, make_tree

FOLDER = Path(__file__).parent
TABLES = ("languages", "asked", "checked", "marked")
CASES = sorted(path for path in FOLDER.glob("*/*.md") if path.parent.name not in TABLES)

MODES = {
    "full_confirmed": "confirmed",
    "partial_supported": "bounded",
    "limited_temporal_or_contextual": "limited",
}
WINDOWS = {"ambiguous_name", "question_not_covered", "window_revision", "window_skipped_files"}


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_case(path: Path, tmp_path: Path) -> None:
    case = read_case(path)
    repo = build(case, tmp_path / "repo")
    at = case.single.get("at")
    session = "talk" if len(case.questions) > 1 else None
    for question in case.questions[:-1]:
        ask_json(repo, question, session=session, at=at)
    answer = ask_json(repo, case.questions[-1], session=session, at=at)
    assert shown(answer, case) == expected(case)
    for lead in case.lists.get("lead", []):
        assert lead in [render(one) for one in answer["leads"]]
    if case.lists.get("lead") == []:
        assert answer["leads"] == []
    for words in case.lists.get("says", []):
        assert words in answer["answer"]["text"]
    keeps_what_every_answer_keeps(answer, repo, at)


def test_there_are_cases() -> None:
    assert len(CASES) >= 60


def test_every_case_has_its_own_title() -> None:
    titles = [read_case(path).title for path in CASES]
    assert sorted(set(titles)) == sorted(titles)


def build(case: Case, root: Path) -> Path:
    """The repository the case shows."""
    if any(stage.kind in ("commit", "git") for stage in case.stages):
        make_repo(root)
    for stage in case.stages:
        if stage.kind == "commit":
            removed = tuple(stage.removed)
            commit(root, stage.files, stage.message, author=stage.author, remove=removed)
            if stage.tag:
                git(root, "tag", stage.tag)
            continue
        make_tree(root, stage.files)
        for name in stage.removed:
            (root / name).unlink()
    return make_tree(root, {})


def expected(case: Case) -> Json:
    said: Json = {key: value for key, value in case.single.items() if key != "at"}
    for key in ("value", "cite"):
        if key in case.lists:
            said[key] = case.lists[key]
    if "reason" in case.lists:
        said["reason"] = sorted(case.lists["reason"])
    return said


def shown(answer: Json, case: Case) -> Json:
    """The same fields of the answer as the case speaks about."""
    gate = answer["gate"]
    everything: Json = {
        "outcome": answer["outcome"],
        "status": gate["status"],
        "truth_mode": gate["truth_mode"],
        "carryover": gate["carryover_eligibility"],
        "grounding": gate["grounding_status"],
        "level": answer["confidence"]["level"],
        "value": [render(value) for value in answer["answer"]["values"]],
        "reason": sorted(gate["reason_codes"]),
        "cite": cites_of(answer),
    }
    wanted = expected(case)
    return {key: value for key, value in everything.items() if key in wanted}


def cites_of(answer: Json) -> list[str]:
    """Lines cited by the values, each once, in their order."""
    numbers = [n for value in answer["answer"]["values"] for n in value["citations"]]
    cited = [answer["citations"][n] for n in dict.fromkeys(numbers)]
    return [
        f"{c['path']}:{c['start_line']}"
        + (f"-{c['end_line']}" if c["end_line"] != c["start_line"] else "")
        for c in cited
    ]


def render(value: Json) -> str:
    """One value in a line of text."""
    match value["type"]:
        case "location":
            return f"{value['kind']} {value['qualified_name']} at {value['path']}:{value['line']}"
        case "boolean":
            return "yes" if value["value"] else "no"
        case "name":
            where = f" in {value['path']}" if "path" in value else ""
            if "line" in value:
                where = f" at {value['path']}:{value['line']}"
            return f"{value['name']}{where}"
        case "commit":
            return f"commit {value['subject']!r} by {value['author']}"
        case "text" | "path" | "count" as kind:
            return f"{kind} {value[kind]}"
        case "run":
            counts = [f"{value[count]} {count}" for count in ("passed", "failed", "skipped")]
            return f"{value['target']}: {', '.join(counts)}, exit {value['exit_code']}"
    raise AssertionError(f"no such value: {value}")


def keeps_what_every_answer_keeps(answer: Json, repo: Path, at: str | None) -> None:
    gate, values = answer["gate"], answer["answer"]["values"]
    mode = MODES.get(gate["status"], "blocked")
    if mode == "bounded" and WINDOWS & set(gate["reason_codes"]):
        mode = "limited"  # a part of a limited answer speaks no more surely than the whole
    assert gate["truth_mode"] == mode
    if answer["outcome"] in ("insufficient_evidence", "error"):
        assert values == []
    for part in answer["parts"]:
        keeps_what_every_answer_keeps(part, repo, at)
    if answer["outcome"] == "partial":
        assert values or answer["parts"]
    for cited in answer["citations"]:
        lines = _lines(repo, cited["path"], at)[cited["start_line"] - 1 : cited["end_line"]]
        assert cited["quote"] == "\n".join(lines)
    for value in (*values, *answer["leads"]):
        assert all(0 <= n < len(answer["citations"]) for n in value["citations"])
    assert not any(entry["quality"] == "verified" for entry in answer["evidence"])


def _lines(repo: Path, path: str, at: str | None) -> list[str]:
    text = git(repo, "show", f"{at}:{path}") if at else (repo / path).read_bytes().decode()
    return text.split("\n")
