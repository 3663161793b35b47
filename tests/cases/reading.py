"""Reads a case: a Markdown file that shows a repository, asks a question, and says what must come.

    # One sentence that says what this case is about
    `path/of/file.py`           a file, followed by its text in a fenced block (`empty`: no block)
    ## Commit: message          what follows is committed under this message; `; by Name` and
                                `; tag NAME` are optional, in this order
    ## Working tree             what follows is written but not committed; `remove path` deletes
    ## Git                      a repository without any commit
    > question                  several are one conversation; what is expected is of the last
    - key: what is expected     the keys are the fields of `Case`; `at: REV` asks about a revision
    - allow: exec               builds and tests may be run; `- needs: NAME` is a program for that
    | family | question | outcome | values | cites | more |
                                a row of a table of questions, see `Row`; `-` is nothing

Without a heading the files are a plain directory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

FENCE = re.compile(r"^(`{3,})")
FILE = re.compile(r"^`([^`]+)`( empty)?$")
REMOVED = re.compile(r"^remove `([^`]+)`$")
HEADING = re.compile(
    r"^## (Commit: (?P<message>.*?)(?:; by (?P<author>.*?))?"
    r"(?:; tag (?P<tag>\S+))?|Working tree|Git)$"
)
EXPECTED = re.compile(r"^- (\w+): (.*)$")

SINGLE = ("outcome", "status", "truth_mode", "carryover", "grounding", "at", "level", "allow",
          "needs")  # fmt: skip
LISTS = ("value", "lead", "cite", "reason", "says")


class NotACase(Exception):
    """The file is not written as a case must be."""


@dataclass
class Stage:
    """Files that belong together: a commit, the working tree, or a plain directory."""

    kind: str
    message: str = ""
    author: str = "Ada"
    tag: str | None = None
    files: dict[str, str] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """One question of a table. `values` and `cites` are separated by `; `, and None is any.

    `more` holds further expectations as `key=text`, separated by `; `: reason, lead, says, at,
    level, needs; `allow=nothing` where the file allows something.
    """

    family: str
    question: str
    outcome: str
    values: tuple[str, ...] | None
    cites: tuple[str, ...] | None
    more: tuple[tuple[str, str], ...] = ()


@dataclass
class Case:
    title: str = ""
    stages: list[Stage] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    single: dict[str, str] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)


def read_case(path: Path) -> Case:
    """The case, or an error that names the line nobody understands."""
    case = Case()
    lines = iter(path.read_text(encoding="utf-8").split("\n"))
    for line in lines:
        if not line.strip():
            continue
        if line.startswith("# "):
            case.title = line[2:]
        elif heading := HEADING.match(line):
            case.stages.append(_stage(heading))
        elif named := FILE.match(line):
            text = "" if named[2] else _fenced(lines, path)
            _current(case).files[named[1]] = text
        elif removed := REMOVED.match(line):
            _current(case).removed.append(removed[1])
        elif line.startswith("|"):
            case.rows += _rows(line, path)
        elif line.startswith("> "):
            case.questions.append(line[2:])
        elif expected := EXPECTED.match(line):
            _expect(case, expected[1], expected[2], path)
        else:
            raise NotACase(f"{path.name}: {line!r}")
    if not (case.title and (case.rows or (case.questions and "outcome" in case.single))):
        raise NotACase(f"{path.name} lacks a title, a question or an outcome")
    return case


def _stage(heading: re.Match[str]) -> Stage:
    if heading["message"]:
        author = heading["author"] or "Ada"
        return Stage("commit", heading["message"], author, heading["tag"])
    return Stage("git" if heading[1] == "Git" else "tree")


def _rows(line: str, path: Path) -> list[Row]:
    cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
    if cells[0] == "family" or set("".join(cells)) <= set("- :"):
        return []
    if len(cells) not in (5, 6):
        raise NotACase(f"{path.name}: {line!r} has {len(cells)} cells")
    more = [part.partition("=")[::2] for part in _parts(cells[5] if len(cells) == 6 else "") or ()]
    values, cites = _parts(cells[3]), _parts(cells[4])
    return [Row(cells[0], cells[1], cells[2], values, cites, tuple(more))]


def _parts(cell: str) -> tuple[str, ...] | None:
    """`-` is an empty list; an empty cell asks nothing."""
    if not cell:
        return None
    return () if cell == "-" else tuple(cell.split("; "))


def _current(case: Case) -> Stage:
    if not case.stages:
        case.stages.append(Stage("tree"))
    return case.stages[-1]


def _fenced(lines: Iterator[str], path: Path) -> str:
    opening = FENCE.match(next(lines, ""))
    if opening is None:
        raise NotACase(f"{path.name}: a file name without a fenced block below it")
    return "".join(f"{line}\n" for line in iter(lambda: next(lines), opening[1]))


def _expect(case: Case, key: str, said: str, path: Path) -> None:
    if key in SINGLE:
        case.single[key] = said
    elif key in LISTS:
        known = case.lists.setdefault(key, [])
        if said != "none":
            known.append(said)
    else:
        raise NotACase(f"{path.name}: nobody knows {key!r}")
