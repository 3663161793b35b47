"""Descriptions are told from names, and both from relations, by how they are worded."""

from __future__ import annotations

import pytest

from probant.inquiry.reader import read_question
from probant.vocabulary.question import Facet, Relation


@pytest.mark.parametrize(
    ("question", "text", "facet"),
    [
        ("which function parses the config file", "parses the config file", Facet.FUNCTIONS),
        ("the function that computes the checksum", "computes the checksum", Facet.FUNCTIONS),
        ("Which function is described by `Return the sum`?", "Return the sum", Facet.FUNCTIONS),
        ("wich funtion dose this: return the sum", "return the sum", Facet.FUNCTIONS),
        ("which class keeps a pool of connections?", "pool of connections", Facet.CLASSES),
        ("where is authentication handled?", "authentication", Facet.CONCEPT),
        ("were is token signing handeld", "token signing", Facet.CONCEPT),
        ("show me the retry logic", "retry", Facet.CONCEPT),
        ("who handles HTTP redirects?", "HTTP redirects", Facet.CONCEPT),
        ("where do we parse the command line?", "parse the command line", None),
        ("where are the templates rendered?", "templates rendered", None),
        ("I'm looking for the code that removes duplicates from a list",
         "removes duplicates from a list", None),
    ],
)  # fmt: skip
def test_a_description_is_taken_as_it_is_worded(
    question: str, text: str, facet: Facet | None
) -> None:
    goal = read_question(question)
    assert goal.relation is Relation.DESCRIBED_AS
    assert (goal.targets[0].text, goal.facet) == (text, facet)


@pytest.mark.parametrize(
    "question",
    [
        f"where is the {noun}"
        for noun in (
            "template loader", "token parser", "request handler", "image processor",
            "connection manager", "cache decorator", "user validator", "token generator",
            "page renderer", "event dispatcher", "url resolver", "url router", "loader",
            "job scheduler", "output formatter", "error handling",
        )
    ],
)  # fmt: skip
def test_who_does_it_is_a_name_and_no_slip_for_what_is_done(question: str) -> None:
    assert read_question(question).relation is Relation.DEFINED_IN


@pytest.mark.parametrize(
    ("question", "relation"),
    [
        ("which function calls parse?", Relation.CALLED_BY),
        ("functions that call load", Relation.CALLED_BY),
        ("which class extends Base?", Relation.EXTENDED_BY),
        ("where do we define Engine", Relation.DEFINED_IN),
        ("where is Engine created", Relation.DEFINED_IN),
        ("show me the code for parse_config", Relation.DEFINED_IN),
        ("I'm looking for the function parse_config", Relation.DEFINED_IN),
        ("where is evidence gating implemented", Relation.DEFINED_IN),
        ("how are provider credentials configured", Relation.DESCRIPTION),
        ("review my changes", Relation.REVIEW),
        ("review the last commit", Relation.REVIEW),
    ],
)
def test_other_questions_stay_what_they_are(question: str, relation: Relation) -> None:
    assert read_question(question).relation is relation
