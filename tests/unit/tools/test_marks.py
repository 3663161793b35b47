"""The table of marks: every row has a line that needs it, and one that only looks like it."""

from __future__ import annotations

import pytest

from probant.questions.kind import Lexis
from probant.questions.lexis import LEXIS, together
from probant.tools.mark_patterns import HINTS, PATTERNS, Pattern

SAMPLES: dict[str, list[str]] = {
    "TODO": ["# TODO", "// TODO(ada): x", "# todo: later"],
    "FIXME": ["/* FIXME */", "# fixme: x"],
    "HACK": ["// HACK around", "# Hack: x"],
    "XXX": ["# XXX"],
    "deprecation": [
        " * @deprecated since 2", "// Deprecated: use B", ".. deprecated:: 2.0",
        "warn('x', PendingDeprecationWarning)", "@typing_extensions.deprecated('x')",
        "@Deprecated", '#[deprecated(since = "1")]', "[[deprecated]] int f();",
        "__attribute__((deprecated)) int f();",
    ],
    "suppression": [
        "x  # noqa: E501", "# ruff: noqa", "x  # type: ignore[attr]", "# pyright: ignore",
        "# pylint: disable=W0", "x  # nosec", "// eslint-disable-next-line", "// @ts-ignore",
        "// biome-ignore lint: x", "//nolint:gosec", "//lint:ignore S1 x", "// NOLINTNEXTLINE(x)",
        '#pragma GCC diagnostic ignored "-Wx"', "# shellcheck disable=SC1",
        "# rubocop:disable Metrics", '@SuppressWarnings("x")', "// NOSONAR", "#![allow(dead_code)]",
        "#[expect(unused)]",
    ],
    "skipped test": [
        "@pytest.mark.skipif(x)", "pytest.skip('x')", "@pytest.mark.xfail", "@unittest.skip('x')",
        "self.skipTest('x')", "it.skip('x', f)", "xdescribe('x', f)", "t.SkipNow()",
        '@DisabledOnOs("x")', "@Ignore", '#[ignore = "slow"]', "GTEST_SKIP() << 1;",
        "TEST(Shop, DISABLED_Opens) {",
    ],
    "debug output": [
        "print(x)", "pprint(x)", "breakpoint()", "pdb.set_trace()", "console.log(x)", "debugger;",
        'fmt.Printf("x")', "println(x)", 'System.out.println("x");', "e.printStackTrace();",
        'eprintln!("x")', "dbg!(x)", 'printf("x");', "std::cout << 1;", "runtime.Breakpoint()",
        "__debugbreak();", "raise(SIGTRAP);",
    ],
    "print": [
        "print(x)", "pprint(x)", "console.log(x)", 'fmt.Printf("x")', "println(x)",
        'System.out.println("x");', "e.printStackTrace();", 'eprintln!("x")', "dbg!(x)",
        'printf("x");', "std::cout << 1;",
    ],
    "breakpoint": [
        "breakpoint()", "pdb.set_trace()", "debugger;", "runtime.Breakpoint()", "__debugbreak();",
        "raise(SIGTRAP);",
    ],
}  # fmt: skip
NOT_MARKS: dict[str, list[str]] = {
    "TODO": ["# TODOS", "# a todo list", "# MY_TODO", "# XTODO"],
    "FIXME": ["# UNFIXME", "# fixme"],
    "HACK": ["# HACKATHON", "# hacky"],
    "XXX": ["# XXXL", "# xxx"],
    "deprecation": ["# it is deprecated", "deprecated = True"],
    "suppression": ["# no quality", "# type: int", "allow(x)", "# eslint"],
    "skipped test": ["skip(x)", "it('skips', f)", "exit(1)", "@IgnoreThis"],
    "debug output": ["blueprint(x)", "sprintf(x)", "footprint(", "self.print(x)", "debugger: true"],
    "print": ["breakpoint()", "debugger;", "blueprint(x)"],
    "breakpoint": ["print(x)", "console.log(x)", "debugger: true"],
}


def matching(mark: str, line: str) -> list[Pattern]:
    return [row for row in PATTERNS[mark] if row.regex.search(line)]


@pytest.mark.parametrize("mark", SAMPLES)
def test_every_row_has_a_line_that_needs_it(mark: str) -> None:
    assert {line: matching(mark, line) for line in SAMPLES[mark] if not matching(mark, line)} == {}
    used = {row for line in SAMPLES[mark] for row in matching(mark, line)}
    assert used == set(PATTERNS[mark])


@pytest.mark.parametrize("mark", SAMPLES)
def test_the_word_of_a_row_stands_in_every_match(mark: str) -> None:
    for line in SAMPLES[mark]:
        for row in matching(mark, line):
            assert row.word.lower() in line.lower()


@pytest.mark.parametrize("mark", NOT_MARKS)
def test_what_only_looks_like_a_mark_is_none(mark: str) -> None:
    assert {line for line in NOT_MARKS[mark] if matching(mark, line)} == set()


def test_every_mark_that_can_be_asked_for_has_its_rows() -> None:
    assert set(LEXIS[Lexis.MARK].values()) == set(PATTERNS)
    assert set(HINTS) <= set(PATTERNS)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("TODO", "FIXME"), "TODO or FIXME"),
        (("TODO", "FIXME", "HACK", "XXX"), "reminder"),
        (("TODO", "reminder"), "TODO"),
        (("TODO", "HACK"), None),
        (("TODO", "suppression"), None),
    ],
)
def test_several_words_are_one_mark_only_where_they_are_asked_for_together(
    words: tuple[str, ...], expected: str | None
) -> None:
    assert together(Lexis.MARK, frozenset(words)) == expected
