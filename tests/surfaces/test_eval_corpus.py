"""`probant eval corpus`: what is known, what a cutoff says, what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import probant
from probant.evaluation import corpus

CALL = "import sys; from probant.surfaces.cli.main import main; sys.exit(main(sys.argv[1:]))"
OWN = Path(probant.__file__).parent


def call(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", CALL, "eval", *arguments],
        env=os.environ | {"PROBANT_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_every_package_is_listed_with_what_is_known(tmp_path: Path) -> None:
    done = call(tmp_path, "corpus", "--format", "json", "--cutoff", "2024-09-01")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert document["schema"] == "probant.corpus/1"
    rows = {row["label"]: row for row in document["packages"]}
    assert list(rows) == [package.label for package in corpus.pinned()]
    assert rows["svcs-26.2.0"]["public_before_cutoff"] is True
    assert rows["zizmor-1.32.0"]["public_before_cutoff"] is False
    unknown = [row for row in rows.values() if not row["first_release"] and not row["public_by"]]
    assert unknown
    assert all(row["public_before_cutoff"] is None for row in unknown)
    assert all(row["stars"] is None and len(row["sha256"]) == 64 for row in rows.values())


def test_a_day_by_which_it_was_public_can_only_say_yes(tmp_path: Path) -> None:
    arguments = ("corpus", "--corpus", "toml11", "--format", "json", "--cutoff")
    for cutoff, expected in (("2023-01-01", True), ("2021-01-01", None)):
        row = json.loads(call(tmp_path, *arguments, cutoff).stdout)["packages"][0]
        assert row["public_before_cutoff"] is expected


def test_the_table_for_people_counts_them(tmp_path: Path) -> None:
    done = call(tmp_path, "corpus", "--corpus", "start", "--cutoff", "2024-01-01")
    assert "svcs 26.2.0" in done.stdout
    assert "public before the cutoff: 2, after it: 1, unknown: 0" in done.stdout


def test_a_repository_of_ones_own_is_told(tmp_path: Path) -> None:
    root = tmp_path / "far"
    root.mkdir()
    (root / "pyproject.toml").write_text('[project]\nname = "far-kit"\n')
    (root / "a.py").write_text("x = 1\n")
    told = json.loads(call(tmp_path, "corpus", "--repo", str(root), "--format", "json").stdout)
    assert told["repository"]["packages"] == ["far-kit"]
    assert told["repository"]["languages"] == ["python"]
    assert told["repository"]["n_commits"] is None


@pytest.mark.parametrize(
    "command",
    [
        ("corpus",),
        ("run", "--quiet"),
        ("generate", "--out", "never"),
        ("check", "--quiet"),
        ("facts", "--quiet"),
    ],
)
def test_code_of_this_project_is_refused(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = call(tmp_path, *command, "--repo", str(OWN / "evaluation"))
    assert done.returncode == 2
    assert "this project wrote it" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not Path("never").exists()


def test_a_list_that_names_only_this_project_is_refused(tmp_path: Path) -> None:
    listed = tmp_path / "repos.txt"
    listed.write_text(f"{OWN / 'evaluation'}\n")
    for command in (("run", "--quiet"), ("generate", "--out", str(tmp_path / "never"))):
        done = call(tmp_path, *command, "--repos", str(listed))
        assert done.returncode == 2
        assert "this project wrote it" in done.stderr
        assert done.stderr.count("\n") == 1


def test_code_of_the_answerer_is_refused(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "near"}')
    done = call(
        tmp_path, "run", "--quiet", "--repo", str(tmp_path), "--answerer-package", "far, near"
    )
    assert done.returncode == 2
    assert "the measured answerer wrote it (package.json names the package near)" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--cutoff", "last year"), "is no date"),
        (("--corpus", "nowhere"), "no pinned package nowhere"),
        (("--repo", "/no/such/folder"), "no directory"),
        (("--repo", ".", "--fetch"), "leave out --corpus and --fetch"),
    ],
)
def test_nonsense_is_refused(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    done = call(tmp_path, "corpus", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
