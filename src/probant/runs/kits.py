"""Which kit serves which kind of project; each is loaded when a project of its kind is run."""

from __future__ import annotations

from importlib import import_module

from probant.runs.port import Kit
from probant.vocabulary.project import Ecosystem

KITS: dict[Ecosystem, str] = {
    Ecosystem.PYTHON: "python",
    Ecosystem.NPM: "node",
    Ecosystem.CMAKE: "cmake",
    Ecosystem.MAKE: "make",
    Ecosystem.GO: "go",
    Ecosystem.CARGO: "cargo",
    Ecosystem.MAVEN: "maven",
    Ecosystem.GRADLE: "gradle",
}
"""Kind of project → folder beside this one whose `kit.py` has a class `ProjectKit`."""


def kit_of(ecosystem: Ecosystem) -> Kit | None:
    name = KITS.get(ecosystem)
    if name is None:
        return None
    kit: Kit = import_module(f"probant.runs.{name}.kit").ProjectKit()
    return kit
