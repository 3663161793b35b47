"""What stands in the text of a function, where its syntax tree does not tell everything.

Whether a body that was partly understood could hold a name, whether every mention of a name in such
a file is known for what it is, and which closures a function keeps. Meaning is `references`' work.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator

from probant.errors import FileUnreadable
from probant.facts.reading.reading import PARTLY_PARSED
from probant.facts.rows import DefFact
from probant.tools.parsed import ParsedFiles
from probant.tools.registry import Toolbox
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, Place

_WITH_ELEMENTS = (".tsx", ".jsx", ".js")
_WORD = r"(?<![\w$])(?:{})(?![\w$])"


class BodyText:
    """Reads the lines of definitions."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._search = box.search
        self._book = box.book
        self._files = ParsedFiles(box.tree)

    def names(self, fact: DefFact, words: Collection[str]) -> bool:
        """Whether one of the words stands in a definition, or behind it before the next one."""
        try:
            lines = self._tree.lines(fact.path)
        except FileUnreadable:
            return True
        text = "\n".join(lines[fact.first_line - 1 : self._end(fact, lines)])
        return re.search(_WORD.format("|".join(map(re.escape, words))), text) is not None

    def rendered(self, fact: DefFact, words: Collection[str]) -> list[str]:
        """Those of the words that stand in a definition as elements of JSX: `<Word />`."""
        if not fact.path.endswith(_WITH_ELEMENTS):
            return []
        text = "\n".join(self._tree.lines(fact.path)[fact.first_line - 1 : fact.last_line])
        return [word for word in words if re.search(rf"<(?:\w+\.)*{re.escape(word)}[\s/>]", text)]

    def elements(self, word: str) -> list[Place]:
        """Where a word stands as an element of JSX."""
        pattern = re.compile(rf"<(?:\w+\.)*{re.escape(word)}(?=[\s/>]|$)")
        found = []
        for path in self._search.files([word]).paths():
            if path.endswith(_WITH_ELEMENTS):
                for number, line in enumerate(self._tree.lines(path), 1):
                    if pattern.search(line):
                        found.append(Place(path, LineRange(number, number), word))
        return sorted(found)

    def may_hide(self, fact: DefFact, words: Collection[str]) -> bool:
        """Whether what was not understood of its file could be a use of a word in this body."""
        if fact.kind in CLASS_KINDS or self._book.status(fact.path) != PARTLY_PARSED:
            return True
        return self.names(fact, words)

    def _end(self, fact: DefFact, lines: tuple[str, ...]) -> int:
        """The last line that may belong to it: an error may have ended it too early."""
        margin = _margin(lines, fact.line)
        behind = (
            one.first_line - 1
            for one in self._book.definitions_in(fact.path)
            if one.first_line > fact.last_line and _margin(lines, one.line) <= margin
        )
        return min(behind, default=len(lines))

    def is_accounted(self, path: RepoPath, words: Collection[str]) -> bool:
        """Whether all mentions in a partly understood file are calls and definitions we know."""
        if self._book.status(path) != PARTLY_PARSED:
            return False
        known: Counter[int] = Counter()
        for word in words:
            known.update(call.line for call in self._book.calls_named(word) if call.path == path)
            known.update(d.line for d in self._book.definitions(word) if d.path == path)
        mentioned = Counter(self._mentions(path, words))
        return all(known[line] >= count for line, count in mentioned.items())

    def _mentions(self, path: RepoPath, words: Collection[str]) -> Iterator[int]:
        """The lines on which a word stands outside comments."""
        source = self._tree.read(path)
        code = self._files.code(path)
        pattern = _WORD.format("|".join(map(re.escape, words))).encode()
        for found in re.finditer(pattern, source):
            leaf = code.root.descendant_for_byte_range(*found.span()) if code else None
            if leaf is None or "comment" not in leaf.type:
                yield source.count(b"\n", 0, found.start()) + 1

    def closures(self, fact: DefFact) -> list[DefFact]:
        """Functions that a function keeps in a local, at any depth."""
        if fact.kind in CLASS_KINDS:
            return []
        listed = self._book.definitions_in(fact.path)
        found: list[DefFact] = []
        around = [fact]
        while around:
            outer = around.pop()
            inner = [
                one
                for one in listed
                if one.parent == outer.no and one.kind == "function" and self._is_kept(one)
            ]
            found += inner
            around += inner
        return found

    def _is_kept(self, fact: DefFact) -> bool:
        try:
            line = self._tree.lines(fact.path)[fact.line - 1]
        except (FileUnreadable, IndexError):
            return False
        kept = rf"(?<![\w$]){re.escape(fact.name)}\s*(?::[^=]*)?(?::=|=)(?!=)"
        return re.search(kept, line) is not None


def _margin(lines: tuple[str, ...], number: int) -> int:
    line = lines[number - 1] if 0 < number <= len(lines) else ""
    return len(line) - len(line.lstrip())
