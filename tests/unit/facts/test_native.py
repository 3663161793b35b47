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
    pieces = (
        b"{ } ( ) ; class A :: < > * = , template operator ~ typedef enum namespace int"
        b' " ... using friend auto [ ]'
    )
    words = [*pieces.split(), b"#if\n", b"#endif\n"]
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
