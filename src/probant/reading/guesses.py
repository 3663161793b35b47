"""Which plain words of a question may be names or a description, and which names plain words.

Pure looking at tokens and look-ups: whether the question is read better so, reader.py tries.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from probant.reading.clauses import RESTRICTING, conditions, set_aside
from probant.reading.draft import PLACE_WORDS
from probant.reading.model import Model
from probant.reading.pieces import OPENERS, Token
from probant.reading.things import Certainty, Names, Prominence, Sort, Thing
from probant.reading.tokens import may_name, must_name
from probant.reading.words import (
    CHANGING,
    FILE_WORDS,
    FUNCTION_WORDS,
    KIND_WORDS,
    NOISE,
    PRONOUNS,
    SETTINGS,
)
from probant.vocabulary.record import replace

N_AMBIGUOUS = 5
"""So many plain words are tried at most."""


def things_in(tokens: Iterable[Token]) -> list[Thing]:
    """Each thing once, in the order of the text."""
    found: dict[tuple[Sort, str], Thing] = {}
    for token in tokens:
        if token.thing is not None:
            found.setdefault((token.thing.sort, token.thing.text), token.thing)
    return list(found.values())


def guesses(
    tokens: Sequence[Token], names: Names, model: Model, *, is_read: bool
) -> Iterator[frozenset[int]]:
    """Plain words that may be names, the likeliest first, by themselves and in pairs.

    Where the question is read without, only what surely is the one name of something is tried.
    """
    aside = set_aside(tokens)
    things = [thing for thing in things_in(tokens) if thing.sort in (Sort.NAME, Sort.PATH)]
    is_named = any(token.thing in things for n, token in enumerate(tokens) if n not in aside)
    key = _sole_key(tokens, aside, names, model)
    points = any(token.word in PRONOUNS for n, token in enumerate(tokens) if n not in aside)
    told = aside - conditions(tokens)
    found = []
    for number, token in enumerate(tokens):
        if number in told and not points:
            continue  # what is asked about stands in the question, or it points back
        is_held = _is_held(token, things, names)
        if number in aside and (is_named or is_read) and not is_held:
            continue
        if number in aside and not (is_held or _is_sole(token, names)):
            continue  # "every second function takes one": a story is full of such words
        before = tokens[number - 1].word if number else ""
        after = tokens[number + 1].word if number + 1 < len(tokens) else ""
        if token.word in PLACE_WORDS and (before in _JOINING or after in _JOINING):
            continue  # "with path and line" says how the answer should look
        if (before, token.word) in _PHRASES:
            continue  # "the default value of enter" asks about `enter`
        if token.word in _INDEFINITE or (token.word in _SORTS and before in _POINTING):
            continue  # "does it build anything", "where is that file"
        if token.word in ("name", "names") and before in _SORTS:
            continue  # "give file and test name"
        if token.word in FILE_WORDS and before not in OPENERS and number > 1 and before.isalpha():
            continue  # "in the middleware folder" names the folder before it
        if token.word in _WHOLES and before in ("this", "the", "our", "my", "whole"):
            continue  # "in this crate" is no folder of that name
        is_head = not number or tokens[number - 1].is_stop or before in _BEFORE_ORDERS
        if (is_head and after in _ORDERED) or after in ("me", "us"):
            continue  # "name every …", "so read me out …" want something done
        if is_head and token.word in RESTRICTING:
            continue
        is_odd = not things and must_name(token, before, after, names)
        is_odd = is_odd or token is key
        if not (is_held or is_odd or may_name(token, before, names, model.lexicon)):
            continue
        is_unique = is_held or names.symbol(token.raw) is Prominence.UNIQUE
        is_tried = is_unique or not is_read or "-" in token.raw
        is_said = before in OPENERS or any(thing.sort is Sort.PATH for thing in things)
        is_talk = token.word in NOISE and bool(things) and not (is_unique and is_said)
        if is_tried and not is_talk and not names.project(token.raw):
            is_frame = token.word in model.lexicon.words
            found.append((not is_unique, is_frame, number in aside, -number, token))
    likely = [row[-1] for row in sorted(found, key=lambda row: row[:-1])[:N_AMBIGUOUS]]
    yield from (frozenset({token.start}) for token in likely)
    if len(likely) < N_AMBIGUOUS:
        yield from (frozenset({a.start, b.start}) for a, b in combinations(likely, 2))


def _is_sole(token: Token, names: Names) -> bool:
    """Whether a word is the one symbol or the one key called so."""
    return Prominence.UNIQUE in (names.symbol(token.raw), names.key(token.raw))


def _sole_key(tokens: Sequence[Token], aside: set[int], names: Names, model: Model) -> Token | None:
    """The plain word that the configuration sets once, where settings are spoken of: if there is
    one only, and it stands in the question itself."""
    if not any(token.thing is None and token.word in SETTINGS for token in tokens):
        return None
    frame = NOISE | FUNCTION_WORDS | SETTINGS | model.words("config-key")
    keys = [
        (number in aside or _is_described(tokens, number, model), token)
        for number, token in enumerate(tokens)
        if token.thing is None and token.word not in frame
        and names.key(token.raw) is Prominence.UNIQUE
    ]  # fmt: skip
    return keys[0][1] if len(keys) == 1 and not keys[0][0] else None


def _is_described(tokens: Sequence[Token], number: int, model: Model) -> bool:
    """ "The config for the environment": an English word with its article is no key, but for "the
    environment key"."""
    before = tokens[number - 1].word if number else ""
    after = tokens[number + 1].word if number + 1 < len(tokens) else ""
    is_word = tokens[number].word in model.lexicon.words
    return is_word and before in _ARTICLES and after not in SETTINGS | {"entry", "option"}


