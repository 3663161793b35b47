"""`probant eval calls` on a small repository whose tests are really run."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.asking import run_program
from tests.repos import make_tree
from tests.running import PYPROJECT, needs_sandbox

FILES = {
    "pyproject.toml": PYPROJECT,
    "small.py": """\
def load(name):
    return name.upper()


def lonely():
    return 0


def run(name):
    return load(name)
""",
    "test_small.py": "from small import run\n\n\ndef test_run():\n    assert run('a') == 'A'\n",
}


@needs_sandbox
def test_lists_of_callers_are_held_against_the_calls_of_the_tests(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", FILES)
    done = run_program(repo, "eval", "calls", "--format", "json")
    assert done.returncode == 0, done.stdout + done.stderr
    document = json.loads(done.stdout)
    (package,) = document["packages"]
    assert document["passed"] is True
    assert (package["n_passed"], package["n_whole_ran"], package["n_empty"]) == (1, 2, 1)
    assert (package["n_pairs"], package["contradictions"]) == (2, [])


def test_a_tree_without_anything_to_trace_is_told_in_a_line(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"main.go": "package main\n"})
    done = run_program(repo, "eval", "calls")
    assert done.returncode == 3
    assert "not measured: repo: neither Python nor an npm package" in done.stdout
