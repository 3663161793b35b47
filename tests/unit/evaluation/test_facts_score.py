"""A small truth beside small facts: what counts, what does not, and what is told."""

from __future__ import annotations

from typing import Any

import pytest

from probant.evaluation.extraction.compare import FactScore
from probant.evaluation.extraction.report import FactsReport, as_json, as_text
from probant.evaluation.extraction.score import score
from probant.evaluation.sources.code.truth import (
    CodeTruth,
    ForeignCall,
    TrueBase,
    TrueCall,
    TrueDefinition,
    TrueExport,
    TrueImport,
)
from probant.evaluation.sources.identifiers import last_identifier, place_of


def truth(**parts: Any) -> CodeTruth:
    basic: dict[str, Any] = {
        "language": "toy",
        "oracle": "by hand",
        "files": frozenset({"a.t", "b.t"}),
        "kinds": frozenset({"function", "class", "variable"}),
    }
    return CodeTruth(**(basic | parts))


def document(**parts: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {
        "files": ["a.t", "b.t", "other.t"],
        "symbols": [],
        "functions": [],
        "classes": [],
        "imports": [],
        "exports": [],
        "calls": [],
    }
    return empty | parts


def measured(fact: str, facts: dict[str, Any], true: CodeTruth) -> FactScore:
    (found,) = [entry for entry in score(facts, true).facts if entry.fact == fact]
    return found


def hits(found: FactScore) -> tuple[int, int, int, int]:
    return found.precision.n_hits, found.precision.n, found.recall.n_hits, found.recall.n


def told(found: FactScore) -> list[tuple[str, str, int, str]]:
    return [(entry.side, entry.path, entry.line, entry.what) for entry in found.disagreements]


def symbol(name: str, line: int, kind: str = "function", file: str = "a.t") -> dict[str, Any]:
    return {"name": name, "file": file, "line": line, "kind": kind}


def test_definitions_match_on_path_line_and_name() -> None:
    facts = document(
        symbols=[
            symbol("right", 1),
            symbol("shifted", 3),
            symbol("LIMIT", 5, "constant"),
            symbol("taste", 6),
            symbol("unknown_kind", 7, "macro"),
            symbol("elsewhere", 8, file="other.t"),
            symbol("private", 9, "variable"),
        ]
    )
    true = truth(
        definitions=(
            TrueDefinition("a.t", 1, "right", "function"),
            TrueDefinition("a.t", 2, "shifted", "function"),
            TrueDefinition("a.t", 5, "LIMIT", "variable"),
            TrueDefinition("a.t", 6, "taste", "function", is_optional=True),
            TrueDefinition("a.t", 9, "#private", "variable"),
            TrueDefinition("b.t", 1, "type", "type_alias"),
            TrueDefinition("b.t", 2, "untold", "function", is_optional=True),
        )
    )
    found = measured("definitions", facts, true)
    assert hits(found) == (4, 5, 3, 4)
    assert told(found) == [
        ("missed", "a.t", 2, "shifted"),
        ("extra", "a.t", 3, "shifted"),
    ]


def test_without_symbols_functions_and_classes_are_the_definitions() -> None:
    facts = document(functions=[symbol("f", 1)], classes=[symbol("C", 2, "class")])
    del facts["symbols"]
    true = truth(
        definitions=(
            TrueDefinition("a.t", 1, "f", "function"),
            TrueDefinition("a.t", 2, "C", "class"),
        )
    )
    assert hits(measured("definitions", facts, true)) == (2, 2, 2, 2)


def test_a_wrong_kind_is_told() -> None:
    facts = document(symbols=[symbol("C", 1, "function"), symbol("x", 2, "constant")])
    true = truth(
        definitions=(
            TrueDefinition("a.t", 1, "C", "class"),
            TrueDefinition("a.t", 2, "x", "variable"),
        )
    )
    found = measured("definition_kinds", facts, true)
    assert hits(found) == (1, 2, 1, 2)
    assert told(found) == [("differs", "a.t", 1, "C is class, not function")]


def imported(
    module: str, line: int, resolved: str | None = None, symbols: tuple[str, ...] = ()
) -> dict[str, Any]:
    return {
        "from": "a.t", "to": module, "line": line, "resolved": resolved, "symbols": list(symbols),
    }  # fmt: skip


def test_an_import_may_be_told_at_any_line_of_its_statement() -> None:
    facts = document(imports=[imported("m", 3), imported("n", 9)])
    true = truth(
        imports=(
            TrueImport("a.t", 1, "m", lines=(1, 4)),
            TrueImport("a.t", 7, "n", lines=(7, 8)),
            TrueImport("a.t", 11, "o", is_optional=True),
        )
    )
    assert hits(measured("imports", facts, true)) == (1, 2, 1, 2)


def test_where_imports_lead_is_judged_only_when_certain() -> None:
    facts = document(
        imports=[
            imported("right", 1, "b.t"),
            imported("wrong", 2, "b.t"),
            imported("outside", 3, "b.t"),
            imported("unsure", 4, "b.t"),
            imported("lost", 5),
        ]
    )
    true = truth(
        imports=(
            TrueImport("a.t", 1, "right", "b.t"),
            TrueImport("a.t", 2, "wrong", "a.t"),
            TrueImport("a.t", 3, "outside"),
            TrueImport("a.t", 4, "unsure", is_certain=False),
            TrueImport("a.t", 5, "lost", "b.t"),
        )
    )
    found = measured("imports_resolved", facts, true)
    assert hits(found) == (1, 3, 1, 3)
    assert found.n_unjudged == 1


def test_names_of_imports_count_where_the_oracle_names_any() -> None:
    facts = document(
        imports=[imported("m", 1, symbols=("a", "c")), imported("n", 2, symbols=("z",))]
    )
    true = truth(imports=(TrueImport("a.t", 1, "m", names=("a", "b")), TrueImport("a.t", 2, "n")))
    assert hits(measured("import_names", facts, true)) == (1, 2, 1, 2)


def test_bases_are_compared_by_their_last_identifier() -> None:
    entry = symbol("Box", 1, "class")
    entry |= {"extends": ["pkg.Base<Map<K, V>>", "mixin(A)"], "implements": ["Shape"]}
    true = truth(
        bases=(
            TrueBase("a.t", "Box", "Base", "extends"),
            TrueBase("a.t", "Box", "mixin", "extends"),
            TrueBase("a.t", "Box", "Shape", "extends"),
        )
    )
    assert hits(measured("bases", document(classes=[entry]), true)) == (2, 3, 2, 3)


def test_exports_of_a_file_the_oracle_is_silent_about_do_not_count() -> None:
    facts = document(
        exports=[
            {"file": "a.t", "symbols": ["x", "perhaps", "no"]},
            {"file": "b.t", "symbols": ["anything"]},
        ]
    )
    true = truth(
        exports=(
            TrueExport("a.t", "x"),
            TrueExport("a.t", "y"),
            TrueExport("a.t", "perhaps", is_optional=True),
        ),
        unjudged=frozenset({("exports", "b.t")}),
    )
    assert hits(measured("exports", facts, true)) == (2, 3, 1, 2)


def call(callee: str, line: int, resolved: str | None) -> dict[str, Any]:
    return {"caller": "f", "callee": callee, "resolved": resolved, "file": "a.t", "line": line}


def test_resolved_calls_are_right_wrong_or_unjudged() -> None:
    facts = document(
        calls=[
            call("self.run", 1, "b.t:10 Box.run"),
            call("over", 2, "b.t:21 over"),
            call("wrong", 3, "b.t:30 wrong"),
            call("print", 4, "b.t:40 print"),
            call("nobody", 5, "b.t:50 nobody"),
            call("missed", 6, None),
        ]
    )
    true = truth(
        calls=(
            TrueCall("a.t", 1, "run", "b.t", 10),
            TrueCall("a.t", 2, "over", "b.t", 22, (("b.t", 20), ("b.t", 21))),
            TrueCall("a.t", 3, "wrong", "b.t", 31),
            TrueCall("a.t", 6, "missed", "b.t", 60),
        ),
        foreign_calls=(ForeignCall("a.t", 4, "print"), ForeignCall("a.t", 1, "run")),
    )
    found = measured("resolved_calls", facts, true)
    assert hits(found) == (2, 4, 2, 4)
    assert found.n_unjudged == 1
    assert told(found) == [
        ("extra", "a.t", 3, "wrong is not b.t:30"),
        ("missed", "a.t", 3, "wrong is b.t:31"),
        ("extra", "a.t", 4, "print is not b.t:40"),
        ("missed", "a.t", 6, "missed is b.t:60"),
    ]


def test_what_an_oracle_cannot_judge_has_no_row() -> None:
    assert score(document(symbols=[symbol("f", 1)]), truth()).facts == ()


def test_files_that_are_not_of_the_engines_tree_are_counted_apart() -> None:
    true = truth(
        files=frozenset({"a.t", "ignored.t"}),
        definitions=(
            TrueDefinition("a.t", 1, "f", "function"),
            TrueDefinition("ignored.t", 1, "g", "function"),
        ),
    )
    found = score(document(symbols=[symbol("f", 1)]), true)
    assert (found.n_files, found.n_unseen) == (1, 1)
    assert hits(found.facts[0]) == (1, 1, 1, 1)


def test_the_report_never_rounds_up_and_shows_as_many_as_wished() -> None:
    names = [f"f{number}" for number in range(1, 30_001)]
    found = [symbol(name, number) for number, name in enumerate(names, 1)]
    true = truth(
        definitions=tuple(
            TrueDefinition("a.t", number, name, "function")
            for number, name in enumerate([*names, "one", "two"], 1)
        )
    )
    scored = score(document(symbols=found), true)
    report = FactsReport(repo="toy", scores=(scored,), not_looked=())
    text = as_text(report, n_shown=1)
    assert "100.00 %" in text
    assert "99.99 %" in text
    assert "definitions missed: a.t:30001 one" in text
    assert "definitions missed: 1 more" in text
    languages: Any = as_json(report)["languages"]
    assert len(languages[0]["facts"]["definitions"]["disagreements"]) == 2
    assert languages[0]["facts"]["definitions"]["recall"]["n"] == 30_002


def test_nothing_judged_is_told_as_such() -> None:
    report = FactsReport(repo="toy", scores=(), not_looked=())
    assert report.n_judged == 0
    assert "nothing was judged" in as_text(report)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("run", "run"),
        ("self.engine.run", "run"),
        ("a.b(x).c", "c"),
        ("ns::make<T>", "make"),
        ("Map<K, (a: A) => B>", "Map"),
        ("mixin(Base)", "mixin"),
        ("this.#hidden", "hidden"),
        ("$el?.find!", "find"),
        ("println!", "println"),
        ("table[key]", "table"),
        ("(f)", ""),
        ("", ""),
        (")))", ""),
    ],
)
def test_last_identifier(expression: str, expected: str) -> None:
    assert last_identifier(expression) == expected


@pytest.mark.parametrize(
    ("resolved", "expected"),
    [
        ("src/a.py:12 Box.run", ("src/a.py", 12)),
        ("odd name:3.py:4 f", ("odd name:3.py", 4)),
        ("a.py:7", ("a.py", 7)),
        ("nothing", None),
    ],
)
def test_place(resolved: str, expected: tuple[str, int] | None) -> None:
    assert place_of(resolved) == expected
