"""Bodies of evidence become cited places, by their shape; odd ones become a reason."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from probant.council.machine import scanners
from probant.council.machine.scanners import Place, Reach, read_scan
from probant.council.machine.scanners.place import (
    MAX_QUOTED_CHARS,
    MAX_QUOTED_LINES,
    MAX_TOLD_CHARS,
)
from probant.vocabulary.source import LineRange

Json = Mapping[str, object]

RUFF: Json = {
    "cell": None,
    "code": "F401",
    "end_location": {"column": 10, "row": 1},
    "filename": "/srv/shop/src/shop.py",
    "fix": {"applicability": "safe", "edits": [], "message": "Remove unused import"},
    "location": {"column": 8, "row": 1},
    "message": "`os` imported but unused",
    "noqa_row": 1,
    "url": "https://docs.astral.sh/ruff/rules/unused-import",
}
ESLINT: Json = {
    "filePath": "/srv/shop/lib/shop.js",
    "messages": [
        {
            "ruleId": "no-var", "severity": 2, "message": "Unexpected var.", "line": 2,
            "column": 1, "endLine": 3, "endColumn": 2,
        },
        {"ruleId": None, "severity": 1, "message": "File ignored by default."},
    ],
    "errorCount": 1,
    "source": "'use strict'\nvar till = {\n}\nmodule.exports = till\n",
}  # fmt: skip
BANDIT: Json = {
    "code": "8 \n9 subprocess.call(\n10     command, shell=True)\n11 \n",
    "filename": "./src/shop.py",
    "issue_severity": "HIGH",
    "issue_text": "subprocess call with shell=True identified.",
    "line_number": 9,
    "line_range": [9, 10],
    "test_id": "B602",
}
SEMGREP: Json = {
    "check_id": "python.lang.security.eval",
    "path": "src/shop.py",
    "start": {"line": 4, "col": 5, "offset": 40},
    "end": {"line": 4, "col": 15, "offset": 50},
    "extra": {"message": "eval is evil", "lines": "    eval(text)", "severity": "ERROR"},
}


def sarif(*results: object, **run: object) -> Json:
    return {
        "version": "2.1.0",
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [{"tool": {"driver": {"name": "any"}}, "results": list(results), **run}],
    }


def at(uri: str | None, region: Json | None = None, **more: object) -> Json:
    location = {**({} if uri is None else {"uri": uri}), **more}
    return {
        "ruleId": "R1",
        "message": {"text": "it is\n  bad"},
        "locations": [
            {"physicalLocation": {"artifactLocation": location, "region": region or {}}},
        ],
    }


def places(document: object) -> tuple[Place, ...]:
    return read_scan(json.dumps(document)).places


def only(document: object) -> Place:
    (found,) = places(document)
    return found


# Row by row


def test_ruff_writes_absolute_paths_and_no_code() -> None:
    assert only([RUFF]) == Place(
        path="/srv/shop/src/shop.py",
        reach=Reach.ABSOLUTE,
        lines=LineRange(1, 1),
        rule="F401",
        message="`os` imported but unused",
    )


def test_ruff_writes_lines_of_json_too() -> None:
    two = "\n".join(json.dumps(one) for one in (RUFF, {**RUFF, "filename": "a.py"})) + "\n"
    found = read_scan(two)
    assert (found.tool, [one.path for one in found.places]) == (
        "ruff", ["/srv/shop/src/shop.py", "a.py"],
    )  # fmt: skip
    assert read_scan(json.dumps(RUFF)).places == places([RUFF])


def test_an_end_before_the_first_column_ends_with_the_line_before() -> None:
    row = {**RUFF, "location": {"row": 3, "column": 1}, "end_location": {"row": 6, "column": 1}}
    assert only([row]).lines == LineRange(3, 5)
    row = {**RUFF, "location": {"row": 3, "column": 1}, "end_location": {"row": 3, "column": 1}}
    assert only([row]).lines == LineRange(3, 3)


def test_lines_of_a_notebook_count_in_its_cells() -> None:
    found = only([{**RUFF, "filename": "a.ipynb", "cell": 2}])
    assert (found.lines, found.note) == (None, "its lines count in a cell of a notebook")


def test_a_syntax_error_of_ruff_has_no_code() -> None:
    found = only([{**RUFF, "code": None, "name": "invalid-syntax"}])
    assert found.rule == "invalid-syntax"


def test_eslint_shows_the_file_it_saw() -> None:
    first, second = places([ESLINT, {"filePath": "clean.js", "messages": []}])
    assert first == Place(
        path="/srv/shop/lib/shop.js",
        reach=Reach.ABSOLUTE,
        lines=LineRange(2, 3),
        quote="var till = {\n}",
        rule="no-var",
        message="Unexpected var.",
    )
    assert (second.lines, second.note, second.rule) == (None, "", "")


def test_eslint_with_metadata_and_old_eslint_with_a_line_of_source() -> None:
    message = {"line": 1, "message": "m", "ruleId": "r", "source": "let a = b"}
    row = {"filePath": "lib/a.js", "messages": [message, 7]}
    assert only({"results": [row], "metadata": {}}).quote == "let a = b"


def test_bandit_numbers_the_lines_it_shows() -> None:
    whole = {"errors": [], "generated_at": "x", "metrics": {}, "results": [BANDIT]}
    assert only(whole) == Place(
        path="./src/shop.py",
        reach=Reach.PLAIN,
        lines=LineRange(9, 10),
        quote="subprocess.call(\n    command, shell=True)",
        rule="B602",
        message="subprocess call with shell=True identified.",
    )


@pytest.mark.parametrize(
    ("changed", "lines", "quote"),
    [
        ({"code": "9\tone\n10\ttwo\n"}, LineRange(9, 10), "one\ntwo"),
        ({"code": "9 one\n11 two\n"}, LineRange(9, 10), ""),
        ({"code": "one\ntwo\n"}, LineRange(9, 10), ""),
        ({"code": "1 one\n2 two\n"}, LineRange(9, 10), ""),
        ({"code": ""}, LineRange(9, 10), ""),
        ({"code": 7}, LineRange(9, 10), ""),
        ({"line_range": None}, LineRange(9, 9), "subprocess.call("),
        ({"line_range": [1, 2]}, LineRange(9, 9), "subprocess.call("),
        ({"line_range": [9, 10, "11", True, -4, None]}, LineRange(9, 10), None),
        ({"line_number": 0}, None, ""),
    ],
)
def test_bandit_with_odd_lines(changed: Json, lines: LineRange | None, quote: str | None) -> None:
    found = only({"results": [{**BANDIT, **changed}]})
    assert found.lines == lines
    if quote is not None:
        assert found.quote == quote


def test_semgrep_shows_code_to_those_who_log_in() -> None:
    assert only({"results": [SEMGREP], "errors": [], "paths": {}}) == Place(
        path="src/shop.py",
        reach=Reach.PLAIN,
        lines=LineRange(4, 4),
        quote="    eval(text)",
        rule="python.lang.security.eval",
        message="eval is evil",
    )
    hidden = {**SEMGREP, "extra": {"message": "m", "lines": "requires login"}}
    assert only({"results": [hidden]}).quote == ""


def test_rows_that_are_none_are_counted() -> None:
    found = read_scan(json.dumps([RUFF, {"filename": "a.py"}, "x", None]))
    assert (len(found.places), found.n_odd) == (1, 3)


# SARIF


def test_sarif_with_a_region_and_its_text() -> None:
    region = {"startLine": 3, "endLine": 4, "snippet": {"text": "a = 1\nb = 2"}}
    assert only(sarif(at("src/shop.py", region))) == Place(
        path="src/shop.py",
        reach=Reach.PLAIN,
        lines=LineRange(3, 4),
        quote="a = 1\nb = 2",
        rule="R1",
        message="it is bad",
    )


@pytest.mark.parametrize(
    ("uri", "more", "path", "reach"),
    [
        ("src/a.py", {}, "src/a.py", Reach.PLAIN),
        ("./src/a.py", {}, "./src/a.py", Reach.PLAIN),
        ("src/a.py", {"uriBaseId": "%SRCROOT%"}, "src/a.py", Reach.PLAIN),
        ("src/a.py", {"uriBaseId": "ELSEWHERE"}, "src/a.py", Reach.FOREIGN),
        ("src/a.py", {"uriBaseId": "HOME"}, "/home/ada/shop/src/a.py", Reach.ABSOLUTE),
        ("a.py", {"uriBaseId": "DEEP"}, "/home/ada/shop/src/a.py", Reach.ABSOLUTE),
        ("a.py", {"uriBaseId": "BELOW"}, "pkg/a.py", Reach.ABSOLUTE),
        ("a.py", {"uriBaseId": "LOOP"}, "x/" * 10 + "a.py", Reach.ABSOLUTE),
        ("a.py", {"uriBaseId": "ODD"}, "a.py", Reach.FOREIGN),
        ("/abs/a.py", {"uriBaseId": "HOME"}, "/abs/a.py", Reach.ABSOLUTE),
        ("file:///home/ada/shop/a.py", {}, "/home/ada/shop/a.py", Reach.ABSOLUTE),
        ("file://localhost/home/a.py", {}, "/home/a.py", Reach.ABSOLUTE),
        ("file:/home/a.py", {}, "/home/a.py", Reach.ABSOLUTE),
        ("file:///C:/shop/a.py", {}, "/C:/shop/a.py", Reach.ABSOLUTE),
        ("C:\\shop\\a.py", {}, "C:\\shop\\a.py", Reach.ABSOLUTE),
        ("C:/shop/a.py", {}, "C:/shop/a.py", Reach.ABSOLUTE),
        ("src\\a.py", {}, "src\\a.py", Reach.ABSOLUTE),
        ("../a.py", {}, "../a.py", Reach.ABSOLUTE),
        ("~/a.py", {}, "~/a.py", Reach.ABSOLUTE),
        ("file://server/share/a.py", {}, "file://server/share/a.py", Reach.FOREIGN),
        ("https://example.org/a.py", {}, "https://example.org/a.py", Reach.FOREIGN),
        ("jar:file:/x.jar!/A.java", {}, "jar:file:/x.jar!/A.java", Reach.FOREIGN),
        ("<stdin>", {}, "<stdin>", Reach.FOREIGN),
        ("-", {}, "-", Reach.FOREIGN),
        ("a%00b", {}, "a\0b", Reach.FOREIGN),
    ],
)
def test_uris_of_sarif(uri: str, more: dict[str, Any], path: str, reach: Reach) -> None:
    bases = {
        "HOME": {"uri": "file:///home/ada/shop/"},
        "DEEP": {"uri": "src/", "uriBaseId": "HOME"},
        "BELOW": {"uri": "pkg/"},
        "LOOP": {"uri": "x/", "uriBaseId": "LOOP"},
        "ODD": 7,
    }
    found = only(sarif(at(uri, **more), originalUriBaseIds=bases))
    assert (found.path, found.reach) == (path, reach)


def test_uris_are_decoded_and_kept_as_written() -> None:
    found = only(sarif(at("src/a%20b%C3%A9.py")))
    assert (found.path, found.spelling) == ("src/a bé.py", "src/a%20b%C3%A9.py")
    assert only(sarif(at("100%.py"))).path == "100%.py"


def test_a_location_may_point_at_an_artifact_of_the_run() -> None:
    artifacts = [
        {"location": {"uri": "src/a.py"}},
        {"location": {"uri": "in.zip/b.py"}, "parentIndex": 0},
        "odd",
        {"location": {"index": 0}},
    ]
    assert only(sarif(at(None, index=0), artifacts=artifacts)).path == "src/a.py"
    assert only(sarif(at(None, index=1), artifacts=artifacts)).reach is Reach.FOREIGN
    assert only(sarif(at("b.py", index=0), artifacts=artifacts)).path == "b.py"
    for index in (2, 3, 4, -1, True, "0", None, 1.0):
        found = read_scan(json.dumps(sarif(at(None, index=index), artifacts=artifacts)))
        assert (found.places, found.n_odd) == ((), 1)


@pytest.mark.parametrize(
    ("region", "lines", "note"),
    [
        ({"startLine": 3}, LineRange(3, 3), ""),
        ({"startLine": 3, "endLine": 5, "endColumn": 1}, LineRange(3, 4), ""),
        ({"startLine": 3, "endLine": 5, "endColumn": 9}, LineRange(3, 5), ""),
        ({}, None, ""),
        ({"startLine": 0}, None, ""),
        ({"startLine": None}, None, ""),
        ({"startLine": -1}, None, "its lines are no numbers of lines"),
        ({"startLine": False}, None, "its lines are no numbers of lines"),
        ({"startLine": True}, None, "its lines are no numbers of lines"),
        ({"startLine": 3.0}, None, "its lines are no numbers of lines"),
        ({"startLine": "3"}, None, "its lines are no numbers of lines"),
        ({"startLine": 10**30}, None, "its lines are no numbers of lines"),
        ({"startLine": 3, "endLine": 2}, None, "its lines are no numbers of lines"),
        ({"charOffset": 10, "charLength": 4}, None, "its place is given in characters or bytes"),
    ],
)
def test_regions_of_sarif(region: Json, lines: LineRange | None, note: str) -> None:
    found = only(sarif(at("a.py", region)))
    assert (found.lines, found.note) == (lines, note)


def test_every_location_of_a_result_is_a_place() -> None:
    two = {"locations": [*at("a.py")["locations"], *at("b.py")["locations"]]}  # type: ignore[misc]
    assert [one.path for one in places(sarif(two))] == ["a.py", "b.py"]


def test_what_the_tool_itself_calls_gone_or_passed_cites_nothing() -> None:
    gone = [{**at("a.py"), "baselineState": "absent"}, {**at("b.py"), "kind": "pass"}]
    found = read_scan(json.dumps(sarif(*gone, {**at("c.py"), "kind": "fail"})))
    assert ([one.path for one in found.places], found.n_odd) == (["c.py"], 0)


def test_a_result_without_a_file_is_counted() -> None:
    odd = [{"message": {"text": "m"}}, 7, {"locations": [{"logicalLocations": []}, "x"]}]
    found = read_scan(json.dumps(sarif(*odd)))
    assert (found.tool, found.places, found.n_odd) == ("SARIF", (), 3)
    assert read_scan('{"runs": [1, {}]}').n_odd == 1


def test_a_rule_may_be_named_by_reference() -> None:
    result = {**at("a.py"), "ruleId": None, "rule": {"id": "R9"}}
    assert only(sarif(result)).rule == "R9"


# What is hostile or simply something else


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("", "no JSON object"),
        ("plain words", "no JSON object"),
        ("7", "no JSON object"),
        ("[link](a.py) in prose", "it is no strict JSON"),
        ("{", "it is no strict JSON"),
        ("[" * 100_000, "nested more than 100 deep"),
        ('{"a":' * 50_000, "nested more than 100 deep"),
        ('{"runs": [], "runs": []}', "key twice"),
        ('[{"x": NaN}]', "NaN is no number"),
        ('{"x": ' + "9" * 5000 + "}", "too many digits"),
        ('{"runs": 7}', "not the output of a tool"),
        ("[1, 2, null]", "not the output of a tool"),
        ('{"results": []}', "not the output of a tool"),
        ('{"results": {"filename": "a.py"}}', "not the output of a tool"),
        ('[{"filename": "a.py"}]', "not the output of a tool"),
        ('[{"filename": "\\ud800", "line_number": 1}]', "not the output of a tool"),
        ('{"a": 1}\n{"b": 2}\n', "not the output of a tool"),
        ('{"a": 1}\n{"b": \n', "it is no strict JSON"),
    ],
)
def test_other_bodies_say_why_nothing_was_read(body: str, why: str) -> None:
    found = read_scan(body)
    assert (found.tool, found.places) == ("", ())
    assert why in found.why


@pytest.mark.parametrize(
    ("body", "is_prose"),
    [
        ("a.py is bad", True),
        ("a.py:1: bad", False),
        ("[link](a.py)", True),
        ("{braces}", True),
        ('{"a": ', False),
        ("[\n  {", False),
        ("\ufeff [[", False),
    ],
)
def test_cut_json_is_not_read_as_prose(body: str, is_prose: bool) -> None:
    assert read_scan(body).is_prose is is_prose


def test_a_byte_order_mark_is_no_matter() -> None:
    assert read_scan("\ufeff" + json.dumps([RUFF])).places == places([RUFF])


def test_there_are_caps(monkeypatch: pytest.MonkeyPatch) -> None:
    body = json.dumps([RUFF, RUFF])
    monkeypatch.setattr(scanners, "MAX_PLACES", 1)
    assert read_scan(body).why == "it cites more than 1 places"
    monkeypatch.setattr(scanners, "MAX_CHARS", 10)
    assert read_scan(body).why == "it is too long to be read"


def test_long_texts_are_cut_where_that_is_harmless() -> None:
    region = {"startLine": 1, "snippet": {"text": "line\n" * 1000}}
    found = only(sarif({**at("a.py", region), "message": {"text": "word " * 1000}}))
    assert found.quote.count("\n") == MAX_QUOTED_LINES - 1
    assert len(found.message) == MAX_TOLD_CHARS
    region = {"startLine": 1, "snippet": {"text": "x" * 100_000}}
    assert found.quote
    assert len(only(sarif(at("a.py", region))).quote) == MAX_QUOTED_CHARS
    region = {"startLine": 1, "snippet": {"text": "short\n" + "x" * 100_000}}
    assert only(sarif(at("a.py", region))).quote == "short"
