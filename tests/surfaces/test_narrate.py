"""`probant ask --narrate` over real HTTP to a loopback endpoint."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from probant.settings import load_settings
from probant.surfaces.api import AnswerResult, ask
from probant.surfaces.cli.main import main
from tests.chat_server import ChatServer
from tests.repos import make_tree

QUESTION = "what is `total`?"
FILES = {"shop/cart.py": 'def total(items):\n    """Sums prices."""\n    return sum(items)\n'}
TRUE = "`total` is a function defined in shop/cart.py."
FALSE = "`total` is a function defined in shop/basket.py."


def asked(tmp_path: Path, base_url: str, *more: str) -> list[str]:
    config = tmp_path / "config.toml"
    config.write_text(
        '[council]\nchairman = "alpha"\n[[council.reviewers]]\n'
        f'name = "alpha"\nbase_url = "{base_url}"\nmodel = "some-model"\n'
    )
    repo = make_tree(tmp_path / "repo", FILES)
    return ["ask", QUESTION, "--repo", str(repo), "--config", str(config), *more]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))


def test_a_checked_narration_stands_beside_the_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    said = json.dumps(
        {
            "facts_answer_the_question": True,
            "sentences": [{"text": TRUE, "facts": [1]}, {"text": FALSE, "facts": [1]}],
        }
    )
    with ChatServer({"narrator": said}) as server:
        assert main(asked(tmp_path, server.base_url, "--narrate", "--format", "json")) == 0
        answer = json.loads(capfd.readouterr().out)
        assert answer["narration"]["text"] == TRUE
        assert len(answer["narration"]["left_out"]) == 1
        assert main(asked(tmp_path, server.base_url, "--narrate")) == 0
        shown = capfd.readouterr().out
        assert TRUE in shown
        assert "basket.py" not in shown
        assert [one.stage for one in server.requests] == ["narrator", "narrator"]


def test_a_narration_within_a_running_event_loop(tmp_path: Path) -> None:
    """As in a notebook, where the loop of the caller runs already."""
    said = {"facts_answer_the_question": True, "sentences": [{"text": TRUE, "facts": [1]}]}

    async def from_a_notebook(config: Path, repo: Path) -> AnswerResult:
        settings = load_settings(config_file=str(config))
        return ask(QUESTION, repo=repo, settings=settings, narrate=True)

    with ChatServer({"narrator": json.dumps(said)}) as server:
        asked(tmp_path, server.base_url)
        found = asyncio.run(from_a_notebook(tmp_path / "config.toml", tmp_path / "repo"))
    narration = found.answer.narration
    assert narration is not None
    assert narration.text == TRUE


def test_no_model_is_asked_without_the_flag(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with ChatServer("unheard") as server:
        assert main(asked(tmp_path, server.base_url, "--format", "json")) == 0
        assert json.loads(capfd.readouterr().out)["narration"] is None
        assert server.requests == []


def test_without_a_model_the_answer_says_so_and_stands(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    repo = make_tree(tmp_path / "repo", FILES)
    arguments = ["ask", QUESTION, "--repo", str(repo), "--narrate"]
    assert main(arguments) == 0
    shown = capfd.readouterr().out
    assert "shop/cart.py" in shown
    assert "no model is configured" in shown
