"""Which Python runs a project: its own environment, the active one, one of PATH, or this one.

An environment in the work tree belongs to the target and starts in the sandbox only. What an
interpreter needs is mounted read-only; a whole home folder never is.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.errors import ProbantError
from probant.runs.port import NoRun
from probant.runs.python.bench import Bench
from probant.runs.python.layout import Layout
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace import process
from probant.workspace.sandbox import Ended, Mount

_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc")
"""What every sandbox has."""

_ASK_SECONDS = 20.0
_N_CANDIDATES = 6


class Interpreter(Record, kw_only=True):
    """A Python that was really started in the sandbox, with what it said about itself."""

    program: str
    mounts: tuple[Mount, ...]
    told: dict[str, Any]
    is_environment: bool

    @property
    def version(self) -> str:
        return str(self.told["version"])

    @property
    def missing(self) -> tuple[str, ...]:
        """Declared needs that are not installed, or in another version than is needed."""
        return tuple(self.told["missing"]) + tuple(
            f"{name} (not {version})" for name, version in self.told["unsuitable"].items()
        )

    def has(self, module: str) -> bool:
        return bool(self.told["has"].get(module))


def backend_modules(layout: Layout) -> tuple[str, ...]:
    """What has to be importable to build a project, besides what its manifest lists."""
    is_own = bool(layout.backend_path)
    return (layout.backend.partition(":")[0],) if layout.backend and not is_own else ()


def choose(bench: Bench, modules: tuple[str, ...], lists: str = "untested") -> Interpreter | NoRun:
    """The first Python with everything the project declares, else the one that lacks least.

    `modules[0]` is what is needed most, such as the test runner. `lists` names what counts besides
    the needs at run time: those of tests ("untested") or of a build ("unbuildable").
    """
    best: tuple[tuple[bool, bool, int, int], Interpreter] | None = None
    for program in _candidates(bench):
        mounts = mounts_for(program)
        if mounts is None:
            continue
        found = _ask(bench, program, mounts, modules)
        if found is None:
            continue
        is_other, n_lacking = not found.told["is_fitting"], len(found.told[lists])
        rank = (is_other, not found.has(modules[0]), len(found.missing), n_lacking)
        # Its own environment is taken as it is, if it can do the work at all.
        is_own = program.is_relative_to(bench.site.lender.root)
        if rank == (False, False, 0, 0) or (is_own and rank[:3] == (False, False, 0)):
            return found
        if best is None or rank < best[0]:
            best = (rank, found)
    if best is None:
        note = "no Python interpreter could be started in the sandbox; install python3"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    if not best[1].told["is_fitting"]:
        note = (
            f"the project needs Python {bench.layout.python}, the newest found is "
            f"{best[1].version}; install a fitting one, or make a .venv of one in the project"
        )
        return NoRun(ReasonCode.TOOL_MISSING, note)
    return best[1]


def _candidates(bench: Bench) -> Iterator[Path]:
    seen: set[str] = set()
    for program in _programs(bench):
        # An environment is told from the Python it was made of by its folder, not by its program.
        key = os.fspath(program.parent.resolve() / program.resolve().name)
        if key not in seen and program.is_file() and len(seen) < _N_CANDIDATES:
            seen.add(key)
            yield program


def _programs(bench: Bench) -> Iterator[Path]:
    site = bench.site
    for folder in dict.fromkeys((f"{site.folder}/" if site.folder else "", "")):
        for name in (".venv", "venv"):
            own = site.borrowed(f"{folder}{name}")
            if own is not None and (own.source / "pyvenv.cfg").is_file():
                yield own.source / "bin" / "python"
    variables = process.user_env()
    active = variables.get("VIRTUAL_ENV", "")
    if active.startswith("/"):
        yield Path(active) / "bin" / "python"
    for entry in variables.get("PATH", os.defpath).split(os.pathsep):
        if not entry.startswith("/") or _is_below(Path(entry), Path(site.lender.root)):
            continue
        for name in ("python3", "python"):
            program = Path(entry) / name
            if program.is_file():
                yield from _behind(program)
    yield Path(sys.executable)


def _is_below(path: Path, root: Path) -> bool:
    return path.resolve().is_relative_to(root.resolve())


def _behind(program: Path) -> Iterator[Path]:
    """The interpreter itself, where PATH has a script that looks one up.

    The script is the user's own program; it is asked from a folder that no target can have filled.
    """
    try:
        with program.open("rb") as file:
            is_script = file.read(2) == b"#!"
    except OSError:
        return
    if not is_script:
        yield program
        return
    code = "import sys; print(sys.executable)"
    try:
        done = process.run(
            [os.fspath(program), "-I", "-S", "-c", code],
            cwd=Path("/"),
            timeout=_ASK_SECONDS,
            max_output=10_000,
        )
    except ProbantError:
        return
    told = done.stdout.decode("utf-8", "replace").strip()
    if done.returncode == 0 and told.startswith("/"):
        yield Path(told)


def mounts_for(program: Path) -> tuple[Mount, ...] | None:
    """What the interpreter needs to start; None if that would show more than a Python."""
    found: dict[str, Mount] = {}
    for prefix in _prefixes(program):
        text = os.fspath(prefix)
        if text == "/" or any(text == one or text.startswith(f"{one}/") for one in _SYSTEM):
            continue
        if not _is_installation(prefix) or _holds_a_home(prefix):
            return None
        found[text] = Mount(prefix, text)
    return tuple(found.values())


def _prefixes(program: Path) -> Iterator[Path]:
    """The folder above each `bin` that the program's links lead through."""
    for _hop in range(10):
        yield program.parent.parent
        yield (program.parent.parent).resolve()
        if not program.is_symlink():
            return
        target = Path(os.path.normpath(program.parent / program.readlink()))
        program = target if target.is_absolute() else program.parent / target


