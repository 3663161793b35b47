"""What each failure code means and what to do about it: one table for SARIF and for the docs."""

from __future__ import annotations

from collections.abc import Mapping

from probant.vocabulary.assertion import Failure
from probant.vocabulary.record import Record

UNVERIFIABLE_RULE = "unverifiable"
UNREAD_RULE = "unread"


class Meaning(Record):
    """`is_wrong` says in what way the text is wrong, `remedy` what puts it right."""

    is_wrong: str
    remedy: str


MEANINGS: Mapping[Failure, Meaning] = {
    Failure.MISSING_FILE: Meaning(
        "The text names a file that is not there.",
        "Name the file by its present path, or drop the reference.",
    ),
    Failure.INVALID_LINE: Meaning(
        "The file is there and has no such lines.",
        "Cite lines that the file has.",
    ),
    Failure.MISSING_IDENTIFIER: Meaning(
        "The text ties a name to a place that does not hold it.",
        "Cite the place the suggestion names, or correct the name.",
    ),
    Failure.WRONG_STRUCTURE: Meaning(
        "What the text says about definitions, calls, imports, bases, types or commits is not so.",
        "Say what the cited code says.",
    ),
    Failure.WRONG_BEHAVIOR: Meaning(
        "The code was run, and it does something else than the text says.",
        "Say what the run showed, or mend the code.",
    ),
    Failure.CONTRADICTION: Meaning(
        "Two statements of the text cannot both be true.",
        "Keep the one that the code bears out.",
    ),
    Failure.QUOTE_DRIFTED: Meaning(
        "The quoted code stands in the file, on other lines than the text says.",
        "Cite the lines the suggestion names; --fix does it.",
    ),
    Failure.QUOTE_MISSING: Meaning(
        "The quoted code does not stand in the file.",
        "Quote the file as it is.",
    ),
}

UNVERIFIABLE = Meaning(
    "The text says something about the code that could not be settled; the reason stands with it.",
    "Nothing needs to change; naming the file or the owner of a name often settles it.",
)

UNREAD = Meaning(
    "The sentence says something about the code that was not read, and so was not checked.",
    "Say it in plain statements, one relation each, or check it by hand.",
)


def rule_meanings() -> dict[str, Meaning]:
    """Every rule by its id, the failures first."""
    known = {failure.value: MEANINGS[failure] for failure in Failure}
    return known | {UNVERIFIABLE_RULE: UNVERIFIABLE, UNREAD_RULE: UNREAD}
