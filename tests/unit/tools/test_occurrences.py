"""Mentions of a name: used, bound or a member, and hidden by a nearer binding or not."""

from __future__ import annotations

import pytest

from probant.tools.occurrences import Mentions, mentions_of


def _mentions(path: str, text: str) -> Mentions:
    found = mentions_of(path, text.encode())
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("path", "text", "roles"),
    [
        ("a.py", "x = os.path", ["used"]),
        ("a.py", "x.os = f(os=1)", ["member", "member"]),
        ("a.py", "import os", []),
        ("a.py", "def f(os): pass", ["bound"]),
        ("a.py", 's = f"{os.name}" "b"', ["used"]),
        ("a.py", "# os\ns = 'os'", []),
        ("a.ts", "import os from 'os'; const b = { os };", ["used"]),
        ("a.ts", "const { os } = q; q.os;", ["bound"]),
        ("a.ts", "let t: os.T;", ["used"]),
        ("a.tsx", "const v = <os.View/>;", ["used"]),
        ("a.ts", "export { os } from './b';", []),
        ("a.go", "package p\nfunc f() { os.Exit(1) }", ["used"]),
        ("a.go", "package p\nfunc f(os int) {}", ["bound"]),
        ("a.rs", "fn f() { os::exit(1); vec![a::os]; }", ["used", "member"]),
        ("A.java", "class A { os.X x; int y = a.os; }", ["used", "member"]),
        ("A.java", "class A { int y = os(); int z = a.os(); }", ["used", "member"]),
    ],
)
def test_roles(path: str, text: str, roles: list[str]) -> None:
    found = _mentions(path, text).by_name.get("os", [])
    assert [one.role.value for one in found] == roles


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("def f(os):\n    return os\n", True),
        ("def f(x):\n    return os\n", False),
        ("class K:\n    os = 1\n    def m(self):\n        return os\n", False),
        ("class K:\n    os = 1\n    x = os\n", True),
        ("os = 1\ndef f():\n    return os\n", False),
    ],
)
def test_a_nearer_binding_hides(text: str, hidden: bool) -> None:
    mentions = _mentions("a.py", text)
    assert [mentions.is_hidden(one) for one in mentions.loads("os")] == [hidden]


def test_a_type_in_a_string_is_told_as_one() -> None:
    mentions = _mentions("a.py", "x: 'Later' = cast('Cast', 1)\ny = 'plain'\n")
    assert [(text.text, text.is_type) for text in mentions.texts] == [
        ("'Later'", True),
        ("'Cast'", True),
        ("'plain'", False),
    ]


def test_what_is_nested_beyond_all_bounds_is_not_read() -> None:
    assert mentions_of("a.py", b"(" * 10_000) is None
