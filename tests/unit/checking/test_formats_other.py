"""reStructuredText, JSON and notebooks: what speaks, and where it stands."""

from __future__ import annotations

import json

import pytest

from probant.checking.document import Document, Format
from probant.checking.formats import passages_of
from probant.checking.formats.json_strings import json_fault
from tests.unit.checking.passages import passages

RST: dict[str, tuple[str, list[str]]] = {
    "titles": ("A\n===\n\n----\nB\n----\n\nc", ["1 # A", "5 # B", "8 c"]),
    "paragraphs": ("a\nb\n\nc", ["1 a b", "4 c"]),
    "a list": ("- a\n  b\n- c\n\n  d\n\n#. e\n1) f", ["1 a b", "3 c", "5 d", "7 e", "8 f"]),
    "fields": (
        ":param x: the x\n   of y\n:returns: z\n:raises E: if",
        ["1 the x of y", "3 z", "4 if"],
    ),
    "a literal block": (
        "See::\n\n    x\n      y\n\nb",
        ["1 See::", "3 code:     x\n      y", "6 b"],
    ),
    "a code block": (
        ".. code-block:: python\n   :caption: src/a.py\n   :linenos:\n\n   x\n\nb",
        ["5 code: [python src/a.py]    x", "7 b"],
    ),
    "a doctest": ("a\n\n>>> f()\n1\n\nb", ["1 a", "3 code: [pycon] >>> f()\n1", "6 b"]),
    "a note": (".. note:: One\n   two\n\n   Three.\n\nb", ["1 One two", "4 Three.", "6 b"]),
    "an unknown directive": (".. autoclass:: A\n   :members:\n\n   Body", ["4 Body"]),
    "other versions": (".. versionchanged:: 2.0\n   It was moved.\n\nb", ["4 b"]),
    "a comment": (".. a comment\n   goes on\n\n.. _target:\n\nb", ["6 b"]),
    "a footnote": (".. [1] See a.py\n\nb", ["1 See a.py", "3 b"]),
    "a target": (".. _a: https://x\n__ https://y\n\nb", ["4 b"]),
    "a substitution": (".. |a| image:: a.png\n   :alt: x\n\nb", ["4 b"]),
    "literals and roles": (
        "``a b`` :func:`~x.foo` :class:`T <m.T>` :doc:`use` :file:`a.py` `Link <b.py>`_ `ref`_ `c`",
        ["1 `a b` `x.foo` `T` use `a.py` Link <b.py> ref `c`"],
    ),
    "escapes": ("my\\_file and a\\ b", ["1 my_file and ab"]),
    "a grid table": (
        "+---+---+\n| a | b |\n|   | c |\n+===+===+\n| d | e |\n+---+---+\n\nf",
        ["2 a", "2 b c", "5 d", "5 e", "8 f"],
    ),
    "a simple table": (
        "== ==\na  b\n== ==\nc  d\n   e\nf  g\n== ==\n\nh",
        ["2 a", "2 b", "4 c", "4 d e", "6 f", "6 g", "9 h"],
    ),
    "a byte order mark": ("\ufeffa", ["1 a"]),
    "a field with a body": (":a:\n   b", ["2 b"]),
    "a literal block that is none": ("a::\n\nb\n\nc::\n\n", ["1 a::", "3 b", "5 c::"]),
    "a fence without end": ("```\nx", ["2 code: x"]),
    "a simple table without end": ("== ==\na  b\n\nc", ["2 a  b".replace("  ", " "), "4 c"]),
    "an empty cell": ("== ==\na  b\n\\   c\n== ==", ["2 a", "2 b", "3 \\", "3 c"]),
    "a table too wide": (f"{'== ' * 70}\na\n{'== ' * 70}\n\nb", ["5 b"]),
    "a fence": ("Example:\n```py\nx\n```\nb", ["1 Example:", "3 code: [py] x", "5 b"]),
}


@pytest.mark.parametrize("example", RST)
def test_rst(example: str) -> None:
    text, expected = RST[example]
    assert passages(text, Format.RST) == expected
    assert passages(text.replace("\n", "\r\n"), Format.RST) == [
        one.replace("\n", " \n") if " code: " in one else one for one in expected
    ]


def test_every_string_value_speaks_and_no_key_does() -> None:
    text = '{"key": "a", "b": [1, "c", {"d": "e \\"f\\" \\u0041/"}],\n "g": ""}'
    assert passages(text, Format.JSON) == ["1 a", "1 c", '1 e "f" A/']


def test_a_string_of_lines_is_markdown() -> None:
    said = "# T\n\nSee `a.py`.\n\n```py b.py\nx = 1\n```"
    text = json.dumps({"answer": said})
    found = passages_of(Document("x", text, form=Format.JSON))
    assert [one.text for one in found] == ["T", "See `a.py`.", "x = 1"]
    assert text.startswith("a.py", found[1].offset(5))
    assert text.startswith("py b.py", found[2].info_start)
    assert found[2].lead == "See `a.py`."


def test_escapes_keep_their_places() -> None:
    text = r'["\ud83d\ude00 \t\u00e9 a.py"]'
    (passage,) = passages_of(Document("x", text, form=Format.JSON))
    assert passage.text == "😀 \té a.py"
    at = passage.text.index("a.py")
    assert text[passage.offset(at) : passage.offset(at + 3) + 1] == "a.py"


def test_each_line_of_json_lines_speaks() -> None:
    assert passages('{"a": "b"}\n\n{"a": "c"}\n', Format.JSON_LINES) == ["1 b", "3 c"]


def test_only_markdown_cells_of_a_notebook_speak() -> None:
    cells = [
        {"cell_type": "markdown", "metadata": {"x": "no"}, "source": ["# T\n", "\n", "a\n", "b"]},
        {"cell_type": "code", "outputs": [{"text": ["no"]}], "source": ["no"]},
        {"source": "c", "cell_type": "markdown"},
    ]
    text = json.dumps({"cells": cells, "metadata": {"name": "no"}}, indent=1)
    assert [one.split(" ", 1)[1] for one in passages(text, Format.NOTEBOOK)] == ["# T", "a b", "c"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{}", None),
        ('{"a": [1, -2.5e3, true, null, "b"], "c": {"d": []}}', None),
        ("\ufeff[]", None),
        ("", 0),
        ("[1,]", 3),
        ('{"a" 1}', 5),
        ('{"a": 1,}', 8),
        ("[1}", 2),
        ("[1] 2", 4),
        ("{a: 1}", 1),
        ("[", 1),
        ("]", 0),
        ('["a', 1),
        ("// a\n{}", 0),
        ("[" * 200_000, 200_000),
        ("[" * 200_000 + "]" * 200_000, None),
    ],
)
def test_where_a_text_stops_being_json(text: str, fault: int | None) -> None:
    assert json_fault(text) == fault


def test_lines_of_json_are_json_each() -> None:
    assert json_fault('{"a": 1}\n[2]\n', is_lines=True) is None
    assert json_fault("", is_lines=True) is None
    assert json_fault('{"a": 1}\n[2', is_lines=True) == 11


def test_a_string_that_does_not_end_spoils_its_line_only() -> None:
    assert passages('["a", "b\n"c", "d"]', Format.JSON) == ["1 a", "2 c", "2 d"]
