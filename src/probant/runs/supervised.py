"""A kit's run, and what can be said about any of them: did it run what the snapshot holds?

A build or test that rewrites the sources it was given says nothing about the snapshot, and one that
lacks files of it may fail for that reason alone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from probant.runs.port import BuildRun, CaseResult, Kit, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.record import replace
from probant.vocabulary.source import RepoPath

N_NAMED = 3
NOT_SOURCES = (
    ".lock", ".sum", ".log", ".txt", ".md", ".rst", ".snap", ".map", ".json", ".toml", ".yaml",
    ".yml", ".cfg", ".ini", ".mod", ".pot", ".po", ".mo", ".pyc", ".egg-info",
)  # fmt: skip
"""What builds and tests keep up to date by themselves; no test stands in any of it."""

MADE_SOURCES = (
    ".py", ".so", ".pyd", ".h", ".hpp", ".c", ".cpp", ".js", ".cjs", ".mjs", ".ts", ".go", ".rs",
    ".java",
)  # fmt: skip
PLACES_OF_TOOLS = frozenset(
    {"node_modules", "__pycache__", "build", "dist", "target", "venv", "env", "vendor", "out"}
)
MAX_LOOKED_AT = 50_000

ABSENT = frozenset({"submodule", "symlink_outside", "unreadable", "not_checked_out"})
"""Reasons for which a path of the snapshot is not in the copy."""


def tested(kit: Kit, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
    """The tests, with a doubt where they did not run what the snapshot holds."""
    run = kit.test(site, wanted)
    if isinstance(run, NoRun):
        return run
    has_failed = run.exit_code != 0 or run.count(CaseResult.FAILED) > 0
    return replace(
        run,
        doubts=(*run.doubts, *_rewritten(site)),
        lacking=_lacking(site) if has_failed else (),
    )


def built(kit: Kit, site: Worksite, target: str) -> BuildRun | NoRun:
    run = kit.build(site, target)
    if isinstance(run, NoRun) or run.exit_code == 0:
        return run
    return replace(run, lacking=_lacking(site))


def _rewritten(site: Worksite) -> list[str]:
    changed = [path for path in site.changed_sources() if not path.endswith(NOT_SOURCES)]
    if not changed:
        return []
    more = f" and {len(changed) - N_NAMED} more" if len(changed) > N_NAMED else ""
    return [f"the run rewrote {', '.join(changed[:N_NAMED])}{more}, so it tested something else"]


def _lacking(site: Worksite) -> tuple[str, ...]:
    """Paths the user's own tree has and the copy has not: a failure may come from that alone."""
    gone = [skip.path for skip in site.tree.skipped if skip.reason in ABSENT]
    missed = [path for path in (*site.copied.left_out, *gone) if not _is_interpreter(site, path)]
    return tuple(dict.fromkeys([*missed, *_made_before(site)]))


def _is_interpreter(site: Worksite, path: str) -> bool:
    """An environment's link to the Python it was made of: every run has a Python."""
    folder, _, name = path.rpartition("/bin/")
    return name.startswith("python") and RepoPath(f"{folder}/pyvenv.cfg") in site.tree.files


def _made_before(site: Worksite) -> Iterator[str]:
    """Sources that git ignores and the work tree holds: somebody's tool made them there."""
    tree = site.tree
    if not tree.on_disk or tree.git is None:
        return
    waiting, n_seen = [tree.root], 0
    while waiting and n_seen < MAX_LOOKED_AT:
        folder = waiting.pop()
        try:
            entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in entries:
            n_seen += 1
            if entry.is_dir(follow_symlinks=False):
                if not entry.name.startswith(".") and entry.name not in PLACES_OF_TOOLS:
                    waiting.append(Path(entry.path))
            elif entry.name.endswith(MADE_SOURCES):
                path = Path(entry.path).relative_to(tree.root).as_posix()
                if path not in site.copied.files:
                    yield path
