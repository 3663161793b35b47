"""Show: the whole code of what a name or a path means, with its documentation.

Names are looked up as `defined_in` looks them up. Nothing is claimed but that these lines stand
there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from probant.errors import UsageError
from probant.facts.definitions import Definitions, without_makers
from probant.facts.file_names import files_named
from probant.facts.recall.origins import Origin, origin_of
from probant.facts.recall.words import stems_of
from probant.facts.rows import DefFact
from probant.questions.arguments import make_target, read_named
from probant.questions.kind import Fill
from probant.questions.looks import clean_path, looks_like_path
from probant.tools.summaries import comment_above, documentation, head_of_file
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:
    from probant.tools.places import PlaceSearch

MAX_LINES = 400
"""How much of one definition is shown unless more is asked for."""

MAX_CHARS = 4_000
FILE_KIND = "file"
N_CLOSEST = 5
N_RANKED = 20

ORDER = {Origin.PRODUCT: 0, Origin.TEST: 1, Origin.FOREIGN: 2}

_PLACE = re.compile(r"(?P<path>.+?):(?P<first>\d{1,9})(?:-(?P<last>\d{1,9}))?")


class CodeRequest(Record, kw_only=True):
    """What is to be shown, and how many lines of each at most."""

    name: str
    max_lines: int = MAX_LINES

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise UsageError("there is nothing to show", remedy="give a name or a path")
        if len(self.name) > MAX_CHARS:
            raise UsageError("the name to show is too long", remedy=f"give at most {MAX_CHARS}")
        if self.max_lines < 1:
            raise UsageError(f"lines is {self.max_lines}", remedy="give a whole number from 1 on")


class ShownCode(Record, kw_only=True):
    """Lines of a file as they stand: a definition, or a part of the file itself."""

    path: RepoPath
    lines: LineRange
    kind: str
    qualified_name: str
    text: str
    documentation: str | None
    is_documented_above: bool
    """Whether the documentation stands outside of these lines."""
    n_lines_cut: int
    """How many lines of it follow after these."""


class CodeFound(Record, kw_only=True):
    """Everything of a name, product code first; `closest` are other names where there is none."""

    shown: tuple[ShownCode, ...]
    closest: tuple[str, ...] = ()


def show_code(
    asked: CodeRequest,
    tree: SourceTree,
    definitions: Definitions,
    defined_in: Callable[[str], Sequence[DefFact]],
    places: Callable[[], PlaceSearch],
) -> CodeFound:
    """The code. A path that is not there, or a line outside its file, is an error and no miss."""
    name = asked.name.strip()
    if (place := _PLACE.fullmatch(name)) and _is_file(tree, place["path"]):
        lines = LineRange(*_range(place))
        paths = _files(tree, place["path"])
        shown = [_at(tree, path, lines, place, defined_in, asked.max_lines) for path in paths]
        return CodeFound(shown=tuple(shown))
    if _is_file(tree, name):
        paths = _files(tree, name)
        return CodeFound(shown=tuple(_file(tree, path, asked.max_lines) for path in paths))
    target = _target(name)
    facts = without_makers(definitions.of(target, inherited=True).fitting)
    if facts:
        facts.sort(key=lambda fact: (ORDER[origin_of(fact.path)], fact.path, fact.line))
        return CodeFound(shown=tuple(_definition(tree, one, asked.max_lines) for one in facts))
    path = place["path"] if place else name
    if looks_like_path(path):
        raise _no_such_file(tree, path)
    return CodeFound(shown=(), closest=tuple(_closest(target, definitions, places)))


def _is_file(tree: SourceTree, text: str) -> bool:
    return bool(_files(tree, text))


def _files(tree: SourceTree, text: str) -> tuple[RepoPath, ...]:
    """The file of this path, or those whose path ends so."""
    path = RepoPath(tree.from_here(clean_path(text)))
    if path in tree.files:
        return (path,)
    return files_named(tree, text).exact if looks_like_path(text) else ()


def _range(place: re.Match[str]) -> tuple[int, int]:
    first, last = int(place["first"]), int(place["last"] or place["first"])
    if not 1 <= first <= last:
        raise UsageError(
            f"{first}-{last} is not a range of lines", remedy="lines count from 1, first to last"
        )
    return first, last


def _target(name: str) -> Target:
    if any(letter.isspace() for letter in name):
        return Target(text=name, kind=TargetKind.PHRASE)
    return make_target(Fill.SYMBOL, read_named(name, frozenset({Fill.SYMBOL})))


def _no_such_file(tree: SourceTree, text: str) -> UsageError:
    path = clean_path(text)
    if any(one.startswith(path + "/") for one in tree.files):
        return UsageError(f"{path!r} is a folder", remedy="give a file of it")
    reason = next((one.reason for one in tree.skipped if one.path == path), None)
    if reason is not None:
        return UsageError(f"{path!r} was not read: {reason}", remedy="give a file of text")
    return UsageError(
        f"there is no file {path!r} in this snapshot",
        remedy="give a path from the root of the repository",
    )


def _at(
    tree: SourceTree,
    path: RepoPath,
    lines: LineRange,
    place: re.Match[str],
    defined_in: Callable[[str], Sequence[DefFact]],
    max_lines: int,
) -> ShownCode:
    """These lines; of a single line the definition that begins or stands there."""
    n_lines = len(tree.lines(path))
    if lines.last > n_lines:
        raise UsageError(f"{path} has no line {lines.last}", remedy=f"it has {n_lines} lines")
    if place["last"] is None:
        around = [one for one in defined_in(path) if one.first_line <= lines.first <= one.last_line]
        named = [one for one in around if one.line == lines.first] or around
        fact = max(named, key=lambda one: (one.first_line, -one.last_line), default=None)
        if fact is not None:
            return _definition(tree, fact, max_lines)
    return _excerpt(tree, path, lines, None, max_lines)


def _file(tree: SourceTree, path: RepoPath, max_lines: int) -> ShownCode:
    lines = tree.lines(path)
    head = head_of_file(lines, path)
    whole = LineRange(1, max(1, len(lines)))
    return _excerpt(tree, path, whole, head.text if head else None, max_lines)


def _excerpt(
    tree: SourceTree, path: RepoPath, lines: LineRange, said: str | None, max_lines: int
) -> ShownCode:
    kept = _kept(lines, max_lines)
    return ShownCode(
        path=path,
        lines=kept,
        kind=FILE_KIND,
        qualified_name=path,
        text=_text(tree, path, kept),
        documentation=said,
        is_documented_above=False,
        n_lines_cut=lines.last - kept.last,
    )


def _definition(tree: SourceTree, fact: DefFact, max_lines: int) -> ShownCode:
    lines = tree.lines(fact.path)
    whole = LineRange(fact.first_line, max(fact.first_line, min(fact.last_line, len(lines))))
    kept = _kept(whole, max_lines)
    doc = fact.details.doc_lines
    said = lines[doc[0] - 1 : doc[1]] if doc else comment_above(lines, fact.first_line)
    return ShownCode(
        path=fact.path,
        lines=kept,
        kind=fact.kind,
        qualified_name=fact.qualified_name,
        text=_text(tree, fact.path, kept),
        documentation=documentation(said) or None,
        is_documented_above=doc is None or doc[1] < fact.first_line,
        n_lines_cut=whole.last - kept.last,
    )


def _kept(lines: LineRange, max_lines: int) -> LineRange:
    return LineRange(lines.first, min(lines.last, lines.first + max_lines - 1))


def _text(tree: SourceTree, path: RepoPath, lines: LineRange) -> str:
    return "\n".join(tree.lines(path)[lines.first - 1 : lines.last])


def _closest(
    target: Target, definitions: Definitions, places: Callable[[], PlaceSearch]
) -> Iterator[str]:
    """Names like it; where there are none, the best ranked names that share a word with it."""
    near = definitions.near(target)
    if not near:
        words = set(stems_of(target.text))
        ranked = [one.fact for one in places().by_words(target.text, limit=N_RANKED) if one.fact]
        near = [fact for fact in ranked if words.intersection(stems_of(fact.name))]
    yield from list(dict.fromkeys(fact.qualified_name for fact in near))[:N_CLOSEST]
