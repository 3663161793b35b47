"""Which functions, classes, files or folders come first by a number, or have more than that.

Every overload is a function of its own; anonymous functions belong to what they stand in. The first
ten are told, how many come after, and how many of those are level with the tenth. Lines of a
function are counted from its name to its end, parameters as a caller passes them, methods as the
class or struct itself has them (interfaces and traits are not ranked), importers as files that name
it. An import crosses the border of a folder if one of the two files is in it or below; a statement
counts once for each module it names. Calls count where it is certain what they call, overloads of
one name together, from anywhere (outside tests if that is asked); where calls that are not resolved
could change the order, the ranking is partial; subclasses and levels of inheritance where it is
certain what a base means. Levels of nesting are loops, conditions, switches, `try`, `with` and the
like around each other; `else if` is no level of its own, an anonymous function is part of the one
it stands in. Not seen: levels inside macros (the ranking is then partial), generated code, and
calls through values that could be anything.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, ranking
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.RANKED, intent=Intent.LOCATE, filters=PLACED,
    requires_of_all=(SEARCH,), proved_by=("measures",),
    forms=(
        *ranking("longest_functions", Facet.FUNCTIONS_BY_LINES,
                 ("longest-functions", "which functions have the most lines"),
                 ("functions-longer-than", "which functions have more than {number} lines")),
        *ranking("most_parameters", Facet.FUNCTIONS_BY_PARAMETERS,
                 ("most-parameters", "which functions take the most parameters"),
                 ("more-parameters-than", "which functions take more than {number} parameters")),
        *ranking("deepest_nesting", Facet.FUNCTIONS_BY_NESTING,
                 ("deepest-nesting", "which functions are nested the deepest"),
                 ("nested-deeper-than", "which functions have more than {number} nested levels")),
        *ranking("most_methods", Facet.CLASSES_BY_METHODS,
                 ("most-methods", "which classes have the most methods"),
                 ("more-methods-than", "which classes have more than {number} methods")),
        *ranking("largest_files", Facet.FILES_BY_LINES,
                 ("largest-files", "which source files have the most lines"),
                 ("files-longer-than", "which source files have more than {number} lines")),
        *ranking("most_imported", Facet.FILES_BY_IMPORTERS,
                 ("most-imported", "which files are imported by the most files")),
        *ranking("most_entangled", Facet.FOLDERS_BY_IMPORTS, ("most-entangled",
                 "which folders have the most imports that cross their border")),
        *ranking("most_called", Facet.FUNCTIONS_BY_CALLS,
                 ("most-called", "which functions have the most resolved calls")),
        *ranking("most_calling", Facet.FUNCTIONS_BY_CALLEES, ("most-calling",
                 "which functions call the most other functions, by resolved calls")),
        *ranking("most_subclasses", Facet.CLASSES_BY_SUBCLASSES,
                 ("most-subclasses", "which classes have the most direct subclasses")),
        *ranking("deepest_inheritance", Facet.CLASSES_BY_DEPTH, ("deepest-inheritance",
                 "which classes have the most levels of inheritance above them")),
    ),
    answers=Answers(
        empty="There is none.",
        of={
            Facet.FUNCTIONS_BY_LINES: Answers(
                listed="Named functions by length: {told}{more}.",
                empty="No named function is that long."),
            Facet.FUNCTIONS_BY_PARAMETERS: Answers(
                listed="Named functions by parameters: {told}{more}.",
                empty="No named function takes so many parameters."),
            Facet.FUNCTIONS_BY_NESTING: Answers(
                listed="Named functions by nested levels: {told}{more}.",
                empty="No named function is nested that deep."),
            Facet.CLASSES_BY_METHODS: Answers(
                listed="Classes and structs by methods of their own, interfaces not counted: "
                       "{told}{more}.",
                empty="No class or struct has so many methods of its own."),
            Facet.FILES_BY_LINES: Answers(
                listed="Files by length: {told}{more}.",
                empty="No file is that long."),
            Facet.FILES_BY_IMPORTERS: Answers(
                listed="Files by importers: {told}{more}.",
                empty="No file is imported by another."),
            Facet.FOLDERS_BY_IMPORTS: Answers(
                listed="Folders by imports that cross their border, the root left out, and one "
                       "with nothing but another folder in it told as that one: {told}{more}.",
                empty="No import crosses the border of a folder."),
            Facet.FUNCTIONS_BY_CALLS: Answers(
                listed="Functions by resolved calls: {told}{more}.",
                empty="No call is resolved to a function."),
            Facet.FUNCTIONS_BY_CALLEES: Answers(
                listed="Functions by how many others of this repository they call, over resolved "
                       "calls, overloads of one name counted once: {told}{more}.",
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
