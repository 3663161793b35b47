"""A drawn fact with the lines of source that bear it out, for somebody to read and judge.

Reads files, asks nobody. Next: __main__.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath

from probant.evaluation.audit.draw import Drawn
from probant.evaluation.questions.truth import Locations, Paths, PathSteps, Place, Sites
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.sources.code.oracles import LANGUAGE_OF

N_LINES_AFTER = 3
N_BODY_LINES = 70
N_PLACES = 8
N_MENTIONS = 24
MAX_LINE_CHARS = 120
_IMPORT = re.compile(r"^\s*(import\b|from\b|(pub )?use\b|#\s*include|export .* from|.*\brequire\()")
_GO_IMPORT = re.compile(r"^\s*import\b|^\t(?:\w+ )?\"[\w./-]+\"$")
_LISTED: Mapping[str, re.Pattern[str]] = {
    "25": re.compile(r"__all__|^\s+\"\w+\",?$|^\s*export\b|module\.exports|^exports\."),
    "54": re.compile(r"^\s*(async )?def test|^func Test|@Test|#\[test\]"),
}
"""Family → the lines of the named file that count."""

IMPORTS = frozenset({"31", "32", "37", "40", "41"})
BODIES = frozenset({"22", "26", "28", "30", "34", "35", "36"})
MENTIONS = frozenset({"7", "9", "21", "32", "33", "38", "39"})
"""Families whose truth is a whole set: every line of the tree that says the word is shown."""


def shown(number: int, drawn: Drawn) -> str:
    title = FAMILIES[drawn.family].title
    head = f"{number}. [{drawn.family} {title}] {drawn.asked}  ({drawn.package})"
    return "\n".join([head, f"   oracle: {drawn.told}", *_evidence(drawn), ""])


def row(number: int, drawn: Drawn) -> str:
    """The line of the table, without the judgement."""
    cells = (str(number), drawn.package, drawn.family, drawn.asked, drawn.told)
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _evidence(drawn: Drawn) -> Iterator[str]:
    for path, line in _places(drawn):
        lines = _lines(drawn, path)
        last = line + (0 if isinstance(drawn.fact.truth, Sites) else N_LINES_AFTER)
        if drawn.family in BODIES:
            last = _end_of_body(lines, line)
        yield f"   {path}"
        for at in range(max(line - 1, 1), min(last, len(lines)) + 1):
            yield _numbered(at, lines[at - 1])
    if drawn.family in IMPORTS:
        yield from _of_named_files(drawn, None)
    if drawn.family in _LISTED:
        yield from _of_named_files(drawn, _LISTED[drawn.family])
    if drawn.family in MENTIONS:
        yield from _mentions(drawn)


def _numbered(at: int, line: str) -> str:
    return f"   {at:>5} {line[:MAX_LINE_CHARS].rstrip()}"


def _end_of_body(lines: list[str], first: int) -> int:
    """The last line that is indented more than the first one; brackets of the head are passed."""
    indent = _indent(lines[first - 1])
    for at in range(first + 1, min(first + N_BODY_LINES, len(lines)) + 1):
        text = lines[at - 1].strip()
        if text and _indent(lines[at - 1]) <= indent and text[0] not in ")]{":
            return at if text[0] == "}" else at - 1
    return first + N_BODY_LINES


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _mentions(drawn: Drawn) -> Iterator[str]:
    targets = dict(drawn.fact.targets)
    name = re.split(r" in ", targets["x"])[0]
    word = PurePosixPath(name).name.partition(".")[0] if drawn.family == "32" else name
    pattern = re.compile(rf"\b{re.escape(word.rpartition('.')[2])}\b")
    found = []
    for file in sorted(drawn.root.rglob("*")):
        if file.is_file() and file.suffix.lower() in LANGUAGE_OF:
            path = file.relative_to(drawn.root).as_posix()
            lines = enumerate(_lines(drawn, path), start=1)
            found += [f"   {path}{_numbered(at, one)}" for at, one in lines if pattern.search(one)]
    yield f"   every line that says {pattern.pattern}: {len(found)}"
    yield from found[:N_MENTIONS]


def _places(drawn: Drawn) -> list[Place]:
    """Where the fact points, then where its words are defined."""
    truth = drawn.fact.truth
    found: list[Place] = []
    if isinstance(truth, Locations):
        found += [place for place, _ in truth.qualified_by_place]
    if isinstance(truth, Sites):
        found += sorted(truth.places)
    found += [symbol.place for symbol in drawn.where]
    return list(dict.fromkeys(found))[:N_PLACES]


def _of_named_files(drawn: Drawn, pattern: re.Pattern[str] | None) -> Iterator[str]:
    """Lines of the files that are named, in the question or in the truth; None: imports."""
    named = {text for key, text in drawn.fact.targets if key != "p"}
    if isinstance(drawn.fact.truth, Paths | PathSteps):
        named |= set(drawn.fact.truth.paths)
    for file in sorted(drawn.root.rglob("*")):
        path = file.relative_to(drawn.root).as_posix()
        if file.is_file() and (path in named or file.name in named):
            yield f"   {path}"
            wanted = pattern or (_GO_IMPORT if file.suffix == ".go" else _IMPORT)
            for at, line in enumerate(_lines(drawn, path), start=1):
                if wanted.search(line):
                    yield _numbered(at, line)


def _lines(drawn: Drawn, path: str) -> list[str]:
    return (drawn.root / path).read_text("utf-8", "replace").split("\n")
