"""Programs end when they should, take nothing with them and leave nothing behind."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from probant.errors import ProgramFailed, ProgramMissing
from probant.workspace.process import Completed, Conversation, run

"""Behind every deadline, however busy the machine, and before the end of what is not waited for."""


def python(code: str, *, timeout: float = 20, max_output: int = 1 << 20, **more: str) -> Completed:
    argv = [sys.executable, "-I", "-c", code]
    return run(argv, timeout=timeout, max_output=max_output, env=more)


def is_running(pid: int) -> bool:
    """Whether a killed process is still there after two seconds; a zombie has ended."""
    for _ in range(200):
        try:
            if "State:\tZ" in Path(f"/proc/{pid}/status").read_text():
                return False
        except (FileNotFoundError, ProcessLookupError):
            return False
        time.sleep(0.01)
    return True


def test_output_and_exit_code_are_kept_apart() -> None:
    done = python("import sys; print('out'); print('err', file=sys.stderr); sys.exit(3)")
    assert done == Completed(3, b"out\n", b"err\n")


def test_stdin_of_any_size_is_fed() -> None:
    code = "import sys; print(len(sys.stdin.buffer.read()))"
    done = run([sys.executable, "-c", code], stdin=b"x" * 3_000_000, timeout=20, max_output=100)
    assert done.stdout == b"3000000\n"


def test_a_program_that_ignores_its_stdin_is_no_trouble() -> None:
    assert run(["true"], stdin=b"x" * 1_000_000, timeout=20, max_output=100).returncode == 0


def test_the_environment_is_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "hunter2")
    done = python("import os; print(sorted(os.environ))", EXTRA="1")
    assert b"SECRET" not in done.stdout
    assert b"EXTRA" in done.stdout


def test_no_shell_interprets_arguments(tmp_path: Path) -> None:
    done = run(["echo", f"$(touch {tmp_path}/x); `id`"], timeout=5, max_output=1000)
    assert done.stdout.startswith(b"$(touch")
    assert not (tmp_path / "x").exists()


def test_time_runs_out_for_the_whole_group() -> None:
    done = run(["sh", "-c", "sleep 60 & echo $!; wait"], timeout=0.3, max_output=100)
    assert done.timed_out
    assert not is_running(int(done.stdout))


def test_output_without_end_is_cut() -> None:
    done = run(["yes"], timeout=20, max_output=1000)
    assert done.truncated
    assert len(done.stdout) == 1000


def test_slow_output_does_not_extend_the_deadline() -> None:
    done = run(
        ["sh", "-c", "while :; do echo x; sleep 0.01; done"], timeout=0.4, max_output=1 << 20
    )
    assert done.timed_out


def test_a_grandchild_that_holds_the_pipe_is_not_waited_for() -> None:
    done = run(["sh", "-c", "sleep 60 & echo $!"], timeout=30, max_output=100)
    assert (done.returncode, done.timed_out) == (0, False)
    assert not is_running(int(done.stdout))


def test_a_grandchild_that_let_go_of_the_pipe_is_ended_too() -> None:
    done = run(
        ["sh", "-c", "sleep 60 >/dev/null 2>&1 </dev/null & echo $!"], timeout=30, max_output=100
    )
    assert not is_running(int(done.stdout))


def test_where_the_kernel_gives_no_notice_of_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(pid: int) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "pidfd_open", forbidden)
    assert python("print('x')") == Completed(0, b"x\n", b"")
    closed = "exec >&- 2>&-; sleep 0.3; exit 5"
    assert run(["sh", "-c", closed], timeout=20, max_output=10).returncode == 5
    assert run(["sh", "-c", "exec >&- 2>&-; sleep 60"], timeout=0.3, max_output=10).timed_out


def test_a_program_that_closed_its_pipes_is_still_waited_for() -> None:
    closed = "exec >&- 2>&-; sleep 0.3; exit 5"
    assert run(["sh", "-c", closed], timeout=20, max_output=10).returncode == 5


def test_an_interrupt_ends_the_program(tmp_path: Path) -> None:
    code = f"""
import os, signal, sys, threading, pathlib
from probant.workspace.process import run
threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
try:
    run(["sh", "-c", "echo $$ > {tmp_path}/pid; sleep 60"], timeout=60, max_output=10)
except KeyboardInterrupt:
    sys.exit(7)
"""
    done = run(
        [sys.executable, "-c", code],
        timeout=20,
        max_output=10_000,
        env={"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 7, done.stderr
    assert not is_running(int((tmp_path / "pid").read_text()))


def test_a_missing_program_says_so(tmp_path: Path) -> None:
    with pytest.raises(ProgramMissing, match="install no-such-program"):
        run(["no-such-program"], timeout=1, max_output=1)
    with pytest.raises(ProgramFailed, match="not a directory"):
        run(["true"], cwd=tmp_path / "nope", timeout=1, max_output=1)


def test_a_conversation_that_ends_or_stalls_is_an_error() -> None:
    ended = Conversation(["true"], env=None, timeout=5)
    with pytest.raises(ProgramFailed, match="ended"):
        ended.line()
    ended.close()
    ended.close()
    stalled = Conversation(["sleep", "60"], env=None, timeout=0.2)
    with pytest.raises(ProgramFailed, match="stopped answering"):
        stalled.exactly(1)
    stalled.close()
