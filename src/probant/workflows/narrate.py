"""Let a model word an answer: only from its confirmed facts, only what passes `checking`.

The extractive answer stands beside it, or alone where nothing passes. A narrator may lower how
surely the answer speaks, never raise it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from probant.answering.answer import Answer
from probant.answering.narration import Fact, Narration, ToldSentence, Wording, objection
from probant.answering.policy import apply_policy
from probant.checking.document import Document
from probant.council.hearing.replies import Unread, read_fields
from probant.council.prompts.prompt import narrator_prompt
from probant.llm.keys import without_keys
from probant.llm.loop import run_apart
from probant.llm.port import Asked, Model, NoReply, Reply, Stage, Trouble
from probant.vocabulary.assertion import TextReport
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.question import Intent
from probant.vocabulary.record import Record, replace
from probant.vocabulary.ruling import Outcome, Ruling, TruthMode

NARRATED = frozenset({Intent.EXPLAIN, Intent.REVIEW, Intent.COMPARE})
MAX_SECONDS = 60.0
SLACK_SECONDS = 1.0
"""A model ends by itself in time; one that does not is left behind."""
MAX_SENTENCES = 12
MAX_FACTS = 40

CheckText = Callable[[Document], TextReport]
"""V1 and V2 on one text."""

SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": ["sentences", "facts_answer_the_question"],
    "properties": {
        "facts_answer_the_question": {"type": "boolean"},
        "sentences": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "required": ["text", "facts"],
                "properties": {
                    "text": {"type": "string"},
                    "facts": {"type": "array", "items": {"type": "integer"}},
                },
            },
        },
    },
}


class Draft(Record):
    """What the narrator wrote, read strictly."""

    wordings: tuple[Wording, ...]
    is_content: bool
    """Whether it thinks that the facts answer the question."""


def narrate(
    answer: Answer, model: Model, check: CheckText, *, secrets: tuple[str, ...] = ()
) -> Answer:
    """The answer with a narration, or with a warning that says why there is none.

    None of the `secrets` is told, whatever the model says.
    """
    facts = facts_of(answer)
    if answer.goal.intent not in NARRATED or not facts:
        return without(answer, "there is nothing to narrate: explain, review and compare questions"
                        " with confirmed facts are")  # fmt: skip
    material = [_material(fact) for fact in facts]
    prompt = narrator_prompt(answer.question, material)
    asked = Asked(stage=Stage.NARRATOR, prompt=prompt, max_seconds=MAX_SECONDS, schema=SCHEMA)
    reply = _reply(model, asked)
    if isinstance(reply, NoReply):
        return without(answer, f"the narrator {model.name} gave no answer: {reply.detail}")
    draft = read_draft(reply.text, material)
    if draft is None:
        return without(answer, f"the narrator {model.name} did not answer in the form asked for")
    narration, ruling = _narrated(answer, model.name, draft, facts, check)
    return replace(
        answer,
        narration=_without_keys(narration, secrets),
        ruling=ruling,
        warnings=answer.warnings + _remarks(narration),
    )


def _reply(model: Model, asked: Asked) -> Reply | NoReply:
    try:
        return run_apart(lambda: model.complete(asked), asked.max_seconds + SLACK_SECONDS)
    except TimeoutError:
        what = f"nothing within {asked.max_seconds:.0f} s"
        return NoReply(trouble=Trouble.TIMEOUT, detail=what, seconds=asked.max_seconds)


def facts_of(answer: Answer) -> tuple[Fact, ...]:
    """The confirmed statements, numbered from 1."""
    if answer.ruling.truth_mode <= TruthMode.BLOCKED or answer.ruling.outcome not in (
        Outcome.ANSWERED, Outcome.PARTIAL,
    ):  # fmt: skip
        return ()
    told = [one for one in answer.statements if one.checked.verdict is CheckResult.VERIFIED]
    return tuple(
        Fact(
            number=number,
            text=one.checked.claim.text,
            citations=one.citations,
            shown=tuple(answer.citations[n] for n in one.citations),
        )
        for number, one in enumerate(told[:MAX_FACTS], 1)
    )


def read_draft(text: str, shown: Sequence[str]) -> Draft | None:
    """None for anything but the form that was asked for."""
    found = read_fields(text, shown)
    sentences = None if isinstance(found, Unread) else found.get("sentences")
    if isinstance(found, Unread) or not isinstance(sentences, list):
        return None
    wordings = [_wording(one) for one in sentences[:MAX_SENTENCES]]
    return Draft(
        tuple(one for one in wordings if one is not None),
        found.get("facts_answer_the_question") is True,
    )


def _wording(found: object) -> Wording | None:
    if not isinstance(found, dict):
        return None
    text, facts = found.get("text"), found.get("facts")
    if not isinstance(text, str) or not isinstance(facts, list):
        return None
    if not all(type(number) is int for number in facts):
        return None
    return Wording(" ".join(text.split()), tuple(facts))


def _narrated(
    answer: Answer, name: str, draft: Draft, facts: Sequence[Fact], check: CheckText
) -> tuple[Narration, Ruling]:
    citations = {fact.number: fact.citations for fact in facts}
    told, left_out = [], []
    for wording in draft.wordings:
        why = objection(wording, facts) or _refusal(check(Document("-", wording.text)))
        if why is not None:
            left_out.append(why)
            continue
        numbers = dict.fromkeys(n for fact in wording.facts for n in citations[fact])
        told.append(ToldSentence(wording.text, tuple(numbers)))
    ruling = answer.ruling if draft.is_content else apply_policy(answer.ruling, TruthMode.BOUNDED)
    narration = Narration(
        model=name,
        sentences=tuple(told),
        left_out=tuple(left_out),
        lowered=ruling != answer.ruling,
    )
    return narration, ruling


def _without_keys(narration: Narration, secrets: tuple[str, ...]) -> Narration:
    sentences = (replace(one, text=without_keys(one.text, secrets)) for one in narration.sentences)
    left_out = without_keys(narration.left_out, secrets)
    return replace(narration, sentences=tuple(sentences), left_out=left_out)


def _refusal(report: TextReport) -> str | None:
    """Why a sentence does not pass: something is wrong, undecided, or nothing is checkable."""
    for one in report.claims:
        if one.verdict is not CheckResult.VERIFIED:
            return f"{one.verdict.value}: {one.detail}"
    return None if report.claims else "nothing in it can be checked"


def _remarks(narration: Narration) -> tuple[str, ...]:
    said = []
    if narration.lowered:
        said.append(f"{narration.model} doubts that these facts answer the question")
    if not narration.sentences:
        said.append(f"no sentence of {narration.model} passed; the answer stands as it is")
    return tuple(said)


def without(answer: Answer, why: str) -> Answer:
    return replace(answer, warnings=(*answer.warnings, f"no narration: {why}"))


def _material(fact: Fact) -> str:
    places = [
        f"{one.path}:{one.lines.first}-{one.lines.last}\n{one.quote}" for one in fact.shown[:3]
    ]
    return "\n".join([fact.text, *places])
