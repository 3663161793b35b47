"""Heads and returns of Python functions, found without the index."""

from __future__ import annotations

from textwrap import dedent

from probant.opinions.python_text import find_function, find_name

TEXT = dedent(
    '''\
    @decorated(lambda x: x)
    def one(a: "dict[str, int]" = {"k": 1}, *, b=lambda q: q,
            c=(1, 2)):  # a colon: here
        """Says : nothing."""
        def inner():
            return 0
        if a:
            return 1
        return (
            2
        )


    async def two(): return None


    def three() -> "int":
        return 1


    def four():
        """Only words."""
        ...


    def five():
        yield 1


    def six(a):
        if a: return 1
        else: return 2


    def seven(a):
        return 1 if a else 2; return 3
    '''
)


def test_an_annotation_goes_before_the_colon_of_the_head() -> None:
    one = find_function(TEXT, 2, "one")
    assert one is not None
    assert "c=(1, 2)) -> X:  # a colon" in one.annotated(" -> X")
    assert one.return_lines == {8, 10}
    assert not one.is_generator and not one.has_crowded_line
    two = find_function(TEXT, 14, "two")
    assert two is not None
    assert "async def two() -> X: return" in two.annotated(" -> X")
    assert 14 in two.head_lines


def test_what_a_function_is() -> None:
    kinds = {}
    for line, name in ((17, "three"), (21, "four"), (26, "five"), (30, "six"), (35, "seven")):
        found = find_function(TEXT, line, name)
        assert found is not None
        kinds[name] = (
            found.annotation,
            found.is_generator,
            found.has_crowded_line,
        )
    assert kinds == {
        "three": ("'int'", False, False),
        "four": ("", False, False),
        "five": ("", True, False),
        "six": ("", False, False),
        "seven": ("", False, True),
    }


def test_text_that_is_no_python_gives_nothing() -> None:
    for text in ("def f(:\n", "\0", "x = " + "(" * 5000, "print 'two'\ndef f(): pass\n"):
        assert find_function(text, 1, "f") is None
        assert find_function(text, 2, "f") is None
    assert find_function(TEXT, 2, "other") is None
    assert find_function(TEXT, 3, "one") is None


def test_a_name_is_found_alone() -> None:
    assert find_name("self.n = n", 1, "n", None) == 9
    assert find_name("self.name = 1", 1, "name", None) == 5
    assert find_name("naming", 1, "n", None) is None
    assert find_name("n", 2, "n", None) is None
    assert find_name("ab", 1, "b", 1) == 1
    assert find_name("ab", 1, "b", 0) is None
