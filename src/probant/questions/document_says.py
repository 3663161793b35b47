"""What a document says about a subject: its sections and paragraphs with the words, quoted.

A section whose heading has the words is quoted whole (a long one to its next heading), else every
paragraph that has the phrase or all of its words, in any of their forms. Only some of the words
make a lead. Not seen: the same said in other words.
"""

from probant.questions.kind import SEARCH, Answers, Kind, listing, member, path
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DOCUMENT_SAYS, intent=Intent.LOCATE, requires=(SEARCH,),
    proved_by=("documents",),
    forms=(
        listing("document_says", "document-says",
                "what does the document {file} say about {subject}", path("file"),
                member("subject")),
    ),
    answers=Answers(
        quoted_with="\n\n",
        empty="No section or paragraph of {a} has the words “{member}”.",
    ),
)  # fmt: skip
