"""From a document to the passages of it that speak, by its format."""

from __future__ import annotations

from probant.checking.document import Document, Passage, PassageKind

__all__ = ["passages_of"]


def passages_of(document: Document) -> tuple[Passage, ...]:
    """Every passage of the document, in the order in which they stand."""
    found: list[Passage] = []
    start = 0
    for paragraph in document.text.split("\n\n"):
        if paragraph.strip():
            found.append(Passage(kind=PassageKind.PROSE, text=paragraph, start=start))
        start += len(paragraph) + 2
    return tuple(found)
