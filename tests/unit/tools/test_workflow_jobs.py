"""Jobs, steps and matrices as workflow files write them, and the names a service shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.tools.projects.workflow_jobs import WrittenJob, job_called, jobs_of, step_called
from probant.tools.settings_files.tree import NotUnderstood
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree

SAMPLE = """\
on: [push]
jobs:
  build:
    name: Build on ${{ matrix.os }} (Go ${{ matrix.go }})
    strategy:
      matrix:
        os: [linux, macos]
        go:
          - "1.20"
          - 1.21
        extra: ${{ fromJSON(needs.plan.outputs.extra) }}
        cell:
          - {a: 1}
        include:
          - os: windows
    steps:
      - uses: actions/checkout@v4
      - name: Test
        run: go test
      - name: Test
        run: go test again
  dynamic:
    strategy:
      matrix: ${{ fromJSON(needs.plan.outputs.all) }}
  lint:
    needs: [build, dynamic]
    uses: ./.github/workflows/lint.yml
  odd: text
"""


def read(tmp_path: Path, text: str) -> tuple[WrittenJob, ...]:
    path = RepoPath(".github/workflows/ci.yml")
    root = make_tree(tmp_path / "tree", {path: text})
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        return jobs_of(tree, path)


def test_jobs(tmp_path: Path) -> None:
    build, dynamic, lint, odd = read(tmp_path, SAMPLE)
    assert [(a.name, a.values, a.line, a.is_known) for a in build.axes] == [
        ("os", ("linux", "macos"), 7, True),
        ("go", ("1.20", "1.21"), 8, True),
        ("extra", (), 11, False),
        ("cell", ("{a: 1}",), 12, True),
        ("include", ("{os: windows}",), 14, True),
    ]
    assert [(a.name, a.is_known) for a in dynamic.axes] == [("matrix", False)]
    assert (lint.needs, lint.uses) == (("build", "dynamic"), "./.github/workflows/lint.yml")
    assert (odd.steps, odd.axes, odd.title) == ((), (), "odd")
    assert [(step.title, step.line) for step in build.steps] == [
        ("Run actions/checkout@v4", 17), ("Test", 18), ("Test", 20),
    ]  # fmt: skip


def test_names_as_they_are_shown(tmp_path: Path) -> None:
    jobs = read(tmp_path, SAMPLE)

    def key(shown: str) -> str | None:
        found = job_called(jobs, shown)
        return found.key if found else None

    assert key("Build on linux (Go 1.20)") == "build"
    assert key("Build for linux (Go 1.20)") is None
    assert key("dynamic (1, 2)") == "dynamic"
    assert key("lint / inner / deep") == "lint"
    assert key("gone") is None
    assert step_called(jobs[0], "Test") is None  # two of that name
    assert step_called(jobs[0], "Run actions/checkout@v4") is not None


def test_a_name_that_is_only_computed_means_the_one_job_that_has_such_a_name(
    tmp_path: Path,
) -> None:
    jobs = read(tmp_path, "jobs:\n  a:\n    name: ${{ matrix.x }}\n  b:\n    steps: []\n")
    found = job_called(jobs, "anything")
    assert found is not None and found.key == "a"


@pytest.mark.parametrize("text", ["", "jobs: 3\n", "jobs:\n", "on: push\n"])
def test_files_without_jobs(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == ()


def test_a_file_that_is_no_yaml(tmp_path: Path) -> None:
    with pytest.raises(NotUnderstood):
        read(tmp_path, "jobs: [\n  unclosed: {\n")
