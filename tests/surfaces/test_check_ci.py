"""The pre-commit hook and the GitHub Action, run as their hosts run them."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.repos import make_repo
from tests.surfaces.small_yaml import read_yaml
from tests.surfaces.test_program import FILES

ROOT = Path(__file__).resolve().parents[2]
TRUE = "The cart lives in `shop/cart.py:1`.\n"
FALSE = "See shop/cart.py:900.\n"


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    texts = {"docs/true.md": TRUE, "docs/false one.md": FALSE, "README.md": "A shop.\n"}
    return make_repo(tmp_path / "shop", FILES | texts)


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    programs = Path(sys.executable).parent
    return os.environ | {
        "PATH": f"{tmp_path / 'stubs'}:{programs}:{os.environ['PATH']}",
        "PROBANT_CACHE_DIR": str(tmp_path / "cache"),
        **more,
    }


# The hook


def hook() -> dict[str, Any]:
    [found] = read_yaml((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert isinstance(found, dict)
    return found


def test_the_hook_is_for_documents_and_needs_nothing_else() -> None:
    made = hook()
    assert (made["id"], made["language"]) == ("probant-check", "python")
    assert made["types_or"] == ["markdown", "rst"] and made["require_serial"] is True


@pytest.mark.parametrize(
    ("files", "code"),
    [
        (["docs/true.md"], 0),
        (["README.md"], 0),
        (["README.md", "docs/true.md"], 0),
        (["docs/true.md", "docs/false one.md"], 1),
    ],
)
def test_the_hook_stops_a_commit_only_for_what_is_refuted(
    shop: Path, tmp_path: Path, files: list[str], code: int
) -> None:
    done = subprocess.run(
        [*shlex.split(hook()["entry"]), *files], cwd=shop, env=environment(tmp_path),
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (code, "")
    assert ("✗" in done.stdout) is (code == 1)


# The Action


def action() -> dict[str, Any]:
    made = read_yaml((ROOT / "action.yml").read_text())
    assert isinstance(made, dict)
    return made


class Ran:
    """What one run of the Action left behind."""

    def __init__(self, tmp_path: Path, code: int, log: str) -> None:
        self.code = code
        self.log = log
        self.output = dict(
            line.split("=", 1) for line in (tmp_path / "output").read_text().splitlines()
        )
        self.summary = (tmp_path / "step_summary").read_text()
        pip = tmp_path / "pip_called"
        self.installed = pip.read_text().split() if pip.exists() else []


def run_action(shop: Path, tmp_path: Path, **given: str) -> Ran:
    """Every shell step in turn, with the flags the runner gives to bash, and a pip that only
    writes down what it was asked for."""
    made = action()
    inputs = {name: spec.get("default", "") for name, spec in made["inputs"].items()}
    assert {name.replace("_", "-") for name in given} <= set(inputs)
    inputs |= {name.replace("_", "-"): value for name, value in given.items()}
    stub = tmp_path / "stubs" / "pip"
    stub.parent.mkdir(exist_ok=True)
    stub.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > "{tmp_path}/pip_called"\n')
    stub.chmod(0o755)
    for name in ("output", "step_summary"):
        (tmp_path / name).write_text("")
    code, log = 0, ""
    for number, step in enumerate(made["runs"]["steps"]):
        if "run" not in step or code:
            continue
        script = tmp_path / f"step{number}.sh"
        script.write_text(step["run"])
        own = {key: filled(value, inputs) for key, value in step["env"].items()}
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], cwd=shop,
            env=environment(
                tmp_path, **own, GITHUB_ACTION_PATH=str(ROOT),
                GITHUB_OUTPUT=str(tmp_path / "output"), GITHUB_ACTIONS="true",
                GITHUB_STEP_SUMMARY=str(tmp_path / "step_summary"), GITHUB_WORKSPACE=str(shop),
            ),
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        code, log = done.returncode, log + done.stdout + done.stderr
    return Ran(tmp_path, code, log)


def filled(value: str, inputs: dict[str, str]) -> str:
    return re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: inputs[match[1]], value)


def test_the_action_annotates_and_fails_for_a_refuted_claim(shop: Path, tmp_path: Path) -> None:
    ran = run_action(shop, tmp_path, files="README.md\n  docs/*.md  \n")
    assert ran.code == 1 and ran.output == {"exit-code": "1"}
    assert "file=docs/false one.md,line=1" in ran.log
    assert "1 refuted" in ran.summary
    assert ran.installed[-1] == str(ROOT)


def test_the_action_passes_what_holds(shop: Path, tmp_path: Path) -> None:
    ran = run_action(shop, tmp_path, files="docs/true.md", version="1.2.3", tiers="V1")
    assert ran.code == 0 and ran.output == {"exit-code": "0"}
    assert ran.installed[-1] == "probant==1.2.3"


def test_the_action_writes_sarif_beside_the_annotations(shop: Path, tmp_path: Path) -> None:
    ran = run_action(shop, tmp_path, files="**/*.md", sarif_file="out.sarif")
    assert ran.code == 1 and ran.output == {"exit-code": "1", "sarif-file": "out.sarif"}
    run = json.loads((shop / "out.sarif").read_text())["runs"][0]
    [result] = [one for one in run["results"] if one["level"] == "error"]
    place = result["locations"][0]["physicalLocation"]["artifactLocation"]
    assert place["uri"] == "docs/false%20one.md"


def test_the_action_says_when_nothing_could_be_settled(shop: Path, tmp_path: Path) -> None:
    assert run_action(shop, tmp_path, files="README.md").code == 3
    assert run_action(shop, tmp_path, files="README.md", allow_empty="true").code == 0


def test_a_pattern_that_matches_nothing_is_an_error(shop: Path, tmp_path: Path) -> None:
    ran = run_action(shop, tmp_path, files="nowhere/*.md")
    assert ran.code == 2 and "::error::no file matches" in ran.log


@pytest.mark.parametrize(
    "hostile", ["$(touch owned)", "`touch owned`", "x; touch owned", '"; touch owned; "', "-x"]
)
def test_inputs_are_never_run(shop: Path, tmp_path: Path, hostile: str) -> None:
    ran = run_action(shop, tmp_path, files=hostile, repo=hostile, tiers=hostile, version=hostile)
    assert ran.code == 2 and not list(shop.rglob("owned"))


def test_no_input_is_pasted_into_a_script() -> None:
    for step in action()["runs"]["steps"]:
        assert "${{" not in step.get("run", "")


def test_every_input_of_the_action_is_used_and_described() -> None:
    made = action()
    text = (ROOT / "action.yml").read_text()
    for name, spec in made["inputs"].items():
        assert spec["description"] and f"inputs.{name}" in text
