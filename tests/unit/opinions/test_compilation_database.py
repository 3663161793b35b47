"""Which flags of a compilation database belong to which source of the repository."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from probant.opinions.clangd import database, flags_of
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree
from tests.work import check_work


def flags(folder: Path, files: Mapping[str, object]) -> dict[str, list[str]]:
    texts = {path: one if isinstance(one, str) else json.dumps(one) for path, one in files.items()}
    root = make_tree(folder / "repo", texts)
    with open_tree(root, cache_dir=folder / "cache") as tree:
        return {path: flags_of(entries) for path, entries in database(tree).items()}


def entry(file: str, command: str, directory: str = "/srv/project/build") -> dict[str, str]:
    return {"directory": directory, "file": file, "command": f"cc {command} -c {file}"}


def test_two_sources_of_one_name_keep_their_own_macros(tmp_path: Path) -> None:
    files = {
        "a/main.c": "int x;",
        "b/main.c": "int x;",
        "build/compile_commands.json": [entry("../a/main.c", "-DA"), entry("../b/main.c", "-DB=1")],
    }
    assert flags(tmp_path, files) == {"a/main.c": ["-DA"], "b/main.c": ["-DB=1"]}


def test_a_source_from_outside_lends_its_macros_to_none(tmp_path: Path) -> None:
    files = {
        "main.c": "int x;",
        "src/a.c": "int x;",
        "src/b.c": "int x;",
        "compile_commands.json": [
            entry("/srv/project/src/a.c", "-DA"),
            entry("/srv/project/src/b.c", "-DB"),
            entry("/srv/made/main.c", "-DMADE"),
        ],
    }
    assert flags(tmp_path, files) == {"src/a.c": ["-DA"], "src/b.c": ["-DB"]}


def test_flags_that_contradict_each_other_are_dropped(tmp_path: Path) -> None:
    files = {
        "a.c": "int x;",
        "compile_commands.json": [entry("../a.c", "-DA=1"), entry("../a.c", "-DA=2")],
    }
    assert flags(tmp_path, files) == {"a.c": []}


def test_the_database_nearest_the_root_is_the_one_that_counts(tmp_path: Path) -> None:
    near, far = ([entry("/w/a.c", f"-D{name}")] for name in ("NEAR", "FAR"))
    files = {"a.c": "", "a/compile_commands.json": far, "compile_commands.json": near}
    assert flags(tmp_path, files) == {"a.c": ["-DNEAR"]}


def test_a_database_made_to_be_slow_is_read_in_linear_work(tmp_path: Path) -> None:
    long = "-D" + "A" * 1_000 + " '" * 10
    odd = [{"file": 3}, {"file": None, "directory": []}, [], "x", {"file": "../" * 9_000 + "a.c"}]
    many = [entry(f"/w/{'d/' * 40}a{n % 100}.c", "-DX") for n in range(20_000)]
    crowd = [entry("/w/a.c", f"-DX={n} {long}") for n in range(1_000)]
    files: dict[str, object] = {f"d{n}/compile_commands.json": crowd for n in range(5)}
    files |= {f"x/a{n}.c": "" for n in range(100)} | {"a.c": ""}
    files |= {"compile_commands.json": [*odd, *many, *crowd]}
    assert flags(tmp_path, files) == {"a.c": []}
    check_work(lambda: flags(tmp_path, files), len(json.dumps(files)))
