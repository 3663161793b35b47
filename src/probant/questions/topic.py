"""Which code uses libraries for a topic: the network, files, other programs, threads, and others.

By a table of known libraries (`tools/library_topics.py`), read off calls whose import is certain
and builtins; a file that only imports one is listed by its import. Partial where a library from
outside is in no table. "No" only where nothing comes from outside at all. Not seen: what a value
does that was handed in, and `async` functions as such.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, Lexis, listing, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.TOPIC, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("topics",),
    forms=(
        listing("topic", "topic-uses", "which code uses {word} libraries", word=Lexis.TOPIC),
        whether("uses_topic", "uses-topic", "does any code use {word} libraries",
                word=Lexis.TOPIC),
    ),
    answers=Answers(
        listed="By the table of known libraries, code for {topic}: {by_library}.",
        empty="Nothing from outside is used at all, so no library for {topic}.",
        affirmed="Yes, by the table of known libraries, for {topic}; for example {by_library}.",
        negated="nothing from outside is used at all, so no library for {topic}.",
    ),
)  # fmt: skip
