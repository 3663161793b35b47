"""A question as words and things: what is named is masked, slips in frame words are put right.

The same function makes the sentences a model learns from and the ones it reads. Next: model.py.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import zip_longest

from probant.reading.things import (
    BARE_FILES,
    Certainty,
    Names,
    Prominence,
    Sort,
    Thing,
    bare_name,
    marked_things,
    sort_of,
)
from probant.reading.words import COMPOUNDS, FILE_WORDS, FUNCTION_WORDS, NOISE, PREPOSITIONS
from probant.vocabulary.edits import distance
from probant.vocabulary.record import Record, replace

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
OPENERS = frozenset(
    "function functions method methods class classes struct constant variable symbol"
    " interface trait enum macro func fn routine helper member type module field attribute"
    " parameter param argument property called named exception decorator handler test"
    " subclass key option flag package dependency crate library identifier".split()
)
"""Words behind which a plain word is a name."""

_OPEN = frozenset("which what any each every some no environment".split())
"""Before such a word they ask for one of its kind: "which function used it" names nothing."""

_RENAMING = frozenset("rename renames renamed renaming".split())
_NEW_NAME = "renamed to"
"""Stands before the word that something is to be called: a name that nothing bears yet."""

_BEFORE_A_PERSON = frozenset("by from did has had was of is 's and does".split())
_BEFORE_A_REVISION = frozenset("branch tag release version commit revision".split())
_BEFORE_A_PATH = frozenset("in under inside within below from folder directory path".split())
IMPORTING = frozenset("import imports importing on use uses using require requires".split())
"""Behind these any word may be a module or a package."""
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
_SHELL = frozenset("git wc sed ls".split())
"""Behind these every option does."""

_SHORT_TIMES = frozenset("minute minutes hour hours second seconds min mins".split())
"""Behind a number: how long somebody has waited, never when something was done."""
_EXCEEDING = frozenset("than over exceed exceeds exceeding above beyond".split())
_NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        "two three four five six seven eight nine ten eleven twelve".split(), start=2
    )
} | {"fifteen": "15", "twenty": "20", "thirty": "30", "fifty": "50", "hundred": "100"}
"""Numbers in words, which are numbers behind "more than"."""

_SHELL_VARIABLE = re.compile(r"\$[A-Z][A-Z0-9_]*")
_TEST_KINDS = frozenset(
    "unit integration functional acceptance system smoke slow fast e2e performance browser ui"
    " regression property".split()
)
_FINITE = frozenset("is are was were has have appears seems exists".split())
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
                found += _token(part, start + 1 + offset, names, lexicon, (), "", is_first=False)
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
    return [_named(raw, Sort.NAME, head[0].start, Certainty.CODELIKE), *tokens[1:]]


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
    return found


_ORDINALS = {"first": 0, "former": 0, "second": 1, "latter": 1}


def _whole_persons(tokens: list[Token], names: Names) -> Iterator[Token]:
    """A person's names side by side are one person, whatever stands before them."""
    held: Token | None = None
    for token, after in zip_longest(tokens, tokens[1:]):
        if held is None and after is not None and _are_person(token, after, names):
            held = _named(token.raw, Sort.PERSON, token.start, Certainty.CODELIKE)
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
            yield _named(token.raw, Sort.PATH, token.start, Certainty.CODELIKE)
        elif is_title and after == "workflow":
            yield _named(token.raw, Sort.NAME, token.start, Certainty.CODELIKE)
        elif is_kind and names.path(token.raw):
            named = _named(token.raw, Sort.PATH, token.start, Certainty.CODELIKE)
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
            is_first = raw in "?!;…" or raw.isspace() or is_first
            continue
        stripped = raw.rstrip(".:'’")
        lead = len(stripped) - len(stripped.lstrip("'‘<>"))
        body = stripped[lead:].removesuffix(">")
        if body:
            at = piece.start() + lead
            if body.isidentifier() and text.startswith("()", piece.end()):
                yield replace(_named(body, Sort.NAME, at, Certainty.CODELIKE), raw=f"{body}()")
                before, is_first = "<name>", False
                continue
            for part, offset in _parted(body):
                if is_shell and part.startswith("-"):
                    yield Token(part.strip("-").lower(), at, at + len(part), None, part)
                    continue
                for token in _token(
                    part, at + offset, names, lexicon, taken, before, is_first=is_first
                ):
                    is_shell = is_shell or token.word in _SHELL
                    is_renaming = is_renaming or token.word in _RENAMING
                    is_open = before in _OPEN and token.word in OPENERS - FILE_WORDS
                    before = "named" if (before, token.word) == ("name", "of") else token.word
                    before = "" if is_open else before
                    before = _NEW_NAME if is_renaming and before in ("to", "into") else before
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


