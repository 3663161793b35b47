"""Questions the repository holds no answer to, each with a proof and a plausible distractor.

U1, U2, U4, U5 are proved absent on the raw bytes; U13 occurs, but only in comments or prose of
strings. U9 and U10, false but decidable, are made in askable.py. Next: questions.py.
"""

from __future__ import annotations

import ast
import io
import keyword
import random
import re
import string
import tokenize
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.fact import WORDINGS_PER_FACT, Fact
from probant.evaluation.frame_words import FRAME_WORDS
from probant.evaluation.oracles.python_ast import PythonFacts
from probant.evaluation.oracles.python_parse import syntax_tree
from probant.evaluation.oracles.raw_bytes import RawBytes, squeezed, words_in
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.truth import Nothing, Outcome, Verified

MIN_WORD_CHARS = 4
MIN_NAME_CHARS = 6
MAX_ATTEMPTS_PER_FACT = 60
SHARES: Mapping[str, float] = {"U13": 0.15, "U5": 0.25, "U2": 0.2, "U4": 0.2, "U1": 0.2}
"""How the negatives are shared out; the last ones take over what the first cannot supply."""

_CONSONANTS = "bcdfghjkmnpqrstvwxz"
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class Absences:
    """Makers of unanswerable facts for one tree."""

    def __init__(self, tree: Tree, facts: PythonFacts, rng: random.Random) -> None:
        self._tree = tree
        self._facts = facts
        self._rng = rng
        self._raw = RawBytes.of(tree)
        self._makers: Mapping[str, Callable[[], str | None]] = {
            "U1": self._two_words,
            "U2": self._three_words,
            "U4": self._nonsense,
            "U5": self._near_miss,
        }

    def quotas(self, n_questions: int) -> dict[str, int]:
        """How many questions of each family make `n_questions` together."""
        quotas = {family: round(share * n_questions) for family, share in SHARES.items()}
        n_mentions = WORDINGS_PER_FACT * len(self._only_mentioned)
        missing = max(0, quotas["U13"] - n_mentions)
        quotas["U13"] -= missing
        quotas["U1"] += missing + max(0, n_questions - sum(quotas.values()) - missing)
        return {family: quota for family, quota in quotas.items() if quota > 0}

    def facts(self, family: str, n_wanted: int) -> list[Fact]:
        """Up to `n_wanted` different facts; fewer where the tree has too few words."""
        if family == "U13":
            words = list(self._only_mentioned)
            self._rng.shuffle(words)
            return [_absent(word, Verified.STRUCTURAL) for word in words[:n_wanted]]
        found: dict[str, Fact] = {}
        for _ in range(n_wanted * MAX_ATTEMPTS_PER_FACT):
            if len(found) == n_wanted:
                break
            phrase = self._makers[family]()
            if phrase is not None and self._raw.is_absent(phrase):
                found.setdefault(phrase, _absent(phrase, Verified.BYTES))
        return list(found.values())

    def _two_words(self) -> str | None:
        return " ".join(self._rng.sample(self._words, 2)) if len(self._words) > 1 else None

    def _three_words(self) -> str | None:
        if len(self._words) < 2 or not self._stems:
            return None
        words = [*self._rng.sample(self._words, 2), self._rng.choice(self._stems)]
        self._rng.shuffle(words)
        return " ".join(words) if len(set(words)) == len(words) else None

    def _nonsense(self) -> str | None:
        if len(self._words) < 2:
            return None
        prefix = "".join(self._rng.choices(_CONSONANTS, k=self._rng.randint(3, 5)))
        first, second = self._rng.sample(self._words, 2)
        year = self._rng.randint(2019, 2031)
        shapes = (
            f"{prefix}_{first}_{second}",
            f"{prefix}_{year}_{first}_{second}",
            f"{prefix.capitalize()}{first.capitalize()}{second.capitalize()}",
            f"{first}_{prefix}_{second}",
        )
        return self._rng.choice(shapes)

    def _near_miss(self) -> str | None:
        """A real name with one character changed, left out, put in, or two swapped."""
        if not self._names:
            return None
        name = self._rng.choice(self._names)
        at = self._rng.randrange(1, len(name) - 1)
        letter = self._rng.choice(string.ascii_lowercase)
        edits = (
            name[:at] + letter + name[at + 1 :],
            name[:at] + name[at + 1 :],
            name[:at] + letter + name[at:],
            name[:at] + name[at + 1] + name[at] + name[at + 2 :],
        )
        return self._rng.choice(edits)

    @cached_property
    def _words(self) -> list[str]:
        """Words that names of the tree are made of: what a question may sound like."""
        found: set[str] = set()
        for definition in self._facts.definitions:
            found.update(words_in(definition.name))
        return sorted(word for word in found if self._is_telling(word))

    @cached_property
    def _stems(self) -> list[str]:
        stems = {PurePosixPath(path).stem.lower().strip("_") for path in self._facts.modules}
        return sorted(stem for stem in stems if stem.isalpha() and stem not in FRAME_WORDS)

    @cached_property
    def _names(self) -> list[str]:
        names = {definition.name for definition in self._facts.definitions}
        return sorted(
            name for name in names if len(name) >= MIN_NAME_CHARS and not name.startswith("__")
        )

    def _is_telling(self, word: str) -> bool:
        return (
            len(word) >= MIN_WORD_CHARS
            and word not in FRAME_WORDS
            and not keyword.iskeyword(word)
            and self._raw.has_word(word)
        )

    @cached_property
    def _only_mentioned(self) -> Sequence[str]:
        """Words of comments and prose strings that no code, path or other file contains."""
        sources = {path: self._tree.files[path].decode("utf-8-sig") for path in self._facts.modules}
        elsewhere = RawBytes(
            {path: text for path, text in self._tree.files.items() if path not in sources}
            | dict.fromkeys(sources, b"")
        )
        in_code: set[str] = set()
        in_prose: set[str] = set()
        for source in sources.values():
            in_code.update(_words_of_code(source))
            in_prose.update(_words_of_prose(source))
        return sorted(
            word
            for word in in_prose
            if len(word) >= MIN_NAME_CHARS
            and squeezed(word) not in in_code
            and word.lower() not in FRAME_WORDS
            and elsewhere.is_absent(word)
        )


def _absent(phrase: str, verified: Verified) -> Fact:
    acceptable = frozenset({Outcome.INSUFFICIENT_EVIDENCE})
    return Fact((("x", phrase),), Nothing(), acceptable, verified)


def _words_of_code(source: str) -> Iterator[str]:
    """Every identifier, and every string that could be a key: no white space in it."""
    for node in ast.walk(syntax_tree(source)):
        for _, value in ast.iter_fields(node):
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str) and not re.search(r"\s", item):
                    yield squeezed(item)
                    yield from (squeezed(part) for part in _IDENTIFIER.findall(item))


def _words_of_prose(source: str) -> Iterator[str]:
    """Identifier-like words of comments and of strings that hold more than one word."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from _IDENTIFIER.findall(token.string)
    for node in ast.walk(syntax_tree(source)):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and re.search(r"\s", text.strip()):
            yield from _IDENTIFIER.findall(text)
