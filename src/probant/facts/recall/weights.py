"""What each sign counts for in a rank, with the reason: the only numbers of the search.

Chosen by `probant eval localise` on the repositories named in docs/search.md, which prints these
tables. A sign is a share of one, so weights of one table can be compared. Next: ranking.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from probant.facts.recall.origins import Origin


class Weight(NamedTuple):
    value: float
    reason: str


FILE_FIELDS: Mapping[str, Weight] = {
    "names": Weight(3.0, "a name that it defines says most about what a file is for"),
    "doc": Weight(1.5, "comments speak in the words of people"),
    "strings": Weight(1.0, "messages and keys are asked about as they stand"),
    "body": Weight(1.0, "what the code uses"),
}
"""What a word counts for by where it stands in a file."""

DEFINITION_FIELDS: Mapping[str, Weight] = {
    "name": Weight(6.0, "a definition is called by what it does"),
    "scope": Weight(2.0, "its owner says what it is done to"),
    "signature": Weight(2.0, "and its parameters with what"),
    "doc": Weight(2.0, "comments speak in the words of people"),
    "strings": Weight(1.0, "messages and keys are asked about as they stand"),
    "body": Weight(1.0, "what the code uses"),
}
"""The same in a definition."""

OF_FILE: Mapping[str, Weight] = {
    "text": Weight(1.0, "the whole file, by its fields"),
    "definitions": Weight(1.0, "its best definitions"),
    "path": Weight(1.6, "a folder or module is often called by the very word that is asked about"),
    "coverage": Weight(1.0, "the share of the words it holds: rare words alone decide too much"),
    "written": Weight(1.0, "names of several words, as they were written: rarely by chance"),
    "activity": Weight(1.5, "what changed of late is changed, and asked about, again"),
    "likeness": Weight(1.5, "changed by commits that said the same words"),
}
"""What speaks for a file."""

IN_FILE: Mapping[str, Weight] = {
    "size": Weight(1.1, "a line or two hold little of what is asked about"),
    "coverage": Weight(0.8, "the share of the words it holds"),
    "text": Weight(0.8, "the definition, by its fields"),
    "written": Weight(0.8, "names of several words, as they were written"),
    "name": Weight(0.6, "the words in its name, if in short, a rare one more"),
    "code": Weight(0.6, "rare words count for more in what it does"),
    "whole": Weight(0.4, "neighbouring words that are its name, or its name as it is written"),
    "verb": Weight(0.4, "who says what is done begins with it, and so does a name"),
    "yes_or_no": Weight(0.4, "“whether …” is told by `is_…`, or by what returns a boolean"),
    "asked": Weight(0.2, "the share of its name that is asked for: a longer one says more"),
}
"""What speaks for a definition within its file, where any place is asked for."""

OF_DESCRIBED: Mapping[str, Weight] = {
    "name": Weight(12.0, "a function is called by what it does, if in short: `covar`, `cfg`"),
    "file": Weight(10.0, "a module is about one thing, and says it more often than one function"),
    "yes_or_no": Weight(5.0, "“whether …” is told by `is_…`, or by what returns a boolean"),
    "signature": Weight(4.0, "its parameters say with what"),
    "verb": Weight(3.0, "a description begins with the deed, and so does a name"),
    "size": Weight(2.5, "a line or two hold little of what is asked about"),
    "strings": Weight(2.5, "rare words count for more in its messages and keys"),
    "code": Weight(2.5, "and in what it does"),
    "text": Weight(2.0, "the definition, by its fields"),
    "doc": Weight(1.0, "what is written about others misleads where the right one has none"),
    "asked": Weight(1.0, "the share of its name that is asked for: a longer one says more"),
    "whole": Weight(1.0, "neighbouring words that are its name, or its name as it is written"),
}
"""What speaks for a definition where those of some kind are asked for, as by a description."""

SCALES: Mapping[str, Weight] = {
    "meant": Weight(
        0.5, "a part of a word that hardly any file holds, or the word that it was mistyped for"
    ),
    "synonym": Weight(
        0.15, "a word that code puts for an asked one: subjects of commits gain nothing by it,"
        " being written in the words of the code; other people may not be"
    ),
    "further_definition": Weight(0.3, "what each further definition of a file adds to its best"),
    "no_function": Weight(
        0.6, "a class holds the words of all it is for, a function what is done about them"
    ),
    "variable": Weight(
        0.4, "a field is often called by the class that it holds, and is asked about less"
    ),
    "next_place": Weight(
        0.7, "what the next definition of the same file loses: ten places of one file show less"
        " than of ten; less of it finds more functions, and fewer files"
    ),
    "place_floor": Weight(0.2, "the part of a file's score that all of its definitions share"),
}  # fmt: skip
"""What a score is multiplied by."""

BY_ORIGIN: Mapping[Origin, Weight] = {
    Origin.PRODUCT: Weight(1.0, "people ask about what a program does"),
    Origin.TEST: Weight(0.2, "a test holds the words of what it tests"),
    Origin.FOREIGN: Weight(0.2, "vendored or generated: nobody changes it here"),
}
"""What a place counts for by what it is part of; a question with the word “test” asks for tests."""

TABLES: Mapping[str, Mapping[str, Weight]] = {
    "word in a file": FILE_FIELDS,
    "word in a definition": DEFINITION_FIELDS,
    "sign of a file": OF_FILE,
    "sign of a definition in its file": IN_FILE,
    "sign of a described definition": OF_DESCRIBED,
    "factor": SCALES,
    "part of": {origin.value: weight for origin, weight in BY_ORIGIN.items()},
}
"""All of them, by what they weigh."""


def fused(weights: Mapping[str, Weight], signs: Mapping[str, float]) -> float:
    """One score of all signs; every sign of the table must be given."""
    return sum(weight.value * signs[name] for name, weight in weights.items())
