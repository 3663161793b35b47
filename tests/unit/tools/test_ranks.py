"""What a ranking leaves out is said, with what is level with its last one."""

from __future__ import annotations

import pytest

from probant.tools.ranks import left_out


@pytest.mark.parametrize(
    ("ranks", "n_told", "expected"),
    [
        ([3, 2], 2, ""),
        ([3, 2, 1], 2, "of 3 in all, the first 2 are told here"),
        ([3, 2], 1, "of 2 in all, the first is told here"),
        (
            [3, 2, 2, 2, 1],
            2,
            "of 5 in all, the first 2 are told here; 2 more are level with the last told here",
        ),
    ],
)
def test_left_out(ranks: list[int], n_told: int, expected: str) -> None:
    assert left_out(ranks, n_told) == expected
