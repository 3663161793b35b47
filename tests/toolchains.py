"""Which programs a test can count on: found, and more than the front of a missing toolchain."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache

_FRONTS = frozenset({"cargo", "rustc"})
"""rustup puts programs of these names on PATH also where it has no toolchain behind them."""


@cache
def is_usable(program: str) -> bool:
    found = shutil.which(program)
    if found is None or program not in _FRONTS:
        return found is not None
    done = subprocess.run([found, "--version"], capture_output=True, check=False, timeout=60)
    return done.returncode == 0
