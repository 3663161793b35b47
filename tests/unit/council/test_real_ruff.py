"""ruff's real output for a real tree: every place checks, and no place that is changed does."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from probant.council.machine.opinions import machine_review
from probant.vocabulary.council import Bearing, BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.workspace.snapshot import open_tree
from tests.repos import make_repo

FILES = {
    "src/shop/__init__.py": "",
    "src/shop/till.py": (
        "import os, sys\nfrom json import *\n\nclass Till:\n    def close(self, drawers=[]):\n"
        "        try:\n            return eval(drawers)\n        except:\n            pass\n"
    ),
    "src/shop/caf\xe9 bar.py": "import  os\n\n\n\n\nx = lambda: 0; y=1\n",
    "tests/odd.py": "def broken(:\n",
    "setup.py": "import os\r\nassert os",
}
Row = dict[str, Any]


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("ruff") / "shop", FILES)


def ruff(repo: Path, form: str) -> str:
    """As on any foreign tree: nothing of its settings, nothing rewritten, nothing left behind."""
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--isolated", "--no-fix", "--no-cache",
         "--select", "ALL", "--quiet", "--output-format", form, "."],
        cwd=repo, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    return done.stdout


def reviewed(repo: Path, tmp_path: Path, *bodies: str) -> list[MachineOpinion]:
    items = [
        Item(
            evidence_id=f"auto-{n}", request_index=n, source="ruff", format=BodyFormat.JSON,
            content=body, bearing=Bearing.BLOCKING,
        )
        for n, body in enumerate(bodies, 1)
    ]  # fmt: skip
    with open_tree(repo, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        return list(machine_review(items, tree))


@pytest.mark.parametrize("form", ["json", "json-lines", "sarif"])
def test_every_real_place_checks(repo: Path, tmp_path: Path, form: str) -> None:
    (opinion,) = reviewed(repo, tmp_path, ruff(repo, form))
    assert opinion.status is Status.ACKNOWLEDGED, opinion.rationale
    assert len(opinion.places) > 20
    assert all(one.grounding.is_grounded for one in opinion.places), opinion.rationale
    assert {one.path for one in opinion.places} == FILES.keys()


def relative(row: Row, repo: Path) -> None:
    row["filename"] = Path(row["filename"]).relative_to(repo).as_posix()


def moved(row: Row) -> None:
    row["location"]["row"] += 10_000
    row["end_location"]["row"] += 10_000


def renamed(row: Row) -> None:
    row["filename"] = row["filename"].replace(".py", "_gone.py")


def is_sure(row: Row, change: Callable[[Row], None]) -> bool:
    """A missing file may be a sentence, if it has blanks, or be what the result is about."""
    is_plain = " " not in row["filename"] and "file" not in row["message"].casefold()
    return change is moved or is_plain


@pytest.mark.parametrize("change", [moved, renamed])
def test_no_changed_place_checks(repo: Path, tmp_path: Path, change: Callable[[Row], None]) -> None:
    rows: list[Row] = json.loads(ruff(repo, "json"))
    here = copy.deepcopy(rows)
    for row in rows:
        change(row)
    for row in here:
        relative(row, repo)
        change(row)
    absolute = reviewed(repo, tmp_path, *(json.dumps([row]) for row in rows))
    assert {one.status for one in absolute} == {Status.UNRESOLVED}
    plain = reviewed(repo, tmp_path, *(json.dumps([row]) for row in here))
    sure = [one for one, row in zip(plain, here, strict=True) if is_sure(row, change)]
    assert len(sure) >= 20
    assert {one.rationale for one in sure if one.status is not Status.REJECTED} == set()
    assert {one.status for one in plain} <= {Status.REJECTED, Status.UNRESOLVED}
    assert not any(place.grounding.is_grounded for one in absolute + plain for place in one.places)
