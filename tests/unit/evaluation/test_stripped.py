"""The stripped copy: no comment, docstring or document is left, no line and no fact is lost."""

from __future__ import annotations

import ast
import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.evaluation.arms.comments import SCANNED, without_comments
from probant.evaluation.arms.renamed import write_files
from probant.evaluation.arms.stripped import is_document, python_without_words, stripped_files
from probant.evaluation.arms.typescript_text import Compiler
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.python.source import PythonSource
from probant.settings import load_settings

PYTHON = '''\
#!/usr/bin/env python
"""Says what
the module is for."""
import os  # the system


class Box:
    """A box."""

    size = "# no comment"

    def open(self):
        """Open it.

        Slowly.
        """

    def shut(self): "Shut it."


async def lift(box):
    """Lift it."""; return box  # gently
'''


def bare(source: str) -> str:
    content = python_without_words(source.encode())
    assert content is not None
    return content.decode()


def test_only_what_python_itself_reads_is_kept_of_comments() -> None:
    source = (
        "#!/usr/bin/env python\n# -*- coding: utf-8 -*-\n# encoding: what it is for\n"
        "x = 1  # decoding=slow\n#! no first line\n"
    )
    kept = python_without_words(source.encode())
    assert kept == b"#!/usr/bin/env python\n# -*- coding: utf-8 -*-\n\nx = 1\n\n"


def test_python_keeps_its_lines_and_its_code() -> None:
    text = bare(PYTHON)
    assert text.count("\n") == PYTHON.count("\n")
    assert text.startswith("#!/usr/bin/env python\n")
    assert '"# no comment"' in text
    for word in ("Says", "A box", "Open", "Slowly", "Shut", "Lift it", "the system", "gently"):
        assert word not in text
    lines = {node.name: node.lineno for node in _definitions(ast.parse(text))}
    assert lines == {"Box": 7, "open": 12, "shut": 18, "lift": 21}


def _definitions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


def test_what_cannot_be_parsed_is_left_alone_and_listed(tmp_path: Path) -> None:
    write_files({"a.py": b"def (:  # oh\n", "b.py": b"x = 1  # one\n"}, tmp_path)
    files, dropped = stripped_files(read_tree(tmp_path), Compiler(tmp_path, {}))
    assert files == {"a.py": b"def (:  # oh\n", "b.py": b"x = 1\n"}
    assert [entry.subject for entry in dropped] == ["a.py"]


def test_the_oracle_says_the_same_of_the_copy(tmp_path: Path) -> None:
    write_files({"box.py": PYTHON.encode()}, tmp_path / "then")
    then = read_tree(tmp_path / "then")
    files, _ = stripped_files(then, Compiler(tmp_path, {}))
    write_files(files, tmp_path / "now")
    now = read_tree(tmp_path / "now")
    before, after = (PythonSource(tree, random.Random(1)).facts() for tree in (then, now))
    for family in ("2", "3", "16", "27", "30"):
        assert set(before[family]) <= set(after[family])


@pytest.mark.parametrize(
    ("language", "source", "expected"),
    [
        ("c", 'a = "// no"; // yes\n', 'a = "// no";  \n'),
        ("c", "int a; /* one\ntwo */ int b;\n", "int a; \n int b;\n"),
        ("c", "// goes \\\non\nint a;\n", "\n\nint a;\n"),
        ("cpp", 'auto s = R"x(/* no */ " )x"; // yes\n', 'auto s = R"x(/* no */ " )x";  \n'),
        ("cpp", "int n = 1'000; // it's\n", "int n = 1'000;  \n"),
        ("go", "s := `// no`\nr := '\"' // yes\n", "s := `// no`\nr := '\"'  \n"),
        ("go", "//go:build linux\n\n// words\npackage a\n", "//go:build linux\n\n \npackage a\n"),
        ("go", '/*\nint x;\n*/\nimport "C"\n', '/*\nint x;\n*/\nimport "C"\n'),
        ("java", 's = """\n// no\n"""; // yes\n', 's = """\n// no\n""";  \n'),
        ("rust", "fn f<'a>(x: &'a str) {} // it's\n", "fn f<'a>(x: &'a str) {}  \n"),
        ("rust", "/* a /* b */ c */ fn f() {}\n", "  fn f() {}\n"),
        ("rust", 'let s = r#"// "no""#; // yes\n', 'let s = r#"// "no""#;  \n'),
    ],
)
def test_comments_are_told_from_strings(language: str, source: str, expected: str) -> None:
    assert without_comments(source, language) == expected


@given(st.text(alphabet="a/*\"'\\\n `#r(){}", max_size=60), st.sampled_from(sorted(SCANNED)))
def test_no_line_is_ever_lost(text: str, language: str) -> None:
    assert without_comments(text, language).count("\n") == text.count("\n")


@given(st.text(alphabet="a=1#\"'\n ():", max_size=40))
def test_python_that_parses_still_parses_with_as_many_lines(text: str) -> None:
    content = python_without_words(text.encode())
    if content is not None:
        assert content.count(b"\n") == text.count("\n")
        ast.parse(content)


@pytest.mark.parametrize("path", ["README.md", "docs/guide.rst", "CHANGELOG", "doc/picture.png"])
def test_documents_go(path: str) -> None:
    assert is_document(path)


@pytest.mark.parametrize("path", ["docs/conf.py", "src/readme.ts", "pyproject.toml", "LICENSE"])
def test_code_and_manifests_stay(path: str) -> None:
    assert not is_document(path)


def test_scripts_by_their_compiler(tmp_path: Path) -> None:
    source = (
        "/** Lifts. */\nexport const re = /\\/\\/ no/; // yes\n"
        "const s = `// no ${1 /* yes */}`;\n/* one\n two */ export function lift() {}\n"
    )
    write_files({"a.ts": source.encode()}, tmp_path)
    files, dropped = stripped_files(
        read_tree(tmp_path), Compiler(load_settings().cache_dir, os.environ)
    )
    if any(entry.fact == "language" for entry in dropped):
        pytest.skip(dropped[0].reason)
    text = files["a.ts"].decode()
    assert text.count("\n") == source.count("\n")
    assert "no ${1 " in text and "\\/\\/ no/" in text and "export function lift() {}" in text
    assert "yes" not in text and "Lifts" not in text and "one" not in text
