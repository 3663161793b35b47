"""Which thing fills which slot: by its sort, by the order the sentence has them in, by look-up.

A form fits only if every slot that must be filled is, and every thing is used: by a slot or by a
filter of the kind. Next: reader.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from probant.questions.kind import COMPARED, TARGET_KIND, Fill, Form, Slot
from probant.reading.things import Certainty, Names, Prominence, Sort, Thing, bare_name
from probant.reading.words import FILE_WORDS, KIND_WORDS
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import Record, replace

_TEXTS = frozenset(
    {Sort.TEXT, Sort.NAME, Sort.OPTION, Sort.PATH, Sort.PERSON, Sort.VERSION, Sort.NUMBER}
)
_REVISIONS = frozenset({Sort.COMMIT, Sort.TAG, Sort.VERSION})

ACCEPTS: dict[Fill, frozenset[Sort]] = {
    Fill.SYMBOL: frozenset({Sort.NAME, Sort.TEXT}),
    Fill.PATH: frozenset({Sort.PATH, Sort.NAME, Sort.TEXT}),
    Fill.NAMED: frozenset({Sort.PATH, Sort.NAME, Sort.TEXT}),
    Fill.MODULE: frozenset({Sort.PATH, Sort.NAME, Sort.TEXT}),
    Fill.TEXT: _TEXTS,
    Fill.KEY: frozenset({Sort.NAME, Sort.TEXT, Sort.PATH}),
    Fill.REVISION: _REVISIONS,
    Fill.TEST: frozenset({Sort.NAME, Sort.TEXT}),
    Fill.CASE: frozenset({Sort.NAME, Sort.TEXT, Sort.PATH}),
    Fill.TESTS_IN: frozenset({Sort.PATH, Sort.NAME}),
    Fill.WORKFLOW: frozenset({Sort.PATH, Sort.NAME, Sort.TEXT}),
    Fill.BUILD_TARGET: frozenset({Sort.NAME, Sort.TEXT}),
    Fill.OWNER: frozenset({Sort.NAME, Sort.TEXT}),
    Fill.WITHIN: frozenset({Sort.PATH, Sort.NAME}),
    Fill.LINE: frozenset({Sort.NUMBER}),
    Fill.LINES: frozenset({Sort.NUMBER}),
    Fill.MEMBER: _TEXTS,
    Fill.NUMBER: frozenset({Sort.NUMBER}),
    Fill.VERSION: frozenset({Sort.VERSION, Sort.TAG, Sort.NUMBER, Sort.TEXT, Sort.NAME}),
}

_PREFERS: dict[Fill, Sort] = {
    Fill.PATH: Sort.PATH, Fill.MODULE: Sort.PATH, Fill.WITHIN: Sort.PATH, Fill.TESTS_IN: Sort.PATH,
    Fill.WORKFLOW: Sort.PATH, Fill.SYMBOL: Sort.NAME, Fill.OWNER: Sort.NAME, Fill.TEST: Sort.NAME,
    Fill.MEMBER: Sort.NAME, Fill.REVISION: Sort.TAG, Fill.KEY: Sort.NAME, Fill.TEXT: Sort.TEXT,
    Fill.NAMED: Sort.PATH, Fill.VERSION: Sort.VERSION,
}  # fmt: skip
"""What a slot takes if there is a choice; files come after names where both could be either."""


OWNER = Slot("owner", Fill.OWNER, is_optional=True)
"""What every form about one symbol may have besides: the class that holds it."""


class Filled(Record, kw_only=True):
    """Slots with their things, and the things no slot took.

    `is_turned` says that two slots which could change places stand the other way round in the
    sentence; None where they could not.
    """

    slots: tuple[tuple[Slot, Thing], ...]
    spare: tuple[Thing, ...]
    is_turned: bool | None = None


def fillings(form: Form, things: Sequence[Thing], names: Names) -> Iterator[Filled]:
    """Every way to fill the form; spare things must be filters."""
    slots = _slots(form)
    for n_slots in range(min(len(slots), len(things)), form.n_required - 1, -1):
        for chosen in _chosen_slots(slots, n_slots):
            for numbers in permutations(range(len(things)), n_slots):
                picked = [things[number] for number in numbers]
                pairs = tuple(zip(chosen, picked, strict=True))
                if any(
                    slot.fill is Fill.MEMBER and thing.sort is Sort.PATH for slot, thing in pairs
                ) and any(slot.fill is Fill.SYMBOL for slot in chosen):
                    continue  # no parameter or field is called like a file
                if all(_takes(slot, thing, names) for slot, thing in pairs):
                    yield Filled(
                        slots=pairs,
                        spare=tuple(t for n, t in enumerate(things) if n not in numbers),
                        is_turned=_is_turned(pairs, numbers, names),
                    )


def _slots(form: Form) -> tuple[Slot, ...]:
    fills = [slot.fill for slot in form.slots]
    has_room = fills.count(Fill.SYMBOL) == 1 and Fill.OWNER not in fills
    is_text = form.kind == "occurs_in"  # a text has no owner
    return (*form.slots, OWNER) if has_room and not is_text else form.slots


def _chosen_slots(slots: Sequence[Slot], n_slots: int) -> Iterator[list[Slot]]:
    optional = [slot for slot in slots if slot.is_optional]
    n_optional = n_slots - (len(slots) - len(optional))
    for some in combinations(optional, n_optional):
        yield [slot for slot in slots if not slot.is_optional or slot in some]


def _is_turned(
    pairs: Sequence[tuple[Slot, Thing]], numbers: Sequence[int], names: Names
) -> bool | None:
    pair = pair_in([slot for slot, _ in pairs])
    if pair is None:
        return None
    (one, its), (other, others) = (pairs[at] for at in pair)
    could_turn = _takes(one, others, names) and _takes(other, its, names)
    return numbers[pair[0]] > numbers[pair[1]] if could_turn else None


def pair_in(slots: Sequence[Slot]) -> tuple[int, int] | None:
    """The two slots that could change places, if there are two such."""
    pairs = [(a, b) for a, b in combinations(range(len(slots)), 2) if _alike(slots[a], slots[b])]
    if len(slots) > 2:
        pairs = [(a, b) for a, b in pairs if slots[a].fill is slots[b].fill]
    return pairs[0] if len(pairs) == 1 else None


def _alike(one: Slot, other: Slot) -> bool:
    """Whether two slots are meant for the same sort of thing."""
    return _PREFERS.get(one.fill) is not None and _PREFERS.get(one.fill) is _PREFERS.get(other.fill)


def _takes(slot: Slot, thing: Thing, names: Names) -> bool:
    if thing.sort not in ACCEPTS[slot.fill]:
        return False
    if slot.is_optional and slot is not OWNER and thing.certainty < Certainty.CODELIKE:
        return False  # a plain word is a name only where one is needed; `says_owner` looks it up
    if slot.is_optional and slot.fill is Fill.TEXT:
        return thing.sort is Sort.PATH or names.path(thing.text)
    if thing.sort is Sort.NAME and slot.fill in (Fill.PATH, Fill.TESTS_IN, Fill.WITHIN):
        return thing.certainty is Certainty.MARKED or names.path(thing.text) or "." in thing.text
    if thing.sort is Sort.TEXT and slot.fill in (
        Fill.SYMBOL,
        Fill.OWNER,
        Fill.PATH,
        Fill.NAMED,
        Fill.MODULE,
    ):
        return " " not in thing.text
    return not (thing.sort is Sort.PATH and slot.fill is Fill.KEY)


def preference(filled: Filled) -> int:
    """How many things stand in the slot that is meant for their sort."""
    return sum(_PREFERS.get(slot.fill, thing.sort) is thing.sort for slot, thing in filled.slots)


def targets_of(
    filled: Filled, kind_words: dict[int, str], names: Names
) -> tuple[tuple[Target, ...], str]:
    """Targets in the order of the slots, and the member that is only compared with.

    `kind_words` are the words said beside a thing, by its place in the text.
    """
    targets: list[Target] = []
    member = ""
    for slot, thing in filled.slots:
        if slot.fill in TARGET_KIND:
            targets.append(_target(slot.fill, thing, kind_words.get(thing.start, ""), names))
        elif slot.fill in COMPARED:
            member = bare_name(thing.text) if thing.sort is Sort.NAME else thing.text
    for slot, thing in filled.slots:
        first = targets[0] if targets else None
        if first is None:
            continue
        if slot.fill is Fill.OWNER:
            targets[0] = replace(first, owner=bare_name(thing.text))
        elif slot.fill is Fill.WITHIN:
            targets[0] = replace(first, within=thing.text)
        elif slot.fill is Fill.LINE:
            targets[0] = replace(
                first, line=int("".join(c for c in thing.text if c.isdigit()) or 0)
            )
    return tuple(targets), member


def _target(fill: Fill, thing: Thing, word: str, names: Names) -> Target:
    kind = TARGET_KIND[fill]
    is_file = thing.sort is Sort.PATH or word in FILE_WORDS
    if fill is Fill.NAMED and (
        is_file or (names.path(thing.text) and names.symbol(thing.text) is Prominence.NONE)
    ):
        kind = TargetKind.PATH
    if fill is Fill.MODULE and (is_file and not thing.text.startswith(".")):
        kind = TargetKind.PATH
    if fill is Fill.CASE:
        return _case(thing)
    text = thing.text.removeprefix("./") if kind is TargetKind.PATH else thing.text
    if kind is TargetKind.SYMBOL:
        return Target(
            text=bare_name(thing.text), kind=kind, kinds=KIND_WORDS.get(word, frozenset())
        )
    return Target(text=text.rstrip("/") if kind is TargetKind.PATH else text, kind=kind)


def _case(thing: Thing) -> Target:
    """One test to run: a file, or a name with the file or class it stands in."""
    if thing.sort is Sort.PATH and "::" not in thing.text:
        return Target(text=thing.text.removeprefix("./").rstrip("/"), kind=TargetKind.PATH)
    head, bracket, rest = thing.text.partition("[")
    *outer, name = head.split("::")
    path = outer.pop(0) if outer and ("/" in outer[0] or "." in outer[0]) else ""
    return Target(
        text=".".join([*outer, name.removesuffix("()")]) + bracket + rest,
        kind=TargetKind.TEST,
        within=path.removeprefix("./") or None,
    )
