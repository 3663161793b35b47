"""Result files in the JUnit form that many runners write, read with care: a test can write too.

A file that is too large, declares entities or is cut off is no result. Where a name is a file, and
which file a class stands for, is the kits' knowledge.
"""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

from probant.runs.port import CaseResult
from probant.vocabulary.record import Record

MAX_BYTES = 64 << 20
MAX_CASES = 200_000
MAX_TEXT_CHARS = 20_000
"""How much of one failure's text is kept."""


_RESULTS = {
    "failure": CaseResult.FAILED,
    "error": CaseResult.FAILED,
    "skipped": CaseResult.SKIPPED,
}


class JUnitCase(Record, kw_only=True):
    """One `testcase` element as it stands."""

    name: str
    classname: str
    file: str
    line: int | None
    result: CaseResult
    message: str
    trace: str
    kind: str
    """The element that gave the result: failure, error, skipped, or ''."""
    n_bad_parts: int = 0
    """How many failures and errors it holds: setting up, running and cleaning up may all fail."""
    status: str = ""
    """What some runners say in an attribute of that name."""
    output: str = ""
    """What the test printed, if the runner kept it: untrusted text."""


class JUnitReport(Record, kw_only=True):
    """All cases of one file, with the counts the file claims in its heads (None: not told)."""

    cases: tuple[JUnitCase, ...]
    n_claimed: int | None
    n_claimed_bad: int | None

    @property
    def is_consistent(self) -> bool:
        """Whether the heads agree with the cases.

        Some runners count a case once more for each thing that went wrong in it.
        """
        n_bad = sum(case.result is CaseResult.FAILED for case in self.cases)
        n_bad_parts = sum(case.n_bad_parts for case in self.cases)
        n_all, n_claimed = len(self.cases), self.n_claimed
        is_right = n_claimed is None or n_all <= n_claimed <= n_all + n_bad_parts
        return is_right and self.n_claimed_bad in (None, n_bad, n_bad_parts)


def parse_junit(raw: bytes) -> JUnitReport | None:
    """The report, or None if there is none that can be read whole."""
    # With a NUL it is UTF-16 or the like, in which these words are spelled otherwise.
    if b"<!DOCTYPE" in raw or b"<!ENTITY" in raw or b"\0" in raw or len(raw) > MAX_BYTES:
        return None
    if raw.count(b"<testcase") > MAX_CASES:
        return None
    try:
        root = ElementTree.fromstring(raw)  # noqa: S314 - without a DTD there is nothing to expand
    except (ElementTree.ParseError, ValueError, LookupError, RecursionError):
        return None
    suites = [one for one in root.iter("testsuite") if one.find("testsuite") is None]
    return JUnitReport(
        cases=tuple(_case(node) for node in root.iter("testcase")),
        n_claimed=_total(suites, ("tests",)),
        n_claimed_bad=_total(suites, ("failures", "errors")),
    )


def _case(node: ElementTree.Element) -> JUnitCase:
    kind = next((name for name in _RESULTS if node.find(name) is not None), "")
    told = node.find(kind) if kind else None
    message, trace = (told.get("message", ""), told.text or "") if told is not None else ("", "")
    return JUnitCase(
        name=node.get("name", ""),
        classname=node.get("classname", ""),
        file=node.get("file", ""),
        line=_number(node.get("line")),
        result=_RESULTS.get(kind, CaseResult.PASSED),
        message=message[:MAX_TEXT_CHARS],
        trace=trace[:MAX_TEXT_CHARS],
        kind=kind,
        n_bad_parts=len(node.findall("failure")) + len(node.findall("error")),
        status=node.get("status", ""),
        output=(node.findtext("system-out") or "")[-MAX_TEXT_CHARS:],
    )


def _total(suites: list[ElementTree.Element], names: tuple[str, ...]) -> int | None:
    numbers = [_number(suite.get(name)) for suite in suites for name in names if suite.get(name)]
    told = [number for number in numbers if number is not None]
    return sum(told) if told else None


def _number(text: str | None) -> int | None:
    is_number = text is not None and text.isascii() and text.isdigit() and len(text) < 10
    return int(text) if is_number and text is not None else None
