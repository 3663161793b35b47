"""Documents as sections: headings of Markdown, reStructuredText and plain text, with their lines.

Nothing is rendered; a heading inside a block of code is none. Of XML only the releases of Maven's
`changes.xml` are sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

SUFFIXES = (".md", ".markdown", ".mdx", ".rst", ".txt", ".adoc", ".asciidoc")
_BARE = re.compile(
    r"(?i)(?:readme|changes|changelog|history|news|contributing|security|install|authors|todo)"
)
_NO_DOCUMENTS = re.compile(
    r"(?i)(?:^|/)(?:CMakeLists|(?:.*-)?(?:requirements|constraints)[^/]*)\.txt$"
)
_ATX = re.compile(r"^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$")
_ASCIIDOC = re.compile(r"^(={1,6})\s+(\S.*)$")
_FENCE = re.compile(r"^\s{0,3}(```+|~~~+)")
_RELEASE_TITLE = re.compile(r"(?i)^\S(?:.*\s)?v?\d+(?:\.\d+)+\S*\s+release notes\s*$")
_RELEASE = re.compile(r"<release\b[^>]*?\bversion\s*=\s*[\"']([^\"']+)[\"']")
_RULE = re.compile(r"^([=\-~^\"'`#*+.:_<>])\1{2,}\s*$")


class Section(NamedTuple):
    """`first` is the line of the heading; `last` includes what stands below lower headings.

    `own_last` ends before the next heading of any level.
    """

    title: str
    level: int
    first: int
    last: int
    own_last: int


class _Heading(NamedTuple):
    title: str
    level: int
    first: int


def is_document(path: str) -> bool:
    """Whether a file is prose by its name."""
    name = path.rpartition("/")[2]
    if "." not in name.removeprefix("."):
        return _BARE.fullmatch(name) is not None
    return path.lower().endswith(SUFFIXES) and _NO_DOCUMENTS.search(path) is None


def sections(path: str, lines: Sequence[str]) -> tuple[Section, ...]:
    """The sections of a document in the order they stand."""
    found = list(_headings(path.lower(), lines))
    made = []
    for at, one in enumerate(found):
        below = found[at + 1 :]
        own_last = below[0].first - 1 if below else len(lines)
        last = next((two.first - 1 for two in below if two.level <= one.level), len(lines))
        made.append(Section(one.title, one.level, one.first, last, own_last))
    return tuple(made)


def releases(lines: Sequence[str]) -> tuple[Section, ...]:
    """The `<release version="…">` elements of Maven's `changes.xml`, comments left out."""
    text = re.sub(r"<!--.*?-->", lambda one: re.sub(r"[^\n]", " ", one[0]), "\n".join(lines),
                  flags=re.DOTALL)  # fmt: skip
    made = []
    for found in _RELEASE.finditer(text):
        end = text.find("</release", found.end())
        first = text.count("\n", 0, found.start()) + 1
        last = text.count("\n", 0, end) + 1 if end >= 0 else first
        made.append(Section(found[1], 1, first, last, last))
    return tuple(made)


def around(parts: Sequence[Section], line: int) -> tuple[Section, ...]:
    """The sections a line stands in, the outermost first."""
    return tuple(one for one in parts if one.first <= line <= one.last)


def _headings(path: str, lines: Sequence[str]) -> Iterator[_Heading]:
    is_markdown = path.endswith((".md", ".markdown", ".mdx"))
    is_rest = path.endswith(".rst")
    is_plain = path.endswith(".txt") or "." not in path.rpartition("/")[2]
    fence = ""
    levels: list[str] = []
    for row, line in enumerate(lines):
        if not is_rest and (mark := _FENCE.match(line)):
            if not fence:
                fence = mark[1]
            elif mark[1].startswith(fence):
                fence = ""
            continue
        if fence:
            continue
        pattern = _ASCIIDOC if path.endswith((".adoc", ".asciidoc")) else _ATX
        if not is_rest and (title := pattern.match(line)):
            yield _Heading(title[2], len(title[1]), row + 1)
        elif is_plain and _is_release_title(lines, row):
            yield _Heading(line.strip(), 0, row + 1)
        elif (style := _underlined(lines, row, is_markdown)) is not None:
            if style not in levels:
                levels.append(style)
            level = (1 if style == "=" else 2) if is_markdown else levels.index(style) + 1
            yield _Heading(line.strip(), level, row + 1)


def _is_release_title(lines: Sequence[str], row: int) -> bool:
    """A line apart that names a version's release notes stands above all headings within them."""
    if not _RELEASE_TITLE.match(lines[row]):
        return False
    above = lines[row - 1].strip() if row else ""
    below = lines[row + 1].strip() if row + 1 < len(lines) else ""
    return all(not one or _RULE.match(one) for one in (above, below))


def _underlined(lines: Sequence[str], row: int, is_markdown: bool) -> str | None:
    """The sign a title is underlined with; an overline makes it another one."""
    title = lines[row].rstrip()
    if row + 1 >= len(lines) or not title.strip() or _RULE.match(title):
        return None
    rule = _RULE.match(lines[row + 1])
    if rule is None:
        return None
    if is_markdown:
        is_paragraph = row > 0 and lines[row - 1].strip() != ""
        return rule[1] if rule[1] in "=-" and not is_paragraph and title[0] not in "|>-" else None
    if len(lines[row + 1].rstrip()) < len(title.strip()) or title[0].isspace():
        return None
    has_overline = row > 0 and lines[row - 1].rstrip() == lines[row + 1].rstrip()
    is_apart = row == 0 or has_overline or not lines[row - 1].strip()
    return (rule[1] * 2 if has_overline else rule[1]) if is_apart else None
