"""Words of a description and of names: split, stemmed, and grouped where code means the same.

General English and general programming only; nothing of any repository. Next: query.py.
"""

from __future__ import annotations

import re
from functools import cache

_WORD = re.compile(r"[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+(?:\d+[a-z]*)?|\d+|[^\W\d_a-zA-Z]+")
_CONTRACTION = re.compile(r"(?<=\w)['’](?:s|t|re|ve|ll|d)\b")
_VOWEL = re.compile(r"[aeiouy]")

STOP = frozenset(
    """
    a an and any are as at be been being but by can could did do does doing done each either else
    etc every for from had has have having here how i if in instead into is it its itself just let
    like made make makes many may me might more most must my need no not of on once one only onto
    or other our out over own per same shall should since so some such than that the their them
    then there these they this those through thus to too under until up upon us use used uses using
    via was we well were what when where whether which while who whose why will with within without
    would yet you your also always already actually exactly really given based way order
    return returns returned returning yield yields function functions method methods routine helper
    code codebase project repository repo logic place part piece thing things stuff bit job work
    works purpose responsible handle handles handled handling deal deals dealt care take takes
    taking taken perform performs performed e g ie eg get gets getting compute computes computed
    calculate calculates calculated obtain obtains determine determines determined
    """.split()
)
"""Words that say nothing about which definition is meant."""

_IRREGULAR = {
    "written": "write", "wrote": "write", "sent": "send", "built": "build",
    "found": "find", "kept": "keep", "gotten": "get", "got": "get", "chosen": "choose",
    "made": "make", "ran": "run", "running": "run", "conversion": "convert",
    "description": "describe", "resolution": "resolve", "comparison": "compare",
    "indices": "index", "indexes": "index", "vertices": "vertex", "matrices": "matrix",
    "children": "child", "data": "data", "status": "status", "class": "class", "bytes": "byte",
    "analysis": "analyze", "analyse": "analyze", "synthesis": "synthesize", "queries": "query",
    "bound": "bind", "split": "split", "hidden": "hide", "shown": "show", "drawn": "draw",
    "thrown": "throw", "threw": "throw", "began": "begin", "broken": "break", "news": "news",
    "expansion": "expand", "extension": "extend", "permission": "permit", "submission": "submit",
    "transmission": "transmit", "insertion": "insert", "deletion": "delete", "removal": "remove",
    "retrieval": "retrieve", "string": "string", "strings": "string", "this": "this", "its": "its",
    "ambiguous": "ambiguous", "previous": "previous", "various": "various", "canvas": "canvas",
    "alias": "alias", "aliases": "alias", "basis": "basis", "always": "always", "across": "across",
    "decision": "decide", "division": "divide", "explosion": "explode", "collision": "collide",
}  # fmt: skip

_WHOLE = {"settings": "setting", "setting": "setting", "embed": "embed", "header": "header",
          "headers": "header", "number": "number", "numbers": "number"}  # fmt: skip
"""What looks like an ending and is none."""

SYNONYMS = tuple(
    frozenset(row.split())
    for row in """
    remove delete drop discard erase eliminate del rm
    create make build construct new instantiate produce generate gen mk
    get fetch retrieve obtain acquire
    load read
    save store write persist dump
    compute calculate calc determine evaluate
    check verify validate ensure
    find search lookup locate
    show display print
    start begin launch
    stop end halt terminate finish
    send transmit post
    config configuration configure conf cfg setting
    directory dir folder
    argument arg parameter param
    function func fn callable
    message msg
    string str text
    number num
    int integer
    bool boolean
    dict dictionary mapping map
    list array sequence seq
    iterator iterable iterate iter
    error err exception exc
    initialize initialise init setup
    authenticate auth authentication login
    authorize authorization authorisation
    database db
    request req
    response resp
    reference ref
    temporary temp tmp
    environment env
    maximum max
    minimum min
    previous prev
    execute exec run invoke
    convert transform translate
    encode serialize serialise
    decode deserialize deserialise unserialize
    concatenate concat join
    duplicate dup unique dedupe dedup deduplicate
    attribute attr
    document doc documentation
    specification spec
    information info
    object obj
    command cmd
    context ctx
    index idx
    length len size
    character char
    address addr
    source src
    destination dest dst
    asynchronous async
    synchronous sync
    synchronize sync
    equal eq
    regex regexp
    image img
    application app
    utility util
    administrator admin
    identifier id
    version ver
    package pkg
    library lib
    original orig
    property prop
    callback cb
    connection conn connect
    average avg mean
    difference diff
    statistics stats stat
    password passwd pwd
    column col
    expression expr
    variable var
    format fmt
    separator sep delimiter
    modify update change alter edit
    """.strip().split("\n")
)
"""Words programmers put for one another, whatever the project is about."""


def words_of(text: str) -> list[str]:
    """Lower-case words of prose or of an identifier, in order."""
    return [word.lower() for word in _WORD.findall(_CONTRACTION.sub("", text))]


def stems_of(text: str) -> list[str]:
    return [stem(word) for word in words_of(text)]


def content_words(text: str) -> tuple[str, ...]:
    """Stems of the words that tell something, each once."""
    kept = [w for w in words_of(text) if w not in STOP and (len(w) > 1 or not w.isalpha())]
    return tuple(dict.fromkeys(stem(word) for word in kept))


@cache
def stem(word: str) -> str:
    """What is left of an English word without its ending; never shorter than three letters."""
    if word in _WHOLE:
        return _WHOLE[word]
    word = _IRREGULAR.get(word, word)
    if len(word) < 4 or not word.isascii():
        return word
    return _trimmed(_agentless(_singular(word)))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


_ENDINGS = (
    ("ization", "ize"), ("isation", "ize"), ("ising", "ize"), ("ised", "ize"), ("ise", "ize"),
    ("ied", "y"), ("ying", "y"),
    ("ations", ""), ("ation", ""), ("ating", ""), ("ated", ""), ("ator", ""), ("ate", ""),
    ("ing", ""), ("edly", ""), ("ed", ""), ("ment", ""), ("able", ""), ("ible", ""), ("ly", ""),
    ("ion", ""),
)  # fmt: skip
_SHORTEST = {"ing": 3, "ed": 3, "ied": 2, "ying": 2, "ize": 2}


def _agentless(word: str) -> str:
    for ending, instead in _ENDINGS:
        rest = word.removesuffix(ending)
        if rest == word or len(rest) < _SHORTEST.get(ending, 4) or not _VOWEL.search(rest):
            continue
        if ending == "ed" and rest.endswith("e"):
            continue  # "speed" is no past
        return _agent(rest + instead)
    return _agent(word)


def _agent(word: str) -> str:
    return word[:-2] if word.endswith(("er", "or")) and len(word) > 5 else word


def _trimmed(word: str) -> str:
    """Without a silent e, and with one consonant where the ending had doubled it."""
    word = word[:-1] if word.endswith("e") and len(word) > 3 else word
    is_doubled = len(word) > 3 and word[-1] == word[-2] and word[-1] in "bdgmnprt"
    return word[:-1] if is_doubled else word


@cache
def _groups() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for row in SYNONYMS:
        stems = {stem(word) for word in row}
        for one in stems:
            found.setdefault(one, set()).update(stems)
    return {one: frozenset(others) for one, others in found.items()}


def meanings(stemmed: str) -> frozenset[str]:
    """The stem itself and those that code puts for it."""
    return _groups().get(stemmed, frozenset()) | {stemmed}
