"""Who can make a call: the interpreter for a file's language, as the kit of its kind finds it."""

from __future__ import annotations

from probant.runs.calls import Caller
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode

SCRIPTS = (".js", ".mjs", ".cjs")


def caller_for(site: Worksite, path: str) -> Caller | NoRun:
    """The caller for the function of a file, or why there is none."""
    if path.endswith(".py"):
        return _python(site)
    if path.endswith(SCRIPTS):
        return _node(site)
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
        env=tuple(env.items()),
        paths=tuple(env.get("PYTHONPATH", "").split(":")),
    )


def _node(site: Worksite) -> Caller | NoRun:
    from probant.runs.node.toolchain import find_toolchain

    found = find_toolchain(site)
    if isinstance(found, NoRun):
        return found
    return Caller(argv=(found.node,), program="call_node.mjs", mounts=found.mounts)
