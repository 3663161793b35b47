"""The services the structural tier asks: a goal goes in, a proof or the lack of one comes out.

Who proves is not known here; `workflows.check` supplies the engine that answers questions, so that
`ask` and `check` cannot disagree.
"""

from __future__ import annotations

from typing import Protocol

from probant.vocabulary.question import Goal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Outcome, TruthStatus
from probant.vocabulary.source import Citation
from probant.vocabulary.value import Observation, Value


class Proof(Record, kw_only=True):
    """What the engine can say of a goal. `values` are confirmed, `leads` are not.

    `why` is what the deciding evidence says, `noted` its own reasons, and `instead` what holds
    where the expected answer does not.
    """

    outcome: Outcome
    status: TruthStatus
    values: tuple[Value, ...]
    leads: tuple[Value, ...]
    citations: tuple[Citation, ...]
    reasons: tuple[ReasonCode, ...]
    why: str
    noted: tuple[ReasonCode, ...] = ()
    instead: tuple[Observation, ...] = ()

    @property
    def is_full(self) -> bool:
        """Whether nothing limits it: no other definition, no unseen file, no dynamic construct."""
        return self.status is TruthStatus.FULL_CONFIRMED

    @property
    def is_of_all(self) -> bool:
        """Whether it holds of every definition of that name, if there are several."""
        is_shared = self.status is TruthStatus.LIMITED_TEMPORAL_OR_CONTEXTUAL and set(
            self.reasons
        ) == {ReasonCode.AMBIGUOUS_NAME}
        return self.is_full or is_shared


class Prover(Protocol):
    def prove(self, goal: Goal) -> Proof: ...
