"""Where libclang is: already importable, in the cache, or brought there by the package client.

Not here: what is asked of it (clang_worker.py).
"""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.oracles.clients import Run, pip_package
from probant.workspace import process

VERSION = "18.1.1"
REMEDY = f"run `pip install libclang=={VERSION}`, or let the package client reach its registry"


def find_or_install(cache: Path, environment: Mapping[str, str], *, run: Run = process.run) -> Path:
    """The folder from which `clang.cindex` can be imported."""
    spec = importlib.util.find_spec("clang")
    if spec is not None and spec.submodule_search_locations:
        package = Path(next(iter(spec.submodule_search_locations)))
        if (package / "cindex.py").is_file():
            return package.parent
    return pip_package("libclang", VERSION, cache, environment, run=run)
