"""Runs in the sandbox with every Python: notes who calls which function of the tree, and where.

Loaded by the interpreter itself before anything of the target. Only functions whose files lie in
the tree are noted; where code from outside stands in between, the nearest caller of the tree is
told together with that code's name.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
import threading
from types import CodeType, FrameType

ROOT = os.environ.get("PROBANT_TRACED", "")
RESULTS = os.environ.get("PROBANT_TRACES", "")
FOREIGN = (f"{ROOT}/.venv/", f"{ROOT}/venv/", f"{ROOT}/node_modules/")
RESUMABLE = 0x20 | 0x80 | 0x200
"""Flags of generators, coroutines and async generators: what makes these go on is told, and not
what called them."""

NOBODY, UNKNOWN = -1, -2
"""Where a caller's place in its code would stand: no caller of the tree, and one nobody saw."""

Key = tuple[int, int, int, str]


class Tracer:
    def __init__(self) -> None:
        self._is_own: dict[int, bool] = {}
        self._codes: dict[int, CodeType] = {}
        """Kept, so that no other code gets the number of one that is gone."""
        self._seen: set[Key] = set()
        path = f"{RESULTS}/calls-{os.getpid()}-{os.urandom(4).hex()}.json"
        self._file = open(path, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - open to the end

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        if not self._own(code) or code.co_name.startswith("<"):
            return
        if code.co_flags & RESUMABLE:
            self._note((id(code), 0, UNKNOWN, ""))
            return
        caller, through = frame.f_back, ""
        while caller is not None and not self._own(caller.f_code):
            through = through or caller.f_globals.get("__name__", "?")
            caller = caller.f_back
        if caller is None:
            self._note((id(code), 0, NOBODY, through))
        else:
            self._note((id(code), id(caller.f_code), caller.f_lasti, through))

    def _own(self, code: CodeType) -> bool:
        known = self._is_own.get(id(code))
        if known is None:
            path = code.co_filename
            known = path.startswith(f"{ROOT}/") and not path.startswith(FOREIGN)
            self._is_own[id(code)] = known
            self._codes[id(code)] = code
        return known

    def _note(self, key: Key) -> None:
        """Written at once: a run that is stopped does not come to its end."""
        if key not in self._seen:
            self._seen.add(key)
            self._file.write(json.dumps(self._told(key)) + "\n")
            self._file.flush()

    def _told(self, key: Key) -> dict[str, object]:
        callee, caller, at, through = key
        code = self._codes[callee]
        return {
            "path": self._path(code),
            "line": code.co_firstlineno,
            "last": max((line for _, _, line in code.co_lines() if line), default=0),
            "caller": self._place(self._codes[caller], at) if caller else None,
            "through": through,
            "is_seen": at != UNKNOWN,
        }

    def _place(self, code: CodeType, at: int) -> dict[str, object]:
        first, last, *_ = next(itertools.islice(code.co_positions(), at // 2, None))
        first = first or code.co_firstlineno
        return {"path": self._path(code), "first": first, "last": last or first}

    def _path(self, code: CodeType) -> str:
        return code.co_filename[len(ROOT) + 1 :]


if ROOT and RESULTS:
    tracer = Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
