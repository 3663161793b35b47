"""Which functions, classes or files come first by a number, or have more of something than that.

Every overload is a function of its own. Lines of a function are counted from its name to its end,
parameters as a caller passes them, methods as the class itself has them, importers as files that
name it. Calls count where it is certain what they call, overloads of one name together, from
anywhere (outside tests if that is asked); subclasses and levels of inheritance where it is certain
what a base means. Not seen: generated code, and calls through values that could be anything.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing, number
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.RANKED, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        listing("longest_functions", "longest-functions", "which functions have the most lines",
                facet=Facet.FUNCTIONS_BY_LINES),
        listing("longest_functions", "functions-longer-than",
                "which functions have more than {number} lines", number("number"),
                facet=Facet.FUNCTIONS_BY_LINES),
        listing("most_parameters", "most-parameters", "which functions take the most parameters",
                facet=Facet.FUNCTIONS_BY_PARAMETERS),
        listing("most_parameters", "more-parameters-than",
                "which functions take more than {number} parameters", number("number"),
                facet=Facet.FUNCTIONS_BY_PARAMETERS),
        listing("most_methods", "most-methods", "which classes have the most methods",
                facet=Facet.CLASSES_BY_METHODS),
        listing("most_methods", "more-methods-than",
                "which classes have more than {number} methods", number("number"),
                facet=Facet.CLASSES_BY_METHODS),
        listing("largest_files", "largest-files", "which source files have the most lines",
                facet=Facet.FILES_BY_LINES),
        listing("largest_files", "files-longer-than",
                "which source files have more than {number} lines", number("number"),
                facet=Facet.FILES_BY_LINES),
        listing("most_imported", "most-imported", "which files are imported by the most files",
                facet=Facet.FILES_BY_IMPORTERS),
        listing("most_called", "most-called", "which functions have the most resolved calls",
                facet=Facet.FUNCTIONS_BY_CALLS),
        listing("most_calling", "most-calling",
                "which functions call the most other functions, by resolved calls",
                facet=Facet.FUNCTIONS_BY_CALLEES),
        listing("most_subclasses", "most-subclasses",
                "which classes have the most direct subclasses",
                facet=Facet.CLASSES_BY_SUBCLASSES),
        listing("deepest_inheritance", "deepest-inheritance",
                "which classes have the most levels of inheritance above them",
                facet=Facet.CLASSES_BY_DEPTH),
    ),
    answers=Answers(
        empty="There is none.",
        of={
            Facet.FUNCTIONS_BY_LINES: Answers(
                listed="Functions by length: {told}{more}.", empty="No function is that long."),
            Facet.FUNCTIONS_BY_PARAMETERS: Answers(
                listed="Functions by parameters: {told}{more}.",
                empty="No function takes so many parameters."),
            Facet.CLASSES_BY_METHODS: Answers(
                listed="Classes by methods: {told}{more}.", empty="No class has so many methods."),
            Facet.FILES_BY_LINES: Answers(
                listed="Source files by length: {told}{more}.",
                empty="No source file is that long."),
            Facet.FILES_BY_IMPORTERS: Answers(
                listed="Files by importers: {told}{more}.",
                empty="No file is imported by another."),
            Facet.FUNCTIONS_BY_CALLS: Answers(
                listed="Functions by resolved calls: {told}{more}.",
                empty="No call is resolved to a function."),
            Facet.FUNCTIONS_BY_CALLEES: Answers(
                listed="Functions by how many others they call, over resolved calls: {told}{more}.",
                empty="No call of a function is resolved."),
            Facet.CLASSES_BY_SUBCLASSES: Answers(
                listed="Classes by direct subclasses: {told}{more}.",
                empty="No class has a subclass."),
            Facet.CLASSES_BY_DEPTH: Answers(
                listed="Classes by levels of inheritance: {told}{more}.",
                empty="No class extends another one."),
        },
    ),
)  # fmt: skip
