"""What the last commits before a snapshot said and changed: a file that changed for the same words
is likely to be meant again, and one that changes often is more likely than one that never does.

Only commits the snapshot's own commit reaches: what came later is not known at a past revision.
"""

from __future__ import annotations

import json
import math
import zlib
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from probant.errors import GitFailed
from probant.facts.recall.query import words_asked
from probant.workspace.chronicle import Chronicle
from probant.workspace.snapshot import SourceTree

N_COMMITS = 1_000
MAX_FILES = 15
"""A commit that changed more was about none of them."""

FADING = 0.997
"""How much less each older commit says about how much a file changes."""


class PastChange(NamedTuple):
    stems: tuple[str, ...]
    paths: tuple[str, ...]


class PastScores(NamedTuple):
    """By path, each as a share of the highest: how often it changed, and for words like these."""

    activity: dict[str, float]
    likeness: dict[str, float]


def recent_changes(tree: SourceTree) -> tuple[PastChange, ...]:
    """Newest first; none where there is no history, or git cannot read all of it."""
    if tree.git is None or tree.snapshot.commit is None:
        return ()
    try:
        touches = Chronicle(tree.git).recent(tree.snapshot.commit, N_COMMITS)
    except GitFailed:
        return ()
    return tuple(
        PastChange(words_asked(touch.commit.subject).stems, paths)
        for touch in touches
        if 1 <= len(paths := tuple(change.path for change in touch.changes)) <= MAX_FILES
    )


def past_scores(changes: Sequence[PastChange], stems: Sequence[str]) -> PastScores:
    n_holding = Counter(stem for change in changes for stem in change.stems)
    rarity = {one: math.log(1 + (len(changes) + 1) / (1 + n_holding[one])) for one in stems}
    total = sum(rarity.values()) or 1.0
    activity: defaultdict[str, float] = defaultdict(float)
    likeness: defaultdict[str, float] = defaultdict(float)
    for age, change in enumerate(changes):
        shared = sum(rarity[one] for one in change.stems if one in rarity) / total
        for path in change.paths:
            activity[path] += FADING**age
            if shared:
                likeness[path] += shared**2 / math.sqrt(len(change.paths))
    return PastScores(
        _shares({path: math.log1p(score) for path, score in activity.items()}), _shares(likeness)
    )


def _shares(scores: dict[str, float]) -> dict[str, float]:
    highest = max(scores.values(), default=0.0) or 1.0
    return {path: score / highest for path, score in scores.items()}


def packed(changes: Sequence[PastChange]) -> bytes:
    return zlib.compress(json.dumps(changes, ensure_ascii=False).encode(), 1)


def unpacked(raw: bytes) -> tuple[PastChange, ...]:
    """What `packed` wrote; a ValueError or zlib.error where it was damaged since."""
    return tuple(
        PastChange(tuple(stems), tuple(paths)) for stems, paths in json.loads(zlib.decompress(raw))
    )
