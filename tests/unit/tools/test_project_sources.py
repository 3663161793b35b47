"""What the files alone say: languages, what leads, which parts there are, which files are tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.tools.projects.sources import Sources, look_at_sources
from probant.workspace.snapshot import open_tree
from tests.repos import Files, make_tree


def looked(tmp_path: Path, files: Files) -> Sources:
    with open_tree(make_tree(tmp_path / "repo", files), cache_dir=tmp_path / "cache") as tree:
        return look_at_sources(tree)


def named(*names: str) -> Files:
    return dict.fromkeys(names, "x\n")


@pytest.mark.parametrize(
    ("files", "counts"),
    [
        (named("a.py", "b.pyi", "a.go", "a.rs", "A.java"),
         {"Python": 2, "Go": 1, "Rust": 1, "Java": 1}),
        (named("a.ts", "b.tsx", "c.js", "d.min.js", "e.d.ts"), {"TypeScript": 2, "JavaScript": 1}),
        (named("types/a.d.ts"), {"TypeScript": 1}),
        (named("a.c", "a.h"), {"C": 2}),
        (named("a.cc", "a.h"), {"C++": 2}),
        ({"a.h": "#pragma once\nnamespace a {}\n"}, {"C++": 1}),
        ({"a.h": "int f(void);\n"}, {"C": 1}),
        ({"a.c": "", "b.cpp": "", "a.h": "struct a;\n", "b.h": "template <class T> struct b;\n"},
         {"C": 2, "C++": 2}),
        ({"tr/de.ts": "<?xml version='1.0'?><TS/>\n", "main.cpp": ""}, {"C++": 1}),
        ({"bin/run": "#!/usr/bin/env python3\nprint(1)\n", "go": "#!/bin/sh\n", "notes": "hi\n"},
         {"Python": 1, "Shell": 1}),
        (named("node_modules/a/a.js", "vendor/b.go", "dist/c.js", "d.py"), {"Python": 1}),
        (named("README.md", "a.txt", ".gitignore"), {}),
    ],
)  # fmt: skip
def test_languages_are_counted(tmp_path: Path, files: Files, counts: dict[str, int]) -> None:
    assert dict(looked(tmp_path, files).counts) == counts


@pytest.mark.parametrize(
    ("files", "leading"),
    [
        (named("a.py"), ["Python"]),
        (named("a.sh"), ["Shell"]),
        (named("a.sh", "b.sh", "c.py"), ["Python"]),
        (named(*(f"p/{n}.py" for n in range(30)), "p/static/a.js"), ["Python"]),
        (named(*(f"p/{n}.py" for n in range(30)), "js_tests/a.js", "tools/b.go"), ["Python"]),
        (named(*(f"web/{n}.ts" for n in range(300)), "backend/a.go"), ["TypeScript", "Go"]),
        (named(*(f"packages/a/{n}.ts" for n in range(30)), "packages/b/x.rs"),
         ["TypeScript", "Rust"]),
        (named("tests/test_a.py", "tests/test_b.py"), ["Python"]),
        ({}, []),
    ],
)  # fmt: skip
def test_what_leads(tmp_path: Path, files: Files, leading: list[str]) -> None:
    assert list(looked(tmp_path, files).leading) == leading


@pytest.mark.parametrize(
    ("name", "text", "framework"),
    [
        ("tests/test_a.py", "import pytest\n", "pytest"),
        ("pkg/a_test.py", "import unittest\n", "unittest"),
        ("a_test.go", 'package a\n\nimport (\n\t"testing"\n)\n', "testing"),
        ("src/a.test.ts", "import { it } from 'vitest';\n", "vitest"),
        ("src/__tests__/a.js", "const t = require('node:test');\n", "node:test"),
        ("src/test/java/ATest.java", "import org.junit.jupiter.api.Test;\n", "JUnit"),
        ("tests/a.cpp", "#include <gtest/gtest.h>\n", "GoogleTest"),
        ("tests/b.cpp", '#include "catch2/catch.hpp"\n', "Catch2"),
        ("tests/a.rs", "#[test]\nfn a() {}\n", "#[test]"),
    ],
)
def test_test_files_and_what_they_use(tmp_path: Path, name: str, text: str, framework: str) -> None:
    seen = looked(tmp_path, {name: text})
    assert (seen.n_tests, seen.test_frameworks) == (1, (framework,))


def test_rust_keeps_tests_beside_the_code(tmp_path: Path) -> None:
    seen = looked(tmp_path, {"src/lib.rs": "mod tests {\n    #[test]\n    fn a() {}\n}\n"})
    assert (seen.n_tests, seen.test_frameworks) == (0, ("#[test]",))


@pytest.mark.parametrize("name", ["src/latest.py", "contest.go", "examples/tests/a.js", "attest.c"])
def test_names_that_only_sound_like_tests(tmp_path: Path, name: str) -> None:
    assert looked(tmp_path, {name: "x\n"}).n_tests == 0
