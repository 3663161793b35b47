"""Go modules: `go build` and `go test -json`, offline, with an empty build cache.

The module cache of the user is read, never written. What the stream of events means is tests.py,
which tests are meant select.py, why there can be no result trouble.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from probant.runs.compiled import (
    SYSTEM_PATH,
    is_of_system,
    left_out,
    log_of,
    mounts_of,
    text_of,
)
from probant.runs.ending import stopped
from probant.runs.go.packages import LISTING, Package, packages_of, patterns_of, target_of
from probant.runs.go.select import Selection, select
from probant.runs.go.tests import RESULTS, read_list, read_tests
from probant.runs.go.trouble import Needs, needs_of, trouble
from probant.runs.live import LiveCount
from probant.runs.port import BuildRun, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Finished

_LISTED = "^(Test|Example|Fuzz)"


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        go = _find(site)
        if isinstance(go, NoRun):
            return go
        packages = go.packages()
        if isinstance(packages, NoRun):
            return packages
        named = target_of(site, packages, target) if target else None
        patterns = [one.import_path for one in named] if named else go.patterns
        done = go.run(["build", "-v", *patterns])
        none = stopped(done, "go build") or (
            trouble(log_of(done), go.needs) if _bad(done) else None
        )
        if none is not None:
            return none
        wished = {one.import_path for one in (named or packages)}
        compiled = set(text_of(done.output).split("\n")) & wished
        return BuildRun(
            command=_told(["build", *patterns]),
            exit_code=done.exit_code,
            n_done=len(compiled),
            covers_target=not target or bool(named),
            made=tuple(sorted(compiled)),
            log=log_of(done),
        )

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        go = _find(site)
        if isinstance(go, NoRun):
            return go
        packages = go.packages()
        if isinstance(packages, NoRun):
            return packages
        chosen = select(site, wanted, packages, go.patterns)
        listed = go.run(["test", "-json", "-vet=off", f"-list={_LISTED}", *chosen.patterns])
        none = stopped(listed, "listing the tests")
        if none is not None:
            return none
        argv = ["test", "-json", "-count=1", *_only(chosen), *chosen.patterns]
        done = go.run(argv, _live(site))
        none = stopped(done, "go test")
        if none is not None:
            return none
        read = read_tests(site, done, packages, read_list(listed), chosen, go.needs)
        if isinstance(read, NoRun):
            return read
        return TestRun(
            command=_told(["test", "-count=1", *_only(chosen), *chosen.patterns]),
            cases=read.cases,
            exit_code=done.exit_code,
            is_whole=read.is_whole,
            doubts=(*read.doubts, *left_out(done)),
            log=_printed(done),
        )


class _Go:
    """The program with its surroundings, for one project."""

    def __init__(self, site: Worksite, program: Path, root: Path) -> None:
        self._site = site
        self._program = program
        self.needs: Needs = needs_of(site, root)
        self.patterns = patterns_of(site)
        cache = Path.home() / "go" / "pkg" / "mod"
        self._mounts = mounts_of([root, cache])
        kept = f"{site.results_inside}/go"
        self._env = {
            "PATH": f"{root}/bin:{SYSTEM_PATH}",
            "GOROOT": str(root),
            "GOCACHE": f"{kept}/build",
            "GOPATH": f"{kept}/path",
            "GOMODCACHE": str(cache) if cache.is_dir() else f"{kept}/mod",
            "GOENV": "off",
            "GOFLAGS": "",
            "GOPROXY": "off",
            "GOSUMDB": "off",
            "GOTOOLCHAIN": "local",
            "GOTELEMETRY": "off",
            "GO111MODULE": "on",
        }
        if site.program("gcc") is None and site.program("clang") is None:
            self._env["CGO_ENABLED"] = "0"

    def run(self, args: Sequence[str], on_line: Callable[[bytes], None] | None = None) -> Finished:
        return self._site.run(
            [str(self._program), *args], env=self._env, mounts=self._mounts, on_line=on_line
        )

    def packages(self) -> tuple[Package, ...] | NoRun:
        done = self.run(["list", "-e", "-f", LISTING, *self.patterns])
        none = stopped(done, "go list")
        if none is not None:
            return none
        found = packages_of(self._site, done)
        if found or not _bad(done):
            return found
        log = log_of(done)
        last = log.strip().rpartition("\n")[2]
        return trouble(log, self.needs) or NoRun(ReasonCode.TOOL_FAILED, f"go list failed: {last}")


def _find(site: Worksite) -> _Go | NoRun:
    """`go` with the folder it belongs to: a wrapper script cannot be taken into the sandbox."""
    found = site.program("go")
    if found is None:
        return NoRun(ReasonCode.TOOL_MISSING, "Go is not installed: there is no program go")
    program = found.resolve()
    root = program.parent.parent
    if not is_of_system(program) and not (root / "src" / "runtime").is_dir():
        return NoRun(ReasonCode.TOOL_MISSING, f"{found} does not belong to an installed Go")
    return _Go(site, program, root)


def _live(site: Worksite) -> Callable[[bytes], None]:
    count = LiveCount(site.say, "go test")
    ends = {f'"Action":"{word}"'.encode(): result for word, result in RESULTS.items()}

    def on_line(line: bytes) -> None:
        if b'"Test":' not in line:
            return
        for end, result in ends.items():
            if end in line:
                count.add(result)

    return on_line


def _only(chosen: Selection) -> list[str]:
    return [f"-run={chosen.run}"] if chosen.run else []


def _told(args: Sequence[str]) -> str:
    return " ".join(["go", *args])


def _bad(done: Finished) -> bool:
    return done.exit_code != 0


def _printed(done: Finished) -> str:
    """What the tests printed, without the frames of the stream."""
    lines = []
    for line in log_of(done).split("\n"):
        if not line.startswith("{"):
            lines.append(line + "\n")
            continue
        try:
            event = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if isinstance(event, dict) and isinstance(event.get("Output"), str):
            lines.append(event["Output"])
    return "".join(lines)
