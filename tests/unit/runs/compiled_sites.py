"""Small projects run by their kits in the real sandbox."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, CaseResult, NoRun, TestRun, Wanted, WantedTest
from probant.runs.workshop import Permission, Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.project import Ecosystem
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree
from tests.toolchains import is_usable

Files = Mapping[str, str]
Counts = tuple[int, int, int]
"""Passed, failed, skipped."""


def has_programs(*names: str) -> bool:
    return all(is_usable(name) for name in (*names, "bwrap"))


@contextmanager
def worksite(
    repo: Path, folder: str = "", *, seconds: float = 240.0, said: list[str] | None = None
) -> Iterator[Worksite]:
    """A site of the tree at `repo`; what is told meanwhile ends up in `said`."""
    permission = Permission(allowed=True, seconds=seconds)
    told = said if said is not None else []
    with open_tree(repo, cache_dir=repo.parent / "cache") as tree:
        workshop = Workshop(tree, permission, repo.parent / "runs", told.append)
        try:
            site = workshop.site(folder)
            assert not isinstance(site, NoRun), site.note
            yield site
        finally:
            workshop.close()


class Projects:
    """Writes a project of one kind and runs it."""

    def __init__(self, ecosystem: Ecosystem, root: Path) -> None:
        self._ecosystem = ecosystem
        self._repo = root / "repo"
        self.said: list[str] = []

    def test(
        self, files: Files, *names: str, wanted: Wanted | None = None, folder: str = "",
        seconds: float = 240.0,
    ) -> TestRun | NoRun:  # fmt: skip
        make_tree(self._repo, files)
        kit = kit_of(self._ecosystem)
        assert kit is not None
        chosen = wanted or Wanted(tests=tuple(WantedTest(name=name) for name in names))
        with worksite(self._repo, folder, seconds=seconds, said=self.said) as site:
            return kit.test(site, chosen)

    def build(self, files: Files, target: str = "", *, folder: str = "") -> BuildRun | NoRun:
        make_tree(self._repo, files)
        kit = kit_of(self._ecosystem)
        assert kit is not None
        with worksite(self._repo, folder, said=self.said) as site:
            return kit.build(site, target)


def ran(run: TestRun | NoRun) -> TestRun:
    assert isinstance(run, TestRun), run
    return run


def built(run: BuildRun | NoRun) -> BuildRun:
    assert isinstance(run, BuildRun), run
    return run


def not_run(run: TestRun | BuildRun | NoRun) -> NoRun:
    assert isinstance(run, NoRun), run
    return run


def counts(run: TestRun) -> Counts:
    results = (CaseResult.PASSED, CaseResult.FAILED, CaseResult.SKIPPED)
    passed, failed, skipped = (run.count(result) for result in results)
    return passed, failed, skipped


def results(run: TestRun) -> dict[str, str]:
    return {case.name: case.result.value for case in run.cases}
