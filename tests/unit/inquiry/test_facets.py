"""What a row says besides its targets is a facet of its relation, or a word to compare with."""

from __future__ import annotations

import pytest

from probant.inquiry.facets import facet_and_member
from probant.inquiry.families import Family, all_families
from probant.inquiry.reader import read_question
from probant.vocabulary.question import FACETS, Aside, Facet, Relation, Unit

WORDS_OF_ROWS = {Relation.TRAIT, Relation.RAISES}
"""Relations whose rows name an adjective, or what is raised, themselves."""


@pytest.mark.parametrize(
    "row", [row for row in all_families() if row.about], ids=lambda row: row.example
)
def test_a_row_tells_a_facet_of_its_relation(row: Family) -> None:
    facet, member = facet_and_member(row.relation, row.about)
    if row.relation in WORDS_OF_ROWS:
        assert (facet, member) == (None, row.about)
    else:
        assert facet in FACETS[row.relation]
        assert member == ""


def test_every_facet_can_be_asked_for() -> None:
    told = {facet_and_member(row.relation, row.about)[0] for row in all_families()}
    assert set(Facet) - told == {Facet.IN_TESTS, Facet.ANY_SUCH}
    assert read_question("who calls parse in tests?").facet is Facet.IN_TESTS
    assert read_question("does fetch accept a timeout?").facet is Facet.ANY_SUCH


@pytest.mark.parametrize(
    ("question", "facet", "member"),
    [
        ("does fetch accept a timeout?", Facet.ANY_SUCH, "timeout"),
        ("does fetch take a parameter called timeout?", None, "timeout"),
        ("is fetch async?", None, "async"),
        ("does utils.py export __all__?", None, "__all__"),
        ("which names are in __all__ of utils.py?", Facet.ALL_LIST, ""),
        ("who wrote lines 10 to 20 of config.py?", None, "20"),
        ("where is the string $HOME used?", None, ""),
        ('where are the overloads of "parse it"?', None, ""),
    ],
)
def test_the_question_s_own_word_is_never_a_facet(
    question: str, facet: Facet | None, member: str
) -> None:
    goal = read_question(question)
    assert (goal.facet, goal.member) == (facet, member)


@pytest.mark.parametrize(
    ("question", "unit"),
    [
        ("how many functions call parse?", Unit.FUNCTIONS),
        ("in how many files is parse called?", Unit.FILES),
        ("how many callers does parse have?", Unit.CALLERS),
        ("how often is parse called?", Unit.PLACES),
        ("who calls parse?", None),
        ("how many parameters does parse take?", None),
    ],
)
def test_a_number_has_a_unit_where_it_can_have_several(question: str, unit: Unit | None) -> None:
    assert read_question(question).unit is unit


def test_what_nothing_here_counts_is_no_question() -> None:
    assert read_question("how many classes call parse?").aside is Aside.UNDERSPECIFIED
