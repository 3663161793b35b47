"""What an earlier answer of a session lends to the next question: typed facts, never its text."""

from __future__ import annotations

import re

from probant.vocabulary.question import Goal, Target
from probant.vocabulary.record import Record, replace
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

    def again_at(self, text: str) -> tuple[Goal, str] | None:
        """ "And in v2.0?": the last question, at another revision, if the gate lets it."""
        said = re.fullmatch(
            r"(?:(?:and|what about|how about) )?(?:in|at|on|as of) (?:(?:tag|version) )?(\S+)",
            " ".join(text.split()).rstrip("?!. "),
            re.IGNORECASE,
        )
        lends_root = self.carryover in (Carryover.FULL, Carryover.ROOT_ONLY)
        if said is None or self.goal is None or not lends_root:
            return None
        return replace(self.goal, question=text), said.group(1)

    def root_revision(self) -> str | None:
        """The revision a follow-up stays in, if the gate lets it."""
        return self.revision if self.carryover in (Carryover.FULL, Carryover.ROOT_ONLY) else None
