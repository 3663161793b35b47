"""Where Java and its build programs are installed; nothing else of the home folder is shown."""

from __future__ import annotations

from pathlib import Path

from probant.runs.compiled import SYSTEM_PATH, is_of_system, mounts_of
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount


class Jvm(Record, kw_only=True):
    """A build program with the Java it runs on."""

    program: str
    env: dict[str, str]
    mounts: tuple[Mount, ...]


def find_java(site: Worksite) -> Path | NoRun:
    """The folder of a JDK."""
    compiler = site.program("javac")
    if compiler is None:
        return NoRun(ReasonCode.TOOL_MISSING, "no JDK is installed: there is no program javac")
    return compiler.resolve().parent.parent


def find_program(site: Worksite, name: str, told: str) -> Path | NoRun:
    """A build program that can be taken along with the folder it is installed in."""
    found = site.program(name)
    if found is None:
        note = f"{told} is not installed: there is no program {name}"
        return NoRun(ReasonCode.TOOL_MISSING, note)
    program = found.resolve()
    if not is_of_system(program) and not (program.parent.parent / "lib").is_dir():
        return NoRun(ReasonCode.TOOL_MISSING, f"{found} does not belong to an installed {told}")
    return program


def lay_out(program: Path, java: Path, shown: tuple[Path, ...]) -> Jvm:
    env = {"PATH": f"{java}/bin:{SYSTEM_PATH}", "JAVA_HOME": str(java)}
    mounts = mounts_of([java, program.parent.parent, *shown])
    return Jvm(program=str(program), env=env, mounts=tuple(mounts))
