"""The program on bad and good input: one line with the remedy, the right exit code, clean pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cases.asking import ask_program, run_program, settings_beside
from tests.repos import commit, make_repo, make_tree

SAMPLE = {"a.py": "def load(): ...\n\n\ndef main():\n    load()\n"}


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    return make_repo(tmp_path / "repo", SAMPLE)


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("where is load?", 0),
        ("does load call main?", 0),
        ("who calls main?", 0),
        ("where is zebra?", 3),
        ("hello", 3),
        ("is load any good?", 3),
        ("who calls it?", 3),
    ],
)
def test_exit_codes_of_ask(repo: Path, question: str, code: int) -> None:
    assert ask_program(repo, question)[0] == code


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "no command"),
        (("ask",), "no question"),
        (("ask", "   "), "no question"),
        (("ask", "--fromat", "json", "x"), "--format"),
        (("ask", "--format", "xml", "x"), "xml"),
        (("ask", "--truth-mode", "certain", "x"), "certain"),
        (("aks", "x"), "ask"),
        (("ask", "where is load?", "--repo", "nowhere"), "nowhere"),
        (("ask", "where is load?", "--repo", "a.py"), "is a file"),
        (("ask", "where is load?", "--at", "v9"), "v9"),
        (("ask", "where is load?", "--config", "nowhere.toml"), "nowhere.toml"),
        (("ask", "where is load?", "--session", "a b"), "session"),
        (("ask", "x" * 5000), "4000"),
        (("facts", "--at", "v9"), "v9"),
        (("index", "--repo", "nowhere"), "nowhere"),
        (("doctor", "--nonsense"), "--nonsense"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(
    repo: Path, arguments: tuple[str, ...], said: str
) -> None:
    done = run_program(repo, *arguments)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("probant: ")
    assert said in line


def test_a_cache_that_cannot_be_written_says_what_to_do(repo: Path) -> None:
    cache = settings_beside(repo).cache_dir
    cache.parent.mkdir(parents=True)
    cache.write_text("a file stands where the cache should be")
    done = run_program(repo, "ask", "where is load?")
    assert done.returncode == 2
    assert "PROBANT_CACHE_DIR" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("question", ["where is qq0qq?", "where is \x1b[31m?", "where is ``?", "'"])
def test_strange_questions_do_not_crash_the_program(repo: Path, question: str) -> None:
    done = run_program(repo, "ask", question)
    assert done.returncode == 3, done.stderr
    assert "\x1b" not in done.stdout


def test_text_is_plain_in_a_pipe_and_shows_the_answer_first(repo: Path) -> None:
    done = run_program(repo, "ask", "where is load?")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "load is a function defined at a.py:1" in done.stdout.splitlines()[0]
    for part in ("def load(): ...", "read as where is `load` defined?", "confidence"):
        assert part in done.stdout
    explained = run_program(repo, "ask", "where is load?", "--explain").stdout
    for part in ("file_search", "file_content", "full_confirmed"):
        assert part in explained
    assert done.stderr == ""


def test_colour_on_demand(repo: Path) -> None:
    assert "\x1b[" in run_program(repo, "ask", "--color", "always", "where is load?").stdout


def test_explain_shows_every_step(repo: Path) -> None:
    done = run_program(repo, "ask", "--explain", "who calls load?")
    for tool in ("symbols", "references", "read"):
        assert tool in done.stdout


def test_markdown(repo: Path) -> None:
    done = run_program(repo, "ask", "--format", "markdown", "where is load?")
    assert done.returncode == 0
    assert "a.py" in done.stdout
    assert "```" in done.stdout


@pytest.mark.parametrize(
    ("mode", "said"), [("confirmed", "confirmed"), ("bounded", "bounded"), ("limited", "limited")]
)
def test_truth_mode_is_lowered(repo: Path, mode: str, said: str) -> None:
    _, answer = ask_program(repo, "where is load?", "--truth-mode", mode)
    assert answer["gate"]["truth_mode"] == said
    assert answer["outcome"] == "answered"


def test_a_revision_is_asked_with_at(repo: Path) -> None:
    commit(repo, {"a.py": "def other(): ...\n"}, "second")
    code, answer = ask_program(repo, "where is load?", "--at", "HEAD~1")
    assert (code, answer["gate"]["status"]) == (0, "limited_temporal_or_contextual")
    assert ask_program(repo, "where is load?")[0] == 3


def test_sessions_follow_up(repo: Path) -> None:
    assert ask_program(repo, "where is load?", "--session", "talk")[0] == 0
    code, answer = ask_program(repo, "who calls it?", "--session", "talk")
    assert (code, [v["name"] for v in answer["answer"]["values"]]) == (0, ["main"])
    assert ask_program(repo, "who calls it?", "--session", "other")[0] == 3


def test_chat_keeps_the_thread(repo: Path) -> None:
    done = run_program(repo, "chat", stdin="where is load?\nwho calls it?\n")
    assert done.returncode == 0
    assert "main" in done.stdout


def test_facts_and_index(repo: Path) -> None:
    facts = json.loads(run_program(repo, "facts").stdout)
    assert facts["schema"] == "probant.facts/1"
    assert [f["qualified_name"] for f in facts["functions"]] == ["load", "main"]
    state = json.loads(run_program(repo, "index", "--format", "json").stdout)
    assert state


def test_doctor_answers(repo: Path) -> None:
    done = run_program(repo, "doctor", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


def test_the_target_is_never_written_to(repo: Path) -> None:
    def listing() -> list[tuple[str, int]]:
        return sorted((str(p), p.lstat().st_mtime_ns) for p in repo.rglob("*"))

    before = listing()
    for arguments in (("ask", "where is load?"), ("facts",), ("index",), ("doctor",)):
        run_program(repo, *arguments)
    assert listing() == before


def test_interrupt_is_told_with_130(tmp_path: Path) -> None:
    body = "".join(f"def g{n}(a):\n    return a\n\n\n" for n in range(400))
    files = {f"m{n}.py": f"X{n} = 1\n{body}" for n in range(250)}
    repo = make_tree(tmp_path / "big", files)
    program = Path(sys.executable).parent / "probant"
    environment = {"PATH": os.environ["PATH"], "HOME": str(tmp_path),
                   "PROBANT_CACHE_DIR": str(tmp_path / "cache")}  # fmt: skip
    process = subprocess.Popen(
        [program, "index", "--repo", repo],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode in (0, 130), said
    assert "Traceback" not in said
