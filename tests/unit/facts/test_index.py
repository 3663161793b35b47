"""The index: parses what is new, forgets what is gone, survives damage, sees every edit."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from probant.facts.index import refresh
from probant.facts.lookup import FactBook
from probant.workspace.snapshot import open_tree
from tests.repos import commit, git, make_repo, make_tree


class Refreshed(NamedTuple):
    """What one refresh did, and where every name of the tree is defined."""

    n_parsed: int
    n_files: int
    names: dict[str, str]


def look(repo: Path, *, at: str | None = None) -> Refreshed:
    cache = repo.parent / "cache"
    with open_tree(repo, at=at, cache_dir=cache) as tree:
        connection, view, state = refresh(tree, cache)
        try:
            book = FactBook(connection, view)
            names = {
                fact.qualified_name: f"{path}:{fact.line}"
                for path in book.blobs
                for fact in book.definitions_in(path)
            }
        finally:
            connection.close()
    return Refreshed(state.n_parsed, state.n_files, names)


@pytest.fixture
def repo(tmp_path: Path) -> Path:
    files = {f"m{n}.py": f"def f{n}(): ...\n" for n in range(5)}
    return make_repo(tmp_path / "repo", {**files, "notes.md": "def no(): ...\n"})


def test_the_first_look_parses_everything_and_the_second_nothing(repo: Path) -> None:
    first = look(repo)
    assert (first.n_parsed, first.n_files) == (5, 5)
    assert first.names == {f"f{n}": f"m{n}.py:1" for n in range(5)}
    assert look(repo) == first._replace(n_parsed=0)


def test_only_what_changed_is_parsed(repo: Path) -> None:
    look(repo)
    make_tree(repo, {"m2.py": "x = 1\n\n\ndef f2(): ...\n", "m9.py": "def f9(): ...\n"})
    again = look(repo)
    assert (again.n_parsed, again.n_files) == (2, 6)
    assert (again.names["f2"], again.names["f9"]) == ("m2.py:4", "m9.py:1")


def test_a_copy_is_not_parsed_again(repo: Path) -> None:
    look(repo)
    make_tree(repo, {"copy.py": (repo / "m1.py").read_bytes()})
    again = look(repo)
    assert (again.n_parsed, again.n_files) == (0, 6)


def test_a_deleted_file_disappears(repo: Path) -> None:
    look(repo)
    (repo / "m3.py").unlink()
    again = look(repo)
    assert (again.n_parsed, again.n_files) == (0, 4)
    assert "f3" not in again.names


def test_a_renamed_file_is_found_under_its_new_name(repo: Path) -> None:
    look(repo)
    (repo / "m3.py").rename(repo / "n3.py")
    again = look(repo)
    assert again.n_parsed == 0
    assert again.names["f3"] == "n3.py:1"


def test_switching_a_branch_and_back_parses_each_blob_once(repo: Path) -> None:
    look(repo)
    git(repo, "switch", "--quiet", "-c", "other")
    commit(repo, {"m0.py": "def other(): ...\n"}, "on other")
    assert look(repo).n_parsed == 1
    git(repo, "switch", "--quiet", "main")
    back = look(repo)
    assert back.n_parsed == 0
    assert "f0" in back.names
    assert "other" not in back.names
    git(repo, "switch", "--quiet", "other")
    assert look(repo).n_parsed == 0


def test_a_past_revision_has_its_own_view_and_shares_the_blobs(repo: Path) -> None:
    commit(repo, {"m0.py": "def newer(): ...\n"}, "second")
    now = look(repo)
    past = look(repo, at="HEAD~1")
    assert past.n_parsed == 1
    assert ("f0" in past.names, "newer" in past.names) == (True, False)
    assert look(repo).names == now.names
    assert look(repo, at="HEAD~1").n_parsed == 0


def test_content_swapped_under_the_same_size_and_time_is_seen(repo: Path) -> None:
    before = (repo / "m1.py").stat()
    look(repo)
    (repo / "m1.py").write_text("def g1(): ...\n")
    os.utime(repo / "m1.py", ns=(before.st_atime_ns, before.st_mtime_ns))
    assert (repo / "m1.py").stat().st_size == before.st_size
    names = look(repo).names
    assert ("g1" in names, "f1" in names) == (True, False)


def test_a_file_replaced_by_another_of_the_same_size_and_time_is_seen(repo: Path) -> None:
    before = (repo / "m1.py").stat()
    look(repo)
    (repo / "new").write_text("def g1(): ...\n")
    os.utime(repo / "new", ns=(before.st_atime_ns, before.st_mtime_ns))
    (repo / "new").replace(repo / "m1.py")
    assert "g1" in look(repo).names


def databases(repo: Path) -> list[Path]:
    return sorted((repo.parent / "cache" / "facts").glob("*/facts-*.db"))


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"this is no database",
        b"SQLite format 3\x00" + b"\xff" * 4096,
    ],
    ids=["empty", "text", "broken pages"],
)
def test_a_corrupt_index_is_made_anew(repo: Path, damage: bytes) -> None:
    first = look(repo)
    (database,) = databases(repo)
    for beside in database.parent.glob(f"{database.name}-*"):
        beside.unlink()
    database.write_bytes(damage)
    assert look(repo).names == first.names


def test_an_index_damaged_in_the_middle_is_made_anew(repo: Path) -> None:
    make_tree(repo, {f"big{n}.py": f"def big{n}(): ...\n" * 40 for n in range(40)})
    first = look(repo)
    (database,) = databases(repo)
    raw = bytearray(database.read_bytes())
    raw[4096 : len(raw) // 2] = b"\x55" * (len(raw) // 2 - 4096)
    for beside in database.parent.glob(f"{database.name}-*"):
        beside.unlink()
    database.write_bytes(raw)
    assert look(repo).names == first.names


def test_an_index_without_its_tables_is_made_anew(repo: Path) -> None:
    first = look(repo)
    (database,) = databases(repo)
    connection = sqlite3.connect(database)
    connection.execute("DROP TABLE defs")
    connection.commit()
    connection.close()
    make_tree(repo, {"m9.py": "def f9(): ...\n"})
    assert look(repo).names == {**first.names, "f9": "m9.py:1"}


LOOK = """
import sys
from pathlib import Path
from tests.unit.facts.test_index import look
print(sorted(look(Path(sys.argv[1])).names))
"""


def test_two_processes_at_once_agree(repo: Path) -> None:
    make_tree(repo, {f"p{n}.py": f"def p{n}(): ...\n" * 50 for n in range(60)})
    root = Path(__file__).parents[3]
    running = [
        subprocess.Popen(
            [sys.executable, "-c", LOOK, os.fspath(repo)],
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    done = [process.communicate(timeout=120) for process in running]
    assert [process.returncode for process in running] == [0, 0, 0], [err for _, err in done]
    assert len({out for out, _ in done}) == 1
    assert sorted(look(repo).names) == sorted(
        [f"f{n}" for n in range(5)] + [f"p{n}" for n in range(60)]
    )


def test_large_trees_are_parsed_in_processes_with_the_same_result(tmp_path: Path) -> None:
    body = "".join(f"def g{n}(a, b):\n    return a + b\n\n\n" for n in range(200))
    files = {f"m{n}.py": f"def f{n}(): ...\n" + body for n in range(80)}
    names = look(make_tree(tmp_path / "repo", files)).names
    assert all(names[f"f{n}"] == f"m{n}.py:1" for n in range(80))


def test_a_file_that_cannot_be_read_is_not_silently_empty(repo: Path) -> None:
    make_tree(repo, {"broken.py": "def oops(:\n    pass\n", "ok.py": "def ok(): ...\n"})
    cache = repo.parent / "cache"
    with open_tree(repo, cache_dir=cache) as tree:
        connection, view, _ = refresh(tree, cache)
        book = FactBook(connection, view)
        assert book.partly_parsed() == [("broken.py", "partly_parsed")]
        assert (book.status("ok.py"), book.status("notes.md")) == ("", "not_indexed")
        connection.close()


def test_progress_counts_up_to_all(repo: Path) -> None:
    told: list[tuple[int, int]] = []
    cache = repo.parent / "cache"
    with open_tree(repo, cache_dir=cache) as tree:
        connection, _, _ = refresh(tree, cache, progress=lambda done, n: told.append((done, n)))
        connection.close()
    assert told[-1] == (5, 5)
