"""The audit's four questions, for every evidence class whose tools exist, with the real tools:

what exactly satisfies it · weak evidence cannot · unrelated evidence cannot · one observation
satisfies neither two classes nor counts twice.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.inquiry.gap import open_gaps
from probant.inquiry.requirements import requirements_for
from probant.judgement.corroboration import contradictions
from probant.questions.asking import goal_of_query
from probant.vocabulary.evidence import (
    EntryStatus,
    EvidenceClass,
    Quality,
)
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from tests.cases.asking import ask_json, workbench
from tests.cases.auditing import (
    CONTENT,
    DISCOVERY,
    ENGINE,
    GIT,
    PROJECT,
    SEARCH,
    check,
    entries_of,
    entries_of_relation,
    last_search,
    phrase,
    read_places,
    standing_of,
)
from tests.cases.goals import answered
from tests.questions import read_question
from tests.repos import Files, make_repo, make_tree

# 1. What exactly satisfies it


@pytest.mark.parametrize(
    ("files", "question", "tools", "wanted", "quality"),
    [
        (ENGINE, "where is Engine defined?", ["symbols"], SEARCH, Quality.STRONG),
        (ENGINE, "where is the file engine.py?", ["find"], SEARCH, Quality.STRONG),
        (ENGINE, 'where does "engine.start" occur?', ["grep"], SEARCH, Quality.STRONG),
        (ENGINE, "where is Engine mentioned?", ["grep"], SEARCH, Quality.STRONG),
        (ENGINE, "where is Engine defined?", ["symbols", "read"], SEARCH, Quality.VERIFIED),
        (ENGINE, "where is Engine defined?", ["symbols", "read"], CONTENT, Quality.VERIFIED),
        (ENGINE, "where is the file engine.py?", ["find", "read"], CONTENT, Quality.STRONG),
        (ENGINE, "what is the last commit?", ["git_history"], GIT, Quality.VERIFIED),
        (ENGINE, "when was app.py last changed?", ["git_history"], GIT, Quality.VERIFIED),
        (ENGINE, "what kind of project is this?", ["discovery"], DISCOVERY, Quality.VERIFIED),
    ],
)
def test_what_exactly_satisfies_it(
    tmp_path: Path,
    files: Files,
    question: str,
    tools: list[str],
    wanted: EvidenceClass,
    quality: Quality,
) -> None:
    assert check(make_repo(tmp_path / "repo", files), question, tools, wanted, quality).is_met


def test_a_file_tree_without_a_manifest_is_strong_not_verified(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "", "b.py": "", "tests/test_a.py": ""})
    question = "what kind of project is this?"
    assert check(repo, question, ["discovery"], DISCOVERY, Quality.STRONG).is_met


# 2. Weak evidence cannot

MANY = {f"m{n:02}.py": "reEngineX = 1\n" for n in range(11)}
WORDS = {f"m{n:02}.py": "evidence = 1\n\nother = 'gating'\n" for n in range(60)}


@pytest.mark.parametrize(
    ("files", "question", "tools", "wanted", "quality"),
    [
        (MANY, "where is Engine mentioned?", ["grep"], SEARCH, Quality.WEAK),
        ({"m.py": "reEngineX = 1\n"}, "where is Engine mentioned?", ["grep"], SEARCH,
         Quality.MODERATE),
        ({"my_engine_v2.py": ""}, "where is the file engine?", ["find"], SEARCH, Quality.MODERATE),
        ({"a.py": "def go(thing):\n    thing.run()\n\n\nclass A:\n    def run(self): ...\n"},
         "who calls A.run?", ["references"], SEARCH, Quality.WEAK),
    ],
)  # fmt: skip
def test_weak_evidence_cannot_satisfy_a_search(
    tmp_path: Path,
    files: Files,
    question: str,
    tools: list[str],
    wanted: EvidenceClass,
    quality: Quality,
) -> None:
    repo = make_tree(tmp_path / "repo", files)
    goal = read_question(question)
    with workbench(repo) as bench:
        entries = entries_of_relation(bench, goal, tools)
    best = max(entry.settles for entry in entries)
    assert best is quality
    open_classes = {gap.requirement.evidence_class for gap in open_gaps(last_search(goal), entries)}
    assert wanted in open_classes
    assert ask_json(repo, goal)["outcome"] == "insufficient_evidence"


def test_words_of_a_phrase_cannot_satisfy_a_search(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", WORDS)
    goal = phrase("evidence gating")
    with workbench(repo) as bench:
        entries = entries_of_relation(bench, goal, ["symbols", "find", "grep"])
    assert max(entry.settles for entry in entries) is Quality.WEAK
    assert SEARCH in {
        gap.requirement.evidence_class for gap in open_gaps(last_search(goal), entries)
    }
    assert answered(repo, goal).ruling.outcome is Outcome.INSUFFICIENT_EVIDENCE


def test_reading_a_place_that_does_not_hold_the_target_is_weak(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", ENGINE)
    wrong = Place(RepoPath("app.py"), LineRange(4, 4), "Engine")
    (entry,) = read_places(repo, wrong)
    assert (entry.quality, entry.exact_match_count) == (Quality.WEAK, 0)


def test_reading_some_right_and_some_wrong_places_is_moderate(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", ENGINE)
    right = Place(RepoPath("engine.py"), LineRange(2, 2), "Engine")
    wrong = Place(RepoPath("app.py"), LineRange(4, 4), "Engine")
    (entry,) = read_places(repo, right, wrong)
    assert entry.quality is Quality.MODERATE


@pytest.mark.parametrize(
    "question", ["where is zebra defined?", "where is the file zebra.py?", 'find the text "zebra"']
)
def test_a_search_that_found_nothing_does_not_satisfy_a_positive_claim(
    tmp_path: Path, question: str
) -> None:
    answer = ask_json(make_repo(tmp_path / "repo", ENGINE), question)
    assert answer["outcome"] == "insufficient_evidence"
    assert {"file_search", "file_content"} <= {gap["class"] for gap in answer["gaps"]}
    assert all(gap["have"] == "none" for gap in answer["gaps"])


def test_nothing_found_is_no_project_type(tmp_path: Path) -> None:
    answer = ask_json(make_tree(tmp_path / "repo", {"notes.txt": "hello\n"}), PROJECT)
    assert answer["outcome"] == "insufficient_evidence"
    assert "discovery" in {gap["class"] for gap in answer["gaps"]}


# 3. Unrelated evidence cannot


def test_a_mention_cannot_say_where_something_is_defined(tmp_path: Path) -> None:
    files = {"README.md": "Engine is great.\n", "a.py": "# Engine\nx = 'Engine'\n"}
    repo = make_tree(tmp_path / "repo", files)
    answer = ask_json(repo, "probant query defined_in Engine")
    assert answer["outcome"] == "insufficient_evidence"
    assert "mention_only" in answer["gate"]["reason_codes"]
    assert [lead["path"] for lead in answer["leads"]] == ["a.py", "a.py", "README.md"]


def test_evidence_about_another_target_does_not_count(tmp_path: Path) -> None:
    with workbench(make_repo(tmp_path / "repo", ENGINE)) as bench:
        entries = entries_of(bench, goal_of_query("defined_in", ["main"]), "symbols", "read")
        goal = read_question("where is Engine defined?")
        assert standing_of(bench, goal, entries, SEARCH).quality is Quality.NONE


def test_a_wrong_file_read_contradicts_instead_of_confirming(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", ENGINE)
    goal = read_question("where is Engine defined?")
    wrong = read_places(repo, Place(RepoPath("app.py"), LineRange(4, 4), "Engine"))
    with workbench(repo) as bench:
        entries = (*entries_of(bench, goal.question, "symbols"), *wrong)
        assert not standing_of(bench, goal, entries, CONTENT).is_met
        assert standing_of(bench, goal, entries, SEARCH).quality is Quality.STRONG
    assert [e.status for e in contradictions(entries)] == [EntryStatus.CONTRADICTION]


@pytest.mark.parametrize(
    ("tools", "question", "other"),
    [
        (["git_history"], "what is the last commit?", "where is Engine defined?"),
        (["discovery"], PROJECT, "where is Engine defined?"),
        (["symbols", "read"], "where is Engine defined?", "what is the last commit?"),
        (["symbols", "read"], "where is Engine defined?", PROJECT),
    ],
)
def test_one_kind_of_question_lends_nothing_to_another(
    tmp_path: Path, tools: list[str], question: str, other: str
) -> None:
    with workbench(make_repo(tmp_path / "repo", ENGINE)) as bench:
        entries = entries_of(bench, question, *tools)
        goal = read_question(other)
        wanted = requirements_for(goal)[0].evidence_class
        assert standing_of(bench, goal, entries, wanted).quality is Quality.NONE


def test_a_changelog_is_no_history(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"CHANGELOG.md": "last commit: add engine\n"})
    answer = ask_json(repo, "what is the last commit?")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"] == ["no_history"]


def test_an_untracked_file_has_no_last_change(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", ENGINE)
    make_tree(repo, {"new.py": "x = 1\n"})
    answer = ask_json(repo, "when was new.py last changed?")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["answer"]["values"] == []


def test_manifest_and_files_that_disagree_contradict(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"Cargo.toml": "[package]\n", "a.py": "", "b.py": ""})
    answer = ask_json(repo, PROJECT)
    assert answer["gate"]["grounding_status"] == "contradicted"
    assert "contradiction" in answer["gate"]["reason_codes"]
    assert answer["confidence"]["level"] in ("none", "low")
    assert answer["answer"]["values"] == []
