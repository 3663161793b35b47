"""One download per origin: the package client brings the archive and runs nothing of it.

Each takes an empty folder and gives the archive's path in it, or raises with the client's last
word. Hashes and unpacking are __init__.py's; apt's sources are read in apt_sources.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from probant.errors import ProgramMissing
from probant.evaluation.corpus import apt_sources
from probant.evaluation.corpus.package import CorpusUnavailableError, Origin, Package
from probant.workspace import process

MAX_SECONDS = 300.0
MAX_OUTPUT_BYTES = 1_000_000
CLIENT_VARIABLES = frozenset(
    {"HOME", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS", "APT_CONFIG"}
    | {"HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"}
)
CLIENT_PREFIXES = ("PIP_", "npm_config_", "NPM_CONFIG_")
"""What a client needs to find its registry; nothing else of the environment reaches it."""

BUILD_BACKENDS = (
    "flit_core.buildapi",
    "hatchling.build",
    "maturin",
    "pdm.backend",
    "poetry.core.masonry.api",
    "scikit_build_core.build",
    "setuptools.build_meta",
)

_STAND_IN = """\
from pathlib import Path


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    folder = Path(metadata_directory) / "{folder}.dist-info"
    folder.mkdir()
    text = "Metadata-Version: 2.1\\nName: {name}\\nVersion: {version}\\n"
    (folder / "METADATA").write_text(text)
    return folder.name
"""

Run = Callable[..., process.Completed]


def sdist(package: Package, folder: Path, environment: Mapping[str, str], run: Run) -> Path:
    """By pip, which checks the hash before it reads the archive."""
    wanted = folder / "wanted.txt"
    pin = f"{package.name}=={package.version} --hash=sha256:{package.sha256}\n"
    wanted.write_text(pin, "utf-8")
    downloads = _made(folder / "downloads")
    _write_stand_ins(package, folder / "stand_ins")
    client = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    options = ["--no-binary", ":all:", "--no-build-isolation", "--dest", str(downloads)]
    argv = [*client, *options, "--requirement", str(wanted)]
    env = client_env(environment) | {"PYTHONPATH": str(folder / "stand_ins")}
    completed = _run(package, argv, env, run)
    return _only(downloads, "*.tar.gz", package, completed)


def npm(package: Package, folder: Path, environment: Mapping[str, str], run: Run) -> Path:
    """By `npm pack`, with the package's own scripts off."""
    downloads = _made(folder / "downloads")
    spec = f"{package.name}@{package.version}"
    # The folder is also where it starts: a package.json around it would be taken for the project.
    options = ["--ignore-scripts", "--silent", "--pack-destination", str(downloads)]
    argv = ["npm", "--prefix", str(downloads), "pack", *options, spec]
    completed = _run(package, argv, client_env(environment), run, cwd=downloads)
    return _only(downloads, "*.tgz", package, completed)


def debian(package: Package, folder: Path, environment: Mapping[str, str], run: Run) -> Path:
    """By apt, on lists of its own: the upstream archive of the source package, unpatched."""
    sources = apt_sources.of_suite(package.suite or "", "deb-src")
    if not sources:
        raise CorpusUnavailableError(
            f"cannot fetch {package.label}: no apt source of a Debian archive is configured here",
            remedy="fetch it on a Debian system",
        )
    apt = apt_sources.apt_get(folder, sources)
    env = client_env(environment)
    # Of several mirrors one may be down: only the package itself decides, but its absence is
    # told by the first thing that went wrong.
    updated = _run(package, [*apt, "update"], env, run)
    downloads = _made(folder / "downloads")
    spec = f"{package.name}={package.version}"
    source = ["source", "--download-only", "--tar-only", "--only-source", spec]
    completed = _run(package, [*apt, *source], env, run, cwd=downloads)
    if b"Can not find version" in completed.stderr:
        raise CorpusUnavailableError(
            f"cannot fetch {package.label}: {package.suite} gives another version of it now",
            remedy="pin the version the distribution gives, with its hash",
        )
    told = completed._replace(stderr=updated.stderr + completed.stderr)
    return _only(downloads, "*.orig.tar.*", package, told)


DOWNLOADS: Mapping[Origin, Callable[[Package, Path, Mapping[str, str], Run], Path]] = {
    Origin.SDIST: sdist,
    Origin.NPM: npm,
    Origin.DEBIAN: debian,
}


def _write_stand_ins(package: Package, folder: Path) -> None:
    """Build backends that build nothing.

    pip asks the backend of every sdist for metadata, even where only the archive is wanted; the
    real ones run code of the package and need toolchains and registries of other languages.
    """
    text = _STAND_IN.format(
        name=package.name,
        version=package.version,
        # Older clients take the name from the folder.
        folder=f"{package.name.replace('-', '_')}-{package.version}",
    )
    for backend in BUILD_BACKENDS:
        *parents, module = backend.split(".")
        place = folder
        for parent in parents:
            place = _made(place / parent)
            (place / "__init__.py").touch()
        (place / f"{module}.py").write_text(text, "utf-8")


def client_env(environment: Mapping[str, str]) -> dict[str, str]:
    return {
        name: value
        for name, value in environment.items()
        if name.startswith(CLIENT_PREFIXES) or name in CLIENT_VARIABLES
    }


def _run(
    package: Package,
    argv: Sequence[str],
    env: Mapping[str, str],
    run: Run,
    cwd: Path | None = None,
) -> process.Completed:
    try:
        return run(argv, cwd=cwd, env=env, timeout=MAX_SECONDS, max_output=MAX_OUTPUT_BYTES)
    except ProgramMissing as missing:
        raise CorpusUnavailableError(
            f"cannot fetch {package.label}: {missing.message}", remedy=missing.remedy
        ) from missing


def _only(folder: Path, pattern: str, package: Package, completed: process.Completed) -> Path:
    """The one archive that came, or the client's last word as the reason."""
    # apt puts detached signatures beside some archives.
    archives = sorted(path for path in folder.glob(pattern) if path.suffix != ".asc")
    if completed.returncode == 0 and len(archives) == 1:
        return archives[0]
    said = completed.stderr.decode("utf-8", "replace").strip().splitlines()
    told = [line for line in said if line.startswith(("E:", "ERROR:", "npm error"))] or said
    reason = "it took too long" if completed.timed_out else told[0] if told else "no archive came"
    raise CorpusUnavailableError(
        f"cannot fetch {package.label}: {reason}",
        remedy="check the package client's configuration and the network, then try again",
    )


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