_INDEFINITE = frozenset(
    "something anything nothing everything someone somebody anyone anybody everyone nobody".split()
)
_PHRASES = {("default", "value"), ("return", "value"), ("return", "type"), ("line", "number")}
_SORTS = frozenset(KIND_WORDS) | FILE_WORDS | {"commit", "line", "test", "tests"}
_POINTING = frozenset("this that these those the which what each every any same".split())
_ARTICLES = frozenset("the a an our my your this that".split())
_ORDERED = frozenset("all every each its their me us any both".split())
_BEFORE_ORDERS = frozenset("so please then just and kindly".split())
_WHOLES = frozenset("crate package module project library repo repository workspace app".split())
_JOINING = frozenset("and with or , plus the number line which what its full exact".split())


def _is_held(token: Token, things: Sequence[Thing], names: Names) -> bool:
    """Whether a plain word is a member, a parameter or a key of something named, or its owner."""
    if token.thing is not None or not token.raw.isidentifier():
        return False
    is_word = token.word not in NOISE and token.word not in FUNCTION_WORDS
    return any(
        names.member(thing.text, token.raw) or (is_word and names.member(token.raw, thing.text))
        for thing in things
    )


def as_words(tokens: tuple[Token, ...], model: Model) -> tuple[Token, ...]:
    """With English words that only the word before them made names: "the test command"."""
    return tuple(
        replace(token, word=token.raw, thing=None)
        if token.thing is not None
        and token.thing.certainty is Certainty.CODELIKE
        and token.raw.islower()
        and token.raw in model.lexicon.words
        else token
        for token in tokens
    )


def without_kind_words(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Without the words beside names that say what they are: "the Store class" is `Store`.

    They narrow the target, whatever is asked of it; "which class Store …" asks for a class.
    """
    kept: list[Token] = []
    for number, token in enumerate(tokens):
        before, after = _neighbours(tokens, number)
        is_kind = token.thing is None and token.word in KIND_WORDS
        is_ahead = _is_name(after) and (before is None or before.word not in _CHOOSING)
        is_behind = _is_name(before) and (
            after is None or after.is_stop or after.word in FUNCTION_WORDS
        )
        if is_kind and is_behind and len(kept) > 1 and kept[-2].word == "the":
            kept.pop(-2)
        if not (is_kind and (is_ahead or is_behind)):
            kept.append(token)
    return tuple(kept)


def _neighbours(tokens: Sequence[Token], number: int) -> tuple[Token | None, Token | None]:
    before = tokens[number - 1] if number else None
    return before, tokens[number + 1] if number + 1 < len(tokens) else None


def _is_name(token: Token | None) -> bool:
    return token is not None and token.thing is not None and token.thing.sort is Sort.NAME


_CHOOSING = frozenset("which what whose how many any every each no".split())


def quoted_descriptions(text: str) -> Iterator[str]:
    """The text with what may be a description put in quotes, the likeliest first.

    Only tried where a sentence names nothing and is read as nothing else.
    """
    for pattern in (_BEHIND_COLON, _BEHIND_NOUN):
        match = pattern.search(text)
        if match is None:
            continue
        words = re.findall(r"[a-z']+", match["text"].lower())
        is_said = len(words) >= MIN_WORDS and words[0] not in FUNCTION_WORDS
        if is_said and (pattern is _BEHIND_COLON or not CHANGING.intersection(words)):
            yield f'{text[: match.start("text")]}"{match["text"]}"{text[match.end("text") :]}'


MIN_WORDS = 3
_NOUN = r"(?:functions?|methods?|class(?:es)?|routines?|helpers?|procedures?|subroutines?|func|fn)"
_BEHIND_COLON = re.compile(r":\s+(?P<text>[^:?!\"`]+?)\s*[?.!]*\s*$")
_BEHIND_NOUN = re.compile(
    rf"\b{_NOUN}\s+(?:(?:is it |is the one |here |there )?(?:that|which)\s+)?"
    r"(?P<text>[a-z][^:?!\"`]+?)\s*[?.!]*\s*$"
)
