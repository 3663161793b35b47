"""Packages nobody here wrote, fetched by the ordinary clients and pinned by hash.

The lists are data (corpus.toml, traced.toml). Where packages come from is the clients' own
configuration; no registry is named here. Next: clients.py asks for the archive,
oracles/tree.py reads it.
"""

from __future__ import annotations

import hashlib
import shutil
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from probant.errors import UsageError
from probant.evaluation.corpus.clients import CLIENT_VARIABLES, DOWNLOADS, Run
from probant.evaluation.corpus.package import (
    CorpusChangedError,
    CorpusUnavailableError,
    Origin,
    Package,
)
from probant.workspace import process

__all__ = [
    "CLIENT_VARIABLES",
    "PUBLIC",
    "CorpusChangedError",
    "CorpusUnavailableError",
    "Origin",
    "Package",
    "fetch",
    "find",
    "pinned",
    "start",
    "traced",
]

PUBLIC = "public"
"""What all pinned packages together are called."""

TRACED_LANGUAGES = frozenset({"python", "javascript"})


def pinned() -> tuple[Package, ...]:
    """Every package of the corpus, in the order it is listed."""
    return _listed("corpus.toml")


def traced() -> tuple[Package, ...]:
    """The packages whose own tests are run to see their calls."""
    with_tests = [one for one in pinned() if one.tests and one.languages[0] in TRACED_LANGUAGES]
    return (*with_tests, *_listed("traced.toml"))


def _listed(file: str) -> tuple[Package, ...]:
    text = resources.files(__name__).joinpath(file).read_text("utf-8")
    return tuple(_package(entry) for entry in tomllib.loads(text)["package"])


def start() -> tuple[Package, ...]:
    """The part of the corpus that questions are asked about."""
    return tuple(package for package in pinned() if package.start)


def find(label: str) -> Package:
    """The package named `name` or `name-version`."""
    for package in dict.fromkeys((*pinned(), *traced())):
        if label in (package.name, f"{package.name}-{package.version}", package.label):
            return package
    known = ", ".join(package.label for package in pinned())
    raise UsageError(f"no pinned package {label}", remedy=f"choose one of {known}")


def fetch(
    package: Package, cache: Path, *, environment: Mapping[str, str], run: Run = process.run
) -> Path:
    """The unpacked source tree of `package` below `cache`; downloaded only if it is not there."""
    cache.mkdir(parents=True, exist_ok=True)
    unpacked = cache / package.label
    if unpacked.is_dir():
        return unpacked
    with tempfile.TemporaryDirectory(dir=cache) as scratch:
        folder = Path(scratch) / "client"
        folder.mkdir()
        archive = DOWNLOADS[package.origin](package, folder, environment, run)
        check_hash(archive, package)
        top = unpack(archive, Path(scratch) / "unpacked")
        # A rename is all or nothing: an interrupted run leaves no half tree behind.
        shutil.move(top, unpacked)
    return unpacked


def check_hash(archive: Path, package: Package) -> None:
    """Raises unless `archive` is byte for byte the pinned one."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    if digest != package.sha256:
        raise CorpusChangedError(
            f"{package.label} has hash {digest}, not the pinned {package.sha256}",
            remedy="remove it from the cache and from the registry's mirror, then try again",
        )


def unpack(archive: Path, folder: Path) -> Path:
    """Extract safely (no absolute paths, no links out) and give the one top folder."""
    folder.mkdir(parents=True)
    try:
        with tarfile.open(archive) as tar:
            _extract(tar, folder)
    except (tarfile.TarError, OSError) as error:
        raise CorpusChangedError(f"cannot unpack {archive.name}: {error}") from error
    tops = sorted(folder.iterdir())
    if len(tops) != 1 or not tops[0].is_dir():
        raise CorpusChangedError(f"{archive.name} does not hold exactly one folder")
    return tops[0]


def _extract(tar: tarfile.TarFile, folder: Path) -> None:
    """By the standard filter where this Python has it; else plain files and folders inside only."""
    if hasattr(tarfile, "data_filter"):
        tar.extractall(folder, filter="data")
        return
    root = folder.resolve()
    for member in tar.getmembers():
        is_inside = (root / member.name).resolve().is_relative_to(root)
        if not is_inside or not (member.isfile() or member.isdir()):
            raise tarfile.TarError(f"{member.name} is no plain file inside the archive")
    tar.extractall(folder)  # noqa: S202 - every member was looked at


def _package(entry: dict[str, Any]) -> Package:
    """One table of the list; an unknown key is an error, a missing one means unknown."""
    spelled = {"origin": Origin(entry["origin"]), "languages": tuple(entry["languages"])}
    return Package(**(entry | spelled))
