"""What a question leaves out that its kind never holds: "exclude methods" of a list of fields.

Such a clause changes nothing, whatever the sentence would mean without it. What a kind never holds
is a table; a clause with any other word narrows the answer, and stays for coverage to judge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from probant.reading.pieces import Token
from probant.reading.words import FUNCTION_WORDS, NOISE
from probant.vocabulary.question import Relation

_MENTIONS = (
    "mention mentions mentioned comment comments doc docs documentation docstrings string strings"
)
_USES = "use uses usage usages reference references call calls caller callers site sites"
NEVER_HELD: Mapping[Relation, frozenset[str]] = {
    relation: frozenset(words.split())
    for relation, words in {
        Relation.DEFINED_IN: f"{_USES} {_MENTIONS} import imports export exports re-export"
        " re-exports re forward elsewhere body decorator decorators",
        Relation.CALLED_BY: f"definition definitions declaration import imports {_MENTIONS}",
        Relation.RAISED_BY: f"definition definitions declaration import imports {_MENTIONS}",
        Relation.RAISES: "exception exceptions error errors propagate propagated propagating"
        " callee callees helper helpers",
        Relation.CALLS: f"definition definitions import imports {_MENTIONS}",
        Relation.FIELDS: "method methods function functions",
        Relation.METHODS: "field fields attribute attributes property properties",
        Relation.IMPORTS: f"{_MENTIONS} usage usages",
        Relation.IMPORTED_BY: _MENTIONS,
        Relation.PARAMETERS: "body return type self receiver",
        Relation.OCCURS_IN: "partial similar near fuzzy hit hits match matches",
        Relation.CONFIG_KEY: f"{_USES} {_MENTIONS}",
        Relation.ENV_VAR: f"{_MENTIONS}",
        Relation.TESTS: "production product prod code sources non-test",
    }.items()
}  # fmt: skip
"""By what is asked, the words of things that no answer holds."""

_LEAVING_OUT = frozenset(
    "exclude excluding ignore ignoring omit omitting skip skipping no not without leaving".split()
)
_ORDERED = frozenset("include count list report mention show give".split())
"""Behind "do not"."""


def harmless(tokens: Sequence[Token], relation: Relation | None) -> set[int]:
    """The words of clauses that leave out only what such an answer never holds."""
    never = NEVER_HELD.get(relation) if relation is not None else None
    if not never:
        return set()
    found: set[int] = set()
    for first, end in clauses(tokens):
        words = [token.word for token in tokens[first:end]]
        if all(word in never or word in _FRAME for word in words):
            found.update(range(first, end))
    return found


_FRAME = NOISE | FUNCTION_WORDS | _LEAVING_OUT | _ORDERED | {"and", "nor", "out", "itself"}


def clauses(tokens: Sequence[Token]) -> list[tuple[int, int]]:
    """Each stretch between two stops that begins by leaving something out and names nothing."""
    stops = [-1, *(n for n, token in enumerate(tokens) if token.is_stop), len(tokens)]
    found = []
    for before, after in pairwise(stops):
        words = [token.word for token in tokens[before + 1 : after]]
        is_denied = words[:2] == ["do", "not"] and bool(_ORDERED.intersection(words[2:3]))
        begins = (
            is_denied or (words[:1] != [] and words[0] in _LEAVING_OUT) or words[:1] == ["leave"]
        )
        if begins and len(words) > 1 and not any(t.thing for t in tokens[before + 1 : after]):
            found.append((before + 1, after))
    return found
