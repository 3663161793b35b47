"""Oracles' packages: by the ordinary client, once, with nothing but its own variables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from probant.evaluation.oracles.clients import npm_package, pip_package
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
    (argv,) = client.calls
    assert "tool@1.2" in argv
    assert "--ignore-scripts" in argv
    assert client.env == {"npm_config_cache": "c", "HOME": "h"}


def test_a_python_package_is_installed_beside_nothing_else(tmp_path: Path) -> None:
    client = Client("bin")
    folder = pip_package("tool", "3", tmp_path, {"PIP_CERT": "p", "X": "y"}, run=client)
    assert (folder / "bin").is_dir()
    assert client.env == {"PIP_CERT": "p"}
    assert "tool==3" in client.calls[0]


def test_a_package_that_does_not_come_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(OracleMissingError, match="no such package; check"):
        npm_package("tool", "1.2", tmp_path, {}, run=Client(None))
    assert list((tmp_path / "oracles").iterdir()) == []
