"""What a package.json says about running it: scripts, needs, and the members of its workspace.

Read from the copy a run works in. Which runner a script starts is plan.py's knowledge.
"""

from __future__ import annotations

import fnmatch
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from probant.vocabulary.record import Record
from probant.workspace import touched

MAX_BYTES = 2 << 20
MAX_MEMBERS = 200
_RUN_NEEDS = ("dependencies", "devDependencies", "optionalDependencies")


class Package(Record, kw_only=True):
    """One package of a tree; `folder` is relative to the repository, '' is the repository."""

    folder: str
    data: dict[str, Any]

    @property
    def name(self) -> str:
        return _text(self.data.get("name")) or self.folder or "."

    @property
    def scripts(self) -> dict[str, str]:
        found = self.data.get("scripts")
        found = found if isinstance(found, dict) else {}
        return {name: text for name, text in found.items() if isinstance(text, str)}

    @property
    def needs(self) -> frozenset[str]:
        """Packages it declares for running and for developing."""
        return frozenset(
            name
            for kind in _RUN_NEEDS
            if isinstance(self.data.get(kind), dict)
            for name in self.data[kind]
        )

    @property
    def must_needs(self) -> frozenset[str]:
        """Packages without which an installation is not complete."""
        free = self.data.get("optionalDependencies")
        return self.needs - frozenset(free if isinstance(free, dict) else ())

    def where(self, base: Path) -> Path:
        return base / self.folder if self.folder else base


def read_package(base: Path, folder: str) -> Package | None:
    """The package of a folder, or None if there is none that can be read."""
    data = _json(touched.read(base, f"{folder}/package.json", MAX_BYTES))
    return Package(folder=folder, data=data) if isinstance(data, dict) else None


def read_json(file: Path, *, max_bytes: int = MAX_BYTES) -> Any:
    """Any JSON of a file, None where it is none. A link is not followed: the target made it."""
    return _json(read_raw(file, max_bytes=max_bytes))


def _json(raw: bytes | None) -> Any:
    try:
        return None if raw is None else json.loads(raw.decode("utf-8", "replace").lstrip("\ufeff"))
    except (ValueError, RecursionError):
        return None


def read_raw(file: Path, *, max_bytes: int) -> bytes | None:
    return touched.read(file.parent, file.name, max_bytes)


def members_of(base: Path, root: Package, files: Iterable[str]) -> tuple[Package, ...]:
    """The packages of its workspace, by folder; empty where it has none."""
    patterns = _patterns(base, root)
    if not patterns:
        return ()
    prefix = f"{root.folder}/" if root.folder else ""
    folders = sorted(
        path.removesuffix("/package.json")
        for path in files
        if path.endswith("/package.json")
        and path.startswith(prefix)
        and "node_modules/" not in path
    )
    wanted = [one for one in folders if one != root.folder and _is_member(one, prefix, patterns)]
    read = (read_package(base, folder) for folder in wanted[:MAX_MEMBERS])
    return tuple(package for package in read if package is not None)


def _is_member(folder: str, prefix: str, patterns: tuple[str, ...]) -> bool:
    """Later patterns win, as the package managers have it; '!' takes out."""
    found = False
    for pattern in patterns:
        is_out = pattern.startswith("!")
        if _matches(
            folder.removeprefix(prefix), pattern.lstrip("!").removeprefix("./").rstrip("/")
        ):
            found = not is_out
    return found


def _matches(folder: str, pattern: str) -> bool:
    parts, wanted = folder.split("/"), pattern.split("/")
    if "**" in wanted:
        at = wanted.index("**")
        head, tail = wanted[:at], wanted[at + 1 :]
        fits = len(parts) >= len(head) + len(tail)
        return fits and _all_match(parts[: len(head)], head) and (
            not tail or _all_match(parts[-len(tail) :], tail)
        )  # fmt: skip
    return len(parts) == len(wanted) and _all_match(parts, wanted)


def _all_match(parts: list[str], wanted: list[str]) -> bool:
    return all(fnmatch.fnmatchcase(part, one) for part, one in zip(parts, wanted, strict=True))


def _patterns(base: Path, root: Package) -> tuple[str, ...]:
    found = root.data.get("workspaces")
    found = found.get("packages") if isinstance(found, dict) else found
    if not found:
        lerna = _json(touched.read(base, f"{root.folder}/lerna.json", MAX_BYTES))
        found = lerna.get("packages") if isinstance(lerna, dict) else None
    texts = [one for one in found if isinstance(one, str)] if isinstance(found, list) else []
    return tuple(
        texts or _pnpm_patterns(touched.read(base, f"{root.folder}/pnpm-workspace.yaml", MAX_BYTES))
    )


def _pnpm_patterns(raw: bytes | None) -> list[str]:
    """The list under `packages:`, one entry on a line as everybody writes it."""
    found: list[str] = []
    is_inside = False
    for line in (raw or b"").decode("utf-8", "replace").splitlines():
        text = line.split(" #")[0].strip()
        if line[:1] not in ("", " ", "\t", "-", "#"):
            is_inside = text == "packages:"
        elif is_inside and text.startswith("- "):
            found.append(text[2:].strip().strip("'\""))
    return found


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
