"""Which places a text names: every way of writing one, and what only looks like one."""

from __future__ import annotations

import pytest

from probant.checking.citations import cited_places, quoted_blocks
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.formats import passages_of
from probant.vocabulary.assertion import CitedPlace

FILES = (
    "src/a.py",
    "src/b.ts",
    "Makefile",
    "bin/run",
    ".gitignore",
    "docs/my file.md",
    "pages/[id].tsx",
)


class Repo:
    """A repository of these files, by name only."""

    def has_name(self, name: str) -> bool:
        return name in ("Robot", "go")

    def has_text(self, path: str, text: str) -> bool:
        return self.has_file(path) and bool(text)

    def has_file(self, path: str) -> bool:
        plain = path.rstrip("/")
        return any(
            one == plain or one.endswith("/" + plain) or one.startswith(plain + "/")
            for one in FILES
        )


def places(text: str, kind: PassageKind = PassageKind.PROSE) -> tuple[CitedPlace, ...]:
    document = Document("-", text)
    return cited_places(document, Passage(kind=kind, text=text, start=0), Repo())


def told(place: CitedPlace) -> str:
    lines = ""
    if place.lines is not None:
        lines = f":{place.lines.first}-{place.lines.last}"
    elif place.names_lines:
        lines = ":?"
    return place.path + lines


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("`src/a.py:10`", "src/a.py:10-10"),
        ("a.py:10-20", "a.py:10-20"),
        ("a.py:10–20", "a.py:10-20"),
        ("a.py:10:5", "a.py:10-10"),
        ("a.py:10:5-12:1", "a.py:10-12"),
        ("a.py:L10-L20", "a.py:10-20"),
        ("a.py#L10-L20", "a.py:10-20"),
        ("a.py#L10-20", "a.py:10-20"),
        ("a.py#L10C3-L20C1", "a.py:10-20"),
        ("line 42 of a.py", "a.py:42-42"),
        ("Lines 3–9 of `a.py`", "a.py:3-9"),
        ("lines 3 through 9 in the file a.py", "a.py:3-9"),
        ("a.py line 42", "a.py:42-42"),
        ("a.py, lines 3 to 9", "a.py:3-9"),
        ("(a.py, lines 3–9)", "a.py:3-9"),
        ("a.py (line 42)", "a.py:42-42"),
        ("`a.py` (L3-L9)", "a.py:3-9"),
        ("`a.py` at line 42", "a.py:42-42"),
        ("at line 10 in a.py", "a.py:10-10"),
        ("L10-L20 of a.py", "a.py:10-20"),
        ("a.py(10)", "a.py:10-10"),
        ("a.py(10,3): error", "a.py:10-10"),
        ('File "a.py", line 3, in f', "a.py:3-3"),
        ("`a.py`:10", "a.py:10-10"),
        ("**a.py**:10", "a.py:10-10"),
        ("**`a.py`** line 10", "a.py:10-10"),
        ("[x](src/a.py#L3)", "src/a.py:3-3"),
        ("[x](src/a.py:3)", "src/a.py:3-3"),
        ("[`a.py`](src/a.py#L3)", "src/a.py:3-3"),
        ("[a.py:3](src/a.py#L3)", "src/a.py:3-3"),
        ("[a.py:3](src/a.py)", "a.py:3-3"),
        ("[x](src/a.py), line 3", "src/a.py:3-3"),
        ("line 3 of [x](src/a.py)", "src/a.py:3-3"),
        ('[x](src/a.py "A title")', "src/a.py"),
        ("[x](<docs/my file.md>)", "docs/my file.md"),
        ("[x](docs/my%20file.md)", "docs/my file.md"),
        ("[ref]: src/a.py#L7", "src/a.py:7-7"),
        ("`the code <src/a.py>`_", "src/a.py"),
        ("<src/a.py>", "src/a.py"),
        ("src\\a.py", "src/a.py"),
        ("C:\\x\\a.py", "C:/x/a.py"),
        ("file:///abs/a.py", "/abs/a.py"),
        ("file:///abs/a.py#L3", "/abs/a.py:3-3"),
        ("my\\_module.py:3", "my_module.py:3-3"),
        ("`docs/my file.md`", "docs/my file.md"),
        ("`pages/[id].tsx:2`", "pages/[id].tsx:2-2"),
        ("`Makefile`", "Makefile"),
        ("`bin/run`", "bin/run"),
        ("`.gitignore`", ".gitignore"),
        ("`src/`", "src/"),
        ("./a.py", "./a.py"),
        ("../x/a.py", "../x/a.py"),
        ("a.py.", "a.py"),
        ("a.py, and more", "a.py"),
        ("a.py's `foo`", "a.py"),
        ("`tests/test_a.py::test_x`", "tests/test_a.py"),
        ("`python src/a.py`", "src/a.py"),
        ("a.py:0", "a.py:?"),
        ("a.py:20-10", "a.py:?"),
        ("a.py:99999999999", "a.py:99999999999-99999999999"),
        ("around line 42 of a.py", "a.py"),
        ("a.py:10ms", "a.py"),
        ("a.py has 300 lines", "a.py"),
        ("https://github.com/o/r/blob/main/src/a.py#L1-L2", "src/a.py:1-2"),
        ("(https://github.com/o/r/blob/main/src/a.py).", "src/a.py"),
        ("https://gitlab.com/g/s/r/-/blob/main/src/a.py#L1-2", "src/a.py:1-2"),
        ("https://codeberg.org/o/r/src/commit/abc/src/a.py#L1", "src/a.py:1-1"),
        ("https://bitbucket.org/o/r/src/abc/src/a.py#lines-1:2", "src/a.py:1-2"),
        ("https://raw.githubusercontent.com/o/r/v1/src/a.py", "src/a.py"),
    ],
)
def test_one_place(text: str, expected: str) -> None:
    assert [told(place) for place in places(text)] == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a.py:10,20", ["a.py:10-10", "a.py:20-20"]),
        ("(a.py:10, 20)", ["a.py:10-10", "a.py:20-20"]),
        ("a.py lines 10, 20 and 30", ["a.py:10-10", "a.py:20-20", "a.py:30-30"]),
        ("lines 3-5 and 9 of a.py", ["a.py:3-5", "a.py:9-9"]),
        ("a.py, line 10 of b.ts", ["a.py", "b.ts:10-10"]),
        ("`a.py` lines 3-5, `b.ts` lines 7-8.", ["a.py:3-5", "b.ts:7-8"]),
        ("a.py and a.py", ["a.py", "a.py"]),
        ("[a.py:10](src/a.py#L20)", ["a.py:10-10", "src/a.py:20-20"]),
    ],
)
def test_several_places(text: str, expected: list[str]) -> None:
    assert [told(place) for place in places(text)] == expected