def _is_installation(prefix: Path) -> bool:
    if (prefix / "pyvenv.cfg").is_file():
        return True
    return any((one / "os.py").is_file() for one in prefix.glob("lib*/python3*"))


def _holds_a_home(prefix: Path) -> bool:
    real = prefix.resolve()
    homes = [Path.home(), Path("/root"), *_folders(Path("/home"))]
    return any(home.resolve().is_relative_to(real) for home in homes)


def _folders(folder: Path) -> list[Path]:
    try:
        return [one for one in folder.iterdir() if one.is_dir()]
    except OSError:
        return []


def _ask(
    bench: Bench, program: Path, mounts: tuple[Mount, ...], modules: tuple[str, ...]
) -> Interpreter | None:
    """Start it in the sandbox and let it say what it has."""
    layout = bench.layout
    mark = bench.lay(
        {
            "requirements": list(dict.fromkeys(layout.needs)),
            "build_requirements": [*layout.build_needs],
            "test_requirements": list(dict.fromkeys(layout.test_needs)),
            "backend": next(iter(backend_modules(layout)), ""),
            "modules": list(modules),
            "python": layout.python,
            "own": layout.name,
        }
    )
    argv = [os.fspath(program), bench.program("probant_probe")]
    done = bench.site.run(argv, mounts=(*mounts, bench.mount))
    if done.exit_code != 0 or done.ended is not Ended.ITSELF:
        return None
    told = _told(done.output, mark)
    if told is None:
        return None
    is_environment = (program.parent.parent / "pyvenv.cfg").is_file()
    return Interpreter(
        program=os.fspath(program), mounts=mounts, told=told, is_environment=is_environment
    )


def _told(output: bytes, mark: bytes) -> dict[str, Any] | None:
    lines = [line[len(mark) :] for line in output.split(b"\n") if line.startswith(mark)]
    try:
        told = json.loads(lines[-1]) if lines else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict):
        return None
    kinds: dict[str, type] = {"version": str, "has": dict, "missing": list, "unsuitable": dict}
    kinds |= {"unbuildable": list, "untested": list}
    is_right = all(isinstance(told.get(key), kind) for key, kind in kinds.items())
    if not is_right or not {"is_fitting", "own_version"} <= set(told):
        return None
    named = [one for key in ("missing", "unbuildable", "untested") for one in told[key]]
    is_text = all(isinstance(one, str) for one in named)
    return told if is_text and isinstance(told["own_version"], str | None) else None
