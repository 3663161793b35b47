"""Facts made of what a front end said: certain ones are asked, doubtful ones are listed."""

from __future__ import annotations

import random

import pytest

from probant.evaluation.questions.misleading import Misleading
from probant.evaluation.questions.truth import (
    Boolean,
    Count,
    Denial,
    LastNames,
    Locations,
    Names,
    NameSet,
    Outcome,
    Paths,
    Sites,
    Text,
    Truth,
)
from probant.evaluation.sources.code.source import CodeSource
from probant.evaluation.sources.code.truth import (
    CodeTruth,
    ForeignCall,
    TrueBase,
    TrueCall,
    TrueDefinition,
    TrueExport,
    TrueImport,
    TrueSignature,
)
from probant.evaluation.sources.fact import Fact
from probant.evaluation.sources.vocabulary import Symbol
from tests.unit.evaluation.trees import tree_of

DECK = """\
import { haul } from "./rope";

export class Deck {
  planks: number;
  sweep(broom: Broom): void {
    haul(broom);
    polish();
  }
}
export class SunDeck extends Deck {}
export function polish(): void {
  shine();
}
export function idle(): void {
}
"""
ROPE = """\
export function haul(load: Broom): number {
  return 1;
}
export interface Broom {}
"""
FILES = {"deck.ts": DECK, "rope.ts": ROPE, "notes.md": "# Notes\n"}


def defined(path: str, line: int, name: str, kind: str, qualified: str = "") -> TrueDefinition:
    return TrueDefinition(path, line, name, kind, qualified or name)


TRUTH = CodeTruth(
    language="typescript",
    oracle="by hand",
    files=frozenset({"deck.ts", "rope.ts"}),
    definitions=(
        defined("deck.ts", 3, "Deck", "class"),
        defined("deck.ts", 4, "planks", "variable", "Deck.planks"),
        defined("deck.ts", 5, "sweep", "method", "Deck.sweep"),
        defined("deck.ts", 10, "SunDeck", "class"),
        defined("deck.ts", 11, "polish", "function"),
        defined("deck.ts", 14, "idle", "function"),
        defined("rope.ts", 1, "haul", "function"),
        defined("rope.ts", 4, "Broom", "interface"),
    ),
    imports=(TrueImport("deck.ts", 1, "./rope", "rope.ts", ("haul",)),),
    bases=(TrueBase("deck.ts", "SunDeck", "Deck", "extends"),),
    exports=(TrueExport("rope.ts", "haul"), TrueExport("rope.ts", "Broom")),
    calls=(
        TrueCall("deck.ts", 6, "haul", "rope.ts", 1),
        TrueCall("deck.ts", 7, "polish", "deck.ts", 11),
    ),
    foreign_calls=(ForeignCall("deck.ts", 12, "shine"),),
    signatures=(
        TrueSignature("deck.ts", 5, "sweep", 8, ("broom",), "void"),
        TrueSignature("deck.ts", 11, "polish", 13, (), "void"),
        TrueSignature("deck.ts", 14, "idle", 15, (), "void"),
        TrueSignature("rope.ts", 1, "haul", 3, ("load",), "number", frozenset({"async"})),
    ),
)


def made(truth: CodeTruth = TRUTH, files: dict[str, str] | None = None) -> CodeSource:
    return CodeSource(tree_of(files or FILES), [truth], random.Random(1))


FACTS = made().facts()


def asked(family: str) -> dict[tuple[str, ...], Fact]:
    return {tuple(dict(fact.targets).values()): fact for fact in FACTS[family]}


def at(path: str, line: int, name: str) -> Locations:
    return Locations((((path, line), name),))


