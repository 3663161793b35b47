"""`probant receipt`: what an agent said about its work, held against a real repository."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from probant.surfaces.cli.main import main
from tests.repos import commit, make_repo
from tests.unit.agents.test_conversations import claude_rows, write

FILES = {
    "shop/cart.py": "class Cart:\n    def total(self, tax=0):\n        return 1 + tax\n",
    "shop/legacy.py": "def old():\n    return 0\n",
    "shop/text.py": "def slug(text):\n    return text\n",
    "tests/test_cart.py": "from shop.cart import Cart\n\n\ndef test_total():\n    assert Cart().total() == 1\n",  # noqa: E501
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\n\n[tool.pytest.ini_options]\npythonpath = ["."]\n',  # noqa: E501
    ".gitignore": ".env\n",
}
VERIFIED, REFUTED, OPEN = "verified", "refuted", "unverifiable"


@pytest.fixture
def repo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    repo = make_repo(tmp_path / "shop", FILES)
    (repo / "shop/cart.py").write_text(FILES["shop/cart.py"].replace("tax=0", "tax=0, rate=2"))
    (repo / "shop/new.py").write_text("def fresh():\n    return 1\n")
    (repo / ".env").write_text("API_KEY=secret-value\n")
    return repo


def receipt(
    repo: Path, capsys: pytest.CaptureFixture[str], said: str, *flags: str
) -> tuple[dict[str, Any], int]:
    file = repo.parent / "said.md"
    file.write_text(said)
    code = main(["receipt", "--file", str(file), "--repo", str(repo), "--since", "HEAD",
                 "--format", "json", "--quiet", *flags])  # fmt: skip
    return json.loads(capsys.readouterr().out), code


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("I created `shop/new.py`.", VERIFIED),
        ("I created `shop/newer.py`.", REFUTED),
        ("I created `/etc/shop/x.py`.", OPEN),
        ("I deleted `shop/gone.py`.", VERIFIED),
        ("I deleted `shop/legacy.py`.", REFUTED),
        ("I deleted `legacy.py`.", REFUTED),
        ("I updated `shop/cart.py`.", VERIFIED),
        ("I updated `shop/text.py`.", REFUTED),
        ("I fixed a bug in `shop/text.py`.", OPEN),
        ("I moved `shop/legacy.py` to `shop/new.py`.", REFUTED),
        ("I added the function `fresh` to `shop/new.py`.", VERIFIED),
        ("I added the function `stale` to `shop/new.py`.", REFUTED),
        ("I added a `rate` parameter to `Cart.total`.", VERIFIED),
        ("I added a `limit` parameter to `Cart.total`.", REFUTED),
        ("I removed the function `old` from `shop/legacy.py`.", REFUTED),
        ("I removed the function `older` from `shop/legacy.py`.", VERIFIED),
        ("I refactored `Cart.total`.", VERIFIED),
        ("I refactored `slug`.", REFUTED),
        ("I renamed `slug` to `slugify`.", REFUTED),
        ("I set `API_KEY` in `.env`.", VERIFIED),
        ("I set `OTHER_KEY` in `.env`.", REFUTED),
        ("I committed all the changes.", REFUTED),
        ("The working tree is clean.", REFUTED),
        ("Committed as abcdef1.", REFUTED),
        ("All tests pass.", OPEN),
        ("The build succeeds.", OPEN),
        ("`slug` is defined in `shop/cart.py`.", REFUTED),
        ("`slug` is defined in `shop/text.py`.", VERIFIED),
    ],
)
def test_verdict(repo: Path, capsys: pytest.CaptureFixture[str], said: str, verdict: str) -> None:
    found, code = receipt(repo, capsys, said)
    assert verdict in {one["verdict"] for one in found["statements"]}
    assert REFUTED not in {one["verdict"] for one in found["statements"]} - {verdict}
    assert code == {VERIFIED: 0, REFUTED: 1, OPEN: 3}[verdict]
    assert "secret-value" not in json.dumps(found)


def test_without_a_beginning_nobody_is_accused_of_having_changed_nothing(
    repo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = repo.parent / "said.md"
    file.write_text("I updated `shop/text.py`. I refactored `slug`. I committed the changes.")
    code = main(["receipt", "--file", str(file), "--repo", str(repo), "--format", "json"])
    found = json.loads(capsys.readouterr().out)
    assert {one["verdict"] for one in found["statements"]} == {OPEN}
    assert code == 3


def test_the_newest_conversation_and_what_it_began_at(
    repo: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The commit of before is found by time: what was committed since counts as changed."""
    log = repo.parent / "home/.claude/projects/p/a.jsonl"
    write(log, claude_rows(repo, "I updated `shop/cart.py` and `shop/text.py`. I committed it."))
    commit(repo, {}, "work", date="2026-02-02T00:00:00+00:00")
    code = main(["receipt", "--repo", str(repo), "--format", "json"])
    found = json.loads(capsys.readouterr().out)
    verdicts = {one["text"]: one["verdict"] for one in found["statements"]}
    assert found["source"]["agent"] == "claude-code"
    assert [one["verdict"] for one in found["statements"]] == [VERIFIED, REFUTED, VERIFIED], (
        verdicts
    )
    assert code == 1


@pytest.mark.skipif(shutil.which("bwrap") is None, reason="no sandbox")
def test_tests_are_run_anew_if_permitted(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    passing, code = receipt(repo, capsys, "All tests pass. 1 passed.", "--allow-exec")
    assert [one["verdict"] for one in passing["statements"]] == [VERIFIED, VERIFIED]
    assert code == 0
    more, code = receipt(repo, capsys, "All 40 tests pass.", "--allow-exec")
    assert [one["verdict"] for one in more["statements"]] == [REFUTED]
    (repo / "tests/test_cart.py").write_text(FILES["tests/test_cart.py"].replace("== 1", "== 2"))
    failing, code = receipt(repo, capsys, "All tests pass.", "--allow-exec")
    assert [one["verdict"] for one in failing["statements"]] == [REFUTED]
    assert code == 1


def test_tests_made_weaker_are_named(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repo / "tests/test_cart.py").write_text(
        "import pytest\n"
        + FILES["tests/test_cart.py"].replace("def test", "@pytest.mark.skip\ndef test")
    )
    found, _ = receipt(repo, capsys, "I updated `tests/test_cart.py`.")
    (weak,) = found["weakened_tests"]
    assert (weak["path"], weak["test"], weak["how"]) == (
        "tests/test_cart.py",
        "test_total",
        "skipped",
    )


def test_text_and_markdown(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = repo.parent / "said.md"
    file.write_text("I created `shop/newer.py`. `a|b` <b> @someone did `slug`.")
    assert main(["receipt", "--file", str(file), "--repo", str(repo)]) == 1
    assert "✗ I created `shop/newer.py`." in capsys.readouterr().out
    main(["receipt", "--file", str(file), "--repo", str(repo), "--format", "markdown"])
    shown = capsys.readouterr().out
    assert "| ✗ | I created `shop/newer.py`. | there is no shop/newer.py |" in shown
    assert "<b>" not in shown
    assert "@someone" not in shown


def test_no_conversation_is_one_line(repo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["receipt", "--repo", str(repo)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "--file" in told
