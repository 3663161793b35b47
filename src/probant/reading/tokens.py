"""A question as words and things: what is named is masked, slips in frame words are put right.

The same function makes the sentences a model learns from and the ones it reads. Next: model.py.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import zip_longest

from probant.reading.pieces import (
    NEW_NAME,
    OPENERS,
    Lexicon,
    Token,
    masked,
    tokens_in,
)
from probant.reading.things import (
    Certainty,
    Names,
    Prominence,
    Sort,
    marked_things,
)
from probant.reading.words import COMPOUNDS, FILE_WORDS, FUNCTION_WORDS, NOISE, PREPOSITIONS
from probant.vocabulary.record import replace

_STOPS = {
    ".": ".",
    "?": "?",
    "!": "!",
    ";": ";",
    ":": ":",
    ",": ",",
    "-": "-",
    "–": "-",
    "—": "-",
    "…": ".",
    "(": "(",
    ")": ")",
    "\n": ".",
}
_PIECE = re.compile(r"[^\s,;?!()…–—\[\]{}*\"“”]+|[,;?!()…–—]|\n\s*\n")
_OPEN = frozenset("which what any each every some no environment".split())
"""Before such a word they ask for one of its kind: "which function used it" names nothing."""

_RENAMING = frozenset("rename renames renamed renaming".split())
IMPORTING = frozenset("import imports importing on use uses using require requires".split())
"""Behind these any word may be a module or a package."""
_SHELL = frozenset("git wc sed ls".split())
"""Behind these every option does."""

_SHORT_TIMES = frozenset("minute minutes hour hours second seconds min mins".split())
"""Behind a number: how long somebody has waited, never when something was done."""
_TEST_KINDS = frozenset(
    "unit integration functional acceptance system smoke slow fast e2e performance browser ui"
    " regression property".split()
)
_FINITE = frozenset("is are was were has have appears seems exists".split())


def tokens_of(
    text: str, names: Names, lexicon: Lexicon, taken: Collection[int] = ()
) -> tuple[Token, ...]:
    """The tokens of a text. `taken` are starts of plain words that are read as names."""
    marked = {thing.start: thing for thing in marked_things(text, names)}
    found: list[Token] = []
    at = 0
    for start in (*sorted(marked), len(text)):
        if start < at:
            continue
        found += _plain(text, at, start, names, lexicon, taken)
        if start in marked:
            thing = marked[start]
            parts = list(_parted(thing.text))
            if len(parts) == 1:
                found.append(Token(f"<{thing.sort.value}>", start, thing.end, thing, thing.text))
            for part, offset in parts if len(parts) > 1 else ():
                found += tokens_in(part, start + 1 + offset, names, lexicon, (), "", is_first=False)
            at = thing.end
    named = list(_named_behind(list(_whole_persons(found, names)), names))
    return tuple(_in_order(_headed(named, names)))


def _headed(tokens: list[Token], names: Names) -> list[Token]:
    """ "Parent: what does it extend?": an English word that is named first and pointed back at."""
    head, rest = tokens[:1], tokens[2:]
    if [one.word for one in tokens[1:2]] != [":"] or head[0].thing is not None:
        return tokens
    raw = head[0].raw
    is_short = len(rest) <= MAX_HEADED and not any(one.thing for one in rest)
    is_meant = is_short or any(one.word in _POINTERS for one in rest)
    is_known = raw.isidentifier() and names.symbol(raw) is not Prominence.NONE
    if not (is_meant and is_known and (raw[0].isupper() or names.symbol(raw) > Prominence.COMMON)):
        return tokens
    return [masked(raw, Sort.NAME, head[0].start, Certainty.CODELIKE), *tokens[1:]]


_POINTERS = frozenset("it its this that".split())
MAX_HEADED = 4
"""So few words behind a name say what is wanted of it: "Parent: abstract methods?"."""


def _in_order(tokens: list[Token]) -> list[Token]:
    """ "A and B: does the first call the second?": the two things named before are meant."""
    words = {token.word for token in tokens}
    if not (words >= {"first", "second"} or words & {"former", "latter"}):
        return tokens
    found: list[Token] = []
    for token in tokens:
        before = {one.thing.text: one.thing for one in found if one.thing}
        is_said = token.word in _ORDINALS and [one.word for one in found[-1:]] == ["the"]
        if not (is_said and len(before) == 2 and len({one.sort for one in before.values()}) == 1):
            found.append(token)
            continue
        thing = list(before.values())[_ORDINALS[token.word]]
        thing = replace(thing, start=token.start, end=token.end)
        found[-1] = Token(f"<{thing.sort.value}>", token.start, token.end, thing, thing.text)
    return _without_heading(found)


def _without_heading(tokens: list[Token]) -> list[Token]:
    """Without "A and B:" where both are named again."""
    words = [token.word for token in tokens]
    end = words.index(":") + 1 if ":" in words else 0
    heading = tokens[: max(end - 1, 0)]
    again = {token.thing.text for token in tokens[end:] if token.thing}
    is_heading = all(
        one.thing.text in again if one.thing else one.word in ("and", ",") for one in heading
    )
    return tokens[end:] if is_heading else tokens


_ORDINALS = {"first": 0, "former": 0, "second": 1, "latter": 1}


def _whole_persons(tokens: list[Token], names: Names) -> Iterator[Token]:
    """A person's names side by side are one person, whatever stands before them."""
    held: Token | None = None
    for token, after in zip_longest(tokens, tokens[1:]):
        if held is None and after is not None and _are_person(token, after, names):
            held = masked(token.raw, Sort.PERSON, token.start, Certainty.CODELIKE)
            continue
        if (
            held is not None
            and held.thing is not None
            and token.raw[:1].isupper()
            and names.author(token.raw)
        ):
            thing = replace(held.thing, text=f"{held.raw} {token.raw}", end=token.end)
            held = replace(held, raw=thing.text, end=token.end, thing=thing)
            continue
        if held is not None:
            yield held
            held = None
        if token.thing is not None and token.thing.sort is Sort.PERSON:
            held = token
        else:
            yield token
    if held is not None:
        yield held


