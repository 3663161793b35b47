"""Python projects that lie about their tests: what each gets is said exactly, none is believed.

Not to be found out from outside: one that was written against the very channel the results are
told over, since it runs in the same process.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import probant
from probant.vocabulary.evidence import EntryStatus, EvidenceClass, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome, TruthStatus
from probant.wiring import Execution, Permission
from probant.workspace.sandbox import NoSandbox, find_sandbox
from tests.cases.asking import settings_beside
from tests.repos import make_tree

FOUND = find_sandbox()
pytestmark = pytest.mark.skipif(
    isinstance(FOUND, NoSandbox), reason=f"no sandbox: {getattr(FOUND, 'why', '')}"
)

MANIFEST = '[project]\nname = "liar"\nversion = "1.0"\n'
GOOD = "def test_good():\n    assert 1 + 1 == 2\n"
BAD = "def test_bad():\n    assert 1 + 1 == 3\n"
ENDLESS = "def test_endless():\n    while True:\n        pass\n"
FORGED = (
    "<testsuites><testsuite name='pytest' tests='2' failures='0' errors='0' skipped='0'>"
    "<testcase classname='a' name='b'/><testcase classname='a' name='c'/></testsuite></testsuites>"
)


class Verdict(NamedTuple):
    outcome: Outcome
    status: TruthStatus
    quality: Quality
    entry: EntryStatus
    reasons: frozenset[ReasonCode]


CONFIRMED = Verdict(
    Outcome.ANSWERED,
    TruthStatus.FULL_CONFIRMED,
    Quality.STRONG,
    EntryStatus.OBSERVED,
    frozenset(),
)
NOTHING_RAN = Verdict(
    Outcome.INSUFFICIENT_EVIDENCE,
    TruthStatus.PARTIAL_SUPPORTED,
    Quality.WEAK,
    EntryStatus.OBSERVED,
    frozenset({ReasonCode.NO_TESTS_RAN, ReasonCode.BELOW_MINIMUM}),
)
DOUBTED = Verdict(
    Outcome.PARTIAL,
    TruthStatus.PARTIAL_SUPPORTED,
    Quality.MODERATE,
    EntryStatus.OBSERVED,
    frozenset({ReasonCode.CONTRADICTION, ReasonCode.BELOW_MINIMUM}),
)
ALL_FAIL = Verdict(
    Outcome.REFUTED,
    TruthStatus.FULL_CONFIRMED,
    Quality.NONE,
    EntryStatus.ABSENT,
    frozenset(),
)
SOME_FAIL = Verdict(
    Outcome.REFUTED,
    TruthStatus.FULL_CONFIRMED,
    Quality.MODERATE,
    EntryStatus.OBSERVED,
    frozenset(),
)
NEVER_ENDED = Verdict(
    Outcome.ERROR,
    TruthStatus.BLOCKED_EXECUTION_ERROR,
    Quality.NONE,
    EntryStatus.COULD_NOT_LOOK,
    frozenset({ReasonCode.TIMEOUT}),
)

COULD_NOT_LOOK = Verdict(
    Outcome.INSUFFICIENT_EVIDENCE,
    TruthStatus.BLOCKED_EXECUTION_ERROR,
    Quality.NONE,
    EntryStatus.COULD_NOT_LOOK,
    frozenset({ReasonCode.DEPENDENCIES_UNAVAILABLE}),
)


def check(
    tmp_path: Path, files: Mapping[str, str], expected: Verdict, counts: str = "", seconds: int = 90
) -> None:
    """Ask whether the tests of these files pass, and compare verdict and counts."""
    repo = make_tree(tmp_path / "repo", {"pyproject.toml": MANIFEST, **files})
    execution = Execution(permission=Permission(allowed=True, seconds=seconds))
    answer = probant.ask(
        "do the tests pass?", repo, settings=settings_beside(repo), execution=execution
    ).answer
    entry = next(one for one in answer.evidence if one.evidence_class is EvidenceClass.TEST)
    got = Verdict(
        answer.ruling.outcome,
        answer.ruling.status,
        entry.quality,
        entry.status,
        frozenset(answer.ruling.reasons),
    )
    assert got == expected, entry.note
    assert counts in (entry.note or "")


def test_honest_tests_are_believed(tmp_path: Path) -> None:
    check(tmp_path, {"test_a.py": GOOD}, CONFIRMED, "1 passed, 0 failed, 0 skipped")


def test_an_honest_failure_is_a_no(tmp_path: Path) -> None:
    check(tmp_path, {"test_a.py": GOOD + BAD}, SOME_FAIL, "1 passed, 1 failed, 0 skipped")


def test_printing_that_all_passed(tmp_path: Path) -> None:
    said = "print('100 % passed')\nprint('=== 5 passed in 0.10s ===')\n"
    check(tmp_path, {"test_a.py": said}, NOTHING_RAN, "0 passed, 0 failed, 0 skipped")


def test_no_tests_at_all(tmp_path: Path) -> None:
    check(tmp_path, {"liar.py": "x = 1\n"}, NOTHING_RAN, "0 passed")


ON_IMPORT = {
    "leaving the process": "import os\nos._exit(0)\n",
    "leaving Python": "import sys\nsys.exit(0)\n",
    "leaving pytest": "import pytest\npytest.exit('done', returncode=0)\n",
}
IN_HOOK = {
    "leaving the process": "import os\ndef pytest_sessionstart(session):\n    os._exit(0)\n",
    "leaving Python": "import sys\ndef pytest_sessionstart(session):\n    sys.exit(0)\n",
    "leaving pytest": (
        "import pytest\ndef pytest_sessionstart(session):\n    pytest.exit('x', returncode=0)\n"
    ),
}


@pytest.mark.parametrize("how", ON_IMPORT)
def test_a_conftest_that_exits_0_when_it_is_loaded(tmp_path: Path, how: str) -> None:
    check(tmp_path, {"test_a.py": BAD, "conftest.py": ON_IMPORT[how]}, NOTHING_RAN)


@pytest.mark.parametrize("how", IN_HOOK)
def test_a_conftest_that_exits_0_when_the_run_starts(tmp_path: Path, how: str) -> None:
    check(tmp_path, {"test_a.py": BAD, "conftest.py": IN_HOOK[how]}, NOTHING_RAN)


def fixture(body: str) -> str:
    head = "import os, sys, pytest\n@pytest.fixture(autouse=True)\ndef leaving(request):\n"
    return f"{head}    if 'bad' in request.node.name:\n        {body}\n"


def test_a_fixture_that_leaves_the_process_before_the_failing_test(tmp_path: Path) -> None:
    files = {"test_a.py": GOOD + BAD, "conftest.py": fixture("os._exit(0)")}
    check(tmp_path, files, DOUBTED, "1 of 2 collected tests have no result")


def test_a_fixture_that_leaves_pytest_before_the_failing_test(tmp_path: Path) -> None:
    left = fixture("pytest.exit('done', returncode=0)")
    files = {"test_a.py": GOOD + BAD, "conftest.py": left}
    check(tmp_path, files, DOUBTED, "1 of 2 collected tests have no result")


def test_a_fixture_that_leaves_python_is_an_error_of_that_test(tmp_path: Path) -> None:
    files = {"test_a.py": GOOD + BAD, "conftest.py": fixture("sys.exit(0)")}
    check(tmp_path, files, SOME_FAIL, "1 passed, 1 failed")


def test_a_fixture_that_leaves_before_the_first_test(tmp_path: Path) -> None:
    files = {"test_a.py": BAD, "conftest.py": fixture("os._exit(0)")}
    check(tmp_path, files, NOTHING_RAN, "1 of 1 collected tests have no result")


@pytest.mark.parametrize("option", ["-k nothing", "-m nothing", "--deselect test_a.py"])
def test_all_deselected_by_settings(tmp_path: Path, option: str) -> None:
    files = {"test_a.py": GOOD + BAD, "pytest.ini": f"[pytest]\naddopts = {option}\n"}
    check(tmp_path, files, NOTHING_RAN, "0 passed, 0 failed, 0 skipped")


def test_all_removed_by_a_hook(tmp_path: Path) -> None:
    hook = "def pytest_collection_modifyitems(items):\n    items.clear()\n"
    check(tmp_path, {"test_a.py": GOOD + BAD, "conftest.py": hook}, NOTHING_RAN, "0 passed")


SKIPS = {
    "whole module": {
        "test_a.py": f"import pytest\npytest.skip('x', allow_module_level=True)\n{BAD}"
    },
    "condition": {
        "test_a.py": f"import pytest\n@pytest.mark.skipif(True, reason='x')\n{BAD}",
    },
    "hook": {
        "test_a.py": BAD,
        "conftest.py": "import pytest\ndef pytest_runtest_setup(item):\n    pytest.skip('x')\n",
    },
    "expected to fail": {
        "test_a.py": BAD,
        "conftest.py": "import pytest\ndef pytest_collection_modifyitems(items):\n"
        "    for item in items:\n        item.add_marker(pytest.mark.xfail)\n",
    },
}


@pytest.mark.parametrize("how", SKIPS)
def test_all_skipped(tmp_path: Path, how: str) -> None:
    check(tmp_path, SKIPS[how], NOTHING_RAN, "0 passed, 0 failed, 1 skipped")


STATUS_0 = "def pytest_sessionfinish(session):\n    session.exitstatus = 0\n"


def test_a_collection_error_under_exit_code_0(tmp_path: Path) -> None:
    files = {"test_a.py": GOOD, "test_b.py": "raise RuntimeError\n", "conftest.py": STATUS_0}
    check(tmp_path, files, ALL_FAIL, "exit code 0; failed: test_b.py")


def test_a_failing_test_under_exit_code_0(tmp_path: Path) -> None:
    files = {"test_a.py": GOOD + BAD, "conftest.py": STATUS_0}
    check(tmp_path, files, SOME_FAIL, "the runner ended with 1, the program with 0")


def test_leaving_at_the_very_end_with_code_0(tmp_path: Path) -> None:
    left = "import atexit, os\natexit.register(os._exit, 0)\n"
    files = {"test_a.py": GOOD + BAD, "conftest.py": left}
    check(tmp_path, files, SOME_FAIL, "the program was left before its end")


CRASHES = {
    "atexit": ("import atexit, os\natexit.register(os.abort)\n", 134),
    "end of the run": (
        "import os, signal\ndef pytest_sessionfinish(session):\n"
        "    os.kill(os.getpid(), signal.SIGSEGV)\n",
        139,
    ),
}


@pytest.mark.parametrize("when", CRASHES)
def test_a_crash_after_passing(tmp_path: Path, when: str) -> None:
    conftest, code = CRASHES[when]
    counts = f"1 passed, 0 failed, 0 skipped, exit code {code}"
    check(tmp_path, {"test_a.py": GOOD, "conftest.py": conftest}, DOUBTED, counts)


def test_a_crash_in_a_test_is_a_failure_of_it(tmp_path: Path) -> None:
    crash = "def test_crash():\n    import os\n    os.abort()\n"
    check(tmp_path, {"test_a.py": GOOD + crash}, SOME_FAIL, "exit code 134; failed: test_crash")


def test_one_that_never_ends(tmp_path: Path) -> None:
    check(tmp_path, {"test_a.py": GOOD + ENDLESS}, NEVER_ENDED, "so far 1 passed", seconds=8)


def test_stale_results_are_not_read(tmp_path: Path) -> None:
    files = {
        "junit.xml": FORGED,
        "results/junit.xml": FORGED,
        ".pytest_cache/v/cache/lastfailed": '{"test_a.py::test_good": true}',
        "pytest.ini": "[pytest]\naddopts = --last-failed\n",
        "test_a.py": GOOD + BAD,
    }
    check(tmp_path, files, SOME_FAIL, "1 passed, 1 failed")


def test_a_result_file_forged_by_a_test_that_leaves(tmp_path: Path) -> None:
    forging = (
        "import os\nfrom pathlib import Path\n"
        "def test_forging(request):\n"
        f"    Path(request.config.option.xmlpath).write_text({FORGED!r})\n"
        "    os._exit(0)\n"
    )
    check(tmp_path, {"test_a.py": forging}, NOTHING_RAN, "0 passed")
    check(tmp_path / "after", {"test_a.py": GOOD + forging}, DOUBTED, "1 passed")


REWRITING = (
    "from pathlib import Path\n"
    "def pytest_sessionfinish(session):\n    session.exitstatus = 0\n"
    "def pytest_unconfigure(config):\n"
    f"    Path(config.option.xmlpath).write_text({FORGED!r})\n"
)


def test_a_result_file_rewritten_at_the_end_does_not_hide_a_failure(tmp_path: Path) -> None:
    files = {"test_a.py": GOOD + BAD, "conftest.py": REWRITING}
    check(tmp_path, files, SOME_FAIL, "the result file says 2 passed, 0 failed")


def test_a_result_file_rewritten_to_claim_more_tests(tmp_path: Path) -> None:
    files = {"test_a.py": GOOD, "conftest.py": REWRITING}
    check(tmp_path, files, DOUBTED, "the result file says 2 passed, 0 failed, 0 skipped; while")


REWORDING = {
    "report made": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\n"
        "def pytest_runtest_makereport(item, call):\n    done = yield\n"
        "    report = done.get_result()\n    report.outcome, report.longrepr = 'passed', None\n"
    ),
    "report's class": (
        "from _pytest.reports import TestReport\n"
        "made = TestReport.from_item_and_call.__func__\n"
        "def passing(cls, item, call):\n    report = made(cls, item, call)\n"
        "    report.outcome, report.longrepr = 'passed', None\n    return report\n"
        "TestReport.from_item_and_call = classmethod(passing)\n"
    ),
    "expected to fail, they say": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\n"
        "def pytest_runtest_makereport(item, call):\n    done = yield\n"
        "    report = done.get_result()\n    report.outcome, report.longrepr = 'passed', None\n"
        "    report.wasxfail = 'x'\n"
    ),
    "skipped, they say": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\n"
        "def pytest_runtest_makereport(item, call):\n    done = yield\n"
        "    report = done.get_result()\n    if report.failed:\n"
        "        report.outcome, report.longrepr = 'skipped', ('x', 1, 'y')\n"
    ),
    "report told": (
        "import pytest\n@pytest.hookimpl(tryfirst=True)\n"
        "def pytest_runtest_logreport(report):\n"
        "    report.outcome, report.longrepr = 'passed', None\n"
    ),
}


@pytest.mark.parametrize("where", REWORDING)
def test_a_failure_reworded_as_a_pass_is_seen(tmp_path: Path, where: str) -> None:
    files = {"test_a.py": GOOD + BAD, "conftest.py": REWORDING[where]}
    check(
        tmp_path, files, DOUBTED, "1 not reported as failed raised an error all the same: test_bad"
    )


SWALLOWING = {
    "the call's outcome": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True)\n"
        "def pytest_pyfunc_call(pyfuncitem):\n    done = yield\n    done.force_result(True)\n"
    ),
    "what was raised": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\n"
        "def pytest_runtest_makereport(item, call):\n    call.excinfo = None\n    yield\n"
    ),
    "the report": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\n"
        "def pytest_runtest_makereport(item, call):\n    call.excinfo = None\n    done = yield\n"
        "    done.force_result(pytest.TestReport.from_item_and_call(item, call))\n"
    ),
    "by an expected failure": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\n"
        "def pytest_runtest_makereport(item, call):\n    done = yield\n"
        "    report = done.get_result()\n    if report.failed:\n"
        "        report.outcome, report.wasxfail = 'skipped', 'known'\n"
    ),
    "by a skip": (
        "import pytest\n@pytest.hookimpl(hookwrapper=True)\n"
        "def pytest_pyfunc_call(pyfuncitem):\n    done = yield\n"
        "    if done.excinfo:\n        pytest.skip('x')\n"
    ),
}
NOT_CALLING = {
    "another call": (
        "import pytest\n@pytest.hookimpl(tryfirst=True)\n"
        "def pytest_pyfunc_call(pyfuncitem):\n    return True\n"
    ),
    "another class": "import _pytest.python\n_pytest.python.Function.runtest = lambda self: None\n",
    "another function": (
        "def pytest_runtest_setup(item):\n    item.obj = lambda: None\n"
        "def pytest_collection_modifyitems(items):\n"
        "    for item in items:\n        item.obj = lambda: None\n"
    ),
    "another protocol": (
        "import pytest\n@pytest.hookimpl(tryfirst=True)\n"
        "def pytest_runtest_protocol(item):\n"
        "    for when in ('setup', 'call', 'teardown'):\n"
        "        call = pytest.CallInfo.from_call(lambda: None, when)\n"
        "        report = pytest.TestReport.from_item_and_call(item, call)\n"
        "        item.ihook.pytest_runtest_logreport(report=report)\n"
        "    return True\n"
    ),
}


@pytest.mark.parametrize("what", SWALLOWING)
def test_a_failure_that_is_swallowed_is_seen(tmp_path: Path, what: str) -> None:
    files = {"test_a.py": GOOD + BAD, "conftest.py": SWALLOWING[what]}
    check(tmp_path, files, DOUBTED, "1 not reported as failed raised an error all the same")


@pytest.mark.parametrize("how", NOT_CALLING)
def test_a_test_that_is_never_called_is_seen(tmp_path: Path, how: str) -> None:
    files = {"test_a.py": BAD, "conftest.py": NOT_CALLING[how]}
    check(tmp_path, files, DOUBTED, "1 reported as passed never ran: test_bad")


def test_a_unittest_class_that_only_says_it_passed(tmp_path: Path) -> None:
    saying = (
        "import unittest\nclass TestSaying(unittest.TestCase):\n"
        "    def test_bad(self):\n        assert 0\n"
        "    def run(self, result):\n"
        "        result.startTest(self)\n        result.addSuccess(self)\n"
        "        result.stopTest(self)\n"
    )
    check(tmp_path, {"test_a.py": saying}, DOUBTED, "1 reported as passed never ran")


def test_files_named_like_the_runner_are_not_taken_for_it(tmp_path: Path) -> None:
    files = {
        "test_a.py": GOOD + BAD,
        "pytest.py": "print('2 passed')\nraise SystemExit(0)\n",
        "probant_pytest.py": "import os\nos._exit(0)\n",
        "probant_stream.py": "import os\nos._exit(0)\n",
    }
    check(tmp_path, files, SOME_FAIL, "1 passed, 1 failed")


def test_a_failure_for_want_of_a_network_is_no_failure(tmp_path: Path) -> None:
    far = "from urllib.request import urlopen\n\n\ndef test_far():\n    urlopen('http://example.org')\n"
    check(tmp_path / "far", {"test_a.py": far, "test_b.py": GOOD}, COULD_NOT_LOOK, "1 passed")
    check(tmp_path / "bad", {"test_a.py": far, "test_b.py": BAD}, ALL_FAIL, "1 failed, 1 skipped")


def test_printed_tap_is_no_test(tmp_path: Path) -> None:
    check(tmp_path, {"test_a.py": "print('1..2\\nok 1\\nok 2')\n"}, NOTHING_RAN, "0 passed")
