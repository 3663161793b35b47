"""Small projects in C, put where a kit can build and test them, with real compilers."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, CaseResult, NoRun, TestRun, Wanted
from probant.runs.workshop import Permission, Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.project import Ecosystem
from probant.workspace.snapshot import open_tree
from tests.repos import Files, make_tree

_MISSING = [
    name for name in ("bwrap", "cc", "make", "cmake", "ninja") if shutil.which(name) is None
]
needs_native = pytest.mark.skipif(bool(_MISSING), reason=f"not installed: {', '.join(_MISSING)}")

MAIN_C = "int main(void) { return 0; }\n"
BROKEN_C = "int main(void) { return nonsense; }\n"


@contextmanager
def site_of(
    root: Path, files: Files, *, folder: str = "", seconds: float = 60
) -> Iterator[Worksite]:
    """A worksite of these files."""
    repo = make_tree(root / "project", files)
    with open_tree(repo, cache_dir=root / "cache") as tree:
        permission = Permission(allowed=True, seconds=seconds)
        workshop = Workshop(tree, permission, root / "cache" / "runs")
        try:
            site = workshop.site("")
            assert isinstance(site, Worksite)
            yield site
        finally:
            workshop.close()


def try_build(
    root: Path, files: Files, target: str = "", *, kind: Ecosystem = Ecosystem.CMAKE
) -> BuildRun | NoRun:
    kit = kit_of(kind)
    assert kit is not None
    with site_of(root, files) as site:
        return kit.build(site, target)


def run_build(
    root: Path, files: Files, target: str = "", *, kind: Ecosystem = Ecosystem.CMAKE
) -> BuildRun:
    run = try_build(root, files, target, kind=kind)
    assert isinstance(run, BuildRun), run
    return run


def try_tests(
    root: Path, files: Files, wanted: Wanted | None = None, *, kind: Ecosystem = Ecosystem.CMAKE
) -> TestRun | NoRun:
    kit = kit_of(kind)
    assert kit is not None
    with site_of(root, files) as site:
        return kit.test(site, wanted or Wanted())


def run_tests(
    root: Path, files: Files, wanted: Wanted | None = None, *, kind: Ecosystem = Ecosystem.CMAKE
) -> TestRun:
    run = try_tests(root, files, wanted, kind=kind)
    assert isinstance(run, TestRun), run
    return run


def counts(run: TestRun) -> tuple[int, int, int]:
    """Passed, failed, skipped."""
    return (
        run.count(CaseResult.PASSED),
        run.count(CaseResult.FAILED),
        run.count(CaseResult.SKIPPED),
    )
