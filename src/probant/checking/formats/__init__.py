"""From a document to the passages of it that speak, by its format."""

from __future__ import annotations

from probant.checking.document import Document, Format, Passage

__all__ = ["passages_of"]


def passages_of(document: Document) -> tuple[Passage, ...]:
    """Every passage of the document, in the order in which they stand."""
    found = _read(document)
    if document.only is None:
        return tuple(found)
    return tuple(
        passage
        for passage in found
        if document.speaks(passage.offset(0), passage.offset(len(passage.text) - 1) + 1)
    )


def _read(document: Document) -> list[Passage]:
    from probant.checking.formats import blocks

    if document.form is Format.PLAIN:
        return blocks.read_markdown(document.text, blocks.PLAIN)
    is_mdx = document.name.endswith(".mdx")
    return blocks.read_markdown(document.text, blocks.MDX if is_mdx else blocks.MARKDOWN)
