"""Descriptions are taken out of the copy, concepts mean one definition, the table counts fairly."""

from __future__ import annotations

import ast
import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from probant.evaluation.arms.recall_copy import write_copy
from probant.evaluation.arms.stages import chosen_arms
from probant.evaluation.questions.project_truth import Among
from probant.evaluation.questions.truth import Outcome, Question, Verified
from probant.evaluation.questions.wordings.world import WORLD
from probant.evaluation.report.recall_table import as_lines, recall_rows
from probant.evaluation.running.runner import run
from probant.evaluation.sources.recall.definitions import definitions
from probant.evaluation.sources.recall.facts import (
    ConceptFacts,
    DescribedFacts,
    described_functions,
)
from probant.evaluation.sources.recall.words import gerund, phrases, plural
from probant.evaluation.subjects.baselines import always_abstain
from probant.evaluation.subjects.embedding import NearestDefinition, installed
from tests.unit.evaluation.trees import answer, tree_of

FILES = {
    "src/depot.py": '''\
        def weigh_parcel(parcel):
            """Tell how heavy a thing is in whole grams.

            More words.
            """
            return parcel.grams


        class ParcelShelf:
            """Holds parcels until somebody collects them."""

            def reserve(self, parcel):
                \'\'\'Keep some room free for later arrivals.\'\'\'

            def weigh_all(self): "On the same line as its function, sadly."


        def load_config(path):
            """Here load_config gives its own name away."""
        ''',
    "src/lib.rs": """\
        /// Counts the boxes that are still on the road.
        #[inline]
        pub fn open_boxes(road: &Road) -> usize { 0 }
        """,
    "src/a.go": """\
        // OpenBox lifts the lid of the thing with great care.
        func OpenBox(b Box) {}
        """,
    "src/A.java": """\
        /**
         * Sorts all letters by the house they go to.
         * @return them
         */
        @Deprecated
        public static List<Letter> byHouse(List<Letter> letters) {}
        """,
    "docs/api.md": "Nothing of the sort.\n",
}


def test_descriptions_are_first_sentences_that_do_not_give_the_name() -> None:
    chosen = described_functions(tree_of(FILES), random.Random(1))
    assert {(entry.name, entry.line): sentence for entry, sentence in chosen} == {
        ("weigh_parcel", 1): "Tell how heavy a thing is in whole grams",
        ("reserve", 12): "Keep some room free for later arrivals",
        ("open_boxes", 3): "Counts the boxes that are still on the road",
        ("OpenBox", 2): "lifts the lid of the thing with great care",
        ("byHouse", 6): "Sorts all letters by the house they go to",
    }


def test_a_description_said_again_elsewhere_is_not_asked() -> None:
    files = FILES | {"docs/api.md": "## weigh\nTell how heavy a thing is in *whole* grams.\n"}
    chosen = described_functions(tree_of(files), random.Random(1))
    assert "weigh_parcel" not in {entry.name for entry, _ in chosen}


def test_the_copy_has_the_same_lines_without_the_descriptions(tmp_path: Path) -> None:
    tree = tree_of(FILES)
    chosen = described_functions(tree, random.Random(1))
    write_copy(tree, [entry for entry, _ in chosen], tmp_path)
    for entry, sentence in chosen:
        text = (tmp_path / entry.path).read_text()
        assert sentence.split(" ", 1)[1] not in text
        assert entry.name in text.split("\n")[entry.line - 1]
    code = (tmp_path / "src/depot.py").read_text()
    ast.parse(code)
    assert "Holds parcels until somebody collects them." in code
    assert len(code.split("\n")) == len(tree.files["src/depot.py"].decode().split("\n"))
    facts = DescribedFacts(chosen).facts()["64"]
    assert len(facts) == len(chosen)


def test_concepts_are_names_said_otherwise_that_mean_one_definition() -> None:
    files = {
        "a.py": "def parse_config(x): ...\ndef parse_config_file(x): ...\ndef delete_user(x): ...\n"
    }
    source = ConceptFacts(tree_of(files), random.Random(1))
    facts = source.facts()["CONCEPT"]
    places = {fact.truth for fact in facts}
    assert places == {
        Among(("a.py", 2), "parse_config_file"),
        Among(("a.py", 3), "delete_user"),
    }
    assert [entry.subject for entry in source.dropped] == ["parse_config"]
    for fact in facts:
        assert "_" not in dict(fact.targets)["x"]


