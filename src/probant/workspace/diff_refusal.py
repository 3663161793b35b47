"""The one way a diff is refused, whoever reads a part of it."""

from __future__ import annotations

from probant.errors import UsageError

REMEDY = "make it anew against this snapshot, with git diff"


def refused(why: str) -> UsageError:
    """The one way a patch is refused: one line that says where and why."""
    return UsageError(f"the patch does not apply: {why}", remedy=REMEDY)
