"""Which documents mention a name or a text, and whether one does.

Pages of prose, and whatever stands below folders of documentation and examples, line by line with
the headings around it. A name counts in its own letters, a plain word in any case; what is spelled
otherwise is a lead. Not seen: documentation in the code, notebooks' pictures, other sites.
"""

from probant.questions.kind import SEARCH, Answers, Filter, Kind, listing, member, path, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.DOCUMENTED_IN, intent=Intent.LOCATE, filters=frozenset({Filter.IN}),
    requires=(SEARCH,), proved_by=("documents",),
    forms=(
        listing("documented_in", "documented-in", "which documents mention {text}",
                member("text")),
        whether("document_mentions", "document-mentions", "does the document {file} mention {text}",
                path("file"), member("text")),
    ),
    answers=Answers(
        listed="{member} is mentioned here: {told}{more}.",
        empty="No document in this snapshot mentions {member}.",
        affirmed="Yes, {a} mentions {member}: {told}.",
        negated="{a} does not mention {member}.",
    ),
)  # fmt: skip
