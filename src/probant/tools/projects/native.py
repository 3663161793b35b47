"""C's and C++'s manifests: CMakeLists.txt, configure.ac, and makefiles that compile.

A makefile that only runs errands makes no project; its test target is told all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from probant.tools.projects.records import Ecosystem, Language, Manifest, Runner, Said

C, CPP = "C", "C++"
CMAKE_LANGUAGES = {"C": C, "CXX": CPP, "CUDA": "CUDA", "FORTRAN": "Fortran", "SWIFT": "Swift"}
_KEYWORDS = frozenset({"VERSION", "DESCRIPTION", "HOMEPAGE_URL", "COMPAT_VERSION", "SPDX_LICENSE"})

TEST_COMMANDS = {
    "enable_testing": "",
    "add_test": "",
    "gtest_discover_tests": "GoogleTest",
    "gtest_add_tests": "GoogleTest",
    "catch_discover_tests": "Catch2",
    "doctest_discover_tests": "doctest",
}


class Called(NamedTuple):
    """One command of a CMake file, which reads names in any case."""

    written: str
    arguments: list[str]
    line: int

    @property
    def name(self) -> str:
        return self.written.lower()


def cmake(manifest: Manifest) -> Said:
    languages: dict[str, Language] = {}
    runner: Runner | None = None
    is_project = False
    for called in cmake_commands(manifest.text):
        at = manifest.shows(called.line, called.written)
        is_project = is_project or called.name == "project"
        if called.name in ("project", "enable_language"):
            for name in _languages(called):
                languages.setdefault(name, Language(name, at))
        is_ctest = called.name == "include" and called.arguments[:1] == ["CTest"]
        if is_ctest or called.name in TEST_COMMANDS:
            by = TEST_COMMANDS.get(called.name, "")
            runner = runner if runner and (runner.by or not by) else Runner("ctest", by, at)
    runners = (runner,) if runner else ()
    return Said(
        ecosystem=Ecosystem.CMAKE, languages=tuple(languages.values()), runners=runners,
        is_project=is_project,
    )  # fmt: skip


def _languages(called: Called) -> list[str]:
    """Those a project names; one that names none is both C and C++."""
    words = called.arguments if called.name == "enable_language" else called.arguments[1:]
    if "LANGUAGES" in words:
        words = words[words.index("LANGUAGES") + 1 :]
    elif called.name == "project" and (not words or words[0] in _KEYWORDS):
        return [C, CPP]
    named = [word.upper() for word in words]
    return [CMAKE_LANGUAGES[word] for word in named if word in CMAKE_LANGUAGES]


_CMAKE_WORD = re.compile(
    r'#\[=*\[|\[=*\[|#[^\n]*|"(?:[^"\\]|\\.|\\\Z)*"?|[()\n]|[^\s()"#]+', re.DOTALL
)


def cmake_commands(text: str) -> Iterator[Called]:
    """Commands at the outermost level, with their words; comments are passed over."""
    arguments: list[str] = []
    name, line, depth = "", 0, 0
    for word, number in _cmake_words(text):
        if word == "(":
            depth += 1
        elif word == ")":
            depth -= 1
            if depth == 0 and name:
                yield Called(name, arguments, line)
                name = ""
            depth = max(depth, 0)
        elif depth:
            arguments.append(word.strip('"'))
        else:
            name, arguments, line = word, [], number


def _cmake_words(text: str) -> Iterator[tuple[str, int]]:
    at, line = 0, 1
    while match := _CMAKE_WORD.search(text, at):
        word = match.group()
        at = match.end()
        if word.endswith("[") and set(word) <= set("#[="):
            closer = "]" + "=" * word.count("=") + "]"
            end = text.find(closer, at)
            if end < 0:
                return  # never closed: the rest is one comment or one word
            line += text.count("\n", at, end)
            at = end + len(closer)
        elif word == "\n":
            line += 1
        elif not word.startswith("#"):
            yield word, line
            line += word.count("\n")


_COMPILES = (
    (
        CPP,
        re.compile(r"\$[({]CXX[)}]|^CXX(?=\s*[:?]?=)|(?<![\w-])(?:g\+\+|clang\+\+|c\+\+)(?![\w+])"),
    ),
    (
        C,
        re.compile(
            r"\$[({]CC[)}]|^CC(?=\s*[:?]?=)|(?<![\w-])(?:gcc|clang|cc)(?![\w+-])\s+-"
            r"|(?:(?<=\t)|(?<=[@;&] )|(?<=\t[@-]))(?:gcc|clang|cc)\s(?=[^\n#]*\.[co]\b)"
        ),
    ),
)
_TARGET = re.compile(r"(tests?|check)\s*:(?![=:])")
_RUNS = re.compile(
    r"(?<![\w-])(pytest|unittest|tox|nox|ctest|go test|cargo test|mvn|gradlew?|vitest|jest)"
    r"(?![\w-])"
)


def makefile(manifest: Manifest) -> Said:
    languages: dict[str, Language] = {}
    runner: Runner | None = None
    for number, line in enumerate(manifest.text.split("\n"), 1):
        if line.startswith("#"):
            continue
        for name, pattern in _COMPILES:
            if found := pattern.search(line):
                at = manifest.shows(number, found.group().strip(" -"))
                languages.setdefault(name, Language(name, at))
        if target := _TARGET.match(line):
            runner = runner or Runner(f"make {target[1]}", "", manifest.shows(number, target[1]))
        elif runner is not None and not runner.by and line.startswith("\t"):
            found = _RUNS.search(line)
            runner = Runner(runner.command, found[1], runner.at) if found else runner
    runners = (runner,) if runner else ()
    return Said(ecosystem=Ecosystem.MAKE, languages=tuple(languages.values()), runners=runners)


_AUTOCONF = (
    (CPP, re.compile(r"\s*(AC_PROG_CXX)\b")),
    (C, re.compile(r"\s*(AC_PROG_CC)\b")),
)


def autoconf(manifest: Manifest) -> Said:
    """What `configure` is made from; the makefiles it writes are not there yet."""
    languages: dict[str, Language] = {}
    for number, line in enumerate(manifest.text.split("\n"), 1):
        for name, pattern in _AUTOCONF:
            if found := pattern.match(line):
                languages.setdefault(name, Language(name, manifest.shows(number, found[1])))
    return Said(ecosystem=Ecosystem.MAKE, languages=tuple(languages.values()))
