"""Phrases that lead a sentence elsewhere: "in Django", "on Windows", "after this change".

What is said there is not said of this code as it is. A phrase about a file, a class or a line of
this code stays here. Next: mood.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.checking.mentions import is_code_like
from probant.checking.sentences import Known, Node, NodeKind

_PLACING = frozenset(
    """
    in on with under for at as per by from against without within inside across during since after
    before following starting outside like until till throughout via among
    """.split()
)
_TURNING = frozenset({"according", "contrary", "unlike", "apart"})
_SELDOM = frozenset(
    """
    usually often normally typically generally sometimes occasionally mostly commonly ordinarily
    rarely seldom traditionally historically conventionally upstream downstream elsewhere most
    """.split()
)
_OTHERS = frozenset(
    """
    version versions release releases branch branches fork forks patch patches pr prs pull merge
    change changes refactor refactoring migration upgrade update rewrite proposal proposed planned
    design draft plan plans world universe mode platform platforms windows linux macos mac unix
    posix freebsd android ios production theory principle practice general past future old legacy
    upstream downstream most many some docs documentation readme comment issue rfc spec blog
    other another others python2 python3 py2 py3 cases contrast environment environments systems
    example examples snippet sample tutorial demo scenario question wiki article my your book
    builds older newer earlier previous nightly setups configurations projects libraries frameworks
    languages
    """.split()
)
"""Words of such a phrase that make it speak of something else than the code as it stands."""

_EVENTS = frozenset("update change changes merge pull migration upgrade patch release".split())
"""What may happen in a running program too: "on update"."""

_NARROWING = frozenset({"in", "on", "under", "per", "since", "within", "across", "outside"})
"""What may begin such a phrase behind a statement; others only add to it there."""

_NAMING = frozenset("in on with under for as per since within inside like outside".split())
_WHOLES = frozenset(
    "library package project framework language repo repository codebase api app plugin".split()
)
_OURS = frozenset({"this", "our", "the", "current", "its", "same", "whole", "entire"})
_HEADS = (NodeKind.NAME, NodeKind.PLACE, NodeKind.CODE)
_JOINS = frozenset("and but so because while whereas although that however also note".split())
_NUMBERED = frozenset({"line", "lines", "l", "step", "section", "steps", "-", "–", "to", "and"})
_MAX_WORDS = 8


class Surroundings:
    """Of one line, where a phrase begins that leads elsewhere."""

    def __init__(self, line: Sequence[Node], known: Known) -> None:
        self._line = line
        self._known = known

    def opens_elsewhere(self, at: int) -> bool:
        """Whether a clause begins here that speaks of something else."""
        node = self._line[at]
        if node.kind is not NodeKind.WORD:
            return False
        is_candidate = node.text in _PLACING or node.text in _TURNING or node.text in _SELDOM
        is_candidate = is_candidate or node.text in ("rather", "instead")
        return is_candidate and self._begins_clause(at) and self._is_elsewhere(at)

    def ends_elsewhere(self, at: int) -> bool:
        """Whether what follows a statement keeps it to something else."""
        if at < len(self._line) and self._line[at].text in ("(", ","):
            at += 1
        word = self._word(at)
        is_kept = word in _NARROWING or word in _SELDOM
        is_kept = is_kept or (word == "by" and self._word(at + 1) == "default")
        return is_kept and self._is_elsewhere(at)

    def _is_elsewhere(self, at: int) -> bool:
        """Whether the phrase that begins here speaks of something else."""
        word = self._word(at)
        if word == "by":
            return self._word(at + 1) == "default"
        if word in _TURNING or word in _SELDOM:
            return True
        if word in ("rather", "instead"):
            return self._begins_clause(at) and self._word(at + 1) in ("than", "of")
        return word in _PLACING and self._leads_off(at + 1)

    def _begins_clause(self, at: int) -> bool:
        if not at:
            return True
        before = self._line[at - 1]
        return before.kind is NodeKind.MARK or before.text in _JOINS

    def _leads_off(self, at: int) -> bool:
        first = at
        for n in range(first, min(first + _MAX_WORDS, len(self._line))):
            node = self._line[n]
            if node.kind is NodeKind.MARK and node.text not in ("-", "–", "."):
                return False
            if node.kind in _HEADS:
                if n > first or self._is_foreign(node, first):
                    return n == first
            elif node.kind is NodeKind.NUMBER:
                if self._word(n - 1) not in _NUMBERED:
                    return True
            elif node.kind is NodeKind.WORD and self._is_other(n, node, first):
                return True
        return False

    def _is_foreign(self, node: Node, first: int) -> bool:
        """Whether the name right behind "in" is of no thing of this code."""
        is_within = self._line[first - 1].text in ("in", "on", "under", "within", "with", "for")
        if node.kind is not NodeKind.NAME or len(node.names) != 1 or node.noun or not is_within:
            return False
        name = node.names[0]
        return name.args is None and not is_code_like(name.text) and not self._known(name.text)

    def _is_other(self, n: int, node: Node, first: int) -> bool:
        preposition = self._line[first - 1].text
        if node.text in _OTHERS:
            return not (preposition == "on" and node.text in _EVENTS)
        if node.text in _WHOLES and self._word(n - 1) not in _OURS and n > first:
            return True
        is_proper = node.raw[:1].isupper() and not node.raw.isupper()
        return is_proper and preposition in _NAMING and not self._known(node.raw)

    def _word(self, at: int) -> str:
        node = self._line[at] if 0 <= at < len(self._line) else None
        return node.text if node is not None and node.kind is NodeKind.WORD else ""
