"""Claims that are a typed query with its answer: what is asked, and whether the answer is that one.

A yes or no of the engine is taken as it is. Where it gives values, they are compared with what the
text says; loose is not wrong, so that a number may leave some out and a version may be shortened.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from probant.checking.calls import literal_value
from probant.checking.prover import Proof
from probant.checking.shelf import Shelf
from probant.checking.structure.amounts import computed, is_amount
from probant.checking.structure.verdict import verdict_of, why_open
from probant.checking.verdicts import refuted, unverifiable, verified
from probant.questions.arguments import Named
from probant.questions.asking import goal_of_query
from probant.vocabulary.assertion import Assertion, Checked, ClaimKind, Failure
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Stated, Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.value import CountValue, LocationValue, NameValue, TextValue, Value

_OF_TESTS = re.compile(
    r"(?:^|/)(?:tests?|testing|__tests__|spec)/|(?:^|/)test_|[._-](?:test|spec)\."
)
_VERSION = re.compile(r"\d+(?:\.\d+)*")
_SCRIPTS = (".js", ".mjs", ".cjs", ".jsx", ".ts", ".tsx")


def goal_of_query_claim(assertion: Assertion, shelf: Shelf) -> Goal:
    """The query the claim answers."""
    kind = assertion.kind
    words = [Named(text=word) for word in _words(assertion, shelf)]
    is_count = kind is ClaimKind.DEPENDENCIES
    asked = goal_of_query(kind.wire, words, Filters(), count=is_count, at=None)
    goal = replace(asked, stated=Stated())
    if kind not in OF_A_NAME or assertion.subject is None:
        return goal
    subject = assertion.subject
    text, owner = subject.text, subject.owner or None
    if kind is ClaimKind.DEFAULT:
        text, owner = subject.owner, None
    within = subject.within.path if subject.within is not None else None
    kinds = subject.kinds if kind in _OF_CLASSES else frozenset()
    first = Target(text=text, kind=TargetKind.SYMBOL, within=within, owner=owner, kinds=kinds)
    return replace(goal, targets=(first, *goal.targets[1:]))


_OF_CLASSES = frozenset({ClaimKind.FIELDS, ClaimKind.METHODS})
OF_A_NAME = frozenset(
    {
        ClaimKind.TRAIT, ClaimKind.VISIBILITY, ClaimKind.DECORATORS, ClaimKind.VALUE,
        ClaimKind.DEFAULT, ClaimKind.FIELDS, ClaimKind.METHODS, ClaimKind.CALLED_BY,
        ClaimKind.IS_TESTED, ClaimKind.OVERRIDES_NAME, ClaimKind.ADDED_IN,
    }
)  # fmt: skip


def _words(assertion: Assertion, shelf: Shelf) -> list[str]:
    """The arguments, in the query's order."""
    subject = assertion.subject.text if assertion.subject is not None else ""
    match assertion.kind:
        case ClaimKind.TRAIT | ClaimKind.VISIBILITY:
            return [subject, assertion.literal]
        case ClaimKind.FIELDS | ClaimKind.METHODS if assertion.object is not None:
            return [subject, assertion.object.text]
        case ClaimKind.ADDED_IN:
            return [subject, assertion.literal]
        case ClaimKind.DECORATORS | ClaimKind.OVERRIDES_NAME:
            assert assertion.object is not None  # noqa: S101 - the table of Assertion
            return [subject, assertion.object.text.lstrip("@")]
        case ClaimKind.DEFAULT:
            owner = assertion.subject.owner if assertion.subject is not None else ""
            return [owner, subject]
        case ClaimKind.LINE_COUNT:
            assert assertion.place is not None  # noqa: S101 - the table of Assertion
            files = shelf.files_of(assertion.place)
            return [files[0] if len(files) == 1 else assertion.place.path]
        case ClaimKind.DEPENDENCIES:
            return []
        case ClaimKind.LANGUAGE_VERSION | ClaimKind.PROJECT_FIELD:
            return [assertion.literal]
        case ClaimKind.IS_LICENCE | ClaimKind.HAS_CLI_OPTION:
            return [assertion.literal]
    return [subject]


