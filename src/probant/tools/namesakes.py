"""What there is instead of a name that is not there as the question has it: words for a refusal.

The kind, the file or the owner may be wrong, or a letter may only look like the right one. Finds
and tells; what it means for the answer is the tools' and the gate's matter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from probant.facts.definitions import Definitions, dotted
from probant.facts.rows import DefFact
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import SymbolKind, kind_word

N_TOLD = 2
"""How many namesakes a sentence names."""

USUAL = (SymbolKind.CLASS, SymbolKind.FUNCTION, SymbolKind.METHOD, SymbolKind.CONSTANT)
"""Of several kinds a word may mean, the one people have in mind."""


class Namesakes:
    """Looks for what bears the name of a target that nothing fits."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions

    def of_others(self, target: Target) -> list[DefFact]:
        """Definitions of the last name of `Owner.name` that belong to others than that owner."""
        owner, _, name = dotted(target.text).rpartition(".")
        if target.kind is not TargetKind.SYMBOL or not owner or not name:
            return []
        if not self._definitions.knows_scope(replace(target, owner=owner)):
            return []
        plain = replace(target, text=name, owner=None, within=None, kinds=frozenset())
        return self._definitions.of(plain).fitting

    def look_alikes(self, target: Target, near: Sequence[DefFact]) -> list[DefFact]:
        """Of names nearby, those that differ in letters of another alphabet only."""
        asked = dotted(target.text)
        strange = foreign_letters(asked)
        if not strange:
            return []
        shape = "".join(r"\w" if letter in strange else re.escape(letter) for letter in asked)
        seems = re.compile(rf"(?:^|\.){shape}$")
        return list(dict.fromkeys(one for one in near if seems.search(one.qualified_name)))

    def told(self, target: Target, others: Sequence[DefFact]) -> str:
        """What is wrong about the target, and what there is of that name."""
        name = dotted(target.text).rpartition(".")[2]
        if not self._definitions.knows_scope(target):
            return f"{self._unknown(target)}; {_told(others, '')}"
        if self._fits(replace(target, kinds=frozenset())):
            return f"{_named(others, name)}, no {_asked(target.kinds)}{_places(others)}"
        if target.within and self._fits(replace(target, within=None)):
            return f"{name} is not defined in {target.within}; {_told(others, name)}"
        owner = target.owner or dotted(target.text).rpartition(".")[0]
        if owner and self._definitions.is_class(owner):
            return f"{owner} defines no {name}; {_told(others, name)}"
        if owner:
            return f"{name} was not found directly in {owner}; {_told(others, name)}"
        return f"there is no such {name}; {_told(others, name)}"

    def _unknown(self, target: Target) -> str:
        """A path that is not there is not there; another name may be the project's own."""
        hint = target.owner or target.within or ""
        is_path = "/" in hint or "." in hint
        if is_path:
            return f"there is no {hint}"
        return f"no definition, file or folder called {hint} was found"

    def _fits(self, target: Target) -> bool:
        return bool(self._definitions.of(target).fitting)


def foreign_letters(text: str) -> list[str]:
    """Letters of another alphabet in a name that has Latin ones, too."""
    letters = [letter for letter in text if letter.isalpha()]
    strange = [one for one in letters if not unicodedata.name(one, "").startswith("LATIN ")]
    return list(dict.fromkeys(strange)) if len(strange) < len(letters) else []


def told_look_alike(target: Target, alike: Sequence[DefFact]) -> str:
    """Which letter is not what it seems, and which name it seems to be; '' without such."""
    strange = foreign_letters(target.text)
    if not strange:
        return ""
    named = ", ".join(f"{one}, {unicodedata.name(one, 'unnamed').lower()}" for one in strange[:2])
    what = f"“{target.text}” has a letter of another alphabet ({named})"
    if not alike:
        return what
    return f"{what}; the look-alike {_told(alike, '')}"


def _asked(kinds: frozenset[SymbolKind]) -> str:
    usual = [kind for kind in USUAL if kind in kinds]
    return (usual or sorted(kinds, key=str))[0].value.replace("_", " ")


def _named(others: Sequence[DefFact], name: str) -> str:
    kinds = list(dict.fromkeys(_kind(one) for one in others[:N_TOLD]))
    return f"{name} is {' and '.join(kinds)}"


def _places(others: Sequence[DefFact]) -> str:
    more = f" and {len(others) - N_TOLD} more" if len(others) > N_TOLD else ""
    places = " and ".join(f"{one.path}:{one.line}" for one in others[:N_TOLD])
    return f"; it stands at {places}{more}"


def _told(others: Sequence[DefFact], name: str) -> str:
    """ "it is a class at a.py:3"; a longer name is said in full."""
    told = [
        f"{'it' if one.qualified_name == name else one.qualified_name} is {_kind(one)} at "
        f"{one.path}:{one.line}"
        for one in others[:N_TOLD]
    ]
    more = [f"{len(others) - N_TOLD} more"] if len(others) > N_TOLD else []
    return " and ".join([", ".join(told), *more])


def _kind(fact: DefFact) -> str:
    kind = kind_word(fact.kind, fact.path)
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
