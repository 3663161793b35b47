"""Kinds of projects: who reads the manifest, and therefore who builds and tests.

Finding them is `tools.projects`' work, running them that of `runs`.
"""

from __future__ import annotations

from enum import Enum


class Ecosystem(Enum):
    """Who reads the manifest."""

    PYTHON = "Python"
    NPM = "npm"
    CMAKE = "CMake"
    MAKE = "Make"
    GO = "Go"
    CARGO = "Cargo"
    MAVEN = "Maven"
    GRADLE = "Gradle"
