"""The sandbox: bubblewrap, every namespace of its own, no network, next to nothing to read.

As root the program inside is another user, so that the kernel's limits bind it; else it stays in
a user namespace. Next: watching.py looks after it while it runs.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import signal
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path, PurePosixPath

from probant.errors import ProgramFailed
from probant.vocabulary.record import Record
from probant.workspace import process
from probant.workspace.containment import (
    HOME_INSIDE,
    INSIDE,
    RESULTS_INSIDE,
    SIGNALLED,
    Ended,
    Errand,
    Finished,
    Limits,
    NoSandbox,
    OnLine,
)
from probant.workspace.gauges import DiskGauge, ProcessGauge
from probant.workspace.watching import Output, watch

NAME = "probant"
_PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin"
_START_SECONDS = 10.0
_END_SECONDS = 1.5
_MAX_STATUS_BYTES = 10_000
_MAX_SAID_CHARS = 300
_USER_INSIDE = 1000
_FIRST_FREE_USER, _N_FREE_USERS = 61184, 4336
"""Users that no person and no package has; service managers give them out for a while."""

_SYSTEM = ("/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32")
_ETC = (
    "alternatives", "ca-certificates", "ca-certificates.conf", "clang", "crypto-policies",
    "debian_version", "fonts", "gradle", "java", "java-8-openjdk", "java-11-openjdk",
    "java-17-openjdk", "java-21-openjdk", "java-25-openjdk", "ld.so.cache", "ld.so.conf",
    "ld.so.conf.d", "localtime", "locale.alias", "lsb-release", "magic", "maven", "mime.types",
    "os-release", "perl", "pki/ca-trust", "pki/tls/cert.pem", "pki/tls/certs", "protocols",
    "python3", "python3.11", "python3.12", "python3.13", "services", "sgml", "ssl/certs",
    "ssl/openssl.cnf", "terminfo", "timezone", "xml",
)  # fmt: skip
"""What programs read of /etc that says nothing about this machine's people and secrets."""

_FORBIDDEN = "Operation not permitted", "Permission denied", "No permissions", "user namespace"


class Bubblewrap(Record):
    """A way to start bubblewrap that was seen to work here."""

    program: str
    owner: tuple[int, int] | None

    @property
    def is_isolated(self) -> bool:
        return True

    def run(
        self, errand: Errand, limits: Limits, seconds: float, on_line: OnLine | None = None
    ) -> Finished:
        """To its end, or until a limit; no process of it is left then."""
        if self.owner is not None:
            _hand_over((errand.copy, errand.results), self.owner)
        output = Output(limits.output_bytes, on_line)
        with _Jail(self, _places(errand), limits, errand.argv) as jail:
            gauges = (
                ProcessGauge(jail.first_pid, limits),
                DiskGauge((errand.copy, errand.results), jail.first_pid, limits),
            )
            ended = watch(
                jail.child,
                output,
                seconds=seconds,
                gauge=lambda: next((over for gauge in gauges if (over := gauge())), None),
            )
            exit_code = jail.stop() if ended is Ended.ITSELF else SIGNALLED + signal.SIGKILL
        output.finish()
        if exit_code is None:
            raise ProgramFailed(f"the sandbox did not start: {_said(bytes(output.both))}")
        return Finished(
            exit_code=exit_code,
            output=bytes(output.both),
            stdout=bytes(output.stdout),
            ended=ended,
            is_cut=output.both.is_cut,
        )


@cache
def find_bubblewrap() -> Bubblewrap | NoSandbox:
    """Really started, once for each process: that it is installed says little."""
    program = shutil.which("bwrap")
    if program is None:
        return NoSandbox("bubblewrap is not installed; install the package bubblewrap")
    missing = [name for name in ("prlimit", "setpriv") if _system_program(name) is None]
    if missing:
        return NoSandbox(f"{missing[0]} is not installed; install the package util-linux")
    said = ""
    for owner in _owners():
        candidate = Bubblewrap(program, owner)
        said = _trial(candidate)
        if not said:
            return candidate
    return NoSandbox(f"bubblewrap does not start: {said}; {_remedy(said)}")


def _owners() -> tuple[tuple[int, int] | None, ...]:
    """As root another user first; in a user namespace root stays root, which limits bind less."""
    if os.geteuid() != 0:
        return (None,)
    user = _FIRST_FREE_USER + os.getpid() % _N_FREE_USERS
    return ((user, user), None)


def _trial(candidate: Bubblewrap) -> str:
    """What went wrong when nothing much was run; '' if nothing did."""
    output = Output(_MAX_STATUS_BYTES, None)
    try:
        with _Jail(candidate, [], Limits(), ("true",)) as jail:
            watch(jail.child, output, seconds=_START_SECONDS)
            exit_code = jail.stop()
    except ProgramFailed as failed:
        return failed.message
    if exit_code == 0:
        return ""
    return _said(bytes(output.both)) or f"it ended with {exit_code}"


