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

from probant.errors import ProgramMissing, UsageError
from probant.evaluation import corpus
from probant.evaluation.corpus import CorpusUnavailableError, Origin, Package, apt_sources
from probant.evaluation.corpus import clients as corpus_clients
from probant.workspace import process
from probant.workspace.process import Completed


def archive(path: Path, members: dict[str, str], origin: Origin = Origin.SDIST) -> Package:
    with tarfile.open(path, "w:gz") as tar:
        for name, text in members.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text.encode())
            tar.addfile(entry, io.BytesIO(text.encode()))
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return package(sha256=digest, origin=origin)


def package(sha256: str = "0" * 64, origin: Origin = Origin.SDIST) -> Package:
    return Package(
        origin=origin,
        name="parcel",
        version="1.0",
        sha256=sha256,
        licence="MIT",
        languages=("python",),
        suite="bookworm" if origin is Origin.DEBIAN else None,
    )


class Client:
    """Stands in for the package client: copies one file to where it was told to."""

    def __init__(self, source: Path | None) -> None:
        self.source = source
        self.calls: list[Sequence[str]] = []
        self.env: dict[str, str] = {}

    def __call__(
        self,
        argv: Sequence[str],
        *,
        cwd: Path | None,
        env: dict[str, str],
        timeout: float,
        max_output: int,
    ) -> Completed:
        assert timeout > 0
        assert max_output > 0
        self.calls.append(argv)
        self.env = env
        if self.source is None:
            return Completed(1, b"", b"noise\nERROR: no such version\n")
        if "update" not in argv:
            shutil.copy(self.source, cwd or Path(argv[argv.index("--dest") + 1]))
        return Completed(0, b"", b"")


def test_a_package_is_fetched_once_checked_and_unpacked(tmp_path: Path) -> None:
    sdist = archive(tmp_path / "parcel-1.0.tar.gz", {"parcel-1.0/a.py": "x = 1\n"})
    client = Client(tmp_path / "parcel-1.0.tar.gz")
    environment = {"PIP_CERT": "c", "HOME": "h", "SECRET_TOKEN": "s"}
    for _ in range(2):
        root = corpus.fetch(sdist, tmp_path / "cache", environment=environment, run=client)
        assert (root / "a.py").read_text() == "x = 1\n"
    assert len(client.calls) == 1
    assert client.env.keys() == {"PIP_CERT", "HOME", "PYTHONPATH"}
    assert [path.name for path in (tmp_path / "cache").iterdir()] == ["parcel-1.0"]


def test_pip_brings_an_sdist_without_running_anything_of_it(tmp_path: Path) -> None:
    members = {
        "parcel-1.0/PKG-INFO": "Metadata-Version: 2.1\nName: parcel\nVersion: 1.0\n",
        "parcel-1.0/pyproject.toml": "[build-system]\nrequires = ['setuptools', 'nowhere']\n"
        "build-backend = 'setuptools.build_meta'\n",
        "parcel-1.0/setup.py": f"open({str(tmp_path / 'ran')!r}, 'w')\n",
    }
    sdist = archive(tmp_path / "parcel-1.0.tar.gz", members)
    environment = {
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(tmp_path),
        "PIP_CONFIG_FILE": "/dev/null",
    }
    root = corpus.fetch(sdist, tmp_path / "cache", environment=environment)
    assert (root / "setup.py").is_file()
    assert not (tmp_path / "ran").exists()


def test_an_npm_package_is_packed_with_its_scripts_off(tmp_path: Path) -> None:
    npm = archive(tmp_path / "parcel-1.0.tgz", {"package/a.ts": ""}, Origin.NPM)
    client = Client(tmp_path / "parcel-1.0.tgz")
    root = corpus.fetch(npm, tmp_path / "cache", environment={"npm_config_ca": "c"}, run=client)
    assert (root / "a.ts").is_file()
    assert {"pack", "--ignore-scripts", "parcel@1.0"} <= set(client.calls[0])
    assert client.env == {"npm_config_ca": "c"}


def test_a_debian_package_is_fetched_on_lists_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        apt_sources, "of_suite", lambda suite, types: f"Suites: {suite}\nTypes: {types}\n"
    )
    debian = archive(tmp_path / "parcel_1.0.orig.tar.gz", {"p/a.c": ""}, Origin.DEBIAN)
    client = Client(tmp_path / "parcel_1.0.orig.tar.gz")
    root = corpus.fetch(debian, tmp_path / "cache", environment={}, run=client)
    assert (root / "a.c").is_file()
    update, source = client.calls
    assert update[-1] == "update"
    assert source[-1] == "parcel=1.0"
    for call in (update, source):
        private = [word for word in call if word.startswith("-oDir::") and "/dev/null" not in word]
        assert len(private) == 3
        assert all(f"={tmp_path}" in word for word in private)


def test_a_system_without_apt_sources_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apt_sources, "of_suite", lambda *_: "")
    with pytest.raises(CorpusUnavailableError, match="no apt source"):
        corpus.fetch(package(origin=Origin.DEBIAN), tmp_path, environment={})


