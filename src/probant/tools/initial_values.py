"""What a field is worth before anybody sets it: a literal that the constructor gives it.

Looked for in the body of the class's own constructor, `new` or `default`, where the name stands
beside one literal and nothing else: `self.limit = 5`, `limit: 5`; and in a parameter that is
taken apart where it stands. What a constructor computes, or
gives more than once, is not told. Used by members.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.facts.definitions import parameters
from probant.facts.rows import DefFact
from probant.facts.schema import Trait
from probant.tools.subjects import Subjects, line_place
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS, Place
from probant.vocabulary.value import Observation, TextValue

_MAKERS = frozenset({"__init__", "constructor", "new", "default"})
_LITERAL = r"-?\d[\d_]*(?:\.\d+)?|true|false|True|False|None|null|\"[^\"\n]*\"|'[^'\n]*'"


def initial_values(subjects: Subjects, facts: Sequence[DefFact], name: str) -> list[Observation]:
    """The one literal that the constructors of these classes give a field; none if unsure."""
    found: list[Observation] = []
    n_given = 0
    given = re.compile(
        rf"(?<![\w.])(?:self\.|this\.)?{re.escape(name)}\s*(?::[^=\n,]*=|[:=])\s*"
        rf"(?:(?P<literal>{_LITERAL})\s*(?=[,;}}\n#]|$)|(?P<other>[^\s=]))"
    )
    for maker in _makers(subjects, facts):
        text = subjects.text_of(maker, maker.first_line, maker.last_line)
        for match in given.finditer(text):
            n_given += 1
            if match["literal"] is None:
                return []
            line = maker.first_line + text.count("\n", 0, match.start())
            told = f"{name} of {maker.qualified_name} is {match['literal']}"
            value = TextValue(match["literal"])
            found.append(Observation(value, (line_place(maker, line, name),), told))
    return found if n_given == 1 else []


def destructured_default(fact: DefFact, name: str) -> Observation | None:
    """What stands behind a name in a parameter that is taken apart: `({retries = 3}) => …`."""
    for parameter in parameters(fact):
        for part in _parts(parameter.name) if parameter.name.startswith("{") else ():
            match = re.fullmatch(rf"{re.escape(name)}\s*(?::\s*\w+\s*)?=\s*(.+)", part, re.DOTALL)
            if match is not None:
                told = f"{name} of {fact.qualified_name} is {match[1]}"
                place = Place(fact.path, fact.head.lines, name)
                return Observation(TextValue(match[1]), (place,), told)
    return None


def _parts(pattern: str) -> list[str]:
    """What stands between the commas of a pattern that no inner bracket holds."""
    parts, depth = [""], 0
    for char in pattern.strip()[1:-1]:
        depth += (char in "([{") - (char in ")]}")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


def _makers(subjects: Subjects, facts: Sequence[DefFact]) -> list[DefFact]:
    classes = [fact for fact in facts if fact.kind in CLASS_KINDS]
    makers = [fact for fact in facts if fact.name in _MAKERS and fact.kind in FUNCTION_KINDS]
    return makers or [
        member
        for fact in classes
        for member in subjects.own_members(fact)
        if member.name in _MAKERS or member.has(Trait.CONSTRUCTOR)
    ]
