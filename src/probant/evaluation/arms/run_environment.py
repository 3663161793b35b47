"""What a package's tests need, brought once by pip as wheels, and laid out as its `.venv`.

Only names and versions that its manifest declares are asked for; nothing of the package itself is
built or run here. Where something cannot be had, the package has no facts about runs.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from probant.errors import ProbantError
from probant.evaluation.corpus.clients import CLIENT_PREFIXES, CLIENT_VARIABLES
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.tree import Tree
from probant.workspace import process

MAX_SECONDS = 300.0
FOR_TESTS = ("test", "tests", "testing", "optional", "dev")
_REQUIREMENT = re.compile(r"[A-Za-z0-9][\w.-]*(?:\[[\w,. -]*\])?\s*(?:[<>=!~;(].*)?")
"""A name with bounds: no option of pip, no address, no path."""


def wheels_for(tree: Tree, cache: Path, environment: Mapping[str, str]) -> Path | Doubt:
    """A folder with everything installed that the tests of `tree` need."""
    needs = sorted(set(needs_of(tree)))
    digest = hashlib.sha256("\n".join([sys.version, *needs]).encode()).hexdigest()[:16]
    folder = cache / "run-environments" / digest
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as scratch:
        made = Path(scratch) / "installed"
        done = _pip([*needs, "--target", str(made)], environment)
        if isinstance(done, Doubt):
            return done
        try:
            made.rename(folder)
        except OSError as trouble:
            return Doubt(f"what the tests need cannot be kept: {trouble.strerror}")
    return folder


def lay_out(wheels: Path, venv: Path) -> None:
    """An environment of this very Python, with `wheels` installed."""
    process.run(
        [sys.executable, "-m", "venv", "--without-pip", "--symlinks", str(venv)],
        timeout=60.0,
        max_output=100_000,
    )
    (site,) = (venv / "lib").glob("python3*/site-packages")
    shutil.copytree(wheels, site, symlinks=True, dirs_exist_ok=True, copy_function=linked)


def linked(source: str, target: str) -> None:
    """A second name for a file, or a copy of it on another disk."""
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)


def _pip(arguments: list[str], environment: Mapping[str, str]) -> Doubt | None:
    told = {
        name: value
        for name, value in environment.items()
        if name in CLIENT_VARIABLES or name.startswith(CLIENT_PREFIXES)
    }
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input"]
    command += ["--disable-pip-version-check", "--only-binary", ":all:", *arguments]
    try:
        done = process.run(command, env=told, timeout=MAX_SECONDS, max_output=1_000_000)
    except ProbantError as trouble:
        return Doubt(f"pip cannot be run: {trouble}")
    if done.returncode != 0 or done.timed_out:
        last = (done.stderr.decode("utf-8", "replace").strip().splitlines() or ["no word of it"])[
            -1
        ]
        return Doubt(f"what the tests need cannot be had: {last}")
    return None


def needs_of(tree: Tree) -> Iterator[str]:
    """What has to be installed to build and to test it, as its manifest says."""
    yield "pytest"
    manifest = _manifest(tree)
    project = manifest.get("project", {})
    yield from _plain(manifest.get("build-system", {}).get("requires", []))
    yield from _plain(project.get("dependencies", []))
    for name, group in project.get("optional-dependencies", {}).items():
        if name in FOR_TESTS:
            yield from _plain(group)
    groups = manifest.get("dependency-groups", {})
    chosen = [name for name in FOR_TESTS if name in groups]
    for name in [one for one in chosen if one != "dev"] or chosen:
        yield from _plain(_group(groups, name, depth=0))
    yield from _published(tree)


def _group(groups: Mapping[str, Any], name: str, depth: int) -> Iterator[str]:
    for entry in groups.get(name, []) if depth < len(groups) + 1 else []:
        if isinstance(entry, dict):
            yield from _group(groups, str(entry.get("include-group", "")), depth + 1)
        else:
            yield entry


def _plain(entries: Any) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, str) and _REQUIREMENT.fullmatch(entry.strip()):
            yield entry.strip()


def _published(tree: Tree) -> Iterator[str]:
    """The package as published, for what its tests ask the installed metadata."""
    text = tree.files.get("PKG-INFO", b"").decode("utf-8", "replace")
    fields = dict(re.findall(r"^(Name|Version): (\S+)$", text.partition("\n\n")[0], re.MULTILINE))
    if {"Name", "Version"} <= fields.keys():
        yield from _plain([f"{fields['Name']}=={fields['Version']}"])


def _manifest(tree: Tree) -> dict[str, Any]:
    try:
        return tomllib.loads(tree.files.get("pyproject.toml", b"").decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return {}
