"""Which part of a text asks: the story before it and the reason after it are set aside.

What is set aside may hold the name the question points back at, and its words need no account;
but a word there that could restrict the answer (`RESTRICTING`) still does. Next: coverage.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.reading.model import asking_part
from probant.reading.tokens import Token

_REASONS = (
    ("so", "that"), ("so", "i"), ("so", "we"), ("so", "the"), ("so", "my"), ("so", "our"), ("because",),
    ("cause",), ("cos",), ("since", "i"), ("since", "we"), ("since", "the"), ("since", "it"), ("since", "my"),
    ("since", "our"), ("since", "a"), ("since", "that"), ("as", "i"), ("as", "we"), ("as", "the"), ("as", "our"),
    ("as", "my"), ("as", "it"), ("before", "i"), ("before", "we"), ("before", "the"), ("in", "order"),
    ("otherwise",), ("for", "i"), ("for", "we"), ("given", "that"), ("now", "that"), ("while", "i"),
    ("while", "we"), ("when", "i"), ("whenever", "i"), ("after", "i"), ("if", "i"), ("if", "we"), ("if", "you"),
    ("in", "case"), ("seeing", "that"), ("considering",), ("hence",), ("therefore",), ("thus",), ("though",),
    ("although",), ("even", "though"), ("to", "be", "able"), ("to", "make"), ("to", "see"), ("to", "know"),
    ("to", "decide"), ("to", "prepare"), ("to", "update"), ("to", "check"), ("to", "judge"),
    ("to", "understand"), ("to", "avoid"), ("to", "write"), ("to", "fix"), ("to", "plan"), ("as", "part"),
    ("while", "reviewing"), ("while", "reading"), ("when", "reviewing"), ("when", "reading"),
    ("for", "my"), ("for", "our"), ("for", "a"), ("for", "an"), ("for", "the"),
)  # fmt: skip
"""How the reason for a question begins, where no comma sets it off."""

_TELLERS = frozenset(
    "i we my our me us he she they someone somebody everyone nobody people the a an this that there"
    " it its yesterday today tomorrow last earlier recently while when whenever after before since as"
    " because if though although given having being working reading reviewing looking trying going"
    " during according legal management marketing support customers users ci qa docs documentation"
    " somehow apparently turns now then just still not no new another our your you".split()
)
"""How a clause begins that tells something."""

_ASKERS = frozenset(
    "what which who whom whose where when how is are was were does do did has have had can could"
    " will would list show find tell give name locate identify determine count enumerate print report"
    " state return point get fetch look check confirm verify quote describe explain compare open dump"
    " display extract collect produce provide figure say spell see search grep run please kindly"
    " whether whats wheres trace track output summarise summarize walk read examine inspect any".split()
)
"""How a clause begins that asks."""

RESTRICTING = frozenset(
    "except excluding exclude ignoring ignore omit omitting besides restrict restricted skip"
    " skipping leaving".split()
)
"""Words that narrow what is asked wherever they stand."""

CARING = frozenset("care cares interested matter matters relevant count counts consider".split())
"""What a story must say for its "only" to be about the answer."""

_SEAMS = frozenset(",;:-()")


def set_aside(tokens: Sequence[Token]) -> set[int]:
    """The numbers of tokens that tell a story or a reason instead of asking."""
    first, last = asking_part(tokens)
    aside = {number for number in range(len(tokens)) if not first <= number <= last}
    clauses = _clauses(tokens, first, last)
    asking = [clause for clause in clauses if not _tells(tokens, *clause)]
    if asking:
        for start, end in clauses:
            if (start, end) not in asking:
                aside.update(range(start, end))
    return aside


def _clauses(tokens: Sequence[Token], first: int, last: int) -> list[tuple[int, int]]:
    """The asking sentence cut at its seams, and before words that begin a reason."""
    cuts = [first]
    for at in range(first + 1, last):
        is_seam = tokens[at].is_stop and tokens[at].word in _SEAMS
        if is_seam:
            cuts.append(at + 1)
        elif _begins_reason(tokens, at) and at - cuts[-1] > 1:
            cuts.append(at)
    return [(a, b) for a, b in zip(cuts, [*cuts[1:], last], strict=True) if b > a]


def _begins_reason(tokens: Sequence[Token], at: int) -> bool:
    words = tuple(token.word for token in tokens[at : at + 3])
    return any(
        words[: len(one)] == one
        for one in _REASONS
        if one[0] not in ("for", "to", "when", "if", "after", "before")
        or len(one) > 1
        and one[1] in ("i", "we", "my", "our", "be")
    )


def _tells(tokens: Sequence[Token], start: int, end: int) -> bool:
    """Whether a clause only tells: it begins as a statement, or as a reason."""
    words = [token for token in tokens[start:end] if not token.is_stop]
    if not words:
        return True
    if _begins_reason(tokens, start) or any(
        tuple(token.word for token in words[: len(one)]) == one for one in _REASONS
    ):
        return True
    head = words[0]
    if head.thing is not None or head.word in _ASKERS or head.word not in _TELLERS:
        return False
    return not any(
        token.word in ("what", "which", "who", "where", "how", "whether") for token in words
    )
