"""A sentence as words to match: quotes taken out, slips of habit put right, noise cut off.

What stands in backticks or quotes is taken out first, so it can never be mistaken for frame words,
nor split. Next: matching.py.
"""

from __future__ import annotations

import re
from functools import cache

from probant.inquiry.clauses import asking_part
from probant.inquiry.noise import without_noise
from probant.inquiry.targets import Quoted, Words

QUOTE = re.compile(r"`+([^`]+)`+|\"([^\"]+)\"|“([^”]+)”|(?<![\w'])'([^']+)'(?![\w'])")
_CONTRACTED = {
    f"{word}{mark}s": f"{word} is"
    for word in ("what", "where", "who", "how", "which", "when")
    for mark in ("'", "")
}
_CONTRACTED |= {
    "whereabouts": "where",
    "al": "all",
    "si": "is",
    "iz": "is",
    "lastly": "last",
    "writed": "wrote",
    "fo": "of",
    "teh": "the",
    "hte": "the",
}
_DOSE = (
    r"^((?:(?:wh?ich|what|waht|who|how many|how) )?(?:(?!(?:is|are|was|the|calls?|of"
    r"|in)\b)[a-z]+ ){0,2})"
    r"dose (?!(?:in|of|from|at|is|are|and|with|defined)\b)"
)
_WHERE_FOR_WERE = r"^((?:which|wich|what) [a-z]+ )where (?=[a-z]+ed\b)"
_GET_CALLED = (
    r"^(where) (?:does|do) (\S+(?: in \S+)?) get (?=(?:called|invoked|used|imported"
    r"|read|raised)\b)"
)
_SINCE = r"\b(?:in|at|with) (v?\d[\w.]*) (?:since|compared (?:to|with)) (v?\d[\w.]*)"
_HAS_THE_NAME = r"\b(file|module) (?:has|carries|bears) the name (?=\S+$)"
_OF_THE_PROJECT_ITSELF = r"\b(?:the|this|our) (?:project|repo|repository|package)'s "
_FORM = r"\b((?:inherits?|derives?|inherited|derived|imported|called|read|comes?) )form\b"
"""Slips that are words of their own, told by what stands around them."""

_GIT = (
    ("git ", r"^git tag --contains (?=\S+$)", "which tags contain commit "),
    ("git ", r"^git (?:show|diff-tree) --(?:stat|name-only) (\S+?)(?:,.*)?$",
     r"which files did commit \1 change"),
    ("git ", r"^git blame -L ?(\d+),\1 (?=\S+$)", r"who wrote line \1 of "),
    ("git ", r"^git log -(?:n ?)?1 (?:-- )?(?=\S+$)", "which commit last changed "),
)  # fmt: skip
"""A command of git that asks what a question can ask."""

_GO_TO = r"^(?:go|jump) to (?:the )?(definition|declaration|implementation) of "
"""An order of editors; "go" is no language there."""

_AND_ITS_VALUE = (
    r"^where (?:is|are) (?:the )?(?:constant |variable |macro )?(\S+?)(?: defined| set)?,?"
    r" (?:and|&) (?:what is |what's |also )?its value$"
)
"""Where a value is found, its place is told too."""

_ITS_DEFAULT = (
    r"(?:the )?(\S+)'s default(?: value)? (?:for|of)(?: (?:the|its))?(?: (?:parameter|argument))?"
    r" (?=\S+$)(\S+)"
)
_CONSTRUCTOR = (
    r"\b(calls?|called|invokes?|uses?) the (?:constructor|ctor|initiali[sz]er) of (?=\S+$)"
)

_PUT_RIGHT = (
    ("how many and", r"(?i)\bhow many and (which|what)\b", r"\1"),
    (" to ", _GO_TO, r"show the \1 of "),
    (" no", r"(?i)\b(line|row) (?:no\.?|nr\.?|number) (?=\d)", r"\1 "),
    ("value", _AND_ITS_VALUE, r"what is the value of \1"),
    (" of ", _CONSTRUCTOR, r"\1 "),
    ("s' ", r"(?<=\w)s' (?=[a-z])", "s's "),
    ("'s default", _ITS_DEFAULT, r"the default value of \2 in \1"),
    ("s' default", _ITS_DEFAULT, r"the default value of \2 in \1"),
    *_GIT,
    ("dose ", _DOSE, r"\1does "),
    ("'s ", _OF_THE_PROJECT_ITSELF, "the "),
    (" get ", _GET_CALLED, r"\1 is \2 "),
    ("since ", _SINCE, r"between \2 and \1"),
    ("compared ", _SINCE, r"between \2 and \1"),
    (" the name ", _HAS_THE_NAME, r"\1 is named "),
    (" form", _FORM, r"\1from"),
    (" where ", _WHERE_FOR_WERE, r"\1were "),
)
"""What a sentence must hold for a pattern to be worth its compiling, and what stands for it."""

_SCOPE_FIRST = r"^(in|inside|within) ((?:(?:the )?(?:file|module|class) )?\S+?),? (where .*)$"
"""“In config.py, where is load?” asks where load in config.py is."""

TRAILING = " \t.?!,;:"
_LEADING = " \t?!,;:"
"""A dot before a name belongs to it: `.travis.yml`."""


def words_of(sentence: str) -> Words:
    quotes: list[Quoted] = []

    def hide(match: re.Match[str]) -> str:
        mark = "`" if match.group(1) is not None else '"'
        quotes.append(Quoted(next(g for g in match.groups() if g is not None).strip(), mark))
        return f" {Words.placeholder(len(quotes) - 1)} "

    plain = " ".join(QUOTE.sub(hide, sentence.replace("’", "'")).split())
    plain = " ".join(_CONTRACTED.get(word.lower(), word) for word in plain.split(" "))
    if "(*" in plain or ")." in plain:
        plain = re.sub(r"\(\*?(\w+)\)\.(?=\w)", r"\1.", plain)  # a method with its receiver
    plain = re.sub(r":[^:]*\b(?:something|anything) else\W*$", "", plain)  # answers to choose from
    lowered = plain.lower()
    for cue, slip, right in _PUT_RIGHT:
        if cue in lowered:
            plain = lazily(slip).sub(right, plain)
    plain = re.sub(r" (?=[?!.,;:](?: |$)|'s )", "", plain).rstrip(TRAILING)
    plain = plain.lstrip(_LEADING)
    plain = re.sub(r"[:;](?= )| [—–-](?= )", "", plain)  # "Engine: where?", "Engine - definition"
    if plain.lower().startswith("in"):
        plain = re.sub(_SCOPE_FIRST, r"\3 in \2", plain, flags=re.IGNORECASE)
    plain = without_noise(asking_part(without_noise(plain)))
    return Words(plain.rstrip(TRAILING).lstrip(_LEADING), tuple(quotes))


@cache
def lazily(pattern: str) -> re.Pattern[str]:
    """Compiled when a sentence first needs it: start-up is short."""
    return re.compile(pattern, re.IGNORECASE)
