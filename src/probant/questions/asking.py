from __future__ import annotations

from probant.vocabulary.question import Goal


def command_of(goal: Goal) -> str:
    return "probant query " + " ".join([goal.relation.value if goal.relation else "", *(t.text for t in goal.targets)])
