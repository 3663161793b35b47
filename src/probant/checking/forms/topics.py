"""What a sentence is about, and what "it", "its" and "the file" of the next one point to.

Only the grammatical subject is carried over: what stands at the very beginning. A sentence that
begins otherwise is about nothing that a pronoun could safely mean. Next: clauses.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.forms import words
from probant.checking.forms.phrases import owned_by
from probant.checking.sentences import Node, NodeKind

_PRONOUNS = frozenset({"it", "this"})
_OWNING = frozenset({"its", "their"})
_POINTING = frozenset({"this", "the", "that"})
_OPENING_PHRASES = frozenset("for with on inside within outside in by at".split())
_OPENING = _OPENING_PHRASES | frozenset("if when whenever unless after once during".split())
"""Words that open a phrase after which the sentence comes to its subject."""

_MAX_OPENING = 20
_THINGS = (NodeKind.NAME, NodeKind.PLACE)


def topic_of(line: Sequence[Node], before: Node | None) -> Node | None:
    """The one thing a sentence is about; `before` where it only points to that."""
    if not line:
        return None
    first = line[0]
    if first.kind in _THINGS and first.lead in _OWNING:
        return before
    if first.kind in _THINGS:
        is_alone = len(first.names) + len(first.places) == 1 and not first.is_modifier
        return first if is_alone else None
    return before if after_pronoun(line) else None


def after_pronoun(line: Sequence[Node]) -> int:
    """Where the verb stands behind a pronoun that is the subject; 0 if there is none.

    "It …", "This function …", "If nothing is left, it …": the last only where no other thing is
    named before the pronoun.
    """
    texts = [node.text if node.kind is NodeKind.WORD else "" for node in line[: _MAX_OPENING + 2]]
    if not texts:
        return 0
    if texts[0] in _POINTING and words.singular(_at(texts, 1)) in words.NOUNS:
        return 2
    if texts[0] == "the" and _at(texts, 1) in ("same", "latter") and (
        words.singular(_at(texts, 2)) in words.NOUNS
    ):  # fmt: skip
        return 3
    if texts[0] in _PRONOUNS:
        return 1
    if texts[0] not in _OPENING:
        return 0
    for at, node in enumerate(line[: _MAX_OPENING + 1]):
        if node.kind in _THINGS:
            return 0
        is_set_off = at > 1 and (line[at - 1].text == "," or texts[0] in _OPENING_PHRASES)
        if texts[at] == "it" and is_set_off:
            return at + 1
    return 0


def points_to_file(line: Sequence[Node]) -> bool:
    """Whether it begins with "The file" or "This module", as if one had been named."""
    texts = [node.text for node in line[:2] if node.kind is NodeKind.WORD]
    return len(texts) == 2 and texts[0] in _POINTING and texts[1] in ("file", "module", "script")


def with_owner(line: list[Node], topic: Node | None) -> list[Node]:
    """A line that begins with "Its `x`", with what the sentence before was about as the owner."""
    if len(line) > 2 and line[0].text in _OWNING and line[1].text in ("constructor", "initializer"):
        return _its_constructor(line, topic)
    if not line or line[0].kind is not NodeKind.NAME or line[0].lead not in _OWNING:
        return line
    if topic is None or len(topic.names) != 1 or any(name.owner for name in line[0].names):
        return line
    return [owned_by(line[0], topic, start=line[0].start, end=line[0].end), *line[1:]]


def _its_constructor(line: list[Node], topic: Node | None) -> list[Node]:
    """ "Its constructor …" of a class: what is said of that is said of the class."""
    if topic is None or len(topic.names) != 1 or not topic.names[0].last[:1].isupper():
        return line
    start, end = line[0].start, line[1].end
    held = topic._replace(start=start, end=end, noun="constructor", lead="", outer=(start, end))
    return [held, *line[2:]]


def past_apposition(line: Sequence[Node], at: int) -> int:
    """Past ", the signal handler," behind a subject; `at` where there is none."""
    if at + 1 >= len(line) or line[at].text != "," or line[at + 1].text not in words.ARTICLES:
        return at
    for n in range(at + 2, min(at + 9, len(line))):
        node = line[n]
        if node.kind is NodeKind.MARK and node.text == ",":
            return n + 1
        is_verb = node.kind is NodeKind.WORD and node.text in _VERBS
        if node.kind is not NodeKind.WORD or is_verb:
            return at
    return at


def past_adjunct(line: Sequence[Node], at: int) -> range:
    """Where a verb may stand behind a phrase that follows its subject: "at the end of the file",
    "in debug mode"; nowhere if none does."""
    texts = [node.text if node.kind is NodeKind.WORD else "" for node in line[at : at + 8]]
    if _at(texts, 0) not in _SIDES:
        return range(0)
    end = 1
    while end < len(texts) and texts[end] and texts[end] not in _NO_SIDE:
        end += 1
    return range(at + 2, at + end)


_SIDES = frozenset("in at on inside within near by for from as".split())
_NO_SIDE = words.SUBORDINATORS | frozenset(
    "and or but not never no test tests version versions example theory other some any".split()
)
_VERBS = frozenset("is are was has have does do which that who".split())


def _at(texts: Sequence[str], n: int) -> str:
    return texts[n] if n < len(texts) else ""
