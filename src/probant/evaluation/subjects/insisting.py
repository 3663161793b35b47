"""Whether prose that opened with "I could not find …" answers all the same.

    I could not find a docstring, but `f` is defined in a.py:3      it does: of `f`, with a place
    I could not find it, but it may be in a.py:3                    it does: a guess is an answer
    I could not find `f`, but there is `g` in a.py:3                a lead: it speaks of another
    I could not find `f`. I looked into a.py:3                      a lead: it speaks of no name

Whether what it says is true is not known here. Next: prose.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.subjects.clauses import Clause, Stance

_MARKED = re.compile(r"`+([^`\n]+)`+")
_TURN = r"^[\W_]*(?:(?:but|however|although|though|still|and|yet|while|whereas)\b[\W_]*)?"
_KIND = (
    r"(?:(?:the|this|that|its|a)\s+)?(?:(?:\w+\s+)?(?:function|class|method|name|file|type)\s+)?"
)
_PRONOUN = re.compile(_TURN + r"(?:it|this|they|its (?:definition|source|code))\b", re.IGNORECASE)
_SAYS = re.compile(
    r"[\W_]*(?:\w+ly\s+)?(?:takes?|accepts?|returns?|raises?|throws?|inherits?|extends?|subclasses"
    r"|implements?|imports?|calls?|defines?|exports?|has|have|is (?:called|imported|used) by)\b",
    re.IGNORECASE,
)
_UNREAL = re.compile(
    r"\b(?:would|had|if|used to|removed|deleted|renamed|suggests?|search(?:ed)?|look(?:ed|s)?"
    r"|check(?:ed)?|expected?)\b",
    re.IGNORECASE,
)
_FIND = (
    r"(?:find|locate|see|identify|confirm|verify)\s+"
    r"(?:(?!for\b|of\b|in\b|on\b|about\b)\w+\s+){0,4}"
)


def is_insisting(question: str, clauses: Iterable[Clause]) -> bool:
    names = names_asked(question)
    return any(_is_answer(clause, names) for clause in clauses)


def is_of_the_thing(question: str, clauses: Iterable[Clause]) -> bool:
    """What could not be found is what was asked for, not something said of it."""
    names = names_asked(question)
    said = [clause.text for clause in clauses if clause.stance is Stance.CANNOT]
    spoken = rf"{_FIND}[`*\"'“]*{_any_of(names)}"
    return any(re.search(spoken, text, re.IGNORECASE) for text in said)


def names_asked(question: str) -> frozenset[str]:
    """What stands between code marks; without them every word that is not of the frame."""
    marked = _MARKED.findall(question)
    words = marked or [
        word for word in re.findall(r"[\w$.]+", question) if word.lower() not in FRAME_WORDS
    ]
    return frozenset(word.strip("().").lower() for word in words) - {""}


def _is_answer(clause: Clause, names: frozenset[str]) -> bool:
    if clause.stance is not Stance.STATES or clause.is_aside:
        return False
    if clause.is_guess and clause.places:
        return True
    if _UNREAL.search(_MARKED.sub("`", clause.text)):
        return False
    own, others = _parted(clause.marked, clause, names)
    after = _after_subject(clause.text, names)
    if clause.places:
        return after is not None or (own and not others)
    return after is not None and bool(others) and _SAYS.match(after) is not None


def _after_subject(text: str, names: frozenset[str]) -> str | None:
    """What follows the asked name, or a word that stands for it, where the clause begins so.

    "But here is what I know: it is …" begins anew after the colon.
    """
    for part in (text, text.rpartition(": ")[2]):
        named = re.match(rf"{_TURN}{_KIND}[`*_\"'“]*{_any_of(names)}", part, re.IGNORECASE)
        found = named or _PRONOUN.match(part)
        if found is not None:
            return part[found.end() :]
    return None


def _parted(marked: Sequence[str], clause: Clause, names: frozenset[str]) -> tuple[bool, list[str]]:
    """Whether it marks an asked name, and all else it marks but the paths."""
    plain = [text.strip("()").lower() for text in marked]
    files = [place.path.rpartition("/")[2].lower() for place in clause.places]
    others = [
        text for text in plain if text not in names and not any(name in text for name in files)
    ]
    return any(text in names for text in plain), others


def _any_of(names: frozenset[str]) -> str:
    listed = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return rf"(?:{listed or '(?!)'})(?![\w$])"
