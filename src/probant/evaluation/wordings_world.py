"""Families about history, project files and recall; merged into wordings.py."""

from __future__ import annotations

from collections.abc import Mapping

from probant.evaluation.wording import Family

WORLD: Mapping[str, Family] = {}
