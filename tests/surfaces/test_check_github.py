"""A check as workflow annotations: right places, nobody else's commands."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.surfaces.annotations import MAX_OF_A_LEVEL
from probant.surfaces.check.github import render_github, step_summary
from probant.surfaces.check.sheet import Sheet
from probant.surfaces.cli.output import for_the_log
from tests.surfaces.checked import Claim, refuted, sheet, unverifiable, verified

COMMAND = re.compile(r"^::(?P<name>error|warning|notice)(?: (?P<properties>[^:]*))?::(?P<data>.*)$")


def unescaped(text: str) -> str:
    for code, char in (("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")):
        text = text.replace(code, char)
    return text


def read(line: str) -> tuple[str, dict[str, str], str]:
    """A command as the runner reads it."""
    found = COMMAND.match(line)
    assert found, line
    pairs = [pair.split("=", 1) for pair in (found["properties"] or "").split(",") if pair]
    return found["name"], {k: unescaped(v) for k, v in pairs}, unescaped(found["data"])


def test_an_annotation_lands_on_its_words() -> None:
    page = sheet("# Guide\n\n𝒳 see gone.py now\n", refuted("gone.py", suggestion="shop/cart.py:6"))
    first, last = render_github([page]).splitlines()
    name, properties, message = read(first)
    assert name == "error"
    assert properties == {
        "title": "refuted: missing_file", "file": "docs/guide.md", "line": "3", "endLine": "3",
        "col": "8", "endColumn": "15",
    }  # fmt: skip
    assert message == "gone.py: there is no such file → shop/cart.py:6"
    assert last == "1 claim: 0 verified, 1 refuted, 0 unverifiable; 1 citation"


def test_a_claim_over_lines_has_no_columns() -> None:
    said = "`add` is defined\nin gone.py"
    _, properties, _ = read(render_github([sheet(said, refuted(said))]).splitlines()[0])
    assert (properties["line"], properties["endLine"]) == ("1", "2")
    assert "col" not in properties


def test_worst_first_and_no_more_than_are_shown() -> None:
    text = "".join(f"u{n:02} gone{n:02}.py\n" for n in range(30))
    claims: list[Claim] = [unverifiable(f"u{n:02}") for n in range(30)]
    claims += [refuted(f"gone{n:02}.py") for n in range(30)]
    lines = render_github([sheet(text, *claims)]).splitlines()
    names = [read(line)[0] for line in lines[:-1]]
    assert names == ["error"] * MAX_OF_A_LEVEL + ["notice"] * MAX_OF_A_LEVEL
    assert lines[-1].endswith("; 40 more are in the step summary")
    alone = render_github([sheet(text, *claims)], has_summary=False)
    assert alone.endswith("; 40 more are not shown here\n")


def test_nothing_checkable_is_a_warning() -> None:
    name, _, message = read(render_github([sheet("Hello.\n")]).splitlines()[0])
    assert (name, message) == ("warning", "nothing checkable was found in docs/guide.md")


def test_a_text_outside_the_repository_is_named_in_the_message() -> None:
    page = sheet("gone.py\n", refuted("gone.py"), name="/tmp/x.md", path=None)
    _, properties, message = read(render_github([page]).splitlines()[0])
    assert "file" not in properties and message.startswith("/tmp/x.md:1: ")


HOSTILE = [
    "::stop-commands::token",
    "\n::error::owned",
    "\r\n::set-output name=a::b",
    "%0A::add-mask::x",
    "##[error]owned",
    "a,line=1::x.py",
    "##[group]x ::endgroup::",
    "\u2028::warning::x",
    "\x85::warning::x",
    "\x0b::warning::x",
]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_no_text_starts_a_command_of_its_own(hostile: str) -> None:
    assert_only_ours(hostile)


@given(st.lists(st.sampled_from([*HOSTILE, ":", "#", "[", "]", "%", "x"]), min_size=1, max_size=6))
def test_nor_does_any_mixture(parts: list[str]) -> None:
    assert_only_ours("".join(parts))


def assert_only_ours(hostile: str) -> None:
    page = sheet(
        hostile, refuted(hostile, detail=hostile, suggestion=hostile), name=hostile, path=hostile,
        warnings=[hostile],
    )  # fmt: skip
    shown = for_the_log(render_github([page]), "github")
    lines = re.split(r"[\r\n\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", shown.rstrip("\n"))
    assert [line.partition(" ")[0].partition("::w")[0] for line in lines[:1]] == ["::error"]
    assert len(lines) == 3 and not lines[2].lstrip().startswith("::")
    assert "##[" not in shown
    _, properties, _ = read(lines[0])
    assert set(properties) == {"title", "file", "line", "endLine", "col", "endColumn"} or (
        set(properties) == {"title", "file", "line", "endLine"}
    )


def rows(pages: list[Sheet], max_bytes: int = 1_000_000) -> list[str]:
    return [line for line in step_summary(pages, max_bytes).splitlines() if line.startswith("| ")]


def test_the_summary_lists_every_claim_that_was_not_verified() -> None:
    page = sheet("a.py gone.py get\n", verified("a.py"), refuted("gone.py"), unverifiable("get"))
    text = step_summary([page])
    assert "3 claims: 1 verified, 1 refuted, 1 unverifiable; 3 citations" in text
    body = rows([page])[2:]
    assert [row.split(" | ")[0] for row in body] == ["| refuted", "| unverifiable"]
    assert "docs/guide.md\\:1" in body[0]


def test_the_summary_holds_no_markup_of_the_text() -> None:
    hostile = "<img src=x onerror=alert(1)> | [x](javascript:y) `z` ![i](h) </details> @team ~~a~~"
    row = rows([sheet(hostile, refuted(hostile, detail=hostile))])[2]
    assert not re.search(r"(?<!\\)[<>`\[\]!@~*]", row.replace(" → ", ""))
    assert len(re.findall(r"(?<!\\)\|", row)) == 5


def test_the_summary_stays_within_its_room_and_says_what_is_left_out() -> None:
    text = "".join(f"gone{n:05}.py\n" for n in range(5000))
    page = sheet(text, *(refuted(f"gone{n:05}.py", "ü" * 200) for n in range(5000)))
    for room in (1_000_000, 5_000):
        whole = step_summary([page], room)
        n_left = re.search(r"… and (\d+) more", whole)
        assert len(whole.encode()) <= room and n_left
        assert int(n_left[1]) + whole.count("| refuted |") == 5000
    assert step_summary([page], 10) == ""
