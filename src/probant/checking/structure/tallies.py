"""Claims that say how many there are, that there are no others, or who did it and when.

Each asks one typed query and holds its list against the text. How people count differs (with tests
or without, places or functions, at first hand or all the way): a number is wrong only if no usual
way of counting gives it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from probant.checking.prover import Proof, Prover
from probant.checking.structure.elements import n_elements
from probant.checking.structure.verdict import why_open
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.questions.arguments import Named
from probant.questions.asking import goal_of_query
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Failure
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Stated, Target, TargetKind
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.value import CommitValue, LocationValue, NameValue, TextValue, Value

_OF_TESTS = re.compile(
    r"(?:^|/)(?:tests?|testing|__tests__|spec|examples?)/|(?:^|/)test_|[._-](?:test|spec)\."
)
Holds = bool | None
"""None where the answer leaves it open."""


def answer_to_tally(assertion: Assertion, prover: Prover) -> Checked:
    """What the answer to its query makes of the claim."""
    query, compare = _TALLIES[assertion.kind]
    goal = _goal(query, assertion)
    proof = prover.prove(goal)
    holds = compare(assertion, proof)
    if holds is False and assertion.kind in _REACHING:
        # Whoever counts all the way counts others too.
        far = prover.prove(replace(goal, transitive=True))
        is_other = compare(assertion, far)
        holds = None if is_other is not False else False
    if holds is None:
        return unverifiable(assertion, why_open(proof), proof.why or "the answer leaves it open")
    if holds is not assertion.denied:
        return verified(assertion, proof.why, *proof.citations)
    return refuted(assertion, Failure.WRONG_STRUCTURE, proof.why, *proof.citations)


def _goal(query: str, assertion: Assertion) -> Goal:
    subject = assertion.subject
    if subject is None:
        asked = goal_of_query(query, [assertion.literal], Filters())
        return replace(asked, stated=Stated())
    asked = goal_of_query(query, [Named(text=subject.text)], Filters())
    within = subject.within.path if subject.within is not None else None
    owner = subject.owner or None
    first = Target(text=subject.text, kind=TargetKind.SYMBOL, within=within, owner=owner)
    stated = Stated(count=assertion.count)
    return replace(asked, targets=(first, *asked.targets[1:]), stated=stated)


def _is_settled(proof: Proof) -> bool:
    return proof.outcome is Outcome.ANSWERED and proof.is_of_all


def _names(values: Iterable[Value]) -> list[tuple[str, str]]:
    """Each thing by its name and its file."""
    found = []
    for one in values:
        if isinstance(one, NameValue):
            found.append((one.name, one.path or ""))
        elif isinstance(one, LocationValue):
            found.append((one.definition.qualified_name, one.definition.path))
    return found


def _last(name: str) -> str:
    return re.split(r"\.|::|#|->", name)[-1].partition("[")[0].partition("<")[0]


def _are_bases(assertion: Assertion, proof: Proof) -> Holds:
    """Whether these are bases at first hand, and the only ones if that is said."""
    is_none = proof.outcome is Outcome.REFUTED and proof.is_full
    if not (is_none or _is_settled(proof)):
        return None
    actual = {_last(name) for name, _ in _names(proof.values)}
    told = {_last(name) for name in assertion.names}
    if not told or told <= _ROOTS:
        return None
    if assertion.is_complete:
        return told == actual
    return told <= actual


def _has_subclasses(assertion: Assertion, proof: Proof) -> Holds:
    """So many subclasses; those of tests may be left out."""
    every = _names(proof.values)
    if not _is_settled(proof) or not every:
        return None
    n_ours = sum(not _OF_TESTS.search(path) for _, path in every)
    return assertion.count in {n_ours, len(every)}


def _has_callers(assertion: Assertion, proof: Proof) -> Holds:
    """So many callers, or so many places where it is called."""
    callers = _names(proof.values)
    if not callers or assertion.count is None:
        return None
    certain = {name for name, path in callers if not _OF_TESTS.search(path)}
    if len(certain) > assertion.count:
        return False  # though there may be more
    if proof.outcome is not Outcome.ANSWERED or not proof.is_full:
        return None
    ours = {name for name, path in callers if not _OF_TESTS.search(path)}
    places = {(one.path, one.lines) for one in proof.citations}
    n_places = sum(not _OF_TESTS.search(path) for path, _ in places)
    return assertion.count in {len(ours), len({*callers}), n_places, len(places)}


def _has_elements(assertion: Assertion, proof: Proof) -> Holds:
    """So many elements in the one list or table that is written as its value."""
    texts = [one.text for one in proof.values if isinstance(one, TextValue)]
    if not _is_settled(proof) or len(texts) != 1:
        return None
    number = n_elements(texts[0])
    return None if number is None else number == assertion.count


def _is_author(assertion: Assertion, proof: Proof) -> Holds:
    """Whether the author is called so; a name may be shortened."""
    authors = [one.author for one in proof.values if isinstance(one, CommitValue)]
    if proof.outcome is not Outcome.ANSWERED or len(authors) != 1:
        return None
    told, actual = _name_words(assertion.expected), _name_words(authors[0])
    if told == actual:
        return True
    return None if told & actual else False


def _name_words(name: str) -> set[str]:
    return {word for word in re.split(r"[\s,._<>@-]+", name.casefold()) if word}


def _is_date(assertion: Assertion, proof: Proof) -> Holds:
    """Whether the author made it on that day, by his own clock."""
    dates = [one.date for one in proof.values if isinstance(one, CommitValue)]
    if proof.outcome is not Outcome.ANSWERED or len(dates) != 1:
        return None
    if dates[0].startswith(assertion.expected):
        return True
    # Another clock, or the day on which it was committed, may be one or two days off.
    return None if dates[0][:7] == assertion.expected[:7] else False


_TALLIES: Mapping[ClaimKind, tuple[str, Callable[[Assertion, Proof], Holds]]] = {
    ClaimKind.BASES: ("extends", _are_bases),
    ClaimKind.SUBCLASSES: ("extended_by", _has_subclasses),
    ClaimKind.CALLER_COUNT: ("called_by", _has_callers),
    ClaimKind.ELEMENTS: ("value", _has_elements),
    ClaimKind.COMMIT_AUTHOR: ("commit_info", _is_author),
    ClaimKind.COMMIT_DATE: ("commit_info", _is_date),
}
"""Which query a claim asks, and how its answer is compared."""

_ROOTS = frozenset({"object", "Object", "Any"})
"""What every class is built on, though none says so."""

_REACHING = frozenset({ClaimKind.SUBCLASSES})
TALLIES = frozenset(_TALLIES)
