"""Descriptions in plain words: what a function is said to do, where nobody put it in quotes.

Only tried where a sentence names nothing and is read as nothing else. Next: reader.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.reading.words import CHANGING, FUNCTION_WORDS

MIN_WORDS = 3
_NOUN = r"(?:functions?|methods?|class(?:es)?|routines?|helpers?|procedures?|subroutines?|func|fn)"
_BEHIND_COLON = re.compile(r":\s+(?P<text>[^:?!\"`]+?)\s*[?.!]*\s*$")
_BEHIND_NOUN = re.compile(
    rf"\b{_NOUN}\s+(?:(?:is it |is the one |here |there )?(?:that|which)\s+)?"
    r"(?P<text>[a-z][^:?!\"`]+?)\s*[?.!]*\s*$"
)


def quoted_descriptions(text: str) -> Iterator[str]:
    """The text with what may be a description put in quotes, the likeliest first."""
    for pattern in (_BEHIND_COLON, _BEHIND_NOUN):
        match = pattern.search(text)
        if match is None:
            continue
        words = re.findall(r"[a-z']+", match["text"].lower())
        is_said = len(words) >= MIN_WORDS and words[0] not in FUNCTION_WORDS
        if is_said and (pattern is _BEHIND_COLON or not CHANGING.intersection(words)):
            yield f'{text[: match.start("text")]}"{match["text"]}"{text[match.end("text") :]}'
