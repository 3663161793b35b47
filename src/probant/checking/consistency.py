"""V4: do statements agree with each other? Within one text, and over several answers.

Last of the tiers; checker.py puts them in order.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.vocabulary.assertion import Assertion, Checked


def check_consistency(assertions: Sequence[Assertion]) -> tuple[Checked, ...]:
    """Pairs of statements of one text that cannot both be true."""
    return ()
