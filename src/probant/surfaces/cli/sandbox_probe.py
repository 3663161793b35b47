"""Whether builds and tests can be contained on this machine: a sandbox is started and looked at.

It is no fault not to have one: such questions are then answered with "could not look".
"""

from __future__ import annotations

from pathlib import Path

from probant.errors import ProbantError
from probant.settings import Settings
from probant.workspace import process
from probant.workspace.bubblewrap import Bubblewrap, find_bubblewrap
from probant.workspace.cache import RUNS
from probant.workspace.containment import INSIDE, Errand, Finished, Limits, Sandbox
from probant.workspace.sandbox import NoSandbox
from probant.workspace.scratch import fresh_folder

_LOOK = "for f in /etc/shadow /root/.ssh; do test -e $f && echo there $f; done; cat /proc/net/dev"
_SECONDS = 10.0
_N_HEAD_LINES = 2
_LOOPBACK = "lo"


def sandbox_seen(settings: Settings) -> str:
    """What was seen of it; an error says why there is none, or what it does not hold back."""
    found = find_bubblewrap(Path.cwd())
    if isinstance(found, NoSandbox):
        why, _, remedy = found.why.rpartition("; ")
        raise ProbantError(why, remedy=remedy)
    folder = fresh_folder(settings.cache_dir / RUNS)
    try:
        done = _looked(found, folder.path)
    finally:
        folder.remove()
    if leaks := _leaks(done):
        raise ProbantError(f"the sandbox leaks: {', '.join(leaks)}", remedy="do not use it")
    return f"{_version(found)}: started, no network, nothing of the user's to read"


def _looked(sandbox: Sandbox, folder: Path) -> Finished:
    for name in ("copy", "results"):
        (folder / name).mkdir()
    errand = Errand(
        argv=("/bin/sh", "-c", _LOOK),
        cwd=INSIDE,
        env=(),
        copy=folder / "copy",
        results=folder / "results",
    )
    return sandbox.run(errand, Limits(), _SECONDS)


def _leaks(done: Finished) -> list[str]:
    lines = done.stdout.decode("utf-8", "replace").splitlines()
    leaks = [f"{line.split()[1]} is there" for line in lines if line.startswith("there ")]
    table = [line for line in lines if not line.startswith("there ")][_N_HEAD_LINES:]
    networks = [line.partition(":")[0].strip() for line in table]
    if done.exit_code != 0 or _LOOPBACK not in networks:
        leaks.append(f"it cannot be looked at (exit code {done.exit_code})")
    return leaks + [f"the network {name} is there" for name in networks if name != _LOOPBACK]


def _version(found: Bubblewrap) -> str:
    done = process.run([found.program, "--version"], timeout=_SECONDS, max_output=1000)
    return done.stdout.decode("utf-8", "replace").strip()
