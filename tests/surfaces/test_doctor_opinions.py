"""`probant doctor` tells which second opinions can be had, and misses none of them loudly."""

from __future__ import annotations

import json
from pathlib import Path

from tests.repos import make_tree
from tests.surfaces.test_program import probant


def test_doctor_lists_second_opinions(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "x = 1\n"})
    done = probant("doctor", "--json", cwd=repo, cache=tmp_path / "cache")
    assert done.returncode == 0, "an optional tool that is missing is no failure"
    listed = {one["name"]: one for one in json.loads(done.stdout)["second_opinions"]}
    assert set(listed) == {"ty", "typescript", "clangd"}
    for one in listed.values():
        assert one["seen"] and one["languages"]
        assert bool(one["remedy"]) is not one["works"]
    text = probant("doctor", cwd=repo, cache=tmp_path / "cache").stdout
    assert "second opinions (optional)" in text
    assert all(name in text for name in listed)
