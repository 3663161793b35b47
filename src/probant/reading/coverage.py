"""Which word of a question is accounted for by what, and which are left over.

Pure bookkeeping over one candidate reading: nothing here chooses between readings. A word is
accounted for by the kind (`Model.words`: it is asked with that word), by a target, by a filter, or
by a closed list of noise; a story and a reason are noise as a whole, except what restricts. What is
left out is noise only if such an answer never holds it: "exclude methods" of a list of fields.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import pairwise

from probant.reading.clauses import RESTRICTING, restricting, tag
from probant.reading.pieces import Token
from probant.reading.words import (
    CHANGING,
    FUNCTION_WORDS,
    NARROWING,
    NEVER_NOISE,
    NOISE,
    PARTS,
    SELECTING,
)
from probant.vocabulary.memo import remembered
from probant.vocabulary.question import Relation
from probant.vocabulary.reading import Accounted, AccountedBy, ReadingQuality
from probant.vocabulary.record import Record

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
    dropped: Collection[int],
    told: Collection[int],
    only_tell: Collection[int],
    is_project: Callable[[str], bool],
) -> tuple[tuple[Accounted, ...], tuple[str, ...]]:
    """What accounts for each word, and the words nothing accounts for.

    `dropped` are the words of filters that this reading does not apply, `told` the things only a
    story names.
    """
    phrases = noise_phrases(tokens, noise)
    narrowing, tags = restricting(tokens, aside), tag(tokens)
    names_part = any(tokens[number].word in PARTS for number in aside)
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
        elif names_part and token.word == "there" and number not in aside:
            left.append(said)  # "we ship the server, who calls X there?"
        elif number in by_kind or (number not in aside and token.word in asked_with):
            accounted.append(Accounted(said, AccountedBy.KIND))
        elif (
            number in phrases
            or is_project(said)
            or number in only_tell
            or number in tags
            or (number in aside and number not in narrowing)
            or (number not in aside and _is_noise(token, noise))
        ):
            accounted.append(Accounted(said, AccountedBy.NOISE))
        else:
            left.append(said)
    return tuple(accounted), tuple(dict.fromkeys(left))


class Needed(Record):
    """How likely a word must be to only tell, in log odds, before it is passed over."""

    plain: float
    known: float
    """One that something of this repository is called, or that stands where a place would."""
    heard: float
    """One that could set bounds to the answer."""
    careful: float
    """One that surely does, if it is said of the answer at all."""


DOUBTED = Needed(1.0, 3.5, 3.5, 3.5)
BEYOND_DOUBT = Needed(-2.5, 0.0, 2.0, 2.0)
"""Where the kind is sure beyond doubt, a near miss would have shown by its words."""
FAR_FROM_NEAR = Needed(-9.0, 0.0, -9.0, 3.5)
"""Where a near miss is as good as ruled out: its words were heard, and it was none."""


def only_telling(
    tokens: Sequence[Token], odds: Sequence[float], needed: Needed, is_here: Callable[[str], bool]
) -> set[int]:
    """The words that could be struck out; never one that leaves something out of the answer."""

    def least(number: int, word: str, raw: str) -> float:
        if number > 1 and tokens[number - 1].word in _JOINING and tokens[number - 2].thing:
            return float("inf")  # "configure palette and margin" asks about both
        if word in _CAREFUL or (raw[:1].isupper() and is_here(raw)):
            return needed.careful
        if word in _HEARD and not is_here(word):
            return needed.heard
        is_placed = number > 0 and tokens[number - 1].word in _SCOPING
        return needed.known if is_placed or is_here(word) else needed.plain

    chosen = _choosing(tokens)
    return {
        number
        for number, (token, one) in enumerate(zip(tokens, odds, strict=True))
        if token.thing is None
        and number not in chosen
        and token.word not in _NEVER_TOLD
        and one >= least(number, token.word, token.raw)
    }


@remembered
def _choosing(tokens: Sequence[Token]) -> set[int]:
    """Clauses that choose among answers: "report only the slow ones"."""
    stops = [-1, *(at for at, token in enumerate(tokens) if token.is_stop), len(tokens)]
    found: set[int] = set()
    for before, after in pairwise(stops):
        words = [token.word for token in tokens[before + 1 : after]]
        at = next((at for at, word in enumerate(words) if word in ("only", "just")), len(words))
        if not _CHOSEN.isdisjoint(words[at:]):
            found.update(range(before + 1, after))
    return found


_CHOSEN = frozenset("ones those them which whose".split())
_TIMES = frozenset(
    "day days week weeks month months year years quarter yesterday today tomorrow ago recent"
    " recently lately unless".split()
)
"""They may bound the answer in time."""
_SCOPING = frozenset("in inside within under from for on of by at to across".split())
"""What may stand before the name of a place or a part: that bounds the answer."""
_HEARD = NEVER_NOISE | SELECTING | CHANGING
_CAREFUL = _TIMES | frozenset(
    "unless except excepting besides instead until longest shortest biggest largest smallest most"
    " least fewest oldest newest latest earliest".split()
)


_NEVER_TOLD = RESTRICTING | PARTS
_JOINING = frozenset("and or nor &".split())


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


_MENTIONS = (
    "mention mentions mentioned comment comments doc docs documentation docstrings string strings"
)
_USES = "use uses usage usages reference references call calls caller callers site sites"
NEVER_HELD: Mapping[Relation, frozenset[str]] = {
    relation: frozenset(words.split())
    for relation, words in {
        Relation.DEFINED_IN: f"{_USES} {_MENTIONS} import imports export exports re-export"
        " re-exports re forward elsewhere body decorator decorators",
        Relation.CALLED_BY: f"definition definitions declaration import imports {_MENTIONS}",
        Relation.RAISED_BY: f"definition definitions declaration import imports {_MENTIONS}",
        Relation.RAISES: "exception exceptions error errors propagate propagated propagating"
        " callee callees helper helpers",
        Relation.CALLS: f"definition definitions import imports {_MENTIONS}",
        Relation.FIELDS: "method methods function functions",
        Relation.METHODS: "field fields attribute attributes property properties",
        Relation.IMPORTED_BY: _MENTIONS,
        Relation.PARAMETERS: "body return type self receiver",
        Relation.OCCURS_IN: "partial similar near fuzzy hit hits match matches",
        Relation.CONFIG_KEY: f"{_USES} {_MENTIONS}",
        Relation.TESTS: "production product prod code sources non-test",
    }.items()
}  # fmt: skip
"""By what is asked, the words of things that no answer holds."""

_LEAVING_OUT = frozenset(
    "exclude excluding ignore ignoring omit omitting skip skipping no not without leaving".split()
)
_TOLD_TO = frozenset("include count list report mention show give".split())
"""Behind "do not"."""


def harmless(tokens: Sequence[Token], relation: Relation | None) -> set[int]:
    """The words of clauses that leave out only what such an answer never holds."""
    never = NEVER_HELD.get(relation) if relation is not None else None
    if not never:
        return set()
    found: set[int] = set()
    for first, end in exclusions(tokens):
        words = [token.word for token in tokens[first:end]]
        if all(word in never or word in _LEAVING_FRAME for word in words):
            found.update(range(first, end))
    return found


_LEAVING_FRAME = NOISE | FUNCTION_WORDS | _LEAVING_OUT | _TOLD_TO | {"and", "nor", "out", "itself"}


def exclusions(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    """Each stretch between two stops that begins by leaving something out and names nothing."""
    stops = [-1, *(n for n, token in enumerate(tokens) if token.is_stop), len(tokens)]
    found = []
    for before, after in pairwise(stops):
        words = [token.word for token in tokens[before + 1 : after]]
        is_denied = words[:2] == ["do", "not"] and bool(_TOLD_TO.intersection(words[2:3]))
        begins = (
            is_denied or (words[:1] != [] and words[0] in _LEAVING_OUT) or words[:1] == ["leave"]
        )
        if begins and len(words) > 1 and not any(t.thing for t in tokens[before + 1 : after]):
            found.append((before + 1, after))
    return found
