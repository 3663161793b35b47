"""One question in several wordings: all are read alike, and none as another question."""

from __future__ import annotations

import pytest

from probant.inquiry.reader import read_question
from probant.vocabulary.question import Aside, Goal, Relation, TargetKind
from probant.vocabulary.record import replace

GROUPS = {
    "the kind of project": (
        "what type of project is in this repo?",
        "What type of project is in this `repo`: Python, Rust, something else?",
    ),
    "the licence": (
        "under which license is this code released?",
        "Before we use it: under which license is this code released, please?",
    ),
    "a name of a release": ("did Accuracy exist in v0.2?", "Accuracy in v0.2?"),
    "a file in a commit": (
        "did commit d088f46c change app/main.py?",
        "d088f46c touches app/main.py?",
        "I wonder whether commit d088f46c modified app/main.py.",
        "I think d088f46c broke app/main.py. Was that file part of the commit?",
    ),
    "there at a release": (
        "did get_user exist in v0.4?",
        "A customer is still on v0.4. Can you check whether get_user was there already?",
        "We ship v0.4. Was get_user already there?",
    ),
    "a text in the code": (
        'where is the string "Unknown certificate type" in the code',
        'were is the sting "Unknown certificate type" in the code',
    ),
    "a key of a settings file": (
        "where is the config key version defined in package.json?",
        "were is the setting version confgured in package.json",
        "were is the setting version configured in package.json",
    ),
    "the last commit": ("what is the last commit?", "waht is teh last comit"),
    "what a test returns": (
        "what is the return type of test_roundtrip?",
        "what does test_roundtrip return?",
    ),
    "fields": ("which fields does Config have?", "which attributes does Config store?"),
    "an environment variable": (
        "where is the environment variable HOME_URL read?",
        "Our deployment sets HOME_URL. Which code actually reads that env var?",
        "were is the enviroment varible HOME_URL raed",
    ),
    "commands": (
        "which console scripts does this project install?",
        "When I install this package, what commands do I get on my PATH?",
        "list the command line entry points",
        "I'd like to know which executables this project provides.",
    ),
    "entry points": (
        "what are the entry points of this project?",
        "What are the entry points (`scripts`/`bin`) of this project?",
    ),
    "overrides": (
        "which methods override View.render?",
        "Hi, I'm about to change View.render. Can you show me every method that overrides it?",
    ),
    "exceptions": (
        "which exceptions does Resolver.resolve raise?",
        "I have to write an except clause around Resolver.resolve. Which exceptions does it raise?",
    ),
    "callers": (
        "who calls Builder.build?",
        "I want to rename Builder.build; from where is it called?",
    ),
    "files of a commit whose id has no letter": (
        "which files did commit 09613639 change?",
        "wich files wer changed by comit 09613639",
        "list everything commit 09613639 touched",
    ),
    "an earlier name": (
        "what was PKG-INFO_moved called before?",
        "PKG-INFO_moved was renamed from which file?",
        "Hi! I know PKG-INFO_moved was renamed at some point, could you tell me its former path?",
    ),
}


def _without_words(goal: Goal) -> Goal:
    return replace(goal, question="")


@pytest.mark.parametrize("wordings", GROUPS.values(), ids=GROUPS)
def test_wordings_of_one_question_are_read_alike(wordings: tuple[str, ...]) -> None:
    first, *others = (_without_words(read_question(wording)) for wording in wordings)
    assert first.aside is None
    for wording, other in zip(wordings[1:], others, strict=True):
        assert other == first, wording


@pytest.mark.parametrize(
    "question",
    [
        "find the cleanup assigner",
        "were is cleanup assigner implemnted",
        "find the maybe failure",
        "find the currently crls",
    ],
)
def test_a_word_that_goes_with_no_deed_stays_in_the_phrase(question: str) -> None:
    (target,) = read_question(question).targets
    assert target.kind is TargetKind.PHRASE
    assert len(target.text.split()) == 2


def test_a_plural_is_no_slip_of_an_adjective() -> None:
    assert read_question("scrypt asyncs?").relation is not Relation.TRAIT


def test_the_same_method_names_none() -> None:
    assert read_question("where is the same method defined?").aside is Aside.NO_CARRYOVER


@pytest.mark.parametrize(
    ("question", "name", "owner", "within"),
    [
        ("where is the type Set declared?", "Set", None, None),
        ("in which file can I find the type Set?", "Set", None, None),
        ("constant ARGS", "ARGS", None, None),
        ("where is the method has_grad of Constant defined?", "has_grad", "Constant", None),
        ("Path in common.d.ts", "Path", None, "common.d.ts"),
    ],
)
def test_a_name_that_is_also_a_word_of_questions(
    question: str, name: str, owner: str | None, within: str | None
) -> None:
    goal = read_question(question)
    assert goal.relation is Relation.DEFINED_IN
    (target,) = goal.targets
    assert (target.text, target.owner, target.within) == (name, owner, within)
    assert target.kind is TargetKind.SYMBOL


def test_what_was_told_is_not_answered_in_place_of_what_was_asked() -> None:
    goal = read_question("I know a.py was renamed and b.py too, could you tell me its former path?")
    assert goal.aside is not None
