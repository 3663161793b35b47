"""`remembered`: the same objects are answered from memory, equal ones are not."""

from __future__ import annotations

from probant.vocabulary.memo import remembered


def test_the_same_objects_are_asked_once_and_equal_ones_again() -> None:
    asked: list[tuple[str, ...]] = []

    @remembered
    def count(words: tuple[str, ...], more: int) -> int:
        asked.append(words)
        return len(words) + more

    one, equal = tuple("ab"), tuple("a b".split())
    number = 7_000_000
    assert one == equal
    assert one is not equal
    assert [count(one, number), count(one, number)] == [number + 2] * 2
    assert len(asked) == 1
    assert count(equal, number) == number + 2
    assert count(one, number) == number + 2
    assert len(asked) == 3
    assert count(one, more=1) == 3
    assert count(one, number) == number + 2
