"""A fixed part of the measurement of checks, on one pinned package, through the real program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from probant.evaluation.corpus import CorpusUnavailableError, fetch, find
from probant.settings import load_settings

PROGRAM = str(Path(sys.executable).parent / "probant")


def test_nothing_true_is_refuted_and_nothing_false_is_verified() -> None:
    try:
        root = fetch(find("svcs"), load_settings().cache_dir, environment=os.environ)
    except CorpusUnavailableError as reason:
        pytest.skip(f"the package cannot be fetched here: {reason}")
    done = subprocess.run(
        [PROGRAM, "eval", "check", "--repo", str(root), "--seed", "11", "--limit", "25",
         "--quiet", "--format", "json"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    report = json.loads(done.stdout)
    metrics = report["metrics"]
    assert metrics["false_refutations"]["n"] > 250
    assert metrics["false_refutations"]["value"] == 0, report["wrong"]
    assert metrics["wrongly_verified"]["n"] > 200
    assert metrics["wrongly_verified"]["value"] == 0, report["wrong"]
    # Silence would pass all of the above.
    assert metrics["refutation_recall"]["value"] >= 0.8
    assert metrics["verified"]["value"] >= 0.8
    assert report["documentation"]["bytes"] > 50_000
    assert report["documentation"]["false_alarms"] == 0
    # One small package is not the whole measurement, and must not pass for it.
    assert done.returncode == 1
