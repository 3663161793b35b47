"""Runs an oracle's own program, in the language it judges, on the files of a tree.

The program gets the root as its argument and the relative paths on its input, NUL between them; it
prints fact lines (fact_lines.py). It only parses: nothing of the tree is built or run.
"""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path

from probant.errors import ProgramMissing
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.code.truth import OracleMissingError
from probant.workspace import process

MAX_SECONDS = 600.0
MAX_OUTPUT_BYTES = 500_000_000
MAX_FILE_BYTES = 5_000_000


def source(name: str) -> bytes:
    """A program shipped beside this file."""
    return resources.files("probant.evaluation.oracles").joinpath(name).read_bytes()


def readable(
    tree: Tree, is_wanted: Callable[[str], bool]
) -> tuple[list[str], list[tuple[str, str]]]:
    """Paths a program can be told about, and the rest with the reason."""
    paths, dropped = [], []
    for path, content in tree.files.items():
        if not is_wanted(path):
            continue
        if len(content) > MAX_FILE_BYTES:
            dropped.append((path, f"larger than {MAX_FILE_BYTES} bytes"))
        elif not path.isprintable():
            dropped.append((path, "a file name that cannot be printed"))
        else:
            paths.append(path)
    return paths, dropped


def built(cache: Path, name: str, recipe: Iterable[bytes], build: Callable[[Path], None]) -> Path:
    """The folder `build` fills, made once for each `recipe` (sources, compiler version)."""
    digest = hashlib.sha256(b"\0".join(recipe)).hexdigest()[:16]
    folder = cache / "oracles" / f"{name}-{digest}"
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        fresh = Path(scratch) / "fresh"
        fresh.mkdir()
        build(fresh)
        # A rename is all or nothing: an interrupted build leaves no half program behind.
        shutil.move(fresh, folder)
    return folder


def run(
    argv: Sequence[str],
    *,
    env: Mapping[str, str],
    remedy: str,
    stdin: bytes | None = None,
    cwd: Path = Path("/"),
) -> bytes:
    """What the program printed; whatever keeps it from working is an `OracleMissingError`.

    It does not start where we were started: toolchains let files there choose their version.
    """
    try:
        done = process.run(
            argv,
            cwd=cwd,
            env=env,
            stdin=stdin,
            timeout=MAX_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )
    except ProgramMissing as missing:
        raise OracleMissingError(missing.message, remedy=remedy) from missing
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        reason = "it took too long" if done.timed_out else (said[0] if said else "no word")
        raise OracleMissingError(f"{Path(argv[0]).name} gave up: {reason}", remedy=remedy)
    return done.stdout


def told(paths: Iterable[str]) -> bytes:
    return "\0".join(paths).encode()
