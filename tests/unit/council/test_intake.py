"""What `--evidence` reads: ready-made items, SARIF, and any text under a tool's name."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from probant.council.intake.evidence_files import MAX_FILE_BYTES
from probant.council.intake.reading import Named, read_evidence, taken_apart
from probant.council.submission import MAX_ITEM_CHARS, read_request
from probant.errors import RequestRefused

Write = Callable[[str, object], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_it(name: str, content: object) -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            text = content if isinstance(content, str) else json.dumps(content)
            path.write_text(text, encoding="utf-8")
        return os.fspath(path)

    return write_it


def refused(*arguments: str, **options: Any) -> str:
    with pytest.raises(RequestRefused) as caught:
        read_evidence(arguments, **options)
    told = str(caught.value)
    assert told.isprintable()
    assert caught.value.remedy
    assert caught.value.exit_code == 2
    return told


ITEM = {"source": "ruff@0.15.0", "content": "x"}
FULL = ITEM | {"format": "markdown", "strength": "informational"}


# Ready-made items


@pytest.mark.parametrize(
    "content",
    [
        ITEM,
        [ITEM],
        {"evidence": [ITEM]},
        {"snapshot_id": "0123abc", "evidence": [ITEM]},
        json.dumps(ITEM) + "\n",
        "\n" + json.dumps(ITEM) + "\n\n",
        b"\xef\xbb\xbf" + json.dumps(ITEM).encode(),
    ],
)
def test_items_come_as_one_as_a_list_or_in_a_request(write: Write, content: object) -> None:
    assert read_evidence([write("a.json", content)]) == [FULL]


def test_json_lines_are_items(write: Write) -> None:
    rows = [ITEM, ITEM | {"strength": "blocking", "evidence_id": "b"}]
    path = write("a.jsonl", "\n".join(json.dumps(row) for row in rows) + "\n")
    found = read_evidence([path])
    assert found == [FULL, FULL | {"strength": "blocking", "evidence_id": "b"}]
    assert read_request({"snapshot_id": "0123abc", "evidence": found})[0].evidence is not None


def test_an_id_of_the_caller_in_two_files_is_refused_not_renamed(write: Write) -> None:
    one = write("a.json", [ITEM | {"evidence_id": "x"}, ITEM])
    two = write("b.json", [ITEM | {"evidence_id": "x"}])
    with pytest.raises(RequestRefused) as refused:
        read_evidence([one, two])
    assert refused.value.code == "request_invalid"
    assert "evidence_id 'x' is used twice" in refused.value.message
    assert one in refused.value.message
    assert two in refused.value.message
    assert len(read_evidence([one, write("c.json", [ITEM, ITEM])])) == 4


def test_an_id_made_for_a_part_of_sarif_gives_way_to_the_callers(write: Write) -> None:
    results = [{"ruleId": rule, "message": {"text": "bad"}} for rule in ("A", "B")]
    run = {"tool": {"driver": {"name": "lint"}}, "results": results}
    sarif = write("a.sarif", {"version": "2.1.0", "runs": [run]})
    own = write("b.json", [ITEM | {"evidence_id": "lint-A"}])
    found = read_evidence([sarif, sarif, own], per_rule=True)
    ids = [item.get("evidence_id") for item in found]
    assert ids == ["lint-A-2", "lint-B", "lint-A-3", "lint-B-2", "lint-A"]
    read_request({"snapshot_id": "0123abc", "evidence": found})


@pytest.mark.parametrize("ending", ["", ":blocking"])
@pytest.mark.parametrize("tool", ["ruff", "my tool@1", "ruff 0.15"])
def test_a_tool_without_its_version_is_told_what_is_wanted(
    write: Write, tool: str, ending: str
) -> None:
    with pytest.raises(RequestRefused) as refused:
        read_evidence([f"{tool}:{write('a.txt', 'a.py:1: bad')}{ending}"])
    assert "tool@version:path" in (refused.value.remedy or "")
    assert "No such file" not in refused.value.message


def test_a_file_with_a_colon_in_its_name_is_that_file(write: Write) -> None:
    assert read_evidence([write("a:b.json", ITEM)]) == [FULL]


WRONG: dict[str, tuple[str, object, str]] = {
    "an item without content": ("a.json", {"source": "a"}, "content: is missing"),
    "a bad source": ("a.json", ITEM | {"source": "a b"}, "source: must be"),
    "an unknown field": ("a.json", [ITEM, ITEM | {"x": 1}], "[1].x: is not a field"),
    "an item that is a text": ("a.json", [ITEM, "x"], "[1]: must be a JSON object"),
    "an empty list": ("a.json", [], "holds an empty list"),
    "no evidence in a request": ("a.json", {"evidence": []}, "holds an empty list"),
    "raw output of ruff": ("a.json", [{"code": "F401", "filename": "a.py"}], "tool@version:FILE"),
    "a number": ("a.json", 7, "neither EvidenceItem nor SARIF"),
    "prose": ("a.txt", "all fine", "tool@version:FILE"),
    "cut JSON": ("a.json", '{"source": "a', "line 1"),
    "a bad line": ("a.jsonl", json.dumps(ITEM) + "\n{nope}\n", "line 2"),
    "NaN": ("a.json", '{"source": "a", "content": NaN}', "NaN"),
    "a key twice": ("a.json", '{"source": "a", "source": "b", "content": "x"}', "twice"),
    "nested without end": ("a.json", "[" * 50_000, "neither EvidenceItem"),
    "nested deeply": ("a.json", '{"a":' * 50_000, "deep"),
    "nothing": ("a.json", b"", "is empty"),
    "only a mark": ("a.json", b"\xef\xbb\xbf", "is empty"),
    "UTF-16": ("a.json", json.dumps(ITEM).encode("utf-16"), "UTF-16"),
    "Latin-1": ("a.md", b"caf\xe9", "not UTF-8"),
    "too large": ("a.json", b"x" * (MAX_FILE_BYTES + 1), "larger than"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_read_is_said_in_one_line(write: Write, name: str) -> None:
    file, content, telling = WRONG[name]
    assert telling in refused(write(file, content))


def test_only_regular_files_are_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "is not a regular file" in refused(str(tmp_path / "pipe"))
    assert "is not a regular file" in refused(f"a@1:{tmp_path / 'pipe'}:blocking")
    assert "is not a regular file" in refused("/dev/zero")
    assert "is a directory" in refused(str(tmp_path))
    assert "No such file" in refused(str(tmp_path / "nothing"))
    assert "names no file" in refused("")
    assert "cannot be read" in refused("a\0b")
    assert "cannot be read" in refused("a" * 5000)
    assert "cannot be read" in refused("\ud800")


def test_a_file_that_does_not_tell_its_size_is_not_read_without_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("probant.council.intake.evidence_files.MAX_FILE_BYTES", 10)
    assert "larger than 10 bytes" in refused("/proc/self/status")


def test_names_that_no_file_can_have_are_no_trouble() -> None:
    assert "cannot be read" in refused("a@1:" + "x" * 5000 + ":blocking")
    assert "cannot be read" in refused("a@1:\ud800")


def test_a_link_to_a_file_is_that_file(tmp_path: Path, write: Write) -> None:
    (tmp_path / "link.json").symlink_to(write("a.json", ITEM))
    assert read_evidence([str(tmp_path / "link.json")]) == [FULL]


# tool@version:path


def test_an_argument_is_taken_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    check = {
        "a.json": Named(path="a.json"),
        "a@1:b.txt": Named(path="b.txt", source="a@1"),
        "a@1:b.txt:blocking": Named(path="b.txt", source="a@1", strength="blocking"),
        "a@1:b.txt:informational": Named(path="b.txt", source="a@1", strength="informational"),
        "a@1:b:c.txt": Named(path="b:c.txt", source="a@1"),
        "a@1:b:c.txt:blocking": Named(path="b:c.txt", source="a@1", strength="blocking"),
        "a@1:b.txt:fatal": Named(path="b.txt:fatal", source="a@1"),
        "@scope/x@1.0+b:b.txt": Named(path="b.txt", source="@scope/x@1.0+b"),
        "a b@1:b.txt": Named(path="a b@1:b.txt"),
        "tool:b.txt": Named(path="tool:b.txt"),
        "a@1": Named(path="a@1"),
        "a@1:": Named(path="", source="a@1"),
    }
    assert {one: taken_apart(one) for one in check} == check


def test_a_file_of_exactly_that_name_is_meant(
    tmp_path: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write("a@1:b.json", ITEM)
    assert taken_apart("a@1:b.json") == Named(path="a@1:b.json")
    write("x:blocking", "text")
    assert taken_apart("a@1:x:blocking") == Named(path="x:blocking", source="a@1")
    assert read_evidence(["a@1:x:blocking"])[0]["strength"] == "informational"


FORMS = {
    "notes.md": ("# Title\n", "markdown", "# Title\n"),
    "notes.MARKDOWN": ("{}", "markdown", "{}"),
    "out.txt": ("a.py:1: bad\n", "text", "a.py:1: bad\n"),
    "out": ("  \n", "text", "  \n"),
    "out.json": ('[{"code": "F401"}]', "json", '[{"code": "F401"}]'),
    "broken.json": ("{", "json", "{"),
    "out.log": ('\n{"results": []}\n', "json", '\n{"results": []}\n'),
    "brackets.txt": ("[warning] a", "text", "[warning] a"),
    "out.jsonl": ('{"a":1}\n{"b":2}\n', "json", '[{"a":1},\n{"b":2}]'),
    "bad.jsonl": ('{"a":1}\nx\n', "text", '{"a":1}\nx\n'),
}


@pytest.mark.parametrize("name", FORMS)
def test_the_text_of_a_tool_keeps_its_form(write: Write, name: str) -> None:
    content, form, body = FORMS[name]
    found = read_evidence([f"tool@1.0:{write(name, content)}:blocking"])
    assert found == [
        {"source": "tool@1.0", "format": form, "content": body, "strength": "blocking"}
    ]


def test_text_is_not_cut(write: Write) -> None:
    path = write("a.txt", "x" * (MAX_ITEM_CHARS + 1))
    assert "has 50,001 characters of 50,000" in refused(f"a@1:{path}")
    path = write("b.txt", "x" * MAX_ITEM_CHARS)
    assert len(read_evidence([f"a@1:{path}"])) == 1


def test_limits_of_all_together(write: Write) -> None:
    many = write("many.json", [ITEM] * 21)
    assert "21 items of 20" in refused(many)
    large = write("large.json", [ITEM | {"content": "x" * 50_000}] * 5)
    assert "250,001 characters of 250,000" in refused(large, write("one.json", ITEM))


def test_nothing_named_is_nothing() -> None:
    assert read_evidence([]) == []