def _token(
    body: str, at: int, names: Names, lexicon: Lexicon, taken: Collection[int], before: str,
    *, is_first: bool,
) -> Iterator[Token]:  # fmt: skip
    end = at + len(body)
    if re.search(r"['’](?!s?$)", body) and sort_of(body, names) is None:
        yield from (Token(word, at, end, None, word) for word in _expand(body))
        return
    owner = re.search(r"['’]s?$", body)
    bare = body[: owner.start()] if owner else body
    lowered = bare.lower()
    parts = [part for part in re.split(r"[-/+&]", lowered) if part]
    is_known = bool(parts) and bare[0] != "-" and all(part in lexicon.words for part in parts)
    is_word = is_first or lowered in NOISE or names.symbol(bare) is Prominence.NONE
    capitals = {bare} if bare in lexicon.capitals else {*re.split(r"[-/+&]", bare)}
    is_small = bare.islower() or (capitals <= lexicon.capitals and is_word)
    is_small = is_small or (is_first and bare[1:].islower() and owner is None)
    is_filed = before in FILE_WORDS or before in ("named", "called")
    is_titled = bare[:1].isupper() and not is_first and bare not in lexicon.capitals
    told = _sort_by_neighbour(bare, before, names, is_known=is_known, is_titled=is_titled)
    if before in _EXCEEDING and lowered in _NUMBERS:
        yield _named(_NUMBERS[lowered], Sort.NUMBER, at, Certainty.CODELIKE)
    elif before in _COMMANDS and re.fullmatch("-[a-zA-Z]+", bare):
        yield Token(lowered, at, end, None, bare)
    elif told is not None:
        yield _named(bare, told, at, Certainty.CODELIKE)
    elif bare.isupper() and is_known and bare in BARE_FILES:
        yield _named(bare, Sort.PATH, at, Certainty.CODELIKE)  # `LICENSE` is the file
    elif names.project(bare) and not is_filed and before not in _NOT_PROJECT:
        yield from (Token(word, at, end, None, bare) for word in ("this", "project"))
    elif at in taken:
        yield _named(
            bare,
            Sort.NAME,
            at,
            _certainty(bare, names, is_known=is_known, is_one=len(parts) == 1),
        )
    elif (
        is_known
        and is_small
        and not ("/" in bare and (is_filed or before in _NOT_PROJECT or names.path(bare)))
    ):
        for number, part in enumerate(parts):  # the first one keeps how it is written
            yield Token(part, at, end, None, part if number else bare)
    elif (sort := sort_of(bare, names)) is not None:
        yield _named(bare, sort, at, Certainty.CODELIKE)
    elif (
        before in _BEFORE_A_PERSON
        and names.author(bare)
        and (
            bare[:1].isupper()
            or (lowered not in lexicon.words and names.symbol(bare) is Prominence.NONE)
        )
    ):
        yield _named(bare, Sort.PERSON, at, Certainty.CODELIKE)
    elif not is_small and bare[:1].isupper() and names.symbol(bare) is not Prominence.NONE:
        yield _named(bare, Sort.NAME, at, Certainty.CODELIKE)
    elif (before in _BEFORE_A_PATH or is_filed) and not is_known and names.path(bare):
        yield _named(bare, Sort.PATH, at, Certainty.CODELIKE)
    elif lowered not in lexicon.words and (
        names.symbol(bare) is not Prominence.NONE
        or (bare.isidentifier() and bare[:1].isupper() and not is_first)
        or (bare.isidentifier() and before in OPENERS and not _is_slip(bare, lexicon))
    ):
        yield _named(bare, Sort.NAME, at, Certainty.CODELIKE)
    elif (
        bare.isalpha()
        and names.symbol(bare) is Prominence.NONE
        and not names.package(bare)
        and (meant := meant_word(lowered, lexicon))
        and names.key(bare) is not Prominence.UNIQUE
    ):
        yield Token(meant, at, end, None, bare)
    elif len(parts) > 1 and all(part.isalpha() for part in parts):
        yield from (Token(part, at, end, None, part) for part in parts)
    else:
        yield Token(lowered, at, end, None, bare)
    if owner:
        yield Token("'s", end - len(owner.group()), end)


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
    if not bare.isidentifier() or bare.lower() in NOISE and not is_said:
        return None
    if before in _KEYED and (names.package(bare) or names.key(bare) is not Prominence.NONE):
        return Sort.NAME
    if before in OPENERS and not is_said and bare in _OF_KINDS:
        return None
    is_there = is_titled or names.symbol(bare) is not Prominence.NONE
    is_named = before == _NEW_NAME or ((is_said or before in OPENERS) and is_there)
    return Sort.NAME if is_named else None


def _is_slip(bare: str, lexicon: Lexicon) -> bool:
    """Whether a plain word is all but one that questions are asked with: a long one, or a very
    common one."""
    meant = meant_word(bare, lexicon) if bare.islower() and len(bare) >= MIN_SLIP_CHARS else None
    return meant is not None and (len(bare) >= LONG_WORD or lexicon.words[meant] < OFTEN_MEANT)


def _named(bare: str, sort: Sort, at: int, certainty: Certainty) -> Token:
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
