"""Whole reviews of commits that delete, and of commits of which nothing can be shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.council.minutes.files import read_directory
from probant.council.minutes.replay import replay
from tests.repos import commit, git
from tests.unit.workflows.council_doubles import Shop, bandit, finding, review, synthesis, voice

GUARD = "def allow(user):\n    raise PermissionError(user)\n"
MOURNED = finding(
    path="auth.py", start_line=2, end_line=2, quote="raise PermissionError(user)",
    description="nobody checks permissions any more",
)  # fmt: skip


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    made = Shop(tmp_path)
    commit(made.root, {"auth.py": GUARD}, "guard")
    return made


def step(shop: Shop, files: dict[str, str | bytes] | None = None, *remove: str) -> None:
    commit(shop.root, files or {}, "step", remove=remove)
    shop.sha = git(shop.root, "rev-parse", "HEAD").strip()


def test_a_deletion_no_model_heard_of_passed(shop: Shop) -> None:
    step(shop, {"cart.py": "ITEMS = [1]\n"}, "auth.py")
    a, b = voice("a", review("pass"), chaired=synthesis("pass")), voice("b", review("pass"))
    done = shop.verify(a, b, chairman=a)
    for asked in (*a.asked, *b.asked):
        assert '<file path="auth.py" lines="1-2" of="2" deleted="yes">' in asked.prompt.user
        assert "2\t    raise PermissionError(user)" in asked.prompt.user
    assert [(one.path, one.status, one.reason) for one in done.response.coverage.files] == [
        ("auth.py", "full", "deleted"),
        ("cart.py", "full", None),
    ]
    assert done.response.coverage.complete
    assert done.response.verdict == "pass"


def test_a_commit_that_only_deletes_is_reviewed(shop: Shop) -> None:
    step(shop, {}, "auth.py")
    a, b = voice("a", review("pass"), chaired=synthesis("pass")), voice("b", review("pass"))
    assert shop.verify(a, b, chairman=a).response.verdict == "pass"


@pytest.mark.parametrize("path", ["auth.py", "./auth.py"])
def test_a_critical_finding_in_a_deleted_file_let_pass(shop: Shop, path: str) -> None:
    """It can never be grounded, so one voice is enough, whatever the others and the word say."""
    step(shop, {"cart.py": "ITEMS = [1]\n"}, "auth.py")
    said = review("pass", findings=[MOURNED | {"path": path}])
    a = voice("a", review("pass"), chaired=synthesis("pass"))
    b, c = voice("b", review("pass")), voice("c", said)
    done = shop.verify(a, b, c, chairman=a)
    assert done.response.verdict == "unclear"
    assert done.response.verdict_reasons == ["ungrounded_findings"]
    (found,) = done.response.findings
    assert not found.grounded
    assert found.ungrounded_because == "auth.py is not in the snapshot: the commit deletes it"
    assert done.transcript is not None
    assert replay(read_directory(done.transcript)).is_same


def test_a_lesser_finding_in_a_deleted_file_does_not_hinder(shop: Shop) -> None:
    step(shop, {"cart.py": "ITEMS = [1]\n"}, "auth.py")
    said = review("pass", findings=[MOURNED | {"severity": "minor"}])
    a, b = voice("a", said, chaired=synthesis("pass")), voice("b", review("pass"))
    assert shop.verify(a, b, chairman=a).response.verdict == "pass"


def test_a_deleted_file_that_cannot_be_shown_let_pass(shop: Shop) -> None:
    step(shop, {"logo.png": b"\0\1", "cart.py": "ITEMS = [3]\n"})
    step(shop, {"cart.py": "ITEMS = [1]\n"}, "logo.png")
    a, b = voice("a", review("pass"), chaired=synthesis("pass")), voice("b", review("pass"))
    done = shop.verify(a, b, chairman=a)
    assert done.response.verdict_reasons == ["incomplete_coverage"]
    assert any("'logo.png' (binary)" in one for one in done.response.request_warnings)


@pytest.mark.parametrize("shape", ["json", "text"])
def test_evidence_about_a_deleted_file_was_rejected(shop: Shop, shape: str) -> None:
    step(shop, {"cart.py": "ITEMS = [1]\n"}, "auth.py")
    body = {"results": [{"filename": "auth.py", "line_number": 2, "test_id": "B1",
                         "issue_text": "permission check removed"}]}  # fmt: skip
    content = json.dumps(body) if shape == "json" else "auth.py:2: permission check removed"
    item = bandit(content=content, format=shape)
    a, b = voice("a", review("pass"), chaired=synthesis("pass")), voice("b", review("pass"))
    done = shop.verify(a, b, chairman=a, request={"evidence": [item]})
    assert [one.status for one in done.response.evidence_summary or ()] == ["unresolved"]
    assert done.response.verdict == "unclear"


# Nothing to show

LONG_LINE = {"page.min.js": "x" * 200_000}
NOTHING: dict[str, tuple[dict[str, str | bytes], list[str]]] = {
    "binary": ({"logo.png": b"\0\1\2"}, ["incomplete_coverage"]),
    "utf16": ({"wide.txt": "wide".encode("utf-16")}, ["incomplete_coverage"]),
    "secret": ({".env": "A=1\n"}, ["incomplete_coverage"]),
    "pointer": (
        {"w.bin": f"version https://git-lfs.github.com/spec/v1\noid sha256:{'ab' * 32}\nsize 9\n"},
        ["incomplete_coverage"],
    ),
    "large": ({"data.txt": b"x\n" * 2_500_001}, ["input_too_large", "incomplete_coverage"]),
    "one line": ({**LONG_LINE}, ["input_too_large", "incomplete_coverage"]),
}


@pytest.mark.parametrize("kind", NOTHING)
def test_nothing_to_show_was_called_a_failure_or_refused(shop: Shop, kind: str) -> None:
    files, reasons = NOTHING[kind]
    step(shop, files)
    a, b = voice("a"), voice("b")
    done = shop.verify(a, b, chairman=a)
    assert a.asked == b.asked == []
    assert done.response.verdict == "unclear"
    assert done.response.verdict_reasons == reasons
    assert {one.status for one in done.response.reviewers} == {"not_asked"}
    assert [one.status for one in done.response.coverage.files] == ["omitted"]
    assert done.exit_code == 3
    assert done.transcript is not None
    assert replay(read_directory(done.transcript)).is_same


@pytest.mark.parametrize("kind", NOTHING)
def test_the_machine_still_speaks_where_nothing_can_be_shown(shop: Shop, kind: str) -> None:
    files, reasons = NOTHING[kind]
    step(shop, files)
    a = voice("a")
    done = shop.verify(a, chairman=a, request={"evidence": [bandit()]})
    assert [one.status for one in done.response.evidence_summary or ()] == ["unresolved"]
    assert done.response.machine
    assert done.response.verdict_reasons == [*reasons, "blocking_evidence_open"]


def test_without_models_the_reasons_say_so_too(shop: Shop) -> None:
    step(shop, {"logo.png": b"\0\1\2"})
    assert shop.verify().response.verdict_reasons == ["no_models", "incomplete_coverage"]
