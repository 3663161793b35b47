"""Which bytes a citation is held against: the tree's, or those of the revision asked about."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.grading.cited import CitedFiles
from probant.evaluation.questions.truth import Boolean, Outcome, Question, Verified
from probant.evaluation.running.runner import run
from tests.unit.evaluation.trees import answer


def git(root: Path, *arguments: str) -> str:
    told = subprocess.run(
        ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments],
        cwd=root, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return told.stdout.strip()


def two_versions(root: Path) -> str:
    """The commit of v0.1, in which `old` was still there."""
    root.mkdir()
    git(root, "init", "-q")
    for text, tag in (("def old():\n", "v0.1"), ("def new():\n", "v0.2")):
        (root / "a.py").write_text(text, encoding="utf-8")
        git(root, "add", "a.py")
        git(root, "commit", "-q", "-m", tag)
        git(root, "tag", tag)
    return git(root, "rev-parse", "v0.1")


def test_a_commit_is_named_by_its_tag_or_its_id(tmp_path: Path) -> None:
    first = two_versions(tmp_path / "repo")
    files = CitedFiles(tmp_path / "repo")
    assert files.is_named(first, "did old exist at v0.1?")
    assert files.is_named(first, f"did old exist at {first[:9]}?")
    assert not files.is_named(first, "did old exist at v0.2?")
    assert not files.is_named(first, "did old exist?")


def test_a_citation_of_the_revision_asked_about_is_verbatim(tmp_path: Path) -> None:
    root = tmp_path / "repo"
    first = two_versions(root)
    said = answer(
        "answered",
        citations=({"path": "a.py", "start_line": 1, "end_line": 1, "quote": "def old():"},),
    ) | {"snapshot": {"commit": first, "dirty": False}}

    def says(question_text: str, at: str | None = None) -> Mapping[str, object]:
        assert question_text
        assert at is None
        return said

    def n_verbatim(text: str) -> int:
        question = Question(
            id="1", family="51", text=text, acceptable=frozenset({Outcome.ANSWERED}),
            truth=Boolean(True), verified=Verified.HISTORY, paraphrase_group="51", repo="repo",
            at=None, wording=text,
        )  # fmt: skip
        (result,) = run([question], says, root=root)
        assert result.error is None
        return result.n_verbatim

    assert n_verbatim("did old exist at v0.1?") == 1
    assert n_verbatim("did old exist?") == 0
