"""A pytest plugin that tells what happens while it happens: collected, each result, the end.

It changes nothing but which of the collected tests stay when single ones are wanted. What a test
raised is noted where it is raised, so a report that was turned into a pass later shows.
Its asserts stay as they are: PYTEST_DONT_REWRITE.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any
from unittest import SkipTest

import probant_stream
import pytest
from probant_entry import Note, can_be_noted, is_another, noted
from probant_wanted import file_of, is_wanted

_task = probant_stream.read_task()
_streams: list[probant_stream.Stream] = []
_counts = {"seen": 0, "unwanted": 0, "deselected": 0, "ignored": 0, "told": 0}
_functions: set[str] = set()
"""The collected tests that are functions: each of them has to be entered."""

_notes: dict[str, Note] = {}


def stream_of(task: dict[str, Any]) -> probant_stream.Stream:
    if not _streams:
        _streams.append(probant_stream.Stream(task["mark"]))
    return _streams[0]


def _tell(event: str, **facts: Any) -> None:
    # Only the process that was started as the runner has a stream; workers report to it.
    for stream in _streams:
        stream.tell(event, **facts)


@pytest.hookimpl(hookwrapper=True)
def pytest_load_initial_conftests() -> Generator[None, Any, None]:
    outcome = yield
    error = outcome.excinfo[1] if outcome.excinfo else None
    if error is not None:
        _tell_broken("conftest", error)


def _tell_broken(what: str, error: BaseException) -> None:
    cause = getattr(error, "cause", None)
    if cause is None:
        older = getattr(error, "excinfo", None)
        cause = older[1] if isinstance(older, tuple) else error
    if isinstance(cause, (SystemExit, pytest.exit.Exception)):
        _tell("left", text=probant_stream.cut(f"{type(cause).__name__}: {cause}"))
        return
    _tell(
        "broken",
        what=what,
        path=str(getattr(error, "path", "")),
        fault=probant_stream.fault_of(cause),
        frames=probant_stream.frames_of(cause),
        text=probant_stream.cut(f"{type(cause).__name__}: {cause}"),
    )


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    root = getattr(session.config, "rootpath", None) or getattr(session.config, "rootdir", "")
    _tell("start", runner=f"pytest {pytest.__version__}", root=str(root))


def _note_ignored(config: pytest.Config, path: Path, is_ignored: object) -> None:
    if is_ignored is True and path.is_file():
        patterns = config.getini("python_files")
        _counts["ignored"] += any(fnmatch(path.name, one) for one in patterns)


if hasattr(pytest, "version_tuple"):

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_ignore_collect(
        collection_path: Path, config: pytest.Config
    ) -> Generator[None, Any, None]:
        outcome = yield
        if outcome.excinfo is None:
            _note_ignored(config, collection_path, outcome.get_result())


def pytest_itemcollected() -> None:
    _counts["seen"] += 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = _task["wanted"]
    if not wanted:
        return
    kept = [item for item in items if any(is_wanted(item, one) for one in wanted)]
    dropped = [item for item in items if item not in kept]
    _counts["unwanted"] += len(dropped)
    items[:] = kept
    if dropped:
        config.hook.pytest_deselected(items=dropped)


def pytest_deselected(items: list[pytest.Item]) -> None:
    _counts["deselected"] += len(items)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if hasattr(session, "items") and not _is_controller(session.config):
        _functions.update(one.nodeid for one in session.items if isinstance(one, pytest.Function))
        _tell_collected(len(session.items))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(ids: list[str]) -> None:
    """Every worker collects the same tests."""
    _counts["told"] += 1
    if _counts["told"] == 1:
        _tell_collected(len(ids))


def _tell_collected(n_tests: int) -> None:
    n_by_others = _counts["deselected"] - _counts["unwanted"]
    n_vanished = _counts["seen"] - _counts["deselected"] - n_tests
    _tell(
        "collected",
        n=n_tests,
        n_seen=_counts["seen"],
        n_deselected=max(0, n_by_others),
        n_vanished=max(0, n_vanished),
        n_ignored=_counts["ignored"],
    )


def _is_controller(config: pytest.Config) -> bool:
    return bool(getattr(config.option, "dist", "no") != "no" and not hasattr(config, "workerinput"))


@pytest.hookimpl(hookwrapper=True)
def pytest_make_collect_report(collector: Any) -> Generator[None, Any, None]:
    outcome = yield
    if outcome.excinfo is not None:
        return
    report = outcome.get_result()
    call = getattr(report, "call", None)
    error = call.excinfo.value if call is not None and call.excinfo is not None else None
    if report.outcome != "passed":
        cause = getattr(error, "cause", None) or error
        # pytest words an import error anew; the one below it says which module is missing.
        if isinstance(cause, Exception) and isinstance(cause.__cause__, ImportError):
            cause = cause.__cause__
        report.probant_fault = probant_stream.fault_of(cause)
        report.probant_frames = probant_stream.frames_of(cause)
        report.probant_path = str(getattr(collector, "path", None) or collector.fspath)


def pytest_collectreport(report: Any) -> None:
    if report.outcome == "passed":
        return
    _tell(
        "uncollected",
        id=report.nodeid,
        outcome=report.outcome,
        path=getattr(report, "probant_path", ""),
        fault=getattr(report, "probant_fault", {}),
        frames=getattr(report, "probant_frames", []),
        text=probant_stream.cut(_text_of(report)),
    )


def pytest_runtest_logstart(nodeid: str) -> None:
    _tell("running", id=nodeid)


@pytest.hookimpl(hookwrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, None]:
    """Innermost: plugins have put their way of calling the test in place."""
    note = _notes[item.nodeid] = Note()
    test = getattr(item, "obj", None)
    if not isinstance(item, pytest.Function) or not can_be_noted(test):
        note.enter()
        yield
        return
    original = getattr(item.cls or item.module, item.originalname or item.name, None)
    if is_another(test, original, _task["copy"]):
        yield
        return
    item.obj = wrapped = noted(test, note)
    # An async method of a unittest class is looked up at its instance.
    case = getattr(item, "_testcase", None) or getattr(item, "instance", None)
    if case is not None and hasattr(case, "_testMethodName"):
        setattr(case, item.name, wrapped)
    yield
    if item.obj is wrapped:
        item.obj = test


def _is_bad(error: BaseException | None, outcome: str) -> bool:
    """Whether what left a test function speaks against the outcome that is reported."""
    if error is None or isinstance(error, (pytest.skip.Exception, SkipTest)):
        return False
    # To skip for want of a network or the like is fair, to skip what is wrong is not.
    return outcome == "passed" or isinstance(error, AssertionError)


def _bad_for(note: Note) -> list[str]:
    return [one for one in ("passed", "skipped") if _is_bad(note.error, one)]


def _may_fail(item: Any, error: BaseException | None) -> bool:
    """Whether the test itself, not somebody afterwards, says that it is expected to fail."""
    if isinstance(error, pytest.xfail.Exception) or item.get_closest_marker("xfail") is not None:
        return True
    places = (getattr(item, "obj", None), getattr(item, "cls", None))
    return any(getattr(one, "__unittest_expecting_failure__", False) for one in places)


@pytest.hookimpl(hookwrapper=True, trylast=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Generator[None, Any, None]:
    """Innermost of all: what was raised is noted before anybody can reword the report."""
    error = call.excinfo.value if call.excinfo is not None else None
    outcome = yield
    if outcome.excinfo is not None:
        return
    report = outcome.get_result()
    # unittest's own results come only while the report is made.
    error = call.excinfo.value if call.excinfo is not None else error
    report.probant_path = file_of(item)
    report.probant_line = item.location[1]
    note = _notes.get(item.nodeid)
    if call.when == "call" and note is not None:
        report.probant_entered = note.is_entered
        report.probant_may_fail = _may_fail(item, error or note.error)
        # What the plugin pytest-raises asks for by its marker is a pass.
        is_asked_for = "pytest_raises" in sys.modules and item.get_closest_marker("raises")
        if is_asked_for:
            note.error = None
        report.probant_bad_for = _bad_for(note)
    if error is not None:
        report.probant_fault = probant_stream.fault_of(error)
        report.probant_frames = probant_stream.frames_of(error)
        report.probant_raised = not isinstance(error, pytest.skip.Exception)


@pytest.hookimpl(trylast=True)
def pytest_runtest_logreport(report: Any) -> None:
    is_expected = getattr(report, "wasxfail", None) is not None
    note = _notes.get(report.nodeid) if report.when == "call" else None
    bad_for = getattr(report, "probant_bad_for", _bad_for(note) if note is not None else [])
    line = getattr(report, "probant_line", report.location[1])
    is_bad = report.outcome == "failed"
    _tell(
        "result",
        id=report.nodeid,
        when=report.when,
        outcome=report.outcome,
        expected=is_expected and getattr(report, "probant_may_fail", True),
        raised=bool(getattr(report, "probant_raised", False)) or report.outcome in bad_for,
        entered=_is_entered(report, note),
        path=getattr(report, "probant_path", ""),
        line=None if line is None else line + 1,
        reason=_reason_of(report) if report.outcome == "skipped" else "",
        fault=getattr(report, "probant_fault", {}) if is_bad else {},
        frames=getattr(report, "probant_frames", []) if is_bad else [],
        message=probant_stream.cut(_message_of(report)) if is_bad else "",
        text=probant_stream.cut(_text_of(report)) if is_bad else "",
    )

    if report.when == "teardown":
        _notes.pop(report.nodeid, None)


def _is_entered(report: Any, note: Note | None) -> bool:
    """A report that was put in the place of the real one has not what was noted on that."""
    told = getattr(report, "probant_entered", None)
    if told is not None:
        return bool(told)
    return note.is_entered if note is not None else report.nodeid not in _functions


def _message_of(report: Any) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message) if crash is not None else ""


def _text_of(report: Any) -> str:
    return str(getattr(report, "longreprtext", None) or report.longrepr or "")


def _reason_of(report: Any) -> str:
    told = getattr(report, "wasxfail", "")
    if told:
        return str(told)[:500]
    longrepr = report.longrepr
    return str(longrepr[2] if isinstance(longrepr, tuple) else longrepr)[:500]


def pytest_internalerror(excrepr: object, excinfo: Any) -> None:
    error: BaseException | None = getattr(excinfo, "value", None)
    told = excrepr if error is None else f"{type(error).__name__}: {error}"
    _tell("left", text=probant_stream.cut(told))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    told = getattr(node, "workeroutput", None) or {}
    _tell("origins", origins=told.get("probant_origins", {}))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    origins = probant_stream.origins_of(_task["packages"])
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["probant_origins"] = origins
    _tell("origins", origins=origins)
    _tell(
        "finish",
        status=int(exitstatus),
        stopped=str(getattr(session, "shouldstop", "") or getattr(session, "shouldfail", "") or ""),
    )