def test_another_archive_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    sdist = archive(tmp_path / "parcel-1.0.tar.gz", {"parcel-1.0/a.py": ""})
    other = dataclasses.replace(sdist, sha256="0" * 64)
    with pytest.raises(CorpusUnavailableError, match="not the pinned"):
        corpus.fetch(
            other, tmp_path / "c", environment={}, run=Client(tmp_path / "parcel-1.0.tar.gz")
        )
    assert list((tmp_path / "c").iterdir()) == []


def test_the_clients_word_is_passed_on_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CorpusUnavailableError, match="no such version") as raised:
        corpus.fetch(package(), tmp_path, environment={}, run=Client(None))
    assert "\n" not in str(raised.value)
    assert raised.value.remedy


def test_a_missing_client_is_named(tmp_path: Path) -> None:
    def run(argv: Sequence[str], **_: object) -> Completed:
        raise ProgramMissing(f"the program {argv[0]} cannot be started", remedy="install it")

    with pytest.raises(CorpusUnavailableError, match="npm cannot be started"):
        corpus.fetch(package(origin=Origin.NPM), tmp_path, environment={}, run=run)


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
    assert len({pin.label for pin in pins}) == len({pin.sha256 for pin in pins}) == 16
    assert all(len(bytes.fromhex(pin.sha256)) == 32 for pin in pins)
    assert all(pin.licence and pin.languages and "/" not in pin.label for pin in pins)
    assert {language for pin in pins for language in pin.languages} == {
        "python", "rust", "cpp", "typescript", "javascript", "go", "java",
    }  # fmt: skip
    assert set(corpus_clients.DOWNLOADS) == {pin.origin for pin in pins} == set(Origin)


def test_the_start_is_three_python_packages() -> None:
    labels = [pin.label for pin in corpus.start()]
    assert labels == ["svcs-26.2.0", "pypi-attestations-0.0.30", "scanspec-1.0.0"]


@pytest.mark.parametrize("label", ["@noble/hashes", "@noble/hashes-2.4.0", "noble-hashes-2.4.0"])
def test_a_package_is_found_by_its_name_and_by_its_folder(label: str) -> None:
    assert corpus.find(label).name == "@noble/hashes"


def test_an_unknown_package_is_an_error() -> None:
    with pytest.raises(UsageError, match="no pinned package"):
        corpus.find("django")


def test_a_suite_belongs_to_debian_packages_only() -> None:
    with pytest.raises(ValueError, match="suite"):
        dataclasses.replace(package(), suite="bookworm")


STANZAS = """\
# a comment
Types: deb
URIs: http://mirror.invalid/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: /keys/debian.gpg

Types: deb
URIs: http://other.invalid/
Suites: nodistro
Components: main

Types: deb
Enabled: no
URIs: http://off.invalid/
Suites: bookworm
Components: main
"""


def test_apt_is_asked_at_the_systems_own_archives_only(tmp_path: Path) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "debian.sources").write_text(STANZAS)
    (tmp_path / "sources.list").write_text(
        "deb [arch=amd64 signed-by=/keys/b.gpg] http://b.invalid/debian stable main # here\n"
        "# deb http://c.invalid/debian stable main\n"
        "deb http://d.invalid/apt cloud-bookworm main\n"
    )
    (tmp_path / "os-release").write_text('ID=debian\nVERSION_CODENAME="bookworm"\n')
    asked = apt_sources.of_suite("trixie", "deb-src", tmp_path, tmp_path / "os-release")
    assert asked == (
        "Types: deb-src\nURIs: http://b.invalid/debian\nSuites: trixie\n"
        "Components: main\nSigned-By: /keys/b.gpg\n\n"
        "Types: deb-src\nURIs: http://mirror.invalid/debian\nSuites: trixie\n"
        "Components: main contrib\nSigned-By: /keys/debian.gpg\n"
    )
    assert apt_sources.of_suite("trixie", "deb-src", tmp_path / "none", tmp_path / "none") == ""


def test_a_machine_without_network_gets_one_line(tmp_path: Path) -> None:
    npm = dataclasses.replace(package(origin=Origin.NPM), name="no-such-parcel")
    environment = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    try:
        process.run(["npm", "--version"], timeout=60, max_output=1000)
    except ProgramMissing:
        pytest.skip("npm is not on this machine")
    with pytest.raises(CorpusUnavailableError) as raised:
        corpus.fetch(npm, tmp_path / "cache", environment=environment)
    assert "\n" not in str(raised.value)
    assert list((tmp_path / "cache").iterdir()) == []


def test_a_version_the_distribution_no_longer_gives_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def moved_on(argv: Sequence[str], **_: object) -> Completed:
        said = b"E: Can not find version '1.0' of package 'parcel'\n"
        return Completed(0, b"", b"") if "update" in argv else Completed(100, b"", said)

    monkeypatch.setattr(apt_sources, "of_suite", lambda *_: "Types: deb-src")
    with pytest.raises(CorpusUnavailableError) as reason:
        corpus.fetch(package(origin=Origin.DEBIAN), tmp_path, environment={}, run=moved_on)
    assert "bookworm gives another version of it now; pin the version" in str(reason.value)
    assert "\n" not in str(reason.value)
