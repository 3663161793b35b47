"""Let a language model propose how a question is meant, where the learned reader is not sure.

Off unless the settings name a reader. It proposes a `probant.goal/1` and nothing else; whether the
words of the question are accounted for is computed here, as for any reading. So a model can choose
between readings and offer one more, never have words passed over or a name made up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

from probant.council.hearing.replies import read_fields
from probant.council.prompts.prompt import reader_prompt
from probant.errors import UsageError
from probant.llm.loop import run_apart
from probant.llm.port import Asked, NoReply, Stage
from probant.llm.port import Model as LanguageModel
from probant.questions.registry import forms_by_name
from probant.reading.model import Model
from probant.reading.things import Names, Prominence
from probant.reading.understanding import Understood, graded
from probant.vocabulary.question import Aside, Goal

MAX_SECONDS = 30.0
SLACK_SECONDS = 1.0
UNSURE = frozenset({Aside.NOT_COVERED, Aside.OPEN})
"""Refusals of the learned reader that another one may see further than."""

GoalOf = Callable[[Mapping[str, object]], Goal]
"""Reads `probant.goal/1`; raises `UsageError` for anything else."""


def reread(
    read: tuple[Understood, ...], question: str, asked: LanguageModel, goal_of: GoalOf,
    model: Model, names: Names, today: date,
) -> tuple[Understood, ...]:  # fmt: skip
    """What was read, or what a language model makes of it if that was not sure."""
    if len(read) != 1 or read[0].goal.aside not in UNSURE:
        return read
    goal = _proposed(question, asked, goal_of)
    if goal is None or not _is_named(goal, question, names):
        return read
    return (graded(read[0], goal, question, model, names, today),)


def _proposed(question: str, asked: LanguageModel, goal_of: GoalOf) -> Goal | None:
    """The goal a model gives; None for none, for no reply and for what is no goal."""
    kinds = [
        f"{name}: {form.sentence}" for name, forms in forms_by_name().items() for _, form in forms
    ]
    prompt = reader_prompt(question, list(dict.fromkeys(kinds)))
    request = Asked(stage=Stage.READER, prompt=prompt, max_seconds=MAX_SECONDS)
    try:
        reply = run_apart(lambda: asked.complete(request), MAX_SECONDS + SLACK_SECONDS)
    except TimeoutError:
        return None
    found = None if isinstance(reply, NoReply) else read_fields(reply.text, [question])
    try:
        return goal_of(found) if isinstance(found, Mapping) and found.get("kind") else None
    except UsageError:
        return None


def _is_named(goal: Goal, question: str, names: Names) -> bool:
    """Whether all that a goal names stands in the question, or in the repository."""
    said = [target.text for target in goal.targets] + [goal.member, goal.revision]
    said += [target.owner or "" for target in goal.targets]
    said += [target.within or "" for target in goal.targets]
    said += [goal.filters.within, goal.filters.of, goal.filters.by]
    said += [goal.filters.since, goal.filters.until]
    lowered = question.lower()
    return all(
        one.lower() in lowered or names.symbol(one) is not Prominence.NONE or names.path(one)
        for one in said
        if one
    )
