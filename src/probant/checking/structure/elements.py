"""How many elements a list or a table has, by how it is written.

Only brackets, commas and strings are looked at, so that it is the same in every language; where
anything is spread into it, or it is made by code, nobody can tell. Used by tallies.py.
"""

from __future__ import annotations

import re

_OPENING = re.compile(
    r"(?:(?:frozenset|set|tuple|list|dict|OrderedDict|MappingProxyType)\(\s*|new (?:Set|Map)\(\s*"
    r"|Object\.freeze\(\s*|(?:List|Set|Arrays)\.(?:of|asList)(?=\()|vec!|&"
    r"|(?:\[\d*\]|map\[\w+\]|\[\.\.\.\])[\w.*\[\]{}]*?(?=\{))*"
)
_PAIRS = {"[": "]", "{": "}", "(": ")"}
_SPREAD = re.compile(r"^(?:\.\.\.|\*)|\bfor\b.+\bin\b|\.\.\.$", re.DOTALL)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|#[^\n]*", re.DOTALL)
_STRING = re.compile(
    r"\"{3}.*?\"{3}|'{3}.*?'{3}|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`[^`]*`", re.DOTALL
)


def n_elements(written: str) -> int | None:
    """The number of elements between the outermost brackets; None where that cannot be told."""
    text = _COMMENT.sub(" ", _STRING.sub("0", written)).strip().rstrip(";")
    opening = _OPENING.match(text)
    text = text[opening.end() :] if opening is not None else text
    if text[:1] not in _PAIRS or not text:
        return None
    parts, end = _parts(text)
    rest = text[end:].strip() if end else None
    if rest is None or rest.strip(") \n\t") or any(_SPREAD.search(part) for part in parts):
        return None
    if text[0] == "(" and len(parts) == 1 and not text[:end].rstrip(") \n\t").endswith(","):
        return None  # a value in brackets
    return len(parts)


def _parts(text: str) -> tuple[list[str], int]:
    """What stands between the commas of the first bracket, and where it closes; 0 if nowhere."""
    parts, expected = [""], [_PAIRS[text[0]]]
    for at, char in enumerate(text[1:], 1):
        if char in _PAIRS:
            expected.append(_PAIRS[char])
        elif expected and char == expected[-1]:
            expected.pop()
            if not expected:
                return [part.strip() for part in parts if part.strip()], at + 1
        if char == "," and len(expected) == 1:
            parts.append("")
        else:
            parts[-1] += char
    return [], 0
