"""The table of marks: every row has a line that needs it, and one that only looks like it."""

from __future__ import annotations

import pytest

from probant.questions.kind import Lexis
from probant.questions.lexis import LEXIS, together
from probant.tools.mark_patterns import HINTS, PATTERNS
from probant.tools.mark_rows import Pattern

SAMPLES: dict[str, list[str]] = {
    "TODO": ["# TODO", "// TODO(ada): x", "# todo: later"],
    "FIXME": ["/* FIXME */", "# fixme: x"],
    "HACK": ["// HACK around", "# Hack: x"],
    "XXX": ["# XXX"],
    "deprecation": [
        " * @deprecated since 2", "// Deprecated: use B", ".. deprecated:: 2.0",
        "warn('x', PendingDeprecationWarning)", "@typing_extensions.deprecated('x')",
        "@Deprecated", '#[deprecated(since = "1")]', "[[deprecated]] int f();",
        "__attribute__((deprecated)) int f();",
    ],
    "suppression": [
        "x  # noqa: E501", "# ruff: noqa", "x  # type: ignore[attr]", "# pyright: ignore",
        "# pylint: disable=W0", "x  # nosec", "// eslint-disable-next-line", "// @ts-ignore",
        "// biome-ignore lint: x", "//nolint:gosec", "//lint:ignore S1 x", "// NOLINTNEXTLINE(x)",
        '#pragma GCC diagnostic ignored "-Wx"', "# shellcheck disable=SC1",
        "# rubocop:disable Metrics", '@SuppressWarnings("x")', "// NOSONAR", "#![allow(dead_code)]",
        "#[expect(unused)]",
    ],
    "skipped test": [
        "@pytest.mark.skipif(x)", "pytest.skip('x')", "@pytest.mark.xfail", "@unittest.skip('x')",
        "self.skipTest('x')", "it.skip('x', f)", "xdescribe('x', f)", "t.SkipNow()",
        '@DisabledOnOs("x")', "@Ignore", '#[ignore = "slow"]', "GTEST_SKIP() << 1;",
        "TEST(Shop, DISABLED_Opens) {",
    ],
    "print": [
        "print(x)", "pprint(x)", "sys.stderr.write(x)", "console.log(x)", "console.warn(x)",
        "console.error(x)", "console.info(x)", "console.debug(x)", "process.stdout.write(x)",
        'fmt.Printf("x")', "println(x)", "fmt.Fprintln(os.Stderr, x)",
        'System.out.println("x");', "System.err.write(x);", "e.printStackTrace();",
        'eprintln!("x")', "dbg!(x)", 'printf("x");', 'puts("x");', "std::cout << 1;",
        "std::cerr << 1;",
    ],
    "breakpoint": [
        "breakpoint()", "pdb.set_trace()", "debugger;", "runtime.Breakpoint()", "__debugbreak();",
        "raise(SIGTRAP);",
    ],
    "URL": ["https://a.example/x", "postgres://db:5432/x", "wss://[::1]/"],
    "IP address": [
        "10.0.0.1", "192.168.1.255:80", "fe80::1", "::/0", "::1", "1:2:3:4:5:6:7:8", "host: '::'",
        '"[::]:80"', 'if "::" == host',
    ],
    "SQL": [
        "SELECT a FROM t", "SELECT 1", "select * from t", "select a, b from t",
        "select a from t where b = 1", "INSERT INTO t VALUES (1)", "insert into t values (1)",
        "UPDATE t SET a = 1", "update t set a = 1", "DELETE FROM t", "delete from t where a = 1",
        "CREATE TABLE t (a)", "create table t (a)", "ALTER TABLE t ADD a", "DROP TABLE t",
        "WITH x AS (SELECT 1)",
    ],
    "eval": [
        "eval(x)", "exec(x)", "window.eval(x)", "new Function(x)", "vm.runInContext(x)",
        "engine.eval(x)",
    ],
    "program start": [
        "subprocess.run(x)", "from subprocess import run", "import subprocess as sp",
        "os.system(x)", "from os import system", "asyncio.create_subprocess_exec(x)",
        "pty.spawn(x)", "require('child_process')", "execSync(x)", "cp.spawn(x)",
        "exec.Command(x)", "os.StartProcess(x)", "Command::new(x)",
        "Runtime.getRuntime().exec(x)", "new ProcessBuilder(x)", "system(x)", "popen(x, y)",
        "execvp(x, y)", "posix_spawn(x)", "CreateProcessW(x)",
    ],
    "ticket": [
        "# see #123", "// org/repo#12", "# https://x.example/a/issues/12",
        "// https://b.example/show_bug.cgi?id=7", "# ABC-123: later", "# bug 12",
    ],
}  # fmt: skip
SAMPLES["debug print"] = SAMPLES["print"]
SAMPLES["debug output"] = [*SAMPLES["print"], *SAMPLES["breakpoint"]]
NOT_MARKS: dict[str, list[str]] = {
    "TODO": ["# TODOS", "# a todo list", "# MY_TODO", "# XTODO"],
    "FIXME": ["# UNFIXME", "# fixme"],
    "HACK": ["# HACKATHON", "# hacky"],
    "XXX": ["# XXXL", "# xxx"],
    "deprecation": ["# it is deprecated", "deprecated = True"],
    "suppression": ["# no quality", "# type: int", "allow(x)", "# eslint"],
    "skipped test": ["skip(x)", "it('skips', f)", "exit(1)", "@IgnoreThis"],
    "debug output": ["blueprint(x)", "sprintf(x)", "footprint(", "self.print(x)", "debugger: true"],
    "debug print": ["breakpoint()", "debugger;"],
    "print": ["fmt.Fprintln(w, x)", "breakpoint()", "debugger;", "blueprint(x)"],
    "breakpoint": ["print(x)", "console.log(x)", "debugger: true"],
    "URL": ["http://", "http://{host}/", "mailto:a@b", "//cdn/x"],
    "IP address": [
        "1.2.3",
        "1.2.3.4.5",
        "v1.2.3.4",
        "256.1.1.1",
        "std::map",
        "a :: b",
        "12:30:15",
        "x.split('::')",
    ],
    "SQL": [
        "SELECT an option",
        "select one from the list",
        "Update the settings",
        "delete from here",
        "Create table rows",
        "With care",
        "insert into the middle",
    ],
    "eval": ["evaluate(x)", "re.exec(x)", "retrieval(x)", "new FunctionName(x)"],
    "program start": [
        "system = 1",
        "regex.exec(x)",
        "file_system(x)",
        "-> subprocess.Popen:",
        "os.path.join(x)",
    ],
    "ticket": ["# UTF-8", "# RFC-7231", "#define", "# color #ffffff", "# section 12", "# SHA-256"],
}


