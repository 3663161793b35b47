"""What people have without this program: BM25 over whole files, and the first line grep finds."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping

from probant.evaluation.localise.scores import Shown
from probant.evaluation.questions.frame_words import FRAME_WORDS

K1 = 1.2
B = 0.75
"""The usual constants of BM25."""

N_SHOWN = 10
_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


class WholeFiles:
    """Ranks the files of one tree by the words of a question; words of names count as well."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._words = {path: Counter(_words_of(raw)) for path, raw in files.items()}
        self._sizes = {path: sum(words.values()) for path, words in self._words.items()}
        self._n_holding = Counter(word for words in self._words.values() for word in words)
        self._mean = sum(self._sizes.values()) / (len(self._sizes) or 1) or 1.0

    def __call__(self, text: str) -> list[Shown]:
        asked = dict.fromkeys(_words_of(text.encode("utf-8", "replace")))
        scores = {path: self._score(path, asked) for path in self._words}
        ranked = sorted((path for path in scores if scores[path] > 0),
                        key=lambda path: (-scores[path], path))  # fmt: skip
        return [Shown(path) for path in ranked[:N_SHOWN]]

    def _score(self, path: str, asked: Mapping[str, None]) -> float:
        words, n_files = self._words[path], len(self._words)
        norm = K1 * (1 - B + B * self._sizes[path] / self._mean)
        total = 0.0
        for word in asked:
            count = words[word]
            if count:
                n_holding = self._n_holding[word]
                rarity = math.log(1 + (n_files - n_holding + 0.5) / (n_holding + 0.5))
                total += rarity * count * (K1 + 1) / (count + norm)
        return total


class FirstLine:
    """The first files with a line that holds the longest telling word."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._texts = {path: raw.decode("utf-8", "replace") for path, raw in files.items()}

    def __call__(self, text: str) -> list[Shown]:
        words = [w for w in re.findall(r"\w{3,}", text) if w.lower() not in FRAME_WORDS]
        for word in sorted(words, key=lambda word: (-len(word), word)):
            found = [path for path, said in sorted(self._texts.items()) if word in said]
            if found:
                return [Shown(path) for path in found[:N_SHOWN]]
        return []


def _words_of(raw: bytes) -> list[str]:
    return [word.lower() for word in _WORD.findall(raw.decode("utf-8", "replace"))]