def _remedy(said: str) -> str:
    if any(sign in said for sign in _FORBIDDEN):
        return (
            "allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, "
            "kernel.apparmor_restrict_unprivileged_userns=0), or run it as root"
        )
    return "try a newer bubblewrap (0.7 at least)"


def _said(raw: bytes) -> str:
    lines = raw.decode("utf-8", "replace").strip().splitlines()
    return next((line for line in lines if line.startswith("bwrap:")), lines[-1] if lines else "")[
        :_MAX_SAID_CHARS
    ]


class _Jail:
    """One start of bubblewrap; leaving it ends every process inside."""

    def __init__(
        self, how: Bubblewrap, places: Sequence[str], limits: Limits, argv: Sequence[str]
    ) -> None:
        self._how = how
        self._places = places
        self._limits = limits
        self._argv = argv
        self._status = b""
        self._first_fd = -1
        self.first_pid = -1

    def __enter__(self) -> _Jail:
        self._status_fd, told_fd = os.pipe2(os.O_CLOEXEC)
        try:
            with _small_files(self._user()) as files:
                options = self._options(told_fd, files)
                self.child = process.spawn(
                    [self._how.program, *options, "--", *self._limited(), *self._argv],
                    cwd=Path("/"),
                    env=None,
                    has_stdin=False,
                    has_stderr=True,
                    pass_fds=(told_fd, *files.values()),
                )
        except BaseException:
            os.close(self._status_fd)
            raise
        finally:
            os.close(told_fd)
        try:
            self._meet()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """First the first process inside: the kernel takes all the others with it."""
        if self._first_fd >= 0:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                signal.pidfd_send_signal(self._first_fd, signal.SIGKILL)
        process.end(self.child)
        if self._first_fd >= 0:
            select.select([self._first_fd], [], [], _END_SECONDS)
            os.close(self._first_fd)
            self._first_fd = -1
        if self._status_fd >= 0:
            os.close(self._status_fd)
            self._status_fd = -1

    def stop(self) -> int | None:
        """How the program ended; None if it never started."""
        process.wait(self.child, _END_SECONDS)
        while select.select([self._status_fd], [], [], 0)[0] and self._read_status():
            pass
        return self._told("exit-code")

    def _meet(self) -> None:
        """Wait until it says which is the first process inside."""
        while b"\n" not in self._status:
            if not select.select([self._status_fd], [], [], _START_SECONDS)[0]:
                raise ProgramFailed("the sandbox did not start in time")
            if not self._read_status():
                return  # it has ended, and said why
        pid = self._told("child-pid")
        if pid is not None:
            self.first_pid = pid
            with contextlib.suppress(OSError):
                self._first_fd = os.pidfd_open(pid)

    def _read_status(self) -> bool:
        chunk = os.read(self._status_fd, _MAX_STATUS_BYTES)
        self._status += chunk
        return bool(chunk) and len(self._status) < _MAX_STATUS_BYTES

    def _told(self, key: str) -> int | None:
        for line in self._status.splitlines():
            with contextlib.suppress(ValueError):
                if key in (told := json.loads(line)):
                    return int(told[key])
        return None

    def _user(self) -> tuple[int, int]:
        return self._how.owner or (_USER_INSIDE, _USER_INSIDE)

    def _options(self, status_fd: int, files: dict[str, int]) -> list[str]:
        options = [*_namespaces(self._how.owner), "--json-status-fd", str(status_fd)]
        options += _system_options()
        for path, fd in files.items():
            options += ["--perms", "0644", "--file", str(fd), path]
        size = str(min(self._limits.memory_bytes // 2, _memory_bytes() // 8))
        options += ["--proc", "/proc", "--dev", "/dev"]
        options += ["--dir", "/var", "--dir", "/run"]
        for folder in ("/dev/shm", "/tmp", "/var/tmp", HOME_INSIDE):  # noqa: S108 - in the sandbox
            options += ["--perms", "1777", "--size", size, "--tmpfs", folder]
        env = {"PATH": _PATH, "HOME": HOME_INSIDE, "USER": NAME, "LOGNAME": NAME}
        env |= {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "dumb", "SHELL": "/bin/sh"}
        for name, value in env.items():
            options += ["--setenv", name, value]
        # What lies directly in / and /dev is memory too, and has no limit of its own.
        return [*options, *self._places, "--remount-ro", "/dev", "--remount-ro", "/"]

    def _limited(self) -> list[str]:
        """Programs inside that set the limits, become the other user, and then the program."""
        limits = self._limits
        prefix = [
            str(_system_program("prlimit")),
            f"--nproc={limits.n_processes + _n_counted_besides(self._how.owner)}",
            f"--fsize={limits.file_bytes}",
            f"--nofile={limits.n_open_files}",
            "--core=0",
            "--",
        ]
        if self._how.owner is not None:
            user, group = self._how.owner
            prefix += [str(_system_program("setpriv")), f"--reuid={user}", f"--regid={group}"]
            prefix += ["--clear-groups", "--inh-caps=-all", "--no-new-privs", "--"]
        return prefix


def _namespaces(owner: tuple[int, int] | None) -> list[str]:
    options = ["--die-with-parent", "--new-session", "--clearenv", "--hostname", NAME]
    options += ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    options += ["--unshare-cgroup-try", "--cap-drop", "ALL"]
    if owner is not None:
        return [*options, "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    user = str(_USER_INSIDE)
    return [*options, "--unshare-user", "--uid", user, "--gid", user]


def _system_options() -> list[str]:
    options = ["--ro-bind", "/usr", "/usr", "--ro-bind-try", "/nix/store", "/nix/store"]
    for folder in _SYSTEM:
        if Path(folder).is_symlink():
            options += ["--symlink", os.fspath(Path(folder).readlink()), folder]
        else:
            options += ["--ro-bind-try", folder, folder]
    options += ["--dir", "/etc", "--dir", "/etc/ssl", "--dir", "/etc/pki", "--dir", "/etc/pki/tls"]
    for name in _ETC:
        options += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
    return options


def _places(errand: Errand) -> list[str]:
    options = ["--bind", os.fspath(errand.copy), INSIDE]
    options += ["--bind", os.fspath(errand.results), RESULTS_INSIDE]
    made: set[str] = set()
    for mount in sorted(errand.mounts, key=lambda mount: mount.inside):
        options += _parents(mount.inside, made)
        options += ["--ro-bind", os.fspath(mount.source), mount.inside]
    for name, value in errand.env:
        options += ["--setenv", name, value]
    return [*options, "--chdir", errand.cwd]


def _parents(inside: str, made: set[str]) -> list[str]:
    """Folders on the way to a place; bubblewrap by itself makes them for root's eyes only."""
    options: list[str] = []
    for folder in reversed(PurePosixPath(inside).parents):
        if str(folder) not in made and folder != folder.parent:
            made.add(str(folder))
            options += ["--dir", str(folder)]
    return options


@contextlib.contextmanager
def _small_files(user: tuple[int, int]) -> Iterator[dict[str, int]]:
    """Made-up files of /etc: the one user there is, and names for the loopback address."""
    texts = {
        "/etc/passwd": f"root:x:0:0:root:/:/bin/false\n{NAME}:x:{user[0]}:{user[1]}:{NAME}:"
        f"{HOME_INSIDE}:/bin/sh\nnobody:x:65534:65534:nobody:/:/bin/false\n",
        "/etc/group": f"root:x:0:\n{NAME}:x:{user[1]}:\nnogroup:x:65534:\n",
        "/etc/hosts": f"127.0.0.1 localhost {NAME}\n::1 localhost\n",
        "/etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    }
    with contextlib.ExitStack() as stack:
        fds: dict[str, int] = {}
        for path, text in texts.items():
            fd = os.memfd_create(NAME)
            stack.callback(os.close, fd)
            os.write(fd, text.encode())
            os.lseek(fd, 0, os.SEEK_SET)
            fds[path] = fd
        yield fds


@cache
def _system_program(name: str) -> str | None:
    """A program as it is found inside."""
    return shutil.which(name, path=_PATH)


@cache
def _memory_bytes() -> int:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def _n_counted_besides(owner: tuple[int, int] | None) -> int:
    """Before Linux 5.14 the limit on processes counted all of a user's, wherever they run."""
    release = os.uname().release.split(".")
    version = tuple(int(part) if part.isdigit() else 0 for part in release[:2])
    if owner is not None or version >= (5, 14):
        return 0
    n_tasks = 0
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            if folder.name.isdigit() and folder.stat().st_uid == os.getuid():
                n_tasks += sum(1 for _ in (folder / "task").iterdir())
    return n_tasks


def _hand_over(folders: Sequence[Path], owner: tuple[int, int]) -> None:
    """Give what we put there ourselves to the user who runs; no link is followed."""
    for top in folders:
        pending = [os.fspath(top)]
        os.chown(top, *owner, follow_symlinks=False)
        while pending:
            with os.scandir(pending.pop()) as entries:
                for entry in entries:
                    if entry.stat(follow_symlinks=False).st_uid != owner[0]:
                        os.chown(entry.path, *owner, follow_symlinks=False)
                    if entry.is_dir(follow_symlinks=False):
                        pending.append(entry.path)
