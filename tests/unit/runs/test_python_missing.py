"""Whose fault a failure is: of the code, or of what is not installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.runs.port import Case, CaseResult
from probant.runs.python.layout import read_layout
from probant.runs.python.manifest import ProjectFiles
from probant.runs.python.missing import lack_of, missing_module, own_names, refused_settings
from probant.runs.python.stream import Fault, Told
from tests.repos import make_tree

FILES = {
    "pyproject.toml": '[project]\nname = "my-tool"\n',
    "src/tool/__init__.py": "",
    "src/tool/yaml.py": "",
    "tests/test_a.py": "",
    "tests/helping.py": "",
    "tests/data/make.py": "",
}


def fault_of(name: str) -> Fault:
    return Fault(type="ModuleNotFoundError", module=name, is_import=True)


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("numpy", "numpy"),
        ("numpy.core.x", "numpy"),
        ("yaml", "yaml"),
        ("tool.gone", ""),
        ("my_tool", ""),
        ("tests.gone", ""),
        ("helping", ""),
        ("_tkinter", "_tkinter"),
        ("distutils", ""),
        ("", ""),
    ],
)
def test_whose_module_is_missing(tmp_path: Path, name: str, missing: str) -> None:
    files = ProjectFiles(make_tree(tmp_path, FILES))
    own = own_names(read_layout(files), files.names)
    assert missing_module(fault_of(name), own) == missing


def lack(tmp_path: Path, fault: Fault, trace: str = "") -> str:
    files = ProjectFiles(make_tree(tmp_path, FILES))
    layout = read_layout(files)
    case = Case(name="a", result=CaseResult.FAILED, trace=trace)
    return lack_of(
        Told(case=case, fault=fault, is_overruled=False), layout, own_names(layout, files.names)
    )


@pytest.mark.parametrize(
    ("fault", "trace", "told"),
    [
        (Fault(type="AssertionError", text="assert 1 == 2"), "", ""),
        (Fault(type="ImportError", text="cannot import name 'x'", module="tool"), "", ""),
        (Fault(), "E  fixture 'mocker' not found", "pytest-mock (for the fixture mocker)"),
        (Fault(), "E  fixture 'unheard_of' not found", ""),
        (Fault(), "'asyncio' not found in `markers` configuration option", "pytest-asyncio"),
        (Fault(), "'fast' not found in `markers` configuration option", ""),
        (
            Fault(type="Failed"),
            "async def functions are not natively supported.",
            "a plugin for asynchronous tests, such as pytest-asyncio",
        ),
        (
            Fault(type="PackageNotFoundError", text="No package metadata was found for my_tool"),
            "",
            "the metadata of an installed my_tool (the project itself)",
        ),
    ],
)
def test_what_a_test_lacks(tmp_path: Path, fault: Fault, trace: str, told: str) -> None:
    assert lack(tmp_path, fault, trace) == told


@pytest.mark.parametrize(
    ("output", "named"),
    [
        ("x: error: unrecognized arguments: --cov=a --cov-report=xml", "pytest-cov"),
        ("x: error: unrecognized arguments: -n auto", "pytest-xdist"),
        ("ERROR: Unknown config option: asyncio_mode", "pytest-asyncio"),
        ("ERROR: Missing required plugins: pytest-x, pytest-y", "pytest-x, pytest-y"),
    ],
)
def test_settings_nobody_understands(output: str, named: str) -> None:
    told = refused_settings(output)
    assert told is not None
    assert named in told.note


def test_other_trouble_is_no_missing_plugin() -> None:
    assert refused_settings("ERROR: Unknown config option: colour\nERROR: broken") is None
