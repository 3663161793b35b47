"""What a Python project says about itself without being run: where its packages stand, its needs.

Read before anything was run. Where nothing is said, the usual places count. Next:
metadata.py, interpreter.py.
"""

from __future__ import annotations

import configparser
import re
from collections.abc import Mapping
from typing import Any

from probant.runs.python.manifest import (
    ProjectFiles,
    ini,
    needs_of,
    option_of,
    table_of,
    test_needs_of,
    text_of,
    texts_of,
    toml,
)
from probant.vocabulary.record import Record

COMPILING_BACKENDS = ("maturin", "scikit_build_core.build", "mesonpy", "setuptools_rust")

_NOT_PACKAGES = frozenset(
    "test tests testing doc docs example examples benchmark benchmarks build dist scripts tools "
    "node_modules venv env typing_tests site-packages".split()
)


_VERSION_MODULES = ("__init__", "__version__", "_version", "version", "__about__")


class Layout(Record, kw_only=True):
    """One project. Paths are relative to its folder, '/'-separated; '' is the folder itself."""

    name: str
    version: str
    """'' where only a build can tell."""
    python: str
    roots: tuple[str, ...]
    """The folders from which its packages are imported."""
    packages: tuple[str, ...]
    """Its importable top-level packages and modules."""
    modules: tuple[str, ...]
    """Every file of those, relative to the project."""
    needs: tuple[str, ...]
    test_needs: tuple[str, ...]
    scripts: tuple[tuple[str, str], ...]
    entry_points: tuple[tuple[str, str, str], ...]
    backend: str
    backend_path: tuple[str, ...]
    build_needs: tuple[str, ...]
    is_compiled: bool
    has_pytest_settings: bool


def read_layout(files: ProjectFiles) -> Layout:
    """What these files say; to be called before anything was run there."""
    declared = toml(files.text("pyproject.toml"))
    setup_cfg = ini(files.text("setup.cfg"))
    setup_py = files.text("setup.py")
    project = table_of(declared, "project")
    roots = _roots(files, declared, setup_cfg, setup_py)
    named = _named_packages(declared)
    packages, modules = _packages(files, roots, named)
    build = table_of(declared, "build-system")
    has_setup = bool(setup_py or setup_cfg.has_section("metadata"))
    backend = text_of(build, "build-backend") or ("setuptools.build_meta" if has_setup else "")
    info = _headers(files.text("PKG-INFO"))
    name = (
        text_of(project, "name") or option_of(setup_cfg, "metadata", "name") or info.get("name", "")
    )
    return Layout(
        name=name or text_of(table_of(declared, "tool", "poetry"), "name"),
        version=_version(files, declared, setup_cfg, info, roots, packages),
        python=text_of(project, "requires-python")
        or option_of(setup_cfg, "options", "python_requires"),
        roots=roots,
        packages=packages,
        modules=modules,
        needs=tuple(needs_of(project, declared, setup_cfg)),
        test_needs=tuple(test_needs_of(files, project, declared, setup_cfg)),
        scripts=_scripts(project, declared),
        entry_points=_entry_points(project),
        backend=backend,
        backend_path=tuple(texts_of(build.get("backend-path"))),
        build_needs=tuple(texts_of(build.get("requires"))),
        is_compiled=_is_compiled(backend, setup_py, declared),
        has_pytest_settings=_has_pytest_settings(files, declared),
    )


def _headers(info: str) -> dict[str, str]:
    """The head of a PKG-INFO file, up to its first empty line."""
    head = info.split("\n\n", 1)[0]
    pairs = (line.split(": ", 1) for line in head.splitlines() if ": " in line)
    found: dict[str, str] = {}
    for key, value in pairs:
        found.setdefault(key.lower(), value.strip())
    return found


def _roots(
    files: ProjectFiles,
    declared: Mapping[str, Any],
    setup_cfg: configparser.ConfigParser,
    setup_py: str,
) -> tuple[str, ...]:
    """Where packages are imported from, as the build configuration says, else src or the top."""
    told: list[str] = []
    setuptools = table_of(declared, "tool", "setuptools")
    told += [one for one in table_of(setuptools, "package-dir").values() if isinstance(one, str)]
    told += texts_of(table_of(setuptools, "packages", "find").get("where"))
    for line in option_of(setup_cfg, "options", "package_dir").splitlines():
        told += [line.split("=", 1)[1].strip()] if line.strip().startswith("=") else []
    told += [option_of(setup_cfg, "options.packages.find", "where")]
    told += re.findall(r"package_dir\s*=\s*\{\s*['\"]{2}\s*:\s*['\"]([\w./-]+)['\"]", setup_py)
    told += [name.rpartition("/")[0] for name in _named_packages(declared)]
    for package in table_of(declared, "tool", "poetry").get("packages") or ():
        if isinstance(package, dict) and isinstance(package.get("from"), str):
            told.append(package["from"])
    if any(name.startswith("src/") and name.endswith(".py") for name in files.names):
        told.append("src")
    clean = [one.strip("./") for one in told if one and not one.startswith("/")]
    found = [one for one in clean if one and ".." not in one and _has_folder(files, one)]
    return tuple(dict.fromkeys([*found, ""]))


