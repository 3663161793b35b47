"""Parameters, defaults, annotations, docstrings, imports, exports and calls of one file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.unit.facts.extracting import calls, facts_of, imports


def details(source: str, name: str) -> dict[str, Any]:
    (row,) = [row for row in facts_of(source).defs if row[3] == name]
    found: dict[str, Any] = json.loads(row[9] or "{}")
    return found


def parameters(source: str, name: str = "f") -> list[str]:
    """`stars name: annotation = default`."""
    return [
        f"{star}{text}{f': {annotation}' if annotation else ''}{f' = {default}' if default else ''}"
        for text, annotation, default, star in details(source, name).get("p", [])
    ]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f(): ...", []),
        ("def f(a, b): ...", ["a", "b"]),
        ("def f(a, /, b, *, c): ...", ["a", "b", "c"]),
        ("def f(*args, **kwargs): ...", ["*args", "**kwargs"]),
        ("def f(*args: int, **kwargs: str): ...", ["*args: int", "**kwargs: str"]),
        ("def f(a: int, b=2, c: str = 'x'): ...", ["a: int", "b = 2", "c: str = 'x'"]),
        ("def f(a: dict[str, list[int]] = {'k': [1]}): ...",
         ["a: dict[str, list[int]] = {'k': [1]}"]),
        ("def f(a: 'Later' = None): ...", ["a: 'Later' = None"]),
        ("def f(a=lambda x, y: x): ...", ["a = lambda x, y: x"]),
        ("def f(\n    a: int,  # first\n    b: str = (\n        'x'\n    ),\n): ...",
         ["a: int", "b: str = ( 'x' )"]),
        ("async def f(a): ...", ["a"]),
        ("def f[T](a: T) -> T: ...", ["a: T"]),
        ("def f(größe): ...", ["größe"]),
        ("def f(match, case, type, _): ...", ["match", "case", "type", "_"]),
    ],
)  # fmt: skip
def test_parameters(source: str, expected: list[str]) -> None:
    assert parameters(source) == expected


@pytest.mark.parametrize(
    ("source", "receiver"),
    [
        ("class A:\n    def f(self, a): ...", "self"),
        ("class A:\n    def f(this, a): ...", "this"),
        ("class A:\n    @classmethod\n    def f(cls, a): ...", "cls"),
        ("class A:\n    @staticmethod\n    def f(self, a): ...", None),
        ("class A:\n    def f(*args): ...", None),
        ("class A:\n    def f(): ...", None),
    ],
)
def test_receivers(source: str, receiver: str | None) -> None:
    assert details(source, "A.f").get("self") == receiver


def test_a_function_in_a_method_has_no_receiver() -> None:
    source = "class A:\n    def m(self):\n        def f(self): ...\n"
    assert "self" not in details(source, "A.m.f")


@pytest.mark.parametrize(
    ("source", "returns"),
    [
        ("def f(): ...", None),
        ("def f() -> int: ...", "int"),
        ("def f() -> 'A | None': ...", "'A | None'"),
        ("def f() -> dict[\n    str,\n    int,\n]: ...", "dict[ str, int, ]"),
        ("def f(a=lambda: 1) -> None: ...", "None"),
    ],
)
def test_return_annotations(source: str, returns: str | None) -> None:
    assert details(source, "f").get("r") == returns


def test_annotations_of_variables() -> None:
    assert details("limit: int = 3", "limit")["a"] == "int"
    assert details("class A:\n    x: 'B'\n", "A.x")["a"] == "'B'"


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('def f():\n    """One."""\n', [2, 2]),
        ('def f():\n    """One.\n\n    Two.\n    """\n', [2, 5]),
        ("def f():\n    'a' 'b'\n", [2, 2]),
        ('def f():\n    # comment\n    """One."""\n', [3, 3]),
        ("def f():\n    x = 'no'\n", None),
        ("def f(): ...\n", None),
    ],
)
def test_docstrings(source: str, lines: list[int] | None) -> None:
    assert details(source, "f").get("doc") == lines


def test_decorators_are_names_without_arguments() -> None:
    source = "@a\n@b.c(1, key='(')\n@d.setter\ndef f(): ...\n"
    assert details(source, "f")["d"] == ["a", "b.c", "d.setter"]


def test_imports() -> None:
    assert imports(
        """\
        from __future__ import annotations
        import a
        import a.b, a.c as d
        from x import y, z as w
        from . import p
        from ..q import (
            r,
            s as t,
        )
        from u import *
        try:
            import fast
        except ImportError:
            import slow as fast
        if TYPE_CHECKING:
            from types_only import T
        def late():
            import inner
        """
    ) == [
        "__future__ annotations as annotations:1",
        "a as a:2",
        "a.b as a:3",
        "a.c as d:3",
        "x y as y:4",
        "x z as w:4",
        ". p as p:5",
        "..q r as r:6",
        "..q s as t:6",
        "u * as *:10",
        "fast as fast:12",
        "slow as fast:14",
        "types_only T as T:16",
        "inner as inner:18",
    ]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("__all__ = ['a', 'b']", ["a", "b"]),
        ("__all__ = ('a', \"b\",)", ["a", "b"]),
        ("__all__: list[str] = ['a']", ["a"]),
        ("__all__ = ['a']\n__all__ += ['b']", ["a", "b"]),
        ("__all__ = ['a'] + ['b']", ["a", "b"]),
        ("__all__ = [\n    'a',\n    # 'no',\n    'b',\n]", ["a", "b"]),
        ("__all__ = ['a']\n__all__.extend(['b'])\n__all__.append('c')", ["a", "b", "c"]),
        ("def f():\n    __all__ = ['a']", []),
        ("__all__ = []", []),
    ],
)
def test_exports(source: str, names: list[str]) -> None:
    assert sorted(name for name, _, _ in facts_of(source).exports) == names


def test_calls_stand_in_the_innermost_definition() -> None:
    assert calls(
        """\
        top()
        @decorate(1)
        def f(x=default()):
            a.b.c()
            (lambda: hidden())()
            [g(i) for i in make()]
            def inner():
                deep()
        class A(base()):
            field = build()
            def m(self):
                super().m()
                self.x.y()
                "".join(z)
                f"{shown()}"
                table[0]()
        """
    ) == [
        "<module> → top:1",
        "<module> → decorate:2",
        "<module> → default:3",
        "f → a.b.c:4",
        "f → (lambda: hidden()):5",
        "f → hidden:5",
        "f → g:6",
        "f → make:6",
        "f.inner → deep:8",
        "<module> → base:9",
        "A → build:10",
        "A.m → super().m:12",
        "A.m → super:12",
        "A.m → self.x.y:13",
        'A.m → "".join:14',
        "A.m → shown:15",
        "A.m → table[0]:16",
    ]
