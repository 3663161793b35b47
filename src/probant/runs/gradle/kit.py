"""Gradle builds: offline, by the version the project's wrapper names if that is here already.

The wrapper's own program is not run: it would download. Downloaded modules are read only, the
settings of the user are not shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from probant.runs.compiled import (
    MAX_MESSAGE_CHARS,
    first_match,
    in_project,
    left_out,
    log_of,
    source_text,
    within,
)
from probant.runs.ending import stopped
from probant.runs.gradle.script import Script
from probant.runs.jvm.home import Jvm, find_java, find_program, lay_out, shown
from probant.runs.jvm.reports import Reports, clear, keeps, read_reports, report_files
from probant.runs.live import LiveCount
from probant.runs.port import BuildRun, Case, CaseResult, NoRun, TestRun, Wanted, WantedTest
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.sandbox import Finished

_MANIFESTS = ("build.gradle", "build.gradle.kts")
_WISHED = re.compile(
    r"^\s*distributionUrl\s*=.*/(gradle-([\w.+-]+?)-(?:bin|all))\.zip", re.MULTILINE
)
_MISSING = tuple(
    re.compile(pattern)
    for pattern in (
        r"No cached version of \S+ available for offline mode",
        r"No cached resource '\S+' available for offline mode",
        r"Could not (?:resolve|find) [\w.-]+:[\w.-]+",
        r"Plugin (?:with id|\[id:)[^\n]* (?:was )?not found",
    )
)
_UNFIT = tuple(
    re.compile(pattern)
    for pattern in (
        r"Could not determine java version[^\n]*",
        r"Unsupported class file major version \d+",
        r"requires (?:at least )?(?:JVM|Java|Gradle) [^\n]*",
        r"(?:No matching toolchains found|Cannot find a Java installation)[^\n]*",
        r"(?:release version|invalid (?:target|source) release:?) [\d.]+[^\n]*",
        r"(?:Source|Target) option [\d.]+ is no longer supported",
    )
)
_COMPILER = re.compile(
    r"(?:e: (?:file://)?(?=/)|(?=/[^\s:]+:\d+: error: ))"
    r"(/[^\s:]+\.(?:java|kt|kts|groovy|scala)):(\d+)(?::\d+)?:? (?:error: )?(.*)"
)


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        gradle = _find(site)
        if isinstance(gradle, NoRun):
            return gradle
        clear(site, "build", _MANIFESTS)
        module = _module(site, target) if target else ""
        task = f"{module}:assemble" if module else "assemble"
        done = gradle.run([task])
        none = stopped(done, "gradle assemble") or _trouble(done)
        if none is not None:
            return none
        made = _made(site)
        return BuildRun(
            command=f"gradle {task}",
            exit_code=done.exit_code,
            n_done=len(made),
            covers_target=not target or bool(module),
            made=tuple(path for path in made if path.endswith((".jar", ".war"))),
            log=log_of(done),
        )

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        gradle = _find(site)
        if isinstance(gradle, NoRun):
            return gradle
        clear(site, "build", _MANIFESTS)
        before = report_files(site)
        script = Script(site)
        only = [f"--tests={name}" for name in _names(wanted)]
        argv = ["--continue", "test", *only]
        done = gradle.run([script.option, *argv], _live(site, script))
        none = stopped(done, "gradle test")
        if none is not None:
            return none
        command = " ".join(["gradle", *argv])
        return _read(site, wanted, command, done, script, read_reports(site, before))


class _Gradle:
    def __init__(self, site: Worksite, jvm: Jvm, caches: Path) -> None:
        self._site = site
        self._jvm = jvm
        self._env = jvm.env | {"GRADLE_USER_HOME": f"{site.results_inside}/gradle"}
        if (caches / "modules-2").is_dir():
            self._env["GRADLE_RO_DEP_CACHE"] = str(caches)

    def run(self, args: Sequence[str], on_line: Callable[[bytes], None] | None = None) -> Finished:
        options = ["--offline", "--no-daemon", "--no-build-cache", "--console=plain"]
        return self._site.run(
            [self._jvm.program, *options, *args],
            env=self._env,
            mounts=self._jvm.mounts,
            on_line=on_line,
        )


def _find(site: Worksite) -> _Gradle | NoRun:
    java = find_java(site)
    if isinstance(java, NoRun):
        return java
    program = _program(site)
    if isinstance(program, NoRun):
        return program
    caches = Path.home() / ".gradle" / "caches"
    seen = shown(site, caches / "modules-2")
    return _Gradle(site, lay_out(program, java, seen), caches)


def _program(site: Worksite) -> Path | NoRun:
    path = f"{site.folder}/gradle/wrapper/gradle-wrapper.properties".lstrip("/")
    wished = _WISHED.search(source_text(site, path).replace("\\", ""))
    if wished is None:
        return find_program(site, "gradle", "Gradle")
    folder = Path.home() / ".gradle" / "wrapper" / "dists" / wished[1]
    for found in sorted(folder.glob(f"*/gradle-{wished[2]}/bin/gradle")):
        return found.resolve()
    note = f"the project's wrapper wants Gradle {wished[2]}, which was never downloaded here"
    return NoRun(ReasonCode.TOOL_MISSING, note)


def _read(
    site: Worksite, wanted: Wanted, command: str, done: Finished, script: Script, reports: Reports
) -> TestRun | NoRun:
    cases = [case for case in reports.cases if _counts(case, wanted)]
    doubts = [*reports.doubts, *left_out(done)]
    sums = script.sums(done)
    if done.exit_code and not any(case.result is CaseResult.FAILED for case in cases):
        why = _trouble(done)
        wrong = None if why else _compile_error(site, log_of(done))
        if not cases and wrong is None:
            return why or NoRun(ReasonCode.TOOL_FAILED, f"gradle failed: {_last(done)}")
        if why is not None:
            doubts.append(f"a part was not tested: {why.note}")
        cases += [wrong] if wrong is not None else []
    results = [case.result for case in reports.cases]
    found = (len(results), results.count(CaseResult.FAILED), results.count(CaseResult.SKIPPED))
    if (sums or (0, 0, 0)) != found:
        doubts.append("the sums Gradle told differ from the result files")
    return TestRun(
        command=command,
        cases=tuple(cases),
        exit_code=done.exit_code,
        is_whole=sums is not None,
        doubts=tuple(doubts),
        log=log_of(done),
    )


def _names(wanted: Wanted) -> list[str]:
    """The patterns of `--tests`; files are told by the name of their class."""
    names = [_pattern(test) for test in wanted.tests]
    return [*names, *(f"*{_stem(path)}" for path in wanted.paths if "." in path)]


def _pattern(test: WantedTest) -> str:
    owner, _, method = test.name.replace("#", ".").rpartition(".")
    owner = owner or test.owner or (_stem(test.path) if test.path else "")
    return f"*{owner}.{method}*" if owner else f"*{method}*"


def _stem(path: str) -> str:
    return path.rpartition("/")[2].partition(".")[0]


def _counts(case: Case, wanted: Wanted) -> bool:
    if wanted.is_everything or keeps(case, wanted.tests):
        return True
    return any(
        case.path == path or case.path.startswith(f"{path.rstrip('/')}/") for path in wanted.paths
    )


def _module(site: Worksite, target: str) -> str:
    """The path of a subproject that `target` names: a folder with a build file of its own."""
    below = in_project(site, target.strip(":").replace(":", "/").strip("/"))
    folder = f"{site.folder}/{below}".lstrip("/")
    has_build = any(f"{folder}/{name}" in site.tree.files for name in _MANIFESTS)
    return ":" + below.replace("/", ":") if has_build else ""


def _trouble(done: Finished) -> NoRun | None:
    log = log_of(done)
    if not done.exit_code or "Compilation failed" in log:
        return None
    line = first_match(_UNFIT, log)
    if line:
        return NoRun(ReasonCode.TOOL_MISSING, f"the toolchain does not fit: {line}")
    line = first_match(_MISSING, log)
    if line:
        note = f"not among the downloaded modules, and nothing is downloaded: {line}"
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)
    return None


def _compile_error(site: Worksite, log: str) -> Case | None:
    found = _COMPILER.search(log)
    if found is None:
        return None
    path = within(site, found[1])
    return Case(
        name="compiling",
        result=CaseResult.FAILED,
        path=path,
        line=int(found[2]) if path else None,
        message=found[3][:MAX_MESSAGE_CHARS],
        trace=log[found.start() :][: MAX_MESSAGE_CHARS * 8],
    )


def _last(done: Finished) -> str:
    log = log_of(done)
    told = log.partition("* What went wrong:")[2] or log
    return " ".join(told.split("\n* ")[0].split())[:MAX_MESSAGE_CHARS]


def _made(site: Worksite) -> list[str]:
    found = [
        one.path.relative_to(site.copy).as_posix()
        for one in site.files_in(site.project)
        if one.path.suffix in (".class", ".jar", ".war")
    ]
    return sorted(path for path in found if "build" in path.split("/"))


def _live(site: Worksite, script: Script) -> Callable[[bytes], None]:
    count = LiveCount(site.say, "gradle test")

    def on_line(line: bytes) -> None:
        result = script.result_of(line)
        if result is not None:
            count.add(result)

    return on_line
