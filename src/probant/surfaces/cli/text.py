"""Text on its way to a terminal: colours where wanted, and nothing from a repository raw.

Control characters, escape sequences and direction overrides of untrusted text are shown, never
sent.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from typing import TextIO

_UNSAFE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]"
)

_CODES = {
    "bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34",
    "magenta": "35", "cyan": "36",
}  # fmt: skip

Painter = Callable[[str, str], str]
"""(style, text) → text, coloured or not."""


def printable(text: str) -> str:
    """The text with every unsafe character made visible."""
    return _UNSAFE.sub(lambda match: f"\\u{ord(match.group()):04x}", text)


def one_line(text: str) -> str:
    """The same on one line."""
    return printable(text.replace("\n", "\\n").replace("\t", " "))


def has_unicode(stream: TextIO | None = None) -> bool:
    """Whether whoever reads the output can be shown more than ASCII."""
    encoding = (stream or sys.stdout).encoding or ""
    return encoding.lower().replace("-", "").startswith("utf")


def has_colour(wish: str, stream: TextIO | None = None) -> bool:
    """Per --color, NO_COLOR and whether a person is looking."""
    out = stream or sys.stdout
    return wish == "always" or (
        wish == "auto"
        and not os.environ.get("NO_COLOR")
        and os.environ.get("TERM") != "dumb"
        and out.isatty()
    )


def painter(wish: str, stream: TextIO | None = None) -> Painter:
    on = has_colour(wish, stream)

    def paint(style: str, text: str) -> str:
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if on and text else text

    return paint
