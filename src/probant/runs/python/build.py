"""Builds a Python project: every file compiled, a wheel where its backend is there, all imported.

A syntax error or an import that fails by the project's own fault is a proved no; one that lacks a
module of somebody else is nobody's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from probant.runs.ending import stopped
from probant.runs.port import BuildRun, NoRun
from probant.runs.python.bench import Bench
from probant.runs.python.install import Surroundings, can_build, run_pip, surroundings
from probant.runs.python.interpreter import Interpreter, backend_modules, choose
from probant.runs.python.lacking import lack_of_build
from probant.runs.python.missing import missing_library, missing_module, uncompiled_part
from probant.runs.python.outcome import own_names_of
from probant.runs.python.stream import Events, fault_in, text_in
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.workspace.sandbox import Finished

MAX_LOG_CHARS = 8_000


class _Step(Record, kw_only=True):
    events: Events
    done: Finished

    @property
    def is_whole(self) -> bool:
        """Whether the program itself said how it ended, and ended so."""
        events = self.events
        return events.has_ended and events.status == self.done.exit_code


def build(bench: Bench, target: str) -> BuildRun | NoRun:
    python = choose(bench, ("pip", *backend_modules(bench.layout)), "unbuildable")
    if isinstance(python, NoRun):
        return python
    compiled = _compile(bench, python)
    if isinstance(compiled, NoRun) or compiled.exit_code or not compiled.n_done:
        return compiled
    built = _wheel(bench, python, compiled)
    if isinstance(built, NoRun) or built.exit_code:
        return built
    done = _import(bench, python, built)
    return done if isinstance(done, NoRun) else _for_target(bench, done, target)


def _run(
    bench: Bench, python: Interpreter, around: Surroundings, task: dict[str, Any]
) -> _Step | NoRun:
    site = bench.site
    events = Events(bench.lay(task), site.say, "build", site.inside)
    site.say(str(task["work"]))
    done = site.run(
        [python.program, bench.program("probant_compile")],
        env=around.env,
        mounts=(*python.mounts, bench.mount),
        on_line=events.line,
    )
    events.feed(done.output)
    return stopped(done, "the build") or _Step(events=events, done=done)


def _compile(bench: Bench, python: Interpreter) -> BuildRun | NoRun:
    files = bench.layout.modules
    task = {"work": "compile", "files": [bench.within(name) for name in files], "packages": []}
    step = _run(bench, python, Surroundings(env={}), task)
    if isinstance(step, NoRun):
        return step
    bad = [_syntax_error(step.events, event) for event in step.events.each("uncompiled")]
    told = step.events.first("compiled")
    n_compiled = told.get("n") if told else 0
    return BuildRun(
        command="compileall",
        exit_code=step.done.exit_code,
        n_done=n_compiled if isinstance(n_compiled, int) else 0,
        made=bench.layout.packages,
        doubts=() if step.is_whole else ("compiling ended without saying so",),
        log="\n".join(bad)[-MAX_LOG_CHARS:],
    )


def _syntax_error(events: Events, event: Any) -> str:
    path = text_in(event, "path")
    where = f"{events.relative(path) or path}:{event.get('line') or 1}"
    return f"{where}: {text_in(event, 'text')}"


def _wheel(bench: Bench, python: Interpreter, so_far: BuildRun) -> BuildRun | NoRun:
    """A wheel, where everything that building one needs is installed."""
    if not can_build(bench, python):
        lacking = ", ".join(python.told["unbuildable"]) or "pip or a build backend"
        note = f"no wheel was built: {lacking} is not installed" if bench.layout.backend else ""
        return replace(so_far, note=note)
    wheels = f"{bench.site.results_inside}/wheels"
    done = run_pip(bench, python, ("wheel", "--wheel-dir", wheels))
    output = done.output.decode("utf-8", "replace")
    if short := stopped(done, "building the wheel"):
        return short
    if done.exit_code and _lacks_history(output):
        return replace(so_far, note="no wheel was built: its version comes from git history")
    lack = lack_of_build(bench, output) if done.exit_code else None
    if lack is not None:
        return lack
    is_there = any(_is_wheel(path.name) for path in _listed(bench))
    doubts = () if is_there or done.exit_code else ("pip wheel ended well and left no wheel",)
    return replace(
        so_far,
        command=f"{so_far.command}, pip wheel",
        exit_code=done.exit_code,
        n_done=so_far.n_done + int(is_there),
        doubts=(*so_far.doubts, *doubts),
        log=output[-MAX_LOG_CHARS:] if done.exit_code else "",
    )


def _listed(bench: Bench) -> list[Path]:
    return [one.path for one in bench.site.files_in(bench.site.results / "wheels")]


def _is_wheel(name: str) -> bool:
    return name.endswith(".whl")


def _lacks_history(output: str) -> bool:
    """A snapshot has no .git, which some backends take the version from."""
    signs = ("unable to detect version", "setuptools-scm was unable", "no version could be")
    return any(sign in output.lower() for sign in signs)


def _import(bench: Bench, python: Interpreter, so_far: BuildRun) -> BuildRun | NoRun:
    packages = list(bench.layout.packages)
    around = surroundings(bench, python)
    step = _run(bench, python, around, {"work": "import", "packages": packages, "files": []})
    if isinstance(step, NoRun):
        return step
    own = own_names_of(bench)
    unimported = list(step.events.each("unimported"))
    faults = [fault_in(event) for event in unimported]
    missing = [missing_module(fault, own) or missing_library(fault.text) for fault in faults]
    if bench.layout.is_compiled and not around.first:
        missing = [
            lack or uncompiled_part(fault, bench.layout)
            for lack, fault in zip(missing, faults, strict=True)
        ]
    if unimported and all(missing):
        named = ", ".join(dict.fromkeys(missing))
        note = (
            f"{so_far.command}: fine; importing needs {named}, which is not installed for "
            f"{python.program}; install it into a .venv of the project"
        )
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
    log = "\n".join(text_in(e, "text") for e, lack in zip(unimported, missing, strict=True)
                    if not lack)  # fmt: skip
    n_imported = sum(1 for _ in step.events.each("imported"))
    return replace(
        so_far,
        command=f"{so_far.command}, import {', '.join(packages)}",
        exit_code=step.done.exit_code,
        n_done=so_far.n_done + n_imported,
        doubts=(*so_far.doubts, *_doubts(bench, step, n_imported)),
        log=log[-MAX_LOG_CHARS:] or so_far.log,
    )


def _doubts(bench: Bench, step: _Step, n_imported: int) -> list[str]:
    if step.done.exit_code:
        return []
    found = [] if step.is_whole else ["importing ended without saying so"]
    if n_imported < len(bench.layout.packages):
        found.append(f"{n_imported} of {len(bench.layout.packages)} packages were imported")
    places = (f"{bench.site.inside}/", f"{bench.site.results_inside}/")
    for name, origin in sorted(step.events.origins.items()):
        if not f"{origin}/".startswith(places):
            found.append(f"{name} was imported from {origin}, not from this snapshot")
    return found


def _for_target(bench: Bench, run: BuildRun, target: str) -> BuildRun:
    layout = bench.layout
    names = {layout.name, *layout.packages, *(name for name, _place in layout.scripts)}
    names |= {_dotted(bench, name) for name in layout.modules} | set(layout.modules)
    is_covered = not target or target.strip("`'\"").removesuffix("/") in names
    return replace(run, covers_target=is_covered)


def _dotted(bench: Bench, name: str) -> str:
    root = next((one for one in bench.layout.roots if one and name.startswith(f"{one}/")), "")
    inner = name[len(root) + 1 :] if root else name
    return inner.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
