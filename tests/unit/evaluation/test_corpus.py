"""Pinned packages: the right bytes or none."""

from __future__ import annotations

import dataclasses
import hashlib
import io
import shutil
import tarfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.evaluation import corpus
from probant.evaluation.corpus import CorpusUnavailableError, Sdist
from probant.workspace.process import Completed


def archive(path: Path, members: dict[str, str]) -> Sdist:
    with tarfile.open(path, "w:gz") as tar:
        for name, text in members.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text.encode())
            tar.addfile(entry, io.BytesIO(text.encode()))
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return Sdist(name="parcel", version="1.0", sha256=digest, licence="MIT")


class Client:
    """Stands in for the package client: copies one file to where it was told to."""

    def __init__(self, source: Path | None) -> None:
        self.source = source
        self.calls: list[Sequence[str]] = []
        self.env: dict[str, str] = {}

    def __call__(
        self, argv: Sequence[str], *, env: dict[str, str], timeout: float, max_output: int
    ) -> Completed:
        assert timeout > 0
        assert max_output > 0
        self.calls.append(argv)
        self.env = env
        if self.source is None:
            return Completed(1, b"", b"noise\nno such version\n")
        shutil.copy(self.source, Path(argv[argv.index("--dest") + 1]))
        return Completed(0, b"", b"")


def test_a_package_is_fetched_once_checked_and_unpacked(tmp_path: Path) -> None:
    sdist = archive(tmp_path / "parcel-1.0.tar.gz", {"parcel-1.0/a.py": "x = 1\n"})
    client = Client(tmp_path / "parcel-1.0.tar.gz")
    environment = {"PIP_CERT": "c", "HOME": "h", "SECRET_TOKEN": "s"}
    for _ in range(2):
        root = corpus.fetch(sdist, tmp_path / "cache", environment=environment, run=client)
        assert (root / "a.py").read_text() == "x = 1\n"
    assert len(client.calls) == 1
    assert client.env == {"PIP_CERT": "c", "HOME": "h"}
    assert [path.name for path in (tmp_path / "cache").iterdir()] == ["parcel-1.0"]


def test_another_archive_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    sdist = archive(tmp_path / "parcel-1.0.tar.gz", {"parcel-1.0/a.py": ""})
    other = dataclasses.replace(sdist, sha256="0" * 64)
    with pytest.raises(CorpusUnavailableError, match="not the pinned"):
        corpus.fetch(
            other, tmp_path / "c", environment={}, run=Client(tmp_path / "parcel-1.0.tar.gz")
        )
    assert list((tmp_path / "c").iterdir()) == []


def test_the_clients_last_word_is_passed_on(tmp_path: Path) -> None:
    sdist = Sdist(name="parcel", version="1.0", sha256="0" * 64, licence="MIT")
    with pytest.raises(CorpusUnavailableError, match="no such version"):
        corpus.fetch(sdist, tmp_path, environment={}, run=Client(None))


@pytest.mark.parametrize(
    "members", [{"../out.py": ""}, {"/abs.py": ""}, {"a/x": "", "b/x": ""}, {"only.py": ""}]
)
def test_archives_that_reach_out_or_hold_no_single_folder_are_refused(
    tmp_path: Path, members: dict[str, str]
) -> None:
    archive(tmp_path / "bad.tar.gz", members)
    with pytest.raises(CorpusUnavailableError):
        corpus.unpack(tmp_path / "bad.tar.gz", tmp_path / "unpacked")
    assert not (tmp_path / "out.py").exists()


def test_every_pin_is_complete() -> None:
    pins = corpus.pinned()
    assert [pin.label for pin in pins] == [
        "svcs-26.2.0",
        "pypi-attestations-0.0.30",
        "scanspec-1.0.0",
    ]
    assert all(len(bytes.fromhex(pin.sha256)) == 32 for pin in pins)
    assert corpus.find("svcs") == pins[0]
    with pytest.raises(UsageError, match="no pinned package"):
        corpus.find("django")
