"""Every family of the plan has wordings, and every one that is worded can be told apart."""

from __future__ import annotations

from probant.evaluation.questions.wordings.families import FAMILIES, Style
from probant.evaluation.sources.fact import WORDINGS_PER_FACT

N_ANSWERABLE = 66
N_UNANSWERABLE = 21


def test_all_families_of_the_plan_are_there() -> None:
    planned = {str(number) for number in range(1, N_ANSWERABLE + 1)}
    planned |= {f"U{number}" for number in range(1, N_UNANSWERABLE + 1)}
    assert planned <= set(FAMILIES)


def test_each_is_asked_in_every_style() -> None:
    for name, family in FAMILIES.items():
        assert {wording.style for wording in family.wordings} == set(Style), name
        templates = [wording.template for wording in family.wordings]
        assert len(set(templates)) == len(templates) >= WORDINGS_PER_FACT, name
