"""Which claims a sentence holds: the forms, their turns, and what is no claim."""

from __future__ import annotations

import tomllib
from functools import partial
from importlib import resources
from typing import Any

import pytest

from probant.checking.forms.building import MAX_CLAIMS
from probant.checking.forms.table import ROWS
from probant.checking.reading import MAX_OF_TEXT
from probant.vocabulary.assertion import ClaimKind, Tier
from tests.unit.checking.reads import read, said
from tests.work import Work, check_growth

STATED = {
    "`f` is defined in `a.py`.": ["defined_in f a.py"],
    "`a` and `b` are defined in a.py.": ["defined_in a a.py", "defined_in b a.py"],
    "`f` isn't defined in a.py.": ["not defined_in f a.py"],
    "In a.py, the class `Foo` is defined.": ["defined_in Foo a.py"],
    "`f` (defined in a.py:10) calls `g`.": ["defined_in f a.py", "calls f g"],
    "`Cart`, which lives in a.py, calls `g`.": ["defined_in Cart a.py", "calls Cart g"],
    "a.py contains the function `f`.": ["defined_in f a.py"],
    "a.py contains `f`.": ["identifier f a.py"],
    "`m` is a method of `C`.": ["defined_in m C"],
    "`C` has an `m` method.": ["defined_in m C"],
    "There is no function `f` in a.py.": ["not defined_in f a.py"],
    "`a` calls `b`, which then calls `c`.": ["calls a b", "calls b c"],
    "`a` calls both `b` and `c`.": ["calls a b", "calls a c"],
    "`a` calls `b` and `c` calls `d`.": ["calls a b", "calls c d"],
    "`b` is called by `a`.": ["calls a b"],
    "`a` reads the file and calls `b`.": ["calls a b"],
    "`a` works by calling `b`.": ["calls a b"],
    "`a` never calls `b`.": ["not calls a b"],
    "`a` is defined in a.py. It calls `b`.": ["defined_in a a.py", "calls a b"],
    "`a` is slow. It calls `b`.": ["calls a b"],
    "`a` is slow. It is old. It calls `b`.": ["calls a b"],
    "Speed matters to `a`. It calls `b`.": [],
    "`a` is slow. If nothing is left, it calls `b`.": ["calls a b"],
    "`a` is slow. If `c` is left, it calls `b`.": [],
    "`C` is slow. Its `m` calls `b`.": ["calls C>m b"],
    "a.py is long. The file imports `json`.": ["imports json a.py"],
    "a.py and b.py are long. The file imports `json`.": [],
    "`a`, the slow handler, calls `b`.": ["calls a b"],
    "`a`, the handler that is slow, calls `b`.": [],
    "A `C` whose `m` function calls `b`.": ["calls C>m b"],
    "The pool whose `m` function calls `b`.": ["identifier m"],
    "`a` awaits `b()`.": ["calls a b"],
    "`a` exits with status 3.": ["calls a exit 3"],
    "`a` leaves with status 3.": [],
    "`a` has a single caller, `b`.": ["called_by a b"],
    "`a` has a single line, `b`.": [],
    "`a` is the only function that calls `b`.": ["called_by b a"],
    "`C` has two fields: `x` and `y`.": ["fields C =2", "fields C x", "fields C y"],
    "`f` returns two values.": ["returns f =2"],
    "`f` returns an error if it fails.": ["returns f error"],
    "`f` is marked with `@cached`.": ["decorators f cached"],
    "`f` is annotated with `cached`.": [],
    "`C` derives `Debug`.": ["decorators C Debug"],
    "`C` derives from `Debug`.": ["extends C Debug"],
    "`C.f` was added in commit 1234abcd.": ["added_in C.f 1234abcd"],
    "a.py imports `x` from `m` and `y` from `n`.": ["imports m a.py x"],
    "The `m` method of `C` calls `g`.": ["calls C>m g"],
    "`C`'s `m` method calls `g`.": ["calls C>m g"],
    "`X` is an `Y` that implements `Z`.": ["implements X Z"],
    "a.py imports `b` from `c`.": ["imports c a.py b"],
    "`b` is imported from `c` in a.py.": ["imports c a.py b"],
    "a.c includes `b.h`.": ["imports b.h a.c"],
    "`A` inherits from both `B` and `C`.": ["extends A B", "extends A C"],
    "The base class of `A` is `B`.": ["extends A B"],
    "`f` returns an `int`.": ["returns f int"],
    "`f` has the signature `f(x) -> str`.": ["returns f str"],
    "The type of `x` is `int | None`.": ["type_of x int | None"],
    "a.ts exports `f`.": ["exports f a.ts"],
    "`__all__` in a.py lists `f`.": ["exports f a.py"],
    "`f` takes two parameters: `a` and `b`.": ["parameter f a b =2"],
    "`f` takes no arguments.": ["parameter f =0"],
    "The `x` parameter of `f` is old.": ["parameter f x"],
    "`f` may raise `OSError`.": ["raises f OSError"],
    "`f` raises no `OSError`.": ["not raises f OSError"],
    "`f(None)` raises `TypeError`.": ["throws TypeError f(None)"],
    "`f(2)` returns `4`.": ["returns_value f(2) 4"],
    "So `f(2) == 4`.": ["returns_value f(2) 4"],
    "Commit abc1234 changed a.py.": ["commit_changed a.py abc1234"],
    "The tests in a.py pass.": ["test_passes a.py"],
    '`a.py` contains the string "xyz".': ["contains a.py xyz"],
    "`f` in a.py is old.": ["identifier f a.py"],
    "[`f`](a.py#L10) is old.": ["identifier f a.py"],
    "a.py:3 (`f`) is old.": ["identifier f a.py"],
    "The function `f` is old.": ["identifier f"],
    "`f` – a.py:10": ["identifier f a.py"],
    "`a` and `b` are defined in a.py and b.py, respectively.": [
        "defined_in a a.py",
        "defined_in b b.py",
    ],
    "`f` is in a.py.": ["identifier f a.py"],
    "a.go imports `net/http` and `encoding/json`.": [
        "imports net/http a.go",
        "imports encoding/json a.go",
    ],
    "`A` has two subclasses, `B` and `C`.": ["extends B A", "extends C A", "subclasses A =2"],
    "`A` is a `B` subclass.": ["extends A B"],
    "`f` returns `(string, error)`.": ["returns f (string, error)"],
    "Line 3 of a.py reads `f(x)`.": ["quote a.py f(x)"],
    "`f` starts on line 8 of a.py.": ["defined_in f a.py"],
    "~~`A` extends `B`~~ `C` extends `D`": ["extends C D"],
    "> **Note:** `A` extends `B`.": ["extends A B"],
    "| Class | File |\n|---|---|\n| `A` | `a.py` |\n": ["defined_in A a.py"],
    "| Option | File |\n|---|---|\n| `A` | `a.py` |\n": [],
    "- **`a.py`**\n    - `f` (line 12)\n- `g` (line 3)\n": ["identifier f a.py"],
}
SILENT = (
    "Does `a` call `b`?",
    "`a` should call `b`.",
    "Make sure `a` calls `b`.",
    "If `a` calls `b`, stop.",
    "For example, `a` calls `b`.",
    "I think `a` calls `b`.",
    "In v1, `a` calls `b`.",
    "`a` does not always call `b`.",
    "`a` is not only called by `b`.",
    "The caller of `a` calls `b`.",
    "A wrapper around `a` that calls `b` helps.",
    "`a` calls `b` handlers.",
    "`a` eventually calls `b`.",
    "`a` calls `b` indirectly.",
    "`a` takes `b` into account.",
    "`a` calls your `b`.",
    "`a` calls this the plan.",
    "`f` returns the user.",
    "`f` returns `True` if it is there.",
    "`f` returns `None` for paths of no use.",
    "`f` is defined in a.py or b.py.",
    "`f` takes at least two arguments.",
    "The `onSuccess` defined in the `useQuery()`-options is old.",
    "`A` methods are old.",
    "Added `f` in a.py.",
    "`version` in pyproject.toml is read.",
    "Proxy to `f`\nReturns a `Route` to it.",
    "`f` is old.",
    "In version 1.0, `f` is defined in a.py.",
    "In Werkzeug `f` is defined in a.py.",
    "On the `next` branch `A` extends `B`.",
    "After this change, `A` extends `B`.",
    "As proposed, `A` extends `B`.",
    "`a` calls `b` on Windows.",
    "`a` calls `b` through `c`.",
    "Usually, `a` calls `b`.",
    "By default, `a` calls `b`.",
    "Only `a` calls `b`.",
    "The test asserts that `A` extends `B`.",
    "Test that `A` extends `B`.",
    "Myth: `A` extends `B`.",
    "**Myth:** `A` extends `B`.",
    "- [ ] `A` extends `B`.",
    "~~`A` extends `B`.~~",
    "> `A` extends `B`.",
    "According to the docs, `A` extends `B`.",
    "In this example, `A` extends `B`.",
    "This `A` subclass extends `B`.",
    "If this lands, `A` extends `B`.",
    "`f` takes a `x` argument (default `5`).",
    "The first parameter of `f` is `x`.",
    "a.py contains no `f` at module level.",
    "## Removed in 2.1\n\n- `A` extends `B`",
    "The following are removed:\n\n- `A` extends `B`",
    "`a` and `b` are defined in a.py and b.py.",
)


