"""What the oracle says is written: definitions, parameters, returns, bases, subclasses."""

from __future__ import annotations

import pytest

from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.python_scopes import Kind
from tests.unit.evaluation.trees import defined, facts_of

AWKWARD = """\
    import functools

    @functools.wraps(len)
    @staticmethod
    def decorated(a, /, b, *rest, c=1, **options) -> dict[str,
                                                       int]:
        def inner(x): ...
        return inner

    async def waits(): ...

    class Outer(dict, metaclass=type):
        class Inner: ...

        def method(self, value): ...

        @staticmethod
        def free(value): ...

        @classmethod
        def made(cls, value) -> "Outer": ...

        @property
        def size(self): ...

        @size.setter
        def size(self, value): ...

        def odd(this, value): ...
"""


def test_line_is_the_one_with_the_name_not_the_decorator() -> None:
    facts = facts_of({"a.py": AWKWARD})
    places = {d.qualified: (d.line, d.kind) for d in facts.definitions}
    assert places["decorated"] == (5, Kind.FUNCTION)
    assert places["decorated.inner"] == (7, Kind.FUNCTION)
    assert places["waits"] == (10, Kind.FUNCTION)
    assert places["Outer"] == (12, Kind.CLASS)
    assert places["Outer.Inner"] == (13, Kind.CLASS)
    assert places["Outer.method"] == (15, Kind.METHOD)
    assert defined(facts, "Outer.method").owner == "Outer"
    assert defined(facts, "decorated.inner").is_nested


def test_every_definition_of_one_name_is_kept() -> None:
    facts = facts_of({"a.py": AWKWARD})
    assert [d.line for d in facts.definitions if d.qualified == "Outer.size"] == [24, 27]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("decorated", ("a", "b", "rest", "c", "options")),
        ("waits", ()),
        ("Outer.method", ("value",)),
        ("Outer.free", ("value",)),
        ("Outer.made", ("value",)),
    ],
)
def test_parameters_in_order_without_stars_and_receiver(
    name: str, expected: tuple[str, ...]
) -> None:
    facts = facts_of({"a.py": AWKWARD})
    assert facts.parameters(defined(facts, name)) == expected


def test_an_unusual_receiver_name_is_in_doubt() -> None:
    facts = facts_of({"a.py": AWKWARD})
    assert isinstance(facts.parameters(defined(facts, "Outer.odd")), Doubt)


def test_returns_and_bases_are_as_written() -> None:
    facts = facts_of({"a.py": AWKWARD, "b.py": "class B(make(3), pkg.Base[int], key=1): ...\n"})
    written = facts.returns(defined(facts, "decorated"))
    assert written is not None
    assert "".join(written.split()) == "dict[str,int]"
    assert facts.returns(defined(facts, "Outer.made")) == '"Outer"'
    assert facts.returns(defined(facts, "waits")) is None
    assert facts.bases(defined(facts, "Outer")) == ("dict",)
    assert facts.bases(defined(facts, "B")) == ("make", "pkg.Base[int]")


def test_text_is_cut_by_bytes_not_characters() -> None:
    facts = facts_of({"a.py": 'def f(x="ü€𝄞") -> int: ...\n'})
    assert facts.returns(defined(facts, "f")) == "int"


def test_subclasses_are_found_through_imports_subscripts_and_function_bodies() -> None:
    facts = facts_of(
        {
            "pkg/__init__.py": "from .base import Base\n",
            "pkg/base.py": "class Base: ...\n",
            "pkg/one.py": "from pkg import Base as Root\nclass One(Root): ...\n",
            "pkg/two.py": "import pkg.base\ndef f():\n    class Two(pkg.base.Base[int]): ...\n",
            "pkg/other.py": "from elsewhere import Base\nclass Three(Base): ...\n",
        }
    )
    found = facts.subclasses(defined(facts, "Base"))
    assert not isinstance(found, Doubt)
    assert {d.qualified for d in found} == {"One", "f.Two"}


def test_subclasses_are_in_doubt_behind_an_assignment_or_a_deeper_level() -> None:
    source = "class A: ...\nB = mixed(A)\nclass C(B): ...\n"
    facts = facts_of({"a.py": source})
    assert isinstance(facts.subclasses(defined(facts, "A")), Doubt)
    facts = facts_of({"a.py": "class A: ...\nclass B(A): ...\nclass C(B): ...\n"})
    assert isinstance(facts.subclasses(defined(facts, "A")), Doubt)
    assert not isinstance(facts.subclasses(defined(facts, "B")), Doubt)


def test_a_file_that_does_not_parse_is_listed_and_its_names_are_in_doubt() -> None:
    facts = facts_of({"good.py": "def f(): ...\ndef g(): ...\n", "bad.py": "def f(:\n"})
    assert [entry.subject for entry in facts.dropped] == ["bad.py"]
    assert facts.name_doubt("f") is not None
    assert facts.name_doubt("g") is None


@pytest.mark.parametrize("source", ["x = 1\rdef f(): ...\n", "x = 1\n\fdef f(): ...\n"])
def test_line_ends_that_tools_count_differently_are_refused(source: str) -> None:
    assert [entry.subject for entry in facts_of({"a.py": source}).dropped] == ["a.py"]
