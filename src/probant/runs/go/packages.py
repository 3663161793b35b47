"""The packages of a Go module as `go list` names them, and which one a build target means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.runs.compiled import in_project, source_text, text_of
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

_UNIT, _ITEM = "\x1f", "\x1e"
LISTING = '{{"\\x1f"}}'.join(
    [
        "{{.ImportPath}}", "{{.Dir}}", "{{.Name}}",
        '{{join .TestGoFiles "\\x1e"}}', '{{join .XTestGoFiles "\\x1e"}}',
    ]
)  # fmt: skip
"""The template for `go list -f`: one package a line."""

_FUNCTION = re.compile(r"^func\s+((?:Test|Example|Fuzz)\w*)\s*\(", re.MULTILINE)

_LEAVES = re.compile(r"^(?!\s*//)[^\n]*\b(?:syscall|unix)\.Exit\(", re.MULTILINE)


class Package(Record, kw_only=True):
    """`folder` is relative to the repository."""

    import_path: str
    folder: str
    name: str
    test_files: tuple[str, ...]


def patterns_of(site: Worksite) -> list[str]:
    """All packages of the module; of a workspace that is no module itself, those of its parts."""
    work = source_text(site, f"{site.folder}/go.work".lstrip("/"))
    if not work or site.is_file_in(site.project / "go.mod"):
        return ["./..."]
    text = re.sub(r"//[^\n]*", "", work)
    used: list[str] = []
    for block, single in re.findall(r"^\s*use\s*(?:\(([^)]*)\)|(\S+))", text, re.MULTILINE):
        used += (block or single).split()
    folders = [folder.strip('"`').removeprefix("./").rstrip("/") for folder in used]
    return [f"./{folder}/..." for folder in folders]


def packages_of(site: Worksite, done: Finished) -> tuple[Package, ...]:
    found = []
    for line in text_of(done.stdout).split("\n"):
        parts = line.split(_UNIT)
        if len(parts) == 5 and (parts[1] + "/").startswith(f"{site.inside}/"):
            import_path, folder, name, tests, outer_tests = parts
            files = [*tests.split(_ITEM), *outer_tests.split(_ITEM)]
            found.append(
                Package(
                    import_path=import_path,
                    folder=folder.removeprefix(site.inside).strip("/"),
                    name=name,
                    test_files=tuple(file for file in files if file),
                )
            )
    return tuple(found)


def target_of(site: Worksite, packages: Sequence[Package], target: str) -> list[Package]:
    """Those that `target` names: by import path, by folder or file, or by a command's name."""
    path = in_project(site, target.removeprefix("./").rstrip("/"))
    if path.endswith(".go"):
        path = path.rpartition("/")[0] or "."
    whole = f"{site.folder}/{path}" if site.folder else path
    whole = whole.removesuffix("/.").removesuffix(".") if path == "." else whole
    named = [one for one in packages if one.import_path.rpartition("/")[2] == target]
    ways = (
        [one for one in packages if one.import_path == target],
        [one for one in packages if one.folder == whole],
        [one for one in named if one.name == "main"],
        named,
        [one for one in packages if one.name == target],
    )
    return next((found for found in ways if found), [])


def leaves_itself(site: Worksite, package: Package) -> str:
    """A test file that can end its program with no word of the runner's, and a 0; '' if none."""
    for file in package.test_files:
        path = f"{package.folder}/{file}".lstrip("/")
        if _LEAVES.search(source_text(site, path)):
            return path
    return ""


def functions_of(site: Worksite, package: Package, file: str) -> dict[str, int]:
    """Names of test functions in one file with the lines they begin in."""
    text = source_text(site, f"{package.folder}/{file}".lstrip("/"))
    return {one[1]: text.count("\n", 0, one.start()) + 1 for one in _FUNCTION.finditer(text)}
