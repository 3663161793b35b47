"""Every family there is, in the order of the reports: questions with an answer first.

The sentences stand in wordings_code.py, wordings_structure.py, wordings_absent.py,
wordings_runs.py and wordings_world.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from probant.evaluation.wording import Family, Style, Wording
from probant.evaluation.wordings_absent import ABSENT
from probant.evaluation.wordings_code import CODE
from probant.evaluation.wordings_runs import RUNS
from probant.evaluation.wordings_structure import STRUCTURE
from probant.evaluation.wordings_world import WORLD

__all__ = ["FAMILIES", "Family", "Style", "Wording"]


def _rank(family: str) -> tuple[bool, int, str]:
    number = re.search(r"[0-9]+", family)
    return family.startswith("U"), int(number.group()) if number else 0, family


_LISTED: Mapping[str, Family] = {**CODE, **STRUCTURE, **WORLD, **RUNS, **ABSENT}

FAMILIES: Mapping[str, Family] = {family: _LISTED[family] for family in sorted(_LISTED, key=_rank)}
