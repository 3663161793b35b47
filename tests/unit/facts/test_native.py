"""C and C++ files that are hostile, huge in one way, or full of macros: told, and in bounds."""

from __future__ import annotations

import random

import pytest

from probant.facts.languages import extract
from probant.facts.schema import FileFacts

SUFFIXES = (".c", ".h", ".cpp")


def lines_of(facts: FileFacts) -> dict[str, int]:
    return {row[3]: row[5] for row in facts.defs}


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize(
    "source",
    [b"int x = " + b"(" * 100_000, b"void g() {" + b"f(" * 20_000 + b")" * 20_000 + b";}"],
    ids=["unclosed", "calls in calls"],
)
def test_a_file_nested_beyond_bounds_is_told_as_such(source: bytes, suffix: str) -> None:
    assert extract(source, suffix) == FileFacts.unparsed("nested_too_deeply")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_deep_declarators_and_scopes_are_walked_without_recursion(suffix: str) -> None:
    pointers = b"int " + b"*" * 20_000 + b"p;"
    assert lines_of(extract(pointers, suffix)) == {"p": 1}
    nested = b"struct a {" * 1500 + b"int last;" + b"};" * 1500
    assert len(extract(nested, suffix).defs) == 1501


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_bytes_that_are_no_code_do_not_crash(suffix: str) -> None:
    chance = random.Random(7)
    noise = bytes(chance.randrange(256) for _ in range(20_000))
    listed = (
        b"{ } ( ) ; class A :: < > * = , template operator ~ typedef enum namespace int"
        b' " ... using friend auto [ ]'
    )
    words = [*listed.split(), b"#if\n", b"#endif\n"]
    soup = b" ".join(chance.choice(words) for _ in range(5_000))
    for source in (noise, soup, b"", b"\xff\xfe", b"#define", b"#include", b"#if\n#else"):
        assert isinstance(extract(source, suffix), FileFacts)


def test_what_is_blanked_leaves_lines_and_columns_as_they_are() -> None:
    source = (
        b"API_EXPORT int one(void);\n#if A\nint two(int a) {\n#else\nint two(void) {\n#endif\n"
        b"  return 0;\n}\nZEXTERN int ZEXPORT three OF((int a));\nstruct PACKED four { int x; };\n"
    )
    facts = extract(source, ".c")
    assert facts.status == ""
    assert lines_of(facts) == {"one": 1, "two": 3, "three": 9, "four": 10, "four.x": 10}


def test_names_in_a_macro_body_are_no_definitions_of_the_file() -> None:
    source = b'TEST_CASE("works")\n{\n    int local = 1;\n    use(local);\n}\n'
    facts = extract(source, ".cpp")
    assert facts.defs == []
    assert [(row[0], row[1]) for row in facts.calls] == [(0, "TEST_CASE"), (0, "use")]


@pytest.mark.parametrize(
    "head",
    [
        b"LIB_EXPORT template <typename T> class X {",
        b"LIB_BEGIN_EXPORT\n\n// class Y {\ntemplate <typename T> class X {",
        b"LIB_EXPORT class X {",
        b"LIB_EXPORT LIB_HIDDEN struct X {",
        b'LIB_DEPRECATED("since 2") class X {',
        b"LIB_BEGIN_EXPORT\n#ifdef A\n#define B 1\n#endif\nclass LIB_API X {",
    ],
)
def test_a_macro_before_a_class_does_not_hide_it(head: bytes) -> None:
    source = head + b"\n  LIB_CONSTEXPR X(int a) : a_(a) {}\n  LIB_CONSTEXPR void go() {}\n"
    source += b"  void run() { if LIB_CONSTEXPR (1) go(); }\n  int a_;\n};\nint last;\n"
    facts = extract(source, ".hpp")
    at = head.count(b"\n") + 1
    told = {name: line for name, line in lines_of(facts).items() if name != "B"}
    assert told == {
        "X": at, "X.X": at + 1, "X.go": at + 2, "X.run": at + 3, "X.a_": at + 4, "last": at + 6,
    }  # fmt: skip
    assert facts.status == ""
    assert ("B" in lines_of(facts)) == (b"define B" in head)


def test_a_macro_before_other_definitions_does_not_hide_them() -> None:
    source = (
        b"LIB_BEGIN_NAMESPACE\nnamespace inner {\nLIB_EXPORT enum Sort { A_ONE, B_TWO };\n"
        b"enum class LIB_API Other : int { C_THREE };\n"
        b"LIB_API inline long f(int a) { return a; }\n}\n"
    )
    facts = extract(source, ".hpp")
    assert facts.status == ""
    assert lines_of(facts) == {
        "inner": 2, "inner.Sort": 3, "inner.Sort.A_ONE": 3, "inner.Sort.B_TWO": 3,
        "inner.Other": 4, "inner.Other.C_THREE": 4, "inner.f": 5,
    }  # fmt: skip


def test_a_type_in_capitals_and_a_word_in_a_string_are_no_macros() -> None:
    source = (
        b'const char *text = "LIB_API class X { };";\n'
        b"MY_TYPE static inline g(int a) { return a; }\n"
        b"MY_struct one;\nMY_TYPE two;\n"
    )
    facts = extract(source, ".c")
    assert lines_of(facts) == {"text": 1, "g": 2, "one": 3, "two": 4}
    types = {row[2]: row[9] for row in facts.defs}
    assert "MY_TYPE" in str(types["g"])
    assert "MY_TYPE" in str(types["two"])