def matching(mark: str, line: str) -> list[Pattern]:
    return [row for row in PATTERNS[mark] if row.regex.search(line)]


@pytest.mark.parametrize("mark", SAMPLES)
def test_every_row_has_a_line_that_needs_it(mark: str) -> None:
    assert {line: matching(mark, line) for line in SAMPLES[mark] if not matching(mark, line)} == {}
    used = {row for line in SAMPLES[mark] for row in matching(mark, line)}
    assert used == set(PATTERNS[mark])


@pytest.mark.parametrize("mark", SAMPLES)
def test_the_word_of_a_row_stands_in_every_match(mark: str) -> None:
    for line in SAMPLES[mark]:
        for row in matching(mark, line):
            assert row.word.lower() in line.lower()


@pytest.mark.parametrize("mark", NOT_MARKS)
def test_what_only_looks_like_a_mark_is_none(mark: str) -> None:
    assert {line for line in NOT_MARKS[mark] if matching(mark, line)} == set()


def test_every_mark_that_can_be_asked_for_has_its_rows() -> None:
    assert set(LEXIS[Lexis.MARK].values()) == set(PATTERNS)
    assert set(HINTS) <= set(PATTERNS)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("TODO", "FIXME"), "TODO or FIXME"),
        (("TODO", "FIXME", "HACK", "XXX"), "reminder"),
        (("TODO", "reminder"), "TODO"),
        (("TODO", "HACK"), None),
        (("TODO", "suppression"), None),
    ],
)
def test_several_words_are_one_mark_only_where_they_are_asked_for_together(
    words: tuple[str, ...], expected: str | None
) -> None:
    assert together(Lexis.MARK, frozenset(words)) == expected
