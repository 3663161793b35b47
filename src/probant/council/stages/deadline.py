"""One deadline, divided among the stages as a waterfall: what a stage leaves over flows on.

Pure arithmetic; the clock is session.py's.
"""

from __future__ import annotations

RESERVE_SHARE = 0.05
MAX_RESERVE_SECONDS = 5.0
"""Kept back for what follows the models: the verdict and the transcript."""
REVIEWERS_SHARE = 0.5
CROSS_REVIEW_SHARE = 0.7
MIN_STAGE_SECONDS = 0.5
"""With less than this a stage is not begun: nobody answers so fast."""


def reserve(max_seconds: float) -> float:
    """What of the whole time no model gets."""
    return min(MAX_RESERVE_SECONDS, max_seconds * RESERVE_SHARE)


def for_reviewers(seconds_left: float, *, is_last: bool) -> float:
    """Half of what remains; all of it where nobody comes after them."""
    return max(0.0, seconds_left * (1.0 if is_last else REVIEWERS_SHARE))


def for_cross_review(seconds_left: float) -> float:
    """The larger part of what the reviewers left; the chairman gets everything after that."""
    return max(0.0, seconds_left * CROSS_REVIEW_SHARE)


def is_enough(seconds: float) -> bool:
    return seconds >= MIN_STAGE_SECONDS
