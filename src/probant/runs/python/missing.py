"""Missing needs told apart from failing tests: modules, plugins, its own metadata.

Nobody could look at a test that lacks something of the outside, so it neither passed nor failed.
A module of the project itself that is missing is the project's own fault.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

from probant.runs.port import NoRun
from probant.runs.python.layout import Layout
from probant.runs.python.stream import Fault, Told
from probant.vocabulary.reason import ReasonCode

_OPTIONS = {
    "--cov": "pytest-cov",
    "--no-cov": "pytest-cov",
    "-n": "pytest-xdist",
    "--numprocesses": "pytest-xdist",
    "--dist": "pytest-xdist",
    "--maxprocesses": "pytest-xdist",
    "--asyncio": "pytest-asyncio",
    "--timeout": "pytest-timeout",
    "--reruns": "pytest-rerunfailures",
    "--benchmark": "pytest-benchmark",
    "--randomly": "pytest-randomly",
    "--random-order": "pytest-random-order",
    "--html": "pytest-html",
    "--json-report": "pytest-json-report",
    "--ds": "pytest-django",
    "--reuse-db": "pytest-django",
    "--nomigrations": "pytest-django",
    "--create-db": "pytest-django",
    "--hypothesis": "hypothesis",
    "--snapshot": "syrupy",
    "--forked": "pytest-forked",
    "--mypy": "pytest-mypy",
    "--mypy-ini-file": "pytest-mypy-plugins",
    "--doctest-plus": "pytest-doctestplus",
    "--mpl": "pytest-mpl",
    "--flake8": "pytest-flake8",
    "--black": "pytest-black",
    "--ruff": "pytest-ruff",
    "--isort": "pytest-isort",
    "--spec": "pytest-spec",
    "--sugar": "pytest-sugar",
    "--disable-socket": "pytest-socket",
    "--allow-hosts": "pytest-socket",
}
"""The start of an option → the plugin that knows it."""

_SETTINGS = {
    "asyncio": "pytest-asyncio",
    "timeout": "pytest-timeout",
    "django": "pytest-django",
    "env": "pytest-env",
    "anyio": "anyio",
    "trio": "pytest-trio",
    "mypy": "pytest-mypy-plugins",
    "qt": "pytest-qt",
}
"""The start of a setting or a marker → the plugin that knows it."""

_FIXTURES = {
    "mocker": "pytest-mock",
    "benchmark": "pytest-benchmark",
    "httpserver": "pytest-httpserver",
    "httpbin": "pytest-httpbin",
    "httpbin_secure": "pytest-httpbin",
    "httpx_mock": "pytest-httpx",
    "requests_mock": "requests-mock",
    "respx_mock": "respx",
    "freezer": "pytest-freezer",
    "faker": "faker",
    "snapshot": "syrupy",
    "aiohttp_client": "pytest-aiohttp",
    "event_loop": "pytest-asyncio",
    "unused_tcp_port": "pytest-asyncio",
    "anyio_backend": "anyio",
    "datadir": "pytest-datadir",
    "file_regression": "pytest-regressions",
    "data_regression": "pytest-regressions",
    "django_db": "pytest-django",
    "db": "pytest-django",
    "qtbot": "pytest-qt",
    "subtests": "pytest-subtests",
    "cov": "pytest-cov",
    "socket_enabled": "pytest-socket",
    "fs": "pyfakefs",
    "fp": "pytest-subprocess",
}
"""A fixture → the plugin that gives it."""

_TEST_FILE = re.compile(r"(^|/)(test_[^/]*|[^/]*_test|conftest)\.py$")
_FIXTURE = re.compile(r"fixture '(\w+)' (?:not found|detected)")
_MARKER = re.compile(r"'(\w+)' not found in `markers` configuration option")
_NO_PLUGIN = re.compile(r"Error importing plugin \"([\w.-]+)\": No module named '([\w.]+)'")
_NO_REQUIRED = re.compile(r"Missing required plugins: (.+)")
_UNKNOWN_OPTION = re.compile(r"error: unrecognized arguments: (.+)")
_UNKNOWN_SETTING = re.compile(r"Unknown config option: (\w+)")
_LIBRARY = re.compile(r"(?<![\w/.])(?P<name>lib[\w.+-]+\.so[\w.]*): cannot open shared object file")
_NO_METADATA = re.compile(r"No package metadata was found for (\S+)")


def lack_of(told: Told, layout: Layout, own: frozenset[str]) -> str:
    """What is missing from outside for this test to run, in words; '' if nothing is."""
    fault, trace = told.fault, told.case.trace
    module = missing_module(fault, own)
    if module:
        return f"the module {module}"
    if library := missing_library(fault.text):
        return library
    if fault.type == "PackageNotFoundError":
        named = _NO_METADATA.search(fault.text)
        name = named.group(1) if named else fault.text.split()[-1] if fault.text else ""
        is_own = re.sub(r"[-_.]+", "-", name).lower() == re.sub(r"[-_.]+", "-", layout.name).lower()
        return f"the metadata of an installed {name}" + (" (the project itself)" if is_own else "")
    fixture = _FIXTURE.search(trace)
    if fixture and fixture.group(1) in _FIXTURES:
        return f"{_FIXTURES[fixture.group(1)]} (for the fixture {fixture.group(1)})"
    marker = _MARKER.search(trace)
    if marker and _plugin(_SETTINGS, marker.group(1)):
        return _plugin(_SETTINGS, marker.group(1))
    if "async def functions are not natively supported" in trace:
        return "a plugin for asynchronous tests, such as pytest-asyncio"
    return ""


def missing_library(text: str) -> str:
    """A shared library that was not found where the system keeps them; '' if none is told of."""
    found = _LIBRARY.search(text)
    return f"the library {found['name']}" if found else ""


def missing_module(fault: Fault, own: frozenset[str]) -> str:
    """The module of somebody else that could not be found, '' if that is not what went wrong."""
    top = fault.module.split(".")[0]
    if not fault.is_import or not top or top in own:
        return ""
    is_standard = top in sys.stdlib_module_names and not top.startswith(("_", "tkinter", "curses"))
    return "" if is_standard else top


def uncompiled_part(fault: Fault, layout: Layout) -> str:
    """A module of the project that no file of it defines: it would have to be compiled first."""
    path = fault.module.replace(".", "/")
    has_file = any(name.endswith((f"{path}.py", f"{path}/__init__.py")) for name in layout.modules)
    if not fault.is_import or not path or has_file:
        return ""
    return f"its compiled part {fault.module}, which needs {layout.backend or 'a build backend'}"


def own_names(layout: Layout, files: Iterable[str]) -> frozenset[str]:
    """Every name by which something of the project itself is imported: packages, test helpers."""
    python = [name for name in files if name.endswith(".py")]
    beside_tests = {name.rpartition("/")[0] for name in python if _TEST_FILE.search(name)}
    names = set(layout.packages)
    for name in python:
        folder, _, last = name.rpartition("/")
        names.add(name.split("/")[0].removesuffix(".py"))
        if folder in beside_tests:
            names.add(last.removesuffix(".py"))
        if folder.rpartition("/")[0] in beside_tests:
            names.add(folder.rpartition("/")[2])
    return frozenset(names)


def refused_settings(output: str) -> NoRun | None:
    """Why pytest refused its settings, where that is a missing plugin."""
    needed = [f"the plugin {found.group(1)}" for found in _NO_PLUGIN.finditer(output)]
    needed += [f"the plugins {found.group(1)}" for found in _NO_REQUIRED.finditer(output)]
    options = _UNKNOWN_OPTION.search(output)
    if options:
        needed.append(_for_options(options.group(1)))
    setting = _UNKNOWN_SETTING.search(output)
    if setting and _plugin(_SETTINGS, setting.group(1)):
        needed.append(_plugin(_SETTINGS, setting.group(1)))
    if not needed:
        return None
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, f"its settings of pytest need {needed[0]}")


def _for_options(options: str) -> str:
    given = [one for one in options.split() if one.startswith("-")]
    plugins = [_plugin(_OPTIONS, one) for one in given]
    named = ", ".join(dict.fromkeys(one for one in plugins if one))
    return f"{named or 'a plugin'} (for {' '.join(given)[:200] or options[:200]})"


def _plugin(table: dict[str, str], name: str) -> str:
    fitting = [start for start in table if name.lower().startswith(start)]
    return table[max(fitting, key=len)] if fitting else ""
