"""Markup that cannot be broken out of: what is not markup already is escaped on its way in.

Repository names, questions and answers are written by strangers. Characters that reorder or hide
text are shown by their number. Next: svg.py draws with it, page.py writes with it.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)
_VOID = frozenset({"meta", "line", "rect", "circle", "polyline", "path", "br"})
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9:-]*\Z")


class Markup(str):
    """Text that is markup. Made by the functions here only."""

    __slots__ = ()


Child = str | int | float
Attribute = str | int | float


def visible(text: str) -> str:
    """`text` with every character that would not be seen shown by its number."""
    return _HIDDEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text)


def escaped(child: Child) -> Markup:
    if isinstance(child, Markup):
        return child
    return Markup(html.escape(visible(str(child))))


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Markup:
    """One element. `class_` is class, `stroke_width` is stroke-width; a float loses its tail."""
    written = "".join(
        f' {_attribute(key)}="{escaped(_short(value))}"' for key, value in attributes.items()
    )
    if name in _VOID and not children:
        return Markup(f"<{name}{written}/>")
    return Markup(f"<{name}{written}>{''.join(escaped(child) for child in children)}</{name}>")


def joined(parts: Iterable[Child], between: str = "") -> Markup:
    return Markup(str(escaped(between)).join(escaped(part) for part in parts))


def trusted(text: str) -> Markup:
    """For text of this program alone, such as its style sheet."""
    return Markup(text)


def shortened(text: str, max_chars: int) -> str:
    return text if len(text) <= max_chars else f"{text[: max_chars - 1]}…"


def _short(value: Attribute) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _attribute(key: str) -> str:
    name = "viewBox" if key == "view_box" else key.rstrip("_").replace("_", "-")
    if not _NAME.match(name):
        raise ValueError(f"not a name of an attribute: {key!r}")
    return name