def answer_to(assertion: Assertion, proof: Proof) -> Checked:
    """What the answer makes of the claim."""
    is_member = assertion.kind in (ClaimKind.FIELDS, ClaimKind.METHODS) and assertion.object
    compare = None if is_member else _COMPARED.get(assertion.kind)
    if compare is None:
        return _unless_loose(assertion, verdict_of(assertion, proof))
    holds = compare(assertion, proof)
    if holds is None:
        return unverifiable(assertion, why_open(proof), proof.why or "the answer leaves it open")
    if holds is not assertion.denied:
        return verified(assertion, proof.why, *proof.citations)
    right = _texts(proof)
    return refuted(
        assertion,
        Failure.WRONG_STRUCTURE,
        proof.why,
        *proof.citations,
        suggestion=right[0] if len(right) == 1 and not assertion.denied else None,
    )


def _unless_loose(assertion: Assertion, found: Checked) -> Checked:
    """In JavaScript a function may be what people call a class."""
    is_script = any(cited.path.endswith(_SCRIPTS) for cited in found.citations)
    is_named_so = assertion.kind is ClaimKind.TRAIT and assertion.literal == "class"
    if found.failure is None or not (is_script and is_named_so):
        return found
    return unverifiable(assertion, ReasonCode.FALSE_PREMISE, found.detail)


def _is_settled(proof: Proof) -> bool:
    return proof.outcome is Outcome.ANSWERED and proof.is_of_all


def _texts(proof: Proof) -> list[str]:
    return [one.text for one in proof.values if isinstance(one, TextValue)]


def _is_value(assertion: Assertion, proof: Proof) -> bool | None:
    """Whether the written value is the stated one; only two literals surely differ."""
    texts = _texts(proof)
    if not _is_settled(proof) or len(texts) != 1:
        return None
    return _is_written(texts[0].strip(), assertion.expected.strip("` "))


def _is_written(written: str, told: str) -> bool | None:
    """Whether what is written is what is told, however the two are spelled."""
    if written == told:
        return True
    if " " in told and told[:1].isdigit() and told[-1:].isalpha():
        return is_amount(written, told)
    one, two = literal_value(written), literal_value(told)
    if one is not None and isinstance(one.value, str) and one.value == told:
        return True  # a text often leaves out the quotes
    if one is not None and two is not None:
        return one == two
    numbers = computed(written), computed(told)
    if None not in numbers:
        return numbers[0] == numbers[1]
    if one is not None and isinstance(one.value, str) and two is None:
        return None if _BARE.fullmatch(told) else False  # a name may stand for what is written
    return None


_BARE = re.compile(r"[A-Za-z_$][\w$.:()]*")


def _is_one_of_values(assertion: Assertion, proof: Proof) -> bool | None:
    """Whether a name has this default somewhere; it has not only if each of them is another."""
    texts = _texts(proof)
    if proof.outcome is not Outcome.ANSWERED or not texts:
        return None
    told = assertion.expected.strip("` ")
    found = [_is_written(text.strip(), told) for text in texts]
    if any(found):
        return True if all(found) else None
    return False if None not in found and proof.is_of_all else None


def _has_count(assertion: Assertion, proof: Proof) -> bool | None:
    """So many lines, so many dependencies."""
    counts = [one.count for one in proof.values if isinstance(one, CountValue)]
    return counts[0] == assertion.count if _is_settled(proof) and len(counts) == 1 else None


