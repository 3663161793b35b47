"""The trees that questions are asked about, made from one, as a table.

    plain    the tree as it is: code, project files, content; and its history, if it is a clone
    history  its files with a made-up history and an ignored folder, where it is no clone
    recall   a copy without the descriptions that are asked about
    renamed  a copy whose own names are others; stripped: one without comments and documents
    runs     a copy whose tests are run, if that is permitted; broken: one that does not build

Next: running/work.py makes them and asks.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.evaluation.arms import copies, makers
from probant.evaluation.arms.arm import Arm, Families, wants
from probant.evaluation.report.recall_table import RECALL_FAMILIES
from probant.evaluation.sources.runs import RUN_FAMILIES

ARMS: Mapping[str, Arm] = {
    "plain": Arm(make=makers.plain, is_wanted=makers.wants_plain, is_copy=False),
    "history": Arm(make=makers.history, is_wanted=makers.wants_history),
    "recall": Arm(make=makers.recall, is_wanted=wants(RECALL_FAMILIES)),
    "renamed": Arm(make=copies.renamed, is_wanted=wants(copies.RENAMED_FAMILIES), is_default=False),
    "stripped": Arm(make=copies.stripped, is_wanted=wants(copies.CODE_FAMILIES), is_default=False),
    "runs": Arm(
        make=makers.runs,
        is_wanted=wants(RUN_FAMILIES),
        runs=True,
        equip=makers.equip_with_wheels,
    ),
    "broken": Arm(
        make=makers.broken,
        is_wanted=wants(RUN_FAMILIES),
        runs=True,
        equip=makers.equip_with_wheels,
    ),
}


def chosen_arms(
    named: tuple[str, ...] | None, families: Families, *, is_clone: bool, may_run: bool
) -> tuple[str, ...]:
    """Those arms on which something is to be asked; `named` None is the default ones."""
    return tuple(
        name
        for name, arm in ARMS.items()
        if (arm.is_default if named is None else name in _with_broken(named))
        and (may_run or not arm.runs)
        and arm.is_wanted(families, is_clone)
    )


def _with_broken(named: tuple[str, ...]) -> frozenset[str]:
    """Who names the copy that is run means both of them."""
    return frozenset(named) | ({"broken"} if "runs" in named else set())
