"""Failures for want of a network, of every kind of project: nobody could look, and no more."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from probant.runs.network import needs_network, without_network
from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.vocabulary.reason import ReasonCode

GOOD = Case(name="good", result=CaseResult.PASSED)
BAD = Case(name="bad", result=CaseResult.FAILED, message="4 != 5")
FAR = Case(name="far", result=CaseResult.FAILED, trace="dial tcp: lookup example.org: no such host")


def run_of(cases: Sequence[Case], *, is_counted: bool = True, log: str = "") -> TestRun:
    return TestRun(
        command="go test",
        cases=tuple(cases),
        exit_code=1,
        is_whole=True,
        is_counted=is_counted,
        log=log,
    )


@pytest.mark.parametrize(
    "said",
    [
        "socket.gaierror: [Errno -3] Temporary failure in name resolution",
        "OSError: [Errno 101] Network is unreachable",
        "NameResolutionError(\"Failed to resolve 'example.org'\")",
        "Error: getaddrinfo EAI_AGAIN example.org",
        "connect ENETUNREACH 192.0.2.1:80",
        'Get "http://example.org": dial tcp: lookup example.org: no such host',
        "dial tcp: lookup example.org on [::1]:53: read udp: connection refused",
        "dial tcp: address example.org: no suitable address found",
        "dial tcp 192.0.2.1:80: connect: network is unreachable",
        "failed to lookup address information: Name or service not known",
        "java.net.UnknownHostException: example.org",
        "curl: (6) Could not resolve host: example.org",
        "fatal: Could not resolve hostname example.org",
    ],
)
def test_signs(said: str) -> None:
    assert needs_network(said)


@pytest.mark.parametrize(
    "said",
    [
        "connect ECONNREFUSED 127.0.0.1:8080",
        "Connection refused",
        "open a.txt: no such file or directory",
        "the lookup failed: no such hostage",
        "",
    ],
)
def test_no_signs(said: str) -> None:
    assert not needs_network(said)


def test_where_nothing_else_fails_there_is_no_result() -> None:
    told = without_network(run_of([GOOD, FAR, FAR]))
    assert isinstance(told, NoRun)
    assert told.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert told.note == (
        "go test: 1 passed, but 2 tests need the network, which the sandbox has not"
    )


def test_beside_a_real_failure_they_are_skipped() -> None:
    told = without_network(run_of([GOOD, BAD, FAR]))
    assert isinstance(told, TestRun)
    assert [case.result.value for case in told.cases] == ["passed", "failed", "skipped"]
    assert (told.cases[2].message, told.doubts, told.exit_code) == (
        "needs the network, which the sandbox has not",
        (),
        1,
    )


def test_a_run_without_signs_stays_as_it_is() -> None:
    run = run_of([GOOD, BAD])
    assert without_network(run) is run
    uncounted = run_of([], is_counted=False, log="4 != 5")
    assert without_network(uncounted) is uncounted


def test_an_exit_code_alone_for_want_of_a_network_is_no_result() -> None:
    told = without_network(run_of([], is_counted=False, log="getaddrinfo EAI_AGAIN example.org"))
    assert isinstance(told, NoRun)


def test_a_source_line_that_speaks_of_it_is_no_sign() -> None:
    trace = (
        "    def test_a():\n>       with pytest.raises(OSError, match='Network is unreachable'):\n"
        "E       Failed: DID NOT RAISE <class 'OSError'>\n"
    )
    run = run_of([Case(name="a", result=CaseResult.FAILED, message="Failed", trace=trace)])
    assert without_network(run) is run
