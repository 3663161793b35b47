"""What is parsed again when a question needs it: fields set on instances, lists of exports."""

from __future__ import annotations

import pytest

from probant.facts.export_list import is_plain_list
from probant.facts.instance_fields import direct_fields, instance_fields


def _fields(source: str, path: str = "a.py") -> tuple[list[str], bool]:
    text = source.encode()
    found = instance_fields(text, path, 1, source.count("\n") + 1)
    return [name for name, _ in found.fields], found.is_dynamic


@pytest.mark.parametrize(
    ("body", "names"),
    [
        ("self.a = 1", ["a"]),
        ("self.a: int = 1", ["a"]),
        ("self.a, (self.b, other) = 1, (2, 3)", ["a", "b"]),
        ("for self.a in []: pass", ["a"]),
        ("with open('f') as self.a: pass", ["a"]),
        ("object.__setattr__(self, 'a', 1)", ["a"]),
        ("self.a.b = 1", []),
        ("other.a = 1", []),
        ("self.a += 1", []),
    ],
)
def test_python_fields_set_on_the_instance(body: str, names: list[str]) -> None:
    assert _fields(f"class A:\n    def f(self, other):\n        {body}\n") == (names, False)


@pytest.mark.parametrize("body", ["setattr(self, n, 1)", "self.__dict__.update(n)", "vars(self)"])
def test_names_computed_at_run_time_are_told(body: str) -> None:
    assert _fields(f"class A:\n    def f(self, n):\n        {body}\n") == ([], True)


def test_what_a_class_method_or_a_nested_class_sets_is_no_field() -> None:
    source = (
        "class A:\n    @classmethod\n    def f(cls):\n        cls.a = 1\n"
        "    class B:\n        def g(self):\n            self.b = 1\n"
    )
    assert _fields(source) == ([], False)


def test_this_of_a_nested_function_is_another() -> None:
    source = (
        "class A {\n f() { this.a = 1; function g() { this.b = 2 } (() => { this.c = 3 })() }\n}"
    )
    assert _fields(source, "a.js") == (["a", "c"], False)


def test_fields_of_an_inner_structure_are_not_those_of_the_outer_one() -> None:
    source = b"struct a { int x; struct { int deep; } s; union { int u; }; int (*f)(int); };\n"
    assert direct_fields(source, "a.c", 1, 1) == frozenset({"x", "s", "u", "f"})


@pytest.mark.parametrize(
    ("source", "is_plain"),
    [
        ('__all__ = ["a", "b"]', True),
        ('__all__ = ("a",) + ("b",)', True),
        ('__all__ = ["a"]\n__all__.append("b")', True),
        ("__all__ = [n for n in names]", False),
        ("__all__ = other.__all__", False),
        ('__all__ = ["a"]\n__all__.remove("a")', False),
        ("__all__ = ['a']\n__all__ += more()", False),
    ],
)
def test_a_list_of_exports_is_plain_or_computed(source: str, is_plain: bool) -> None:
    assert is_plain_list(source.encode()) is is_plain
