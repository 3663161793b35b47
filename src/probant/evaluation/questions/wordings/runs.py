"""How people ask whether tests pass and whether it builds; merged into families.py."""

from __future__ import annotations

from collections.abc import Mapping

from probant.evaluation.questions.wordings.wording import Family, family


def _of_a_file(title: str) -> Family:
    return family(
        title,
        terse="tests in {x} passing?",
        plain="do the tests in {x} pass?",
        chatty="Hi, could you please tell me if all tests in {x} pass?",
        backticks="Do the tests in `{x}` pass?",
        indirect="I want to know whether the tests in {x} pass.",
        slip="do the tets in {x} pass",
        more=("are all tests in {x} green?", "does {x} pass?", "does pytest {x} succeed?"),
    )


def _of_a_test(title: str) -> Family:
    return family(
        title,
        terse="{x} green?",
        plain="does the test {x} pass?",
        chatty="Hey, before I merge: does the test {x} still pass?",
        backticks="Does `{x}` pass?",
        indirect="I'd like to know if the test {x} passes.",
        slip="dose the test {x} pass",
        more=("is {x} passing?", "does {x} succeed?"),
    )


def _of_a_build(title: str) -> Family:
    return family(
        title,
        terse="does it build?",
        plain="does this project build?",
        chatty="Hello, I just cloned this. Can you tell me whether the project compiles?",
        backticks="Does the `build` succeed?",
        indirect="I want to know if the package can be built.",
        slip="dose it bild",
        more=("does everything compile?", "is the build green?", "can this package be built?"),
    )


RUNS: Mapping[str, Family] = {
    "55": _of_a_file("tests of a file pass"),
    "55.TEST": _of_a_test("a test passes"),
    "56": _of_a_build("it builds"),
    "56.BROKEN": _of_a_build("it does not build"),
    "60": _of_a_file("a file in which nothing runs"),
    "60.TEST": _of_a_test("a test that is skipped"),
    "U19.RUN": _of_a_test("a test that is not there"),
}
