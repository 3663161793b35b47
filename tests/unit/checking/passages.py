"""What a text says, passage by passage, in a form that can be compared at a glance."""

from __future__ import annotations

from probant.checking.document import Document, Format, Passage, PassageKind
from probant.checking.formats import passages_of

_MARKS = {PassageKind.PROSE: "", PassageKind.HEADING: "# ", PassageKind.CODE: "code: "}


def passages(text: str, form: Format = Format.MARKDOWN, name: str = "text") -> list[str]:
    """Each passage with its first line's number; blanks and line breaks of prose become one."""
    document = Document(name, text, form=form)
    return [told(document, passage) for passage in passages_of(document)]


def told(document: Document, passage: Passage) -> str:
    text = passage.text if passage.kind is PassageKind.CODE else " ".join(passage.text.split())
    first = len(passage.text) - len(passage.text.lstrip())
    line = document.line_at(passage.offset(first))
    info = f"[{' '.join(passage.info.split())}] " if passage.info else ""
    return f"{line} {_MARKS[passage.kind]}{info}{text}"


def misplaced(document: Document) -> list[str]:
    """Every passage of which some character does not stand where it says; blanks may be markup."""
    wrong = []
    for passage in passages_of(document):
        for place, char in enumerate(passage.text):
            at = passage.offset(place)
            if char not in (document.text[at : at + 1], " "):
                wrong.append(f"{passage!r} at {place}")
                break
    return wrong
