"""A PostgreSQL for the tests: Debian's own, in a folder of its own, on a loopback port.

Started once for a test run, as a user who is not root, and gone with it. Where Debian's packages
are missing, what needs it is skipped.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

VERSIONS = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """Where the newest installed server is."""
    found = sorted(VERSIONS.glob("*/bin/initdb")) if VERSIONS.is_dir() else []
    return found[-1].parent if found else None


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of an empty database."""
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="probant-pg-", dir="/tmp"))
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    port = _free_port()
    data = folder / "data"
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    try:
        _run(
            user, folder, where / "initdb", "-D", data, "-A", "trust", "-U", "probant", "-E", "UTF8"
        )
        _run(user, folder, where / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options,
             "start")  # fmt: skip
        yield f"postgresql://probant@127.0.0.1:{port}/postgres"
    finally:
        if (data / "postmaster.pid").exists():
            _run(user, folder, where / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def _user() -> pwd.struct_passwd | None:
    """The server refuses to be root."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        pytest.skip("there is no user postgres")


def _run(user: pwd.struct_passwd | None, folder: Path, *command: object) -> None:
    done = subprocess.run(
        [str(one) for one in command], cwd=folder, capture_output=True, text=True, check=False,
        user=None if user is None else user.pw_uid, group=None if user is None else user.pw_gid,
        extra_groups=None if user is None else [], env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
    )  # fmt: skip
    if done.returncode:
        raise AssertionError(f"{command[0]}: {done.stdout}{done.stderr}")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
