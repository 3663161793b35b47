"""Which statements stand plainly, and which a word of their sentence takes a part back from."""

from __future__ import annotations

import pytest

from probant.checking.document import Document
from probant.checking.setting import Setting
from probant.vocabulary.assertion import Assertion, ClaimKind, Span

CORE = "`a` calls `b`"


def said(text: str, core: str = CORE) -> tuple[Setting, Assertion]:
    start = text.index(core)
    span = Span(start, start + len(core), text.count("\n", 0, start) + 1)
    return Setting(Document("-", text)), Assertion(kind=ClaimKind.CALLS, span=span, text=core)


@pytest.mark.parametrize(
    "text",
    [
        "`a` calls `b`",
        "`a` calls `b`.",
        "Much else. `a` calls `b`. If so, good.",
        "However, the function `a` calls `b`!",
        "Note that `a` calls `b`, and returns.",
        "- `a` calls `b`\n- if not, then not",
        "1. **`a` calls `b`**\n2. more",
        "| `a` calls `b` | only sometimes |",
        "If it rains, it pours.\n\n`a` calls `b`\n\nOnly if.",
        "`x` is large and `a` calls `b` (see c.py).",
        "> As said,\n> `a` calls `b`.",
        "# The function\n# `a` calls `b`",
    ],
)
def test_plain(text: str) -> None:
    setting, one = said(text)
    assert setting.is_plain(one)


@pytest.mark.parametrize(
    "text",
    [
        "With `--fast`, `a` calls `b`.",
        "In debug mode: `a` calls `b`.",
        "`a` calls `b` directly.",
        "`a` calls `b`, indirectly.",
        "`a` calls `b` through `c`.",
        "`a` calls `b` for negative numbers.",
        "`a` calls `b` on\nLinux.",
        "# `a` calls `b` in\n# verbose mode",
        "`a` calls `b` or `c`.",
        "In version 2 it is fast and `a` calls `b`.",
        "On Windows it is slow, and `a` calls `b`.",
        "`a` calls `b`, but only twice.",
        "Unlike others, `a` calls `b`.",
        "Nobody says that `a` calls `b`.",
        "word " * 100 + "`a` calls `b`.",
        "`a` calls `b`" + " and so on" * 60,
    ],
)
def test_qualified(text: str) -> None:
    setting, one = said(text)
    assert not setting.is_plain(one)


@pytest.mark.parametrize(
    ("between", "is_same"),
    [
        ("\n\n", True),
        ("\n\n## Elsewhere\n\n", False),
        ("\n\nElsewhere\n=========\n\n", False),
        ("\n\nOn Windows:\n\n- ", False),
    ],
)
def test_sections(between: str, is_same: bool) -> None:
    text = f"Top\n===\n\n`a` calls `b`.{between}`c` calls `d`."
    setting, first = said(text)
    _, second = said(text, "`c` calls `d`")
    assert (setting.section(first) == setting.section(second)) is is_same
