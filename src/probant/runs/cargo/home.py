"""Where Cargo and its crates are: the toolchain by itself, the registry read-only, no credentials.

The proxies of rustup are passed by: they would want to write, and to download. Next: kit.py.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from probant.runs.compiled import SYSTEM_PATH, is_of_system, mounts_of, source_text
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount

_SHARED = ("registry/index", "registry/cache", "git/db", "git/checkouts")
"""What of the user's Cargo folder is shown. Crates are unpacked anew, so that nothing is locked."""

_CHANNEL = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


class Toolchain(Record, kw_only=True):
    """`folder` is None where the programs belong to the system."""

    cargo: Path
    folder: Path | None


class CargoHome(Record, kw_only=True):
    """The program and its surroundings, for one site."""

    cargo: str
    env: dict[str, str]
    mounts: tuple[Mount, ...]


def find_toolchain(site: Worksite) -> Toolchain | NoRun:
    found = site.program("cargo")
    if found is None:
        return NoRun(ReasonCode.TOOL_MISSING, "Rust is not installed: there is no program cargo")
    program = found.resolve()
    if program.name == "rustup" or (found.parent / "rustup").exists():
        return _of_rustup(site, Path.home() / ".rustup")
    if is_of_system(program):
        return Toolchain(cargo=program, folder=None)
    if not (program.parent / "rustc").is_file():
        return NoRun(ReasonCode.TOOL_MISSING, f"there is no rustc beside {found}")
    return Toolchain(cargo=program, folder=program.parent.parent)


def _of_rustup(site: Worksite, home: Path) -> Toolchain | NoRun:
    """The toolchain the repository asks for, or the user's own."""
    asked = _asked(site)
    name = asked or str(_toml(home / "settings.toml").get("default_toolchain", ""))
    if not _CHANNEL.fullmatch(name):
        return NoRun(ReasonCode.TOOL_MISSING, "rustup has no default toolchain")
    folders = [home / "toolchains" / name, *sorted((home / "toolchains").glob(f"{name}-*"))]
    for folder in folders:
        if (folder / "bin" / "cargo").is_file():
            return Toolchain(cargo=folder / "bin" / "cargo", folder=folder)
    who = "the repository asks for" if asked else "rustup names"
    return NoRun(
        ReasonCode.TOOL_MISSING, f"{who} the Rust toolchain {name}, which is not installed"
    )


def _asked(site: Worksite) -> str:
    """From the nearest `rust-toolchain.toml` or `rust-toolchain` above the project."""
    parts = [part for part in site.folder.split("/") if part]
    for n_parts in range(len(parts), -1, -1):
        for name in ("rust-toolchain.toml", "rust-toolchain"):
            text = source_text(site, "/".join([*parts[:n_parts], name]))
            if not text.strip():
                continue
            table = _table(text).get("toolchain")
            if isinstance(table, dict):
                return str(table.get("channel", ""))
            return text.strip() if "\n" not in text.strip() else ""
    return ""


def lay_out(site: Worksite, toolchain: Toolchain) -> CargoHome:
    """A Cargo folder of this site's own, which leads to the crates the user has."""
    theirs, ours = Path.home() / ".cargo", site.results / "cargo"
    shown = [theirs / part for part in _SHARED]
    for part, folder in zip(_SHARED, shown, strict=True):
        link = ours / part
        if folder.is_dir() and not site.exists_in(link):
            site.make_link_in(link, folder)
    kept = site.results_inside
    tools = f"{toolchain.folder}/bin:" if toolchain.folder else ""
    env = {
        "PATH": f"{tools}{SYSTEM_PATH}",
        "CARGO_HOME": f"{kept}/cargo",
        "CARGO_TARGET_DIR": f"{kept}/target",
        "CARGO_NET_OFFLINE": "true",
        "CARGO_TERM_COLOR": "never",
        "CARGO_INCREMENTAL": "0",
    }
    folders = [*([toolchain.folder] if toolchain.folder else []), *shown]
    return CargoHome(cargo=str(toolchain.cargo), env=env, mounts=tuple(mounts_of(folders)))


def _toml(path: Path) -> dict[str, Any]:
    try:
        return _table(path.read_text("utf-8", "replace"))
    except OSError:
        return {}


def _table(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError):
        return {}
