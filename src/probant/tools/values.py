"""The value a constant, a variable or an enum member is given, as it is written.

Nothing is computed: what stands there is told. A name that is assigned more than once has no one
value. Shared frame: subjects.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from probant.facts.rows import DefFact
from probant.tools.parsed import ParsedFiles
from probant.tools.subjects import Said, Subjects
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, TextValue

if TYPE_CHECKING:
    from tree_sitter import Node

VALUED = frozenset({"constant", "variable", "enum_member", "macro"})
MAX_CHARS = 300
_NAMES = ("name", "left", "declarator", "property")
_OPERATOR = r"(?:[-+*/|&^%@:]|//|\*\*|<<|>>)?"
_VALUES = ("value", "right", "default_value")


class Values:
    """Reads values of definitions of one snapshot."""

    def __init__(self, subjects: Subjects) -> None:
        self._subjects = subjects
        self._files = ParsedFiles(subjects.tree)

    def observe(self, step: Step) -> EvidenceEntry:
        return self._subjects.tell(step, VALUED, self._of)

    def written(self, fact: DefFact) -> tuple[Observation, ...]:
        """The one value that stands beside its name; nothing where there is none, or several."""
        return self._of(fact).seen

    def _of(self, fact: DefFact) -> Said:
        code = self._files.code(fact.path)
        if code is None:
            return Said(doubt=ReasonCode.WINDOW_SKIPPED_FILES, note="its file could not be read")
        given = [node for node in _given(code.root, fact) if node is not None]
        if len(given) != 1:
            return Said(doubt=ReasonCode.NOT_TOLD, note="no one value stands beside its name")
        if self._is_assigned_again(fact):
            return Said(doubt=ReasonCode.NOT_TOLD, note="it is assigned more than once")
        text = given[0].text or b""
        told = text.decode("utf-8", "replace").strip()
        lines = LineRange(fact.line, given[0].end_point[0] + 1)
        if len(told) > MAX_CHARS or not told:
            return Said(doubt=ReasonCode.NOT_TOLD, note="it is too long to be told here")
        statement = f"{fact.qualified_name} is {told}"
        place = Place(fact.path, lines, fact.name)
        return Said((Observation(TextValue(told), (place,), statement),))

    def _is_assigned_again(self, fact: DefFact) -> bool:
        """Whether another line of the file may give it a value, as far as its look tells."""
        if fact.kind in ("enum_member", "macro"):
            return False
        text = self._subjects.text_of(fact, 1, 1 << 30)
        name = re.escape(fact.name)
        again = re.compile(
            rf"^[ \t]*(?:\w+\.)*{name}[ \t]*(?::[^=\n]+)?{_OPERATOR}=(?!=)"
            rf"|\bglobal\b[^\n]*\b{name}\b|\b{name}(?:\+\+|--)",
            re.MULTILINE,
        )
        hits = {text.count("\n", 0, one.start()) + 1 for one in again.finditer(text)}
        return bool(hits - set(range(fact.first_line, fact.last_line + 1)))


def _given(node: Node, fact: DefFact) -> Iterator[Node | None]:
    """Every value that stands beside the name on the lines of the definition."""
    if node.end_point[0] + 1 < fact.first_line or node.start_point[0] + 1 > fact.last_line:
        return
    named = next((one for field in _NAMES if (one := node.child_by_field_name(field))), None)
    if (
        named is not None
        and named.text == fact.name.encode()
        and named.start_point[0] + 1 == fact.line
    ):
        yield next((one for field in _VALUES if (one := node.child_by_field_name(field))), None)
        return
    for child in node.named_children:
        yield from _given(child, fact)