def test_words_in_other_forms() -> None:
    assert [gerund(verb) for verb in ("parse", "get", "check")] == [
        "parsing",
        "getting",
        "checking",
    ]
    assert [plural(n) for n in ("entry", "key", "match", "files")] == [
        "entries", "keys", "matches", "files",
    ]  # fmt: skip
    rng = random.Random(1)
    assert phrases("ColdShelf", rng, is_function=False) == ["cold shelfs"]
    assert phrases("run", rng, is_function=True) == []
    assert phrases("to_int", rng, is_function=True) == []
    assert phrases("sha256_sum", rng, is_function=True) == []
    said = phrases("fetch_user", rng, is_function=True)
    assert len(said) == 3
    assert said[0] in ("user fetching", "fetching the user")
    assert "fetch_user" not in " ".join(said)


def question(number: int, family: str, place: tuple[str, int]) -> Question:
    return Question(
        id=str(number),
        family=family,
        text=f"number {number}",
        acceptable=frozenset({Outcome.ANSWERED}),
        truth=Among(place, "x"),
        verified=Verified.STRUCTURAL,
        paraphrase_group=str(number),
        repo="x",
    )


def located(path: str, line: int) -> dict[str, object]:
    return {"type": "location", "name": "x", "path": path, "line": line, "citations": []}


def test_right_false_silent_and_leads_are_counted_apart(tmp_path: Path) -> None:
    questions = [question(number, "64", ("a.py", 1)) for number in range(4)]

    def answerer(question_text: str, at: str | None = None) -> Mapping[str, object]:
        if question_text == "number 0":
            return answer("answered", located("b.py", 2), located("a.py", 1))
        if question_text == "number 1":
            return answer("answered", located("b.py", 2))
        leads = [located("b.py", line) for line in range(9)] + [located("a.py", 1)]
        if question_text == "number 2":
            return answer("insufficient_evidence") | {"leads": leads}
        return answer("insufficient_evidence") | {"leads": [located("c.py", 1), *leads]}

    results = run(questions, answerer, root=tmp_path)
    silent = run(questions, always_abstain, root=tmp_path)
    engine, abstain = recall_rows({"engine": results, "silent": silent})
    shares = [row.value for row in (engine.right, engine.false, engine.silent, engine.in_leads)]
    assert shares == [0.25, 0.25, 0.5, 0.5]
    assert abstain.silent.value == 1.0
    lines = as_lines([engine, abstain], missing=["nearest"])
    assert "engine" in lines[1]
    assert "unmeasured" in lines[-1]


def test_the_embedding_baseline_finds_the_nearest_name() -> None:
    embeddings = installed()
    if embeddings is None:
        pytest.skip("onnxruntime and the model are not installed")
    tree = tree_of({"a.py": "def weigh_parcel(p): ...\ndef delete_account(user): ...\n"})
    said = NearestDefinition(tree, embeddings)("where are users removed?")
    assert said["answer"] == {
        "text": "",
        "values": [{**located("a.py", 2), "name": "delete_account"}],
    }


@pytest.mark.parametrize(
    ("families", "arms"),
    [
        (("12",), ("plain",)),
        (("43",), ("history",)),
        (("64", "CONCEPT"), ("recall",)),
        (("1", "U14", "64"), ("plain", "history", "recall")),
    ],
)
def test_an_arm_is_made_only_when_asked_for(
    families: tuple[str, ...], arms: tuple[str, ...]
) -> None:
    assert chosen_arms(None, families, is_clone=False, may_run=False) == arms


@pytest.mark.parametrize("family", WORLD)
def test_every_family_has_wordings_in_six_styles_that_name_their_targets(family: str) -> None:
    wordings = WORLD[family].wordings
    assert len({wording.style for wording in wordings}) == 6
    assert len({wording.template for wording in wordings}) == len(wordings) >= 6
    targets = {mark for wording in wordings for mark in ("{x}", "{y}") if mark in wording.template}
    for wording in wordings:
        assert all(mark in wording.template for mark in targets), wording.template


def test_definitions_are_seen_in_all_languages() -> None:
    names = {entry.name for entry in definitions(tree_of(FILES).files)}
    assert {"weigh_parcel", "ParcelShelf", "open_boxes", "OpenBox", "byHouse"} <= names
