"""The engine is measured as a person meets it: at the revision a question itself names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from probant.evaluation.running.work import SubjectSpec
from probant.evaluation.subjects.registry import Answerer
from probant.surfaces.evaluating import ENGINE, open_subject
from tests.cases.asking import settings_beside
from tests.repos import commit, git, make_repo


@contextmanager
def engine(tmp_path: Path) -> Iterator[Answerer]:
    repo = make_repo(tmp_path / "repo", {"a.py": "def old_one():\n    pass\n"})
    git(repo, "tag", "v0.6")
    commit(repo, {"a.py": "def new_one():\n    pass\n"})
    with open_subject(SubjectSpec(name=ENGINE), repo, settings_beside(repo)) as subject:
        yield subject


def test_the_revision_in_a_question_is_the_one_looked_at(tmp_path: Path) -> None:
    with engine(tmp_path) as ask:
        outcomes = [
            ask(question)["outcome"]
            for question in (
                "at tag v0.6, is old_one there?",
                "at tag v0.6, is new_one there?",
                "is new_one there?",
                "at tag v9.9, is new_one there?",
            )
        ]
    assert outcomes[:3] == ["answered", "refuted", "answered"]
    assert outcomes[3] != "answered", "there is no such revision"
