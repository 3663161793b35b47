"""What a ranking leaves out, in words. Shared by measures.py and history/ranking.py."""

from __future__ import annotations

from collections.abc import Sequence

from probant.vocabulary.evidence import TOLD_HERE


def left_out(ranks: Sequence[object], n_told: int, things: str = "in all") -> str:
    """How many there are, and how many are level with the last one told; '' if all are told.

    `ranks` are what they are ranked by, in that order.
    """
    if not 0 < n_told < len(ranks):
        return ""
    n_level = sum(rank == ranks[n_told - 1] for rank in ranks[n_told:])
    first = "first is" if n_told == 1 else f"first {n_told} are"
    level = f"; {n_level} more {'is' if n_level == 1 else 'are'} level with the last {TOLD_HERE}"
    return f"of {len(ranks)} {things}, the {first} {TOLD_HERE}{level * bool(n_level)}"
