"""Defaults by a name alone: of parameters, of fields and constants, of entries in tables of them.

Files that hold the word are looked through; what stands there is told as it is written. That there
is none is never proved: a body may put one in place of a missing value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.blind_spots import blind_spots
from probant.facts.bodies.code import ASSIGNING, Code
from probant.facts.definitions import each, parameters
from probant.facts.languages import is_unparsed_code
from probant.facts.rows import DefFact
from probant.tools.initial_values import destructured_default
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.tools.scope import stands_in_tests
from probant.tools.subjects import Subjects, line_place
from probant.tools.values import MAX_CHARS, VALUED, Values
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS, Place
from probant.vocabulary.value import Observation, TextValue

if TYPE_CHECKING:
    from tree_sitter import Node

_IS_DEFAULT = re.compile(r"default", re.IGNORECASE)
_ENTRIES = ("pair", "keyed_element")
N_HOLDERS = 3
"""So many of what gives a value are named."""


class Written(NamedTuple):
    """One default as it is written, and what it is the default of."""

    value: str
    holder: str
    place: Place


class Defaults:
    """Looks for defaults in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._search = box.search
        self._files = ParsedFiles(box.tree)
        self._subjects = Subjects(box, "defaults")
        self._values = Values(self._subjects)
        self._make = self._subjects.make

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        name = step.member.strip("*`'\" ").lstrip("-").replace("-", "_")
        holding = self._search.files([name]).paths()
        written = [one for path in holding for one in self._in_file(path, name)]
        own = [one for one in written if not self._is_in_tests(one)]
        seen = _together(name, written if step.filters.narrows_places or not own else own)
        reasons: tuple[ReasonCode, ...] = ()
        if blind_spots(self._tree, self._book, words=[name]):
            reasons += (ReasonCode.WINDOW_SKIPPED_FILES,)
        if any(is_unparsed_code(path) for path in holding):
            reasons += (ReasonCode.LANGUAGE_NOT_PARSED,)
        if not seen:
            note = f"no parameter, field or table of defaults gives {name} a value"
            reasons += (ReasonCode.NOT_TOLD,)
            return (self._make.absent(step, complete=False, reasons=reasons, note=note),)
        return (
            self._make.observed(
                step, Quality.STRONG, tuple(seen), complete=not reasons, reasons=reasons
            ),
        )

    def _is_in_tests(self, one: Written) -> bool:
        return stands_in_tests(self._tree, self._book, one.place.path, one.place.lines.first)

    def _in_file(self, path: RepoPath, name: str) -> Iterator[Written]:
        for fact in each(self._book.definitions_in(path)):
            if fact.kind in FUNCTION_KINDS:
                yield from self._of_parameters(fact, name)
            elif fact.name == name and fact.kind in VALUED:
                yield from _of_value(fact, self._values.written(fact))
        code = self._files.code(path)
        if code is not None:
            yield from _of_tables(code, path, name)

    def _of_parameters(self, fact: DefFact, name: str) -> Iterator[Written]:
        for one in parameters(fact):
            if one.name.lstrip("*") == name and one.default is not None:
                yield Written(one.default, fact.qualified_name, self._line_of(fact, name))
        apart = destructured_default(fact, name)
        if apart is not None and isinstance(apart.value, TextValue):
            yield Written(apart.value.text, fact.qualified_name, self._line_of(fact, name))

    def _line_of(self, fact: DefFact, name: str) -> Place:
        """The line of a signature on which the parameter stands; all of it where none is sure."""
        lines = self._subjects.text_of(fact, fact.line, fact.head.lines.last).split("\n")
        word = re.compile(rf"\b{re.escape(name)}\b\s*[=:?]")
        at = [number for number, text in enumerate(lines, fact.line) if word.search(text)]
        return line_place(fact, at[0], name) if len(at) == 1 else Place(
            fact.path, fact.head.lines, name
        )  # fmt: skip


def _together(name: str, written: Sequence[Written]) -> list[Observation]:
    """Each value once, with everything that gives it."""
    by_value: dict[str, list[Written]] = {}
    for one in written:
        by_value.setdefault(one.value, []).append(one)
    return [
        Observation(
            TextValue(value),
            tuple(one.place for one in some),
            f"{name} defaults to {value} ({_listed([one.holder for one in some])})",
        )
        for value, some in by_value.items()
    ]


def _listed(holders: Sequence[str]) -> str:
    unlike = list(dict.fromkeys(holders))
    more = f" and {len(unlike) - N_HOLDERS} more" if len(unlike) > N_HOLDERS else ""
    return ", ".join(unlike[:N_HOLDERS]) + more


def _of_value(fact: DefFact, seen: Sequence[Observation]) -> Iterator[Written]:
    holder = fact.qualified_name if "." in fact.qualified_name else fact.path
    for one in seen:
        if isinstance(one.value, TextValue):
            yield Written(one.value.text, holder, one.places[0])


def _of_tables(code: Code, path: RepoPath, name: str) -> Iterator[Written]:
    """Entries of what is itself called a default: `DEFAULT_OPTIONS = {retries: 3}`."""
    for node in code.nodes(*_ENTRIES):
        key, value = node.child_by_field_name("key"), node.child_by_field_name("value")
        if value is None or (code.string(key) or code.text(key)) != name:
            continue
        holder, written = _holder(code, node), code.text(value)
        if _IS_DEFAULT.search(holder) and len(written) <= MAX_CHARS:
            yield Written(written, holder, _place(path, node, name))


def _place(path: RepoPath, node: Node, name: str) -> Place:
    return Place(path, LineRange(node.start_point[0] + 1, node.end_point[0] + 1), name)


def _holder(code: Code, node: Node) -> str:
    """The name that the table around an entry is kept under; '' for a table within a table."""
    table = node.parent
    above = table.parent if table is not None else None
    while above is not None and above.type in ("call", "call_expression", "arguments",
                                               "argument_list", "as_expression"):  # fmt: skip
        above = above.parent
    given = ASSIGNING.get(above.type) if above is not None else None
    return code.text(above.child_by_field_name(given[0])) if above is not None and given else ""
