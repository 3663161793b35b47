"""Build with make, and count what was made: files that are new, or have another content now.

A rule that ran but left no file made nothing, whatever it printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path, PurePosixPath

from probant.runs.ending import stopped
from probant.runs.make.database import Rule, all_needs, read_database
from probant.runs.make.prepare import Prepared
from probant.runs.native.compilers import Compilers, lay_compilers
from probant.runs.native.files import is_compiled, is_fresh, plain_files
from probant.runs.native.hidden import hidden_failures
from probant.runs.native.missing import missing
from probant.runs.native.programs import ENV, log_of, telling_steps, text_of
from probant.runs.port import BuildRun, NoRun
from probant.runs.worksite import Worksite
from probant.workspace.sandbox import Finished

N_NEAR = 5

_TRACED = re.compile(
    r"^[^\s:][^\n:]*:\d+: "
    r"(?:update target '(?P<due>[^'\n]+)' due to: |target '(?P<new>[^'\n]+)' does not exist)",
    re.MULTILINE,
)
_UP_TO_DATE = re.compile(r"is up to date\.$|Nothing to be done for '", re.MULTILINE)


def make(site: Worksite, prepared: Prepared, target: str) -> BuildRun | NoRun:
    rules = read_database(site)
    goal = _goal(site, rules, target) if target else ""
    if goal is None:
        return BuildRun(
            command=prepared.command or "make",
            exit_code=0,
            n_done=0,
            covers_target=False,
            note=_no_target(rules, target),
        )
    goals = [goal] if goal else []
    since_ns = site.now_ns()
    options = ["--trace"]
    compilers = lay_compilers(site)
    done = _run(compilers, [*options, *goals])
    made = _made(site, done, since_ns)
    if not done.exit_code and not made and _UP_TO_DATE.search(text_of(done)):
        # What is committed may be all that the rules ask for: made anew, it shows what they do.
        options.append("-B")
        done = _run(compilers, [*options, *goals])
        made = _made(site, done, since_ns)
    if short := stopped(done, "make"):
        return short
    if done.exit_code and (lacking := missing(site, text_of(done))):
        return lacking
    written = ["make", *options[1:], *goals]
    covers = not goal or _covers(rules, goal, made)
    return BuildRun(
        command=" && ".join([*([prepared.command] if prepared.command else []), " ".join(written)]),
        exit_code=done.exit_code,
        n_done=len(made),
        covers_target=covers,
        made=tuple(made),
        note="" if covers or not made else f"it made {', '.join(made[:N_NEAR])}, not {goal}",
        doubts=() if done.exit_code else _doubts(compilers, rules, done),
        log=log_of(done),
    )


def _run(compilers: Compilers, arguments: list[str]) -> Finished:
    site = compilers.site
    argv = compilers.line(["make", *arguments])
    tell = telling_steps(site, "make")
    return site.run(argv, env=ENV, mounts=[compilers.mount], on_line=tell)


def _goal(site: Worksite, rules: dict[str, Rule], target: str) -> str | None:
    """The rule that is meant; None if there is none. Pattern rules are known to make alone."""
    if target in rules:
        return target
    ends = [name for name in rules if PurePosixPath(name).name == target]
    if len(ends) == 1:
        return ends[0]
    if target.startswith("-") or "=" in target:
        return None
    done = site.run(["make", "-n", target], env=ENV)
    is_rule = done.exit_code == 0 and not _UP_TO_DATE.search(text_of(done))
    return target if is_rule else None


def _no_target(rules: dict[str, Rule], target: str) -> str:
    near = get_close_matches(target, rules, n=N_NEAR, cutoff=0.5)
    listed = ", ".join(near or sorted(rules)[:N_NEAR])
    return f"there is no target {target}" + (f"; there is {listed}" if listed else "")


def _made(site: Worksite, done: Finished, since_ns: int) -> list[str]:
    """New files, relative to the project, that a rule is named after or a compiler made."""
    ruled = {found["due"] or found["new"] for found in _TRACED.finditer(text_of(done))}
    names = {PurePosixPath(name).name for name in ruled}
    fresh = [
        path
        for path in plain_files(site, site.project)
        if is_fresh(site, path, since_ns) and (path.name in names or is_compiled(site, path))
    ]
    # A committed file that was only touched is what it was.
    tracked = {path for path in fresh if _in_copy(site, path) in site.copied.files}
    changed = set(site.changed_sources()) if tracked else set()
    return [
        path.relative_to(site.project).as_posix()
        for path in fresh
        if path not in tracked or _in_copy(site, path) in changed
    ]


def _in_copy(site: Worksite, path: Path) -> str:
    return path.relative_to(site.copy).as_posix()


def _covers(rules: dict[str, Rule], goal: str, made: Iterable[str]) -> bool:
    """Whether what was asked for is there: itself, what it stands for, or what it needs."""
    wanted = {goal, *all_needs(rules, goal)}
    normal = {str(PurePosixPath(name)) for name in wanted}
    rule = rules.get(goal)
    return any(
        path in normal or PurePosixPath(path).stem == PurePosixPath(goal).stem for path in made
    ) or bool(rule and rule.is_phony and made)


def _doubts(compilers: Compilers, rules: dict[str, Rule], done: Finished) -> tuple[str, ...]:
    site, output = compilers.site, text_of(done)
    ran = sorted({found["due"] or found["new"] for found in _TRACED.finditer(output)})
    files = [rules[name] for name in ran if name in rules and not rules[name].is_phony]
    absent = [
        rule.name
        for rule in files
        if rule.writes_itself and not site.exists_in(site.project / rule.name)
    ]
    other = [
        rule.name
        for rule in files
        if rule.compiles_itself
        and rule.name not in absent
        and not is_compiled(site, site.project / rule.name)
    ]
    found = [*hidden_failures(output), *compilers.hidden()]
    if absent:
        found.append(f"make ran the rule of {', '.join(absent[:N_NEAR])}, which is not there")
    if other:
        found.append(f"{', '.join(other[:N_NEAR])} is not what a compiler makes")
    return tuple(found)
