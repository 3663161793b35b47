"""A real package whose tests nobody here wrote: counted as pytest counts it when run by hand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import venv
from pathlib import Path

import pytest

from probant.evaluation.corpus import CLIENT_VARIABLES, CorpusUnavailableError, fetch, find
from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, TestRun, Wanted
from probant.settings import load_settings
from probant.vocabulary.project import Ecosystem
from tests.unit.runs.compiled_sites import counts, has_programs, worksite

NEEDED = "pytest pytest-asyncio sybil attrs typing_extensions aiohttp flask starlette httpx".split()
CLIENT = {name: os.environ[name] for name in CLIENT_VARIABLES if name in os.environ}


@pytest.fixture(scope="module")
def svcs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pinned source package with an environment of its own beside its files."""
    if not has_programs():
        pytest.skip("bubblewrap is not installed")
    cache = load_settings().cache_dir / "corpus"
    try:
        tree = fetch(find("svcs"), cache, environment=CLIENT)
    except CorpusUnavailableError as unavailable:
        pytest.skip(f"the source package cannot be had: {unavailable}")
    repo = tmp_path_factory.mktemp("real") / "svcs"
    shutil.copytree(tree, repo)
    (repo / ".gitignore").write_text(".venv/\n")
    try:
        venv.create(repo / ".venv", symlinks=True, with_pip=True)
        installed = subprocess.run(
            [repo / ".venv/bin/python", "-m", "pip", "install", "--quiet", *NEEDED],
            capture_output=True,
            text=True,
        )
    except subprocess.CalledProcessError as failed:
        pytest.skip(f"no environment can be made: {failed}")
    if installed.returncode:
        pytest.skip(f"its dependencies cannot be had: {installed.stderr.strip()[-300:]}")
    return repo


def counts_by_hand(repo: Path, tmp_path: Path) -> tuple[int, int, int]:
    copy = tmp_path / "copy"
    shutil.copytree(repo, copy, ignore=shutil.ignore_patterns(".venv"))
    done = subprocess.run(
        [repo / ".venv/bin/python", "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    last = done.stdout.strip().splitlines()[-1]
    told = {word: int(n) for n, word in re.findall(r"(\d+) (\w+)", last)}
    n_failed = told.get("failed", 0) + told.get("error", 0) + told.get("errors", 0)
    return told.get("passed", 0), n_failed, told.get("skipped", 0) + told.get("xfailed", 0)


@pytest.mark.slow
def test_a_real_suite_is_counted_as_by_hand(svcs: Path, tmp_path: Path) -> None:
    kit = kit_of(Ecosystem.PYTHON)
    assert kit is not None
    with worksite(svcs) as site:
        run = kit.test(site, Wanted())
    assert isinstance(run, TestRun), run
    assert counts(run) == counts_by_hand(svcs, tmp_path)
    assert counts(run)[0] > 100
    assert (run.is_whole, run.doubts) == (True, ())


@pytest.mark.slow
def test_a_real_package_builds(svcs: Path) -> None:
    kit = kit_of(Ecosystem.PYTHON)
    assert kit is not None
    with worksite(svcs) as site:
        run = kit.build(site, "svcs")
    assert isinstance(run, BuildRun), run
    assert (run.exit_code, run.covers_target, run.made) == (0, True, ("svcs",))
    assert run.n_done > 1
