"""Paths and lines as people and models write them, found in a passage.

Only what is written: whether it exists is existence.py's work. Reading order: endings.py,
numbers.py, tokens.py, addresses.py, links.py.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from probant.checking.citations import numbers, tokens
from probant.checking.citations.links import Target, read_links
from probant.checking.citations.numbers import Found, Numbers
from probant.checking.citations.tokens import Known, Nothing
from probant.checking.citations.wording import Wording, heads_examples, is_told_of_the_past
from probant.checking.document import Document, Passage, PassageKind
from probant.vocabulary.assertion import CitedPlace, Span
from probant.vocabulary.record import replace

_CODE = re.compile(r"(?<!`)(?P<marks>`{1,2})(?!`)(?P<inside>[^`\n]{1,400})(?P=marks)(?!`)")
_REFERENCE = re.compile(r"`__?(?!\w)")
"""reStructuredText's mark of a link whose target stands elsewhere."""
_SPACED = re.compile(r"(?P<path>[^:#]{3,300}?\.\w{1,12})(?=[:#]|$)")
_NAME = re.compile(r"[A-Za-z][\w-]{1,40}(?=[:#]|$)")


class Cited(NamedTuple):
    """A path in a passage, with what encloses it; `found` are its lines."""

    path: str
    start: int
    end: int
    outer: tuple[int, int]
    found: Found | None
    target: Target | None = None


def cited_places(
    document: Document, passage: Passage, known: Known | None = None
) -> tuple[CitedPlace, ...]:
    """Every place the passage names, in order; a list of lines gives one place for each."""
    text, known = passage.text, known or Nothing()
    words = Wording(text)
    found: list[CitedPlace] = []
    shows = heads_examples(passage.lead)
    for one in _read(text, known):
        # How a path is spoken of matters only where there is none.
        spoken = None if known.has_file(one.path) else words
        places = _places(document, passage, one, spoken)
        is_example = shows and spoken is not None and not _is_beside(one, known)
        found += [replace(each, is_hypothetical=True) for each in places] if is_example else places
    return tuple(found)


def _is_beside(one: Cited, known: Known) -> bool:
    """Whether it has lines and a folder that is there: too much for an example."""
    folder = one.path.rpartition("/")[0]
    return one.found is not None and bool(folder) and known.has_file(f"{folder}/")


def _read(text: str, known: Known) -> list[Cited]:
    linked = read_links(text, known)
    links = [_of_target(text, target) for target in linked.targets]
    words = list(_words(linked.rest, known))
    if not links:
        return words
    starts = [link.outer[0] for link in links]
    kept: list[Cited] = []
    said_better: set[int] = set()
    for word in words:
        at = bisect_right(starts, word.start) - 1
        if at < 0 or not _is_label_of(word, links[at]):
            kept.append(word)
        elif not _repeats(word, links[at]):
            kept.append(word)
            if not _lines_of(links[at]):
                said_better.add(at)
    kept += [link for at, link in enumerate(links) if at not in said_better]
    return sorted(kept, key=lambda one: (one.start, one.end))


# Words


class _Code(NamedTuple):
    """A run between code marks, marks left out."""

    start: int
    end: int
    n_marks: int


def _words(text: str, known: Known) -> Iterator[Cited]:
    """Paths among the words of a text, left to right."""
    spans = [_Code(*one.span("inside"), len(one["marks"])) for one in _CODE.finditer(text)]
    runs = tokens.RUN.finditer(text)
    run = next(runs, None)
    for code in [*spans, None]:
        limit = code.start if code is not None else len(text)
        while run is not None and run.start() < limit:
            if found := tokens.path_at(text, run, known, False):
                yield _with_lines(text, found, (found.start, found.end))
            run = next(runs, None)
        if code is None:
            return
        is_elsewhere = code.n_marks == 1 and _REFERENCE.match(text, code.end) is not None
        if whole := None if is_elsewhere else _whole(text, code, known):
            yield whole
        while run is not None and run.start() < code.end:
            if whole is None and not is_elsewhere and (part := _inside(text, run, code, known)):
                yield part
            run = next(runs, None)


def _whole(text: str, code: _Code, known: Known) -> Cited | None:
    """A name without an end, or a path with odd characters, that fills its code marks."""
    inside = text[code.start : code.end]
    if named := _NAME.match(inside):
        is_cited = tokens.is_name(named[0], known) or (
            named.end() < len(inside) and numbers.behind(inside, named.end()) is not None
            and known.has_file(named[0])
        )  # fmt: skip
    else:
        named = _SPACED.match(inside) if " " in inside or "[" in inside or "(" in inside else None
        is_cited = named is not None and known.has_file(tokens.plain_path(named["path"]))
    if named is None or not is_cited:
        return None
    path = tokens.Path(
        tokens.plain_path(named[0]), code.start + named.start(), code.start + named.end()
    )
    return _with_lines(text, path, (code.start - code.n_marks, code.end + code.n_marks))


