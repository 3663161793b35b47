"""Builds of npm projects: their build script, else TypeScript's compiler, else nothing to build.

Work is what was written: a script that only says that it built did nothing. Failures a script
hides are found by running its compilers without what hides them.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence

from probant.runs.ending import stopped
from probant.runs.network import DOWNLOADS, needs_network
from probant.runs.node.bench import Bench, log_of, open_bench
from probant.runs.node.files import made_since, state_of
from probant.runs.node.needs import missing_program
from probant.runs.node.package import Package
from probant.runs.node.plan import Does, Part, parts_of
from probant.runs.node.shell import quoted
from probant.runs.port import BuildRun, NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Finished

MAX_MADE = 200
_NOT_FOUND_CODE = 127
_CANNOT_EMIT = re.compile(r"error TS(?:5096|5055|6310|5011)\b")
_TYPE_ERROR = re.compile(r"error TS\d+")
_PRINTED_ERROR = re.compile(
    r"^(?P<at>[^\s:(]+)(?:\(\d+,\d+\): |:\d+:\d+ - )error TS\d+|^(?:Uncaught )?SyntaxError: ",
    re.MULTILINE,
)
N_NAMED = 3
_SOLUTION = re.compile(rb'"references"\s*:')
_SCRIPT_FILES = (".js", ".cjs", ".mjs")


class Wanted(Record, kw_only=True):
    """What a target turned out to be: a script of a package, or a file that has to be made."""

    package: Package
    script: str = "build"
    file: str = ""


def build_project(site: Worksite, target: str) -> BuildRun | NoRun:
    bench = open_bench(site)
    if isinstance(bench, NoRun):
        return bench
    if bench is None:
        note = "there is no package.json that can be read"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    wanted = _wanted(bench, target)
    if wanted.script in wanted.package.scripts:
        return _by_script(bench, wanted)
    if site.is_file_in(wanted.package.where(site.copy) / "tsconfig.json"):
        return _by_compiler(bench, wanted)
    members = [one for one in bench.members if "build" in one.scripts]
    if members and wanted.package is bench.package:
        return _by_members(bench, wanted, members)
    return _checked(bench, wanted)


def _wanted(bench: Bench, target: str) -> Wanted:
    """A script, a member of the workspace, the project by its name, or else a file."""
    package = bench.package
    plain = target.strip().removeprefix("./").rstrip("/")
    if not plain or plain in (package.name, "."):
        return Wanted(package=package)
    if plain in package.scripts:
        return Wanted(package=package, script=plain)
    for member in bench.members:
        if plain in (member.name, member.folder) or member.folder.endswith(f"/{plain}"):
            return Wanted(package=member)
    return Wanted(package=package, file=plain)


def _by_script(bench: Bench, wanted: Wanted) -> BuildRun | NoRun:
    """The script itself; where it could hide a failure, its commands one by one."""
    package, script = wanted.package, wanted.script
    parts = parts_of(package, script, bench.scene)
    before = state_of(bench.site.copy)
    if parts is not None and _hides(parts):
        line = _open_line(parts, bench)
        command = f"npm run {script} (each command by itself)"
    elif "npm" in bench.toolchain.managers:
        line, command = f"exec npm run {quoted(script)}", f"npm run {script}"
    else:
        return NoRun(ReasonCode.TOOL_MISSING, "npm is not installed")
    done = _run(bench, line, package.folder, command)
    return _result(bench, wanted, command, done, made_since(before, state_of(bench.site.copy)))


def _by_members(bench: Bench, wanted: Wanted, members: Sequence[Package]) -> BuildRun | NoRun:
    """One after the other; the first that fails is the result."""
    made: list[str] = []
    for member in members:
        run = _by_script(bench, Wanted(package=member))
        if isinstance(run, NoRun) or run.exit_code:
            return run
        made += run.made
    return BuildRun(
        command=f"npm run build in {len(members)} packages",
        exit_code=0,
        n_done=len(set(made)),
        covers_target=_covers(wanted, made),
        made=tuple(dict.fromkeys(made))[:MAX_MADE],
    )


def _hides(parts: Sequence[Part]) -> bool:
    """Whether a command's failure need not be the script's."""
    later = [part.joined_by for part in parts[1:]]
    return any(joined in ("||", "|", ";", "&") for joined in later)


def _open_line(parts: Sequence[Part], bench: Bench) -> str:
    """The same commands, except that a compiler's failure ends them."""
    groups: list[list[Part]] = []
    for part in parts:
        if groups and part.joined_by in ("||", "|"):
            groups[-1].append(part)
        else:
            groups.append([part])
    lines: list[str] = []
    for at, group in enumerate(groups):
        compilers = [part for part in group if part.does is Does.COMPILES]
        if compilers:
            lines += [f"{_in_place(part, bench)} || exit $?" for part in compilers]
            continue
        joined = " ".join(
            f"{part.joined_by if n else ''} {_in_place(part, bench)}".strip()
            for n, part in enumerate(group)
        )
        is_last = at + 1 == len(groups)
        must = is_last or groups[at + 1][0].joined_by == "&&"
        lines.append(f"{joined} || exit $?" if must else joined)
    return "\n".join(lines)


def _in_place(part: Part, bench: Bench) -> str:
    exports = "".join(f"export {word.raw}; " for word in part.env)
    place = f"{bench.site.inside}/{part.folder}" if part.folder else bench.site.inside
    return f"(cd {quoted(place)} && {exports}{part.raw})"


