"""How an answer says it was understood: read as, left over, did you mean, several questions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.questions.asking import command_of, goal_of_query, sentence_of_goal
from probant.surfaces.answer_reading import answer_data
from probant.surfaces.api import query
from probant.surfaces.cli.ask import exit_code_of, pick
from probant.surfaces.cli.render import render_markdown, render_text
from probant.surfaces.goal_wire import query_from_json
from probant.surfaces.wire import answer_json
from probant.vocabulary.filters import Filters
from probant.vocabulary.reading import Accounted, AccountedBy, Offer, Reading, ReadingQuality
from probant.vocabulary.record import replace
from tests.cases.asking import settings_beside
from tests.repos import make_repo


def plain(_style: str, text: str) -> str:
    return text


def offer(kind: str, *targets: str, filters: Filters = Filters()) -> Offer:  # noqa: B008 - frozen
    goal = goal_of_query(kind, targets, filters)
    return Offer(goal=goal, sentence=sentence_of_goal(goal), command=command_of(goal))


OFFERS = (offer("called_by", "load", filters=Filters(within="src")), offer("occurs_in", "a `b`"))


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {"a.py": "def load(): ...\n\n\ndef main():\n    load()\n"}
    return make_repo(tmp_path_factory.mktemp("readings") / "repo", files)


@pytest.fixture(scope="module")
def answer(repo: Path) -> Answer:
    return query("called_by", "load", repo=repo, settings=settings_beside(repo)).answer


@pytest.fixture(scope="module")
def refusal(repo: Path) -> Answer:
    return query("called_by", "zebra", repo=repo, settings=settings_beside(repo)).answer


def test_the_reading_stands_before_the_snapshot_on_the_last_line(answer: Answer) -> None:
    last = render_text(answer, plain).splitlines()[-1]
    reading, *_, snapshot = last.split(" · ")
    assert reading == "read as which code calls `load`?"
    assert snapshot.startswith("commit ")


def test_what_was_not_understood_is_named(answer: Answer) -> None:
    reading = Reading(
        sentence="which code calls `load`?", kind="called_by", quality=ReadingQuality.MODERATE,
        accounted=(Accounted("calls", AccountedBy.KIND),), left_over=("often", "nightly"),
    )  # fmt: skip
    told = replace(answer, reading=reading)
    assert "\nnot taken into account: often, nightly\n" in render_text(told, plain)
    assert "Not taken into account: often, nightly." in render_markdown(told)
    assert answer_json(told)["reading"] == {
        "sentence": "which code calls `load`?",
        "kind": "called_by",
        "accounted": [{"word": "calls", "by": "kind"}],
        "left_over": ["often", "nightly"],
        "quality": "moderate",
    }


def test_offers_are_numbered_with_their_commands(refusal: Answer) -> None:
    text = render_text(replace(refusal, offers=OFFERS), plain)
    assert (
        "Did you mean\n"
        "  1. which code calls `load` in src?\n"
        "     probant query called_by load --in src\n"
        "  2. where does the text `a `b`` occur?\n"
        "     probant query occurs_in 'a `b`'\n"
    ) in text
    marked = render_markdown(replace(refusal, offers=OFFERS))
    assert (
        "1. which code calls \\`load\\` in src? (`probant query called_by load --in src`)" in marked
    )
    assert "(`` probant query occurs_in 'a `b`' ``)" in marked


def test_offers_can_be_asked(refusal: Answer) -> None:
    told = json.loads(json.dumps(answer_json(replace(refusal, offers=OFFERS))))
    for one, reading in zip(OFFERS, told["readings"], strict=True):
        assert query_from_json(reading["goal"]).goal() == one.goal
        assert (reading["sentence"], reading["command"]) == (one.sentence, one.command)


@pytest.mark.parametrize(
    ("said", "chosen"), [("2", 1), (" 1 ", 0), ("", None), ("3", None), ("0", None), ("x", None)]
)
def test_a_person_picks_by_number(said: str, chosen: int | None) -> None:
    expected = None if chosen is None else OFFERS[chosen]
    assert pick(OFFERS, lambda _prompt: said) == expected


def test_the_end_of_input_picks_nothing() -> None:
    def ended(_prompt: str) -> str:
        raise EOFError

    assert pick(OFFERS, ended) is None


def test_several_questions_are_shown_one_after_the_other(answer: Answer, refusal: Answer) -> None:
    both = replace(answer, parts=(answer, refusal))
    for render in (lambda one: render_text(one, plain), render_markdown):
        assert render(both) == f"{render(answer)}\n{render(refusal)}"
    told = answer_json(both)
    assert told["parts"] == [answer_json(answer), answer_json(refusal)]
    assert exit_code_of(answer) == 0
    assert exit_code_of(both) == 3


def test_parts_are_read_back(answer: Answer, refusal: Answer) -> None:
    """The values of the whole are those of its parts where it has none of its own."""
    both = replace(refusal, values=(), parts=(answer, refusal))
    data = answer_data(json.dumps(answer_json(both)))
    alone = answer_data(json.dumps(answer_json(answer)))
    assert data is not None and alone is not None
    assert data.values == alone.values
