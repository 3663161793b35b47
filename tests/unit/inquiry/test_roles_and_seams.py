"""Sentences of no known wording: read by the side of the verb, and by the part that asks."""

from __future__ import annotations

import pytest

from probant.inquiry.reader import read_question
from probant.vocabulary.question import Facet, Relation
from probant.vocabulary.record import replace


def alike(asked: str, plain: str) -> None:
    goal = read_question(asked)
    assert goal.aside is None, asked
    assert replace(goal, question="") == replace(read_question(plain), question="")


@pytest.mark.parametrize(
    ("asked", "relation", "name"),
    [
        # the same words, both ways round
        ("people that call parse_line", Relation.CALLED_BY, "parse_line"),
        ("in the body of parse_line, what functions are being called", Relation.CALLS,
         "parse_line"),
        ("which files depend on a/b.py by importing it?", Relation.IMPORTED_BY, "a/b.py"),
        ("what dependencies does the file a/b.py pull in via imports?", Relation.IMPORTS,
         "a/b.py"),
        ("which classes inherit directly from BaseShape?", Relation.EXTENDED_BY, "BaseShape"),
        ("who carries the app.wraps decorator?", Relation.DECORATED_BY, "app.wraps"),
        ("which decorators have been applied to load_all?", Relation.DECORATORS, "load_all"),
    ],
)  # fmt: skip
def test_the_side_of_the_verb_says_who_does_it(asked: str, relation: Relation, name: str) -> None:
    goal = read_question(asked)
    assert (goal.relation, [one.text for one in goal.targets]) == (relation, [name])


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("I remember a file a/b.md, it got renamed - what's its new path?",
         "what is the new path of a/b.md?"),
        ("I want to delete load_all. Does anyone still call it and where?",
         "where is load_all called?"),
        ("is load_all tested anywhere? Which tests?", "which tests use load_all?"),
        ("ci.yml: what is it triggered by", "what triggers ci.yml?"),
        ("compiler complains about line 39 in b.go, what's written there?",
         "what is on line 39 of b.go?"),
        ("a colleague claims that load_all is a static method. Is he right?",
         "is load_all a static method?"),
        ("since Limits is a dataclass, what fields does it declare?",
         "what fields does Limits declare?"),
        ("how do I call load_all in b.js, i.e. which arguments does it accept?",
         "which arguments does load_all in b.js accept?"),
        ("I need to edit the jobs setting in ci.yml, what line is it on?",
         "where is the key jobs in ci.yml?"),
        ("where's MAX_LINE defined & what's its value", "what is the value of MAX_LINE?"),
        ("what is Limits' default for expiry_time?",
         "what is the default value of expiry_time in Limits?"),
        ("who instantiates BaseShape", "who calls BaseShape?"),
        ("who calls the constructor of BaseShape", "who calls BaseShape?"),
        ("is TestLoad still there?", "does TestLoad exist?"),
        ("git tag --contains 1a2b3c4", "which tags contain commit 1a2b3c4?"),
        ("what does (*Command).Find return?", "what does Command.Find return?"),
        ("in src/select.rs where is idx_path", "where is idx_path in src/select.rs?"),
    ],
)  # fmt: skip
def test_the_part_that_asks_is_found(asked: str, plain: str) -> None:
    alike(asked, plain)


@pytest.mark.parametrize(
    "asked",
    [
        "except for the tests, who calls parse_line?",
        "apart from b.py, which files import a/b.py?",
        "I only need private ones, which methods does Engine have?",
        "I only care about tests, who calls parse_line?",
        "is there anyone who never calls parse_line?",
    ],
)
def test_what_could_narrow_is_never_left_out(asked: str) -> None:
    goal = read_question(asked)
    assert goal.aside is not None or " " in goal.targets[0].text


@pytest.mark.parametrize("asked", ["in Engine there's an inner func called close1, where exactly?"])
def test_what_is_told_to_be_called_so_is_what_is_asked_about(asked: str) -> None:
    goal = read_question(asked)
    assert [one.text for one in goal.targets] == ["close1"]


def test_a_former_name_is_not_the_later_one() -> None:
    assert read_question("a/b.go used to be named what?").facet is Facet.BEFORE
    assert read_question("which file used to be named a/b.go?").facet is Facet.AFTER


def test_a_possessive_is_no_part_of_a_parameter() -> None:
    assert read_question("what is limit's default in Box.load?").member == "limit"


@pytest.mark.parametrize(
    "asked",
    [
        "I want to set a breakpoint in the parse_line method of WSAMsg, where is it?",
        "looking at the code of create, is run_all called there?",
        "Somebody asked me to bump jobs in test.yml, tell me the line number",
        "If I look inside work_test.go, how many tests will I find?",
        "Should I worry about pkg/__init__.py being caught up in circular imports, is it a cycle?",
    ],
)
def test_no_name_gets_lost(asked: str) -> None:
    """What cannot be carried over whole is not answered by halves."""
    goal = read_question(asked)
    names = {"WSAMsg", "create", "jobs", "work_test.go", "pkg/__init__.py"}
    said = " ".join(f"{one.text} {one.owner} {one.within}" for one in goal.targets)
    is_whole = all(name in said for name in names if name in asked)
    assert goal.aside is not None or is_whole
