"""One row of the tables of marks: how a mark is written, where it counts, in which languages.

The tables: mark_patterns.py for what people leave behind, mark_texts.py for what code holds.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from probant.facts.bodies.literals import Standing

COMMENT = frozenset({Standing.COMMENT})
CODE = frozenset({Standing.CODE})
DOCUMENTED = frozenset({Standing.COMMENT, Standing.STRING})
LITERAL = frozenset({Standing.STRING})
"""Strings of the code, without those that document something."""

SCRIPT = frozenset({"javascript", "typescript"})
NATIVE = frozenset({"c", "cpp"})
EVERY = frozenset[str]()


class Pattern(NamedTuple):
    """`word` stands in every match, in any case; `languages` empty means all of them.

    `searched` finds the lines where no single word does. `needs` must stand somewhere in the file.
    Of a regex with named groups, the one that matched is the mark and the rest stands beside it.
    With `begins_string` the regex is held against a whole string that begins with the word.
    """

    word: str
    regex: re.Pattern[str]
    stands: frozenset[Standing]
    languages: frozenset[str] = EVERY
    searched: str = ""
    needs: re.Pattern[str] | None = None
    begins_string: bool = False


def row(
    word: str,
    regex: str,
    stands: frozenset[Standing],
    *languages: str | frozenset[str],
    searched: str = "",
    needs: str = "",
) -> Pattern:
    named = [{one} if isinstance(one, str) else one for one in languages]
    return Pattern(
        word,
        re.compile(regex),
        stands,
        frozenset().union(*named),
        searched,
        re.compile(needs) if needs else None,
    )


def statement(word: str, regex: str) -> Pattern:
    """A string that begins like a statement of another language."""
    return Pattern(word, re.compile(regex, re.DOTALL), LITERAL, begins_string=True)
