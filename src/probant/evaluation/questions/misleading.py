"""Questions about real names that suppose something false, or ask what no code can tell.

U6 wrong kind, U7 wrong file, U8 wrong owner, U15 false premise, U17 why and should. Each is made of
a definition that means one thing only, so the premise is certainly false. Next: generate.py.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath

from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.questions.truth import Denial, Outcome, Place, Verified
from probant.evaluation.sources.fact import Fact, denied_fact
from probant.evaluation.sources.vocabulary import Symbol

TYPE_KINDS = frozenset({"class", "struct", "interface", "trait", "enum"})
CLASS_LANGUAGES = frozenset({"python", "java", "cpp", "typescript", "javascript"})
"""Where people speak of classes; elsewhere the wrong kind would be the wrong word."""
CONSTRUCTED = frozenset({"java", "cpp"})
"""Where a constructor is a function with the name of its class."""
MIN_NAME_CHARS = 4


class Misleading:
    """A source of denials, drawn from the names of all other sources."""

    def __init__(self, tree: Tree, symbols: Sequence[Symbol], rng: random.Random) -> None:
        self._tree = tree
        self._rng = rng
        self.dropped: tuple[Dropped, ...] = ()
        self._by_name: dict[str, list[Symbol]] = defaultdict(list)
        for symbol in symbols:
            if _is_name(symbol.name):
                self._by_name[symbol.name].append(symbol)
        self._plain = [
            symbol
            for symbol in symbols
            if symbol.reference == symbol.name
            and len(symbol.name) >= MIN_NAME_CHARS
            and _is_name(symbol.name)
        ]
        self._n_by_file_name = Counter(PurePosixPath(path).name for path in tree.files)

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {
            "U6": list(self._wrong_kind()),
            "U7": list(self._wrong_file()),
            "U8": list(self._wrong_owner()),
            "U15": list(self._false_premise()),
            "U17": list(self._opinions()),
        }

    def _places(self, name: str) -> frozenset[Place]:
        return frozenset(symbol.place for symbol in self._by_name.get(name, ()))

    def _wrong_kind(self) -> Iterator[Fact]:
        for symbol in self._plain:
            if symbol.language not in CLASS_LANGUAGES:
                continue
            has_maker = symbol.language in CONSTRUCTED and symbol.kind in ("class", "struct")
            if symbol.kind == "method" or self._is_function(symbol):
                yield denied_fact(Denial(self._places(symbol.name)), x=symbol.name, p="class")
            elif symbol.kind in ("class", "struct", "interface") and not has_maker:
                yield denied_fact(Denial(self._places(symbol.name)), x=symbol.name, p="function")

    def _wrong_file(self) -> Iterator[Fact]:
        """The other file is one of the same language that never says the name."""
        files: dict[str, list[str]] = defaultdict(list)
        for path in sorted({symbol.path for found in self._by_name.values() for symbol in found}):
            files[PurePosixPath(path).suffix].append(path)
        for symbol in self._plain:
            other = self._rng.choice(files[PurePosixPath(symbol.path).suffix])
            name = PurePosixPath(other).name
            if symbol.name.encode() in self._tree.files[other] or self._n_by_file_name[name] > 1:
                continue
            if symbol.name.lower() in FRAME_WORDS:
                continue  # "contents in util.rs" has an answer
            yield denied_fact(Denial(self._places(symbol.name)), x=symbol.name, y=name)

    def _wrong_owner(self) -> Iterator[Fact]:
        """The other class inherits nothing, and its file never says the method's name."""
        roots: dict[str, list[Symbol]] = defaultdict(list)
        for symbol in self._plain:
            if symbol.kind in TYPE_KINDS and symbol.is_root:
                roots[symbol.language].append(symbol)
        for found in sorted(self._by_name.values(), key=lambda entry: entry[0].place):
            method = found[0]
            others = roots[method.language]
            if method.kind != "method" or not others or len(method.name) < MIN_NAME_CHARS:
                continue
            other = self._rng.choice(others)
            is_told = method.name.encode() in self._tree.files[other.path]
            if is_told or other.name == method.owner or method.name.startswith("__"):
                continue
            yield denied_fact(Denial(self._places(method.name)), owner=other.name, x=method.name)

    def _false_premise(self) -> Iterator[Fact]:
        for symbol in self._plain:
            if self._is_function(symbol):
                yield denied_fact(Denial(self._places(symbol.name)), x=symbol.name)

    def _is_function(self, symbol: Symbol) -> bool:
        """A capital may mark a function that is used like a class."""
        return symbol.kind == "function" and not symbol.name[0].isupper()

    def _opinions(self) -> Iterator[Fact]:
        acceptable = frozenset({Outcome.INSUFFICIENT_EVIDENCE})
        for symbol in self._plain:
            if symbol.kind in TYPE_KINDS | {"function"}:
                truth = Denial(self._places(symbol.name))
                yield Fact((("x", symbol.name),), truth, acceptable, Verified.STRUCTURAL)


def _is_name(text: str) -> bool:
    """A dollar is a letter in names of JavaScript and Java."""
    return text.replace("$", "_").isidentifier()
