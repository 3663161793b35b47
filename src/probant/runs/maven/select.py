"""Which modules and tests Maven is given for a target or for the tests somebody wants."""

from __future__ import annotations

import re

from probant.runs.compiled import in_project, source_text
from probant.runs.port import Wanted, WantedTest
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

_TEST_FOLDER = re.compile(r"(?:^|/)src/\w*[tT]est\w*/(?:java|kotlin|groovy|scala)/(.+)$")
_OWN_ID = re.compile(r"<artifactId>\s*([^<\s]+)\s*</artifactId>")


class Selection(Record, kw_only=True):
    """`folders` are those whose cases count; empty for all."""

    options: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()


def module_options(site: Worksite, target: str) -> list[str]:
    """The options that build one module and what it needs; none if there is no such module."""
    wanted = in_project(site, target.removeprefix("./").rstrip("/"))
    for path in site.tree.files:
        folder, _, name = path.rpartition("/")
        if name != "pom.xml" or not _is_below(folder, site.folder):
            continue
        if in_project(site, folder) == wanted or _artifact(site, path) == target:
            return [] if folder == site.folder else ["-pl", in_project(site, folder), "-am"]
    return []


def is_module(site: Worksite, target: str) -> bool:
    root = f"{site.folder}/pom.xml".lstrip("/")
    return bool(module_options(site, target)) or _artifact(site, root) == target


def select(site: Worksite, wanted: Wanted) -> Selection:
    names = [_named(site, test) for test in wanted.tests]
    folders: list[str] = []
    modules: list[str] = []
    for path in wanted.paths:
        found = _TEST_FOLDER.search(path)
        if found:
            is_folder = site.is_folder_in(site.copy / path)
            names.append(f"{found[1].rstrip('/')}/**" if is_folder else _class(found[1]))
        else:
            module = _module(site, path)
            folders.append(module)
            if module != site.folder:
                modules.append(in_project(site, module))
    options = []
    if names:
        options += [f"-Dtest={','.join(dict.fromkeys(names))}"]
        options += ["-Dsurefire.failIfNoSpecifiedTests=false", "-DfailIfNoTests=false"]
    if modules and not names:
        options += ["-pl", ",".join(dict.fromkeys(modules)), "-am"]
    return Selection(options=tuple(options), folders=() if names else tuple(folders))


def _named(site: Worksite, test: WantedTest) -> str:
    """`Class#method`, as far as it is known."""
    owner, _, method = test.name.replace("#", ".").rpartition(".")
    owner = owner or test.owner
    found = _TEST_FOLDER.search(test.path)
    if not owner and found:
        owner = _class(found[1])
    if not owner and re.match(r"[A-Z]\w*$", method) and _is_class(site, method):
        return method
    return f"{owner or '*'}#{method}*"


def _is_class(site: Worksite, name: str) -> bool:
    return any(path.rpartition("/")[2].partition(".")[0] == name for path in site.tree.files)


def _class(below: str) -> str:
    return below.rpartition(".")[0].replace("/", ".")


def _module(site: Worksite, path: str) -> str:
    """The innermost folder around `path` that is a module."""
    folder = path.rstrip("/") if site.is_folder_in(site.copy / path) else path.rpartition("/")[0]
    while folder and folder != site.folder:
        if f"{folder}/pom.xml" in site.tree.files:
            return folder
        folder = folder.rpartition("/")[0]
    return site.folder


def _artifact(site: Worksite, path: str) -> str:
    """A module's own id: the first one outside of its parent's block."""
    text = re.sub(r"(?s)<parent>.*?</parent>|<!--.*?-->", "", source_text(site, path))
    found = _OWN_ID.search(text)
    return found[1] if found else ""


def _is_below(folder: str, root: str) -> bool:
    return not root or folder == root or folder.startswith(f"{root}/")
