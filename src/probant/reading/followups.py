"""What an earlier answer of a session lends to the next question: typed facts, never its text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from probant.questions.registry import KINDS, forms_by_label
from probant.reading.draft import Draft
from probant.reading.filling import Filled
from probant.reading.filters import find_filters
from probant.reading.pieces import Lexicon, Token
from probant.reading.things import Names, Prominence, sort_of
from probant.reading.tokens import tokens_of
from probant.reading.words import NOISE, PRONOUNS
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Target, TargetKind
from probant.vocabulary.record import Record, replace
from probant.vocabulary.ruling import Carryover


class SessionFrame(Record, kw_only=True):
    """The last goal, the one object it settled on, and what the gate allows to be reused."""

    goal: Goal | None
    object: Target | None
    carryover: Carryover
    revision: str | None = None
    listed: tuple[Target, ...] = ()
    """What the answer listed, if that was all of it and little enough to point at."""

    def object_target(self) -> Target | None:
        """The object "it" may stand for, if the gate lets it."""
        if self.carryover in (Carryover.FULL, Carryover.OBJECT_ONLY):
            return self.object
        return None

    def again_at(self, text: str) -> tuple[Goal, str] | None:
        """ "And in v2.0?": the last question, at another revision, if the gate lets it."""
        said = re.fullmatch(
            r"(?:(?:and|what about|how about) )?(?:in|at|on|as of) (?:(?:tag|version) )?(\S+)",
            _said(text),
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
        _said(text),
        re.IGNORECASE,
    )
    if said is None or frame is None or frame.goal is None or len(frame.goal.targets) != 1:
        return None
    (old,), text_said = frame.goal.targets, said.group(1)
    is_name = names.symbol(text_said) is not Prominence.NONE or names.path(text_said)
    if text_said.lower() in PRONOUNS or not (is_name or sort_of(text_said, names)):
        return None
    return replace(frame.goal, question=text, targets=(Target(text=text_said, kind=old.kind),))


_OF_THOSE = re.compile(
    r"(?:(?:and|ok|so|now),? )?(?P<how>which|how many|what|list|show me|any)? ?"
    r"(?:of|among) (?:those|these|them|the ones) "
    r"(?:(?:are|is|were|live|sit|stand|come) )?(?P<rest>.+)",
    re.IGNORECASE,
)
_COMPARE = re.compile(
    r"(?:(?:and|ok|so|now),? )?(?:compare (?:the two|both|them|(?:those|these)(?: two)?)"
    r"|(?:how do|what is the difference between|whats the difference between)"
    r" (?:the two|they|them|both)(?: differ)?)",
    re.IGNORECASE,
)


def compared(text: str, frame: SessionFrame | None) -> Goal | None:
    """ "Compare the two": the two things of the last question, or of its answer."""
    if frame is None or frame.goal is None or not _COMPARE.fullmatch(_said(text)):
        return None
    pairs = (frame.listed, frame.goal.targets)
    pair = next((one for one in pairs if len(one) == 2), ())
    if not pair or any(one.kind is not TargetKind.SYMBOL for one in pair):
        return None
    kind, form = forms_by_label()["compare-signatures"]
    return Goal(question=text, intent=kind.intent, relation=kind.relation, targets=pair,
                facet=form.facet)  # fmt: skip


def narrowed(
    text: str, frame: SessionFrame | None, lexicon: Lexicon, names: Names, today: date
) -> Goal | None:
    """ "Which of those are tests?": the last question, narrowed, if its kind can be."""
    said = _OF_THOSE.fullmatch(_said(text))
    if said is None or frame is None or frame.goal is None or frame.goal.relation is None:
        return None
    rest = re.sub(r"^(?=tests?\b|test (?:code|files?)\b)", "in ", said["rest"])
    rest = re.sub(r"^public$", "public ones", rest)
    is_counted = (said["how"] or "").lower() == "how many"
    plain = tokens_of(rest, names, lexicon)
    folders = {one.start for one in plain[1:] if one.thing is None and names.path(one.raw)}
    for tokens in (plain, tokens_of(rest, names, lexicon, folders)):
        filters = _narrower(frame.goal, text, tokens, names, today)
        if filters is not None:
            return replace(
                frame.goal, question=text, filters=filters, polar=False, counted=is_counted
            )
    return None


def _narrower(
    goal: Goal, text: str, tokens: Sequence[Token], names: Names, today: date
) -> Filters | None:
    """The filters of a goal and those that these words name; None if they name anything else."""
    if goal.relation is None:
        return None
    kind = KINDS[goal.relation]
    filled = Filled(slots=(), spare=tuple(token.thing for token in tokens if token.thing))
    found = find_filters(tokens)
    draft = Draft(text, kind, kind.forms[0], filled, tokens, set(), names, today, found, ())
    filters = draft.filters(goal.filters)
    left = [n for n, one in enumerate(tokens) if n not in draft.by_filter and one.word not in NOISE]
    return None if left or filters == goal.filters else filters


def _said(text: str) -> str:
    return " ".join(text.split()).rstrip("?!. ")
