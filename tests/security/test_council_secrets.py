"""Secrets planted in files that must not be sent: none of them gets into a prompt, a response or a
transcript, whatever way the files are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.workflows.chamber import Chamber
from probant.workflows.verify import verify_snapshot
from probant.workspace.snapshot import open_tree
from tests.repos import commit, make_repo
from tests.unit.council.test_secrets import SECRET_NAMES, SECRETS

CANARY = "canary-0f3b9d-"


def planted() -> dict[str, str]:
    """By name, by content, and by rule; every file has a canary of its own."""
    by_name = {name: f"{CANARY}{n}\n" for n, name in enumerate(SECRET_NAMES)}
    by_content = {
        f"src/settings_{n}.py": f"# {CANARY}{1000 + n}\n{text}\n"
        for n, text in enumerate(SECRETS.values())
    }
    by_rule = {f"private/{n}.py": f"x = '{CANARY}{2000 + n}'\n" for n in range(20)}
    by_rule |= {f"src/deep/hidden_{n}.py": f"x = '{CANARY}{3000 + n}'\n" for n in range(5)}
    rules = {".llmignore": "private/\n!private/1.py\n", "src/.aiignore": "hidden_*\n"}
    return by_name | by_content | by_rule | rules


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    root = make_repo(tmp_path_factory.mktemp("planted") / "repo", {"app.py": "x = 1\n"})
    return root, commit(root, planted() | {"app.py": "x = 2\n"})


@pytest.mark.parametrize(
    "targets",
    [
        None,
        ["."],
        [".env", "private/1.py", "src", "app.py", "id_rsa", ".aws"],
        ["src/deep", "app.py"],
    ],
)
def test_no_planted_secret_is_shown(
    place: tuple[Path, str], tmp_path: Path, targets: list[str] | None
) -> None:
    root, head = place
    assert len(planted()) > 100
    chamber = Chamber(
        open_tree=lambda at: open_tree(root, at=at, cache_dir=tmp_path / "cache"),
        log_root=tmp_path / "log",
    )
    request = {"snapshot_id": head, "target_paths": targets, "tier": "high"}
    done = verify_snapshot(request, chamber)
    written = [path for path in (tmp_path / "log").rglob("*") if path.is_file()]
    assert written
    everything = [done.response.model_dump_json(), *(path.read_text() for path in written)]
    assert not [text for text in everything if CANARY in text]
    assert any("x = 2" in text for text in everything)
    reasons = {one.reason for one in done.response.coverage.files if one.status == "omitted"}
    assert reasons <= {"secret", "ignored"}
    assert not done.response.coverage.complete


def test_nor_where_nothing_else_is_asked_for(place: tuple[Path, str], tmp_path: Path) -> None:
    root, head = place
    chamber = Chamber(open_tree=lambda at: open_tree(root, at=at, cache_dir=tmp_path / "cache"))
    done = verify_snapshot({"snapshot_id": head, "target_paths": [".env", "private"]}, chamber)
    told = done.response.model_dump_json()
    assert CANARY not in told
    assert {one.status for one in done.response.coverage.files} == {"omitted"}
