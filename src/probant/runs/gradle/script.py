"""The script Gradle is given along: it tells each test as it ends and the sums of each task.

Gradle is another program than the one the tests run in, so its word is a second one besides the
result files.
"""

from __future__ import annotations

import re
import secrets

from probant.runs.compiled import text_of
from probant.runs.port import CaseResult
from probant.runs.worksite import Worksite
from probant.workspace.sandbox import Finished

_SCRIPT = """\
allprojects {
    tasks.withType(Test) { task ->
        task.outputs.upToDateWhen { false }
        task.filter.failOnNoMatchingTests = false
        task.afterTest { test, result -> println '@@ test ' + result.resultType }
        task.afterSuite { suite, result ->
            if (suite.parent == null) {
                println '@@ sums ' + result.testCount + ' ' + result.failedTestCount + ' ' +
                    result.skippedTestCount
            }
        }
    }
}
"""
RESULTS = {
    b"SUCCESS": CaseResult.PASSED,
    b"FAILURE": CaseResult.FAILED,
    b"SKIPPED": CaseResult.SKIPPED,
}


class Script:
    """Written for one site, with a mark nobody knew before."""

    def __init__(self, site: Worksite) -> None:
        self._mark = secrets.token_hex(16)
        name = f"init-{self._mark[:8]}.gradle"
        site.write_in(site.results / name, _SCRIPT.replace("@@", self._mark).encode())
        self.option = f"--init-script={site.results_inside}/{name}"

    def result_of(self, line: bytes) -> CaseResult | None:
        """The result a line tells of one test."""
        _, mark, told = line.rpartition(f"{self._mark} test ".encode())
        return RESULTS.get(told.strip()) if mark else None

    def sums(self, done: Finished) -> tuple[int, int, int] | None:
        """Tests, failed ones, skipped ones of all tasks; None if no task came to its end."""
        pattern = rf"{self._mark} sums (\d+) (\d+) (\d+)\s*$"
        found = re.findall(pattern, text_of(done.stdout), re.MULTILINE)
        if not found:
            return None
        n_all, n_failed, n_skipped = (sum(int(one[n]) for one in found) for n in range(3))
        return n_all, n_failed, n_skipped
