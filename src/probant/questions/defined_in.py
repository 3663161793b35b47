"""Where a definition, a file or a test stands, and its overloads.

Proved by finding it; a mention in a text is only a lead. Not seen: what is made at run time.
"""

from probant.questions.kind import (
    DEFINED,
    Answers,
    Kind,
    how_many,
    listing,
    path,
    symbol,
    test,
)
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.DEFINED_IN, intent=Intent.LOCATE, filters=DEFINED, is_proved_by_anchor=True,
    words=frozenset(
        "several multiple many more once twice double duplicate duplicates duplicated overloads"
        " overloaded versions variants copies separate various exist exists included"
        " including".split()
    ),
    forms=(
        listing("defined_in", "locate", "where is {name} defined", symbol("name")),
        listing("defined_in", "where-file", "where is the file {file}", path("file")),
        listing("overloads", "overloads", "what are the overloads of {name}", symbol("name"),
                facet=Facet.OVERLOADS),
        how_many("overloads", "overload-count", "how many overloads does {name} have",
                 symbol("name"), facet=Facet.COUNTED_OVERLOADS),
        listing("defined_in", "where-test", "where is the test {name} defined", test("name")),
    ),
    answers=Answers(
        listed="{a} is {list}.",
        empty="{a} is not defined in this snapshot.",
        counted="{a} is defined {n} times.",
    ),
)  # fmt: skip
