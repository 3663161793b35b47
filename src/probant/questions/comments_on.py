"""Which comments stand beside a definition, a constant or a key of a configuration file.

The comment lines right above it and the comment on its line, word for word. Documentation strings
are told by the description of a thing. Not seen: comments elsewhere that speak of it. Whether a
comment gives a reason is for its reader to say.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing, member
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMMENTS_ON, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("comments",),
    forms=(
        listing("comments_on", "comments-on", "which comments stand beside {name}",
                member("name")),
    ),
    answers=Answers(
        listed="Beside {member}: {told}{more}.",
        empty="No comment stands beside {member}.",
    ),
)  # fmt: skip