@pytest.mark.parametrize("text", STATED)
def test_statements_are_read(text: str) -> None:
    assert sorted(said(text)) == sorted(STATED[text])


@pytest.mark.parametrize("text", SILENT)
def test_what_states_nothing_is_left_alone(text: str) -> None:
    assert said(text) == []


def test_a_bare_word_is_a_name_only_if_the_code_knows_it() -> None:
    assert said("class Cart extends Base.", "Cart", "Base") == ["extends Cart Base"]
    assert said("class Cart extends Base.") == []
    assert said("load_all calls load_one.", "load_all", "load_one") == ["calls load_all load_one"]


def test_a_list_speaks_of_what_leads_it() -> None:
    assert said("`run`:\n\n- calls `a`\n- Calls `b`\n") == ["calls run a", "calls run b"]
    assert said("The tools:\n\n- calls `a`\n") == []


def test_a_pronoun_needs_one_subject_right_before() -> None:
    assert said("`a` and `b` call `c`. It calls `d`.") == ["calls a c", "calls b c"]
    assert said("`a` calls `b`. That is fine. It calls `d`.") == ["calls a b"]


def test_spans_reach_from_the_first_to_the_last_part() -> None:
    reading = read("So the function `f` is defined in `a.py`, luckily.")
    assert [one.text for one in reading.assertions] == ["`f` is defined in `a.py`", "a.py"]


