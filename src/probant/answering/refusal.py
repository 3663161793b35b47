"""Words for a refusal: what could not be proved, in one short line; why; and what would settle it.

Tool names, counts and reason codes are no part of it: they stand in the evidence. Next:
sentences.py.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence

from probant.answering.compose import N_SPELLED_OUT, WRITTEN, described, run_remedy, worded
from probant.answering.sentences import (
    ASIDE_REMEDY,
    ASIDE_TEXT,
    CALLER_REMEDY,
    DECLARED_REMEDY,
    MISSING,
    NO_DEPENDENCY,
    NOT_DESCRIBED,
    REASON_REMEDY,
    REFUSED,
    WITHOUT_PLACES,
)
from probant.vocabulary.evidence import Quality
from probant.vocabulary.question import Aside, Goal, Relation, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.ruling import Ruling
from probant.vocabulary.value import LocationValue, PathValue, Value

MAX_HEADLINE_CHARS = 100
"""With the mark before it and `Closest places:` behind it, a line of 120."""

MAX_NAME_CHARS = 28
MAX_PHRASE_CHARS = 45
NOT_PROVED = "Not proved: "


class Refusal(Record, kw_only=True):
    """`headline` is one line of at most a hundred characters; `details` say more, one line each."""

    headline: str
    details: tuple[str, ...] = ()
    remedy: str = ""
    call: str = ""
    """The remedy for callers of a service, who have its tools in place of commands; "" where both
    have the same."""

    @property
    def text(self) -> str:
        return "\n".join(part for part in (self.headline, *self.details, self.remedy) if part)

    @property
    def because(self) -> str:
        """Why, for a text that says itself that nothing was proved."""
        return " ".join(self.details) or self.headline.removeprefix(NOT_PROVED)


def refuse(
    goal: Goal,
    ruling: Ruling,
    known: Sequence[Value],
    notes: Sequence[str],
    *,
    missing: Sequence[Target] = (),
    instead: str = "",
    of: Sequence[Value] = (),
) -> Refusal:
    """What is said where nothing is. `known` are things the question names, `notes` why not more;
    `instead` says what there is in place of a target that is `missing`, `of` what the first target
    is, where it is not what the question takes it for.
    """
    if goal.aside is not None:
        return _refuse_aside(goal, known)
    reason = _main_reason(ruling)
    is_unread = ReasonCode.WINDOW_SKIPPED_FILES in ruling.reasons
    is_told_by_note = reason is ReasonCode.FALSE_PREMISE or (
        reason is ReasonCode.MISSING_ANCHOR and (not missing or is_unread)
    )
    if is_told_by_note and notes and not instead:
        instead, notes = notes[0], notes[1:]
    first, _, rest = instead.partition("; ")
    if instead and len(NOT_PROVED + instead) < MAX_HEADLINE_CHARS:
        first, rest = instead, ""
    words = _reason_words(goal, reason, missing)
    is_short = first and len(NOT_PROVED + first) < MAX_HEADLINE_CHARS
    headline = NOT_PROVED + _sentence(first if is_short else words)
    said = [one for one in ([rest] if is_short else [instead]) if one]
    is_other = [*_whereabouts(of)] if reason is ReasonCode.FALSE_PREMISE else []
    details = dict.fromkeys(_sentence(one) for one in (*said, *notes, *is_other))
    return Refusal(
        headline=headline,
        details=tuple(one for one in details if one.lower() not in headline.lower()),
        remedy=run_remedy(goal, ruling),
    )


def with_places(
    refusal: Refusal, goal: Goal, leads: Sequence[tuple[Value, Quality]], words: str
) -> Refusal:
    """The same beside ranked places: how much they say, and what to do with them.

    `words` are those that were searched for.
    """
    headline = refusal.headline
    if goal.aside is Aside.OPEN:
        if not leads:
            headline = WITHOUT_PLACES
        elif words and all(quality <= Quality.WEAK for _, quality in leads):
            phrase = _quoted(words, MAX_PHRASE_CHARS)
            headline = f"{NOT_PROVED}found no code called or documented as {phrase}."
    if goal.aside in ASIDE_REMEDY and goal.aside is not Aside.OPEN:
        return replace(refusal, headline=headline)
    if refusal.remedy:
        return replace(refusal, headline=headline)
    if goal.relation is Relation.DEPENDENCIES:
        return replace(refusal, headline=headline, remedy=DECLARED_REMEDY)
    first = next((name for value, _ in leads if (name := _shown_as(value))), "")
    return replace(
        refusal, headline=headline, remedy=_settle(first, words), call=_settle_by_call(first, words)
    )


def _refuse_aside(goal: Goal, known: Sequence[Value]) -> Refusal:
    """Why there is no answer, what the question names, and what could be asked about it."""
    assert goal.aside is not None  # noqa: S101 - the caller looked
    shown = _whereabouts(known[:N_SPELLED_OUT])
    named = [one.text for one in goal.targets if one.kind is not TargetKind.PHRASE]
    name = named[0] if named and shown else "NAME"
    shown += _not_found(goal, known)
    remedy = "" if goal.aside is Aside.OPEN and name == "NAME" else ASIDE_REMEDY[goal.aside]
    about = f" about {name}." if goal.aside is Aside.NOT_COVERED and name != "NAME" else "."
    headline = ASIDE_TEXT[goal.aside].removesuffix(".") + about
    return Refusal(
        headline=headline if len(headline) <= MAX_HEADLINE_CHARS else ASIDE_TEXT[goal.aside],
        details=tuple(shown),
        remedy=remedy.replace("{a}", name),
    )


def _not_found(goal: Goal, known: Sequence[Value]) -> list[str]:
    """What the question names by its owner and nothing here is: often that is the whole answer."""
    found = {one.definition.name for one in known if isinstance(one, LocationValue)}
    return [
        f"No definition called {target.text} was found here."
        for target in goal.targets
        if target.kind is TargetKind.SYMBOL
        and len(parts := re.split(r"\.|::", target.text.strip("."))) > 1
        and parts[-1] not in found
    ]


def _whereabouts(values: Sequence[Value]) -> list[str]:
    """What each thing is, and where, in a sentence."""
    return [
        f"{value.definition.qualified_name} is {worded(value)}."
        for value in values
        if isinstance(value, LocationValue)
    ]


def _main_reason(ruling: Ruling) -> ReasonCode:
    """The one that tells most: that it is only mentioned says more than that it is not defined."""
    if ReasonCode.MENTION_ONLY in ruling.reasons:
        return ReasonCode.MENTION_ONLY
    told = [one for one in ruling.reasons if one is not ReasonCode.BELOW_MINIMUM]
    return next(iter((*told, *ruling.reasons)), ReasonCode.BELOW_MINIMUM)


def _reason_words(goal: Goal, reason: ReasonCode, missing: Sequence[Target]) -> str:
    target = next(iter((*missing, *goal.targets)), None)
    if reason is ReasonCode.MISSING_ANCHOR and goal.relation is Relation.DESCRIBED_AS:
        return NOT_DESCRIBED
    if reason is ReasonCode.MISSING_ANCHOR and target is not None:
        if goal.relation is Relation.DEPENDENCIES:
            return NO_DEPENDENCY.replace("{a}", _quoted(target.text))
        return MISSING[target.kind].replace("{a}", _named(target))
    name = _quoted(target.text) if target else "it"
    return REFUSED.get(reason, reason.meaning).replace("{a}", name)


def _named(target: Target) -> str:
    """The name, with the kind before it that was asked for and the place it was narrowed to."""
    plain = replace(target, text="\0")
    front, _, behind = described(plain).partition("\0")
    kind = front if target.kinds else ""
    name = f"{kind or _DEFAULT_KIND.get(target.kind, '')}called {_quoted(target.text)}{behind}"
    return name if len(name) <= 2 * MAX_NAME_CHARS else f"called {_quoted(target.text)}"


_DEFAULT_KIND = {TargetKind.SYMBOL: "definition or file ", TargetKind.TEST: "test "}


def _quoted(text: str, most: int = MAX_NAME_CHARS) -> str:
    plain = " ".join(text.split())
    return f"'{plain if len(plain) <= most else plain[: most - 1] + '…'}'"


def _sentence(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else f"{text}."


def _settle(first: str, words: str) -> str:
    """A name to give, and a search to run."""
    show = f"probant show {shlex.quote(first)}"
    search = f"probant search {shlex.quote(words)}" if words else ""
    if first and search:
        return f"To settle it, ask about one of them by name ({show}), or {search}"
    if first:
        return f"To settle it, ask about one of them by name, for example {show}"
    if search:
        return f"To settle it, give a name as it stands in the code; {search} looks for words."
    return "To settle it, give a name as it stands in the code."


def _settle_by_call(first: str, words: str) -> str:
    """The same with the tools of a service."""
    show = f"call show with {first}" if first else ""
    search = f"call search with {_quoted(words, MAX_PHRASE_CHARS)}" if words else ""
    either = ", or ".join(part for part in (show, search) if part)
    return f"To settle it, {either or 'ask by a name as it stands in the code'}."


def for_callers(answer_text: str, refusal: Refusal | None) -> tuple[str, Refusal | None]:
    """An answer's text, and its refusal, without the commands and flags of a terminal."""
    text = answer_text
    if refusal is not None and refusal.call:
        text = text.replace(refusal.remedy, refusal.call)
        refusal = replace(refusal, remedy=refusal.call)
    for reason, remedy in REASON_REMEDY.items():
        told = CALLER_REMEDY.get(reason, remedy)
        text = text.replace(remedy, told)
        if refusal is not None:
            refusal = replace(refusal, remedy=refusal.remedy.replace(remedy, told))
    return text, refusal


def _shown_as(value: Value) -> str:
    match value:
        case LocationValue(definition):
            name = definition.qualified_name
            is_name = name.replace(".", "_").isidentifier() and definition.kind not in WRITTEN
            return name if is_name else f"{definition.path}:{definition.line}"
        case PathValue(path):
            return path
    return ""
