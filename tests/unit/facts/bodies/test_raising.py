"""Raises of one function, in the syntax of each language."""

from __future__ import annotations

import re

import pytest

from probant.facts.bodies.code import parse
from probant.facts.bodies.raising import raised_anywhere, raised_by

RAISED = [
    ("a.py", "def f():\n    raise a.B(1) from e", ["a.B"]),
    ("a.py", "def f():\n    raise E if x else D()", ["E", "D"]),
    ("a.py", "def f(e):\n    raise e", [""]),
    ("a.py", "def f():\n    raise E().with_traceback(t)", ["E"]),
    ("a.py", "def f():\n    def g():\n        raise E\n    return lambda: g()", []),
    ("a.py", "def f():\n    class G:\n        raise E", []),
    ("a.js", "function f() { throw new E('x') }", ["E"]),
    ("a.js", "const f = function () { throw E() }", ["E"]),
    ("a.js", "exports.f = () => { throw 'text' }", [""]),
    ("a.ts", "class A { f(): void { throw new b.E<T>() } }", ["b.E"]),
    ("A.java", "class A { void f() throws E { throw new b.D(); } }", ["E", "b.D"]),
    ("a.cpp", 'void A::f() { throw std::runtime_error("x"); }', ["std::runtime_error"]),
    ("a.cpp", "void f() { throw E{1}; }", ["E"]),
    ("a.go", 'package a\nfunc f() { panic("x") }', ["panic"]),
    ("a.rs", 'fn f() { std::panic!("x"); todo!() }', ["panic!", "todo!"]),
    ("a.rs", "fn f() { let g = || panic!(); }", []),
]


@pytest.mark.parametrize(("path", "source", "names"), RAISED)
def test_raised(path: str, source: str, names: list[str]) -> None:
    code = parse(source.encode(), path)
    assert code is not None
    line = next(n for n, text in enumerate(source.split("\n"), 1) if re.search(r"\bf\b", text))
    said = raised_by(code, "f", line, source.count("\n") + 1)
    assert said is not None
    assert [one.name for one in said] == names


def test_what_is_caught_is_passed_on() -> None:
    source = b"try:\n    g()\nexcept (A, b.C) as e:\n    raise e\nexcept D:\n    raise"
    code = parse(source, "a.py")
    assert code is not None
    first, second = raised_anywhere(code)
    assert first.again and second.again
    assert {"A", "b.C"} <= set(first.caught)
    assert "D" in second.caught


def test_a_variable_that_holds_one_exception_is_followed() -> None:
    source = b"def f(x):\n    e = E('x')\n    raise e\n\ndef g(x):\n    e = x\n    raise e\n"
    code = parse(source, "a.py")
    assert code is not None
    assert [(one.name, one.first) for one in raised_by(code, "f", 1, 3) or ()] == [("E", 2)]
    assert [one.name for one in raised_by(code, "g", 5, 7) or ()] == [""]


def test_no_function_on_that_line() -> None:
    code = parse(b"x = 1\n", "a.py")
    assert code is not None
    assert raised_by(code, "x", 1, 1) is None
