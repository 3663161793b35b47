"""What a text is read to say, as one line for each claim, for tests that compare."""

from __future__ import annotations

from probant.checking.document import Document
from probant.checking.formats import passages_of
from probant.checking.reading import Reading, read_text
from probant.vocabulary.assertion import Assertion, Mention


class Names:
    """A world that knows some names, and files by how they end."""

    def __init__(self, *names: str) -> None:
        self.names = frozenset(names)

    def has_text(self, path: str, text: str) -> bool:
        return self.has_file(path) and bool(text)

    def has_file(self, path: str) -> bool:
        return path.endswith((".py", ".ts", ".c", ".h", ".rs", ".go"))

    def module_file(self, name: str) -> str:  # noqa: ARG002 - it has no modules
        return ""

    def kinds_of(self, name: str) -> frozenset[str]:  # noqa: ARG002 - nor do its things
        return frozenset()

    def is_called(self, word: str) -> bool:  # noqa: ARG002 - it has no name
        return False

    def has_name(self, name: str) -> bool:
        return name.replace("::", ".").rpartition(".")[2] in self.names


def read(text: str, *known: str) -> Reading:
    document = Document("-", text)
    return read_text(document, passages_of(document), Names(*known))


def said(text: str, *known: str) -> list[str]:
    """Every claim but those of the bare citations, in order."""
    reading = read(text, *known)
    for one in reading.assertions:
        assert text[one.span.start : one.span.end] == one.text
    told = [one for one in reading.assertions if one.kind.wire not in ("file", "line_range")]
    return [_line(one) for one in told]


def _line(one: Assertion) -> str:
    parts = ["not " * one.denied + one.kind.wire, _name(one.subject), _name(one.object)]
    parts += [one.place.path if one.place is not None else "", " ".join(one.names)]
    parts += ["" if one.count is None else f"={one.count}", one.literal, one.expected]
    return " ".join(part for part in parts if part)


def _name(mention: Mention | None) -> str:
    if mention is None:
        return ""
    return f"{mention.owner}>{mention.text}" if mention.owner else mention.text
