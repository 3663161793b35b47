"""Which function of the snapshot a written call means: by its name, its module path, a file.

One that may be the language's own, or one of several, is not chosen. Next: behaviour.py.
"""

from __future__ import annotations

import builtins
import re
import sys
from collections.abc import Iterator

from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.runs.port import NoRun
from probant.tools.projects.sources import is_test_path
from probant.vocabulary.assertion import CitedPlace
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

_KINDS = FUNCTION_KINDS | CLASS_KINDS | {"constant", "variable"}
_OF_PYTHON = frozenset(dir(builtins)), frozenset(sys.stdlib_module_names)
_OF_SCRIPTS = (
    frozenset(
        "parseInt parseFloat fetch isNaN isFinite require setTimeout eval String Number Array"
        " Object Boolean Map Set Promise Symbol Date RegExp BigInt Error encodeURIComponent".split()
    ),
    frozenset("Math JSON Object Array Number String Date Promise Reflect fs path util".split()),
)
"""Functions and modules every program of a language has."""

_ENDING = re.compile(r"\.[a-z]{1,5}$")
_INNER = re.compile(r"(?:^|\.)(?:__init__|index)$")
_EXACT, _THROUGH, _WITHIN = range(3)


class Callee(Record, kw_only=True):
    """A definition, and the module that gives it away where the text asks that one for it."""

    fact: DefFact
    via: str = ""


def find_callee(book: FactBook, name: str, place: CitedPlace | None) -> Callee | NoRun:
    """The one function of that name; a place the text tells decides among several."""
    found = sorted(_candidates(book, name, place), key=lambda pair: pair[0])
    found = [pair for pair in found if pair[0] == found[0][0]]
    chosen = [callee for _rank, callee in found]
    if ours := [one for one in chosen if not is_test_path(one.fact.path)]:
        chosen = ours
    if not chosen:
        return NoRun(ReasonCode.MISSING_ANCHOR, f"no function `{name}` is defined here")
    if len(chosen) > 1:
        note = f"{len(chosen)} functions are called `{name}`"
        return NoRun(ReasonCode.AMBIGUOUS_NAME, note)
    if place is None and _is_own(name, chosen[0].fact.path):
        if found[0][0] == _WITHIN:
            return NoRun(ReasonCode.MISSING_ANCHOR, f"no function `{name}` is defined here")
        return NoRun(ReasonCode.AMBIGUOUS_NAME, f"`{name}` may be the language's own")
    return chosen[0]


def _is_own(name: str, path: str) -> bool:
    functions, modules = _OF_PYTHON if path.endswith(".py") else _OF_SCRIPTS
    first, dot, _rest = name.partition(".")
    return first in modules if dot else first in functions


def _candidates(
    book: FactBook, name: str, place: CitedPlace | None
) -> Iterator[tuple[int, Callee]]:
    seen: set[tuple[str, str]] = set()
    for fact in book.definitions(name.rpartition(".")[2]):
        key = (fact.path, fact.qualified_name)
        if key in seen or fact.kind not in _KINDS or (place and not _is_at(fact.path, place)):
            continue
        rank = _ranked(fact, name)
        if rank is not None and not _is_local(book, fact):
            seen.add(key)
            yield rank


def _ranked(fact: DefFact, name: str) -> tuple[int, Callee] | None:
    if fact.qualified_name == name:
        return _EXACT, Callee(fact=fact)
    parts = name.split(".")
    dotted = _INNER.sub("", _ENDING.sub("", fact.path).replace("/", "."))
    for n in range(1, len(parts)):
        if fact.qualified_name != ".".join(parts[n:]):
            continue
        module = ".".join(parts[:n])
        if _ends(dotted, module):
            return _EXACT, Callee(fact=fact)
        holder = dotted
        while holder and fact.path.endswith(".py"):
            holder = holder.rpartition(".")[0]
            if _ends(holder, module):
                return _THROUGH, Callee(fact=fact, via=module)
    if fact.qualified_name.endswith(f".{name}"):
        return _WITHIN, Callee(fact=fact)
    return None


def _ends(dotted: str, module: str) -> bool:
    return dotted == module or dotted.endswith(f".{module}")


def _is_at(path: str, place: CitedPlace) -> bool:
    return path == place.path or path.endswith(f"/{place.path}")


def _is_local(book: FactBook, fact: DefFact) -> bool:
    """Whether it is defined within a function, where nobody else can call it."""
    holder: DefFact | None = fact
    for _ in range(20):
        if holder is None or not holder.parent:
            return False
        holder = book.definition(holder.path, holder.blob, holder.parent)
        if holder is not None and holder.kind in FUNCTION_KINDS:
            return True
    return False
