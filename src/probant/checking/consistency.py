"""V4 within one text: statements of it that cannot both be true.

Words alone decide only where they must clash ("a calls b", "a does not call b"); where two could
both hold of some code, the code has to refute one of them first. Agreement says nothing. Answers to
the same question are compared in agreement.py; checker.py puts the tiers in order.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import TypeAlias

from probant.checking.clashes import RULES, Rule, said
from probant.checking.names import meant
from probant.checking.setting import Setting
from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Failure, Mention
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record

MAX_VERSIONS = 24
"""How many different statements about one thing are held against each other."""

Judge = Callable[[Assertion], Checked]
"""The other tiers: what the code says of one statement."""


def check_consistency(
    assertions: Sequence[Assertion], setting: Setting, shelf: Shelf, judge: Judge
) -> tuple[Checked, ...]:
    """One claim for each statement that another one of the same text contradicts.

    Of two the code decides which is wrong; where it does not, the second one is.
    """
    judge = cache(judge)
    in_order = sorted(filter(setting.is_plain, assertions), key=lambda one: one.span)
    found: dict[Assertion, Checked] = {}
    for rule in RULES:
        earlier: dict[Hashable, dict[Hashable, Assertion]] = {}
        for one in in_order:
            key = rule.key(one, shelf) if one.kind in rule.kinds else None
            if key is None:
                continue
            known = earlier.setdefault(key, {})
            for first in known.values() if one not in found else ():
                clash = _clash(rule, first, one, shelf, judge)
                if clash is None or not (clash.is_settled or _is_near(first, one, setting)):
                    continue
                wrong, other = (first, one) if clash.is_second_right else (one, first)
                found.setdefault(wrong, _refuted(wrong, other, clash))
                break
            if len(known) < MAX_VERSIONS:
                known.setdefault((said(one, shelf), one.denied), one)
    return tuple(found.values())


Keyed: TypeAlias = Mapping[tuple[int, Hashable], Sequence[Assertion]]
"""Statements by the number of a rule and by what they speak of in its eyes."""


def gathered(assertions: Sequence[Assertion], shelf: Shelf) -> Keyed:
    """The statements of one text, laid out to be held against another's."""
    found: dict[tuple[int, Hashable], list[Assertion]] = {}
    for number, rule in enumerate(RULES):
        for one in assertions:
            key = rule.key(one, shelf) if one.kind in rule.kinds else None
            if key is not None:
                known = found.setdefault((number, key), [])
                if len(known) < MAX_VERSIONS:
                    known.append(one)
    return found


def first_clash(
    these: Keyed, those: Keyed, shelf: Shelf, judge: Judge
) -> tuple[Assertion, Assertion, str] | None:
    """The first two statements of two texts that cannot both be true, and why."""
    for key, firsts in these.items():
        for first, second in product(firsts, those.get(key, ())):
            found = _clash(RULES[key[0]], first, second, shelf, judge)
            if found is not None:
                return first, second, found.why
    return None


class _Clash(Record):
    why: str
    verdicts: tuple[Checked, Checked]

    @property
    def is_settled(self) -> bool:
        """Whether the code itself says that one of the two is wrong."""
        return any(one.verdict is CheckResult.REFUTED for one in self.verdicts)

    @property
    def is_second_right(self) -> bool:
        """Whether the code refutes the first of the two alone."""
        first, second = (one.verdict is CheckResult.REFUTED for one in self.verdicts)
        return first and not second


def _is_near(first: Assertion, second: Assertion, setting: Setting) -> bool:
    """Whether no heading between the two could say of what each of them holds."""
    return setting.section(first) == setting.section(second)


def _clash(
    rule: Rule, first: Assertion, second: Assertion, shelf: Shelf, judge: Judge
) -> _Clash | None:
    why = rule.clash(first, second, shelf)
    if not why or not all(_speaks_of_one(one.subject, shelf) for one in (first, second)):
        return None
    clash = _Clash(why, (judge(first), judge(second)))
    is_borne_out = any(one.verdict is CheckResult.VERIFIED for one in clash.verdicts)
    if is_borne_out and not clash.is_settled:
        return None  # whatever the words seem to exclude, the code does not
    return clash if rule.is_logical or clash.is_settled else None


def _refuted(wrong: Assertion, other: Assertion, clash: _Clash) -> Checked:
    shown = [one.citations for one in clash.verdicts if one.verdict is CheckResult.VERIFIED]
    borne_out = f"; the code agrees with line {other.span.line}" if shown else ""
    return Checked(
        assertion=Assertion(kind=ClaimKind.CONSISTENCY, span=wrong.span, text=wrong.text),
        verdict=CheckResult.REFUTED,
        failure=Failure.CONTRADICTION,
        detail=f"line {other.span.line} says “{other.text}”: {clash.why}{borne_out}",
        citations=shown[0] if shown else (),
    )


def _speaks_of_one(subject: Mention | None, shelf: Shelf) -> bool:
    """Whether the name cannot stand for two different things of this code."""
    if subject is None:
        return True
    return len(meant(subject, shelf)) <= 1
