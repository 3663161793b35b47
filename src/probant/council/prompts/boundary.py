"""Evidence items as they stand in a prompt, and the parser that reads them back.

A body is untrusted and never changed: what ends an item is a line with a number drawn after all
bodies were known. Which items a prompt gets is budget.py's, the text around them wording.py's.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable

from probant.council.prompts.blocks import (
    MalformedBlock,
    escape_attribute,
    fence_for,
    unescape_attribute,
)
from probant.vocabulary.council import Bearing, BodyFormat, Item
from probant.vocabulary.record import Record

LANGUAGES = {BodyFormat.MARKDOWN: "markdown", BodyFormat.JSON: "json", BodyFormat.TEXT: ""}
_BOUNDARY = re.compile(r"[0-9a-f]{32}")
_TAG = re.compile(
    r'<evidence_item index="([0-9]+)" source="([^"<>\n]*)" strength="(informational|blocking)" '
    r'format="(markdown|json|text)" id="([^"<>\n]*)" boundary="([0-9a-f]{32})">\n'
    r"(~{3,})([a-z]*)\n"
)


class ShownItem(Record, kw_only=True):
    """What a prompt tells of an item. `position` counts from 1 in the order shown."""

    position: int
    evidence_id: str
    source: str
    bearing: Bearing
    format: BodyFormat
    content: str


def shown(item: Item, position: int) -> ShownItem:
    return ShownItem(
        position=position, evidence_id=item.evidence_id, source=item.source,
        bearing=item.bearing, format=item.format, content=item.content,
    )  # fmt: skip


def random_boundary() -> str:
    return secrets.token_hex(16)


def draw_boundary(bodies: Iterable[str], draw: Callable[[], str] = random_boundary) -> str:
    """Drawn again while it stands in any of the untrusted texts: evidence, files, names."""
    known = tuple(bodies)
    while True:
        boundary = draw()
        if not _BOUNDARY.fullmatch(boundary):
            raise ValueError("a boundary is 32 hexadecimal digits")
        if not any(boundary in body for body in known):
            return boundary


def end_line(boundary: str) -> str:
    return f"<!-- end-of-evidence {boundary} -->"


def render_item(item: Item, position: int, boundary: str) -> str:
    if boundary in item.content:
        raise ValueError("the boundary stands in the body: draw another")
    fence = fence_for(item.content)
    return (
        f'<evidence_item index="{position}" source="{escape_attribute(item.source)}" '
        f'strength="{item.bearing.value}" format="{item.format.value}" '
        f'id="{escape_attribute(item.evidence_id)}" boundary="{boundary}">\n'
        f"{fence}{LANGUAGES[item.format]}\n{item.content}\n{fence}\n"
        f"{end_line(boundary)}\n</evidence_item>\n"
    )


def render_items(items: Iterable[Item], boundary: str) -> str:
    """One after the other, a blank line behind each."""
    return "".join(
        render_item(item, position, boundary) + "\n" for position, item in enumerate(items, 1)
    )


def parse_items(text: str, boundary: str, at: int = 0) -> tuple[ShownItem, ...]:
    """The items that stand one after the other from `at` on; whatever follows is not read."""
    return read_items(text, boundary, at)[0]


def read_items(text: str, boundary: str, at: int = 0) -> tuple[tuple[ShownItem, ...], int]:
    """As `parse_items`, with the place behind the last one."""
    found: list[ShownItem] = []
    while text.startswith("<evidence_item ", at):
        item, at = _read_item(text, boundary, at)
        if item.position != len(found) + 1:
            raise MalformedBlock(f"item {item.position} stands in place {len(found) + 1}")
        found.append(item)
    return tuple(found), at


def boundary_at(text: str, at: int) -> str | None:
    """The boundary that the item beginning there names."""
    tag = _TAG.match(text, at)
    return tag[6] if tag is not None else None


def _read_item(text: str, boundary: str, at: int) -> tuple[ShownItem, int]:
    tag = _TAG.match(text, at)
    if tag is None or tag[6] != boundary:
        raise MalformedBlock(f"no item with this boundary at {at}")
    position, source, bearing, shape, evidence_id, _boundary, fence, language = tag.groups()
    closing = f"\n{fence}\n{end_line(boundary)}\n</evidence_item>\n\n"
    end = text.find(closing, tag.end())
    if end < 0 or boundary in text[tag.end() : end]:
        raise MalformedBlock(f"the item at {at} has no end of its own")
    content = text[tag.end() : end]
    if fence != fence_for(content) or language != LANGUAGES[BodyFormat(shape)]:
        raise MalformedBlock(f"the item at {at} has the fence of another body")
    item = ShownItem(
        position=int(position), evidence_id=unescape_attribute(evidence_id),
        source=unescape_attribute(source), bearing=Bearing(bearing), format=BodyFormat(shape),
        content=content,
    )  # fmt: skip
    return item, end + len(closing)
