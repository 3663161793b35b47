"""Which word of a question is accounted for by what, and which are left over.

Pure bookkeeping over one candidate reading: nothing here chooses between readings. A word is
accounted for by the kind (`Model.words`: it is asked with that word), by a target, by a filter, or
by a closed list of noise; a story and a reason are noise as a whole, except what restricts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from probant.reading.clauses import beside, closing, leading, restricting
from probant.reading.tokens import Token
from probant.reading.words import BOUNDING, CHANGING, NARROWING, NEVER_NOISE, NOISE
from probant.vocabulary.memo import remembered
from probant.vocabulary.reading import Accounted, AccountedBy, ReadingQuality

MAX_PHRASE_WORDS = 6


@remembered
def noise_phrases(tokens: Sequence[Token], noise: Collection[str]) -> set[int]:
    """The numbers of tokens inside a turn of speech, whose words would mean something elsewhere."""
    found: set[int] = set()
    plain = [(number, token.word) for number, token in enumerate(tokens) if not token.is_stop]
    for at in range(len(plain)):
        for n in range(2, MAX_PHRASE_WORDS + 1):
            some = plain[at : at + n]
            if len(some) == n and " ".join(word for _, word in some) in noise:
                first = some[0][0]
                is_bound = some[0][1] == "nothing" and first and not tokens[first - 1].is_stop
                is_bound = is_bound or (some[1][1] == "nothing" and _is_thing(tokens, first - 1))
                found.update(() if is_bound else (number for number, _ in some))
    return found


def _is_thing(tokens: Sequence[Token], number: int) -> bool:
    """ "Touch X and nothing else" chooses among answers, "the number and nothing else" does not."""
    return number >= 0 and tokens[number].thing is not None


def account(
    tokens: Sequence[Token],
    *,
    asked_with: Collection[str],
    noise: Collection[str],
    aside: set[int],
    by_target: Collection[int],
    by_filter: Collection[int],
    by_kind: Collection[int],
    remarks: set[int],
    dropped: Collection[int],
    told: Collection[int],
    is_project: Callable[[str], bool],
) -> tuple[tuple[Accounted, ...], tuple[str, ...]]:
    """What accounts for each word, and the words nothing accounts for.

    `remarks` are loose clauses: any word there is noise unless it could change a question;
    `dropped` are the words of filters that this reading does not apply, `told` the things only a
    story names.
    """
    phrases = noise_phrases(tokens, noise)
    narrowing = restricting(tokens, aside)
    used = {*by_target, *by_filter}
    before, behind = beside(tokens, leading(tokens, aside), used), closing(tokens, aside)
    remarks = beside(tokens, remarks, used)
    accounted: list[Accounted] = []
    left: list[str] = []
    for number, token in enumerate(tokens):
        if token.is_stop:
            continue
        said = token.raw or token.word
        if number in by_filter:
            accounted.append(Accounted(said, AccountedBy.FILTER))
        elif number in by_target and number not in dropped:
            accounted.append(Accounted(said, AccountedBy.TARGET))
        elif token.thing is not None and number in told:
            accounted.append(Accounted(said, AccountedBy.NOISE))
        elif token.thing is not None or number in dropped:
            left.append(said)
        elif number in by_kind or (number not in aside and token.word in asked_with):
            accounted.append(Accounted(said, AccountedBy.KIND))
        elif (
            number in phrases
            or is_project(said)
            or (number in remarks and token.word not in CHANGING)
            or (number in before and token.word not in BOUNDING)
            or (number in behind and (token.word == "only" or token.word not in BOUNDING))
            or (number in aside and number not in narrowing)
            or (number not in aside and _is_noise(token, noise))
        ):
            accounted.append(Accounted(said, AccountedBy.NOISE))
        else:
            left.append(said)
    return tuple(accounted), tuple(dict.fromkeys(left))


def _is_noise(token: Token, noise: Collection[str]) -> bool:
    is_known = token.word in NOISE or token.word in noise
    return is_known and token.word not in NEVER_NOISE


def quality_of(left: Sequence[str], *, is_sure: bool, is_exact: bool) -> ReadingQuality:
    """How good a reading is that leaves these words over."""
    if not is_sure or any(word.lower() not in NARROWING for word in left):
        return ReadingQuality.WEAK
    if left:
        return ReadingQuality.MODERATE
    return ReadingQuality.EXACT if is_exact else ReadingQuality.STRONG
