"""Word orders, stories and slips around a question: read as the plain question is."""

from __future__ import annotations

import pytest

from probant.inquiry.reader import read_question
from probant.vocabulary.record import replace


def alike(asked: str, plain: str) -> None:
    """Both are read, and as the same goal."""
    goal = read_question(asked)
    assert goal.aside is None, asked
    assert replace(goal, question="") == replace(read_question(plain), question="")


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        # the object last
        ("load_all returns what type?", "what type does load_all return?"),
        ("Shape implements which interfaces?", "which interfaces does Shape implement?"),
        # clauses
        ("I need to know how many times a/b.py was changed in git",
         "how many times was a/b.py changed?"),
        ("tell me what modules the file a.py needs to import", "what modules does a.py import?"),
        ("tell me the interfaces class Shape declares to implement",
         "which interfaces does class Shape implement?"),
        ("tell me where Shape is declared as a type", "where is the type Shape declared?"),
        ("where does Engine define run_all?", "where is run_all of Engine defined?"),
        # statements to be confirmed
        ("I want to know if Shape inherits Base", "does Shape inherit from Base?"),
        ("check that test test_load passes", "does test test_load pass?"),
        ("check if a.py was modified by commit 1a2b3c4", "was a.py modified by commit 1a2b3c4?"),
        # what it counts as
        ("does load_all count as public?", "is load_all public?"),
        ("is the visibility of load_all private?", "is load_all private?"),
        # yes or no, and which
        ("are there any classes that extend BaseShape? which?", "which classes extend BaseShape?"),
        ("is load_all called from anywhere, and from where?", "where is load_all called?"),
        # a condition
        ("if I leave out limit when calling Box.load, what value does it get?",
         "what is the default value of limit in Box.load?"),
        ("if load_all goes wrong, which exceptions does it raise?",
         "which exceptions does load_all raise?"),
        # told and asked apart
        ("hey, looking for the function load_all, where did they put it?",
         "where is the function load_all?"),
        ("I want to clean up a/b.py, which imports are not used?",
         "which imports are not used in a/b.py?"),
        ("`load_all`: is it async?", "is load_all async?"),
        ("the class Engine has a method run_all; on which line is it?",
         "on which line is Engine.run_all?"),
        # frame words are no names
        ("tell me the field names of BoxOf", "what are the fields of BoxOf?"),
        ("show me the new name of a/b.py", "what is the new name of a/b.py?"),
        ("tell me the full path of the file b.py", "where is the file b.py?"),
        ("tell me the last commit of the repo", "what is the last commit?"),
        ("show me the runtime deps", "what are the dependencies?"),
        # which way a rename is asked about
        ("tell me what a/b.py used to be called", "what was a/b.py called before?"),
        ("tell me what a/b.py is called today", "what is a/b.py called today?"),
        # slips that are words of their own
        ("what functions dose load_all call", "what functions does load_all call?"),
        ("wich files where added betwen v0.4 and v0.6",
         "which files were added between v0.4 and v0.6?"),
        ("dose Shape inherit form Base", "does Shape inherit from Base?"),
        ("iz load_all async?", "is load_all async?"),
        ("waht is on lien 10 of b_1.go", "what is on line 10 of b_1.go?"),
        # a dot before a name
        (".travis.yml: where's the language key?", "where is the key language in .travis.yml?"),
    ],
)  # fmt: skip
def test_read_as_the_plain_question(asked: str, plain: str) -> None:
    alike(asked, plain)


@pytest.mark.parametrize(
    "asked",
    [
        "which function does this: drops entries that are older than a day",
        "I'm looking for a function: drops entries that are older than a day",
        'which function is described by "drops entries that are older than a day"?',
        'what function fits the description "drops entries that are older than a day"',
    ],
)
def test_a_description_apart_is_taken_whole(asked: str) -> None:
    goal = read_question(asked)
    assert goal.relation is not None
    assert goal.relation.value == "described_as"
    assert goal.targets[0].text == "drops entries that are older than a day"


def test_a_quoted_text_is_no_description() -> None:
    goal = read_question('which method has "retry later please" in it?')
    assert goal.relation is None or goal.relation.value != "described_as"


@pytest.mark.parametrize(
    "asked",
    ["where is dose defined?", "who calls dose in pump.py?", "where is the form validator?"],
)
def test_words_that_may_be_slips_stay_names(asked: str) -> None:
    said = " ".join(target.text for target in read_question(asked).targets)
    assert "dose" in said or "form" in said


@pytest.mark.parametrize("asked", ["give me looup", "show looups", "find cicle"])
def test_a_sentence_of_nothing_but_slips_is_not_guessed_at(asked: str) -> None:
    """One unknown word alone is rather a name than an idea of ours written wrongly."""
    goal = read_question(asked)
    assert goal.aside is not None or any(one.text in asked for one in goal.targets)
