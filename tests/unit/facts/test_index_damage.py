"""A page of the index goes bad where only a question touches it: the answer is the same."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.cases.asking import ask_json, settings_beside
from tests.repos import make_tree

FILES = {f"m{n}.py": f"from m{n + 1} import f{n + 1}\n\n\ndef f{n}():\n    f{n + 1}()\n"
         for n in range(120)}  # fmt: skip
QUESTION = "who calls f7?"


def _settled(database: Path) -> tuple[bytes, int]:
    """The database's bytes with everything in one file, and its page size."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    return database.read_bytes(), page_size


def test_any_page_may_go_bad(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", FILES)
    expected = ask_json(repo, QUESTION)["answer"]["values"]
    assert [(value["name"], value["path"]) for value in expected] == [("f6", "m6.py")]
    (database,) = (settings_beside(repo).cache_dir / "facts").glob("*/facts-*.db")
    good, page_size = _settled(database)
    wrong = []
    for start in range(0, len(good), page_size):
        for beside in database.parent.glob(f"{database.name}-*"):
            beside.unlink()
        database.write_bytes(good[:start] + b"\x55" * page_size + good[start + page_size :])
        try:
            answer = ask_json(repo, QUESTION)["answer"]["values"]
        except sqlite3.Error as error:
            wrong.append((start // page_size, str(error)))
            continue
        if answer != expected:
            wrong.append((start // page_size, str(answer)))
    assert wrong == []
