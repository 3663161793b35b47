"""What a function calls, and whether it calls another, directly or all the way.

A call counts only where its name is certainly bound; what may be bound elsewhere leaves the list
open. Not seen: calls through reflection and tables of functions.
"""

from probant.questions.kind import PLACED, REACHING, Answers, Kind, listing, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CALLS, intent=Intent.NAVIGATE, filters=PLACED | REACHING,
    proved_by=("statements", "references"),
    forms=(
        listing("calls", "callees", "what does {caller} call", symbol("caller")),
        listing("calls", "all-callees", "what does {caller} call, directly or through others",
                symbol("caller"), transitive=True),
        whether("calls", "does-call", "does {caller} call {callee}", symbol("caller"),
                symbol("callee")),
        whether("calls", "can-reach", "does {caller} call {callee}, directly or through others",
                symbol("caller"), symbol("callee"), transitive=True),
    ),
    answers=Answers(
        listed="{a} {directly}calls {list}.",
        empty="{a} {directly}calls nothing.",
        affirmed="Yes, {a} {directly}calls {b}.",
        negated="{a} does not {directly}call {b}.",
        counted="{a} {directly}calls {n} different things.",
    ),
)  # fmt: skip