@pytest.mark.parametrize(
    ("family", "words", "truth"),
    [
        ("1", ("polish",), at("deck.ts", 11, "polish")),
        ("2", ("Deck",), at("deck.ts", 3, "Deck")),
        ("3", ("Deck", "sweep"), at("deck.ts", 5, "Deck.sweep")),
        ("5", ("Broom",), at("rope.ts", 4, "Broom")),
        ("16", ("haul",), Names(("load",))),
        ("18", ("haul",), Text("number")),
        ("20", ("SunDeck",), LastNames(frozenset({"Deck"}))),
        ("21", ("Deck",), at("deck.ts", 10, "SunDeck")),
        ("25", ("rope.ts",), NameSet(frozenset({"haul", "Broom"}))),
        ("27", ("async", "haul"), Boolean(True)),
        ("28", ("Deck",), NameSet(frozenset({"planks"}))),
        ("30", ("Deck",), Count(1)),
        ("31", ("deck.ts",), NameSet(frozenset({"./rope"}))),
        ("32", ("rope.ts",), Paths(frozenset({"deck.ts"}))),
        ("33", ("haul",), Sites(frozenset({("deck.ts", 6)}))),
        ("34", ("polish",), LastNames(frozenset({"shine"}))),
        ("35", ("sweep", "haul"), Boolean(True)),
        ("U9", ("haul", "sweep"), Boolean(False)),
        ("U10", ("Deck", "SunDeck"), Boolean(False)),
    ],
)
def test_truth_by_family(family: str, words: tuple[str, ...], truth: Truth) -> None:
    assert asked(family)[words].truth == truth


def test_a_no_is_asked_only_of_what_never_names_the_other() -> None:
    pairs = set(asked("36"))
    assert ("idle", "haul") in pairs
    assert ("sweep", "haul") not in pairs


def test_a_name_in_an_unread_file_is_not_asked() -> None:
    files = {**FILES, "broken.ts": "function polish( {"}
    source = made(files=files)
    facts = source.facts()
    assert all(("x", "polish") not in fact.targets for fact in facts["1"])
    reasons = [d.reason for d in source.dropped if (d.fact, d.subject) == ("1", "polish")]
    assert reasons == ["the name also stands where no oracle could look"]


def test_an_undecided_call_leaves_the_callers_in_doubt() -> None:
    files = {**FILES, "deck.ts": f"{DECK}const again = [polish()];\n"}
    source = made(files=files)
    assert all(("x", "polish") not in fact.targets for fact in source.facts()["33"])
    assert any("undecided" in d.reason for d in source.dropped if d.fact == "33")


@pytest.mark.parametrize(
    ("language", "files", "entry"),
    [
        (
            "cpp",
            {"port.h": '#if defined(OTHER)\n#include "inner.h"\n#endif\n', "inner.h": "int n;\n"},
            (),
        ),
        (
            "java",
            {"a/Main.java": "import b.*;\n", "b/Inner.java": "package b;\nclass Inner {}\n"},
            (TrueImport("a/Main.java", 1, "b", names=("*",), is_certain=False),),
        ),
    ],
)
def test_an_import_that_may_mean_a_file_leaves_its_importers_in_doubt(
    language: str, files: dict[str, str], entry: tuple[TrueImport, ...]
) -> None:
    truth = CodeTruth(
        language=language,
        oracle="by hand",
        files=frozenset(files),
        definitions=(),
        imports=entry,
    )
    source = made(truth, files)
    targets = {target for fact in source.facts()["32"] for target in fact.targets}
    assert not any("nner" in text for _, text in targets)


def test_a_call_of_what_a_table_holds_leaves_the_callees_in_doubt() -> None:
    files = {**FILES, "deck.ts": DECK.replace("  shine();", "  table[0](1); shine();")}
    source = made(files=files)
    assert all(("x", "polish") not in fact.targets for fact in source.facts()["34"])
    assert any(("x", "polish") in fact.targets for fact in made().facts()["34"])


def test_callers_of_an_accessor_are_not_asked() -> None:
    source = made(files={**FILES, "deck.ts": DECK.replace("  sweep(", "  get sweep(")})
    assert all(("x", "Deck.sweep") not in fact.targets for fact in source.facts()["33"])
    assert any(d.reason == "whoever reads or sets it calls it" for d in source.dropped)


