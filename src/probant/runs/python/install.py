"""The surroundings of a run: the snapshot's packages first, installed where that is needed.

An installation is made in the sandbox, offline, by a build backend that is already there.
"""

from __future__ import annotations

import os

from probant.runs.python.bench import Bench
from probant.runs.python.interpreter import Interpreter
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

SITE = "site"
"""The folder of results that holds an installed form of the snapshot."""

PIP_OPTIONS = (
    "--no-index",
    "--no-deps",
    "--no-build-isolation",
    "--disable-pip-version-check",
    "--no-cache-dir",
    "--quiet",
)


class Surroundings(Record, kw_only=True):
    env: dict[str, str]
    first: tuple[str, ...] = ()
    """Folders that come even before the current one: where the compiled form stands."""


def surroundings(bench: Bench, python: Interpreter) -> Surroundings:
    """The environment of a run. The snapshot's code comes before any installed copy of it."""
    layout = bench.layout
    needs_metadata = not bench.has_metadata and python.told["own_version"] is None
    is_installed = False
    if (layout.is_compiled or (needs_metadata and layout.name)) and can_build(bench, python):
        target = f"{bench.site.results_inside}/{SITE}"
        done = run_pip(bench, python, ("install", "--target", target, "--no-compile"))
        is_installed = done.exit_code == 0
    site = f"{bench.site.results_inside}/{SITE}"
    first = (site,) if is_installed and layout.is_compiled else ()
    paths = [*first, *_roots(bench)]
    if is_installed and not first:
        paths.append(site)
    elif bench.has_metadata and python.told["own_version"] != layout.version:
        paths.append(f"{bench.inside}/metadata")
    return Surroundings(env=_environment(python, paths), first=first)


def installed_place(bench: Bench, around: Surroundings) -> tuple[str, str]:
    """Where the compiled form stands, and the folder of the repository it was made of."""
    if not around.first:
        return "", ""
    root = bench.layout.roots[0]
    parts = [part for part in (bench.site.folder, root) if part]
    return f"{around.first[0]}/", "".join(f"{part}/" for part in parts)


def can_build(bench: Bench, python: Interpreter) -> bool:
    """Whether pip, the build backend and all it asks for are there."""
    return python.has("pip") and bool(bench.layout.backend) and not python.told["unbuildable"]


def run_pip(bench: Bench, python: Interpreter, arguments: tuple[str, ...]) -> Finished:
    command, *rest = arguments
    task = {"project": bench.site.project_inside, "arguments": [command, *PIP_OPTIONS, *rest]}
    bench.lay(task)
    bench.site.say(f"pip {command}")
    return bench.site.run(
        [python.program, bench.program("probant_install")],
        env=_environment(python, _backend_paths(bench)),
        mounts=(*python.mounts, bench.mount),
    )


def _backend_paths(bench: Bench) -> list[str]:
    return [bench.within(path) for path in bench.layout.backend_path if ".." not in path]


def _roots(bench: Bench) -> list[str]:
    roots = [root for root in bench.layout.roots if root] or [""]
    return [bench.within(root) for root in roots]


def _environment(python: Interpreter, paths: list[str]) -> dict[str, str]:
    folder = os.path.dirname(python.program)  # noqa: PTH120 - a path of the sandbox
    env = {"PATH": f"{folder}:/usr/local/bin:/usr/bin:/bin"}
    if paths:
        env["PYTHONPATH"] = ":".join(paths)
    if python.is_environment:
        env["VIRTUAL_ENV"] = os.path.dirname(folder)  # noqa: PTH120 - a path of the sandbox
    return env
