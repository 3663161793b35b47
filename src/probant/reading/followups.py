"""What an earlier answer of a session lends to the next question: typed facts, never its text."""

from __future__ import annotations

import re

from probant.reading.things import Names, Prominence, sort_of
from probant.reading.words import PRONOUNS
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


def another_target(text: str, frame: SessionFrame | None, names: Names) -> Goal | None:
    """ "And for Engine?", "what about parse?": the last question about another thing."""
    said = re.fullmatch(
        r"(?:(?:and|ok|so|now),? )?(?:what about|how about|and for|and|the same for|for) "
        r"(?:the \w+ )?[`'\"]?([\w./:$-]+?)[`'\"]?(?:\(\))?",
        " ".join(text.split()).rstrip("?!. "),
        re.IGNORECASE,
    )
    if said is None or frame is None or frame.goal is None or len(frame.goal.targets) != 1:
        return None
    (old,), text_said = frame.goal.targets, said.group(1)
    is_name = names.symbol(text_said) is not Prominence.NONE or names.path(text_said)
    if text_said.lower() in PRONOUNS or not (is_name or sort_of(text_said, names)):
        return None
    return replace(frame.goal, question=text, targets=(Target(text=text_said, kind=old.kind),))
