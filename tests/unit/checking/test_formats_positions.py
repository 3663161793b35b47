"""Every character of a passage stands where the passage says, whatever the text; and no text
is more work than its length accounts for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probant.checking.document import Document, Format, PassageKind
from probant.checking.formats import passages_of
from probant.checking.formats.diffs import patched_files
from probant.checking.formats.json_strings import json_fault
from tests.unit.checking.passages import misplaced
from tests.work import Work, check_growth

MARKUP = (
    "a", "word ", "é", "😀", " ", "  ", "    ", "\t", "\n", "\n", "\n\n", "\r\n", "\r", "> ", "- ",
    "1. ", "```", "~~~", "`", "``", "# ", "===", "---", "|", "|-|", "<p>", "<!--", "-->", "</p>",
    "<pre>", "</pre>", "\\_", "\\", "[a]: b", "[^1]: ", "!!! n", "::", ".. note:: ", ".. code:: a",
    ":f:`~x`", "`a <b>`_", ":x: ", "+---+", "== ==", ">>> ", "//", "/*", "*/", " * ", "@param x ",
    '"""', "'''", "#", '"', "\ufeff", "x = 1", "[ ] ", "\u2028", "\x00",
)  # fmt: skip
TEXTS = st.lists(st.sampled_from(MARKUP), max_size=40).map("".join)
NAMED = (
    (Format.MARKDOWN, "a.md"), (Format.MARKDOWN, "a.mdx"), (Format.PLAIN, "a"),
    (Format.RST, "a.rst"), (Format.JSON, "a.json"), (Format.NOTEBOOK, "a.ipynb"),
    *((Format.CODE, f"a.{suffix}") for suffix in "py ts js c cpp go rs java".split()),
)  # fmt: skip


@pytest.mark.parametrize(("form", "name"), NAMED)
@settings(max_examples=150, deadline=None)
@given(text=TEXTS)
def test_characters_stand_where_the_passage_says(form: Format, name: str, text: str) -> None:
    document = Document(name, text, form=form)
    if form is Format.JSON:
        document = Document(name, f'["{text}"]', form=form)
    else:
        assert misplaced(document) == []
    for passage in passages_of(document):
        assert passage.text.strip()
        places = [passage.offset(n) for n in range(len(passage.text))]
        assert places == sorted(places)
        assert places[0] >= 0
        assert places[-1] < len(document.text)


@settings(max_examples=200, deadline=None)
@given(text=TEXTS)
def test_prose_and_code_do_not_overlap(text: str) -> None:
    end = 0
    for passage in passages_of(Document("a.md", text)):
        inner = len(passage.text) - len(passage.text.lstrip())
        if passage.kind is PassageKind.CODE:
            assert passage.offset(inner) >= end
        else:
            assert passage.start >= end
        end = passage.offset(len(passage.text) - 1) + 1


@settings(max_examples=200, deadline=None)
@given(text=TEXTS, said=st.text(max_size=30))
def test_strings_of_json_are_read_as_they_are_meant(text: str, said: str) -> None:
    for ascii_only in (True, False):
        written = json.dumps([said.replace("\n", " ")], ensure_ascii=ascii_only)
        found = passages_of(Document("a", written, form=Format.JSON))
        assert "".join("".join(one.text for one in found).split()) in "".join(said.split())
    assert json_fault(json.dumps([text])) is None


HOSTILE = (
    "`", "` ", "``a`", "[", "[a]: <\n", "|", "|a|\n|-|\n", "*", "* ", "> ", ">\n", "- ", "1. ", "<",
    "<!--", "<a ", "\\", "\\`", '"', '"\\', "'\\", '{"a":', "#", "=\n", "a\n", "\t", "~~~\n",
    "```\n", "[^a]:", "::\n\n a\n", ".. a::\n", ":a:`", "`a <", "+---+\n", "== ==\n", "/*", "*/",
    "//\n", "=/[", '"""', "@param ", "{@", "(", "@@ -1 +1 @@\n", "--- a\n+++ b\n@@ -1 +1 @@\n+",
    "\n", "\r", "> " * 40 + "\n", "".join(" " * (2 * n) + "- a\n" for n in range(60)), "`${",
    'R"x(', 'r#"',
)  # fmt: skip


