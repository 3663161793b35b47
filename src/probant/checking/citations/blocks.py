"""Code blocks that quote a file: tied by their fence, their first line, or what leads to them.

An example is no quotation: what a text tells the reader to write is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.checking.citations import numbers
from probant.checking.citations.endings import DATA, SOURCE, ending, is_usual
from probant.checking.citations.places import cited_places
from probant.checking.citations.tokens import Known, Nothing, plain_path
from probant.checking.document import Document, Passage, PassageKind
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Span
from probant.vocabulary.record import replace
from probant.vocabulary.source import LineRange

_PATH = r"(?P<path>[\w./\\@+~-]{1,300})"
_INFO = (
    re.compile(rf"(?<!\S)(?P<first>\d{{1,12}}):(?P<last>\d{{1,12}}):{_PATH}"),
    re.compile(
        rf"\b(?:title|file|filename|path|name|source)\s?[=:]\s?[\"'{{]?{_PATH}"
        r"(?P<lines>[:#][^\s\"'}]{1,60})?"
    ),
    re.compile(rf"(?:^|(?<=[\s:]))(?:[\w+#-]{{1,20}}:)?{_PATH}(?P<lines>[:#][^\s}}]{{1,60}})?"),
)
_COMMENT = re.compile(
    rf"\s{{0,40}}(?:#|//|/\*|<!--|--|;;?|%|\"\"\")\s?(?:[Ff]ile:?\s|[Ff]rom:?\s|[Ii]n:?\s)?"
    rf"{_PATH}(?P<lines>[:#][^\s*]{{1,60}}|,?\s\(?lines?\s[\d–-]{{1,30}}\)?)?"
    r"\s{0,20}(?:\*/|-->|\"\"\")?\s{0,20}$"
)
_SESSION = frozenset(
    "console shell bash sh zsh fish powershell ps1 cmd bat text output diff patch pycon terminal"
    " shell-session sh-session mermaid plaintext log none".split()
)
_PROMPT = re.compile(r"\s*(?:\$ |>>> |% |> |In \[\d)")
_TOLD_TO = re.compile(
    r"\b(?:creat\w*|add\w*|put\w*|writ\w*|sav\w*|run\w*|chang\w*|replac\w*|edit\w*|updat\w*|past\w*"
    r"|insert\w*|append\w*|modif\w*|configur\w*|install\w*|example\w*|suppose|imagine|instead|should"
    r"|must|could|would|can|may|might|will|want|need|e\.g\.|such as|your|you|new|let's|let us"
    r"|template|snippet|output|becomes?|previously|before|old|was|were|proposed?|suggest\w*"
    r"|recommend\w*|like this|similar|if)\b",
    re.IGNORECASE,
)
_QUOTING = re.compile(
    r"\b(?:reads?|says?|states|contains?|exactly|verbatim|quot\w{1,8}|excerpt|contents?|lines?)\b"
    r"|^\W*from\b|\b(?:taken|copied|quoted|shown)\sfrom\b",
    re.IGNORECASE,
)
"""Words of a lead that say that the block is a file's own text."""
_CODE = re.compile(r"`[^`\n]{0,400}`|\]\([^()\s]{0,400}\)|[\w.-]*[/\\][\w./\\:#-]*")
"""What a lead cites: a folder called "examples" makes no example."""
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`\[*])")


def quoted_blocks(
    document: Document, passages: Sequence[Passage], known: Known | None = None
) -> tuple[Assertion, ...]:
    """A `quote` for each code block that says which file it is taken from."""
    known = known or Nothing()
    found: list[Assertion] = []
    for number, passage in enumerate(passages):
        if passage.kind is not PassageKind.CODE or _is_session(passage):
            continue
        before = passages[number - 1] if number else None
        quote = _quote(document, passage, before, known)
        if quote is not None:
            found.append(quote)
    return tuple(found)


def _is_session(passage: Passage) -> bool:
    language = re.split(r"[\s{:,]", passage.info.strip().lower(), maxsplit=1)[0]
    return language in _SESSION or _PROMPT.match(passage.text) is not None


def _quote(
    document: Document, passage: Passage, before: Passage | None, known: Known
) -> Assertion | None:
    lead = _CODE.sub("", _last_sentence(passage.lead))
    is_told = _TOLD_TO.search(lead) is not None
    informed = _from_info(document, passage, known)
    commented = (informed, 0) if informed is not None else _from_comment(document, passage, known)
    if commented is not None:
        place, cut = commented
        is_example = is_told and not place.names_lines
        return None if is_example else _tied(_made(document, passage, place, cut), known)
    if is_told or before is None or before.kind is not PassageKind.PROSE:
        return None
    led = _from_lead(document, before, known)
    if led is None:
        return None
    says_so = _QUOTING.search(lead) is not None
    return _kept(_made(document, passage, led, 0, is_stated=says_so), known)


def _tied(quote: Assertion | None, known: Known) -> Assertion | None:
    """Without those whose path need not mean a file of this code: examples bear names too."""
    if quote is None or quote.place is None:
        return None
    path = quote.place.path
    is_ours = quote.place.names_lines or (known.has_file(path) and not is_usual(path))
    return _kept(quote, known) if is_ours else None


def _kept(quote: Assertion | None, known: Known) -> Assertion | None:
    """Without those that neither say lines nor have much in common with the file."""
    if quote is None or quote.place is None or quote.place.names_lines:
        return quote
    return quote if known.has_text(quote.place.path, quote.literal) else None


def _made(
    document: Document, passage: Passage, place: CitedPlace, cut: int, *, is_stated: bool = True
) -> Assertion | None:
    """`cut` is how much of the block says where it is from."""
    literal = passage.text[cut:]
    if not literal.strip():
        return None
    first = cut + len(literal) - len(literal.lstrip("\n"))
    last = cut + len(literal.rstrip())
    span = document.span(passage.offset(first), passage.offset(last - 1) + 1)
    return Assertion(
        kind=ClaimKind.QUOTE,
        span=span,
        text=document.text[span.start : span.end],
        place=place,
        literal=literal,
        is_stated=is_stated,
    )


# Where it says so


def _from_info(document: Document, passage: Passage, known: Known) -> CitedPlace | None:
    info = passage.info
    for pattern in _INFO:
        for found in pattern.finditer(info[:600]):
            if _is_file(found["path"], known):
                return _placed(document, found, passage.info_start)
    return None


def _from_comment(
    document: Document, passage: Passage, known: Known
) -> tuple[CitedPlace, int] | None:
    start = len(passage.text) - len(passage.text.lstrip("\n"))
    end = passage.text.find("\n", start)
    line = passage.text[start : end if end >= 0 else len(passage.text)]
    found = _COMMENT.match(line) if len(line) < 600 and end >= 0 else None
    if found is None or not _is_file(found["path"], known):
        return None
    return _placed(document, found, passage.offset(start)), end + 1


def _from_lead(document: Document, before: Passage, known: Known) -> CitedPlace | None:
    """ "In `src/a.py`:" and the like: the one place the last sentence before the block names."""
    text = before.text.rstrip()
    if not text.endswith(":"):
        return None
    begin = len(text) - len(_last_sentence(text))
    last = replace(
        before,
        text=text[begin:],
        start=before.offset(begin),
        offsets=before.offsets[begin : len(text)] if before.offsets is not None else None,
    )
    places = cited_places(document, last, known)
    return places[0] if len(places) == 1 and not places[0].repository else None


def _last_sentence(text: str) -> str:
    return _SENTENCE.split(text[-2_000:])[-1]


def _is_file(path: str, known: Known) -> bool:
    name = plain_path(path).rpartition("/")[2]
    return ending(name) in SOURCE or ending(name) in DATA or known.has_file(plain_path(path))


def _placed(document: Document, found: re.Match[str], at: int) -> CitedPlace:
    lines, lines_span = _lines(document, found, at)
    end = lines_span.end if lines_span is not None else at + found.end("path")
    start = min(at + found.start("path"), lines_span.start if lines_span is not None else end)
    span = document.span(start, max(end, at + found.end("path")))
    return CitedPlace(
        written=document.text[span.start : span.end],
        path=plain_path(found["path"]),
        lines=lines,
        span=span,
        path_span=document.span(at + found.start("path"), at + found.end("path")),
        lines_span=lines_span,
        folder=document.folder,
    )


def _lines(
    document: Document, found: re.Match[str], at: int
) -> tuple[LineRange | None, Span | None]:
    groups = found.groupdict()
    if groups.get("first"):
        first, last = int(found["first"]), int(found["last"])
        rows = LineRange(first, last) if 1 <= first <= last else None
        return rows, document.span(at + found.start("first"), at + found.end("last"))
    if not groups.get("lines"):
        return None, None
    told = numbers.behind(found.string, found.end("path")) or numbers.after(
        found.string, found.end("path")
    )
    if told is None:
        return None, None
    one = told.numbers[0]
    return one.lines, document.span(at + one.start, at + one.end)
