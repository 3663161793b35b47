"""Which wording of the families a sentence fits: as it is written, or with its slips put right.

The most specific frame wins. A frame that would swallow words of the question into a target does
not fit. Makes no goal of it: goals.py does.
"""

from __future__ import annotations

import re
from functools import cache

from probant.inquiry.families import families_for
from probant.inquiry.families.family import WORDS, Family, Role
from probant.inquiry.families.index import FRAME_WORDS
from probant.inquiry.needs import needs_of
from probant.inquiry.sentences import CODELIKE
from probant.inquiry.spelling import nearest
from probant.inquiry.targets import KIND_WORDS, Words
from probant.vocabulary.question import Relation
from probant.vocabulary.record import Record

_SPECIAL = {
    "name": r"(?P<t>\S+)",
    "x": r"(?P<x>\S+)",
    "line": r"(?P<line>\d+)",
    "sha": r"(?P<t>[0-9a-f]{7,40}|head|\ue000\d+\ue001)",
    "t_commit": (
        r"(?P<t>it|that|that commit|this commit|the commit"
        r"|(?:the )?(?:last|latest|most recent) commit|head)"
    ),
}
_QUESTION_WORDS = frozenset(
    {
        "who",
        "what",
        "which",
        "where",
        "when",
        "how",
        "does",
        "do",
        "is",
        "are",
        "whether",
        "should",
        "shall",
        "will",
        "i",
        "we",
        "you",
        "everything",
        "anything",
        "something",
        "someone",
        "anyone",
    }
)
ASKING = frozenset({"who", "what", "which", "where", "when"})
_ORDERS = frozenset("list show give tell print name find get enumerate display count".split())
_UNFINISHED = frozenset(
    {"that", "which", "who", "where", "and", "or", "last", "first", "ever", "only", "directly"}
)
_NO_NAME = frozenset("i we you directly immediately another".split())
"""Never a name, unless it stands in marks."""

_AUXILIARY = frozenset({"does", "did"})
_NEGATIONS = frozenset(
    {"never", "not", "no", "doesn't", "isn't", "don't", "without", "nor", "cannot"}
)
"""A denied statement turns the answer around; nothing here reads that, so it is not guessed at."""

_OPENERS = (
    "where",
    "what",
    "which",
    "who",
    "does",
    "show",
    "find",
    "list",
    "explain",
    "when",
    "how",
)
LOOSE = frozenset(
    {
        Relation.DEFINED_IN,
        Relation.DESCRIPTION,
        Relation.DESCRIBED_AS,
        Relation.OCCURS_IN,
        Relation.EXISTS,
        Relation.CONFIG_KEY,
        Relation.COMMIT_INFO,
    }
)
"""Relations whose target may be a whole phrase."""

MIN_SLIP_CHARS = 6
"""Where all words could be a phrase, a shorter one is no slip: "sigs" is not "sits"."""

MAX_NAME_WORDS = 4
"""A name with everything that narrows it; what is longer is a sentence that did not fit."""

_CAPITALISED = re.compile(r"[A-Z][a-z]+|[A-Z]{3,}")
_NO_FRAME_LETTER = "\ue010"


class Match(Record):
    frame: Family
    groups: dict[str, str]
    rank: int


def _may_fit(wording: str, openings: str) -> bool:
    """A look at the words a wording cannot do without: compiling it costs far more."""
    return all(any(f" {word}" in openings for word in needed) for needed in needs_of(wording))


@cache
def _compiled(wording: str) -> re.Pattern[str]:
    wording = wording.replace("(?:{the} )*", "(?:{the} )*+").replace(
        "*++", "*+"
    )  # "all the all the" is endless else
    for name, group in _SPECIAL.items():
        wording = wording.replace("{" + name + "}", group)
    for group in "tab":
        wording = wording.replace("{" + group + "}", f"(?P<{group}>\\S.*?)")
    for name, pattern in WORDS.items():
        wording = wording.replace("{" + name + "}", pattern)
    return re.compile(wording)


def best_match(words: Words) -> Match | None:
    """The most specific frame that fits as written, or with slips in frame words put right.

    Long words first: a short one may be a word of its own, and is put right only where nothing fits
    else, or where the target is a name beyond doubt.
    """
    plain = _first_match(words, words.lowered())
    if plain is not None and not any(" " in said for said in plain.groups.values()):
        return plain  # every word has its place: no slip is left to put right
    named = plain is not None and _holds_a_name(plain)
    found = [] if named else _put_right(words, plain, MIN_SLIP_CHARS)
    best = min(found, key=_looseness, default=None)
    is_vague = best is not None and best.frame.relation in LOOSE and _holds_a_name(best)
    if is_vague or (not found and (named or plain is None)):
        found += _put_right(words, plain, 0)
    elif plain is None and all(" " in " ".join(one.groups.values()) for one in found):
        found += [one for one in _put_right(words, None, 0) if _is_surer(one, found)]
    return min([*found, *filter(None, (plain,))], key=_looseness, default=None)


