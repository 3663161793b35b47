"""Submitted evidence under ids of its own: what was issued, what is odd about it, in which order.

Bodies stay as they came. Which items fit is budget.py's question, how they are shown boundary.py's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from probant.vocabulary.council import Bearing, BodyFormat, EvidenceWarning, Item, WarningReason
from probant.vocabulary.json_text import NotStrictJson, read_json
from probant.vocabulary.record import Record, replace

if TYPE_CHECKING:
    from probant.council.submission import EvidenceItem

RESERVED_ID = "auto-"
"""Ids that begin so are issued here, never brought by a caller."""

_IMITATIONS = re.compile(r"</?evidence_item|end-of-evidence|boundary=", re.IGNORECASE)
_ISSUED = re.compile(r"auto-([0-9]{1,9})")


class Issued(Record, kw_only=True):
    """Every submitted item, in request order, and what the caller should know about them."""

    items: tuple[Item, ...]
    warnings: tuple[EvidenceWarning, ...]


def issue(evidence: Sequence[EvidenceItem] | None) -> Issued:
    """Give each item its id: the caller's, or else `auto-N`, N counting from 1."""
    items = tuple(_issued(one, index) for index, one in enumerate(evidence or ()))
    return Issued(items=items, warnings=(*_twins(items), *_oddities(items)))


def _issued(one: EvidenceItem, index: int) -> Item:
    return Item(
        evidence_id=one.evidence_id or f"{RESERVED_ID}{index + 1}",
        request_index=index,
        source=one.source,
        format=BodyFormat(one.format),
        content=one.content,
        bearing=Bearing(one.strength),
    )


def in_order(items: Iterable[Item]) -> tuple[Item, ...]:
    """As they are shown: blocking first, then by source, id and place in the request."""
    return tuple(sorted(items, key=_key))


def settled(
    warnings: Iterable[EvidenceWarning], dropped: Iterable[Item]
) -> tuple[EvidenceWarning, ...]:
    """The same warnings once it is known which items are not shown: of those nothing is kept."""
    gone = {item.evidence_id for item in dropped}
    return tuple(replace(one, chars_kept=0) if one.evidence_id in gone else one for one in warnings)


def _key(item: Item) -> tuple[bool, str, str, int, int]:
    issued = _ISSUED.fullmatch(item.evidence_id)
    name, number = (RESERVED_ID, int(issued[1])) if issued else (item.evidence_id, 0)
    is_context = item.bearing is not Bearing.BLOCKING
    return is_context, item.source, name, number, item.request_index


def _twins(items: Sequence[Item]) -> Iterable[EvidenceWarning]:
    seen: set[str] = set()
    for item in items:
        if item.source in seen and item.evidence_id.startswith(RESERVED_ID):
            detail = f"another item has this source too; this one is called {item.evidence_id}"
            yield _warning(item, WarningReason.DUPLICATE_SOURCE_DISAMBIGUATED, detail)
        seen.add(item.source)


def _oddities(items: Sequence[Item]) -> Iterable[EvidenceWarning]:
    for item in items:
        if (why := _no_json(item)) is not None:
            detail = f"its format is json but it is shown as text: {why}"
            yield _warning(item, WarningReason.FORMAT_MISMATCH_RENDERED_AS_TEXT, detail)
        if (found := _IMITATIONS.search(item.content)) is not None:
            detail = f"it imitates the markup around evidence ({found[0].lower()}); shown verbatim"
            yield _warning(item, WarningReason.SENTINEL_LIKE_CONTENT, detail)


def _no_json(item: Item) -> str | None:
    if item.format is not BodyFormat.JSON:
        return None
    try:
        read_json(item.content)
    except NotStrictJson as odd:
        return str(odd)
    return None


def _warning(item: Item, reason: WarningReason, detail: str) -> EvidenceWarning:
    return EvidenceWarning(
        evidence_id=item.evidence_id,
        request_index=item.request_index,
        source=item.source,
        reason=reason,
        detail=detail,
        chars_attempted=len(item.content),
        chars_kept=len(item.content),
    )
