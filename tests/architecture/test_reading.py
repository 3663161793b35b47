"""What ARCHITECTURE.md says about the way from a question to its goal."""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
import tokenize
from collections.abc import Sequence
from pathlib import Path

import pytest

from probant.questions.registry import forms_by_label
from probant.vocabulary.question import Relation
from tests.architecture.test_invariants import PAGE, SOURCE, imported, modules
from tests.repos import make_tree

READING = SOURCE / "reading"
MODEL = READING / "model.bin"
MAX_MODEL_BYTES = 1_000_000
MAX_CODE_LINES = 5_750
MAX_KIND = 41
LEARNING_ONLY = ("numpy", "scipy", "sklearn", "torch", "onnxruntime", "joblib", "learning")
WATCHED = """\
import sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in LEARNING_ONLY:
            tried.append(name)
        return None

tried = []
sys.meta_path.insert(0, Watch())
"""
"""Notes what anybody tries to import, whether it is installed or not."""


def tried_by(what: str, tmp_path: Path) -> list[str]:
    """What only learning needs and this program tried to import."""
    said = "import json\nprint(json.dumps(tried))"
    code = f"LEARNING_ONLY = {LEARNING_ONLY!r}\n{WATCHED}\n{what}\n{said}"
    places = {"HOME": str(tmp_path), "PROBANT_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | places
    )
    assert done.returncode == 0, done.stdout + done.stderr
    tried: list[str] = json.loads(done.stdout.splitlines()[-1])
    return tried


def running(arguments: Sequence[str]) -> str:
    return f"""
from probant.surfaces.cli.main import main
try:
    code = main({list(arguments)!r})
except SystemExit as ended:
    code = ended.code
assert not code, code
"""


def test_asking_needs_nothing_that_only_learning_needs(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"cart.py": "def cart_total():\n    return 1\n"})
    asked = ["ask", "where is cart_total defined?", "--repo", str(repo)]
    assert tried_by(running(["--version"]), tmp_path) == []
    assert tried_by(running(asked), tmp_path) == []


@pytest.mark.parametrize("name", LEARNING_ONLY)
def test_what_is_tried_would_be_seen(name: str, tmp_path: Path) -> None:
    trying = f"try:\n    import {name}\nexcept ImportError:\n    pass\n"
    assert name in tried_by(trying, tmp_path)


def test_the_model_is_small_enough_to_ship_and_no_program() -> None:
    assert MODEL.stat().st_size <= MAX_MODEL_BYTES
    others = [path.name for path in READING.iterdir() if path.suffix != ".py"]
    assert sorted(set(others) - {"__pycache__"}) == [MODEL.name]


def test_no_module_is_made_by_a_program() -> None:
    """What is learned is data: learning writes one file, and that is not Python."""
    learning = SOURCE.parents[1] / "learning"
    writing = [
        (path.name, node.attr)
        for path in sorted(learning.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("write_text", "write_bytes", "open")
    ]
    assert writing == [("__main__.py", "write_bytes")]
    said = re.compile(r"\b(?:generated|made|written) by [`']?python|do not edit", re.IGNORECASE)
    assert [path for path, _ in modules() if said.search(path.read_text(encoding="utf-8"))] == []


def test_what_reads_and_plans_stays_small() -> None:
    """Lines of code: blank ones, comments and docstrings cost nothing, answers are apart.

    Kinds are counted one by one: there are as many as there are questions to answer.
    """
    folders = ("reading", "questions", "inquiry")
    n_lines = {path: n_code_lines(path) for path, _ in modules(*folders)}
    kinds = {SOURCE / "questions" / f"{relation.value}.py" for relation in Relation}
    assert 0 < sum(n for path, n in n_lines.items() if path not in kinds) <= MAX_CODE_LINES
    assert {path.stem: n for path, n in n_lines.items() if path in kinds and n > MAX_KIND} == {}


def n_code_lines(path: Path) -> int:
    source = path.read_text(encoding="utf-8")
    told = {
        line
        for node in ast.walk(ast.parse(source))
        if (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        or (isinstance(node, ast.keyword) and node.arg == "answers")
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    silent = {
        tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
        tokenize.ENDMARKER,
    }  # fmt: skip
    lines = {
        line
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in silent
        for line in range(token.start[0], token.end[0] + 1)
    }
    return len(lines - told)


def test_sentences_have_one_way_in() -> None:
    """`understand`, called where the model and the names are at hand."""
    ways: dict[str, set[str]] = {"understand": set(), "read_sentence": set(), "scores": set()}
    for path, tree in modules():
        for node in ast.walk(tree):
            called = node.func if isinstance(node, ast.Call) else None
            name = getattr(called, "id", None) or getattr(called, "attr", None)
            if name in ways:
                ways[name].add(path.relative_to(SOURCE).as_posix())
    assert ways == {
        "understand": {"wiring/reader.py"},
        "read_sentence": {"reading/understanding.py"},
        "scores": {"reading/reader.py"},
    }


def test_the_model_is_read_in_one_place() -> None:
    users = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value == MODEL.name
    }
    assert users == {"wiring/reader.py"}


def test_patterns_of_whole_questions_are_two_follow_ups() -> None:
    """Everywhere else a pattern is held against a word, a mark or a run of words."""
    found = {
        path.name: sum(
            isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re.fullmatch")
            for node in ast.walk(tree)
        )
        for path, tree in modules("reading")
        if path.name not in ("things.py", "tokens.py", "filters.py")  # words and filters
    }
    assert {name: n for name, n in found.items() if n} == {"followups.py": 2}


def test_the_model_knows_no_kind_by_name() -> None:
    tree = ast.parse((READING / "model.py").read_text(encoding="utf-8"))
    told = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert told & {*forms_by_label(), *(one.value for one in Relation)} == set()
    assert not any(name.startswith("probant.questions") for name in imported(tree))


def test_the_map_of_the_reading_names_every_module_of_it() -> None:
    rows = PAGE.partition("## From a question to a goal\n")[2].partition("\n## ")[0].splitlines()
    named = {
        name
        for row in rows
        if row.startswith("| `")
        for name in re.findall(r"`(\w+\.(?:py|bin))`", row.split(" | ")[0])
    }
    there = {path.name for path in READING.iterdir() if path.is_file()} - {"__init__.py"}
    assert named == there


def test_what_reads_is_told_of_the_repository_by_a_protocol() -> None:
    own = {"reading", "questions", "vocabulary", "errors"}
    others = {
        (path.name, name)
        for path, tree in modules("reading")
        for name in imported(tree)
        if name.startswith("probant.") and name.split(".")[1] not in own
    }
    assert others == set()
