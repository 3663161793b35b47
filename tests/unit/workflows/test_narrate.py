"""`ask --narrate`: a model's words, only where every sentence passes; the ruling never rises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.answering.narration import Narration
from probant.checking.document import Document
from probant.llm.port import NoReply, Reply, Stage, Trouble
from probant.llm.replay import ScriptedModel
from probant.settings import load_settings
from probant.vocabulary.assertion import TextReport, Tier
from probant.vocabulary.ruling import TruthMode
from probant.wiring import open_workbench
from probant.workflows.check import check_texts
from probant.workflows.investigate import investigate
from probant.workflows.narrate import narrate
from tests.questions import asked
from tests.repos import make_tree

FILES = {
    "shop/cart.py": '''\
from shop.prices import price_of


def total(items):
    """Sums the prices of all items."""
    return sum(price_of(item) for item in items)
''',
    "shop/prices.py": "def price_of(item):\n    return item.price\n",
    "shop/__init__.py": "",
}
QUERY = "description total"
WHERE = {"text": "`total` is a function defined in shop/cart.py.", "facts": [1]}


def told(
    tmp_path: Path,
    said: str | Reply | NoReply,
    query: str = QUERY,
    secrets: tuple[str, ...] = (),
) -> Answer:
    """The answer after a narrator said this."""
    repo = make_tree(tmp_path / "repo", FILES)
    settings = load_settings({"HOME": str(tmp_path)})
    with open_workbench(settings, repo) as bench:

        def checked(document: Document) -> TextReport:
            tiers = frozenset({Tier.EXISTENCE, Tier.STRUCTURE})
            (report,) = check_texts(
                [document], bench.tree, bench.book, bench.binder, bench.desk, tiers
            )
            return report

        plain = investigate(asked(query), bench.tree, bench.desk)
        model = ScriptedModel("alpha", {Stage.NARRATOR: said})
        answer = narrate(plain, model, checked, secrets=secrets)
    assert answer.ruling.truth_mode <= plain.ruling.truth_mode
    assert (answer.text, answer.values, answer.citations) == (
        plain.text, plain.values, plain.citations,
    )  # fmt: skip
    return answer


def draft(*sentences: object, carried: object = True) -> str:
    return json.dumps({"facts_answer_the_question": carried, "sentences": list(sentences)})


def narration_of(answer: Answer) -> Narration:
    assert answer.narration is not None
    return answer.narration


def test_a_sentence_that_holds_is_shown_with_its_citations(tmp_path: Path) -> None:
    answer = told(tmp_path, draft(WHERE))
    narration = narration_of(answer)
    assert narration.text == WHERE["text"]
    assert narration.sentences[0].citations
    assert answer.ruling.truth_mode is TruthMode.CONFIRMED


def test_a_key_in_the_narrators_words_is_not_told(tmp_path: Path) -> None:
    """Nothing but a name that stands in the code could pass; a key that is one is hidden all the
    same."""
    answer = told(tmp_path, draft(WHERE), secrets=("shop/cart.py",))
    assert narration_of(answer).text == "`total` is a function defined in [key]."


def test_a_fenced_reply_with_prose_around_it_is_read(tmp_path: Path) -> None:
    assert narration_of(told(tmp_path, f"Gladly:\n```json\n{draft(WHERE)}\n```\n")).text


@pytest.mark.parametrize(
    "sentence",
    [
        {"text": "`total` is a function defined in shop/prices.py.", "facts": [1]},
        {"text": "`price_of` calls `total`.", "facts": [1, 2, 3, 4]},
        {"text": "`total` deletes all items in shop/cart.py.", "facts": [1, 2]},
        {"text": "It is a function.", "facts": [1]},
        {"text": "`total` is a function defined in shop/cart.py.", "facts": [99]},
        {"text": "`total` is a function defined in shop/cart.py and it is safe.", "facts": [1]},
    ],
)
def test_a_sentence_that_says_more_is_left_out(tmp_path: Path, sentence: object) -> None:
    answer = told(tmp_path, draft(WHERE, sentence))
    narration = narration_of(answer)
    assert narration.text == WHERE["text"]
    assert len(narration.left_out) == 1


@pytest.mark.parametrize(
    "said",
    [
        WHERE["text"],
        f"{WHERE['text']} It launches missiles. It takes items.",
        draft(WHERE["text"], "`total` is a function defined in shop/prices.py:99."),
        draft(f"{WHERE['text']} It is a function."),
        draft({"text": WHERE["text"]}, {"text": f"{WHERE['text']} It is safe.", "facts": []}),
        json.dumps({"sentences": [WHERE["text"]]}),
    ],
)
def test_plain_prose_that_holds_is_not_thrown_away(tmp_path: Path, said: str) -> None:
    answer = told(tmp_path, said)
    narration = narration_of(answer)
    assert {one.text for one in narration.sentences} == {WHERE["text"]}
    assert narration.sentences[0].citations == (0,)
    assert answer.ruling.truth_mode is TruthMode.CONFIRMED


def test_a_flag_that_is_missing_is_no_doubt(tmp_path: Path) -> None:
    answer = told(tmp_path, json.dumps({"sentences": [WHERE]}))
    assert not narration_of(answer).lowered
    assert not any("doubts" in one for one in answer.warnings)


@pytest.mark.parametrize(
    "said",
    ["I cannot do that.", "`price_of` calls `total`.", "It calls price_of.", f"Yes: {WHERE}"],
)
def test_prose_that_no_fact_carries_is_not_shown(tmp_path: Path, said: str) -> None:
    answer = told(tmp_path, said)
    assert narration_of(answer).sentences == ()
    assert any("no sentence of alpha passed" in one for one in answer.warnings)


def test_a_doubt_lowers_how_surely_the_answer_speaks(tmp_path: Path) -> None:
    answer = told(tmp_path, draft(WHERE, carried=False))
    assert answer.ruling.truth_mode is TruthMode.BOUNDED
    assert narration_of(answer).lowered
    assert any("doubts" in one for one in answer.warnings)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "[]",
        '{"sentences": "none"}',
        '{"sentences": [], "sentences": []}',
        "{" * 5000,
        NoReply(trouble=Trouble.TIMEOUT, detail="no answer within 60 s", seconds=60.0),
        NoReply(trouble=Trouble.CUT, detail="cut", seconds=1.0, text=draft(WHERE)),
    ],
)
def test_without_a_usable_reply_the_answer_stands_alone(
    tmp_path: Path, said: str | NoReply
) -> None:
    answer = told(tmp_path, said)
    assert answer.narration is None
    assert any("no narration" in one for one in answer.warnings)
    assert answer.ruling.truth_mode is TruthMode.CONFIRMED


@pytest.mark.parametrize(
    "odd", [None, 7, {"text": 7, "facts": [1]}, {"text": "x", "facts": [True]}, {"facts": [1]}]
)
def test_odd_sentences_are_nothing(tmp_path: Path, odd: object) -> None:
    assert narration_of(told(tmp_path, draft(odd))).sentences == ()


def test_only_explanations_are_narrated(tmp_path: Path) -> None:
    answer = told(tmp_path, draft(WHERE), "defined_in total")
    assert answer.narration is None
