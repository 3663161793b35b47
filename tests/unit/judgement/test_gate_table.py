"""The gate as one table: what was seen → status, outcome, coverage, grounding, carry-over, reasons.

Every row is also asked in every truth mode a caller may wish for.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from probant.answering.policy import apply_policy
from probant.judgement.gate import MODE_OF_STATUS, USERS_REMEDY, Case, rule
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.evidence import Aspect, EntryStatus, EvidenceClass, Quality, Signal
from probant.vocabulary.question import Aside, Goal, Intent, Relation
from probant.vocabulary.reason import ReasonCode as R
from probant.vocabulary.ruling import (
    Carryover,
    Coverage,
    Grounding,
    Outcome,
    TruthMode,
    TruthStatus,
)
from tests.unit.judgement.building import (
    CALLERS,
    EXISTS,
    HISTORY,
    LOCATE,
    OTHER,
    PAIR,
    START,
    aside,
    blind,
    case,
    claims,
    contradiction,
    entry,
    found,
    nothing,
    read,
    related,
)

FULL, PARTIAL = TruthStatus.FULL_CONFIRMED, TruthStatus.PARTIAL_SUPPORTED
LIMITED = TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL
NO_ANCHOR = TruthStatus.BLOCKED_MISSING_ANCHOR
NO_ROUTE = TruthStatus.BLOCKED_ROUTE_EXPECTATION_FAILURE
NO_LOOK = TruthStatus.BLOCKED_EXECUTION_ERROR

YES, NO = CheckResult.VERIFIED, CheckResult.REFUTED
UNSURE = CheckResult.UNVERIFIABLE

ANSWERED, REFUTED, SOME = Outcome.ANSWERED, Outcome.REFUTED, Outcome.PARTIAL
REFUSED, ERROR = Outcome.INSUFFICIENT_EVIDENCE, Outcome.ERROR

GROUNDED, PARTLY = Grounding.GROUNDED, Grounding.PARTIALLY_GROUNDED
CONTRADICTED, UNGROUNDED = Grounding.CONTRADICTED, Grounding.UNGROUNDED


class Row(NamedTuple):
    name: str
    case: Case
    status: TruthStatus
    outcome: Outcome
    coverage: Coverage
    grounding: Grounding
    carryover: Carryover
    reasons: tuple[R, ...]


COMMIT = entry(
    EvidenceClass.GIT_LOG, tool="git_history", signal=Signal.HISTORY, aspect=Aspect.RELATION,
    observations=found().observations,
)  # fmt: skip
READ_RELATION = read(aspect=Aspect.RELATION)
BOTH = (found(), found(target=START))

CONFIRMED_ROWS = [
    Row("one object", case(LOCATE, [found(), read()], claims(YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.FULL, ()),
    Row("several objects", case(LOCATE, [found(1, 5), read(1, 5)], claims(YES, YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.ROOT_ONLY, ()),
    Row("a whole list", case(CALLERS, [found(), related(3, 4), READ_RELATION], claims(YES, YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.FULL, ()),
    Row("an empty list", case(CALLERS, [found(), related(status=EntryStatus.ABSENT),
                                        READ_RELATION]),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.FULL, (R.COMPLETE_AND_EMPTY,)),
    Row("yes", case(PAIR, [*BOTH, related(3), READ_RELATION], claims(YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.FULL, ()),
    Row("a proved no", case(PAIR, [*BOTH, related(status=EntryStatus.ABSENT), READ_RELATION],
                            claims(YES)),
        FULL, REFUTED, Coverage.FULL, GROUNDED, Carryover.FULL, ()),
    Row("none exists", case(EXISTS, [nothing(complete=True), read()], claims(YES)),
        FULL, REFUTED, Coverage.FULL, GROUNDED, Carryover.ROOT_ONLY, ()),
    Row("by authority", case(HISTORY, [COMMIT], claims(YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.ROOT_ONLY, ()),
    Row("a mention beside the definition",
        case(LOCATE, [entry(tool="grep", reasons=(R.MENTION_ONLY,)), found(), read()], claims(YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.FULL, ()),
    Row("blind in one eye, sighted in the other",
        case(LOCATE, [blind(R.TOOL_MISSING), found(), read()], claims(YES)),
        FULL, ANSWERED, Coverage.FULL, GROUNDED, Carryover.FULL, ()),
]  # fmt: skip

LIMITED_ROWS = [
    Row("a past revision", case(LOCATE, [found(), read()], claims(YES),
                                window=(R.WINDOW_REVISION,)),
        LIMITED, ANSWERED, Coverage.FULL, GROUNDED, Carryover.ROOT_ONLY, (R.WINDOW_REVISION,)),
    Row("a proved no at a past revision",
        case(PAIR, [*BOTH, related(status=EntryStatus.ABSENT), READ_RELATION], claims(YES),
             window=(R.WINDOW_REVISION,)),
        LIMITED, REFUTED, Coverage.FULL, GROUNDED, Carryover.ROOT_ONLY, (R.WINDOW_REVISION,)),
    Row("an ambiguous name",
        case(LOCATE, [found(1, 5, ambiguous=True), read(1, 5)], claims(YES, YES)),
        LIMITED, ANSWERED, Coverage.FULL, GROUNDED, Carryover.META_ONLY, (R.AMBIGUOUS_NAME,)),
    Row("ambiguous at a past revision",
        case(LOCATE, [found(1, 5, ambiguous=True), read(1, 5)], claims(YES, YES),
             window=(R.WINDOW_REVISION,)),
        LIMITED, ANSWERED, Coverage.FULL, GROUNDED, Carryover.META_ONLY,
        (R.WINDOW_REVISION, R.AMBIGUOUS_NAME)),
    Row("skipped files, one object",
        case(CALLERS, [found(), related(3, complete=False, reasons=(R.WINDOW_SKIPPED_FILES,)),
                       READ_RELATION], claims(YES)),
        LIMITED, ANSWERED, Coverage.FULL, GROUNDED, Carryover.OBJECT_ONLY,
        (R.WINDOW_SKIPPED_FILES,)),
    Row("skipped files, several objects",
        case(CALLERS, [found(1, 2), related(3, complete=False, reasons=(R.WINDOW_SKIPPED_FILES,)),
                       READ_RELATION], claims(YES)),
        LIMITED, ANSWERED, Coverage.FULL, GROUNDED, Carryover.META_ONLY,
        (R.WINDOW_SKIPPED_FILES,)),
]  # fmt: skip

PARTIAL_ROWS = [
    Row("not read, one object", case(LOCATE, [found()], claims(YES)),
        PARTIAL, SOME, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY, (R.BELOW_MINIMUM,)),
    Row("not read, several objects", case(LOCATE, [found(1, 2)], claims(YES, YES)),
        PARTIAL, SOME, Coverage.PARTIAL, PARTLY, Carryover.META_ONLY, (R.BELOW_MINIMUM,)),
    Row("not read, nothing confirmed", case(LOCATE, [found()]),
        PARTIAL, REFUSED, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY, (R.BELOW_MINIMUM,)),
    Row("one claim failed", case(LOCATE, [found(1, 2), read(1, 2)], claims(YES, NO)),
        PARTIAL, SOME, Coverage.PARTIAL, PARTLY, Carryover.META_ONLY, (R.CLAIM_FAILED,)),
    Row("every claim failed", case(LOCATE, [found(), read()], claims(UNSURE)),
        PARTIAL, REFUSED, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY, (R.CLAIM_FAILED,)),
    Row("a contradiction", case(LOCATE, [found(), read(), contradiction()], claims(YES)),
        PARTIAL, SOME, Coverage.PARTIAL, CONTRADICTED, Carryover.OBJECT_ONLY, (R.CONTRADICTION,)),
    Row("unresolved sites beside resolved ones",
        case(CALLERS, [found(), related(3, complete=False, reasons=(R.UNRESOLVED_REFERENCES,)),
                       READ_RELATION], claims(YES)),
        PARTIAL, SOME, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY,
        (R.UNRESOLVED_REFERENCES,)),
    Row("a list nobody calls whole",
        case(CALLERS, [found(), related(3, complete=False), READ_RELATION], claims(YES)),
        PARTIAL, SOME, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY,
        (R.UNRESOLVED_REFERENCES,)),
    Row("only unresolved sites",
        case(CALLERS, [found(), related(quality=Quality.WEAK, complete=False,
                                        reasons=(R.UNRESOLVED_REFERENCES,)), READ_RELATION]),
        PARTIAL, REFUSED, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY,
        (R.BELOW_MINIMUM, R.UNRESOLVED_REFERENCES)),
    Row("a no that something dynamic could hide",
        case(PAIR, [*BOTH, related(status=EntryStatus.ABSENT, complete=False,
                                   reasons=(R.DYNAMIC_DISPATCH,)), READ_RELATION]),
        PARTIAL, REFUSED, Coverage.PARTIAL, PARTLY, Carryover.OBJECT_ONLY,
        (R.BELOW_MINIMUM, R.DYNAMIC_DISPATCH)),
]  # fmt: skip

BLOCKED_ROWS = [
    Row("nothing found", case(LOCATE, [nothing()]),
        NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.MISSING_ANCHOR,)),
    Row("only mentioned", case(LOCATE, [entry(tool="grep", reasons=(R.MENTION_ONLY,))]),
        NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE,
        (R.MISSING_ANCHOR, R.MENTION_ONLY)),
    Row("one of two missing", case(PAIR, [found(), nothing()]),
        NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.MISSING_ANCHOR,)),
    Row("git does not know it", case(HISTORY, [
            entry(EvidenceClass.GIT_LOG, status=EntryStatus.ABSENT, aspect=Aspect.RELATION,
                  complete=False, reasons=(R.MISSING_ANCHOR,))]),
        NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.MISSING_ANCHOR,)),
    Row("an absence that settles nothing", case(EXISTS, [nothing(complete=False)]),
        NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.MISSING_ANCHOR,)),
    Row("the relation was not looked for", case(CALLERS, [found(), read()], claims(YES)),
        NO_ROUTE, ERROR, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.ROUTE_NOT_RUN,)),
    Row("evidence about something else",
        case(LOCATE, [found(), read(), found(target=OTHER)], claims(YES)),
        NO_ROUTE, ERROR, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.OTHER_TARGET,)),
    *(Row(f"could not look: {reason.wire}", case(LOCATE, [blind(reason)]),
          NO_LOOK, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (reason,))
      for reason in sorted(USERS_REMEDY, key=lambda r: r.wire)),
    Row("a tool failed", case(LOCATE, [blind(R.TOOL_FAILED, status=EntryStatus.FAILED)]),
        NO_LOOK, ERROR, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.TOOL_FAILED,)),
    Row("a tool failed and does not say why", case(LOCATE, [blind(None)]),
        NO_LOOK, ERROR, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.TOOL_FAILED,)),
    Row("too slow", case(LOCATE, [blind(R.TIMEOUT)]),
        NO_LOOK, ERROR, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.TIMEOUT,)),
    Row("one remedy is the user's, the other not",
        case(LOCATE, [blind(R.TOOL_MISSING), blind(R.TIMEOUT)]),
        NO_LOOK, ERROR, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.TOOL_MISSING, R.TIMEOUT)),
    Row("found, then could not read",
        case(LOCATE, [found(), blind(R.NOT_PERMITTED, evidence_class=EvidenceClass.FILE_CONTENT)],
             claims(YES)),
        NO_LOOK, REFUSED, Coverage.PARTIAL, UNGROUNDED, Carryover.NONE, (R.NOT_PERMITTED,)),
    *(Row(f"aside: {kind.value}", case(aside(kind), ()),
          NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (reason,))
      for kind, reason in ((Aside.CHAT, R.NO_CLAIMS), (Aside.OPINION, R.OUT_OF_SCOPE),
                           (Aside.UNDERSPECIFIED, R.UNDERSPECIFIED),
                           (Aside.NO_CARRYOVER, R.NO_CARRYOVER))),
    Row("nothing required", case(Goal(question="?", intent=Intent.CHAT,
                                      relation=Relation.LAST_COMMIT), ()),
        NO_ANCHOR, REFUSED, Coverage.NONE, UNGROUNDED, Carryover.NONE, (R.NO_CLAIMS,)),
]  # fmt: skip

TABLE = [*CONFIRMED_ROWS, *LIMITED_ROWS, *PARTIAL_ROWS, *BLOCKED_ROWS]


@pytest.mark.parametrize("wished", TruthMode, ids=lambda mode: mode.value)
@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.name)
def test_the_gate(row: Row, wished: TruthMode) -> None:
    granted = rule(row.case)
    told = apply_policy(granted, wished)
    assert told.status is row.status
    assert told.outcome is row.outcome
    assert told.truth_mode is min(MODE_OF_STATUS[row.status], wished)
    assert told.coverage is row.coverage
    assert told.grounding is row.grounding
    assert told.carryover is row.carryover
    assert told.reasons == row.reasons
    assert (told.explanation is None) is (row.status is FULL)


def test_every_status_and_every_carryover_has_a_row() -> None:
    assert {row.status for row in TABLE} == set(TruthStatus)
    assert {row.carryover for row in TABLE} == set(Carryover)
    assert {row.outcome for row in TABLE} == set(Outcome)
    assert {row.coverage for row in TABLE} == set(Coverage)
    assert {row.grounding for row in TABLE} == set(Grounding)


STEPS = (NO_LOOK, NO_ANCHOR, NO_ROUTE, PARTIAL, LIMITED, FULL)


def test_an_earlier_step_hides_a_later_one() -> None:
    """Everything wrong at once; then each trouble is taken away in the order of the steps."""
    window = (R.WINDOW_REVISION,)
    failed = claims(NO)
    cannot_look = blind(R.TIMEOUT)
    other = found(target=OTHER)
    order = [
        case(LOCATE, [cannot_look, other], failed, window=window),
        case(LOCATE, [other], failed, window=window),
        case(LOCATE, [found(), other], failed, window=window),
        case(LOCATE, [found()], failed, window=window),
        case(LOCATE, [found(), read()], claims(YES), window=window),
        case(LOCATE, [found(), read()], claims(YES)),
    ]
    assert tuple(rule(one).status for one in order) == STEPS


@pytest.mark.parametrize(
    "one",
    [
        case(LOCATE, [found()], claims(YES), window=(R.WINDOW_REVISION,)),
        case(LOCATE, [found(1, 5, ambiguous=True)], claims(YES, YES)),
    ],
    ids=["past revision", "ambiguous name"],
)
def test_a_part_of_a_limited_answer_is_no_surer_than_the_whole(one: Case) -> None:
    """Limited is below bounded: taking the reading away must not lift the answer over it."""
    ruling = rule(one)
    assert ruling.status is PARTIAL
    assert ruling.truth_mode <= TruthMode.LIMITED
    assert {R.WINDOW_REVISION, R.AMBIGUOUS_NAME} & set(ruling.reasons)
