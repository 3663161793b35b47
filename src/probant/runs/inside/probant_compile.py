"""Compiles the named files one by one and imports the named packages; tells both."""

from __future__ import annotations

import importlib
import sys
import traceback
from pathlib import Path
from typing import Any

from probant_stream import Stream, cut, fault_of, frames_of, origins_of, read_task


def main() -> None:
    task = read_task()
    telling = Stream(task["mark"])
    telling.tell_the_end()
    here = str(Path(__file__).parent)
    sys.path[:] = [one for one in sys.path if one != here]
    status = _compile_all(telling, task) if task["work"] == "compile" else _import(telling, task)
    telling.tell("finish", status=status, stopped="")
    sys.exit(status)


def _compile_all(telling: Stream, task: dict[str, Any]) -> int:
    n_bad = 0
    for name in task["files"]:
        try:
            compile(Path(name).read_bytes(), name, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError) as error:
            n_bad += 1
            line = getattr(error, "lineno", None)
            telling.tell("uncompiled", path=name, line=line, text=cut(_worded(error)))
    telling.tell("compiled", n=len(task["files"]) - n_bad)
    return 1 if n_bad else 0


def _worded(error: BaseException) -> str:
    return "".join(traceback.format_exception_only(type(error), error)).strip()


def _import(telling: Stream, task: dict[str, Any]) -> int:
    status = 0
    for name in task["packages"]:
        try:
            importlib.import_module(name)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 - whatever importing it does, SystemExit too
            status = 1
            telling.tell(
                "unimported",
                name=name,
                fault=fault_of(error),
                frames=frames_of(error),
                text=cut(traceback.format_exc()),
            )
        else:
            telling.tell("imported", name=name)
    telling.tell("origins", origins=origins_of(task["packages"]))
    return status


if __name__ == "__main__":
    main()
