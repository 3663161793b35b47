"""New names for old ones: plain words in the old spelling, drawn by a seed, never nonsense.

Absent from the tree before, and made of no word of the old name. Next: renamed.py.
"""

from __future__ import annotations

import random
import re

from probant.evaluation.oracles.raw_bytes import RawBytes, squeezed, words_in

MAX_ATTEMPTS = 200
VERBS = tuple(
    "arrange assign balance borrow browse carry climb collect combine consult cover deliver divide "
    "draft enlist escort estimate examine explore fasten fetch follow gather grant guide harvest "
    "inspect invite join judge lend lift measure mend mingle observe offer paint partition place "
    "plant polish prepare propose pursue quote reckon recruit refine repair reserve restore reveal "
    "scatter season select settle share shelter sketch sort supply survey trade transport travel "
    "tune unfold visit weigh welcome".split()
)
NOUNS = tuple(
    "account anchor apple arrow basket beacon blanket bridge bucket button cabin canal candle "
    "canvas carpet castle chapel chart circle cottage cradle crystal curtain desk drawer engine "
    "envelope farm feather fence field ferry fountain garden glacier grain guest hammer harbour "
    "hill island jacket journey kettle ladder lantern ledger lemon market meadow mirror mountain "
    "needle nest orchard paddle parcel pasture pebble pillar pillow pocket pottery quarry ribbon "
    "river saddle sail shelf shield spoon spring statue summit table tailor temple ticket tower "
    "trail tunnel valley vessel village wagon wheel willow window winter workshop".split()
)
QUALITIES = tuple(
    "amber ancient bright broad calm careful clever coastal common copper distant early even fair "
    "gentle golden grand hollow honest humble inner lively lower mellow modest narrow northern "
    "patient plain quiet rapid robust rural sharp silent silver simple slender solid southern "
    "steady sturdy subtle upper vivid warm western wooden".split()
)
_SPELLING = re.compile(r"(?P<lead>[_$]*)(?P<core>.*?)(?P<tail>[_$]*)", re.DOTALL)


class NewNames:
    """Draws names nobody has used; the same seed draws the same ones."""

    def __init__(self, raw: RawBytes, rng: random.Random) -> None:
        self._raw = raw
        self._rng = rng
        self._taken: set[str] = set()

    def draw(self, old: str, kind: str) -> str | None:
        """A new name in the spelling of `old`; None where no words are left."""
        spelling = _SPELLING.fullmatch(old)
        if spelling is None or not spelling["core"]:
            return None
        own = set(words_in(old))
        for attempt in range(MAX_ATTEMPTS):
            words = self._words(kind, n_words=2 if attempt < MAX_ATTEMPTS // 2 else 3)
            core = spelled(words, spelling["core"])
            key = squeezed(core)
            if own.isdisjoint(words) and key not in self._taken and self._raw.is_absent(core):
                self._taken.add(key)
                return spelling["lead"] + core + spelling["tail"]
        return None

    def _words(self, kind: str, n_words: int) -> list[str]:
        first = VERBS if kind in ("function", "method") else QUALITIES
        middle = [self._rng.choice(QUALITIES)] if n_words > 2 else []
        return list(dict.fromkeys([self._rng.choice(first), *middle, self._rng.choice(NOUNS)]))


def spelled(words: list[str], like: str) -> str:
    """`words` as one name: capitals, humps or underscores as in `like`."""
    if like.isupper():
        return "_".join(words).upper()
    humps = "".join(word.capitalize() for word in words)
    if like[0].isupper():
        return humps
    if "_" in like or like.islower():
        return "_".join(words)
    return humps[0].lower() + humps[1:]
