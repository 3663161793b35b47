"""Compilers that tell how each of their calls ended, whatever the shell around them makes of it.

Small scripts found before the real programs. A project that starts a compiler by its full path is
not seen here. Next: hidden.py, for what is printed.
"""

from __future__ import annotations

import secrets
import shlex
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from probant.runs.native.files import in_repository, read_bytes
from probant.runs.native.programs import system_program
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount

NAMES = ("cc", "gcc", "c++", "g++", "clang", "clang++", "c99", "c89")
N_NAMED = 3

_INSIDE = "/compilers"
_SECRET_BYTES = 12
_OBJECTS = (".o", ".lo", ".a", ".obj")
_LOOKS_ONLY = frozenset({"-E", "-M", "-MM", "-fsyntax-only", "-v", "--version"})
_SCRIPT = """#!/bin/sh
{program} "$@"
code=$?
{{ printf '%s\\0' "$code" "$PWD" "$#" "$@" >> {log}; }} 2>/dev/null
exit $code
"""


class Call(Record, kw_only=True):
    """One call of a compiler; paths are relative to the repository."""

    exit_code: int
    sources: frozenset[str]
    output: str


class Compilers(Record, kw_only=True):
    """The scripts of one run, and where they write."""

    site: Worksite
    mount: Mount
    log: Path

    def line(self, argv: Sequence[str]) -> list[str]:
        """`argv` with these compilers before all others."""
        return ["sh", "-c", 'PATH="$0:$PATH" exec "$@"', self.mount.inside, *argv]

    def hidden(self) -> tuple[str, ...]:
        """What compilers failed on and never got right later."""
        failed: dict[str, None] = {}
        for call in _calls(self.site, read_bytes(self.site, self.log)):
            subjects = call.sources or ({call.output} if call.output else frozenset())
            if call.exit_code:
                failed |= dict.fromkeys(sorted(subjects))
            else:
                for subject in subjects:
                    failed.pop(subject, None)
        named = ", ".join(list(failed)[:N_NAMED])
        return (f"a compiler failed on {named}, and the build went on",) if failed else ()


def lay_compilers(site: Worksite) -> Compilers:
    folder = site.copy.parent / "compilers"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    folder.chmod(0o755)
    name = f"compiled-{secrets.token_hex(_SECRET_BYTES)}"
    log = shlex.quote(f"{site.results_inside}/{name}")
    for compiler in NAMES:
        program = system_program(site, compiler)
        if program is not None:
            script = folder / compiler
            script.write_text(_SCRIPT.format(program=shlex.quote(program), log=log))
            script.chmod(0o755)
    inside = _INSIDE if site.sandbox.is_isolated else str(folder)
    return Compilers(site=site, mount=Mount(folder, inside), log=site.results / name)


def _calls(site: Worksite, written: bytes) -> Iterator[Call]:
    """Calls as far as they can be read: others may write there too."""
    words = written.decode("utf-8", "replace").split("\0")
    at = 0
    while at + 3 <= len(words) and words[at].isdecimal() and words[at + 2].isdecimal():
        end = at + 3 + int(words[at + 2][:6])
        yield _call(site, int(words[at][:6]), words[at + 1], words[at + 3 : end])
        at = end


def _call(site: Worksite, exit_code: int, folder: str, arguments: Sequence[str]) -> Call:
    named = [
        in_repository(site, word, folder)
        for before, word in zip(("", *arguments), arguments, strict=False)
        if before != "-o" and not word.startswith("-")
    ]
    at = arguments.index("-o") + 1 if "-o" in arguments[:-1] else 0
    output = in_repository(site, arguments[at], folder) if at else ""
    is_look = bool(_LOOKS_ONLY & set(arguments)) or bool(at and not output)
    links = any(PurePosixPath(path).suffix in _OBJECTS for path in named)
    return Call(
        exit_code=exit_code,
        sources=frozenset() if is_look else frozenset(named) & frozenset(site.copied.files),
        output=output if links and not is_look else "",
    )
