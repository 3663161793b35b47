"""Which part of a text asks: the story before it and the reason after it are set aside.

What is set aside may hold the name the question points back at, and its words need no account;
but a word there that could restrict the answer (`RESTRICTING`) still does. Next: coverage.py.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from probant.reading.model import asking_part
from probant.reading.pieces import Token
from probant.vocabulary.memo import remembered

_SPEAKERS = ("i", "we", "my", "our", "someone", "somebody")
_REASONS_WITHIN: frozenset[tuple[str, ...]] = frozenset({
    *((word, who) for word in ("so", "since", "as", "before", "while", "when", "after", "if", "for",
                               "because", "cause", "now") for who in _SPEAKERS),
    ("so", "that"), ("because",), ("in", "order", "to"), ("given", "that"), ("seeing", "that"),
    ("even", "though"), ("although",), ("in", "case"), ("to", "be", "able"),
})  # fmt: skip
"""How the reason for a question begins, where no comma sets it off."""

_REASONS_AFTER_A_SEAM: frozenset[tuple[str, ...]] = frozenset({
    *_REASONS_WITHIN,
    *((word, thing) for word in ("so", "since", "as", "for", "before", "because", "while", "when")
      for thing in ("the", "a", "an", "it", "that", "this", "there", "your", "your")),
    ("otherwise",), ("hence",), ("therefore",), ("thus",), ("though",), ("considering",), ("cos",),
    ("while", "reviewing"), ("while", "reading"), ("when", "reviewing"), ("when", "reading"),
    ("as", "part"), ("if", "you"), ("now", "that"),
})  # fmt: skip

_RELATIVE = frozenset("what which who where how whether".split())

_TELLERS = frozenset(
    "i we my our me us he she they someone somebody everyone nobody people the a an this"
    " that there it its yesterday today tomorrow last earlier recently while when whenever"
    " after before since as because if though although given having being working reading"
    " reviewing looking trying going during according legal management marketing support"
    " customers users ci qa docs documentation somehow apparently turns now then just"
    " still not no new another our your you".split()
)
"""How a clause begins that tells something."""

_ASKERS = frozenset(
    "what which who whom whose where when how is are was were does do did has have had"
    " can could will would list show find tell give name locate identify determine count"
    " enumerate print report state return point get fetch look check confirm verify quote"
    " describe explain compare open dump display extract collect produce provide figure"
    " say spell see search grep run please kindly whether whats wheres trace track output"
    " summarise summarize walk read examine inspect any may might".split()
)
"""How a clause begins that asks."""

RESTRICTING = frozenset(
    "except excluding exclude ignoring ignore omit omitting besides restrict restricted skip"
    " skipping leaving".split()
)
"""Words that narrow what is asked wherever they stand."""

CARING = frozenset("care cares interested matter matters relevant count counts consider".split())
"""What a story must say for its "only" to be about the answer."""

_JOINING = frozenset("so but and then yet".split())
_KNOWING = frozenset(
    "tell know check see wonder wondering determine verify sure ask asking establish say out"
    " confirm certain report identify ascertain state decide understand clear matters look"
    " settle learn hear find question unsure test true depends curious".split()
)
_NOUNS = frozenset("the a an this that no not new another just still".split())
"""These may begin a noun as well as a statement; few words are no statement."""
MIN_TOLD = 4
_IDLE = frozenset(
    "sure idea clue that urgent hurry rush need problem worries matter offence pressure longer luck"
    " joke kidding wonder doubt to because my our your i we certain clear obvious trying asking"
    " blaming".split()
)
"""Behind "not" or "no" they begin a remark."""

_SEAMS = frozenset(",;:-()")


def set_aside(tokens: Sequence[Token]) -> set[int]:
    """The numbers of tokens that tell a story or a reason instead of asking."""
    first, last = asking_part(tokens)
    aside = set(range(first))
    for start, end in _clauses(tokens, last + 1, len(tokens)):
        if _tells(tokens, start, end):
            aside.update(range(start, end))
    clauses = _clauses(tokens, first, last)
    asking = [clause for clause in clauses if not _tells(tokens, *clause)]
    asking = [one for one in asking if one == asking[0] or not _wants_to_know(tokens, *one)]
    is_put = last < len(tokens) and tokens[last].word == "?"
    if is_put and not any(_head(tokens, *one) in _ASKERS for one in asking):
        asking += [one for one in clauses[-1:] if one not in asking]  # "X, it is static or not?"
    if asking:
        for start, end in clauses:
            if (start, end) not in asking:
                aside.update(range(start, end))
    return aside


def _wants_to_know(tokens: Sequence[Token], start: int, end: int) -> bool:
    """ "…, I need to know if": behind a question that is the reason for it."""
    words = _words(tokens, start, end)
    return words[:1] != [] and words[0] in ("i", "we") and bool(_WANTING.intersection(words[1:3]))


_WANTING = frozenset("need want must have wanna gotta would 'd 'll should".split())


@remembered
def restricting(tokens: Sequence[Token], aside: set[int]) -> set[int]:
    """What is set aside and narrows the answer all the same.

    In a story that is an order ("Skip the tests.") or what the speaker cares about; a story that
    merely tells of an exception narrows nothing.
    """
    first, _ = asking_part(tokens)
    reasons = _reasons(tokens)
    is_choosy = any(tokens[number].word in CARING for number in aside)
    found = set()
    is_head, is_order = True, False
    for number, token in enumerate(tokens):
        if token.is_stop:
            is_head = is_head or token.word in ".?!"
            continue
        is_order = token.word in RESTRICTING if is_head else is_order
        is_head = False
        is_told = (number < first and not is_order) or number in reasons
        if number in aside and (
            (token.word in RESTRICTING and not (is_told and not is_choosy))
            or (is_choosy and token.word in ("only", "just"))
        ):
            found.add(number)
    return found


def _reasons(tokens: Sequence[Token]) -> set[int]:
    """Clauses behind the question that say why it is asked."""
    first, last = asking_part(tokens)
    return {
        number
        for start, end in _clauses(tokens, first, last)[1:]
        if _begins_reason(tokens[start:end], 0, _REASONS_WITHIN)
        for number in range(start, end)
    }


def conditions(tokens: Sequence[Token]) -> set[int]:
    """Clauses that say under what condition something is asked: "what breaks if I change X"."""
    first, last = asking_part(tokens)
    return {
        number
        for start, end in _clauses(tokens, first, last)
        if _head(tokens, start, end) == "if"
        for number in range(start, end)
    }


def tag(tokens: Sequence[Token]) -> set[int]:
    """ "X extends Y, right?": what makes a statement a question."""
    first, last = asking_part(tokens)
    is_statement = last - first > 2 and tokens[first].thing is not None
    return {last - 1} if is_statement and tokens[last - 1].word in _TAGS else set()


_TAGS = frozenset("right correct yes no huh eh true".split())


def says_if(words: Sequence[str]) -> bool:
    """ "Tell me if"; not "sorry if", "if possible", "if there are several"."""
    return any(
        word == "if" and _KNOWING.intersection(words[max(0, at - 2) : at])
        for at, word in enumerate(words)
    )


def _words(tokens: Sequence[Token], start: int, end: int) -> list[str]:
    return [token.word for token in tokens[start:end] if not token.is_stop]


def _head(tokens: Sequence[Token], start: int, end: int) -> str:
    """The word a clause begins with, behind what joins it to the one before."""
    words = _words(tokens, start, end)
    return next((word for word in words if word not in _JOINING), "")


def _clauses(tokens: Sequence[Token], first: int, last: int) -> list[tuple[int, int]]:
    """A sentence cut at its seams, and before words that begin a reason."""
    if first >= last:
        return []
    cuts = [first]
    for at in range(first + 1, last):
        if tokens[at].is_stop and tokens[at].word in _SEAMS:
            cuts.append(at + 1)
        elif at - cuts[-1] > 1 and _begins_reason(tokens, at, _REASONS_WITHIN):
            cuts.append(at)
    return [(a, b) for a, b in zip(cuts, [*cuts[1:], last], strict=True) if b > a]


def _begins_reason(tokens: Sequence[Token], at: int, reasons: Set[tuple[str, ...]]) -> bool:
    words = tuple(token.word for token in tokens[at : at + 3])
    return words[:1] in reasons or words[:2] in reasons or words in reasons


def _tells(tokens: Sequence[Token], start: int, end: int) -> bool:
    """Whether a clause only tells: it begins as a statement, or as a reason."""
    words = [token for token in tokens[start:end] if not token.is_stop]
    if not words:
        return True
    said = [token.word for token in words]
    is_relative = bool(_RELATIVE.intersection(said)) or says_if(said)
    if _begins_reason(words, 0, _REASONS_AFTER_A_SEAM):
        return not (is_relative and words[0].word == "so")
    head = next((token for token in words if token.word not in _JOINING), words[0])
    if head.thing is not None or head.word in _ASKERS or head.word not in _TELLERS:
        return False
    if head.word in ("not", "no") and not _IDLE.intersection(said[1:4]):
        return False  # "not the private ones" narrows, "not sure why" tells
    if head.word in _NOUNS and len(words) < MIN_TOLD:
        return False
    return not is_relative
