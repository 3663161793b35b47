"""What does X do: a page for one thing, a short one for each of several, places for a feature."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cases.asking import ask_json
from tests.repos import make_repo, make_tree

ENGINE = '''
class Stalled(Exception):
    pass


def drain(queue, limit=3):
    """Empty the queue before a shutdown."""
    if not queue:
        raise Stalled("empty")
    if limit < 0:
        raise ValueError(limit)
    queue.clear()


def stop(queue):
    """Ask for a graceful shutdown, and wait."""
    drain(queue)


def restart(queue):
    drain(queue, 1)
'''
TEST = "from engine import drain\n\n\ndef test_drain():\n    drain([1])\n"


def test_a_page_has_raises_counted_callers_tests_and_one_line_of_history(tmp_path: Path) -> None:
    files = {"engine.py": ENGINE, "tests/test_engine.py": TEST}
    answer = ask_json(make_repo(tmp_path / "repo", files), "what does drain do?")
    said = [value["text"] for value in answer["answer"]["values"]]
    assert said[:-1] == [
        "drain is a function defined at engine.py:6.",
        "Its documentation says: “Empty the queue before a shutdown.”",
        "It takes queue and limit (by default 3).",
        "It calls Stalled (line 9), ValueError (line 11) and queue.clear (line 12).",
        "It raises Stalled (line 9) and ValueError (line 11).",
        "It is called in 2 places: by stop at engine.py:17 and by restart at engine.py:21.",
        "Tests that call it: test_drain at tests/test_engine.py:5.",
    ]
    history = r"Its lines are from 1 commit, last [0-9a-f]{12} of \d{4}-\d\d-\d\d by .+: “.+”"
    assert re.fullmatch(history, said[-1])
    assert all(value["citations"] for value in answer["answer"]["values"])


def test_lines_that_were_never_committed_have_no_history(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"engine.py": ENGINE})
    (repo / "engine.py").write_text(ENGINE.replace("queue.clear()", "queue.empty()"))
    answer = ask_json(repo, "what does drain do?")
    assert "commit" not in answer["answer"]["text"]
    assert "commit" in ask_json(repo, "what does stop do?")["answer"]["text"]


def test_of_many_namesakes_the_product_is_told_of_and_the_rest_is_named(tmp_path: Path) -> None:
    load = "def load(path):\n    return path\n"
    files = {f"tests/test_{n}.py": load for n in range(4)} | {"z.py": load}
    answer = ask_json(make_tree(tmp_path / "repo", files), "what does load do?")
    said = [value["text"] for value in answer["answer"]["values"]]
    assert (answer["outcome"], answer["gate"]["truth_mode"]) == ("answered", "limited")
    assert said[0] == "load is a function defined at z.py:1. It takes path."
    assert said[-1] == "Also called so: load at tests/test_3.py:1."


def test_a_feature_is_shown_with_what_its_places_say_and_call(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"engine.py": ENGINE})
    answer = ask_json(repo, "how does graceful shutdown work?")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["gate"]["reason_codes"] == ["open_question"]
    assert answer["answer"]["values"] == []
    why = {lead["name"]: lead["why"] for lead in answer["leads"] if "name" in lead}
    assert why["stop"].endswith("; says “Ask for a graceful shutdown, and wait.”; calls drain")
    assert why["drain"].endswith("; says “Empty the queue before a shutdown.”")
