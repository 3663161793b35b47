"""How each test runner is started so that it tells its results, and how it is told what to run.

The project's own configuration and arguments stay; only what would watch, filter by git or report
elsewhere is left out. What is told is read in stream.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from probant.runs.node.shell import Word, quoted
from probant.runs.port import Wanted
from probant.vocabulary.record import Record

Words = tuple[str, ...]


class Setting(Record, kw_only=True):
    """Places inside the sandbox a runner is told of."""

    reporters: str
    results: str
    root: str
    """The repository."""


class Runner(Record, kw_only=True):
    """`unwanted` are options left out, `with_value` those whose value is the next word."""

    unwanted: frozenset[str]
    with_value: frozenset[str]
    reporting: Callable[[Setting], Words]
    naming: Callable[[Sequence[str]], Words]
    """Options that choose tests by their names; empty where it has none that can be relied on."""
    last_file: str = ""
    is_before: bool = False
    """Whether options have to stand before the files."""
    unwanted_words: frozenset[str] = frozenset()
    first: Words = ()
    only_paths: Callable[[Sequence[str]], Words] = tuple
    subset: Words = ()
    """Added where not all tests are asked for."""
    is_tap: bool = False


def _options(text: str) -> frozenset[str]:
    return frozenset(text.split())


RUNNERS: dict[str, Runner] = {
    "node": Runner(
        unwanted=_options(
            "--watch --test-reporter --test-reporter-destination --test-name-pattern"
            " --test-force-exit"
        ),
        with_value=_options(
            "--test-reporter --test-reporter-destination --test-name-pattern -r --require --import"
            " --loader --experimental-loader -C --conditions --tsconfig --project -P"
            " --test-concurrency --test-timeout --test-shard --env-file"
        ),
        reporting=lambda at: (
            f"--test-reporter={at.reporters}/node_test.mjs", "--test-reporter-destination=stdout",
            "--test-reporter=tap", f"--test-reporter-destination={at.results}/last.tap",
        ),
        naming=lambda name: (f"--test-name-pattern={_ends(name)}",),
        last_file="last.tap",
        is_before=True,
    ),
    "jest": Runner(
        unwanted=_options(
            "--watch --watchAll --reporters --json --outputFile -o --onlyChanged --lastCommit"
            " --changedSince --changedFilesWithAncestor --findRelatedTests --notify --bail -b"
            " -t --testNamePattern"
        ),
        with_value=_options(
            "--reporters --outputFile --changedSince -c --config -w --maxWorkers --env --rootDir"
            " --roots --setupFiles --setupFilesAfterEnv --testEnvironment --testTimeout"
            " --coverageDirectory --coverageReporters --collectCoverageFrom --projects"
            " --selectProjects --testPathPattern --testPathPatterns --testPathIgnorePatterns"
            " --testMatch --testRegex --preset --transform --moduleNameMapper --seed --shard"
            " -t --testNamePattern --testRunner --globals --cacheDirectory --runner"
        ),
        reporting=lambda at: (
            f"--reporters={at.reporters}/jest.cjs", f"--outputFile={at.results}/last.json",
            "--testLocationInResults", "--watchAll=false", "--watchman=false", "--json",
        ),
        naming=lambda name: (f"--testNamePattern={_whole(name)}",),
        last_file="last.json",
        only_paths=lambda paths: ("--runTestsByPath", *paths),
        subset=("--coverage=false", "--passWithNoTests"),
    ),
    "vitest": Runner(
        unwanted=_options(
            "--watch -w --run --reporter --outputFile --ui --open --changed --bail"
            " -t --testNamePattern --standalone"
        ),
        with_value=_options(
            "--reporter --outputFile --changed --bail -c --config -r --root --dir --mode --project"
            " --environment --pool --shard --maxWorkers --minWorkers --testTimeout --hookTimeout"
            " --retry --coverage.provider --coverage.reporter -t --testNamePattern --exclude"
            " --maxConcurrency --workspace --teardownTimeout"
        ),
        unwanted_words=_options("run watch dev"),
        first=("run",),
        reporting=lambda at: (
            f"--reporter={at.reporters}/vitest.mjs", "--reporter=json",
            f"--outputFile.json={at.results}/last.json", "--watch=false",
        ),
        naming=lambda name: (f"--testNamePattern={_whole(name)}",),
        last_file="last.json",
        subset=("--coverage.enabled=false", "--passWithNoTests"),
    ),
    "mocha": Runner(
        unwanted=_options(
            "--watch -w --reporter -R --reporter-option --reporter-options -O --grep -g --fgrep -f"
            " --bail -b --growl -G"
        ),
        with_value=_options(
            "--reporter -R --reporter-option --reporter-options -O --grep -g --fgrep -f --config"
            " --package --require -r --file --extension --ignore --exclude --timeout -t --slow -s"
            " --ui -u --retries --jobs -j --loader --import -p --project --tsconfig --spec"
        ),
        reporting=lambda at: (f"--reporter={at.reporters}/mocha.cjs", "--no-watch"),
        naming=lambda name: (f"--grep={_whole(name)}",),
        last_file="last.json",
    ),
    "jasmine": Runner(
        unwanted=_options("--reporter --filter --filter-path --fail-fast"),
        with_value=_options(""),
        reporting=lambda at: (f"--reporter={at.reporters}/jasmine.cjs",),
        naming=lambda name: (f"--filter={_whole(name)}",),
        last_file="last.json",
    ),
    "ava": Runner(
        unwanted=_options("--watch -w --tap -t --verbose -v --match -m --fail-fast"),
        with_value=_options("--match -m --concurrency -c --timeout -T --config --node-arguments"),
        reporting=lambda _: ("--tap",),
        naming=lambda _: (),
        is_tap=True,
    ),
    "tap": Runner(
        unwanted=_options("--watch -w --reporter -R --bail -b"),
        with_value=_options("--reporter -R --jobs -j --timeout -t"),
        reporting=lambda _: ("--reporter=tap",),
        naming=lambda _: (),
        is_tap=True,
    ),
    "tape": Runner(
        unwanted=frozenset(),
        with_value=_options("-r --require -i --ignore --import"),
        reporting=lambda _: (),
        naming=lambda _: (),
        is_tap=True,
    ),
}  # fmt: skip
"""Every runner that is known, by the name plan.py gives it."""

_FILE = re.compile(r"[/*]|\.[cm]?[jt]sx?$")


def arguments(runner: Runner, words: Sequence[Word], wanted_paths: Sequence[str]) -> Words:
    """The project's own arguments as a shell takes them; its files only if none are wanted."""
    kept: list[str] = []
    at = 0
    while at < len(words):
        text, raw = words[at].text, words[at].raw
        name = text.partition("=")[0]
        has_value = name in runner.with_value and "=" not in text and at + 1 < len(words)
        is_file = not text.startswith("-") and bool(wanted_paths) and bool(_FILE.search(text))
        if name in runner.unwanted or (not kept and text in runner.unwanted_words):
            at += 2 if has_value else 1
        elif text == "--" or is_file:
            at += 1
        else:
            kept += [raw, words[at + 1].raw] if has_value else [raw]
            at += 2 if has_value else 1
    return tuple(kept)


