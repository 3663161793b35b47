"""A notebook: its Markdown cells, each read as one text though it is kept as a list of lines."""

from __future__ import annotations

from itertools import groupby

from probant.checking.document import Passage
from probant.checking.formats.json_strings import JsonString, string_passages, strings_with_keys


def read_notebook(text: str) -> list[Passage]:
    """The passages of its Markdown cells."""
    found: list[Passage] = []
    for _, strings in groupby(strings_with_keys(text), key=lambda one: one[2]):
        cell = list(strings)
        if any(
            path[-2:] == ("cells", "cell_type") and said.text == "markdown"
            for path, said, _ in cell
        ):
            found += string_passages(
                _joined([said for path, said, _ in cell if path == ("cells", "source")])
            )
    return found


def _joined(lines: list[JsonString]) -> JsonString:
    offsets: list[int] = []
    for line in lines:
        offsets += line.offsets or range(line.start, line.start + len(line.text))
    text = "".join(line.text for line in lines)
    return JsonString(text, lines[0].start if lines else 0, tuple(offsets))
