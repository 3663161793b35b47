"""The words the forms are made of: articles, kind words, connectives, adverbs that change nothing.

Tables only. Next: phrases.py.
"""

from __future__ import annotations

ARTICLES = frozenset("the a an this that these those its their our both each all another".split())
FOREIGN = frozenset("your my any some every no neither either a an another new".split())
"""An article that speaks of nothing in particular, or of something of the reader's."""

ADJECTIVES = frozenset(
    """
    private public static abstract async asynchronous internal main global module-level top-level
    base parent generic protected exported custom built-in builtin standard helper actual existing
    corresponding underlying related same following low-level high-level core utility inner outer
    nested default local free pure virtual inline synchronous recursive concrete shared frozen
    separate dedicated small simple tiny single whole entire source python rust go typescript
    javascript java c header package-level instance test fixture optional required keyword-only
    keyword positional named boolean string integer numeric wrapper factory member manual blanket
    """.split()
)

CLASS_NOUNS = frozenset(
    "class struct interface trait enum protocol type dataclass exception error subclass object "
    "base-class superclass mixin record model component".split()
)
CALLABLE_NOUNS = frozenset(
    "function method helper routine constructor callback handler hook macro decorator fixture "
    "initializer getter setter coroutine generator func fn procedure subroutine view endpoint "
    "wrapper middleware utility overload classmethod staticmethod test".split()
)
VALUE_NOUNS = frozenset(
    "constant variable attribute property field member flag global setting option variant".split()
)
PARAMETER_NOUNS = frozenset("parameter argument param arg kwarg".split())
MODULE_NOUNS = frozenset("module package crate library namespace submodule".split())
FILE_NOUNS = frozenset("file script header document page".split())
NOUNS = (
    CLASS_NOUNS | CALLABLE_NOUNS | VALUE_NOUNS | PARAMETER_NOUNS | MODULE_NOUNS | FILE_NOUNS
    | frozenset("instance literal operator implementation definition symbol identifier".split())
)  # fmt: skip
HOLDING_NOUNS = CALLABLE_NOUNS | VALUE_NOUNS | PARAMETER_NOUNS
"""Things that a class, a module or a function holds: "the `x` method of `y`"."""

# "Eventually" and its like are missing on purpose: what is called in the end, others may call.
ADVERBS = frozenset(
    """
    also directly internally simply then just currently actually always itself themselves
    explicitly first finally immediately already thus therefore instead
    still subsequently next there here even all now each again implicitly lazily privately
    repeatedly properly together too both later once twice merely
    """.split()
)
SPOILING = frozenset(
    "partially partly indirectly transitively possibly usually rarely hardly nearly mostly often"
    " typically normally generally sometimes occasionally commonly eventually ultimately".split()
)
"""Adverbs after a statement that leave less of it than one line of code could show."""

EXCLUSIVE = frozenset({"only", "solely", "sole", "exclusively", "lone"})
"""With these a statement is also about everything it does not name."""

ORDINALS = frozenset("first second third fourth fifth last next".split())
"""With these a parameter has a place among the others."""

INDIRECT = frozenset("via through indirectly transitively eventually ultimately".split())
"""With these a call may be made by somebody else."""

NARROWING = frozenset("only just always necessarily simply merely exactly solely all".split())
"""After a "not" these deny only a part of what is said."""

PREPOSITIONS = frozenset(
    """
    of for in on around with from to by like behind via through between under over after before
    than as about against without inside within into onto upon unlike besides beyond including
    except excluding per using
    """.split()
)
FOLLOWERS = PREPOSITIONS | frozenset(
    """
    and or but so when whenever if unless while because since until where whereas which that who
    though although then once twice again instead too either neither nor at respectively
    also directly internally first here there itself rather only not is are has have does do
    depending according both thus hence therefore even provided regardless every during
    e.g. i.e. etc. just exactly whose just always will under now alone
    """.split()
)
"""What may follow a statement without changing what was stated."""

SCENES = frozenset("in on for inside within".split())
"""Words that begin a sentence with the thing whose parts it speaks about: "In `f` the option …"."""

ENDINGS = frozenset({"", ".", "!", ",", ";", "and", "but", "because", "since", "as"})
"""What may follow a statement that must not be narrowed by what follows."""

BASE_VERBS = frozenset("extends subclasses implements inherits derives".split())
"""Verbs that make classes of the capital words beside them."""

SUBORDINATORS = frozenset(
    """
    if when whenever unless until while because since where whether that which who before after as
    once than so though although whose how why what
    """.split()
)
NUMBERS = {
    "no": 0, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "single": 1, "eleven": 11, "twelve": 12,
}  # fmt: skip
TYPE_WORDS = frozenset(
    "string str int integer float bool boolean bytes tuple dict dictionary".split()
)
"""Types that are named by ordinary words; vaguer ones ("a list", "a map") say too little."""

TRAITS = frozenset("async asynchronous static abstract final".split())
SORTS = TRAITS | frozenset(
    "class struct enum interface trait macro property generator coroutine classmethod staticmethod"
    " dataclass constructor".split()
)
"""What a definition may be called and is held against. "Function" and "method", "constant" and
"variable" are said of each other too freely."""

VISIBILITIES = frozenset("public private protected exported".split())
BYTE_UNITS = {
    "byte": (1,), "bytes": (1,),
    "kib": (1024,), "mib": (1024**2,), "gib": (1024**3,),
    "kb": (1000, 1024), "mb": (1000**2, 1024**2), "gb": (1000**3, 1024**3),
    "kilobytes": (1000, 1024), "megabytes": (1000**2, 1024**2), "gigabytes": (1000**3, 1024**3),
}  # fmt: skip
"""How many bytes a unit of size may mean."""
AMOUNT_UNITS = frozenset(BYTE_UNITS) | frozenset(
    "millisecond milliseconds ms second seconds sec minute minutes hour hours".split()
)
"""Words that with the number before them are one amount."""
SWITCHES = {
    "on": "true", "enabled": "true", "active": "true",
    "off": "false", "disabled": "false", "inactive": "false",
}  # fmt: skip
"""What a flag is said to be, and the value that means."""
LANGUAGES = frozenset("python go golang rust node node.js nodejs java".split())
LICENCES = frozenset("mit apache bsd mpl gpl lgpl agpl isc unlicense".split())
PROJECT = frozenset(
    """
    it this the project package library crate module repository repo tool codebase itself also
    currently only now still and code base program itself
    """.split()
)
"""What may stand before a statement about the project as a whole."""

VAGUE = frozenset("of for around over like behind about than as between against".split())
"""Prepositions after which a "that" or "which" may mean what stood before them."""


def _plurals() -> dict[str, str]:
    found = {noun: noun for noun in NOUNS}
    for noun in NOUNS:
        is_hissing = noun.endswith(("s", "x", "ch", "sh"))
        found[noun[:-1] + "ies" if noun.endswith("y") else noun + "es" * is_hissing] = noun
        found[noun + "s"] = noun
    return found


_SINGULAR = _plurals()


def singular(word: str) -> str:
    """A kind word without its plural; any other word as it is."""
    return _SINGULAR.get(word, word)
