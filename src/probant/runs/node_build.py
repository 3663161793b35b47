"""Builds of npm projects."""

from __future__ import annotations

from probant.runs.port import BuildRun, NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode


def build_project(site: Worksite, target: str) -> BuildRun | NoRun:
    return NoRun(ReasonCode.TOOL_MISSING, f"cannot build {target}{site.folder}")
