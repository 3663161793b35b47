"""A language model as reader, over real HTTP to a loopback endpoint: it proposes, code decides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from probant.surfaces.cli.main import main
from tests.chat_server import ChatServer
from tests.repos import make_tree

FILES = {
    "shop/cart.py": "def total(items):\n    return sum(items)\n\n\ndef main():\n    total([])\n"
}
UNREAD = "who the heck is pestering `total` all day long"
CALLERS = {"kind": "called_by", "targets": [{"text": "total"}]}


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))


def asked(
    tmp_path: Path, question: str, said: object, capfd: pytest.CaptureFixture[str],
    *, reader: str = 'reader = "alpha"\n',
) -> tuple[dict[str, Any], int]:  # fmt: skip
    """The answer, and how many requests the endpoint saw."""
    with ChatServer({"reader": said if isinstance(said, str) else json.dumps(said)}) as server:
        config = tmp_path / "config.toml"
        config.write_text(
            f"[council]\n{reader}[[council.reviewers]]\n"
            f'name = "alpha"\nbase_url = "{server.base_url}"\nmodel = "some-model"\n'
        )
        repo = make_tree(tmp_path / "repo", FILES)
        main(["ask", question, "--repo", str(repo), "--config", str(config), "--format", "json"])
        return json.loads(capfd.readouterr().out), len(server.requests)


def test_what_it_proposes_is_offered_where_words_are_left_over(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answer, n_requests = asked(tmp_path, UNREAD, CALLERS, capfd)
    assert n_requests == 1
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["readings"][0]["command"] == "probant query called_by total"


def test_it_is_not_heard_where_the_question_is_read(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answer, n_requests = asked(tmp_path, "who calls total?", {"kind": "parameters"}, capfd)
    assert (answer["outcome"], n_requests) == ("answered", 0)


def test_no_reader_is_asked_unless_one_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    _, n_requests = asked(tmp_path, UNREAD, CALLERS, capfd, reader="")
    assert n_requests == 0


@pytest.mark.parametrize(
    "said",
    [
        {"kind": "called_by", "targets": [{"text": "made_up_by_the_model"}]},
        {"kind": "no_such_kind", "targets": []},
        {"kind": None},
        "I think they mean the callers.",
        "",
    ],
)
def test_a_name_made_up_or_no_goal_changes_nothing(
    said: object, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    answer, _ = asked(tmp_path, UNREAD, said, capfd)
    assert answer["outcome"] == "insufficient_evidence"
    assert "made_up_by_the_model" not in json.dumps(answer["readings"])