def _is_surer(right: Match, found: list[Match]) -> bool:
    """Whether short words may be put right too: a name is left, or nothing that could be one."""
    return not right.groups or all(map(_holds_a_name, (right, *found)))


def _put_right(words: Words, plain: Match | None, least: int) -> list[Match]:
    """Readings with slips put right, in words of at least so many letters and in the first one."""
    lowered = words.lowered()
    found: list[Match] = []
    for corrected in words.corrections(
        lambda word: nearest(word, FRAME_WORDS) if len(word) >= least else (word,)
    ):
        first, rest = lowered.partition(" ")[0], corrected.partition(" ")[2]
        for form in dict.fromkeys((corrected, f"{nearest(first, _OPENERS)[0]} {rest}")):
            right = _first_match(words, form) if form != lowered else None
            if right is not None and (plain is None or _is_better(right, plain)):
                found.append(right)
    return found


def _holds_a_name(match: Match) -> bool:
    said = " ".join(match.groups.values()).split()
    return any(
        re.search(CODELIKE, word) is not None or re.fullmatch(r"[A-Z][A-Z0-9]{3,}", word)
        for word in said
    )


def _is_better(right: Match, plain: Match) -> bool:
    """Whether putting a slip right may change the reading.

    Not where all words could be a phrase: "integration user" is no slip of "integration used".
    """
    if right.frame.relation is plain.frame.relation:
        return True
    if plain.frame.relation is Relation.DESCRIPTION and right.frame.relation not in LOOSE:
        return True  # "what is the defualt value of …" describes nothing
    return _holds_a_name(plain)


def _looseness(match: Match) -> tuple[int, int]:
    """The more specific frame wins; then the one that leaves fewer words to its targets."""
    return match.rank, sum(len(said.split(" ")) for said in match.groups.values())


def _first_match(words: Words, lowered: str) -> Match | None:
    named = _with_names_apart(words, lowered)
    return _first_fitting(words, named)


def _with_names_apart(words: Words, lowered: str) -> str:
    """ "The type Set": after a kind, a word with a capital is a name, and no word of a frame."""
    tokens, apart = words.plain.split(" "), lowered.split(" ")
    if len(tokens) != len(apart):
        return lowered
    for number in range(1, len(tokens)):
        if tokens[number - 1] in KIND_WORDS and _CAPITALISED.fullmatch(tokens[number]):
            apart[number] = _NO_FRAME_LETTER + apart[number][1:]
    return " ".join(apart)


def _first_fitting(words: Words, lowered: str) -> Match | None:
    openings = " " + lowered
    for rank, frame in families_for(openings):
        for wording in frame.wordings:
            if not _may_fit(wording, openings):
                continue
            match = _compiled(wording).fullmatch(lowered)
            if match is None or any(map(swallows, match.groupdict().values())):
                continue
            if _begins_with_an_order(match) or _is_sentence(frame, match):
                continue
            groups = {
                name: match.group(name) if name == "line" else words.original(lowered, span)
                for name, span in ((name, match.span(name)) for name in match.groupdict())
            }
            return Match(frame, groups, rank)
    return None


def _is_sentence(frame: Family, match: re.Match[str]) -> bool:
    """Whether a part of a sentence stands where only a name can."""
    if frame.relation in LOOSE or frame.role is Role.TEXT:
        return False
    limit = MAX_NAME_WORDS + 2
    return any(said and said.count(" ") >= limit for said in match.groupdict().values())


def _begins_with_an_order(match: re.Match[str]) -> bool:
    """ "List parse's parameters": the order, or "which", is no name, though it stands first."""
    return any(
        span[0] == 0
        and (
            match.group(name) in ASKING
            or (" " in match.group(name) and match.group(name).split(" ")[0] in _ORDERS)
        )
        for name, span in ((name, match.span(name)) for name in match.groupdict())
    )


def swallows(target: str) -> bool:
    """Whether words of the question ended up inside a target: then the frame does not fit."""
    words = target.split(" ")
    if len(words) == 1:
        return target in _NO_NAME
    if _AUXILIARY & set(words[1:]) or words[0] in ("directly", "immediately"):
        return True
    asks = words[0] in _QUESTION_WORDS or bool(ASKING & set(words))
    is_cut = words[-1] in _UNFINISHED and words[-2] not in KIND_WORDS
    return asks or is_cut or bool(_NEGATIONS & set(words))
