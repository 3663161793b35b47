"""The words of a search: stems that tell something, names as one word, and the phrase they make."""

from __future__ import annotations

import re
from itertools import pairwise

from probant.facts.recall.words import STOP, meanings, stem, words_of
from probant.vocabulary.record import Record

ASKING = frozenset(
    """
    fix fixes fixed fixing bug bugs issue issues change changes changed changing update updates
    updated updating improve improves improved improvement add adds added adding implement
    implements implemented implementation support supports supported allow allows allowed ensure
    better small minor cleanup clean refactor refactored chore feat perf avoid avoids
    find search show explain tell know locate located happen happens happening exist exists
    want wants wanted wish trying try tried tries follow following understand wonder wondering
    guess please pls plz thanks hi hello hey look looks looking looked sure maybe somehow simply
    someone somebody something somewhere anyone anybody anything anywhere everyone everybody
    everything everywhere nothing nobody people person got lot lots suddenly really anyway
    btw thru lost confused matter question questions go goes going gone come comes thing mean means
    meant walk hood touch
    """.split()
)
"""What is to be done or known about the place, or who wants to know it, not what stands there.
Dropped where other words remain: measured on subjects of commits, where half begin with one of
these, and on questions of people, who tell what they are about."""

_REFERENCE = re.compile(r"\(?#\d+\)?")
"""The number of an issue, which no code holds."""

_YES_OR_NO = re.compile(
    r"\s*(?:(?:returns?|reports?|checks?|determines?|tests?|tells?|indicates?|says?)\s+)?"
    r"(?:whether|true|if|is)\b",
    re.IGNORECASE,
)
"""How a description of what tells yes or no begins."""

_NAME = re.compile(r"[^\W\d][\w$]*")
MAX_PARTS = 8
MAX_WORDS = 40
"""A longer question is a text; its first words ask."""


class Words(Record, kw_only=True):
    """What a search looks for."""

    stems: tuple[str, ...]
    names: tuple[str, ...]
    """Names of several parts, and neighbouring words, written as one word in lower case."""
    written: tuple[str, ...] = ()
    """Those of the names that were written as one word: who writes `parseHeader` has seen it."""
    phrase: tuple[str, ...]
    """Stems of all words from the first telling one to the last, in order."""
    spoken: tuple[tuple[str, str], ...] = ()
    """Each telling stem and the word as it was written."""
    verb: str = ""
    """The stem of the very first word: a description begins with what is done."""
    is_yes_or_no: bool = False
    """Whether what is described tells yes or no."""
    instead: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Stems that may be meant by one that hardly any file holds: they count for it in a rank."""

    @property
    def terms(self) -> tuple[str, ...]:
        return (*self.stems, *self.names)

    @property
    def meant(self) -> tuple[str, ...]:
        """Stems that may be meant by some of these."""
        return tuple(other for _, others in self.instead for other in others)

    def forms(self, one: str) -> tuple[str, ...]:
        """A stem and what may be meant by it."""
        return (one, *dict(self.instead).get(one, ()))

    def meanings_of(self, one: str) -> frozenset[str]:
        """These, and what code puts for any of them."""
        return frozenset().union(*(meanings(form) for form in self.forms(one)))

    @property
    def related(self) -> tuple[str, ...]:
        """Stems that code puts for these."""
        own = frozenset(self.stems)
        found = (other for one in self.stems for other in sorted(meanings(one)))
        return tuple(dict.fromkeys(other for other in found if other not in own))


def words_asked(text: str) -> Words:
    """The words of a text in plain language; none where nothing in it tells anything."""
    plain = _REFERENCE.sub(" ", text)
    said = words_of(plain)[:MAX_WORDS]
    telling = [at for at, word in enumerate(said) if word not in STOP and len(word) > 1]
    chosen = [at for at in telling if said[at] not in ASKING] or telling
    spoken = {stem(said[at]): said[at] for at in reversed(chosen)}
    stems = tuple(dict.fromkeys(stem(said[at]) for at in chosen))
    phrase = said[chosen[0] : chosen[-1] + 1] if chosen else []
    whole = _whole_names(plain)
    pairs = [said[a] + said[b] for a, b in pairwise(range(len(said))) if {a, b} <= set(chosen)]
    return Words(
        stems=stems,
        names=tuple(name for name in dict.fromkeys((*whole, *pairs)) if name not in spoken),
        written=tuple(name for name in whole if name not in spoken),
        phrase=tuple(stem(word) for word in phrase),
        spoken=tuple((one, spoken[one]) for one in stems),
        verb=stem(said[0]) if said else "",
        is_yes_or_no=_YES_OR_NO.match(plain) is not None,
    )


def _whole_names(text: str) -> tuple[str, ...]:
    parts = [words_of(name) for name in _NAME.findall(text)[:MAX_WORDS]]
    return tuple(dict.fromkeys("".join(one) for one in parts if 1 < len(one) <= MAX_PARTS))


def any_of(terms: tuple[str, ...]) -> str:
    """A query of the full-text index; a term is letters and digits only."""
    return " OR ".join(f'"{term}"' for term in terms)
