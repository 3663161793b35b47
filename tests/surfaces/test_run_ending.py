"""Ctrl-C, a request to end, or a kill during a run: no process is left, and no copied tree."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.surfaces.cli.main import main
from probant.workspace.bubblewrap import find_bubblewrap
from probant.workspace.removal import remove_tree
from probant.workspace.sandbox import NoSandbox
from probant.workspace.scratch import sweep
from tests.running import wait_for

SOURCE = Path(__file__).parents[2] / "src"
MAX_SECONDS = 60.0
NOBODY = 65534
_MAIN = "import sys; from probant.surfaces.cli.main import run; sys.argv[1:] = {!r}; run()"
_PROJECT = """cmake_minimum_required(VERSION 3.10)
project(slow C)
enable_testing()
add_executable(it main.c)
add_test(NAME slow COMMAND sh -c "{line}")
"""
_SLOW_LINE = "touch /repo/started; setsid sleep {mark} & sleep {mark}"
ENDINGS = [(signal.SIGINT, 130), (signal.SIGTERM, 143)]

pytestmark = pytest.mark.skipif(
    None in map(shutil.which, ("cc", "cmake", "ninja")) or isinstance(find_bubblewrap(), NoSandbox),
    reason="needs a C compiler, CMake, Ninja and a sandbox",
)


class Slow:
    """A project whose tests do not end, and a cache beside it."""

    def __init__(self, base: Path) -> None:
        self.base, self.repo, self.cache = base, base / "repo", base / "cache"
        self.repo.mkdir()
        self.cache.mkdir()
        self.mark = f"7{os.getpid()}{time.monotonic_ns() % 10_000_000}"
        (self.repo / "main.c").write_text("int main(void) { return 0; }\n")
        self.manifest = self.repo / "CMakeLists.txt"
        self.manifest.write_text(_PROJECT.format(line=_SLOW_LINE.format(mark=self.mark)))

    @property
    def arguments(self) -> list[str]:
        return ["ask", "do the tests pass?", "--allow-exec", "--repo", str(self.repo)]

    def has_started(self) -> bool:
        return any((self.cache / "runs").glob("run-*/copy/started")) and len(self.alive()) >= 2

    def alive(self) -> list[str]:
        """Processes that carry the mark: what is run, and what runs it."""
        found = []
        for folder in Path("/proc").iterdir():
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if words[0] == b"sleep" and self.mark.encode() in words:
                found.append(folder.name)
        return found

    def copies(self) -> list[str]:
        return [path.name for path in (self.cache / "runs").glob("run-*")]


@pytest.fixture
def slow() -> Iterator[Slow]:
    import tempfile

    base = Path(tempfile.mkdtemp(prefix="probant-ending-"))
    try:
        yield Slow(base)
    finally:
        remove_tree(base)


def _start(slow: Slow) -> subprocess.Popen[bytes]:
    env = {**os.environ, "PROBANT_CACHE_DIR": str(slow.cache), "PYTHONPATH": str(SOURCE)}
    return subprocess.Popen(
        [sys.executable, "-c", _MAIN.format(slow.arguments)],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


@pytest.mark.parametrize(("asked", "code"), ENDINGS)
def test_nothing_is_left_after_the_end(slow: Slow, asked: signal.Signals, code: int) -> None:
    program = _start(slow)
    try:
        wait_for(slow.has_started)
        program.send_signal(asked)
        _, stderr = program.communicate(timeout=MAX_SECONDS)
    finally:
        program.kill()
        program.wait()
    assert program.returncode == code, stderr
    assert slow.copies() == []
    wait_for(lambda: slow.alive() == [])


def test_a_kill_leaves_no_process_and_the_next_run_no_copy(slow: Slow) -> None:
    program = _start(slow)
    try:
        wait_for(slow.has_started)
    finally:
        program.kill()
        program.communicate()
    wait_for(lambda: slow.alive() == [])
    assert len(slow.copies()) == 1
    sweep(slow.cache / "runs")
    assert slow.copies() == []


def test_the_copy_of_a_live_run_is_not_swept(slow: Slow) -> None:
    program = _start(slow)
    try:
        wait_for(slow.has_started)
        sweep(slow.cache / "runs")
        assert len(slow.copies()) == 1
        program.send_signal(signal.SIGINT)
        program.communicate(timeout=MAX_SECONDS)
    finally:
        program.kill()
        program.wait()
    assert slow.copies() == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize(("asked", "code"), ENDINGS)
def test_the_same_as_nobody(slow: Slow, asked: signal.Signals, code: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a fork besides threads
        pid = os.fork()
    if pid == 0:
        try:
            os._exit(_as_nobody(slow))
        finally:
            os._exit(99)
    try:
        wait_for(slow.has_started)
    finally:
        os.kill(pid, asked)
        _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == code
    assert slow.copies() == []
    wait_for(lambda: slow.alive() == [])


def _as_nobody(slow: Slow) -> int:
    """First a quick run as ourselves: nobody may not be able to load what it takes."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.setsid()
    null = os.open(os.devnull, os.O_RDWR)
    for fd in (1, 2):
        os.dup2(null, fd)
    written = slow.manifest.read_text()
    slow.manifest.write_text(_PROJECT.format(line="true"))
    os.environ |= {"HOME": str(slow.base), "PROBANT_CACHE_DIR": str(slow.base / "first")}
    main(slow.arguments)
    slow.manifest.write_text(written)
    for path in (slow.base, *slow.base.rglob("*")):
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    os.setgroups([])
    os.setgid(NOBODY)
    os.setuid(NOBODY)
    find_bubblewrap.cache_clear()
    os.environ["PROBANT_CACHE_DIR"] = str(slow.cache)
    return main(slow.arguments)
