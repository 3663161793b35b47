"""Two accounts of one run compared: what was told while it ran, what the runner wrote at its end.

Where they differ, or the end is missing, that is a doubt about the counts, said in words.
"""

from __future__ import annotations

import json
import re
from typing import Any

from probant.runs.node.stream import Told
from probant.runs.port import Case, CaseResult
from probant.vocabulary.record import Record

_TAP_COUNT = re.compile(r"^# (tests|pass|fail|cancelled|skipped|todo) (\d{1,9})$", re.MULTILINE)


class Written(Record, kw_only=True):
    """Counts of a result file; `is_sound` whether the file agrees with itself."""

    passed: int
    failed: int
    skipped: int
    is_sound: bool = True


def doubts_of(
    told: Told, written: Written | None, exit_code: int, *, is_written: bool = True
) -> tuple[str, ...]:
    """Every reason not to believe the counts of one run."""
    found: list[str] = []
    if not told.is_ended:
        found.append(f"the runner's end was told {told.n_ends} times" if told.n_ends
                     else "the runner did not report its end")  # fmt: skip
    seen = _counts(told.cases)
    if told.counted is not None and told.counted != seen:
        found.append(f"the reporter counted {_said(told.counted)}, but told {_said(seen)}")
    if told.is_ended and is_written and written is None:
        found.append("the runner wrote no result file that can be read")
    if written is not None:
        last = (written.passed, written.failed, written.skipped)
        # Node counts a file that failed by itself, and one without tests, as a test.
        n_files = sum(one.is_counted for one in told.troubles)
        all_seen = (seen[0] + len(told.empty_files), seen[1] + n_files, seen[2])
        if last != all_seen:
            found.append(f"the runner told {_said(all_seen)} and wrote down {_said(last)}")
        if not written.is_sound:
            found.append("the counts in the result file are not those of its tests")
    if told.n_announced is not None and told.n_announced != len(told.cases) and not told.troubles:
        found.append(f"{told.n_announced} tests were announced, {len(told.cases)} reported")
    if told.n_unreported:
        named = ", ".join(told.unreported[:3])
        found.append(f"{told.n_unreported} tests began and never ended: {named}")
    n_bad = seen[1] + len(told.troubles)
    if told.is_ended and exit_code and not n_bad:  # a failing test is one whatever the code says
        found.append(f"exit code {exit_code} with {n_bad} failing")
    return tuple(found)


def read_written(raw: bytes | None, runner: str) -> Written | None:
    """The counts of a result file in the form its runner writes; None if there are none."""
    if raw is None:
        return None
    text = raw.decode("utf-8", "replace")
    if runner == "node":
        return _from_tap(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    return _from_own(data) if runner in ("mocha", "jasmine") else _from_jest(data)


def _from_tap(text: str) -> Written | None:
    """The totals at the end; a cancelled test is a failing one."""
    counts = {found.group(1): int(found.group(2)) for found in _TAP_COUNT.finditer(text)}
    if not {"tests", "pass", "fail"} <= counts.keys():
        return None
    failed = counts["fail"] + counts.get("cancelled", 0)
    skipped = counts.get("skipped", 0) + counts.get("todo", 0)
    is_sound = counts["pass"] + failed + skipped == counts["tests"]
    return Written(passed=counts["pass"], failed=failed, skipped=skipped, is_sound=is_sound)


def _from_own(data: dict[str, Any]) -> Written | None:
    counts = [data.get(name) for name in ("pass", "fail", "skipped", "tests")]
    numbers = [one for one in counts if isinstance(one, int)]
    if len(numbers) != len(counts):
        return None
    passed, failed, skipped, n_tests = numbers
    # A hook that fails is a failure and no test: then there are more results than tests.
    is_sound = n_tests <= passed + failed + skipped
    return Written(passed=passed, failed=failed, skipped=skipped, is_sound=is_sound)


def _from_jest(data: dict[str, Any]) -> Written | None:
    """The form of jest, which vitest shares."""
    files = data.get("testResults")
    if not isinstance(files, list):
        return None
    states = [
        one.get("status")
        for file in files
        if isinstance(file, dict) and isinstance(file.get("assertionResults"), list)
        for one in file["assertionResults"]
        if isinstance(one, dict)
    ]
    passed, failed = states.count("passed"), states.count("failed")
    # Not the head of passed ones: older versions of vitest have skipped tests in it.
    heads = (data.get("numTotalTests"), data.get("numFailedTests"))
    return Written(
        passed=passed,
        failed=failed,
        skipped=len(states) - passed - failed,
        is_sound=heads == (len(states), failed),
    )


def _counts(cases: tuple[Case, ...]) -> tuple[int, int, int]:
    passed = sum(case.result is CaseResult.PASSED for case in cases)
    failed = sum(case.result is CaseResult.FAILED for case in cases)
    return passed, failed, len(cases) - passed - failed


def _said(counts: tuple[int, int, int]) -> str:
    return f"{counts[0]} passed, {counts[1]} failed, {counts[2]} skipped"
