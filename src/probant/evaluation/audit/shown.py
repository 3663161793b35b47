"""A drawn fact with the lines of source that bear it out, for somebody to read and judge.

Reads files, asks nobody. Next: __main__.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.evaluation.audit.draw import Drawn
from probant.evaluation.questions.truth import Locations, Paths, Place, Sites
from probant.evaluation.questions.wordings.families import FAMILIES

N_LINES_AFTER = 5
N_PLACES = 6
MAX_LINE_CHARS = 140
_IMPORT = re.compile(r"^\s*(import|from|use|#\s*include|export .* from|.*\brequire\()|^\s+\"")
IMPORTS = frozenset({"31", "32", "37", "40", "41"})


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
        yield f"   {path}"
        for at in range(max(line - 1, 1), min(last, len(lines)) + 1):
            yield f"   {at:>5} {lines[at - 1][:MAX_LINE_CHARS].rstrip()}"
    if drawn.family in IMPORTS:
        yield from _imports(drawn)


def _places(drawn: Drawn) -> list[Place]:
    """Where the fact points, then where its words are defined."""
    truth = drawn.fact.truth
    found: list[Place] = []
    if isinstance(truth, Locations):
        found += [place for place, _ in truth.qualified_by_place]
    if isinstance(truth, Sites):
        found += sorted(truth.places)
    found += [symbol.place for symbol in drawn.where]
    return list(dict.fromkeys(found))[: N_PLACES * 2 if isinstance(truth, Sites) else N_PLACES]


def _imports(drawn: Drawn) -> Iterator[str]:
    """Import lines of the files that are named, in the question or in the truth."""
    named = {text for key, text in drawn.fact.targets if key != "p"}
    if isinstance(drawn.fact.truth, Paths):
        named |= drawn.fact.truth.paths
    for file in sorted(drawn.root.rglob("*")):
        path = file.relative_to(drawn.root).as_posix()
        if file.is_file() and (path in named or file.name in named):
            yield f"   {path}"
            for at, line in enumerate(_lines(drawn, path), start=1):
                if _IMPORT.match(line):
                    yield f"   {at:>5} {line[:MAX_LINE_CHARS].rstrip()}"


def _lines(drawn: Drawn, path: str) -> list[str]:
    return (drawn.root / path).read_text("utf-8", "replace").split("\n")
