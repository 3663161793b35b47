"""Runs a hostile program the way a build or a test is run, as root or as somebody else.

Always in a process of its own, so that the user, the terminal and the environment can be chosen.
Every hostile program bounds itself: a hole in the sandbox fails a test and hurts no machine.
"""

from __future__ import annotations

import fcntl
import os
import pickle
import shutil
import sys
import tempfile
import termios
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from probant.errors import ProgramFailed
from probant.runs.port import NoRun
from probant.runs.workshop import Permission, Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.record import replace
from probant.workspace import bubblewrap, gitdir, removal, scratch, unsandboxed, workcopy
from probant.workspace.sandbox import Ended, Limits, Mount
from probant.workspace.snapshot import open_tree

LOADED = (gitdir, removal, scratch, unsandboxed, workcopy, Worksite)
"""What a run needs is loaded before: another user may not be able to read the interpreter."""

NOBODY = 65534
AMPLE_SECONDS = 30.0
"""For programs that end by themselves, or that a limit ends long before."""

GRACE_SECONDS = 20.0
SECRET = "canary-7f3a91"
LIMITS = Limits(
    memory_bytes=256 << 20,
    n_processes=64,
    file_bytes=64 << 20,
    disk_bytes=96 << 20,
    output_bytes=4 << 20,
)


class Seen(NamedTuple):
    """What came of one hostile program. `read_back` is what the kit would read as its result.

    `refused` is what was said where nothing was started any more.
    """

    exit_code: int
    output: str
    ended: Ended
    seconds: float
    changed: tuple[str, ...]
    read_back: bytes | None
    refused: str = ""


class Field:
    """A repository with a program in it, and beside it what nobody may touch."""

    def __init__(self, user: str) -> None:
        self.is_other = user == "nobody"
        self.base = Path(tempfile.mkdtemp(prefix="probant-escape-"))
        self.token = f"escape-{os.urandom(6).hex()}"
        self.repo, self.cache = self.base / "repo", self.base / "cache"
        self.home, self.outside = self.base / "home", self.base / "outside"
        for folder in (self.repo, self.cache, self.home, self.outside):
            folder.mkdir()
        (self.home / ".gitconfig").write_text("[user]\n\tname = owner\n")
        (self.home / SECRET).write_text(SECRET)
        (self.outside / "kept").write_text(SECRET)
        (self.repo / "test_it.py").write_text("def test_it():\n    assert False\n")
        self.base.chmod(0o755)
        if self.is_other:
            for path in (self.base, *self.base.rglob("*")):
                os.chown(path, NOBODY, NOBODY, follow_symlinks=False)

    def run(
        self,
        program: str,
        *,
        limits: Limits = LIMITS,
        seconds: float = AMPLE_SECONDS,
        n_runs: int = 1,
        tells: Mapping[str, object] | None = None,
        lent: tuple[Mount, ...] = (),
        then: Callable[[Worksite], None] | None = None,
    ) -> Seen:
        """`tells` are names the program may use; it runs until it ends or is ended.

        Of several runs only the later ones see what is `lent`. `then` works on like a kit would.
        """
        head = "".join(f"{name} = {value!r}\n" for name, value in (tells or {}).items())
        (self.repo / f"{self.token}.py").write_text(head + program)
        raw = in_own_process(
            lambda: pickle.dumps(self._run(limits, seconds, n_runs, lent, then)),
            as_nobody=self.is_other,
        )
        seen: Seen = pickle.loads(raw)  # noqa: S301 - written by our own child
        assert seen.seconds <= seconds + GRACE_SECONDS, f"ran for {seen.seconds}"
        assert self.survivors() == [], "processes were left behind"
        assert [path.name for path in (self.cache / "runs").iterdir()] == ["gate"]
        return seen

    def survivors(self) -> list[str]:
        """Processes of the program; what has just been killed may need a moment to go."""
        found: list[str] = []
        for _ in range(20):
            found = list(self._alive())
            if not found:
                break
            time.sleep(0.05)
        return found

    def _alive(self) -> Iterator[str]:
        for folder in Path("/proc").iterdir():
            try:
                told = (folder / "cmdline").read_bytes() if folder.name.isdigit() else b""
            except OSError:
                continue
            if self.token.encode() in told:
                yield folder.name

    def _run(
        self,
        limits: Limits,
        seconds: float,
        n_runs: int,
        lent: tuple[Mount, ...],
        then: Callable[[Worksite], None] | None,
    ) -> Seen:
        bubblewrap.find_bubblewrap.cache_clear()
        os.environ["HOME"] = str(self.home)
        argv, mounts = interpreter()
        permission = Permission(allowed=True, seconds=600)
        with open_tree(self.repo, cache_dir=self.cache) as tree:
            workshop = Workshop(tree, permission, self.cache / "runs")
            try:
                site = workshop.site("")
                assert not isinstance(site, NoRun), site.note
                begun = time.monotonic()
                site = replace(site, limits=limits, ends_at=begun + seconds)
                done = site.run([*argv, f"{self.token}.py"], mounts=mounts)
                refused = ""
                try:
                    for _ in range(1, n_runs):
                        done = site.run([*argv, f"{self.token}.py"], mounts=[*mounts, *lent])
                    if then is not None:
                        then(site)
                except ProgramFailed as failed:
                    refused = failed.message
                return Seen(
                    exit_code=done.exit_code,
                    output=done.output.decode("utf-8", "replace"),
                    ended=done.ended,
                    seconds=time.monotonic() - begun,
                    changed=site.changed_sources(),
                    read_back=site.read_back(site.results / "result.xml"),
                    refused=refused,
                )
            finally:
                workshop.close()


