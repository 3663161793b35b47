"""Build a configured CMake project, all of it or one target, and count the work that was done.

A step counts if the build tool ran it and what it makes is there, written since the build began:
a target that only prints makes nothing.
"""

from __future__ import annotations

from difflib import get_close_matches

from probant.runs.cmake.configure import Configured
from probant.runs.cmake.model import BuildTarget, declared
from probant.runs.ending import stopped
from probant.runs.native.files import is_fresh, outside, plain_files
from probant.runs.native.hidden import hidden_failures
from probant.runs.native.missing import missing
from probant.runs.native.ninja import n_steps
from probant.runs.native.programs import ENV, log_of, n_jobs, telling_steps, text_of
from probant.runs.port import BuildRun, NoRun
from probant.runs.worksite import Worksite

N_NEAR = 5


def build_all(site: Worksite, configured: Configured) -> BuildRun | NoRun:
    return _run(site, configured, None)


def build_target(site: Worksite, configured: Configured, name: str) -> BuildRun | NoRun:
    """Build what is called `name`: a target, another name of one, or a file that one makes."""
    others = declared(site, configured.model)
    target = configured.model.target(others.get(name) or name)
    if target is not None:
        return _run(site, configured, target)
    is_header_only = name in others
    return BuildRun(
        command=configured.command,
        exit_code=0,
        n_done=0,
        covers_target=is_header_only,
        note=f"nothing is compiled for {name}" if is_header_only else no_target(configured, name),
    )


def no_target(configured: Configured, name: str) -> str:
    names = [one.name for one in configured.model.targets]
    near = get_close_matches(name, names, n=N_NEAR, cutoff=0.5)
    listed = ", ".join(near or sorted(names)[:N_NEAR])
    return f"there is no target {name}" + (f"; there is {listed}" if listed else "")


def _run(site: Worksite, configured: Configured, target: BuildTarget | None) -> BuildRun | NoRun:
    named = ["--target", target.name] if target else []
    since_ns = site.now_ns()
    done = site.run(
        ["cmake", "--build", configured.build_inside, "--parallel", str(n_jobs()), *named],
        env=ENV,
        on_line=telling_steps(site, "build"),
    )
    if short := stopped(done, "the build"):
        return short
    output = text_of(done)
    if done.exit_code and (lacking := missing(site, output)):
        return lacking
    made = tuple(_made(site, configured, since_ns))
    n_done = _n_done(site, configured, since_ns)
    is_made = target is None or target.is_utility or any(one in made for one in target.artifacts)
    is_objects = target is not None and not target.artifacts and n_done > 0
    covers = is_made or is_objects
    named_else = target is not None and n_done > 0 and not covers
    return BuildRun(
        command=" ".join([configured.command, "&&", "cmake", "--build", "build", *named]),
        exit_code=done.exit_code,
        n_done=n_done,
        covers_target=covers,
        made=made,
        note=f"what {target.name} should make is not there" if target and named_else else "",
        doubts=() if done.exit_code else hidden_failures(output),
        log=log_of(done),
    )


def _made(site: Worksite, configured: Configured, since_ns: int) -> list[str]:
    """Artifacts that are there and were written since."""
    return [
        path
        for target in configured.model.targets
        for path in target.artifacts
        if is_fresh(site, outside(site, path, configured.build_inside), since_ns)
    ]


def _n_done(site: Worksite, configured: Configured, since_ns: int) -> int:
    if configured.is_ninja:
        return n_steps(site, configured.build, configured.build_inside, since_ns)
    folder = configured.build
    objects = sum(
        1
        for path in plain_files(site, folder)
        if path.suffix == ".o" and is_fresh(site, path, since_ns)
    )
    generated = {path for one in configured.model.targets for path in one.generated}
    source = configured.model.source
    return (
        objects
        + len(set(_made(site, configured, since_ns)))
        + sum(is_fresh(site, outside(site, path, source), since_ns) for path in generated)
    )
