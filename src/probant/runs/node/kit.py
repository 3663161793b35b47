"""npm projects: built by their scripts or by TypeScript, tested by the runners behind `npm test`.

The work is done in tests.py and build.py.
"""

from __future__ import annotations

from probant.runs.port import BuildRun, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        from probant.runs.node.build import build_project

        return build_project(site, target)

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        from probant.runs.node.tests import test_project

        return test_project(site, wanted)
