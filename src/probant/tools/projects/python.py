"""Python's manifests: pyproject.toml, setup.py, setup.cfg, and the files of its test runners.

setup.py and noxfile.py are read as text, never run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from probant.tools.projects.parsing import (
    ini_sections,
    line_with,
    read_toml,
    toml_lines,
)
from probant.tools.projects.records import Ecosystem, Language, Manifest, Runner, Said, Workspace
from probant.tools.settings_files.tree import MAX_DEPTH, KeyPath

PYTHON = "Python"
MAKING_A_PROJECT: tuple[KeyPath, ...] = (
    ("project",), ("build-system",), ("tool", "poetry"), ("tool", "flit", "metadata"),
)  # fmt: skip

_REQUIRES_PYTEST = re.compile(r"\s*pytest(?![\w-])")
_RUNS = {
    "pytest": re.compile(r"(?<![\w.-])(?:pytest|py\.test)(?![\w-])"),
    "unittest": re.compile(r"-m\s+unittest\b|-m[\"',\s]+unittest\b"),
}
_SETUP_CALL = re.compile(r"^\s*(?:setuptools\.|core\.)?setup\s*\(")


def pyproject(manifest: Manifest) -> Said:
    data = read_toml(manifest.text)
    lines = toml_lines(manifest.text)
    made_by = next((path for path in MAKING_A_PROJECT if path in lines), None)
    shown = manifest.shows(lines[made_by], made_by[-1]) if made_by else manifest.shows(None, "")
    return Said(
        ecosystem=Ecosystem.PYTHON,
        languages=(Language(PYTHON, shown),),
        runners=tuple(_pyproject_runners(manifest, data, lines)),
        workspace=_uv_workspace(manifest, data, lines),
    )


def _pyproject_runners(
    manifest: Manifest, data: dict[str, Any], lines: dict[KeyPath, int]
) -> Iterator[Runner]:
    tools = _table(data, "tool")
    if "tox" in tools:
        yield Runner("tox", "", manifest.shows(lines.get(("tool", "tox")), "tox"))
    if "pytest" in tools:
        yield Runner("pytest", "", manifest.shows(lines.get(("tool", "pytest")), "pytest"))
        return
    texts = list(_texts(data))
    if any(_REQUIRES_PYTEST.match(text) for text in texts) or _names_pytest(tools):
        yield Runner("pytest", "", manifest.shows(line_with(manifest.text, "pytest"), "pytest"))
    elif any(_RUNS["unittest"].search(text) for text in texts):
        line = line_with(manifest.text, "unittest")
        yield Runner("python -m unittest", "", manifest.shows(line, "unittest"))


def _names_pytest(tools: dict[str, Any]) -> bool:
    """Poetry names what it depends on by keys."""
    poetry = _table(tools, "poetry")
    groups = [_table(group, "dependencies") for group in _table(poetry, "group").values()]
    return any("pytest" in one for one in (*groups, _table(poetry, "dev-dependencies")))


def _uv_workspace(
    manifest: Manifest, data: dict[str, Any], lines: dict[KeyPath, int]
) -> Workspace | None:
    found = _table(_table(_table(data, "tool"), "uv"), "workspace")
    if not found:
        return None
    excluded = tuple(f"!{name}" for name in strings(found.get("exclude")))
    line = lines.get(("tool", "uv", "workspace"))
    return Workspace(
        "uv workspace",
        Ecosystem.PYTHON,
        manifest.shows(line, "workspace"),
        strings(found.get("members")) + excluded,
    )


def setup_script(manifest: Manifest) -> Said:
    languages = tuple(
        Language(PYTHON, manifest.shows(number, "setup"))
        for number, line in enumerate(manifest.text.split("\n"), 1)
        if _SETUP_CALL.match(line)
    )
    return Said(ecosystem=Ecosystem.PYTHON, languages=languages[:1])


def setup_cfg(manifest: Manifest) -> Said:
    sections = dict(ini_sections(manifest.text))
    made_by = next((name for name in ("metadata", "options") if name in sections), None)
    languages = (Language(PYTHON, manifest.shows(sections[made_by], made_by)),) if made_by else ()
    runners = _sections_of_runners(manifest, sections, {"tool:pytest": "pytest"})
    return Said(ecosystem=Ecosystem.PYTHON, languages=languages, runners=runners)


def tox_ini(manifest: Manifest) -> Said:
    sections = dict(ini_sections(manifest.text))
    runners = list(_sections_of_runners(manifest, sections, {"pytest": "pytest"}))
    if "tox" in sections or "testenv" in sections:
        line = sections.get("tox", sections.get("testenv"))
        word = "tox" if "tox" in sections else "testenv"
        runners.insert(0, Runner("tox", _behind(manifest.text), manifest.shows(line, word)))
    return Said(ecosystem=Ecosystem.PYTHON, runners=tuple(runners))


def pytest_ini(manifest: Manifest) -> Said:
    sections = dict(ini_sections(manifest.text))
    runners = _sections_of_runners(manifest, sections, {"pytest": "pytest"})
    return Said(ecosystem=Ecosystem.PYTHON, runners=runners)


def noxfile(manifest: Manifest) -> Said:
    line = line_with(manifest.text, "nox")
    runner = Runner("nox", _behind(manifest.text), manifest.shows(line, "nox"))
    return Said(ecosystem=Ecosystem.PYTHON, runners=(runner,) if line else ())


def requirements(manifest: Manifest) -> Said:
    for number, line in enumerate(manifest.text.split("\n"), 1):
        if _REQUIRES_PYTEST.match(line):
            runner = Runner("pytest", "", manifest.shows(number, "pytest"))
            return Said(ecosystem=Ecosystem.PYTHON, runners=(runner,))
    return Said(ecosystem=Ecosystem.PYTHON)


def _sections_of_runners(
    manifest: Manifest, sections: dict[str, int], known: dict[str, str]
) -> tuple[Runner, ...]:
    return tuple(
        Runner(command, "", manifest.shows(sections[section], section))
        for section, command in known.items()
        if section in sections
    )


def _behind(text: str) -> str:
    return next((name for name, pattern in _RUNS.items() if pattern.search(text)), "")


def strings(value: object) -> tuple[str, ...]:
    """The texts of a list; anything else in it, or instead of it, counts for nothing."""
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, list) else ()


def _table(data: object, key: str) -> dict[str, Any]:
    found = data.get(key) if isinstance(data, dict) else None
    return found if isinstance(found, dict) else {}


def _texts(value: object, depth: int = 0) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif depth < MAX_DEPTH and isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _texts(one, depth + 1)
