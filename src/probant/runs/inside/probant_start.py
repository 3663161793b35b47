"""Starts pytest the way `python -m pytest` does, with the telling plugin loaded before the target.

A file of the target that is named like pytest or like the plugin is not taken for them.
"""

from __future__ import annotations

import importlib
import runpy
import sys
from pathlib import Path


def main() -> None:
    from probant_stream import read_task

    task = read_task()
    here = str(Path(__file__).parent)
    given = [one for one in sys.path if one != here]
    if not task["is_pytest_itself"]:
        sys.path[:] = [*_foreign(given, task["copy"]), *_own(given, task["copy"])]
        importlib.import_module("pytest")
    sys.path[:] = [here, *given]
    import probant_pytest

    # As with -m: the current folder first; the folder of the plugin last, for workers.
    sys.path[:] = [*task["first"], str(Path.cwd()), *given, here]
    probant_pytest.stream_of(task).tell_the_end()
    runpy.run_module("pytest", run_name="__main__", alter_sys=True)


def _own(entries: list[str], copy: str) -> list[str]:
    return [one for one in entries if one == copy or one.startswith(copy + "/")]


def _foreign(entries: list[str], copy: str) -> list[str]:
    return [one for one in entries if one not in _own(entries, copy)]


if __name__ == "__main__":
    main()
