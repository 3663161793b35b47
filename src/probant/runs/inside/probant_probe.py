"""Says what an interpreter is and has: its version, its test runner, which needed packages lack."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from importlib import metadata
from pathlib import Path
from typing import Any


def main() -> None:
    here = Path(__file__).parent
    task = json.loads((here / "task.json").read_text(encoding="utf-8"))
    sys.path[:] = [one for one in sys.path if one != str(here)]
    missing, unsuitable = _lacking(task["requirements"])
    lacking, of_another_version = _lacking(task["build_requirements"])
    backend = task["backend"]
    if backend and not _is_importable(backend):
        lacking = [*lacking, backend]
    told = {
        "unbuildable": [
            *lacking,
            *(f"{name} (not {version})" for name, version in of_another_version.items()),
        ],
        "untested": _lacking(task["test_requirements"])[0],
        "version": ".".join(str(part) for part in sys.version_info[:3]),
        "prefix": sys.prefix,
        "has": {name: _is_importable(name) for name in task["modules"]},
        "missing": missing,
        "unsuitable": unsuitable,
        "is_fitting": _fits(task["python"]),
        "own_version": _version_of(task["own"]) if task["own"] else None,
    }
    sys.stdout.write("\n" + task["mark"] + json.dumps(told) + "\n")


def _is_importable(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except Exception:  # noqa: BLE001 - a package above it may raise anything when it is loaded
        return False


def _packaging() -> Any | None:
    for name in ("packaging", "pip._vendor.packaging", "setuptools._vendor.packaging"):
        try:
            importlib.import_module(name + ".requirements")
            return importlib.import_module(name)
        # setuptools refuses to be loaded after another distutils, by an assert.
        except Exception:  # noqa: BLE001, S112
            continue
    return None


def _lacking(requirements: list[str]) -> tuple[list[str], dict[str, str]]:
    """Needed packages that are not there, and those of another version than is needed."""
    packaging = _packaging()
    missing: list[str] = []
    unsuitable: dict[str, str] = {}
    for text in requirements:
        if packaging is None:
            name, suits = _plain_name(text), None
        else:
            try:
                needed = packaging.requirements.Requirement(text)
            except packaging.requirements.InvalidRequirement:
                continue
            if needed.marker is not None and not needed.marker.evaluate({"extra": ""}):
                continue
            name, suits = needed.name, needed.specifier
        version = _version_of(name)
        if version is None:
            missing.append(name)
        elif suits is not None and not suits.contains(version, prereleases=True):
            unsuitable[name] = version
    return sorted(set(missing)), unsuitable


def _plain_name(text: str) -> str:
    end = next((at for at, sign in enumerate(text) if sign in " <>=!~;[("), len(text))
    return text[:end]


def _version_of(name: str) -> str | None:
    try:
        return str(metadata.version(name))
    except (metadata.PackageNotFoundError, ValueError, KeyError):
        return None


def _fits(needed: str) -> bool:
    packaging = _packaging()
    if not needed or packaging is None:
        return True
    try:
        importlib.import_module(packaging.__name__ + ".specifiers")
        suits = packaging.specifiers.SpecifierSet(needed)
    except ValueError:
        return True
    return bool(suits.contains(".".join(str(part) for part in sys.version_info[:3])))


if __name__ == "__main__":
    main()
