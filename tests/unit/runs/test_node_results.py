"""What runners tell and write down, compared."""

from __future__ import annotations

import json

import pytest

from probant.runs.node.results import Written, doubts_of, read_written
from probant.runs.node.runners import RUNNERS, Setting, arguments, line_of
from probant.runs.node.shell import commands_of
from probant.runs.node.stream import Stream, Told
from probant.runs.node.tap import TapStream
from probant.runs.port import CaseResult, Wanted, WantedTest

AT = Setting(reporters="/r", results="/results", root="/repo")


def line(**said: object) -> bytes:
    return b"@probant:s:" + json.dumps(said).encode()


def case(name: str, result: str = "passed", **more: object) -> bytes:
    return line(told="case", titles=["g", name], result=result, file="/repo/t/a.js", **more)


def told(*lines: bytes) -> Told:
    stream = Stream("s", "/repo", lambda _said: None, "x")
    for one in lines:
        stream.line(one)
    return stream.told()


END = line(told="end", passed=1, failed=1, skipped=0)
FINE = Written(passed=1, failed=1, skipped=0)


def test_a_stream_is_read() -> None:
    trace = "Error: x\n    at f (/repo/lib/b.js:9:1)\n    at Object.<anonymous> (/repo/t/a.js:7:3)"
    found = told(case("one"), case("two", "failed", message="x", trace=trace), END)
    one, two = found.cases
    assert (one.name, one.path, one.result) == ("g one", "t/a.js", CaseResult.PASSED)
    assert (two.line, two.message) == (7, "x")
    assert found.is_ended
    assert doubts_of(found, FINE, 1) == ()


@pytest.mark.parametrize(
    ("lines", "written", "exit_code", "doubt"),
    [
        ((case("a"), case("b", "failed")), None, 1, "did not report its end"),
        ((case("a"), case("b", "failed"), END), None, 1, "wrote no result file"),
        ((case("a"), case("b"), case("c", "failed"), END), FINE, 1, "the reporter counted"),
        ((case("a"), case("b", "failed"), END, END), FINE, 1, "told 2 times"),
        ((case("a"), case("b", "failed"), END), Written(passed=2, failed=0, skipped=0), 1,
         "wrote down 2 passed"),
        ((line(told="begin", n_tests=3), case("a"), case("b", "failed"), END), FINE, 1,
         "3 tests were announced, 2 reported"),
        ((case("a"), case("b", "failed"), line(told="unreported", n=1, names=["c"]), END), FINE, 1,
         "never ended: c"),
    ],
)  # fmt: skip
def test_accounts_that_differ(
    lines: tuple[bytes, ...], written: Written | None, exit_code: int, doubt: str
) -> None:
    assert doubt in "; ".join(doubts_of(told(*lines), written, exit_code))


@pytest.mark.parametrize(
    "raw",
    [b"@probant:s:{", b"@probant:other:{}", b"@probant:s:[]", b"x", b"@probant:s:" + b"[" * 100_000,
     line(told="case", titles=3, result="passed"), line(told="case", titles=["a"], result="won")],
)  # fmt: skip
def test_other_lines_are_output(raw: bytes) -> None:
    assert told(raw).cases == ()


def test_tests_of_a_file_that_never_ended_count() -> None:
    tick = line(told="tick", titles=["g", "one"], result="passed", file="/repo/t/b.js")
    found = told(case("one"), tick)
    assert [one.path for one in found.cases] == ["t/a.js", "t/b.js"]
    assert [one.path for one in told(case("one"), tick, END).cases] == ["t/a.js"]


JEST = {
    "numTotalTests": 3, "numPassedTests": 1, "numFailedTests": 1,
    "testResults": [{"assertionResults": [
        {"status": "passed"}, {"status": "failed"}, {"status": "todo"}]}],
}  # fmt: skip
TAP = "1..3\n# tests 3\n# pass 1\n# fail 0\n# cancelled 1\n# skipped 1\n# todo 0\n"


@pytest.mark.parametrize(
    ("runner", "raw", "expected"),
    [
        ("jest", json.dumps(JEST), Written(passed=1, failed=1, skipped=1)),
        ("vitest", json.dumps(JEST | {"numTotalTests": 9}),
         Written(passed=1, failed=1, skipped=1, is_sound=False)),
        ("node", TAP, Written(passed=1, failed=1, skipped=1)),
        ("mocha", '{"pass": 1, "fail": 1, "skipped": 1, "tests": 3}',
         Written(passed=1, failed=1, skipped=1)),
        ("mocha", '{"pass": "1"}', None),
        ("jest", "{}", None), ("jest", "[", None), ("jest", "[" * 100_000, None),
        ("node", "TAP version 13\n", None),
    ],
)  # fmt: skip
def test_result_files(runner: str, raw: str, expected: Written | None) -> None:
    assert read_written(raw.encode(), runner) == expected


def tap(text: str) -> Told:
    stream = TapStream("/repo", lambda _said: None, "tap")
    for one in text.encode().splitlines():
        stream.line(one)
    return stream.told()


def test_tap_counts_the_innermost() -> None:
    found = tap(
        "TAP version 14\n# Subtest: a.js\n    ok 1 - one\n    not ok 2 - two\n      ---\n"
        "      at: f (/repo/t/a.js:4:2)\n      ...\n    1..2\nnot ok 1 - a.js\n"
        "ok 2 - three # SKIP later\n1..2\n"
    )
    assert [(one.name, one.result.value) for one in found.cases] == [
        ("one", "passed"), ("two", "failed"), ("three", "skipped"),
    ]  # fmt: skip
    assert (found.cases[1].path, found.cases[1].line) == ("t/a.js", 4)
    assert found.is_ended


def test_tap_that_is_cut_off_has_no_end() -> None:
    assert not tap("1..3\nok 1\nok 2\n").is_ended
    assert not tap("ok 1\nok 2\n").is_ended


def own(runner: str, script: str, paths: tuple[str, ...] = ()) -> tuple[str, ...]:
    (command,) = commands_of(script) or ()
    return arguments(RUNNERS[runner], command.words, paths)


def test_arguments_of_the_project_stay() -> None:
    assert own("mocha", "-r env -R spec --watch 'test/**'") == ("-r", "env", "'test/**'")
    assert own("mocha", "-r ./env.js test/", ("a.js",)) == ("-r", "./env.js")
    assert own("jest", "--watchAll --reporters default -c x.js --onlyChanged src") == (
        "-c", "x.js", "src",
    )  # fmt: skip
    assert own("vitest", "watch --ui --config=v.ts") == ("--config=v.ts",)
    assert own("node", "--test --watch --test-reporter dot t/*.js") == ("--test", "t/*.js")


def test_the_line_that_is_run() -> None:
    wanted = Wanted(tests=(WantedTest(name="adds (twice)"),))
    line = line_of("jest", "A=1 jest", ("--ci",), AT, wanted, ())
    assert line.startswith("exec env A=1 jest --ci '--coverage=false'")
    assert r"'--testNamePattern=(^| )adds \(twice\)$'" in line
    assert "'--outputFile=/results/last.json'" in line
    before = line_of("node", "node", ("--test", "t/*.js"), AT, Wanted(), ())
    assert before.endswith("--test t/*.js")
