"""Who can make a call: the interpreter for a file's language, as the kit of its kind finds it."""

from __future__ import annotations

import re

from probant.runs.calls import Caller
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode

SCRIPTS = (".js", ".mjs", ".cjs")
TYPED_SCRIPTS = (".ts", ".mts", ".cts")
_STRIPPING = (22, 18)
"""The first Node that runs TypeScript as it is."""


def caller_for(site: Worksite, path: str) -> Caller | NoRun:
    """The caller for the function of a file, or why there is none."""
    if path.endswith(".py"):
        return _python(site)
    if path.endswith(SCRIPTS):
        return _node(site)
    if path.endswith(TYPED_SCRIPTS):
        return _typed(site)
    suffix = path.rpartition(".")[2]
    return NoRun(ReasonCode.TOOL_MISSING, f"functions of .{suffix} files cannot be called alone")


def _python(site: Worksite) -> Caller | NoRun:
    from probant.runs.python.bench import make_bench
    from probant.runs.python.install import surroundings
    from probant.runs.python.interpreter import backend_modules, choose

    bench = make_bench(site)
    python = choose(bench, ("pip", *backend_modules(bench.layout)))
    if isinstance(python, NoRun):
        return python
    env = surroundings(bench, python).env
    return Caller(
        argv=(python.program,),
        program="call_python.py",
        mounts=(*python.mounts, bench.mount),
        env=(*env.items(), ("PYTHONDONTWRITEBYTECODE", "1")),
        paths=tuple(env.get("PYTHONPATH", "").split(":")),
    )


def _node(site: Worksite) -> Caller | NoRun:
    from probant.runs.node.needs import lend
    from probant.runs.node.toolchain import find_toolchain

    found = find_toolchain(site)
    if isinstance(found, NoRun):
        return found
    mounts = (*found.mounts, *lend(site, ()).mounts)
    return Caller(argv=(found.node,), program="call_node.mjs", mounts=mounts)


def _typed(site: Worksite) -> Caller | NoRun:
    caller = _node(site)
    if isinstance(caller, NoRun):
        return caller
    told = site.run([*caller.argv, "--version"], mounts=caller.mounts).stdout.decode(
        "ascii", "replace"
    )
    numbers = re.match(r"v(\d{1,4})\.(\d{1,4})\.", told)
    if numbers is None or (int(numbers[1]), int(numbers[2])) < _STRIPPING:
        note = f"node {told.strip()} cannot run TypeScript without a build; node 22.18 or newer can"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    return caller
