"""Which lines an error of the parser makes doubtful, in languages with braces."""

from __future__ import annotations

import textwrap

import pytest

from probant.facts.languages import extract
from probant.facts.reading.trouble import EVERYWHERE, read


def check(suffix: str, source: str, *expected: tuple[int, int]) -> None:
    told = extract(textwrap.dedent(source).encode(), suffix)
    assert read(told.troubled) == expected
    assert told.status == ("partly_parsed" if expected else "")


def test_the_statement_with_the_error_and_a_line_around() -> None:
    source = """\
        int a() { return 0; }
        int b() {
            int n = 1;
            n = this->operator*();
            return n;
        }
        int c() { return 0; }
        """
    check(".cpp", source, (3, 5))


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".cpp", "int f() {\n  if (x) {\n  g();\n}\nint h() { return 0; }\n"),
        (".java", "class A {\n  int n;\n}\n  int m;\n}\nclass B {}\n"),
        (".go", "package a\n\nfunc f() {\n\tg()\n}\n\th()\n}\n\nfunc k() {}\n"),
        (".ts", "class A {\n  m() {\n}\nclass B {}\n"),
        (".rs", "fn f() { g(); }\n h(); }\nfn k() {}\n"),
        (".py", "def f(:\n    g()\n"),
    ],
)
def test_a_brace_too_many_makes_everything_doubtful(suffix: str, source: str) -> None:
    check(suffix, source, *EVERYWHERE)


def test_macros_that_need_no_semicolon_are_no_error() -> None:
    check(".cpp", 'SUITE(one)\nTEST_CASE("two words")\n{\n    f();\n}\nSUITE_END()\n')


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".c", "int f(struct s FAR *a) {\n    code FAR *b = (struct s FAR *)a;\n}\n"),
        (".c", "void f(void) {\n    s.next = (z_const Bytef *)source;\n}\n"),
        (".c", "void f(void) {\n    local char buf[9];\n    g(buf);\n}\n"),
        (".h", "typedef struct pair {\n    int a;\n} FAR pair_t;\n"),
        (".c", "void f(void) {\n    if (a) {\n        g();\n    }\n#ifdef X\n    else if (b) {\n"
               "        h();\n    }\n#endif\n    k();\n}\n"),
        (".cpp", "template <class T> auto f(T v) {\n    return typename A<T>::key(v);\n}\n"),
        (".cpp", "#if __has_include(<bit>)\n#include <bit>\n#endif\nint n;\n"),
        (".cpp", "struct A {\n    A() noexcept : a_{0}, b_{}\n#ifdef X\n    , c_{0}\n#endif\n"
                 "    {}\n    int a_;\n};\n"),
        (".cpp", "int *f(int n, const void* /*hint*/ = 0) { return 0; }\n"),
        (".cpp", "#define NAME one\n\n#include <list>"),
    ],
)  # fmt: skip
def test_what_the_grammar_does_not_know_is_read_nonetheless(suffix: str, source: str) -> None:
    check(suffix, source)


@pytest.mark.parametrize("slices", ["0:", ":5", "1:2", "0:, 3"])
def test_a_slice_in_an_annotation_makes_nothing_doubtful(slices: str) -> None:
    check(".py", f"def f(a, b: Annotated[float, {slices}]):\n    g()\n")


def test_an_annotation_whose_brackets_do_not_close_makes_all_doubtful() -> None:
    check(".py", "def f(a: Annotated[float, 0:):\n    g()\n", *EVERYWHERE)


def test_an_error_that_is_not_shown_lies_in_what_says_so() -> None:
    """A blank behind an include puts the parser off, and nothing beyond that line."""
    check(".cpp", "#include <a.h>  \n#include <b.h>\n\n\nclass B { int x; };\n", (1, 2))
