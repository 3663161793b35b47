"""Result files of strangers: what is no plain report is none."""

from __future__ import annotations

import pytest

from probant.runs import junit
from probant.runs.junit import parse_junit

FORGED = """<?xml version="1.0" encoding="{0}"?>
<!DOCTYPE testsuite [<!ENTITY e "forged">]>
<testsuite tests="1"><testcase name="&e;" classname="a"/></testsuite>"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_entities_are_never_expanded(encoding: str) -> None:
    assert parse_junit(FORGED.format(encoding).encode(encoding)) is None


@pytest.mark.parametrize("raw", [b"", b"<a", b"\0", b"<a>" * 100_000, b"<testsuite>"])
def test_what_is_no_report(raw: bytes) -> None:
    assert parse_junit(raw) is None


def test_more_cases_than_anybody_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(junit, "MAX_CASES", 3)
    raw = b"<testsuite>%s</testsuite>"
    assert parse_junit(raw % (b"<testcase name='a'/>" * 3)) is not None
    assert parse_junit(raw % (b"<testcase name='a'/>" * 4)) is None


def test_a_talkative_report_is_read() -> None:
    """A real suite of 133 cases wrote 37 MB, nearly all of it what its tests print."""
    chatter = b"x" * (40 << 20)
    raw = b'<testsuite tests="1"><testcase name="a"><system-out>' + chatter
    report = parse_junit(raw + b"</system-out></testcase></testsuite>")
    assert report is not None
    assert len(report.cases) == 1
