"""Which filters of a goal its kind cannot apply: those are refused, never dropped."""

from __future__ import annotations

from collections.abc import Mapping

from probant.questions.kind import REACHING, Filter, Kind
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Relation, TargetKind

SAID: Mapping[Filter, str] = {
    Filter.IN: "a file or folder",
    Filter.OF: "what its answers belong to",
    Filter.SYMBOL_KIND: "the kind of definition",
    Filter.OUTSIDE_TESTS: "tests",
    Filter.PUBLIC: "visibility",
    Filter.SINCE: "a beginning in time",
    Filter.UNTIL: "an end in time",
    Filter.BY: "an author",
    Filter.DIRECTLY: "how far it is followed",
}
"""What each filter narrows by, for a refusal."""


def unsupported(goal: Goal, kind: Kind) -> tuple[Filter, ...]:
    """The filters of a goal that its kind cannot apply, in the order of their list."""
    asked = _asked(goal.filters)
    if goal.transitive:
        asked.discard(Filter.DIRECTLY)  # the goal itself says it, and has a form of its own
    allowed = kind.filters if _has_such(goal) else kind.filters & REACHING
    if goal.filters.outside_tests and kind.relation in _OF_TESTS:
        allowed -= {Filter.OUTSIDE_TESTS}  # no test stands outside the tests
    return tuple(one for one in Filter if one in asked and one not in allowed)


_OF_TESTS = frozenset({Relation.TESTS, Relation.TEST_CASES})
"""What is answered with tests."""


def _asked(filters: Filters) -> set[Filter]:
    given = {
        Filter.IN: filters.within,
        Filter.OF: filters.of,
        Filter.SYMBOL_KIND: filters.symbol_kinds,
        Filter.OUTSIDE_TESTS: filters.outside_tests or filters.only_tests,
        Filter.PUBLIC: filters.public,
        Filter.SINCE: filters.since,
        Filter.UNTIL: filters.until,
        Filter.BY: filters.by,
        Filter.DIRECTLY: filters.directly is False,
    }
    return {one for one, is_set in given.items() if is_set}


def _has_such(goal: Goal) -> bool:
    """A yes or no is about all of them; of one commit that is named, nothing is left out."""
    is_one = bool(goal.targets) and goal.targets[0].kind is TargetKind.COMMIT
    return not goal.polar and not (goal.relation is Relation.COMMIT_INFO and is_one)
