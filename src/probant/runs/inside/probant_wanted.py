"""Which of the tests pytest collected are the wanted ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def is_wanted(item: Any, one: dict[str, Any]) -> bool:
    """Whether a test is the one that is named: by its function, with its parameters or without."""
    path, _, rest = item.nodeid.partition("::")
    if one["path"] and file_of(item) != one["path"]:
        return False
    names = rest.partition("[")[0].split("::")
    asked = one["names"]
    if one["parameters"]:
        return bool(names[-len(asked) :] == asked and item.nodeid.endswith(one["parameters"]))
    if one["is_whole"]:
        return bool(names[: len(asked)] == asked)
    # A class, or a module by its file name, stands for all the tests in it.
    around = [Path(path).name, *names]
    spots = range(len(around) - len(asked) + 1)
    return any(around[spot : spot + len(asked)] == asked for spot in spots)


def file_of(item: Any) -> str:
    return str(getattr(item, "path", None) or getattr(item, "fspath", ""))
