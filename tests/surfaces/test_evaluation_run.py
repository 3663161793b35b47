"""`eval run` and `eval generate` through the real program: stopped, gone on with, refused."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from probant.evaluation import corpus
from probant.evaluation.metrics.gates import GATES, PUBLIC_GATES
from probant.surfaces.cli.evaluation.asking import CORPORA
from probant.surfaces.cli.main import main
from probant.workspace.process import Completed
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.test_recall import FILES
from tests.unit.evaluation.track import contents
from tests.unit.evaluation.trees import write_tree

FEW = ("--families", "43,62", "--limit", "10", "--beside", "none")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return write_tree(tmp_path / "depot", {**FILES, **SAMPLE})


def started(tree: Path, out: Path, *more: str) -> subprocess.Popen[str]:
    call = "import sys; from probant.surfaces.cli.main import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", call, "eval", "run", "--repo", str(tree), "--out", str(out)]
    return subprocess.Popen(
        [*command, *FEW, "--jobs", "1", *more],
        env=os.environ | {"PROBANT_CACHE_DIR": str(tree.parent / "cache")},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def rows(out: Path) -> int:
    return sum(path.read_bytes().count(b"\n") for path in out.glob("results/*/*.jsonl"))


def stopped_half_way(tree: Path, out: Path, how: signal.Signals) -> int | None:
    """The exit code of a run that was stopped after its first rows; None: it was faster."""
    running = started(tree, out)
    while running.poll() is None and not rows(out):
        time.sleep(0.02)
    is_early = running.poll() is None
    running.send_signal(how)
    running.communicate(timeout=120)
    return running.returncode if is_early else None


def test_a_killed_run_is_gone_on_with_and_ends_the_same(tree: Path, tmp_path: Path) -> None:
    whole = started(tree, tmp_path / "whole")
    whole.communicate(timeout=300)
    code = stopped_half_way(tree, tmp_path / "torn", signal.SIGKILL)
    assert code in (-signal.SIGKILL, None)
    n_before = rows(tmp_path / "torn")
    again = started(tree, tmp_path / "torn")
    _, said = again.communicate(timeout=300)
    assert again.returncode == whole.returncode
    assert contents(tmp_path / "whole") == contents(tmp_path / "torn")
    assert rows(tmp_path / "torn") >= n_before > 0
    if code is not None:
        assert "answers are there already" in said


def test_ctrl_c_loses_nothing(tree: Path, tmp_path: Path) -> None:
    code = stopped_half_way(tree, tmp_path / "run", signal.SIGINT)
    if code is None:
        pytest.skip("the run was over before it could be stopped")
    assert code == 130
    n_before = rows(tmp_path / "run")
    again = started(tree, tmp_path / "run", "--format", "json")
    said, noted = again.communicate(timeout=300)
    assert "answers are there already" in noted
    assert rows(tmp_path / "run") > n_before > 0
    assert json.loads(said)["repo"] == "depot"


@pytest.fixture
def cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path


def generated(tree: Path, out: Path) -> int:
    asked = ("--families", "43,62,64", "--limit", "5", "--jobs", "1", "--quiet")
    return main(["eval", "generate", "--repo", str(tree), "--out", str(out), *asked])


def test_two_generations_are_equal_and_can_be_asked(
    tree: Path, cached: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generated(tree, cached / "one") == 0
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(cached / "other"))
    assert generated(tree, cached / "two") == 0
    assert contents(cached / "one") == contents(cached / "two")
    assert (cached / "one" / "trees" / "depot" / "history.fast-import").is_file()
    asked = json.loads((cached / "one" / "questions" / "depot.history.json").read_bytes())
    capsys.readouterr()
    call = ["eval", "run", "--set", str(cached / "one"), "--out", str(cached / "run")]
    main([*call, "--beside", "none", "--jobs", "1", "--quiet", "--format", "json"])
    report = json.loads(capsys.readouterr().out)
    assert report["metrics"]["by_family"]["43"]["n"] == sum(
        question["family"] == "43" for question in asked["questions"]
    )
    assert report["metrics"]["by_family"]["43"]["value"] > 0
    assert report["metrics"]["by_family"]["62"]["value"] == 1


def test_the_history_of_a_clone_comes_with_the_set(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit_all(tree, "begin")
    (tree / "NEWS.md").write_text("news")
    commit_all(tree, "tell the news")
    assert generated(tree, cached / "set") == 0
    assert (cached / "set" / "trees" / "depot" / "plain.bundle").is_file()
    shutil.rmtree(tree)
    capsys.readouterr()
    call = ["eval", "run", "--set", str(cached / "set"), "--out", str(cached / "run")]
    main([*call, "--beside", "none", "--jobs", "1", "--quiet", "--format", "json"])
    families = json.loads(capsys.readouterr().out)["metrics"]["by_family"]
    assert families["43"]["n"] > 0
    assert families["43"]["value"] == 1


def commit_all(tree: Path, message: str) -> None:
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for call in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", message]):
        subprocess.run([*git, *call], cwd=tree, check=True)


class NoClient:
    """Stands in for the package clients: nothing can be had."""

    def __call__(self, _: Sequence[str], **__: object) -> Completed:
        return Completed(1, b"", b"ERROR: no such version\n")


@pytest.mark.parametrize(
    ("name", "n_gates"), [("public", len(PUBLIC_GATES)), ("start", len(GATES))]
)
def test_a_package_that_cannot_be_had_is_listed_and_the_run_fails(
    cached: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    n_gates: int,
) -> None:
    there = corpus.find("svcs")
    write_tree(cached / "cache" / there.label, {"a.py": "x = 1\n", "README.md": "a\nb\n"})
    monkeypatch.setattr(corpus, "fetch", partial(corpus.fetch, run=NoClient()))
    call = ["eval", "run", "--corpus", name, "--families", "62", "--limit", "5", "--beside", "none"]
    out = ["--out", str(cached / "run"), "--jobs", "1", "--quiet", "--format", "json"]
    assert main([*call, *out]) == 1
    said = json.loads(capsys.readouterr().out)
    listed = {package.label for package in CORPORA[name]()} - {there.label}
    assert said["unavailable"].keys() == listed
    assert all("no such version" in reason for reason in said["unavailable"].values())
    assert [report["repo"] for report in said["reports"]] == [there.label]
    assert len(said["reports"][0]["gates"]) == len(GATES)
    assert len(said["together"]["gates"]) == n_gates


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        (["--corpus", "nowhere"], "choose one of"),
        (["--set", "{tree}"], "eval generate"),
        (["--set", "{tree}", "--limit", "3"], "leave out --limit"),
        (["--out", "{tree}/README.md/run"], "another --out"),
        (["--out", "{tree}"], "an empty folder"),
        (["--engine", "dask"], "--address"),
        (["--address", "127.0.0.1:1"], "--engine dask"),
        (["--families", "1,999"], "choose among"),
        (["--families", ","], "choose among"),
        (["--arms", "sideways"], "choose among"),
        (["--arms", "runs"], "--allow-exec"),
        (["--subject", "nobody"], "choose among"),
        (["--subject", "cli", "--answerer", "cmd {{question}}"], "leave one of them out"),
        (["--beside", "nobody"], "choose among"),
        (["--limit", "0"], "1 or more"),
        (["--jobs", "0"], "1 or more"),
        (["--cutoff", "last year"], "2025-06-30"),
        (["--repo", "{tree}/nowhere"], ""),
    ],
)
def test_what_makes_no_sense_is_said_in_one_line(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], remedy: str
) -> None:
    given = [argument.format(tree=tree) for argument in arguments]
    where = [] if "--repo" in given else ["--repo", str(tree)]
    assert main(["eval", "run", *where, *given]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert remedy in said.err


def test_dask_without_its_extra_is_said(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "probant.evaluation.running.dask_engine", raising=False)
    call = ["eval", "run", "--repo", str(tree), "--engine", "dask", "--address", "127.0.0.1:1"]
    assert main(call) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "install" in said


@pytest.mark.parametrize("name", ["results/thesis.csv", "coverage/index.html", ".hidden"])
def test_a_folder_that_is_no_run_is_left_alone(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    strange = write_tree(cached / "work", {name: "years of work\n"})
    call = ["eval", "run", "--repo", str(tree), "--families", "62", "--quiet", "--fresh"]
    assert main([*call, "--out", str(strange)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "an empty folder" in said
    assert (strange / name).read_text() == "years of work\n"


def test_a_set_of_the_answerers_own_code_is_refused(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / "package.json").write_text('{"name": "near"}')
    assert generated(tree, cached / "set") == 0
    capsys.readouterr()
    call = ["eval", "run", "--set", str(cached / "set"), "--quiet", "--beside", "none"]
    assert main([*call, "--answerer-package", "near"]) == 2
    said = capsys.readouterr().err
    assert "the measured answerer wrote it" in said
    assert said.count("\n") == 1


def test_a_run_of_another_program_is_kept_where_it_was_asked_for(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["eval", "run", "--repo", str(tree), "--families", "62", "--limit", "5", "--beside",
            "none", "--jobs", "1", "--quiet", "--out", str(cached / "run")]  # fmt: skip
    main(call)
    meta = cached / "run" / "run.json"
    told = json.loads(meta.read_bytes())
    meta.write_text(json.dumps(told | {"program": "another"}))
    before = contents(cached / "run")
    capsys.readouterr()
    assert main(call) == 2
    assert "--fresh" in capsys.readouterr().err
    assert contents(cached / "run") == before


def test_a_folder_of_another_run_is_not_overwritten(
    tree: Path, cached: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["eval", "run", "--repo", str(tree), "--families", "62", "--beside", "none", "--jobs",
            "1", "--quiet", "--out", str(cached / "run")]  # fmt: skip
    main([*call, "--limit", "5"])
    before = contents(cached / "run")
    capsys.readouterr()
    assert main([*call, "--limit", "10"]) == 2
    assert "--fresh" in capsys.readouterr().err
    assert contents(cached / "run") == before
    assert main([*call, "--limit", "10", "--fresh"]) == 1
    assert contents(cached / "run") != before
