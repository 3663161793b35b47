"""Functions that stand only in a file git ignores (U14), put beside a made-up history.

Their names are made of words of the tree and stand nowhere else. Next: stages.py.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from probant.evaluation.oracles.raw_bytes import RawBytes, words_in
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.questions.truth import Nothing, Outcome, Verified
from probant.evaluation.sources.fact import Fact

FOLDER = "local-drafts"
N_FUNCTIONS = 6
N_TRIES = 60


def write_ignored(root: Path, tree: Tree, rng: random.Random) -> tuple[str, ...]:
    """Put functions into an ignored folder of the repository at `root`; gives their names."""
    raw = RawBytes.of(tree)
    words = sorted(
        {
            word
            for path in tree.files
            for word in words_in(PurePosixPath(path).stem)
            if len(word) > 3 and word not in FRAME_WORDS
        }
    )
    names: dict[str, None] = {}
    for _ in range(N_TRIES if len(words) > 1 else 0):
        name = "_".join([*rng.sample(words, 2), rng.choice(("probe", "sketch", "tryout"))])
        if raw.is_absent(name) and len(names) < N_FUNCTIONS:
            names[name] = None
    folder = root / FOLDER
    folder.mkdir()
    body = "".join(f"def {name}(value):\n    return value\n\n\n" for name in names)
    (folder / "experiments.py").write_text(body, "utf-8")
    exclude = root / ".git" / "info" / "exclude"
    exclude.parent.mkdir(exist_ok=True)
    exclude.write_text(f"{FOLDER}/\n", "utf-8")
    return tuple(names)


class IgnoredFacts:
    """What is only in the ignored folder cannot be shown of the repository."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.dropped: list[Dropped] = []

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        acceptable = frozenset({Outcome.INSUFFICIENT_EVIDENCE})
        return {
            "U14": [
                Fact((("x", name),), Nothing(), acceptable, Verified.BYTES) for name in self._names
            ]
        }
