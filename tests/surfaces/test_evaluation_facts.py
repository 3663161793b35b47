"""`probant eval facts` through the real program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.unit.evaluation.trees import write_tree

CALL = "import sys; from probant.surfaces.cli.main import main; sys.exit(main(sys.argv[1:]))"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", CALL, "eval", "facts", *args],
        env=dict(os.environ), capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_facts_are_laid_beside_the_oracles(tmp_path: Path) -> None:
    write_tree(tmp_path, {"a.py": "class A:\n    def f(self): pass\n\nLIMIT = 1\n"})
    done = run("--repo", str(tmp_path), "--format", "json")
    assert done.returncode == 0, done.stderr
    (language,) = json.loads(done.stdout)["languages"]
    assert language["language"] == "python"
    definitions = language["facts"]["definitions"]
    assert definitions["recall"] == {
        "value": 1.0, "n": 3, "hits": 3, "interval": definitions["recall"]["interval"],
    }  # fmt: skip
    assert definitions["disagreements"] == []


def test_a_tree_without_code_shows_nothing(tmp_path: Path) -> None:
    write_tree(tmp_path, {"readme.md": "hello\n"})
    done = run("--repo", str(tmp_path))
    assert done.returncode == 3
    assert "nothing was judged" in done.stdout


def test_an_unknown_package_is_refused() -> None:
    done = run("--corpus", "no-such-package")
    assert done.returncode == 2
    assert "choose one of" in done.stderr
