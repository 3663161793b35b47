"""Which word of a question is accounted for by what, and which are left over.

Pure bookkeeping over one candidate reading: nothing here chooses between readings. A word is
accounted for by the kind (`Model.words`: it is asked with that word), by a target, by a filter, or
by a closed list of noise; a story and a reason are noise as a whole, except what restricts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence

from probant.reading.clauses import CARING, RESTRICTING
from probant.reading.tokens import Token
from probant.reading.words import NARROWING, NEVER_NOISE, NOISE
from probant.vocabulary.reading import Accounted, AccountedBy, ReadingQuality

_PHRASES = re.compile(
    r"\b(?:(?:can|could|would|will|may|might) (?:you|u|someone|anyone|anybody|i|we) (?:please |kindly |maybe |just )*(?:ask|tell|help|show|say|point|give|list|find|have|get|see|check|look|check|know|confirm|explain|remind|name)?"
    r"|(?:i|we|id) (?:would|'d|could|should) (?:really |just |also )*(?:like|love|want|need|be|know|use)|(?:would|'d) (?:you )?(?:happen|like|love|mind|be (?:nice|great|helpful|good|interesting))"
    r"|it would (?:really )?(?:help|be \w+)|would help(?: me)?|(?:i|we) (?:must|should|have to|need to|ought to) (?:know|see|find|check|make sure|understand)|make sure|or not|yes or no|more or less|right now|at the moment|just now|first of all|for now|once more|one more time"
    r"|not (?:sure|certain|clear|obvious)|no (?:idea|clue)|(?:do|did|does|can|could) not (?:know|remember|recall|find|see|tell|understand|figure|get|want|mind|spot|seem|have|quite)|if (?:you|it is|possible|any|so)|if at all|at all|as well|as far as|as long as|such as|what not"
    r"|like to|look like|looks like|feels? like|sounds? like|last time|the other day|other day|better understand|good (?:morning|afternoon|evening|day)|best regards|just (?:to|a|curious|want|wondering|checking|need|tell|give|show|the|in case|so)|all right|alright|that 's right|is that right"
    r"|nothing (?:else|more|older|less|fancy)|(?:is|are|would be|will be) enough|will do|that is all|that 's all|suffices?|in other words|makes? (?:a |any |some )?(?:call|use)s?|making (?:a )?(?:call|use)|or whatever|and the like|or the like|and so on|not (?:more|less)|even better|best of all|no need|yes / no"
    r"|when you (?:can|have|get)|before (?:we|i) \w+|to be (?:sure|safe|precise|exact|clear|honest)|i must|we must)\b"
)  # fmt: skip
"""Turns of speech whose words would mean something elsewhere."""


def noise_phrases(tokens: Sequence[Token]) -> set[int]:
    """The numbers of tokens inside a turn of speech."""
    starts: list[int] = []
    at = 0
    for token in tokens:
        starts.append(at)
        at += len(token.word) + 1
    text = " ".join(token.word for token in tokens)
    found: set[int] = set()
    for match in _PHRASES.finditer(text):
        found.update(
            number
            for number, start in enumerate(starts)
            if match.start() <= start and start + len(tokens[number].word) <= match.end()
        )
    return found


def account(
    tokens: Sequence[Token],
    *,
    asked_with: Collection[str],
    aside: Collection[int],
    by_target: Collection[int],
    by_filter: Collection[int],
    by_kind: Collection[int],
    is_project: Callable[[str], bool],
) -> tuple[tuple[Accounted, ...], tuple[str, ...]]:
    """What accounts for each word, and the words nothing accounts for."""
    phrases = noise_phrases(tokens)
    is_choosy = any(tokens[number].word in CARING for number in aside)
    accounted: list[Accounted] = []
    left: list[str] = []
    for number, token in enumerate(tokens):
        if token.is_stop:
            continue
        said = token.raw or token.word
        if number in by_filter:
            accounted.append(Accounted(said, AccountedBy.FILTER))
        elif number in by_target:
            accounted.append(Accounted(said, AccountedBy.TARGET))
        elif token.thing is not None:
            left.append(token.raw)
        elif number in by_kind or (number not in aside and token.word in asked_with):
            accounted.append(Accounted(said, AccountedBy.KIND))
        elif number in phrases or is_project(said) or _is_noise(token, is_aside=number in aside, is_choosy=is_choosy):
            accounted.append(Accounted(said, AccountedBy.NOISE))
        else:
            left.append(said)
    return tuple(accounted), tuple(dict.fromkeys(left))


def _is_noise(token: Token, *, is_aside: bool, is_choosy: bool) -> bool:
    if is_aside:
        return token.word not in RESTRICTING and not (is_choosy and token.word in ("only", "just"))
    return token.word in NOISE and token.word not in NEVER_NOISE


def quality_of(left: Sequence[str], *, is_sure: bool, is_exact: bool) -> ReadingQuality:
    """How good a reading is that leaves these words over."""
    if not is_sure or any(word.lower() not in NARROWING for word in left):
        return ReadingQuality.WEAK
    if left:
        return ReadingQuality.MODERATE
    return ReadingQuality.EXACT if is_exact else ReadingQuality.STRONG
