"""Which blocks of Markdown are read as what, and where they stand."""

from __future__ import annotations

import random
import re

import pytest
from markdown_it import MarkdownIt

from probant.checking.document import Document, Format, PassageKind
from probant.checking.formats import passages_of
from tests.unit.checking.passages import passages

EXAMPLES: dict[str, tuple[str, list[str]]] = {
    "nothing": ("", []),
    "blank lines": ("\n \n\t\n", []),
    "paragraphs": ("One\ntwo.\n\nThree.", ["1 One two.", "4 Three."]),
    "carriage returns": ("One\r\ntwo.\r\n\r\nThree.\r\n", ["1 One two.", "4 Three."]),
    "headings": ("# A #\nB\n===\n## C", ["1 # A", "2 # B", "4 # C"]),
    "no heading": ("#A\n\n#", ["1 #A"]),
    "a list": ("- a\n  b\n- c\n\n  d", ["1 a b", "3 c", "5 d"]),
    "a nested list": ("1. a\n   - b\n     - c\n2. d", ["1 a", "2 b", "3 c", "4 d"]),
    "a task list": ("- [ ] a\n- [x] b", ["1 a", "2 b"]),
    "a number in a paragraph": ("in\n1986. A year", ["1 in 1986. A year"]),
    "a quote": ("> a\n> b\nlazy\n\nc", ["1 a b lazy", "5 c"]),
    "a list in a quote": ("> - a\n>   b\n> - c", ["1 a b", "3 c"]),
    "an alert": ("> [!NOTE]\n> Look here", ["2 Look here"]),
    "a fence": (
        "Lead:\n```py a.py\nx = 1\n\ny\n```\nb",
        ["1 Lead:", "3 code: [py a.py] x = 1\n\ny", "7 b"],
    ),
    "a fence in a list": ("- a\n  ```\n  x\n    y\n  ```\n", ["1 a", "3 code:   x\n    y"]),
    "a fence in a quote": ("> ```\n> x\n> ```\n> b", ["2 code:   x", "4 b"]),
    "a fence that ends with its quote": ("> ```\n> x\ny", ["2 code:   x", "3 y"]),
    "a longer fence": ("````\n```\nx\n```\n````\ny", ["2 code: ```\nx\n```", "6 y"]),
    "tildes": ("~~~ a`b\nx\n~~~", ["2 code: [a`b] x"]),
    "a fence without end": ("```\nx", ["2 code: x"]),
    "an empty fence": ("```\n```\na", ["3 a"]),
    "indented code": ("a\n\n    x\n\n      y\nb", ["1 a", "3 code:     x\n\n      y", "6 b"]),
    "no code in a paragraph": ("a\n    b", ["1 a b"]),
    "a tab": ("-\ta\n\n\tb\n\n\t\tc", ["1 a", "3 b", "5 code: \t\tc"]),
    "a table": (
        "| A | B |\n|---|:-:|\n| `a \\| b` | c |\n| d |\n\ne",
        ["1 # A", "1 # B", "3 `a \\| b`", "3 c", "4 d", "6 e"],
    ),
    "a table without outer bars": ("A | B\n--|--\nc | d", ["1 # A", "1 # B", "3 c", "3 d"]),
    "a table below a paragraph": ("p\n| A |\n| - |\n| b |", ["1 p", "2 # A", "4 b"]),
    "a bar in a paragraph": ("a | b\nc", ["1 a | b c"]),
    "a comment": ("<!-- a\nb -->\nc <!-- d\ne --> f", ["3 c f"]),
    "front matter": ("---\na: b\n---\nc", ["4 c"]),
    "front matter in TOML": ("+++\na = 1\n+++\nc", ["4 c"]),
    "a rule at the top": ("---\na", ["2 a"]),
    "a rule": ("a\n\n***\n- - -\nb", ["1 a", "5 b"]),
    "definitions": (
        '[a]: x.py#L3 "t"\n[b]: <y.py>\nc',
        ['1 [a]: x.py#L3 "t"', "2 [b]: <y.py>", "3 c"],
    ),
    "a footnote": ("a[^1]\n\n[^1]: b\n    c\n[^2]: d", ["1 a[^1]", "3 b c", "5 d"]),
    "HTML": ("<div>\n<b>Bold</b> text\n</div>\n\na", ["2 Bold text", "5 a"]),
    "cells in HTML": ("<table><tr><td>a</td><td>b</td></tr></table>", ["1 a", "1 b"]),
    "details": ("<details>\n<summary>S</summary>\n\nInside\n\n</details>", ["2 S", "4 Inside"]),
    "preformatted": ("<pre>\nx `y` 'z'\n</pre>\na", ["2 code:      \nx `y` 'z'\n      ", "4 a"]),
    "a script": ("<script>\nx = 1\n</script>\na", ["4 a"]),
    "tags in a line": ('a <img src="b.png"> c <br/> d', ["1 a c d"]),
    "types are no tags": ("a List<String> and `<br>`", ["1 a List<String> and `<br>`"]),
    "escapes": ("my\\_file.py and `a\\_b`", ["1 my_file.py and `a\\_b`"]),
    "an admonition": (
        '!!! note "T"\n    inside\n\n    more\n\nout',
        ["2 inside", "4 more", "6 out"],
    ),
    "an unknown tag": ("<foo-bar>\na\n\nb", ["1 <foo-bar> a", "4 b"]),
    "a document type": ("<!DOCTYPE html>\na", ["2 a"]),
    "a table that is none": ("a | b\n|---|\n", ["1 a | b |---|"]),
    "half a tab": ("- a\n\n\t b\n", ["1 a", "3 b"]),
    "a byte order mark": ("\ufeff# A\nb", ["1 # A", "2 b"]),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_blocks(example: str) -> None:
    text, expected = EXAMPLES[example]
    assert passages(text) == expected


def test_plain_text_knows_no_indented_code_and_no_tags() -> None:
    text = "a\n\n    b <p>\n\n```\nx\n```\nC:\\_x"
    assert passages(text, Format.PLAIN) == ["1 a", "3 b <p>", "6 code: x", "8 C:\\_x"]


def test_imports_of_mdx_say_nothing() -> None:
    text = "import A from './a.js'\n\n# T\n\nText\n\nexport const x = 1"
    assert passages(text, name="a.mdx") == ["3 # T", "5 Text"]
    assert len(passages(text, name="a.md")) == 4


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("In `a.py`:\n\n```\nx\n```", "In `a.py`:"),
        ("## a.py\n```\nx\n```", "a.py"),
        ("In `a.py`:\n\n---\n```\nx\n```", ""),
        ("a\n\n```\ny\n```\n\n```\nx\n```", ""),
        ("- a\n\n      x", "a"),
    ],
)
def test_the_lead_of_a_code_block(text: str, lead: str) -> None:
    assert passages_of(Document("x", text))[-1].lead == lead


