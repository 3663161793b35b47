"""The weighted model, row by row, and the bands it is expected to give."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.weighted_confidence import (
    WEIGHTS,
    Band,
    Category,
    WeightedScore,
    band_of,
    weighted,
)

Raw = dict[str, Any]


def entry(kind: str, tool: str = "", **fields: object) -> Raw:
    signals = {"find": "lexical", "grep": "lexical", "read": "content", "discovery": "content"}
    return {
        "class": kind,
        "tool": tool,
        "signal": signals.get(tool, "structural"),
        "status": "observed",
        "query": "",
        "target": None,
        "quality": "strong",
        "sources": [],
        "complete": True,
        "note": None,
        **fields,
    }


def found_by(tool: str, target: str = "Depot", **fields: object) -> Raw:
    return entry("file_search", tool, target=target, **fields)


def read(target: str = "Depot", *sources: str) -> Raw:
    return entry("file_content", "read", target=target, sources=list(sources))


def nothing(kind: str, tool: str, **fields: object) -> Raw:
    return entry(kind, tool, status="absent", quality="none", **fields)


MANIFEST = entry("discovery", "discovery", note="no way to run tests is named")
TESTED_MANIFEST = entry("discovery", "discovery", note="Python project; tests: pytest (tox.ini:1)")
BROKEN_MANIFEST = entry("discovery", "discovery", quality="moderate", note="")
SOURCES = entry("discovery", "discovery", signal="lexical", note="9 Python files; 0 test files")
BUILT = entry("build", "build", query="run()")
BUILD_FAILED = nothing("build", "build", query="run()")
PASSED = entry("test", "test_run", query="run()")
FAILED = nothing("test", "test_run", query="run()")
PARTLY = entry("test", "test_run", query="run()", quality="moderate")


def score(*entries: Raw) -> WeightedScore:
    found = weighted({"evidence": list(entries)})
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("category", "entries", "expected"),
    [
        (Category.SEARCH, [found_by("grep")], 0.65),
        (Category.SEARCH, [found_by("grep"), found_by("find")], 0.80),
        (Category.SEARCH, [found_by("grep"), found_by("find", "Other")], 0.65),
        (Category.SEARCH, [found_by("grep"), found_by("find"), found_by("references")], 0.92),
        (Category.READ, [read()], 0.55),
        (Category.READ, [read(), found_by("symbols")], 0.80),
        (Category.READ, [read("Depot", "a", "b"), found_by("symbols")], 0.80),
        (Category.READ, [read("Depot", "a", "b", "c"), found_by("symbols")], 0.88),
        (Category.READ, [read("Depot", "a", "b", "c")], 0.55),
        (Category.DISCOVERY, [BROKEN_MANIFEST], 0.20),
        (Category.DISCOVERY, [SOURCES], 0.20),
        (Category.DISCOVERY, [MANIFEST], 0.50),
        (Category.DISCOVERY, [BROKEN_MANIFEST, SOURCES], 0.50),
        (Category.DISCOVERY, [MANIFEST, SOURCES], 0.70),
        (Category.DISCOVERY, [TESTED_MANIFEST, SOURCES], 0.85),
        (Category.VERIFICATION, [BUILD_FAILED], 0.15),
        (Category.VERIFICATION, [FAILED], 0.30),
        (Category.VERIFICATION, [PARTLY], 0.30),
        (Category.VERIFICATION, [BUILT, FAILED], 0.30),
        (Category.VERIFICATION, [BUILT], 0.80),
        (Category.VERIFICATION, [PASSED], 0.80),
        (Category.VERIFICATION, [BUILT, PASSED], 0.93),
        (Category.GIT, [entry("git_log", "git_history")], 0.75),
        (Category.CI, [entry("ci_workflow", "ci_runs")], 0.80),
    ],
)
def test_every_row_of_the_category_table(
    category: Category, entries: list[Raw], expected: float
) -> None:
    assert score(*entries).by_category[category] == pytest.approx(expected)


@pytest.mark.parametrize(
    "entries",
    [
        [nothing("file_search", "grep")],
        [nothing("git_log", "git_history")],
        [entry("test", "test_run", quality="weak")],
        [entry("build", "build", status="could_not_look", quality="none")],
        [entry("ci_workflow", "ci_runs", quality="moderate")],
        [entry("poetry", "muse")],
        [],
    ],
)
def test_what_found_nothing_is_no_evidence_and_fails(entries: list[Raw]) -> None:
    found = score(*entries)
    assert (found.score, found.by_category, found.band) == (0.0, {}, Band.FAILED)


def test_the_weights_are_those_of_the_model_and_sum_to_ten() -> None:
    assert WEIGHTS == {
        Category.READ: 3.0,
        Category.SEARCH: 2.5,
        Category.VERIFICATION: 1.5,
        Category.DISCOVERY: 1.0,
        Category.GIT: 1.0,
        Category.CI: 1.0,
    }
    assert sum(WEIGHTS.values()) == 10.0


def test_the_mean_is_over_the_categories_that_have_evidence() -> None:
    found = score(found_by("grep", "Depot"), read("Shelf"))
    assert found.score == pytest.approx((2.5 * 0.65 + 3.0 * 0.80) / 5.5)


@pytest.mark.parametrize(
    ("entries", "factor"),
    [
        ([found_by("grep")], 1.0),
        ([found_by("grep", "Depot"), read("Shelf")], 1.0),
        ([found_by("grep"), entry("git_log", "git_history", target="Depot")], 1.10),
        ([found_by("grep"), read("Depot")], 1.10 * 1.05),
        ([found_by("grep", "Depot", sources=["a.py"]), read("Shelf", "a.py")], 1.10 * 1.05),
        (
            [found_by("grep"), read("Depot"), entry("git_log", "git_history", target="Depot")],
            1.20 * 1.05,
        ),
        (
            [
                found_by("grep"),
                entry("discovery", "discovery", query="description(Depot)"),
                entry("git_log", "git_history", query="history(Depot, v2)"),
            ],
            1.20,
        ),
    ],
)
def test_every_row_of_the_convergence_table(entries: list[Raw], factor: float) -> None:
    assert score(*entries).convergence == pytest.approx(factor)


@pytest.mark.parametrize(
    ("name", "entries", "band"),
    [
        ("found twice and read", [found_by("find"), found_by("grep"), read()], "strong"),
        ("find and read, one symbol", [found_by("find"), read()], "strong"),
        ("find and read of something else", [found_by("find"), read("Shelf")], "adequate"),
        ("read only", [read()], "adequate"),
        ("a type and a build system", [MANIFEST], "weak"),
        ("tests that fail", [FAILED], "weak"),
        ("a build that fails", [BUILD_FAILED], "failed"),
        ("all tools returned nothing", [nothing("file_search", "grep")], "failed"),
    ],
)  # fmt: skip
def test_the_expected_bands(name: str, entries: list[Raw], band: str) -> None:
    assert score(*entries).band.value == band, name


def test_search_and_read_at_eighty_with_convergence_is_strong() -> None:
    found = score(found_by("find"), found_by("grep"), read())
    assert found.by_category == {Category.SEARCH: 0.80, Category.READ: 0.80}
    assert 0.75 < found.score <= 0.93


def test_never_above_one() -> None:
    searched = [found_by("find"), found_by("grep"), found_by("symbols")]
    many = read("Depot", "a", "b", "c")
    assert score(*searched, many).score == 1.0


@pytest.mark.parametrize("twice", [found_by("grep"), read("Depot", "a.py"), BUILT, SOURCES])
def test_redundancy_adds_nothing(twice: Raw) -> None:
    assert score(twice, twice, twice) == score(twice)


@pytest.mark.parametrize("status", ["absent", "could_not_look", "failed"])
def test_a_recovery_that_brings_nothing_is_neutral(status: str) -> None:
    first = [found_by("grep"), read()]
    empty = found_by("find", status=status, quality="none")
    assert score(*first, empty) == score(*first)


def test_a_recovery_that_brings_more_counts_in_its_own_category() -> None:
    answer = {"evidence": [found_by("grep")], "trace": {"recovery_attempts": 0}}
    late = {"evidence": [found_by("grep"), found_by("find")], "trace": {"recovery_attempts": 3}}
    before, after = weighted(answer), weighted(late)
    assert before is not None
    assert after is not None
    assert after.by_category[Category.SEARCH] > before.by_category[Category.SEARCH]


@pytest.mark.parametrize("answer", [{}, {"evidence": None}, {"evidence": "much"}])
def test_without_a_list_of_evidence_there_is_no_score(answer: Raw) -> None:
    assert weighted(answer) is None


@pytest.mark.parametrize(
    ("value", "band"),
    [(1.0, "strong"), (0.75, "strong"), (0.749, "adequate"), (0.55, "adequate"), (0.549, "weak"),
     (0.25, "weak"), (0.249, "failed"), (0.0, "failed")],
)  # fmt: skip
def test_where_bands_begin(value: float, band: str) -> None:
    assert band_of(value).value == band


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
ENTRIES = st.fixed_dictionaries(
    {
        "class": st.sampled_from(
            "file_search file_content discovery build test git_log ci_workflow".split()
        ),
        "tool": st.sampled_from(["find", "grep", "read", "symbols", "discovery"]),
        "signal": st.sampled_from(["lexical", "structural", "content"]),
        "status": st.sampled_from(["observed", "absent", "failed"]),
        "quality": st.sampled_from(["none", "weak", "moderate", "strong", "verified"]),
        "query": st.sampled_from(["a", "calls(a, b)", ""]),
        "target": st.sampled_from([None, "a", "b"]),
        "sources": st.lists(st.sampled_from("abcd")),
        "complete": st.booleans(),
        "note": st.sampled_from([None, "tests: pytest", "3 test files"]),
    }
)


@given(st.lists(ENTRIES | ANYTHING, max_size=12))
def test_never_outside_zero_to_one_and_never_a_crash(entries: list[Any]) -> None:
    found = weighted({"evidence": entries})
    assert found is not None
    assert 0.0 <= found.score <= 1.0
    assert 1.0 <= found.convergence <= 1.26 + 1e-9