SPOILED = (
    ("# ", " ", "x"), ("# ", "#", "x"), ("# ", " #", "x"), ("a|b\n-|-", " ", "x"),
    ("a|b\n", "-|", "x"),
    ("a|b\n-|-", "-", "x"), ("a\n", "-", "x"), ("", "* ", "x"), ("```\n", "\n", "```"),
    ("```\n", "\n", "x"), ("a::\n\n  b\n", "\n", "c"), (".. code:: a\n", "\n", "  x"),
    ("", "\t", "x"),
    ("[a]: ", " ", "x"), ("[a]: b ", " ", '"'), ("<a ", " ", "<"), ("- ", " ", "`"),
    ("> ", ">", "x"),
    ("/*", "*", "x"), ("/**\n", " *\n", "x"), ("//", "/", "<"), ('"""', " ", "x"),
    ("x = [", '"a", ', ""),
    ('"""a\n', "    \n", '"""'), ("@@ -1 +1 @@\n", "+", "\n"), ("@", "@", " -1 +1 @@\n+a\n"),
    ("--- a\n+++ b\n", "@@ -1 +1 @@\n", "+a"), ("{", '"a": "b", ', "}"), ("| a |\n", "|", "\\"),
    ("+-", "-", "x"), ("== ", "= ", "x"), (":a", ":a", "x"), ("`", "a <", ">`_"), ("~~~", "~", "`"),
    ("``` ", " ", "`"), ("1. ", "1", "x"), ("<!--", "-", ">"), ("<pre>", "<", "</pre>"),
)  # fmt: skip
"""How a text begins, what it goes on with, and what spoils what it was taken for."""

KINDS = [one for one in NAMED if one[1] in ("a.md", "a.rst", "a.json", "a.py", "a.ts", "a.rs")]


@pytest.mark.parametrize("unit", HOSTILE)
def test_hostile_texts_are_read_in_linear_work(unit: str) -> None:
    """In every kind of format; the full size is below."""
    _check_reading(unit, 20_000, KINDS)


@pytest.mark.slow
@pytest.mark.parametrize("unit", HOSTILE)
def test_large_hostile_texts_are_read_in_linear_work(unit: str) -> None:
    """100 kB, in every format."""
    _check_reading(unit, 100_000, NAMED)


@pytest.mark.parametrize(("prefix", "unit", "spoiler"), SPOILED)
def test_a_long_run_that_is_spoiled_at_its_end_is_read_in_linear_work(
    prefix: str, unit: str, spoiler: str
) -> None:
    """What was begun is given up only once, not again from each sign of the run."""
    _check_reading(unit, 50_000, KINDS, prefix, spoiler)


@pytest.mark.slow
@pytest.mark.parametrize(("prefix", "unit", "spoiler"), SPOILED)
def test_a_larger_run_that_is_spoiled_is_read_in_linear_work(
    prefix: str, unit: str, spoiler: str
) -> None:
    _check_reading(unit, 100_000, NAMED, prefix, spoiler)


def _check_reading(
    unit: str,
    size: int,
    named: Sequence[tuple[Format, str]],
    prefix: str = "",
    spoiler: str = "",
) -> None:
    def text(n_chars: int) -> str:
        return prefix + unit * (n_chars // len(unit)) + spoiler

    size = max(size, 20 * len(unit))  # the least of the sizes still holds the unit once
    for form, name in named:

        def passages(n_chars: int, name: str = name, form: Format = form) -> Work:
            document = Document(name, text(n_chars), form=form)
            return lambda: passages_of(document)

        check_growth(passages, size)
    check_growth(lambda n_chars: partial(json_fault, text(n_chars)), size)
    check_growth(lambda n_chars: partial(patched_files, text(n_chars)), size)