def test_places_answer_only_where_something_is_stated() -> None:
    def stated(text: str) -> list[tuple[str, bool]]:
        found = read(text).assertions
        return [(a.text, a.is_stated) for a in found if a.kind is ClaimKind.FILE]

    assert stated("`f` is defined in src/a.py.") == [("src/a.py", True)]
    assert stated("See src/a.py for more.") == [("src/a.py", True)]
    assert stated("It is a bit like src/a.py there.") == [("src/a.py", False)]


def test_missing_files_of_other_moods_are_no_claims() -> None:
    kinds = [one.kind for one in read("Create src/new.rb and run it.").assertions]
    assert ClaimKind.FILE not in kinds


def test_opinion_and_advice_are_asides() -> None:
    (aside,) = read("`Cart` should be split.").asides
    assert (aside.text, aside.why) == ("`Cart` should be split.", "advice or an instruction")
    (aside,) = read("The design of `Cart` is elegant.").asides
    assert aside.why == "an opinion"
    assert not read("A cart is a pleasant thing.").asides


def test_every_kind_of_structure_and_behaviour_has_a_form() -> None:
    wanted = {k for k in ClaimKind if k.tier in (Tier.STRUCTURE, Tier.BEHAVIOUR)}
    in_commands = {ClaimKind.HAS_CLI_OPTION}  # told by a command line, in whatever sentence
    assert wanted - in_commands <= {row.kind for row in ROWS}


def _labelled() -> list[dict[str, Any]]:
    folder = resources.files("probant.evaluation.statements").joinpath("sentences")
    listed = tomllib.loads(folder.joinpath("answers.toml").read_text("utf-8"))["sentence"]
    return list(listed)


