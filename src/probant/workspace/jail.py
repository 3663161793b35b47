"""What a sandbox shows and forbids, as bubblewrap's options, and the limits set inside it.

Only builds lists of words. Next: bubblewrap.py starts it.
"""

from __future__ import annotations

import contextlib
import os
import resource
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath

from probant.workspace.containment import (
    HOME_INSIDE,
    INSIDE,
    RESULTS_INSIDE,
    Errand,
    Limits,
)
from probant.workspace.mountpoints import is_writable
from probant.workspace.programs import SYSTEM_FOLDERS

NAME = "probant"
USER_INSIDE = 1000
Owner = tuple[int, int]

_PATH = ":".join(SYSTEM_FOLDERS)
_SYSTEM = ("/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32")
_ETC = (
    "alternatives", "ca-certificates", "ca-certificates.conf", "clang", "crypto-policies",
    "debian_version", "fonts", "java", "ld.so.cache", "ld.so.conf", "ld.so.conf.d",
    "localtime", "locale.alias", "lsb-release", "magic",
    "maven/logging", "maven/m2.conf", "mime.types", "os-release",
    "perl", "pki/ca-trust", "pki/java", "pki/tls/cert.pem", "pki/tls/certs", "protocols",
    "services", "sgml", "ssl/certs", "ssl/openssl.cnf", "terminfo", "timezone", "xml",
)  # fmt: skip
"""What programs read of /etc that says nothing about this machine's people and secrets."""

_ETC_VERSIONED = ("java-", "python3")
_OWN_MEMORY = {"/tmp": 2, "/dev/shm": 4}  # noqa: S108 - in the sandbox
"""Folders kept in memory, and which part of it each may take."""

_SAME_MEMORY = ("/tmp", "/var/tmp")  # noqa: S108 - in the sandbox

_ENV = {
    "PATH": _PATH,
    "HOME": HOME_INSIDE,
    "USER": NAME,
    "LOGNAME": NAME,
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "TERM": "dumb",
    "SHELL": "/bin/sh",
}
_COUNTED_APART = (5, 14)
"""Since this Linux a user namespace counts its own processes against their limit."""