def _are_person(token: Token, after: Token, names: Names) -> bool:
    """Whether two words with capitals are the whole name of an author."""
    is_marked = any(
        one.thing is not None and one.thing.certainty is Certainty.MARKED for one in (token, after)
    )
    are_titled = token.raw[:1].isupper() and after.raw[:1].isupper() and not is_marked
    return are_titled and names.author(f"{token.raw} {after.raw}")


def _named_behind(tokens: list[Token], names: Names) -> Iterator[Token]:
    """Names told by the word behind them: "the Release workflow", "the services folder"; "the
    integration tests" are those of the folder called so, where there is one."""
    for number, token in enumerate(tokens):
        after = tokens[number + 1].word if number + 1 < len(tokens) else ""
        is_kind = token.thing is None and token.word in _TEST_KINDS and after == "tests"
        if number == 0 and token.word == "were" and after in ("is", "are", "does", "do", "can"):
            yield replace(token, word="where")
            continue
        if after in _SHORT_TIMES and token.word == "<number>":
            yield Token(token.raw, token.start, token.end, None, token.raw)
            continue
        is_title = number > 0 and token.thing is None and token.raw[:1].isupper()
        before = tokens[number - 1].word if number else ""
        is_folder = token.thing is None and after in _FOLDERS and before not in _OPEN
        if is_folder and token.word not in FUNCTION_WORDS and names.path(token.raw):
            yield masked(token.raw, Sort.PATH, token.start, Certainty.CODELIKE)
        elif is_title and after == "workflow":
            yield masked(token.raw, Sort.NAME, token.start, Certainty.CODELIKE)
        elif is_kind and names.path(token.raw):
            named = masked(token.raw, Sort.PATH, token.start, Certainty.CODELIKE)
            thing = named.thing and replace(named.thing, text=f"{token.raw} tests")
            yield replace(named, thing=thing)
        else:
            yield token


_FOLDERS = frozenset("folder directory dir subfolder subdirectory subpackage".split())


