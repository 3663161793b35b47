"""Maven projects: offline, with the user's local repository to be read and none of the settings.

Tests count by Surefire's result files of this run, compared with the sums Maven prints. Integration
tests of later phases are not run.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from probant.runs.compiled import left_out, log_of, text_of
from probant.runs.ending import stopped
from probant.runs.jvm.home import Jvm, find_java, find_program, lay_out, shown
from probant.runs.jvm.reports import Reports, clear, keeps, read_reports, report_files
from probant.runs.live import LiveCount
from probant.runs.maven.select import Selection, is_module, module_options, select
from probant.runs.maven.trouble import compile_error, crash, trouble
from probant.runs.port import BuildRun, Case, CaseResult, NoRun, TestRun, Wanted
from probant.runs.worksite import Worksite
from probant.workspace.sandbox import Finished

_SUM = r"Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)"
_MODULE_SUM = re.compile(rf"^\[\w+\] {_SUM}(?:, Flakes: \d+)?\s*$", re.MULTILINE)
_CLASS_SUM = re.compile(rf"^\[\w+\] {_SUM}, Time elapsed".encode())
_END = re.compile(r"^\[INFO\] BUILD (?:SUCCESS|FAILURE)\s*$", re.MULTILINE)


class ProjectKit:
    def build(self, site: Worksite, target: str) -> BuildRun | NoRun:
        maven = _find(site)
        if isinstance(maven, NoRun):
            return maven
        clear(site, "target", ("pom.xml",))
        chosen = module_options(site, target) if target else []
        argv = ["-DskipTests", *chosen, "package"]
        done = maven.run(argv)
        none = stopped(done, "mvn package")
        if none is None and done.exit_code:
            none = trouble(log_of(done))
        if none is not None:
            return none
        made = _made(site)
        return BuildRun(
            command=" ".join(["mvn", *argv]),
            exit_code=done.exit_code,
            n_done=len(made),
            covers_target=not target or is_module(site, target),
            made=tuple(path for path in made if path.endswith((".jar", ".war"))),
            log=log_of(done),
        )

    def test(self, site: Worksite, wanted: Wanted) -> TestRun | NoRun:
        maven = _find(site)
        if isinstance(maven, NoRun):
            return maven
        clear(site, "target", ("pom.xml",))
        before = report_files(site)
        chosen = Selection() if wanted.is_everything else select(site, wanted)
        argv = ["-fae", *chosen.options, "test"]
        done = maven.run(argv, _live(site))
        none = stopped(done, "mvn test")
        if none is not None:
            return none
        return _read(site, wanted, chosen, argv, done, read_reports(site, before))


class _Maven:
    def __init__(self, site: Worksite, jvm: Jvm, repository: Path) -> None:
        self._site = site
        self._jvm = jvm
        kept = str(repository) if repository.is_dir() else f"{site.results_inside}/m2"
        self._options = [
            "-o", "-B", "-Dstyle.color=never", f"-Dmaven.repo.local={kept}",
            # Whoever downloaded an artifact once: it is here, and that is enough.
            "-Daether.enhancedLocalRepository.trackingFilename=untracked",
        ]  # fmt: skip

    def run(self, args: Sequence[str], on_line: Callable[[bytes], None] | None = None) -> Finished:
        return self._site.run(
            [self._jvm.program, *self._options, *args],
            env=self._jvm.env,
            mounts=self._jvm.mounts,
            on_line=on_line,
        )


def _find(site: Worksite) -> _Maven | NoRun:
    java = find_java(site)
    if isinstance(java, NoRun):
        return java
    program = find_program(site, "mvn", "Maven")
    if isinstance(program, NoRun):
        return program
    repository = Path.home() / ".m2" / "repository"
    return _Maven(site, lay_out(program, java, shown(site, repository)), repository)


def _read(
    site: Worksite,
    wanted: Wanted,
    chosen: Selection,
    argv: Sequence[str],
    done: Finished,
    reports: Reports,
) -> TestRun | NoRun:
    log = log_of(done)
    cases = [case for case in reports.cases if _counts(case, wanted, chosen)]
    doubts = [*reports.doubts, *left_out(done)]
    has_failed = any(case.result is CaseResult.FAILED for case in cases)
    if done.exit_code and not has_failed:
        why = trouble(log)
        wrong = None if why else compile_error(site, log) or crash(log)
        if why is not None and not cases:
            return why
        if why is not None:
            doubts.append(f"a part was not tested: {why.note}")
        cases += [wrong] if wrong is not None else []
    if _told(done) != _sums(reports.cases):
        doubts.append("the sums Maven printed differ from the result files")
    return TestRun(
        command=" ".join(["mvn", *argv]),
        cases=tuple(cases),
        exit_code=done.exit_code,
        is_whole=_END.search(log) is not None,
        doubts=tuple(doubts),
        log=log,
    )


def _counts(case: Case, wanted: Wanted, chosen: Selection) -> bool:
    if wanted.tests and not wanted.paths and not keeps(case, wanted.tests):
        return False
    return not chosen.folders or any(
        not folder or not case.path or case.path.startswith(f"{folder}/")
        for folder in chosen.folders
    )


def _told(done: Finished) -> tuple[int, int, int]:
    """What Maven itself sums up at the end of each module: tests, bad ones, skipped ones."""
    found = _MODULE_SUM.findall(text_of(done.stdout))
    numbers = [[int(number) for number in one] for one in found]
    return (
        sum(one[0] for one in numbers),
        sum(one[1] + one[2] for one in numbers),
        sum(one[3] for one in numbers),
    )


def _sums(cases: Sequence[Case]) -> tuple[int, int, int]:
    results = [case.result for case in cases]
    return len(results), results.count(CaseResult.FAILED), results.count(CaseResult.SKIPPED)


def _made(site: Worksite) -> list[str]:
    """Classes and archives that stand where nothing stood before."""
    found = [
        one.path.relative_to(site.copy).as_posix()
        for one in site.files_in(site.project)
        if one.path.suffix in (".class", ".jar", ".war")
    ]
    return sorted(path for path in found if "target" in path.split("/"))


def _live(site: Worksite) -> Callable[[bytes], None]:
    count = LiveCount(site.say, "mvn test")

    def on_line(line: bytes) -> None:
        found = _CLASS_SUM.match(line)
        if found:
            n_all, n_failed, n_errors, n_skipped = (int(number) for number in found.groups())
            n_bad = n_failed + n_errors
            for result, n_more in (
                (CaseResult.FAILED, n_bad),
                (CaseResult.SKIPPED, n_skipped),
                (CaseResult.PASSED, n_all - n_bad - n_skipped),
            ):
                count.add(result, n_more)

    return on_line
