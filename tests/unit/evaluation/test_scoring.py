"""One response, one grade; one citation, one look at the file."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from probant.evaluation.grading.cited import CitedFiles
from probant.evaluation.grading.scoring import Grade, grade, is_verbatim, overlap
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    LastNames,
    Locations,
    Mentions,
    Names,
    NameSet,
    Nothing,
    Outcome,
    Paths,
    PathSteps,
    Question,
    Sites,
    Text,
    Truth,
    Verified,
)
from probant.evaluation.subjects.response import CitedLines, MalformedResponseError, parse_response
from tests.unit.evaluation.trees import answer, response

TWO = Locations(((("a.py", 3), "C.f"), (("b.py", 9), "f")))


def asked(truth: Truth, family: str = "1", *acceptable: Outcome) -> Question:
    return Question(
        id="1",
        family=family,
        text="?",
        acceptable=frozenset(acceptable or {Outcome.ANSWERED}),
        truth=truth,
        verified=Verified.STRUCTURAL,
        paraphrase_group="g",
        repo="r",
    )


def at(path: str, line: int, qualified: str | None = None) -> dict[str, object]:
    name = {"name": "f", "qualified_name": qualified}
    return {"type": "location", "path": path, "line": line, **name}


def named(name: str, path: str | None = None, line: int | None = None) -> dict[str, object]:
    return {"type": "name", "name": name, "path": path, "line": line}


def yes(value: bool) -> dict[str, object]:
    return {"type": "boolean", "value": value}


BOTH = (at("b.py", 9), at("a.py", 3))


@pytest.mark.parametrize(
    ("truth", "outcome", "values", "expected"),
    [
        (TWO, "answered", BOTH, Grade.CORRECT),
        (TWO, "answered", (at("b.py", 9, "pkg.b.f"), at("a.py", 3, "C.f")), Grade.CORRECT),
        (TWO, "answered", (at("b.py", 9), at("a.py", 3, "D.f")), Grade.WRONG),
        (TWO, "answered", BOTH[:1], Grade.WRONG),
        (TWO, "answered", (*BOTH, at("c.py", 1)), Grade.WRONG),
        (TWO, "answered", (named("f", "b.py", 9), named("f", "a.py", 3)), Grade.WRONG),
        (TWO, "refuted", BOTH, Grade.WRONG),
        (TWO, "partial", BOTH, Grade.CORRECT),
        (TWO, "partial", BOTH[:1], Grade.ABSTAINED),
        (TWO, "partial", (at("c.py", 1),), Grade.WRONG),
        (TWO, "partial", (), Grade.ABSTAINED),
        (TWO, "insufficient_evidence", (), Grade.ABSTAINED),
        (TWO, "insufficient_evidence", BOTH, Grade.WRONG),
        (TWO, "error", (), Grade.ERROR),
        (Names(("a", "b")), "answered", (named("a"), named("b")), Grade.CORRECT),
        (Names(("a", "b")), "answered", (named("b"), named("a")), Grade.WRONG),
        (Names(("a", "a")), "answered", (named("a"),), Grade.WRONG),
        (Names(("a", "b", "a"), True), "answered", (named("a"), named("b")), Grade.CORRECT),
        (Names(("a", "a"), True), "answered", (named("a"), named("a")), Grade.CORRECT),
        (Names(("a", "a"), True), "answered", (named("a"),) * 3, Grade.WRONG),
        (Names(()), "answered", (), Grade.CORRECT),
        (Names(()), "partial", (), Grade.ABSTAINED),
        (NameSet(frozenset({"a", "b"})), "answered", (named("b"), named("a")), Grade.CORRECT),
        (Sites(frozenset({("a.py", 4)})), "answered", (named("g", "a.py", 4),), Grade.CORRECT),
        (Sites(frozenset({("a.py", 4)})), "answered", (named("g", "a.py", 5),), Grade.WRONG),
        (Paths(frozenset({"a"})), "answered", ({"type": "path", "path": "a"},), Grade.CORRECT),
        (Text("a | b"), "answered", ({"type": "text", "text": "a\n  |b"},), Grade.CORRECT),
        (Text("a"), "answered", ({"type": "text", "text": "A"},), Grade.WRONG),
        (Boolean(True), "answered", (yes(True),), Grade.CORRECT),
        (Boolean(True), "answered", (yes(False),), Grade.WRONG),
        (Boolean(True), "answered", (), Grade.WRONG),
    ],
)
def test_grades_of_answerable_questions(
    truth: Truth, outcome: str, values: tuple[Mapping[str, object], ...], expected: Grade
) -> None:
    assert grade(asked(truth), response(outcome, *values)) is expected


@pytest.mark.parametrize(
    ("outcome", "values", "expected"),
    [
        ("insufficient_evidence", (), Grade.CORRECT),
        ("partial", (), Grade.CORRECT),
        ("answered", (), Grade.FALSE_ANSWER),
        ("answered", BOTH, Grade.FALSE_ANSWER),
        ("partial", BOTH, Grade.FALSE_ANSWER),
        ("insufficient_evidence", BOTH, Grade.FALSE_ANSWER),
        ("refuted", (yes(False),), Grade.FALSE_ANSWER),
        ("error", (), Grade.ERROR),
    ],
)
def test_grades_of_unanswerable_questions(
    outcome: str, values: tuple[Mapping[str, object], ...], expected: Grade
) -> None:
    question = asked(Nothing(), "U1", Outcome.INSUFFICIENT_EVIDENCE)
    assert grade(question, response(outcome, *values)) is expected


@pytest.mark.parametrize(
    ("outcome", "values", "expected"),
    [
        ("refuted", (yes(False),), Grade.CORRECT),
        ("refuted", (yes(True),), Grade.FALSE_ANSWER),
        ("answered", (yes(True),), Grade.FALSE_ANSWER),
        ("answered", (yes(False),), Grade.FALSE_ANSWER),
        ("partial", (yes(True),), Grade.FALSE_ANSWER),
        ("insufficient_evidence", (), Grade.ABSTAINED),
        ("partial", (), Grade.ABSTAINED),
    ],
)
def test_grades_of_swapped_questions(
    outcome: str, values: tuple[Mapping[str, object], ...], expected: Grade
) -> None:
    question = asked(Boolean(False), "U9", Outcome.REFUTED)
    assert grade(question, response(outcome, *values)) is expected


def test_overlap_counts_sets_only() -> None:
    met = overlap(TWO, response("answered", at("a.py", 3), at("c.py", 1)).values)
    assert met is not None
    assert (met.n_common, met.n_given, met.n_true, met.f1) == (1, 2, 2, 0.5)
    assert overlap(Text("a"), ()) is None


@pytest.mark.parametrize(
    ("path", "first", "last", "quote", "expected"),
    [
        ("a.py", 1, 1, "one\r", True),
        ("a.py", 2, 3, "  two\u2028still two\nthree", True),
        ("a.py", 1, 1, "one", False),
        ("a.py", 2, 2, "two\u2028still two", False),
        ("a.py", 3, 4, "three\n", False),
        ("a.py", 0, 1, "one\r", False),
        ("a.py", 3, 2, "", False),
        ("missing.py", 1, 1, "", False),
        ("../outside.py", 1, 1, "secret", False),
        ("raw.bin", 1, 1, "ÿ", False),
    ],
)
def test_a_quote_is_the_exact_text_of_its_lines(
    tmp_path: Path, path: str, first: int, last: int, quote: str, expected: bool
) -> None:
    root = tmp_path / "repo"
    root.mkdir()
    (root / "a.py").write_bytes("one\r\n  two\u2028still two\nthree\n".encode())
    (root / "raw.bin").write_bytes(b"\xff")
    (tmp_path / "outside.py").write_text("secret")
    cited = CitedLines(path=path, start_line=first, end_line=last, quote=quote)
    assert is_verbatim(CitedFiles(root).content(path), cited) is expected


@pytest.mark.parametrize(
    "change",
    [
        {"schema": "probant.answer/2"},
        {"outcome": "sure"},
        {"answer": None},
        {"answer": {"values": [{"type": "location", "name": "f"}]}},
        {"answer": {"values": [{"type": "boolean", "value": "yes"}]}},
        {"answer": {"values": [{"type": "guess"}]}},
        {"answer": {"values": [{"type": "name", "name": "f", "citations": [0]}]}},
        {"citations": [{"path": "a", "start_line": "1", "end_line": 1, "quote": ""}]},
        {"confidence": {"level": "certain"}},
        {"gate": {"reason_codes": []}},
        {"trace": {}},
        {"leads": None},
    ],
)
def test_malformed_answers_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(MalformedResponseError):
        parse_response(answer("answered") | change)


def counted(count: int) -> dict[str, object]:
    return {"type": "count", "count": count}


def commit(sha: str) -> dict[str, object]:
    return {"type": "commit", "sha": sha}


def path_of(path: str) -> dict[str, object]:
    return {"type": "path", "path": path}


def text_of(text: str) -> dict[str, object]:
    return {"type": "text", "text": text}


FIRST, SECOND = "a" * 40, "b" * 40
DENIED = Denial(frozenset({("a.py", 3)}))


@pytest.mark.parametrize(
    ("truth", "values", "expected"),
    [
        (Count(3), (counted(3),), Grade.CORRECT),
        (Count(3), (counted(4),), Grade.WRONG),
        (Count(3), (), Grade.WRONG),
        (Commits((FIRST, SECOND)), (commit(FIRST[:8]), commit(SECOND)), Grade.CORRECT),
        (Commits((FIRST, SECOND)), (commit(SECOND), commit(FIRST)), Grade.WRONG),
        (Commits((FIRST,)), (commit("aaa"),), Grade.WRONG),
        (PathSteps(("a", "b")), (path_of("a"), path_of("b")), Grade.CORRECT),
        (PathSteps(("a", "b")), (path_of("b"), path_of("a")), Grade.WRONG),
        (Mentions(frozenset({"n", "m"})), (text_of("f takes n, g takes m"),), Grade.CORRECT),
        (Mentions(frozenset({"n", "m"})), (text_of("f takes n"),), Grade.WRONG),
        (LastNames(frozenset({"Map"})), (named("java.util.Map<K, V>"),), Grade.CORRECT),
        (LastNames(frozenset({"Map"})), (named("Maps"),), Grade.WRONG),
    ],
)
def test_further_truths(
    truth: Truth, values: tuple[Mapping[str, object], ...], expected: Grade
) -> None:
    assert grade(asked(truth), response("answered", *values)) is expected


def test_optional_places_may_be_listed_or_left_out() -> None:
    truth = Locations(((("a.py", 3), "f"),), ((("a.pyi", 1), "f"),))
    assert grade(asked(truth), response("answered", at("a.py", 3))) is Grade.CORRECT
    both = response("answered", at("a.py", 3), at("a.pyi", 1))
    assert grade(asked(truth), both) is Grade.CORRECT
    assert grade(asked(truth), response("answered", at("a.pyi", 1))) is Grade.WRONG
    assert overlap(truth, both.values) == overlap(truth, both.values[:1])


@pytest.mark.parametrize(
    ("outcome", "values", "expected"),
    [
        ("insufficient_evidence", (), Grade.CORRECT),
        ("refuted", (), Grade.CORRECT),
        ("refuted", (yes(False),), Grade.CORRECT),
        ("refuted", (at("a.py", 3),), Grade.CORRECT),
        ("refuted", (yes(True),), Grade.FALSE_ANSWER),
        ("refuted", (at("b.py", 3),), Grade.FALSE_ANSWER),
        ("answered", (at("a.py", 3),), Grade.FALSE_ANSWER),
        ("answered", (), Grade.FALSE_ANSWER),
        ("partial", (at("a.py", 3),), Grade.CORRECT),
        ("partial", (at("b.py", 3),), Grade.FALSE_ANSWER),
    ],
)
def test_a_false_premise_may_be_denied_and_set_right(
    outcome: str, values: tuple[Mapping[str, object], ...], expected: Grade
) -> None:
    question = asked(DENIED, "U7", Outcome.REFUTED, Outcome.INSUFFICIENT_EVIDENCE)
    assert grade(question, response(outcome, *values)) is expected


def test_a_citation_is_checked_at_its_revision(tmp_path: Path) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=n", "-c", "user.email=e@example.invalid"]
    for text in ("one\n", "two\n"):
        (tmp_path / "a.txt").write_text(text)
        for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", text.strip()]):
            subprocess.run([*git, *words], check=True)
    files = CitedFiles(tmp_path)
    assert files.content("a.txt") == b"two\n"
    assert files.content("a.txt", "HEAD~1") == b"one\n"
    assert files.content("a.txt", "nowhere") is None
    assert files.content("../outside", "HEAD") is None
