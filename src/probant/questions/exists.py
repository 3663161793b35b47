"""Whether there is anything of that name: a definition, a file, a test.

"No" is proved by a search of everything only. Not seen: what is made at run time.
"""

from probant.questions.kind import SEARCH, Answers, Kind, path, symbol, test, text, whether, within
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXISTS, intent=Intent.LOCATE, is_proved_by_anchor=True,
    requires=(SEARCH,),  # what is not there cannot be read
    forms=(
        whether("exists", "exists", "is there anything called {name}", symbol("name")),
        whether("exists", "exists-file", "is there a file {file}", path("file")),
        whether("exists", "exists-in", "is {name} defined in {file}", symbol("name"),
                within("file")),
        whether("exists", "test-exists", "is there a test called {name}", test("name")),
        whether("text_exists", "exists-text", "does the text {text} occur anywhere", text("text")),
    ),
    answers=Answers(
        affirmed="Yes, there is: {a}.",
        negated="there is no {a} in this snapshot.",
    ),
)  # fmt: skip
