"""Proofs of absence on the raw bytes of every file and path.

A phrase is absent when its letters and digits, case-folded, occur nowhere in a row after every
separator is removed. That refuses too often rather than too seldom: 'close, all' counts as an
occurrence of `CloseAll`. It does not look inside compressed or encrypted content.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from probant.evaluation.oracles.tree import Tree

_BETWEEN_FILES = "\n"
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_SEPARATORS = re.compile(r"[\W_]+")


def squeezed(text: str) -> str:
    """`text` case-folded, with nothing left but letters and digits."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return _SEPARATORS.sub("", folded)


def words_in(text: str) -> list[str]:
    """The words of `text` in lower case, identifiers taken apart at underscores and humps."""
    return [word.lower() for word in _WORD.findall(text)]


class RawBytes:
    """All bytes of a tree, squeezed once and asked often."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        pieces = [squeezed(content.decode("utf-8", "ignore")) for content in files.values()]
        pieces += [squeezed(path) for path in files]
        # The separator itself is squeezed out of every phrase, so no match spans two files.
        self._haystack = _BETWEEN_FILES.join(pieces)
        self._words = frozenset(
            word
            for name, content in files.items()
            for text in (name, content.decode("utf-8", "ignore"))
            for word in words_in(text)
        )

    @classmethod
    def of(cls, tree: Tree) -> RawBytes:
        return cls(tree.files)

    def is_absent(self, phrase: str) -> bool:
        """True only if no spelling of `phrase` occurs; a phrase without letters is never proved."""
        needle = squeezed(phrase)
        return bool(needle) and needle not in self._haystack

    def has_word(self, word: str) -> bool:
        """Whether `word` stands somewhere, as text or as part of a name."""
        return word.lower() in self._words
