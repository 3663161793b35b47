"""The value a constant, a variable or an enum member is given, as it is written.

Nothing is computed: what stands there is told. A name that is assigned more than once has no one
value. Shared frame: subjects.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.languages import language_of
from probant.facts.rows import DefFact
from probant.tools.parsed import ParsedFiles
from probant.tools.subjects import Said, Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import CLASS_KINDS, Place
from probant.vocabulary.value import Observation, TextValue

if TYPE_CHECKING:
    from tree_sitter import Node

VALUED = frozenset({"constant", "variable", "enum_member", "macro"})
MAX_CHARS = 300
MAX_COUNTED_CHARS = 20_000
"""A list whose elements are only counted may be longer than one that is told."""
_NAMES = ("name", "left", "declarator", "property")
_OPERATOR = r"(?:[-+*/|&^%@:]|//|\*\*|<<|>>)?"
_VALUES = ("value", "right", "default_value")


class Values:
    """Reads values of definitions of one snapshot."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects
        self._files = ParsedFiles(subjects.tree)

    def observe(self, step: Step) -> EvidenceEntry:
        counts = step.stated is not None and step.stated.count is not None
        limit = MAX_COUNTED_CHARS if counts else MAX_CHARS
        return self._subjects.tell(step, VALUED, lambda fact: self._of(fact, limit))

    def written(self, fact: DefFact) -> tuple[Observation, ...]:
        """The one value that stands beside its name; nothing where there is none, or several."""
        return self._of(fact).seen

    def _of(self, fact: DefFact, max_chars: int = MAX_CHARS) -> Said:
        code = self._files.code(fact.path)
        if code is None:
            return Said(doubt=ReasonCode.WINDOW_SKIPPED_FILES, note="its file could not be read")
        given = [node for node in _given(code.root, fact) if node is not None]
        if len(given) != 1:
            return Said(doubt=ReasonCode.NOT_TOLD, note="no one value stands beside its name")
        text = given[0].text or b""
        told = text.decode("utf-8", "replace").strip()
        if self._is_assigned_again(fact, told):
            return Said(doubt=ReasonCode.NOT_TOLD, note="it is assigned more than once")
        lines = LineRange(fact.line, given[0].end_point[0] + 1)
        if len(told) > max_chars or not told:
            return Said(doubt=ReasonCode.NOT_TOLD, note="it is too long to be told here")
        statement = f"{fact.qualified_name} is {told}"
        place = Place(fact.path, lines, fact.name)
        return Said((Observation(TextValue(told), (place,), statement),))

    def _is_assigned_again(self, fact: DefFact, told: str) -> bool:
        """Whether another line of the file may give it another value, as far as its look tells."""
        if fact.kind in ("enum_member", "macro"):
            return False
        text = self._subjects.text_of(fact, 1, 1 << 30)
        name = re.escape(fact.name)
        again = re.compile(
            rf"^[ \t]*(?:\w+\.)*{name}[ \t]*(?::[^=\n]+)?{_OPERATOR}=(?!=)"
            rf"|\bglobal\b[^\n]*\b{name}\b|\b{name}(?:\+\+|--)",
            re.MULTILINE,
        )
        own = range(fact.first_line, fact.last_line + 1)
        handed = self._handed_on(fact)
        inside = self._class_lines(fact)
        for one in again.finditer(text):
            line = text.count("\n", 0, one.end()) + 1
            is_same = text[one.end() :].lstrip().startswith(told + "\n")
            if line not in own and line in inside and line not in handed and not is_same:
                return True
        return False

    def _class_lines(self, fact: DefFact) -> range:
        """Where a class attribute may be set: other classes have their own; all of the file for
        whatever is not of a class."""
        holders = [
            one
            for one in self._subjects.book.definitions_in(fact.path)
            if one.no == fact.parent and one.kind in CLASS_KINDS
        ]
        if not holders or language_of(fact.path) != "python":
            return range(1, 1 << 30)
        return range(holders[0].first_line, holders[0].last_line + 1)

    def _handed_on(self, fact: DefFact) -> set[int]:
        """Lines on which a call is given an argument of this name, which assigns nothing."""
        code = self._files.code(fact.path)
        nodes = code.nodes("keyword_argument") if code and code.language == "python" else []
        return {
            node.start_point[0] + 1
            for node in nodes
            if code is not None and code.text(node.child_by_field_name("name")) == fact.name
        }


def _given(node: Node, fact: DefFact) -> Iterator[Node | None]:
    """Every value that stands beside the name on the lines of the definition."""
    if node.end_point[0] + 1 < fact.first_line or node.start_point[0] + 1 > fact.last_line:
        return
    named = next((one for field in _NAMES if (one := node.child_by_field_name(field))), None)
    if (
        named is not None
        and re.split(rb"[.]", named.text or b"")[-1] == fact.name.encode()
        and named.start_point[0] + 1 == fact.line
    ):
        yield next((one for field in _VALUES if (one := node.child_by_field_name(field))), None)
        return
    for child in node.named_children:
        yield from _given(child, fact)
