"""Where the tools are: beside this Python first, then on PATH. Nothing is ever downloaded.

A program inside the repository under investigation is not one the user installed: it is not run.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from probant.errors import ProgramFailed
from probant.workspace.process import clean_env, run


def find_program(name: str, *, not_below: Path | None) -> Path | None:
    """The program of this name; `not_below` is the repository."""
    beside = Path(sys.executable).parent / name
    if _is_program(beside):
        return beside
    for folder in clean_env()["PATH"].split(os.pathsep):
        found = Path(folder) / name
        if _is_program(found) and not is_below(found, not_below):
            return found
    return None


def version_of(program: Path) -> str:
    """What the program says of itself, in one line."""
    done = run([str(program), "--version"], timeout=10, max_output=10_000)
    if done.returncode != 0:
        raise ProgramFailed(f"{program} does not start", remedy="reinstall it")
    return done.stdout.decode("utf-8", "replace").partition("\n")[0].strip()


def is_below(path: Path, root: Path | None) -> bool:
    """Whether a path, or what it links to, lies in the repository."""
    if root is None:
        return False
    home = Path(os.path.realpath(root))
    return any(
        home in (place, *place.parents)
        for place in (Path.cwd() / path, Path(os.path.realpath(path)))
    )


def _is_program(path: Path) -> bool:
    return os.access(path, os.X_OK) and path.is_file()
