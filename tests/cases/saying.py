"""Reads a table of statements: a small repository, and texts with every claim they must yield.

The repository is shown as in `reading.py`. Then, below `## Statements`:

    > A text, one or more lines of it
    - kind verdict                          a claim that is verified
    - kind refuted failure -> suggestion    the suggestion is optional
    - kind unverifiable reason
    - nothing                               the text holds no claim

A line `allow: exec` before the statements permits to run the repository's code.

The claims are all of them, in any order; `denied kind …` is a claim turned round. A line
`(remark)` between texts is for the reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.cases.reading import FILE, HEADING, REMOVED, Case, NotACase, _current, _fenced, _stage

CLAIM = re.compile(
    r"^- (?:nothing|(?:denied )?\w+ (?:verified|refuted \w+(?: -> .+)?|unverifiable \w+))$"
)


@dataclass
class Said:
    """One text and the claims it must yield, as rendered by `rendered`."""

    text: str
    claims: list[str] = field(default_factory=list)


@dataclass
class Table:
    case: Case
    said: list[Said]
    may_run: bool = False


def read_table(path: Path) -> Table:
    """The table, or an error that names the line nobody understands."""
    case, said, may_run = Case(), list[Said](), False
    lines = iter(path.read_text(encoding="utf-8").split("\n"))
    for line in lines:
        if line == "## Statements":
            said = _statements(lines, path)
        elif line == "allow: exec":
            may_run = True
        elif line.startswith("# "):
            case.title = line[2:]
        elif heading := HEADING.match(line):
            case.stages.append(_stage(heading))
        elif named := FILE.match(line):
            _current(case).files[named[1]] = "" if named[2] else _fenced(lines, path)
        elif removed := REMOVED.match(line):
            _current(case).removed.append(removed[1])
        elif line.strip():
            raise NotACase(f"{path.name}: {line!r}")
    if not (case.title and said and all(one.claims for one in said)):
        raise NotACase(f"{path.name} lacks a title, a statement or its claims")
    return Table(case, said, may_run)


def _statements(lines: Iterator[str], path: Path) -> list[Said]:
    found: list[Said] = []
    is_open = False
    for line in lines:
        if line.startswith(">"):
            text = line[2:]
            if is_open:
                found[-1].text += "\n" + text
            else:
                found.append(Said(text))
            is_open = True
            continue
        is_open = False
        if found and CLAIM.match(line):
            found[-1].claims.append(line[2:])
        elif line.strip() and not line.startswith("("):
            raise NotACase(f"{path.name}: {line!r}")
    return found
