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


_TURNED = re.compile(
    r"(?i)(?<![\w.:`])(?:not|never|nobody|nothing)\b|n't\b|\bshould (?!i\b|we\b|you\b|one\b)"
)
_ORDER = re.compile(
    r"(?i)(?:please |can you |could you )?(?:make|add|rename|delete|remove|write|fix|refactor|split"
    r"|revert|move|sort|change|replace|create|generate|implement) "
)
_ASKED_WITH_NOT = frozenset(
    {"unused_imports", "default", "compare", "import_cycle", "added_between"}
)


def asking_part(text: str) -> str:
    """The last sentence, without what only asks for a nod: what stands before it tells a story."""
    return without_tag(re.split(r"[.;!?]\s+", text.strip())[-1])


def is_turned(asked: str, relation: str) -> bool:
    """Whether it is no question but an order, or a "not" or a "should" turns it.

    Some relations are asked with a "not": "which imports are not used?"
    """
    if _ORDER.match(asked):
        return True
    return relation not in _ASKED_WITH_NOT and _TURNED.search(asked) is not None
