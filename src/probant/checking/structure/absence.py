"""Whether code anywhere could call a function that is told with its module: `thread::spawn`.

What no file brings together, no function calls, near or far. Only the text is looked at; the engine
has already found no such call in the function that was named.
"""

from __future__ import annotations

import re

from probant.errors import FileUnreadable
from probant.checking.shelf import Shelf
from probant.facts.languages import is_unparsed_code, language_of
from probant.vocabulary.assertion import Mention

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
