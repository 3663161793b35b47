"""How the words around a path speak of it: as a file that is there, or as one that need not be.

Only the nearest words count; what a whole sentence states is `forms`' work.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cached_property

_END = re.compile(r"[.!?](?=\s|$)|\n\s{0,20}\n|\n(?=\s{0,20}[-*+]\s)")
_NEAR = 80
_STATING = re.compile(
    r"\b(?:see(?: also)?|cf\.|file|module|header|script|defined|declared|implemented|located"
    r"|found|lives?|stands?|resides?|sits?|stored|kept|happens|done|handled|contained|comes from"
    r"|imported from|is|are)(?:\s(?:in|at|inside|within|under|by|from))?(?:\s(?:the|this))?"
    r"(?:\s(?:\w{1,20}\s)?(?:file|module|header|script))?\s?[`\"'*(<\[:]{0,3}$",
    re.IGNORECASE,
)
_SAYING = re.compile(
    r"[`\"'*_>)\]]{0,4}(?:\sfile|\smodule|\sheader)?\s(?:defines|contains|implements|holds|declares"
    r"|exports|imports|provides|has|starts|reads|handles|registers|exposes)\b",
    re.IGNORECASE,
)
_ANY = re.compile(
    r"(?:\b(?:an?|any|some|each|every|no|new)\s(?:\w{1,20}\s){0,2}|:caption:\s)[`\"'*(<\[]{0,3}$",
    re.IGNORECASE,
)
_WORD = re.compile(r"[a-z][a-z'.]*")
_NO_PROSE = re.compile(
    r"`[^`\n]{1,200}`|\S{0,200}[\w-][/_]\w\S{0,200}|\bcan be (?=found|seen)", re.IGNORECASE
)
"""Names and paths, whose parts say nothing of how they are meant; and a way to say "is in"."""
_OTHERWISE = frozenset(
    "add adds added adding put run runs running move moved moving example examples suppose imagine"
    " instead should must could would can cannot may might will want need needs needed e.g. e.g"
    " your you you're let's if unless whether called named output built formerly longer was were"
    " had been before todo planned typically usually default template such open opens tutorial"
    " project's hosted distributed third-party download downloaded".split()
)
_STEMS = tuple(
    "creat plac writ sav chang replac renam remov delet past insert append configur install assum"
    " generat produc optional previous deprecat propos edit updat modif".split()
)
"""Beginnings of words that tell the reader to make a file, or tell of one that is made or gone."""

_LOG = re.compile(
    r"(?:^|/)(?:change|history|news|release|whatsnew|upgrad|migrat|deprecat)", re.IGNORECASE
)

_ELSEWHERE = re.compile(
    r"\b(?:in|of|from|to|at)\s(?:the|another|our|a)\s[`\"*\[]{0,2}[\w@.-]{1,60}/[\w.-]{1,60}[`\"*\]]{0,2}"
    r"(?:\([^()\s]{1,300}\))?\s(?:repository|repo)\b",
    re.IGNORECASE,
)
"""What is said of a file there is said of somebody else's code."""

_PRODUCT = re.compile(
    r"[`'\"*_)\]]{0,4}\s(?:docs?|documentation|manual|website|homepage|project)\b", re.IGNORECASE
)
"""What only a thing that is called like a file has."""

_LESSON = re.compile(
    r"\b(?:we|we've|we'll|we're|our|let's|my|i've|as\sfollows|looks?\slike\sthis)\b(?!['’]s)",
    re.IGNORECASE,
)


_EXAMPLES = re.compile(
    r"\b(?:examples?|you (?:write|type|say)|syntax|sample|written)\b", re.IGNORECASE
)


def heads_examples(head: str) -> bool:
    """Whether a table of this head shows how things are written, not what there is."""
    return _EXAMPLES.search(head) is not None


def is_told_of_the_past(name: str) -> bool:
    """Whether a document is a list of changes: what it names need not be there any more."""
    return _LOG.search(name) is not None


class Wording:
    """One passage, of which each sentence is looked at once."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._flags: dict[int, bool] = {}
        self._lessons: dict[int, bool] = {}

    @cached_property
    def _ends(self) -> list[int]:
        return [found.end() for found in _END.finditer(self._text)]

    def is_stated(self, start: int, end: int) -> bool:
        """Whether the words beside a path take for granted that the file is there, here and now."""
        before = self._text[max(0, start - _NEAR) : start]
        return bool(_STATING.search(before) or _SAYING.match(self._text, end))

    def is_hypothetical(self, start: int, end: int) -> bool:
        """Whether the sentence around it is an instruction, an example, or of another time."""
        if _ANY.search(self._text[max(0, start - _NEAR) : start]):
            return True
        if _PRODUCT.match(self._text, end) and "/" not in self._text[start:end]:
            return True
        number = bisect_right(self._ends, start)
        if "/" not in self._text[start:end] and self._is_ours_alone(number):
            return True
        if number not in self._flags:
            self._flags[number] = self._speaks_otherwise(number, end)
        return self._flags[number]

    def _is_ours_alone(self, number: int) -> bool:
        """Whether a lesson makes its own files: "we have put it in x.js", "is as follows:"."""
        if number not in self._lessons:
            begin = self._ends[number - 1] if number else 0
            stop = self._ends[number] if number < len(self._ends) else len(self._text)
            self._lessons[number] = _LESSON.search(self._text, begin, stop) is not None
        return self._lessons[number]

    def _speaks_otherwise(self, number: int, end: int) -> bool:
        begin = self._ends[number - 1] if number else 0
        stop = self._ends[number] if number < len(self._ends) else len(self._text)
        said = self._text[begin : max(stop, end)]
        if said.rstrip().endswith("?"):
            return True
        if _ELSEWHERE.search(said):
            return True
        prose = _NO_PROSE.sub(" ", said)
        words = set(_WORD.findall(prose.lower()))
        return not _OTHERWISE.isdisjoint(words) or any(word.startswith(_STEMS) for word in words)
