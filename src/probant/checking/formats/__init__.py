"""From a document to the passages of it that speak, by its format."""

from __future__ import annotations

from collections.abc import Iterator

from probant.checking.document import Document, Format, Passage

__all__ = ["passages_of"]


def passages_of(document: Document) -> tuple[Passage, ...]:
    """Every passage of the document, in the order in which they stand."""
    if document.lines is None:
        found = _read(document.text, document.form, document.name)
    else:
        found = [
            _moved(passage, start)
            for start, text in _sections(document.text, document.lines)
            for passage in _read(text, document.form, document.name, is_part=True)
        ]
    if document.only is None:
        return tuple(found)
    return tuple(passage for passage in found if _speaks(document, passage))


def _read(text: str, form: Format, name: str, *, is_part: bool = False) -> list[Passage]:
    if form is Format.RST:
        from probant.checking.formats.rst import read_rst

        return read_rst(text)
    if form is Format.CODE:
        from probant.checking.formats.comments import read_comments

        return read_comments(text, name, is_part=is_part)
    if form in (Format.JSON, Format.JSON_LINES):
        from probant.checking.formats.json_strings import read_json

        return read_json(text)
    if form is Format.NOTEBOOK:
        from probant.checking.formats.notebook import read_notebook

        return read_notebook(text)
    from probant.checking.formats import blocks, dialect

    if form is Format.PLAIN:
        return blocks.read_markdown(text, dialect.PLAIN)
    return blocks.read_markdown(text, dialect.MDX if name.endswith(".mdx") else dialect.MARKDOWN)


def _sections(text: str, numbers: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """Stretches of lines that follow each other: a block does not go on where lines are missing."""
    start = at = 0
    rows = text.split("\n")
    first = 0
    for row, line in enumerate(rows):
        at += len(line) + 1
        if row + 1 == len(rows) or numbers[row + 1] != numbers[row] + 1:
            yield start, "\n".join(rows[first : row + 1])
            start, first = at, row + 1


def _moved(passage: Passage, by: int) -> Passage:
    return Passage(
        kind=passage.kind,
        text=passage.text,
        start=passage.start + by,
        offsets=passage.offsets and tuple(at + by for at in passage.offsets),
        info=passage.info,
        info_start=passage.info_start + by,
        lead=passage.lead,
    )


def _speaks(document: Document, passage: Passage) -> bool:
    return document.speaks(passage.offset(0), passage.offset(len(passage.text) - 1) + 1)
