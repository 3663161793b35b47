"""bandit's real output for a real package: every place is where it says, and nowhere else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from probant.council.machine.opinions import machine_review
from probant.evaluation.corpus import CLIENT_VARIABLES, CorpusUnavailableError, fetch, find
from probant.settings import load_settings
from probant.vocabulary.council import Bearing, BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.workspace.snapshot import open_tree

CLIENT = {name: os.environ[name] for name in CLIENT_VARIABLES if name in os.environ}
Row = dict[str, Any]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pinned source package."""
    cache = load_settings().cache_dir / "corpus"
    try:
        tree = fetch(find("svcs"), cache, environment=CLIENT)
    except CorpusUnavailableError as unavailable:
        pytest.skip(f"the source package cannot be had: {unavailable}")
    copied = tmp_path_factory.mktemp("scanned") / "svcs"
    shutil.copytree(tree, copied)
    return copied


@pytest.fixture(scope="module")
def rows(package: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    home = tmp_path_factory.mktemp("bandit") / "venv"
    try:
        venv.create(home, symlinks=True, with_pip=True)
    except subprocess.CalledProcessError as failed:
        pytest.skip(f"no environment can be made: {failed}")
    installed = subprocess.run(
        [home / "bin/python", "-m", "pip", "install", "--quiet", "bandit==1.9.4"],
        capture_output=True,
        text=True,
    )
    if installed.returncode:
        pytest.skip(f"bandit cannot be had: {installed.stderr.strip()[-300:]}")
    done = subprocess.run(
        [home / "bin/bandit", "--quiet", "--recursive", "--format", "json", "."],
        cwd=package,
        capture_output=True,
        text=True,
    )
    found: list[Row] = json.loads(done.stdout)["results"]
    assert len(found) > 50
    return found


def reviewed(package: Path, tmp_path: Path, *bodies: list[Row]) -> list[MachineOpinion]:
    items = [
        Item(
            evidence_id=f"auto-{n}", request_index=n, source="bandit", format=BodyFormat.JSON,
            content=json.dumps({"results": body}), bearing=Bearing.BLOCKING,
        )
        for n, body in enumerate(bodies, 1)
    ]  # fmt: skip
    with open_tree(package, cache_dir=tmp_path / "cache") as tree:
        return list(machine_review(items, tree))


def renumbered(row: Row) -> Row:
    code = re.sub(r"(?m)^\d+", lambda number: str(int(number[0]) + 10_000), row["code"])
    line = row["line_number"] + 10_000
    return {**row, "line_number": line, "line_range": [line], "code": code}


def renamed(row: Row) -> Row:
    return {**row, "filename": row["filename"].removesuffix(".py") + "_gone.py"}


def misquoted(row: Row) -> Row:
    code = re.sub(r"(?m)^(\d+ ).*", r"\1qzx_nobody = vwk_writes(this)", row["code"])
    return {**row, "code": code}


@pytest.mark.slow
def test_every_place_of_bandit_checks(package: Path, tmp_path: Path, rows: list[Row]) -> None:
    (opinion,) = reviewed(package, tmp_path, rows)
    assert opinion.rationale == f"All {len(rows)} cited places are there."
    assert opinion.status is Status.ACKNOWLEDGED
    assert all(one.quote for one in opinion.places)


@pytest.mark.slow
@pytest.mark.parametrize("change", [renumbered, renamed, misquoted])
def test_no_changed_place_of_bandit_checks(
    package: Path, tmp_path: Path, rows: list[Row], change: Callable[[Row], Row]
) -> None:
    found = reviewed(package, tmp_path, *([change(row)] for row in rows))
    assert {one.status for one in found} <= {Status.REJECTED, Status.UNRESOLVED}
    assert not any(place.grounding.is_grounded for one in found for place in one.places)
    n_rejected = sum(one.status is Status.REJECTED for one in found)
    assert n_rejected > 0.9 * len(rows)
