"""What a Python project's files say of it, without running any of it."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import pytest

from probant.runs.python.layout import Layout, read_layout
from probant.runs.python.manifest import ProjectFiles
from probant.runs.python.metadata import write_metadata
from tests.repos import Files, make_tree


def layout_of(tmp_path: Path, files: Files) -> Layout:
    return read_layout(ProjectFiles(make_tree(tmp_path / "project", files)))


@pytest.mark.parametrize(
    ("files", "roots", "packages"),
    [
        ({"src/a/__init__.py": "", "tests/test_a.py": ""}, ("src", ""), ("a",)),
        ({"a/__init__.py": "", "tests/__init__.py": "", "setup.py": ""}, ("",), ("a",)),
        ({"a.py": "", "test_a.py": "", "conftest.py": ""}, ("",), ("a",)),
        (
            {
                "pyproject.toml": '[tool.setuptools.package-dir]\n"" = "lib"\n',
                "lib/a/__init__.py": "",
            },
            ("lib", ""),
            ("a",),
        ),
        (
            {
                "pyproject.toml": '[tool.setuptools.packages.find]\nwhere = ["code"]\n',
                "code/a/__init__.py": "",
            },
            ("code", ""),
            ("a",),
        ),
        (
            {"setup.cfg": "[options]\npackage_dir =\n    = lib\n", "lib/a/__init__.py": ""},
            ("lib", ""),
            ("a",),
        ),
        (
            {"setup.py": "setup(package_dir={'': 'lib'})", "lib/a/__init__.py": ""},
            ("lib", ""),
            ("a",),
        ),
        (
            {
                "pyproject.toml": '[tool.hatch.build.targets.wheel]\npackages = ["src/a"]\n',
                "src/a/__init__.py": "",
                "src/b/__init__.py": "",
            },
            ("src", ""),
            ("a",),
        ),
        ({"src/space/part/__init__.py": ""}, ("src", ""), ("space",)),
        (
            {"pyproject.toml": '[tool.setuptools.package-dir]\n"" = "../../etc"\n', "a.py": ""},
            ("",),
            ("a",),
        ),
    ],
)
def test_where_packages_are_imported_from(
    tmp_path: Path, files: Files, roots: tuple[str, ...], packages: tuple[str, ...]
) -> None:
    layout = layout_of(tmp_path, files)
    assert (layout.roots, layout.packages) == (roots, packages)


@pytest.mark.parametrize(
    ("files", "version"),
    [
        ({"pyproject.toml": '[project]\nname = "a"\nversion = "1.2"\n'}, "1.2"),
        ({"setup.cfg": "[metadata]\nname = a\nversion = 3.4\n"}, "3.4"),
        ({"PKG-INFO": "Metadata-Version: 2.1\nName: a\nVersion: 5.6\n\nVersion: 7\n"}, "5.6"),
        ({"setup.cfg": "[metadata]\nversion = attr: a.x\n", "a.py": "__version__ = '8'\n"}, "8"),
        ({"src/a/__init__.py": "", "src/a/_version.py": '__version__ = "9.1"\n'}, "9.1"),
        ({"pyproject.toml": '[project]\nname = "a"\ndynamic = ["version"]\n'}, ""),
    ],
)
def test_a_version_that_stands_in_a_file(tmp_path: Path, files: Files, version: str) -> None:
    assert layout_of(tmp_path, files).version == version


def test_needs_of_the_project_and_of_its_tests(tmp_path: Path) -> None:
    manifest = """
[project]
name = "a"
dependencies = ["attrs>=21"]
[project.optional-dependencies]
docs = ["sphinx"]
tests = ["sybil"]
[dependency-groups]
base = ["pytest"]
dev = [{include-group = "base"}, {include-group = "dev"}, "ruff"]
"""
    files = {"pyproject.toml": manifest, "requirements-dev.txt": "# x\ntox # y\n-r other.txt\n"}
    layout = layout_of(tmp_path, files)
    assert layout.needs == ("attrs>=21",)
    assert layout.test_needs == ("sybil", "pytest", "ruff", "tox")


@pytest.mark.parametrize(
    "text", ["[project\n", "project = 3\n", "[project]\nname = 3\ndependencies = {}\n", "\x00\xff"]
)
def test_a_broken_manifest_says_nothing(tmp_path: Path, text: str) -> None:
    files = {"pyproject.toml": text, "setup.cfg": "no section\n", "a.py": ""}
    layout = layout_of(tmp_path, files)
    assert (layout.name, layout.needs, layout.packages) == ("", (), ("a",))


def test_what_has_to_be_compiled(tmp_path: Path) -> None:
    assert layout_of(tmp_path / "a", {"setup.py": "setup(ext_modules=[])"}).is_compiled
    backend = '[build-system]\nbuild-backend = "maturin"\n'
    assert layout_of(tmp_path / "b", {"pyproject.toml": backend}).is_compiled
    assert not layout_of(tmp_path / "c", {"setup.py": "setup()"}).is_compiled


@pytest.mark.parametrize(
    "files",
    [
        {"pytest.ini": ""},
        {"tox.ini": "[tox]\n[pytest]\n"},
        {"setup.cfg": "[tool:pytest]\n"},
        {"tests/conftest.py": ""},
        {"pyproject.toml": "[tool.pytest.ini_options]\n"},
    ],
)
def test_settings_of_pytest(tmp_path: Path, files: Files) -> None:
    assert layout_of(tmp_path, files).has_pytest_settings


def test_links_are_not_followed(tmp_path: Path) -> None:
    make_tree(tmp_path / "outside", {"secret.toml": '[project]\nname = "secret"\n'})
    project = make_tree(tmp_path / "project", {"a.py": ""})
    (project / "pyproject.toml").symlink_to(tmp_path / "outside" / "secret.toml")
    (project / "more").symlink_to(tmp_path / "outside")
    files = ProjectFiles(project)
    assert files.names == ["a.py"]
    assert read_layout(files).name == ""


def test_written_metadata_is_read_by_the_standard_library(tmp_path: Path) -> None:
    manifest = """
[project]
name = "My.Tool"
version = "1.2"
dependencies = ["attrs"]
[project.scripts]
tool = "tool:main"
[project.entry-points.pytest11]
plug = "tool.plug"
"""
    layout = layout_of(tmp_path, {"pyproject.toml": manifest, "tool.py": ""})
    assert write_metadata(layout, tmp_path / "out")
    (found,) = metadata.distributions(path=[str(tmp_path / "out")])
    assert (found.metadata["Name"], found.version, found.requires) == ("My.Tool", "1.2", ["attrs"])
    assert {(e.group, e.name, e.value) for e in found.entry_points} == {
        ("console_scripts", "tool", "tool:main"),
        ("pytest11", "plug", "tool.plug"),
    }


@pytest.mark.parametrize(
    ("name", "version"), [("", "1"), ("a", ""), ("../a", "1"), ("a", "1/../../x"), ("a/b", "1")]
)
def test_no_metadata_without_a_plain_name_and_version(
    tmp_path: Path, name: str, version: str
) -> None:
    manifest = f'[project]\nname = "{name}"\nversion = "{version}"\n'
    layout = layout_of(tmp_path, {"pyproject.toml": manifest})
    assert not write_metadata(layout, tmp_path / "out")
    assert not (tmp_path / "out").exists()