def test_labelled_sentences_are_read() -> None:
    known = ("Cart", "Base", "add", "check_stock", "send", "HTTPAdapter")
    n_labels = n_found = n_read = 0
    for sentence in _labelled():
        claims = [_label(claim) for claim in sentence["claims"]]
        found = [line.split()[0] for line in said(sentence["text"], *known) if "not " not in line]
        denied = [line.split()[1] for line in said(sentence["text"], *known) if "not " in line]
        found += [f"not {kind}" for kind in denied]
        n_labels += len(claims)
        n_read += len(found)
        for label in claims:
            if label in found:
                found.remove(label)
                n_found += 1
    assert n_labels >= 200
    assert n_found >= 0.97 * n_labels
    assert n_found >= 0.97 * n_read


def _label(claim: dict[str, Any]) -> str:
    return ("not " if claim.get("denied") else "") + str(claim["kind"])


@pytest.mark.parametrize(
    "unit",
    [
        "`a` calls ", "`a`, ", "`a` and ", "((((", "`a` is a ", "`a` in x.py ", "`", "``", "[a](",
        '"', "`f(", "f(", "a.b.", "{@code ", "**", "`a` or $'s`a`/it ", "- `a` calls `b`\n",
        "`a` calls `b`, which calls ", "the function ", "`a` returns ", "`def ", "class A ",
    ],
)  # fmt: skip
def test_every_text_is_read_in_linear_work(unit: str) -> None:
    def reading(n_chars: int) -> Work:
        return partial(read, (unit * (n_chars // len(unit) + 1))[:n_chars], "a", "A")

    check_growth(reading, 100_000)


@pytest.mark.parametrize(
    ("prefix", "unit", "spoiler"),
    [
        ("`a` calls ", " ", "x"), ("`a` returns `", "<", "`"), ("`a` ", "(", "`b`"),
        ("`a`", ", `a`", "!"),
        ("`a.py` ", "`a.py:1` ", "x"), ("see ", "a.py ", "`"), ("`", "a.py ", "`"),
        ("line ", "1", "x"),
        ("In `a.py`:\n\n```\n", " ", "x\n```\n"), ("In `a.py`:\n\n```\n", "\n", "x\n```\n"),
        ("In `a.py`:\n\n```\n", "  x\n", "\ty\n```\n"),
        ("https://github.com/a/b/blob/", "a/", "#L"),
        ("[a](", "a", " "), ("`a` (", "a.py, ", "x"), ("`f(", "(", ") == 1`"),
        ("> ", "> ", "`a` calls `b`"),
        ("the function ", "`a`.", "x"), ("- ", "\n ", "`a` calls `b`"),
        ("~~", "~", "`a` calls `b`"),
        ("`a.py` line 3 reads `", "...", "`"), ("# ", " ", "#x"), ("a.py:1", "-", "x"),
        ("a.py#L", "1", "x"),
    ],
)  # fmt: skip
def test_a_text_that_is_spoiled_at_its_end_is_read_in_linear_work(
    prefix: str, unit: str, spoiler: str
) -> None:
    def reading(n_chars: int) -> Work:
        return partial(read, prefix + unit * (n_chars // len(unit)) + spoiler, "a", "A")

    check_growth(reading, 100_000)


def test_two_long_lists_do_not_make_a_claim_for_every_pair() -> None:
    subjects, objects = (", ".join(f"`{c}{n}`" for n in range(20)) for c in "ab")
    line = f"{subjects} and `x` call {objects} and `y`.\n\n"
    reading = read("Hello.\n\n" + line * 20)
    assert len(reading.assertions) == 20 * MAX_CLAIMS
    [warning] = reading.warnings
    assert warning.startswith("the sentence in line 3 and 19 more like it make too many claims")


def test_a_text_without_end_is_checked_up_to_a_limit_that_is_told() -> None:
    reading = read("- `a` calls `b`.\n" * (MAX_OF_TEXT + 50))
    assert len(reading.assertions) == MAX_OF_TEXT
    [warning] = reading.warnings
    assert warning.endswith(f"from line {MAX_OF_TEXT + 1} on nothing was checked")
    assert read("- `a` calls `b`.\n" * 50).warnings == ()
