"""The real program, as a new user meets it: answers, refusals, follow-ups, wrong input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.repos import commit, git, make_repo, make_tree

PROGRAM = str(Path(sys.executable).parent / "probant")
FILES = {
    "shop/__init__.py": "",
    "shop/cart.py": "class Cart:\n    def total(self) -> int:\n        return add(1, 2)\n\n\n"
    "def add(a: int, b: int) -> int:\n    return a + b\n",
    "pyproject.toml": "[project]\nname = 'shop'\n",
}


def probant(
    *arguments: str, cwd: Path, cache: Path, stdin: str | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "PROBANT_CACHE_DIR": str(cache),
        "PROBANT_STORE": f"sqlite:///{cache / 'sessions.db'}",
        **variables,
    }
    return subprocess.run(
        [PROGRAM, *arguments], cwd=cwd, env=environment, input=stdin, capture_output=True,
        text=True, check=False, timeout=120,
    )  # fmt: skip


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return make_repo(tmp_path / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "code", "says"),
    [
        ("where is Cart defined?", 0, "shop/cart.py:1"),
        ("does add call Cart?", 0, "No: add does not directly call Cart."),
        (
            "where is PaymentGateway defined?",
            3,
            "Not proved: no definition or file called 'PaymentGateway' was found.",
        ),
        ("where is payment gateway implemented?", 3, "Not proved: no single fact answers this"),
        ("is this any good?", 3, "opinion"),
        ("hello", 3, "no claims"),
    ],
)
def test_answers_and_refusals(
    shop: Path, tmp_path: Path, question: str, code: int, says: str
) -> None:
    done = probant("ask", question, cwd=shop, cache=tmp_path / "cache")
    assert (done.returncode, done.stderr) == (code, "")
    assert says in done.stdout
    assert "\x1b" not in done.stdout


def test_json_is_one_object_and_the_same_twice(shop: Path, tmp_path: Path) -> None:
    twice = [
        probant("ask", "who calls add?", "--format", "json", cwd=shop, cache=tmp_path / "cache")
        for _ in range(2)
    ]
    assert twice[0].stdout == twice[1].stdout
    answer = json.loads(twice[0].stdout)
    assert answer["schema"] == "probant.answer/1"
    assert [(v["name"], v["path"], v["line"]) for v in answer["answer"]["values"]] == [
        ("Cart.total", "shop/cart.py", 3)
    ]


def test_follow_ups_reach_what_the_gate_lends(shop: Path, tmp_path: Path) -> None:
    git(shop, "tag", "v1")
    commit(shop, {"shop/cart.py": "# moved\n" + FILES["shop/cart.py"]}, "move it down")
    said = "where is add?\nand its parameters?\nand at v1?\n"
    done = probant("chat", cwd=shop, cache=tmp_path / "cache", stdin=said)
    first = [line for line in done.stdout.splitlines() if line.startswith("✔")]
    assert first[0].startswith("✔ add is a function defined at shop/cart.py:7")
    assert first[1].startswith("✔ add takes a")
    assert first[2].startswith("✔ add takes a") and "revision asked about" in first[2]


def test_a_conversation_has_commands(shop: Path, tmp_path: Path) -> None:
    said = "/help\n/nothing\nwhere is add?\nquit\nwhere is total?\n"
    done = probant("chat", cwd=shop, cache=tmp_path / "cache", stdin=said)
    assert done.returncode == 0
    assert "/quit" in done.stdout and "there is no command /nothing" in done.stdout
    answers = [line for line in done.stdout.splitlines() if line[:1] in "✔✘∅"]
    assert len([line for line in answers if line]) == 1


def test_a_kept_session_keeps_what_narrowed(shop: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    probant("ask", "--session", "s", "who calls add in shop/cart.py?", cwd=shop, cache=cache)
    done = probant("ask", "--session", "s", "and for total?", cwd=shop, cache=cache)
    assert "`total` in shop/cart.py" in done.stdout


def test_a_follow_up_to_a_refusal_is_asked_back(shop: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    probant("ask", "--session", "s", "where is nothing_like_it?", cwd=shop, cache=cache)
    done = probant("ask", "--session", "s", "who calls it?", cwd=shop, cache=cache)
    assert done.returncode == 3
    assert "no_carryover" in done.stdout or "may be reused" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["ask"], 2, "there is no question"),
        (["ask", "where is x?", "--fromat", "json"], 2, "did you mean --format?"),
        (["ask", "where is x?", "--format", "xml"], 2, "invalid choice"),
        (["ask", "where is x?", "--repo", "nowhere"], 2, "cannot open"),
        (["ask", "where is x?", "--at", "no-such-tag"], 2, "no-such-tag"),
        (["ask", "where is x?", "--at", ""], 2, "no revision is named"),
        (["ask", "where is x?", "--config", "nowhere.toml"], 2, "cannot be read"),
        (["ask", "where is x?", "--session", "a/b"], 2, "session name"),
        (["ask", "x" * 5000], 2, "characters"),
        (["frobnicate"], 2, "invalid choice"),
        ([], 2, "no command given"),
    ],
)
def test_bad_input_is_one_line_with_the_remedy(
    shop: Path, tmp_path: Path, arguments: list[str], code: int, says: str
) -> None:
    done = probant(*arguments, cwd=shop, cache=tmp_path / "cache")
    assert (done.returncode, done.stdout) == (code, "")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_cache_that_cannot_be_written(shop: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = probant("ask", "where is Cart?", cwd=shop, cache=tmp_path / "file" / "cache")
    assert done.returncode == 2
    assert "PROBANT_CACHE_DIR" in done.stderr and done.stderr.count("\n") == 1


def test_an_empty_directory_is_refused_not_failed(tmp_path: Path) -> None:
    empty = make_tree(tmp_path / "empty", {})
    empty.mkdir(exist_ok=True)
    done = probant("ask", "where is Cart?", cwd=empty, cache=tmp_path / "cache")
    assert done.returncode == 3 and done.stderr == ""


def test_a_damaged_index_is_made_anew(shop: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    probant("index", cwd=shop, cache=cache)
    for database in cache.rglob("facts-*.db"):
        database.write_bytes(b"this is no database" * 500)
    done = probant("ask", "where is Cart?", cwd=shop, cache=cache)
    assert done.returncode == 0 and "shop/cart.py:1" in done.stdout


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path) -> None:
    body = "".join(f"def f{n}():\n    return g({n})\n" for n in range(400))
    many = {f"m{n}.py": f"# {n}\n{body}" for n in range(400)}
    tree = make_tree(tmp_path / "many", many)
    environment = os.environ | {"PROBANT_CACHE_DIR": str(tmp_path / "cache")}
    running = subprocess.Popen(
        [PROGRAM, "index"], cwd=tree, env=environment, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )  # fmt: skip
    time.sleep(1.0)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=30)
    assert running.returncode in (130, 0)  # 0 only if it was done before the interrupt came
    assert "Traceback" not in told
    if running.returncode == 130:
        assert told == "probant: interrupted; nothing was left half-written\n"
    done = probant("ask", "where is f7?", "--format", "json", cwd=tree, cache=tmp_path / "cache")
    assert len(json.loads(done.stdout)["answer"]["values"]) == 400


def test_hostile_names_and_texts_reach_no_terminal_raw(tmp_path: Path) -> None:
    hostile = {"a.py": "def f():\n    '''\x1b[31mred\x1b[0m \u202e'''\n", "x\x1b[2J.py": "f = 1\n"}
    tree = make_tree(tmp_path / "hostile", hostile)
    for form in ("text", "markdown", "json"):
        done = probant("ask", "explain f", "--format", form, cwd=tree, cache=tmp_path / "cache")
        assert "\x1b" not in done.stdout + done.stderr
        assert "\u202e" not in done.stdout or form == "json"


def test_doctor_and_facts(shop: Path, tmp_path: Path) -> None:
    doctor = probant("doctor", "--json", cwd=shop, cache=tmp_path / "cache")
    assert doctor.returncode == 0
    assert all(probe["works"] for probe in json.loads(doctor.stdout)["probes"])
    facts = json.loads(probant("facts", cwd=shop, cache=tmp_path / "cache").stdout)
    assert facts["schema"] == "probant.facts/1"
    assert {f["qualified_name"] for f in facts["functions"]} == {"Cart.total", "add"}
    (call,) = facts["calls"]
    assert (call["caller"], call["callee"], call["line"]) == ("Cart.total", "add", 3)
    assert call["resolved"].startswith("shop/cart.py:6")
