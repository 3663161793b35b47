"""Other ways to say the same: a wording no family knows, said as one that a family may know.

Each row turns a sentence into a plainer one and says what the turn means: that a number is asked
for, or that the relation is followed all the way. Tried only where nothing fits as it is written.
"""

from __future__ import annotations

import re

from probant.inquiry.plainer import plainer
from probant.vocabulary.record import Record

_NOUNS = (
    r"(?:callers?|callees?|call ?sites?|calls|subclass(?:es)?|child(?:ren| classes)|bases?"
    r"|base classes|parents?|importers?|imports?|dependents|parameters?|params?|arguments?|args"
    r"|methods?|fields?|attributes?|members|properties|decorators?|annotations|exports?|tests?"
    r"|implementations?|implementers?|implementors?|overrides?|commits?|authors?|lines"
    r"|dependencies|unused imports|abstract methods|exceptions?|users|usages?|references)"
)
_FAR = ("indirect", "transitiv", "recursiv", "at any ", "all the way", "all levels")
"""A sentence without one of these says nothing of how far to go."""

_ALL_THE_WAY = (
    r"(?:,? (?:either )?(?:directly (?:or|and) indirectly|direct(?:ly)?(?: or|/)(?:indirect(?:ly)?)"
    r"|transitively|recursively|directly or transitively|indirectly or directly"
    r"|at any (?:depth|level)|all the way(?: down| up)?))"
    r"|\b(?:(?:direct (?:and|or) indirect|transitive|recursive|direct or transitive"
    r"|direct as well as indirect|all levels of) )"
    r"|(?<=\s)(?:transitively|recursively|directly or indirectly|indirectly) "
)
_WISH = (
    r"^(?:(?:i am|i'm|we are|we're) (?:searching|seeking|looking)(?: for| up)?"
    r"|(?:i am|i'm|we are|we're) trying to (?:find|locate|see|spot)"
    r"|(?:i|we)(?:'d| would)?(?: really| also| just)?"
    r" (?:want|need|like|love|wish|have)(?: to)?"
    r"(?: (?:see|get|have|find|list|view|look at|inspect|collect|gather|look up|obtain))?"
    r"|(?:get|give|show|fetch|bring|send|hand|provide|produce|make|compile|draw up|prepare)"
    r"(?: me| us)?|list|name|enumerate|infer|determine|deduce|print|display|tell me|tell us"
    r"|name me|spell out|report)"
    r" (?:a (?:full |complete )?(?:list|listing|overview|enumeration) of |the (?:full |complete )?"
    r"(?:list|set) of )?(?:(?:all|every|any|each|the|of) )*(?:names? of )?(?:(?:all|every|any"
    r"|each|the|of) )*"
)


_ADVERBS = frozenset(
    "really actually exactly precisely currently also just still perhaps maybe possibly even ever"
    " already usually normally simply again realy actualy exactley curently".split()
)


class Rewrite(Record, kw_only=True):
    """A plainer form of a sentence, and what got lost in making it plainer."""

    text: str
    counted: bool = False
    transitive: bool = False


def is_adverb(word: str) -> bool:
    """A word that only stresses; "simple" and "never" are no slips of such a word."""
    return word.lower() in _ADVERBS


def without_reach(text: str) -> Rewrite:
    """ "all subclasses, direct or indirect": the same without the words that say how far."""
    if not any(cue in text.lower() for cue in _FAR):
        return Rewrite(text=text)
    shorter = " ".join(re.sub(_ALL_THE_WAY, " ", text, flags=re.IGNORECASE).split()).strip(" ,")
    return Rewrite(text=shorter, transitive=shorter != text)


def rewrites(text: str) -> list[Rewrite]:
    """Plainer forms, the surest first."""
    found = [Rewrite(text=form, counted=True) for form in _of_a_count(text)]
    words = text.split(" ")
    sober = [word for word in words if not is_adverb(word) and word.lower() != "directly"]
    if len(sober) < len(words):
        found.append(Rewrite(text=" ".join(sober)))
    found += [Rewrite(text=form) for form in plainer(text)]
    bare = re.sub(_WISH, "", text, flags=re.IGNORECASE)
    if bare != text and len(bare.split()) > 1:
        found += [Rewrite(text=f"list {bare}"), Rewrite(text=bare)]
        found += [Rewrite(text=form) for form in plainer(bare)]
    return found


_COUNTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        rf"how many (?:different |distinct |other |known |direct )*(?P<n>{_NOUNS})"
        r" (?:does|do|did|has|have) (?P<t>.+?)(?: (?:have|has|take|takes|declare|define|get"
        r"|accept|contain|own|expose))?(?: in total| overall| altogether)?",
        (r"{n} of {t}",),
    ),
    (rf"how many (?P<n>{_NOUNS}) (?:are|is) there (?P<p>of|for|to|in) (?P<t>.+)",
     (r"{n} {p} {t}",)),
    (rf"how many (?P<n>{_NOUNS}) (?P<p>of|for|to|in|on) (?P<t>.+?)(?: are there| exist)?",
     (r"{n} {p} {t}",)),
    (r"how (?:often|many times) (?P<r>(?:is|does|do|was|are) .+)", (r"where {r}",)),
    (r"(?:from |in |at )?how many (?:places|spots|locations|sites) (?P<r>(?:is|does|do|are) .+)",
     (r"where {r}",)),
    (r"(?:from|in) how many (?:files|functions|methods|modules) (?P<r>(?:is|does|do|are) .+)",
     (r"where {r}",)),
    (r"how many (?P<r>.+)", (r"which {r}", r"{r}")),
    (r"(?:count|count up|tally)(?: up)?(?: me)? (?P<r>.+)", (r"list {r}", r"{r}")),
    (r"(?:what is |what's |tell me |give me )?(?:the )?(?:total |overall )?(?:number|count|amount)"
     r" of (?:all )?(?P<r>.+)", (r"list {r}", r"{r}")),
    (rf"(?P<t>\S+?)(?:'s)? (?P<n>{_NOUNS}) count", (r"{n} of {t}",)),
)  # fmt: skip


def _of_a_count(text: str) -> list[str]:
    for pattern, forms in _COUNTS:
        found = re.fullmatch(pattern, text, re.IGNORECASE)
        if found is not None:
            return [form.format(**found.groupdict()) for form in forms]
    return []
