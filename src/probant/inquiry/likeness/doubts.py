"""Words that could make another question of the one a sentence seems to ask.

Apart from the model, so that a question without such a word never loads it.
"""

from __future__ import annotations

import re

CHANGING = frozenset(
    """
    only just except besides apart without never no not nothing none private public internal
    exported protected most least longest shortest biggest smallest largest first last latest newest
    oldest before after since until during indirectly transitively directly both either other
    another else same different should would could why whose unless instead still already again
    always often rarely seldom more less fewer than few several next previous new old deprecated
    optional required missing unused abstract static async
    """.split()
)
"""Words that could change what is asked."""

DOUBTFUL = frozenset(
    """
    why should ought not never nobody nothing only except without apart come happens happen would
    could must may most least best better worst longest shortest biggest largest smallest slowest
    fastest hardest usually rarely normally too enough good bad safe wrong wrongly partly
    make add rename delete remove write fix refactor split revert move sort
    """.split()
)
"""Words that could turn a question into another one; without such a word no rule is doubted."""


def holds_doubt(text: str) -> bool:
    """Whether a word stands there that could turn the question."""
    words = re.findall(r"[a-z]+", text.lower().replace("n't", " not "))
    return not DOUBTFUL.isdisjoint(words)
