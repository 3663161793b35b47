"""A kit's run, and what can be said about any of them: did it run what the snapshot holds?

A build or test that rewrites the sources it was given says nothing about the snapshot, and one that
lacks files of it may fail for that reason alone.
"""

from __future__ import annotations

from probant.runs.port import BuildRun, Kit, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.record import replace

N_NAMED = 3
NOT_SOURCES = (
    ".lock", ".sum", ".log", ".txt", ".md", ".rst", ".snap", ".map", ".json", ".toml", ".yaml",
    ".yml", ".cfg", ".ini", ".mod", ".pot", ".po", ".mo", ".pyc", ".egg-info",
)  # fmt: skip
"""What builds and tests keep up to date by themselves; no test stands in any of it."""

ABSENT = frozenset({"submodule", "symlink_outside", "unreadable", "not_checked_out"})
"""Reasons for which a path of the snapshot is not in the copy."""


def tested(kit: Kit, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
    """The tests, with a doubt where they did not run what the snapshot holds."""
    run = kit.test(site, wanted)
    if isinstance(run, NoRun):
        return run
    return replace(run, doubts=(*run.doubts, *_rewritten(site)), lacking=_lacking(site))


def built(kit: Kit, site: Worksite, target: str) -> BuildRun | NoRun:
    run = kit.build(site, target)
    return run if isinstance(run, NoRun) else replace(run, lacking=_lacking(site))


def _rewritten(site: Worksite) -> list[str]:
    changed = [path for path in site.changed_sources() if not path.endswith(NOT_SOURCES)]
    if not changed:
        return []
    more = f" and {len(changed) - N_NAMED} more" if len(changed) > N_NAMED else ""
    return [f"the run rewrote {', '.join(changed[:N_NAMED])}{more}, so it tested something else"]


def _lacking(site: Worksite) -> tuple[str, ...]:
    gone = [skip.path for skip in site.tree.skipped if skip.reason in ABSENT]
    return tuple(dict.fromkeys([*site.copied.left_out, *gone]))
