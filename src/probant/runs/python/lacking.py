"""What a Python build lacks of this machine: modules, compilers, headers, libraries, tools.

Told from failures of the project itself by well-known signs of backends and of what they start;
those of compilers and linkers are in native/missing.py.
"""

from __future__ import annotations

import re

from probant.runs.native.missing import missing
from probant.runs.port import NoRun
from probant.runs.python.bench import Bench
from probant.runs.python.missing import missing_library
from probant.runs.python.outcome import own_names_of
from probant.vocabulary.reason import ReasonCode

_REMEDY = "which is not installed; install it into a .venv"
_BUILDERS = r"(?:[\w+-]*-)?(?:cc|c\+\+|gcc|g\+\+|clang|clang\+\+|gfortran|nvcc)(?:-\d+)?"
_TOOLS = rf"{_BUILDERS}|cargo|rustc|cmake|ninja|meson|make|swig|protoc|git|pkg-config|[\w-]+-config"
_NO_PROGRAM = tuple(
    re.compile(pattern, re.MULTILINE)
    for pattern in (
        rf"command '(?:[^'\n]*/)?(?P<name>{_BUILDERS})' failed: No such file or directory",
        rf"unable to execute '?(?P<name>{_BUILDERS})'?: No such file or directory",
        rf"No such file or directory: '(?P<name>{_TOOLS})'",
        r"can't find (?P<name>Rust) compiler",
        r"(?P<name>Cargo), the Rust package manager, is not installed",
        r"Do you have (?P<name>cargo) in your PATH",
        r"(?P<name>pkg-config)\b[^\n]*(?:not found|could not be found)",
        r"(?P<name>CMake) must be installed",
        r"Problem with the (?P<name>CMake) installation",
        r"Unknown compiler\(s\): \[\[['\"](?P<name>[\w+-]+)",
    )
)
_NO_PACKAGE = tuple(
    re.compile(pattern, re.MULTILINE)
    for pattern in (
        r"Package '?(?P<name>[^\s',]+)'?,? (?:required by '[^'\n]*', |was )not found",
        r"No package '(?P<name>[^'\n]+)' found",
        r"ERROR: Dependency \"(?P<name>[^\"\n]+)\" not found",
    )
)
_MODULE = re.compile(r"^\W*ModuleNotFoundError: No module named '([\w.]+)'", re.MULTILINE)
_EDGE = re.compile(r"^[ \t\u2502|]+", re.MULTILINE)
"""pip shows what a backend printed with an edge before each line."""


def lack_of_build(bench: Bench, printed: str) -> NoRun | None:
    """What of the outside the build stopped at; None if it is the project's own fault."""
    output = _EDGE.sub("", printed)
    foreign = [name for name in _MODULE.findall(output) if _top(name) not in own_names_of(bench)]
    if foreign:
        return _unavailable(f"needs {foreign[-1]}, {_REMEDY}")
    if re.search(r"invalid command '?bdist_wheel", output):
        return _unavailable(f"needs wheel, {_REMEDY}")
    # An old backend refuses what a newer one reads; which of them is wrong cannot be told.
    if re.search(r"configuration error: `\w+[^`]*`|invalid pyproject\.toml config", output):
        newer = "install a newer one into a .venv"
        return _unavailable(f"needs a backend that reads its pyproject.toml; {newer}")
    for pattern in _NO_PROGRAM:
        if found := pattern.search(output):
            note = f"building a wheel needs the program {found['name']}, which is not installed"
            return NoRun(ReasonCode.TOOL_MISSING, note)
    for pattern in _NO_PACKAGE:
        if found := pattern.search(output):
            return _unavailable(f"needs the library {found['name']}, which is not installed")
    library = missing_library(output)
    if library:
        return _unavailable(f"needs {library}, which is not installed")
    return missing(bench.site, output)


def _top(module: str) -> str:
    return module.split(".")[0]


def _unavailable(words: str) -> NoRun:
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, f"building a wheel {words}")
