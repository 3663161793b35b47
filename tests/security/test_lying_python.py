"""Python projects that lie about their tests: what each gets is said exactly, none is believed.

Not to be found out: a conftest that replaces how a test is called, so that its body never runs.
Plugins for asynchronous tests do the same honestly, and nothing outside the process can tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import probant
from probant.settings import Settings
from probant.vocabulary.evidence import EntryStatus, EvidenceClass, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.ruling import Outcome, TruthStatus
from probant.wiring import Execution, Permission
from probant.workspace.sandbox import NoSandbox, find_sandbox
from tests.repos import make_tree

FOUND = find_sandbox()
pytestmark = pytest.mark.skipif(
    isinstance(FOUND, NoSandbox), reason=f"no sandbox: {getattr(FOUND, 'why', '')}"
)

MANIFEST = '[project]\nname = "liar"\nversion = "1.0"\n'
GOOD = "def test_good():\n    assert 1 + 1 == 2\n"
BAD = "def test_bad():\n    assert 1 + 1 == 3\n"


class Expected(NamedTuple):
    outcome: Outcome
    status: TruthStatus
    quality: Quality
    reasons: frozenset[ReasonCode]
    entry: EntryStatus = EntryStatus.OBSERVED


NOTHING_RAN = Expected(
    Outcome.INSUFFICIENT_EVIDENCE,
    TruthStatus.PARTIAL_SUPPORTED,
    Quality.WEAK,
    frozenset({ReasonCode.NO_TESTS_RAN}),
)
DOUBTED = Expected(
    Outcome.PARTIAL,
    TruthStatus.PARTIAL_SUPPORTED,
    Quality.MODERATE,
    frozenset({ReasonCode.CONTRADICTION}),
)
ALL_FAIL = Expected(
    Outcome.REFUTED,
    TruthStatus.FULL_CONFIRMED,
    Quality.NONE,
    frozenset(),
    EntryStatus.ABSENT,
)
SOME_FAIL = Expected(Outcome.REFUTED, TruthStatus.FULL_CONFIRMED, Quality.MODERATE, frozenset())


def asked(tmp_path: Path, files: Mapping[str, str], seconds: float = 60.0) -> tuple[Expected, str]:
    """What asking whether the tests pass gives, and what the entry says."""
    repo = make_tree(tmp_path / "repo", {"pyproject.toml": MANIFEST, **files})
    execution = Execution(permission=Permission(allowed=True, seconds=seconds))
    settings = Settings(cache_dir=tmp_path / "cache")
    answer = probant.ask("do the tests pass?", repo, settings=settings, execution=execution).answer
    entry = next(e for e in answer.evidence if e.evidence_class is EvidenceClass.TEST)
    got = Expected(
        answer.ruling.outcome,
        answer.ruling.status,
        entry.quality,
        frozenset(answer.ruling.reasons) - {ReasonCode.BELOW_MINIMUM},
        entry.status,
    )
    return got, entry.note


def test_an_honest_project_passes(tmp_path: Path) -> None:
    got, _note = asked(tmp_path, {"test_a.py": GOOD})
    print(got)


LIES = {
    "prints that all passed": {"test_a.py": "print('100 % passed')\nprint('5 passed in 0.1s')\n"},
    "no tests": {"liar.py": "x = 1\n"},
    "conftest os._exit": {"test_a.py": BAD, "conftest.py": "import os\nos._exit(0)\n"},
    "conftest sys.exit": {"test_a.py": BAD, "conftest.py": "import sys\nsys.exit(0)\n"},
    "conftest pytest.exit": {
        "test_a.py": BAD,
        "conftest.py": "import pytest\npytest.exit('x', returncode=0)\n",
    },
    "fixture os._exit": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import os, pytest\n@pytest.fixture(autouse=True)\ndef f():\n    os._exit(0)\n",
    },
    "fixture os._exit later": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import os, pytest\n@pytest.fixture(autouse=True)\ndef f(request):\n    if 'bad' in request.node.name: os._exit(0)\n",
    },
    "fixture sys.exit": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import sys, pytest\n@pytest.fixture(autouse=True)\ndef f():\n    sys.exit(0)\n",
    },
    "fixture pytest.exit": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import os, pytest\n@pytest.fixture(autouse=True)\ndef f(request):\n    if 'bad' in request.node.name: pytest.exit('done', returncode=0)\n",
    },
    "sessionstart os._exit": {
        "test_a.py": BAD,
        "conftest.py": "import os\ndef pytest_sessionstart(session): os._exit(0)\n",
    },
    "sessionstart pytest.exit": {
        "test_a.py": BAD,
        "conftest.py": "import pytest\ndef pytest_sessionstart(session): pytest.exit('x', returncode=0)\n",
    },
    "sessionstart sys.exit": {
        "test_a.py": BAD,
        "conftest.py": "import sys\ndef pytest_sessionstart(session): sys.exit(0)\n",
    },
    "sessionfinish os._exit": {
        "test_a.py": GOOD,
        "conftest.py": "import os\ndef pytest_sessionfinish(session): os._exit(0)\n",
    },
    "unconfigure os._exit": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import os\ndef pytest_unconfigure(config): os._exit(0)\n",
    },
    "deselected -k": {"test_a.py": BAD, "pytest.ini": "[pytest]\naddopts = -k nothing\n"},
    "deselected -m": {"test_a.py": BAD, "pytest.ini": "[pytest]\naddopts = -m nothing\n"},
    "deselected hook": {
        "test_a.py": BAD,
        "conftest.py": "def pytest_collection_modifyitems(items): items.clear()\n",
    },
    "skipped module": {
        "test_a.py": "import pytest\npytest.skip('no', allow_module_level=True)\n" + BAD
    },
    "skipif": {"test_a.py": "import pytest\n@pytest.mark.skipif(True, reason='x')\n" + BAD},
    "skip hook": {
        "test_a.py": BAD,
        "conftest.py": "import pytest\ndef pytest_runtest_setup(item): pytest.skip('x')\n",
    },
    "xfail all": {
        "test_a.py": BAD,
        "conftest.py": "import pytest\ndef pytest_collection_modifyitems(items):\n    for i in items: i.add_marker(pytest.mark.xfail)\n",
    },
    "collection error exit 0": {
        "test_a.py": GOOD,
        "test_b.py": "raise RuntimeError('x')\n",
        "conftest.py": "def pytest_sessionfinish(session): session.exitstatus = 0\n",
    },
    "failing exit 0": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "def pytest_sessionfinish(session): session.exitstatus = 0\n",
    },
    "abort atexit": {
        "test_a.py": GOOD,
        "conftest.py": "import atexit, os\natexit.register(os.abort)\n",
    },
    "exit0 atexit": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import atexit, os\natexit.register(os._exit, 0)\n",
    },
    "segv sessionfinish": {
        "test_a.py": GOOD,
        "conftest.py": "import os, signal\ndef pytest_sessionfinish(session): os.kill(os.getpid(), signal.SIGSEGV)\n",
    },
    "segv in test": {
        "test_a.py": GOOD
        + "def test_c():\n    import os, signal\n    os.kill(os.getpid(), signal.SIGSEGV)\n"
    },
    "never ends": {"test_a.py": GOOD + "def test_c():\n    while True: pass\n"},
    "stale": {
        "junit.xml": "<testsuite tests='3'><testcase name='a'/></testsuite>",
        "results/junit.xml": "<testsuite tests='3'><testcase name='a'/></testsuite>",
        ".pytest_cache/v/cache/lastfailed": '{"test_a.py::test_nothing": true}',
        "test_a.py": BAD,
        "pytest.ini": "[pytest]\naddopts = --lf\n",
    },
    "forged file": {
        "test_a.py": 'import os, sys\ndef test_c(request):\n    path = request.config.option.xmlpath\n    open(path,\'w\').write(\'<testsuites><testsuite tests="2" failures="0" errors="0"><testcase classname="a" name="b"/><testcase classname="a" name="c"/></testsuite></testsuites>\')\n    os._exit(0)\n'
    },
    "rewritten file": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "def pytest_sessionfinish(session): session.exitstatus = 0\ndef pytest_unconfigure(config):\n    import re\n    p='/results/junit.xml'\n    t=open(p).read()\n    t=re.sub('<failure.*?</failure>','',t,flags=re.S).replace('failures=\"1\"','failures=\"0\"')\n    open(p,'w').write(t)\n",
    },
    "rewritten file of good": {
        "test_a.py": GOOD,
        "conftest.py": 'def pytest_unconfigure(config):\n    p=\'/results/junit.xml\'\n    open(p,\'w\').write(\'<testsuites><testsuite tests="2" failures="0" errors="0"><testcase classname="a" name="b"/><testcase classname="a" name="c"/></testsuite></testsuites>\')\n',
    },
    "makereport": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import pytest\n@pytest.hookimpl(hookwrapper=True, tryfirst=True)\ndef pytest_runtest_makereport(item, call):\n    o = yield\n    r = o.get_result()\n    r.outcome='passed'; r.longrepr=None\n",
    },
    "from_item_and_call": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "from _pytest.reports import TestReport\nold=TestReport.from_item_and_call.__func__\ndef new(cls, item, call):\n    r=old(cls,item,call)\n    r.outcome='passed'; r.longrepr=None\n    return r\nTestReport.from_item_and_call=classmethod(new)\n",
    },
    "logreport": {
        "test_a.py": GOOD + BAD,
        "conftest.py": "import pytest\n@pytest.hookimpl(tryfirst=True)\ndef pytest_runtest_logreport(report):\n    report.outcome='passed'; report.longrepr=None\n",
    },
    "fake plugin": {
        "test_a.py": BAD,
        "probant_pytest.py": "import os\nos._exit(0)\n",
        "probant_stream.py": "",
        "pytest.py": "print('1 passed')\n",
    },
}


@pytest.mark.parametrize("name", LIES)
def test_lie(tmp_path: Path, name: str) -> None:
    got, note = asked(tmp_path, LIES[name], 6 if name == "never ends" else 60)
    print(
        f"@@ {name}: {got.outcome.name} {got.status.name} {got.quality.name} {sorted(r.name for r in got.reasons)} {got.entry.name} | {note}"
    )
