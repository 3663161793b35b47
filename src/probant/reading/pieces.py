"""One piece of a question, between two spaces: a thing, English words, or a slip of one.

What a piece is told by depends on the word before it, on English, and on its looks, in this order.
Next: tokens.py, which cuts a question into pieces.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from probant.questions.kind import Lexis
from probant.reading.things import (
    BARE_FILES,
    Certainty,
    Names,
    Prominence,
    Sort,
    Thing,
    bare_name,
    sort_of,
)
from probant.reading.words import COMPOUNDS, FILE_WORDS, FUNCTION_WORDS, LEXIS, NOISE
from probant.vocabulary.edits import distance
from probant.vocabulary.record import Record

_EXPANDED = (
    (re.compile(r"(?i)\bcan't\b|\bcannot\b"), "can not"),
    (re.compile(r"(?i)\bwon't\b"), "will not"),
    (re.compile(r"(?i)n't\b"), " not"),
    (re.compile(r"(?i)'(s|re|ve|ll|d|m)\b"), r" '\1"),
    (re.compile(r"(?i)\b(whats|wheres|whos|hows)\b"), lambda m: f"{m.group()[:-1]} 's"),
    (
        re.compile(r"(?i)\b(dont|doesnt|didnt|isnt|arent|wasnt|cant)\b"),
        lambda m: f"{m.group()[:-2]} not",
    ),
)
OPENERS = frozenset(
    "function functions method methods class classes struct constant variable symbol"
    " interface trait enum macro func fn routine helper member type module field attribute"
    " parameter param argument property called named exception decorator handler test"
    " subclass key option flag package dependency crate library identifier".split()
)
"""Words behind which a plain word is a name."""

NEW_NAME = "renamed to"
"""Stands before the word that something is to be called: a name that nothing bears yet."""

_BEFORE_A_PERSON = frozenset("by from did has had was of is 's and does".split())
_BEFORE_A_REVISION = frozenset("branch tag release version commit revision".split())
_BEFORE_A_PATH = frozenset("in under inside within below from folder directory path".split())
_OF_KINDS = frozenset(
    "header name names definition body statement signature hierarchy level declaration diagram"
    " itself call calls".split()
)
"""What a class or a function has: behind "class" they are no names."""
_KEYED = frozenset("key setting entry property".split())
"""Behind these any word may be a key of a configuration file."""
_NOT_PROJECT = _BEFORE_A_PATH | {"import", "imports", "importing"}
_COMMANDS = frozenset("wc git log blame grep ls diff show".split())
"""Behind these a short option belongs to the command and is nothing of the project."""
_EXCEEDING = frozenset("than over exceed exceeds exceeding above beyond".split())
_NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        "two three four five six seven eight nine ten eleven twelve".split(), start=2
    )
} | {"fifteen": "15", "twenty": "20", "thirty": "30", "fifty": "50", "hundred": "100"}
"""Numbers in words, which are numbers behind "more than"."""

_SHELL_VARIABLE = re.compile(r"\$[A-Z][A-Z0-9_]*")
MIN_SLIP_CHARS = 4
LONG_WORD = 7
VERY_COMMON = 150
OFTEN_MEANT = 500
COMMON = 3500
"""The ranks of words that a slip may be of."""


class Token(Record):
    """One word, as the model sees it, or the mask of a thing."""

    word: str
    start: int
    end: int
    thing: Thing | None = None
    raw: str = ""

    @property
    def is_stop(self) -> bool:
        return self.word in ".?!;:,-()" and self.thing is None


class Lexicon(Record):
    """Frame words: those questions are asked with, so that they are never taken for names.

    `words` are ranked, the commonest first.
    """

    words: Mapping[str, int]
    capitals: frozenset[str] = frozenset()


def tokens_in(
    body: str, at: int, names: Names, lexicon: Lexicon, taken: Collection[int], before: str,
    *, is_first: bool,
) -> Iterator[Token]:  # fmt: skip
    end = at + len(body)
    if re.search(r"['’](?!s?$)", body) and sort_of(body, names) is None:
        yield from (Token(word, at, end, None, word) for word in _expand(body))
        return
    owner = re.search(r"['’]s?$", body)
    bare = body[: owner.start()] if owner else body
    word = _Word(bare, at, end, before, names, lexicon, is_first=is_first, is_owner=bool(owner))
    yield from word.as_placed(is_taken=at in taken) or word.as_english() or word.as_it_looks()
    if owner:
        yield Token("'s", end - len(owner.group()), end)


_SPOKEN = FUNCTION_WORDS | frozenset(LEXIS[Lexis.LANGUAGE])
"""Words that a capital makes no name of: "which Go version …"."""


class _Word:
    """A piece of text between spaces: what stands before it, English, or its looks tell what it
    is, in this order. Each way gives no tokens where it does not tell."""

    def __init__(
        self, bare: str, at: int, end: int, before: str, names: Names, lexicon: Lexicon,
        *, is_first: bool, is_owner: bool,
    ) -> None:  # fmt: skip
        self.bare, self.at, self.end, self.before = bare, at, end, before
        self.names, self.lexicon, self.is_first = names, lexicon, is_first
        self.lowered = bare.lower()
        self.parts = [part for part in re.split(r"[-/+&]", self.lowered) if part]
        has_words = bool(self.parts) and all(part in lexicon.words for part in self.parts)
        self.is_known = has_words and bare[0] != "-"
        self.is_named_here = names.symbol(bare) is not Prominence.NONE
        self.is_filed = before in FILE_WORDS or before in ("named", "called")
        is_word = is_first or self.lowered in _SPOKEN or not self.is_named_here
        capitals = {bare} if bare in lexicon.capitals else {*re.split(r"[-/+&]", bare)}
        begins = is_first and bare[1:].islower() and not is_owner
        self.is_small = bare.islower() or (capitals <= lexicon.capitals and is_word) or begins

    def as_placed(self, *, is_taken: bool) -> tuple[Token, ...]:
        """What the word before it, or whoever reads it, says that it is."""
        bare, before = self.bare, self.before
        is_titled = bare[:1].isupper() and not self.is_first and bare not in self.lexicon.capitals
        told = _sort_by_neighbour(
            bare, before, self.names, is_known=self.is_known, is_titled=is_titled
        )
        if before in _EXCEEDING and self.lowered in _NUMBERS:
            return self._thing(Sort.NUMBER, _NUMBERS[self.lowered])
        if before in _COMMANDS and bare[:1] == "-" and bare[1:].isalpha():
            return self._words((self.lowered,))
        if told is not None:
            return self._thing(told)
        if bare.isupper() and self.is_known and bare in BARE_FILES:
            return self._thing(Sort.PATH)  # `LICENSE` is the file
        if self.names.project(bare) and not self.is_filed and before not in _NOT_PROJECT:
            return self._words(("this", "project"))
        if is_taken:
            is_one = len(self.parts) == 1
            surely = _certainty(bare, self.names, is_known=self.is_known, is_one=is_one)
            return (masked(bare, Sort.NAME, self.at, surely),)
        return ()

    def as_english(self) -> tuple[Token, ...]:
        """Its parts, where all of them are English; the first keeps how the whole is written."""
        is_place = self.is_filed or self.before in _NOT_PROJECT
        is_path = "/" in self.bare and (is_place or self.names.path(self.bare))
        if not (self.is_known and self.is_small) or is_path or self._is_key():
            return ()
        return tuple(
            Token(part, self.at, self.end, None, part if number else self.bare)
            for number, part in enumerate(self.parts)
        )

    def as_it_looks(self) -> tuple[Token, ...]:
        """A thing by how it is written or because something here is called so; else a word, put
        right where it is a slip."""
        bare, lowered = self.bare, self.lowered
        if (sort := sort_of(bare, self.names)) is not None:
            return self._thing(sort)
        if self._is_key():
            return self._thing(Sort.NAME)
        if self._is_person():
            return self._thing(Sort.PERSON)
        if not self.is_small and bare[:1].isupper() and self.is_named_here:
            return self._thing(Sort.NAME)
        is_place = self.before in _BEFORE_A_PATH or self.is_filed
        if is_place and not self.is_known and self.names.path(bare):
            return self._thing(Sort.PATH)
        if lowered not in self.lexicon.words and self._is_name():
            return self._thing(Sort.NAME)
        is_here = self.is_named_here or self.names.package(bare) or self.names.path(bare)
        is_free = bare.isalpha() and not is_here
        meant = meant_word(lowered, self.lexicon) if is_free else None
        if meant and self.names.key(bare) is not Prominence.UNIQUE:
            return self._words((meant,))
        if len(self.parts) > 1 and all(part.isalpha() for part in self.parts):
            return tuple(Token(part, self.at, self.end, None, part) for part in self.parts)
        return self._words((lowered,))

    def _is_key(self) -> bool:
        """`line-length`: English words that the configuration joins to a key."""
        is_joined = "-" in self.bare[1:-1] and self.lowered not in COMPOUNDS
        return is_joined and self.names.key(self.bare) is not Prominence.NONE

    def _is_person(self) -> bool:
        is_foreign = self.lowered not in self.lexicon.words and not self.is_named_here
        is_author = self.before in _BEFORE_A_PERSON and self.names.author(self.bare)
        return is_author and (self.bare[:1].isupper() or is_foreign)

    def _is_name(self) -> bool:
        if self.is_named_here:
            return True
        is_titled = self.bare[:1].isupper() and not self.is_first
        is_opened = self.before in OPENERS and not _is_slip(self.bare, self.lexicon)
        return self.bare.isidentifier() and (is_titled or is_opened)

    def _thing(self, sort: Sort, text: str = "") -> tuple[Token, ...]:
        return (masked(text or self.bare, sort, self.at, Certainty.CODELIKE),)

    def _words(self, words: Sequence[str]) -> tuple[Token, ...]:
        return tuple(Token(word, self.at, self.end, None, self.bare) for word in words)


def _certainty(bare: str, names: Names, *, is_known: bool, is_one: bool) -> Certainty:
    """A word that English does not have and a manifest declares is as good as marked."""
    if not is_known and names.package(bare):
        return Certainty.MARKED
    return Certainty.KNOWN if is_known and is_one else Certainty.GUESSED


def _sort_by_neighbour(
    bare: str, before: str, names: Names, *, is_known: bool, is_titled: bool
) -> Sort | None:
    """What the word before it says that a word is: a file, a revision, a name."""
    is_said = before in ("named", "called") and bare not in FUNCTION_WORDS  # "called from X"
    is_filed = before in FILE_WORDS or is_said
    if "-" in bare[1:] and (is_filed or not is_known) and names.path(bare):
        return Sort.PATH
    if bare == "HEAD":
        return Sort.COMMIT
    if before in _BEFORE_A_REVISION and (revision := names.revision(bare)):
        return revision
    if bare in BARE_FILES and names.path(bare):
        return Sort.PATH
    if not bare.isidentifier() or (bare.lower() in NOISE and not is_said):
        return None
    if before in _KEYED and (names.package(bare) or names.key(bare) is not Prominence.NONE):
        return Sort.NAME
    if before in OPENERS and not is_said and bare in _OF_KINDS | _BEHIND_NOUNS:
        return None
    is_there = is_titled or names.symbol(bare) is not Prominence.NONE
    is_named = before == NEW_NAME or ((is_said or before in OPENERS) and is_there)
    return Sort.NAME if is_named else None


_BEHIND_NOUNS = frozenset(
    "first second third last next alone again already instead anyway elsewhere itself".split()
)
"""What may stand behind any noun and tells when or how: "without reading the type first"."""


def _is_slip(bare: str, lexicon: Lexicon) -> bool:
    """Whether a plain word is all but one that questions are asked with: a long one, or a very
    common one."""
    meant = meant_word(bare, lexicon) if bare.islower() and len(bare) >= MIN_SLIP_CHARS else None
    return meant is not None and (len(bare) >= LONG_WORD or lexicon.words[meant] < OFTEN_MEANT)


def masked(bare: str, sort: Sort, at: int, certainty: Certainty) -> Token:
    bare = bare.lstrip("$") if _SHELL_VARIABLE.fullmatch(bare) else bare
    is_plain = sort is not Sort.NAME or ("/" in bare and "::" in bare)  # one test of a file
    text = bare if is_plain else bare_name(bare)
    return Token(f"<{sort.value}>", at, at + len(bare),
                 Thing(sort=sort, text=text, start=at, end=at + len(bare), certainty=certainty),
                 bare)  # fmt: skip


def _expand(body: str) -> Iterator[str]:
    said = body.replace("’", "'")
    for pattern, long in _EXPANDED:
        said = pattern.sub(long, said)
    yield from (word.lower() for word in said.split())


def meant_word(word: str, lexicon: Lexicon) -> str | None:
    """The frame word that this is a slip of, if one is near enough: letters that changed places
    before others, then the commonest word."""
    if len(word) < MIN_SLIP_CHARS:
        return _meant_short_word(word, lexicon)
    n_edits = 1 if len(word) < LONG_WORD else 2
    letters = sorted(word)
    best: tuple[int, int, str] | None = None
    for one, rank in lexicon.words.items():
        if rank > COMMON or abs(len(one) - len(word)) > n_edits or len(one) < MIN_SLIP_CHARS:
            continue
        if one[0] != word[0] and one[1:3] != word[1:3]:
            continue
        far = distance(word, one, n_edits)
        if far <= n_edits:
            is_swap = far == 1 and sorted(one) == letters
            found = (0 if is_swap else far, rank, one)
            best = min(best, found) if best else found
    return best[2] if best else None


def _meant_short_word(word: str, lexicon: Lexicon) -> str | None:
    """Three letters are a slip only of a very common word, by letters that changed places."""
    swaps = (word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1))
    return next((one for one in swaps if lexicon.words.get(one, VERY_COMMON) < VERY_COMMON), None)