def options(
    errand: Errand | None,
    limits: Limits,
    owner: Owner | None,
    *,
    status_fd: int,
    files: Mapping[str, int],
) -> list[str]:
    """All of bubblewrap's options; without an errand there is nothing to be written to."""
    words = [*_namespaces(owner), "--json-status-fd", str(status_fd), *_system()]
    for path, fd in files.items():
        words += ["--perms", "0644", "--file", str(fd), path]
    words += ["--proc", "/proc", "--dev", "/dev", "--dir", "/var", "--dir", "/run"]
    room_bytes = min(limits.memory_bytes, memory_bytes() // 2)
    for folder, part in _OWN_MEMORY.items():
        words += ["--perms", "1777", "--size", str(room_bytes // part), "--tmpfs", folder]
    words += ["--symlink", *_SAME_MEMORY, "--perms", "0777", "--dir", HOME_INSIDE]
    words += _settings(_ENV.items())
    words += _places(errand) if errand is not None else []
    # What lies directly in / and /dev is memory too, and has no limit of its own.
    return [*words, "--remount-ro", "/dev", "--remount-ro", "/"]


def limited(limits: Limits, owner: Owner | None) -> list[str]:
    """Programs inside that set the limits, become the other user, and then the program."""
    words = [
        str(system_program("prlimit")),
        f"--nproc={_at_most(resource.RLIMIT_NPROC, limits.n_processes + _n_besides(owner))}",
        f"--fsize={_at_most(resource.RLIMIT_FSIZE, limits.file_bytes)}",
        f"--nofile={_at_most(resource.RLIMIT_NOFILE, limits.n_open_files)}",
        "--core=0",
        "--",
    ]
    if owner is not None:
        words += [str(system_program("setpriv")), f"--reuid={owner[0]}", f"--regid={owner[1]}"]
        words += ["--clear-groups", "--inh-caps=-all", "--no-new-privs", "--"]
    return words


@contextlib.contextmanager
def small_files(owner: Owner | None) -> Iterator[dict[str, int]]:
    """Made-up files of /etc, open: the one user there is, and names for the loopback address."""
    user, group = owner or (USER_INSIDE, USER_INSIDE)
    texts = {
        "/etc/passwd": f"root:x:0:0:root:/:/bin/false\n"
        f"{NAME}:x:{user}:{group}:{NAME}:{HOME_INSIDE}:/bin/sh\n"
        f"nobody:x:65534:65534:nobody:/:/bin/false\n",
        "/etc/group": f"root:x:0:\n{NAME}:x:{group}:\nnogroup:x:65534:\n",
        "/etc/hosts": f"127.0.0.1 localhost {NAME}\n::1 localhost\n",
        "/etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    }
    with contextlib.ExitStack() as stack:
        yield {path: stack.enter_context(memory_file(text)) for path, text in texts.items()}


@contextlib.contextmanager
def memory_file(text: str) -> Iterator[int]:
    """A descriptor from which the text can be read."""
    fd = os.memfd_create(NAME)
    try:
        with os.fdopen(os.dup(fd), "wb") as stream:
            stream.write(text.encode("utf-8", "surrogateescape"))
        os.lseek(fd, 0, os.SEEK_SET)
        yield fd
    finally:
        os.close(fd)


@cache
def system_program(name: str) -> str | None:
    """A program as it is found inside."""
    folders = (Path(folder, name) for folder in SYSTEM_FOLDERS)
    return next((os.fspath(one) for one in folders if os.access(one, os.X_OK)), None)


@cache
def memory_bytes() -> int:
    """All the memory of this machine."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def _namespaces(owner: Owner | None) -> list[str]:
    words = ["--die-with-parent", "--new-session", "--clearenv", "--hostname", NAME]
    words += ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    words += ["--unshare-cgroup-try", "--cap-drop", "ALL"]
    if owner is not None:
        return [*words, "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    return [*words, "--unshare-user", "--uid", str(USER_INSIDE), "--gid", str(USER_INSIDE)]


def _system() -> list[str]:
    words = ["--ro-bind", "/usr", "/usr", "--ro-bind-try", "/nix/store", "/nix/store"]
    for top in map(Path, _SYSTEM):
        if top.is_symlink():
            words += ["--symlink", os.fspath(top.readlink()), os.fspath(top)]
        else:
            words += ["--ro-bind-try", os.fspath(top), os.fspath(top)]
    words += [
        "--dir",
        "/etc",
        "--dir",
        "/etc/ssl",
        "--dir",
        "/etc/maven",
        "--dir",
        "/etc/pki",
        "--dir",
        "/etc/pki/tls",
    ]
    for name in (*_ETC, *_versioned()):
        words += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
    return words


def _versioned() -> list[str]:
    with contextlib.suppress(OSError), os.scandir("/etc") as entries:
        return sorted(entry.name for entry in entries if entry.name.startswith(_ETC_VERSIONED))
    return []


def _places(errand: Errand) -> list[str]:
    words = ["--bind", os.fspath(errand.copy), INSIDE]
    words += ["--bind", os.fspath(errand.results), RESULTS_INSIDE]
    made: set[str] = set()
    for mount in sorted(errand.mounts, key=lambda mount: mount.inside):
        # In what can be written, bubblewrap would follow links: those places are there already.
        words += [] if is_writable(mount.inside) else _parents(mount.inside, made)
        words += ["--ro-bind", os.fspath(mount.source), mount.inside]
    return [*words, *_settings(errand.env), "--chdir", errand.cwd]


def _parents(inside: str, made: set[str]) -> list[str]:
    """Folders on the way to a place; bubblewrap by itself makes them for root's eyes only."""
    words: list[str] = []
    for folder in reversed(PurePosixPath(inside).parents):
        if str(folder) not in made and folder != folder.parent:
            made.add(str(folder))
            is_own = folder.is_relative_to("/tmp")  # noqa: S108 - in the sandbox
            words += ["--perms", "0777" if is_own else "0755", "--dir", str(folder)]
    return words


def _settings(env: Iterable[tuple[str, str]]) -> Sequence[str]:
    return [word for name, value in env for word in ("--setenv", name, value)]


def _at_most(which: int, wished: int) -> int:
    """Nobody can raise a limit that they are under themselves."""
    _, hard = resource.getrlimit(which)
    return wished if hard == resource.RLIM_INFINITY else min(wished, hard)


def _n_besides(owner: Owner | None) -> int:
    """Processes of the same user elsewhere, where the kernel counts them all."""
    parts = os.uname().release.split(".")
    version = tuple(int(part) if part.isdigit() else 0 for part in parts[:2])
    if owner is not None or version >= _COUNTED_APART:
        return 0
    n_tasks = 0
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            if folder.name.isdigit() and folder.stat().st_uid == os.getuid():
                n_tasks += sum(1 for _ in (folder / "task").iterdir())
    return n_tasks