def test_the_info_of_a_fence_has_a_place() -> None:
    text = 'a\n> ```  py title="b.py"  \n> x\n'
    (code,) = [one for one in passages_of(Document("x", text)) if one.kind is PassageKind.CODE]
    assert code.info == 'py title="b.py"'
    assert text.startswith(code.info, code.info_start)


def test_deep_nesting_is_text_of_the_innermost() -> None:
    assert passages("> " * 3000 + "a")[0].endswith("> a")
    assert len(passages("- " * 3000 + "a")) == 1


PIECES = (
    "a", "b c", "- ", "* ", "1. ", "2) ", "> ", ">", "    ", "  ", "```", "~~~", "# ", "---",
    "***", "\n", "\n", "\n", "\n\n", "`x`", "-", "10. ",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(20))
def test_blocks_are_those_of_another_reader(seed: int) -> None:
    """Held against an independent implementation of CommonMark, on texts made of markup."""
    chance = random.Random(seed)
    for _ in range(100):
        text = "p\n\n" + "".join(chance.choices(PIECES, k=chance.randint(2, 14)))
        assert _ours(text) == _theirs(text), repr(text)


def _ours(text: str) -> list[tuple[bool, str]]:
    return [
        (one.kind is PassageKind.CODE, re.sub(r"\s", "", line))
        for one in passages_of(Document("x", text))
        for line in one.text.split("\n")
        if line.strip()
    ]


def _theirs(text: str) -> list[tuple[bool, str]]:
    reader = MarkdownIt("commonmark", {"maxNesting": 200})
    tokens = reader.parse(text)
    return [
        (token.type != "inline", re.sub(r"\s", "", line))
        for token in tokens
        if token.type in ("inline", "fence", "code_block")
        for line in token.content.split("\n")
        if line.strip()
    ]