def _has_folder(files: ProjectFiles, folder: str) -> bool:
    return any(name.startswith(f"{folder}/") for name in files.names)


def _named_packages(declared: Mapping[str, Any]) -> tuple[str, ...]:
    """Packages a hatch or flit configuration names by their folder."""
    wheel = table_of(declared, "tool", "hatch", "build", "targets", "wheel")
    named = [one.strip("/") for one in texts_of(wheel.get("packages"))]
    return tuple(named)


def _packages(
    files: ProjectFiles, roots: tuple[str, ...], named: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Top-level packages with the files they consist of. At the top, only what is no test."""
    found: dict[str, list[str]] = {}
    has_other_root = any(roots)
    for name in files.names:
        if not name.endswith(".py"):
            continue
        root = next((one for one in roots if one and name.startswith(f"{one}/")), "")
        inner = name[len(root) + 1 :] if root else name
        top = inner.split("/")[0]
        if not root and (has_other_root or not _is_package_at_top(files, inner, top)):
            continue
        found.setdefault(top.removesuffix(".py"), []).append(name)
    if named:
        kept = {name.rpartition("/")[2] for name in named}
        found = {top: held for top, held in found.items() if top in kept} or found
    names = [top for top in found if top.isidentifier()]
    modules = [name for top in names for name in found[top]]
    return tuple(sorted(names)), tuple(sorted(modules))


def _is_package_at_top(files: ProjectFiles, inner: str, top: str) -> bool:
    if "/" not in inner:
        return top not in ("setup.py", "conftest.py", "noxfile.py", "tasks.py") and not (
            top.startswith(("test_", "test.")) or top.endswith("_test.py")
        )
    return top not in _NOT_PACKAGES and f"{top}/__init__.py" in files


def _version(
    files: ProjectFiles,
    declared: Mapping[str, Any],
    setup_cfg: configparser.ConfigParser,
    info: Mapping[str, str],
    roots: tuple[str, ...],
    packages: tuple[str, ...],
) -> str:
    """Its version where a file says it plainly."""
    project = table_of(declared, "project")
    told = text_of(project, "version") or text_of(table_of(declared, "tool", "poetry"), "version")
    told = told or option_of(setup_cfg, "metadata", "version")
    if told and not told.startswith(("attr:", "file:")):
        return told
    if info.get("version"):
        return info["version"]
    hatch = text_of(table_of(declared, "tool", "hatch", "version"), "path")
    places = [hatch] if hatch else []
    for root in roots:
        before = f"{root}/" if root else ""
        for package in packages:
            places += [f"{before}{package}/{name}.py" for name in _VERSION_MODULES]
        places += [f"{before}{package}.py" for package in packages]
    for place in places:
        match = re.search(r"^__version__\s*=\s*['\"]([\w.+!-]+)['\"]", files.text(place), re.M)
        if match:
            return match.group(1)
    return ""


def _scripts(
    project: Mapping[str, Any], declared: Mapping[str, Any]
) -> tuple[tuple[str, str], ...]:
    told = {
        **table_of(declared, "tool", "poetry", "scripts"),
        **table_of(project, "gui-scripts"),
        **table_of(project, "scripts"),
    }
    return tuple((name, at) for name, at in told.items() if isinstance(at, str))


def _entry_points(project: Mapping[str, Any]) -> tuple[tuple[str, str, str], ...]:
    groups = table_of(project, "entry-points")
    return tuple(
        (group, name, at)
        for group in groups
        for name, at in table_of(groups, group).items()
        if isinstance(at, str)
    )


def _is_compiled(backend: str, setup_py: str, declared: Mapping[str, Any]) -> bool:
    """Whether a part of it has to be compiled before it can be imported."""
    is_extended = re.search(r"\b(ext_modules|Extension|cythonize|rust_extensions)\b", setup_py)
    listed = table_of(declared, "tool", "setuptools").get("ext-modules")
    return backend in COMPILING_BACKENDS or bool(is_extended) or bool(listed)


def _has_pytest_settings(files: ProjectFiles, declared: Mapping[str, Any]) -> bool:
    tool = table_of(declared, "tool")
    return (
        "pytest" in tool
        or "pytest.ini" in files
        or ".pytest.ini" in files
        or any(name.rpartition("/")[2] == "conftest.py" for name in files.names)
        or bool(re.search(r"^\[(tool:)?pytest\]", files.text("setup.cfg"), re.M))
        or bool(re.search(r"^\[pytest\]", files.text("tox.ini"), re.M))
    )
