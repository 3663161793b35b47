"""`probant eval agree`: asking, checking, facts and oracles on one small tree."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cases.asking import run_program
from tests.repos import make_tree

FILES = {
    "shop/__init__.py": "",
    "shop/store.py": """\
class Store:
    def keep(self, name, value=None):
        return check_name(name)


class Shelf(Store):
    def lift(self):
        return self.keep("a")


def check_name(name):
    return name.strip()


def unused(one, two):
    return one
""",
    "shop/app.py": """\
from shop.store import Shelf, check_name


def start(handlers, name):
    handlers[name](name)
    return check_name(name)


def fill():
    shelf = Shelf()
    return shelf.lift()
""",
}


def test_all_voices_agree_about_a_small_tree(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", FILES)
    done = run_program(repo, "eval", "agree", "--format", "json")
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = json.loads(done.stdout)["packages"]
    assert package["disagreements"] == []
    assert package["statements"] >= 40
    for voice in ("oracle", "query", "check", "facts", "ask"):
        assert package["voices"][voice]["yes"] > 0, voice
    for voice in ("oracle", "query", "check"):
        assert package["voices"][voice]["no"] > 0, voice


def test_a_limit_of_nothing_is_told_in_a_line(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", FILES)
    done = run_program(repo, "eval", "agree", "--limit", "0")
    assert done.returncode == 2
    assert "--limit is 0" in done.stderr
