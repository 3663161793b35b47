"""Scripts are taken apart as a shell would, or not at all."""

from __future__ import annotations

import pytest

from probant.runs.node.shell import commands_of, quoted


def taken(script: str) -> list[tuple[str, list[str]]] | None:
    found = commands_of(script)
    return None if found is None else [(c.joined_by, [w.text for w in c.words]) for c in found]


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("", []),
        ("jest", [("", ["jest"])]),
        ("a && b || c; d", [("", ["a"]), ("&&", ["b"]), ("||", ["c"]), (";", ["d"])]),
        ("a | b", [("", ["a"]), ("|", ["b"])]),
        ("mocha 'test/**/*.js' --grep \"a b\"", [("", ["mocha", "test/**/*.js", "--grep", "a b"])]),
        ("a > out.txt 2>&1 && b < in", [("", ["a"]), ("&&", ["b"])]),
        ("a 2>/dev/null", [("", ["a"])]),
        ("(a && b) || true", [("", ["a"]), ("&&", ["b"]), ("||", ["true"])]),
        ("{ a; b; }", [("", ["a"]), (";", ["b"])]),
        ("X=1 a $(cat f) `b`", [("", ["X=1", "a", "$(cat f)", "`b`"])]),
        ("a & b", [("", ["a"]), ("&", ["b"])]),
        ("a # not b", [("", ["a"])]),
        (r"echo \"x\"", [("", ["echo", '"x"'])]),
        ("a &&\n b", [("", ["a"]), ("&&", ["b"])]),
    ],
)  # fmt: skip
def test_commands(script: str, expected: list[tuple[str, list[str]]]) -> None:
    assert taken(script) == expected


@pytest.mark.parametrize("script", ["a 'b", 'a "b', "a $(b", "x" * 30_000])
def test_what_is_cut_off_is_not_understood(script: str) -> None:
    assert taken(script) is None


def test_a_command_keeps_its_own_text() -> None:
    (first, second) = commands_of("node gen.js > lib/x.js && mocha 'a b'") or ()
    assert (first.raw, second.raw) == ("node gen.js > lib/x.js", "mocha 'a b'")


def test_quoting_survives_quotes() -> None:
    text = "it's $HOME"
    (command,) = commands_of(f"a {quoted(text)}") or ()
    assert command.words[1].text == text
