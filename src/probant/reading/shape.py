"""What a question wants as its answer, and which way round it names two things.

A yes or no is not answered with a list, a number not with things: such forms do not fit.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import pairwise

from probant.questions.kind import Fill, Form
from probant.reading.clauses import says_if
from probant.reading.filling import OWNER, Filled, pair_in
from probant.reading.model import asking_part
from probant.reading.pieces import Token
from probant.reading.things import Certainty, Names, Thing
from probant.reading.words import ORDERS, PRONOUNS

ASKED_PEOPLE = frozenset("you i we u someone anyone anybody somebody one".split())
"""Behind "can" or "do", they make it politeness."""

ASKING_WORDS = frozenset("what which who whom whose where when how".split())
WHETHER = frozenset(
    "whether if is are was were does do did has have had can could will would".split()
)
_REPORTS = frozenset("tell show give return report print".split())
"""What is to be done with an answer, where "do …" is an order."""

_QUANTITY = frozenset(
    "many much number numbers count counts counting total amount quantity tally sum"
    " figure size length long big often times nr headcount #".split()
)


N_ALSO = 4
"""So near behind "and" a word asks for more than a yes: "is it …, and if so which?"."""


def is_put_so(form: Form, tokens: Sequence[Token], aside: set[int]) -> bool:
    """Whether the kind of answer is the kind asked: yes or no, a number, or things."""
    first, last = asking_part(tokens)
    asked = [number for number in range(first, last) if not tokens[number].is_stop]
    told = aside
    own = [number for number in asked if number not in told] or asked
    words = [tokens[number].word for number in _behind_topic(own, tokens)]
    is_whether = bool(words) and words[0] in WHETHER and not _is_polite(words)
    is_whether = is_whether and not (words[0] == "do" and _REPORTS.intersection(words))
    is_wh = bool(words) and words[0] in ASKING_WORDS
    is_whether = is_whether or "whether" in words or (says_if(words) and not is_wh)
    also = words.index("and") if "and" in words else len(words)
    asks_also = is_whether and bool(ASKING_WORDS.intersection(words[also : also + N_ALSO]))
    is_open = bool(ASKING_WORDS.intersection(words)) and (not is_whether or asks_also)
    is_placed = words[:1] == ["where"] or _LINE.match(" ".join(words)) is not None
    if is_placed and form.kind in _NOWHERE:
        return False
    if form.kind in ("extends", "implements") and _AS_BASE.search(" ".join(words)):
        return False  # "which traits have X as a supertrait" asks what is below X
    if _is_order(words) or (form.kind == "defined_in" and _is_done_with(tokens, aside)):
        return False
    if form.polar and (is_open or not (is_whether or _may_be_whether(words, tokens))):
        return False
    is_there = (
        "there" in words[:2]
        or not {"any", "anything", "anybody"}.isdisjoint(words)
        or any(one == "or" and after in ASKING_WORDS for one, after in pairwise(words))
    )
    if is_whether and not (
        form.polar or form.counted or is_there or is_open or form.kind in _STATES
    ):
        return False
    if form.counted and form.label != "line-count":
        return bool(_QUANTITY.intersection(token.word for token in tokens))
    return form.counted or "how many" not in " ".join(words) or "how many" in form.sentence


_AS_BASE = re.compile(
    r"<name> as (?:a |an |its |their |the )?(?:\w+ )?(?:super\w+|bases?|parents?)\b"
)


def _is_order(words: Sequence[str]) -> bool:
    """ "Rename X", "set the key to 3"; "merge commits since v1" lists something."""
    is_done_to = words[1:2] != [] and (words[1] in _DETERMINERS or words[1][0] == "<")
    if words[:1] == ["commit"] and words[1:2] != [] and words[1] in _COMMITTED:
        return not ASKING_WORDS.intersection(words)
    return is_done_to and words[0] in ORDERS and not ASKING_WORDS.intersection(words)


_COMMITTED = frozenset("<path> <name> the this these those my our all".split())
"""What is told to be committed: "commit the new file"."""


def _is_done_with(tokens: Sequence[Token], aside: Collection[int]) -> bool:
    """ "Where is X called": what is said right behind a name is not where it stands."""
    return any(
        one.thing and after.word in _DONE_WITH and number not in aside
        for number, (one, after) in enumerate(pairwise(tokens))
    )


_DONE_WITH = frozenset(
    "called used invoked imported referenced instantiated tested overridden raised caught read"
    " mentioned".split()
)
_DETERMINERS = frozenset("the a an all every each this that these those my our its it both".split())


def _is_polite(words: Sequence[str]) -> bool:
    """ "Can you …", "do you know …"; "did we …" asks a yes or no, "could the list be …" may not."""
    if words[0] in ("could", "would") and words[1:2] and words[1][0] != "<":
        return True
    if words[0] == "can" and words[1:2] == ["not"]:
        return True  # "can't find where …"
    return words[0] not in ("did", "does", "has", "have", "is", "are") and bool(
        ASKED_PEOPLE.intersection(words[1:2])
    )


_LINE = re.compile(r"(?:(?:on|at|in) )?(?:what|which) lines? ")
_NOWHERE = frozenset(
    "project_type language_version last_commit first_commit contributors raises workflow_jobs"
    " workflows".split()
)
"""Kinds whose answer is no place."""


def _behind_topic(numbers: list[int], tokens: Sequence[Token]) -> list[int]:
    """Without what is named first: "about X: is it …?", "X, does it …?"."""
    at = next((n for n, number in enumerate(numbers[:4]) if tokens[number].thing), None)
    if at is None or any(tokens[number].word not in _TOPIC for number in numbers[:at]):
        return numbers
    rest = [tokens[number].word for number in numbers[at + 1 : at + 3]]
    is_apart = numbers[at] + 1 < len(tokens) and tokens[numbers[at] + 1].is_stop
    is_asked = rest[:1] and rest[0] in WHETHER and (is_apart or rest[-1] in PRONOUNS)
    return numbers[at + 1 :] if is_asked else numbers


_TOPIC = frozenset("about with for regarding concerning so um okay the class function file".split())

_STATES = frozenset({"build_state", "visibility", "description", "explain", "project_type"})
"""Kinds that answer "is it broken?" with a state."""


def _may_be_whether(words: Sequence[str], tokens: Sequence[Token]) -> bool:
    """A statement with a question mark, or an order to check one."""
    asked = any(token.word in ("?", "y", "yes") and token.thing is None for token in tokens)
    is_choice = "or" in words
    return (
        asked
        or is_choice
        or bool(_CHECKS.intersection(words))
        or any(word in WHETHER for word in words[1:])
    )


_CHECKS = frozenset("check confirm verify determine correct true right yes y establish".split())


def is_turned(
    filled: Filled, turned: float | None, tokens: Sequence[Token], names: Names
) -> bool | None:
    """Which way round two things of one sort are meant: what the snapshot knows, else the words.

    `turned` is what the model says of the order, where that was learned for the form.
    """
    pair = pair_in([slot for slot, _ in filled.slots])
    if pair is None:
        return False
    (slot, one), (other_slot, other) = (filled.slots[number] for number in pair)
    early, late = sorted((one, other), key=lambda thing: thing.start)
    if slot.name == "caller":
        inner = _inner_names(tokens) & {one.text, other.text}
        if len(inner) == 1:  # "is A called by B", "do we call A from B", "in the body of B"
            return late.text in inner
        if not inner and _points_inside(tokens, late):
            return False  # "A, is B called in there?"
        if not inner and _is_doer(tokens, early, late):
            return False  # "A calls B", "A: does it make use of B?"
        if not inner and _does_it(tokens, late):
            return True  # "A: does B call it?"
        if not inner and _it_does(tokens, early, late):
            return False  # "A: is B among the things it calls?"
    if slot.fill is other_slot.fill is Fill.REVISION:
        since, until = _version(one.text), _version(other.text)
        if since and until and since != until:  # what is between them is asked from the older on
            return _version(early.text) > _version(late.text)
    if _HELD.intersection((slot.fill, other_slot.fill)):
        is_second = other_slot.fill is Fill.OWNER or slot.fill is Fill.MEMBER
        is_late_holder, is_early_holder = (
            names.member(late.text, early.text),
            names.member(early.text, late.text),
        )
        if is_late_holder != is_early_holder:
            return is_early_holder if is_second else is_late_holder
    if Fill.OWNER in (slot.fill, other_slot.fill):
        said = [_is_called_a_class(thing, tokens) for thing in (early, late)]
        if said[0] != said[1]:
            return said[0]
        if turned is None:
            between = [token.word for token in tokens if early.end <= token.start < late.start]
            return "'s" in between
    if turned is not None and abs(turned) < MIN_TURN:
        return None
    return turned is not None and turned > 0


MIN_TURN = 0.2
"""How sure the order of two things must be where only the words tell it."""
_HELD = frozenset({Fill.OWNER, Fill.MEMBER})
_INNER = frozenset("from by inside in within".split())


def _inner_names(tokens: Sequence[Token]) -> set[str]:
    """The things something is said to be in, or to be done by."""
    found = set()
    for number, token in enumerate(tokens):
        before = [one.word for one in tokens[max(0, number - 4) : number]]
        while before and before[-1] in _SAID_BEFORE:
            before.pop()
        is_inner = bool(before) and (
            before[-1] in _INNER or (before[-1] == "of" and {"body", "code"}.intersection(before))
        )
        if token.thing is not None and is_inner:
            found.add(token.thing.text)
    return found


def _points_inside(tokens: Sequence[Token], late: Thing) -> bool:
    """Whether, behind the second thing, something is said to be done inside of "it"."""
    words = [token.word for token in tokens if token.start >= late.end]
    return any(one in _INNER and after in ("there", "it") for one, after in pairwise(words))


def _does_it(tokens: Sequence[Token], late: Thing) -> bool:
    """Whether the second thing is said to call "it"."""
    words = [token.word for token in tokens if token.start >= late.end][:6]
    return any(one in _CALLS and after in ("it", "this", "that") for one, after in pairwise(words))


def _it_does(tokens: Sequence[Token], early: Thing, late: Thing) -> bool:
    """Whether the first thing is the heading, and "it" behind the second calls something."""
    heading = next((at for at, one in enumerate(tokens) if one.start == early.start), 0)
    is_heading = heading + 1 < len(tokens) and tokens[heading + 1].word in (":", ",", "-")
    words = [token.word for token in tokens if token.start >= late.end]
    calls = any(one == "it" and after in _CALLS for one, after in pairwise(words))
    return is_heading and calls


_DOES = frozenset("does did can could will would".split())


def _is_doer(tokens: Sequence[Token], early: Thing, late: Thing) -> bool:
    """Whether the first thing, or "it" behind it, is what calls the second."""
    words = [token.word for token in tokens if early.end <= token.start < late.start]
    said = [word for word in words if word not in (",", ":", "-")]
    points = any(one in _DOES and after == "it" for one, after in pairwise(said))
    return points or (said[:1] != [] and said[0] in _CALLS and "by" not in said)


_CALLS = frozenset(
    "call calls calling invoke invokes invoking use uses using run runs running".split()
)
_SAID_BEFORE = frozenset("the function method class routine code".split())


def says_owner(filled: Filled, tokens: Sequence[Token], names: Names) -> bool:
    """Whether what would be the owner of another thing is one, or is at least said to be."""
    owner = next((thing for slot, thing in filled.slots if slot is OWNER), None)
    if owner is None:
        return True
    held = next(thing for slot, thing in filled.slots if slot.fill is Fill.SYMBOL)
    if names.member(owner.text, held.text):
        return True
    if min(owner.certainty, held.certainty) < Certainty.CODELIKE or "." in owner.text.strip("."):
        return False
    if _is_called_a_class(owner, tokens):
        return True
    for number, token in enumerate(tokens):
        if token.start == owner.start:
            before = [one.word for one in tokens[max(0, number - 3) : number]]
            after = tokens[number + 1].word if number + 1 < len(tokens) else ""
            if _HOLDING.intersection(before) or after in ("'s", "has", "'"):
                return True
    return False


_HOLDING = frozenset("of in on inside within from under enclosing belongs nested".split())


def _is_called_a_class(thing: Thing, tokens: Sequence[Token]) -> bool:
    """Whether a word beside a thing says that it holds others."""
    numbers = [number for number, token in enumerate(tokens) if token.start == thing.start]
    beside = {
        tokens[n + step].word for n in numbers for step in (-1, 1) if 0 <= n + step < len(tokens)
    }
    return bool(beside & _HOLDERS)


_HOLDERS = frozenset("class enum struct interface trait type cls enumeration object".split())


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", text)) if "." in text else ()
