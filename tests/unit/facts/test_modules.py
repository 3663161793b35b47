"""Which file a module name means, from where it is written."""

from __future__ import annotations

import pytest

from probant.facts.languages.python.modules import ModuleMap

PATHS = [
    "src/pkg/__init__.py", "src/pkg/core.py", "src/pkg/sub/__init__.py", "src/pkg/sub/deep.py",
    "src/pkg/typed.pyi", "ns/part.py", "tool.py", "json.py", "tests/helper.py", "a/dup.py",
    "b/dup.py", "b/user.py", "tests/pkg_test.py",
]  # fmt: skip


@pytest.mark.parametrize(
    ("module", "importer", "path"),
    [
        ("pkg", "tests/pkg_test.py", "src/pkg/__init__.py"),
        ("pkg.core", "tests/pkg_test.py", "src/pkg/core.py"),
        ("pkg.sub.deep", "tool.py", "src/pkg/sub/deep.py"),
        ("pkg.typed", "tool.py", "src/pkg/typed.pyi"),
        ("pkg.nothing", "tool.py", None),
        ("core", "tool.py", None),
        ("sub.deep", "tool.py", None),
        ("tool", "src/pkg/core.py", "tool.py"),
        ("ns.part", "tool.py", "ns/part.py"),
        ("ns", "tool.py", None),
        ("helper", "tests/pkg_test.py", "tests/helper.py"),
        ("json", "tool.py", "json.py"),
        ("json", "src/pkg/core.py", None),
        ("os.path", "tool.py", None),
        ("dup", "b/user.py", "b/dup.py"),
        ("dup", "tool.py", None),
        (".", "src/pkg/core.py", "src/pkg/__init__.py"),
        (".core", "src/pkg/__init__.py", "src/pkg/core.py"),
        (".core", "src/pkg/typed.pyi", "src/pkg/core.py"),
        ("..core", "src/pkg/sub/deep.py", "src/pkg/core.py"),
        ("..core", "src/pkg/sub/__init__.py", "src/pkg/core.py"),
        ("..", "src/pkg/sub/deep.py", "src/pkg/__init__.py"),
        (".....", "src/pkg/sub/deep.py", None),
        (".part", "ns/other.py", "ns/part.py"),
    ],
)
def test_resolve(module: str, importer: str, path: str | None) -> None:
    assert ModuleMap(PATHS).resolve(module, importer) == path


@pytest.mark.parametrize(
    ("path", "dotted"),
    [
        ("src/pkg/core.py", "pkg.core"),
        ("src/pkg/__init__.py", "pkg"),
        ("src/pkg/sub/deep.py", "pkg.sub.deep"),
        ("ns/part.py", "part"),
        ("tool.py", "tool"),
    ],
)
def test_dotted(path: str, dotted: str) -> None:
    assert ModuleMap(PATHS).dotted(path) == dotted


def test_child() -> None:
    modules = ModuleMap(PATHS)
    assert modules.child("src/pkg/__init__.py", "sub") == "src/pkg/sub/__init__.py"
    assert modules.child("src/pkg/__init__.py", "core") == "src/pkg/core.py"
    assert modules.child("src/pkg/core.py", "sub") is None
