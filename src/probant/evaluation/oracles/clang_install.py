"""Where libclang is: already importable, in the cache, or brought there by the package client.

Not here: what is asked of it (clang_worker.py). No registry is named; the client knows its own.
"""

from __future__ import annotations

import importlib.util
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from probant.evaluation.code_truth import OracleMissingError
from probant.evaluation.corpus import CLIENT_VARIABLES, MAX_OUTPUT_BYTES, MAX_SECONDS
from probant.workspace import process

VERSION = "18.1.1"
REMEDY = f"run `pip install libclang=={VERSION}`, or let the package client reach its registry"

Run = Callable[..., process.Completed]


def find_or_install(cache: Path, environment: Mapping[str, str], *, run: Run = process.run) -> Path:
    """The folder from which `clang.cindex` can be imported."""
    spec = importlib.util.find_spec("clang")
    if spec is not None and spec.submodule_search_locations:
        package = Path(next(iter(spec.submodule_search_locations)))
        if (package / "cindex.py").is_file():
            return package.parent
    target = cache / "oracles" / f"libclang-{VERSION}"
    if not target.is_dir():
        _install(target, environment, run)
    return target


def _install(target: Path, environment: Mapping[str, str], run: Run) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as scratch:
        fresh = Path(scratch) / "libclang"
        client = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        options = ["--only-binary", ":all:", "--target", str(fresh), f"libclang=={VERSION}"]
        completed = run(
            [*client, *options],
            env={
                name: value
                for name, value in environment.items()
                if name.startswith("PIP_") or name in CLIENT_VARIABLES
            },
            timeout=MAX_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )
        if completed.returncode != 0 or not (fresh / "clang" / "cindex.py").is_file():
            said = completed.stderr.decode("utf-8", "replace").strip().splitlines()
            raise OracleMissingError(
                f"cannot install libclang {VERSION}: {said[-1] if said else 'nothing came'}",
                remedy=REMEDY,
            )
        # Two runs may install at once; whoever renames first wins, the other's copy is as good.
        if not target.is_dir():
            shutil.move(fresh, target)