def line_of(
    name: str, launcher: str, own: Words, at: Setting, wanted: Wanted, paths: Sequence[str]
) -> str:
    """The line a shell runs: the launcher, the project's arguments, and what makes it tell."""
    runner = RUNNERS[name]
    ours = [*runner.reporting(at), *_naming(runner, wanted)]
    if not wanted.is_everything:
        ours = [*runner.subset, *ours]
    told = [quoted(one) for one in ours]
    files = [quoted(one) for one in (runner.only_paths(paths) if paths else ())]
    ordered = [*told, *own, *files] if runner.is_before else [*own, *files, *told]
    return " ".join(["exec env", launcher, *map(quoted, runner.first), *ordered])


def can_name(name: str, wanted: Wanted) -> bool:
    """Whether a runner will be told the names of tests."""
    return bool(_naming(RUNNERS[name], wanted))


def _naming(runner: Runner, wanted: Wanted) -> Words:
    if not wanted.tests or wanted.paths:
        return ()
    return runner.naming([plain_name(one.name) for one in wanted.tests])


def plain_name(name: str) -> str:
    """A name as runners join it: groups and test with a space between."""
    return re.sub(r"\s+(?:>|›|»|::)\s+", " ", name).strip()


def _whole(names: Sequence[str]) -> str:
    """A pattern for names at the end of the full name of a test."""
    return "|".join(f"(^| ){_escaped(name)}$" for name in names)


def _ends(names: Sequence[str]) -> str:
    """The same for a runner that may look at the last title alone: any end of a name will do."""
    found: list[str] = []
    for name in names:
        words = name.split(" ")
        found += [f"^{_escaped(' '.join(words[at:]))}$" for at in range(1, len(words))]
    return "|".join([_whole(names), *found])


def _escaped(text: str) -> str:
    return re.sub(r"([\\^$.*+?()\[\]{}|/])", r"\\\1", text)
