"""Questions that no single fact settles: the table of what bears on them."""

from __future__ import annotations

import pytest
from learning.sentences import sentences

from probant.questions.compounds import COMPOUNDS, bearing_goals
from probant.questions.kind import Fill
from probant.reading.understanding import understand
from probant.vocabulary.question import Aside
from probant.vocabulary.reading import ReadingQuality
from probant.wiring.reader import reading_model
from tests.questions import TODAY, SomeNames

THINGS = {
    Fill.SYMBOL: ("fetch_rows", "RowStore"),
    Fill.PATH: ("pkg/rows.py", "pkg/store.py"),
    Fill.TEXT: ("--max-rows",),
    Fill.KEY: ("ROWS_HOME",),
    Fill.MODULE: ("numpy",),
}
NAMES = SomeNames("fetch_rows", "RowStore", paths=("pkg/rows.py", "pkg/store.py"))


def things(label: str) -> list[str]:
    return [THINGS[fill][number] for number, fill in enumerate(COMPOUNDS[label].fills)]


@pytest.mark.parametrize("label", sorted(COMPOUNDS))
def test_every_query_of_a_row_is_a_valid_one(label: str) -> None:
    goals = bearing_goals(COMPOUNDS[label], things(label), "asked")
    assert goals
    assert all(goal.relation is not None and goal.question == "asked" for goal in goals)


def test_every_row_has_sentences_and_near_misses() -> None:
    every = sentences()
    for label in COMPOUNDS:
        of = [one for one in every if one.block == label]
        assert sum(not one.is_near for one in of) >= 20, label
        assert sum(one.is_near for one in of) >= 5, label


@pytest.mark.parametrize(
    ("text", "relation"),
    [
        ("is fetch_rows dead code?", "called_by"),
        ("which tests could notice that I edited pkg/rows.py?", "imported_by"),
        ("what would I have to provide for my own RowStore?", "abstract_methods"),
        ("how are pkg/rows.py and pkg/store.py connected?", "import_path"),
        ("what do we need `numpy` for, could we drop it?", "imported_by"),
    ],
)
def test_what_bears_on_a_question_is_asked_and_never_sure(text: str, relation: str) -> None:
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    assert one.goal.aside is Aside.OPEN
    asked = [part.goal.relation.value for part in one.bearing if part.goal.relation]
    assert relation in asked
    for part in one.bearing:
        assert part.reading is not None
        assert part.reading.quality is ReadingQuality.MODERATE


@pytest.mark.parametrize(
    "text", ["is the code dead?", "what would I have to provide for my own rows?"]
)
def test_nothing_bears_on_a_question_that_names_nothing(text: str) -> None:
    (one,) = understand(text, reading_model(), NAMES, TODAY)
    assert one.bearing == ()
