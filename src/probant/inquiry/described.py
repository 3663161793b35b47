"""A description that stands apart from the question: after a colon, or in quotes.

"Which function does this: drops entries older than a day" asks with its first words only; what
follows is told in the words of somebody's documentation, and may hold any word at all. Reads no
description that is woven into the sentence: families/explain.py does.
"""

from __future__ import annotations

import re

from probant.inquiry.noise import without_noise

MIN_DESCRIPTION_WORDS = 3
"""Less is a name, or a text to look for."""

_CODE = "function method routine procedure helper callable code implementation"
_FRAME = frozenset(
    f"""
    {_CODE} functions methods which what where is are the a an that this does do following described
    describes describe description documented documentation docstring doc by as for with purpose job
    task summary whose would be we i you have has there should implement implements implemented
    implementing looking for find show me something someone part piece bit of one
    matches match fits fit matching fitting name responsible exactly like here in it done and
    my our call called i'm i am searching of need it's must somewhere already says say said reads
    remember recall
    """.split()
)
_NOUNS = frozenset(_CODE.split()) | {
    "functions",
    "methods",
    "something",
    "implement",
    "implemented",
}
_DESCRIBING = frozenset(
    "describe describes described description documented docstring documentation doc purpose job"
    " task summary fits fit fitting matches match matching says reads".split()
)
_AFTER_A_COLON = re.compile(
    r"(?P<frame>[^:\"`“]{6,100}?)(?::| -| –| —)\s+(?P<told>\S.*)", re.DOTALL
)
_ASKED_AFTERWARDS = re.compile(
    r"(?:\s+[-–—]|[.,;])\s+(?:where|which|what)(?: (?:one|function|method))?"
    r" (?:is|was|does) (?:it|that|this)(?: called| named)?\W*$",
    re.IGNORECASE,
)
_IN_QUOTES = re.compile(
    r"(?P<frame>[^:\"`“]{6,100}?):?\s*[\"“](?P<told>[^\"”]+)[\"”](?P<rest>[^\"“”`]{0,40})",
    re.DOTALL,
)


def description_in(text: str) -> str:
    """What is described, where the words around it only ask which code that is; else ''."""
    said = " ".join(text.split())
    for form in (_IN_QUOTES, _AFTER_A_COLON):
        found = form.fullmatch(said)
        if found is None:
            continue
        told = _ASKED_AFTERWARDS.sub("", found["told"]).strip('"“” ').rstrip("?.! ")
        frame = f"{found['frame']} {found.groupdict().get('rest') or ''}"
        is_sure = form is _AFTER_A_COLON or _speaks_of_a_description(frame)
        if is_sure and len(told.split()) >= MIN_DESCRIPTION_WORDS and _only_asks(frame):
            return told
    return ""


def _speaks_of_a_description(frame: str) -> bool:
    """In quotes may also stand a text to look for: "the method with “retry later” in it"."""
    words = re.findall(r"[\w']+", frame.lower())
    return bool(_DESCRIBING.intersection(words)) or words[-2:] in (
        ["code", "for"],
        ["function", "for"],
    )


def _only_asks(frame: str) -> bool:
    plain = without_noise(" ".join(re.sub(r"[,?.!;]", " ", frame.lower()).split()))
    words = plain.split()
    asks_for_code = bool(_NOUNS.intersection(words)) or plain.endswith(("does this", "do this"))
    return asks_for_code and all(word in _FRAME for word in words)
