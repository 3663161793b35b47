"""A fixed part of the evaluation, on the pinned packages, through the real program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from probant.evaluation.corpus import CorpusUnavailableError, Package, fetch, start
from probant.settings import load_settings

PROGRAM = str(Path(sys.executable).parent / "probant")


@pytest.mark.parametrize("package", start(), ids=lambda package: package.name)
def test_no_false_answer_and_hardly_a_wrong_one(package: Package, tmp_path: Path) -> None:
    """The figures of the whole are held by tests/evaluation/test_subset.py.

    What is read is answered rightly or refused; how much is read is a figure of its own, and the
    wordings asked here are the project's own: `eval run --wordings` measures those of others.
    """
    try:
        root = fetch(package, load_settings().cache_dir, environment=os.environ)
    except CorpusUnavailableError as reason:
        pytest.skip(f"the package cannot be fetched here: {reason}")
    done = subprocess.run(
        [PROGRAM, "eval", "run", "--repo", str(root), "--seed", "11", "--limit", "12", "--quiet",
         "--beside", "none", "--jobs", "2", "--format", "json"],
        env=os.environ | {"PROBANT_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    report = json.loads(done.stdout)
    metrics = report["metrics"]
    assert metrics["accuracy"]["n"] > 100
    assert metrics["accuracy"]["value"] + metrics["over_abstention"]["value"] >= 0.99
    assert metrics["accuracy"]["value"] >= 0.95
    assert metrics["false_answers"]["n"] > 100
    assert metrics["false_answers"]["value"] == 0
    assert metrics["over_abstention"]["value"] <= 0.05
    assert metrics["citation_accuracy"]["value"] == 1
