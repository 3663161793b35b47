"""Signs that something wanted the network, which nothing of a repository gets.

A failure that shows one says nothing about the code: nobody could look. Kits ask about builds
themselves; tests of all kinds are gone through once, in kits.py.
"""

from __future__ import annotations

import re

from probant.runs.port import Case, CaseResult, NoRun, TestRun
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace

LACK = "the network, which the sandbox has not"

DOWNLOADS = NoRun(
    ReasonCode.DEPENDENCIES_UNAVAILABLE,
    "it downloads something, and there is no network in the sandbox",
)

_SIGNS = (
    # the C library, and what curl, wget and git make of it
    r"temporary failure in name resolution",
    r"name or service not known",
    r"no address associated with hostname",
    r"could(?: not|n't) resolve (?:host|proxy)",
    r"unable to resolve host address",
    r"network is unreachable",
    # Python
    r"NameResolutionError",
    r"getaddrinfo failed",
    # node and npm
    r"\bEAI_AGAIN\b",
    r"\bENETUNREACH\b",
    r"\bEHOSTUNREACH\b",
    r"\bENOTCACHED\b",
    r"getaddrinfo ENOTFOUND",
    # Go
    r"dial (?:tcp|udp)\d?: lookup ",
    r"dial (?:tcp|udp)\d?: address \S+: no suitable address found",
    r"lookup \S+(?: on \S+)?: no such host\b",
    # Rust
    r"failed to lookup address information",
    # the JVM
    r"UnknownHostException",
    r"UnresolvedAddressException",
    r"NoRouteToHostException",
)
_SIGN = re.compile("|".join(_SIGNS), re.IGNORECASE)
_MARKED = re.compile(r"^E  .*$", re.MULTILINE)
"""pytest shows source lines beside an error, and marks the error's own with an E."""


def needs_network(text: str) -> bool:
    """Whether a failure tells that a host could not be found or reached at all.

    A refused connection is no such sign: the sandbox has its own loopback, and a server that a
    test should have started may be missing there.
    """
    return _SIGN.search(text) is not None


def without_network(run: TestRun) -> TestRun | NoRun:
    """The same run, with failures for want of a network as what they are: no results.

    Where nothing else fails there is no result at all. They never make a run a good one.
    """
    if not run.is_counted and not run.cases:
        return _missed(run, "it needs") if run.exit_code and needs_network(run.log) else run
    n_failed = run.count(CaseResult.FAILED)
    cases = tuple(_without(case) for case in run.cases)
    n_left = sum(case.result is CaseResult.FAILED for case in cases)
    if n_left == n_failed:
        return run
    if n_left:
        return replace(run, cases=cases)
    n_passed = run.count(CaseResult.PASSED)
    named = "1 test needs" if n_failed == 1 else f"{n_failed} tests need"
    return _missed(run, f"{n_passed} passed, but {named}")


def _without(case: Case) -> Case:
    if case.result is not CaseResult.FAILED or not needs_network(_told(case)):
        return case
    return replace(case, result=CaseResult.SKIPPED, message=f"needs {LACK}")


def _told(case: Case) -> str:
    marked = _MARKED.findall(case.trace)
    return "\n".join([case.message, *(marked or [case.trace])])


def _missed(run: TestRun, words: str) -> NoRun:
    return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, f"{run.command}: {words} {LACK}")
