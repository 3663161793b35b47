"""What no code spells: a function told with its module, a thing that a function never names.

What no file brings together, no function calls, near or far. Only names are looked at, whatever
they are bound to: nothing is ever proved here but that something is nowhere.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable
from probant.facts.languages import is_unparsed_code, language_of
from probant.facts.lookup import FactBook
from probant.facts.name_reach import MAX_BODIES, is_within_reach, with_owner
from probant.facts.rows import DefFact
from probant.vocabulary.symbol import CALLABLE_KINDS, CLASS_KINDS
from probant.workspace.snapshot import SourceTree

_JOINT = re.compile(r"\.|::|#|->")


def is_nowhere(told: str, owner: str, tree: SourceTree) -> bool:
    """Whether no line of code has a name with its module, nor brings it from there."""
    parts = name_parts(f"{owner}.{told}" if owner else told)
    if len(parts) < 2 or not all(parts):
        return False
    module, name = re.escape(parts[-2]), re.escape(parts[-1])
    written = re.compile(rf"\b{module}\s*(?:\.|::|->)\s*{name}\b")
    brought = re.compile(
        rf"\b{module}\s*(?:::\s*\{{|import\s*\(?)[^;{{}})]{{0,2000}}\b{name}\b"
        rf"|\b{module}\s*(?:::|\.)\s*\*|\b{module}\s+import\s+\*|\b{module}\s+as\s+\w"
        rf"|\b\w+\s+\"[^\"\n]*{module}\"|\{{[^{{}}]{{0,500}}\b{name}\b[^{{}}]{{0,500}}\}}"
        rf"[^\n]{{0,40}}{module}"
    )
    imported = re.compile(
        rf"^\s*(?:import|from|use)\b[^\n]*\b{module}\b|^\s*(?:\w+\s+)?\"(?:[^\"\n]*/)?{module}\"|"
        rf"require\(['\"][^'\"\n]*{module}['\"]",
        re.MULTILINE,
    )
    # With a dot before it, a name may be one of the text's own for a value.
    is_module = "::" in told
    for path in tree.files:
        if is_unparsed_code(path):
            return False
        if language_of(path) is None:
            continue
        try:
            text = "\n".join(tree.lines(path))
        except FileUnreadable:
            return False
        if written.search(text) or brought.search(text):
            return False
        is_module = is_module or imported.search(text) is not None
    return is_module


def name_parts(told: str) -> list[str]:
    return _JOINT.split(told)


MAX_STEPS = 3
"""Who is said to do something with a thing does it itself, or by what is so near."""


def is_beyond(
    subject: str, owner: str, thing: str, tree: SourceTree, book: FactBook, *, is_far: bool
) -> bool:
    """Whether no code of a function, nor any that it could call by name, spells the thing."""
    *above, last = name_parts(subject)
    owner = owner or (above[-1] if above else "")
    facts = [
        fact
        for fact in book.definitions(last)
        if fact.kind in RUNNING and (not owner or _is_of(fact, owner))
    ]
    if not facts or any(book.status(fact.path) for fact in facts):
        return False
    start = [one for fact in facts for one in with_owner(fact, book)]
    name = name_parts(thing)[-1].rstrip("!")
    steps = MAX_BODIES if is_far else MAX_STEPS
    return not is_within_reach({name}, start, tree, book, max_steps=steps)


def _is_of(fact: DefFact, owner: str) -> bool:
    held = _JOINT.split(owner)[-1]
    return held in _JOINT.split(fact.qualified_name) or held in fact.path


RUNNING = CALLABLE_KINDS | CLASS_KINDS
