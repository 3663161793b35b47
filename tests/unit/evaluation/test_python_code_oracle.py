"""What Python's own parser and a type checker are made to say about small trees."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from probant.evaluation.oracles import python_code, python_targets
from probant.evaluation.oracles.python_code import read_file
from probant.evaluation.oracles.python_parse import NotParsedError
from probant.evaluation.sources.code.truth import CodeTruth
from probant.settings import load_settings
from tests.unit.evaluation.trees import write_tree


def truth_of(root: Path, files: Mapping[str, str]) -> CodeTruth:
    write_tree(root, files)
    (truth,) = python_code.read(root, load_settings().cache_dir, os.environ)
    return truth


def exported(truth: CodeTruth, path: str) -> tuple[set[str], set[str]]:
    assert truth.exports is not None
    own = [entry for entry in truth.exports if entry.path == path]
    required = {entry.name for entry in own if not entry.is_optional}
    return required, {entry.name for entry in own} - required


def test_definitions_at_every_level() -> None:
    source = """\
import enum
LIMIT: int = 1
(left, [*rest]) = other = load()
Alias: "TypeAlias" = int
if LIMIT:
    conditional = 2
for loop in ():
    pass

class Box(pkg.Base, Generic[T], mixin(A), metaclass=M):
    field: int
    def run(self):
        local = 1
        def inner(): pass
        class Local:
            MEMBER = 1
    @property
    async def later(self): pass

class Color(enum.Enum):
    RED = 1
    _hidden = 2
"""
    reading = read_file("a.py", source.encode())
    assert {(d.line, d.qualified_name, d.kind) for d in reading.definitions} == {
        (2, "LIMIT", "constant"),
        (3, "left", "variable"),
        (3, "rest", "variable"),
        (3, "other", "variable"),
        (4, "Alias", "variable"),
        (6, "conditional", "variable"),
        (10, "Box", "class"),
        (11, "Box.field", "variable"),
        (12, "Box.run", "method"),
        (14, "Box.run.inner", "function"),
        (15, "Box.run.Local", "class"),
        (16, "Box.run.Local.MEMBER", "constant"),
        (18, "Box.later", "method"),
        (20, "Color", "class"),
        (21, "Color.RED", "enum_member"),
        (22, "Color._hidden", "variable"),
    }
    assert [(base.owner, base.base) for base in reading.bases] == [
        ("Box", "Base"),
        ("Box", "Generic"),
        ("Box", "mixin"),
        ("Color", "Enum"),
    ]


def test_imports_and_exports(tmp_path: Path) -> None:
    files = {
        "src/pkg/__init__.py": """\
        import os, json as j
        from . import near
        from .near import (
            thing,
        )
        def public(): pass
        def _private(): pass
        """,
        "src/pkg/near.py": "__all__ = ['thing']\n__all__ += ['more']\nthing = more = hidden = 1\n",
        "src/pkg/computed.py": "from pkg import near\n__all__ = near.__all__ + ['x']\n",
    }
    truth = truth_of(tmp_path, files)
    assert truth.imports is not None
    assert {(i.path, i.line, i.module, i.resolved, i.names) for i in truth.imports} == {
        ("src/pkg/__init__.py", 1, "os", None, ()),
        ("src/pkg/__init__.py", 1, "json", None, ()),
        ("src/pkg/__init__.py", 2, ".", "src/pkg/__init__.py", ("near",)),
        ("src/pkg/__init__.py", 3, ".near", "src/pkg/near.py", ("thing",)),
        ("src/pkg/computed.py", 1, "pkg", "src/pkg/__init__.py", ("near",)),
    }
    init = exported(truth, "src/pkg/__init__.py")
    assert init == ({"public"}, {"os", "j", "near", "thing"})
    assert exported(truth, "src/pkg/near.py") == ({"thing", "more"}, set())
    assert ("exports", "src/pkg/computed.py") in truth.unjudged


def test_calls_by_the_type_checker(tmp_path: Path) -> None:
    files = {
        "lib.py": """\
        class Box:
            def __init__(self, size): pass
            def grow(self): return self
        def plain(): pass
        """,
        "use.py": """\
        from lib import Box, plain as simple
        import lib
        text = "é"; simple()
        lib.plain()
        def main(callback, box: Box):
            callback()
            box.grow()
            print(Box(1).grow())
        """,
    }
    truth = truth_of(tmp_path, files)
    if truth.calls is None:
        pytest.skip(f"no type checker here: {truth.dropped}")
    assert {(c.line, c.callee, c.target_path, c.target_line) for c in truth.calls} == {
        (3, "simple", "lib.py", 4),
        (4, "plain", "lib.py", 4),
        (7, "grow", "lib.py", 3),
        (8, "Box", "lib.py", 1),
        (8, "grow", "lib.py", 3),
    }
    assert {(c.line, c.callee) for c in truth.foreign_calls} == {(6, "callback"), (8, "print")}


def test_without_a_type_checker_calls_are_unjudged_with_the_reason(tmp_path: Path) -> None:
    if (Path(sys.executable).parent / python_targets.SERVER).exists():
        pytest.skip("this interpreter has the type checker beside it")
    root = write_tree(tmp_path / "tree", {"a.py": "f()\n"})
    nowhere = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    (truth,) = python_code.read(root, tmp_path / "cache", nowhere)
    assert truth.calls is None
    assert truth.definitions == ()
    ((subject, reason),) = truth.dropped
    assert subject == "calls"
    assert "cannot install" in reason


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    write_tree(tmp_path, {"bad.py": "def (:\n", "good.py": "x = 1\n"})
    (tmp_path / "deep.py").write_text("(" * 5000 + ")" * 5000)
    (tmp_path / "binary.py").write_bytes(b"\xff\xfe\x00")
    (truth,) = python_code.read(tmp_path, load_settings().cache_dir, os.environ)
    assert truth.files == {"good.py"}
    assert {path for path, _ in truth.dropped} >= {"bad.py", "deep.py", "binary.py"}


def test_lines_that_tools_count_differently_are_refused() -> None:
    with pytest.raises(NotParsedError):
        read_file("a.py", b"x = 1\ry = 2\n")
