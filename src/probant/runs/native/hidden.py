"""Failures under an exit code of 0: what make passed over, and what compilers complained about."""

from __future__ import annotations

import re

MAX_CHARS = 8 << 20

_IGNORED = re.compile(r"^make(?:\[\d+\])?: \[[^\]\n]*\] Error \d+ \(ignored\)", re.MULTILINE)
_STOPPED = re.compile(r"^make(?:\[\d+\])?: \*\*\* .*", re.MULTILINE)
_COMPILER = re.compile(
    r"^(?P<at>[^\s:][^\n:]*:\d+(?::\d+)?): (?:fatal )?error: |^collect2: error: ", re.MULTILINE
)
_NINJA = re.compile(r"^ninja: build stopped: ", re.MULTILINE)


def hidden_failures(output: str) -> tuple[str, ...]:
    """Why a build that says it went well may not have."""
    printed = output[-MAX_CHARS:]
    found: list[str] = []
    if n_ignored := len(_IGNORED.findall(printed)):
        found.append(f"make ignored {n_ignored} failing command{'s' * (n_ignored > 1)}")
    if _STOPPED.search(printed) or _NINJA.search(printed):
        found.append("a build inside the build failed")
    if error := _COMPILER.search(printed):
        at = error["at"]
        found.append(
            f"a compiler reported an error at {at}" if at else "a linker reported an error"
        )
    return tuple(found)