@contextmanager
def field(user: str) -> Iterator[Field]:
    made = Field(user)
    try:
        yield made
    finally:
        removal.remove_tree(made.base)


def interpreter() -> tuple[list[str], list[Mount]]:
    """A Python that can be started in the sandbox, and what has to be shown for it."""
    prefix = Path(os.path.realpath(sys.base_prefix))
    program = Path(os.path.realpath(sys.executable))
    if program.is_relative_to(prefix) and os.access(program, os.X_OK):
        mounts = [] if program.is_relative_to("/usr") else [Mount(prefix, str(prefix))]
        return [str(program), "-I", "-B"], mounts
    return [str(shutil.which("python3", path="/usr/bin:/bin")), "-I", "-B"], []


def in_own_process(work: object, *, as_nobody: bool) -> bytes:
    """What `work` gives, done in a forked process with a terminal of its own."""
    assert callable(work)
    from_fd, to_fd = os.pipe()
    master_fd, slave_fd = os.openpty()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a fork besides threads
        pid = os.fork()
    if pid == 0:
        os.close(from_fd)
        code = 1
        try:
            os.setsid()
            fcntl.ioctl(slave_fd, termios.TIOCSCTTY, 0)
            if as_nobody:
                os.setgroups([])
                os.setgid(NOBODY)
                os.setuid(NOBODY)
            with os.fdopen(to_fd, "wb") as told:
                told.write(work())
            code = 0
        except BaseException:  # noqa: BLE001 - a forked process may not go on as the parent would
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(to_fd)
    try:
        with os.fdopen(from_fd, "rb") as told:
            raw = told.read()
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        os.set_blocking(slave_fd, False)
        assert _typed(slave_fd) == b"", "something typed on the terminal"
    finally:
        os.close(master_fd)
        os.close(slave_fd)
    return raw


def _typed(slave_fd: int) -> bytes:
    attributes = termios.tcgetattr(slave_fd)
    attributes[3] &= ~termios.ICANON
    termios.tcsetattr(slave_fd, termios.TCSANOW, attributes)
    try:
        return os.read(slave_fd, 1000)
    except BlockingIOError:
        return b""
