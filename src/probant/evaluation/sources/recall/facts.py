"""Questions that describe a thing instead of naming it: family 64 and concepts.

64: the first sentence of what was written about a function; arms/recall_copy.py takes it out of the
copy the question is asked about. CONCEPT: the words of a name that stands for one definition only,
turned round, inflected, and with general synonyms (words.py), so up to three questions in
five wordings each for one thing. The truth is that definition. Next: questions/generate.py.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from probant.evaluation.oracles.raw_bytes import squeezed, words_in
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.project_truth import Among
from probant.evaluation.sources.fact import Fact, structural_fact
from probant.evaluation.sources.recall.definitions import Described, definitions
from probant.evaluation.sources.recall.words import phrases

MAX_DESCRIBED = 60
MAX_CONCEPTS = 40
WORDS_OF_DESCRIPTION = range(5, 26)
_SENTENCE = re.compile(r"(.+?[.!?])(?:\s|$)", re.DOTALL)
_PLAIN = re.compile(r"[A-Za-z][\w\s,.;:'()/-]+")


def described_functions(tree: Tree, rng: random.Random) -> list[tuple[Described, str]]:
    """Functions with a description fit to ask by, each with that sentence; the same for a seed."""
    found: list[tuple[Described, str]] = []
    sentences: Counter[str] = Counter()
    whole = "\n".join(
        squeezed(content.decode("utf-8", "ignore")) for content in tree.files.values()
    )
    for entry in definitions(tree.files):
        sentence = _sentence(entry)
        if sentence is None or not entry.is_function or entry.doc_lines is None:
            continue
        if entry.name.startswith(("test", "Test", "__")):
            continue
        sentences[sentence] += 1
        # Said again elsewhere (a stub, a page of the docs), it would not be gone from the copy.
        if whole.count(squeezed(sentence)) == 1:
            found.append((entry, sentence))
    unique = [(entry, sentence) for entry, sentence in found if sentences[sentence] == 1]
    return sorted(
        rng.sample(unique, min(len(unique), MAX_DESCRIBED)), key=lambda pair: pair[0].path
    )


class DescribedFacts:
    """Family 64, for a copy from which these descriptions were taken out."""

    def __init__(self, chosen: Sequence[tuple[Described, str]]) -> None:
        self._chosen = chosen
        self.dropped: list[Dropped] = []

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {"64": [_fact(entry, sentence) for entry, sentence in self._chosen]}


class ConceptFacts:
    """Family CONCEPT, for a tree as it is."""

    def __init__(self, tree: Tree, rng: random.Random) -> None:
        self._tree = tree
        self._rng = rng
        self.dropped: list[Dropped] = []

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {"CONCEPT": list(self._concepts())}

    def _concepts(self) -> Iterator[Fact]:
        known = definitions(self._tree.files)
        n_by_name = Counter(entry.name for entry in known)
        word_sets = Counter(frozenset(words_in(entry.name)) for entry in known)
        fit = []
        for entry in known:
            words = frozenset(words_in(entry.name))
            if len(words) < 2 or entry.name.startswith(("test", "Test", "__")):
                continue
            # Another name with all these words would be as good an answer.
            is_only = n_by_name[entry.name] == 1 and not any(
                words <= other for other in word_sets if other != words
            )
            if is_only and word_sets[words] == 1:
                fit.append(entry)
            else:
                self.dropped.append(Dropped("CONCEPT", entry.name, "other names say the same"))
        named = _identifiers(self._tree)
        for entry in self._rng.sample(fit, min(len(fit), MAX_CONCEPTS)):
            for phrase in phrases(entry.name, self._rng, is_function=entry.is_function):
                if squeezed(phrase) in named - {squeezed(entry.name)}:
                    self.dropped.append(Dropped("CONCEPT", phrase, "something else has this name"))
                else:
                    yield _fact(entry, phrase)


def _identifiers(tree: Tree) -> frozenset[str]:
    """Every word of the files that may name something, in one spelling."""
    return frozenset(
        squeezed(word.decode())
        for content in tree.files.values()
        for word in set(re.findall(rb"[A-Za-z_]\w{5,60}", content))
    )


def _fact(entry: Described, words: str) -> Fact:
    return structural_fact(Among((entry.path, entry.line), entry.name), x=words)


def _sentence(entry: Described) -> str | None:
    """The first sentence, in one line and without its full stop, if it does not give the name."""
    first = _SENTENCE.match(entry.doc.strip())
    text = " ".join((first[1] if first else entry.doc.strip().split("\n\n")[0]).split())
    text = re.sub(r"[`*]", "", text.removeprefix(f"{entry.name} ")).rstrip(".!? ")
    if len(text.split()) not in WORDS_OF_DESCRIPTION or not _PLAIN.fullmatch(text):
        return None
    return None if squeezed(entry.name) in squeezed(text) else text
