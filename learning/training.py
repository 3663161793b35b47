"""The model out of sentences: a logistic regression over runs of words, made small.

Needs scikit-learn (`pip install scikit-learn`), which neither Probant nor its tests need. A feature
seen in fewer than MIN_SEEN sentences, and a weight that hardly speaks, is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from learning.sentences import FILLINGS, HOLE, TRAITS, VISIBLE, Sentence, examples
from probant.inquiry.likeness.kinds import KINDS, LINE, NO_KIND, TURNED
from probant.inquiry.likeness.model import BIAS, SCALE, features_of
from probant.inquiry.likeness.tokens import Lexicon, is_slip_of, plain_words, tokens_of
from probant.inquiry.matching import best_match
from probant.inquiry.plain_words import words_of
from probant.inquiry.targets import is_bare_file

MIN_SEEN = 3
MIN_WEIGHT = 6
MUCH_SEEN = 30
STAND_INS = {
    "name": "fetch_rows", "path": "rows.py", "literal": "no row", "tag": "v1.2", "line": "42",
    "commit": "3f2a9c1", "option": "--rows", "env": "ROWS_HOME", "thing": "fetch_rows",
    "key": "max_rows", "package": "numexpr",
}  # fmt: skip
SAID = ("static", "private", "python")
"""What stands in the slots of a plain sentence while its relation is looked up."""
STRENGTH = 8.0
"""How freely weights may grow (the inverse of the regularisation)."""

_STOP = re.compile(r"[.?!;:,]\)?$|^[-–—]+$")


@dataclass(frozen=True, slots=True)
class Model:
    lexicon: Lexicon
    kinds: tuple[str, ...]
    weights: Mapping[str, Mapping[int, int]]
    pairs: frozenset[str]
    """Words that were seen side by side."""

    asked_with: Mapping[str, tuple[int, ...]]
    """For each word the kinds that are asked with it."""

    relations: tuple[str, ...]
    """For each kind the relation that rules read its plain sentence as."""


def lexicon_of(known: Iterable[Sentence]) -> Lexicon:
    """Words that stand in two sentences at least, and are no slip of a far commoner one."""
    words: Counter[str] = Counter()
    capitals: Counter[str] = Counter()
    for sentence in known:
        is_first = True
        for raw in plain_words(HOLE.sub(" ", sentence.text)).split():
            word = raw.strip("(),.:;?!'\"[]{}*…`@")
            if re.fullmatch(r"[A-Za-z'/-]*[A-Za-z][A-Za-z'/-]*", word):
                words.update({part for part in re.split("[-/]", word.lower()) if part})
                if not is_first and not word.islower() and not is_bare_file(word):
                    capitals[word] += 1
            is_first = _STOP.search(raw) is not None
    filled = {*FILLINGS["language"], *" ".join((*TRAITS, *VISIBLE)).split()}
    often = {word for word, n in words.items() if n >= MUCH_SEEN}
    return Lexicon(
        frozenset(word for word, n in words.items() if n > 1 and not _is_slip(word, n, often))
        | {word.lower() for word in filled},
        frozenset(word for word, n in capitals.items() if n > 1) | set(FILLINGS["language"]),
    )


def _is_slip(word: str, n_seen: int, often: Collection[str]) -> bool:
    is_rare = n_seen < MUCH_SEEN // 5 and len(word) > 4
    return is_rare and any(is_slip_of(word, other) for other in often)


def asked_with(
    rows: Iterable[tuple[str, Sequence[str]]], kinds: Sequence[str]
) -> dict[str, tuple[int, ...]]:
    found: dict[str, set[int]] = {}
    for label, words in rows:
        for word in words if label in kinds and label != NO_KIND else ():
            found.setdefault(word, set()).add(kinds.index(label))
    return {word: tuple(sorted(numbers)) for word, numbers in sorted(found.items())}


def pairs_in(rows: Iterable[tuple[str, Sequence[str]]]) -> frozenset[str]:
    return frozenset(
        f"{left} {right}"
        for _, words in rows
        for left, right in zip(("^", *words), (*words, "$"), strict=True)
    )


def trained(known: Sequence[Sentence]) -> Model:
    import numpy as np
    from sklearn.feature_extraction import DictVectorizer
    from sklearn.linear_model import LogisticRegression

    lexicon = lexicon_of(known)
    said = [
        (sentence.label, tokens_of(text, lexicon).words)
        for sentence in (*known, *examples())
        for text in sentence.filled()
    ]
    rows = [(label, features_of(words)[1:]) for label, words in said]
    seen = Counter(feature for _, features in rows for feature in features)
    kept = [{f: 1 for f in features if seen[f] >= MIN_SEEN} for _, features in rows]
    vectors = DictVectorizer(dtype=np.float32)
    table = vectors.fit_transform(kept)
    fit = LogisticRegression(C=STRENGTH, max_iter=300).fit(table, [label for label, _ in rows])
    whole = np.rint(fit.coef_ * SCALE).astype(int)
    weights = {
        str(feature): {
            int(kind): int(whole[kind, column])
            for kind in np.flatnonzero(abs(whole[:, column]) >= MIN_WEIGHT)
        }
        for column, feature in enumerate(vectors.get_feature_names_out())
    }
    weights[BIAS] = {kind: round(value * SCALE) for kind, value in enumerate(fit.intercept_)}
    kinds = tuple(map(str, fit.classes_))
    return Model(
        lexicon=lexicon,
        kinds=kinds,
        weights={feature: row for feature, row in weights.items() if row},
        pairs=pairs_in(said),
        asked_with=asked_with(said, kinds),
        relations=tuple(_relation(kind) for kind in kinds),
    )


def _relation(name: str) -> str:
    kind = KINDS.get(name.removesuffix(TURNED))
    if kind is None:
        return ""
    slots = [STAND_INS[slot] if slot == LINE else f"`{STAND_INS[slot]}`" for slot in kind.slots]
    said = next((one for one in SAID if kind.words and re.search(kind.words, one)), "")
    match = best_match(words_of(kind.plain.format(*slots, word=said)))
    return match.frame.relation.value if match is not None else ""
