"""`probant index --prune` and the cache's limit, as programs that run at once and get killed."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from probant.settings import load_settings
from probant.wiring import open_workbench
from tests.repos import Files, commit, git, make_repo, make_tree

PROGRAM = Path(sys.executable).parent / "probant"
N_KILLS = 15
N_MODULES = 60


class Home:
    """A user with a cache, in which several repositories are asked about."""

    def __init__(self, home: Path) -> None:
        self.path = home
        self.cache = home / "cache"

    def start(self, repo: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [PROGRAM, *arguments],
            cwd=repo,
            env={
                "PATH": os.environ["PATH"],
                "HOME": str(self.path),
                "PROBANT_CACHE_DIR": str(self.cache),
                **environment,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, repo: Path, *arguments: str, **environment: str) -> str:
        child = self.start(repo, *arguments, **environment)
        out, err = child.communicate(timeout=120)
        assert child.returncode == 0, err
        return out

    def json(self, repo: Path, *arguments: str, **environment: str) -> dict[str, Any]:
        out = self.run(repo, *arguments, "--format", "json", **environment)
        document: dict[str, Any] = json.loads(out)
        return document

    def facts(self, repo: Path) -> Path:
        return Path(self.json(repo, "index")["directory"])

    def damage(self) -> list[str]:
        """Databases that are not whole."""
        damaged = []
        for file in self.cache.glob("facts/*/facts-*.db"):
            with closing(sqlite3.connect(file)) as connection:
                if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    damaged.append(str(file))
        return damaged


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


def modules(version: int) -> Files:
    """Some files that are others in every version, and one that stays."""
    text = "".join(f"def f{n}_v{version}(a):\n    return f{n}_v{version}(a)\n\n" for n in range(30))
    files = {f"m{n}.py": f"{text}# {n}\n" for n in range(N_MODULES)}
    return files | {"engine.py": "class Engine:\n    pass\n"}


# What it says


def test_pruning_says_what_became_free(tmp_path: Path, home: Home) -> None:
    repo = make_tree(tmp_path / "repo", modules(1))
    other = make_tree(tmp_path / "other", modules(9))
    for root in (repo, other):
        home.run(root, "index")
    make_tree(repo, modules(2))
    home.run(repo, "index")
    shutil.rmtree(other)
    facts = home.facts(repo)
    make_tree(facts, {"facts-1.db": "old", "facts-1.db-wal": "old"})
    before = sum(f.stat().st_size for f in home.cache.rglob("*") if f.is_file())
    told = home.json(repo, "index", "--prune")
    after = sum(f.stat().st_size for f in home.cache.rglob("*") if f.is_file())
    pruned = told["pruned"]
    assert pruned["freed_bytes"] > 50_000
    assert abs(before - after - pruned["freed_bytes"]) < 5_000
    assert {name: pruned[name] for name in pruned if name != "freed_bytes"} == {
        "repositories": 1, "old_files": 2, "views": 0, "file_versions": N_MODULES, "in_use": 0,
    }  # fmt: skip
    assert told["cache"]["max_bytes"] == 2_000_000_000
    assert len(list((home.cache / "facts").iterdir())) == 1
    again = home.run(repo, "index", "--prune").splitlines()
    assert again[1].endswith(
        "freed: 0 repositories that are gone, 0 files of other versions, 0 unused views,"
        " 0 file versions no view holds"
    )


def test_views_of_revisions_are_kept_for_a_while(tmp_path: Path, home: Home) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "def first(): ...\n"})
    commit(repo, {"a.py": "def second(): ...\n"})
    home.run(repo, "index", "--at", "HEAD~1")
    home.run(repo, "index")
    assert home.json(repo, "index", "--prune")["pruned"]["views"] == 0
    (record,) = (home.cache / "repositories").glob("*.json")
    old = json.loads(record.read_text())
    first = git(repo, "rev-parse", "HEAD~1").strip()
    old["labels"][first] -= 31
    record.write_text(json.dumps(old))
    pruned = home.json(repo, "index", "--prune")["pruned"]
    assert (pruned["views"], pruned["file_versions"]) == (1, 1)
    assert home.json(repo, "ask", "where is second defined?")["outcome"] == "answered"
    assert home.json(repo, "ask", "where is first defined?", "--at", "HEAD~1")["answer"]["values"]


def test_a_worktree_that_was_removed_leaves_the_others_alone(tmp_path: Path, home: Home) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "def here(): ...\n"})
    side = tmp_path / "side"
    git(repo, "worktree", "add", "-q", str(side))
    make_tree(side, {"b.py": "def there(): ...\n"})
    for root in (repo, side):
        home.run(root, "index")
    shutil.rmtree(side)
    pruned = home.json(repo, "index", "--prune")["pruned"]
    assert (pruned["views"], pruned["file_versions"], pruned["repositories"]) == (1, 1, 0)
    assert home.json(repo, "query", "defined_in", "here")["outcome"] == "answered"


def test_a_text_index_of_mostly_dead_text_goes(tmp_path: Path, home: Home) -> None:
    repo = make_tree(tmp_path / "repo", {f"{n}.txt": f"{n}\n" for n in range(2_000)})
    text = home.facts(repo) / "text-2.db"
    home.run(repo, "index", "--prune")
    assert text.exists()
    for n in range(1_500):
        (repo / f"{n}.txt").unlink()
    home.run(repo, "index", "--prune")
    assert not text.exists()


# The limit


def test_indexing_keeps_the_cache_below_its_limit(tmp_path: Path, home: Home) -> None:
    repos = [make_tree(tmp_path / f"r{n}", modules(n)) for n in range(3)]
    for repo in repos[:2]:
        make_tree(home.facts(repo), {"ballast": "x" * 800_000})
    told = home.json(repos[2], "index", PROBANT_CACHE_MAX_MB="1")["cache"]
    assert told["bytes"] <= 1_000_000
    assert told["dropped_repositories"] == 2
    out = home.run(repos[0], "index", PROBANT_CACHE_MAX_MB="0")
    assert "1 repositories unused for longest, for the cache to stay below 0 MB" in out
    assert home.json(repos[1], "ask", "where is Engine defined?")["outcome"] == "answered"


def test_the_repository_asked_about_stays_though_nothing_may(tmp_path: Path, home: Home) -> None:
    repo = make_tree(tmp_path / "repo", modules(1))
    home.run(repo, "index", PROBANT_CACHE_MAX_MB="0")
    assert home.json(repo, "index", PROBANT_CACHE_MAX_MB="0")["parsed"] == 0


def test_other_commands_hold_the_limit_once_a_day(tmp_path: Path, home: Home) -> None:
    old, new = (make_tree(tmp_path / name, modules(n)) for n, name in enumerate(("old", "new")))
    home.run(old, "index")
    stamp = home.cache / "checked"
    assert stamp.exists()
    ask = ("ask", "where is Engine defined?")
    home.run(new, *ask, PROBANT_CACHE_MAX_MB="0")
    assert len(list((home.cache / "facts").iterdir())) == 2
    os.utime(stamp, (1, 1))
    home.run(new, *ask, PROBANT_CACHE_MAX_MB="0")
    assert len(list((home.cache / "facts").iterdir())) == 1


# At once, and killed


def test_pruning_indexing_and_asking_at_once_hurt_nobody(tmp_path: Path, home: Home) -> None:
    repos = [make_tree(tmp_path / f"r{n}", modules(n)) for n in range(2)]
    for round_number in range(3):
        for n, repo in enumerate(repos):
            make_tree(repo, modules(10 * round_number + n))
        children = [
            home.start(repo, *arguments, PROBANT_CACHE_MAX_MB="0")
            for repo in repos
            for arguments in (
                ("index", "--prune"),
                ("index",),
                ("ask", "--format", "json", "where is Engine defined?"),
            )
        ]
        for child in children:
            out, err = child.communicate(timeout=120)
            assert child.returncode == 0, err
            if out.startswith("{"):
                assert json.loads(out)["outcome"] == "answered"
    assert home.damage() == []
    assert list((home.cache / "trash").iterdir()) == []


def test_a_killed_prune_leaves_whole_entries_or_none(tmp_path: Path, home: Home) -> None:
    chance = random.Random(7)
    repo = make_tree(tmp_path / "repo", modules(0))
    home.run(repo, "index")
    seconds = _timed_prune(tmp_path, home, repo, 1)
    n_killed = 0
    for version in range(2, N_KILLS + 2):
        _fill(tmp_path, home, repo, version)
        child = home.start(repo, "index", "--prune")
        time.sleep(chance.uniform(0, seconds))
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
            n_killed += 1
        child.communicate()
        assert home.damage() == []
    assert n_killed > N_KILLS // 2
    assert home.json(repo, "ask", "where is Engine defined?")["outcome"] == "answered"
    home.run(repo, "index", "--prune")
    assert len(list((home.cache / "facts").iterdir())) == 1
    assert list((home.cache / "trash").iterdir()) == []


def _fill(tmp_path: Path, home: Home, repo: Path, version: int) -> None:
    """Something to prune: versions of files nobody has any more, and a repository that is gone."""
    gone = make_tree(tmp_path / f"gone{version}", modules(100 + version))
    make_tree(repo, modules(version))
    settings = load_settings({"HOME": str(home.path), "PROBANT_CACHE_DIR": str(home.cache)})
    for root in (gone, repo):
        with open_workbench(settings, root):
            pass
    shutil.rmtree(gone)


def _timed_prune(tmp_path: Path, home: Home, repo: Path, version: int) -> float:
    _fill(tmp_path, home, repo, version)
    start = time.monotonic()
    home.run(repo, "index", "--prune")
    return time.monotonic() - start
