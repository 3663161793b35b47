"""Results made by hand: every field of one answer that a metric looks at."""

from __future__ import annotations

from probant.evaluation.grading.result import Result
from probant.evaluation.grading.scoring import Grade, overlap
from probant.evaluation.questions.truth import NameSet, Nothing, Outcome, Question, Verified
from probant.evaluation.subjects.response import Level, Response, Value

SILENT = frozenset({Grade.ABSTAINED})


def made(
    grade: Grade,
    *,
    family: str = "34",
    group: str = "g",
    text: str = "?",
    repo: str = "r",
    arm: str = "plain",
    names: tuple[str, ...] = (),
    truth: tuple[str, ...] = ("a", "b"),
    outcome: Outcome | None = None,
    level: Level = Level.HIGH,
    verbatim: int = 0,
    cited: int = 0,
    values_cited: int = 0,
    unverified: int = 0,
    claims: int = 0,
    gate: str = "full_confirmed",
    recoveries: int = 0,
    steps: tuple[str, ...] = (),
    relation: str | None = None,
    seconds: float = 0.5,
) -> Result:
    """One graded answer; a negative family has nothing that is true."""
    is_negative = family.startswith("U")
    question = Question(
        id=f"{family}-{group}",
        family=family,
        text=text,
        acceptable=frozenset({Outcome.INSUFFICIENT_EVIDENCE if is_negative else Outcome.ANSWERED}),
        truth=Nothing() if is_negative else NameSet(frozenset(truth)),
        verified=Verified.STRUCTURAL,
        paraphrase_group=group,
        repo=repo,
        arm=arm,
    )
    if grade is Grade.ERROR:
        return Result.failed(question, "broken", seconds)
    is_silent = grade is Grade.ABSTAINED or (is_negative and grade is Grade.CORRECT)
    spoken = Outcome.INSUFFICIENT_EVIDENCE if is_silent else Outcome.ANSWERED
    response = Response(
        outcome=outcome or spoken,
        values=tuple(_name(name) for name in names),
        leads=(),
        citations=(),
        level=level,
        gate_status=gate,
        reason_codes=(),
        recovery_attempts=recoveries,
        steps=steps,
        relation=relation,
        n_claims=claims,
        n_unverified_claims=unverified,
    )
    return Result(
        question=question,
        response=response,
        grade=grade,
        overlap=overlap(question.truth, response.values),
        n_citations=cited,
        n_verbatim=verbatim,
        n_values_cited=values_cited,
        seconds=seconds,
        error=None,
    )


def _name(name: str) -> Value:
    return Value(type="name", name=name, qualified_name=None, path=None, line=None, text=None,
                 boolean=None, citations=())  # fmt: skip
