"""Which tests of which test programs somebody means, by the names the programs list themselves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePosixPath

from probant.runs.cargo.messages import Artifact, located
from probant.runs.port import Wanted, WantedTest
from probant.runs.worksite import Worksite


def select(
    site: Worksite, wanted: Wanted, artifact: Artifact, names: Sequence[str]
) -> tuple[str, ...]:
    """The tests of one program that are asked for."""
    source = located(site, artifact.source)
    chosen = [name for name in names if any(_fits(one, source, name) for one in wanted.tests)]
    for path in wanted.paths:
        is_folder = site.is_folder_in(site.copy / path)
        found = _below(path, source, names) if is_folder else _in_file(path, source, names)
        chosen += found
    return tuple(dict.fromkeys(chosen))


def _fits(test: WantedTest, source: str, name: str) -> bool:
    if name != test.name and not name.endswith(f"::{test.name}"):
        return False
    return not test.path or bool(_in_file(test.path, source, [name]))


def _in_file(path: str, source: str, names: Sequence[str]) -> list[str]:
    """Tests of one source file: all of a program's first file that are in no module's own."""
    if path == source:
        return list(names)
    module = _module(path, source)
    if module is None:
        return []
    return [name for name in names if name.startswith(f"{module}::")]


def _below(path: str, source: str, names: Sequence[str]) -> list[str]:
    path = path.rstrip("/")
    if f"{source}/".startswith(f"{path}/"):
        return list(names)
    module = _module(f"{path}.rs", source)
    return [name for name in names if module and name.startswith(f"{module}::")]


def _module(path: str, source: str) -> str | None:
    """The module a file is in the program whose first file is `source`."""
    folder = PurePosixPath(source).parent
    try:
        parts = list(PurePosixPath(path).relative_to(folder).with_suffix("").parts)
    except ValueError:
        return None
    if parts[-1:] == ["mod"]:
        parts.pop()
    return "::".join(parts) or None
