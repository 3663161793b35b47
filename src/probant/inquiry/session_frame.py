"""What an earlier answer of a session lends to the next question: typed facts, never its text."""

from __future__ import annotations

from probant.vocabulary.question import Goal, Target
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Carryover


class SessionFrame(Record, kw_only=True):
    """The last goal, the one object it settled on, and what the gate allows to be reused."""

    goal: Goal | None
    object: Target | None
    carryover: Carryover
    revision: str | None = None

    def object_target(self) -> Target | None:
        """The object "it" may stand for, if the gate lets it."""
        if self.carryover in (Carryover.FULL, Carryover.OBJECT_ONLY):
            return self.object
        return None

    def root_revision(self) -> str | None:
        """The revision a follow-up stays in, if the gate lets it."""
        return self.revision if self.carryover in (Carryover.FULL, Carryover.ROOT_ONLY) else None
