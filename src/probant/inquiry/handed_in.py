"""A change that is handed in with a question: then the question is about that change.

In whatever words it is put, as long as it asks whether something is safe or breaks. A question
about something else has no use for a change, and is told so.
"""

from __future__ import annotations

import re

from probant.errors import UsageError
from probant.vocabulary.question import Aside, Goal, Intent, Relation, TargetKind
from probant.vocabulary.record import replace

_JUDGING = re.compile(
    r"\b(?:safe|safely|breaks?|broken|risky?|harmless|harm|regress\w*|works?|merge|apply|ok|okay)\b",
    re.IGNORECASE,
)


def about_the_change(goal: Goal) -> Goal:
    """The question as one about the change at hand; what only describes it is no target."""
    if goal.relation is Relation.CHANGE:
        named = tuple(one for one in goal.targets if one.kind is not TargetKind.PHRASE)
        return replace(goal, targets=named)
    is_open = goal.aside in (Aside.OPINION, Aside.UNDERSPECIFIED, Aside.NO_CARRYOVER)
    if is_open and _JUDGING.search(goal.question):
        return Goal(
            question=goal.question, intent=Intent.MODIFY, relation=Relation.CHANGE, polar=True
        )
    raise UsageError(
        "a patch is of no use to this question",
        remedy='ask "is this change safe?", or leave it out',
    )
