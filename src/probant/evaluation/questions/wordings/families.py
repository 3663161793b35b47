"""Every family there is, in the order of the reports: questions with an answer first.

The sentences stand in code.py, structure.py, absent.py,
runs.py and world.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

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

FAMILIES: Mapping[str, Family] = {family: _LISTED[family] for family in sorted(_LISTED, key=_rank)}
