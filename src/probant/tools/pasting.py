"""Names that the preprocessor of C puts together from pieces: `handle_##kind` is written nowhere.

Knows the pieces that stand in any use of a pasting macro, and whether a name can be made of them.
"""

from __future__ import annotations

import re
from functools import cached_property

from probant.errors import FileUnreadable
from probant.facts.languages import family_of
from probant.tools.registry import Toolbox

FAMILY = "cpp"
_DEFINE = re.compile(
    r"^[ \t]*#[ \t]*define[ \t]+([^\W\d]\w*)(?:\(([^)\n]*)\))?((?:[^\n\\]|\\\n|\\.)*)", re.MULTILINE
)
_NAME = re.compile(r"[^\W\d]\w*")
_WORD = re.compile(r"\w+")
_COUNTING = frozenset({"__LINE__", "__COUNTER__"})
_MAX_ARGUMENT_CHARS = 4000


class Pasting:
    """All pieces of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._box = box

    def may_make(self, name: str, family: str | None) -> bool:
        """Whether two or more pieces in a row give the name."""
        if family != FAMILY or not self._pieces:
            return False
        counts = bool(_COUNTING & self._pieces)
        fewest: list[int | None] = [0] + [None] * len(name)
        for end in range(1, len(name) + 1):
            for start in range(end):
                before, piece = fewest[start], name[start:end]
                if before is None or (start == 0 and end == len(name)):
                    continue
                if piece in self._pieces or (counts and piece.isdigit()):
                    fewest[end] = before + 1
                    break
        return fewest[-1] is not None

    @cached_property
    def macros(self) -> frozenset[str]:
        """Macros that paste, and those that hand something on to one that does."""
        return frozenset(_pasting_macros(self._texts))

    @cached_property
    def _pieces(self) -> frozenset[str]:
        texts, macros = self._texts, self.macros
        if not macros:
            return frozenset()
        use = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(macros))) + r")\s*\(")
        found: set[str] = set()
        for text in texts:
            for match in use.finditer(text):
                found.update(_WORD.findall(_arguments(text, match.end())))
            for define in _DEFINE.finditer(text):
                if "##" in define[3]:
                    found.update(_WORD.findall(define[3]))
        return frozenset(found)

    @cached_property
    def _texts(self) -> list[str]:
        """All files, if any of them pastes."""
        texts: list[str] = []
        if not any(family_of(path) == FAMILY for path in self._box.search.files(["##"]).paths()):
            return texts
        for path in self._box.tree.files:
            if family_of(path) == FAMILY:
                try:
                    texts.append(self._box.tree.read(path).decode("utf-8", "replace"))
                except FileUnreadable:
                    continue
        return texts


def _pasting_macros(texts: list[str]) -> set[str]:
    bodies: dict[str, list[str]] = {}
    for text in texts:
        for define in _DEFINE.finditer(text):
            bodies.setdefault(define[1], []).append(define[3])
    found = {name for name, listed in bodies.items() if any("##" in body for body in listed)}
    words = {name: {w for body in listed for w in _NAME.findall(body)}
             for name, listed in bodies.items()}  # fmt: skip
    while new := {name for name, used in words.items() if name not in found and used & found}:
        found |= new
    return found


def _arguments(text: str, at: int) -> str:
    """What stands between the bracket before `at` and the one that closes it."""
    depth = 1
    for place in range(at, min(len(text), at + _MAX_ARGUMENT_CHARS)):
        depth += (text[place] == "(") - (text[place] == ")")
        if not depth:
            return text[at:place]
    return text[at : at + _MAX_ARGUMENT_CHARS]
