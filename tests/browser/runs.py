"""A small real run of the evaluation, made by the program itself."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

from tests.unit.evaluation.sample import SAMPLE

PROGRAM = str(Path(sys.executable).parent / "probant")


def make_run(top: Path) -> Path:
    """A run over a tree of a few files; its folder."""
    repo = top / "depot"
    for path, text in SAMPLE.items():
        target = repo / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(textwrap.dedent(text), encoding="utf-8")
    folder = top / "run"
    asked = ("run", "--repo", str(repo), "--limit", "4", "--jobs", "1", "--quiet")
    evaluate(top, *asked, "--out", str(folder))
    return folder


def evaluate(top: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """A missed gate is no fault here: so few questions cannot meet them."""
    environment = os.environ | {"PROBANT_CACHE_DIR": str(top / "cache")}
    command = [PROGRAM, "eval", *args]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
