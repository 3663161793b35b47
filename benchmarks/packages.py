"""The trees that are measured: pinned packages, each with the part of it that counts.

Only data. Fetching and copying are tree.py's work.
"""

from __future__ import annotations

from dataclasses import dataclass

from probant.evaluation.corpus import Origin, Package


@dataclass(frozen=True, kw_only=True, slots=True)
class Sources:
    """The files of one language in a package: a folder of it, by suffix ('' is every file)."""

    language: str
    package: Package
    folder: str = ""
    suffixes: tuple[str, ...] = ("",)
    ctags: str


PYTHON = Sources(
    language="Python",
    ctags="Python",
    package=Package(
        origin=Origin.SDIST,
        name="django",
        version="5.2.8",
        sha256="23254866a5bb9a2cfa6004e8b809ec6246eba4b58a7589bc2772f1bcc8456c7f",
        licence="BSD-3-Clause",
        languages=("python",),
    ),
)

TYPESCRIPT = Sources(
    language="TypeScript",
    ctags="TypeScript",
    folder="src",
    suffixes=(".ts",),
    package=Package(
        origin=Origin.NPM,
        name="effect",
        version="3.17.0",
        sha256="7d200a38fbe7fdb5bc4af553821ff9b3d665568838ad06d2197d4dc47622c55f",
        licence="MIT",
        languages=("typescript",),
    ),
)

CPP = Sources(
    language="C++",
    ctags="C,C++",
    folder="kuzu-source/src",
    suffixes=(".h", ".hpp", ".c", ".cc", ".cpp"),
    package=Package(
        origin=Origin.SDIST,
        name="kuzu",
        version="0.7.1",
        sha256="a3a51601fc807a4369239ec7bacd739952caba092367a4739b28f4c5740fd97e",
        licence="MIT",
        languages=("cpp",),
    ),
)


def _sdist(name: str, version: str, sha256: str, licence: str) -> Package:
    return Package(origin=Origin.SDIST, name=name, version=version, sha256=sha256,
                   licence=licence, languages=("python",))  # fmt: skip


WORKED_ON = (
    _sdist("sqlparse", "0.5.3",
           "09f67787f56a0b16ecdbde1bfc7f5d9c3371ca683cfeaa8e6ff60b4807ec9272", "BSD-3-Clause"),
    _sdist("tabulate", "0.9.0",
           "0095b12bf5966de529c0feb1fa08671671b3368eec77d7ef7ab114be2c068b3c", "MIT"),
)  # fmt: skip
"""Where an agent's work is played (claims.py), besides svcs: their tests need only pytest."""
