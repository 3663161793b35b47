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
    import sys
    from pathlib import Path

    from probant.workspace.sandbox import Mount

    paths = (f"{site.project_inside}/src", site.project_inside)
    mounts = tuple(Mount(Path(one), one) for one in (sys.prefix, sys.base_prefix))
    return Caller(argv=(sys.executable,), program="call_python.py", mounts=mounts, paths=paths)


def _node(site: Worksite) -> Caller | NoRun:
    node = site.program("node")
    if node is None:
        return NoRun(ReasonCode.TOOL_MISSING, "node is not installed")
    return Caller(argv=(str(node),), program="call_node.mjs", mounts=())