def may_name(token: Token, before: str, names: Names, lexicon: Lexicon) -> bool:
    """Whether a plain word could be a name: the snapshot knows it, or English does not."""
    if (
        token.thing is not None
        or not re.fullmatch(r"[A-Za-z][\w-]*", token.raw)
        or token.word in FUNCTION_WORDS
    ):
        return False
    prominence = names.symbol(token.raw)
    is_joined = "-" in token.raw and token.raw.lower() not in COMPOUNDS
    if is_joined or before in IMPORTING:
        return True  # `line-length` may be a key
    if token.word in NOISE or len(token.raw) == 1:
        return prominence is Prominence.UNIQUE
    return (
        token.word not in lexicon.words
        or prominence is not Prominence.NONE
        or names.package(token.raw)
        or names.path(token.raw)
    )


def must_name(token: Token, before: str, after: str, names: Names) -> bool:
    """Whether a preposition stands where none can: "all definitions of from", "from is defined"."""
    is_odd = before in PREPOSITIONS or before in OPENERS or after in _FINITE or after == ":"
    is_known = token.raw in PREPOSITIONS and names.symbol(token.raw) is not Prominence.NONE
    return is_known and is_odd and token.thing is None


def _plain(
    text: str, start: int, end: int, names: Names, lexicon: Lexicon, taken: Collection[int]
) -> Iterator[Token]:
    before = ""
    is_renaming = is_shell = False
    is_first = not text[:start].strip() or text[:start].rstrip()[-1:] in ".?!:"
    for piece in _PIECE.finditer(text, start, end):
        raw = piece.group()
        if raw[0] in _STOPS and len(raw) == 1 or raw.isspace():
            yield Token(_STOPS.get(raw.strip() or "\n", "."), piece.start(), piece.end())
            is_renaming = False
            is_first = raw in ".?!;…" or raw.isspace() or is_first
            continue
        stripped = raw.rstrip(".:'’")
        lead = len(stripped) - len(stripped.lstrip("'‘<>"))
        body = stripped[lead:].removesuffix(">")
        if body:
            at = piece.start() + lead
            if body.isidentifier() and text.startswith("()", piece.end()):
                yield replace(masked(body, Sort.NAME, at, Certainty.CODELIKE), raw=f"{body}()")
                before, is_first = "<name>", False
                continue
            for part, offset in _parted(body):
                if is_shell and part.startswith("-"):
                    yield Token(part.strip("-").lower(), at, at + len(part), None, part)
                    continue
                for token in tokens_in(
                    part, at + offset, names, lexicon, taken, before, is_first=is_first
                ):
                    is_shell = is_shell or token.word in _SHELL
                    is_renaming = is_renaming or token.word in _RENAMING
                    is_open = before in _OPEN and token.word in OPENERS - FILE_WORDS
                    before = "named" if (before, token.word) == ("name", "of") else token.word
                    before = "" if is_open else before
                    before = NEW_NAME if is_renaming and before in ("to", "into") else before
                    yield token
            is_first = False
        tail = raw[len(stripped) :]
        is_glob = text[piece.end() : piece.end() + 1] == "*"  # `rows.*`, whatever its suffix
        if ("." in tail or ":" in tail) and not is_glob:
            yield Token("." if "." in tail else ":", piece.end() - 1, piece.end())
            is_first = True


_PLACE = re.compile(
    r"(?P<path>[\w./@+-]*[\w/]\.?[\w-]*)(?::|#L?)(?P<line>\d+(?:[-–]\d+)?)(?::\d+)?"
)
_TOLD_PLACE = re.compile(r"(?P<path>[\w./@+-]+\.\w+),? (?:at |on )?line (?P<line>\d+)")
_RANGE = re.compile(r"(?P<since>[\w./-]*\w)\.\.\.?(?P<until>\w[\w./-]*)")


def _parted(body: str) -> Iterator[tuple[str, int]]:
    """`a.py:12` is a file and a line, `v1..v2` two revisions."""
    for pattern in (_PLACE, _TOLD_PLACE, _RANGE):
        if (match := pattern.fullmatch(body)) and re.search(r"[./]", match.group(1)):
            yield from ((match.group(number), match.start(number)) for number in (1, 2))
            return
    yield body, 0
