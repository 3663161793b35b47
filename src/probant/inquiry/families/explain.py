"""What a thing is and how it works, in statements taken from the code."""

from __future__ import annotations

from probant.inquiry.families.family import Family
from probant.vocabulary.question import Intent, Relation

EXPLAIN: tuple[Family, ...] = (
    Family(
        numbers=(),
        relation=Relation.DESCRIPTION,
        intent=Intent.EXPLAIN,
        example="explain Engine",
        cues=("",),
        wordings=(
            r"(?:explain|describe|summari[sz]e|walk me through|tell me about|document|talk me through|give me an overview of|overview of|outline)(?: to me| me| how| what)?(?: the)? {t}(?: (?:works?|does|is|do|do here|functions|is for))?",
            r"how (?:does|do|is|are|was|were|did) {t} (?:work|works|function|behave|implemented|configured|handled|done|managed|set up|organi[sz]ed|structured|built|made|defined|processed|computed|calculated|stored|loaded|parsed|validated|created|used|operate|operates|performed|enforced|determined|selected|chosen|resolved|represented)(?: (?:here|internally|in here|exactly|under the hood))*",
            r"what (?:does|do|did) {t} (?:do|mean|represent)(?: (?:here|exactly|internally))*",
            r"what(?: is|'s| are| was) (?:the )?(?:purpose|role|point|job|meaning|responsibility) of {t}",
            r"what(?: is|'s| are) {t}(?: (?:for|about|used for|doing|supposed to do))?",
            r"how (?:does|do|is|are) {t}",
            r"about {t}",
            r"what (?:kind|sort|type) of (?:a )?(?:thing|symbol|object|entity) is {t}",
        ),
    ),
)  # fmt: skip
