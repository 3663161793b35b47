"""A sentence as the model sees it: words in lower case, and a mark for each thing it names.

A name is told by its looks (things.py), by marks around it, or because it is no word the model
knows. A word one slip away from a known one is put right. Knows no kind of question.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from probant.inquiry.plain_words import QUOTE
from probant.inquiry.spelling import nearest
from probant.inquiry.targets import Quoted, Words
from probant.inquiry.things import Thing, things_of
from probant.vocabulary.edits import distance
from probant.vocabulary.record import Record, replace

_EDGES = "(),.:;?!'\"[]{}*…"
_STOP = re.compile(r"[.?!;:,]\)?$|^[-–—]+$")
_SHORTENED = (
    (re.compile(r"(?i)\bcan't\b"), "can not"),
    (re.compile(r"(?i)\bwon't\b"), "will not"),
    (re.compile(r"(?i)n't\b"), " not"),
    (re.compile(r"(?i)\b(what|where|who|which|how|when|there|here|that|it)'s\b"), r"\1 is"),
    (re.compile(r"(?i)\b(what|where|who)s\b"), r"\1 is"),
    (re.compile(r"(?i)\b(?:i\.e\.|e\.g\.|i\.e\b|e\.g\b)"), " "),
    (re.compile(r"(?<!\S)u(?!\S)"), "you"),
    (re.compile(r"(?<!\S)(?:[-=]+>|=>|/|&|\+|~)(?!\S)"), " "),
    (re.compile(r"(?i)'(re|ve|ll|d|m)\b"), r" \1"),
)
_LINE_WORDS = frozenset({"line", "lines", "lin", "ln", "row", "l", "nr", "no", "number", "#"})
_PLACEHOLDER = re.compile("\ue000\\d+\ue001")
NAME, _GUESS = "name", "guess"
MIN_SLIP_CHARS = 4


class Tokens(Record):
    words: tuple[str, ...]
    """A thing stands as its sort in angle brackets."""

    things: tuple[Thing, ...]
    n_guessed: int = 0
    """How many of them are plain words, names only because nobody knows them as words."""


def mark(sort: str) -> str:
    return f"<{sort}>"


class Lexicon(Record):
    """The words the model knows, and those it knows with a capital letter inside a sentence."""

    words: Collection[str]
    capitals: Collection[str]


def tokens_of(text: str, lexicon: Lexicon) -> Tokens:
    parts = list(_parts(text, lexicon))
    things = [thing for _, thing in parts if thing is not None]
    return Tokens(
        words=tuple(word for word, _ in parts),
        things=tuple(
            replace(thing, sort=NAME) if thing.sort == _GUESS else thing for thing in things
        ),
        n_guessed=sum(thing.sort == _GUESS for thing in things),
    )


def _parts(text: str, lexicon: Lexicon) -> Iterator[tuple[str, Thing | None]]:
    said = _hidden(text)
    is_first, before = True, ""
    for raw in said.plain.split():
        token = raw.rstrip(_EDGES).lstrip(_EDGES.replace(".", ""))
        if token.strip("-–—"):
            for word, thing in _token(token, said, lexicon, is_first=is_first, before=before):
                before = word
                yield word, thing
        is_first = _STOP.search(raw) is not None
        if is_first and raw[-1] in ".?!;:-–—":
            yield "|", None


def _hidden(text: str) -> Words:
    quotes: list[Quoted] = []

    def hide(match: re.Match[str]) -> str:
        sign = "`" if match.group(1) is not None else '"'
        quotes.append(Quoted(next(g for g in match.groups() if g is not None).strip(), sign))
        return f" {Words.placeholder(len(quotes) - 1)} "

    plain = plain_words(QUOTE.sub(hide, re.sub("[\ue000\ue001]", " ", text.replace("’", "'"))))
    return Words(re.sub("(?<=\ue001) (?='s\\b)", "", plain), tuple(quotes))


def plain_words(text: str) -> str:
    """With the words whole that speech runs together: "isn't", "what's"."""
    for short, long in _SHORTENED:
        text = short.sub(long, text)
    return text


def _token(
    token: str, said: Words, lexicon: Lexicon, *, is_first: bool, before: str
) -> Iterator[tuple[str, Thing | None]]:
    is_owner = token.lower().endswith("'s")
    bare = token[:-2] if is_owner else token
    is_quoted = _PLACEHOLDER.fullmatch(bare) is not None
    lowered = bare.lower()
    is_small = bare.islower() or is_first or bare in lexicon.capitals
    parts = [part for part in re.split(r"[-/]", lowered) if part]
    if not is_quoted and is_small and all(part in lexicon.words for part in parts):
        yield from ((part, None) for part in parts)
    elif found := _named(bare, said, is_quoted=is_quoted, is_first=is_first, before=before):
        yield from ((mark(thing.sort), thing) for thing in found)
    elif bare.isdigit():
        yield "<number>", None
    else:
        yield _word_or_name(bare, lexicon)
    if is_owner:
        yield "'s", None


def _named(bare: str, said: Words, *, is_quoted: bool, is_first: bool, before: str) -> list[Thing]:
    found = things_of(bare, said, is_first=is_first)
    if not found and is_quoted:
        return [Thing(NAME, said.unquoted(bare))]
    if len(found) == 1 and found[0].sort == "line" and before not in _LINE_WORDS:
        return []
    return found


def _word_or_name(bare: str, lexicon: Lexicon) -> tuple[str, Thing | None]:
    lowered = bare.lower()
    if bare.isalpha() and bare.islower() and len(bare) >= MIN_SLIP_CHARS:
        meant = nearest(lowered, lexicon.words)[0]
        if meant != lowered and distance(lowered, meant, 2) <= (1 if len(lowered) < 7 else 2):
            return meant, None
    if lowered in lexicon.words and bare[0].islower():
        return lowered, None
    is_plain = bare.isalpha() and bare.islower()
    return mark(NAME), Thing(_GUESS if is_plain else NAME, bare.removesuffix("()"))
