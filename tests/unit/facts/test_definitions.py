"""What the Python extractor takes for a definition, of which kind, and on which line."""

from __future__ import annotations

import pytest

from probant.facts.schema import FileFacts
from tests.unit.facts.extracting import definitions, facts_of, traits


def check(source: str | bytes, *expected: str) -> None:
    assert definitions(source) == list(expected)


def test_nothing_in_an_empty_file() -> None:
    assert facts_of(b"") == FileFacts("", [], [], [], [], [], [], [], [])


def test_functions_methods_and_nesting() -> None:
    check(
        """\
        def outer():
            def inner():
                class Local:
                    def deep(self): ...
            async def later(): ...

        class A:
            class B:
                def m(self): ...
            def n(self):
                def helper(): ...
        """,
        "function outer:1",
        "function outer.inner:2",
        "class outer.inner.Local:3",
        "method outer.inner.Local.deep:4",
        "function outer.later:5",
        "class A:7",
        "class A.B:8",
        "method A.B.m:9",
        "method A.n:10",
        "function A.n.helper:11",
    )


def test_the_line_is_that_of_the_name() -> None:
    check(
        """\
        @first
        @second(
            1,
        )
        def decorated(): ...

        @third
        class Box:
            @property
            def size(self): ...
        """,
        "function decorated:5",
        "class Box:8",
        "method Box.size:10",
    )


def test_constants_variables_and_members() -> None:
    check(
        """\
        LIMIT = 3
        _HIDDEN_LIMIT = 3
        name = "x"
        typed: int
        LEFT, right = 1, 2
        chained = other = 1
        class A:
            FIELD = 1
            size: int = 3
        """,
        "constant LIMIT:1",
        "constant _HIDDEN_LIMIT:2",
        "variable name:3",
        "variable typed:4",
        "constant LEFT:5",
        "variable right:5",
        "variable chained:6",
        "variable other:6",
        "class A:7",
        "constant A.FIELD:8",
        "variable A.size:9",
    )


@pytest.mark.parametrize(
    "source",
    [
        "def f():\n    local = 1\n",
        "total += 1\n",
        "box.size = 1\n",
        "table['x'] = 1\n",
        "# def f(): ...\n",
        '"""def f(): ..."""\n',
        "lambda x: x\n",
    ],
)
def test_what_is_no_definition(source: str) -> None:
    kept = [row for row in definitions(source) if not row.startswith("function f:")]
    assert kept == []


@pytest.mark.parametrize("base", ["Enum", "enum.Enum", "IntFlag", "StrEnum", "models.TextChoices"])
def test_members_of_enumerations(base: str) -> None:
    check(
        f"class Color({base}):\n    RED = 1\n    green = 2\n    _skip = 3\n    note: int = 4\n",
        "class Color:1",
        "enum_member Color.RED:2",
        "enum_member Color.green:3",
        "variable Color._skip:4",
        "variable Color.note:5",
    )


def test_type_aliases() -> None:
    check(
        """\
        import typing
        from typing import TypeAlias
        A: TypeAlias = int
        B: typing.TypeAlias = int
        type C = int
        type D[T] = list[T]
        """,
        "type_alias A:3",
        "type_alias B:4",
        "type_alias C:5",
        "type_alias D:6",
    )


def test_definitions_under_conditions_belong_to_the_module() -> None:
    check(
        """\
        if x:
            def one(): ...
        else:
            def one(): ...
        try:
            LIMIT = 1
        except E:
            LIMIT = 2
        for i in []:
            def two(): ...
        with y:
            class Three: ...
        while z:
            FOUR = 4
        """,
        "function one:2",
        "function one:4",
        "constant LIMIT:6",
        "constant LIMIT:8",
        "function two:10",
        "class Three:12",
        "constant FOUR:14",
    )


def test_generic_syntax() -> None:
    check(
        "def first[T](items: list[T]) -> T: ...\nclass Box[T]:\n    def get(self) -> T: ...\n",
        "function first:1",
        "class Box:2",
        "method Box.get:3",
    )


def test_traits() -> None:
    assert traits(
        """\
        async def later(): ...
        def numbers():
            yield 1
        def outer():
            def inner():
                yield 1
        def _hidden(): ...
        EMPTY = None
        class A:
            @staticmethod
            def s(x): ...
            @classmethod
            async def c(cls): ...
            @functools.cached_property
            def p(self): ...
            @abc.abstractmethod
            def a(self): ...
            @typing.overload
            def o(self): ...
            def __init__(self): ...
        """
    ) == {
        "later": ["async"],
        "numbers": ["generator"],
        "outer.inner": ["generator"],
        "_hidden": ["private"],
        "EMPTY": ["empty_value"],
        "A.s": ["static"],
        "A.c": ["async", "class_method"],
        "A.p": ["property"],
        "A.a": ["abstract"],
        "A.o": ["overload"],
    }


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (b"def a(): ...\r\n\r\ndef b(): ...\r\n", ["function a:1", "function b:3"]),
        (b"class A:\n\tdef m(self):\n\t\tpass\n", ["class A:1", "method A.m:2"]),
        (b"\xef\xbb\xbfdef a(): ...\n", ["function a:1"]),
        (b"# caf\xe9\ndef a(): ...\n", ["function a:2"]),
        (b"x = '\xff\xfe'\ndef a(): ...\n", ["variable x:1", "function a:2"]),
        ("größe = 1\ndef 名前(): ...\n".encode(), ["variable größe:1", "function 名前:2"]),
        (b"def a(): ...", ["function a:1"]),
        (b"\x0c\ndef a(): ...\n", ["function a:2"]),
        (b"def a(): ...; x = 1\n", ["function a:1"]),
    ],
)
def test_awkward_bytes(source: bytes, expected: list[str]) -> None:
    assert definitions(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        b"def oops(:\n    load(\n",
        b"def oops(:\n    pass\n",
        b"class (:\n    oops\n",
        b"def f(a:):\n    pass\n",
        b"def f(",
        b"class A(",
        b"import\nfrom x import\n",
        b"from . import (\n",
        b"@\ndef f(): ...\n",
        b"x = = 1\n",
        b"<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> b\n",
        b"\x00\x01\x02",
        b"(" * 300,
    ],
)
def test_broken_source_is_told_and_never_crashes(source: bytes) -> None:
    assert facts_of(source).status == "partly_parsed"


def test_what_stands_around_an_error_is_kept() -> None:
    source = "def first(): ...\n\n\ndef oops(:\n    pass\n\n\nclass Last:\n    def m(self): ...\n"
    assert "function first:1" in definitions(source)
    assert facts_of(source).status == "partly_parsed"
