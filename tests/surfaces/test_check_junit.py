"""A check as JUnit XML, read back by an XML parser."""

from __future__ import annotations

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from probant.surfaces.check.junit import render_junit
from probant.surfaces.check.sheet import Sheet
from tests.surfaces.checked import refuted, sheet, unverifiable, verified


def read(*pages: Sheet) -> ElementTree.Element:
    raw = render_junit(pages).encode("utf-8", "replace")
    return ElementTree.fromstring(raw)  # noqa: S314 - our own output is read


def test_a_suite_for_each_text_and_a_case_for_each_claim() -> None:
    first = sheet("a.py\ngone.py\nget\n", verified("a.py"), refuted("gone.py"), unverifiable("get"))
    second = sheet("b.py\n", verified("b.py"), name="b.md", path="b.md")
    root = read(first, second)
    assert root.attrib == {
        "name": "probant check", "tests": "4", "failures": "1", "errors": "0", "skipped": "1",
    }  # fmt: skip
    suites = root.findall("testsuite")
    assert [suite.attrib["name"] for suite in suites] == ["docs/guide.md", "b.md"]
    cases = suites[0].findall("testcase")
    assert [case.attrib["line"] for case in cases] == ["1", "2", "3"]
    assert [[child.tag for child in case] for case in cases] == [[], ["failure"], ["skipped"]]
    failure = cases[1].find("failure")
    assert failure is not None and failure.attrib["type"] == "missing_file"
    assert failure.attrib["message"] == "there is no such file"
    skipped = cases[2].find("skipped")
    assert skipped is not None and skipped.attrib["message"].startswith("missing_anchor: ")


def test_no_time_is_made_up() -> None:
    assert "time" not in render_junit([sheet("a.py\n", verified("a.py"))])


def test_a_text_without_claims_says_so() -> None:
    suite = read(sheet("Hello.\n")).find("testsuite")
    assert suite is not None and suite.attrib["tests"] == "0"
    told = suite.find("properties/property")
    assert told is not None and told.attrib["value"] == "nothing checkable was found; no citation"


@given(st.text(min_size=1, max_size=30).filter(lambda text: text.strip()))
def test_whatever_a_text_holds_the_document_is_xml(text: str) -> None:
    page = sheet(
        text, refuted(text, detail=text, suggestion=text), unverifiable(text, detail=text),
        name=text, path=None,
    )  # fmt: skip
    root = read(page)
    assert (root.attrib["failures"], root.attrib["skipped"]) == ("1", "1")


def test_control_characters_and_markup_are_visible_text() -> None:
    page = sheet("]]><x>&\x00\x1b\ufffe gone.py", refuted("]]><x>&\x00\x1b\ufffe gone.py"))
    failure = read(page).find("testsuite/testcase/failure")
    assert failure is not None and failure.text is not None
    assert failure.text.startswith("]]><x>&\\u0000\\u001b\\ufffe gone.py")
