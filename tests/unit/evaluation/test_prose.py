"""What assistants write, graded: the same sentence may be right, wrong, or no answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.evaluation.grading.scoring import Grade, grade
from probant.evaluation.questions.project_truth import (
    Among,
    At,
    Author,
    Line,
    MentionsOne,
    RunCounts,
    Said,
)
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    LastNames,
    Locations,
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
from probant.evaluation.questions.type_truth import TypeText
from probant.evaluation.subjects.reading import UnreadAnswerError, prose_answer, response_of
from probant.evaluation.subjects.response import MalformedResponseError

SHA = "0123456789abcdef0123456789abcdef01234567"
FILES = (
    "src/pkg/core.py",
    "src/pkg/cli.py",
    "src/pkg/util.py",
    "tests/test_core.py",
    "docs/api.md",
)

WHERE = "Where is `Registry` defined?"
CALLS = "Who calls `get_pings`?"
TAKES = "What parameters does `connect` take?"
DOES = "Does `start` call `stop`?"
ONE = Locations(((("src/pkg/core.py", 12), "Registry"),))
TWO = Locations(((("src/pkg/core.py", 12), "Registry"), (("src/pkg/cli.py", 7), "Registry")))
SITES = Sites(frozenset({("src/pkg/cli.py", 30), ("src/pkg/util.py", 8)}))
PARAMETERS = Names(("host", "port"))
RIGHT, WRONG, ABSTAINED, FALSE = (
    Grade.CORRECT,
    Grade.WRONG,
    Grade.ABSTAINED,
    Grade.FALSE_ANSWER,
)
UNREAD = Grade.ERROR


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("prose")
    for path in FILES:
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        (top / path).write_text("x = 1\n")
    return top


def asked(text: str, truth: Truth, family: str, *acceptable: Outcome) -> Question:
    usual = Outcome.REFUTED if truth == Boolean(False) else Outcome.ANSWERED
    return Question(
        id="1",
        family=family,
        text=text,
        acceptable=frozenset(acceptable or {usual}),
        truth=truth,
        verified=Verified.STRUCTURAL,
        paraphrase_group="g",
        repo="r",
    )


def graded(question: Question, text: str, root: Path) -> Grade:
    try:
        return grade(question, response_of(question, prose_answer(text), root))
    except UnreadAnswerError:
        return UNREAD


@pytest.mark.parametrize(
    ("truth", "text", "expected"),
    [
        (ONE, "`Registry` is defined in `src/pkg/core.py:12`.", RIGHT),
        (ONE, "src/pkg/core.py:12", RIGHT),
        (ONE, "It's in src/pkg/core.py, line 12.", RIGHT),
        (ONE, "The class `Registry` lives at line 12 of `src/pkg/core.py`.", RIGHT),
        (ONE, "**Answer:** `core.py:12`", RIGHT),
        (ONE, "See [core.py](src/pkg/core.py#L12).", RIGHT),
        (ONE, "`Registry` is declared in src/pkg/core.py:12-40 (the whole class).", RIGHT),
        (ONE, "```\nsrc/pkg/core.py:12\n```", RIGHT),
        (ONE, "## Result\n\n- **File:** `src/pkg/core.py:12`\n", RIGHT),
        (ONE, "Defined in `src/pkg/core.py:12`. It is used in `src/pkg/cli.py:30`.", RIGHT),
        (ONE, "Defined in `src/pkg/core.py:12`; there is no other definition.", RIGHT),
        (ONE, "It is not in src/pkg/cli.py:7 but in src/pkg/core.py:12.", RIGHT),
        (ONE, "`Registry` is probably defined in `src/pkg/core.py:12`.", RIGHT),
        (ONE, "`Registry` is probably defined in `src/pkg/core.py:13`.", WRONG),
        (ONE, "`Registry` is defined in `src/pkg/core.py:13`.", WRONG),
        (ONE, "`Registry` is defined in `src/pkg/core.py`.", WRONG),
        (ONE, "`Registry` is defined in `src/pkg/registry.py:12`.", WRONG),
        (ONE, "Defined in `src/pkg/core.py:12` and in `src/pkg/cli.py:7`.", WRONG),
        (ONE, "There is no class `Registry` in this repository.", WRONG),
        (ONE, "I could not find `Registry` in this repository.", ABSTAINED),
        (ONE, "I couldn't find it. The closest match is `Reg` in src/pkg/cli.py:7.", ABSTAINED),
        (ONE, "I could not find it, but it is probably in src/pkg/core.py:12.", RIGHT),
        (ONE, "I could not find it, but it is probably in src/pkg/cli.py:2.", WRONG),
        (ONE, "There is not enough information to answer.", ABSTAINED),
        (ONE, "Registries hold services so that they can be looked up later.", UNREAD),
        (ONE, "   ", UNREAD),
        (TWO, "- `src/pkg/core.py:12`\n- `src/pkg/cli.py:7`", RIGHT),
        (TWO, "1. src/pkg/core.py, line 12\n2. src/pkg/cli.py, line 7", RIGHT),
        (TWO, "| place | kind |\n|---|---|\n| src/pkg/core.py:12 | class |\n"
              "| src/pkg/cli.py:7 | class |", RIGHT),
        (TWO, "- `src/pkg/core.py:12`", WRONG),
        (TWO, "For example in `src/pkg/core.py:12`.", ABSTAINED),
        (Among(("src/pkg/core.py", 12), "Registry"), "Look at src/pkg/core.py:12.", RIGHT),
        (Among(("src/pkg/core.py", 12), "Registry"), "Look at src/pkg/cli.py:12.", WRONG),
    ],
)  # fmt: skip
def test_a_place_needs_the_file_and_the_line(
    truth: Truth, text: str, expected: Grade, root: Path
) -> None:
    assert graded(asked(WHERE, truth, "1"), text, root) is expected


def test_an_absolute_path_below_the_repository_is_the_same_place(root: Path) -> None:
    text = f"It is defined in {root}/src/pkg/core.py:12."
    assert graded(asked(WHERE, ONE, "1"), text, root) is RIGHT


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is called in `src/pkg/cli.py:30` and `src/pkg/util.py:8`.", RIGHT),
        ("Callers:\n\n* `main` (src/pkg/cli.py:30)\n* `poll` (src/pkg/util.py:8)\n", RIGHT),
        ("Only `main` calls it, in src/pkg/cli.py:30.", WRONG),
        ("Nobody calls it.", WRONG),
        ("There are no callers of `get_pings`.", WRONG),
        ("I was unable to determine the callers.", ABSTAINED),
    ],
)
def test_callers(text: str, expected: Grade, root: Path) -> None:
    assert graded(asked(CALLS, SITES, "33"), text, root) is expected


def test_nobody_calls_it_is_right_where_nobody_does(root: Path) -> None:
    question = asked(CALLS, Sites(frozenset()), "33")
    assert graded(question, "Nothing calls `get_pings`.", root) is RIGHT


@pytest.mark.parametrize(
    ("truth", "text", "expected"),
    [
        (PARAMETERS, "`connect` takes `host` and `port`.", RIGHT),
        (PARAMETERS, "It takes `host` (a `str`) and `port` (an `int`).", RIGHT),
        (PARAMETERS, "- `host`: the machine, see `Address`\n- `port`: where it listens", RIGHT),
        (PARAMETERS, "- **host** (str): the machine\n- **port** (int): where", RIGHT),
        (PARAMETERS, "1. host\n2. port", RIGHT),
        (PARAMETERS, "host, port", RIGHT),
        (PARAMETERS, "Parameters: host and port", RIGHT),
        (PARAMETERS, "`connect(host, port=80)`", RIGHT),
        (PARAMETERS, "It takes `host: str` and `port: int = 80`.", RIGHT),
        (
            PARAMETERS,
            "| name | type |\n|---|---|\n| `host` | `Address` |\n| `port` | `int` |",
            RIGHT,
        ),
        (PARAMETERS, "`connect` takes `port` and `host`.", WRONG),
        (PARAMETERS, "`connect` takes `host`, `port` and `timeout`.", WRONG),
        (PARAMETERS, "`connect` takes no parameters.", WRONG),
        (PARAMETERS, "`connect` does not exist in this codebase.", WRONG),
        (PARAMETERS, "I don't know what it takes.", ABSTAINED),
        (PARAMETERS, "It takes the usual things.", UNREAD),
        (Names(()), "`connect` takes no parameters.", RIGHT),
        (Names(()), "It has no parameters.", RIGHT),
        (NameSet(frozenset({"host", "port"})), "`port`, `host`", RIGHT),
        (LastNames(frozenset({"Map", "List"})), "It extends `java.util.Map` and `List`.", RIGHT),
    ],
)
def test_names(truth: Truth, text: str, expected: Grade, root: Path) -> None:
    assert graded(asked(TAKES, truth, "16"), text, root) is expected


@pytest.mark.parametrize(
    ("value", "text", "expected"),
    [
        (True, "Yes.", RIGHT),
        (True, "**Yes** — `start` calls `stop` in its last line.", RIGHT),
        (True, "`start` calls `stop` directly.", RIGHT),
        (True, "Yes, I think so.", RIGHT),
        (True, "No, it does not.", WRONG),
        (True, "`start` does not call `stop`.", WRONG),
        (False, "No.", RIGHT),
        (False, "No, `start` never calls `stop`.", RIGHT),
        (False, "`start` doesn't call `stop`; it calls `close`.", RIGHT),
        (False, "Yes, it calls it.", WRONG),
        (False, "I could not determine whether it does.", ABSTAINED),
        (False, "Lifecycles are complicated.", UNREAD),
        (True, "`start` is defined in src/pkg/core.py:12.", UNREAD),
        (True, "`start` and `stop` are both methods of `Engine`.", UNREAD),
        (False, "There is no call from `start` to `stop`.", RIGHT),
        (False, "`start` isn't a method of `Engine`.", UNREAD),
    ],
)
def test_yes_and_no(value: bool, text: str, expected: Grade, root: Path) -> None:
    assert graded(asked(DOES, Boolean(value), "35"), text, root) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("12", RIGHT),
        ("There are 12 tests.", RIGHT),
        ("There are **12** tests in `tests/test_core.py`.", RIGHT),
        ("Twelve.", RIGHT),
        ("There are 13 tests.", WRONG),
        ("There are 12 tests, 3 of them are slow, and 15 functions.", WRONG),
        ("There are no tests.", WRONG),
        ("Quite a lot.", UNREAD),
        ("I cannot tell how many there are.", ABSTAINED),
    ],
)
def test_counts(text: str, expected: Grade, root: Path) -> None:
    assert graded(asked("How many tests are there?", Count(12), "54"), text, root) is expected


@pytest.mark.parametrize(
    ("question", "truth", "text", "expected"),
    [
        ("What was the last commit?", Commits((SHA,)), f"The last commit is `{SHA[:10]}`.", RIGHT),
        ("What was the last commit?", Commits((SHA,)), f"Commit {SHA} (fix)", RIGHT),
        ("What was the last commit?", Commits((SHA,)), "Commit fedcba9876.", WRONG),
        ("What was the last commit?", Commits((SHA,)), "It fixed a bug.", UNREAD),
        ("What does core import?", Paths(frozenset({"src/pkg/cli.py"})), "- `src/pkg/cli.py`",
         RIGHT),
        ("Which files import src/pkg/core.py?", Paths(frozenset({"src/pkg/cli.py"})),
         "`src/pkg/core.py` is imported by `src/pkg/cli.py` only.", RIGHT),
        ("Which files import src/pkg/core.py?", Paths(frozenset({"src/pkg/cli.py"})),
         "`src/pkg/cli.py` and `src/pkg/util.py` import it.", WRONG),
        ("How does src/pkg/cli.py reach src/pkg/util.py?",
         PathSteps(("src/pkg/cli.py", "src/pkg/core.py", "src/pkg/util.py")),
         "`src/pkg/cli.py` → `src/pkg/core.py` → `src/pkg/util.py`", RIGHT),
        ("What is the default of `port`?", Text("8080"), "The default of `port` is `8080`.", RIGHT),
        ("What is the default of `port`?", Text("8080"), "8080", RIGHT),
        ("What is the default of `port`?", Text("8080"), "The default is 80.", WRONG),
        ("What does `load` return?", TypeText("dict[str, int] | None"),
         "It returns `Optional[Dict[str, int]]`.", RIGHT),
        ("What does `load` return?", TypeText("dict[str, int]"), "It returns `list[int]`.", WRONG),
        ("Which Python is required?", Said((frozenset({">=3.11", "3.11"}),)),
         "The project requires Python `>=3.11`.", RIGHT),
        ("Which licence?", MentionsOne(frozenset({"mit"})), "It is under the MIT licence.", RIGHT),
        ("Which licence?", MentionsOne(frozenset({"mit"})), "It is under Apache-2.0.", WRONG),
        ("Who wrote line 3?", Author("Ada Byron", SHA), "It was written by Ada Byron.", RIGHT),
        ("Who wrote line 3?", Author("Ada Byron", SHA),
         f"Line 3 was last changed by **Ada Byron** in `{SHA[:8]}`.", RIGHT),
        ("Who wrote line 3?", Author("Ada Byron", SHA), "By Charles Babbage.", WRONG),
        ("What is on line 3?", Line("return x"), "```python\n    return x\n```", RIGHT),
        ("Do the tests pass?", RunCounts(12, 1, 0), "12 passed, 1 failed.", RIGHT),
        ("Do the tests pass?", RunCounts(12, 1, 0), "Yes, all 13 tests passed.", WRONG),
        ("Do the tests pass?", RunCounts(12, 1, 0), "Yes.", UNREAD),
        ("Does it build?", RunCounts(1, 0, 0), "Yes, it builds.", RIGHT),
        ("Where is `a` called?", At((frozenset({("src/pkg/cli.py", 3), ("src/pkg/cli.py", 4)}),)),
         "It is called in src/pkg/cli.py:4.", RIGHT),
    ],
)  # fmt: skip
def test_the_other_sorts(
    question: str, truth: Truth, text: str, expected: Grade, root: Path
) -> None:
    assert graded(asked(question, truth, "43"), text, root) is expected


ABSENT = "Where is the function `frobnicate_widgets` defined?"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I could not find `frobnicate_widgets` anywhere in the repository.", RIGHT),
        ("There is no function called `frobnicate_widgets`.", RIGHT),
        ("`frobnicate_widgets` does not exist in this codebase.", RIGHT),
        ("No function of that name exists here.", RIGHT),
        ("I found no matches for `frobnicate_widgets`.", RIGHT),
        ("There's no `frobnicate_widgets`. Did you mean `frobnicate` in src/pkg/core.py:3?", RIGHT),
        ("Could you clarify which function you mean?", RIGHT),
        ("I don't have enough context; insufficient information.", RIGHT),
        ("`frobnicate_widgets` is defined in `src/pkg/core.py:12`.", FALSE),
        ("It is probably in src/pkg/core.py:12.", FALSE),
        ("I could not find it, but it might be in src/pkg/core.py:12.", FALSE),
        ("The function frobnicates all widgets of a window.", FALSE),
        ("Sure! Here it is:\n\n```python\ndef frobnicate_widgets(): ...\n```", FALSE),
    ],
)
def test_what_is_not_there(text: str, expected: Grade, root: Path) -> None:
    question = asked(ABSENT, Nothing(), "U5", Outcome.INSUFFICIENT_EVIDENCE)
    assert graded(question, text, root) is expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I could not find a docstring for it, but `frobnicate_widgets` is defined in "
         "src/pkg/core.py:12.", FALSE),
        ("I could not find any tests. `frobnicate_widgets` is in src/pkg/core.py:12.", FALSE),
        ("I couldn't find the docs; `frobnicate_widgets()` is at `core.py:12`.", FALSE),
        ("I was unable to find it in the docs, but it is defined at src/pkg/core.py:12.", FALSE),
        ("I could not find a docstring, but frobnicate_widgets is in src/pkg/core.py:12.", FALSE),
        ("I could not find it, but I know this: it is in src/pkg/core.py, line 12.", FALSE),
        ("I could not find a docstring, but `frobnicate_widgets` takes `a` and `b`.", FALSE),
        ("There is no docstring, but `frobnicate_widgets` is in src/pkg/core.py:12.", FALSE),
        ("I could not find it, but there is `frobnicate` in src/pkg/core.py:12.", RIGHT),
        ("I could not find it. `frobnicate` is defined in src/pkg/core.py:12.", RIGHT),
        ("I could not find it. I searched src/pkg/core.py:12 and the tests.", RIGHT),
        ("I could not find it. It would be in src/pkg/core.py:12 if it existed.", RIGHT),
        ("I could not find it; src/pkg/core.py:3 defines only `x`.", RIGHT),
    ],
)  # fmt: skip
def test_an_answer_after_a_refusal_is_an_answer(text: str, expected: Grade, root: Path) -> None:
    question = asked(ABSENT, Nothing(), "U5", Outcome.INSUFFICIENT_EVIDENCE)
    assert graded(question, text, root) is expected


def test_an_answer_after_a_refusal_may_be_right(root: Path) -> None:
    where, takes = asked(WHERE, ONE, "1"), asked(TAKES, PARAMETERS, "16")
    begin = "I could not find a docstring, but "
    assert graded(where, begin + "`Registry` is defined in src/pkg/core.py:12.", root) is RIGHT
    assert graded(where, begin + "`Registry` is defined in src/pkg/core.py:13.", root) is WRONG
    assert graded(where, begin + "`Reg` is defined in src/pkg/cli.py:7.", root) is ABSTAINED
    assert graded(takes, begin + "`connect` takes `host` and `port`.", root) is RIGHT
    assert graded(takes, begin + "`Server` takes `host`.", root) is ABSTAINED


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I could not find a docstring, but the class `Registry` is in src/pkg/core.py:12.", FALSE),
        ("I could not find a class `Registry`, but `Registry` is a function in "
         "src/pkg/core.py:12.", RIGHT),
        ("I could not find a class `Registry`, but `Registry` is a function in "
         "src/pkg/core.py:13.", FALSE),
        ("No: `Registry` is a function, not a class.", RIGHT),
        ("`Registry` is not a class. It is a function, defined in src/pkg/core.py:12.", RIGHT),
        ("There is no class `Registry`.", RIGHT),
        ("I could not find a class `Registry`.", RIGHT),
        ("`Registry` is not a class. It is a function, defined in src/pkg/cli.py:3.", FALSE),
        ("The class `Registry` is defined in src/pkg/core.py:12.", FALSE),
        ("It holds all services.", FALSE),
    ],
)  # fmt: skip
def test_a_false_premise(text: str, expected: Grade, root: Path) -> None:
    truth = Denial(frozenset({("src/pkg/core.py", 12)}))
    both = (Outcome.REFUTED, Outcome.INSUFFICIENT_EVIDENCE)
    question = asked("Where is the class `Registry`?", truth, "U6", *both)
    assert graded(question, text, root) is expected


def test_an_answer_that_is_data_is_read_as_data(root: Path) -> None:
    with pytest.raises(MalformedResponseError, match="schema"):
        response_of(asked(WHERE, ONE, "1"), {"schema": "other/1"}, root)


def test_unread_is_told_apart_by_its_first_word(root: Path) -> None:
    with pytest.raises(UnreadAnswerError, match=r"^unread: "):
        response_of(asked(WHERE, ONE, "1"), prose_answer("Somewhere."), root)
