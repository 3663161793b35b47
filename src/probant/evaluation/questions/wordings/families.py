"""Every family there is, in the order of the reports: questions with an answer first.

The sentences stand in code.py, structure.py, absent.py, runs.py and world.py, one of each style and
a few more; those of the folder asked/ are further ways to put the same.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from importlib import resources

from probant.evaluation.questions.wordings.absent import ABSENT
from probant.evaluation.questions.wordings.code import CODE
from probant.evaluation.questions.wordings.runs import RUNS
from probant.evaluation.questions.wordings.structure import STRUCTURE
from probant.evaluation.questions.wordings.wording import Family, Style, Wording
from probant.evaluation.questions.wordings.world import WORLD

__all__ = ["FAMILIES", "Family", "Style", "Wording"]


def _rank(family: str) -> tuple[bool, int, str]:
    number = re.search(r"[0-9]+", family)
    return family.startswith("U"), int(number.group()) if number else 0, family


_LISTED: Mapping[str, Family] = {**CODE, **STRUCTURE, **WORLD, **RUNS, **ABSENT}


def _asked() -> dict[str, list[str]]:
    """Further sentences by family, as people ask."""
    found: dict[str, list[str]] = {}
    folder = resources.files(__package__) / "asked"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            table = tomllib.loads(entry.read_text(encoding="utf-8"))
            found |= {family: row["asked"] for family, row in table.items()}
    return found


def _wording(template: str) -> Wording:
    return Wording(Style.BACKTICKS if "`{" in template else Style.PLAIN, template)


def _with_asked(listed: Family, more: list[str]) -> Family:
    return replace(listed, wordings=(*listed.wordings, *map(_wording, more)))


_ASKED = _asked()

FAMILIES: Mapping[str, Family] = {
    family: _with_asked(_LISTED[family], _ASKED.get(family, []))
    for family in sorted(_LISTED, key=_rank)
}
