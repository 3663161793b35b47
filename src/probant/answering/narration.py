"""Prose around confirmed facts: which sentences of a narrator may be shown.

A narrator only rewords. A sentence has to rest on facts it was given, use no word that they do not
carry, and turn nothing round; what it states about the code is held against the code by `checking`,
which is the workflow's part. Nothing here raises a ruling.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.vocabulary.record import Record, replace
from probant.vocabulary.source import Citation

MAX_SENTENCE_CHARS = 400


class Fact(Record, kw_only=True):
    """One confirmed statement of an answer, with what shows it."""

    number: int
    text: str
    citations: tuple[int, ...]
    shown: tuple[Citation, ...]


class Wording(Record):
    """A sentence as the narrator gives it, and the numbers of the facts it says it rests on.

    A narrator that names none may have taken it from any of them: see `resting`.
    """

    text: str
    facts: tuple[int, ...]


class ToldSentence(Record):
    """A sentence that may be shown, and the citations of its facts."""

    text: str
    citations: tuple[int, ...]


class Narration(Record, kw_only=True):
    """What a narrator made of an answer. `left_out` says why sentences are missing."""

    model: str
    sentences: tuple[ToldSentence, ...]
    left_out: tuple[str, ...] = ()
    lowered: bool = False

    @property
    def text(self) -> str:
        return " ".join(one.text for one in self.sentences)


def objection(wording: Wording, facts: Sequence[Fact]) -> str | None:
    """Why a sentence does not merely reword facts; None if it does.

    1. It is one line of plain text. 2. It names facts that were given. 3. Code in it, and numbers,
    stand in those facts. 4. So does every word that is not mere grammar. 5. So does every word that
    could turn a statement round.
    """
    if not _is_plain(wording.text):
        return "it is not one plain sentence"
    known = {fact.number: fact for fact in facts}
    if not wording.facts or any(number not in known for number in wording.facts):
        return "it names no fact it was given"
    rest = [known[number] for number in wording.facts]
    said = " ".join(fact.text for fact in rest)
    shown = " ".join(cited.quote for fact in rest for cited in fact.shown)
    for word in _WORD.findall(wording.text):
        if _is_code(word):
            if not _stands(word, said) and not _stands(word, shown):
                return f"{word} is not in the facts it names"
        elif not _is_carried(word.lower(), said.lower(), shown.lower()):
            return f"“{word}” is not in the facts it names"
    return None


def resting(wording: Wording, facts: Sequence[Fact]) -> Wording:
    """The sentence with facts that carry it: those it names, or as few of all as will do."""
    if wording.facts:
        return wording
    kept = replace(wording, facts=tuple(fact.number for fact in facts))
    if objection(kept, facts) is not None:
        return kept
    for number in reversed(kept.facts):
        fewer = replace(kept, facts=tuple(one for one in kept.facts if one != number))
        if objection(fewer, facts) is None:
            kept = fewer
    return kept


def _is_plain(text: str) -> bool:
    is_short = 0 < len(text.strip()) <= MAX_SENTENCE_CHARS
    return is_short and text.isprintable() and not _ODD.search(text)


_WORD = re.compile(r"[^\W\d][\w./:-]*\w|[^\W\d]|\d+(?:\.\d+)*")
_ODD = re.compile(r"https?:|\]\(|[<>{}|\\]")


def _is_code(word: str) -> bool:
    """Digits, signs of code, or capitals inside: a name or a number, never a word of prose."""
    return bool(re.search(r"[\d_./:]", word)) or any(letter.isupper() for letter in word[1:])


def _stands(word: str, text: str) -> bool:
    """As a whole, or as the beginning or end of a dotted name."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def _is_carried(word: str, said: str, shown: str) -> bool:
    if word in _TURNING:
        return _stands(word, said)
    stem = _stem(word)
    if word in _GRAMMAR or stem in {_stem(one) for one in _WORD.findall(said)}:
        return True
    return word not in _STRUCTURAL and stem in {_stem(one) for one in _WORD.findall(shown)}


def _stem(word: str) -> str:
    """Rough, and the same for both sides: the ending of a verb or a plural goes."""
    for ending in ("ing", "ies", "ied", "es", "ed", "s", "e", "y"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word.removesuffix(ending)
    return word


_TURNING = frozenset(
    "not no never none neither nor without only always all every each any cannot except unless"
    " must should may might both same different instead safe unsafe secure insecure correct wrong"
    " bug bugs better worse best".split()
)
"""Words that deny, widen or judge: a sentence may have them only from a fact."""

_STRUCTURAL = frozenset(
    "calls call called imports import imported extends extend extended inherits inherit implements"
    " implement raises raise raised returns return returned overrides override exports export"
    " takes take tests test tested decorates defines define defined".split()
)
"""Words that state how code hangs together; a quoted line does not lend them, a fact does."""

_GRAMMAR = frozenset(
    "a an the this that these those it its which who whose what where when while and or but"
    " of in on at to from by for with as into within is are was be been being has have had do does"
    " there here then than so also too such first next last line lines code name named located"
    " found stands lives inside itself their they them".split()
)
"""Words that state nothing: no kinds of things, no numbers, no ways (`via`, `using`)."""
