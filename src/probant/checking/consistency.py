"""V4 within one text: statements of it that cannot both be true.

Words alone decide only where they must clash ("a calls b", "a does not call b"); where two could
both hold of some code, the code has to refute one of them first. Agreement says nothing. Answers to
the same question are compared in agreement.py; checker.py puts the tiers in order.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from probant.checking.clashes import RULES, Rule, dotted, said
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Failure, Mention
from probant.vocabulary.claim import CheckResult

MAX_VERSIONS = 24
"""How many different statements about one thing are held against each other."""

Judge = Callable[[Assertion], Checked]
"""The other tiers: what the code says of one statement."""


def check_consistency(
    assertions: Sequence[Assertion], shelf: Shelf, judge: Judge
) -> tuple[Checked, ...]:
    """One claim for each statement that an earlier one of the same text contradicts."""
    in_order = sorted(assertions, key=lambda one: one.span)
    found: dict[Assertion, Checked] = {}
    for rule in RULES:
        earlier: dict[Hashable, dict[Hashable, Assertion]] = {}
        for one in in_order:
            key = rule.key(one, shelf) if one.kind in rule.kinds else None
            if key is None:
                continue
            known = earlier.setdefault(key, {})
            if one not in found:
                clashes = (_clash(rule, first, one, shelf, judge) for first in known.values())
                if (clash := next(filter(None, clashes), None)) is not None:
                    found[one] = clash
            if len(known) < MAX_VERSIONS:
                known.setdefault((said(one, shelf), one.denied), one)
    return tuple(found.values())


def clash_between(
    first: Assertion, second: Assertion, shelf: Shelf, judge: Judge
) -> Checked | None:
    """The same for two statements of different texts."""
    for rule in RULES:
        if first.kind in rule.kinds and second.kind in rule.kinds:
            key = rule.key(first, shelf)
            if key is not None and key == rule.key(second, shelf):
                clash = _clash(rule, first, second, shelf, judge)
                if clash is not None:
                    return clash
    return None


def _clash(
    rule: Rule, first: Assertion, second: Assertion, shelf: Shelf, judge: Judge
) -> Checked | None:
    why = rule.clash(first, second, shelf)
    if (
        not why
        or not _speaks_of_one(first.subject, shelf)
        or not _speaks_of_one(second.subject, shelf)
    ):
        return None
    verdicts = [judge(first), judge(second)]
    told = [one.verdict for one in verdicts]
    if told.count(CheckResult.VERIFIED) == 2:
        return None  # whatever the words seem to exclude, the code has both
    if not rule.is_logical and CheckResult.REFUTED not in told:
        return None
    return Checked(
        assertion=Assertion(kind=ClaimKind.CONSISTENCY, span=second.span, text=second.text),
        verdict=CheckResult.REFUTED,
        failure=Failure.CONTRADICTION,
        detail=f"line {first.span.line} says “{first.text}”: {why}{_borne_out(verdicts, first)}",
        citations=next(
            (one.citations for one in verdicts if one.verdict is CheckResult.VERIFIED), ()
        ),
    )


def _borne_out(verdicts: Sequence[Checked], first: Assertion) -> str:
    by_code = [one.verdict is CheckResult.VERIFIED for one in verdicts]
    if by_code[0]:
        return f"; the code agrees with line {first.span.line}"
    return "; the code agrees with this one" if by_code[1] else ""


def _speaks_of_one(subject: Mention | None, shelf: Shelf) -> bool:
    """Whether the name cannot stand for two different things of this code."""
    if subject is None:
        return True
    return len(meant(subject, shelf)) <= 1


def meant(subject: Mention, shelf: Shelf) -> set[tuple[str, str]]:
    """What a name may stand for, as path and qualified name; overloads are one thing."""
    *owners, name = dotted(subject).split(".")
    tail = ".".join(owners)
    found = shelf.book.definitions(name)
    if tail:
        found = [
            one for one in found if f".{one.qualified_name}".endswith(f".{tail}.{name}")
        ] or found
    if subject.kinds:
        kinds = {kind.value for kind in subject.kinds}
        found = [one for one in found if one.kind in kinds] or found
    if subject.within is not None:
        paths = set(shelf.paths_like(subject.within.path))
        found = [one for one in found if one.path in paths] or found
    return {(one.path, one.qualified_name) for one in found}
