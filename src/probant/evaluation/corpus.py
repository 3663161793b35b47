"""Packages nobody here wrote, fetched by the ordinary client and pinned by hash.

The list is data (corpus.toml). Where packages come from is the client's own configuration; no
registry is named here. Next: oracles/tree.py reads what was unpacked.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from probant.errors import ExecutionError, UsageError
from probant.workspace import process

MAX_SECONDS = 300.0
MAX_OUTPUT_BYTES = 1_000_000
CLIENT_VARIABLES = frozenset(
    {"HOME", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE"}
    | {"HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"}
)
"""Besides `PIP_*`: what the client needs to find its registry."""

Run = Callable[..., process.Completed]


class CorpusUnavailableError(ExecutionError):
    """A pinned package could not be fetched, or is not the one that was pinned."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Sdist:
    name: str
    version: str
    sha256: str
    licence: str

    @property
    def label(self) -> str:
        return f"{self.name}-{self.version}"


def pinned() -> tuple[Sdist, ...]:
    """Every package of the corpus, in the order it is listed."""
    listed = resources.files("probant.evaluation").joinpath("corpus.toml").read_text("utf-8")
    return tuple(Sdist(**entry) for entry in tomllib.loads(listed)["sdist"])


def find(label: str) -> Sdist:
    """The package named `name` or `name-version`."""
    for sdist in pinned():
        if label in (sdist.name, sdist.label):
            return sdist
    known = ", ".join(sdist.label for sdist in pinned())
    raise UsageError(f"no pinned package {label}", remedy=f"choose one of {known}")


def fetch(
    sdist: Sdist, cache: Path, *, environment: Mapping[str, str], run: Run = process.run
) -> Path:
    """The unpacked source tree of `sdist` below `cache`; downloaded only if it is not there."""
    cache.mkdir(parents=True, exist_ok=True)
    unpacked = cache / sdist.label
    if unpacked.is_dir():
        return unpacked
    with tempfile.TemporaryDirectory(dir=cache) as scratch:
        archive = _download(sdist, Path(scratch), environment, run)
        top = unpack(archive, Path(scratch) / "unpacked")
        # A rename is all or nothing: an interrupted run leaves no half tree behind.
        shutil.move(top, unpacked)
    return unpacked


def _download(sdist: Sdist, folder: Path, environment: Mapping[str, str], run: Run) -> Path:
    """One archive, its hash checked by the client before it reads it, and here once more."""
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{sdist.name}=={sdist.version} --hash=sha256:{sdist.sha256}\n", "utf-8")
    downloads = folder / "downloads"
    downloads.mkdir()
    client = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    options = ["--no-binary", ":all:", "--dest", str(downloads), "--requirement", str(wanted)]
    completed = run(
        [*client, *options],
        env={
            name: value
            for name, value in environment.items()
            if name.startswith("PIP_") or name in CLIENT_VARIABLES
        },
        timeout=MAX_SECONDS,
        max_output=MAX_OUTPUT_BYTES,
    )
    archives = sorted(downloads.glob("*.tar.gz"))
    if completed.returncode != 0 or len(archives) != 1:
        said = completed.stderr.decode("utf-8", "replace").strip().splitlines()
        raise CorpusUnavailableError(
            f"cannot fetch {sdist.label}: {said[-1] if said else 'no archive came'}",
            remedy="check the package client's configuration, then try again",
        )
    check_hash(archives[0], sdist)
    return archives[0]


def check_hash(archive: Path, sdist: Sdist) -> None:
    """Raises unless `archive` is byte for byte the pinned one."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != sdist.sha256:
        raise CorpusUnavailableError(
            f"{sdist.label} has hash {digest}, not the pinned {sdist.sha256}",
            remedy="remove it from the cache and from the registry's mirror, then try again",
        )


def unpack(archive: Path, folder: Path) -> Path:
    """Extract safely (no absolute paths, no links out) and give the one top folder."""
    folder.mkdir(parents=True)
    try:
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
    except (tarfile.TarError, OSError) as error:
        raise CorpusUnavailableError(f"cannot unpack {archive.name}: {error}") from error
    tops = sorted(folder.iterdir())
    if len(tops) != 1 or not tops[0].is_dir():
        raise CorpusUnavailableError(f"{archive.name} does not hold exactly one folder")
    return tops[0]
