"""V1: does the cited thing exist, in that very file, on those very lines?

Refuted only when sure: a path outside the tree, a skipped file, a name of another package are
unverifiable. Next: structure.py.
"""

from __future__ import annotations

from probant.checking.shelf import Shelf
from probant.vocabulary.assertion import Assertion, Checked, Failure
from probant.vocabulary.claim import CheckResult


def check_existence(assertion: Assertion, shelf: Shelf) -> Checked:
    """One V1 assertion against the snapshot."""
    place = assertion.place
    assert place is not None  # noqa: S101 - so far only places are read
    found = shelf.paths_like(place.path)
    if not found:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.REFUTED,
            failure=Failure.MISSING_FILE,
            detail=f"there is no file {place.path}",
        )
    if place.lines is None:
        return Checked(
            assertion=assertion, verdict=CheckResult.VERIFIED, detail=f"{found[0]} is there"
        )
    n_lines = len(shelf.lines(found[0]))
    if place.lines.last > n_lines:
        return Checked(
            assertion=assertion,
            verdict=CheckResult.REFUTED,
            failure=Failure.INVALID_LINE,
            detail=f"{found[0]} has {n_lines} lines",
        )
    return Checked(
        assertion=assertion,
        verdict=CheckResult.VERIFIED,
        detail=f"{found[0]} has these lines",
        citations=(shelf.cite(found[0], place.lines.first, place.lines.last),),
    )