@pytest.mark.parametrize(
    "text",
    [
        *("1.2.3", "v2.0.1", "3.11", "example.com", "python.org/about", "e.g. this", "i.e. that"),
        *("Node.js", "socket.io", "ASP.NET", "`obj.method`", "`foo.bar()`", "`self.log`"),
        *("me@example.py", "git@github.com:o/r.py", "10:30", "2:1", "and/or", "`numpy.linalg`"),
        *("ruamel.yaml", "`response.json()`", "`df.to_csv`", "https://example.com/a.py#L3"),
        *("https://github.com/o/r/issues/3", "[settings.py](https://example.com/x)", "[x](#a.py)"),
        *("src/*.py", "src/a.{py,ts}", "**/a.py", "test_*.py", "<name>.py", "${dir}/a.py", ".py"),
        *("github.com/gin-gonic/gin/context.go", "`bin/nope`", "etc.", "... a.b ..."),
        *("[mail](mailto:me@example.py)", "`Response.json`", "`java.sql`", "docs.rs", "U.S. law"),
    ],
)
def test_no_place(text: str) -> None:
    assert [told(place) for place in places(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "See `src/a.py:10-20` and line 4 of `b.ts`; also [x](src/a.py#L3), (a.py, lines 3–9).",
        "a.py lines 10, 20 and 30 – `a.py`:7, https://github.com/o/r/blob/main/a.py#L1-L2.",
    ],
)
def test_positions_are_exact(text: str) -> None:
    found = places(text)
    assert found
    for place in found:
        assert text[place.span.start : place.span.end] == place.written
        path = text[place.path_span.start : place.path_span.end]
        assert path == place.path
        if place.lines is not None and place.lines_span is not None:
            numbers = text[place.lines_span.start : place.lines_span.end]
            assert numbers.startswith(str(place.lines.first))
            assert numbers.endswith(str(place.lines.last))


def test_a_permalink_keeps_what_it_says() -> None:
    (place,) = places("https://GitHub.com/Acme/Shop/blob/v1.2/src/a.py?plain=1#L3")
    assert (place.repository, place.revision) == ("github.com/acme/shop", "v1.2")
    assert not place.is_link
    assert told(place) == "src/a.py:3-3"


def blocks(text: str) -> list[tuple[str, str]]:
    document = Document("-", text)
    found = quoted_blocks(document, passages_of(document), Repo())
    for one in found:
        assert document.text[one.span.start : one.span.end] == one.text
        assert one.place is not None
        place = one.place
        assert document.text[place.span.start : place.span.end] == place.written
    return [(told(one.place), one.literal.strip()) for one in found if one.place is not None]


@pytest.mark.parametrize(
    ("fence", "expected"),
    [
        ('python title="src/a.py"', "src/a.py"),
        ("python title='src/a.py' linenums", "src/a.py"),
        ("src/a.py", "src/a.py"),
        ("src/a.py:10-20", "src/a.py:10-20"),
        ("python:src/a.py:10-20", "src/a.py:10-20"),
        ("python src/a.py#L10-L20", "src/a.py:10-20"),
        ("12:15:src/a.py", "src/a.py:12-15"),
        ("{.python filename=src/a.py}", "src/a.py"),
        ("py file=src/a.py:3", "src/a.py:3-3"),
    ],
)
def test_a_fence_names_the_file(fence: str, expected: str) -> None:
    assert blocks(f"```{fence}\nx = 1\n```\n") == [(expected, "x = 1")]


@pytest.mark.parametrize(
    "line",
    ["# src/a.py", "// src/a.py", "/* src/a.py */", "<!-- src/a.py -->", "# File: src/a.py"],
)
def test_the_first_line_names_the_file(line: str) -> None:
    assert blocks(f"```\n{line}\nx = 1\n```\n") == [("src/a.py", "x = 1")]


@pytest.mark.parametrize(
    "text",
    [
        "```python\nx = 1\n```",
        "```bash\n# src/a.py\ncat src/a.py\n```",
        "```diff\n--- src/a.py\n+++ src/a.py\n```",
        "```\n$ cat src/a.py\n```",
        "```python\n# a short note\nx = 1\n```",
        "```python\n# other/models.py\nx = 1\n```",
        "Create `src/a.py`:\n\n```python\nx = 1\n```",
        "For example, in `src/a.py`:\n\n```python\nx = 1\n```",
        "In `src/a.py` and `src/b.ts`:\n\n```python\nx = 1\n```",
        "`src/a.py` is long.\n\n```python\nx = 1\n```",
        '```python title="src/a.py"\n```',
    ],
)
def test_no_quotation(text: str) -> None:
    assert blocks(text) == []
