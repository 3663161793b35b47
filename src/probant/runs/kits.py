"""Which kit serves which kind of project; each is loaded when a project of its kind is run."""

from __future__ import annotations

from importlib import import_module

from probant.runs.port import Kit
from probant.vocabulary.project import Ecosystem

KITS: dict[Ecosystem, str] = {
    Ecosystem.PYTHON: "python_kit",
    Ecosystem.NPM: "node_kit",
    Ecosystem.CMAKE: "cmake_kit",
    Ecosystem.MAKE: "make_kit",
    Ecosystem.GO: "go_kit",
    Ecosystem.CARGO: "cargo_kit",
    Ecosystem.MAVEN: "maven_kit",
    Ecosystem.GRADLE: "gradle_kit",
}
"""Kind of project → module of this package with a class `ProjectKit`."""


def kit_of(ecosystem: Ecosystem) -> Kit | None:
    name = KITS.get(ecosystem)
    if name is None:
        return None
    kit: Kit = import_module(f"probant.runs.{name}").ProjectKit()
    return kit
