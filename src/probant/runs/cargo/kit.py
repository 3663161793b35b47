"""Cargo packages and workspaces: compiled offline, each test program run and counted by itself.

Test programs speak JSON; the tests in documentation are read from rustdoc's own lines. Where the
toolchain and the crates are is home.py's knowledge.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from probant.runs.cargo.doc_tests import read_doc_tests
from probant.runs.cargo.frames import Frame, Framing
from probant.runs.cargo.home import CargoHome, find_toolchain, lay_out
from probant.runs.cargo.messages import (
    Artifact,
    artifacts_of,
    compile_errors,
    is_own,
    readable_log,
    trouble,
)
from probant.runs.cargo.select import select
from probant.runs.cargo.suites import RESULTS, Suite, listed
from probant.runs.compiled import left_out, log_of, text_of
from probant.runs.ending import stopped
from probant.runs.live import LiveCount
from probant.runs.port import BuildRun, Case, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Finished

_OPTIONS = ["--offline", "--workspace"]
_JSON = ["--message-format=json"]


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        cargo = _find(site)
        if isinstance(cargo, NoRun):
            return cargo
        named = cargo.target(target) if target else []
        if isinstance(named, NoRun):
            return named
        options = [*(named or ["--workspace"])]
        done = cargo.run(["build", "--offline", *options, *_JSON])
        none = stopped(done, "cargo build") or _trouble(site, done)
        if none is not None:
            return none
        made = [one for one in artifacts_of(done) if is_own(site, one) and not one.is_fresh]
        return BuildRun(
            command=" ".join(["cargo build", *options]),
            exit_code=done.exit_code,
            n_done=len(made),
            covers_target=not target or bool(named),
            made=tuple(f"{one.name} ({', '.join(one.kinds)})" for one in made),
            log=readable_log(done),
        )

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        cargo = _find(site)
        if isinstance(cargo, NoRun):
            return cargo
        compiled = cargo.run(["test", *_OPTIONS, "--no-run", *_JSON])
        none = stopped(compiled, "compiling the tests") or _trouble(site, compiled)
        if none is not None:
            return none
        if compiled.exit_code:
            return _uncompiled(site, compiled)
        return _Tests(site, cargo, artifacts_of(compiled), wanted).run()


class _Cargo:
    def __init__(self, site: Worksite, home: CargoHome) -> None:
        self._site = site
        self._home = home

    def run(self, args: Sequence[str], on_line: Callable[[bytes], None] | None = None) -> Finished:
        return self._site.run(
            [self._home.cargo, *args],
            env=self._home.env,
            mounts=self._home.mounts,
            on_line=on_line,
        )

    def host(self) -> str:
        """The triple programs are made for."""
        found = re.search(r"^host: (\S+)$", text_of(self.run(["-vV"]).stdout), re.MULTILINE)
        return found[1] if found else ""

    def target(self, name: str) -> list[str] | NoRun:
        """The options that build just `name`; none if there is no such package or program."""
        done = self.run(["metadata", "--no-deps", "--format-version=1", "--offline"])
        none = stopped(done, "cargo metadata") or _trouble(self._site, done)
        if none is not None:
            return none
        for package in _packages(done):
            if package.get("name") == name:
                return ["-p", name]
            for target in package.get("targets", []):
                for kind in ("bin", "example", "lib"):
                    if target.get("name") == name and kind in target.get("kind", []):
                        chosen = ["--lib"] if kind == "lib" else [f"--{kind}", name]
                        return ["-p", str(package.get("name")), *chosen]
        return []


class _Tests:
    """The test programs of one workspace, listed and then run."""

    def __init__(
        self, site: Worksite, cargo: _Cargo, artifacts: Sequence[Artifact], wanted: Wanted
    ) -> None:
        self._site = site
        self._cargo = cargo
        self._wanted = wanted
        self._programs = {one.executable: one for one in artifacts if one.is_test}
        self._has_doc_tests = any(one.has_doc_tests and is_own(site, one) for one in artifacts)
        self._framing = Framing(site)
        self._command = ["test", *_OPTIONS, "--tests", "--no-fail-fast"]

    def run(self) -> TestRun | NoRun:
        command = [*self._command, *self._framing.options(self._cargo.host())]
        listing = self._cargo.run([*command, "--", "--list", "--format=terse"])
        none = stopped(listing, "listing the tests")
        if none is not None:
            return none
        names = {one.executable: listed(one) for one in self._framing.frames(listing)}
        chosen = self._chosen(names)
        only = [] if chosen is None else ["--exact", *sorted(set().union(*chosen.values()))]
        if only == ["--exact"]:
            return self._told([], 0, True, [], listing)
        style = ["-Z", "unstable-options", "--format=json", *only]
        done = self._cargo.run([*command, "--", *style], _live(self._site))
        none = stopped(done, "cargo test")
        if none is not None:
            return none
        return self._read(done, names, chosen)

    def _chosen(self, names: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]] | None:
        if self._wanted.is_everything:
            return None
        return {
            executable: select(self._site, self._wanted, self._programs[executable], own)
            for executable, own in names.items()
            if executable in self._programs
        }

    def _read(
        self,
        done: Finished,
        names: dict[str, tuple[str, ...]],
        chosen: dict[str, tuple[str, ...]] | None,
    ) -> TestRun | NoRun:
        frames = {one.executable: one for one in self._framing.frames(done)}
        cases: list[Case] = []
        doubts = left_out(done)
        is_whole, n_counted = True, 0
        for executable, artifact in self._programs.items():
            wanted = None if chosen is None else chosen.get(executable, ())
            if wanted == ():
                continue
            frame = frames.get(executable, Frame(executable=executable, exit_code=None, output=""))
            suite = Suite(self._site, artifact, frame, names.get(executable, ()), wanted)
            cases += suite.cases()
            doubts += suite.doubts
            is_whole = is_whole and suite.is_whole
            n_counted += suite.is_counted
        exit_code = done.exit_code
        if self._has_doc_tests and chosen is None:
            documented = self._cargo.run(["test", *_OPTIONS, "--doc", "--no-fail-fast"])
            none = stopped(documented, "the tests of the documentation")
            if none is not None:
                return none
            read = read_doc_tests(self._site, documented)
            cases += read.cases
            doubts += read.doubts
            is_whole = is_whole and read.is_whole
            exit_code = exit_code or documented.exit_code
        is_counted = bool(n_counted or cases or not self._programs)
        return self._told(cases, exit_code, is_whole, doubts, done, is_counted)

    def _told(
        self,
        cases: Sequence[Case],
        exit_code: int,
        is_whole: bool,
        doubts: Sequence[str],
        done: Finished,
        is_counted: bool = True,
    ) -> TestRun:
        names = ", ".join(test.name for test in self._wanted.tests)
        tail = f" {names}" if names else ""
        return TestRun(
            command=f"cargo test --workspace{tail}",
            cases=tuple(cases),
            exit_code=exit_code,
            is_whole=is_whole,
            is_counted=is_counted,
            doubts=tuple(doubts),
            log=log_of(done),
        )


def _find(site: Worksite) -> _Cargo | NoRun:
    toolchain = find_toolchain(site)
    return toolchain if isinstance(toolchain, NoRun) else _Cargo(site, lay_out(site, toolchain))


def _trouble(site: Worksite, done: Finished) -> NoRun | None:
    return trouble(site, readable_log(done)) if done.exit_code else None


def _uncompiled(site: Worksite, done: Finished) -> TestRun | NoRun:
    """Tests that do not compile fail; a manifest that cannot be read leaves nothing to run."""
    cases = compile_errors(site, done)
    log = readable_log(done)
    if not cases:
        error = next((line for line in log.split("\n") if line.startswith("error")), log[:200])
        return NoRun(ReasonCode.TOOL_FAILED, f"cargo could not start: {error}")
    return TestRun(
        command="cargo test --workspace",
        cases=tuple(cases),
        exit_code=done.exit_code,
        is_whole=True,
        log=log,
    )


def _packages(done: Finished) -> list[dict[str, Any]]:
    try:
        told = json.loads(done.stdout)
    except (ValueError, RecursionError):
        return []
    packages = told.get("packages", []) if isinstance(told, dict) else []
    return [one for one in packages if isinstance(one, dict)]


def _live(site: Worksite) -> Callable[[bytes], None]:
    count = LiveCount(site.say, "cargo test")
    ends = {f'"event": "{word}"'.encode(): result for word, result in RESULTS.items()}

    def on_line(line: bytes) -> None:
        if b'"type": "test"' not in line:
            return
        for end, result in ends.items():
            if end in line[:2000]:
                count.add(result)

    return on_line
