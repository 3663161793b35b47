"""The files for running a server start it with flags that exist, and hold nothing secret."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from probant.settings import ENVIRONMENT
from probant.surfaces.cli.commands import parse

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
OWN = {"PROBANT_TOKEN", *ENVIRONMENT.values()}


def commands() -> list[list[str]]:
    image = (DEPLOY / "Containerfile").read_text()
    start, default = (
        json.loads(line.partition(" ")[2])
        for line in image.splitlines()
        if line.startswith(("ENTRYPOINT", "CMD"))
    )
    unit = re.search(r"(?m)^ExecStart=(.*)$", (DEPLOY / "probant.service").read_text())
    composed = re.search(r"(?m)^    command: (\[.*\])$", (DEPLOY / "compose.yaml").read_text())
    assert unit
    assert composed
    return [start + default, start + json.loads(composed[1]), shlex.split(unit[1])]


@pytest.mark.parametrize("command", commands())
def test_the_command_is_one(command: list[str]) -> None:
    assert command[0].rpartition("/")[2] == "probant"
    args = parse(command[1:])
    assert args.command_name == "serve"
    assert args.repo
    assert args.host == "127.0.0.1" or args.token_env


@pytest.mark.parametrize("name", ["Containerfile", "probant.service", "compose.yaml"])
def test_every_variable_is_known(name: str) -> None:
    assert set(re.findall(r"\bPROBANT_\w+", (DEPLOY / name).read_text())) <= OWN