def _run(bench: Bench, line: str, folder: str, command: str) -> Finished | NoRun:
    bench.site.say(f"npm: {command}")
    done = bench.run(line, folder)
    return stopped(done, command) or done


def _result(
    bench: Bench, wanted: Wanted, command: str, done: Finished | NoRun, made: Sequence[str]
) -> BuildRun | NoRun:
    if isinstance(done, NoRun):
        return done
    log = log_of(done)
    if done.exit_code:
        unseen = _unseen(bench, wanted.package, done, log)
        if unseen is not None:
            return unseen
    return BuildRun(
        command=command,
        exit_code=done.exit_code,
        n_done=len(made),
        covers_target=_covers(wanted, made),
        made=tuple(made[:MAX_MADE]),
        doubts=() if done.exit_code else _printed_errors(log),
        note="" if done.exit_code else _written(made),
        log=log,
    )


def _printed_errors(log: str) -> tuple[str, ...]:
    """Errors of a compiler in a build that ended well."""
    error = _PRINTED_ERROR.search(log)
    at = f" at {error['at']}" if error and error["at"] else ""
    return (f"a compiler reported an error{at}",) if error else ()


def _written(made: Sequence[str]) -> str:
    if not made:
        return ""
    named = ", ".join(made[:N_NAMED])
    more = f" and {len(made) - N_NAMED} more" if len(made) > N_NAMED else ""
    return f"it wrote {named}{more}"


def _unseen(bench: Bench, package: Package, done: Finished, log: str) -> NoRun | None:
    """A failure that says nothing about the code: something it needs is not here."""
    missing = bench.missed(log, bench.lacking(package))
    if not missing and done.exit_code == _NOT_FOUND_CODE:
        missing = missing_program(log)
    if missing:
        return bench.not_installed(missing)
    return DOWNLOADS if needs_network(log) and not _TYPE_ERROR.search(log) else None


def _covers(wanted: Wanted, made: Sequence[str]) -> bool:
    if not wanted.file:
        return True
    folder = wanted.package.folder
    path = posixpath.join(folder, wanted.file) if folder else wanted.file
    return any(
        one == path or one.startswith(f"{path}/") or one.endswith(f"/{path}") for one in made
    )


def _by_compiler(bench: Bench, wanted: Wanted) -> BuildRun | NoRun:
    """What TypeScript makes of its own settings, written aside; its type errors are failures."""
    package, site = wanted.package, bench.site
    if not bench.installed.program("tsc", package.folder):
        return bench.not_installed("typescript")
    raw = site.read_back(package.where(site.copy) / "tsconfig.json", 1 << 20) or b""
    if _SOLUTION.search(raw):
        before = state_of(site.copy)
        done = _run(bench, "exec tsc -b --pretty false", package.folder, "tsc -b")
        return _result(bench, wanted, "tsc -b", done, made_since(before, state_of(site.copy)))
    out = f"{site.results_inside}/emitted"
    options = f"-p . --pretty false --noEmit false --listEmittedFiles --outDir {quoted(out)}"
    done = _run(bench, f"exec tsc {options}", package.folder, "tsc -p .")
    if isinstance(done, Finished) and done.exit_code and _CANNOT_EMIT.search(log_of(done)):
        return _type_checked(bench, wanted)
    made = made_since({}, state_of(site.results / "emitted"))
    return _result(bench, wanted, "tsc -p .", done, made)


def _type_checked(bench: Bench, wanted: Wanted) -> BuildRun | NoRun:
    """A project that is only ever checked: the files that were are the work."""
    line = "exec tsc -p . --pretty false --noEmit --listFiles"
    done = _run(bench, line, wanted.package.folder, "tsc -p . --noEmit")
    log = log_of(done) if isinstance(done, Finished) else ""
    root = f"{bench.site.inside}/"
    listed = (one.strip() for one in log.splitlines() if one.startswith(root))
    files = [one.removeprefix(root) for one in listed if "/node_modules/" not in one]
    return _result(bench, wanted, "tsc -p . --noEmit", done, files)


def _checked(bench: Bench, wanted: Wanted) -> BuildRun | NoRun:
    """Nothing is built; that node can read the package's own entries is all there is to see."""
    package = wanted.package
    files = [
        path
        for path in _entries(package)
        if bench.site.is_file_in(package.where(bench.site.copy) / path)
    ]
    line = "\n".join(f"node --check {quoted(path)} || exit $?" for path in files) or "true"
    done = _run(bench, line, package.folder, "node --check")
    if isinstance(done, NoRun):
        return done
    return BuildRun(
        command="node --check" if files else "npm run build",
        exit_code=done.exit_code,
        n_done=0,
        covers_target=not wanted.file,
        log=log_of(done) or "package.json has no build script: there is nothing to build",
    )


def _entries(package: Package) -> list[str]:
    """Files node loads of a package, as far as it names them."""
    named = [package.data.get("main"), package.data.get("bin")]
    found = [one for one in named if isinstance(one, str)]
    found += [
        v for one in named if isinstance(one, dict) for v in one.values() if isinstance(v, str)
    ]
    plain = [posixpath.normpath(one) for one in found or ["index.js"]]
    return [
        path
        for path in dict.fromkeys(plain)
        if path.endswith(_SCRIPT_FILES) and not path.startswith(("/", ".."))
    ]
