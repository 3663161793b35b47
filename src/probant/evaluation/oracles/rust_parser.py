"""The Rust parser crates and the program built on them, put below the cache.

Debian packs the crates' sources: as installed here, or downloaded by apt on lists of its own. They
are compiled by plain rustc, so neither cargo nor its registry is needed. Next: rust.py runs it.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from probant.evaluation.corpus import apt_sources
from probant.evaluation.corpus.clients import client_env
from probant.evaluation.oracles import front_end
from probant.evaluation.sources.code.truth import OracleMissingError

INSTALLED = Path("/usr/share/cargo/registry")
SUITE = "trixie"
"""The first release of Debian that has the parser's second version."""

REMEDY = "install rustc and the sources of syn 2 (Debian: librust-syn-dev)"
PROGRAM = "rust_facts.rs"


@dataclass(frozen=True, slots=True)
class Crate:
    """One crate: its folder `name-version`, Debian's package, and how it is compiled."""

    name: str
    major: str
    package: str
    flags: tuple[str, ...] = ()

    def below(self, registry: Path) -> Path | None:
        found = sorted(registry.glob(f"{self.name}-{self.major}.*/src/lib.rs"))
        return found[-1] if found else None

    @property
    def library(self) -> str:
        return self.name.replace("-", "_")


def _features(*names: str) -> tuple[str, ...]:
    return tuple(word for name in names for word in ("--cfg", f'feature="{name}"'))


CRATES = (
    Crate("unicode-ident", "1", "librust-unicode-ident-dev"),
    Crate(
        "proc-macro2",
        "1",
        "librust-proc-macro2-dev",
        ("--cfg", "span_locations", *_features("span-locations")),
    ),
    Crate(
        "syn",
        "2",
        "librust-syn-dev",
        _features("parsing", "full", "derive", "visit", "clone-impls", "extra-traits"),
    ),
)
"""In the order they build on each other."""


def program(cache: Path, environment: Mapping[str, str]) -> Path:
    """The built program; made at the first call, which may download the crates."""
    env = rust_env(environment)
    version = front_end.run(["rustc", "--version"], env=env, remedy=REMEDY)
    source = front_end.source(PROGRAM)
    recipe = [version, source, *(repr(crate).encode() for crate in CRATES)]

    def build(folder: Path) -> None:
        registry = _registry(cache, environment)
        for crate in CRATES:
            _compile(crate, registry, folder, env)
        (folder / PROGRAM).write_bytes(source)
        own = ["--crate-name", "rust_facts", "--extern", f"syn={folder / 'libsyn.rlib'}"]
        own += ["--extern", f"proc_macro2={folder / 'libproc_macro2.rlib'}"]
        _rustc([*own, "-o", str(folder / "rust_facts"), str(folder / PROGRAM)], folder, env)

    return front_end.built(cache, "rust", recipe, build) / "rust_facts"


def rust_env(environment: Mapping[str, str]) -> dict[str, str]:
    """Where a toolchain manager keeps its compilers; it may not download another one."""
    passed = ("HOME", "RUSTUP_HOME", "CARGO_HOME", "RUSTUP_TOOLCHAIN")
    return {name: environment[name] for name in passed if name in environment}


def _compile(crate: Crate, registry: Path, folder: Path, env: Mapping[str, str]) -> None:
    source = crate.below(registry)
    if source is None:
        raise OracleMissingError(f"no sources of the crate {crate.name}", remedy=REMEDY)
    library = ["--crate-type", "rlib", "--crate-name", crate.library, "--cap-lints", "allow"]
    earlier = [built for built in CRATES if (folder / f"lib{built.library}.rlib").is_file()]
    for built in earlier:
        library += ["--extern", f"{built.library}={folder / f'lib{built.library}.rlib'}"]
    output = ["--out-dir", str(folder)]
    _rustc([*library, *crate.flags, *output, str(source)], folder, env)


def _rustc(arguments: Sequence[str], folder: Path, env: Mapping[str, str]) -> None:
    options = ["--edition", "2021", "-C", "opt-level=1", "-L", str(folder)]
    front_end.run(["rustc", *options, *arguments], env=env, remedy=REMEDY)


def _registry(cache: Path, environment: Mapping[str, str]) -> Path:
    if all(crate.below(INSTALLED) for crate in CRATES):
        return INSTALLED
    kept = cache / "oracles" / f"rust-crates-{SUITE}"
    if not kept.is_dir():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as scratch:
            shutil.move(_downloaded(Path(scratch), client_env(environment)), kept)
    return kept


def _downloaded(folder: Path, env: Mapping[str, str]) -> Path:
    sources = apt_sources.of_suite(SUITE, "deb")
    if not sources:
        raise OracleMissingError("the sources of the crate syn are not here", remedy=REMEDY)
    apt = apt_sources.apt_get(folder, sources)
    front_end.run([*apt, "update"], env=env, remedy=REMEDY)
    packages = folder / "packages"
    packages.mkdir()
    wanted = [crate.package for crate in CRATES]
    front_end.run([*apt, "download", *wanted], env=env, remedy=REMEDY, cwd=packages)
    for package in sorted(packages.glob("*.deb")):
        front_end.run(["dpkg-deb", "-x", str(package), str(folder / "x")], env={}, remedy=REMEDY)
    return folder / "x" / INSTALLED.relative_to("/")
