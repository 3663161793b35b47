"""Which functions and types share their name with another of the same language.

Functions and types (classes, structs, interfaces, enums, traits, type aliases) of different files,
at any depth and of mixed kinds; namesakes in one file are overloads or choices of one thing.
Methods, variables and constants are left out, and the answer says so: they share names by design.
A function that is only declared is not defined there. Not seen: whether the copies are alike.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, Lexis, listing
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.SAME_NAMES, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("same_names", "same-names", "which names are defined in more than one file",
                word=Lexis.SAME_NAMED),
    ),
    answers=Answers(
        listed="Functions and types of one name in more than one file, nested ones too; methods, "
               "variables and constants are not counted: {told}{more}.",
        empty="No function or type has the name of another in another file; methods, variables "
              "and constants are not counted.",
        of={
            Facet.FUNCTIONS: Answers(
                listed="Functions of one name in more than one file, nested ones too; methods are "
                       "not counted: {told}{more}.",
                empty="No function has the name of another in another file; methods are not "
                      "counted."),
            Facet.CLASSES: Answers(
                listed="Classes and other types of one name in more than one file, nested ones "
                       "too: {told}{more}.",
                empty="No class or other type has the name of another in another file."),
        },
    ),
)  # fmt: skip
