"""Projects with nothing but a build.ninja: built by ninja, which does not see an earlier log."""

from __future__ import annotations

from difflib import get_close_matches

from probant.runs.ending import stopped
from probant.runs.make.prepare import MAKEFILES, settle_times
from probant.runs.native.hidden import hidden_failures
from probant.runs.native.missing import missing
from probant.runs.native.ninja import LOG, made, n_steps
from probant.runs.native.programs import (
    ENV,
    log_of,
    not_installed,
    system_program,
    telling_steps,
    text_of,
)
from probant.runs.port import BuildRun, NoRun
from probant.runs.worksite import Worksite

N_NEAR = 5


def is_ninja_alone(site: Worksite) -> bool:
    others = (*MAKEFILES, "configure", "configure.ac", "autogen.sh")
    has_other = any(site.is_file_in(site.project / name) for name in others)
    return site.is_file_in(site.project / "build.ninja") and not has_other


def ninja(site: Worksite, target: str) -> BuildRun | NoRun:
    if system_program(site, "ninja") is None:
        return not_installed("ninja-build")
    settle_times(site)
    site.remove_in(site.project / LOG)
    if target and (near := _near(site, target)) is not None:
        note = f"there is no target {target}" + (f"; there is {near}" if near else "")
        return BuildRun(command="ninja", exit_code=0, n_done=0, covers_target=False, note=note)
    goals = [target] if target else []
    since_ns = site.now_ns()
    done = site.run(["ninja", *goals], env=ENV, on_line=telling_steps(site, "ninja"))
    if short := stopped(done, "ninja"):
        return short
    output = text_of(done)
    if done.exit_code and (lacking := missing(site, output)):
        return lacking
    files = made(site, site.project, site.project_inside, since_ns)
    return BuildRun(
        command=" ".join(["ninja", *goals]),
        exit_code=done.exit_code,
        n_done=n_steps(site, site.project, site.project_inside, since_ns),
        made=files,
        doubts=() if done.exit_code else hidden_failures(output),
        log=log_of(done),
    )


def _near(site: Worksite, target: str) -> str | None:
    """None if ninja knows the target, else names near it."""
    done = site.run(["ninja", "-t", "targets", "all"], env=ENV)
    told = done.stdout.decode("utf-8", "replace").split("\n")
    names = [line.rpartition(": ")[0] for line in told if ": " in line]
    if target in names:
        return None
    return ", ".join(get_close_matches(target, names, n=N_NEAR, cutoff=0.5))