def test_a_body_that_calls_what_it_is_given_may_call_what_somebody_keeps() -> None:
    given = DECK.replace("idle(): void {\n", "idle(then): void {\n  then();\n")
    asked_of = {"x": "idle", "y": "haul"}
    kept = {**FILES, "deck.ts": f"{given}idle(haul);\n"}
    alone = {**FILES, "deck.ts": given.replace("import { haul }", "import { Broom }")}
    for files, is_asked in ((kept, False), (alone, True)):
        pairs = [dict(fact.targets) for fact in made(files=files).facts()["36"]]
        assert (asked_of in pairs) is is_asked


def test_a_name_with_copies_is_narrowed_by_its_file() -> None:
    copy = TrueDefinition("copy.ts", 1, "haul", "function", "haul")
    head = TrueSignature("copy.ts", 1, "haul", 1, ("load", "knot"))
    truth = CodeTruth(
        language="typescript",
        oracle="by hand",
        files=TRUTH.files | {"copy.ts"},
        definitions=(*(TRUTH.definitions or ()), copy),
        signatures=(*TRUTH.signatures, head),
    )
    files = {**FILES, "copy.ts": "function haul(load, knot) {}\n"}
    facts = made(truth, files).facts()
    by_words = {dict(fact.targets)["x"]: fact.truth for fact in facts["16"]}
    assert by_words["haul in copy.ts"] == Names(("load", "knot"))
    assert by_words["haul in rope.ts"] == Names(("load",))
    assert "haul" not in by_words


def test_what_only_declares_may_be_listed_or_left_out() -> None:
    stub = TrueDefinition("deck.d.ts", 1, "polish", "function", "polish")
    truth = CodeTruth(
        language="typescript",
        oracle="by hand",
        files=TRUTH.files | {"deck.d.ts"},
        definitions=(*(TRUTH.definitions or ()), stub),
    )
    files = {**FILES, "deck.d.ts": "export declare function polish(): void;\n"}
    (truth_of_polish,) = [
        fact.truth for fact in made(truth, files).facts()["1"] if ("x", "polish") in fact.targets
    ]
    assert truth_of_polish == Locations(
        ((("deck.ts", 11), "polish"),), ((("deck.d.ts", 1), "polish"),)
    )


def test_misleading_questions_know_the_right_place() -> None:
    source = made()
    facts = Misleading(tree_of(FILES), source.symbols(), random.Random(1)).facts()
    wrong_kind = {dict(fact.targets)["x"]: fact for fact in facts["U6"]}
    assert wrong_kind["polish"].truth == Denial(frozenset({("deck.ts", 11)}))
    assert dict(wrong_kind["polish"].targets)["p"] == "class"
    assert dict(wrong_kind["Deck"].targets)["p"] == "function"
    assert {fact.acceptable for fact in facts["U6"]} == {
        frozenset({Outcome.REFUTED, Outcome.INSUFFICIENT_EVIDENCE})
    }
    for fact in facts["U7"]:
        words = dict(fact.targets)
        assert words["x"] not in FILES[words["y"]]
    assert {fact.acceptable for fact in facts["U17"]} == {
        frozenset({Outcome.INSUFFICIENT_EVIDENCE})
    }


def test_a_name_with_a_dollar_is_a_name() -> None:
    symbols = [
        Symbol("typescript", "deck.ts", 1, "$Deck", "class", reference="$Deck", is_root=True),
        Symbol("typescript", "deck.ts", 2, "polish", "method", owner="$Deck"),
        Symbol("typescript", "deck.ts", 5, "Hull", "class", reference="Hull", is_root=True),
        Symbol("typescript", "deck.ts", 9, "a-b-c", "method", reference="a-b-c"),
    ]
    facts = Misleading(tree_of({"deck.ts": "\n" * 9}), symbols, random.Random(1)).facts()
    wrong_kind = {dict(fact.targets)["x"]: fact.truth for fact in facts["U6"]}
    assert wrong_kind["$Deck"] == Denial(frozenset({("deck.ts", 1)}))
    assert "a-b-c" not in wrong_kind
