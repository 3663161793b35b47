"""Oracles' packages: by the ordinary client, once, with nothing but its own variables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from probant.evaluation.oracles.clients import (
    NODE,
    NODE_VERSION,
    npm_package,
    pip_package,
)
from probant.evaluation.sources.code.truth import OracleMissingError
from probant.workspace.process import Completed


class Client:
    """Stands in for npm and pip: makes the folder they would make."""

    def __init__(self, inside: str | None) -> None:
        self.inside = inside
        self.calls: list[Sequence[str]] = []
        self.env: dict[str, str] = {}

    def __call__(
        self, argv: Sequence[str], *, env: Mapping[str, str], timeout: float, max_output: int
    ) -> Completed:
        assert timeout > 0
        assert max_output > 0
        self.calls.append(argv)
        self.env = dict(env)
        if self.inside is None:
            return Completed(1, b"", b"noise\nno such package\n")
        flag = "--prefix" if "--prefix" in argv else "--target"
        (Path(argv[argv.index(flag) + 1]) / self.inside).mkdir(parents=True)
        return Completed(0, b"", b"")


def test_an_npm_package_is_installed_once_without_scripts(tmp_path: Path) -> None:
    client = Client("node_modules/tool")
    environment = {"npm_config_cache": "c", "HOME": "h", "SECRET": "s", "PIP_CERT": "p"}
    for _ in range(2):
        folder = npm_package("tool", "1.2", tmp_path, environment, run=client)
        assert folder == tmp_path / "oracles" / "tool-1.2" / "node_modules" / "tool"
        assert folder.is_dir()
    node, argv = client.calls
    assert f"{NODE}=={NODE_VERSION}" in node
    assert Path(argv[0]).is_relative_to(tmp_path)  # not the npm of this machine
    assert "tool@1.2" in argv
    assert "--ignore-scripts" in argv
    assert client.env == {"npm_config_cache": "c", "HOME": "h"}


def test_a_python_package_is_installed_beside_nothing_else(tmp_path: Path) -> None:
    client = Client("bin")
    folder = pip_package("tool", "3", tmp_path, {"PIP_CERT": "p", "X": "y"}, run=client)
    assert (folder / "bin").is_dir()
    assert client.env == {"PIP_CERT": "p"}
    assert "tool==3" in client.calls[0]


def test_of_a_large_package_only_what_is_needed_is_kept(tmp_path: Path) -> None:
    client = Client("a/b/c")

    def run(argv: Sequence[str], **options: Any) -> Completed:
        (Path(argv[argv.index("--target") + 1]) / "program").mkdir()
        return client(argv, **options)

    folder = pip_package("tool", "3", tmp_path, {}, kept=["a/b"], run=run)
    assert (folder / "a" / "b" / "c").is_dir()
    assert [one.name for one in folder.iterdir()] == ["a"]


def test_a_package_that_another_process_has_put_there_is_used(tmp_path: Path) -> None:
    client = Client("bin")

    def slow(argv: Sequence[str], **options: Any) -> Completed:
        (tmp_path / "oracles" / "tool-3" / "there").mkdir(parents=True)
        return client(argv, **options)

    folder = pip_package("tool", "3", tmp_path, {}, run=slow)
    assert [one.name for one in folder.iterdir()] == ["there"]


def test_a_package_that_does_not_come_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(OracleMissingError, match="no such package; check"):
        npm_package("tool", "1.2", tmp_path, {}, run=Client(None))
    assert list((tmp_path / "oracles").iterdir()) == []
