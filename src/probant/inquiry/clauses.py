"""The part of a sentence that asks: without the story before it and the reason after it.

Only words that cannot change what is asked are taken off: who wants to know, and what for. A
qualifier ("in tests", "directly") always stays. The revision a question speaks of is taken out
here too. Next: noise.py, for single polite words.
"""

from __future__ import annotations

import re
from functools import cache

from probant.vocabulary.record import Record

_ASKING = r"(?:who|whom|what|which|where|when|how|whether|if|does|do|is|are|was|were|did|has)"
_WANTING = (
    r"(?:know(?:ing)?|find out|finding out|see|understand|figure out|figuring out|check|learn"
    r"|ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|remember|say|determine|work out|confirm|verify|tell me"
    r"|tell us|told|clarify|explain|identify|establish|remind me|recall|curious|wants|idea|clue"
    r"|find|locate|spot|forgot|forget|forgotten|sure|unsure|certain|question is|looking for"
    r"|help me|interested in)"
)
_TELLER = (
    r"(?:i|i'm|i am|i've|i have|i'd|we|we're|we've|we'd|my|our|someone|somebody|a colleague"
    r"|a user|the team|a teammate|for|while|before|as|since|because|could|can|would|please|help"
    r"|hello|hi|hey|ok|so|to|after|having|not|no|any|do you|does anyone|anyone|anybody|let's"
    r"|quick|just|good|the question|it would|it'd|need|trying|want)"
)
_STORY = (
    rf"^{_TELLER}\b[^?]*?\b{_WANTING}(?: (?:me|us|out|again|exactly|about|of|just))*,?:? "
    rf"(?={_ASKING}\b)"
)
_TASK = (
    r"^(?:i(?:'m| am)|we(?:'re| are)) (?:\S+ ){1,8}?(?:and|so|but|,)"
    r"(?: (?:i|we))?(?: (?:need|want|have|would like|'d like))?(?: to)?,? "
    rf"(?={_ASKING}\b)"
)
_HEADING = rf"^[^:?]{{3,60}}: (?=(?:(?:on|in|for|from|by|at|to) )?{_ASKING}\b)"
_REASON = (
    r",? (?:can|could|would) (?:you|anyone|someone|u) (?:please )?"
    r"(?:help|tell|point|show|assist)\b.*$"
    r"|,? (?:because|so that|so (?:i|we)(?: can|'ll| know)?|since (?:i|we)|as (?:i|we)"
    r"|before (?:i|we)|in order to|cause|cos|for (?:a|my|our|the) (?:review|refactoring|ticket"
    r"|pr|bug|report|docs?|documentation|meeting|talk)"
    r"|and why i ask) \S.*$"
    r"|, (?:i|we) (?:want|need|have|would like|plan|'m|am|'d like)(?: to)? \S.*$"
    r"|,? any (?:idea|clue|hint)s?(?: (?:where|which \w+|what \w+|in which \w+))?(?: it is|"
    r" that is)?$"
    r"|,? (?:(?:i'm |i am )?not sure|unsure)\b.*$"
    r"|,? (?:i can't find it|i cannot find it|i keep forgetting|i forgot|i'm lost|it's urgent"
    r"|i have no idea|no idea|i'm new here|i'm new to this(?: code(?:base)?)?)$"
)

_NAMES = re.compile("[\ue000_./]\\w|[a-z][A-Z]|\\d")
"""Signs of a thing being named, which must not be lost with a story."""

_NUMBERED = r"v?\d+(?:\.\d+)+(?:[-.+]?\w+)*|v\d+"
_NAMED_REVISION = (
    r"(?:tag|release|version|revision|commit|branch|ref)"
    r"(?: (?:called|named))? (?P<named>[\w.~^/@+\ue000\ue001-]+)"
)
_AT = rf"(?:{_NAMED_REVISION}|(?P<plain>{_NUMBERED}|HEAD[~^]\S*|(?=[0-9a-f]*\d)[0-9a-f]{{7,40}}))"
_REVISION_LAST = rf" (?:back )?(?:at|in|as of|on|for|from) (?:the )?{_AT}$"
_REVISION_FIRST = rf"^(?:at|in|as of|on|for) (?:the )?{_AT}:?,? "


_NAMES_A_REVISION = frozenset("tag release version revision commit branch ref head".split())
MIN_STORY_WORDS = 6
"""A shorter sentence has no room for a story around its question."""


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Compiled when a sentence first needs it: start-up is short."""
    return re.compile(pattern, re.IGNORECASE)


class Clause(Record):
    """What is asked, and the revision it is asked about ('' where none is named)."""

    text: str
    revision: str = ""


def asking_part(sentence: str) -> str:
    """The sentence without the story before the question and the reason after it."""
    if len(sentence.split()) < MIN_STORY_WORDS:
        return sentence
    for story in map(_compiled, (_HEADING, _STORY, _TASK)):
        shorter = story.sub("", sentence)
        told = sentence[: len(sentence) - len(shorter)]
        if len(shorter.split()) > 1 and not (_NAMES.search(told) and not _NAMES.search(shorter)):
            sentence = shorter
    shorter = _compiled(_REASON).sub("", sentence)
    return shorter if len(shorter.split()) > 1 else sentence


def at_revision(text: str) -> Clause:
    """ "where is parse at v2.0", "in release 1.2, who calls load": the revision by itself."""
    says_one = _NAMES_A_REVISION & set(text.lower().split())
    if not says_one and not any(char.isdigit() for char in text):
        return Clause(text)
    for pattern in map(_compiled, (_REVISION_LAST, _REVISION_FIRST)):
        found = pattern.search(text)
        if found is not None:
            rest = (text[: found.start()] + " " + text[found.end() :]).strip(" ,")
            if len(rest.split()) > 1:
                return Clause(rest, found["named"] or found["plain"])
    return Clause(text)


_TWO_IN_ONE = (
    r"^(?P<told>(?:(?:hi|hello|hey|ok|so|well|hmm),? )?"
    r"(?:i|i'm|i've|i am|we|we're|my|our|the|a|there|looking|searching|trying|need|got|just|someone"
    r"|somebody|if|when|once|before|suppose|say)\b[^?]*?)"
    r"(?:,? and (?:i )?(?:wonder|wondering|want to know|need to know|would like to know"
    r"|am wondering|was wondering)|[,;:] (?:and |so |but )?)"
    r"\s*(?P<asked>(?:(?:in|on|from|by|at|to|under) )?(?:where|which|who|whose|what|when|how"
    r"|can you|could you|would you|does|is|are|whether)\b.*)$"
)


_HEADED = r"^(?P<told>`[^`]+`|[^\s:`\"]+): (?P<asked>[^:]*\b(?:it|its)\b.*)$"
"""A name, and a question that points back at it: “`load`: is it async?”"""


_NARROWS = r"\b(?:only|except|excluding|ignoring)\b"


def parted(sentence: str) -> list[str]:
    """ "I keep seeing parse in traces, where is it?": what is told, and what is asked about it."""
    if not any(mark in sentence for mark in (",", ";", ":", " and ")):
        return [sentence]
    if head := _compiled(_HEADED).match(sentence):
        return [head["told"] if "`" in head["told"] else f"`{head['told']}`", head["asked"]]
    both = _compiled(_TWO_IN_ONE).match(sentence)
    if both and _compiled(_NARROWS).search(both["told"]):
        return [sentence]  # told of the answers: not to be left out
    return [both["told"], both["asked"]] if both else [sentence]
