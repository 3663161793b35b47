"""Tests that are written as calls or macros, and what only looks like them."""

from __future__ import annotations

from probant.tools.macro_tests import macro_cases
from probant.tools.script_tests import script_cases


def _titles(text: str) -> list[tuple[str, tuple[str, ...]]]:
    found = script_cases("a.test.js", text.encode())
    assert found is not None
    return [(title, groups) for title, groups, *_ in found]


def test_groups_are_told_with_the_title() -> None:
    text = "describe('a', () => { context('b', () => { it('c', () => {}) }) })"
    assert _titles(text) == [("c", ("a", "b"))]


def test_a_table_is_one_test() -> None:
    assert _titles("it.each([1, 2])('n %i', f); test.only('x', f)") == [("n %i", ()), ("x", ())]


def test_members_of_a_framework_count() -> None:
    assert _titles("QUnit.module('m'); QUnit.test('t', f); Deno.test('d', f)") == [
        ("t", ()),
        ("d", ()),
    ]


def test_a_computed_title_is_told_as_written() -> None:
    assert _titles("it(name + '!', () => {})") == [("name + '!'", ())]


def test_other_calls_of_that_name_are_no_tests() -> None:
    assert _titles("/x/.test('y'); request.test('z', f); it(); test(() => {})") == []


def test_macros_of_frameworks_with_their_lines() -> None:
    text = b'TEST(Suite,\n     Name) {\n  f();\n}\nTEST_CASE("a title") {\n}\n'
    assert macro_cases(text) == [
        ("Name", ("Suite",), 1, 2, 4),
        ("a title", (), 5, 5, 6),
    ]


def test_macros_in_comments_are_no_tests() -> None:
    assert macro_cases(b'// TEST(A, B) {}\n/*\nTEST_CASE("x") {}\n*/\n') == []
