"""Comments and docstrings of source code in eight languages, without their signs."""

from __future__ import annotations

import pytest

from probant.checking.document import Document, Format
from probant.checking.formats import passages_of
from tests.unit.checking.passages import passages, told

EXAMPLES: dict[str, tuple[str, str, list[str]]] = {
    "a run of lines": (
        "a.py",
        "# One\n# two\n\n# three\nx = 1  # four\ny = 1  # five",
        ["1 One two", "4 three", "5 four", "6 five"],
    ),
    "a comment that goes on below": ("a.py", "x = 1  # one\n       # two", ["1 one two"]),
    "a shebang": (
        "a.py",
        "#!/usr/bin/python\n# -*- coding: utf-8 -*-\n#: a",
        ["2 -*- coding: utf-8 -*-", "3 a"],
    ),
    "docstrings": (
        "a.py",
        "\"\"\"One.\n\nTwo\n\"\"\"\ndef f(a):\n    r'''Three.\n\n    :param a: four\n    '''",
        ["1 One.", "3 Two", "6 Three.", "8 four"],
    ),
    "a docstring with code": (
        "a.py",
        'def f():\n    """A::\n\n        x\n\n    b\n    >>> f()\n    """',
        ["2 A::", "4 code:         x", "6 b >>> f()"],
    ),
    "strings that say nothing": (
        "a.py",
        'x = """a # b"""\nf("""c""")\ny = (\n"d"\n)\nf"e"\nb"f"\nz = \\\n"g"',
        [],
    ),
    "a quote in a comment": ("a.py", "# don't\nx = '#' # it's", ["1 don't", "2 it's"]),
    "letters of several bytes": ("a.py", "x = 'é'  # é a.py\n# ü", ["1 é a.py", "2 ü"]),
    "a doc comment": (
        "a.ts",
        "/**\n * One\n * two.\n *\n * @param {string} x - The x\n *   of y\n * @returns z\n */",
        ["2 One two.", "5 The x of y", "7 z"],
    ),
    "an example": (
        "a.js",
        "/**\n * A\n * @example\n * f(1)\n * @see b.js\n */",
        ["2 A", "4 code:    f(1)", "5 b.js"],
    ),
    "a block without stars": (
        "a.c",
        "/* One\n   two\n\n   three */ int x; /* four */",
        ["1 One two", "4 three", "4 four"],
    ),
    "empty blocks": ("a.c", "/**/ /***/ /* */ //\n", []),
    "strings of C": ("a.c", 'char *a = "/* no */ \\" // no"; char b = \'"\'; // yes', ["1 yes"]),
    "strings of C++": ("a.cpp", 'auto a = R"x(// no )" )x"; int b = 1\'000; // yes', ["1 yes"]),
    "strings of Go": ("a.go", "a := `// no\n\\`; b := '`' // yes", ["2 yes"]),
    "strings of Java": ("A.java", 'var a = """\n // no "b"\n"""; // yes', ["3 yes"]),
    "strings of Rust": (
        "a.rs",
        'let a = r#"// no "# ; let b: &\'a str = "\n// no"; let c = \'"\'; // yes',
        ["2 yes"],
    ),
    "nested blocks of Rust": ("a.rs", "/* a /* b */ c */ fn d() {} // e", ["1 a /* b */ c", "1 e"]),
    "docs of Rust": (
        "a.rs",
        "//! One\n/// Two\n///\n/// ```\n/// x\n/// ```",
        ["1 One", "2 Two", "5 code:     x"],
    ),
    "indented code of Go": (
        "a.go",
        "// A\n//\n//\tx := 1\n//\n// b",
        ["1 A", "3 code:   \tx := 1", "5 b"],
    ),
    "regular expressions": (
        "a.js",
        "a = /['\"/*]/; b = c / d; // yes\nreturn /\\/\\//g // yes",
        ["1 yes", "2 yes"],
    ),
    "templates": ("a.ts", "a = `// no ${b({c: `// no`})} // no`; // yes", ["1 yes"]),
    "an address in markup": ("a.tsx", "a = <p>see http://x it's</p>; // yes", []),
    "a string that does not end": ("a.py", "'a\n# b", ["2 b"]),
    "a tag that says nothing": ("a.ts", "/** A\n * @internal\n */", ["1 A"]),
    "carriage returns": ("a.c", "// One\r\n// two\r\n", ["1 One two"]),
    "tags of Java": ("A.java", "/** A <code>b</code>.\n * <p>\n * C\n */", ["1 A b .", "3 C"]),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_comments(example: str) -> None:
    name, text, expected = EXAMPLES[example]
    assert passages(text, Format.CODE, name) == expected


def test_an_unknown_language_has_no_comments() -> None:
    assert passages("# a", Format.CODE, "a.rb") == []


def _part(name: str, text: str) -> list[str]:
    lines = tuple(range(10, 11 + text.count("\n")))
    document = Document(name, text, form=Format.CODE, lines=lines, only=frozenset(lines))
    return [told(document, one) for one in passages_of(document)]


def test_a_part_of_a_file_may_begin_inside_a_comment() -> None:
    assert _part("a.c", " * One\n * two */\nint x; // three") == ["10 One two", "12 three"]
    assert _part("a.c", "int x;\n/* One\n * two") == ["11 One two"]


def test_a_part_that_cuts_a_docstring_leaves_docstrings_alone() -> None:
    assert _part("a.py", '# yes\nof a.py.\n"""\nx = 1\n"""One."""') == ["10 yes"]
