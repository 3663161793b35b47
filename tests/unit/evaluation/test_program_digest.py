"""Whatever can change results changes the digest of the program."""

from __future__ import annotations

import shutil
from pathlib import Path

import probant
from probant.evaluation.running.program import digest_of_program, program_digest

PACKAGE = Path(probant.__file__).parent


def test_one_file_of_every_sort_counts(tmp_path: Path) -> None:
    copy = tmp_path / "probant"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    before = digest_of_program(copy)
    assert before == program_digest()
    by_sort = {path.suffix: path for path in copy.rglob("*") if path.is_file()}
    assert {".py", ".cjs", ".mjs", ".rs", ".go", ".java", ".toml"} <= by_sort.keys()
    for sort, path in by_sort.items():
        content = path.read_bytes()
        path.write_bytes(content + b"\n")
        assert digest_of_program(copy) != before, sort
        path.write_bytes(content)
    assert digest_of_program(copy) == before


def test_what_running_leaves_behind_does_not(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    before = digest_of_program(tmp_path)
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_bytes(b"1")
    (tmp_path / ".a.py.swp").write_bytes(b"1")
    assert digest_of_program(tmp_path) == before
