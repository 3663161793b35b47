"""The sentences of the folder asked/: each can be filled, none stands twice, all are heard."""

from __future__ import annotations

import string

from probant.evaluation.questions.wordings.families import FAMILIES


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_a_family_names_the_same_things_in_all_its_wordings() -> None:
    for number, family in FAMILIES.items():
        known = set().union(*(placeholders(wording.template) for wording in family.wordings[:6]))
        for wording in family.wordings:
            assert placeholders(wording.template) <= known, (number, wording.template)


def test_no_wording_stands_twice() -> None:
    for number, family in FAMILIES.items():
        templates = [wording.template for wording in family.wordings]
        assert len(set(templates)) == len(templates), number


def test_every_family_is_asked_in_more_ways_than_its_styles() -> None:
    few = [number for number, family in FAMILIES.items() if len(family.wordings) < 9]
    assert few == []
