"""Which lines of a log say what went wrong."""

from __future__ import annotations

import pytest

from probant.ci.log import N_TOLD, excerpt
from probant.ci.port import Job, JobStep, State
from tests.ci_server import log_text

FAILURE = State("completed", "failure")


def job(started: str = "2024-05-06T07:10:00Z", completed: str = "2024-05-06T07:10:59Z") -> Job:
    step = JobStep(name="Test", state=FAILURE, number=1, started=started, completed=completed)
    return Job(name="test", state=FAILURE, id=1, steps=(step,))


def told(*lines: str) -> tuple[str, ...]:
    found = excerpt(log_text(*lines).decode(), job())
    return found.told if found else ()


@pytest.mark.parametrize(
    "line",
    [
        "FAILED tests/test_a.py::test_b - assert 1 == 2",
        "E assert 1 == 2",
        "FAIL: test_b (tests.A)",
        "--- FAIL: TestOpen (0.00s)",
        "panic: runtime error: index out of range",
        "error[E0308]: mismatched types",
        "thread 'a' panicked at src/lib.rs:3:5:",
        "test tests::adds ... FAILED",
        "src/a.ts(3,5): error TS2304: Cannot find name 'x'.",
        "src/a.c:3:5: error: 'x' undeclared",
        "src/a.c:3:5: fatal error: x.h: No such file or directory",
        "● sum › adds",
        "not ok 3 - adds",
        "npm ERR! Test failed.",
        "[ERROR] /x/Foo.java:[3,5] cannot find symbol",
        "CMake Error at CMakeLists.txt:3 (find_package):",
        "make: *** [Makefile:3: all] Error 1",
        "ValueError: no",
        "2/3 Test #2: b ......***Failed 0.01 sec",
    ],
)
def test_the_line_that_says_it_is_told(line: str) -> None:
    text = line.replace("E assert", "E       assert")
    noise = [f"noise {n}" for n in range(20)]
    assert told(*noise, text, *noise, "##[error]Process completed with exit code 1.") == (line,)


def test_only_the_step_that_failed_is_read() -> None:
    log = (
        "2024-05-06T07:09:00.0Z ValueError: of another step\n"
        "2024-05-06T07:10:01.0Z ValueError: of this step\n"
        "2024-05-06T07:10:02.0Z ##[error]Process completed with exit code 1.\n"
        "2024-05-06T07:11:30.0Z ValueError: of a later step\n"
    )
    found = excerpt(log, job())
    assert found is not None and found.told == ("ValueError: of this step",)


def test_without_times_the_whole_log_is_read() -> None:
    found = excerpt("ValueError: x\n##[error]no\n", job("", ""))
    assert found is not None and found.told == ("ValueError: x", "no")


def test_a_log_without_any_error_says_nothing() -> None:
    assert excerpt("all is well\n" * 5, job()) is None
    assert excerpt("", job()) is None


def test_it_is_bounded() -> None:
    found = told(*(f"E   {n} {'x' * 2_000}" for n in range(500)))
    assert len(found) == N_TOLD
    assert all(len(line) <= 301 for line in found)


def test_masks_stay_and_commands_do_not() -> None:
    assert told("::error title=x::the secret is ***") == ("error: the secret is ***",)
    assert told("##[error]::set-output name=a::b") == ("set-output: b",)


@pytest.mark.parametrize("part", ["::", "##[", "E  ", ": error: ", "\x1b[", "2024-05-06T07:10:00"])
def test_hostile_logs_end(part: str) -> None:
    excerpt(part * 200_000, job())
    excerpt(f"{part}\n" * 100_000, job())