def _has_so_many(assertion: Assertion, proof: Proof) -> bool | None:
    """So many fields or methods: nobody counts more than there are. Who counts fewer may have left
    some out, unless the language says which of them are for others to use."""
    members = [name for one in proof.values if (name := _member(one))]
    if not _is_settled(proof) or not members or assertion.count is None:
        return None
    if len(members) == assertion.count:
        return True
    if assertion.count > len(members):
        return False
    n_public = _n_public(assertion.kind, members, proof)
    return None if n_public is None or n_public == assertion.count else False


def _member(value: Value) -> str:
    if isinstance(value, LocationValue):
        return value.definition.name
    return value.name if isinstance(value, NameValue) else ""


def _n_public(kind: ClaimKind, members: Sequence[str], proof: Proof) -> int | None:
    """How many of them others can use; None where people count by other rules too: the fields of
    a class may be inherited or set by its methods, and methods may come with a trait."""
    endings = {cited.path.rpartition(".")[2] for cited in proof.citations}
    if endings == {"go"}:
        return sum(name[:1].isupper() for name in members)
    if endings == {"rs"} and kind is ClaimKind.FIELDS and len(proof.citations) == len(members):
        return sum(cited.quote.lstrip().startswith("pub") for cited in proof.citations)
    return None


def _is_called(assertion: Assertion, proof: Proof) -> bool | None:
    """By anybody, or by one alone; who only tests it is not always counted."""
    callers = [one for one in proof.values if isinstance(one, NameValue)]
    ours = [one for one in callers if not _OF_TESTS.search(one.path or "")]
    if assertion.object is None:
        if ours:
            return True
        is_empty = not callers and proof.outcome is Outcome.ANSWERED and proof.is_full
        return False if is_empty else None
    name = re.sub(r"::|#|->", ".", assertion.object.text)
    others = [one for one in ours if not f".{one.name}".endswith(f".{name}")]
    if others:
        return False
    return True if ours and proof.is_full and len(ours) == len(callers) else None


def _is_version(assertion: Assertion, proof: Proof) -> bool | None:
    """Whether the one version that is written, or the lower of two bounds, is the stated one."""
    texts = _texts(proof)
    if not _is_settled(proof) or len(texts) != 1:
        return None
    written = _VERSION.findall(texts[0])
    if not written:
        return None
    if _is_same_version(written[0], assertion.expected):
        return True
    is_one = len(written) == 1 or texts[0].lstrip().startswith((">=", "^", "~"))
    return False if is_one else None


def _is_same_version(written: str, told: str) -> bool:
    """1.90 is 1.90.0, and 3 is 3.2."""
    one, two = written.split("."), told.split(".")
    shorter = min(len(one), len(two))
    return one[:shorter] == two[:shorter]


_COMPARED: Mapping[ClaimKind, Callable[[Assertion, Proof], bool | None]] = {
    ClaimKind.VALUE: _is_value,
    ClaimKind.DEFAULT: _is_value,
    ClaimKind.DEFAULTS: _is_one_of_values,
    ClaimKind.LINE_COUNT: _has_count,
    ClaimKind.DEPENDENCIES: _has_count,
    ClaimKind.FIELDS: _has_so_many,
    ClaimKind.METHODS: _has_so_many,
    ClaimKind.CALLED_BY: _is_called,
    ClaimKind.DEPENDENCY_VERSION: _is_version,
    ClaimKind.LANGUAGE_VERSION: _is_version,
    ClaimKind.PROJECT_FIELD: _is_version,
}
"""Claims whose goal asks for values; the others ask for yes or no."""

QUERIES = OF_A_NAME | frozenset(
    {
        ClaimKind.LINE_COUNT, ClaimKind.DEPENDENCIES, ClaimKind.DEPENDS_ON, ClaimKind.DEFAULTS,
        ClaimKind.DEPENDENCY_VERSION,
        ClaimKind.LANGUAGE_VERSION, ClaimKind.PROJECT_FIELD, ClaimKind.IS_LICENCE,
        ClaimKind.HAS_CLI_OPTION, ClaimKind.READS_ENV_VAR,
    }
)  # fmt: skip
