"""A copy of a package with what its tests need beside it, brought by its language's own client.

Only what its manifest declares is asked for, and no script of any package runs. Next: tracing.py.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from probant.errors import ProbantError
from probant.evaluation.arms.run_environment import lay_out, linked, wheels_for
from probant.evaluation.corpus.clients import CLIENT_PREFIXES, CLIENT_VARIABLES
from probant.evaluation.oracles.clients import npm_command
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.tree import read_tree
from probant.vocabulary.project import Ecosystem
from probant.workspace import process

MAX_SECONDS = 600.0
_NEEDS = ("dependencies", "devDependencies", "peerDependencies", "overrides")
_OPTIONS = (
    "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error",
    "--no-update-notifier",
)  # fmt: skip


def ecosystem_of(root: Path) -> Ecosystem | None:
    """How the tests of the project at `root` are run, of the ways that can be traced."""
    if any((root / name).is_file() for name in ("pyproject.toml", "setup.py", "setup.cfg")):
        return Ecosystem.PYTHON
    return Ecosystem.NPM if (root / "package.json").is_file() else None


def equipped_copy(
    root: Path, copy: Path, ecosystem: Ecosystem, cache: Path, environment: Mapping[str, str]
) -> Doubt | None:
    """Make `copy` of the tree at `root`, ready to be tested; Doubt where something is missing."""
    shutil.copytree(root, copy, symlinks=True)
    if ecosystem is Ecosystem.PYTHON:
        wheels = wheels_for(read_tree(copy), cache, environment)
        if isinstance(wheels, Doubt):
            return wheels
        lay_out(wheels, copy / ".venv")
        return None
    modules = _node_modules(copy, cache, environment)
    if isinstance(modules, Doubt):
        return modules
    shutil.copytree(modules, copy / "node_modules", symlinks=True, copy_function=linked)
    return None


def _node_modules(root: Path, cache: Path, environment: Mapping[str, str]) -> Path | Doubt:
    try:
        manifest = json.loads((root / "package.json").read_bytes())
    except ValueError:
        return Doubt("package.json is not JSON")
    needs = json.dumps({key: manifest[key] for key in _NEEDS if key in manifest}, sort_keys=True)
    folder = cache / "run-environments" / f"npm-{hashlib.sha256(needs.encode()).hexdigest()[:16]}"
    if folder.is_dir():
        return folder / "node_modules"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as scratch:
        made = Path(scratch) / "made"
        made.mkdir()
        (made / "package.json").write_text(needs, "utf-8")
        if (trouble := _npm_install(made, cache, environment)) is not None:
            return trouble
        made.rename(folder)
    return folder / "node_modules"


def _npm_install(folder: Path, cache: Path, environment: Mapping[str, str]) -> Doubt | None:
    told = {
        name: value
        for name, value in environment.items()
        if name in CLIENT_VARIABLES or name.startswith(CLIENT_PREFIXES)
    }
    try:
        command = [*npm_command(cache, environment), "install", "--prefix", str(folder), *_OPTIONS]
        done = process.run(command, env=told, timeout=MAX_SECONDS, max_output=1_000_000)
    except ProbantError as trouble:
        return Doubt(f"npm cannot be run: {trouble}")
    if done.returncode != 0 or done.timed_out or not (folder / "node_modules").is_dir():
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        return Doubt(f"what the tests need cannot be had: {said[-1] if said else 'no word of it'}")
    return None