def _inside(text: str, run: re.Match[str], code: _Code, known: Known) -> Cited | None:
    """A path between code marks: all of it, or a word of a command that names a known file."""
    is_first = not text[code.start : run.start()].strip()
    found = tokens.path_at(text, run, known, is_first)
    if found is None or found.end > code.end:
        return None
    outer = (code.start - code.n_marks, code.end + code.n_marks)
    behind = numbers.behind(text, found.end)
    stop = behind.end if behind is not None else found.end
    rest = text[stop : code.end].strip()
    if is_first and (not rest or rest.startswith("::")):
        return _with_lines(text, found, outer)
    if behind is not None or known.has_file(found.text):
        return _with_lines(text, found, (found.start, found.end))
    return None


def _with_lines(text: str, path: tokens.Path, outer: tuple[int, int]) -> Cited:
    found = numbers.behind(text, path.end)
    if found is None:
        start, end = _unwrapped(text, outer)
        found = numbers.behind(text, end) if end != path.end else None
        found = found or numbers.after(text, end) or numbers.before(text, start)
    return Cited(path.text, path.start, path.end, outer, found)


def _unwrapped(text: str, outer: tuple[int, int]) -> tuple[int, int]:
    """Without the marks of emphasis around it, which belong to the path they enclose."""
    start, end = outer
    while start and text[start - 1] in "*_" and text[end : end + 1] == text[start - 1]:
        start, end = start - 1, end + 1
    return start, end


# Links


def _of_target(text: str, target: Target) -> Cited:
    found = None
    if target.anchor.startswith("#"):
        found = numbers.anchored(target.anchor, target.anchor_at)
    elif target.anchor:
        found = numbers.behind(text, target.anchor_at)
    if found is None:
        start, end = target.outer
        found = numbers.after(text, end) or numbers.before(text, start)
    return Cited(target.path, target.start, target.end, target.outer, found, target)


def _lines_of(one: Cited) -> list[object]:
    return [each.lines for each in one.found.numbers] if one.found is not None else []


def _is_label_of(word: Cited, link: Cited) -> bool:
    assert link.target is not None  # noqa: S101 - made by `_of_target`
    start, end = link.target.label
    same = link.path.rstrip("/").rpartition("/")[2] == word.path.rstrip("/").rpartition("/")[2]
    return start <= word.start and word.end <= end and same


def _repeats(word: Cited, link: Cited) -> bool:
    """Whether the label of a link only says once more what the link leads to."""
    return not _lines_of(word) or _lines_of(word) == _lines_of(link)


# Records


def _places(
    document: Document, passage: Passage, one: Cited, words: Wording | None
) -> Iterator[CitedPlace]:
    told: tuple[Numbers | None, ...] = one.found.numbers if one.found is not None else (None,)
    for number, lines in enumerate(told):
        yield _place(document, passage, one, lines, words, is_first=number == 0)


def _place(
    document: Document,
    passage: Passage,
    one: Cited,
    lines: Numbers | None,
    words: Wording | None,
    *,
    is_first: bool,
) -> CitedPlace:
    span = _span(document, passage, *_written(one, lines, is_first))
    target = one.target
    stated, hypothetical = False, is_told_of_the_past(document.name)
    if words is not None and lines is None and not hypothetical:
        outer = (one.start, one.end) if target is None else target.outer
        is_heading = passage.kind is PassageKind.HEADING
        hypothetical = is_heading or words.is_hypothetical(*outer)
        stated = not hypothetical and words.is_stated(*outer)
    return CitedPlace(
        written=document.text[span.start : span.end],
        path=one.path,
        lines=lines.lines if lines is not None else None,
        span=span,
        path_span=_span(document, passage, one.start, one.end),
        lines_span=_span(document, passage, lines.start, lines.end) if lines is not None else None,
        revision=target.revision if target is not None else "",
        repository=target.repository if target is not None else "",
        is_link=target is not None and target.is_link,
        folder=document.folder,
        is_stated=stated,
        is_hypothetical=hypothetical,
    )


def _written(one: Cited, lines: Numbers | None, is_first: bool) -> tuple[int, int]:
    """The run of text that says the place: for further lines of a list only their numbers."""
    if lines is None or one.found is None:
        if one.target is not None and not one.target.is_link:
            return one.outer
        return one.start, one.end
    if not is_first:
        return lines.start, lines.end
    if one.found.is_apart:
        return one.start, one.end
    if one.target is not None and one.target.start <= lines.start < one.outer[1]:
        return one.outer if not one.target.is_link else (one.start, lines.end)
    if one.found.start == one.end:
        return one.start, lines.end if len(one.found.numbers) > 1 else one.found.end
    if lines.start >= one.end:
        return one.outer[0], lines.end if len(one.found.numbers) > 1 else one.found.end
    return one.found.start, one.outer[1]


def _span(document: Document, passage: Passage, start: int, end: int) -> Span:
    return document.span(passage.offset(start), passage.offset(end - 1) + 1)
