"""Answer what was understood: one question, an open one by ranked places, or several together."""

from __future__ import annotations

from collections.abc import Sequence

from probant.answering.answer import Answer, Cited
from probant.reading.understanding import Understood
from probant.tools.base import Desk
from probant.vocabulary.question import Aside, Facet, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome, TruthMode
from probant.workflows.grounding import MAX_LEADS
from probant.workflows.investigate import investigate
from probant.workspace.snapshot import SourceTree

_ORDER = (
    Outcome.ERROR, Outcome.INSUFFICIENT_EVIDENCE, Outcome.PARTIAL, Outcome.ANSWERED,
    Outcome.REFUTED,
)  # fmt: skip


def answered(
    one: Understood,
    tree: SourceTree,
    desk: Desk,
    *,
    wished: TruthMode = TruthMode.CONFIRMED,
    window: tuple[ReasonCode, ...] = (),
) -> Answer:
    """The answer of one question, with how it was read and what else it may mean."""
    answer = investigate(one.goal, tree, desk, wished=wished, window=window, reading=one.reading)
    if one.goal.aside is Aside.OPEN and one.goal.targets:
        answer = _with_places(answer, one.goal.targets[0], tree, desk)
    return replace(answer, reading=one.reading, offers=one.offers)


def _with_places(answer: Answer, words: Target, tree: SourceTree, desk: Desk) -> Answer:
    """The places an open question is most likely about, as leads: nothing is claimed of them."""
    if words.kind is not TargetKind.PHRASE:
        return answer
    sought = Goal(
        question=answer.question, intent=Intent.LOCATE, relation=Relation.DESCRIBED_AS,
        targets=(Target(text=words.text, kind=TargetKind.LITERAL),), facet=Facet.CONCEPT,
    )  # fmt: skip
    found = investigate(sought, tree, desk)
    offset = len(answer.citations)
    leads = [
        Cited(cited.value, tuple(offset + number for number in cited.citations))
        for cited in (*found.values, *found.leads)
    ]
    return replace(
        answer,
        leads=(*leads, *answer.leads)[:MAX_LEADS],
        citations=(*answer.citations, *found.citations),
        evidence=(*answer.evidence, *found.evidence),
    )


def together(question: str, answers: Sequence[Answer]) -> Answer:
    """One answer of several; no better than its least part."""
    if len(answers) == 1:
        return answers[0]
    least = min(answers, key=lambda one: _ORDER.index(one.ruling.outcome))
    mode = min(one.ruling.truth_mode for one in answers)
    reasons = tuple(dict.fromkeys(reason for one in answers for reason in one.ruling.reasons))
    return replace(
        least,
        question=question,
        text="\n".join(one.text for one in answers),
        ruling=replace(least.ruling, truth_mode=mode, reasons=reasons),
        values=(), leads=(), citations=(), statements=(), targets=(), offers=(),
        parts=tuple(answers),
    )  # fmt: skip
