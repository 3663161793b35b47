"""Words that could make another question of the one a sentence seems to ask, or cannot."""

from __future__ import annotations

import re

CHANGING = frozenset(
    """
    only just except besides apart without never no not nothing none private public internal
    exported protected most least longest shortest biggest smallest largest first latest newest
    oldest before after until during indirectly transitively both either other another else same
    different should would could why whose unless instead still already again always rarely
    seldom more less fewer than few several next previous new old deprecated optional required
    missing unused abstract static async twice once thrice recursively inherited own third party
    standard builtin external failing passing must may ought make add rename delete remove write
    fix refactor split revert move sort best better worst good bad safe wrong partly called used
    imported executed invoked released broken renamed moved caught
    """.split()
)
"""Words that could change what is asked."""

_TAG = re.compile(
    r"(?i),? (?:(?:is|are|does|do|did|was|were|has|have)(?:n't| not)? (?:it|they|he|she|there|that)"
    r"|or not|right|correct|yes or no)\s*\?*\s*$"
)
_OPENING = re.compile(r"(?i)^(is|are|was|were|does|do|did|has|have|can|could)n't\b")


def without_tag(text: str) -> str:
    """Without what only asks for a nod: "…, isn't it?"; "isn't X …?" asks what "is X …?" does."""
    return _OPENING.sub(r"\1", _TAG.sub("?", text.strip()))
