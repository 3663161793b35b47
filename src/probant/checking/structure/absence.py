"""Whether code anywhere could call a function that is told with its module: `thread::spawn`.

What no file brings together, no function calls, near or far. Only the text is looked at; the engine
has already found no such call in the function that was named.
"""

from __future__ import annotations

import re

from probant.checking.shelf import Shelf
from probant.errors import FileUnreadable
from probant.facts.languages import is_unparsed_code, language_of
from probant.facts.name_reach import is_within_reach, with_owner
from probant.facts.rows import DefFact
from probant.vocabulary.assertion import Mention
from probant.vocabulary.symbol import CALLABLE_KINDS, CLASS_KINDS

_JOINT = re.compile(r"\.|::|#|->")


def is_nowhere(callee: Mention, shelf: Shelf) -> bool:
    """Whether no line of code has the name with its module, nor brings it from there."""
    parts = _JOINT.split(f"{callee.owner}.{callee.text}" if callee.owner else callee.text)
    if len(parts) < 2 or shelf.has_name(parts[-1]) or not all(parts):
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
    is_module = "::" in callee.text
    for path in shelf.tree.files:
        if is_unparsed_code(path):
            return False
        if language_of(path) is None:
            continue
        try:
            text = "\n".join(shelf.tree.lines(path))
        except FileUnreadable:
            return False
        if written.search(text) or brought.search(text):
            return False
        is_module = is_module or imported.search(text) is not None
    return is_module


MAX_STEPS = 3
"""Who is said to do something with a thing does it itself, or by what is so near."""


def is_beyond(
    subject: Mention, thing: Mention, shelf: Shelf, *, max_steps: int = MAX_STEPS
) -> bool:
    """Whether no code of a function, nor any that it could call by name, spells the thing."""
    name = _JOINT.split(thing.text)[-1].rstrip("!")
    owner, last = subject.owner, _JOINT.split(subject.text)[-1]
    owner = owner or (_JOINT.split(subject.text)[-2] if last != subject.text else "")
    facts = [
        fact
        for fact in shelf.book.definitions(last)
        if fact.kind in RUNNING and (not owner or _is_of(fact, owner))
    ]
    if not facts or any(shelf.book.status(fact.path) for fact in facts):
        return False
    start = [one for fact in facts for one in with_owner(fact, shelf.book)]
    return not is_within_reach({name}, start, shelf.tree, shelf.book, max_steps=max_steps)


def _is_of(fact: DefFact, owner: str) -> bool:
    held = _JOINT.split(owner)[-1]
    return held in _JOINT.split(fact.qualified_name) or held in fact.path


RUNNING = CALLABLE_KINDS | CLASS_KINDS
