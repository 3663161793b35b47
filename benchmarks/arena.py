"""Where measurements take place: one tree, one warm cache, the programs, and the environment.

Made once per run. What is measured in it is measurements.py's work.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from benchmarks.packages import PYTHON, Sources
from benchmarks.programs import Cost, cost_of, peak_memory_mb
from benchmarks.tree import GIT_ENVIRONMENT, committed_copy, copies, fetched
from probant.errors import ProgramMissing
from probant.facts.index import IndexState, refresh
from probant.workspace.search import ripgrep
from probant.workspace.snapshot import SourceTree, open_tree

NO_WORD = "zqxjkvbzqxjkv"
"""In no tree."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Sample:
    """One round: what Probant took, and what the yardstick took right beside it."""

    ours: float
    yardstick: float = 1.0


class Arena:
    """A tree to look at, and everything that looks at it."""

    def __init__(self, tree: Path, scratch: Path, *, ctags: str = PYTHON.ctags) -> None:
        self.tree = tree
        self._scratch = scratch
        self._ctags = ctags
        self.warm_cache = scratch / "warm"
        self._others: dict[str, Arena] = {}

    # Probant

    def probant(self, *arguments: str, cache: Path, expect: int = 0) -> Cost:
        """The installed program, in a fresh process."""
        argv = (_program("probant"), *arguments)
        return cost_of(argv, env=self._environment(cache), cwd=self.tree, expect=expect)

    def index_memory_mb(self, cache: Path) -> float:
        argv = (_program("probant"), "index", "--quiet")
        return peak_memory_mb(argv, env=self._environment(cache), cwd=self.tree)

    def refresh(self) -> IndexState:
        """What every question begins with: look at the tree, bring the facts up to date."""
        with open_tree(self.tree, cache_dir=self.warm_cache) as tree:
            connection, _, state = refresh(tree, self.warm_cache)
            connection.close()
        return state

    def open(self) -> AbstractContextManager[SourceTree]:
        """Facts and text are indexed by then."""
        return open_tree(self.tree, cache_dir=self.warmed)

    def open_facts(self) -> AbstractContextManager[SourceTree]:
        return open_tree(self.tree, cache_dir=self.warm_cache)

    @contextmanager
    def cold_cache(self) -> Iterator[Path]:
        with tempfile.TemporaryDirectory(dir=self._scratch) as cache:
            yield Path(cache)

    @cached_property
    def warmed(self) -> Path:
        """The cache in which the tree is indexed, facts and text."""
        self.probant("index", "--quiet", cache=self.warm_cache)
        return self.warm_cache

    # Other trees

    def grown(self, n_copies: int) -> Arena:
        """A tree of so many copies of this one, with a cache of its own; made once."""
        name = f"grown-{n_copies}"
        if name not in self._others:
            scratch = self._scratch / name
            self._others[name] = Arena(copies(self.tree, scratch, n_copies), scratch)
        return self._others[name]

    def of(self, sources: Sources) -> Arena:
        """The sources of another language; fetched and copied once."""
        name = sources.package.label
        if name not in self._others:
            scratch = self._scratch / name
            tree = committed_copy(fetched(sources), scratch, sources.suffixes)
            self._others[name] = Arena(tree, scratch, ctags=sources.ctags)
        return self._others[name]

    # Yardsticks

    def ctags(self) -> Cost:
        return self._yardstick(
            _program("ctags"), "-R", f"--languages={self._ctags}", "-f", "-", self.tree
        )

    def ripgrep(self) -> Cost:
        return self._yardstick(ripgrep() or _program("rg"), "-n", NO_WORD, self.tree, expect=1)

    def git_status(self) -> Cost:
        return self._yardstick(_program("git"), "status")

    def ast_walk(self) -> Cost:
        script = Path(__file__).with_name("ast_walk.py")
        return self._yardstick(sys.executable, script, self.tree)

    def bare_python(self) -> Cost:
        return self._yardstick(sys.executable, "-c", "pass")

    def _yardstick(self, *argv: str | Path, expect: int = 0) -> Cost:
        return cost_of(
            [str(word) for word in argv],
            env=self._environment(self.warm_cache),
            cwd=self.tree,
            expect=expect,
        )

    def _environment(self, cache: Path) -> dict[str, str]:
        """No more than programs need: settings of the user's would move the result."""
        return GIT_ENVIRONMENT | {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(self._scratch),
            "LC_ALL": "C.UTF-8",
            "PROBANT_CACHE_DIR": str(cache),
        }


def _program(name: str) -> str:
    beside = Path(sys.executable).with_name(name)
    found = str(beside) if beside.is_file() else shutil.which(name)
    if found is None:
        raise ProgramMissing(f"{name} is not installed", remedy=f"install {name}, a yardstick here")
    return found
