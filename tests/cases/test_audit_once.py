"""The audit's fourth question: one observation satisfies neither two classes nor counts twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import (
    Aspect,
    EvidenceClass,
    Quality,
    Strength,
)
from probant.vocabulary.question import Relation, Target, TargetKind
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from tests.cases.asking import ask_json, workbench
from tests.cases.auditing import (
    CONTENT,
    DISCOVERY,
    ENGINE,
    PROJECT,
    SEARCH,
    check,
    entries_of,
    phrase,
    read_places,
    standing_of,
)
from tests.questions import read_question
from tests.repos import commit, make_repo, make_tree


@pytest.mark.parametrize(
    ("question", "tools", "unmet"),
    [
        ("where is Engine defined?", ["symbols"], CONTENT),
        ("where is the file engine.py?", ["find"], CONTENT),
        ("where is Engine mentioned?", ["grep"], CONTENT),
        ("explain Engine", ["symbols"], DISCOVERY),
        (PROJECT, ["discovery"], CONTENT),
    ],
)
def test_one_observation_does_not_satisfy_two_classes(
    tmp_path: Path, question: str, tools: list[str], unmet: EvidenceClass
) -> None:
    repo = make_repo(tmp_path / "repo", ENGINE)
    assert not check(repo, question, tools, unmet, Quality.NONE).is_met


def test_reading_does_not_satisfy_the_search(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", ENGINE)
    goal = read_question("where is Engine defined?")
    entries = read_places(repo, Place(RepoPath("engine.py"), LineRange(2, 2), "Engine"))
    with workbench(repo) as bench:
        assert standing_of(bench, goal, entries, SEARCH).quality is Quality.NONE
        assert standing_of(bench, goal, entries, CONTENT).quality is Quality.VERIFIED


def test_the_same_observation_twice_corroborates_nothing(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", ENGINE)
    goal = read_question("where is Engine defined?")
    with workbench(repo) as bench:
        once = entries_of(bench, goal.question, "symbols")
        again = entries_of(bench, goal.question, "symbols")
        for entries in ((*once, *once), (*once, *again)):
            assert standing_of(bench, goal, entries, SEARCH).quality is Quality.STRONG


def test_find_and_grep_never_make_verified(tmp_path: Path) -> None:
    """Both are strong, both point at line 1 of the same file, and still prove nothing new."""
    repo = make_repo(tmp_path / "repo", {"engine.py": "engine = 1\n"})
    target = Target(text="engine", kind=TargetKind.SYMBOL)
    with workbench(repo) as bench:
        found = [
            entry
            for tool, relation in (("find", Relation.DEFINED_IN), ("grep", Relation.OCCURS_IN))
            for entry in bench.desk.run(
                Step(tool=tool, evidence_class=SEARCH, aspect=Aspect.ANCHOR, relation=relation,
                     targets=(target,))
            )
        ]  # fmt: skip
        assert [entry.quality for entry in found] == [Quality.STRONG, Quality.STRONG]
        assert found[0].observations[0].places[0].path == found[1].observations[0].places[0].path
        goal = read_question("where is engine mentioned?")
        assert goal.targets == (target,)
        for entries in (found, found[::-1]):
            assert standing_of(bench, goal, entries, SEARCH).quality is Quality.STRONG


def test_strength_never_lifts_quality(tmp_path: Path) -> None:
    words = {f"m{n:02}.py": "evidence = 1\n\nother = 'gating'\n" for n in range(60)}
    with workbench(make_tree(tmp_path / "repo", words)) as bench:
        (entry,) = entries_of(bench, phrase("evidence gating"), "grep")
    assert (entry.quality, entry.strength) == (Quality.WEAK, Strength.HIGH)


def test_history_is_not_confirmed_by_a_second_look(tmp_path: Path) -> None:
    """Git's word is proof by authority, so it must be about the revision asked for."""
    repo = make_repo(tmp_path / "repo", ENGINE)
    commit(repo, {"app.py": "x = 1\n"}, "second")
    answer = ask_json(repo, "when was engine.py last changed?")
    assert [value["subject"] for value in answer["answer"]["values"]] == ["first"]
    assert "git_history is authoritative" in answer["confidence"]["agreement"]
