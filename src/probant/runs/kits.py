"""Which kit serves which kind of project; each is loaded when a project of its kind is run."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from probant.runs.network import without_network
from probant.runs.port import BuildRun, Kit, NoRun, TestRun, Wanted
from probant.vocabulary.project import Ecosystem

if TYPE_CHECKING:
    from probant.runs.worksite import Worksite

KITS: dict[Ecosystem, str] = {
    Ecosystem.PYTHON: "python",
    Ecosystem.NPM: "node",
    Ecosystem.CMAKE: "cmake",
    Ecosystem.MAKE: "make",
    Ecosystem.GO: "go",
    Ecosystem.CARGO: "cargo",
    Ecosystem.MAVEN: "maven",
    Ecosystem.GRADLE: "gradle",
}
"""Kind of project → folder beside this one whose `kit.py` has a class `ProjectKit`."""


class _Offline:
    """A kit whose tests that only lack the network are not called failing."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        return self._kit.build(site, target)

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        run = self._kit.test(site, wanted)
        return run if isinstance(run, NoRun) else without_network(run)


def kit_of(ecosystem: Ecosystem) -> Kit | None:
    name = KITS.get(ecosystem)
    if name is None:
        return None
    return _Offline(import_module(f"probant.runs.{name}.kit").ProjectKit())
