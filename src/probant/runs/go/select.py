"""Which packages and which names `go test` is given for the tests somebody wants."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from probant.runs.compiled import in_project
from probant.runs.go.packages import Package, functions_of
from probant.runs.port import Wanted, WantedTest
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record

_NOTHING = "^$"


class Selection(Record, kw_only=True):
    """`run` is the pattern of names, '' for all.

    `names` are (folder, name) pairs a result must fit, where folder None is any; empty for all.
    """

    patterns: tuple[str, ...]
    run: str = ""
    names: tuple[tuple[str | None, str], ...] = ()

    def keeps(self, folder: str, test: str) -> bool:
        """Whether a reported test is one of those asked for, or a part of one."""
        return not self.names or any(
            (where is None or where == folder) and _is_part(test, name)
            for where, name in self.names
        )


def select(
    site: Worksite, wanted: Wanted, packages: Sequence[Package], everything: Sequence[str]
) -> Selection:
    if wanted.is_everything:
        return Selection(patterns=tuple(everything))
    names: list[tuple[str | None, str]] = []
    patterns: list[str] = []
    for test in wanted.tests:
        folder = test.path.rpartition("/")[0] if test.path else None
        names.append((folder, _name(test)))
        patterns += everything if folder is None else [_pattern(site, folder)]
    is_named = True
    for path in wanted.paths:
        if path.endswith("_test.go"):
            folder, _, file = path.rpartition("/")
            patterns.append(_pattern(site, folder))
            home = next((one for one in packages if one.folder == folder), None)
            names += [(folder, name) for name in (functions_of(site, home, file) if home else ())]
        else:
            is_named = False
            patterns.append(_under(site, path))
    if not is_named:
        return Selection(patterns=tuple(dict.fromkeys(patterns)))
    return Selection(
        patterns=tuple(dict.fromkeys(patterns)),
        run=_run([name for _, name in names]),
        names=tuple(names) or ((None, ""),),
    )


def _name(test: WantedTest) -> str:
    """As the runner spells it; a suite's method is a part of whatever function runs the suite."""
    name = re.sub(r"\s", "_", test.name)
    is_method = bool(test.owner) and not test.owner.startswith(("Test", "Fuzz", "Example"))
    return f"*/{name}" if is_method else name


def _is_part(test: str, name: str) -> bool:
    if name.startswith("*/"):
        parts = test.split("/")
        return name[2:] in parts[1:]
    return test == name or test.startswith(f"{name}/")


def _run(names: Sequence[str]) -> str:
    if not names:
        return _NOTHING
    if len(names) == 1:
        return "/".join(_exact([part]) if part != "*" else "." for part in names[0].split("/"))
    heads = list(dict.fromkeys(name.partition("/")[0] for name in names))
    return "." if "*" in heads else _exact(heads)


def _exact(names: Iterable[str]) -> str:
    quoted = [re.escape(name) for name in names]
    return f"^{quoted[0]}$" if len(quoted) == 1 else f"^({'|'.join(quoted)})$"


def _pattern(site: Worksite, folder: str) -> str:
    below = in_project(site, folder) if folder != site.folder else ""
    return f"./{below}" if below else "."


def _under(site: Worksite, path: str) -> str:
    """The package of a file, or all packages below a folder."""
    path = path.rstrip("/")
    if site.is_folder_in(site.copy / path):
        return f"{_pattern(site, path)}/..."
    return _pattern(site, path.rpartition("/")[0])
